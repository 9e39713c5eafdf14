"""Azar by a second road: the words of fol. 67r counted by hand, reading by reading.

Nothing here calls the rules of the game. A casts; fifteen and more, or six and less, is azar
and wins; else the total is given to B. A casts again: an azar is a reazar, the same total an
encuentro, another his own suerte; then the two numbers race, each by its ways. Where an azar may
be answered B casts for the total that lies under it.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

import pytest

from juegos import catalogue
from juegos.core.errors import BadNotation
from juegos.dados.dice_game import State
from juegos.engine.odds import odds
from juegos.serve import handle
from tests.help.laws import Case, cases
from tests.help.sweeps import swept

WAYS = Counter(a + b + c for a, b, c in product(range(1, 7), repeat=3))
CASES = cases("azar")


class Round(NamedTuple):
    """What one round comes to: chances of A, of B, of nobody, of an encuentro; mean casts."""

    first: Fraction
    second: Fraction
    nobody: Fraction
    again: Fraction
    casts: Fraction


def p(total: int) -> Fraction:
    """Return the chance of a total."""
    return Fraction(WAYS[total], 216)


def second_cast(given: int, suertes: range, azar: Fraction, reazar: str) -> Round:
    """Return what comes of the second cast, and of all that follows it in this round."""
    own = [u for u in suertes if u != given]
    wins = sum((p(u) * p(u) / (p(u) + p(given)) for u in own), Fraction(0))
    loses = sum((p(u) * p(given) / (p(u) + p(given)) for u in own), Fraction(0))
    casts = 1 + sum((p(u) / (p(u) + p(given)) for u in own), Fraction(0))
    match reazar:
        case "mano":
            return Round(wins, loses + azar, Fraction(0), p(given), casts)
        case "segundo":
            return Round(wins + azar, loses, Fraction(0), p(given), casts)
    # confirma: B casts too, and an azar of his makes an encuentro
    again = p(given) + azar * azar
    return Round(wins, loses + azar * (1 - azar), Fraction(0), again, casts + azar)


def settle(here: Round, encuentro: str) -> Round:
    """Return a round in which an encuentro ends the game, or is begun again from itself."""
    nought = Fraction(0)
    match encuentro:
        case "tablas":
            return here._replace(nobody=here.nobody + here.again, again=nought)
        case "gana":
            return here._replace(first=here.first + here.again, again=nought)
        case "segunda":
            return Round(*(x / (1 - here.again) for x in here))._replace(again=nought)
    return here


def answered(azar: int) -> Round:
    """Return what comes of an azar cast first that the other may answer with its soçobra."""
    under, nought = p(21 - azar), Fraction(0)
    low = azar < 10
    return Round(1 - under, under * low, nought, under * (not low), Fraction(1))


SUERTES = {
    "exclusivo": (range(7, 15), range(7, 15)),
    "inclusivo": (range(6, 16), range(6, 16)),
    "segunda": (range(7, 15), range(6, 16)),
}


def by_hand(limites: str, encuentro: str, reazar: str, replica: str) -> dict[str, Fraction]:
    """Return the odds of azar under these readings, by hand."""
    given_ones, own_ones = SUERTES[limites]
    azar = 1 - sum(map(p, own_ones), Fraction(0))
    whole = [Fraction(0)] * 4 + [Fraction(1)]
    for total in range(3, 19):
        if total in given_ones:
            here = settle(second_cast(total, own_ones, azar, reazar), encuentro)
        elif replica == "no":
            here = Round(*map(Fraction, (1, 0, 0, 0, 0)))
        else:
            here = settle(answered(total), encuentro)
        whole = [x + p(total) * y for x, y in zip(whole, here, strict=True)]
    first, second, nobody, again, casts = whole
    if encuentro == "pasa":
        # x = first + again y and y = second + again x, y being A's chance with B casting
        stay = 1 - again * again
        first, second = (first + again * second) / stay, (second + again * first) / stay
        nobody, casts = nobody / (1 - again), casts / (1 - again)
    else:
        first, second, nobody, casts = (x / (1 - again) for x in (first, second, nobody, casts))
    return {"p_first": first, "p_second": second, "p_draw": nobody, "mean_casts": casts}


@pytest.mark.parametrize("case", swept(CASES), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the count by hand give the same fractions under every reading."""
    result = odds(case.game)
    for name, exact in by_hand(**dict(case.readings)).items():
        assert getattr(result, name) == exact, name
    assert result.mean_net == result.p_first - result.p_second  # one stake


def test_all_ninety_combinations_are_counted() -> None:
    """Three limits, five encuentros, three reazares, two answers: ninety games, none refused."""
    assert len({case.readings for case in CASES}) == 90


def test_an_azar_low_or_high_is_answered_in_as_many_ways() -> None:
    """Of 216 x 216 pairs of casts 146 answer a low azar by its soçobra, and 146 a high one."""
    low = sum(WAYS[azar] * WAYS[21 - azar] for azar in range(3, 7))
    high = sum(WAYS[azar] * WAYS[21 - azar] for azar in range(15, 19))
    assert (low, high) == (146, 146)


@pytest.mark.parametrize("total", range(3, 19))
def test_first_cast(total: int) -> None:
    """Fifteen to eighteen and three to six win at once; seven to fourteen go to B."""
    game = catalogue.game("azar")
    wins = total < 7 or total > 14
    for throw in game.throws(game.start()):
        if sum(throw) == total:
            step = game.play(game.start(), throw)
            end = game.outcome(step.state)
            assert (end is not None and end.shares[0] == 1) == wins
            assert [event.rule.id for event in step.events] == [
                "azar.azar" if wins else "azar.dada"
            ]


