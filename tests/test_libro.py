"""The pages as books: what the EPUB leaves out and keeps, and the one document of the PDF.

That epubcheck finds nothing, and that the PDF is made, is for the sessions ``epub`` and ``pdf``.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path
from warnings import catch_warnings, simplefilter

import pytest
from sphinx.application import Sphinx
from sphinx.deprecation import RemovedInSphinx11Warning
from sphinx.util.docutils import docutils_namespace, patch_docutils

from conf.book import xhtml
from conf.book.pdf import Book
from conf.edition import corpus, views
from conf.edition.document import ROOT

XHTML = "{http://www.w3.org/1999/xhtml}"


def adapted(html: str) -> str:
    return xhtml.adapted(html, lambda svg: f"i/{xhtml.name(svg)}", lambda href: href != "no.csv")


@pytest.mark.parametrize(
    ("html", "book"),
    [
        ('a<br class="v-d">b', "ab"),
        ("a<wbr>b &amp; <q>c</q>", "a<wbr />b &amp; <q>c</q>"),
        (
            '<span class="v-d">x</span><span class="v-e v-r">y</span>',
            '<span class="v-e v-r">y</span>',
        ),
        ('<ins class="v-r">x<br>y</ins>z', "z"),
        (
            '<a href="a.xhtml">x</a> <a href="no.csv"><b>y</b></a>',
            '<a href="a.xhtml">x</a> <b>y</b>',
        ),
        ('<details class="j-cite"><summary>Cite</summary><p>x</p></details>y', "y"),
        ("<script>if (a < b) c()</script><noscript>x</noscript>y", "y"),
        ("<li hidden>x</li><li>y</li>", "<li>y</li>"),
        ('<p title="&quot;a&quot;">b</p>', '<p title="&quot;a&quot;">b</p>'),
        ('<svg aria-hidden="true"><path/></svg>x', "x"),
    ],
)
def test_what_a_book_leaves_out_and_how_it_is_written(html: str, book: str) -> None:
    """Other views, controls, scripts, downloads and what is hidden go; the rest is XHTML."""
    assert adapted(html) == book


def test_a_drawing_is_a_file_with_its_words() -> None:
    """It stands by its own: a name space, and colours that are no page's."""
    svg = '<svg aria-label="Dots &amp; lines"><path fill="var(--j-ink, #2b211a)"/></svg>'
    assert adapted(svg) == f'<img src="i/{xhtml.name(svg)}" alt="Dots &amp; lines" />'
    root = ET.fromstring(xhtml.drawing(svg).encode())  # noqa: S314 - of our own making
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root[0].get("fill") == "#2b211a"
    assert adapted("<svg ><title>One die.</title></svg>").endswith('alt="One die." />')


def test_what_does_not_close_is_told() -> None:
    """A directive that forgets an end tag is found when the book is made."""
    with pytest.raises(ValueError, match="</p> closes <b>, line 2"):
        adapted("<p>\n<b>x</p>")


PAGES = {
    "index": "# Front\n\n```{toctree}\n\ndados/azar\nglosario\nbibliografia\n```\n",
    "dados/azar": (
        "# Azar\n\n```{j:pasaje} azar\n```\n\n```{j:cruces} azar\n```\n\n"
        "```{j:reglas} azar\n```\n\n```{j:cuadro} azar.odds\n```\n\n```{j:tablero} azar\n```\n\n"
        "A <q>word</q>, and the [works](../bibliografia.md).\n"
    ),
    "glosario": "# Glossary\n\n```{j:glosario}\n```\n",
    "bibliografia": "# Works\n\n```{j:bibliografia}\n```\n",
}


def bound(folder: Path) -> Path:
    """Return the folder of an EPUB of three small pages, built under the settings of the real."""
    for name, text in PAGES.items():
        page = folder / "docs" / f"{name}.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")
    places = (folder / "docs", ROOT / "conf" / "book", folder / "epub", folder / "doctrees")
    # myst-parser 5 uses a name that Sphinx 11 will drop
    with catch_warnings(), patch_docutils(str(ROOT / "conf")), docutils_namespace():
        simplefilter("ignore", RemovedInSphinx11Warning)
        Sphinx(*map(str, places), "epub", status=None, warning=None).build()
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


def test_a_book_says_where_to_play(book: Path) -> None:
    """Its board is a picture, whose words send the reader to the site."""
    page = (book / "dados/azar.xhtml").read_text("utf-8")
    assert "The game is played on the page of this name on the site of the edition." in page


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
