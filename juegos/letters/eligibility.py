"""The games that can be played by letter: those that hide nothing from a seat."""

from __future__ import annotations

from typing import Any

from juegos.core.about import Can
from juegos.core.entry import Entry
from juegos.core.game import Game, Turn
from juegos.core.message import Message, _

HIDDEN = _(
    "{game} is not played by letter: the cards of each are hidden from the other, and without a "
    "third nobody could deal them."
)
PLAIN = _("In {game} no dice are thrown: each letter brings the moves of one turn.")
DICE = _(
    "The dice of {game} come from what both players draw, and each letter is checked: "
    "neither can choose a throw, nor know it before he has decided what comes before it."
)
LOT = _(
    "In {game} nobody decides anything: three letters make a complete game, and guarantee "
    "that neither player chose the dice."
)


def is_eligible(entry: Entry) -> bool:
    """Return whether a game can be played by letter: whether it hides nothing from a seat.

    >>> from juegos.catalogue import entry
    >>> is_eligible(entry("piquet")), is_eligible(entry("azar"))
    (False, True)
    """
    return Can.HIDE not in entry.can


def has_dice(game: Game[Any, Any]) -> bool:
    """Return whether a game has dice: a game with dice begins with a throw.

    >>> from juegos.catalogue import game
    >>> has_dice(game("alquerque")), has_dice(game("azar"))
    (False, True)
    """
    return game.turn(game.start()) is Turn.CHANCE


def explanation(entry: Entry, game: Game[Any, Any]) -> Message:
    """Return a sentence on how a game is played by letter, or why it is not.

    >>> from juegos.catalogue import entry
    >>> explanation(entry("zamma"), entry("zamma").game({}))
    'In Zamma no dice are thrown: each letter brings the moves of one turn.'
    """
    if not is_eligible(entry):
        kind = HIDDEN
    elif not has_dice(game):
        kind = PLAIN
    else:
        kind = DICE if entry.decides(game) else LOT
    return kind.with_fields(game=entry.name)
