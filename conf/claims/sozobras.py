"""The soçobra, the faces underneath, where the text names throws or totals by it."""

from __future__ import annotations

from conf.claims.text import Claim, claim, notation, numbers, throws
from conf.claims.verdict import Finding, agrees, listed
from conf.edition.corpus import Corpus
from juegos.core.message import _
from juegos.material import dice as material_dice
from juegos.material.dice import under, write


def _totals(claim: Claim, dice: int = 3) -> Finding:
    """Compare the totals after the word soçobra with those before it, turned over."""
    before, _word, after = claim.words.partition("soçobra")
    high, low = numbers(before), numbers(after)
    turned = {
        total: {sum(under(t)) for t in material_dice.throws(dice) if sum(t) == total}
        for total in high
    }
    pairs = [
        _("{total} over {below}", total=total, below=listed(sorted(below)))
        for total, below in turned.items()
    ]
    right = {below for each in turned.values() for below in each} == set(low)
    missed = len(low) - len(set(low))
    return agrees(
        claim,
        _(
            "With {dice} dice: {pairs}. The text gives {given}.",
            dice=dice,
            pairs=listed(pairs),
            given=listed(low),
        ),
        holds=right and not missed and len(low) == len(high),
    )


def triga(corpus: Corpus) -> Finding:
    """Turn over 15 to 18 (66r)."""
    return _totals(claim(corpus, "triga.s2", "o quinze", "& tres"))


def azar(corpus: Corpus) -> Finding:
    """Turn over 15 to 18 (67r)."""
    return _totals(claim(corpus, "azar.s2", ".xv.", "o tres"))


def guirguiesca(corpus: Corpus) -> Finding:
    """Turn over the two throws of two dice that are azar (71r)."""
    segment = corpus.segment("guirguiesca.s3")
    thrown = [one.throw for one in throws([segment])]
    half = len(thrown) // 2
    high, low = thrown[:half], thrown[half:]
    pairs = [
        _("{total} over {below}", total=write(throw), below=write(under(throw))) for throw in high
    ]
    return agrees(
        claim(corpus, segment.id, "senas", "sera azar"),
        _(
            "With {dice} dice: {pairs}. The text gives {given}.",
            dice=2,
            pairs=listed(pairs),
            given=listed(notation(low)),
        ),
        holds={under(throw) for throw in high} == set(low) and len(high) == len(low),
    )
