"""A teacher of piquet: the declarations of a hand, the best discards and the reasons for them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from juegos.core.message import Message, _, _n
from juegos.material import cards as pack
from juegos.material.cards import PACK, Hand
from juegos.naipes.piquet import chances, strong_player
from juegos.naipes.piquet.beginner import put_out
from juegos.naipes.piquet.combinations import (
    GRUPO,
    KINDS,
    PUNTO,
    SECUENCIA,
    SEQUENCES,
    best,
    name,
    say,
    scores,
    strength,
    whole,
)
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import BLANCA, carte_blanche
from juegos.naipes.piquet.state import Sight
from juegos.naipes.piquet.strong_player import Estimate


class Declarable(NamedTuple):
    """A possible declaration: its kind, cards and name, and its score if good.

    ``standing`` are the chances that the best of its kind in the hand is good, against any twelve
    of the unseen cards; a carte blanche has none.
    """

    kind: str
    cards: Hand
    name: Message
    points: int
    standing: chances.HowGood | None


class Choice(NamedTuple):
    """A discard: the cards put out, its value over samples, and the reason in words."""

    out: Hand
    judged: Estimate
    reasons: tuple[Message, ...]


def declarations(
    hand: Hand, rules: TableRules, out: Hand = 0, *, dealt: bool = False
) -> tuple[Declarable, ...]:
    """Return all possible declarations of twelve cards, in the order of counting.

    ``out`` are cards that were put out. ``dealt``: the hand is as it was dealt, so that it may be a
    carte blanche.
    """
    declarables = []
    if dealt and carte_blanche(hand):
        declarables.append(Declarable(BLANCA, hand, _("carte blanche"), 10, None))
    for kind in KINDS:
        held = whole(kind, hand, rules.least)
        held = held[:1] if kind == PUNTO else held
        for mask in held:
            stands = chances.of_hand(kind, hand, out, rules.least)
            points = scores(kind, mask, rules.fours)
            declarables.append(Declarable(kind, mask, say(kind, mask), points, stands))
    return tuple(declarables)


def plain(lessons: Sequence[Declarable]) -> list[dict[str, Any]]:
    """Return a declaration as JSON; chances are texts, with decimals beside them."""
    return [
        {
            "kind": lesson.kind,
            "cards": pack.write(lesson.cards),
            "name": lesson.name,
            "points": lesson.points,
            "chances": None if lesson.standing is None else list(map(str, lesson.standing)),
            "decimals": None if lesson.standing is None else list(map(float, lesson.standing)),
        }
        for lesson in lessons
    ]


def exchange(view: Sight, rng: Random, rules: TableRules) -> tuple[Choice, ...]:
    """Return the sensible discards, the best first, each with its gain and reasons.

    The gain is the margin over the other in the deal. It is sampled, with its standard error and
    the number of samples.
    """
    outs = strong_player.candidates(view, rules)
    result = strong_player.judge_discards(view, outs, rng, rules)
    judged = [(out, result[put_out(out)]) for out in outs]
    judged.sort(key=lambda pair: (-pair[1].samples, -pair[1].mean, pair[0]))
    return tuple(Choice(out, score, reasons(view.hand, out)) for out, score in judged)


def reasons(hand: Hand, out: Hand) -> tuple[Message, ...]:
    """Return the reasons for a discard: what it keeps, with exact chances, what it gives up."""
    kept_hand, drawn = hand & ~out, out.bit_count()
    sentences = []
    point = best(PUNTO, kept_hand)
    if point:
        sentences.append(_("keeps {point}", point=say(PUNTO, point)))
    sentences += [
        _keeps_sequence(run, beside(run) & ~hand, drawn) for run in whole(SECUENCIA, kept_hand)
    ]
    for rank in range(pack.TEN, 8):
        cards = kept_hand & pack.of_rank(rank)
        if cards.bit_count() >= 3:
            sentences.append(_keeps_set(cards, pack.of_rank(rank) & ~hand, drawn))
    sentences += [
        _("gives up the {sequence}", sequence=name(SECUENCIA, strength(SECUENCIA, run)))
        for run in whole(SECUENCIA, out)
    ]
    sentences += [
        _("gives up the {cards}", cards=say(GRUPO, cards))
        for cards in whole(GRUPO, hand)
        if cards & out
    ]
    return tuple(sentences)


def beside(run: Hand) -> Hand:
    """Return the cards that would lengthen a sequence at either end."""
    suit = 255 << (run.bit_length() - 1 & 24)
    return (run << 1 | run >> 1) & suit & ~run


def _keeps_sequence(run: Hand, wanted: Hand, drawn: int) -> Message:
    """Return a sentence on a kept sequence, with the chance to draw a card that lengthens it."""
    text = say(SECUENCIA, run)
    if not (wanted and drawn):
        return _("keeps the {sequence}", sequence=text)
    return _(
        "keeps the {sequence}: {chance} for the {longer}",
        sequence=text,
        chance=odds(chances.draws(wanted.bit_count(), 1, drawn)),
        longer=SEQUENCES[run.bit_count() + 1],
    )


def _keeps_set(cards: Hand, wanted: Hand, drawn: int) -> Message:
    """Return a sentence on a kept trio or quatorze, with the chance to draw the fourth card."""
    text = say(GRUPO, cards)
    if not (wanted and drawn):
        return _("keeps the {cards}", cards=text)
    chance = odds(chances.draws(wanted.bit_count(), 1, drawn))
    return _("keeps the {cards}: {chance} for the fourth", cards=text, chance=chance)


def odds(chance: Fraction) -> Message:
    """Return a chance in words: ``17 chances in 38``, ``one chance in 4``."""
    ways, of = chance.numerator, chance.denominator
    return _n("one chance in {of}", "{count} chances in {of}", ways, of=of)


def against(hand: Hand, rules: TableRules) -> tuple[Message, ...]:
    """Return the best of each kind that the cards outside a hand could make."""
    rest = PACK & ~hand
    results = (best(kind, rest, rules.least) for kind in KINDS)
    pairs = zip(KINDS, results, strict=True)
    return tuple(say(kind, mask) for kind, mask in pairs if mask)
