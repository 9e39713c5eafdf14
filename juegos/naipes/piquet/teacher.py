"""A teacher of piquet: what a hand may declare, what to put out and why."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from juegos.material import cards as naipes
from juegos.material.cards import PACK, Hand
from juegos.naipes.piquet import chances
from juegos.naipes.piquet.account_of_a_deal import BLANCA, carte_blanche
from juegos.naipes.piquet.combinations import (
    GRUPO,
    KINDS,
    PUNTO,
    SECUENCIA,
    best,
    name,
    say,
    scores,
    strength,
    whole,
)
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.rivals import discards
from juegos.naipes.piquet.rivals.evaluation import Judged
from juegos.naipes.piquet.rivals.keeping import put_out
from juegos.naipes.piquet.view import Sight


class Declarable(NamedTuple):
    """One thing a hand may declare: its kind, cards and name, what it scores, how it stands.

    ``standing`` is that of the best of its kind, against any twelve of the cards unseen.
    """

    kind: str
    cards: Hand
    name: str
    points: int
    standing: chances.HowGood | None


class Choice(NamedTuple):
    """A discard: the cards put out, what it is worth over samples, and why in words."""

    out: Hand
    judged: Judged
    reasons: tuple[str, ...]


def declarations(
    hand: Hand, rules: TableRules, out: Hand = 0, *, dealt: bool = False
) -> tuple[Declarable, ...]:
    """Return all that twelve cards may declare, in the order of counting; ``out``: put out."""
    found = []
    if dealt and carte_blanche(hand):
        found.append(Declarable(BLANCA, hand, "carte blanche", 10, None))
    for kind in KINDS:
        held = whole(kind, hand, rules.least)
        held = held[:1] if kind == PUNTO else held
        for mask in held:
            stands = chances.of_hand(kind, hand, out, rules.least)
            points = scores(kind, mask, rules.fours)
            found.append(Declarable(kind, mask, say(kind, mask), points, stands))
    return tuple(found)


def plain(lessons: Sequence[Declarable]) -> list[dict[str, Any]]:
    """Return lessons as JSON values, chances as texts with decimals beside."""
    return [
        {
            "kind": lesson.kind,
            "cards": naipes.write(lesson.cards),
            "name": lesson.name,
            "points": lesson.points,
            "chances": None if lesson.standing is None else list(map(str, lesson.standing)),
            "decimals": None if lesson.standing is None else list(map(float, lesson.standing)),
        }
        for lesson in lessons
    ]


def exchange(view: Sight, rng: Random, rules: TableRules) -> tuple[Choice, ...]:
    """Return the sensible discards, the best first, each with what it gains and why.

    The gain is sampled: points over the other in the deal, with error and size.
    """
    outs = discards.candidates(view, rules)
    found = discards.judge_discards(view, outs, rng, rules)
    judged = [(out, found[put_out(out)]) for out in outs]
    judged.sort(key=lambda pair: (-pair[1].samples, -pair[1].mean, pair[0]))
    return tuple(Choice(out, score, reasons(view.hand, out)) for out, score in judged)


def reasons(hand: Hand, out: Hand) -> tuple[str, ...]:
    """Return why a discard may be made: what is kept, and the chance to better it exactly."""
    kept, drawn = hand & ~out, out.bit_count()
    found = []
    point = best(PUNTO, kept)
    if point:
        found.append(f"keeps {say(PUNTO, point)}")
    for run in whole(SECUENCIA, kept):
        wanted = beside(run) & ~hand
        longer = name(SECUENCIA, (run.bit_count() + 1, 7)).split(maxsplit=1)[0]
        found.append(f"keeps the {say(SECUENCIA, run)}{_chance(wanted, drawn, f'the {longer}')}")
    for rank in range(naipes.TEN, 8):
        cards = kept & naipes.of_rank(rank)
        number = cards.bit_count()
        if number == 4:
            found.append(f"keeps the {say(GRUPO, cards)}")
        elif number == 3:
            wanted = naipes.of_rank(rank) & ~hand
            found.append(f"keeps the {say(GRUPO, cards)}{_chance(wanted, drawn, 'the fourth')}")
    for mask in (*whole(SECUENCIA, out), *whole(GRUPO, hand)):
        kind = SECUENCIA if mask & 255 << (mask.bit_length() - 1 & 24) == mask else GRUPO
        if mask & out:
            found.append(f"gives up the {name(kind, strength(kind, mask))}")
    return tuple(found)


def beside(run: Hand) -> Hand:
    """Return the cards that would lengthen a sequence at either end."""
    suit = 255 << (run.bit_length() - 1 & 24)
    return (run << 1 | run >> 1) & suit & ~run


def _chance(wanted: Hand, drawn: int, what: str) -> str:
    number = wanted.bit_count()
    if not (number and drawn):
        return ""
    chance = chances.draws(number, 1, drawn)
    return f": {odds(chance)} for {what}"


def odds(chance: Fraction) -> str:
    """Return a chance in words: ``17 chances in 38``, ``one chance in 4``."""
    ways, of = chance.numerator, chance.denominator
    return f"one chance in {of}" if ways == 1 else f"{ways} chances in {of}"


def against(hand: Hand, rules: TableRules) -> tuple[str, ...]:
    """Return what there is against a hand dealt: the best of each kind in the cards unseen."""
    rest = PACK & ~hand
    found = (best(kind, rest, rules.least) for kind in KINDS)
    pairs = zip(KINDS, found, strict=True)
    return tuple(say(kind, mask) for kind, mask in pairs if mask)
