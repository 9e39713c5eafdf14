"""The score: the tricks of a deal and its count, and the result of a partie.

Every line of a count has its rule, in the order of Law 67. Six deals or four, the rubicon and ties
are Laws 71 to 73.

Elder is 0 and younger 1 throughout. The count depends on the combinations that were reckoned and
the cards that were played, not on how they came to be called. The game, its players and the JSON
doors use it, during a deal and at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from juegos.core.game import SEATS, Event, Outcome
from juegos.core.message import Message, _, _n
from juegos.core.source import Rule
from juegos.material.cards import JACK, KING, QUEEN, Card, Hand, of_rank
from juegos.material.cards import say as card_words
from juegos.naipes.piquet import combinations
from juegos.naipes.piquet.combinations import KINDS, PUNTO, best_strength, scores, whole
from juegos.naipes.piquet.rules import TableRules


class Trick(NamedTuple):
    """A trick: who led (0 elder, 1 younger), the card led, the answer or None before it."""

    leader: int
    led: Card
    answer: Card | None

    @property
    def winner(self) -> int:
        """The winner: the leader, unless the answer is of the same suit and higher."""
        return self.leader ^ beats(self.answer, self.led)


def beats(answer: Card | None, led: Card) -> bool:
    """Return whether a card beats the one led: it is of the same suit and higher."""
    return answer is not None and answer >> 3 == led >> 3 and answer > led


def may_play(hand: Hand, led: Card | None) -> Hand:
    """Return the legal cards of a hand: of the suit led, if there are any."""
    if led is None:
        return hand
    following = hand & 255 << (led & 24)
    return following or hand


def tricks(plays: Sequence[Card]) -> tuple[Trick, ...]:
    """Return the tricks that the cards make, in the order played; the elder leads the first."""
    result: list[Trick] = []
    leader = 0
    for at in range(0, len(plays), 2):
        answer = plays[at + 1] if at + 1 < len(plays) else None
        result.append(Trick(leader, plays[at], answer))
        leader = result[-1].winner
    return tuple(result)


BLANCA = "carta-blanca"
ORDER = (BLANCA, *combinations.KINDS)
COURTS = of_rank(JACK) | of_rank(QUEEN) | of_rank(KING)
WHO = (_("elder"), _("younger"))


class Reckoning(NamedTuple):
    """A combination that a player has reckoned: its kind, the player, its cards, its points."""

    kind: str
    who: int
    cards: Hand
    points: int


class Line(NamedTuple):
    """One line of the count: the name of its rule, the player, the points, the line in words."""

    rule: str
    who: int
    points: int
    text: Message


@dataclass
class DealCount:
    """The count of a deal, line by line, with the points of each part; elder first in each pair.

    ``barred`` are the players who reckon nothing because they called falsely (Law 54). Their
    combinations still keep the other from reckoning, and their carte blanche stands. ``running``
    holds the totals after each trick. ``toward`` are the points of each toward the thirty of a
    pique or repique, and ``recorded`` tells whether each has scored anything yet.
    """

    rules: TableRules
    barred: tuple[int, ...] = ()
    lines: list[Line] = field(default_factory=list)
    hand: list[int] = field(default_factory=lambda: [0, 0])
    play: list[int] = field(default_factory=lambda: [0, 0])
    cards: list[int] = field(default_factory=lambda: [0, 0])
    repique: list[int] = field(default_factory=lambda: [0, 0])
    pique: list[int] = field(default_factory=lambda: [0, 0])
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    running: list[tuple[int, int]] = field(default_factory=list)
    toward: list[int] = field(default_factory=lambda: [0, 0])
    recorded: list[bool] = field(default_factory=lambda: [False, False])

    @property
    def total(self) -> tuple[int, int]:
        """The scores of elder and younger."""
        parts = (self.hand, self.play, self.cards, self.repique, self.pique)
        return sum(part[0] for part in parts), sum(part[1] for part in parts)

    def put(self, line: Line, column: list[int], toward: int) -> None:
        """Add a line to a column; ``toward`` of its points count toward a pique or repique."""
        self.lines.append(line)
        column[line.who] += line.points
        self.toward[line.who] += toward
        self.recorded[line.who] |= bool(toward) or column is self.hand

    @property
    def toward_pique(self) -> int:
        """The elder's points toward a pique; -1 if the elder can no longer win one."""
        lost = any(self.repique) or any(self.pique) or self.recorded[1]
        return -1 if lost else self.toward[0]

    def reaches(self, who: int) -> bool:
        """Return whether a player has thirty points before the other has scored anything."""
        return self.toward[who] >= 30 and not self.recorded[1 - who]


