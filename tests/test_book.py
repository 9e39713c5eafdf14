"""The pages as books: what the EPUB leaves out and keeps, and the one document of the PDF.

That epubcheck finds nothing, and that the PDF is made, is for the sessions ``epub`` and ``pdf``.
"""

from __future__ import annotations

import re
import runpy
import shutil
import xml.etree.ElementTree as ET
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple
from warnings import catch_warnings, simplefilter

import pytest
from lxml import etree
from sphinx.application import Sphinx
from sphinx.deprecation import RemovedInSphinx11Warning
from sphinx.util.docutils import docutils_namespace, patch_docutils

from conf.book.pdf import Book
from conf.edition import corpus, marks, views
from conf.edition.document import ROOT
from conf.language import speak
from conf.sphinx.directives.cite import Control
from conf.sphinx.fill import fill
from conf.sphinx.page import images
from conf.sphinx.page.late import Link
from conf.translations import LOCALE, languages
from juegos import __version__
from juegos.core.table import Table
from juegos.edition.cite import TITLE
from tests.built import furnish

XHTML = "{http://www.w3.org/1999/xhtml}"


class Told(NamedTuple):
    """A book in another language: which, and its folder."""

    language: str
    folder: Path


@dataclass(frozen=True)
class Page:
    """A page as templates see it, of the site or of a book that has all but ``no.csv``."""

    book: bool
    language: str = "en"

    def leads(self, href: str) -> bool:
        return not self.book or href != "no.csv"

    def image(self, svg: str) -> Link:
        return Link(images.name(svg), images.says(svg))


CONTROL = Control("juegos:x", "The reference.", [Link("no.csv", "BibTeX")])
TABLE = Table("a.b", "Dots", ("n",), ((1,),), "ways", (), (), "nobody")


def caption(page: Page) -> str:
    return fill(
        "table.html", page=page, table=TABLE, id="cuadro-a.b", heads=[("n", True)], rows=[],
        source=[], leaves="", force="", files=[Link("no.csv", "CSV")], control=CONTROL,
    )  # fmt: skip


def test_a_book_has_no_controls_and_no_downloads() -> None:
    """What opens or is fetched is on the site alone; the rest of a table is the same in both."""
    site, book = caption(Page(book=False)), caption(Page(book=True))
    for said in ("j-cite", "The reference.", "j-down", "no.csv"):
        assert said in site
        assert said not in book
    assert "Dots; in ways." in site
    assert "Dots; in ways." in book


def test_a_link_to_what_is_not_in_a_book_is_its_words() -> None:
    """The words stay, the link goes; one to a page of the book stays."""
    link = {"link": Link("no.csv", "Words <1>"), "note": "&"}
    parts = {"facsimile": link, "files": [], "hand": None, "told": False}
    given = {"name": "x", "choices": [], "rows": [], "glosses": [], "glossary": None, **parts}
    assert '<a href="no.csv">Words &lt;1&gt;</a>. &amp;' in fill(
        "passage.html", page=Page(book=False), **given
    )
    assert ">Words &lt;1&gt;. &amp;" in fill("passage.html", page=Page(book=True), **given)


