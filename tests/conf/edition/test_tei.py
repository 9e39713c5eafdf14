"""The check of the texts: the corpus passes it; each kind of fault is reported with its line."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.parsers import expat

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from conf.edition.document import HOW, LANGUAGES, NAMESPACE, ROOT, TeiError, read, tag_of, texts
from conf.edition.recount import faces, number
from conf.edition.tei import check

HEAD = '<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader/><text><body>\n'
FEET = "\n</body></text></TEI>"
TEXT = """<div type="game" xml:id="azar" n="azar">
<pb n="67r" xml:id="f67r"/>
<cb n="a" xml:id="f67r.a"/>
<head><seg xml:id="azar.t"><lb n="1" xml:id="f67r.a.1"/>El iuego</seg></head>
<p>
<seg xml:id="azar.s1" ana="rule:azar.azar"><lb n="2" xml:id="f67r.a.2"/><num value="15">.xv.</num>
puntos <term ref="term:azar">azar</term> <seg type="crux" ana="crux:azar.limites">de seys</seg>
<seg type="throw" n="6-5-4">seys cinco <g ref="#et">&amp;</g> quatro</seg></seg>
<seg xml:id="azar.s2"><lb n="3" xml:id="f67r.a.3"/>Los <num type="total" value="8">ocho</num> puntos
<seg type="throw" n="4-3-1">quatro tria as</seg><choice><sic>o</sic><corr
 resp="#h" cert="high">e</corr></choice>
<pb n="67v" xml:id="f67v"/>
<cb n="a" xml:id="f67v.a"/>
<lb n="1" xml:id="f67v.a.1"/>dize</seg>
</p>
</div>"""
CRUCES = """# Disputed places.

[[crux]]
id = "azar.limites"
locus = "ldj:67r.a.2"
words = "de seys"
status = "open"
question = "q"
note = "n"
effect = "e"

[[crux]]
id = "cercar.doze"
locus = "ldj:91v.b.5-7"
words = "doze"
status = "open"
question = "q"
note = "n"
effect = "e"
printed = false
"""
GLOSSARY = """[[term]]
id = "term.azar"
lemma = "azar"
spellings = ["azar"]
first = "ldj:67r.a.2"
es = "x"
en = "x"
"""
NAMES = "azar.t", "azar.s1", "azar.s2"
# An entity of a hundred letters, and two that are each a thousand times the one before.
LAUGHS = '<!ENTITY a "%s">' % ("a" * 100) + "".join(
    f'<!ENTITY {this} "{f"&{other};" * 1000}">' for this, other in ("ba", "cb")
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a work's folder with a small text that has no fault."""
    made = tmp_path / "corpus" / "ldj"
    made.mkdir(parents=True)
    (made / "glosario.toml").write_text(GLOSSARY, "utf-8")
    (made / "cruces.toml").write_text(CRUCES, "utf-8")
    (made / "dados.xml").write_text(HEAD + TEXT + FEET, "utf-8")
    for lang in LANGUAGES:
        segs = "".join(f'<seg xml:id="{n}.{lang}" corresp="dados.xml#{n}">x</seg>\n' for n in NAMES)
        body = f'<div type="game"><p>\n{segs}</p></div>'
        (made / f"dados.{lang}.xml").write_text(HEAD + body + FEET, "utf-8")
    return made


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_the_corpus_has_no_fault() -> None:
    """Every text that we publish keeps to the subset and to its translations."""
    for siglum in {path.parent for path in (ROOT / "corpus").glob("*/*.xml")}:
        assert check(siglum) == []


