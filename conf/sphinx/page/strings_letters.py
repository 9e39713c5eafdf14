"""The sentences of a game by letter, in its room and in lists of saved games."""

from __future__ import annotations

from typing import Any

from juegos.core.message import _, _n

LETTERS: dict[str, Any] = {
    "write": _("Write the letter"),
    "yours": _("Letter {number} is yours to write: decide, and then write it."),
    "ready": _("Letter {number} can be written now; after that nothing in it can be changed."),
    "send": _("Send this letter any way you like. The game goes on when the answer arrives."),
    "last": _("The game is over. Send this letter, so that your opponent sees it too."),
    "over": _("The game is over."),
    "invites": _(
        "Your first letter invites your friend to a game of {game}: you have {mine}, your friend "
        "has {theirs}."
    ),
    "invited": _(
        "A friend invites you to a game of {game}: you have {mine}, your friend has {theirs}."
    ),
    "link": _("The letter, as a link"),
    "copy": _("Copy link"),
    "copied": _("Copied."),
    "marked": _("The link is selected: copy it by hand."),
    "share": _("Share"),
    "came": _("A letter you have received"),
    "open": _("Open the letter"),
    "refused": _("This letter is refused, and none of it has been saved. The problem: {detail}."),
    "known": _("This letter was here already; it changes nothing."),
    "elsewhere": _("This letter was already written in another window; that one counts."),
    "unknown": _(
        "The game of this letter is not saved in this browser, so it cannot be answered "
        "here; the board shows what the letter says, unchecked."
    ),
    "another": _("This letter belongs to a different game from the one on this page."),
    "there": _("Open it on the page of its game"),
    "denied": _(
        "This browser is not saving anything now, so no letter can be written or shown: "
        "what it needs later would be lost."
    ),
    "waiting": _("Unfinished games by letter"),
    "against": _("against a friend far away, by letter"),
    "letters": _n("{count} letter", "{count} letters", 2),
    "mine": _("Your turn to write."),
    "theirs": _("You are waiting for a letter."),
}
