"""The sentences of the score of a game, beside its board in a room; ``{word}`` is a blank."""

from __future__ import annotations

from typing import Any

from juegos.core.message import _

# What the seats are called, what is counted of each, which dice of a throw are played.
STANDING: dict[str, Any] = {
    "both": [_("You"), _("Opponent")],
    "standing": {
        # NOTE: head of a column: which of two seats somebody has, A or B
        "seat": _("Seat"),
        # NOTE: head of a column: what a seat has still to throw to bear its men off
        "pips": _("Pips"),
        "men": _("Men"),
        "holes": _("Holes"),
        "points": _("Points"),
        # NOTE: head of a column: the points of this deal of cards
        "deal": _("This deal"),
        "tricks": _("Tricks"),
        "score": _("Score"),
        # NOTE: head of a column: how many games a seat has won
        "games": _("Games"),
    },
    "dice": _("Dice: {dice}."),
    # NOTE: a die of a throw that is played already
    "played": _("{die}, played"),
}
