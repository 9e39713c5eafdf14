"""The lists of throws: tanto (65v) and triga (66r-66v), against all throws that there are."""

from __future__ import annotations

from collections.abc import Iterable

from conf.claims.text import Written, claim, numbers, stating, throws, written
from conf.claims.verdict import Finding, agrees, listed, many
from conf.edition.corpus import Corpus
from juegos.material import dice as material_dice
from juegos.material.dice import FACES, Throw, write


def triga(corpus: Corpus) -> list[Written]:
    """Return the throws that fols. 66r-66v list under a total."""
    return throws(stating(corpus, "triga.altas", "triga.bajas", "triga.maneras"))


def due(dice: int, totals: Iterable[int]) -> list[Throw]:
    """Return all throws of so many dice that make one of these totals."""
    wanted = set(totals)
    return [throw for throw in material_dice.throws(dice) if sum(throw) in wanted]


def left_out(found: Iterable[Written], every: Iterable[Throw]) -> list[Throw]:
    """Return the throws of ``every`` that are not listed."""
    here = {one.throw for one in found}
    return [throw for throw in every if throw not in here]


def wrong_sums(found: Iterable[Written]) -> list[str]:
    """Return the throws that do not make the total they stand under, as they are written."""
    return [f"“{one.words}” under {one.total}" for one in found if not one.right]


def tanto(corpus: Corpus) -> Finding:
    """Match each face with all that two dice can make of it."""
    found = throws(stating(corpus, "tanto.casos"))
    every = due(2, FACES)
    missing = left_out(found, every)
    wrong = wrong_sums(found)
    faces = sorted({one.total for one in found})
    return agrees(
        claim(corpus, "tanto.s1", "tanto en ell uno", "en los dos"),
        f"For {listed(faces)} the text names {many(len(found), 'throw')} of two dice, of "
        f"{len(every)} that there are. Wrong sums: {listed(wrong)}; left out: "
        f"{listed(written(missing))}.",
        holds=not missing and not wrong and len(found) == len(every),
        otherwise="omits" if missing and not wrong else "errs",
    )


def _complete(corpus: Corpus, rule: str, segment: str, totals: list[int]) -> Finding:
    """Hold the throws listed under some totals to all throws that make them."""
    found = throws(stating(corpus, rule))
    every = due(3, totals)
    missing = left_out(found, every)
    return agrees(
        claim(corpus, segment, "pueden uenir", "manera"),
        f"{len(every) - len(missing)} of the {many(len(every), 'throw')} that make "
        f"{listed(totals)} are listed. Left out: {listed(written(missing))}.",
        holds=not missing,
        otherwise="omits",
    )


def at_once(corpus: Corpus) -> tuple[list[int], list[int]]:
    """Return the totals that are triga at once: those named, then their soçobras (66r)."""
    high, _, low = claim(corpus, "triga.s2", "o quinze", "& tres").words.partition("soçobra")
    return numbers(high), numbers(low)


def altas(corpus: Corpus) -> Finding:
    """Look for all throws of the totals that win at once."""
    return _complete(corpus, "triga.altas", "triga.s3", at_once(corpus)[0])


def bajas(corpus: Corpus) -> Finding:
    """Look for all throws of their soçobras."""
    return _complete(corpus, "triga.bajas", "triga.s6", at_once(corpus)[1])


def par(corpus: Corpus) -> Finding:
    """Look for all throws of three alike."""
    found = throws(stating(corpus, "triga.par"))
    every = [throw for throw in material_dice.throws(3) if len(set(throw)) == 1]
    missing = left_out(found, every)
    under = [f"{write(one.throw)} under {one.total}" for one in triga(corpus)]
    elsewhere = [words for words in under if words.split()[0] in written(missing)]
    more = f" It is listed elsewhere: {listed(elsewhere)}." if elsewhere else ""
    return agrees(
        claim(corpus, "triga.s8", "par en todos", "manera"),
        f"{len(every) - len(missing)} of the {many(len(every), 'triple')} are listed. "
        f"Left out: {listed(written(missing))}.{more}",
        holds=not missing,
        otherwise="omits",
    )


def ocho(corpus: Corpus) -> Finding:
    """Look for all throws of eight; where one is left out, look for it on 69r-69v."""
    found = [one for one in triga(corpus) if one.total == 8]
    every = due(3, [8])
    missing = left_out(found, every)
    ladder = throws(corpus.division("panquist").segments)
    there = [
        f"{write(one.throw)} stands under {one.total} at {_leaf(corpus, one)}"
        for one in ladder
        if one.throw in missing
    ]
    more = f" {listed(there)}, in panquist." if there else ""
    return agrees(
        claim(corpus, "triga.s16", "Los ocho puntos"),
        f"{len(every) - len(missing)} of the {many(len(every), 'throw')} that make 8 are listed. "
        f"Left out: {listed(written(missing))}.{more}",
        holds=not missing,
        otherwise="omits",
    )


def _leaf(corpus: Corpus, one: Written) -> str:
    """Return the leaf on which the words of a throw stand."""
    place = claim(corpus, one.segment, one.words).locus
    return f"fol. {place.partition(':')[2].partition('.')[0]}"


def sumas(corpus: Corpus) -> Finding:
    """Add up the faces of each throw and compare the total announced."""
    found = triga(corpus)
    wrong = wrong_sums(found)
    return agrees(
        claim(corpus, "triga.s15", "E estas suertes", "tantas maneras"),
        f"{many(len(found), 'throw')} under {many(len({o.total for o in found}), 'total')}. "
        f"Wrong sums: {listed(wrong)}.",
        holds=not wrong,
    )


def una_vez(corpus: Corpus) -> Finding:
    """Look for a throw that is listed twice."""
    found = [one.throw for one in triga(corpus)]
    twice = sorted({throw for throw in found if found.count(throw) > 1})
    return agrees(
        claim(corpus, "triga.s23", "en tantas maneras", "auemos dicho"),
        f"{many(len(found), 'throw')}, {len(set(found))} of them different. "
        f"Listed twice: {listed(written(twice))}.",
        holds=not twice,
    )


def cincuenta_y_seis(corpus: Corpus) -> Finding:
    """Look for every throw of three dice."""
    found, every = triga(corpus), list(material_dice.throws(3))
    missing = left_out(found, every)
    names = [f"{write(throw)} ({sum(throw)})" for throw in missing]
    return agrees(
        claim(corpus, "triga.s23", "pueden uenir suertes", "dados"),
        f"{len({one.throw for one in found})} of the {len(every)} throws of three dice are "
        f"listed. Left out: {listed(names)}.",
        holds=not missing,
        otherwise="omits",
    )


def no_en_mas(corpus: Corpus) -> Finding:
    """Ask whether the list holds all ways there are, as the text says it does."""
    missing = left_out(triga(corpus), material_dice.throws(3))
    ways = sum(material_dice.throws(3)[throw] for throw in missing)
    return agrees(
        claim(corpus, "triga.s23", "& no en mas"),
        f"Throws that can come and are not listed: {listed(written(missing))}. They come in "
        f"{many(ways, 'way')} of {material_dice.throws(3).total}.",
        holds=not missing,
    )
