"""The PDFs of the books, read by pypdf, after the session ``pdf`` has made them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from pypdf import PageObject, PdfReader

ROOT = Path(__file__).resolve().parents[2]
BOOKS = sorted(ROOT.glob("build/libro*/*.pdf"))
PAGES = {"dados": 100, "alquerque": 80, "tablas": 200, "naipes": 30}  # more than so many
TITLES = {
    "en": {"The book of dice", "The alquerques", "Tables", "Cards"},
    "es": {"El libro de los dados", "Los alquerques", "Tablas", "Naipes"},
}
TEXT = 36 / 25.4 * 72  # where it begins: the left margin of conf/book/pdf.css, in points
RIGHT = (210 - 20) / 25.4 * 72  # where it ends, on paper of the size A4
# By the part, a line of the manuscript and what stands beside it in the margin.
MARGINS = {
    "dados": ("OTramaneraaydeiuegodedadosquellaman", "67r.a.2–6"),
    "alquerque": ("EsteesellAlquerquededozequeiuegacon", "91r.a.1–2"),
}


class Words(NamedTuple):
    """What is printed in one run, and where it begins, in points from the lower left corner."""

    x: float
    y: float
    text: str


def printed(page: PageObject) -> list[Words]:
    """Return what is printed on a page, run by run."""
    words: list[Words] = []

    def meet(text: str, at: list[float], line: list[float], *_: object) -> None:
        x = line[4] * at[0] + line[5] * at[2] + at[4]
        y = line[4] * at[1] + line[5] * at[3] + at[5]
        words.append(Words(x, y, text.strip()))

    page.extract_text(visitor_text=meet)
    return words


def lines(words: list[Words], from_x: float = 0, to_x: float = RIGHT) -> list[Words]:
    """Return what is printed between two places, line by line, without its blanks."""
    result: dict[float, Words] = {}
    for one in words:
        if from_x <= one.x < to_x and (text := one.text.replace(" ", "")):
            y = round(one.y)
            first = result.get(y, Words(one.x, one.y, ""))
            result[y] = first._replace(text=first.text + text)
    return list(result.values())


def fonts(page: PageObject) -> dict[str, bool]:
    """Return the fonts of a page, and whether the letters of each are in the file."""
    result = {}
    for font in page["/Resources"].get("/Font", {}).values():
        of = font.get_object().get("/DescendantFonts", [font])[0].get_object()
        result[of["/BaseFont"]] = "/FontFile" in " ".join(of["/FontDescriptor"].get_object())
    return result


def language(book: Path) -> str:
    """Return the language that a book is in, by its folder."""
    return book.parent.name.partition("-")[2] or "en"


def part(book: Path) -> str:
    """Return what of the edition is in a book, by its name."""
    return book.stem.rpartition("-")[2]


def test_each_part_is_printed_in_both_languages() -> None:
    """Four books in English and four in Spanish."""
    made = {(language(book), part(book)) for book in BOOKS}
    assert made == {(code, one) for code in TITLES for one in PAGES}


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_a_book_says_what_it_is(book: Path) -> None:
    """Title, author, language and tags, and a bookmark for each page of the site that is in it."""
    read = PdfReader(book)
    assert read.root_object["/MarkInfo"]["/Marked"]
    assert read.root_object["/StructTreeRoot"]
    assert len(read.pages) > PAGES[part(book)]
    assert read.metadata
    assert read.metadata.title in TITLES[language(book)]
    assert read.metadata.author == "The Juegos contributors"
    assert read.root_object["/Lang"] == language(book)
    marks = [mark for mark in read.outline if not isinstance(mark, list)]
    assert marks[0].title == read.metadata.title
    places = [read.get_destination_page_number(mark) for mark in marks]
    assert None not in places
    assert len(set(places)) > 8
    assert places == sorted(places)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_its_letters_are_in_it(book: Path) -> None:
    """Whatever fonts a machine has, the text is in the face of the edition."""
    results = {name: value for page in PdfReader(book).pages for name, value in fonts(page).items()}
    assert any("EB-Garamond" in name for name in results)
    assert [name for name, value in results.items() if not value] == []


@pytest.mark.parametrize(
    "book", [book for book in BOOKS if part(book) in MARGINS], ids=lambda book: book.stem
)
def test_a_line_has_its_place_in_the_margin(book: Path) -> None:
    """Folio, column and lines stand left of the text, at the height of the first line of it."""
    line, place = MARGINS[part(book)]
    text, beside = next(
        (own, margin)
        for page in PdfReader(book).pages
        for own in lines(printed(page), from_x=TEXT - 1)
        if line in own.text
        for margin in lines(printed(page), to_x=TEXT - 1)
        if margin.text == place
    )
    assert abs(beside.y - text.y) < 6


@pytest.mark.parametrize(
    "book", [book for book in BOOKS if part(book) == "dados"], ids=lambda book: book.stem
)
def test_no_table_runs_into_the_right_margin(book: Path) -> None:
    """The widest tables, of dice, are as wide as the text: nothing begins where it has ended."""
    pages = enumerate(map(printed, PdfReader(book).pages), 1)
    assert [(n, one) for n, page in pages for one in page if one.text and one.x > RIGHT] == []