def test_the_small_text_has_no_fault(folder: Path) -> None:
    """What the tests below spoil is sound before."""
    assert check(folder, folder.parents[1]) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("<head>", "<title>t</title><head>", 5, "<title> is not in corpus/schema/subset.toml"),
        ("dize", "<p>dize</p>", 15, "<p> stands in <seg>; it may in <div>"),
        ("<p>", '<p rend="x">', 6, "<p> has @rend; it may have none"),
        (' resp="#h"', "", 11, "<corr> wants @resp"),
        (' cert="high"', "", 11, "<corr> wants @cert"),
        ('xml:id="azar"', 'xml:id="f67v"', 13, 'xml:id="f67v" is taken by line 2'),
        ('n="3" xml:id="f67r.a.3"', 'n="4" xml:id="f67r.a.4"', 10, "line 4 of 67r.a should be 3"),
        ('xml:id="f67r.a.2"', 'xml:id="f67r.b.2"', 7, "'f67r.b.2' should be 'f67r.a.2'"),
        ('n="67v" xml:id="f67v"', 'n="68r" xml:id="f68r"', 13, "page 68r follows page 67r"),
        ('value="15"', 'value="16"', 7, "'.xv.' has value='16'; it should be 15"),
        ('n="6-5-4"', 'n="6-5-3"', 9, "'seys cinco & quatro' has n='6-5-3'; it should be '6-5-4'"),
        ("quatro tria as", "quatro tria las", 11, "is no throw: las is not a face"),
        ("quatro tria as", "quatro tria dos", 11, "'quatro tria dos' does not make 8"),
        ("term:azar", "term:asar", 8, "no 'term:asar' in glosario.toml"),
        ("crux:azar.limites", "crux:azar.x", 8, "no 'crux:azar.x' in cruces.toml"),
        ("rule:azar.azar", "rule:azar", 7, "'rule:azar' names no rule"),
        ('"azar.s2"', '"azar.s3"', 10, "azar.s3 has no translation in dados.es.xml"),
    ],
)
def test_a_fault_is_named_with_its_line(
    folder: Path, old: str, new: str, line: int, message: str
) -> None:
    """One clear line: file, line, what is wrong, what would be right."""
    spoil(folder / "dados.xml", old, new)
    lines = [str(fault) for fault in check(folder, folder.parents[1])]
    assert any(f.startswith(f"corpus/ldj/dados.xml:{line}: ") and message in f for f in lines), (
        lines
    )


def test_lines_that_are_not_printed_are_counted(folder: Path) -> None:
    """After a gap of two lines the next is the fifth; a gap says how many in figures."""
    file = folder / "dados.xml"
    spoil(file, 'n="3" xml:id="f67r.a.3"', 'n="5" xml:id="f67r.a.5"')
    gap = '<gap reason="x" unit="lines" quantity="2"/>'
    spoil(file, '<seg xml:id="azar.s2">', f'{gap}<seg xml:id="azar.s2">')
    assert [str(fault) for fault in check(folder, folder.parents[1])] == [
        "corpus/ldj/dados.xml:10: <gap> stands in <p>; it may in <div>, <seg>"
    ]
    spoil(file, f'{gap}<seg xml:id="azar.s2">', f'<seg xml:id="azar.s2">{gap}')
    assert check(folder, folder.parents[1]) == []
    spoil(file, 'quantity="2"', 'quantity="two"')
    lines = [str(fault) for fault in check(folder, folder.parents[1])]
    assert "corpus/ldj/dados.xml:10: quantity='two' should be how many lines" in lines


def test_texts_go_by_their_first_page(folder: Path) -> None:
    """Fol. 91r comes after fol. 67r, whatever the files are called."""
    (folder / "alquerque.xml").write_text('<pb n="91r" xml:id="f91r"/>', "utf-8")
    assert [path.name for path in texts(folder)] == ["dados.xml", "alquerque.xml"]


def test_a_check_note_excuses_a_sum(folder: Path) -> None:
    """A throw that misses its total may stand, if a note says so."""
    note = '<note type="check">written so</note>'
    spoil(folder / "dados.xml", 'n="4-3-1">quatro tria as', f'n="4-3-2">quatro tria dos{note}')
    assert check(folder, folder.parents[1]) == []


def test_translations_are_complete_and_in_order(folder: Path) -> None:
    """A translation of nothing, a wrong id and a wrong order are faults of the translation."""
    file = folder / "dados.en.xml"
    whole = file.read_text("utf-8")
    spoil(file, "dados.xml#azar.s1", "dados.xml#azar.s9")
    text = " ".join(map(str, check(folder, folder.parents[1])))
    assert "translates 'dados.xml#azar.s9', which is no segment of dados.xml" in text
    file.write_text(whole.replace("azar.s1.en", "azar.s1"), "utf-8")
    text = " ".join(map(str, check(folder, folder.parents[1])))
    assert "dados.en.xml:4: the id 'azar.s1' should be 'azar.s1.en'" in text
    lines = whole.split("\n")
    file.write_text("\n".join([*lines[:2], lines[3], lines[2], *lines[4:]]), "utf-8")
    text = " ".join(map(str, check(folder, folder.parents[1])))
    assert "should stand in the order of the text" in text