# Each reading of each crux, in one line of play: state, throw, and the state it leads to.
LINES = [
    ("", "segunda A 8 -", "6-6-6", "fin B azar.reazar"),
    ("", "segunda A 8 -", "6-2-1", "carrera A 8 9"),
    ("", "segunda A 8 -", "6-1-1", "primera A - -"),
    ("", "carrera A 8 9", "6-6-6", "carrera A 8 9"),
    ("", "carrera A 8 9", "6-1-1", "fin B azar.carrera"),
    ("", "carrera A 8 9", "3-3-3", "fin A azar.carrera"),
    ("limites=inclusivo", "primera A - -", "4-1-1", "segunda A 6 -"),
    ("limites=inclusivo", "primera A - -", "6-6-3", "segunda A 15 -"),
    ("limites=inclusivo", "primera A - -", "3-1-1", "fin A azar.azar"),
    ("encuentro=segunda", "segunda A 8 -", "6-1-1", "segunda A 8 -"),
    ("encuentro=pasa", "segunda A 8 -", "6-1-1", "primera B - -"),
    ("encuentro=pasa", "segunda B 8 -", "6-1-1", "primera A - -"),
    ("encuentro=pasa", "segunda B 8 -", "6-6-6", "fin A azar.reazar"),
    ("encuentro=tablas", "segunda A 8 -", "6-1-1", "fin - azar.encuentro"),
    ("encuentro=gana", "segunda A 8 -", "6-1-1", "fin A azar.encuentro"),
    ("reazar=segundo", "segunda A 8 -", "6-6-6", "fin A azar.reazar"),
    ("reazar=confirma", "segunda A 8 -", "6-6-6", "confirma A 8 -"),
    ("reazar=confirma", "confirma A 8 -", "1-1-1", "primera A - -"),
    ("reazar=confirma", "confirma A 8 -", "6-1-1", "fin B azar.confirma"),
    ("limites=segunda", "primera A - -", "4-1-1", "fin A azar.azar"),
    ("limites=segunda", "primera A - -", "6-6-3", "fin A azar.azar"),
    ("limites=segunda", "segunda A 8 -", "4-1-1", "carrera A 8 6"),
    ("limites=segunda", "segunda A 8 -", "6-6-3", "carrera A 8 15"),
    ("limites=segunda", "segunda A 8 -", "3-1-1", "fin B azar.reazar"),
    ("limites=segunda", "carrera A 8 6", "2-2-2", "fin A azar.carrera"),
    ("replica=sozobra", "primera A - -", "1-1-1", "replica A - 3"),
    ("replica=sozobra", "replica A - 3", "6-6-6", "fin B azar.sozobra"),
    ("replica=sozobra", "replica A - 5", "6-5-5", "fin B azar.sozobra"),
    ("replica=sozobra", "replica A - 3", "6-6-5", "fin A azar.azar"),
    ("replica=sozobra", "replica A - 18", "1-1-1", "primera A - -"),
    ("replica=sozobra", "replica B - 18", "2-1-1", "fin B azar.azar"),
    ("replica=sozobra encuentro=segunda", "replica A - 18", "1-1-1", "replica A - 18"),
    ("replica=sozobra encuentro=pasa", "replica A - 18", "1-1-1", "primera B - -"),
    ("replica=sozobra encuentro=tablas", "replica A - 18", "1-1-1", "fin - azar.encuentro"),
    ("replica=sozobra limites=inclusivo", "primera A - -", "6-6-3", "segunda A 15 -"),
]


@pytest.mark.parametrize(("reading", "state", "move", "after"), LINES)
def test_line_of_play(reading: str, state: str, move: str, after: str) -> None:
    """One throw at one state, under one reading, leads where the words say."""
    readings = dict(pair.split("=") for pair in reading.split())
    request = {"do": "play", "slug": "azar", "readings": readings, "state": state, "move": move}
    assert handle(request)["state"] == after


@pytest.mark.parametrize(
    ("readings", "state"),
    [
        *(({"reazar": reading}, "confirma A 8 -") for reading in ("mano", "segundo")),
        ({"replica": "no"}, "replica A - 3"),
    ],
)
def test_no_answer_is_awaited_where_the_reading_has_none(
    readings: dict[str, str], state: str
) -> None:
    """Under the other readings of a crux nobody confirms, and nobody throws for a soçobra."""
    with pytest.raises(BadNotation):
        catalogue.game("azar", readings).read(state)


@pytest.mark.parametrize(
    ("throw", "rule"), [("1-1-1", "muertos"), ("6-6-6", "muertos"), ("5-4-3", "carrera")]
)
def test_in_the_race_an_azar_is_dead(throw: str, rule: str) -> None:
    """Neither an azar nor a number of nobody decides, each by a rule of its own."""
    game = catalogue.game("azar")
    state = game.read("carrera A 8 9")
    step = game.play(state, game.read_move(state, throw))
    assert [event.rule.id for event in step.events] == [f"azar.{rule}"]
    assert step.state == state


def test_seat_that_casts_holds_the_dice() -> None:
    """Where the other casts (second, to confirm, to answer) the scene gives him the dice.

    The second cast is his by reading ``segundo`` alone.
    """
    game: Any
    for reading in ("mano", "confirma"):
        game = catalogue.game("azar", {"reazar": reading})
        assert game.scene(State("segunda", 0, 8)).hand == 0, reading
    for reading, phase in (("segundo", "segunda"), ("confirma", "confirma")):
        game = catalogue.game("azar", {"reazar": reading})
        assert game.scene(State(phase, 0, 8)).hand == 1, reading
    game = catalogue.game("azar", {"replica": "sozobra"})
    assert game.scene(State("replica", 0, own=3)).hand == 1
