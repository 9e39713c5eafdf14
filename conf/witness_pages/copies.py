"""The tafurerías in the text of their copies, a law a page: ``fuentes/taf/1.html``.

The text is that of most copies, with all that others have, as ``conf.witnesses.collation`` has
written it. The prologue and the first law, which we print after another source, are compared.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from conf.edition import corpus, views
from conf.edition.document import ID, ROOT, read
from conf.language import tell
from conf.sphinx.page.deferred import Link
from conf.witness_pages import credit
from conf.witness_pages.books import Book, Sheet
from conf.witnesses.copies import differences
from juegos.core.message import Message, _

if TYPE_CHECKING:
    from markupsafe import Markup
    from sphinx.application import Sphinx

    from conf.edition.document import Element
    from conf.sphinx.page.deferred import Page

SIGLUM, FOLDER = "taf", "fuentes/taf"
FILES = ("taf.xml", "taf.csv")
TITLE = _("The tafurerías in seventeen copies")
OURS = {"0": "tafurerias", "1": "ley-i"}  # the divisions of ours that have the same words


class Piece(NamedTuple):
    """Words that all copies have, or a place where they differ, with its number."""

    text: str
    number: int = 0


@dataclass(frozen=True)
class Law:
    """A part of the text: its number, its pieces, and the readings of each variant place.

    Of each reading there are the words, and the sigla of the copies that have it.
    """

    n: str
    pieces: tuple[Piece, ...]
    entries: tuple[tuple[tuple[str, tuple[str, ...]], ...], ...]

    @property
    def words(self) -> str:
        """The words of most copies."""
        return " ".join(" ".join(piece.text for piece in self.pieces).split())


@cache
def book(home: Path) -> Book | None:
    """Return the law with its variants, if its copies have been collated."""
    path = home / "collated" / FILES[0]
    if not path.is_file():
        return None
    laws = [law(div) for div in read(path).body.findall("div")]
    return Book(SIGLUM, TITLE, (_contents(laws), *map(_sheet, laws)))


def law(div: Element) -> Law:
    """Return a part of the apparatus."""
    paragraph = div.find("p")
    pieces: list[Piece] = []
    entries: list[tuple[tuple[str, tuple[str, ...]], ...]] = []
    if paragraph is not None:
        pieces.append(Piece(paragraph.text or ""))
        for app in paragraph:
            entries.append(tuple(_reading(one) for one in app))
            pieces += Piece(entries[-1][0][0], len(entries)), Piece(app.tail or "")
    return Law(div.get("n", ""), tuple(pieces), tuple(entries))


def _reading(one: Element) -> tuple[str, tuple[str, ...]]:
    return one.text or "", tuple(name.lstrip("#").upper() for name in one.get("wit", "").split())


def law_title(n: str) -> Message:
    """Return the title of a part."""
    return _("Law {number}", number=n) if n != "0" else _("The prologue")


def _contents(laws: list[Law]) -> Sheet:
    about = _(
        "The law on gaming houses of 1276 in seventeen copies, collated word by word by "
        "machine, with every variant."
    )
    title = credit.text(SIGLUM).title
    return Sheet(f"{FOLDER}/index", TITLE, title, about, partial(_contents_body, laws), str)


def _contents_body(laws: list[Law], page: Page) -> Markup:
    text = credit.text(SIGLUM)
    return page.fill(
        "copies.html",
        title=TITLE,
        work=text.title,
        source=credit.credit(page, SIGLUM),
        copies=[(file.siglum.upper(), file.shelfmark) for file in text.files],
        laws=[
            {
                "link": _link(page, one.n),
                "places": len(one.entries),
                "words": len(one.words.split()),
            }
            for one in laws
        ],
        words=sum(len(one.words.split()) for one in laws),
        places=sum(len(one.entries) for one in laws),
        files=[Link(name, name.partition(".")[2].upper()) for name in FILES],
    )


def _link(page: Page, n: str) -> Link:
    there = page.app.builder.get_relative_uri(page.docname, f"{FOLDER}/{n}")
    return Link(there, str(tell(law_title(n))))


def _sheet(one: Law) -> Sheet:
    about = _(
        "{law} of the tafurerías (1276): the text of most copies, and how each of the "
        "others differs.",
        law=law_title(one.n),
    )
    title = credit.text(SIGLUM).title
    body = partial(_body, one)
    return Sheet(f"{FOLDER}/{one.n}", law_title(one.n), title, about, body, lambda: one.words)


def _body(one: Law, page: Page) -> Markup:
    there = page.app.builder.get_relative_uri(page.docname, f"{FOLDER}/index")
    return page.fill(
        "law.html",
        title=law_title(one.n),
        whole=Link(there, str(tell(TITLE))),
        work=credit.text(SIGLUM).title,
        source=credit.credit(page, SIGLUM),
        law=one,
        ours=_own_differences(page, one),
    )


def _own_differences(page: Page, one: Law) -> dict[str, Any] | None:
    """Return the places where our text of a part differs from most copies; None if we have none."""
    name = OURS.get(one.n)
    if name is None:
        return None
    division = corpus.load().division(name)
    text = " ".join(views.plain(segment.element, "e") for segment in division.segments)
    first = division.segments[0].element.get(ID, "")
    return {
        "link": page.link("pasaje", str(first), division.id),
        "differences": list(differences(text, one.words)),
    }


def write(app: Sphinx, error: Exception | None) -> None:
    """Write the apparatus as files beside its pages, or delete them if there is none."""
    if error or app.builder.format != "html" or app.builder.name == "epub":
        return
    for name in FILES:
        there = Path(app.outdir, FOLDER, name)
        here = ROOT / str(app.config.witnesses) / "collated" / name
        if here.is_file() and there.parent.is_dir():
            shutil.copyfile(here, there)
        else:
            there.unlink(missing_ok=True)
