"""Piquet as a ``Game``: a partie from the cut to its end, and its notation.

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
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from juegos.core.about import About
from juegos.core.distribution import Dist
from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import SEATS, Event, KnownFigures, Outcome, Policy, Step, Turn, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule
from juegos.draw.cards.scene import Cards
from juegos.material import cards
from juegos.naipes.piquet import scene as card_table
from juegos.naipes.piquet.dealing import Cutting
from juegos.naipes.piquet.play import CHANCE, after, after_card, events, options
from juegos.naipes.piquet.rules import CRUCES, table_rules
from juegos.naipes.piquet.score import Pair, Partie
from juegos.naipes.piquet.state import (
    Cut,
    Deal,
    PhaseName,
    Sight,
    Speech,
    State,
    Tally,
    counted,
    seat_of,
    view,
)

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
    scores, past = ((), scores) if match["scores"].endswith("/") else (scores, ())
    head = SEATS.index(match["dealer"]), int(match["packet"]), scores, games, past
    return head, match.end(), rest


def _pair(text: str) -> Pair:
    first, _, second = text.partition("-")
    return int(first), int(second)


def moves_of(text: str, at: int) -> Iterator[tuple[str, int]]:
    """Yield the moves written after the head, each with its place."""
    for move in text.split(", ") if text else ():
        yield move, at
        at += len(move) + 2


class Variant(NamedTuple):
    """One of the two games: its cruces, and a function that makes its ``Tally`` from readings.

    ``low``: the player with the lower cut deals, by twos.
    """

    slug: str
    cruces: tuple[Crux, ...]
    tally: Callable[[Mapping[str, str]], Tally]
    low: bool = False


def _partie(readings: Mapping[str, str]) -> Partie:
    """Return the score keeper of a partie of piquet under these readings."""
    weights = (1,) * 6 if readings["partida"] == "seis" else (2, 1, 1, 2)
    return Partie(table_rules(readings), weights)


PIQUET = Variant("piquet", CRUCES, _partie)


class Piquet:
    """A game of piquet under these readings: the cut, deal after deal, the end of the partie.

    Raises ``UnknownName`` for a crux or a reading that the game does not have.
    """

    seats = 2
    stake = 1
    policy: Policy | None = None
    hides = True

    def __init__(self, readings: Mapping[str, str], variant: Variant = PIQUET) -> None:
        self.slug, self.cruces = variant.slug, variant.cruces
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.tally = variant.tally(self.readings)
        self.table_rules = self.tally.rules
        self.rules: tuple[Rule, ...] = tuple(self.table_rules.rules.values())
        self.cutting = Cutting(self.table_rules.rules, low=variant.low)

    def start(self) -> State:
        """Return the state before the cut."""
        return State()

    def turn(self, state: State) -> int | Turn:
        """Return the seat that is to act, chance while cards are cut, dealt or drawn."""
        if state.cut is not None:
            return self.cutting.turn(state.cut)
        if state.deal is None:
            return Turn.END
        if state.deal.phase in CHANCE:
            return Turn.CHANCE
        return seat_of(state, state.deal.who)

    def throws(self, state: State) -> Dist[str]:
        """Return the possible next cards, each equally likely."""
        if state.cut is not None:
            left = self.cutting.cards(state.cut)
        elif state.deal is not None and state.deal.phase in CHANCE:
            left = state.deal.unseen
        else:
            raise IllegalMove(_("nothing is dealt here: a player acts"))
        return Dist((cards.write_card(card), 1) for card in cards.cards(left))

    def distinct_throws(self, state: State) -> Dist[str]:
        """Return every possible card: no two of them are known to be equivalent."""
        return self.throws(state)

    def moves(self, state: State) -> tuple[str, ...]:
        """Return the legal moves of the seat to act, in alphabetical order."""
        if isinstance(self.turn(state), Turn):
            return ()
        if state.cut is not None:
            return self.cutting.options(state.cut)
        assert state.deal is not None  # noqa: S101  neither chance nor the end
        return tuple(sorted(options(state.deal, self.table_rules)))

    def play(self, state: State, move: str) -> Step[State]:
        """Return the result of a move; raises ``IllegalMove`` with the rule that forbids it.

        Several moves, as ``read_move`` writes them, are made one after the other.
        """
        first, comma, rest = move.partition(", ")
        if comma:
            step = self.play(state, first)
            last = self.play(step.state, rest)
            return Step(last.state, (*step.events, *last.events))
        if state.cut is not None:
            return self._cut(state, state.cut, move)
        if state.deal is None:
            rule = self.table_rules["partida"].id
            raise IllegalMove(
                _("the partie is over: nothing is played any more ({rule})", rule=rule)
            )
        return self._step(state, move, *self._next(state, state.deal, move))

    def _next(self, state: State, deal: Deal, move: str) -> tuple[Deal, tuple[Speech, ...]]:
        """Return the deal after a card of chance, or after a player’s move."""
        if deal.phase not in CHANCE:
            return after(deal, move, self.table_rules)
        if move not in self.throws(state):
            rule = self.table_rules["talon"].id
            raise IllegalMove(_("{move!r} cannot be dealt here ({rule})", move=move, rule=rule), 0)
        return after_card(deal, cards.read_card(move), state.packet, self.table_rules)

    def _cut(self, state: State, cut: Cut, move: str) -> Step[State]:
        cut, happened = self.cutting.play(cut, move)
        if cut.packet:
            return Step(State(None, cut.dealer, cut.packet, deal=Deal()), happened)
        return Step(State(cut, log=(*state.log, move) if cut.cards else ()), happened)

    def _step(self, state: State, move: str, deal: Deal, lines: tuple[Speech, ...]) -> Step[State]:
        happened = events(state, deal, lines, self.table_rules)
        if len(deal.plays) < 24:
            return Step(replace(state, deal=deal, log=(*state.log, move)), tuple(happened))
        elder = seat_of(state, 0)
        done = self.tally.after(state.scores, state.games, counted(deal, self.table_rules), elder)
        happened += done.events
        following = State(None, elder, state.packet, done.scores, done.games, past=done.past)
        if self.tally.outcome(done.scores, done.games) is None:
            text = _("{seat} deals.", seat=SEATS[elder])
            happened.append(Event(self.table_rules["turno"], text, elder))
            following = replace(following, deal=Deal())
        return Step(following, tuple(happened))

    def view(self, state: State, seat: int) -> Sight | None:
        """Return the present deal as a seat knows it, or None."""
        if state.deal is None:
            return None
        return view(state.deal, seat_of(state, seat), self.table_rules)

    def outcome(self, state: State) -> Outcome | None:
        """Return the points won and lost, or None while the partie goes on."""
        over = state.cut is None and state.deal is None
        return self.tally.outcome(state.scores, state.games) if over else None

    def quietly(self, state: State, move: str) -> State:
        """Return the state after a move, without its events."""
        if state.deal is None or len(state.deal.plays) == 23:
            return self.play(state, move).state
        deal, _lines = self._next(state, state.deal, move)
        return replace(state, deal=deal, log=(*state.log, move))

    def known_figures(self) -> KnownFigures:
        """Return exact chances of the cards, and figures sampled from play with their errors."""
        from juegos.naipes.piquet import chances  # noqa: PLC0415  only where it is asked for

        return chances.figures(self.slug, self.readings)

    def write(self, state: State) -> str:
        """Return a state in the notation."""
        head = write_head(state)
        return f"{head} | {', '.join(state.log)}" if state.log else head

    def read(self, text: str) -> State:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        head, at, written = read_head(text)
        state = self.start()
        if head is not None:
            dealer, packet, scores, games, past = head
            if wrong := self.tally.amiss(scores, games, packet, past):
                raise BadNotation(_("{text!r}: {wrong}", text=text, wrong=wrong), 0)
            over = self.tally.outcome(scores, games) is not None
            deal = None if over else Deal()
            state = State(None, dealer, packet, scores, games, deal, past=past)
        moves: list[str] = []
        for written_move, place in moves_of(written, at):
            try:
                for move in self._with_answers(state, written_move).split(", "):
                    state = self.quietly(state, move)
                    moves.append(move)
            except IllegalMove as error:
                message = _("{error}, in {text!r}", error=error.message, text=text)
                raise BadNotation(message, place) from error
        right = self.write(state)
        if right != f"{text[:at]}{', '.join(moves)}":
            raise BadNotation(_("{text!r} is written {right!r}", text=text, right=right), 0)
        return state

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
        return self._with_answers(state, card_table.normal(text))

    def _with_answers(self, state: State, move: str) -> str:
        """Return a move with the omitted answers before it; unchanged if none fit."""
        answers: list[str] = []
        while state.deal is not None and (answer := UNSAID.get(state.deal.phase)):
            allowed = self.moves(state)
            if move in allowed or answer not in allowed:
                break
            answers.append(answer)
            state = self.play(state, answer).state
        if not answers:
            return move
        chance = self.turn(state) is Turn.CHANCE
        fits = move in (self.throws(state) if chance else self.moves(state))
        return ", ".join([*answers, move]) if fits else move

    def steps(self, move: str) -> tuple[str, ...]:
        """Return the cards that a move names; none where it is made by a word."""
        return card_table.steps(move)

    def takes(self, move: str) -> tuple[str, ...]:
        """Return nothing: at cards no place is emptied."""
        return ()

    def scene(self, state: State, last: str | None = None) -> Cards:
        """Return what both players may see on the table, with a description in words."""
        return card_table.table(state, self.turn(state), self.tally)

    def shown_to(self, state: State, seat: int, last: str | None = None) -> Cards:
        """Return what one player sees on the table."""
        turn = self.turn(state)
        moves = self.moves(state) if turn == seat else ()
        return card_table.table(state, turn, self.tally, seat, moves)

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
