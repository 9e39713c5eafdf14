"""Finds puzzles of piquet.

*Declare this hand* is of hands as the elder holds them after the exchange; it is easy where two
things count, and hard where more than three do. *Put out* is of hands as they were dealt to the
elder; it is easy where our beginner finds the discard, and hard where another comes near.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from conf.make.computer_move import computer_move
from juegos import catalogue
from juegos.core.game import Turn
from juegos.core.puzzle import EASY, HARD, MIDDLING, Puzzle
from juegos.engine.sample import draw
from juegos.material import cards
from juegos.naipes import puzzles
from juegos.naipes.piquet.combinations import GRUPO, PUNTO, SECUENCIA
from juegos.naipes.piquet.doors import exchange
from juegos.naipes.piquet.rules import table_rules

DECLARED, PUT_OUT = 20, 12
THINGS = {2: EASY, 3: MIDDLING}
SURE = 2.0  # standard errors by which the best discard is better than any other
NEAR, CLEAR = 2.0, 1.0  # points: a discard that comes so near makes it hard; and is no puzzle
DEALT_BY_B = "B"  # so that A is the elder


def states(phase: str) -> Iterator[tuple[Any, Any]]:
    """Yield states in which A, the elder, is to do something, one of each deal."""
    game, number = catalogue.game("piquet"), 0
    while True:
        rng, number = random.Random(f"puzzle:{number}"), number + 1
        state = game.start()
        for _ply in range(60):
            turn = game.turn(state)
            moves = map(game.write_move, game.moves(state)) if turn == 0 else ()
            if any(move.startswith(phase) for move in moves):
                yield game, state
                break
            if turn is Turn.CHANCE:
                move = draw(game.throws(state), rng)
            else:
                move = computer_move(game, state, "beginner", rng).move
            state = game.play(state, move).state


def declare(count: int = DECLARED) -> Iterator[tuple[str, ...]]:
    """Yield state, nothing, points of the three kinds, and grade."""
    for game, state in states("punto"):
        row = game.write(state)
        combinations = puzzles.declared(
            catalogue.entry("piquet"), Puzzle("piquet.declare.0", row, "", "", "")
        )
        if len(combinations) < 2:
            continue
        totals = [
            sum(one.points for one in combinations if one.kind == kind)
            for kind in (PUNTO, SECUENCIA, GRUPO)
        ]
        yield row, "", " ".join(map(str, totals)), THINGS.get(len(combinations), HARD)
        count -= 1
        if not count:
            return


def put_out(count: int = PUT_OUT) -> Iterator[tuple[str, ...]]:
    """Yield state, what other discards gain less, the best and grade."""
    for game, state in states("descarta"):
        if not game.write(state).startswith(DEALT_BY_B):
            continue
        rules, seen = table_rules(game.readings), game.view(state, 0)
        judged = sorted(exchange(seen, random.Random(1), rules), key=lambda one: -one.judged.mean)
        best, second = judged[0].judged, judged[1].judged
        gap = best.mean - second.mean
        if gap < max(CLEAR, SURE * (best.error**2 + second.error**2) ** 0.5):
            continue
        move = f"descarta {cards.write(judged[0].out)}"
        by_beginner = computer_move(game, state, "beginner", random.Random(1)).move
        easy = cards.read(game.write_move(by_beginner).partition(" ")[2]) == judged[0].out
        less = ";".join(
            f"{cards.write(one.out)}={best.mean - one.judged.mean:.1f}" for one in judged[1:]
        )
        grade = EASY if easy else MIDDLING if gap > NEAR else HARD
        yield game.write(state), less, move, grade
        count -= 1
        if not count:
            return


KINDS: Mapping[str, Callable[[], Iterator[tuple[str, ...]]]] = {
    "piquet.declare": declare,
    "piquet.put-out": put_out,
}
