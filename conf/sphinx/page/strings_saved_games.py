"""The sentences that few readers need: saved games, stepping through a game, records, help.

So they are not in the pages, but in a file beside the scripts, ``client/strings-en.json``.
"""

from __future__ import annotations

from typing import Any

from conf.sphinx.page.strings_letters import LETTERS
from conf.sphinx.page.strings_reading import READING
from juegos.core.message import _

# NOTE: a game that was begun from a moment of another: that of a date, after its move n
BRANCH = _("Played on from move {n} of the game of {date}.")

KEEPING: dict[str, Any] = {
    "goOn": _("Continue"),
    "lookLast": _("Look at the last game"),
    "games": _("Your games"),
    "looksOn": _("This game is being played in another tab; here you can only watch."),
    "takeOver": _("Take over here"),
    "nothing": _("This browser saves nothing: copy the record."),
    "old": _(
        "The rules refuse this game, which was begun under version {version}. It has not "
        "been deleted; here is its record."
    ),
    "copy": _("Copy the record"),
    "letters": LETTERS,
    "reading": READING,
    # to go back and forward through a game
    "ways": _("Through the game"),
    "toFirst": _("To the beginning"),
    "back": _("Back"),
    "forward": _("Forward"),
    "toLast": _("To the present"),
    "stepKeys": _("Keys: comma goes back, full stop forward."),
    "moment": _("Move {n} of {of}"),
    "present": _("Back to the game"),
    "branch": _("Play on from here"),
    "onward": _("Play on from here under this reading"),
    "noBranch": _(
        "You cannot play on from here: the hidden cards are known by now. Go back to before a deal."
    ),
    "branchOf": BRANCH,
    # the record of a game in its room
    "record": _("The game as a record"),
    "notation": _("Written in"),
    # NOTE: in which notation a game is written: that of this site
    "own": _("our own notation"),
    "copied": _("Copied."),
    "marked": _("It is selected: copy it by hand."),
    "download": _("Download"),
    "copyLink": _("Copy link to the game"),
    "copyPlace": _("Copy link to this position"),
    "paste": _("Paste a record or a link here, of any game"),
    "bring": _("Open it"),
    "file": _("Or open a file:"),
    "drop": _("You may also drop it on the board."),
    "tooLong": _("it is longer than any record."),
    "several": _("it holds {n} games; the page of your games opens them all."),
}
