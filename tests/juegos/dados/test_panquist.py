"""Panquist by a second road: the ladder of fols. 69r-69v summed over all pairs of suertes.

Nothing here calls the rules of the game. The first suerte is B's, the second A's; the throw
that ends the race is drawn among those of both, and pays by the ladder. Where paradas are gathered
each throw of the ladder is taken to come by itself, at a rate, at any moment: whoever has the last
of his three kinds first wins, and an integral says how likely that is.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations as choices
from itertools import product

import pytest

from juegos import catalogue
from juegos.dados.dice_game import State
from juegos.engine.odds import odds
from juegos.serve import handle
from tests.help.laws import Case, cases, combinations, refusal
from tests.help.sweeps import swept

# The ladder once more, by what a throw takes; all other throws of seven to fourteen take two.
ONE = "521 621 531 541 532 632 542 651 642 652"
THREE = "322 611 422 522 333 622 433 551 443 552 444 661 553 662 554"
FOUR = "331 332 441 442 533 633 544 644"
SUERTES = range(7, 15)
CASES = cases("panquist")


def shown(dice: tuple[int, ...]) -> str:
    """Return the faces of a throw, highest first."""
    return "".join(map(str, sorted(dice, reverse=True)))


def taken(dice: tuple[int, ...], cinco: str) -> int:
    """Return how many paradas a throw takes."""
    if shown(dice) == "511":
        return {"dos": 2, "tres": 3}[cinco]
    rows = ((1, ONE), (3, THREE), (4, FOUR))
    return next((n for n, row in rows if shown(dice) in row.split()), 2)


def worth(count: int, paradas: str) -> int:
    """Return what so many paradas bring."""
    match paradas:
        case "iguales":
            return count
        case "triangulares":
            return sum(range(1, count + 1))
        case "dobladas":
            return sum(2**i for i in range(count))
    return 1


LEFT_OUT = {("tria", "las"): "531 631", ("dos", "o"): "522"}


def by_hand(**readings: str) -> dict[str, Fraction]:
    """Return the odds under these readings, from every pair of suertes and every throw of them."""
    igual, paradas, cinco = (readings[name] for name in ("igual", "paradas", "cinco"))
    out = [throws for pair, throws in LEFT_OUT.items() if readings[pair[0]] == pair[1]]
    steps: dict[int, Counter[int]] = {t: Counter() for t in SUERTES}
    cast = Counter(map(sum, product(range(1, 7), repeat=3)))
    for dice in product(range(1, 7), repeat=3):
        if sum(dice) in steps and shown(dice) not in " ".join(out).split():
            steps[sum(dice)][taken(dice, cinco)] += 1
    if readings["una"] == "varias":
        return gathered(steps, cast, igual, worth(4, paradas))
    pays = {t: Counter[int]() for t in SUERTES}
    for t, count in product(SUERTES, range(1, 5)):
        pays[t][worth(count, paradas)] += steps[t][count]
    ways = {t: pays[t].total() for t in SUERTES}
    every = sum(cast[t] for t in SUERTES)
    first = second = net = square = pot = casts = whole = Fraction(0)
    for given, own in product(SUERTES, repeat=2):
        if given == own:
            continue
        left = every - cast[given] if igual == "otra" else every
        chance = Fraction(cast[given] * cast[own], every * left)
        both = ways[given] + ways[own]
        whole += chance
        first += chance * Fraction(ways[own], both)
        second += chance * Fraction(ways[given], both)
        for suerte, sign in ((own, 1), (given, -1)):
            for paid, n in pays[suerte].items():
                here = chance * Fraction(n, both)
                if sign < 0 and readings["cobro"] == "solo-lanza":
                    continue
                net, square, pot = (
                    net + sign * here * paid,
                    square + here * paid**2,
                    pot + here * paid,
                )
        casts += chance * Fraction(216, both)
        casts += chance * (Fraction(216, every) + Fraction(216, left))
    # With encuentro one round in so many is none, and its casts are made in vain.
    vain = (1 - whole) * Fraction(2 * 216, every)
    first, second, net, square, pot = (x / whole for x in (first, second, net, square, pot))
    return {
        "p_first": first,
        "p_second": second,
        "p_draw": Fraction(0),
        "mean_casts": (casts + vain) / whole,
        "mean_net": net,
        "variance": square - net**2,
        "mean_pot": pot,
    }


def some(rates: dict[int, int]) -> list[tuple[int, int]]:
    """Return for each choice of some of the three kinds its sign and the sum of its rates.

    Until all three have come: the chance at t is the sum of sign times exp(-rate t).
    """
    kinds = [rates[2], rates[3], rates[4]]
    chosen = (c for count in (1, 2, 3) for c in choices(kinds, count))
    return [((-1) ** (len(c) + 1), sum(c)) for c in chosen]


def gathered(
    steps: dict[int, Counter[int]], cast: Counter[int], igual: str, stake: int
) -> dict[str, Fraction]:
    """Return the odds where each gathers the first and second, the third and the fourth."""
    every = sum(cast[t] for t in SUERTES)
    first = casts = whole = Fraction(0)
    for given, own in product(SUERTES, repeat=2):
        if given == own:
            continue
        left = every - cast[given] if igual == "otra" else every
        chance = Fraction(cast[given] * cast[own], every * left)
        whole += chance
        for (sign, a), (other, b) in product(some(steps[own]), some(steps[given])):
            first += chance * sign * other * Fraction(a, a + b)
            casts += chance * sign * other * Fraction(216, a + b)
        casts += chance * (Fraction(216, every) + Fraction(216, left))
    vain = (1 - whole) * Fraction(2 * 216, every)
    first, casts = first / whole, (casts + vain) / whole
    return {
        "p_first": first,
        "p_second": 1 - first,
        "p_draw": Fraction(0),
        "mean_casts": casts,
        "mean_net": stake * (2 * first - 1),
        "variance": stake**2 * 4 * first * (1 - first),
        "mean_pot": Fraction(stake),
    }


@pytest.mark.parametrize("case", swept(CASES), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the count by hand give the same fractions under every reading."""
    readings = {name.split("-")[0]: key for name, key in case.readings}
    result = odds(case.game)
    for name, exact in by_hand(**readings).items():
        assert getattr(result, name) == exact, name


