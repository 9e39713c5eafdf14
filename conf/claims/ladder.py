"""The ladder of panquist (69r-69v): what each throw of a suerte takes, one to four paradas."""

from __future__ import annotations

from conf.claims.lists import due, left_out, wrong_sums
from conf.claims.text import LostClaim, Written, claim, numbers, thrown, throws, unmended, written
from conf.claims.verdict import Finding, agrees, listed, many
from conf.edition.corpus import Corpus
from juegos.material.dice import under, write


def ladder(corpus: Corpus) -> list[Written]:
    """Return every throw that fols. 69r-69v name, with its suerte and what it takes."""
    return throws(corpus.division("panquist").segments)


def sumas(corpus: Corpus) -> Finding:
    """Add up the faces of each throw and compare the suerte it stands under."""
    found = ladder(corpus)
    wrong = wrong_sums(found)
    untold = [f"“{one.words}”" for one in found if one.paradas not in {1, 2, 3, 4}]
    return agrees(
        claim(corpus, "panquist.s4", "el que ouiere", "por suerte"),
        f"{many(len(found), 'throw')} under {many(len({o.total for o in found}), 'suerte')}. "
        f"Wrong sums: {listed(wrong)}; without a number of paradas: {listed(untold)}.",
        holds=not wrong and not untold,
    )


def completa(corpus: Corpus) -> Finding:
    """Look for every throw of the suertes, each once; then again without any emendation."""
    found = [one.throw for one in ladder(corpus)]
    low, high = numbers(claim(corpus, "panquist.s3", "son de", "catorze").words, 2)
    every = due(3, range(low, high + 1))
    missing = left_out(ladder(corpus), every)
    twice = sorted({throw for throw in found if found.count(throw) > 1})
    bare = {thrown(unmended(one.element)) for one in ladder(corpus)}
    lost = [throw for throw in every if throw not in bare]
    return agrees(
        claim(corpus, "panquist.s20", "E estas son", "gana"),
        f"{len(set(found) & set(every))} of the {many(len(every), 'throw')} of "
        f"{low}-{high}. Left out: {listed(written(missing))}; twice: "
        f"{listed(written(twice))}. Without the emendations {len(every) - len(lost)}: "
        f"then {listed(written(lost))} would be wanting.",
        holds=not missing and not twice,
        otherwise="omits" if missing and not twice else "errs",
    )


def enmienda(corpus: Corpus, segment: str) -> Finding:
    """Read the emended throw of a segment without its emendation, and say what is lost.

    Raises:
        LostClaim: no throw of the segment is emended.
    """
    rungs = ladder(corpus)
    mended = (o for o in rungs if o.segment == segment and o.element.find(".//app") is not None)
    if (one := next(mended, None)) is None:
        raise LostClaim(f"{segment}: none of its throws has a reading in an app element")
    words = unmended(one.element)
    bare = thrown(words)
    reads = f"is read as {write(bare)}" if bare else "names no throw"
    lost = (
        "" if bare == one.throw else f", and {write(one.throw)}, which takes {one.paradas}, is lost"
    )
    same = [o for o in rungs if (o.throw, o.paradas) == (under(one.throw), one.paradas)]
    borne = [f", {write(o.throw)} under {o.total}, takes as many" for o in same]
    return agrees(
        claim(corpus, segment, one.words),
        f"Without emendation “{words}” {reads}{lost}. Its soçobra"
        f"{listed(borne) if borne else ' does not bear it out'}.",
        holds=bare == one.throw,
    )


def simetria(corpus: Corpus) -> Finding:
    """Turn every die over: a throw should take what its soçobra takes under 21 less its suerte."""
    rungs = {(one.throw, one.total, one.paradas): one for one in ladder(corpus)}
    odd = [
        one
        for one in rungs.values()
        if (under(one.throw), 21 - one.total, one.paradas) not in rungs
    ]
    told = [f"{write(o.throw)} under {o.total} takes {o.paradas}" for o in odd]
    return agrees(
        claim(corpus, "panquist.s4", "si echare", "primeras"),
        f"{len(rungs) - len(odd)} of {many(len(rungs), 'throw')} take as many paradas as the "
        f"throw underneath. Not so: {listed(told)}.",
        holds=not odd,
    )
