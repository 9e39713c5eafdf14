"""What is TEI already: our subset of it is kept as it stands, all words are, the rest is told."""

from __future__ import annotations

import html
import os
from functools import cache
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from conf.edition.document import ID, TEI, TeiError
from conf.edition.schema import SCHEMA, subset
from conf.witnesses import antonomaz, tcp
from conf.witnesses.tei_import import ImportResult, words
from tests.help.witness_documents import document, real, sample
from tests.help.witness_sample import UNFETCHED

FORMATS = {"tcp": tcp, "antonomaz": antonomaz}
FORMAT = pytest.mark.parametrize("format", FORMATS)
FRAME = '<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader/>\n<text><body>{}</body></text></TEI>'


@cache
def schema() -> etree.RelaxNG:
    return etree.RelaxNG(etree.parse(SCHEMA / "testigo.rng"))


@cache
def read(format: str) -> ImportResult:
    return FORMATS[format].read(sample(format).read_text("utf-8"), "a.xml")


def imported(body: str) -> ImportResult:
    """Return a text of EEBO-TCP with such a body, which begins on its second line."""
    return tcp.read(FRAME.format(body), "a.xml")


def written(body: str) -> str:
    """Return what becomes of a body."""
    text = etree.tostring(imported(body).body, encoding="unicode")
    return text.removeprefix('<body xmlns="http://www.tei-c.org/ns/1.0">').removesuffix("</body>")


def is_lawful(importer: ModuleType, text: str) -> None:
    """No word is lost, and what is made is in our subset."""
    made = importer.read(text, "a.xml")
    assert words(made.body) == importer.words(text)
    root = document(made)
    assert schema().validate(root), schema().error_log


@FORMAT
def test_a_sample_is_kept_whole(format: str) -> None:
    """The samples hold every mark that is understood; each is, and no word is lost."""
    assert read(format).unknown == []
    is_lawful(FORMATS[format], sample(format).read_text("utf-8"))


def test_the_words_are_those_that_one_counts_by_hand() -> None:
    """A word that a line or page divides is one, and a gap divides; a gap's sign is none."""
    assert words(read("antonomaz").body) == (
        "LE PORTIER Ie garde la porte ne ſçayrois qu en faire Fermez".split()
    )
    text = " ".join(words(read("tcp").body))
    for passage in (
        "A Gate is no labour but waiting is one as I haue said sung Thine N N",
        "Take ſeuen pe les Not too round and vnto unto each ſay Pebble be ſtill pebble be mine",
        "one came downe So much is won",
        "For one reade none",
    ):
        assert passage in text
    assert "duplicate" not in text


def test_the_header_says_what_the_text_is() -> None:
    """Title, author, year and language, each in one line; the first of several."""
    made = [read(format) for format in FORMATS]
    assert [(one.title, one.author, one.date, one.language) for one in made] == [
        ("The idle porter's pastime", "Nobody, Ned, 1601-1666.", "1671", "en"),
        ("Le portier oiſif.", "", "1650", "fr"),
    ]


def test_a_division_has_an_id_of_its_kind_and_number() -> None:
    """Front, body and back are one body; chapters are counted through all parts."""
    divs = [(div.get(ID), div.get("n")) for div in read("tcp").body.iter(f"{TEI}div")]
    assert divs == [
        ("title_page-1", None),
        ("to_the_reader-1", None),
        ("part-1", "1"),
        ("chapter-1", "1"),
        ("poem-1", None),
        ("chapter-2", "2"),
        ("errata-1", None),
    ]
    ids = [
        div.get(ID)
        for div in imported(
            '<div type="a b"><div type="2"/></div><div/><div xml:id="own"/>'
        ).body.iter(f"{TEI}div")
    ]
    assert ids == ["a_b-1", "_2-1", "text-1", "own"]


def test_pages_have_their_picture_and_their_number() -> None:
    """A page without a number has its picture alone, and none is made up."""
    results = [[dict(pb.attrib) for pb in read(f).body.iter(f"{TEI}pb")] for f in FORMATS]
    assert results == [
        [
            {"facs": "tcp:1:1"},
            {"facs": "tcp:1:1"},
            {"facs": "tcp:1:2"},
            {"n": "1", "facs": "tcp:1:3"},
        ],
        [{"facs": "vue:4"}, {"facs": "vue:5"}],
    ]


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ('wait<g ref="char:EOLhyphen"/>\ning', 'wait<lb break="no"/>ing'),
        ('to<g ref="char:EOLunhyphen"></g>gether', 'to<lb break="no"/>gether'),
        ('now<g ref="char:punc">▪</g>', 'now<g ref="char:punc">▪</g>'),
        ('<seg rend="decorInit">T</seg>he', '<hi rend="initial">T</hi>he'),
        ("a <hi>gate</hi>", 'a <hi rend="distinct">gate</hi>'),
        ('<gap reason="illegible" resp="#a" extent="1 word"><desc>〈◊〉</desc></gap>',
         '<gap reason="illegible" extent="1 word"/>'),
        ("<q>so</q>", "<quote>so</quote>"),
        ("ſt ﬁ &amp; &#x2014;", "ſt ﬁ &amp; —"),
        ("one\n      two  three", "one\ntwo three"),
        ("one<!-- not two --> three", "one three"),
    ],
)  # fmt: skip
def test_a_mark_is_ours_as_it_stands(theirs: str, ours: str) -> None:
    """Each mark of EEBO-TCP has one of ours; letters stand as they are."""
    body = '<div type="part"><p>{}</p></div>'
    assert written(body.format(theirs)) == (f'<div type="part" xml:id="part-1"><p>{ours}</p></div>')
    assert imported(body.format(theirs)).unknown == []


