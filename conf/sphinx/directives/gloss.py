"""The glosses of a passage: the meaning of a word, shown beside it without a script.

In each language the first mention of a term opens its gloss by click, touch or Enter
(``conf.edition.marks``); Esc or a click elsewhere closes it. In a browser that does not know
``popover`` no gloss opens, and the link to the whole glossary at the foot has to do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.edition import corpus
from conf.sphinx.page.deferred import Link
from juegos.core.message import _, as_message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conf.sphinx.page.deferred import Page


def anchor(division: str, name: str) -> str:
    """Return the HTML id of the gloss of a term in a passage: ``glosa-azar-dado``."""
    return f"glosa-{division}-{name}"


def glosses(page: Page, division: str, names: Iterable[str]) -> list[dict[str, Any]]:
    """Return the glosses of some terms; none in a book, where they cannot be opened.

    The search does not read the parts to which the template gives the class j-cite.
    """
    if page.book:
        return []
    terms = {name: corpus.load().term(f"term.{name}") for name in names}
    return [
        {
            "id": anchor(division, name),
            "term": term,
            "en": as_message(term.en),
            "others": ", ".join(one for one in term.spellings if one != term.lemma),
            "more": page.link("termino", name, _("In the glossary")),
        }
        for name, term in terms.items()
    ]


def glossary(rows: list[dict[str, Any]]) -> Link | None:
    """Return the link to the whole glossary, for a page that has glosses."""
    return Link(rows[0]["more"].href.partition("#")[0], _("the glossary")) if rows else None
