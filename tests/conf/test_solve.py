"""The analysis of cercar la liebre: small boards against another engine, five by five in part."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations
from math import comb
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import conf.solve.__main__ as solving
from conf import data_files
from conf.make.puzzle_search import liebre as finding
from conf.make.puzzle_search.alquerque import only
from conf.solve.__main__ import after_capture, load, save, weighted_count
from conf.solve.liebre import NEVER, Layer, Solver
from conf.solve.strata import Strata
from juegos import catalogue, puzzles
from juegos.alquerque.cercar_la_liebre import CercarLaLiebre
from juegos.alquerque.jumps import Jumps
from juegos.alquerque.step_moves import Steps, everywhere
from juegos.alquerque.symmetry import Canonicalizer
from juegos.engine.retrograde import Solution, Verdict
from juegos.material.boards import Board, grid, mask
from juegos.tables.alquerque import STRATA, Stratum

SMALL = [(3, 3, 3, 6), (3, 5, 3, 5)]  # width, height, hunters with which it is over, at most
FULL = Strata(grid(5, 5, diagonals=True))


class Small(CercarLaLiebre):
    """The game on another board, over with other numbers of hunters."""

    def __init__(self, board: Board, safe: int, *, several: bool) -> None:
        super().__init__({"saltos": "varios" if several else "uno"})
        self.board, self.safe = board, safe
        self.steps = Steps(board, everywhere)
        self.jumps = Jumps(board, everywhere, free=True, single=not several)


def value(strata: Strata, layer: Layer, hunters: int, hare: int, side: int) -> Verdict:
    """Return what a layer says of a position; of a win of the hare not in how many moves."""
    home, sets = strata.home(hare, np.array([hunters], dtype=np.uint32))
    (rank,) = strata.rank(home, sets)
    turns, won = ((layer.hunters, layer.lost), (layer.hare, layer.escapes))[side]
    if turns[home][rank] != NEVER:
        return Verdict(0, int(turns[home][rank]))
    return Verdict(1 if won[home][rank] else None)


@cache
def full(*, chains: bool, least: int) -> dict[int, Layer]:
    """Return the layers of four to seven hunters on the board of the game."""
    solver = Solver(FULL, chains=chains, least=least)
    layers = {4: solver.won(4)}
    for hunters in (5, 6, 7):
        layers[hunters] = solver.solve(hunters, layers[hunters - 1])
    return layers


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "height", "least", "most"), SMALL)
@pytest.mark.parametrize("several", [False, True])
def test_small_boards(width: int, height: int, least: int, most: int, *, several: bool) -> None:
    """The generic engine, which plays by the rules themselves, finds the same for all positions."""
    strata = Strata(grid(width, height, diagonals=True))
    solver = Solver(strata, chains=several, least=least)
    plain = Solver(strata, chains=several)
    layer, bare = solver.won(least), plain.won(least)
    core = Small(strata.board, least, several=several)
    points = strata.board.points
    positions = [
        (mask(stand), 1 << hare, side)
        for hunters in range(least + 1, most + 1)
        for stand in combinations(points, hunters)
        for hare in set(points) - set(stand)
        for side in (0, 1)
    ]
    solution = Solution(core, positions, canonical=Canonicalizer(strata.board))
    for hunters in range(least + 1, most + 1):
        layer, bare = solver.solve(hunters, layer), plain.solve(hunters, bare)
        for stand, hare, side in positions:
            if stand.bit_count() != hunters:
                continue
            due = solution[stand, hare, side]
            result = value(strata, layer, stand, hare.bit_length() - 1, side)
            assert result == (due if due.winner == 0 else Verdict(due.winner))
            again = value(strata, bare, stand, hare.bit_length() - 1, side)
            assert again == (due if due.winner == 0 else Verdict(None))
    assert weighted_count(strata, {h: turns != NEVER for h, turns in layer.hunters.items()})


@pytest.mark.thorough
@pytest.mark.parametrize("several", [False, True])
@pytest.mark.parametrize("least", [0, 4])
def test_full_board_hangs_together(least: int, *, several: bool) -> None:
    """With five to seven hunters each verdict follows from those one move of the game on."""
    layers = full(chains=several, least=least)
    core = Small(FULL.board, 4, several=several)
    lots = random.Random(5)
    won = 0
    for _ in range(1500):
        hunters = lots.randint(5, 7)
        hare, *stand = lots.sample(FULL.board.points, hunters + 1)
        if lots.random() < 0.7:  # near the hare, where it matters
            near = list(FULL.board.neighbours[hare])
            near += [there for _, there in FULL.board.jumps[hare]]
            rest = [p for p in FULL.board.points if p not in {hare, *near}]
            stand = (lots.sample(near, len(near)) + rest)[:hunters]
        side = lots.randint(0, 1)
        here = value(FULL, layers[hunters], mask(stand), hare, side)
        position = (mask(stand), 1 << hare, side)
        after = [core.after(position, move) for move in core.moves(position)]
        following = [
            value(FULL, layers[m.bit_count()], m, h.bit_length() - 1, s)
            if m.bit_count() > 4
            else Verdict(1 if least else None)
            for m, h, s in after
        ]
        mine = [one.plies for one in following if one.winner == side]
        if not following:
            due = Verdict(0, 0)
        elif mine:
            due = Verdict(side, 1 + min(mine))
        elif all(one.winner == 1 - side for one in following):
            due = Verdict(1 - side, 1 + max(one.plies for one in following))
        else:
            due = Verdict(None)
        assert here == (due if due.winner == 0 else Verdict(due.winner))
        won += here.winner == 0
    assert won > 20


def test_layers_are_kept(tmp_path: Path) -> None:
    """What was kept is read back as it was; what was not kept is not there."""
    place = tmp_path / "uno.npz"
    assert load(place) is None
    layer = full(chains=False, least=0)[6]
    save(place, layer)
    result = load(place)
    assert result is not None
    for name in Layer.__annotations__:
        one, other = getattr(layer, name), getattr(result, name)
        assert all(np.array_equal(one[home], other[home]) for home in FULL.homes)


def test_an_analysis_that_was_stopped_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over layers of which some are missing it makes these anew, and comes to the same result."""
    folder, result = tmp_path / "layers", tmp_path / "alquerque" / "liebre.json"
    result.parent.mkdir()
    monkeypatch.setattr(data_files, "DATA", tmp_path)

    def made() -> tuple[str, dict[str, int]]:
        solving.main(folder, most=6, shown_from=5)
        times = {place.name: place.stat().st_mtime_ns for place in folder.glob("[!h]*.npz")}
        return result.read_text("utf-8"), times

    text, first = made()
    assert text.count('"longest":') == len(first) == 4
    assert '"hunters": 6' in text
    lost = next(place for place in folder.iterdir() if place.name.startswith("varios-0-5"))
    lost.unlink()
    (folder / f"half-{lost.name}").write_bytes(b"stopped here")
    again, second = made()
    assert again == text
    assert {name for name in first if first[name] != second[name]} == {lost.name}
    monkeypatch.setattr(solving, "MAKERS", [Path(__file__)])  # as if the rules were others
    other, third = made()
    assert other == text
    assert len(third.keys() - second.keys()) == 4


