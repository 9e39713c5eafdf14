"""Books in Markdown become our TEI, with every word, figure and address.

The samples are in the form of those books and in words of our own. The books themselves are read if
``JUEGOS_WITNESSES`` names a folder with them.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from conf.edition import schema
from conf.edition.document import NAMESPACE, TEI
from conf.witnesses import markdown, tei_import
from tests.help.witness_sample import UNFETCHED

ID = "{http://www.w3.org/XML/1998/namespace}id"
BOOKS = (
    "leJeuDeTrictracRenduFacile",
    "coursCompletdeTrictrac",
    "traiteCompletTrictrac",
    "piquetBook",
)
SCHEMA = etree.RelaxNG(etree.parse(schema.SCHEMA / "testigo.rng"))
ARTICLES = """\
# Part one

Before the first article.

## I. Of the board

**1. What it is.**

A box, *open*.

Of wood.

**2. Its points.**

Twenty-four.

**2. Numbered twice.**

## II. Of the men

They are thirty.
"""


def wrong(body: etree._Element) -> str:
    """Return what the schema has against a body, ``""`` if nothing."""
    head = f'<TEI xmlns="{NAMESPACE}" xml:id="a" xml:lang="fr"><teiHeader/><text/></TEI>'
    document = etree.fromstring(head)
    document[1].append(body)
    return "" if SCHEMA.validate(document) else str(SCHEMA.error_log)


def body_of(text: str) -> str:
    """Return the body of a text as XML, the namespace left off; it is valid, with every word."""
    read = markdown.read(text, "a.md")
    assert tei_import.words(read.body) == markdown.words(text)
    shown = etree.tostring(read.body, encoding="unicode")
    assert wrong(read.body) == ""
    return shown.replace(f' xmlns="{NAMESPACE}"', "")


def unknown(text: str) -> list[str]:
    """Return what was not understood in a text."""
    return [str(one) for one in markdown.read(text, "a.md").unknown]


def test_sections_and_articles_have_addresses() -> None:
    """Of sections a running number, of articles the printer's, which may come twice."""
    body = markdown.read(ARTICLES, "a.md").body
    results = [(one.get(ID), one.get("type"), one.get("n")) for one in body.iter(f"{TEI}div")]
    assert results == [
        ("s1", "section", "1"),
        ("s1.1", "section", "1"),
        ("a1", "article", "1"),
        ("a2", "article", "2"),
        ("a2-2", "article", "2"),
        ("s1.2", "section", "2"),
    ]
    assert [one.get(ID) for one in body.iter(f"{TEI}p")] == [
        "s1.p1",
        "a1.p1",
        "a1.p2",
        "a2.p1",
        "s1.2.p1",
    ]
    assert body_of(ARTICLES).count("<head>1. What it is.</head>") == 1


def test_a_file_says_its_title() -> None:
    """In its front matter, which is no part of the book, or in its first heading."""
    assert markdown.read(ARTICLES, "a.md").title == "Part one"
    text = (
        '---\ntitle: "The game"\nauthor: A. Nobody\ndate: 1830\nlang: fr\nlayout: x\n---\n\n# One\n'
    )
    read = markdown.read(text, "a.md")
    assert (read.title, read.author, read.date, read.language) == (
        "The game",
        "A. Nobody",
        "1830",
        "fr",
    )
    assert [str(one) for one in read.unknown] == ["a.md:6: layout: x"]
    assert tei_import.words(read.body) == markdown.words(text) == ["One"]


def test_words_before_the_first_heading_are_a_section() -> None:
    """Its number is 0, so that the first with a heading is 1."""
    shown = body_of("Ours.\n\n## One\n")
    assert shown.startswith('<body><div type="section" n="0" xml:id="s0"><p n="1" xml:id="s0.p1">')
    assert '<div type="section" n="1" xml:id="s1"><head>One</head></div>' in shown