def test_a_missing_translation_is_one_fault(folder: Path) -> None:
    """Without its file of translations a text cannot be checked, and says so."""
    (folder / "dados.es.xml").unlink()
    result = check(folder, folder.parents[1])
    assert [str(fault) for fault in result] == [
        "corpus/ldj/dados.xml:1: its translation dados.es.xml is missing"
    ]


def test_broken_xml_is_one_fault(tmp_path: Path) -> None:
    """A file that is no XML, or no TEI, is refused with its line."""
    file = tmp_path / "a.xml"
    file.write_text("<TEI>\n<a></TEI>", "utf-8")
    with pytest.raises(TeiError, match=r"a\.xml:2: not well-formed XML: .*tag mismatch"):
        read(file, tmp_path)
    file.write_text("<TEI/>", "utf-8")
    with pytest.raises(TeiError, match=r"a\.xml:1: the root should be <TEI xmlns="):
        read(file, tmp_path)
    file.write_text('<TEI xmlns="http://www.tei-c.org/ns/1.0"/>', "utf-8")
    with pytest.raises(TeiError, match=r"a\.xml:1: there is no <body>"):
        read(file, tmp_path)


CLOSED = "not well-formed XML: "
MISMATCH = f"{CLOSED}Opening and ending tag mismatch: seg line 7 and p"
OPEN = 'expected </seg>, for the <seg xml:id="azar.s2"> of line 10'
CUT = f"{CLOSED}Premature end of data in tag"


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        (
            "quatro</seg></seg>",
            "quatro</seg>",
            16,
            f'{MISMATCH}; expected </seg>, for the <seg xml:id="azar.s1"> of line 7',
        ),
        (
            TEXT[TEXT.index('<seg xml:id="azar.s2">') :] + FEET,
            "",
            10,
            f"{CUT} p line 6; expected </p>, for the <p> of line 6",
        ),
        (
            TEXT[TEXT.index("f67v.a.1") :] + FEET,
            "",
            15,
            f"{CLOSED}AttValue: ' expected; {OPEN}",
        ),
        (HEAD + TEXT + FEET, "", 1, f'{CLOSED}Document is empty; expected <TEI xmlns="http'),
        ("Los <num", "Los & <num", 10, "a bare &, which is written &amp;; expected </seg>"),
    ],
    ids=["an end forgotten", "cut off", "cut off in a tag", "empty", "a bare ampersand"],
)
def test_a_text_that_breaks_off_says_what_it_lacks(
    folder: Path, old: str, new: str, line: int, message: str
) -> None:
    """File and line where it was noticed, the end that was expected, and where that was opened."""
    spoil(folder / "dados.xml", old, new)
    (fault,) = check(folder, folder.parents[1])
    assert str(fault).startswith(f"corpus/ldj/dados.xml:{line}: ")
    assert message in str(fault)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (
            "<!-- <!DOCTYPE> -->\n<!DOCTYPE TEI>\n<TEI/>",
            2,
            "a text has no <!DOCTYPE>; it should go",
        ),
        (f"<!DOCTYPE TEI [{LAUGHS}]>\n<TEI n='&c;'/>", 2, "too big to be read: Maximum entity"),
        (
            f"<TEI>{'<seg>' * 300}",
            1,
            "too big to be read: Excessive depth in document: 256; a text",
        ),
        (
            "<TEI>" + "\n" * 65_001,
            65_000,
            "the text has more than 65000 lines; it should be parted",
        ),
        (f"<TEI>{'x' * 10_000_001}</TEI>", 1, "Text node too long; a text declares no entity"),
    ],
    ids=["a document type", "entities of entities", "too deep", "too long", "a run too long"],
)
def test_what_would_do_harm_is_refused(tmp_path: Path, text: str, line: int, message: str) -> None:
    """What fetches or fills the memory: file, line, what is wrong, what a text may have."""
    file = tmp_path / "a.xml"
    file.write_text(text, "utf-8")
    with pytest.raises(TeiError) as value:
        read(file, tmp_path)
    assert str(value.value).startswith(f"a.xml:{line}: ")
    assert message in str(value.value)


