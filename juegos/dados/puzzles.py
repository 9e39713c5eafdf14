"""Puzzles of the games of dice: which reading makes the players' chances most equal?"""

from __future__ import annotations

from fractions import Fraction

from juegos import data
from juegos.core.entry import Entry
from juegos.core.errors import BadNotation, one_of
from juegos.core.message import Message, _, decimal, joined
from juegos.core.puzzle import Puzzle, PuzzleKind, Question, Ruling, of_kind
from juegos.core.source import Crux
from juegos.engine.odds import odds


def asks(entry: Entry, puzzle: Puzzle) -> Question:
    """Return the question: which of the readings of a crux."""
    crux = _crux(entry, puzzle)
    says = _(
        "{question} Under which of these readings are the two players’ chances of winning "
        "nearest to each other?",
        question=crux.question,
    )
    if puzzle.readings:
        says = _("Readings: {readings}. {question}", readings=puzzle.readings, question=says)
    options = tuple((reading.key, reading.gloss) for reading in crux.readings)
    return Question(says, "options", options=options)


def judges(entry: Entry, puzzle: Puzzle, answer: str) -> Ruling:
    """Return whether a reading is the fairest, with the chances under each."""
    by_reading = chances(entry, puzzle)
    if answer not in by_reading:
        raise BadNotation(
            _("there is no reading {key!r}; {keys}", key=answer, keys=one_of(by_reading)), 0
        )
    rows = [
        _(
            "under {reading} A wins {first} %, B {second} %",
            reading=key,
            first=_percent(first),
            second=_percent(second),
        )
        for key, (first, second) in by_reading.items()
    ]
    return Ruling(answer == fairest(by_reading), _("{row}.", row=joined(rows, "; ")).capitalize())


def chances(entry: Entry, puzzle: Puzzle) -> dict[str, tuple[Fraction, Fraction]]:
    """Return for each reading of the crux the chances of A and of B to win."""
    result = {}
    for key in _crux(entry, puzzle).keys:
        exact = odds(entry.game({**puzzle.chosen, puzzle.asks: key}))
        result[key] = exact.p_first, exact.p_second
    return result


def fairest(pairs: dict[str, tuple[Fraction, Fraction]]) -> str:
    """Return the reading under which the two chances are closest."""
    return min(pairs, key=lambda key: abs(pairs[key][0] - pairs[key][1]))


def _crux(entry: Entry, puzzle: Puzzle) -> Crux:
    return next(one for one in entry.cruces if one.name == puzzle.asks)


def _percent(chance: Fraction) -> Message:
    return decimal(float(100 * chance), ".2f")


KINDS = {
    "fair": PuzzleKind(
        _("Which reading is the fairest?"),
        of_kind(data.rows("dados/puzzles.tsv"), "fair"),
        asks,
        judges,
        _("The solution rests on the exact chances of the game under each reading."),
    )
}
