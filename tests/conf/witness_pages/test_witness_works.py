"""Witnesses of the other works: passages with their original, books in pages, copies collated.

The words of the samples are our own. The real files are looked at where they have been fetched.
"""

from __future__ import annotations

import csv
import os
import re
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from lxml import etree

from conf.claims.position_board import scene
from conf.claims.worked_positions import positions
from conf.edition import corpus
from conf.edition.document import ROOT, read
from conf.witness_pages import copies as pages_of_copies
from conf.witness_pages import prose, units, works
from conf.witness_pages.works import worked
from conf.witnesses import apparatus, collation, hsms, markdown, sections, tcp
from conf.witnesses.apparatus import Part
from conf.witnesses.copies import Token, differences, fold, tokens
from conf.witnesses.errors import WitnessError
from conf.witnesses.header import document
from conf.witnesses.listing import HOME, listing
from conf.witnesses.parts import cut, digest, part_bounds, read_parts
from conf.witnesses.passages import faults, originals, spans_of, witness_of
from conf.witnesses.quotation import quotation
from conf.witnesses.sections import Stretch, stretches
from conf.witnesses.spans import as_toml, span
from conf.witnesses.tei_import import ImportResult
from conf.witnesses.tei_import import words as words_of
from conf.witnesses.words import path_of, words
from tests.help.built_site import Tags, build, wrong
from tests.help.witness_documents import document as bare
from tests.help.witness_documents import sample
from tests.help.witness_sample import UNFETCHED

if TYPE_CHECKING:
    from conf.edition.document import Element
    from tests.help.built_site import Site

REAL = "JUEGOS_WITNESSES" in os.environ and path_of("taf", "TEXT.TFL").is_file()
real = pytest.mark.skipif(not REAL, reason=UNFETCHED)
BOOK = "# I. Luz\n\n## A\n\nUna puerta verde.\n\n## B\n\nEl sol, « claro » ; la luna no.\n\nFin.\n"
PLACE = "s1.2.p1"
PAGE = """\
# Front

```{j:reglas} tick-tack
```

```{j:pasaje} guiton.palabra
```

```{j:pasaje} ley-i
```
"""
BASE = "El que viene tarde & non llama a la puerta pague çinco panes blancos o duerma fuera"
COPIES = {
    "tfl": BASE,
    "tfa": "el que uiene tarde e non llama a la puerta peche cinco panes blancos o duerma fuera",
    "tfb": "el que viene tarde e non llama ala puerta pague seis panes o duerma fuera",
}


def put(home: Path, siglum: str, stem: str, imported: ImportResult) -> None:
    """Put the TEI of a sample where that of a real witness stands."""
    text = next(one for one in listing() if one.siglum == siglum)
    file = next(one for one in text.files if one.stem == stem)
    root = document(text, file, imported, len(words_of(imported.body)))
    path = path_of(siglum, stem, home)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(etree.tostring(root, encoding="utf-8"))


def of_lines(*lines: str) -> Element:
    """Return the body of a leaf with these lines."""
    leaf = "\n".join(("[fol. 1r]", "{CB1.", *lines, "}"))
    root = bare(hsms.read(leaf, "a"))
    path = etree.tostring(root)
    return next(etree.fromstring(path).iter("{*}body"))


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of witnesses: a book by pages, a chapter, a law in three copies."""
    home = tmp_path_factory.mktemp("witnesses")
    gate = sample("tcp").read_text("utf-8").replace('<pb n="1" ', '<pb n="158" ')
    put(home, "cotton1674", "A34637", tcp.read(gate, "A34637"))
    put(home, "gui1822", "chapitre5", markdown.read(BOOK, "chapitre5"))
    (home / "collated").mkdir()
    text = witness_of("taf")
    assert text
    (home / "collated" / "taf.xml").write_bytes(apparatus.tei(text, [law()]))
    (home / "collated" / "taf.csv").write_text(apparatus.table(text, [law()]), "utf-8")
    return home


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, home: Path) -> Site:
    """A small site, built where the samples are."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "docs").mkdir()
    (folder / "docs/index.md").write_text(PAGE, "utf-8")
    return build(folder / "docs", folder / "out", witnesses=str(home), rooms=False)


def some_tokens(name: str) -> list[Token]:
    """Return the words of a sample of a copy."""
    return tokens(read_back(name))


def read_back(name: str) -> Element:
    """Return the body of a copy, as the corpus reads it: without the name of TEI."""
    return read_again(of_lines(COPIES[name]))


def law() -> Part:
    """Return the sample collated, as the first law."""
    results = {name: some_tokens(name) for name in COPIES}
    return Part(1, tuple(results), collation.align(results))


