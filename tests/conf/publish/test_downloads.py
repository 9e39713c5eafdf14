"""The downloads: texts, tables and figures as files, their description, the one archive."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import re
import struct
import xml.etree.ElementTree as ET
import zipfile
import zlib
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from conf import figures
from conf.edition import corpus, views
from conf.edition.document import ROOT
from conf.publish import archive as packing
from conf.publish import citations, datapackage, drawings, dts, tables
from conf.publish import texts as text_files
from conf.release_date import ZIPPED
from conf.sphinx.directives import downloads
from conf.sphinx.page import languages as shown
from conf.translations import languages, whole_pages
from juegos import __released__, __version__
from juegos import tables as edition_tables
from juegos.edition.cite import WORKS, cite
from juegos.tablas.backgammon import bearing_off
from tests.help import archive_data
from tests.help.built_site import Site, build

pytestmark = [pytest.mark.thorough, pytest.mark.site]  # all need every table and every figure

SECTIONS = {section.id: section for section in text_files.sections()}


@cache
def texts() -> dict[str, str]:
    return dict(text_files.files())


@cache
def package() -> dict[str, Any]:
    fields: dict[str, Any] = json.loads(archive_data.description())
    return fields


# Their names are told without making them, for tests are found by them.
LISTS = ("lineas", "variantes", "lecturas", "posiciones", "concordancia")
NAMES = (*(f"{id}.segments" for id in SECTIONS), *LISTS, *edition_tables.ids())


@cache
def resources() -> dict[str, dict[str, Any]]:
    return {resource["name"]: resource for resource in package()["resources"]}


def rows(resource: dict[str, Any]) -> list[list[str]]:
    """Return a resource as a reader of its description reads it: the head, then the rows."""
    data = dict(archive_data.members())[resource["path"]].decode(resource["encoding"])
    delimiter = resource.get("dialect", {}).get("delimiter", ",")
    return list(csv.reader(io.StringIO(data), delimiter=delimiter))


def test_the_corpus_is_given_as_it_is() -> None:
    """Each TEI file, glossary and list of cruces is the one of the repository, byte for byte."""
    corpus_texts = {path: text for path, text in texts().items() if path.startswith("corpus/")}
    assert all((ROOT / path).read_bytes() == text.encode() for path, text in corpus_texts.items())
    for path in (ROOT / "corpus").rglob("*"):
        assert not path.is_file() or path.relative_to(ROOT).as_posix() in corpus_texts


@pytest.mark.parametrize(("name", "view"), text_files.VIEWS.items())
@pytest.mark.parametrize("section", SECTIONS.values(), ids=SECTIONS)
def test_plain_text_has_the_words_of_all_segments(
    section: text_files.Section, name: str, view: views.View
) -> None:
    """In order, no other, none lost, in each view, below what they are if they are no original.

    Of words that are not printed there is no file.
    """
    if not section.printed:
        assert f"{section.folder}.{name}.txt" not in texts()
        return
    words = corpus.load()
    segments = [words.segment(row[0]) for row in text_files.rows(section)]
    pieces = [views.plain(one.element, view, one.spelling) for one in segments]
    credit = f"[{citations.credit(section.siglum)}]\n\n" if WORKS[section.siglum].hand else ""
    text = texts()[f"{section.folder}.{name}.txt"]
    assert text.startswith(credit)
    joined = re.sub(r"\s", "", text.removeprefix(credit))
    whole = re.sub(r"\s", "", "".join(pieces))
    if view == "d":  # where a line ends within a word the hyphen may stand between two segments
        joined, whole = joined.replace("-", ""), whole.replace("-", "")
    assert joined == whole


def test_the_diplomatic_text_keeps_the_lines_and_the_others_the_paragraphs() -> None:
    """Fol. 67r.a begins a line with "El que"; expanded, a paragraph is one line."""
    section = SECTIONS["ldj.dados"]
    diplomatic = texts()[f"{section.folder}.diplomatic.txt"].splitlines()
    assert len(diplomatic) > 422
    assert "iuegos del açe-" in diplomatic
    expanded = texts()[f"{section.folder}.expanded.txt"].rstrip("\n").split("\n\n")
    assert all("\n" not in paragraph for paragraph in expanded)
    assert "los iuegos del açedrex que" in expanded[1]


@pytest.mark.parametrize("section", SECTIONS.values(), ids=SECTIONS)
def test_segments_are_aligned(section: text_files.Section) -> None:
    """TSV and JSON hold the same rows: each segment once, with a locus that can be cited."""
    lines = list(csv.reader(io.StringIO(texts()[f"{section.folder}.segments.tsv"]), "excel-tab"))
    objects = json.loads(texts()[f"{section.folder}.segments.json"])
    assert [list(one.values()) for one in objects] == lines[1:]
    assert tuple(lines[0]) == tuple(objects[0]) == text_files.COLUMNS
    for name, locus, original, regularised, *translations in lines[1:]:
        segment = corpus.load().segment(name)
        assert str(cite(locus)[0].source[0]).startswith(segment.first)
        assert original == views.plain(segment.element, "e")
        assert all(translations)
        assert bool(regularised) == segment.printed
        assert not any(
            re.search(r"[\t\n]", cell) for cell in (original, regularised, *translations)
        )
    assert len({line[0] for line in lines}) == len(lines)


def test_every_table_has_two_files() -> None:
    """What is written is what the package says of the table."""
    for id in edition_tables.ids():
        table = edition_tables.table(id)
        files = {f"cuadros/{id}.csv": table.csv(), f"cuadros/{id}.json": table.json()}
        assert dict(tables.files(table)) == files


def test_the_description_has_what_its_profile_requires() -> None:
    """Of a tabular data package, and of each tabular data resource (Frictionless v1 profiles)."""
    assert {"profile", "resources"} <= package().keys()
    assert package()["profile"] == "tabular-data-package"
    assert re.fullmatch(r"[-a-z0-9._/]+", package()["name"])
    assert package()["version"] == __version__
    assert package()["created"] == f"{__released__}T00:00:00Z"
    assert all({"name", "path"} <= licence.keys() for licence in package()["licenses"])
    for name, resource in resources().items():
        assert {"name", "path", "schema", "profile"} <= resource.keys()
        assert resource["profile"] == "tabular-data-resource"
        assert re.fullmatch(r"[-a-z0-9._/]+", name)
        assert not re.match(r"/|.*\.\.", resource["path"])
        assert all("title" in source for source in resource.get("sources", []))
        assert {"delimiter", "doubleQuote"} <= resource.get("dialect", datapackage.TSV).keys()
        fields = [field["name"] for field in resource["schema"]["fields"]]
        assert len(set(fields)) == len(fields) > 0
    assert len(resources()) == len(package()["resources"])
    assert tuple(resources()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_description_is_true(name: str) -> None:
    """Columns, types, size and digest are those of the file that it describes."""
    resource = resources()[name]
    data = dict(archive_data.members())[resource["path"]]
    assert resource["bytes"] == len(data)
    assert resource["hash"] == f"sha256:{hashlib.sha256(data).hexdigest()}"
    head, *body = rows(resource)
    fields = resource["schema"]["fields"]
    assert head == [field["name"] for field in fields]
    kinds = {"string": str, "integer": int, "number": float}
    for row in body:
        for cell, field in zip(row, fields, strict=True):
            kinds[field["type"]](cell)


def test_a_fraction_is_a_string_with_a_number_beside_it() -> None:
    """No reader of the description takes an exact fraction for a number, or a count for a text."""
    kinds = {f["name"]: f["type"] for f in resources()["azar.odds"]["schema"]["fields"]}
    assert kinds["A wins"] == "string"
    assert kinds["A wins (decimal)"] == "number"
    totals = [f["type"] for f in resources()["dados.totales"]["schema"]["fields"]]
    assert "integer" in totals


@pytest.mark.parametrize("name", figures.FIGURES)
def test_a_figure_stands_alone(name: str) -> None:
    """Its SVG names no property of a page, has a size and faces to fall back on, and is XML."""
    text = drawings.svg(figures.draw(name))
    root = ET.fromstring(text)  # noqa: S314 - of our own making
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert {"width", "height", "viewBox"} <= set(root.keys())
    assert "var(" not in text
    assert "'EB Garamond', Garamond, " in text
    wide = float(root.attrib["viewBox"].split()[2])
    for line in root.iter("{http://www.w3.org/2000/svg}text"):
        assert line.attrib["lengthAdjust"] == "spacingAndGlyphs"
        length = float(line.attrib["textLength"])
        assert length > 0 or not (line.text or "").strip()
        if "transform" not in line.attrib:
            before = {"middle": length / 2, "end": length}.get(anchor(line), 0)
            left = float(line.attrib["x"]) - before
            assert left >= -1, line.text
            assert left + length <= wide + 1, line.text


def anchor(line: ET.Element) -> str:
    """Return where in a text its place is."""
    match = re.search(r"text-anchor:(\w+)", line.get("style", ""))
    return match[1] if match else "start"


def test_a_figure_as_dots_is_the_same_twice() -> None:
    """A PNG of four inches and four fifths at 200 dots, without a date, of the paper's colour."""
    first = figures.draw_and_paint("azar.odds")[1]
    assert figures.draw_and_paint("azar.odds")[1] == first
    assert first.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">I", first[16:20]) == (960,)
    chunks = re.findall(rb"tEXt|tIME|iTXt", first)
    assert chunks == []


