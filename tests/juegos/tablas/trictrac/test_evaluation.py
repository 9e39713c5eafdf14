"""What the men of trictrac and tick-tack are worth: nets are read as told, and know the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from juegos.tablas.tick_tack import players as of_tick_tack
from juegos.tablas.trictrac import evaluation as of_trictrac
from juegos.tablas.trictrac.evaluation import (
    INPUTS,
    KINDS,
    OF_A_SIDE,
    POINT,
    UNIT,
    MenJudge,
    weights,
    worth,
)
from juegos.tablas.trictrac.position import OFF, START, Men, read
from tests.juegos.tablas.trictrac.made_positions import positions

Worth = Callable[[Men, Men], float]
NETS = [
    pytest.param(weights("trictrac"), of_trictrac.worth, id="trictrac"),
    pytest.param(weights("tick-tack"), of_tick_tack.worth, id="tick-tack"),
]
MEN = [(START, START), *positions(7, 40)]


def plainly(weights: Sequence[int], men: Men, foe: Men) -> float:
    """Return the worth by fractions of one, one input after the other."""
    lit = {}
    for side, counts in enumerate((men, foe)):
        for arrow, n in enumerate(counts):
            at = side * OF_A_SIDE + KINDS * arrow
            lit |= {at: n == 1, at + 1: n > 1, at + 2: max(n - 2, 0)}
    hidden = (len(weights) - 1) // (INPUTS + 2)
    own, units = weights[-1 - 2 * hidden :], weights[-1 - hidden :]
    value = weights[-1] / POINT
    for unit in range(hidden):
        total = own[unit] + sum(n * weights[at * hidden + unit] for at, n in lit.items())
        value += min(max(total / UNIT, 0), 1) * units[unit] / POINT
    return value


@pytest.mark.parametrize(("weights", "judged"), NETS)
def test_a_net_has_a_row_for_each_input(weights: Sequence[int], judged: Worth) -> None:
    """Beside these what units have of themselves, what they weigh, and the one output."""
    assert (len(weights) - 1) % (INPUTS + 2) == 0
    assert INPUTS == 2 * 3 * (OFF + 1)
    assert len({judged(men, foe) for men, foe in MEN}) > len(MEN) / 2


@pytest.mark.parametrize(("weights", "judged"), NETS)
@pytest.mark.parametrize(("men", "foe"), MEN)
def test_whole_numbers_tell_what_fractions_do(
    weights: Sequence[int], judged: Worth, men: Men, foe: Men
) -> None:
    """By whole numbers, sides kept, the worth is what plain sums of fractions give."""
    assert judged(men, foe) == pytest.approx(plainly(weights, men, foe), abs=1e-9)
    assert MenJudge(weights).worth(men, foe) == judged(men, foe)


def test_the_net_knows_what_is_good() -> None:
    """Better full jans and a corner than men at the talon, and worse men that have passed by."""
    grand, start = read("6:2 7:2 8:2 9:2 10:2 11:2 T:3"), read("T:15")
    passed = read("r1:3 r2:2 r3:2 r4:2 r5:2 r6:2 8:2")
    assert worth(grand, start) > worth(start, start) > worth(passed, start)
    assert worth(start, grand) < worth(start, start) < worth(start, passed)
