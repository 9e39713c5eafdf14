"""The training data of the net for the men of trictrac: tours of the strong player.

After each play the men are kept, and the points that both sides score from the third throw on.
``conf.train.men_net`` fits the net.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from conf.train.men_net import BY_LOT, Samples, judging
from juegos import catalogue
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.trictrac import players
from juegos.tablas.trictrac.evaluation import MenJudge
from juegos.tablas.trictrac.marking import HOLE
from juegos.tablas.trictrac.players import advise
from juegos.tablas.trictrac.position import START, Men
from juegos.tablas.trictrac.state import DECIDE

ROUNDS = (300, 900, 2_400)  # tours
FROM = 3  # the first throw after a play of which the points count
EACH = 0.96  # points that come a throw later count so much
LEAST = 0.02  # and no more where less than this is left of them


class RecordedPlay(NamedTuple):
    """A play: the number of throws before it, the relevé, the seat, the men of both."""

    throws: int
    releve: int
    seat: int
    men: Men
    foe: Men


def tour(judge: MenJudge | None, seed: str) -> tuple[list[RecordedPlay], list[tuple[int, int]]]:
    """Return the plays of a tour, and the points that each seat scored after each throw.

    ``judge`` judges the men; without one they are worth nothing.
    """
    with judging(players, judge):
        return _played(seed)


def _played(seed: str) -> tuple[list[RecordedPlay], list[tuple[int, int]]]:
    game: Any = catalogue.game("trictrac")
    rng, state, releve = random.Random(seed), game.start(), 0
    seen, scored = [], [[0, 0]]
    while (turn := game.turn(state)) is not Turn.END:
        if turn is Turn.CHANCE:
            scored.append([0, 0])
            move = draw(game.throws(state), rng)
        elif state.phase != DECIDE and rng.random() < BY_LOT:
            move = rng.choice(game.moves(state))
        else:
            move = advise(game, state, "strong", rng).move
        before, state = state, game.play(state, move).state
        for seat in (0, 1):
            scored[-1][seat] += max(0, _total(state, seat) - _total(before, seat))
        if turn is not Turn.CHANCE:
            releve += state.men == (START, START)
            seen.append(
                RecordedPlay(len(scored) - 1, releve, turn, state.men[turn], state.men[1 - turn])
            )
    return seen, [(a, b) for a, b in scored]


def _total(state: Any, seat: int) -> int:
    """Return the points of a seat, a hole as twelve; one marked double counts double."""
    return HOLE * int(state.marks[seat].holes) + int(state.marks[seat].points)


def samples(seen: list[RecordedPlay], scored: list[tuple[int, int]]) -> Samples:
    """Return the men after each play, and the difference of the points scored afterwards."""
    ends = {one.releve: one.throws for one in seen}  # the last of each
    rows = []
    for one in seen:
        worth, part = 0.0, 1.0
        for at in range(one.throws + FROM, ends[one.releve] + 1):
            worth += part * (scored[at][one.seat] - scored[at][1 - one.seat])
            part *= EACH
            if part < LEAST:
                break
        rows.append((one.men, one.foe, worth))
    return rows


def play(judge: MenJudge | None, seed: str) -> Samples:
    """Return the samples of a tour."""
    return samples(*tour(judge, seed))