def carte_blanche(dealt: Hand) -> bool:
    """Return whether a hand dealt has neither king, queen nor knave (Law 18)."""
    return bool(dealt) and not dealt & COURTS


def count(
    reckonings: Sequence[Reckoning],
    tricks: Sequence[Trick],
    rules: TableRules,
    hands: tuple[Hand, Hand] = (0, 0),
    barred: tuple[int, ...] = (),
) -> DealCount:
    """Return the count of a deal so far.

    ``hands`` are both hands after the exchange, in which a carte rouge is looked for.
    """
    deal_count = DealCount(rules, barred)
    in_order = sorted(reckonings, key=lambda one: ORDER.index(one.kind))
    for reckoning in _with_rouge(in_order, hands, rules):
        _declared(deal_count, reckoning)
    for trick in tricks:
        _count_trick(deal_count, trick)
        deal_count.running.append(deal_count.total)
    if len(tricks) == 12 and tricks[-1].answer is not None:
        _cards(deal_count)
    return deal_count


def _declared(deal_count: DealCount, reckoning: Reckoning) -> None:
    kind, who, _mask, points = reckoning
    points = 0 if who in deal_count.barred and kind != BLANCA else points
    no_repique = kind == "carta-roja" and who and deal_count.rules.rouge == "sin-repique-del-menor"
    line = Line(kind, who, points, _line_of(who, _reckoning_text(reckoning)))
    deal_count.put(line, deal_count.hand, 0 if no_repique else points)
    if not any(deal_count.repique) and deal_count.reaches(who):
        text = _line_of(who, _("{points} in hand, repique", points=deal_count.hand[who]))
        deal_count.put(Line("repique", who, 60, text), deal_count.repique, 0)


def _line_of(who: int, what: Message) -> Message:
    """Return a line in words: its player and its reason."""
    return _("{who}: {what}", who=WHO[who], what=what)


def _reckoning_text(reckoning: Reckoning) -> Message:
    """Return a reckoning of a player, in words."""
    if reckoning.kind == BLANCA:
        return _("carte blanche")
    if reckoning.kind == "carta-roja":
        return _("carte rouge")
    text = combinations.say(reckoning.kind, reckoning.cards)
    if reckoning.points:
        return text
    return _("{point}, which counts nothing but bars the other’s", point=text)


def _with_rouge(
    reckonings: Sequence[Reckoning], hands: tuple[Hand, Hand], rules: TableRules
) -> list[Reckoning]:
    """Return the reckonings, with a carte rouge after that by which all cards of a hand count."""
    counted, used = [], [0, 0]
    for reckoning in reckonings:
        counted.append(reckoning)
        who, before = reckoning.who, used[reckoning.who]
        if reckoning.kind != BLANCA and reckoning.points:
            used[who] |= reckoning.cards
        if rules.rouge != "no" and hands[who] and used[who] == hands[who] != before:
            counted.append(Reckoning("carta-roja", who, hands[who], 20))
    return counted


def _count_trick(deal_count: DealCount, trick: Trick) -> None:
    """Count one trick: the card led, the trick won by the other, one more for the last."""
    _point(deal_count, "salida", trick.leader, trick.led)
    if trick.answer is None:
        return
    if trick.winner != trick.leader:
        _point(deal_count, "baza", trick.winner, trick.answer)
    deal_count.tricks[trick.winner] += 1
    if sum(deal_count.tricks) == 12 and trick.winner not in deal_count.barred:
        text = _line_of(trick.winner, _("the last trick"))
        deal_count.put(Line("ultima", trick.winner, 1, text), deal_count.play, 1)
        _pique(deal_count)
    if (
        deal_count.rules.cards_to_pique
        and deal_count.tricks == [7, 0]
        and 0 not in deal_count.barred
    ):
        text = _("elder: seven tricks before the younger wins any, so ten for the cards at once")
        deal_count.put(Line("cartas", 0, 10, text), deal_count.cards, 10)
        _pique(deal_count)


