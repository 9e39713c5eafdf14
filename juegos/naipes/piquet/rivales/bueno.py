"""A good player: hidden cards imagined many times, and the move that does best in the mean.

What it values is what it scores in the deal less what the other scores. It calls what it holds,
and decides by samples what to put out and what to play. It sees a ``View`` and nothing else; the
same view and seed give the same move.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import sqrt
from random import Random
from typing import NamedTuple

from juegos.material import naipes
from juegos.material.naipes import PACK, Hand
from juegos.naipes.piquet.bazas import tricks
from juegos.naipes.piquet.combinaciones import KINDS
from juegos.naipes.piquet.cuenta import Item, count
from juegos.naipes.piquet.lecturas import Opciones
from juegos.naipes.piquet.mejor import declared, items_of
from juegos.naipes.piquet.rivales import ensayo, principiante
from juegos.naipes.piquet.rivales.ensayo import Exact, Spent, Table
from juegos.naipes.piquet.rivales.guarda import discard, lowest, suit_worth, worths
from juegos.naipes.piquet.rivales.muestra import before_exchange, other_hand
from juegos.naipes.piquet.vista import View

# How many discards stay in each round, and over how many imagined deals they are compared.
ROUNDS = ((16, 32), (6, 64), (3, 128))
HANDS, EXACT, POSITIONS = 50, 5, 2000
# What the suit for the point adds to a card, and what high cards count, in sensible discards.
PLANS = ((5.0, 1.0), (1.5, 1.0), (3.0, 1.6), (8.0, 0.6))


class Judged(NamedTuple):
    """What an option is worth: the mean of points gained, its standard error, the samples."""

    mean: float
    error: float
    samples: int


def choose(
    view: View, moves: Sequence[str], rng: Random, rules: Opciones
) -> tuple[str, str, dict[str, Judged]]:
    """Return a move, why, and what each option considered is worth in points of the deal."""
    if view.phase == "descarte":
        found = judge_discards(view, candidates(view, rules), rng, rules)
        said = "imagined deals"
    elif view.phase in {"sale", "juega"}:
        found = judge_cards(view, rng, rules)
        said = "imagined hands"
    else:
        return *principiante.choose(view, moves), {}
    best = max(found, key=lambda move: (found[move].samples, found[move].mean, move))
    judged = found[best]
    why = f"Over {judged.samples} {said} it gains {judged.mean:+.1f} points on the other."
    return best, why, found


def candidates(view: View, rules: Opciones) -> list[Hand]:
    """Return sensible discards: each suit kept for the point, more or less firmly; all or fewer."""
    low, high = bounds(view, rules)
    suits = sorted(range(4), key=lambda s: -suit_worth(view.hand >> 8 * s & 255))[:3]
    numbers = [n for n in (high, high - 1, high - 2) if low <= n <= high]
    found = [
        lowest(worths(view.hand, view.me, suit, plan), number)
        for number, plan, suit in product(numbers, PLANS, suits)
    ]
    return list(dict.fromkeys(found))[: ROUNDS[0][0]]


def bounds(view: View, rules: Opciones) -> tuple[int, int]:
    """Return the least and the most cards that may be put out, five at most being sensible."""
    if view.me == 0:
        return (view.swaps[0], view.swaps[0]) if view.blank[0] else (1, 5)
    return max(rules.must, 1), min(8 - view.swaps[0], 5)


def judge_discards(
    view: View, outs: Sequence[Hand], rng: Random, rules: Opciones
) -> dict[str, Judged]:
    """Return what discards are worth; the worse ones fall out round by round."""
    gains: dict[Hand, list[int]] = {out: [] for out in outs}
    left = list(outs)
    for keep, deals in ROUNDS:
        left = sorted(left, key=lambda out: -_mean(gains[out]))[:keep]
        for _ in range(deals if len(left) > 1 else 4):
            hidden = before_exchange(view, rng)
            for out in left:
                gains[out].append(after_discard(view, out, hidden, rules))
    return {f"descarta {naipes.write(out)}": _judged(gains[out]) for out in outs}


def after_discard(
    view: View, out: Hand, hidden: tuple[Hand, Hand, list[int]], rules: Opciones
) -> int:
    """Return what a discard gains over the other if the hidden cards lie so."""
    theirs, _, stock = hidden
    number = out.bit_count()
    if view.me == 0:
        mine = view.hand & ~out | naipes.gather(tuple(stock[:number]))
        rest = stock[number:]
        if not view.discard and view.swaps[1] < 0:
            swap = min(len(rest), 5)
            thrown = discard(theirs, 1, swap)
            theirs = theirs & ~thrown | naipes.gather(tuple(rest[:swap]))
        return deal_gain((mine, theirs), rules)
    if view.blank[0]:
        first = view.swaps[0]
        thrown = discard(theirs, 0, first)
        theirs, stock = theirs & ~thrown | naipes.gather(tuple(stock[:first])), stock[first:]
    mine = view.hand & ~out | naipes.gather(tuple(stock[:number]))
    return -deal_gain((theirs, mine), rules)


def deal_gain(hands: tuple[Hand, Hand], rules: Opciones) -> int:
    """Return what the elder scores less the younger if both declare all and play plainly."""
    found = count(declared(hands, rules), (), rules, hands)
    total = found.total
    table = Table(hands, 0, -1, (0, 0), found.toward_pique)
    return total[0] - total[1] + ensayo.trial(table)


def judge_cards(view: View, rng: Random, rules: Opciones) -> dict[str, Judged]:
    """Return what the cards that may be played are worth, over imagined hands of the other."""
    played = naipes.gather(view.plays)
    mine = view.hand & ~played
    unseen = PACK & ~(view.elsewhere | played | mine)
    options = ensayo.choices(_table(view, mine, unseen, -1))
    gains: dict[int, list[int]] = {card: [] for card in options}
    for _ in range(HANDS if len(options) > 1 else 1):
        theirs = other_hand(view, rng) & ~played
        table = _table(view, mine, theirs, _toward(view, theirs | played, rules))
        ahead = Exact(POSITIONS) if mine.bit_count() <= EXACT else None
        for card in options:
            gains[card].append(_after_card(table, card, ahead) * (1 - 2 * view.me))
    return {naipes.write_card(card): _judged(gains[card]) for card in options}


def _table(view: View, mine: Hand, theirs: Hand, pique: int) -> Table:
    hands = (mine, theirs) if view.me == 0 else (theirs, mine)
    made = tricks(view.plays)
    whole = [trick for trick in made if trick.answer is not None]
    won = [sum(trick.winner == who for trick in whole) for who in (0, 1)]
    led = view.plays[-1] if len(view.plays) % 2 else -1
    leader = 1 - view.me if led >= 0 else view.me
    return Table(hands, leader, led, (won[0], won[1]), pique)


def _toward(view: View, theirs: Hand, rules: Opciones) -> int:
    """Return what the elder has toward a pique (-1: none possible), the other holding this."""
    items: list[Item] = list(view.recorded)
    if view.me == 0 and len(view.plays) == 0:
        for kind, name in enumerate(KINDS):
            if view.heard[kind].reply in {"", "no"}:
                items += items_of(name, 1, theirs, rules)
    return count(items, tricks(view.plays), rules).toward_pique


def _after_card(table: Table, card: int, ahead: Exact | None) -> int:
    step = ensayo.with_lead if table.led < 0 else ensayo.with_answer
    after, gain = step(table, card)
    if ahead is not None:
        try:
            return gain + ahead.value(after)
        except Spent:
            pass
    return gain + ensayo.trial(after)


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def _judged(values: Sequence[int]) -> Judged:
    number, mean = len(values), _mean(values)
    spread = sum((value - mean) ** 2 for value in values)
    error = sqrt(spread / (number - 1) / number) if number > 1 else 0.0
    return Judged(mean, error, number)
