"""The cube and the last throws of backgammon: exact by a second road, and weighed by the score."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from juegos import data
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.backgammon import bearing_off, last_throws, players, race, tables_of_bearing_off
from juegos.tablas.backgammon.game import Backgammon
from juegos.tablas.backgammon.stakes import Stakes, equities
from juegos.tablas.casas.board import side
from tests.juegos.tablas import plain_backgammon

START = "A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5"
CUBE = {"cubo": "si"}
THREE = {"cubo": "si", "partida": "3"}
Men = tuple[int, ...]


def advice(state: str, readings: dict[str, str], level: str = "strong") -> tuple[str, float]:
    """Return what a level does at a state, and what it thinks that worth."""
    game = Backgammon(readings)
    result = game.advise(game.read(state), level, random.Random(1))
    return game.write_move(result.move), float(result.value)


def reached(men: Men, dice: tuple[int, int]) -> set[Men]:
    """Return where a throw leads, by the generator of plain_backgammon."""
    own = {casa: men.count(casa) for casa in men}
    throw = dice * 2 if dice[0] == dice[1] else dice
    orders = {throw, throw[::-1]}
    results = {end for order in orders for end in plain_backgammon.sequences(own, {1: 15}, order)}
    most = max(count for count, _, _ in results)
    return {
        tuple(sorted(casa for casa, n in own for _ in range(n) if casa))
        for count, (own, _), _ in results
        if count == most
    }


@cache
def brute(own: Men, their: Men, cube: int, owner: int | None) -> Fraction:
    """Return what the side to throw has: every throw, play, double and answer is tried.

    The cube is nobody's, its own (0) or the other's (1).
    """
    result = rolled(own, their, cube, owner)
    if owner == 1 or cube == 64:
        return result
    return max(result, min(Fraction(cube), rolled(own, their, 2 * cube, 1)))


@cache
def rolled(own: Men, their: Men, cube: int, owner: int | None) -> Fraction:
    """Return what it has when it throws with the cube so."""
    facing, total = None if owner is None else 1 - owner, Fraction(0)
    for dice in product(range(1, 7), repeat=2):
        total += max(
            -brute(their, end, cube, facing) if end else Fraction(cube)
            for end in reached(own, (dice[0], dice[1]))
        )
    return total / 36


def position(men: Men) -> int:
    return bearing_off.position([men.count(casa) for casa in range(1, 7)])


ENDINGS: list[tuple[Men, Men]] = [
    *(((2, 5), (1, 1)), ((4, 6), (3, 5)), ((6, 6), (6,)), ((1, 2, 3), (2, 4))),
    *(((5,), (6,)), ((1, 1, 1), (1, 1, 1)), ((2, 2, 6), (1, 4))),
]


@pytest.mark.thorough
@pytest.mark.parametrize(("own", "their"), ENDINGS, ids=str)
@pytest.mark.parametrize(("cube", "owner"), [(1, None), (2, 0), (2, 1), (32, 0), (64, 0)])
def test_last_throws_are_exact(own: Men, their: Men, cube: int, owner: int | None) -> None:
    """What is reckoned of the last throws is what trying everything gives, in fractions."""
    rest = last_throws.Finals(Stakes(doubling=True))
    at = position(own), position(their)
    assert rest.before(*at, 0, cube, owner) == pytest.approx(float(brute(own, their, cube, owner)))
    assert rest.thrown(*at, 0, cube, owner) == pytest.approx(float(rolled(own, their, cube, owner)))


def test_gammons_and_jacoby_count_in_the_last_throws() -> None:
    """Fifteen men left lose twice, but once under Jacoby's rule while nobody has doubled."""
    at = position((1, 1)), position((1,) * 15)
    assert last_throws.Finals(Stakes(doubling=False)).before(*at, 0, 1, None) == 2
    jacoby = last_throws.Finals(Stakes(doubling=True, jacoby=True))
    assert jacoby.thrown(*at, 0, 1, None) == 1
    assert jacoby.thrown(*at, 0, 2, 1) == 4


def test_who_wins_more_often_takes_and_who_cannot_win_refuses() -> None:
    """The issue's board: A, with men on 5 and 2, wins 19 of 36 throws, else B's two aces go off.

    Doubled by A, B takes (it loses 1/9 and not 1); doubled by B, A has no throw left and refuses.
    """
    board = "A 5 2 off:13 B 1:2 off:13 cubo=1"
    assert advice(f"dobla A {board}", CUBE) == ("dobla", 0.11)
    assert advice(f"responde B {board}", CUBE) == ("acepta", -0.11)
    assert advice(f"responde A {board}", CUBE) == ("rechaza", -1)
    assert brute((2, 5), (1, 1), 1, None) == 2 * (Fraction(19, 36) - Fraction(17, 36))


