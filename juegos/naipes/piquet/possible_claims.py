"""The possible claims of a kind: true combinations, parts of them, and false claims.

A false claim is a combination of which the player has put cards out, as it was before. A player who
lets one stand is punished (Law 54). At piquet au cent points and sequences are shown, so that only
a quatorze or trio can be claimed falsely.
"""

from __future__ import annotations

from dataclasses import replace

from juegos.material.cards import Hand
from juegos.naipes.piquet.account_of_a_deal import BLANCA
from juegos.naipes.piquet.combinations import (
    GRUPO,
    KINDS,
    PUNTO,
    against_the_cards,
    best,
    parts,
    strength,
    whole,
)
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.state import ELDER, YOUNGER, Deal


def false_claims(deal: Deal, who: int, kind: str, rules: TableRules) -> tuple[Hand, ...]:
    """Return the combinations of a kind that a player has broken by the discard, and may claim."""
    if (rules.full and kind != GRUPO) or (who == YOUNGER and kind in deal.back):
        return ()
    hand = deal.hands[who]
    both = hand | deal.discards[who]
    return tuple(mask for mask in whole(kind, both, rules.least) if mask & ~hand)


def callable_masks(deal: Deal, rules: TableRules) -> tuple[Hand, ...]:
    """Return the elder's possible calls of the current kind, true or false."""
    kind = KINDS[deal.kind]
    held = parts(kind, deal.hands[ELDER], rules.least)
    return (*held, *false_claims(deal, ELDER, kind, rules))


def larger(deal: Deal, rules: TableRules) -> tuple[Hand, ...]:
    """Return the elder's combinations that are better than the call.

    Where only a number was called, a combination of more cards is better.
    """
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    held = parts(kind, deal.hands[ELDER], rules.least)
    if not called.mask:
        return tuple(mask for mask in held if mask.bit_count() > called.number)
    return tuple(mask for mask in held if strength(kind, mask) > strength(kind, called.mask))


def answers(deal: Deal, rules: TableRules) -> tuple[Hand, ...]:
    """Return the combinations of the younger that are better than the elder’s call."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    better = _beating(deal, parts(kind, deal.hands[YOUNGER], rules.least))
    if kind == PUNTO and called.asked:  # who asks can count no greater number (Law 46)
        same = tuple(mask for mask in better if mask.bit_count() == called.number)
        return same or better
    return better


def _beating(deal: Deal, masks: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """Return those that are better than the elder’s call, as far as it has been named."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    if not called.mask and not called.asked:
        return tuple(mask for mask in masks if mask.bit_count() > called.number)
    return tuple(m for m in masks if strength(kind, m) > strength(kind, called.mask))


def equal(deal: Deal, rules: TableRules) -> Hand:
    """Return a combination of the younger that is equal to the elder’s call; 0 if there is none."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    if kind == GRUPO or not called.mask:
        return 0
    force = strength(kind, called.mask)
    held = parts(kind, deal.hands[YOUNGER], rules.least)
    return next((mask for mask in held if strength(kind, mask) == force), 0)


def more(deal: Deal, rules: TableRules) -> tuple[Hand, ...]:
    """Return the elder's other combinations of the kind after a good call (Laws 49 and 63)."""
    kind, called = KINDS[deal.kind], deal.calls[deal.kind].mask
    if kind == PUNTO:
        return ()
    free = parts(kind, _unused(deal, ELDER, kind), rules.least)
    if not rules.full and against_the_cards(kind, called, deal.hands[0] | deal.discards[0]):
        return free
    return tuple(mask for mask in free if strength(kind, mask) <= strength(kind, called))


def _unused(deal: Deal, who: int, kind: str) -> Hand:
    """Return the cards of a hand that no reckoned combination of a kind has used."""
    left = deal.hands[who]
    for mask in deal.masks(who, kind):
        left &= ~mask
    return left


def implied(deal: Deal, kind: str, rules: TableRules) -> Hand:
    """Return the best combination of a kind made by cards that the elder has called (Case IV).

    To call cards is as good as to show them, so this keeps the younger from reckoning less. It
    never applies to a point, which is called first or lost.
    """
    return 0 if kind == PUNTO else best(kind, _shown(deal), rules.least)


def _shown(deal: Deal) -> Hand:
    """Return the elder’s cards that have been reckoned, or called and found equal."""
    shown = 0
    for item in deal.recorded:
        shown |= item.cards if item.who == ELDER and item.kind != BLANCA else 0
    for called in deal.calls:
        shown |= called.mask if called.reply == "igual" else 0
    return shown


def countable(deal: Deal, rules: TableRules) -> tuple[Hand, ...]:
    """Return what the younger may reckon of the current kind, truly or falsely."""
    kind, called = KINDS[deal.kind], deal.calls[deal.kind]
    before = deal.masks(YOUNGER, kind)
    if called.reply in {"buena", "igual"} or (before and kind == PUNTO):
        return ()
    free = _unused(deal, YOUNGER, kind)
    used = deal.hands[YOUNGER] & ~free
    false = tuple(m for m in false_claims(deal, YOUNGER, kind, rules) if not m & used)
    if before:
        return (*parts(kind, free, rules.least), *false)
    if called.reply == "no":
        return (*answers(deal, rules), *_beating(deal, false))
    bar = strength(kind, implied(deal, kind, rules))
    held = (*parts(kind, free, rules.least), *false)
    return tuple(mask for mask in held if strength(kind, mask) > bar)


def omitted(deal: Deal, rules: TableRules) -> tuple[tuple[str, Hand], ...]:
    """Return the good combinations that the elder has omitted, each with its kind (Law 56)."""
    found: list[tuple[str, Hand]] = []
    for number, kind in enumerate(KINDS):
        reckoned, called = deal.masks(ELDER, kind), deal.calls[number]
        if called.reply == "buena" and called.mask in reckoned:
            masks = more(replace(deal, kind=number), rules)
        elif called.number or kind == PUNTO or deal.masks(YOUNGER, kind):
            continue
        elif reckoned:
            top = max(strength(kind, mask) for mask in reckoned)
            held = parts(kind, _unused(deal, ELDER, kind), rules.least)
            masks = tuple(mask for mask in held if strength(kind, mask) <= top)
        else:
            masks = parts(kind, _shown(deal) & deal.hands[ELDER], rules.least)
        found += [(kind, mask) for mask in masks]
    return tuple(found)
