"""Limits: which totals are azar and which are suertes, named one by one or by their bounds.

“From seven downwards” can count seven in or out. Both ways are tried; the text agrees with itself
where one of them, and only one, makes each total either azar or suerte.
"""

from __future__ import annotations

from collections.abc import Collection

from conf.claims.lists import at_once
from conf.claims.text import Claim, claim, numbers, throws
from conf.claims.verdict import Finding, agrees, listed, runs
from conf.edition.corpus import Corpus
from juegos.material import dice as material_dice


def _share(totals: Collection[int], dice: int = 3) -> str:
    """Return totals with the ways in which they fall: ``7-14 (176 of 216 ways)``."""
    every = material_dice.totals(dice)
    ways = sum(every[total] for total in set(totals) & set(every))
    return f"{runs(totals)} ({ways} of {every.total} ways)"


def _parts(found: Claim, named: dict[str, list[int]], dice: int = 3) -> Finding:
    """Hold totals of two kinds, each named one by one, to all totals of the dice."""
    every = set(material_dice.totals(dice))
    one, other = (set(totals) for totals in named.values())
    kinds = [f"{kind}: {_share(totals, dice)}" for kind, totals in named.items()]
    return agrees(
        found,
        f"{kinds[0].capitalize()}; {kinds[1]}. Totals of {dice} dice in both: "
        f"{runs(one & other)}; in neither: {runs(every - one - other)}.",
        holds=not one & other and one | other == every,
    )


def _bounds(found: Claim, kinds: tuple[str, str], named: list[int], *, between: bool) -> Finding:
    """Hold totals named one by one to others that are given by their bounds.

    The bounds are counted in, then out; ``between`` says that the others lie between them.
    """
    low, high = sorted(numbers(found.words, 2))
    every = set(material_dice.totals(3))
    told, fits = [], 0
    for way, step in (("in", 0), ("out", 1)):
        inside = set(range(low + step, high + 1 - step))
        others = inside if between else every - set(range(low + 1 - step, high + step))
        both, neither = others & set(named), every - others - set(named)
        fits += not both and not neither
        clash = [f"{runs(both)} would be both"] * bool(both)
        clash += [f"{runs(neither)} would be neither"] * bool(neither)
        told.append(
            f"with {low} and {high} counted {way} the {kinds[1]} are {_share(others)}, and "
            + (listed(clash) if clash else "each total is the one or the other")
        )
    return agrees(
        found,
        f"{kinds[0].capitalize()}, named one by one: {_share(named)}. "
        f"{'; '.join(told).capitalize()}.",
        holds=fits == 1,
    )


def triga(corpus: Corpus) -> Finding:
    """Hold the suertes of 66r to the totals that are triga at once."""
    found = claim(corpus, "triga.s10", "si omne tomare", "catorze")
    high, low = at_once(corpus)
    return _parts(found, {"triga at once": [*high, *low], "suertes": numbers(found.words)})


def azar(corpus: Corpus, segment: str) -> Finding:
    """Hold the bounds of the suertes of 67r to the azares named."""
    found = claim(corpus, segment, "de seys puntos", "ayuso")
    azares = numbers(claim(corpus, "azar.s2", ".xv.", "o tres").words)
    return _bounds(found, ("azares", "suertes"), azares, between=True)


def marlota(corpus: Corpus) -> Finding:
    """Hold the bounds of what is no suerte on 67v to the suertes named."""
    found = claim(corpus, "marlota.s4", "de catorze", "no es suerte")
    suertes = numbers(claim(corpus, "marlota.s3", "son estas", "catorze").words)
    return _bounds(found, ("suertes", "others"), suertes, between=False)


def medio_azar(corpus: Corpus) -> Finding:
    """Hold the bounds of the azares of 70r to the suertes named."""
    found = claim(corpus, "medio-azar.s2", ".xiiij.", "ayuso")
    suertes = numbers(claim(corpus, "medio-azar.s4", "son estas", "treze").words)
    return _bounds(found, ("suertes", "azares"), suertes, between=False)


def panquist(corpus: Corpus) -> Finding:
    """Hold the bounds of the suertes of 69r to those that have throws of their own."""
    found = claim(corpus, "panquist.s3", "son de", "catorze")
    low, high = numbers(found.words, 2)
    ladder = sorted({one.total for one in throws(corpus.division("panquist").segments)})
    return agrees(
        found,
        f"From {low} to {high}; throws are given under {listed(ladder)}.",
        holds=ladder == list(range(low, high + 1)),
    )


def guirguiesca(corpus: Corpus) -> Finding:
    """Hold the suertes of 71r to the azares, which are given as throws of two dice."""
    found = claim(corpus, "guirguiesca.s4", "quatro puntos", "diez")
    azares = [sum(one.throw) for one in throws([corpus.segment("guirguiesca.s3")])]
    return _parts(found, {"azares": azares, "suertes": numbers(found.words)}, dice=2)