def root_with(tmp_path: Path, home: Path, *, first: int, last: int) -> Path:
    """Return a repository that has measured some words of the sample of a chapter."""
    result = words("gui1822", "chapitre5", home)
    results = span("guiton.palabra.s1", result, (PLACE, first), (PLACE, last))
    folder = tmp_path / "corpus" / "gui1822"
    folder.mkdir(parents=True)
    (folder / "guiton.lugares.toml").write_text(as_toml("chapitre5", [results]), "utf-8")
    return tmp_path


def test_a_passage_is_quoted_with_its_stops(home: Path, tmp_path: Path) -> None:
    """What was measured is quoted with all between its words, and with the stop that closes it."""
    root = root_with(tmp_path, home, first=1, last=3)
    assert originals("gui1822", home, root)["guiton.palabra.s1"].text == "El sol, « claro »"
    assert list(faults(home, root)) == []
    body = read(path_of("gui1822", "chapitre5", home)).body
    assert quotation(body, (PLACE, 3), (PLACE, 6)) == "claro » ; la luna no."


def test_other_words_are_told_and_not_shown(home: Path, tmp_path: Path) -> None:
    """A witness that was changed is told with passage and place, and none of it is quoted."""
    root = root_with(tmp_path, home, first=1, last=3)
    other = tmp_path / "other"
    put(other, "gui1822", "chapitre5", markdown.read(BOOK.replace("sol", "mar"), "chapitre5"))
    result = originals("gui1822", other, root)["guiton.palabra.s1"]
    assert result.text == ""
    assert "guiton.palabra.s1 (from s1.2.p1 to s1.2.p1)" in result.fault
    assert "other words" in result.fault
    assert list(faults(other, root)) == [f"gui1822: {result.fault}"]
    assert originals("gui1822", tmp_path / "nowhere", root) == {}


def test_what_is_measured_are_passages_of_ours() -> None:
    """Each id is a segment at second hand; a passage of two places has two pieces."""
    hand = [siglum for siglum, work in corpus.load().works.items() if "printed" in work]
    every = {name: siglum for siglum in hand for name in spans_of(siglum)}
    for name in every:
        assert corpus.load().segment(name).id == name
    assert {*every.values()} == {"maz1652", "lep1818", "gui1822", "lel1852"}
    assert len(spans_of("lep1818")["lepeintre.nombre.s1"]) == 2


def test_a_long_division_is_cut_and_nothing_is_lost() -> None:
    """Stretches are short enough, and together they are the whole, each element once."""
    chapters = "".join(
        f"## {name}\n\n" + "\n\n".join(["luna " * 400] * 5) + "\n\n" for name in "ABCD"
    )
    body = markdown.read(f"# Todo\n\nAntes.\n\n{chapters}", "a").body
    for one in body.iter():
        one.tag = etree.QName(one).localname
    whole = "".join(body.itertext())
    result: list[Stretch] = list(sections.cut(list(body), "a", "a"))
    assert len(result) > 2
    assert all(sections.size_of(one.elements) <= sections.MOST for one in result)
    assert "".join("".join(e.itertext()) for one in result for e in one.elements) == whole


def test_a_division_that_is_cut_keeps_its_address() -> None:
    """It begins where its first stretch does; parted items stay in a list, numbered."""
    laws = "\n".join(f"{n}. {'sol ' * 600}" for n in range(1, 31))
    body = read_again(markdown.read(f"# Todo\n\n## I. Reglas\n\n{laws}\n", "a").body)
    results = list(sections.cut(list(body), "a", "a"))
    assert [one.begun for one in results if one.begun] == [["s1", "s1.1"]]
    assert len(results) > 2
    html = prose.html(results[-1].elements, "fr")
    assert html.startswith('<div class="j-prose" lang="fr"><ol><li id="s1.1.i')
    assert html.endswith("</li></ol></div>")
    assert ' value="30">' in html


def test_headings_go_down_by_one() -> None:
    """Below the title of a page the first is of the second rank, however deep its division is."""
    deep = etree.fromstring(
        "<div><div><div><head>A</head></div></div><div><head>B</head><div><head>C</head></div></div></div>"
    )
    html = prose.html([deep], "en")
    assert re.findall(r"<h\d>\w</h\d>", html) == ["<h2>A</h2>", "<h3>B</h3>", "<h4>C</h4>"]


def test_articles_that_are_misnumbered_have_their_number() -> None:
    """Two articles of Lelasseux-Lafosse have the number of another in the transcription."""
    wrong = etree.fromstring(
        '<div type="article" n="269" xml:id="a269"><head>269. Sol.</head></div>'
    )
    assert units.articles(Stretch("section4", "Sol", [wrong])) == {"267": "a269"}
    assert '<span id="f267">' in prose.html([wrong], "fr")


