"""The sentences that few readers need: saved games, letters, stepping through a game, records.

So they are not in the pages, but in a file beside the scripts, ``client/strings-en.json``.
"""

from __future__ import annotations

from typing import Any

from juegos.core.message import _, _n

# Of each way in which a page may be shown, what may be chosen, in the order in which it is offered;
# the keys are those of the address (conf/first-script.js).
READING: dict[str, Any] = {
    "title": _("How this page is shown"),
    "ways": {
        "words": {
            "legend": _("Words"),
            "both": _("original and translation"),
            "original": _("the original alone"),
            "translation": _("the translation alone"),
        },
        "notes": {
            "legend": _("Notes"),
            "beside": _("beside the words"),
            "below": _("below the words"),
        },
        "size": {
            "legend": _("Letters"),
            # NOTE: size of letters
            "1": _("small"),
            # NOTE: size of letters
            "2": _("usual"),
            # NOTE: size of letters
            "3": _("large"),
            # NOTE: size of letters
            "4": _("largest"),
        },
        "width": {
            # NOTE: that in which the text of a page stands
            "legend": _("Column"),
            # NOTE: of a column of text
            "narrow": _("narrow"),
            "usual": _("usual"),
            # NOTE: of a column of text
            "wide": _("wide"),
        },
    },
    "first": _("As a new reader sees it"),
    "keys": _("Keys j and k move from passage to passage; the key ? lists the keys"),
    "help": _("Keys of this page"),
    "next": _("the next passage"),
    "previous": _("the previous passage"),
    "seek": _("the search"),
    "these": _("these keys"),
    "close": _("Close"),
    # NOTE: before buttons: the reference, its formats, the id, the link
    "copy": _("Copy:"),
    "reference": _("the reference"),
    "id": _("the id"),
    "link": _("the link"),
    # NOTE: {what} is a text that was copied, or its format, as BibTeX
    "copied": _("Copied: {what}."),
    "marked": _("The text is selected: copy it by hand."),
    "lost": _("The file could not be fetched. Try again, or follow its link above."),
    # NOTE: {place} is a place in a text, as 67r.a.12
    "goOn": _("Go on where you were ({place})"),
    # NOTE: on a button: takes away the line that offers to go on
    "dismiss": _("Not now"),
}

# NOTE: a game that was begun from a moment of another: that of a date, after its move n
BRANCH = _("Played on from move {n} of the game of {date}.")

# games by letter, in their rooms and in lists of saved games
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
