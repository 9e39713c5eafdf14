"""A Sphinx extension: pages of texts that others have transcribed, where they have been fetched.

It answers what the pages of ``conf.sphinx`` ask about such texts (``conf.sphinx.transcriptions``);
they know nothing of it. Without it they are as with it where nothing has been fetched, except that
they do not say what there is to fetch (``{j:transcripciones}``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.sphinx import domain
from conf.witness_pages import sheets, shelf
from conf.witness_pages.answers import Fetched
from conf.witness_pages.transcriptions import TranscriptionsDirective

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def answer(app: Sphinx) -> None:
    """Make this extension the one that knows of transcriptions."""
    domain.domain(app.env).transcriptions = Fetched(app)


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect all parts; all of them support parallel reading and writing."""
    app.setup_extension("conf.sphinx")
    shelf.setup(app)
    sheets.setup(app)
    app.connect("builder-inited", answer)
    app.add_directive_to_domain("j", "transcripciones", TranscriptionsDirective)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