def test_an_unknown_figure_is_refused() -> None:
    """The message names the nearest."""
    with pytest.raises(Exception, match=r"no figure 'azar\.ods'.*azar\.odds"):
        figures.draw("azar.ods")


def test_every_mean_of_bearing_off_can_be_read_from_its_file() -> None:
    """Read as the page of the data says; each is the mean that the tables print."""
    ((_, data),) = tables.bearing_off_files()
    count, width = struct.unpack_from("<II", data)
    rows = [data[at : at + 3 + width] for at in range(8, len(data), 3 + width)]
    results = {int.from_bytes(row[:3], "little"): int.from_bytes(row[3:], "little") for row in rows}
    assert len(results) == count == len(rows)
    assert {at: Fraction(mean, 36**30) for at, mean in results.items()} == {
        at: bearing_off.mean(at) for at in bearing_off.positions()
    }


def test_the_archive_holds_all_and_is_the_same_twice() -> None:
    """Every file once, in one folder, with no date of today; made again it is the same bytes."""
    first = packing.zip_bytes(archive_data.members())
    assert packing.zip_bytes(reversed(archive_data.members())) == first
    with zipfile.ZipFile(io.BytesIO(first)) as archive:
        assert archive.testzip() is None
        infos = archive.infolist()
        assert [i.filename for i in infos] == [
            f"juegos-{__version__}/{p}" for p, _ in archive_data.members()
        ]
        assert {i.date_time for i in infos} == {ZIPPED}
        assert all(
            zlib.crc32(data) == i.CRC
            for i, (_, data) in zip(infos, archive_data.members(), strict=True)
        )
    paths = [path for path, _ in archive_data.members()]
    assert len(set(paths)) == len(paths)
    assert {"datapackage.json", "LICENSE", "LICENSE-TEXTS", "CITATION.cff"} <= set(paths)
    assert {resource["path"] for resource in resources().values()} <= set(paths)


