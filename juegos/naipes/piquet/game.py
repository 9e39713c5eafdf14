"""Piquet as a ``Game``: the deals of a partie, the notation, and the view of a seat.

A move is its own notation: a card (``AS``) where chance deals or a player plays, else a word and
its object (``descarta 8C 7C``, ``punto 5``, ``cuanto``).

A state is written ``A 2 28-23,15-31 - | AS, KS, QS``: first the dealer and the size of packets, the
deals written down (A’s score first) and the games won, ``-`` where there are none; after the bar
the moves of the present deal. A stroke closes the deals of a game that was won, as in
``A 2 60-40,45-20/ A1``. Before the first deal there is no dealer: ``- - - - | AS, 9H``.

In older records some of the present questions were not asked: the elder looked at the cards left
without a move of its own, and nobody was asked about corrections. Where such a question is open,
and the written move does not answer it, the usual answer is inserted before the move: ``KD`` is
read as ``mira, KD``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from juegos.core.about import About
from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import SEATS, KnownFigures, Policy, Turn
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.draw.cards.scene import Cards
from juegos.naipes.piquet import scene as card_table
from juegos.naipes.piquet.course import Course, Variant
from juegos.naipes.piquet.rules import CRUCES, options
from juegos.naipes.piquet.score import Pair, Partie
from juegos.naipes.piquet.state import Deal, PhaseName, State

__all__ = ["PIQUET", "Piquet", "State"]

# The answer that older records leave out, by phase.
UNSAID: Mapping[PhaseName, str] = {
    "glance": "mira",
    "mend": "sigue",
    "repair": "sigue",
    "right": "sigue",
    "retake": "sigue",
    "count": "basta",
    "blank": "calla",
}


def with_answers(game: Course, state: State, move: str) -> str:
    """Return a move with the omitted answers before it; unchanged if none fit."""
    texts: list[str] = []
    here = state
    while here.deal is not None and (word := UNSAID.get(here.deal.phase)):
        options = game.moves(here)
        if move in options or word not in options:
            break
        texts.append(word)
        here = game.play(here, word).state
    if not texts:
        return move
    chance = game.turn(here) is Turn.CHANCE
    fits = move in game.throws(here) if chance else move in game.moves(here)
    return ", ".join([*texts, move]) if fits else move


Pairs = tuple[Pair, ...]
Head = tuple[int, int, Pairs, Pairs, Pairs]  # dealer, packet, deals, games, deals of a game won

_SCORES = r"-|[0-9]{1,3}-[0-9]{1,3}(?:,[0-9]{1,3}-[0-9]{1,3})*/?"
_GAMES = r"-|[AB][12](?:,[AB][12])*"
_HEAD = re.compile(
    rf"(?:(?P<none>- - - -)|(?P<dealer>[AB]) (?P<packet>[23]) (?P<scores>{_SCORES}) "
    rf"(?P<games>{_GAMES}))(?: \| (?=.)|$)"
)


def write_head(state: State) -> str:
    """Return the head of a state, without the bar."""
    if state.dealer < 0:
        return "- - - -"
    written = ",".join(f"{a}-{b}" for a, b in state.scores or state.past) or "-"
    closed = "/" * bool(state.past)
    won = ",".join(f"{SEATS[winner]}{worth}" for winner, worth in state.games) or "-"
    return f"{SEATS[state.dealer]} {state.packet} {written}{closed} {won}"


def read_head(text: str) -> tuple[Head | None, int, str]:
    """Return the head of a state, the place where its moves begin, and the moves as text.

    Before the first deal the head is None.

    Raises:
        BadNotation: the head is not written like one.
    """
    match = _HEAD.match(text)
    if match is None:
        raise BadNotation(
            _(
                "{text!r} is no state of piquet; a state looks like 'A 2 28-23 - | AS, KS' "
                "or '- - - -'",
                text=text,
            ),
            0,
        )
    rest = text[match.end() :]
    if match["none"]:
        return None, match.end(), rest
    deals = match["scores"].rstrip("/").split(",")
    scores = tuple(_pair(part) for part in deals if part != "-")
    games = tuple(
        (SEATS.index(part[0]), int(part[1])) for part in match["games"].split(",") if part != "-"
    )
    both = ((), scores) if match["scores"].endswith("/") else (scores, ())
    whole = SEATS.index(match["dealer"]), int(match["packet"]), both[0], games, both[1]
    return whole, match.end(), rest


def _pair(text: str) -> Pair:
    first, _, second = text.partition("-")
    return int(first), int(second)


def moves_of(text: str, at: int) -> Iterator[tuple[str, int]]:
    """Yield the moves written after the head, each with its place."""
    for move in text.split(", ") if text else ():
        yield move, at
        at += len(move) + 2


def write_state(state: State) -> str:
    """Return a state in this notation."""
    begins = write_head(state)
    return f"{begins} | {', '.join(state.log)}" if state.log else begins


def read_state(game: Course, text: str) -> State:
    """Return the state of a game that ``text`` writes; raises ``BadNotation`` with the place."""
    start, at, written = read_head(text)
    state: State = game.start()
    if start is not None:
        dealer, packet, scores, games, past = start
        if wrong := game.tally.amiss(scores, games, packet, past):
            raise BadNotation(_("{text!r}: {wrong}", text=text, wrong=wrong), 0)
        state = State(None, dealer, packet, scores, games, past=past)
        if game.tally.outcome(scores, games) is None:
            state = replace(state, deal=Deal())
    texts: list[str] = []
    for written_move, place in moves_of(written, at):
        try:
            for move in with_answers(game, state, written_move).split(", "):
                state = game.quietly(state, move)
                texts.append(move)
        except IllegalMove as error:
            said_of = _("{error}, in {text!r}", error=error.message, text=text)
            raise BadNotation(said_of, place) from error
    whole = f"{text[:at]}{', '.join(texts)}"
    if write_state(state) != whole:
        right = write_state(state)
        raise BadNotation(_("{text!r} is written {right!r}", text=text, right=right), 0)
    return state


def _partie(readings: Mapping[str, str]) -> Partie:
    """Return the score keeper of a partie of piquet under these readings."""
    weights = (1,) * 6 if readings["partida"] == "seis" else (2, 1, 1, 2)
    return Partie(options(readings), weights)


PIQUET = Variant("piquet", CRUCES, _partie)


class Piquet(Course):
    """A game of piquet under these readings: its views, its words and its notation.

    Raises ``UnknownName`` for a crux or a reading that the game does not have.
    """

    seats = 2
    stake = 1
    policy: Policy | None = None
    hides = True

    def __init__(self, readings: Mapping[str, str], variant: Variant = PIQUET) -> None:
        super().__init__(variant, readings)

    def known_figures(self) -> KnownFigures:
        """Return exact chances of the cards, and figures sampled from play with their errors."""
        from juegos.naipes.piquet import chances  # noqa: PLC0415  only where it is asked for

        return chances.figures(self.slug, self.readings)

    def write(self, state: State) -> str:
        """Return a state in the notation."""
        return write_state(state)

    def read(self, text: str) -> State:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        return read_state(self, text)

    def write_move(self, move: str) -> str:
        """Return a move: it is its own notation."""
        return move

    def say_move(self, state: State, move: str) -> str:
        """Return a move in words: ``Play the ace of spades``."""
        return card_table.say_move(move)

    def read_move(self, state: State, text: str) -> str:
        """Return the move that ``text`` writes, its cards in any order.

        Raises:
            BadNotation: a word of it is no card, or a card stands twice.
        """
        return with_answers(self, state, card_table.normal(text))

    def steps(self, move: str) -> tuple[str, ...]:
        """Return the cards that a move names; none where it is made by a word."""
        return card_table.steps(move)

    def takes(self, move: str) -> tuple[str, ...]:
        """Return nothing: at cards no place is emptied."""
        return ()

    def scene(self, state: State, last: str | None = None) -> Cards:
        """Return what both players may see on the table, with a description in words."""
        return card_table.table(self, state, None)

    def shown_to(self, state: State, seat: int, last: str | None = None) -> Cards:
        """Return what one player sees on the table."""
        return card_table.table(self, state, seat)

    def heard(self, move: str) -> str:
        """Return a move as the other player learns of it; of a discard, only the word."""
        return card_table.heard(move)


# What the lessons of both games say in the same words.
LESSON_COUNT = (
    "punto",
    _("Only the better point (most cards of one suit) scores, and only the better sequence."),
)
LESSON_CARDS = (
    "cartas",
    _(
        "A card led counts one, and so does a trick won from the other’s lead; most tricks "
        "count ten."
    ),
)
LESSON_EXCHANGE = (
    "descarte",
    _("Each player gets twelve cards; the elder hand exchanges one to five of them."),
)

# A deal: the cards as they were dealt, then what was put out, drawn and called.
_DEALT = (
    "B 2 - - | AH, TH, 7C, 9D, KD, AC, 8D, QS, QC, AS, TD, JH, "
    "TC, QH, KH, 9C, 8C, 9H, JD, TS, 8S, JC, 9S, KC"
)
_CALLED = (
    f"{_DEALT}, descarta 8S QH TH 9H KD, QD, AD, KS, JS, 8H, descarta 9S 9C 7C, 7D, 7S, 7H, "
    "punto 5, cuanto, declara AC QC JC TC 8C, buena, secuencia 3, no"
)

_LESSON = lesson(
    ("partida", _("The higher total wins; as played here, a partie is six deals.")),
    LESSON_EXCHANGE,
    LESSON_COUNT,
    LESSON_CARDS,
    (
        "rubicon",
        _("A loser with less than a hundred pays the sum of both totals, plus a hundred."),
    ),
    SmallBoard(
        _DEALT,
        _("The elder hand discards five cards, and keeps three aces and his clubs."),
        "descarta 8S QH TH 9H KD",
        "descarte",
    ),
    SmallBoard(
        _CALLED,
        _("His five clubs were good; now he calls four aces."),
        "declara AS AH AD AC",
        "llamada",
    ),
    SmallBoard(
        f"{_CALLED}, declara AS AH AD AC, buena",
        _("He has counted nineteen, and scores one for the card that he leads."),
        "AS",
        "salida",
    ),
)


ABOUT = About(
    "piquet",
    "Piquet",
    "cavendish",
    Piquet,
    says=_("Thirty-two cards: discard, declare, and play for tricks."),
    origin=_("France; its place of origin is unknown"),
    doors={
        "score": "juegos.naipes.piquet.doors:score",
        "partie": "juegos.naipes.piquet.doors:partie",
        "teach": "juegos.naipes.piquet.doors:teach",
        "count": "juegos.naipes.piquet.doors:count",
    },
    pays=("ganancia", "rubicon"),
    marks=True,
    lesson=_LESSON,
)
