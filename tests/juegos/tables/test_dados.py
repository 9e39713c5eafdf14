"""The tables of dice alone, and those that one game has: counted once more by writing all out."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, product

import pytest

from juegos import catalogue, tables
from juegos.core.errors import ImpossibleReadings
from juegos.core.table import Table
from juegos.engine.odds import odds

FACES = range(1, 7)


def columns(table: Table, *names: str) -> list[tuple[object, ...]]:
    """Return some columns of a table, row by row."""
    places = [table.columns.index(name) for name in names]
    return [tuple(row[i] for i in places) for row in table.rows]


def written(dice: tuple[int, ...]) -> str:
    """Return a throw as it is written, highest face first."""
    return "-".join(map(str, sorted(dice, reverse=True)))


def test_fifty_six_throws() -> None:
    """Every throw of three dice stands once, with total, ways and the throw underneath."""
    table = tables.table("dados.tiradas")
    result = columns(table, "throw", "total", "ways of 216", "soçobra")
    ways = Counter(written(dice) for dice in product(FACES, repeat=3))
    every = list(combinations_with_replacement(FACES, 3))
    assert len(every) == len(result) == 56
    assert {
        (written(d), sum(d), ways[written(d)], written(tuple(7 - f for f in d))) for d in every
    } == set(result)


def test_kinds_of_throws() -> None:
    """Six triples, thirty pairs in three ways each, twenty throws of unlike faces in six."""
    counts = Counter(columns(tables.table("dados.tiradas"), "kind", "ways of 216"))
    assert counts == {("three alike", 1): 6, ("a pair", 3): 30, ("all different", 6): 20}


def test_permutations_are_all_there_in_order() -> None:
    """All 216, each once, lowest total first, beside the throw they are an order of."""
    result = columns(tables.table("dados.permutaciones"), "total", "in order", "throw")
    every = sorted(product(FACES, repeat=3), key=lambda dice: (sum(dice), dice))
    assert result == [(sum(d), "-".join(map(str, d)), written(d)) for d in every]


def test_two_dice() -> None:
    """Combinations of two dice add up to 21, ways to 36; soçobras pair to 14."""
    table = tables.table("dados.dos")
    totals = [sum(dice) for dice in product(FACES, repeat=2)]
    kinds = [sum(dice) for dice in combinations_with_replacement(FACES, 2)]
    names = ("total", "combinations of 21", "ways of 36", "chance", "soçobra")
    assert columns(table, *names) == [
        (t, kinds.count(t), totals.count(t), Fraction(totals.count(t), 36), 14 - t)
        for t in range(2, 13)
    ]


def test_sozobra_has_as_many_ways() -> None:
    """Turned over a total becomes its soçobra, and that becomes the total, with as many ways."""
    rows = columns(tables.table("dados.sozobra"), "dice", "total", "soçobra", "ways of either")
    ways = Counter((n, sum(dice)) for n in (2, 3) for dice in product(FACES, repeat=n))
    under = Counter(
        (n, sum(7 - f for f in dice)) for n in (2, 3) for dice in product(FACES, repeat=n)
    )
    assert {(n, t): w for n, t, _, w in rows} == ways == under
    assert {(n, t): s for n, t, s, _ in rows} == {(n, t): 7 * n - t for n, t in ways}


def test_race_of_three_dice_is_that_of_azar() -> None:
    """Each cell of the matrix is the chance that the game itself gives, from the race on."""
    game = catalogue.game("azar", {"limites": "inclusivo"})
    table = tables.table("dados.carrera")
    for row in table.rows:
        for other, cell in zip(table.columns[1:], row[1:], strict=True):
            if str(row[0]) == other:
                assert cell == "–"
            else:
                assert cell == odds(game, game.read(f"carrera A {other} {row[0]}")).p_first


@pytest.mark.parametrize(("id", "dice"), [("dados.carrera", 3), ("dados.carrera-dos", 2)])
def test_race_by_ways(id: str, dice: int) -> None:
    """A number comes first by its ways out of the ways of both."""
    ways = Counter(str(sum(d)) for d in product(FACES, repeat=dice))
    table = tables.table(id)
    for own, *cells in table.rows:
        for other, cell in zip(table.columns[1:], cells, strict=True):
            if str(own) != other:
                assert cell == Fraction(ways[str(own)], ways[str(own)] + ways[other])


def test_codex_lists_fifty_five() -> None:
    """Of the 56 throws one is missing, 4-3-1 under eight; of the triples 3-3-3, as par."""
    table = tables.table("triga.lista")
    names = ("throw", "total", "listed under its total", "listed as par")
    result = columns(table, *names)
    assert len({throw for throw, *_ in result}) == len(result) == 56
    assert [row[:2] for row in result if row[2] == "missing"] == [("4-3-1", 8)]
    assert [row[0] for row in result if row[3] == "missing"] == ["3-3-3"]
    assert Counter(row[2] for row in result) == {"66r": 14, "66v": 41, "missing": 1}
    assert all(sum(map(int, str(throw).split("-"))) == total for throw, total, *_ in result)


def ladder(**readings: str) -> dict[str, int]:
    """Return how many paradas each throw takes, out of the table."""
    table = tables.table("panquist.escalera", {k.replace("_", "-"): v for k, v in readings.items()})
    steps = columns(table, "one parada", "two paradas", "three paradas", "four: panquist")
    return {
        throw: n for row in steps for n, cell in enumerate(row, 1) for throw in str(cell).split()
    }


def test_ladder_has_each_throw_once() -> None:
    """The 42 throws of seven to fourteen, 176 ways, each under its own suerte."""
    table = tables.table("panquist.escalera")
    every = [d for d in combinations_with_replacement(FACES, 3) if 7 <= sum(d) <= 14]
    assert set(ladder()) == {written(d) for d in every}
    assert len(every) == 42
    ways = columns(table, "suerte", "ways of one", "ways of two", "ways of three", "ways of four")
    counted = Counter(sum(d) for d in product(FACES, repeat=3))
    for suerte, *of_steps in ways:
        assert sum(map(int, map(str, of_steps))) == counted[int(str(suerte))]


def test_ladder_turned_over_is_itself_but_for_one_throw() -> None:
    """Turning the dice over changes no count, but 5-1-1 takes two and 6-6-2 three as written."""

    def unlike(steps: dict[str, int]) -> set[str]:
        over = {throw: written(tuple(7 - int(f) for f in throw.split("-"))) for throw in steps}
        return {throw for throw, n in steps.items() if steps[over[throw]] != n}

    assert unlike(ladder()) == {"5-1-1", "6-6-2"}
    assert unlike(ladder(cinco_as_as="tres")) == set()


def test_mean_paradas() -> None:
    """Suerte seven takes 2.6 paradas in the mean, or 2.8 as fourteen does if 5-1-1 takes three."""
    for readings, seven in (({}, Fraction(13, 5)), ({"cinco-as-as": "tres"}, Fraction(14, 5))):
        table = tables.table("panquist.escalera", readings)
        means = {row[0]: row[1] for row in columns(table, "suerte", "mean paradas")}
        assert (means[7], means[14]) == (seven, Fraction(14, 5))


@pytest.mark.parametrize("paradas", ["iguales", "triangulares", "dobladas", "sola"])
def test_mean_worth_is_what_the_game_pays(paradas: str) -> None:
    """The pot of a race of two suertes is the mean worth of both, weighted by their ways."""
    readings = {"paradas": paradas}
    game = catalogue.game("panquist", readings)
    table = tables.table("panquist.escalera", readings)
    worth = {s: (w, m) for s, w, m in columns(table, "suerte", "ways of 216", "mean worth")}
    (a, of_a), (b, of_b) = worth[7], worth[12]
    pot = odds(game, game.read("carrera A 12 7")).mean_pot
    assert pot == (a * of_a + b * of_b) / (a + b)


def test_no_first_suerte_where_none_is_cast() -> None:
    """Triga by turns has no suertes: the table says so in one line."""
    with pytest.raises(ImpossibleReadings, match=r"in triga with caso=a .* makes no suerte"):
        tables.table("triga.primera-suerte", {"caso": "a"})
