"""Transcriptions in the marks of the Hispanic Seminary, on samples of our own words.

The real ones are read where ``JUEGOS_WITNESSES`` names a folder that has them.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from conf.edition.document import ID, ROOT, TEI, Element
from conf.edition.schema import SCHEMA
from conf.witnesses import hsms
from conf.witnesses.tei_import import WORD, ImportResult, words
from tests.help.witness_sample import UNFETCHED

FOLDER = Path(os.environ.get("JUEGOS_WITNESSES", ""), "OSTA", "transcriptions")
FILES = sorted(FOLDER.glob("TEXT.*.txt")) if "JUEGOS_WITNESSES" in os.environ else []
real = pytest.mark.skipif(not FILES, reason=UNFETCHED)


def column(text: str) -> str:
    """Return a page whose one column holds ``text``."""
    return f"[fol. 1r]\n{{CB1.\n{text}}}\n"


def written(body: Element) -> str:
    """Return the elements of a body as they are written, without namespace."""
    return etree.tostring(body, encoding="unicode").replace(f' xmlns="{TEI[1:-1]}"', "")


def inside(text: str) -> str:
    """Return what the lines of a column hold, with ``|`` for the start of each."""
    made = written(hsms.read(column(text), "a").body)
    result = re.sub(r'\n?<lb n="\d+" xml:id="[\w.]+"( break="no")?/>', r"|", made)
    return result.partition('<cb n="a" xml:id="f1r.a"/>')[2].removesuffix("</p></div></body>")


@pytest.fixture(scope="module")
def schema() -> etree.RelaxNG:
    """The schema of transcriptions."""
    return etree.RelaxNG(etree.parse(SCHEMA / "testigo.rng"))


def errors(imported: ImportResult, schema: etree.RelaxNG) -> str:
    """Return what the schema finds wrong in a body, as a whole file."""
    head = f'<TEI xmlns="{TEI[1:-1]}" xml:id="a" xml:lang="osp"><teiHeader/><text>'
    file = etree.fromstring(f"{head}{written(imported.body)}</text></TEI>")
    return "" if schema.validate(file) else str(schema.error_log)


MARKS = [
    ("luz q<ue> va", "|luz q<ex>ue</ex> va"),
    ("p<r><<i>>mo", '|p<ex>r</ex><hi rend="sup">i</hi>mo'),
    ("luz & sol", '|luz <g ref="#et">&amp;</g> sol'),
    ("% Luz", '|<pc type="calderon">¶</pc> Luz'),
    ("(las)[los] ojos", "|<surplus>las</surplus><supplied>los</supplied> ojos"),
    ("(^de)[^en]", "|<del>de</del><add>en</add>"),
    ("(^2#de)[^3#en]", '|<del hand="#hand2">de</del><add hand="#hand3">en</add>'),
    ("[*lu]na", '|<supplied reason="illegible">lu</supplied>na'),
    ("[^2#*sol]", '|<add hand="#hand2"><supplied reason="illegible">sol</supplied></add>'),
    ("en[ ]la", "|en<supplied> </supplied>la"),
    ("bien[+]hecho", "|bien<surplus> </surplus>hecho"),
    ("d[<ic>]ho", "|d<supplied><ex>ic</ex></supplied>ho"),
    ("c<u[in]a>l", "|c<ex>u</ex><supplied>in</supplied><ex>a</ex>l"),
    ("c<u[in]>l", "|c<ex>u</ex><supplied>in</supplied>l"),
    ("lanc'a", "|lança"),
    ("fuerc[']a", "|fuerc<supplied>\u0327</supplied>a"),
    ("an~o, h~abito", "|año, ħabito"),
    ("ley(~)", "|ley<surplus>\u0303</surplus>"),
    ("pas'os, vez'", '|pa<g ref="#sigma">s</g>os, ve<g ref="#stigma">z</g>'),
    ("la [??] luz", '|la <gap reason="illegible"/> luz'),
    ("(^??)luz", '|<del><gap reason="illegible"/></del>luz'),
    ("[?? ???]", '|<gap reason="illegible" extent="words"/>'),
    ("luz (...)", '|luz <gap reason="editorial"/>'),
    ("luz [...]", '|luz <gap reason="missing"/>'),
    ("{IN4.} Luz", '|<hi rend="initial" n="4">L</hi>uz'),
    ("{IN2.} [L]uz", '|<supplied><hi rend="initial" n="2">L</hi></supplied>uz'),
    ("{IN2.} (l)Luz", '|<surplus>l</surplus><hi rend="initial" n="2">L</hi>uz'),
    ("{RUB. De luz.} Sol", '|<hi rend="rubric">De luz.</hi> Sol'),
    (
        "{HEB. luz} {LAT. sol}",
        '|<foreign xml:lang="he">luz</foreign> <foreign xml:lang="la">sol</foreign>',
    ),
    ("luz {MIN.}", '|luz <figure type="miniature"/>'),
    ("luz {=DIAG=.}", '|luz <figure type="diagram" subtype="surrounding"/>'),
    (
        "luz {ILL=. sol}",
        '|luz <figure type="illustration" subtype="following"><p>sol</p></figure>',
    ),
    ("luz {GL. [^2#sol]}", '|luz <note type="gloss"><add hand="#hand2">sol</add></note>'),
    ("luz {AD. mas}", '|luz <note type="addition">mas</note>'),
    ("luz {RMK: a [b]-c.}", '|luz <note type="remark">a [b]-c.</note>'),
    ("luz\n{BLNK: 3 lines.}\nsol", '|luz<note type="blank">3 lines.</note>|sol'),
    ("{SYMB: Cross.}", '|<figure type="symbol"><figDesc>Cross.</figDesc></figure>'),
    ("ver-\ndad", "|ver|dad"),
    ("ver-dad", "|verdad"),
    ("(^ver-\ndad) luz", "|<del>ver|dad</del> luz"),
]


@pytest.mark.parametrize(("text", "made"), MARKS, ids=[text for text, _ in MARKS])
def test_each_mark_has_its_element(text: str, made: str, schema: etree.RelaxNG) -> None:
    """No mark of the manual is left in the words, and none of the words is lost."""
    assert inside(text) == made
    imported = hsms.read(column(text), "a")
    assert imported.unknown == []
    assert errors(imported, schema) == ""
    assert words(imported.body) == hsms.words(column(text))


PAGE = """\
{RMK: HSMS-9.}
{RMK: Ana de Luz.}
{RMK: [ZZZ] Libro del sol.}
{RMK: Lugo | Gil | 1501.}
{RMK: Vigo | Casa | 3.}
{RMK: Eva.}
[fol. 2v]
{HD. DEL +}
{CB2.
{RMK: HSMS-9-1.} luz de-
la mar.}
{CB2.
sol}
{CB1.
{=MIN=.}}
{CB2.
{RUB. De como
vino la}
tarde {RUB. assi +}
{AD. otra-
mente}
luna}
{CB2.
{RUB. fue}
noche}
{CW. aqui}
[fol. 3r]
{HD. SOL \\ 4}
{CB2.}
{CB2.
alba}
"""


@pytest.fixture(scope="module")
def page() -> ImportResult:
    """The two leaves above."""
    return hsms.read(PAGE, "a")


def addresses(body: Element) -> list[str]:
    """Return the ids of the lines in order."""
    return [line.get(ID, "") for line in body.iter(f"{TEI}lb") if line.get("n")]


def test_each_line_of_a_column_is_counted_on_below_a_miniature(page: ImportResult) -> None:
    """Those of a rubric too, but not those of what stands beside the column."""
    first = [f"f2v.{line}" for line in "a.1 a.2 b.1 a.3 a.4 a.5 a.6 b.2 b.3".split()]
    assert addresses(page.body) == [*first, "f3r.b.1"]


def test_columns_and_leaves_have_ids(page: ImportResult) -> None:
    """A column that is opened again has none, and one without a line does not appear."""
    columns = [(one.get("n"), one.get(ID)) for one in page.body.iter(f"{TEI}cb")]
    assert columns == [("a", "f2v.a"), ("b", "f2v.b"), ("a", None), ("b", None), ("b", "f3r.b")]
    leaves = [(one.get("n"), one.get(ID)) for one in page.body.iter(f"{TEI}pb")]
    assert leaves == [("2v", "f2v"), ("3r", "f3r")]
    assert [one.get("n") for one in page.body] == ["2v", "3r"]
    assert {one.get("type") for one in page.body} == {"leaf"}


def test_a_leaf_of_two_columns_has_a_heading_over_both() -> None:
    """It is of the first of them, whose lines are counted on."""
    body = hsms.read("[fol. 1r]\n{CB1.\nsol}\n{CB2.\nluz}\n{CB2.\nmar}\n", "a").body
    assert addresses(body) == ["f1r.a.1", "f1r.a.2", "f1r.b.1"]


def test_what_a_plus_parts_is_linked(page: ImportResult) -> None:
    """A running head over two leaves, a rubric that the text interrupts."""
    links = {one.get("next"): one.get(ID) for one in page.body.iter() if one.get("next")}
    back = {one.get(ID): one.get("prev") for one in page.body.iter() if one.get("prev")}
    assert {
        f"#{after}": before.removeprefix("#") for after, before in back.items() if before
    } == links
    parted = [one for one in page.body.iter() if one.get("next") or one.get("prev")]
    texts = [words(one)[0] for one in parted]
    assert texts == ["DEL", "assi", "fue", "SOL"]


def test_running_heads_and_catchwords_stand_outside_the_text(page: ImportResult) -> None:
    """With their kind."""
    results = [(one.get("type"), words(one)) for one in page.body.iter(f"{TEI}fw")]
    assert results == [("header", ["DEL"]), ("catch", ["aqui"]), ("header", ["SOL", "4"])]


def test_the_remarks_that_head_a_file_are_its_metadata(page: ImportResult) -> None:
    """They are no part of the words; a date only a printed book has."""
    assert (page.title, page.author, page.date) == ("Libro del sol", "Ana de Luz", "1501")
    assert "Vigo" not in words(page.body)
    manuscript = hsms.read(PAGE.replace("{RMK: Lugo | Gil | 1501.}", "{RMK:.}"), "a")
    assert (manuscript.title, manuscript.date) == ("Libro del sol", "")


def test_the_words_of_a_leaf_are_kept_in_order(page: ImportResult, schema: etree.RelaxNG) -> None:
    """Found by either road, and by eye."""
    text = (
        "DEL HSMS 9 1 luz dela mar sol De como vino la tarde assi otramente luna fue noche aqui "
        "SOL 4 alba"
    )
    assert words(page.body) == text.split() == hsms.words(PAGE)
    assert errors(page, schema) == ""
    assert page.unknown == []


def test_a_deletion_over_a_leafs_end_goes_on_in_the_next_column() -> None:
    """Not in its running head."""
    text = column("sol (luz") + "[fol. 1v]\n{HD. II}\n{CB1.\nmar) rio}\n"
    imported = hsms.read(text, "a")
    assert [words(one) for one in imported.body.iter(f"{TEI}surplus")] == [["luz"], ["mar"]]
    assert words(imported.body) == hsms.words(text) == ["sol", "luz", "II", "mar", "rio"]
    assert imported.unknown == []


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        (column("luz\nsol %2"), 4, "%2"),
        (column("luz\n{XYZ. sol} mar"), 4, "{XYZ."),
        (column("luz) sol"), 3, ") that closes nothing"),
        (column("luz\n(sol\nmar"), 4, "( that nothing closes"),
        (column("(luz [sol) mar"), 3, "[ that nothing closes"),
        (column("{RUB. (luz} mar"), 3, "( that nothing closes"),
        (column("{RUB. luz +}\nmar"), 3, "+ that no RUB continues"),
        (column("{IN3.}"), 3, "an initial without its letter"),
        (column("luz") + column("sol"), 4, "the id f1r a second time"),
        (column("luz") + "mar\n", 4, "text outside a column"),
        ("[fol. 1r]\n{CB1.\nluz\n{CB1.\nsol}\n", 4, "a column without its }"),
        ("[fol. 1r]\n{CB1.\nluz\n[fol. 1v]\n", 4, "a column without its }"),
        ("[fol. 1r]\n{HD. luz\n[fol. 1v]\n", 2, "{HD. without its }"),
    ],
)
def test_what_is_not_understood_is_told_with_its_line(text: str, line: int, what: str) -> None:
    """Its words are kept."""
    imported = hsms.read(text, "a.txt")
    assert (line, what) in [(one.line, one.what) for one in imported.unknown]
    assert str(imported.unknown[0]).startswith("a.txt:")
    assert words(imported.body) == hsms.words(text)


BARE = st.text("abcdeñz", min_size=1, max_size=4)
SIGNS = st.sampled_from(["&", "%", ".", "//", "c'a", "h~o", "vez'", "[ ]", "(~)", "[??]", "(...)"])
PAIRS = [
    ("<", ">"),
    ("<<", ">>"),
    ("(", ")"),
    ("[", "]"),
    ("(^", ")"),
    ("[^2#", "]"),
    ("[*", "]"),
    (" {RUB. ", "} "),
    (" {LAT. ", "} "),
    (" {GL. ", "} "),
    (" {AD. ", "} "),
]
BETWEEN = st.sampled_from([" ", " ", "", "\n", "-\n"])


def nested(within: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Words in a mark, or with blanks, line ends and hyphens between them."""
    marked = st.builds(
        lambda pair, held: f"{pair[0]}{held}{pair[1]}", st.sampled_from(PAIRS), within
    )
    return marked | st.builds("{}{}{}".format, within, BETWEEN, within)