def _point(deal_count: DealCount, rule: str, who: int, card: Card) -> None:
    if who not in deal_count.barred and (deal_count.rules.low or card & 7 >= 3):
        deal_count.put(_line_of_card(rule, who, card), deal_count.play, 1)
        _pique(deal_count)


@cache
def _line_of_card(rule: str, who: int, card: Card) -> Line:
    return Line(rule, who, 1, _line_of(who, card_words(card)))


def _pique(deal_count: DealCount) -> None:
    if not (any(deal_count.repique) or any(deal_count.pique)) and deal_count.reaches(0):
        text = _("elder: thirty in hand and play, pique")
        deal_count.put(Line("pique", 0, 30, text), deal_count.pique, 0)


def _cards(deal_count: DealCount) -> None:
    winner = 0 if deal_count.tricks[0] > 6 else 1
    if deal_count.tricks == [6, 6] or winner in deal_count.barred:
        return
    capot = deal_count.tricks[winner] == 12
    points = (40 if capot else 10) - deal_count.cards[winner]
    if points:
        rule, value = ("capote", _("capot")) if capot else ("cartas", _("the cards"))
        deal_count.put(Line(rule, winner, points, _line_of(winner, value)), deal_count.cards, 0)


Hands = tuple[Hand, Hand]


def better(kind: str, hands: Hands, rules: TableRules) -> int | None:
    """Return who has the better combination of a kind: 0 elder, 1 younger, None if neither."""
    mine, yours = (best_strength(kind, hand, rules.least) for hand in hands)
    return None if mine == yours else int(yours > mine)


def reckonings_of(kind: str, who: int, hand: Hand, rules: TableRules) -> list[Reckoning]:
    """Return all that a player with the better combination reckons of a kind; one point only."""
    held = whole(kind, hand, rules.least)
    held = held[:1] if kind == PUNTO else held
    return [Reckoning(kind, who, mask, scores(kind, mask, rules.fours)) for mask in held]


def declared_points(hands: Hands, rules: TableRules, blank: Hands = (0, 0)) -> list[Reckoning]:
    """Return the score in hand of both players if they sink nothing.

    ``blank`` are the hands as they were dealt, in which a carte blanche is looked for.
    """
    blanches = (who for who in (0, 1) if carte_blanche(blank[who]))
    reckonings = [Reckoning(BLANCA, who, blank[who], 10) for who in blanches]
    for kind in KINDS:
        who = better(kind, hands, rules)
        if who is not None:
            reckonings += reckonings_of(kind, who, hands[who], rules)
    return reckonings


Pair = tuple[int, int]
HUNDRED = 100


class Result(NamedTuple):
    """The end of a partie: the winner (None: nobody), the points, whether by a rubicon."""

    winner: int | None
    points: int
    rubicon: bool


class DealResult(NamedTuple):
    """The written result of a deal: the scores of its deals, the games won, and the events.

    Where games are counted (piquet au cent) and this deal has ended one, ``past`` are its deals.
    """

    scores: tuple[Pair, ...]
    games: tuple[Pair, ...]
    events: tuple[Event, ...]
    past: tuple[Pair, ...] = ()


class ScoreSheet(NamedTuple):
    """The written score: how often each deal counts, the totals, the games each has won."""

    times: tuple[int, ...]
    totals: Pair
    games: tuple[int, ...]


def add_totals(times: Sequence[int], scores: Sequence[Pair]) -> Pair:
    """Return the totals of A and B, each deal counted as often as ``times`` says."""
    first, second = (
        sum(n * score[seat] for n, score in zip(times, scores, strict=True)) for seat in (0, 1)
    )
    return first, second


def score_sheet(
    times: tuple[int, ...], scores: Sequence[Pair], games: Sequence[Pair]
) -> ScoreSheet:
    """Return the written score, each deal counted so often."""
    won = [sum(worth for winner, worth in games if winner == seat) for seat in (0, 1)]
    return ScoreSheet(times, add_totals(times, scores), tuple(won) if games else ())