def test_a_line_that_a_capital_follows_ends_its_word() -> None:
    """What was taken for a hyphen is told of with its line, and joins no words."""
    text = FRAME.format('<p><lb/>a clear\n<lb rend="¬" break="no" />Gate <lb break="no"/>way</p>')
    made = antonomaz.read(text, "a.xml")
    assert words(made.body) == antonomaz.words(text) == ["a", "clear", "Gateway"]
    assert [*map(str, made.unknown)] == ['a.xml:3: <lb break="no"> before a capital']


@pytest.mark.parametrize(
    ("theirs", "line", "what", "text"),
    [
        ("<p>a\n<w>gate</w>s</p>", 3, "<w>", "a gate s"),
        ('<p>a\n<seg\n rend="x">G</seg>ate</p>', 3, "<seg>", "a Gate"),
        ('<p rend="x" resp="#a">gate</p>', 2, "@resp of <p>", "gate"),
        ("<p>a<g>gate</g></p>", 2, "<g> without @ref", "agate"),
        ("<p>a <row>gate</row></p>", 2, "<row> in <p>", "a gate"),
        ("<p>a <gap reason='x'>gate</gap>s</p>", 2, "<gap> that is not empty", "a gate s"),
        ('<m xmlns="urn:m">gate</m>', 2, "<{urn:m}m>", "gate"),
    ],
)  # fmt: skip
def test_what_is_not_understood_is_told_with_its_line(
    theirs: str, line: int, what: str, text: str
) -> None:
    """One clear line each; the words stay."""
    made = imported(f'<div type="part">{theirs}</div>')
    assert [str(unknown) for unknown in made.unknown] == [f"a.xml:{line}: {what}"]
    assert words(made.body) == text.split()


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ("a<hi>g</hi>ate", '<p>a<hi rend="distinct">g</hi>ate</p>'),
        ("<list>a <hi>gate</hi><item>b</item></list>",
         '<list><item>a <hi rend="distinct">gate</hi></item><item>b</item></list>'),
        ("<lg>ga<pb n='2'/>te</lg>", '<lg><l>ga<pb n="2"/>te</l></lg>'),
        ("<table>gate</table>", "<table><row><cell>gate</cell></row></table>"),
        ("<docTitle><titlePart>A gate</titlePart></docTitle>", "<p>A gate</p>"),
    ],
)  # fmt: skip
def test_words_find_a_place(theirs: str, ours: str) -> None:
    """Words that stand where none may go where they may: into a paragraph, an item, a cell."""
    made = " ".join(written(f'<div type="part">{theirs}</div>').split())
    assert made.replace(" </p>", "</p>") == f'<div type="part" xml:id="part-1">{ours}</div>'
    is_lawful(tcp, FRAME.format(f"<div>{theirs}</div>"))


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ('<!DOCTYPE TEI [<!ENTITY a SYSTEM "a.txt">]>\n<TEI>&a;</TEI>', 1, "DOCTYPE"),
        ("<TEI>\n<text>&a;</text></TEI>", 2, "not well-formed"),
        ('\n<TEI xmlns="http://www.tei-c.org/ns/1.0"/>', 2, "no <text>"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_such_text_is_refused(text: str, line: int, what: str) -> None:
    """No entity is put in, nothing is fetched; the message names file and line."""
    with pytest.raises(TeiError, match=rf"^a\.xml:{line}: .*{what}"):
        tcp.read(text, "a.xml")


NAMES = st.sampled_from([*subset("testigo.toml"), "front", "seg", "q", "w", "titlePage"])
WORDS = st.text("aſé1 &<▪\n", max_size=4).map(lambda text: html.escape(text, quote=False))
MARKS = st.sampled_from([
    "", ' rend="x"', ' type="a"', ' ref="char:EOLhyphen"', ' break="no"', ' n="1" reason="x"',
    ' unit="x" resp="&gt;"',
])  # fmt: skip


def nested(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Return the strategy of an element that holds such things."""
    filled = st.builds(
        "<{0}{1}>{2}</{0}>".format, NAMES, MARKS, st.lists(inner, max_size=4).map("".join)
    )
    return filled | st.builds("<{0}{1}/>".format, NAMES, MARKS)


@given(st.lists(st.recursive(WORDS, nested, max_leaves=12), max_size=4).map("".join))
def test_no_word_is_lost_whatever_stands_where(body: str) -> None:
    """Any elements within any others: all words come out, in order, in our subset."""
    for importer in FORMATS.values():
        is_lawful(importer, FRAME.format(body))


def test_no_element_has_very_many_attributes() -> None:
    """A hundred are looked at, one more is told by its line."""
    many = " ".join(f'a{number}="1"' for number in range(101))
    assert imported(f"<p {many.rpartition(' ')[0]}>x</p>").unknown
    with pytest.raises(ValueError, match=r"^line 2: .* at most 100 attributes"):
        imported(f"<p {many}>x</p>")


@FORMAT
def test_the_real_files_are_kept_whole(format: str) -> None:
    """Every file that JUEGOS_WITNESSES has of a format: no word lost, and no mark unknown.

    One line of the mazarinade ends in what its transcription takes for a hyphen.
    """
    if not os.environ.get("JUEGOS_WITNESSES"):
        pytest.skip(UNFETCHED)
    assert real(format)
    for path in real(format):
        text = path.read_text("utf-8")
        is_lawful(FORMATS[format], text)
        results = {one.what for one in FORMATS[format].read(text, path.name).unknown}
        assert results <= {'<lb break="no"> before a capital'}