def test_positions_after_a_capture() -> None:
    """Those in which the hare can have leapt where it stands, counted plainly."""
    jumps = FULL.board.jumps
    flags = {home: after_capture(FULL, home, 3) for home in FULL.homes}
    plain = sum(
        any(not {over, origin} & set(stand) for over, origin in jumps[hare])
        for hare in FULL.board.points
        for stand in combinations(set(FULL.board.points) - {hare}, 3)
    )
    assert weighted_count(FULL, flags) == plain


def test_every_layer_is_in_the_result() -> None:
    """The result has twelve, eleven and ten hunters in four forms, nine where that goes on."""
    assert [(one.leaps, one.nine, one.hunters) for one in STRATA] == [
        (leaps, nine, hunters)
        for leaps in ("uno", "varios")
        for nine in (True, False)
        for hunters in range(10 if nine else 9, 13)
    ]


@pytest.mark.parametrize("one", STRATA, ids=lambda one: f"{one.leaps}-{one.nine}-{one.hunters}")
def test_the_counts_of_a_layer(one: Stratum) -> None:
    """They are parts of all positions there are, and the set-ups all ways to leave men out."""
    assert one.positions == 25 * comb(24, one.hunters)
    assert one.shut_hunters + one.escapes_hunters <= one.positions
    assert one.shut_hare + one.escapes_hare <= one.positions
    assert one.taken_shut <= one.taken < one.positions
    for up in (one.begin_hunters, one.begin_hare):
        assert up.ways == comb(12, one.hunters)
        assert up.shut + up.escapes <= up.ways
        assert up.soonest <= up.latest <= one.longest + 1
        assert not up.ours or up.soonest <= up.ours <= up.latest
    assert one.nine or not one.escapes_hunters


def test_what_helps_whom() -> None:
    """A hunter more helps the hunters, the rule of nine and leaps in a row help the hare."""
    rows = {(one.leaps, one.nine, one.hunters): one for one in STRATA}
    for (leaps, nine, hunters), one in rows.items():
        share = one.shut_hunters / one.positions
        if fewer := rows.get((leaps, nine, hunters - 1)):
            assert fewer.shut_hunters / fewer.positions < share
        if nine:
            assert one.shut_hunters <= rows[leaps, False, hunters].shut_hunters
        if leaps == "varios":
            assert one.shut_hunters <= rows["uno", nine, hunters].shut_hunters


PUZZLES = [puzzles.puzzle(id) for id in puzzles.ids() if id.startswith("cercar-la-liebre.win.")]


def test_puzzles_of_the_hare_have_one_move_and_are_unlike() -> None:
    """A dozen or more, of wins in two and in three; in none is the same move made at the same hare.

    A search that knows nothing of the analysis finds in each the number of moves and the move.
    """
    game = catalogue.game("cercar-la-liebre")
    assert 12 <= len(PUZZLES) <= 16
    assert {int(puzzle.asks) for puzzle in PUZZLES} == {2, 3}
    met = set()
    for puzzle in PUZZLES:
        state = game.read(puzzle.state)
        result = only(game, state.position, 3)
        assert result
        assert (str(result[0]), game.write_move(result[1])) == (puzzle.asks, puzzle.solution)
        met.add((result[0], finding.alike(state.position, result[1])))
    assert len(met) == len(PUZZLES)


def test_hunters_of_puzzles_lose_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """After each move among which they choose the hare is shut in a turn sooner, after no other."""
    layers = full(chains=False, least=0)
    monkeypatch.setattr(finding, "_solved", lambda: (FULL, layers))
    core = Small(FULL.board, 4, several=False)
    positions = [
        (int(sets), 1 << hare, 0)
        for hare in FULL.homes
        for sets in FULL.sets(hare, 7)[layers[7].hunters[hare] != NEVER][:20]
    ]
    assert len(positions) > 20
    for position in positions:
        left = finding.due(position)
        chosen = finding.quickest(SimpleNamespace(core=core), position)
        others = [move for move in core.moves(position) if move not in chosen]
        assert chosen
        assert {finding.due(core.after(position, move)) for move in chosen} == {left - 1}
        assert all(finding.due(core.after(position, move)) >= left for move in others)