def settle(totals: Pair) -> Result:
    """Return the result of the totals of a finished partie."""
    if totals[0] == totals[1]:
        return Result(None, 0, False)
    winner = int(totals[1] > totals[0])
    high, low = max(totals), min(totals)
    rubicon = low < HUNDRED
    return Result(winner, (high + low if rubicon else high - low) + HUNDRED, rubicon)


@dataclass(frozen=True)
class Partie:
    """The score of a partie of piquet: ``weights`` tells how often each of its deals counts.

    After a tie two deals more are played, which count once.
    """

    rules: TableRules
    weights: tuple[int, ...]

    def totals(self, scores: Sequence[Pair]) -> Pair:
        """Return the totals of A and B over these deals."""
        return add_totals(self.times(len(scores)), scores)

    def times(self, deals: int) -> tuple[int, ...]:
        """Return how often each of so many deals counts."""
        return (*self.weights, 1, 1)[:deals]

    def over(self, scores: Sequence[Pair]) -> Result | None:
        """Return how the partie ended, or None while it goes on."""
        deals = len(self.weights)
        totals = self.totals(scores)
        tied = len(scores) >= deals and len(set(self.totals(scores[:deals]))) == 1
        return settle(totals) if len(scores) == deals + 2 * tied else None

    def after(
        self, scores: tuple[Pair, ...], games: tuple[Pair, ...], count: DealCount, elder: int
    ) -> DealResult:
        """Return the written score after a deal, with the events if the partie ends or is tied."""
        scores = (*scores, by_seat(count.total, elder))
        end, totals = self.over(scores), self.totals(scores)
        events: list[Event] = []
        if len(scores) == len(self.weights) and not end:
            text = _("A tie at {points}: each deals again.", points=totals[0])
            events.append(Event(self.rules["empate"], text))
        if end:
            text = _("The partie ends: {a} to {b}.", a=totals[0], b=totals[1])
            events.append(Event(self.rules["partida"], text, end.winner))
            events.append(_deal_event(self.why(end), end, totals))
        return DealResult(scores, games, tuple(events))

    def amiss(
        self, scores: Sequence[Pair], games: Sequence[Pair], packet: int, past: Sequence[Pair]
    ) -> str:
        """Return what is wrong with a written partie; an empty text if nothing."""
        if games or past:
            return _("piquet counts no games, only deals: write '-'")
        if any(self.over(scores[:deals]) for deals in range(len(scores))):
            return _n(
                "the partie is over before {count} deal",
                "the partie is over before {count} deals",
                len(scores),
            )
        return ""

    def why(self, end: Result) -> Rule:
        """Return the rule by which a partie ended."""
        name = "empate" if end.winner is None else "rubicon" if end.rubicon else "ganancia"
        return self.rules[name]

    def outcome(self, scores: Sequence[Pair], games: Sequence[Pair]) -> Outcome | None:
        """Return the points won and lost, or None while the partie goes on."""
        end = self.over(scores)
        return end and by_points(end.winner, end.points, self.why(end))

    def says(self, scores: Sequence[Pair], games: Sequence[Pair]) -> Message:
        """Return the state of the partie, in words."""
        a, b = self.totals(scores)
        if self.over(scores):
            return _("The partie is over; it stands {a} to {b}.", a=a, b=b)
        deal = len(scores) + 1
        return _("Deal {deal}; the partie stands {a} to {b}.", deal=deal, a=a, b=b)


def by_points(winner: int | None, points: int, why: Rule) -> Outcome:
    """Return the outcome of a partie in units of a point."""
    share = Fraction(0 if winner is None else points if winner == 0 else -points)
    return Outcome((share, -share), why)


def _deal_event(why: Rule, end: Result, totals: Pair) -> Event:
    if end.winner is None:
        return Event(why, _("Tied again: nobody wins."))
    says = _RUBICON if end.rubicon else _GAIN
    seat, high, low = SEATS[end.winner], max(totals), min(totals)
    text = says.with_fields(seat=seat, high=high, low=low, points=end.points)
    return Event(why, text, end.winner, end.points)


_RUBICON = _("{seat} wins {high} + {low} + 100 = {points}.")
_GAIN = _("{seat} wins {high} − {low} + 100 = {points}.")


def by_seat(total: Pair, elder: int) -> Pair:
    """Return the scores of elder and younger as those of A and B."""
    return total if elder == 0 else (total[1], total[0])
