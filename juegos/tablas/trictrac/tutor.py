"""The tutor of trictrac: what a throw scores and by which ways, and what every throw would.

``tutor`` is a door (``juegos.serve``). It takes a ``state`` of the game, or ``thrower`` and
``opponent`` with or without a ``throw`` as ``score`` does. Means are exact, over the 36 throws.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from juegos.errors import BadRequest
from juegos.game import choose
from juegos.material import dados
from juegos.tablas.trictrac import estado, eventos, puertas, reglas, relato
from juegos.tablas.trictrac.eventos import LATE, When
from juegos.tablas.trictrac.juicio import worth
from juegos.tablas.trictrac.jugadas import legal_of
from juegos.tablas.trictrac.niveles import CRUCES
from juegos.tablas.trictrac.posicion import Men, read_both
from juegos.tablas.trictrac.relato import write_play
from juegos.tablas.trictrac.uso import Usage, usage
from juegos.tablas.trictrac.valores import Throw

Request = Mapping[str, Any]
Reply = dict[str, Any]

THROWS = tuple((high, low) for low, high in combinations_with_replacement(range(1, 7), 2))
WEIGHED = 6  # of the plays those that judgement ranks first are weighed throw by throw
HITS = {"battue-vrai", "coin-battu"}


class Place(NamedTuple):
    """What is asked about: the men, whose throw it is, the throw if there is one."""

    men: Men
    foe: Men
    hand: int
    throw: Throw | None
    used: Usage
    when: When = LATE


def tutor(request: Request) -> Reply:
    """Return what the throw scores and what is best to play, or else what every throw scores."""
    place = _place(request)
    if place.throw is None:
        return {"hand": place.hand, "throw": None, **_before(place)}
    found = eventos.score(place.men, place.foe, place.throw, place.used, place.when)
    return {
        "hand": place.hand,
        "throw": list(place.throw),
        "events": [_told(jan, place.hand) for jan in found.jans],
        "total_thrower": found.total(thrower=True),
        "total_opponent": found.total(thrower=False),
        **_after(place),
    }


def _place(request: Request) -> Place:
    """Return what a request asks about; raises ``JuegosError`` naming what is wrong."""
    given = request.get("readings", {})
    if not isinstance(given, Mapping):
        raise BadRequest('"readings" is an object like {"battues": "deux-partout"}')
    used = usage(choose("trictrac", CRUCES, given))
    text = request.get("state")
    if isinstance(text, str):
        state = estado.read_state(" / ".join(text.split(" / ")[:5]), {r.id for r in reglas.RULES})
        men, foe = state.men[state.hand], state.men[state.other]
        nth, taken = state.throws[state.hand], state.corner[state.hand]
        when = When(nth, nth - taken if taken else 1)
        return Place(men, foe, state.hand, state.pair if state.throw else None, used, when)
    sides = [request.get(name) for name in ("thrower", "opponent")]
    if not all(isinstance(side, str) for side in sides):
        raise BadRequest("the request needs a 'state', or the texts 'thrower' and 'opponent'")
    men, foe = read_both(str(sides[0]), str(sides[1]))
    throw = request.get("throw")
    pair: Throw | None = None
    if throw is not None:
        dice = dados.read("-".join(map(str, throw)) if isinstance(throw, list) else str(throw), 2)
        pair = max(dice), min(dice)
    return Place(men, foe, 0, pair, used)


def _told(jan: Any, hand: int) -> Reply:
    """Return a jan in JSON with its words, its seat and where its rule stands."""
    event = relato.told(jan, hand)
    return {
        **puertas.plain(jan),
        "text": event.text,
        "rule": event.rule.id,
        "source": str(event.rule.locus),
        "seat": event.seat,
    }


def _before(place: Place) -> Reply:
    """Return the 21 throws with what each brings to either side, their means and chances."""
    rows, means = [], [Fraction(0), Fraction(0)]
    fill = hit = Fraction(0)
    for throw in THROWS:
        found = eventos.score(place.men, place.foe, throw, place.used, place.when)
        weight = _weight(throw)
        totals = found.total(thrower=True), found.total(thrower=False)
        names = [jan.name for jan in found.jans]
        means = [mean + weight * total for mean, total in zip(means, totals, strict=True)]
        own = {jan.name for jan in found.jans if jan.thrower}
        fill += weight * any(name.startswith("remplir") for name in own)
        hit += weight * bool(own & HITS)
        rows.append({"throw": dados.write(throw), "totals": list(totals), "jans": names})
    danger = sum((_weight(t) * bool(_hits(place.foe, place.men, t, place.used)) for t in THROWS),
                 Fraction(0))  # fmt: skip
    chances = {"fill": str(fill), "hit": str(hit), "danger": str(danger)}
    return {"throws": rows, "means": [str(mean) for mean in means], "chances": chances}


def _weight(throw: Throw) -> Fraction:
    return Fraction(1 if throw[0] == throw[1] else 2, 36)


def _hits(men: Men, foe: Men, throw: Throw, used: Usage) -> bool:
    found = eventos.score(men, foe, throw, used)
    return any(jan.thrower and jan.name in HITS for jan in found.jans)


def _after(place: Place) -> Reply:
    """Return the plays that look best with what the next throw of the other brings on average."""
    assert place.throw is not None
    legal = legal_of(place.men, place.foe, place.throw, place.used)
    ranked = sorted(legal.plays, key=lambda men: -worth(men, place.foe))[:WEIGHED]
    weighed = [(_mean(place.foe, men, place.used), men) for men in ranked]
    best, men = max(weighed)
    return {
        "obligation": legal.obligation or None,
        "best": {"play": write_play(legal.plays[men]), "mean": str(best)},
        "plays": len(legal.plays),
    }


def _mean(foe: Men, men: Men, used: Usage) -> Fraction:
    """Return what the other's next throw brings on average: to this side less to the other."""
    total = Fraction(0)
    for throw in THROWS:
        found = eventos.score(foe, men, throw, used)
        total += _weight(throw) * (found.total(thrower=False) - found.total(thrower=True))
    return total
