"""Limits: which totals are azar and which are suertes, named one by one or by their bounds.

“From seven downwards” can count seven in or out. Both ways are tried; the text agrees with itself
where one of them, and only one, makes each total either azar or suerte.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from conf.claims.lists import at_once
from conf.claims.text import Claim, claim, numbers, throws
from conf.claims.verdict import Finding, agrees, listed, runs
from conf.edition.corpus import Corpus
from juegos.core.message import Message, _, join_sentences
from juegos.material import dice as material_dice


class Kinds(NamedTuple):
    """Words for totals named one by one, and for the others, with bounds included or excluded."""

    named: Message
    counted_in: Message
    counted_out: Message


AZARES_AND_SUERTES = Kinds(
    _("Azares, named one by one: {totals}."),
    _("With {low} and {high} included, the suertes are {totals}, and {so}"),
    _("with {low} and {high} excluded, the suertes are {totals}, and {so}"),
)
SUERTES_AND_AZARES = Kinds(
    _("Suertes, named one by one: {totals}."),
    _("With {low} and {high} included, the azares are {totals}, and {so}"),
    _("with {low} and {high} excluded, the azares are {totals}, and {so}"),
)
SUERTES_AND_OTHERS = Kinds(
    _("Suertes, named one by one: {totals}."),
    _("With {low} and {high} included, the others are {totals}, and {so}"),
    _("with {low} and {high} excluded, the others are {totals}, and {so}"),
)


def _share(totals: Collection[int], dice: int = 3) -> Message:
    """Return totals with the ways in which they fall: ``7-14 (176 of 216 ways)``."""
    every = material_dice.totals(dice)
    ways = sum(every[total] for total in set(totals) & set(every))
    return _("{totals} ({ways} of {all} ways)", totals=runs(totals), ways=ways, all=every.total)


def _parts(words: Claim, says: Message, named: tuple[list[int], list[int]], dice: int) -> Finding:
    """Compare totals of two kinds, each named one by one, with all totals of the dice."""
    every = set(material_dice.totals(dice))
    one, other = map(set, named)
    first, second = (_share(totals, dice) for totals in named)
    both = _(
        "Totals of {dice} dice in both: {both}; in neither: {neither}.",
        dice=dice,
        both=runs(one & other),
        neither=runs(every - one - other),
    )
    return agrees(
        words,
        join_sentences(says.with_fields(first=first, second=second), both),
        holds=not one & other and one | other == every,
    )


def _bounds(bounds: Claim, kinds: Kinds, named: list[int], *, between: bool) -> Finding:
    """Compare totals named one by one with others that are given by their bounds.

    The bounds are counted in, then out; ``between`` says that the others lie between them.
    """
    low, high = sorted(numbers(bounds.words, 2))
    every = set(material_dice.totals(3))
    bound, fits = [], 0
    for says, step in ((kinds.counted_in, 0), (kinds.counted_out, 1)):
        inside = set(range(low + step, high + 1 - step))
        others = inside if between else every - set(range(low + 1 - step, high + step))
        both, neither = others & set(named), every - others - set(named)
        fits += not both and not neither
        clash = [_("{totals} would be both", totals=runs(both))] * bool(both)
        clash += [_("{totals} would be neither", totals=runs(neither))] * bool(neither)
        so = listed(clash) if clash else _("each total is one or the other")
        bound.append(says.with_fields(low=low, high=high, totals=_share(others), so=so))
    counted_in, counted_out = bound
    return agrees(
        bounds,
        join_sentences(
            kinds.named.with_fields(totals=_share(named)),
            _("{counted_in}; {counted_out}.", counted_in=counted_in, counted_out=counted_out),
        ),
        holds=fits == 1,
    )


def triga(corpus: Corpus) -> Finding:
    """Compare the suertes of 66r with the totals that are triga at once."""
    result = claim(corpus, "triga.s10", "si omne tomare", "catorze")
    high, low = at_once(corpus)
    says = _("Triga at once: {first}; suertes: {second}.")
    return _parts(result, says, ([*high, *low], numbers(result.words)), dice=3)


def azar(corpus: Corpus, segment: str) -> Finding:
    """Compare the bounds of the suertes of 67r with the azares named."""
    result = claim(corpus, segment, "de seys puntos", "ayuso")
    azares = numbers(claim(corpus, "azar.s2", ".xv.", "o tres").words)
    return _bounds(result, AZARES_AND_SUERTES, azares, between=True)


def marlota(corpus: Corpus) -> Finding:
    """Compare the bounds of what is no suerte on 67v with the suertes named."""
    result = claim(corpus, "marlota.s4", "de catorze", "no es suerte")
    suertes = numbers(claim(corpus, "marlota.s3", "son estas", "catorze").words)
    return _bounds(result, SUERTES_AND_OTHERS, suertes, between=False)


def medio_azar(corpus: Corpus) -> Finding:
    """Compare the bounds of the azares of 70r with the suertes named."""
    result = claim(corpus, "medio-azar.s2", ".xiiij.", "ayuso")
    suertes = numbers(claim(corpus, "medio-azar.s4", "son estas", "treze").words)
    return _bounds(result, SUERTES_AND_AZARES, suertes, between=False)


def panquist(corpus: Corpus) -> Finding:
    """Compare the bounds of the suertes of 69r with those that have throws of their own."""
    words = claim(corpus, "panquist.s3", "son de", "catorze")
    low, high = numbers(words.words, 2)
    ladder = sorted({one.total for one in throws(corpus.division("panquist").segments)})
    return agrees(
        words,
        _(
            "From {low} to {high}; throws are given under {ladder}.",
            low=low,
            high=high,
            ladder=listed(ladder),
        ),
        holds=ladder == list(range(low, high + 1)),
    )


def guirguiesca(corpus: Corpus) -> Finding:
    """Compare the suertes of 71r with the azares, which are given as throws of two dice."""
    result = claim(corpus, "guirguiesca.s4", "quatro puntos", "diez")
    azares = [sum(one.throw) for one in throws([corpus.segment("guirguiesca.s3")])]
    says = _("Azares: {first}; suertes: {second}.")
    return _parts(result, says, (azares, numbers(result.words)), dice=2)
