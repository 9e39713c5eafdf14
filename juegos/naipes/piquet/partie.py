"""What a partie comes to: six deals or four, the rubicon, ties (Laws 71 to 73)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from juegos.core.game import SEATS, Event, Outcome
from juegos.core.source import Rule
from juegos.naipes.piquet.account_of_a_deal import DealCount
from juegos.naipes.piquet.cruces import TableRules

Pair = tuple[int, int]
HUNDRED = 100


class Result(NamedTuple):
    """Who wins a partie (None: nobody), how many points, whether by a rubicon."""

    winner: int | None
    points: int
    rubicon: bool


class Settled(NamedTuple):
    """What is written after a deal: the scores of the partie, the games won, what is told.

    ``past`` are the deals of the game that this deal has ended, where games are counted.
    """

    scores: tuple[Pair, ...]
    games: tuple[Pair, ...]
    events: tuple[Event, ...]
    past: tuple[Pair, ...] = ()


class Written(NamedTuple):
    """The written score: how often each deal counts, what they come to, games that were won."""

    times: tuple[int, ...]
    totals: Pair
    games: tuple[int, ...]


def added(times: Sequence[int], scores: Sequence[Pair]) -> Pair:
    """Return what the deals of two seats come to, each counted so often."""
    first, second = (
        sum(n * score[seat] for n, score in zip(times, scores, strict=True)) for seat in (0, 1)
    )
    return first, second


def written(times: tuple[int, ...], scores: Sequence[Pair], games: Sequence[Pair]) -> Written:
    """Return the score as it is written down, each deal counted so often."""
    won = [sum(worth for winner, worth in games if winner == seat) for seat in (0, 1)]
    return Written(times, added(times, scores), tuple(won) if games else ())


def settle(totals: Pair) -> Result:
    """Return what the totals of a finished partie come to."""
    if totals[0] == totals[1]:
        return Result(None, 0, False)
    winner = int(totals[1] > totals[0])
    high, low = max(totals), min(totals)
    rubicon = low < HUNDRED
    return Result(winner, (high + low if rubicon else high - low) + HUNDRED, rubicon)


@dataclass(frozen=True)
class Partie:
    """A partie of so many deals, each counted so many times; two single ones more after a tie."""

    rules: TableRules
    weights: tuple[int, ...]

    def totals(self, scores: Sequence[Pair]) -> Pair:
        """Return the totals of the deals, the extra ones counted once."""
        return added(self.times(len(scores)), scores)

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
    ) -> Settled:
        """Return what is written after a deal, and what is told of a partie that it ends."""
        scores = (*scores, by_seat(count.total, elder))
        end, totals = self.over(scores, games), self.totals(scores)
        events: list[Event] = []
        if len(scores) == len(self.weights) and not end:
            events.append(Event(self.rules["empate"], f"A tie at {totals[0]}: each deals again."))
        if end:
            told = " to ".join(map(str, totals))
            events.append(Event(self.rules["partida"], f"The partie ends: {told}.", end.winner))
            events.append(_told(self.why(end), end, totals))
        return Settled(scores, games, tuple(events))

    def amiss(
        self, scores: Sequence[Pair], games: Sequence[Pair], packet: int, past: Sequence[Pair]
    ) -> str:
        """Return what cannot be in a partie written down, or nothing."""
        if games or past:
            return "piquet counts no games, only deals: write '-'"
        if any(self.over(scores[:deals], ()) for deals in range(len(scores))):
            return f"the partie is over before {len(scores)} deals"
        return ""

    def why(self, end: Result) -> Rule:
        """Return the rule by which a partie ended as it did."""
        name = "empate" if end.winner is None else "rubicon" if end.rubicon else "ganancia"
        return self.rules[name]

    def outcome(self, scores: Sequence[Pair], games: Sequence[Pair]) -> Outcome | None:
        """Return the points won and lost, or None while the partie goes on."""
        end = self.over(scores, games)
        return end and by_points(end.winner, end.points, self.why(end))

    def says(self, scores: Sequence[Pair], games: Sequence[Pair]) -> str:
        """Return where the partie stands, in words."""
        totals = self.totals(scores)
        stands = f"{totals[0]} to {totals[1]}."
        if self.over(scores, games):
            return f"The partie is over; it stands {stands}"
        return f"Deal {len(scores) + 1}; the partie stands {stands}"


def by_points(winner: int | None, points: int, why: Rule) -> Outcome:
    """Return the outcome of a partie in units of a point."""
    share = Fraction(0 if winner is None else points if winner == 0 else -points)
    return Outcome((share, -share), why)


def _told(why: Rule, end: Result, totals: Pair) -> Event:
    if end.winner is None:
        return Event(why, "Tied again: nobody wins.")
    high, low = max(totals), min(totals)
    sign = "+" if end.rubicon else "−"
    text = f"{SEATS[end.winner]} wins {high} {sign} {low} + 100 = {end.points}."
    return Event(why, text, end.winner, end.points)


def by_seat(total: Pair, elder: int) -> Pair:
    """Return the scores of elder and younger as those of A and B."""
    return total if elder == 0 else (total[1], total[0])