def test_what_cannot_be_gathered_is_refused() -> None:
    """Of 256 combinations 80 are refused: what is gathered must count, and for both players."""
    every = [Case("panquist", readings) for readings in combinations("panquist")]
    refused = {case.readings: error for case in every if (error := refusal(case))}
    assert len(every) == 256
    assert len(refused) == 80
    for readings, error in refused.items():
        assert dict(readings)["una-vez"] == "varias"
        assert {("paradas", "sola"), ("cobro", "solo-lanza")} & {*readings}
        assert "panquist.una-vez=varias has" in str(error)


def test_left_as_written_nine_has_four_throws_of_six() -> None:
    """As the codex has it 6-2-1, 4-3-2, 3-3-3 and 4-4-1 alone take paradas by nine."""
    game = catalogue.game("panquist", {"tria-as": "las", "dos-dos-cinco": "o"})
    took = {}
    for throw in (throw for throw in game.throws(game.start()) if sum(throw) == 9):
        step = game.play(State("carrera", 0, 8, 9), throw)
        took["".join(map(str, throw))] = step.pot
    assert took == {"621": 1, "531": 0, "432": 2, "522": 0, "333": 3, "441": 4}


def test_the_example_of_the_commentary_is_played_as_it_is_told() -> None:
    """Fourteen against seven: after 17, 14, 7, 14, 7 and 14 the one with fourteen has all four."""
    game = catalogue.game("panquist", {"una-vez": "varias"})
    state = State("junta", 0, 14, 7)
    results = ["6-6-5", "6-5-3", "3-3-1", "6-4-4", "5-1-1"]
    for throw in results:
        state = game.play(state, game.read_move(state, throw)).state
    assert game.write(state) == "junta A 14 7 124:124"
    step = game.play(state, game.read_move(state, "6-6-2"))
    assert (game.write(step.state), step.pot) == ("fin B panquist.junta", 4)


def test_begun_again_and_turned_over_it_is_fair() -> None:
    """If an encuentro begins all again and 5-1-1 mirrors 6-6-2, neither side has the better."""
    result = odds(catalogue.game("panquist", {"igual": "encuentro", "cinco-as-as": "tres"}))
    assert (result.p_first, result.mean_net) == (Fraction(1, 2), Fraction(0))


