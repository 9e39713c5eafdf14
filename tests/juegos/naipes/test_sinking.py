"""Sinking: the good player calls less than it holds where that surely wins more in the play."""

from __future__ import annotations

import random

import pytest

from conf.make.computer_move import computer_move
from juegos.material import cards
from juegos.naipes.piquet import players
from juegos.naipes.piquet.game import State
from juegos.naipes.piquet.imagined_deals import guards, throw
from tests.juegos.naipes.deals import GAME, dealt, last

# Cavendish, Examples of sinking, II. The diagram is not in our text, which names the elder's
# cards: seven spades equal to seven hearts, two aces and two kings more, the king of hearts, a
# ten put out. What else is out, and the younger's five cards beside hearts, are ours.
SPADES = "AS KS QS JS 9S 8S 7S"
SINKING = (
    f"{SPADES} TS 9D 8D 8C 7C",
    "AH QH JH TH 9H QD JD TD QC JC TC 7D",
    "descarta TS 9D 8D 8C 7C",
    "KH AD KD AC KC",
    "descarta TC TD QC",
    "8H 7H 9C",
    "punto 7",
    "cuanto",
    f"declara {SPADES}",
    "igual",
    "calla",
)


def sinking() -> State:
    """Return the deal of the example where the elder calls trios or quatorzes."""
    return last(GAME, dealt(GAME, *SINKING[:2]), *SINKING[2:])


@pytest.mark.parametrize("seed", range(3))
def test_a_king_is_sunk_to_win_a_capot(seed: int) -> None:
    """Cavendish: three aces and three kings, the king of hearts not reckoned, for the capot."""
    state, value = sinking(), []
    for _ in range(4):
        level = "strong" if GAME.turn(state) == 1 else "beginner"
        advice = computer_move(GAME, state, level, random.Random(seed))
        value.append(advice)
        state = GAME.play(state, advice.move).state
    moves = [advice.move for advice in value]
    assert moves == ["declara AS AD AC", "sigue", "buena", "suma KS KD KC"]
    assert value[0].why.startswith("Sink KH: over ")
    worth = value[0].worth
    gain = worth["declara AS AD AC"] - worth["declara KS KH KD KC"]
    assert gain > 15  # thirty-two and more for eleven
    advice = computer_move(GAME, sinking(), "beginner", random.Random(0))
    assert advice.move == "declara KS KH KD KC"


def test_in_doubt_nothing_is_sunk() -> None:
    """What gains no more than chance may give is called; what surely gains is sunk."""
    plain = [10, 0, 20, 10]
    assert players.best_plan({0: plain, 1: [12, 2, 0, 30]}) == 0
    assert players.best_plan({0: plain, 1: [12, 3, 22, 13]}) == 1
    assert players.best_plan({0: plain, 1: [99, 99]}) == 0  # given up early


def test_what_guards_nothing_is_thrown() -> None:
    """A queen thrice guarded stops ace and king; an ace of a suit the other has not stops none."""
    assert guards(0b00101100, 0b11000010) == 1
    assert guards(0b10000000, 0) == 0
    mine = cards.read("AH QD JD 9D")
    theirs = cards.read("AD KD 8D")
    assert cards.write_card(throw(mine, theirs)) == "AH"
    assert cards.write_card(throw(mine, theirs | cards.read("KH"))) == "9D"
