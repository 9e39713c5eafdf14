"""The summary of a reviewed game: the cost of choices, the luck of each seat, the decisive moments.

The classical split: A's gain is the value of the game to A before its first step, plus what throws
brought, less the cost of A's choices, plus the cost of B's. Where everything is exact the sum is
exact; estimates leave a remainder.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from juegos.core.game import SEATS
from juegos.core.message import Message, _, _n, decimal, join_sentences, joined
from juegos.core.review import EXACT
from juegos.engine.review import BEST, DECISION, LUCK, ReviewedStep

MOMENTS = 3


class Amount(NamedTuple):
    """An amount of a unit, with its error: 0 where it is exact, None where the error is unknown."""

    unit: str
    amount: Fraction
    error: float | None

    @property
    def text(self) -> Message:
        """The amount in words.

        >>> Amount("men", Fraction(3, 2), None).text, Amount("points", Fraction(3), 0.5).text
        ('1.50 men', '3.00 ± 0.50 points')
        """
        amount = decimal(float(self.amount), ".2f")
        if not self.error:
            return _("{amount} {unit}", amount=amount, unit=self.unit)
        error = decimal(self.error, ".2f")
        return _("{amount} ± {error} {unit}", amount=amount, error=error, unit=self.unit)


class Seat(NamedTuple):
    """The summary of a seat: its choices, the best among them, their costs, the luck of throws."""

    choices: int
    best: int
    costs: tuple[Amount, ...]
    luck: tuple[Amount, ...]


class Balance(NamedTuple):
    """The summary of a game; ``moments`` are the numbers of the steps that mattered most."""

    moments: tuple[int, ...]
    seats: tuple[Seat, ...]
    says: tuple[Message, ...]


def balance(steps: Sequence[ReviewedStep], names: Sequence[str] = SEATS) -> Balance:
    """Return the summary of the steps of a game, which may be only a part of it.

    ``names`` are the names of its seats.

    >>> from juegos.core.review import Unit
    >>> men = Unit("men", Fraction(10))
    >>> lost = ReviewedStep(DECISION, 1, "b", Fraction(2), Fraction(1, 2), Fraction(3, 2), men)
    >>> found = balance([lost])
    >>> found.moments, found.seats[1].costs
    ((0,), (Amount(unit='men', amount=Fraction(3, 2), error=None),))
    >>> print(found.says[1])
    B had 1 choice, and made the best of 0: the others cost 1.50 men.
    """
    balances = tuple(_seat(steps, seat) for seat in range(len(names)))
    says = [_seat_text(names[at], seat) for at, seat in enumerate(balances)]
    return Balance(
        _moments(steps), balances, (*says, *_split(steps, names[0]), *_certainty_texts(steps))
    )


def _moments(steps: Sequence[ReviewedStep]) -> tuple[int, ...]:
    """Return the costliest choices; where none has cost anything, the throws that brought most."""
    for what in (DECISION, LUCK):
        weights = {
            at: abs(step.change) / step.unit.game
            for at, step in enumerate(steps)
            if step.what == what and step.change
        }
        if weights:
            return tuple(sorted(sorted(weights, key=lambda at: (-weights[at], at))[:MOMENTS]))
    return ()


def _seat(steps: Sequence[ReviewedStep], seat: int) -> Seat:
    own = [step for step in steps if step.seat == seat]
    choices = [step for step in own if step.what == DECISION]
    best = sum(step.what == BEST for step in own)
    thrown = [step for step in own if step.what == LUCK]
    sign = 1 if seat == 0 else -1
    return Seat(len(choices) + best, best, _sums(choices, 1), _sums(thrown, sign))


def _sums(steps: Sequence[ReviewedStep], sign: int) -> tuple[Amount, ...]:
    """Return the sum of the changes in each unit."""
    sums: dict[str, Amount] = {}
    for step in steps:
        if step.change is None:
            continue
        unit = step.unit.name
        so_far = sums.get(unit, Amount(unit, Fraction(0), 0.0))
        is_known = so_far.error is not None and step.error is not None
        error = sqrt((so_far.error or 0) ** 2 + float(step.error or 0) ** 2) if is_known else None
        sums[unit] = Amount(unit, so_far.amount + sign * step.change, error)
    return tuple(sums.values())


def _seat_text(who: str, seat: Seat) -> Message:
    lucky = _("Its throws brought it {sums}.", sums=_sums_text(seat.luck)) if seat.luck else None
    if not seat.choices:
        chose = _("{who} had no choice to make.", who=who)
    elif not any(one.amount for one in seat.costs):
        chose = _n(
            "{who} had {count} choice; none is known to have cost anything.",
            "{who} had {count} choices; none is known to have cost anything.",
            seat.choices,
            who=who,
        )
    else:
        chose = _n(
            "{who} had {count} choice, and made the best of {best}: the others cost {sums}.",
            "{who} had {count} choices, and made the best of {best}: the others cost {sums}.",
            seat.choices,
            who=who,
            best=seat.best,
            sums=_sums_text([one for one in seat.costs if one.amount]),
        )
    return join_sentences(chose, lucky) if lucky else chose


def _sums_text(sums: Sequence[Amount]) -> str:
    return joined(one.text for one in sums)


def _start(steps: Sequence[ReviewedStep]) -> Fraction | None:
    """Return the value of the game to A before its first step, if it is known exactly."""
    first = steps[0] if steps else None
    return first.value if first and first.what == LUCK and first.error == EXACT else None


def _split(steps: Sequence[ReviewedStep], first: str) -> tuple[Message, ...]:
    """Return the split in words, where every step is exact and in one unit."""
    start = _start(steps)
    matches = [step for step in steps if step.what in {DECISION, LUCK}]
    units = {step.unit.name for step in matches}
    if start is None or len(units) > 1 or any(step.error != EXACT for step in matches):
        return ()
    lucky = total(step.change for step in matches if step.what == LUCK)
    costs = [
        total(step.change for step in matches if step.what == DECISION and step.seat == seat)
        for seat in (0, 1)
    ]
    message = _(
        "To {who} the game was worth {start} before the first step; luck brought {luck}, choices "
        "{skill}: together {end} {unit}.",
        who=first,
        start=_signed(start),
        luck=_signed(lucky),
        skill=_signed(costs[1] - costs[0]),
        end=_signed(start + lucky + costs[1] - costs[0]),
        unit=matches[0].unit.name,
    )
    return (message,)


def total(changes: Iterable[Fraction | None]) -> Fraction:
    """Return the sum of the known changes.

    >>> total([Fraction(1, 2), None])
    Fraction(1, 2)
    """
    return sum((change for change in changes if change is not None), Fraction(0))


def _signed(value: Fraction) -> Message:
    return decimal(float(value), "+.3f")


def _certainty_texts(steps: Sequence[ReviewedStep]) -> tuple[Message, ...]:
    """Return how certain the summary is, each way of knowing once."""
    judged = [step for step in steps if step.what in {DECISION, LUCK}]
    errors = [step.error for step in judged if step.change is not None]
    messages: list[Message] = []
    if errors and all(error == EXACT for error in errors):
        messages.append(_("All exact: computed to the end."))
    if any(error is None for error in errors):
        messages.append(
            _("These are the player’s own estimates; nobody knows how far off they are.")
        )
    if any(error for error in errors):
        messages.append(_("What follows ± is the standard error, over imagined cards."))
    if any(step.change is None for step in judged):
        messages.append(
            _("Choices to which the player gives no value are counted as having no cost.")
        )
    return tuple(messages)
