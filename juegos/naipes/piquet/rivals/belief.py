"""What the other player believes of my hand, by what he holds and has seen and heard."""

from __future__ import annotations

from random import Random

from juegos.material.cards import PACK, Hand, each
from juegos.naipes.piquet.combinations import KINDS, Strength, best_strength
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.rivals.outlook import EVERY, Expected
from juegos.naipes.piquet.rivals.sampled_hands import drawn
from juegos.naipes.piquet.state import ELDER
from juegos.naipes.piquet.view import Sight


def believed(view: Sight, then: Expected, rng: Random, rules: TableRules) -> Hand:
    """Return the cards that the other believes I may hold once the calls are done.

    He knows what was reckoned, and trusts that I have called all I hold. So he takes me to hold no
    card with which I would have had something better of any kind.
    """
    told = _told(view, then)
    known = 0
    for mask in told:
        known |= mask
    out = PACK & ~(view.hand | view.elsewhere | then.theirs)  # what he put out lies among these
    number = min(max(view.swaps[1 - view.me], 0), out.bit_count())
    pool = PACK & ~(then.theirs | known | drawn(out, number, rng))
    limits = [_limit(view, at, told[at], then, rules) for at in range(EVERY)]
    trusted = tuple(map(max, limits, _forces(known, rules)))
    for card in each(pool):
        forces = _forces(known | 1 << card, rules)
        if any(force > most for force, most in zip(forces, trusted, strict=True)):
            pool &= ~(1 << card)
    return known | pool


def _forces(hand: Hand, rules: TableRules) -> tuple[Strength, ...]:
    return tuple(best_strength(kind, hand, rules.least) for kind in KINDS)


def _told(view: Sight, then: Expected) -> tuple[Hand, ...]:
    """Return for each kind those of my cards that the other knows from it.

    I have reckoned them, or shown them as equal, or am about to reckon them.
    """
    found = []
    for at, kind in enumerate(KINDS):
        heard = view.heard[at]
        mask = heard.shown
        if view.me == ELDER:
            mask = heard.mask if heard.reply in {"buena", "igual"} else 0
        for item in then.items:
            mask |= item.cards if (item.who, item.kind) == (view.me, kind) else 0
        found.append(mask & view.hand)
    return tuple(found)


def _limit(view: Sight, at: int, told: Hand, then: Expected, rules: TableRules) -> Strength:
    """Return the strength that the other believes my best of a kind has at most."""
    kind = KINDS[at]
    if told or at >= then.on:
        mine = told or (then.shown if view.me == ELDER else then.theirs)
        return best_strength(kind, mine, rules.least)
    heard = view.heard[at]
    force = heard.force if heard.force[1] else (heard.number, 99)
    return force if heard.number or view.me == ELDER else (99, 99)
