"""Every sentence of a board, for its page and for the scripts, which contain none.

A word in braces is a blank that the scripts fill. What depends on a count is marked by ``_n``:
the page hands over its forms in the site's language, and a script chooses by the count.
"""

from __future__ import annotations

from typing import Any

from conf.language import forms, tell
from conf.sphinx.page.strings_on_demand import BRANCH
from juegos.core.message import Message, _, _n

# by seat: what the bar says, what the line under it says, and so on
SIDES = [_("you"), _("your opponent")]
NAMES = [_("A, you"), _("B, your opponent")]
NOBODY = _("nobody")
PLAYED = _(
    "You are White, at the lower edge. Click a man, then its destination, or drag it there. "
    "If the move is not allowed, you will see the rule that forbids it."
)
ABOUT = _(
    "You are A, your opponent is B; the bar shows each side’s exact chance of winning from here."
)
IN_A_BOOK = _(
    "You are A, your opponent is B; below are the exact chances of winning. You can play "
    "the game on its page on the edition’s website."
)
WHO = _("You are A, your opponent is B.")
NO_SCRIPT = _("You need JavaScript to play; everything else on this page works without it.")

# the review of a finished game
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

# who plays the other's part, by the level that the rules package knows
OTHERS = {
    "": _("somebody here"),
    "best": _("the computer"),
    "strong": _("the computer, strong"),
    "good": _("the computer, good"),
    "middling": _("the computer, middling"),
    "weak": _("the computer, weak"),
    "beginner": _("the computer, a beginner"),
    "greedy": _("the computer, greedy"),
    "random": _("the computer, at random"),
}

# a room: what the levels are called; what the computer does at each, juegos.core.advice tells
LEVELS = {
    "best": _("at its best"),
    "strong": _("strong"),
    "good": _("good"),
    "middling": _("middling"),
    "weak": _("weak"),
    "beginner": _("a beginner"),
    "greedy": _("greedy"),
    "random": _("at random"),
}
AGAINST = {
    "computer": _("the computer"),
    "person": _("somebody here, at this screen"),
    "itself": _("nobody: the computer plays both sides"),
    "letter": _("a friend far away, by letter"),
}
ROOM: dict[str, Any] = {
    "turn": _("To move: {who}."),
    "won": _("The winner: {who}."),
    "rematch": _("Rematch"),
    "turnBoard": _("Turn the board"),
    "tabs": _("Beside the board"),
    "close": _("Close"),
    "moves": _("Moves"),
    "rules": _("Rules in force"),
    "allRules": _("All rules, each with the words behind it"),
    "odds": _("Odds"),
    "hint": _("Hint"),
    "ask": _("What would a good player do?"),
    "notYet": _("It is not your turn to decide yet."),
    "would": _("A good player would play {move}. {why}"),
    "why": _("The game ends by the rule {rule}."),
    # how both may end a game that is not over
    "resignOrDraw": _("Resign or draw"),
    "giveUp": _("resign the game"),
    "offerDraw": _("offer a draw"),
    "agreeDraw": _("agree on a draw"),
    "playsOn": _("The draw is refused: the game goes on."),
    "gaveUp": _("The other side resigned."),
    "drawn": _("Both sides agreed on a draw."),
    "back": BACK,
}
EMBED = _("The address of this frame leads to a different game.")
HOW = {
    "dados": _("A throws first. Press the button to throw the dice."),
    "alquerque": _(
        "Click a man, then its destination, or drag it there. If the move is not allowed, "
        "you will see the rule that forbids it."
    ),
    "tablas": _(
        "Click a man, then its destination, one die at a time. If the move is not allowed, "
        "you will see the rule that forbids it."
    ),
    "naipes": _("You are A, and see your own cards. Click a card to play or pick it."),
}

# where nobody decides
BY_DICE = _(
    "A is at the lower edge. Press the button to throw the dice: the dice alone move the men."
)

