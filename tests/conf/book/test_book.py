"""The pages as books: what the EPUB leaves out and keeps, and the one document of the PDF.

That epubcheck finds nothing, and that the PDF is made, is for the sessions ``epub`` and ``pdf``.
"""

from __future__ import annotations

import re
import runpy
import shutil
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from collections import Counter
from pathlib import Path
from typing import NamedTuple
from uuid import NAMESPACE_URL, uuid5
from warnings import catch_warnings, simplefilter

import pytest
from sphinx.application import Sphinx
from sphinx.deprecation import RemovedInSphinx11Warning
from sphinx.util.docutils import docutils_namespace, patch_docutils

from conf.book import cover, lint, package
from conf.book.pdf import Book
from conf.edition import corpus, views
from conf.edition.document import ROOT
from conf.language import activate
from conf.release_date import ZIPPED
from conf.translations import LOCALE, languages
from juegos import __released__, __version__
from juegos.edition.cite import TITLE
from tests.help.built_site import VALUE_CACHE

XHTML = "{http://www.w3.org/1999/xhtml}"


class TranslatedBook(NamedTuple):
    """A book in another language: which, and its folder."""

    language: str
    folder: Path


def packed(folder: Path, name: str) -> str:
    """Return a file of the book in a folder, as it is packed."""
    (file,) = folder.glob("*.epub")
    with zipfile.ZipFile(file) as book:
        return book.read(name).decode()


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
    conf, out = ROOT / "conf" / "book", folder / "epub"
    settings.setdefault("kept_values", str(VALUE_CACHE))
    # myst-parser 5 uses a name that Sphinx 11 will drop
    with catch_warnings(), patch_docutils(str(ROOT / "conf")), docutils_namespace():
        simplefilter("ignore", RemovedInSphinx11Warning)
        places = (folder / "docs", conf, out, folder / "doctrees", "epub")
        Sphinx(*places, confoverrides=settings, status=None, warning=None).build()
    return out


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


def test_the_book_is_dated_by_the_release(book: Path) -> None:
    """The files of the EPUB are of the release, its first the mimetype, stored; so is its date."""
    (file,) = book.glob("*.epub")
    with zipfile.ZipFile(file) as zipped:
        infos = zipped.infolist()
        assert {info.date_time for info in infos} == {ZIPPED}
        assert (infos[0].filename, infos[0].compress_type) == ("mimetype", zipfile.ZIP_STORED)
    opf = packed(book, "content.opf")
    assert f"<dc:date>{__released__}</dc:date>" in opf
    assert f'property="dcterms:modified">{__released__}T00:00:00Z<' in opf


@pytest.mark.thorough
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
    "fr": "L’introduction et les commentaires de cette page n’existent pas encore en français.",
}
PLAYED = {"es": "Puedes jugar", "fr": "Vous pouvez jouer"}


