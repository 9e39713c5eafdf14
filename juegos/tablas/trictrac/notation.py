"""Notation of plays: legs of arrows, ``T-5 T-6``, ``8-9-r9`` (resting), ``r2-off``, ``passe``."""

from __future__ import annotations

from juegos.core.errors import BadNotation
from juegos.core.message import _
from juegos.tablas.trictrac.movement import Leg
from juegos.tablas.trictrac.plays import Legal
from juegos.tablas.trictrac.position import ARROWS, Men, arrow
from juegos.tablas.trictrac.rules import JOUE

PASSES = "passe"
LONGEST = 2


def read_legs(text: str, rule: str = JOUE.id) -> tuple[Leg, ...]:
    """Return the legs that a text writes; raises ``BadNotation`` with the place and the rule."""
    if text == PASSES:
        return ()
    legs: list[Leg] = []
    at = 0
    for word in text.split(" "):
        names = word.split("-")
        if not 2 <= len(names) <= 3 or len(legs) == LONGEST:
            message = _(
                "{word!r} in {text!r}: a play is written 'T-5 T-6', '8-9-r9' or 'passe'",
                word=word,
                text=text,
            )
            raise BadNotation(message, at, rule=rule)
        stops = [arrow(name, at, rule) for name in names]
        if sorted(stops) != stops or len(set(stops)) != len(stops):
            message = _("{word!r}: men only go forward, T to rT and off", word=word)
            raise BadNotation(message, at, rule=rule)
        via = stops[1] if len(stops) > 2 else -1
        legs.append(Leg(stops[0], stops[-1], stops[-1] - stops[0], via))
        at += len(word) + 1
    return tuple(legs)


def after_legs(men: Men, legs: tuple[Leg, ...]) -> Men:
    """Return the men after these legs; raises ``BadNotation`` where no man stands."""
    result = list(men)
    for leg in legs:
        if not result[leg.start]:
            message = _("no man of this side stands on {arrow}", arrow=ARROWS[leg.start])
            raise BadNotation(message, rule=JOUE.id)
        result[leg.start] -= 1
        result[leg.to] += 1
    return tuple(result)


def find_play(men: Men, legal: Legal, text: str) -> Men | None:
    """Return the position after the allowed play that is written so, or None.

    However it is written, a play is identified by the position after it.
    """
    result = after_legs(men, read_legs(text))
    return result if result in legal.plays else None
