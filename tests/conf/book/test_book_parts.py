"""What pages look like in a book, part by part: no controls, one view of the words, drawings."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import dataclass

import pytest
from lxml import etree

from conf.edition import marks
from conf.sphinx.directives.cite import Control
from conf.sphinx.fill import fill
from conf.sphinx.page import images
from conf.sphinx.page.deferred import Link
from juegos.core.table import Table


@dataclass(frozen=True)
class Page:
    """A page as templates see it, of the site or of a book that has all but ``no.csv``."""

    book: bool
    language: str = "en"

    def leads(self, href: str) -> bool:
        return not self.book or href != "no.csv"

    def image(self, svg: str) -> Link:
        return Link(images.name(svg), images.label_of(svg))


REPORT = "https://example.org/report"
CONTROL = Control("juegos:x", "The reference.", [Link("no.csv", "BibTeX")], REPORT)
TABLE = Table("a.b", "Dots", ("n",), ((1,),), "ways", (), (), "nobody")


def caption(page: Page) -> str:
    return fill(
        "table.html", page=page, table=TABLE, id="cuadro-a.b", heads=[("n", True)], rows=[],
        source=[], leaves="", read=False, files=[Link("no.csv", "CSV")], control=CONTROL,
    )  # fmt: skip


def test_a_book_has_no_controls_and_no_downloads() -> None:
    """What opens or is fetched is on the site alone; the rest of a table is the same in both."""
    site, book = caption(Page(book=False)), caption(Page(book=True))
    for item in ("j-cite", "The reference.", "j-down", "no.csv", REPORT):
        assert item in site
        assert item not in book
    assert "Dots (ways)." in site
    assert "Dots (ways)." in book


def test_a_link_to_what_is_not_in_a_book_is_its_words() -> None:
    """The words stay, the link goes; one to a page of the book stays."""
    link = {"link": Link("no.csv", "Words <1>"), "note": "&"}
    parts = {
        "facsimile": link,
        "files": [],
        "hand": None,
        "told": False,
        "away": None,
        "leaves": [],
    }
    given = {"name": "x", "choices": [], "rows": [], "glosses": [], "glossary": None, **parts}
    assert '<a href="no.csv">Words &lt;1&gt;</a>. &amp;' in fill(
        "passage.html", page=Page(book=False), **given
    )
    assert ">Words &lt;1&gt;. &amp;" in fill("passage.html", page=Page(book=True), **given)


@pytest.mark.parametrize(
    ("tei", "book"),
    [
        ("<orig>x<hi rend='sup'>y</hi></orig><reg>z</reg>", '<span class="reg v-e v-r">z</span>'),
        ("a<lb n='2' break='no'/>b", 'a<span class="lb" data-n="2"></span>b'),
        ("<del>x</del><add>y</add>", '<ins title="added by the scribe">y</ins>'),
        ("a &amp; b", "a &amp; b"),
    ],
)
def test_a_book_has_one_view_of_the_words(tei: str, book: str) -> None:
    """What stands in other views than the expanded goes with all that it holds."""
    element = etree.fromstring(f"<seg>{tei}</seg>")
    html = marks.html(element, lang="osp", link=lambda _: "", views="e")
    assert html == f'<span class="seg" lang="osp">{book}</span>'


def test_a_drawing_is_a_file_with_its_words() -> None:
    """It stands by its own: a name space, and colours that are no page's."""
    svg = '<svg aria-label="Dots &amp; lines"><path fill="var(--j-ink, #2b211a)"/></svg>'
    still = {"svg": svg, "caption": "", "answers": "", "curves": False}
    figure = fill("figure.html", page=Page(book=True), **still)
    assert figure == f'<figure><img src="{images.name(svg)}" alt="Dots &amp; lines" /></figure>'
    root = ET.fromstring(images.drawing(svg))  # noqa: S314 - of our own making
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root[0].get("fill") == "#2b211a"
    assert images.label_of("<svg><title>One die.</title></svg>") == "One die."
    assert fill("figure.html", page=Page(book=False), **still) == f"<figure>{svg}</figure>"