# what the gallery is chosen from, by what stands in the address
CHOICES: dict[str, dict[str, Message]] = {
    "kind": {
        "": _("all games"),
        "dados": _("games of dice"),
        "alquerque": _("games on lines"),
        "tablas": _("games of tables"),
        "naipes": _("games of cards"),
    },
    "players": {
        "": _("one or two"),
        "1": _("one, against the computer"),
        "2": _("two, at one screen"),
    },
    "length": {
        "": _("of any length"),
        "short": _("of at most 10 turns"),
        "middling": _("of 11 to 60 turns"),
        "long": _("of more than 60 turns"),
    },
    "luck": {
        "": _("luck or skill"),
        "luck": _("luck"),
        "both": _("luck and skill"),
        "skill": _("skill"),
    },
}
GALLERY: dict[str, Any] = {
    "count": _n("{count} game", "{count} games", 2),
    "none": _("No game fits these choices."),
    "another": _("Another"),
}

CARDS_PLAYED = _(
    "You are A, and see your own cards. Click a card to play or pick it; the buttons show "
    "what you can say."
)

# a table of cards: only a page that has one carries these
CARDS: dict[str, Any] = {
    "table": _("Your cards"),
    "picked": _("Cards picked: {n}"),
    "hint": _("What would a good player do?"),
    "would": _("A good player would say or do: {move} {why}"),
    "four": _("Four colours"),
    "score": _("The written score"),
    "deal": _("Deal {n}"),
    "often": _n("Deal {n}, counted {count} time", "Deal {n}, counted {count} times", 2, n="{n}"),
    "total": _("Total"),
    # NOTE: head of the row that says how many games of a match each has won
    "won": _("Games won"),
    "seats": [_("A, you"), _("B, your opponent")],
}

# the count of a deal, where the game tells it line by line
COUNT: dict[str, Any] = {
    "title": _("The count, line by line"),
    "so": _("The deal as it is counted so far"),
    "whole": _("The deal as it was counted"),
    "columns": [_("What"), _("Points"), _("Elder"), _("Younger"), _("Rule")],
}

# the teacher beside a table of cards: only a page whose game has one carries these
TEACHER: dict[str, Any] = {
    "title": _("The teacher: what to declare, what to discard"),
    "hand": _("Twelve cards, like AS TH 7C"),
    # NOTE: before a choice of two: elder hand, younger hand
    "side": _("You are"),
    "sides": {"elder": _("elder hand"), "younger": _("younger hand")},
    "takes": _("If younger: cards that the elder took"),
    "ask": _("Ask the teacher"),
    "deal": _("Deal me twelve"),
    "may": _("What this hand may declare"),
    "mayColumns": [
        _("What"),
        _("Cards"),
        _("Points"),
        # NOTE: a claim at piquet is good if the other has nothing better; head of a column
        _("Good"),
        # NOTE: a claim at piquet is equal if the other holds as much
        _("Equal"),
        _("Not good"),
    ],
    "rest": _("The best that the other twenty cards hold: {what}."),
    "out": _("What to discard; gain in points over the opponent, sampled by seed {seed}"),
    "outColumns": [_("Discard"), _("Gain"), _("Error"), _("Deals sampled"), _("Why")],
    "nothing": _("nothing"),
}

TABLES_PLAYED = _(
    "You are A, at the lower edge. Click a man, then its destination, one die at a time. If "
    "the move is not allowed, you will see the rule that forbids it."
)

# a tables board: only a page that has one carries these
TABLES: dict[str, Any] = {
    "men": [_("men of A: {n}"), _("men of B: {n}")],
    "tutor": _("Tutor"),
    "table": _("The 21 throws, and the points that each scores"),
    "show": _("Show"),
    "more": _("More holes, and other jetons"),
    "now": _("Best for a full jan and for cases now: {play}."),
    "best": _n(
        "Best in the long run: {play}, judged to be worth {value} hole to {who}.",
        "Best in the long run: {play}, judged to be worth {value} holes to {who}.",
        2,
        play="{play}",
        value="{value}",
        who="{who}",
    ),
    "nothing": _("This throw scores nothing."),
    "before": _(
        "{who} throws next: on average that brings {who} {thrower} points, and {other} {opponent}."
    ),
    "chance": _(
        "{who}’s chance to fill a jan is {fill}, and to hit a man truly {hit}; {other}, throwing "
        "from the same board, would hit one truly with a chance of {danger}."
    ),
    "columns": [_("Throw"), _("To {who}"), _("To {other}"), _("What")],
}

PERCENT = _("{n} %")