def decisions() -> Iterator[tuple[Men, Men]]:
    """Yield random endings of two men against two."""
    rng = random.Random(11)
    for _ in range(25):
        own, their = (tuple(sorted(rng.choices(range(1, 7), k=2))) for _ in "ab")
        yield own, their


@pytest.mark.thorough
def test_doubles_and_takes_of_the_last_throws_are_the_best() -> None:
    """In random endings strong doubles and takes where, and only where, that is worth more."""
    for own, their in decisions():
        board = "A {} off:13 B {} off:13".format(
            *(" ".join(f"{c}:{men.count(c)}" for c in sorted(set(men))) for men in (own, their))
        ).replace(":1 ", " ")
        value, taken = rolled(own, their, 1, None), rolled(own, their, 2, 1)
        if value != min(taken, 1):
            wanted = "dobla" if min(taken, 1) > value else "tira"
            assert advice(f"dobla A {board} cubo=1", CUBE)[0] == wanted, board
        if taken != 1:
            wanted = "acepta" if taken < 1 else "rechaza"
            assert advice(f"responde B {board} cubo=1", CUBE)[0] == wanted, board


def test_plays_of_the_last_throws_are_the_best() -> None:
    """Of each throw strong takes a play after which most is left, the other's doubles reckoned."""
    for (own, their), dice in zip(decisions(), product(range(2, 7), repeat=2), strict=True):
        board = side({c: own.count(c) for c in own}) + side({c: their.count(c) for c in their})
        ends = {end: -brute(their, end, 1, None) if end else 1 for end in reached(own, dice)}
        game = Backgammon(CUBE)
        throw = tuple(sorted(dice, reverse=True))
        plays = game.travel.plays(board, throw)
        place = players.Place(Stakes(doubling=True), 0)
        after = plays[players.race(place, board, plays).move]
        left = tuple(c for c in range(1, 7) for _ in range(after[c]))
        assert ends[left] == max(ends.values()), (own, their, dice)


def test_far_longer_endings_are_not_looked_through() -> None:
    """Where more pairs of positions can come up than a second allows, the throws are judged."""
    many = position((6, 6, 5, 5)), position((6, 6, 6, 4))
    assert last_throws.pairs(*many) == last_throws.MOST + 1
    assert last_throws.pairs(position((1, 2)), position((1, 1))) == 1


@pytest.mark.thorough
def test_kept_means_are_those_of_the_exact_table() -> None:
    """What is kept of the 54,264 means is what packing them anew gives, byte by byte."""
    assert data.packed("tablas/bearing-off.bin") == tables_of_bearing_off.packed()
    exact, unit = bearing_off.means(), bearing_off.UNIT
    assert len(tables_of_bearing_off.rounded()) == len(exact) == 54_264
    for at, mean in exact.items():
        assert (
            abs(tables_of_bearing_off.rounded()[at] * unit - tables_of_bearing_off.PARTS * mean) * 2
            <= unit
        )


@pytest.mark.thorough
def test_chances_of_a_race_are_those_of_the_throws() -> None:
    """Of few men they are the exact ones; of many, and with men still to come, they lie near."""
    few, many = ((4, 1, 2, 0, 0, 1), (2, 2, 0, 2, 0, 1)), ((3, 3, 3, 2, 2, 2), (2, 2, 3, 3, 3, 2))
    for (own, their), near in ((few, 0.002), (many, 0.035)):
        mine, others = (bearing_off.distribution(bearing_off.position(men)) for men in (own, their))
        wins = sum(p * q for n, p in mine.items() for m, q in others.items() if n <= m)
        board = b"".join(side(dict(enumerate(men, 1))) for men in (own, their))
        assert race.chances(board).win == pytest.approx(float(wins), abs=near)
    home, out = side({6: 5, 5: 5, 4: 5}), side({7: 5, 5: 5, 4: 5})
    assert race.chances(home + home).win > race.chances(out + home).win > 0.3


@pytest.mark.thorough
def test_strong_bears_off_in_fewer_throws_than_greedy() -> None:
    """Alone on the board strong never plays to a greater mean than greedy, and often to a less."""
    game, rng, gained = Backgammon({}), random.Random(4), 0
    for _ in range(60):
        casas = rng.choices(range(1, 7), k=rng.randint(6, 14))
        men = " ".join(f"{casa}:{casas.count(casa)}" for casa in sorted(set(casas)))
        off = f" off:{15 - len(casas)}"
        text = f"tira A A {men}{off} B 6:7 5:7 off"
        state = game.play(game.read(text), draw(game.throws(game.read(text)), rng)).state
        plays = game.one_game.plays(state.table)
        strong, greedy = (
            tables_of_bearing_off.mean(
                race.at_home(plays[game.advise(state, level, rng).move][:27])
            )
            for level in ("strong", "greedy")
        )
        assert strong <= greedy
        gained += strong < greedy
    assert gained > 5


