"""The codex, each side of a leaf a page: ``codice/12v.html``, and their contents.

Its words are those of the transcription, in the three spellings that our own texts have. What we
know of a leaf stands below it: our page and translations, what is disputed, the rules that rest
there.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple

from conf.edition import spellings, views
from conf.edition.document import ROOT
from conf.edition.marks import html
from conf.language import grouped, tell
from conf.sphinx.page.deferred import Link
from conf.sphinx.page.place_names import place_name
from conf.witness_pages import credit, leaf_references
from conf.witness_pages.books import Book, Sheet
from conf.witnesses.leaves import leaves
from juegos.core.message import Message, _
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from markupsafe import Markup

    from conf.edition.document import Element
    from conf.sphinx.page.deferred import Page
    from conf.witnesses.leaves import Block, Leaf

SIGLUM, STEM = "ldj", "TEXT.ACE"
FOLDER, CONTENTS = "codice", "codice/index"
TITLE = _("The whole codex")
SPELLINGS = (("e", _("expanded")), ("d", _("as written")), ("r", _("regularised")))
PICTURES = {
    "miniature": _("Miniature"),
    "diagram": _("Diagram"),
    "illustration": _("Illustration"),
    "symbol": _("Sign"),
}
BELONGS = {
    "preceding": _("it goes with the words before it"),
    "following": _("it goes with the words after it"),
    "surrounding": _("it goes with the words around it"),
}


class SpellingCount(NamedTuple):
    """The number of words, and of those whose modern spelling our forms have."""

    modern: int
    all: int

    @property
    def percent(self) -> int:
        """The percentage of those."""
        return round(100 * self.modern / self.all) if self.all else 0


@cache
def book(home: Path) -> Book | None:
    """Return the codex, if its witness has been fetched."""
    by_name = leaves(SIGLUM, STEM, home)
    if not by_name:
        return None
    places = {place: at for leaf in by_name.values() for place, at in _places(leaf)}
    sheets = (_contents(by_name), *map(_sheet, by_name.values()))
    return Book(SIGLUM, TITLE, sheets, places)


def name(leaf: str) -> str:
    """Return the name of the page of a leaf: ``codice/12v``."""
    return f"{FOLDER}/{leaf}"


def _places(leaf: Leaf) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield the addresses on a leaf: those of itself, its columns, its lines."""
    columns = dict.fromkeys(line.rpartition(".")[0] for line in leaf.lines)
    for place in (leaf.n, *columns, *leaf.lines):
        yield f"{SIGLUM}:{place}", (name(leaf.n), f"f{place}")


def _contents(leaves: Mapping[str, Leaf]) -> Sheet:
    return Sheet(
        CONTENTS,
        TITLE,
        WORKS[SIGLUM].title,
        _(
            "Every page of Alfonso X’s Book of Games (1283), from its public transcription: each"
            " line with its address, in three spellings, with what rests on it."
        ),
        partial(_contents_body, leaves),
        str,
    )


def _contents_body(leaves: Mapping[str, Leaf], page: Page) -> Markup:
    counts = [_leaf_spellings(leaf) for leaf in leaves.values()]
    return page.fill(
        "codex.html",
        title=TITLE,
        source=credit.credit(page, SIGLUM),
        leaves=[_row(page, leaf) for leaf in leaves.values()],
        lines=grouped(sum(len(leaf.lines) for leaf in leaves.values())),
        spelling=SpellingCount(sum(one.modern for one in counts), sum(one.all for one in counts)),
        grouped=grouped,
    )


def _row(page: Page, leaf: Leaf) -> dict[str, Any]:
    """Return the entry of a leaf in the contents: its link, and the parts of our edition on it."""
    there = page.app.builder.get_relative_uri(page.docname, name(leaf.n))
    return {
        "link": Link(there, leaf.n),
        "pictures": [PICTURES[one.kind] for one in leaf.blocks if one.kind],
        "ours": leaf_references.pages(page, SIGLUM, leaf.n),
    }


