"""The moves that a player may leave to the program: plain declarations and sure winners."""

from __future__ import annotations

from juegos.material import cards
from juegos.naipes.piquet.course import Course
from juegos.naipes.piquet.position import State
from juegos.naipes.piquet.rivals import beginner
from juegos.naipes.piquet.view import Sight

_DECLARES = {"call", "name", "add", "reply", "count"}


def declaration(game: Course, state: State, seen: Sight | None) -> str:
    """Return the move that declares truly all that a seat holds; "" where it declares nothing."""
    if seen is None or seen.phase not in _DECLARES:
        return ""
    moves = game.moves(state)
    move, _why = beginner.choose(seen, moves, game.table_rules)
    return move if move in moves else ""  # not where the call to be named was another


def sure_winner(seen: Sight | None) -> str:
    """Return a card to lead that the other can hold no higher card against; "" if there is none.

    It is the highest of the suit that has most of them.
    """
    if seen is None or seen.phase not in {"lead", "play"} or len(seen.plays) % 2:
        return ""
    played = cards.gather(seen.plays)
    mine, theirs = seen.hand & ~played, cards.PACK & ~seen.elsewhere & ~played
    best, most = "", 0
    for suit in range(4):
        own, other = cards.of_suit(mine, suit), cards.of_suit(theirs, suit)
        winners = (own >> other.bit_length()).bit_count()
        if winners > most:
            best, most = cards.write_card(8 * suit + own.bit_length() - 1), winners
    return best
