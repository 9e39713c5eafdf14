"""juegos.core.record: a game written down is read back, and goes wrong with the line it is on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos import catalogue
from juegos.core import record
from juegos.core.errors import BadNotation, IllegalMove, JuegosError, UnknownName
from juegos.core.headers import HEADS, RESULTS
from juegos.core.record import Record
from juegos.engine import account as accounts
from juegos.engine import replay as engine
from juegos.serve import handle
from tests.help.laws import Case, at_random, few_cases
from tests.help.replay import replay
from tests.help.sweeps import sweep, swept

# Words as a record can hold them: no blank, comment sign or line end.
WORDS = st.from_regex(r"[a-zñ0-9:/=.*-]{1,9}", fullmatch=True)
NAMES = st.from_regex(r"[a-zñ0-9.-]{1,9}", fullmatch=True)
MOVES = WORDS.filter(lambda word: ":" not in word)
TEXTS = st.text("aZñ:;,='\"/\\ ·字", min_size=1, max_size=12).filter(lambda t: t == t.strip())
DATES = st.dates().map(str) | st.datetimes().map(lambda d: d.isoformat(timespec="minutes"))
HEADERS: dict[str, st.SearchStrategy[str]] = {
    "Version": st.sampled_from(["0.1.0", "1.0rc1"]),
    "A": TEXTS,
    "B": st.sampled_from(["computer weak", "computer of Ana"]),
    "Date": DATES,
    "Series": st.just("3") | TEXTS.map("12 {}".format),
    "Start": TEXTS,
    "Result": st.sampled_from(RESULTS),
    "Hints": st.just("1"),
}
RECORDS = st.builds(
    Record,
    NAMES,
    st.dictionaries(NAMES, WORDS, max_size=3).map(lambda d: tuple(d.items())),
    st.lists(MOVES, max_size=5).map(tuple),
    st.fixed_dictionaries({}, optional=HEADERS).map(
        lambda heads: tuple((name, heads[name]) for name in HEADS if name in heads)
    ),
)
CASES = list(few_cases())
DEFAULTS = [case for case in CASES if not case.changes]
HEAD_FILES = sorted((Path(__file__).parents[1] / "partidas" / "heads").glob("*.txt"))


@given(RECORDS)
def test_record_is_written_and_read(written: Record) -> None:
    """parse(write(r)) == r."""
    assert record.parse(record.write(written)) == written


@given(st.text(alphabet="Game:Rdings= \n\t#-641az\r\x0b\u2028", max_size=60))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    """Any text is refused with its line, or read so that writing and reading it changes nothing."""
    try:
        result = record.parse(text)
    except BadNotation as error:
        line, says = error.at, str(error)
    else:
        assert record.parse(record.write(result)) == result
        return
    assert line in range(1, len(text.splitlines()) + 2)
    assert says.startswith(f"line {line}: ")
    assert "\n" not in says


@pytest.mark.parametrize("case", swept(few_cases()), ids=str)
def test_random_game_is_replayed(case: Case) -> None:
    """A game played at random, written down and read, replays step by step."""
    played = list(at_random(case.game, random.Random(1283)))
    moves = tuple(case.game.write_move(move) for _, move, _ in played)
    results = (("A", "Ana"), ("Result", ended(case, played)))
    written = record.write(Record(case.slug, case.readings, moves, results))
    game, steps = replay(record.parse(written))
    assert game.readings == case.game.readings
    assert steps == [(move, step) for _, move, step in played]


@pytest.mark.parametrize("case", sweep(CASES, *DEFAULTS), ids=str)
def test_game_goes_on_from_any_position(case: Case) -> None:
    """The last moves of a game are a record too, which begins with the position before them."""
    played = list(at_random(case.game, random.Random(1284)))
    for first in {len(played) // 2, len(played) - 1}:
        account = accounts.opening(case.game)
        for _, _, step in played[:first]:
            account = account.after(step)
        start = accounts.write(case.game, played[first][0], account)
        moves = tuple(case.game.write_move(move) for _, move, _ in played[first:])
        results = (("Start", start), ("Result", ended(case, played)))
        written = record.write(Record(case.slug, case.readings, moves, results))
        assert replay(record.parse(written))[1] == [
            (move, step) for _, move, step in played[first:]
        ]


def ended(case: Case, played: list[tuple[Any, Any, Any]]) -> str:
    """Return the result of a game, as a record tells it."""
    account = accounts.opening(case.game)
    for _, _, step in played:
        account = account.after(step)
    return engine.result(case.game, played[-1][2].state, account)


def test_comments_and_blanks_say_nothing() -> None:
    """Comments, blank lines, carriage returns and blanks around are not part of the game."""
    text = (
        "# a game\r\n Game: azar \r\n\r\nReadings: reazar=segundo  limites=inclusivo # two\n6-4-1#"
    )
    result = record.parse(text)
    assert result == Record("azar", (("reazar", "segundo"), ("limites", "inclusivo")), ("6-4-1",))
    assert result.lines == (5,)
    assert result.header_lines == {"Game": 2, "Readings": 4}


BAD = [
    ("", 1, BadNotation),
    ("6-4-1\n", 1, BadNotation),
    ("Game azar", 1, BadNotation),
    ("Game: azar\nDate: 1283\n", 2, BadNotation),
    ("Game: azar\nGame: azar\n", 2, BadNotation),
    ("# x\nGame: azar\n\nReadings: encuentro\n", 4, BadNotation),
    ("Game: azar\nReadings: encuentro=pasa encuentro=gana\n", 2, BadNotation),
    ("Game: azar\nReadings: encuentro=nada\n", 2, UnknownName),
    ("Game: azar\nReadings: nada=pasa\n", 2, UnknownName),
    ("# x\nGame: tric\n", 2, UnknownName),
    ("Game:\n", 1, UnknownName),
    ("Game: azar\n\n6-4-7\n", 3, BadNotation),
    ("Game: azar\n\n6-4-1\n\n6-4\n", 5, BadNotation),
    ("Game: azar\n\n6-6-6\n1-1-1\n", 4, BadNotation),
    ("Game: azar\n\n6-4-1\nReadings: encuentro=pasa\n", 4, BadNotation),
    ("Game: azar\nWhite: Ana\n", 2, BadNotation),
    ("Game: azar\nA: Ana\nA: Ana\n", 3, BadNotation),
    ("Game: azar\nA:\n", 2, BadNotation),
    (f"Game: azar\nA: {'x' * 81}\n", 2, BadNotation),
    ("Game: azar\nA: x\x00y\n", 2, BadNotation),
    ("Game: azar\nA: x\u202ey\n", 2, BadNotation),
    ("Game: azar\nDate: 2026-02-30\n", 2, BadNotation),
    ("Game: azar\nDate: 2026-2-3\n", 2, BadNotation),
    ("Game: azar\nDate: 2026-02-03T24:30\n", 2, BadNotation),
    ("Game: azar\nSeries: first\n", 2, BadNotation),
    ("Game: azar\nSeries: 0\n", 2, BadNotation),
    ("Game: azar\nVersion: the first\n", 2, BadNotation),
    ("Game: azar\nStart: primera\n", 2, BadNotation),
    ("Game: azar\nResult: C\n", 2, BadNotation),
    ("Game: azar\nResult: A\n", 2, BadNotation),
    ("Game: azar\nResult: B\n\n6-6-6\n", 2, BadNotation),
    ("Game: azar\nResult: B agreed\n\n6-6-6\n", 2, BadNotation),
    ("Game: azar\nResult: unfinished\n\n6-6-6\n", 2, BadNotation),
    ("Game: azar\n\nHints: 3\n6-4-1\n", 3, BadNotation),
    ("Game: azar\nHints: 2 1\n\n6-4-1\n", 2, BadNotation),
    ("Game: azar\nHints: 0\n", 2, BadNotation),
    ("Game: azar\nHints: one\n", 2, BadNotation),
    ("# " + "x" * 4_000_000, 1, BadNotation),
    ("Game: azar\n" + "6-4-1\n" * 100_001, 100_002, BadNotation),
]


@pytest.mark.parametrize(("text", "line", "kind"), BAD, ids=lambda value: repr(value)[:50])
def test_wrong_record_is_refused_with_its_line(
    text: str, line: int, kind: type[JuegosError]
) -> None:
    """The error says on which line the record goes wrong, and is of the kind that fits."""
    with pytest.raises(JuegosError) as caught:
        replay(record.parse(text))
    assert type(caught.value) is kind
    assert caught.value.at == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_move_after_the_end_is_refused() -> None:
    """Once the game is over no line may follow; a game that stops early is no fault."""
    game, steps = replay(Record("azar", (), ("6-4-1",)))
    assert game.outcome(steps[-1][1].state) is None
    with pytest.raises((BadNotation, IllegalMove), match="after the end"):
        replay(Record("azar", (), ("6-6-6", "6-4-1")))


@pytest.mark.parametrize("slug", catalogue.CATALOGUE)
def test_empty_game_is_a_record(slug: str) -> None:
    """A head alone is a game not yet begun."""
    assert replay(record.parse(f"Game: {slug}"))[1] == []


@pytest.mark.parametrize("result", ["A agreed", "B agreed", "- agreed", "unfinished"])
def test_players_may_agree_before_the_end(result: str) -> None:
    """A game that is not over may have been given up, drawn or left by its players."""
    assert replay(record.parse(f"Game: azar\nResult: {result}\n\n6-4-1\n"))


def test_unknown_head_is_told_the_known_ones() -> None:
    """The error for a head that there is not names every head there is."""
    with pytest.raises(BadNotation) as caught:
        record.parse("Game: azar\nWhite: Ana\n")
    assert all(name in str(caught.value) for name in record.NAMES)


def test_mark_of_a_file_is_no_part_of_the_record() -> None:
    """A text that begins with the mark some editors write at the head of a file is read."""
    assert record.parse("\ufeffGame: azar\n") == Record("azar")


@pytest.mark.parametrize("file", HEAD_FILES, ids=lambda file: str(file.stem))
def test_kept_record_is_read_as_it_was(file: Path) -> None:
    """What was written once is read for ever, and written so again; its result is checked."""
    text = file.read_text("utf-8")
    written = record.parse(text)
    assert record.write(written) == text
    assert replay(written)
    assert written.header("Result")


def test_every_head_stands_in_a_record_that_is_kept() -> None:
    """No head there is could be forgotten without a kept record failing."""
    results = [
        name for file in HEAD_FILES for name, _ in record.parse(file.read_text("utf-8")).headers
    ]
    assert set(results) == set(HEADS)


def test_door_tells_the_heads() -> None:
    """The reply to a record has what its head tells, if it tells something."""
    text = "Game: azar\nA: Ana\nB: computer best\nSeries: 2 Lunes\nHints: 1\n\n6-4-1\n"
    assert handle({"do": "record", "text": text})["heads"] == {
        "version": "",
        "seats": [{"name": "Ana", "level": ""}, {"name": "", "level": "best"}],
        "date": "",
        "series": {"number": 2, "name": "Lunes"},
        "start": "",
        "result": "",
        "hints": [1],
    }
    assert "heads" not in handle({"do": "record", "text": "Game: azar\n"})