@given(st.recursive(BARE | SIGNS, nested, max_leaves=12))
def test_no_word_is_lost_however_marks_are_nested(text: str) -> None:
    """Neither does anything in them go unread."""
    text = column(f"a {text} a\n")
    imported = hsms.read(text, "a")
    assert words(imported.body) == hsms.words(text)
    assert imported.unknown == []


PIECES = (
    "a b - + ' ~ . % & < > << >> ( ) [ ] [^ (^2# { } \n {RUB. {CB1. {CB2. {HD. {GL. {IN3.}".split(
        " "
    )
)
MORE = ["{MIN.", "{RMK: a}", "{SYMB:", "\n[fol. 1r]\n", "[??]", "(...)", "s'", "c'", "%2", " "]


@given(st.lists(st.sampled_from(PIECES + MORE), max_size=30).map("".join))
def test_no_heap_of_marks_is_refused(text: str) -> None:
    """However they are broken, and none of its letters is lost."""
    joined = "".join(words(hsms.read(text, "a").body))
    assert joined == "".join(hsms.words(text))


@real
@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_real_files_lose_no_word(path: Path, schema: etree.RelaxNG) -> None:
    """And keep to the schema; what is not understood in them is known."""
    text = path.read_text("utf-8")
    imported = hsms.read(text, path.name)
    assert words(imported.body) == hsms.words(text)
    assert errors(imported, schema) == ""
    codex = [
        "63: + that no HD continues",  # no head is transcribed on 2r, 10r, 49r
        "277: %2",
        "1038: + that no HD continues",
        "4838: + that no HD continues",
    ]
    wanted = [f"{path.name}:{one}" for one in codex] if path.stem == "TEXT.ACE" else []
    assert [str(one) for one in imported.unknown] == wanted


