"""The result of a partie: six deals or four, the rubicon, ties (Laws 71 to 73)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from juegos.core.game import SEATS, Event, Outcome
from juegos.core.message import Message, _, _n
from juegos.core.source import Rule
from juegos.naipes.piquet.account_of_a_deal import DealCount
from juegos.naipes.piquet.rules import TableRules

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

    def over(self, scores: Sequence[Pair], games: Sequence[Pair]) -> Result | None:
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
        end, totals = self.over(scores, games), self.totals(scores)
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
        if any(self.over(scores[:deals], ()) for deals in range(len(scores))):
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
        end = self.over(scores, games)
        return end and by_points(end.winner, end.points, self.why(end))

    def says(self, scores: Sequence[Pair], games: Sequence[Pair]) -> Message:
        """Return the state of the partie, in words."""
        a, b = self.totals(scores)
        if self.over(scores, games):
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
