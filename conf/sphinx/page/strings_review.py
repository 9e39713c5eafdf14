"""The sentences of the review of a finished game."""

from __future__ import annotations

from typing import Any

from juegos.core.message import _

BACK: dict[str, Any] = {
    "review": _("Review this game"),
    # NOTE: on a button beside what is said of a step of a game that is reviewed
    "open": _("Show on the board"),
    # NOTE: on a button: stop the review of a game
    "stop": _("Stop"),
    "progress": _("{done} of {all} steps are judged."),
    "none": _("There is nothing to judge in this game."),
    "moments": _("What mattered most"),
    "whole": _("The game as a whole"),
    "steps": _("Step by step"),
    "marked": _("What was marked, by rule"),
    "paid": _("The written score"),
    "total": _("Total"),
    "holes": _("Holes"),
    "what": _("What"),
    # NOTE: head of a column: a rule of the game
    "rule": _("Rule"),
    "tally": _("Games won in this series: {one} {ones}, {other} {others}; drawn {none}."),
    "players": [_("you"), _("your opponent")],
}