def test_no_other_file_is_read(tmp_path: Path) -> None:
    """Neither an entity nor a definition that a text names elsewhere is opened; it is refused."""
    outer = tmp_path / "outer.dtd"
    outer.write_text("<!ELEMENT TEI ANY><!ENTITY e 'told'>", "utf-8")
    file = tmp_path / "a.xml"
    for declared in (f'SYSTEM "{outer}"', f'[<!ENTITY e SYSTEM "{outer}">]'):
        file.write_text(f"<!DOCTYPE TEI {declared}>\n<TEI>&e;</TEI>", "utf-8")
        tree = etree.fromstring(file.read_bytes(), etree.XMLParser(**HOW))
        assert etree.tostring(tree) == b"<TEI>&e;</TEI>"
        with pytest.raises(TeiError, match=r"a\.xml:1: a text has no <!DOCTYPE>"):
            read(file, tmp_path)


def test_only_names_of_tei_are_of_tei(folder: Path) -> None:
    """Whatever prefix stands before them; a name of another namespace is not in the subset."""
    file = folder / "dados.xml"
    plain = [tag_of(element) for element in read(file, folder).root.iter()]
    text = re.sub(r"<(/?)(?=\w)", r"<\1t:", HEAD + TEXT + FEET).replace("xmlns=", "xmlns:t=")
    file.write_text(text, "utf-8")
    assert [tag_of(element) for element in read(file, folder).root.iter()] == plain
    assert check(folder, folder.parents[1]) == []
    spoil(file, "<t:p>", '<t:p><x:p xmlns:x="http://x.example"/>')
    (fault,) = check(folder, folder.parents[1])
    assert str(fault) == (
        "corpus/ldj/dados.xml:6: <{http://x.example}p> is not in corpus/schema/subset.toml"
    )


BREAKS = st.text(" \n", min_size=1, max_size=4)
BETWEEN = st.lists(
    st.sampled_from(["\n", "words", "&amp;", "<!-- <a>\n -->", "<![CDATA[\n<b>]]>", "<?pi <c\n>?>"])
)


@st.composite
def markup(draw: st.DrawFn, depth: int = 3) -> str:
    """An element whose tags run over lines, with comments and the like that look like tags."""
    name = draw(st.sampled_from(["seg", "p", "hi"]))
    values = draw(st.lists(st.sampled_from(["'>'", "'\"'", '"\n"', "'a/>'"]), max_size=3))
    start = name + "".join(f"{draw(BREAKS)}a{n}={value}" for n, value in enumerate(values))
    start += draw(st.sampled_from(["", "\n", " "]))
    inside = draw(st.lists(markup(depth - 1), max_size=3)) if depth else []
    if not inside and draw(st.booleans()):
        return f"<{start}/>"
    words = "".join("".join(draw(BETWEEN)) + child for child in inside) + "".join(draw(BETWEEN))
    return f"<{start}>{words}</{name}\n>"


@given(markup())
def test_each_element_begins_on_the_line_that_another_parser_tells(inside: str) -> None:
    """expat, which tells where a tag begins, finds the same elements on the same lines."""
    text = f'<TEI\n xmlns="{NAMESPACE}"><text>\n<body>{inside}</body></text></TEI>'
    pairs: list[tuple[str, int]] = []
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda tag, _: pairs.append((tag, parser.CurrentLineNumber))
    parser.Parse(text.encode(), True)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "a.xml")
        file.write_text(text, "utf-8")
        document = read(file, file.parent)
    assert [(tag_of(element), line) for element, line in document.lines.items()] == pairs


@pytest.mark.thorough
@given(markup(), st.data())
def test_a_text_that_is_cut_anywhere_is_one_fault_in_it(inside: str, data: st.DataObject) -> None:
    """Its line is one of the text, and it says what was expected or what is missing."""
    whole = f'<TEI xmlns="{NAMESPACE}"><text><body>{inside}</body></text></TEI>'
    text = whole[: data.draw(st.integers(0, len(whole) - 1))]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "a.xml")
        file.write_text(text, "utf-8")
        with pytest.raises(TeiError, match="; expected <") as value:
            read(file, file.parent)
    assert 1 <= value.value.place[1] <= text.count("\n") + 1


