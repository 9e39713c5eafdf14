"""What Cavendish has from practice at piquet: his working of it, and our stored games beside it.

His odds are worked out from two tables of ten thousand hands by tens. So a figure can be held to
those tables, which is exact, and to the deals and parties that the computer played, which are a
sample: each of these figures of ours has its standard error.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from conf.claims.published_figures import published
from juegos.core.message import Message, _, as_message
from juegos.naipes.piquet import tables
from juegos.naipes.piquet.chances import DealsPlayed, estimates
from juegos.naipes.piquet.rules import CAVENDISH
from juegos.naipes.piquet.tables import (
    BEGINNERS,
    HIS_HANDS,
    HIS_SHOWS,
    SHOWN,
    SHOWS,
    STRONG,
    WHOLE,
)

HANDS = (tables.HIS_ELDER, tables.HIS_YOUNGER)
SIDES = ("mano", "menor")  # elder and younger, in ids
TENS = (
    # NOTE: of the elder hand at piquet, in one deal
    _("the elder scores from {least} to {most}"),
    # NOTE: of the younger hand at piquet, in one deal
    _("the younger scores from {least} to {most}"),
)
NOTHING = _("the younger scores nothing")
BEHIND = _("the elder, {points} points behind before the last deal, wins the partie")
AHEAD = _("the elder scores at least {points} more than the younger")
NAMED = _("a player named beforehand is under the rubicon")
DEALT = _("Our figures come from single deals between two players of the beginner’s level.")
STRONGER = _("Our figures come from single deals between two strong players.")
HALVED = _("Ours is half of the rubicons in parties between two players of the beginner’s level.")

SHARE = "juegos.naipes.piquet.chances.DealsPlayed.share"
SHOW = _("Odds at piquet, The show")
SCORES = _("Odds at piquet, Odds at various scores")
EXAMPLES = as_message("Odds at piquet, Examples")
OTHERS = as_message("Odds at piquet, Odds irrespective of the tables")
# His examples that ask for a score: the side, and the least score.
ASKED = ((0, 10), (0, 20), (0, 30), (0, 40), (1, 10), (1, 20))
BEHIND_BY, AHEAD_BY = 140, 90


class Practice(NamedTuple):
    """A figure that he has from practice, and ours with its error, of the same unit.

    ``again`` is the id of the line of the concordance that has the same printed figure.
    """

    id: str
    where: Message | str
    claim: Message
    figure: Message | str
    ours: str
    note: Message
    code: str
    again: str = ""


def at_least(side: int, least: int) -> Fraction:
    """Return the share of his ten thousand hands with so many points: 0 the elder, 1 the younger.

    ``least`` is a multiple of ten, because his tables are by tens.
    """
    return Fraction(sum(HANDS[side][least // 10 :]), HIS_HANDS)


def as_often(side: int, least: int, below: int) -> Fraction:
    """Return how many times as often as some scores, from ``below`` on, his hands have more."""
    more = at_least(side, least)
    return more / (at_least(side, below) - more)


def named(of: str) -> Fraction:
    """Return the chance that one of two equal players suffers what one of them suffers so often."""
    return Fraction(of) / 2


def practice() -> Iterator[Practice]:
    """Yield the show, the tables by tens, the worked examples, and the named rubicon."""
    yield from _shows()
    yield from _tens()
    yield from _examples()
    figure = estimates(WHOLE)["rubicon"]
    ours = _chance(figure.mean / 2, figure.error / 2)
    code, again = "juegos.naipes.piquet.chances.estimates", f"{CAVENDISH}.rubicon-nombrado"
    yield Practice("practica-rubicon", OTHERS, NAMED, _printed(again), ours, HALVED, code, again)


def _shows() -> Iterator[Practice]:
    for side, least in SHOWS.items():
        claim = SHOWN[side].with_fields(points=least)
        id, his = f"muestra-{SIDES[side]}", HIS_SHOWS[side]
        ours = _of_his_hands(BEGINNERS.score(side, least))
        yield Practice(id, SHOW, claim, his, ours, DEALT, SHARE)
        ours = _of_his_hands(STRONG.score(side, least), STRONG)
        again = f"{CAVENDISH}.{id}"
        yield Practice(f"{id}-fuerte", SHOW, claim, his, ours, STRONGER, SHARE, again)


def _tens() -> Iterator[Practice]:
    for side, hands in enumerate(HANDS):
        last = len(hands) - 1
        for at, his in enumerate(hands):
            least, most = 10 * at, 10 * at + 9
            score = (
                BEGINNERS.score(side, least, most) if at < last else BEGINNERS.score(side, least)
            )
            claim = TENS[side].with_fields(least=least, most=most)
            if at == last:
                claim = SHOWN[side].with_fields(points=least)
            id = f"decenas-{SIDES[side]}-{least}"
            yield Practice(id, SCORES, claim, str(his), _of_his_hands(score), DEALT, SHARE)
    ours = _of_his_hands(BEGINNERS.score(1, 0, 0))
    yield Practice("decenas-menor-nada", SCORES, NOTHING, "102", ours, DEALT, SHARE)


def _examples() -> Iterator[Practice]:
    for side, least in ASKED:
        claim = SHOWN[side].with_fields(points=least)
        ours = _chance(*BEGINNERS.share(BEGINNERS.score(side, least)))
        of = f"{SIDES[side]}-{least}"
        again = f"{CAVENDISH}.tablas-{of}-en-corto"
        odds = _printed(again)
        yield Practice(f"practica-{of}", EXAMPLES, claim, odds, ours, DEALT, SHARE, again)
    claim = BEHIND.with_fields(points=BEHIND_BY)
    ours = _chance(*tables.to_win(-BEHIND_BY, 1, elder=True))
    code = "juegos.naipes.piquet.tables.to_win"
    yield Practice("practica-140", EXAMPLES, claim, "about 290 to 1 against", ours, DEALT, code)
    claim = AHEAD.with_fields(points=AHEAD_BY)
    ours = _chance(*BEGINNERS.share(_ahead(AHEAD_BY)))
    again = f"{CAVENDISH}.tablas-mano-100"
    yield Practice("practica-90-mas", EXAMPLES, claim, _printed(again), ours, DEALT, SHARE, again)


def _printed(id: str) -> str:
    """Return a figure of his that is among those held to his own tables."""
    return next(str(one.printed) for one in published() if one.id == id)


def _ahead(points: int) -> int:
    return sum(number for lead, number in tables.margins().items() if lead >= points)


def _of_his_hands(number: int, deals: DealsPlayed = BEGINNERS) -> str:
    share, error = deals.share(number)
    return f"{HIS_HANDS * share:.0f} ± {HIS_HANDS * error:.0f}"


def _chance(mean: float, error: float) -> str:
    return f"{mean:.4f} ± {error:.4f}"