@pytest.mark.parametrize(
    ("tei", "book"),
    [
        ("<orig>x<hi rend='sup'>y</hi></orig><reg>z</reg>", '<span class="reg v-e v-r">z</span>'),
        ("a<lb n='2' break='no'/>b", 'a<span class="lb" id="" data-n="2"></span>b'),
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
    figure = fill("figure.html", page=Page(book=True), svg=svg, caption="")
    assert figure == f'<figure><img src="{images.name(svg)}" alt="Dots &amp; lines" /></figure>'
    root = ET.fromstring(images.drawing(svg))  # noqa: S314 - of our own making
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root[0].get("fill") == "#2b211a"
    assert images.says("<svg><title>One die.</title></svg>") == "One die."
    assert fill("figure.html", page=Page(book=False), svg=svg, caption="") == (
        f"<figure>{svg}</figure>"
    )


PAGES = {
    "index": (
        "# Front\n\n```{toctree}\n\ndados/azar\ntablas/leccion-1\nglosario\nbibliografia\n```\n"
    ),
    "dados/azar": (
        "# Azar\n\n```{j:pasaje} azar\n```\n\n```{j:cruces} azar\n```\n\n"
        "```{j:reglas} azar\n```\n\n```{j:cuadro} azar.odds\n```\n\n```{j:tablero} azar\n```\n\n"
        "A <q>word</q>, and the [works](../bibliografia.md).\n"
    ),
    "tablas/leccion-1": "# 1. Setting out\n\n```{j:pasaje} proemio\n```\n",
    "glosario": "# Glossary\n\n```{j:glosario}\n```\n",
    "bibliografia": (
        "# Works\n\nNobody will translate this.\n\nNor this.\n\n```{j:bibliografia}\n```\n"
    ),
}


def bound(folder: Path, **settings: object) -> Path:
    """Return the folder of an EPUB of three small pages, built under the settings of the real."""
    for name, text in PAGES.items():
        page = folder / "docs" / f"{name}.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")
    places = (folder / "docs", ROOT / "conf" / "book", folder / "epub", folder / "doctrees")
    furnish(folder / "doctrees")
    # myst-parser 5 uses a name that Sphinx 11 will drop
    with catch_warnings(), patch_docutils(str(ROOT / "conf")), docutils_namespace():
        simplefilter("ignore", RemovedInSphinx11Warning)
        Sphinx(*map(str, places), "epub", confoverrides=settings, status=None, warning=None).build()
    return folder / "epub"


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small book."""
    return bound(tmp_path_factory.mktemp("libro"))


def test_every_page_is_well_formed_and_stands_alone(book: Path) -> None:
    """No script, no form, no link to a file that is not in the book; the language is named."""
    for name in PAGES:
        text = (book / f"{name}.xhtml").read_text("utf-8")
        root = ET.fromstring(text)  # noqa: S314 - of our own making
        assert root.get("lang") == "en"
        tags = {element.tag.removeprefix(XHTML) for element in root.iter()}
        assert not tags & {"script", "noscript", "form", "input", "svg", "button"}
        for element in root.iter():
            for key in ("href", "src"):
                path = element.get(key, "").partition("#")[0]
                if path and "://" not in path:
                    assert ((book / name).parent / path).exists(), (name, path)


def test_the_words_stand_once_and_in_full(book: Path) -> None:
    """Of each passage the expanded view, and both translations."""
    root = ET.parse(book / "dados/azar.xhtml").getroot()  # noqa: S314 - of our own making
    for segment in corpus.load().division("azar").segments:
        (row,) = root.findall(f".//*[@id='{segment.id}']")
        here = {
            str(seg.get("lang")): "".join(seg.itertext())
            for seg in row.iter(f"{XHTML}span")
            if seg.get("class") == "seg"
        }
        assert " ".join(here["osp"].split()) == views.plain(segment.element, "e")
        assert " ".join(here["es"].split()) == views.plain(segment.es, "e")
        assert " ".join(here["en"].split()) == views.plain(segment.en, "e")


def test_the_book_has_no_times_in_it(book: Path) -> None:
    """The files of the EPUB are of 1980, its first the mimetype, stored; no date is invented."""
    (file,) = book.glob("*.epub")
    with zipfile.ZipFile(file) as packed:
        infos = packed.infolist()
        assert {info.date_time for info in infos} == {(1980, 1, 1, 0, 0, 0)}
        assert (infos[0].filename, infos[0].compress_type) == ("mimetype", zipfile.ZIP_STORED)
        assert b"<dc:date>" not in packed.read("content.opf")


def test_a_book_made_twice_is_the_same_to_the_byte(book: Path, tmp_path: Path) -> None:
    """Built again elsewhere, from nothing, it is the same file."""
    (first,), (second,) = (folder.glob("*.epub") for folder in (book, bound(tmp_path)))
    assert first.read_bytes() == second.read_bytes()


TITLES = {
    "en": "Juegos: the games of ",
    "es": "Juegos: los juegos del ",
    "fr": "Juegos\N{NO-BREAK SPACE}: les jeux du ",
}
CONTENTS = {"en": "Contents", "es": "Contenido", "fr": "Sommaire"}
IN_ENGLISH = {
    "es": "El texto de esta página está en inglés.",
    "fr": "Le texte de cette page est en anglais.",
}
PLAYED = {"es": "Se puede jugar", "fr": "Vous pouvez jouer"}


@pytest.fixture(scope="module", params=languages())
def told(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Told:
    """The small book in another language."""
    folder = tmp_path_factory.mktemp("libro")
    shutil.copytree(LOCALE, folder / "locale")  # Sphinx compiles catalogues where they stand
    try:
        made = bound(folder, language=request.param, locale_dirs=[str(folder / "locale")])
    finally:
        speak("en", [])
    return Told(request.param, made)


def test_a_book_says_which_language_it_is_in(told: Told, book: Path) -> None:
    """Its name, title, list of contents and pages are told in it, and it says so."""
    for language, folder in ((told.language, told.folder), ("en", book)):
        name = "juegos-" + "-".join([__version__, *([language] if language != "en" else [])])
        opf = (folder / "content.opf").read_text("utf-8")
        assert [path.stem for path in folder.glob("*.epub")] == [name]
        assert f"<dc:language>{language}</dc:language>" in opf
        assert f"<dc:title>{TITLES[language]}" in opf
        assert f">{name}</dc:identifier>" in opf
        assert f"<h1>{CONTENTS[language]}</h1>" in (folder / "nav.xhtml").read_text("utf-8")
        root = ET.parse(folder / "dados/azar.xhtml").getroot()  # noqa: S314 - of our own making
        assert root.get("lang") == language


def test_a_book_is_told_in_its_language(told: Told) -> None:
    """Its words for what the site alone has, and the rules."""
    page = (told.folder / "dados/azar.xhtml").read_text("utf-8")
    assert "You can play" not in page
    assert PLAYED[told.language] in page


@pytest.mark.parametrize("left", ["Setting out", "The reading text joins the two words"])
def test_nothing_of_a_book_is_left_in_english(told: Told, left: str) -> None:
    """Neither a title that begins with a number, nor a note of two sentences."""
    page = (told.folder / "tablas/leccion-1.xhtml").read_text("utf-8")
    assert left not in page
    assert "<h1>1. " in page


def test_a_page_in_english_says_so_in_the_language_of_the_book(told: Told, book: Path) -> None:
    """As on the site; each of its sentences is marked as English."""
    notes = {}
    for name in PAGES:
        text = (told.folder / f"{name}.xhtml").read_text("utf-8")
        notes[name] = re.findall(r'<p class="j-english">(.*?)</p>', text)
    assert notes["bibliografia"] == [IN_ENGLISH[told.language]]
    assert '<p lang="en">Nor this.</p>' in text
    assert "j-english" not in (book / "bibliografia.xhtml").read_text("utf-8").split("<body>")[1]


def test_the_title_of_the_book_is_that_of_the_edition() -> None:
    """It is written a second time, where who translates it finds it."""
    assert runpy.run_path(str(ROOT / "conf/book/conf.py"))["epub_title"] == TITLE


def test_a_book_says_where_to_play(book: Path) -> None:
    """Its board is a picture, whose words send the reader to the site."""
    page = (book / "dados/azar.xhtml").read_text("utf-8")
    assert "You can play the game on its page on the site of the edition." in page


def test_no_page_of_a_book_offers_what_only_the_site_has() -> None:
    """Words that speak of playing or pressing here are kept from the book, or say where."""
    for file in (ROOT / "docs").rglob("*.md"):
        text = re.sub(r"````\{only\} not epub.*?````", "", file.read_text("utf-8"), flags=re.DOTALL)
        assert not re.search(r"play (it )?(in|on) this page|[Cc]lick (on|here)", text), file


def test_the_pdf_is_made_of_one_document(book: Path) -> None:
    """Its pages in order, each id once, and every link inside it leads to one of them."""
    made = Book(book)
    assert made.names() == ["dados/azar.xhtml", "glosario.xhtml", "bibliografia.xhtml"]
    html = made.html()
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    links = re.findall(r'href="(#?[^"]+)"', html)
    inside = [link for link in links if link.startswith("#")]
    assert {link.removeprefix("#") for link in inside} <= set(ids)
    assert all(link.startswith(("#", "http")) for link in links)
    assert 'id="dados-azar--f67r.a.1"' in html
    assert f"Juegos {made.version()}, CC BY 4.0" in html
    assert all((book / src).is_file() for src in re.findall(r'<img[^>]* src="([^"]+)"', html))