@pytest.mark.parametrize("name", ["dados.xml", "dados.en.xml", "cruces.toml", "glosario.toml"])
def test_a_file_that_is_no_utf_8_is_named(folder: Path, name: str) -> None:
    """Its line too, and the byte: saved as Latin-1 an ñ is one byte, which UTF-8 does not have."""
    file = folder / name
    file.write_bytes(file.read_bytes().replace(b"\n", b"\n\xf1", 1))
    (fault,) = check(folder, folder.parents[1])
    assert str(fault) == (
        f"corpus/ldj/{name}:2: the byte 0xf1 is no UTF-8; the file should be saved as UTF-8"
    )


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "message"),
    [
        ("cruces.toml", 'status = "open"', "status = open", 7, "not well-formed TOML: Invalid"),
        ("cruces.toml", CRUCES, "[[crux]", 1, "not well-formed TOML: "),
        ("cruces.toml", CRUCES, "", 1, "expected tables that are headed [[crux]]"),
        ("cruces.toml", 'locus = "ldj:67r.a.2"\n', "", 3, "crux 'azar.limites' wants locus"),
        ("cruces.toml", "words =", "wrods =", 3, "crux 'azar.limites' wants words"),
        ("cruces.toml", "printed =", "print =", 12, "has print; it may have id, locus, words"),
        ("cruces.toml", "ldj:67r.a.2", "ldj:999r.a.1", 3, "no text has the place 'ldj:999r.a.1'"),
        ("cruces.toml", "ldj:67r.a.2", "ldj:67r.a.2-9", 3, "no text has the place 'ldj:67r.a.2-9'"),
        ("cruces.toml", "ldj:67r.a.2", "67r.a.2", 3, "'67r.a.2' is no locus"),
        ("cruces.toml", "ldj:91v.b.5-7", "ldj:999r", 12, "no page tells of the leaf of 'ldj:999r'"),
        ("glosario.toml", "lemma =", "lema =", 1, "the term 'term.azar' wants lemma"),
    ],
)
def test_a_broken_list_is_named_with_its_line(  # noqa: PLR0913, PLR0917  what is spoilt, what told
    folder: Path, name: str, old: str, new: str, line: int, message: str
) -> None:
    """A crux or a term that is not whole, or that stands nowhere, is told as the texts' faults."""
    spoil(folder / name, old, new)
    (fault,) = check(folder, folder.parents[1])
    assert str(fault).startswith(f"corpus/ldj/{name}:{line}: ")
    assert message in str(fault)


@pytest.mark.parametrize(
    ("words", "throw"),
    [
        ("seys cinco & quatro", "6-5-4"),
        ("Senas alterz", "6-6-6"),
        ("quinas seys", "6-5-5"),
        ("amas as alterz", "1-1-1"),
        ("dos dos alterz", "2-2-2"),
        ("quatro amas as", "4-1-1"),
        ("ternas .vo.", "5-3-3"),
        ("dos & as", "2-1"),
        ("senas", "6-6"),
    ],
)
def test_words_of_a_throw(words: str, throw: str) -> None:
    """Pair words, amas and alterz are read as faces."""
    assert faces(words) == throw


def test_numbers() -> None:
    """Roman numerals, points, the final o of an ordinal, and words are read; others are none."""
    written = {".xv.": 15, ".xiiij.": 14, ".xij.": 12, ".vo.": 5, "dizesiete": 17, "ix": 9}
    assert {words: number(words) for words in written} == written
    assert number("puntos") is None
    assert number("") is None


def test_the_command_reports_and_ends_with_two(folder: Path) -> None:
    """``conf.edition.tei`` prints the faults of the corpus beside it; 2 if any, else 0."""
    root = folder.parents[1]
    (root / "conf" / "edition").mkdir(parents=True)
    for module in (
        "tei.py",
        "views.py",
        "document.py",
        "entries.py",
        "recount.py",
        "renderings.py",
    ):
        shutil.copy(ROOT / "conf" / "edition" / module, root / "conf" / "edition")
    shutil.copytree(ROOT / "juegos", root / "juegos", ignore=shutil.ignore_patterns("*.pyc"))
    shutil.copytree(ROOT / "corpus" / "schema", root / "corpus" / "schema")
    command = [sys.executable, "-m", "conf.edition.tei"]
    assert subprocess.run(command, cwd=root, check=False).returncode == 0
    spoil(folder / "dados.xml", 'value="15"', 'value="16"')
    done = subprocess.run(command, cwd=root, check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ("corpus/ldj/dados.xml:7: '.xv.' has value='16'; it should be 15\n")
