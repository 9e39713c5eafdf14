"""Small games solved: the verdicts, that they hang together, and that a search forward agrees."""

from __future__ import annotations

import random
from functools import cache
from math import comb
from typing import Any

import pytest

from conf.make.solved import solved
from juegos.alquerque import players
from juegos.alquerque.alquerque import Alquerque
from juegos.alquerque.alquerque_de_tres import AlquerqueDeTres
from juegos.alquerque.endings import endings, exact, tally
from juegos.alquerque.fanorona import Fanorona
from juegos.alquerque.konane import Konane
from juegos.alquerque.queah import Queah
from juegos.alquerque.symmetry import Canonicalizer
from juegos.core.errors import NotExact
from juegos.engine.retrograde import Solution, Verdict, winner
from juegos.engine.search import Search
from juegos.tables.alquerque import (
    ENDINGS,
    WHOLE,
    endings_solved,
    three_first_men,
    three_solved,
    whole_games,
)
from tests.help.laws import combinations

# Of the alquerque de tres by movimiento, piezas, centro: who wins, and in how many moves.
THREE = {
    ("lineas", "tres", "libre"): (0, 9),
    ("lineas", "tres", "vedado"): (None, 0),
    ("lineas", "cuatro", "libre"): (0, 11),
    ("lineas", "cuatro", "vedado"): (1, 12),
    ("ninguno", "tres", "libre"): (None, 0),
    ("ninguno", "tres", "vedado"): (None, 0),
    ("ninguno", "cuatro", "libre"): (None, 0),
    ("ninguno", "cuatro", "vedado"): (None, 0),
    ("cualquiera", "tres", "libre"): (None, 0),
    ("cualquiera", "tres", "vedado"): (None, 0),
    ("cualquiera", "cuatro", "libre"): (None, 0),
    ("cualquiera", "cuatro", "vedado"): (None, 0),
}


@cache
def three(movement: str, men: str, centre: str) -> Solution[Any]:
    readings = {"movimiento": movement, "piezas": men, "centro": centre}
    return Solution(AlquerqueDeTres(readings))


def forced(core: Any, position: Any, seat: int, plies: int) -> bool:
    """Return whether a seat can force a win within so many moves, by plain search forward."""
    moves = core.moves(position)
    if not moves:
        return bool(core.ending(position).winner == seat)
    if not plies:
        return False
    following = (forced(core, core.after(position, m), seat, plies - 1) for m in moves)
    return any(following) if core.side(position) == seat else all(following)


def hangs_together(solution: Solution[Any]) -> None:
    """Check that every verdict follows from those one move on."""
    core = solution.core
    for position in solution.positions:
        side, verdict = core.side(position), solution[position]
        after = [solution[core.after(position, move)] for move in core.moves(position)]
        if not after:
            assert verdict == Verdict(core.ending(position).winner)
            continue
        wins = [v.plies for v in after if v.winner == side]
        if wins:
            assert verdict == Verdict(side, 1 + min(wins))
        elif all(v.winner == 1 - side for v in after):
            assert verdict == Verdict(1 - side, 1 + max(v.plies for v in after))
        else:
            assert verdict.winner is None


@pytest.mark.parametrize("form", THREE, ids="-".join)
def test_alquerque_de_tres(form: tuple[str, str, str]) -> None:
    """Solved in every form: it is the moving along lines that lets the centre win."""
    solution = three(*form)
    assert solution[solution.core.start()] == THREE[form]


def test_alquerque_de_tres_is_played_exactly() -> None:
    """From its first move, under all readings: the strong player never has to search there."""
    forms = [dict(readings) for readings in combinations("alquerque-de-tres")]
    cores = [AlquerqueDeTres(readings) for readings in forms]
    assert len(forms) >= len(THREE)
    assert [core.readings for core in cores if exact(core, core.start()) is None] == []


