"""Small sites of one page under the real settings, for the tests of directives."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

from conf.edition import corpus
from juegos.catalogue import CATALOGUE
from tests.help.built_site import VALUE_CACHE

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).resolve().parents[2]
DIVISIONS = [division.id for division in corpus.load().divisions]


def every(directive: str, arguments: Iterable[str]) -> str:
    """Return a page's part with one directive for each of some arguments."""
    return "".join(f"```{{j:{directive}}} {argument}\n```\n\n" for argument in arguments)


BOOK = (
    "# Page\n\n```{j:glosario}\n```\n\n```{j:bibliografia}\n```\n\n"
    + every("pasaje", DIVISIONS)
    + every("cruces", DIVISIONS)
    + every("reglas", CATALOGUE)
)


def boards(html: str) -> list[str]:
    """Return the figures of the boards on a page."""
    texts: list[str] = re.findall(r'<figure class="j-board".*?</figure>', html, re.DOTALL)
    return texts


def data(board: str) -> dict[str, Any]:
    """Return what the scripts are given of a board, which stands beside it as JSON."""
    text = re.search(r'<script type="application/json">(.*)</script>', board, re.DOTALL)
    assert text
    fields: dict[str, Any] = json.loads(text[1])
    return fields


class Site:
    """A site of one page under the real settings but for the theme, and what it warned of.

    If ``anew``, nothing that was found for another site is taken over.
    """

    def __init__(self, folder: Path, page: str, *, anew: bool = False) -> None:
        source = folder / "docs"
        source.mkdir(parents=True, exist_ok=True)
        (source / "index.md").write_text(page, encoding="utf-8")
        self.out = folder / "site"
        warnings = StringIO()
        with patch_docutils(str(ROOT / "conf")), docutils_namespace():
            app = Sphinx(
                str(source),
                str(ROOT / "conf"),
                str(self.out),
                str(folder / "doctrees"),
                "html",
                confoverrides={
                    "html_theme": "basic",
                    "html_theme_options": {},
                    "templates_path": [],
                    "rooms": False,
                    "kept_values": "" if anew else str(VALUE_CACHE),
                },
                status=None,
                warning=warnings,
            )
            app.build()
            self.app = app
            self.doctree = app.env.get_doctree("index")
        self.warnings = re.sub(r"\x1b\[[0-9;]*m", "", warnings.getvalue())

    @property
    def html(self) -> str:
        return (self.out / "index.html").read_text(encoding="utf-8")