SCORES = [
    ("dobla A", "tantos=1-2", "dobla"),  # after Crawford: a point more of B's wins anyway
    ("responde B", "tantos=1-2", "rechaza"),  # a point for A brings it to 2-2, which is even
    ("dobla A", "tantos=2-1", "tira"),  # A needs one point: it has nothing to double for
    ("dobla A", "tantos=0-0", "tira"),
]


@pytest.mark.thorough
@pytest.mark.parametrize("level", ["strong", "greedy"])
@pytest.mark.parametrize(("asks", "score", "wanted"), SCORES)
def test_the_score_is_weighed(level: str, asks: str, score: str, wanted: str) -> None:
    """To three points, as a game begins: who may only win by doubling doubles, at 1-2 at once."""
    assert advice(f"{asks} {START} cubo=1 {score}", THREE, level)[0] == wanted


def test_the_cube_is_dead_where_no_point_more_is_needed() -> None:
    """With the cube at 2 and two points wanting, even a sure winner has nothing to double for."""
    board = "A 1:2 off:13 B 6:2 off:13"
    assert advice(f"dobla A {board} cubo=2A tantos=1-0", THREE)[0] == "tira"
    played = Stakes(doubling=True, score=(1, 0), match=equities(3, cube=True, crawford=True))
    assert [played.may_double(0, 1, None), played.may_double(0, 2, 0)] == [True, False]


def test_a_gammon_is_played_for_only_where_it_counts() -> None:
    """At the last point of both a side that may lose a gammon minds the loss alone."""
    plain_match, last = equities(3, cube=False, crawford=False), (2, 2)
    assert plain_match.worth(0, (3, 2), 2) == 1
    one, two = (Stakes(doubling=False, score=last, match=plain_match).gain(1, n) for n in (1, 2))
    assert one == two == 1


@pytest.mark.parametrize("length", [1, 2, 3, 5, 7, 9, 11, 25])
@pytest.mark.parametrize(("cube", "crawford"), [(False, False), (True, False), (True, True)])
def test_match_equities_are_fair(length: int, cube: bool, crawford: bool) -> None:  # noqa: FBT001
    """Both sides' chances make one, even scores are even, and a point more is worth more."""
    result = equities(length, cube, crawford)
    for mine, theirs in product(range(1, length + 1), repeat=2):
        for before in (True, False):
            here = result.chance((mine, theirs), crawford=before)
            other = result.chance((theirs, mine), crawford=before)
            assert here + other == pytest.approx(1)
            if before:
                assert here > result.chance((mine + 1, theirs), crawford=before) - 1e-9
    assert result.chance((2, 2)) == 0.5


def test_equities_do_not_hang_on_the_length() -> None:
    """What is wanting decides, not how long the match was: reckoned alone or in a longer one."""
    short, long = (equities(length, cube=True, crawford=True) for length in (11, 25))
    long.chance((25, 25 - 1))
    for away in product(range(1, 12), repeat=2):
        assert short.chance(away) == long.chance(away)


def test_first_equities_by_hand() -> None:
    """One point wanting against two: even after Crawford; three: a gammon alone wins at once."""
    result = equities(11, cube=True, crawford=True)
    assert result.chance((1, 2), crawford=False) == pytest.approx(0.5)
    assert result.chance((1, 3), crawford=False) == pytest.approx(0.5 + 0.5 * 0.73 * 0.5)
    assert result.chance((1, 2)) == pytest.approx(0.5 + 0.5 * 0.73 * 0.5)  # the Crawford game
    assert equities(11, cube=True, crawford=False).chance((1, 2)) == pytest.approx(0.5)


@pytest.mark.heavy
@pytest.mark.thorough
def test_a_match_with_the_cube_is_played_to_its_end() -> None:
    """Two strong players double, take and refuse in a match, and somebody wins it."""
    game, rng = Backgammon(THREE), random.Random(7)
    state, cube_moves = game.start(), set()
    while (turn := game.turn(state)) is not Turn.END:
        chance = turn is Turn.CHANCE
        move = draw(game.throws(state), rng) if chance else game.advise(state, "strong", rng).move
        cube_moves |= {move} if isinstance(move, str) else set()
        state = game.play(state, move).state
    assert max(state.score) >= 3
    assert cube_moves >= {"dobla", "acepta", "rechaza"}
