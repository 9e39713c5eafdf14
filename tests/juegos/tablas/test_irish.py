"""Irish: the position of Cotton's page, and that it is played as todas tablas is."""

from __future__ import annotations

import random

from juegos import catalogue
from juegos.core.game import Turn
from juegos.engine.sample import draw
from tests.juegos.tablas.laws import hold, walk

MEN = "24:2 13:5 8:3 6:5"
START = f"A {MEN} B {MEN}"


def test_men_stand_as_cotton_has_them() -> None:
    """Two on the ace-point, five on the double six, three on the five, five on the six at home."""
    game = catalogue.game("irish")
    assert game.write(game.start()) == f"tira A {START}"


def test_doublets_are_played_once_each() -> None:
    """At backgammon four men may go by 4-4; at Irish two."""
    most = {}
    for slug in ("irish", "backgammon"):
        game = catalogue.game(slug)
        moves = game.moves(game.read(f"juega A 4-4 {START}"))
        most[slug] = max(map(len, moves))
    assert most == {"irish": 2, "backgammon": 4}


def test_game_goes_as_todas_tablas_does() -> None:
    """The same throws leave the same plays to choose among, to the end, and the same winner."""
    irish, todas = map(catalogue.game, ("irish", "todas-tablas"))
    for seed in range(3):
        rng, state, other = random.Random(seed), irish.start(), todas.start()
        while (turn := irish.turn(state)) is not Turn.END:
            assert todas.turn(other) == turn
            assert irish.write(state) == todas.write(other)
            if turn is Turn.CHANCE:
                move = draw(irish.throws(state), rng)
            else:
                assert irish.moves(state) == todas.moves(other)
                move = rng.choice(irish.moves(state))
            state, other = irish.play(state, move).state, todas.play(other, move).state
        assert irish.outcome(state).shares == todas.outcome(other).shares


def test_laws() -> None:
    """A random game keeps the laws to its end, and every rule that can be met is."""
    game = catalogue.game("irish")
    states, fired = walk(game, range(3))
    hold(game, states[::5])
    unmet = {rule.id for rule in game.rules if rule.kind in {"men", "ban", "manner"}}
    assert {rule.id for rule in game.rules} == fired | unmet
