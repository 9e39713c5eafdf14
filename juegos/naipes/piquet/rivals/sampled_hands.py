"""Samples of the hidden cards: hands of the other that agree with a player's knowledge.

A sample is drawn from a ``Sight`` alone. It always agrees with what is certain: cards that were
shown, suits that the other could not follow. What is only likely, a plain discard and honest calls,
is tried a number of times, and then given up.
"""

from __future__ import annotations

from random import Random

from juegos.material.cards import PACK, Hand, each, gather
from juegos.naipes.piquet.combinations import KINDS, Strength, best_strength, parts, strength
from juegos.naipes.piquet.rivals.beginner import discard, keep_values, lowest, strongest
from juegos.naipes.piquet.score import BLANCA, COURTS, tricks
from juegos.naipes.piquet.state import Heard, Sight

TRIES = 12


def draw_cards(cards: Hand, number: int, rng: Random) -> Hand:
    """Return so many cards drawn at random."""
    return gather(tuple(rng.sample(list(each(cards)), number)))


def before_exchange(view: Sight, rng: Random) -> tuple[Hand, Hand, list[int]]:
    """Return the other’s hand and discard, and the stock in order, before the player takes in.

    If the other is the elder and has exchanged, a hand dealt is imagined, a plain discard, and the
    draw.
    """
    unseen = PACK & ~(view.dealt | view.hand)
    bare = next((i.cards for i in view.recorded if i.kind == BLANCA and i.who != view.me), 0)
    announced = view.blank[1 - view.me] and not bare
    pool = unseen & ~COURTS if announced else unseen
    dealt = bare or draw_cards(pool, 12, rng)
    stock = list(each(unseen & ~dealt))
    rng.shuffle(stock)
    number = view.swaps[1 - view.me]
    if view.me == 0 or number < 0 or view.blank[0]:
        return dealt, 0, stock
    out = discard(dealt, 0, number)
    return dealt & ~out | gather(tuple(stock[:number])), out, stock[number:]


def other_hand(view: Sight, rng: Random) -> Hand:
    """Return twelve cards that the other may have held when the calls were made."""
    void = view.elsewhere | _voids(view)
    must = _shown(view)
    if not 0 <= 12 - must.bit_count() <= (PACK & ~(void | must)).bit_count():
        must = _sure(view)  # he has reckoned what he did not hold
    equal = _equal(view, must, void)
    for attempt in range(TRIES):
        value = must | rng.choice(equal)
        hand = value | _kept(view, value, PACK & ~(void | value), rng)
        if _honest(view, hand) or attempt == TRIES - 1:
            return hand
    raise AssertionError("the last try is always taken")


def _equal(view: Sight, must: Hand, void: Hand) -> list[Hand]:
    """Return the combinations by which a younger may have said “equal” and not yet shown it.

    If there are none, the result is one empty hand.
    """
    for kind, heard in zip(KINDS, view.heard, strict=True):
        if view.me == 0 and heard.reply == "igual" and not heard.shown:
            force = strength(kind, heard.mask)
            parts_of = parts(kind, must | PACK & ~void, force[0])
            results = [must | mask for mask in parts_of if strength(kind, mask) == force]
            return [hand for hand in results if hand.bit_count() <= 12] or [0]
    return [0]


def _sure(view: Sight) -> Hand:
    """Return the cards that the other has played, or has taken after the player saw them."""
    result = gather(tuple(card for card, who in _played(view) if who != view.me))
    return result | (view.taken_from_left if view.me == 0 else 0)


def _shown(view: Sight) -> Hand:
    """Return the cards that the other has held, if the other's reckonings are true."""
    other, value = 1 - view.me, _sure(view)
    for item in view.recorded:
        value |= item.cards if item.who == other and item.kind != BLANCA else 0
    for heard in view.heard:
        value |= heard.mask if other == 0 else heard.shown
    return value & ~view.elsewhere


def _played(view: Sight) -> list[tuple[int, int]]:
    """Return the cards played, each with its player."""
    result = []
    for trick in tricks(view.plays):
        result.append((trick.led, trick.leader))
        if trick.answer is not None:
            result.append((trick.answer, 1 - trick.leader))
    return result


def _voids(view: Sight) -> Hand:
    """Return the cards of the suits that the other could not follow."""
    cards = 0
    for trick in tricks(view.plays):
        answer = trick.led if trick.answer is None else trick.answer
        if trick.leader == view.me and answer >> 3 != trick.led >> 3:
            cards |= 255 << (trick.led & 24)
    return cards


def _kept(view: Sight, must: Hand, pool: Hand, rng: Random) -> Hand:
    """Return cards of the pool that fill the hand to twelve.

    They are imagined as they arise: some are kept after a plain discard, others drawn then.
    """
    out = max(view.swaps[1 - view.me], 0)
    missing = 12 - must.bit_count()
    size = min(pool.bit_count(), missing + out)
    some = draw_cards(pool, size, rng)
    excess = size - missing
    if not excess:
        return some
    fresh = draw_cards(some, min(out, missing), rng)  # taken in: never among the cards put out
    hand = must | some
    worth = keep_values(hand, 1 - view.me, strongest(hand))
    free = {c: worth[c] + 2 * rng.random() for c in each(some & ~fresh)}
    return some & ~lowest(free, excess)


def _honest(view: Sight, hand: Hand) -> bool:
    """Return whether the other, holding this, would have called and replied as observed."""
    done = bool(view.plays)
    for kind, name in enumerate(KINDS):
        heard = view.heard[kind]
        force = best_strength(name, hand)
        if view.me == 1:
            fits = _called(heard, force, done or view.phase in {"count", "play", "lead"})
        else:
            mine = strength(name, heard.mask)
            counted = any(i.who == 1 and i.kind == name for i in view.recorded)
            fits = _replied(heard, mine, force, done and len(view.plays) > 1, counted=counted)
        if not fits:
            return False
    return True


def _called(heard: Heard, force: Strength, past: bool) -> bool:  # noqa: FBT001
    if not heard.number:
        return not past or force[0] == 0
    return heard.number == force[0] and (not heard.force[1] or heard.force == force)


def _replied(heard: Heard, mine: Strength, force: Strength, past: bool, *, counted: bool) -> bool:  # noqa: FBT001
    match heard.reply:
        case "buena":
            return force < mine
        case "igual":
            return force == mine
        case "no":
            return force > mine if mine[0] else force[0] > heard.number
    return not past or counted or force[0] == 0
