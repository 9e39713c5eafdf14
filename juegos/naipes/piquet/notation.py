"""The notation of a state: ``A 2 28-23,15-31 - | AS, KS, QS``.

First the dealer and the size of packets, the deals written down (A’s score first) and the games
won, ``-`` where there are none; after the bar the moves of the present deal. A stroke closes the
deals of a game that was won: ``A 2 60-40,45-20/ A1``. Before the first deal there is no dealer: ``-
- - - | AS, 9H``.

In older records some of the present questions were not asked: the elder looked at the cards left
without a move of its own, and nobody was asked about corrections. Where such a question is open,
and the written move does not answer it, the usual answer is inserted before the move: ``KD`` is
read as ``mira, KD``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import SEATS, Turn
from juegos.core.message import _
from juegos.naipes.piquet.course import Course
from juegos.naipes.piquet.state import Deal, PhaseName, State

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


Pair = tuple[int, int]
Pairs = tuple[Pair, ...]
Head = tuple[int, int, Pairs, Pairs, Pairs]  # dealer, packet, deals, games, deals of a game won

_SCORES = r"-|[0-9]{1,3}-[0-9]{1,3}(?:,[0-9]{1,3}-[0-9]{1,3})*/?"
_GAMES = r"-|[AB][12](?:,[AB][12])*"
_HEAD = re.compile(
    rf"(?:(?P<none>- - - -)|(?P<dealer>[AB]) (?P<packet>[23]) (?P<scores>{_SCORES}) "
    rf"(?P<games>{_GAMES}))(?: \| (?=.)|$)"
)


def head(state: State) -> str:
    """Return the head of a state, without the bar."""
    if state.dealer < 0:
        return "- - - -"
    written = ",".join(f"{a}-{b}" for a, b in state.scores or state.past) or "-"
    closed = "/" * bool(state.past)
    won = ",".join(f"{SEATS[winner]}{worth}" for winner, worth in state.games) or "-"
    return f"{SEATS[state.dealer]} {state.packet} {written}{closed} {won}"


def header(text: str) -> tuple[Head | None, int, str]:
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


def write(state: State) -> str:
    """Return a state in this notation."""
    begins = head(state)
    return f"{begins} | {', '.join(state.log)}" if state.log else begins


def read(game: Course, text: str) -> State:
    """Return the state of a game that ``text`` writes; raises ``BadNotation`` with the place."""
    start, at, written = header(text)
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
    if write(state) != whole:
        right = write(state)
        raise BadNotation(_("{text!r} is written {right!r}", text=text, right=right), 0)
    return state