PAGE = "# Data\n\n" + "".join(f"```{{j:datos}} {kind}\n```\n\n" for kind in downloads.LISTS)


def built(folder: Path, page: str) -> Site:
    """Return the site of one page."""
    source = folder / "docs"
    source.mkdir()
    (source / "index.md").write_text(page, encoding="utf-8")
    return build(source, folder)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """A site whose one page lists every file."""
    return built(tmp_path_factory.mktemp("datos"), PAGE)


def test_every_file_that_is_listed_is_there(site: Site) -> None:
    """The page builds without a warning, and each of its links leads to a file of the site."""
    assert site.warnings == ""
    links = re.findall(
        r'href="((?:corpus|textos|cuadros|figuras|datos|dts)[^"]*)"', site.html("index")
    )
    two_each = len(edition_tables.ids()) + len(figures.FIGURES)
    texts = sum(12 if section.printed else 9 for section in SECTIONS.values())
    book = downloads._book()
    assert book not in downloads._prints().values()
    alone = [f"datos/{one.name}" for one in downloads._existing_books()]
    assert len(links) == len(set(links)) == 2 * two_each + texts + 13 + len(alone)
    assert set(alone) <= set(links)
    assert all((site.out / link).is_file() for link in links)


def test_a_book_is_offered_where_it_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without it the list does without; with it the list names it and the site has it."""
    book = tmp_path / "juegos.epub"
    monkeypatch.setattr(downloads, "_book", lambda: book)
    (tmp_path / packing.NAME).parent.mkdir()
    (tmp_path / packing.NAME).write_bytes(b"all")
    assert not any("book" in name for name, _ in downloads._whole_site(tmp_path))

    book.write_bytes(b"pages")

    assert (
        "All pages as a book",
        [("EPUB, 0.0\N{NO-BREAK SPACE}MB", "datos/juegos.epub")],
    ) in list(downloads._whole_site(tmp_path))
    assert list(downloads._books()) == [("datos/juegos.epub", b"pages")]


def test_a_part_is_offered_for_print_where_it_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of the four parts by its name; of another language it is another file."""
    book = tmp_path / "epub-es" / "juegos-es.epub"
    monkeypatch.setattr(downloads, "_book", lambda: book)
    (tmp_path / packing.NAME).parent.mkdir()
    (tmp_path / packing.NAME).write_bytes(b"all")
    assert [file.name for file in downloads._prints().values()] == [
        f"juegos-es-{part}.pdf" for part in ("dados", "alquerque", "tablas", "naipes")
    ]
    file = tmp_path / "libro-es" / "juegos-es-naipes.pdf"
    file.parent.mkdir()
    file.write_bytes(b"cards")
    offered = dict(downloads._whole_site(tmp_path))
    text = "For print, folio and line in the margin: Cards"
    assert offered[text] == [("PDF, 0.0\N{NO-BREAK SPACE}MB", f"datos/{file.name}")]
    assert list(downloads._books()) == [(f"datos/{file.name}", b"cards")]
    assert not shown.shared(f"datos/{file.name}")