LINES = [
    ("", "primera A - - pot=0 paid=0:0", "6-5-4", "primera A - - pot=0 paid=0:0"),
    ("", "primera A - - pot=0 paid=0:0", "6-1-1", "segunda A 8 - pot=0 paid=0:0"),
    ("", "segunda A 8 - pot=0 paid=0:0", "4-3-1", "segunda A 8 - pot=0 paid=0:0"),
    ("", "segunda A 8 - pot=0 paid=0:0", "3-2-2", "carrera A 8 7 pot=0 paid=0:0"),
    ("", "carrera A 8 7 pot=0 paid=0:0", "6-6-6", "carrera A 8 7 pot=0 paid=0:0"),
    ("", "carrera A 8 7 pot=0 paid=0:0", "5-1-1", "fin A panquist.siete pot=2 paid=0:0"),
    ("", "carrera A 8 7 pot=0 paid=0:0", "3-3-1", "fin A panquist.siete pot=4 paid=0:0"),
    ("", "carrera A 8 7 pot=0 paid=0:0", "5-2-1", "fin B panquist.ocho pot=1 paid=0:0"),
    ("igual=encuentro", "segunda A 8 - pot=0 paid=0:0", "4-3-1", "primera A - - pot=0 paid=0:0"),
    (
        "cinco-as-as=tres",
        "carrera A 8 7 pot=0 paid=0:0",
        "5-1-1",
        "fin A panquist.siete pot=3 paid=0:0",
    ),
    (
        "paradas=dobladas",
        "carrera A 8 7 pot=0 paid=0:0",
        "3-3-2",
        "fin B panquist.ocho pot=15 paid=0:0",
    ),
    ("paradas=sola", "carrera A 8 7 pot=0 paid=0:0", "3-3-2", "fin B panquist.ocho pot=1 paid=0:0"),
    ("tria-as=las", "carrera A 9 8 pot=0 paid=0:0", "5-3-1", "carrera A 9 8 pot=0 paid=0:0"),
    ("tria-as=las", "carrera A 9 10 pot=0 paid=0:0", "6-3-1", "carrera A 9 10 pot=0 paid=0:0"),
    ("tria-as=las", "primera A - - pot=0 paid=0:0", "5-3-1", "segunda A 9 - pot=0 paid=0:0"),
    ("dos-dos-cinco=o", "carrera A 9 8 pot=0 paid=0:0", "5-2-2", "carrera A 9 8 pot=0 paid=0:0"),
    (
        "dos-dos-cinco=o",
        "carrera A 9 8 pot=0 paid=0:0",
        "3-3-3",
        "fin B panquist.nueve pot=3 paid=0:0",
    ),
    (
        "cobro=solo-lanza",
        "carrera A 8 7 pot=0 paid=0:0",
        "3-3-2",
        "fin B panquist.ocho pot=0 paid=0:0",
    ),
    (
        "cobro=solo-lanza",
        "carrera A 8 7 pot=0 paid=0:0",
        "3-3-1",
        "fin A panquist.siete pot=4 paid=0:0",
    ),
    ("una-vez=varias", "segunda A 8 - pot=0 paid=0:0", "3-2-2", "junta A 8 7 -:- pot=0 paid=0:0"),
    (
        "una-vez=varias",
        "junta A 8 7 -:- pot=0 paid=0:0",
        "5-1-1",
        "junta A 8 7 12:- pot=0 paid=0:0",
    ),
    (
        "una-vez=varias",
        "junta A 8 7 12:- pot=0 paid=0:0",
        "5-2-1",
        "junta A 8 7 12:- pot=0 paid=0:0",
    ),
    (
        "una-vez=varias",
        "junta A 8 7 12:- pot=0 paid=0:0",
        "6-6-6",
        "junta A 8 7 12:- pot=0 paid=0:0",
    ),
    (
        "una-vez=varias",
        "junta A 8 7 12:- pot=0 paid=0:0",
        "3-3-2",
        "junta A 8 7 12:4 pot=0 paid=0:0",
    ),
    (
        "una-vez=varias",
        "junta A 8 7 124:4 pot=0 paid=0:0",
        "3-2-2",
        "fin A panquist.junta pot=4 paid=0:0",
    ),
    (
        "una-vez=varias paradas=dobladas",
        "junta A 8 7 124:34 pot=0 paid=0:0",
        "4-3-1",
        "fin B panquist.junta pot=15 paid=0:0",
    ),
]


@pytest.mark.parametrize(("reading", "state", "move", "after"), LINES)
def test_line_of_play(reading: str, state: str, move: str, after: str) -> None:
    """One throw at one state, under one reading, leads where the words say."""
    readings = dict(pair.split("=") for pair in reading.split())
    request = {"do": "play", "slug": "panquist", "readings": readings, "state": state, "move": move}
    assert handle(request)["state"] == after
