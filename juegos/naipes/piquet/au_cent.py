"""Piquet au cent: the first to reach a hundred points wins a game; three games win the partie.

A game won before the other has fifty is a double and counts as two. The game differs from piquet
where its own laws say so: the lower cut deals, by twos; the younger need not exchange; a call names
its value at once and is binding. A deal is played out and then counted in the order of Law 67: the
first player to reach the hundred in that order has won the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from juegos.core.about import About
from juegos.core.game import SEATS, Event, Outcome
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import Message, _, _n
from juegos.core.source import crux, stated, supplied
from juegos.naipes.piquet.game import LESSON_CARDS, LESSON_COUNT, LESSON_EXCHANGE, Piquet, Variant
from juegos.naipes.piquet.rules import CAVENDISH, LAWS, SEED, Law, TableRules, rules
from juegos.naipes.piquet.score import (
    HUNDRED,
    DealCount,
    DealResult,
    Line,
    Pair,
    by_points,
    by_seat,
)

SLUG = "piquet-au-cent"
# The rules in which it differs from piquet. Cavendish lists them without numbers.
CHANGED: Mapping[str, Law] = {
    "corte": ("", "move", "The lower cut deals."),
    "reparto": ("", "move", "Twelve cards each, by twos; eight are the stock."),
    "descarte-del-menor": ("", "move", "The younger hand need not exchange any card."),
    "llamada": (
        "",
        "move",
        "A call says at once what a point makes, a sequence’s top card, a set’s rank.",
    ),
    "aviso": (
        "",
        "move",
        "The younger need not declare a carte blanche until the elder has discarded and taken in.",
    ),
    "calla": (
        "",
        "move",
        "Nobody need call what he holds; a call of less than he holds binds the elder.",
    ),
    "respuesta": (
        "",
        "move",
        "A call is good, equal or not good; the younger must abide by what he has allowed.",
    ),
    "retira": (
        "",
        "move",
        "A quatorze or trio that a player does not hold may be taken back before he plays a card.",
    ),
    "falsa": (
        "",
        "score",
        (
            "A player who calls a quatorze or trio of which he has put a card out, and plays a "
            "card, counts nothing in that deal."
        ),
    ),
    "ciento": ("", "end", "A game is a hundred up."),
    "doble": ("", "score", "A hundred before the adversary has fifty wins a double game."),
    "partida": ("", "end", "Three games of five win the partie; a double counts as two."),
}
DROPPED = {
    *("pregunta", "contra-las-cartas", "corrige", "corrige-respuesta", "omitido"),
    *("empate", "ganancia", "rubicon", "baraja", "chouette"),
}
ANTES = supplied(
    f"{SLUG}.antes",
    CAVENDISH,
    "",
    "A deal is played out; if both reach a hundred in it, the first in the order of counting wins.",
    kind="end",
)
MUESTRA = stated(
    f"{SLUG}.muestra",
    CAVENDISH,
    "",
    "What is called good or equal is shown before a card is led, except quatorzes and trios; "
    "so the point and the sequence cannot be false.",
    kind="manner",
)
LAWS_IN_FORCE = {name: law for name, law in {**LAWS, **CHANGED}.items() if name not in DROPPED}
RULES = {
    **{name: rule for name, rule in rules(SLUG, LAWS_IN_FORCE).items() if name not in DROPPED},
    "antes": ANTES,
    "muestra": MUESTRA,
}
TRES = crux(
    f"{SLUG}.punto-de-tres",
    CAVENDISH,
    "Does a point of three cards count?",
    ("si", "yes: the largest point, whatever its number", CAVENDISH),
    ("no", "no: a point has at least four cards", SEED),
)
CUATRO = crux(
    f"{SLUG}.puntos-en-cuatro",
    CAVENDISH,
    "What does a point that ends in four count?",
    ("enteros", "its cards, like any other", CAVENDISH),
    ("uno-menos", "one less than its cards, by agreement", CAVENDISH),
)
BAJAS = crux(
    f"{SLUG}.cartas-bajas",
    CAVENDISH,
    "Do nines, eights and sevens count in play?",
    ("cuentan", "yes, as at piquet", CAVENDISH),
    ("no-cuentan", "no, by agreement", CAVENDISH),
)
CRUCES = (TRES, CUATRO, BAJAS)
FIFTY, WANTED = 50, 3


@dataclass(frozen=True)
class Ciento:
    """The score of a partie: games of a hundred points until one player has three of them."""

    rules: TableRules

    def after(
        self, scores: tuple[Pair, ...], games: tuple[Pair, ...], count: DealCount, elder: int
    ) -> DealResult:
        """Return the written score after a deal: with one game more if the deal has ended it."""
        before = (sum(s[0] for s in scores), sum(s[1] for s in scores))
        won = first_to_hundred(before, count.lines, elder)
        if won is None:
            return DealResult((*scores, by_seat(count.total, elder)), games, ())
        winner, worth = won
        name, says = ("doble", _DOUBLE) if worth == 2 else ("ciento", _SINGLE)
        events = [Event(self.rules[name], says.with_fields(seat=SEATS[winner]), winner, worth)]
        both = [before[elder ^ who] + count.total[who] for who in (0, 1)]
        if min(both) >= HUNDRED:
            message = _(
                "Both reach a hundred in this deal: the first in the order of counting wins."
            )
            events.insert(0, Event(self.rules["antes"], message))
        games = (*games, won)
        if self.outcome((), games):
            message = _("{seat} has three games and wins the partie.", seat=SEATS[winner])
            events.append(Event(self.rules["partida"], message, winner))
        return DealResult((), games, tuple(events), (*scores, by_seat(count.total, elder)))

    def times(self, deals: int) -> tuple[int, ...]:
        """Return how often each of so many deals counts: once."""
        return (1,) * deals

    def outcome(self, scores: tuple[Pair, ...], games: tuple[Pair, ...]) -> Outcome | None:
        """Return the stake won and lost, or None while neither has three games."""
        for seat in (0, 1):
            if sum(worth for winner, worth in games if winner == seat) >= WANTED:
                return by_points(seat, 1, self.rules["partida"])
        return None

    def amiss(
        self,
        scores: tuple[Pair, ...],
        games: tuple[Pair, ...],
        packet: int,
        past: tuple[Pair, ...],
    ) -> str:
        """Return what is wrong with a written partie; an empty text if nothing."""
        if packet != 2:
            return _("at piquet au cent the cards are dealt by twos")
        if any(sum(score[seat] for score in scores) >= HUNDRED for seat in (0, 1)):
            return _("a game is over at a hundred: write it as won")
        if scores and self.outcome((), games):
            return _("the partie is over, and no deal follows")
        if any(self.outcome((), games[:number]) for number in range(len(games))):
            return _n(
                "the partie is over before {count} game",
                "the partie is over before {count} games",
                len(games),
            )
        return _wrong_deals(past, games[-1:]) if past else ""

    def says(self, scores: tuple[Pair, ...], games: tuple[Pair, ...]) -> Message:
        """Return the state of the game and of the partie, in words."""
        points = [sum(score[seat] for score in scores) for seat in (0, 1)]
        won = [sum(worth for winner, worth in games if winner == seat) for seat in (0, 1)]
        return _(
            "The game stands {a} to {b}; games won, {games_a} to {games_b}, a double counting two.",
            a=points[0],
            b=points[1],
            games_a=won[0],
            games_b=won[1],
        )


_DOUBLE = _("{seat} is first to reach a hundred, before the other has fifty: a double game.")
_SINGLE = _("{seat} is first to reach a hundred: a game.")


def _wrong_deals(past: tuple[Pair, ...], last: tuple[Pair, ...]) -> str:
    """Return what is wrong with the deals ``past`` of the game won last; empty if nothing.

    ``last`` holds that game, its winner and its value, if any game is written at all.
    """
    if not last:
        return _("a game whose deals are over has a winner: write who")
    (winner, worth), totals = last[0], [sum(deal[seat] for deal in past) for seat in (0, 1)]
    sooner = any(totals[seat] - past[-1][seat] >= HUNDRED for seat in (0, 1))
    if sooner or totals[winner] < HUNDRED:
        return _("a game ends in the deal in which its winner reaches a hundred")
    if worth == 1 and totals[1 - winner] < FIFTY:
        return _("a hundred before the other has fifty is a double game")
    return ""


def first_to_hundred(before: Pair, lines: list[Line], elder: int) -> Pair | None:
    """Return who first has a hundred by the lines of a deal, and the value of the game: 1 or 2.

    ``before`` are the points of A and B before the deal. None: nobody has a hundred yet.
    """
    points = list(before)
    for line in lines:
        seat = elder ^ line.who
        points[seat] += line.points
        if points[seat] >= HUNDRED:
            return seat, 2 if points[1 - seat] < FIFTY else 1
    return None


def _games(readings: Mapping[str, str]) -> Ciento:
    """Return the score keeper of a partie under these readings."""
    table = TableRules(
        RULES,
        least=3 if readings["punto-de-tres"] == "si" else 4,
        must=0,
        full=True,
        fours=readings["puntos-en-cuatro"] == "uno-menos",
        low=readings["cartas-bajas"] == "cuentan",
    )
    return Ciento(table)


AU_CENT = Variant(SLUG, CRUCES, _games, low=True)

# A deal: the cards as they were dealt, then what was put out, drawn and called.
_DEALT = (
    "A 2 - - | KS, JC, 7H, QC, AH, 7D, QS, 7S, 9S, KD, 8D, TH, "
    "TD, 8C, 8S, 8H, AS, KC, QH, QD, 9H, KH, AC, JH"
)
_CALLED = (
    f"{_DEALT}, descarta 9H TD 7D JC 8C, TS, AD, 9C, 7C, TC, descarta 8S 7S 8D, "
    "JS, JD, 9D, declara AS KS TS 9S, no, calla"
)

_LESSON = lesson(
    (
        "ciento",
        _("Be the first to count a hundred: that is a game; three games win the partie."),
    ),
    LESSON_EXCHANGE,
    LESSON_COUNT,
    LESSON_CARDS,
    (
        "doble",
        _("A player still below fifty when the other has a hundred loses a double game."),
    ),
    SmallBoard(
        _DEALT,
        _("The elder hand discards five cards, and keeps three kings and two aces."),
        "descarta 9H TD 7D JC 8C",
        "descarte",
    ),
    SmallBoard(
        _CALLED,
        _("His point was not good; now he calls four kings."),
        "declara KS KH KD KC",
        "llamada",
    ),
    SmallBoard(
        f"{_CALLED}, declara KS KH KD KC, buena, suma AS AH AD",
        _("He counts fourteen and three, and one more for the card that he leads."),
        "AS",
        "salida",
    ),
)


ABOUT = About(
    "piquet-au-cent",
    "Piquet au cent",
    "cavendish",
    lambda readings: Piquet(readings, AU_CENT),
    says=_("Piquet with an earlier way of scoring: a hundred points win."),
    origin=_("France; its place of origin is unknown"),
    doors={"count": "juegos.naipes.piquet.doors:count"},
    pays=("ciento", "doble"),
    marks=True,
    lesson=_LESSON,
)