def read_again(body: Element) -> Element:
    """Return a body as the corpus reads it: without the name of TEI."""
    for one in body.iter():
        one.tag = etree.QName(one).localname
    return body


def test_a_position_is_drawn_by_our_board() -> None:
    """Point 1 is the player’s heap, 24 the adversary’s; each keeps its men."""
    board = prose.board("1W9 3W1 12W2 13B2 24B13", "A position")
    stacks = {one.name: (one.seat, one.men) for one in board.arrows if one.men}
    assert stacks == {"T": (0, 9), "2": (0, 1), "11": (0, 2), "r11": (1, 2), "rT": (1, 13)}
    figure = etree.fromstring('<figure type="board" n="1W15"><head>fig. 1</head></figure>')
    assert "<svg" in prose.html([figure], "fr")
    gone = etree.fromstring("<figure><head>fig. 2</head></figure>")
    assert "[fig. 2]" in prose.html([gone], "fr")


def test_what_a_treatise_works_out_is_found_by_its_place() -> None:
    """Articles of Lelasseux, chapters of Guiton, sections of Lepeintre."""
    assert worked("lelasseux1852", "107")
    assert worked("guiton1822", "II")
    assert worked("lepeintre1818", "II.III")
    assert not worked("lelasseux1852", "1")
    assert "an allowed play of 6-5" in [str(one.what) for one in worked("lelasseux1852", "44")]


def test_a_position_is_drawn_as_the_figure_of_its_transcription() -> None:
    """Figure 13 of Lelasseux: men of both sides stand on the same arrows on both boards."""
    one = next(one for one in positions() if (one.by, one.figure) == ("lelasseux1852", "13"))
    drawn = prose.board("7W2 8W3 9W3 10W2 11W3 12W2 13B4 14B3 15B3 17B4 20B1", "Figure 13")
    assert scene(one, "Figure 13").arrows == drawn.arrows


def test_a_book_has_pages_with_what_rests_on_them(site: Site) -> None:
    """A page of the print is an address; rules lead to it, and it has the rules."""
    pages = [name for name in site.pages() if name.startswith("fuentes/cotton1674/")]
    assert "fuentes/cotton1674/index" in pages
    page = next(name for name in pages if Tags(site.html(name)).has("f158"))
    assert f"{page}.html#f158" in site.html("index")
    assert "tick-tack.throw" in site.html(page)
    assert '<div class="j-prose" lang="en">' in site.html(page)
    assert "The Compleat Gamester</a>" in site.html("index")


def test_a_passage_of_a_changed_witness_says_so(site: Site) -> None:
    """The sample has other words than the book: the page tells it, and shows none of them."""
    html = site.html("index")
    assert "now differs here from the one we used" in html
    assert "Una puerta" not in html


def test_a_law_has_its_variants_and_is_set_beside_ours(site: Site, home: Path) -> None:
    """Each place has its entry, either way linked; ours is compared; the files are there."""
    html = site.html("fuentes/taf/1")
    tags = Tags(html)
    for n in range(1, html.count("<sup><a") + 1):
        assert tags.has(f"p{n}")
        assert tags.has(f"v{n}")
    assert "Beside the text that we print" in html
    assert "TFA" in html
    for name in pages_of_copies.FILES:
        there = site.out / pages_of_copies.FOLDER / name
        assert there.read_bytes() == (home / "collated" / name).read_bytes()


def test_pages_of_books_are_valid(site: Site) -> None:
    """A strict parser finds no error in any of them, and no id stands twice."""
    pages = [name for name in site.pages() if name.startswith("fuentes/")]
    assert {name.split("/")[1] for name in pages} == {"cotton1674", "taf"}
    assert {name: result for name in pages if (result := wrong(site.html(name)))} == {}


def test_spelling_makes_no_variant() -> None:
    """Words that only letters part are one; what is another word is not."""
    same = "iuego juego", "fazer hazer", "çinco cinco", "Rey rrey", "omne ome", "& e"
    for pair in same:
        one, other = map(fold, pair.split())
        assert one == other, pair
    assert fold("peche") != fold("pague")
    assert [*differences("tan bien va el rey", "tambien va un rey")] == [("el", "un")]