# A board whose men are moved by hand: its name, what a point says of itself, a move on its way.
POINTS: dict[str, Any] = {
    "board": _("The board"),
    # NOTE: of a point of the board: nobody stands on it
    "empty": _("empty"),
    "point": _("{point}, {what}"),
    "may": _("{point}, {what}, may move"),
    "from": _("{point}, {what}, the move is here"),
    "to": _("{point}, {what}, may be next"),
    "way": _("From {point}: {points}."),
    "stuck": _("No move begins on {point}. Click where it would go, and you will see why."),
    "stop": _("Stop here"),
    "confirm": _("Confirm"),
    "marks": {"+": _("{point}, approaching"), "-": _("{point}, withdrawing")},
}

# the page that lists the games which a browser keeps
GAMES: dict[str, Any] = {
    "none": _("No game is saved in this browser yet."),
    "denied": _(
        "This browser saves nothing for this site; a game lasts only as long as its page is open."
    ),
    "goOn": _("Continue"),
    "look": _("Look at it again"),
    "copy": _("Copy the record"),
    "copied": _("The record is copied."),
    "download": _("Download"),
    "drop": _("Delete"),
    "dropped": _("Deleted: {game}."),
    "undo": _("Undo"),
    "all": _("Download all in one file"),
    "open": _("Open a file of games"),
    "here": _("You may also drop it anywhere on this page."),
    "reading": _("The rules are reading the file …"),
    "added": _n(
        "{count} game was added; {known} were here already.",
        "{count} games were added; {known} were here already.",
        2,
        known="{known}",
    ),
    "bad": _("Nothing was added. {detail}"),
    "long": _("The file is longer than any that this page writes."),
    "against": _("against {other}"),
    "somebody": _("somebody here"),
    "turns": [_("Your turn."), _("Your opponent’s turn.")],
    "won": [_("You have won."), _("Your opponent has won.")],
    "nobody": _("Nobody has won."),
    "winner": _("The winner: {who}."),
    "moves": _n("{count} move", "{count} moves", 2),
    "branchOf": BRANCH,
    "unknown": _("This site has no game of that name."),
    "spoilt": _("Something else is saved here that cannot be read as a game."),
}

BOARD: dict[str, Any] = {
    "play": _("Play ({size})"),
    "playKept": _("Play"),
    "loading": _("Loading Python …"),
    "came": _("{n} of {size}"),
    # NOTE: on a button: stop fetching Python
    "stop": _("Stop"),
    "tryAgain": _("Try again"),
    "throws": [_("Throw the dice"), _("Throw for opponent")],
    "turns": [_("Your turn."), _("Your opponent’s turn.")],
    "won": [_("You have won."), _("Your opponent has won.")],
    "nobody": _("Nobody has won."),
    "takeBack": _("Take back"),
    "again": _("New game"),
    # NOTE: what a fold is called in which a player finds how to give up the game
    "resign": _("Resign"),
    # before a game that is not over is left
    "sure": {
        "text": _("The game is not over. Begin another?"),
        "stay": _("Go on with this one"),
        "go": _("Begin another"),
    },
    "other": _("Your opponent is played by"),
    "log": _("What has happened"),
    "readings": _("Readings"),
    "readingsHint": _("Choose another to start again or to go on."),
    "kept": _("Saved in this browser: this page now works offline too."),
    "percent": PERCENT,
    "errors": {
        "worker": _(
            "The program of the board could not be loaded; everything else on this page "
            "works without it."
        ),
        "runtime": _("Python could not be started: {detail}"),
        "damaged": _("A file that Python needs arrived damaged: {detail}"),
        "wasm": _("This browser does not allow WebAssembly here, and Python needs it: {detail}"),
        "slow": _("No answer came within {detail} s."),
        "crash": _("Python has stopped: {detail}"),
        "stopped": _("It was stopped."),
        "reply": _("The rules refuse this: {detail}"),
    },
    # in what way a file is damaged
    "flaws": {
        "short": _("{file}: {came} bytes came, not {bytes}"),
        "long": _("{file}: more than {bytes} bytes came"),
        "type": _("{file}: it came as {type}"),
        "changed": _("{file}: its bytes are not those that were published"),
    },
}


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


def translated(value: Any) -> Any:
    """Return a value in the language of the site; a message with a count as all its forms."""
    if isinstance(value, dict):
        return {key: translated(part) for key, part in value.items()}
    if isinstance(value, list):
        return [translated(part) for part in value]
    return forms(value) if isinstance(value, Message) and value.many else tell(value)
