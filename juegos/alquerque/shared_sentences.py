"""Sentences shared by the lessons of several games."""

from __future__ import annotations

from juegos.core.message import _

STEP = ("paso", _("A man moves along a line to the next point, if it is empty, in any direction."))
ASLANT = ("paso", _("A man moves one square diagonally ahead to an empty one."))
JUMP = (
    "salto",
    _("You capture a man next to yours by jumping over him to the empty point behind."),
)
BOTH_WAYS = (
    "salto",
    _("A man captures a piece next to him, ahead or back, by jumping to the empty square behind."),
)
BEATEN = ("bloqueo", _("You win when the other player has no men left, or none that he can move."))
MUST_HERE = (
    "obligatoria",
    _("As played here, a player who can capture must, and goes on while he can."),
)
FREE = (
    "libre",
    _("As played here nobody has to capture, and a player who captures may stop after any jump."),
)
KING = (
    "dama",
    _("A man who ends his turn on the last row is crowned, and then goes any distance."),
)
START = _("White moves into the empty middle.")
FAR = _("A king captures from afar, and chooses where behind the man he lands.")
MOST = _("White could capture one man on b4, but must capture the two.")