@pytest.fixture(scope="module", params=languages())
def translated_book(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> TranslatedBook:
    """The small book in another language."""
    folder = tmp_path_factory.mktemp("libro")
    shutil.copytree(LOCALE, folder / "locale")  # Sphinx compiles catalogues where they stand
    try:
        made = bound(folder, language=request.param, locale_dirs=[str(folder / "locale")])
    finally:
        activate("en", [])
    return TranslatedBook(request.param, made)


@pytest.mark.thorough
def test_a_book_says_which_language_it_is_in(translated_book: TranslatedBook, book: Path) -> None:
    """Its name, title, list of contents and pages are told in it, and it says so."""
    for language, folder in ((translated_book.language, translated_book.folder), ("en", book)):
        name = "juegos-" + "-".join([__version__, *([language] if language != "en" else [])])
        opf = (folder / "content.opf").read_text("utf-8")
        assert [path.stem for path in folder.glob("*.epub")] == [name]
        assert f"<dc:language>{language}</dc:language>" in opf
        assert f"<dc:title>{TITLES[language]}" in opf
        urn = uuid5(NAMESPACE_URL, name).urn
        assert f'<dc:identifier id="{name}">{urn}</dc:identifier>' in opf
        assert f'content="{urn}"' in packed(folder, "toc.ncx")
        assert f"<h1>{CONTENTS[language]}</h1>" in (folder / "nav.xhtml").read_text("utf-8")
        root = ET.parse(folder / "dados/azar.xhtml").getroot()  # noqa: S314 - of our own making
        assert root.get("lang") == language


def test_a_book_is_told_in_its_language(translated_book: TranslatedBook) -> None:
    """Its words for what the site alone has, and the rules."""
    page = (translated_book.folder / "dados/azar.xhtml").read_text("utf-8")
    assert "You can play" not in page
    assert PLAYED[translated_book.language] in page


@pytest.mark.parametrize("left", ["Setting out", "The reading text joins the two words"])
def test_nothing_of_a_book_is_left_in_english(translated_book: TranslatedBook, left: str) -> None:
    """Neither a title that begins with a number, nor a note of two sentences."""
    page = (translated_book.folder / "tablas/leccion-1.xhtml").read_text("utf-8")
    assert left not in page
    assert "<h1>1. " in page


def test_a_page_in_english_says_so_in_the_language_of_the_book(
    translated_book: TranslatedBook, book: Path
) -> None:
    """As on the site; each of its sentences is marked as English."""
    notes = {}
    for name in PAGES:
        text = (translated_book.folder / f"{name}.xhtml").read_text("utf-8")
        notes[name] = re.findall(r'<p class="j-english">(.*?)</p>', text)
    assert notes["bibliografia"] == [IN_ENGLISH[translated_book.language]]
    assert '<p lang="en">Nor this.</p>' in text
    assert "j-english" not in (book / "bibliografia.xhtml").read_text("utf-8").split("<body>")[1]


def test_a_book_lists_the_leaves_of_the_codex_as_pages(book: Path) -> None:
    """Each that it prints, by its name, at the line with which it begins."""
    nav = ET.fromstring(packed(book, "nav.xhtml"))  # noqa: S314 - of our own making
    (pages,) = (one for one in nav.iter(f"{XHTML}nav") if "page-list" in one.attrib.values())
    listed = {str(link.text): link.get("href", "") for link in pages.iter(f"{XHTML}a")}
    assert [*listed] == ["65r", "65v", "67r"]
    for href in listed.values():
        name, _, place = href.partition("#")
        page = ET.parse(book / name).getroot()  # noqa: S314 - of our own making
        assert page.find(f".//*[@id='{place}']") is not None
    assert "source-of" in packed(book, "content.opf")


def test_a_place_is_told_once(book: Path) -> None:
    """A row of a passage has its line, and not its leaf beside it: they would be read as one."""
    page = ET.parse(book / "dados/azar.xhtml").getroot()  # noqa: S314 - of our own making
    places = ["".join(one.itertext()) for one in page.findall(".//*[@class='j-place']")]
    assert places[0].strip() == "67r.a.1"
    assert not any("fol." in place for place in places)


def test_a_book_tells_how_accessible_it_is(book: Path) -> None:
    """All that readers choose by, and no standard of which nobody has tested it."""
    opf = packed(book, "content.opf")
    for name in (*package.ACCESS, "accessibilitySummary"):
        assert f'<meta property="schema:{name}">' in opf
    assert "conformsTo" not in opf
    for page in book.rglob("*.xhtml"):
        for image in ET.parse(page).getroot().iter(f"{XHTML}img"):  # noqa: S314 - our own
            assert image.get("alt"), page


def test_a_book_tells_how_it_is_sorted_and_who_told_its_drawings(book: Path) -> None:
    """Its title has the apostrophe of its pages; nothing on these is there for a window."""
    opf = packed(book, "content.opf")
    (title,) = re.findall(r'<dc:title id="title">(.*?)</dc:title>', opf)
    assert title == TITLE.replace("'", "’")
    assert f'<meta refines="#title" property="file-as">{title}</meta>' in opf
    assert '<meta refines="#told" property="role" scheme="marc:relators">wat</meta>' in opf
    page = packed(book, "dados/azar.xhtml")
    assert "viewport" not in page
    assert "clearer" not in page


def test_a_book_has_a_cover(book: Path) -> None:
    """A page with a picture, which the package names as its cover; it shows a game at its start."""
    assert 'href="_static/cubierta.png" properties="cover-image"' in packed(book, "content.opf")
    page = packed(book, "epub-cover.xhtml")
    assert '<img src="_static/cubierta.png" alt="Juegos: the board of alquerque' in page
    assert (book / cover.NAME).read_bytes() == cover.png()
    assert Counter(man for _, man in cover.men()) == {"w": 12, "b": 12, "": 1}


def test_a_book_is_named_by_its_address() -> None:
    """Where the site has one; else by a name that is as sure to be its own."""
    there = package.identifier("https://a.example/b/", "juegos-1.0")
    assert there == "https://a.example/b/datos/juegos-1.0.epub"
    assert package.identifier("", "juegos-1.0") == uuid5(NAMESPACE_URL, "juegos-1.0").urn


def test_the_title_of_the_book_is_that_of_the_edition() -> None:
    """It is written a second time, where who translates it finds it."""
    assert runpy.run_path(str(ROOT / "conf/book/conf.py"))["epub_title"] == TITLE


def test_a_book_says_where_to_play(book: Path) -> None:
    """Its board is a picture, whose words send the reader to the site."""
    page = (book / "dados/azar.xhtml").read_text("utf-8")
    assert "You can play the game on its page on the edition’s website." in page


def test_no_page_of_a_book_offers_what_only_the_site_has() -> None:
    """Words that speak of playing or pressing here are kept from the book, or say where."""
    for file in (ROOT / "docs").rglob("*.md"):
        text = re.sub(r"````\{only\} not epub.*?````", "", file.read_text("utf-8"), flags=re.DOTALL)
        assert not re.search(r"play (it )?(in|on) this page|[Cc]lick (on|here)", text), file


def test_the_pdf_is_made_of_one_document(book: Path) -> None:
    """Its pages in order, each id once, and every link inside it leads to one of them."""
    made = Book(book, "dados")
    assert made.names() == ["dados/azar.xhtml", "glosario.xhtml", "bibliografia.xhtml"]
    html = made.html()
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    links = re.findall(r'href="(#?[^"]+)"', html)
    inside = [link for link in links if link.startswith("#")]
    assert {link.removeprefix("#") for link in inside} <= set(ids)
    assert all(link.startswith(("#", "http")) for link in links)
    assert 'id="dados-azar--f67r.a.1"' in html
    assert f"Juegos {__version__}, {__released__}, CC BY 4.0" in html
    assert made.name == f"juegos-{__version__}-dados.pdf"
    assert all((book / src).is_file() for src in re.findall(r'<img[^>]* src="([^"]+)"', html))


def test_a_finding_is_told_unless_it_is_refused() -> None:
    """By its code; so is a refusal that nothing calls for any more, and each has its reason."""
    refused = {"t-001": "one of our reasons", "c-002": "another"}
    assert lint.faults([("t-001", "a"), ("x-009", "b"), ("t-001", "c")], refused) == [
        "x-009: b",
        "c-002 is found no more: take it out",
    ]
    reasons = tomllib.loads(lint.REFUSED.read_text("utf-8"))
    assert all(re.fullmatch(r"[a-z]-\d{3}", code) for code in reasons)
    assert all(len(why.split()) > 5 for why in reasons.values())