@pytest.mark.parametrize(
    ("text", "made"),
    [
        (
            "a *b* __c__ `d`",
            'a <hi rend="italic">b</hi> <hi rend="bold">c</hi> <hi rend="code">d</hi>',
        ),
        ("1<sup>er</sup> H<sub>2</sub>", '1<hi rend="sup">er</hi> H<hi rend="sub">2</hi>'),
        ("[a *b*](x.md#y)c", '<ref target="x.md#y">a <hi rend="italic">b</hi></ref>c'),
        ('<a href="x">a</a> b', '<ref target="x">a</ref> b'),
        ('a <a name="here">b</a>', 'a <anchor xml:id="here"/>b'),
        ("a  \nb<br>c", "a<lb/>\nb<lb/>c"),
        ("a ![b](c.png) d", 'a <figure facs="c.png"><head>b</head></figure> d'),
        ("a&nbsp;b &amp; c", "a\u00a0b &amp; c"),
    ],
)
def test_marks_within_a_paragraph(text: str, made: str) -> None:
    """Each has its element."""
    assert f'<p n="1" xml:id="s0.p1">{made}</p>' in body_of(text)
    assert unknown(text) == []


@pytest.mark.parametrize(
    ("text", "made"),
    [
        (
            "> a\n>\n> b",
            '<quote><p n="1" xml:id="s0.p1">a</p><p n="2" xml:id="s0.p2">b</p></quote>',
        ),
        ("- a\n- b", '<list rend="bulleted"><item>a</item><item>b</item></list>'),
        ("12. a\n{ ^ start=12 }\n13. b", '<item n="13" xml:id="s0.i13">b</item></list>'),
        (
            "| a | b |\n|---|---|\n| 1 | |",
            '<cell>b</cell></row><row role="data"><cell>1</cell><cell/></row></table>',
        ),
        ("a\n\n---\n\nb", '<milestone unit="rule"/>'),
        ("    1 + 2\n    3", '<p n="1" xml:id="s0.p1" rend="code">1 + 2<lb/>3</p>'),
        ("![a](b.png)", '<div type="section" n="0" xml:id="s0"><figure facs="b.png">'),
        ("- # a", '<item><p n="1" xml:id="s0.p1" rend="heading">a</p></item>'),
        ("##\u00a0a", '<div type="section" n="1" xml:id="s1"><head>a</head></div>'),
    ],
)
def test_blocks(text: str, made: str) -> None:
    """Each has its element, and what may be cited of them an address."""
    assert made in body_of(text)
    assert unknown(text) == []


def test_a_footnote_stands_where_it_is_referred_to() -> None:
    """One that nothing refers to stands where it is written."""
    text = "a [^1] b.\n\n[^1]: First\n  line.\n\n    Second.\n\nc\n\n[^2]: Alone.\n"
    shown = body_of(text)
    assert 'a <note n="1"><p n="2" xml:id="s0.p2">First\nline.</p>' in shown
    assert '<note n="2"><p n="5" xml:id="s0.p5">Alone.</p></note></div>' in shown
    assert markdown.words(text) == "a First line Second b c Alone".split()
    again = "a[^1]\n\n[^1]: b\n\nc[^1]\n\n[^1]: d\n\n[^1]: e"
    assert '">e</p></note>' in body_of(again)
    assert markdown.words(again) == list("abcde")


@pytest.mark.parametrize(
    ("address", "position"),
    [
        ("diag-trictrac-figure_2-1W9-24B15.svg", "1W9 24B15"),
        ("images/diag-trictrac-figure7-aW3-lW2-mB2-yB13.svg", "1W3 12W2 13B2 24B13"),
        ("figure1.png", ""),
        ("diag-other-1W9.svg", ""),
    ],
)
def test_a_position_is_read_from_the_address(address: str, position: str) -> None:
    """By the numbers of points or by their letters, of which there are 24."""
    assert markdown.position(address) == position


def test_a_board_has_its_position() -> None:
    """In an attribute, since it is no word of the book."""
    shown = body_of("![figure 9](diag-trictrac-figure_9-aW15.svg)\n![x](y.png)")
    assert (
        '<figure facs="diag-trictrac-figure_9-aW15.svg" type="board" n="1W15">'
        "<head>figure 9</head></figure>\n<figure facs=" in shown
    )