def test_each_language_offers_its_own_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the Spanish pages is the Spanish one; it stands among them, and not at the root."""
    english = downloads._book()
    monkeypatch.setattr(downloads, "current_language", lambda: "es")
    spanish = downloads._book()
    assert spanish.parent.name == f"{english.parent.name}-es"
    assert spanish.name == f"{english.stem}-es.epub"
    assert not shown.shared(f"datos/{spanish.name}")
    assert shown.shared("datos/datapackage.json")


@pytest.mark.thorough
@pytest.mark.parametrize("language", languages())
def test_the_pages_of_a_language_lead_to_its_book(whole: Site, language: str) -> None:
    """The page of data, if it is whole in it, has one link to a book, which is in it too."""
    if "metodo/datos" not in whole_pages(language):
        assert not (whole.out / language / "metodo/datos.html").exists()
        return
    page = whole.out / language / "metodo/datos.html"
    made = list((ROOT / "build" / f"epub-{language}").glob("*.epub"))
    links = re.findall(r'href="([^"]*\.epub)"', page.read_text("utf-8"))
    assert links == [f"../datos/{book.name}" for book in made]
    for link, book in zip(links, made, strict=True):
        assert (page.parent / link).read_bytes() == book.read_bytes()
        with zipfile.ZipFile(book) as packed:
            assert f"<dc:language>{language}<".encode() in packed.read("content.opf")


def test_the_site_has_all_that_the_archive_and_the_service_hold(site: Site) -> None:
    """At the same paths, with the same bytes."""
    for path, data in archive_data.members():
        assert (site.out / path).read_bytes() == data
    assert (site.out / packing.NAME).read_bytes() == packing.zip_bytes(archive_data.members())
    for path, text in dts.files(""):
        assert (site.out / path).read_text("utf-8") == text


def test_a_site_that_lists_no_file_has_its_tables_alone(tmp_path: Path) -> None:
    """No archive is made for a page that does not offer it."""
    site = built(tmp_path, "# Page\n")
    assert len(list((site.out / "cuadros").iterdir())) == 2 * len(edition_tables.ids())
    assert not any((site.out / name).exists() for name in ("datos", "dts", "figuras", "corpus"))


def test_an_unknown_list_stops_the_build(tmp_path: Path) -> None:
    """The message has file and line and names the lists there are."""
    warnings = built(tmp_path, "# Page\n\n```{j:datos} textoss\n```\n").warnings
    assert re.search(r"index\.md:3: .*no list of files 'textoss'; near it: textos", warnings)