def _sheet(leaf: Leaf) -> Sheet:
    return Sheet(
        name(leaf.n),
        leaf_title(leaf.n),
        WORKS[SIGLUM].title,
        _(
            "Fol. {leaf} of Alfonso X’s Book of Games (1283): its words line by line in three"
            " spellings, with what is disputed there and the rules that rest on it.",
            leaf=leaf.n,
        ),
        partial(_body, leaf),
        partial(_search_words, leaf),
    )


def leaf_title(leaf: str) -> Message:
    """Return the title of a leaf where its name begins a line."""
    return _("Fol. {leaf}", leaf=leaf)


def _body(leaf: Leaf, page: Page) -> Markup:
    """Return a leaf: its running heads, columns and pictures, and related parts of the edition."""
    there = page.app.builder.get_relative_uri(page.docname, CONTENTS)
    return page.fill(
        "leaf.html",
        leaf=leaf.n,
        title=leaf_title(leaf.n),
        whole=Link(there, TITLE),
        work=WORKS[SIGLUM].title,
        called=place_name(SIGLUM, leaf.n),
        source=credit.credit(page, SIGLUM),
        spellings=SPELLINGS,
        heads=[_html(one) for one in leaf.heads],
        rows=list(_rows(leaf)),
        spelling=_leaf_spellings(leaf),
        rests=leaf_references.leaf_references(page, SIGLUM, leaf),
    )


def _search_words(leaf: Leaf) -> str:
    """Return the words by which the search finds a leaf: its name, its words in two spellings."""
    spelling = partial(_forms().respelled, "")
    parts = (views.plain(one.words, view, spelling) for one in leaf.blocks for view in ("e", "r"))
    words = (word for part in (f"{SIGLUM}:{leaf.n}", *parts) for word in part.split())
    return " ".join(dict.fromkeys(words))


def _rows(leaf: Leaf) -> Iterator[dict[str, Any]]:
    """Yield the blocks that are side by side: columns, one of each letter; or a picture."""
    row: list[Block] = []
    for block in leaf.blocks:
        if row and (block.kind or block.letter in {one.letter for one in row}):
            yield _columns(row)
            row = []
        if block.kind:
            yield _picture(block)
        else:
            row.append(block)
    if row:
        yield _columns(row)


def _columns(row: list[Block]) -> dict[str, Any]:
    columns = [
        {
            "says": tell(_("Column {letter}", letter=one.letter)) if one.letter else "",
            "words": _html(one.words),
            "runs_on": one.runs_on,
        }
        for one in row
    ]
    return {"columns": columns, "picture": None}


def _picture(block: Block) -> dict[str, Any]:
    says = PICTURES[block.kind]
    if block.belongs:
        says = _("{picture}: {belongs}", picture=says, belongs=BELONGS[block.belongs])
    return {"columns": [], "picture": says, "words": _html(block.words)}


@cache
def _forms() -> spellings.Formas:
    return spellings.read(ROOT / "corpus" / SIGLUM)


def _html(words: Element) -> Markup:
    """Return words in all spellings; each line is a link to itself."""
    written = html(
        words,
        lang="osp",
        link=_no_address,
        spelling=partial(_forms().respelled, ""),
        gloss=_no_address,
    )
    return credit.as_markup(written)


def _no_address(reference: str) -> str:
    """Return no address: a transcription has no references to our edition."""
    del reference
    return ""


@cache
def _spellings_in(text: str) -> SpellingCount:
    forms = _forms()
    small = [word.lower() for word in spellings.WORD.findall(text)]
    return SpellingCount(
        sum(word in forms.forms or word in forms.equal for word in small), len(small)
    )


def _leaf_spellings(leaf: Leaf) -> SpellingCount:
    """Return the number of words of a leaf, and of those whose modern spelling we know."""
    return _spellings_in(" ".join(views.plain(one.words, "e") for one in leaf.blocks))