def test_a_copy_is_read_as_its_scribe_meant_it() -> None:
    """What was struck out is no word, what was supplied is; a divided word is one."""
    body = of_lines("los (^dedos)[^dados] q<ue> cla-", "ros & [sin] tacha")
    for one in body.iter():
        one.tag = etree.QName(one).localname
    result = tokens(body)
    assert [one.text for one in result] == ["los", "dados", "que", "claros", "&", "sin", "tacha"]
    assert [one.place for one in result[2:5]] == ["1r.a.1", "1r.a.1", "1r.a.2"]


def test_parts_are_found_in_another_order(tmp_path: Path) -> None:
    """A part is where its words are, also when leaves were bound in another order."""
    one, two = BASE, "Quien guarda la llaue del huerto abre a la mañana & cierra a la tarde sienpre"
    for name, lines in {"known": (one, two), "other": (two, one)}.items():
        body = of_lines(*lines)
        for element in body.iter():
            element.tag = etree.QName(element).localname
        result = tokens(body)
        if name == "known":
            value = result
            break_at = len(one.split())
    halves = {0: (0, break_at), 1: (break_at, len(value))}
    assert cut(value, halves, result) == {
        1: (0, len(value) - break_at),
        0: (len(value) - break_at, len(value)),
    }
    listing_of = tmp_path / "leyes.toml"
    listing_of.write_text(
        f'copy = "tfl"\n[[part]]\nn = 0\nplace = "1r.a.1"\nword = 1\nwords = {break_at}\n'
        f'sha256 = "{digest(value[:break_at])}"\n'
    )
    assert part_bounds(read_parts(listing_of)[1], value) == {0: (0, break_at)}
    with pytest.raises(WitnessError, match=r"part 0, at 1r\.a\.1"):
        part_bounds(read_parts(listing_of)[1], result)


def test_copies_are_aligned_and_the_reading_of_most_is_the_text() -> None:
    """Every word of every copy is in the table; the text is that of most, then of the first."""
    part = law()
    text = witness_of("taf")
    assert text
    rows = list(csv.DictReader(StringIO(apparatus.table(text, [part]))))
    for name, words_there in COPIES.items():
        assert " ".join(row[name] for row in rows if row[name]).split() == words_there.split()
    assert "pague" in apparatus.established(part)
    assert "blancos" in apparatus.established(part)
    assert ("cinco" in apparatus.established(part)) or ("çinco" in apparatus.established(part))


def test_the_apparatus_is_a_parallel_segmentation() -> None:
    """Each entry has a lemma and readings, and of the copies of the law each stands in one."""
    text = witness_of("taf")
    assert text
    root = etree.fromstring(apparatus.tei(text, [law()]))
    space = {"t": "http://www.tei-c.org/ns/1.0"}
    method = root.find(".//t:variantEncoding", space)
    assert method is not None
    assert method.get("method") == "parallel-segmentation"
    entries = root.findall(".//t:app", space)
    assert entries
    sigla = {one.get("{http://www.w3.org/XML/1998/namespace}id") for one in root.iter("{*}witness")}
    for entry in entries:
        named = [name.lstrip("#") for one in entry for name in one.get("wit", "").split()]
        assert sorted(named) == sorted(COPIES)
        assert {*named} <= sigla
        assert etree.QName(entry[0]).localname == "lem"


@real
def test_measured_passages_are_those_of_the_witnesses() -> None:
    """No passage has shifted; each that a witness should have is shown."""
    assert list(faults()) == []
    for siglum in ("lel1852", "gui1822", "lep1818", "maz1652"):
        assert {*originals(siglum)} == {*spans_of(siglum)}


@real
def test_no_word_of_a_book_is_lost_on_its_pages() -> None:
    """The stretches of each work have all its elements, in order."""
    for work in works.WORKS:
        text = witness_of(work.siglum)
        assert text
        bodies = (read(path_of(work.siglum, file.stem)).body for file in text.files)
        whole = " ".join("".join(body.itertext()) for body in bodies).split()
        results = [one for each in stretches(work.siglum) for one in each.elements]
        shown = " ".join("".join(one.itertext()) + (one.tail or "") for one in results).split()
        assert "".join(shown) == "".join(whole), work.siglum
        assert works.book(work, HOME)


@real
def test_the_laws_are_where_they_were_measured() -> None:
    """The copy that is divided has its parts; all but one of the others have most of them."""
    first, parts = read_parts(collation.PARTS)
    text = witness_of("taf")
    assert text
    results = {one.siglum: tokens(read(path_of("taf", one.stem)).body) for one in text.files}
    cuts = part_bounds(parts, results[first])
    having = {name: len(cut(results[first], cuts, other)) for name, other in results.items()}
    assert sum(number > 35 for number in having.values()) == 15
    assert (ROOT / "corpus/taf/leyes.toml").is_file()
    assert replace(text).files[0].siglum == "tfa"