@pytest.mark.parametrize(
    ("text", "where", "expected"),
    [
        ("# a\n\nb\nc *d\ne", "a.md:4: *", "a b c d e"),
        ("a  \nb } c", "a.md:2: }", "a b c"),
        ("a\n\n<div class='x'>\nb", "a.md:3: <div class='x'>", "a b"),
        ("a <sup>b", "a.md:1: <sup> that is not closed", "a b"),
        ("a\n</i>b", "a.md:2: </i>", "a b"),
        ("a <!-- b\nc --> d ~ e", "a.md:2: ~", "a d e"),
        ("|a|\n|-|\n|b|c|", "a.md:3: a cell beyond the last column: c", "a b c"),
        ("a[^1] b[^1]\n\n[^1]: c", "a.md:1: [^1]", "a c b 1"),
        ('[a](b "c d")', "a.md:1: a title: c d", "a"),
        ("```x\na\n```", "a.md:1: x", "a"),
        ("a ::: b [c][d]", "a.md:1: ][", "a b c d"),
    ],
)
def test_what_is_not_understood_is_reported(text: str, where: str, expected: str) -> None:
    """With its line; the words stay."""
    assert where in unknown(text)
    assert tei_import.words(markdown.read(text, "a.md").body) == expected.split()
    assert markdown.words(text) == expected.split()


LETTERS = st.text("aeilnorstéœç", min_size=1, max_size=5)
WORDS = st.lists(LETTERS, min_size=1, max_size=4)
LINES = (
    "{}",
    "*{}*",
    "**{}**",
    "_{}_",
    "x*{}*",
    "[{}](a_b.md#c)",
    "![{}](c_d.png)",
    "<sup>{}</sup>",
    "`{}`",
)
BLOCKS = (
    "{}",
    "# {}",
    "### {}",
    "**7. {}**",
    "> {}",
    "- {}\n- {}",
    "3. {}\n4. {}",
    "| {} | {} |\n| - | - |\n| {} | {} |",
    "{}[^{n}] {}\n\n[^{n}]: {}",
)


@st.composite
def books(draw: st.DrawFn) -> tuple[str, list[str]]:
    """Return a text of blocks that are marked in all ways, and its words."""
    blocks, words = [], []
    for number in range(draw(st.integers(1, 6))):
        block = draw(st.sampled_from(BLOCKS))
        lines = []
        drawn = []
        for _ in range(block.count("{}")):
            line = draw(st.sampled_from(LINES if block[:2] != "**" else LINES[:1]))
            drawn.append(draw(WORDS))
            lines.append(line.format(" ".join(drawn[-1])))
            if line[0] == "x":
                drawn[-1] = ["x" + drawn[-1][0], *drawn[-1][1:]]
        if "[^" in block:
            drawn = [drawn[0], drawn[2], drawn[1]]
        words += ["7"] * (block[:4] == "**7.") + [word for some in drawn for word in some]
        blocks.append(block.format(*lines, n=f"n{number}"))
    return "\n\n".join(blocks), words


@settings(max_examples=150, deadline=None)
@given(books())
def test_no_word_is_lost(book: tuple[str, list[str]]) -> None:
    """Of any text, by the tree or line by line; the TEI is valid, and no address there twice."""
    text, words = book
    read = markdown.read(text, "a.md")
    assert tei_import.words(read.body) == words
    assert markdown.words(text) == words
    assert read.unknown == []
    assert wrong(read.body) == ""
    ids = read.body.xpath("//@xml:id")
    assert len(ids) == len(set(ids))


def files() -> list[Path]:
    """Return the files of the books that are on this machine."""
    folder = Path(os.environ.get("JUEGOS_WITNESSES", "/nowhere"))
    return [path for book in BOOKS for path in sorted(folder.glob(f"{book}/src/*.md"))]


@pytest.mark.skipif("JUEGOS_WITNESSES" not in os.environ, reason=UNFETCHED)
def test_the_books_themselves() -> None:
    """Every file is read whole, and a second time the same."""
    assert {path.parts[-3] for path in files()} == set(BOOKS)
    for path in files():
        text = path.read_text("utf-8")
        read = markdown.read(text, path.name)
        assert tei_import.words(read.body) == markdown.words(text), path
        again = markdown.read(text, path.name)
        assert etree.tostring(read.body) == etree.tostring(again.body)
        assert wrong(read.body) == "", path
        lines = text.splitlines()
        for one in read.unknown:
            assert one.what in lines[one.line - 1], one
