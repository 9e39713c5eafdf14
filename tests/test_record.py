"""juegos.core.record: a game written down is read back, and goes wrong with the line it is on."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos import catalogue
from juegos.core import record
from juegos.core.errors import BadNotation, IllegalMove, JuegosError, UnknownName
from juegos.core.record import Record
from tests.laws import Case, at_random, few_cases
from tests.replay import replay
from tests.sweeps import swept

# Words as a record can hold them: no blank, comment sign or line end.
WORDS = st.from_regex(r"[a-zñ0-9:/=.*-]{1,9}", fullmatch=True)
NAMES = st.from_regex(r"[a-zñ0-9.-]{1,9}", fullmatch=True)
MOVES = WORDS.filter(lambda word: ":" not in word)
RECORDS = st.builds(
    Record,
    NAMES,
    st.dictionaries(NAMES, WORDS, max_size=3).map(lambda d: tuple(d.items())),
    st.lists(MOVES, max_size=5).map(tuple),
)


@given(RECORDS)
def test_record_is_written_and_read(written: Record) -> None:
    """parse(write(r)) == r."""
    assert record.parse(record.write(written)) == written


@given(st.text(alphabet="Game:Rdings= \n\t#-641az\r\x0b\u2028", max_size=60))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    """Any text is refused with its line, or read so that writing and reading it changes nothing."""
    try:
        found = record.parse(text)
    except BadNotation as error:
        line, says = error.at, str(error)
    else:
        assert record.parse(record.write(found)) == found
        return
    assert line in range(1, len(text.splitlines()) + 2)
    assert says.startswith(f"line {line}: ")
    assert "\n" not in says


@pytest.mark.parametrize("case", swept(few_cases()), ids=str)
def test_random_game_is_replayed(case: Case) -> None:
    """A game played at random, written down and read, replays step by step."""
    played = list(at_random(case.game, random.Random(1283)))
    moves = tuple(case.game.write_move(move) for _, move, _ in played)
    written = record.write(Record(case.slug, case.readings, moves))
    game, steps = replay(record.parse(written))
    assert game.readings == case.game.readings
    assert steps == [(move, step) for _, move, step in played]


def test_comments_and_blanks_say_nothing() -> None:
    """Comments, blank lines, carriage returns and blanks around are not part of the game."""
    text = (
        "# a game\r\n Game: azar \r\n\r\nReadings: reazar=segundo  limites=inclusivo # two\n6-4-1#"
    )
    found = record.parse(text)
    assert found == Record("azar", (("reazar", "segundo"), ("limites", "inclusivo")), ("6-4-1",))
    assert found.lines == (5,)
    assert found.heads == (2, 4)


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
]


@pytest.mark.parametrize(("text", "line", "kind"), BAD)
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