LEFT_OUT = frozenset(f"{TEI}{name}" for name in "fw note figure rdg corr reg supplied".split())


def by_line(body: Element) -> dict[str, list[str]]:
    """Return the words of each line as the manuscript has them, by the line's id."""
    texts: dict[str, str] = {}
    here = ""
    skipped = 0
    for event, one in etree.iterwalk(body, events=("start", "end")):
        if one.tag in LEFT_OUT:
            skipped += 1 if event == "start" else -1
        if event == "start" and one.tag == f"{TEI}lb":
            here = one.get(ID, "")
        value = one.text if event == "start" else one.tail
        if not skipped:
            texts[here] = texts.get(here, "") + (value or "")
    return {line: WORD.findall(value) for line, value in texts.items() if line}


@real
def test_the_codex_agrees_with_our_own_text_of_the_dice_line_by_line() -> None:
    """In each line of 65r-71v; in three our text has first the rubric that ends the line."""
    read = hsms.read((FOLDER / "TEXT.ACE.txt").read_text("utf-8"), "TEXT.ACE.txt")
    theirs = by_line(read.body)
    body = etree.parse(ROOT / "corpus" / "ldj" / "dados.xml").find(f".//{TEI}body")
    assert body is not None
    ours = by_line(body)
    leaves = {line.partition(".")[0] for line in ours}
    assert [line for line in theirs if line.partition(".")[0] in leaves] == list(ours)
    assert {line: sorted(theirs[line]) for line in ours} == {
        line: sorted(value) for line, value in ours.items()
    }
    turned = [line for line, value in ours.items() if value != theirs[line]]
    assert turned == ["f65v.a.6", "f66r.b.1", "f66r.b.12"]
