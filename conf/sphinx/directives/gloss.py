"""The glosses of a passage: what a word means, shown beside it and without a script.

A term that comes first in its language opens one by click, touch or Enter (``conf.edition.marks``);
Esc or a click elsewhere closes it. Without ``popover`` there is the glossary itself, at the foot.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from conf.edition import corpus
from conf.sphinx.directives.base import a

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conf.edition.entries import Term
    from conf.sphinx.page.late import Page


def anchor(division: str, name: str) -> str:
    """Return the HTML id of the gloss of a term in a passage: ``glosa-azar-dado``."""
    return f"glosa-{division}-{name}"


def opens(page: Page) -> bool:
    """Tell whether the page is one of the site, where a gloss can open; in a book none can."""
    return page.app.builder.name != "epub"


def glosses(page: Page, division: str, names: Iterable[str]) -> str:
    """Return the glosses of some terms and the way to all others; nothing where there are none."""
    terms = {name: corpus.load().term(f"term.{name}") for name in names}
    if not terms or not opens(page):
        return ""
    glossary = page.href("termino", next(iter(terms))).partition("#")[0]
    return (
        "".join(_gloss(page, anchor(division, name), name, term) for name, term in terms.items())
        + '<p class="j-dotted">A dotted word opens its meaning; '
        + f"{a(glossary, 'the glossary')} has them all.</p>"
    )


def _gloss(page: Page, id_: str, name: str, term: Term) -> str:
    """Return one gloss. What has the class j-cite is not read by the search."""
    others = ", ".join(spelling for spelling in term.spellings if spelling != term.lemma)
    spellings = f" <span>{escape(others)}</span>" if others else ""
    return (
        f'<div popover id="{escape(id_)}" class="j-cite j-glosa">'
        f'<p lang="{term.lang}"><dfn>{escape(term.lemma)}</dfn>{spellings}</p>'
        f'<p>{escape(term.en)}</p><p lang="es">{escape(term.es)}</p>'
        f"<p>{a(page.href('termino', name), 'In the glossary')}</p></div>"
    )
