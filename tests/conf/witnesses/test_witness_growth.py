"""No transcription that is twice as long takes an importer much more than twice the work.

Work is counted in lines of Python that are run and in letters that are copied, so that it is the
same on every machine.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from types import ModuleType

import pytest

from conf.edition.document import TeiError
from conf.witnesses import antonomaz, hsms, markdown, tcp
from conf.witnesses.errors import WitnessError
from conf.witnesses.tei_import import LONG, MOST_OPEN, Names, add, element, join_texts, words
from tests.help.work_count import lines_run

TEI = '<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader/><text><body>{}</body></text></TEI>'
FEW = 3000  # lines, below which nothing is asked of the growth
MOST = 2.4  # times the lines for a text twice as long: n log n would be 2.2
SMALL = 150  # pieces, and then twice as many

PIECES = {
    hsms: [
        *("a ", "[fol. 1]\n", "[fol. 1]\n{CB1.\na [b\n", "{RUB. a+}", "{CB2. a}", "{CB2. a", "}"),
        *("a~", "{IN3.}a", "<<a>>", "{MIN. a}", "&%+", "s'", "...", "?? ", "-\n", "[+]", "{a"),
    ],
    markdown: [
        *("a ", "a\n", "a  \n", "a\n\n", "# a\n", "## a\n# b\n", "**1. a**\n\n", "1. a\n"),
        *('<a id="x"></a>', "<b>", "</b>", "*a ", "[^1] ", "[^1]: a\n\n", "a[^1]\n\n[^1]: b\n\n"),
        *("* a\n", "<!-- ", "<!-- a -->", "| a |\n| - |\n", "> a\n\n", "---\n\n", "`a` "),
        *("[a](b) ", "![a](b) "),
    ],
    tcp: [
        *("<p>x</p>", "<q>x</q>", "<odd/>a ", "a <odd>b</odd>", "<div type='a'>x</div>", "<gap/>"),
        *("<div xml:id='a'>x</div>", "<p><hi>a</hi></p>", '<g ref="char:EOLhyphen"/>'),
        *("<!-- a -->", "<gap><desc>a</desc></gap>", "<choice>a <sic>b</sic></choice>"),
    ],
    antonomaz: ["<lb break='no'/> A", '<lb break="no"/> A', '<lb rend="¬" break="no"/>a\n'],
}  # fmt: skip
READ = [(module, piece) for module, pieces in PIECES.items() for piece in pieces]


def text_of(module: ModuleType, piece: str) -> str:
    """Return what a module reads, of such pieces."""
    return TEI.replace("{}", piece) if module in {tcp, antonomaz} else piece


def brought(module: ModuleType, text: str) -> None:
    """Read a text, if it is not refused, and find its words both ways, as the conversion does."""
    with contextlib.suppress(TeiError, WitnessError):
        words(module.read(text, "a").body)
        module.words(text)


@pytest.mark.parametrize(("module", "piece"), READ)
def test_work_grows_with_the_length(module: ModuleType, piece: str) -> None:
    """Of no piece that is repeated more than by a logarithm."""
    brought(module, text_of(module, piece))  # what it imports is run once
    small = lines_run(partial(brought, module, text_of(module, piece * SMALL)))
    large = lines_run(partial(brought, module, text_of(module, piece * (2 * SMALL))))
    assert large < FEW or large < MOST * small


def test_no_long_text_is_copied_for_each_word() -> None:
    """What lxml holds in one piece stays short, at the start of an element and after another."""
    body = element("body")
    for _ in range(2):
        for _ in range(3 * LONG):
            add(body, "ab ")
        pieces = [body.text or "", *(one.tail or "" for one in body)]
        assert max(map(len, pieces)) <= LONG + len("ab ")
        element("lb", body)
    assert words(join_texts(body)) == ["ab"] * (6 * LONG)
    assert len(body) == 2


def test_a_name_that_comes_again_is_tried_but_once() -> None:
    """It goes on from the number it has come to, past one that was itself a name."""
    names = Names()
    assert [names.free(one) for one in ("a", "a-2", "a", "a", "a-2", "b")] == [
        *("a", "a-2", "a-3", "a-4", "a-2-2", "b")
    ]


MANY = 300_000
HOSTILE: list[tuple[ModuleType, Callable[[int], str], list[str]]] = [
    (hsms, lambda n: "a" + "-" + " " * n + "b", ["a", "b"]),
    (hsms, lambda n: "{RMK:a" + " " * n + "\n}[fol. 1]\nb", ["b"]),
    (hsms, lambda n: "[fol." + " " * n + "a", ["fol", "a"]),
    (markdown, lambda n: "> - " * 9 + "> " * n + "a\n", ["a"]),
    (markdown, lambda n: "a\n\n" + " " * n, ["a"]),
    (markdown, lambda n: "a " + "<!--" * (n // 10), ["a"]),
    (tcp, lambda n: TEI.format("<p>a" + " " * n + "b</p>"), ["a", "b"]),
    (tcp, lambda n: TEI.format(f"<p>a<![CDATA[{'<!-- <? < ' * n}]]>b</p>"), ["a", "b"]),
    (tcp, lambda n: TEI.format(f"<p>a<g n='{'ref=x ' * n}' ref='b'/>b</p>"), ["ab"]),
    (antonomaz, lambda n: TEI.format(f"""<lb n='{'break="no" ' * n}'>a</lb>b"""), ["a", "b"]),
]  # fmt: skip


@pytest.mark.parametrize(("module", "made", "there"), HOSTILE)
def test_a_pattern_is_not_led_astray(
    module: ModuleType, made: Callable[[int], str], there: list[str]
) -> None:
    """All is searched to the end: what tried each letter from each would take days."""
    assert module.words(made(MANY)) == there


@pytest.mark.parametrize("mark", ["{", "[", "(", "<", "{RUB. ", "[fol. 1]\n{CB1.\n("])
def test_marks_that_are_never_closed_are_refused(mark: str) -> None:
    """By the line; as many as may be open are read."""
    assert hsms.read(mark * MOST_OPEN, "a").body is not None
    with pytest.raises(WitnessError, match=rf"^a:\d+: more than {MOST_OPEN} marks are open"):
        hsms.read(mark * 50 * MOST_OPEN, "a")


def test_tags_that_are_never_closed_are_refused() -> None:
    """By the line, however many follow."""
    with pytest.raises(WitnessError, match=rf"^a:2: more than {MOST_OPEN} marks are open"):
        markdown.read("a\n" + "<b>" * 50 * MOST_OPEN, "a")


def test_a_note_that_only_it_refers_to_is_not_lost() -> None:
    """Where a note stands nowhere, its words are still counted, so that the loss is noticed."""
    assert markdown.words("a\n\n[^1]: b [^1]\n") == ["a", "b", "1"]