@pytest.mark.parametrize("form", THREE, ids="-".join)
def test_the_strong_player_keeps_the_verdict(
    form: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the alquerque de tres it wins what is won, soonest, and loses nothing that is drawn.

    It does so by the solution, however little it searches.
    """
    monkeypatch.setitem(players.LEVELS, "strong", players.Level(1, 100))
    solution, lots = three(*form), random.Random("-".join(form))
    core = solution.core
    going_on = [position for position in solution.positions if core.moves(position)]
    for position in [core.start(), lots.choice(going_on)]:
        move = players.level_move(Search(core, position), "strong", lots).move
        assert move in solution.best(position)


def test_the_claim_of_the_codex() -> None:
    """Who opens in the centre wins if he knows how; else the other draws or wins (93r)."""
    solution = three("lineas", "tres", "libre")
    core, name = solution.core, solution.core.board.names
    start = core.start()
    first = {name[m.path[0]]: solution[core.after(start, m)].winner for m in core.moves(start)}
    assert [where for where, won in first.items() if won == 0] == ["b2"]
    assert {won for where, won in first.items() if where in {"a1", "a3", "c1", "c3"}} == {None}
    assert {won for where, won in first.items() if where in {"a2", "b1", "b3", "c2"}} == {1}


@pytest.mark.parametrize(
    "solve",
    [
        lambda: three("lineas", "tres", "libre"),
        lambda: three("cualquiera", "tres", "libre"),
        lambda: three("lineas", "cuatro", "vedado"),
        lambda: Solution(Konane({"tablero": "4"})),
        lambda: Solution(Fanorona({"tablero": "telo"})),
    ],
    ids=["three", "three-any", "achi-barred", "konane", "fanorona"],
)
def test_verdicts_hang_together(solve: Any) -> None:
    """Each verdict follows from those one move on, and the moves called best keep it."""
    solution = solve()
    hangs_together(solution)
    for position in random.Random(1).sample(solution.positions, 200):
        best = solution.best(position)
        assert bool(best) == bool(solution.core.moves(position))
        winners = {solution[solution.core.after(position, move)].winner for move in best}
        assert winners <= {solution[position].winner}


def test_search_forward_agrees() -> None:
    """A search forward finds the same wins, and none that is a move shorter."""
    for solution, number in (
        (three("lineas", "tres", "libre"), 150),
        (Solution(Fanorona({"tablero": "telo"})), 150),
    ):
        core = solution.core
        for position in random.Random(2).sample(solution.positions, number):
            won, plies = solution[position]
            if won is None:
                assert not any(forced(core, position, seat, 4) for seat in (0, 1))
            elif plies <= 7:
                assert forced(core, position, won, plies)
                assert not plies or not forced(core, position, won, plies - 1)


def test_konane() -> None:
    """On four by four the second player wins; the search with a memory says the same."""
    core = Konane({"tablero": "4"})
    solution = Solution(core)
    assert solution[core.start()] == (1, 6)
    assert winner(core, core.start(), {}) == 1
    numbers: dict[Any, int] = {}
    for position in random.Random(1).sample(solution.positions, 300):
        assert winner(core, position, numbers) == solution[position].winner


@pytest.mark.parametrize(("going_on", "plies"), [("libre", 11), ("obligatoria", 5)])
def test_fanorona(going_on: str, plies: int) -> None:
    """On three by three the first player wins."""
    core = Fanorona({"tablero": "telo", "continuar": going_on})
    assert Solution(core)[core.start()] == (0, plies)


@pytest.mark.heavy
@pytest.mark.parametrize("capture", ENDINGS)
def test_endings_of_alquerque(capture: str) -> None:
    """With three men every ending comes out as was found with four, and a search forward agrees."""
    core = Alquerque({"captura": capture})
    positions = list(endings(core, 3))
    solution = Solution(core, positions, canonical=Canonicalizer(core.board, sets=3))
    result = tally(solution, positions)
    assert {(1, 1), (1, 2), (2, 1)} == set(result)
    for row in ENDINGS[capture]:
        if row.white + row.black <= 3:
            here = result[row.white, row.black]
            assert row[2:] == tuple(here[name] for name in ("won", "lost", "drawn", "longest"))
    for position in random.Random(3).sample(positions, 60):
        won, plies = solution[position]
        if won is not None and plies <= 3:
            assert forced(core, position, won, plies)
            assert not plies or not forced(core, position, won, plies - 1)


@pytest.mark.parametrize("capture", ENDINGS)
def test_kept_endings_are_all_positions(capture: str) -> None:
    """The positions kept are all there are: so many men on 25 points in every way."""
    assert len(ENDINGS[capture]) == 6
    for row in ENDINGS[capture]:
        ways = comb(25, row.white) * comb(25 - row.white, row.black)
        assert row.won + row.lost + row.drawn == ways


@pytest.mark.thorough
@pytest.mark.heavy
def test_queah_without_reserve() -> None:
    """With four men each, none in reserve and captures compulsory the first player wins."""
    core = Queah({"captura": "obligatoria"})
    start = core.start()._replace(more=0)
    solution = Solution(core, [start], canonical=Canonicalizer(core.board, sets=3))
    assert solution[start] == (0, 19)


@pytest.mark.parametrize("capture", ENDINGS)
def test_the_table_of_endings_is_what_is_kept(capture: str) -> None:
    """The table has all endings that are kept, by the reading, and no other."""
    rows = [row[1:] for row in endings_solved("alquerque", {}).rows if row[0] == capture]
    assert rows == list(ENDINGS[capture])


@pytest.mark.heavy
@pytest.mark.thorough
@pytest.mark.parametrize("reserve", ["y-mueve", "es-turno"])
def test_kept_games_are_solved_anew(reserve: str) -> None:
    """Queah with one man in reserve, captures compulsory, comes out as it is kept."""
    readings = f"reserva={reserve} captura=obligatoria"
    (value,) = (one for one in WHOLE if one.readings == readings and one.state)
    assert solved(value.slug, value.readings, value.state) == value
    assert value.positions > 50_000


def test_whole_games_are_kept_in_every_form() -> None:
    """Of queah all four forms are kept from the start, of konane six by six; each once."""
    wholes = [(one.slug, one.readings) for one in WHOLE if not one.state]
    assert len(set(wholes)) == len(wholes) == 5
    assert [slug for slug, _ in wholes] == ["queah"] * 4 + ["konane"]


def test_small_games_whole() -> None:
    """The tables of konane, fanorona and queah say what is solved here and kept."""
    konane = whole_games("konane", {}).rows
    assert konane[-1] == ("4", 3863, "Black", 6)
    assert konane[-2] == ("6", "–", "Black", "–")
    assert {row[2] for row in konane[:-2]} == {"not solved"}
    fanorona = {row[:2]: row[3:] for row in whole_games("fanorona", {}).rows}
    assert fanorona["telo", "libre"] == ("White", 11)
    assert fanorona["telo", "obligatoria"] == ("White", 5)
    queah = {row[:2]: row[2:] for row in whole_games("queah", {}).rows}
    seats = {0: "White", 1: "Black", None: "nobody"}
    assert queah == {
        tuple(one.chosen.values()): (one.positions, seats[one.winner], one.plies or "–")
        for one in WHOLE
        if one.slug == "queah" and not one.state
    }
    assert len(queah) == 4


def test_tables() -> None:
    """The tables of the alquerque de tres say what the solutions say."""
    forms = three_solved("alquerque-de-tres", {})
    seats = {0: "White", 1: "Black", None: "nobody"}
    assert {row[:3]: row[4] for row in forms.rows} == {
        form: seats[winner] for form, (winner, _) in THREE.items()
    }
    first = three_first_men("alquerque-de-tres", {})
    assert ("b2", "White", 8) in first.rows
    assert len(first.rows) == 9
    assert len(three_first_men("alquerque-de-tres", {"centro": "vedado"}).rows) == 8


@pytest.mark.parametrize(
    ("core", "fixed", "turns"),
    [
        (AlquerqueDeTres({}), 0, 8),
        (Konane({"tablero": "4"}), Konane({"tablero": "4"}).start()[0], 4),
    ],
    ids=["three", "konane"],
)
def test_positions_that_are_alike(core: Any, fixed: int, turns: int) -> None:
    """With one position for all its mirrors and turns the verdicts are the same, with far fewer."""
    whole = Solution(core)
    part = Solution(core, canonical=Canonicalizer(core.board, fixed=fixed))
    assert len(whole) / turns < len(part) < len(whole) / turns * 1.2
    for position in whole.positions:
        assert part[position] == whole[position]


def test_too_many_positions() -> None:
    """A game with more positions than the limit is refused, not guessed at."""
    with pytest.raises(NotExact, match="more than 1000 positions"):
        Solution(Konane({}), limit=1000)
