"""The lists of throws, tanto (65v) and triga (66r-66v), compared with all throws."""

from __future__ import annotations

from collections.abc import Iterable

from conf.claims.text import WrittenThrow, claim, notation, numbers, segments_stating, throws
from conf.claims.verdict import Finding, agrees, listed, number_of_throws
from conf.edition.corpus import Corpus
from juegos.core.message import Message, _, _n, join_sentences
from juegos.material import dice as material_dice
from juegos.material.dice import FACES, Throw, write


def triga(corpus: Corpus) -> list[WrittenThrow]:
    """Return the throws that fols. 66r-66v list under a total."""
    return throws(segments_stating(corpus, "triga.altas", "triga.bajas", "triga.maneras"))


def due(dice: int, totals: Iterable[int]) -> list[Throw]:
    """Return all throws of some dice that make one of these totals."""
    wanted = set(totals)
    return [throw for throw in material_dice.throws(dice) if sum(throw) in wanted]


def left_out(written_throws: Iterable[WrittenThrow], every: Iterable[Throw]) -> list[Throw]:
    """Return the throws of ``every`` that are not listed."""
    here = {one.throw for one in written_throws}
    return [throw for throw in every if throw not in here]


def wrong_sums(written_throws: Iterable[WrittenThrow]) -> list[Message]:
    """Return the throws whose faces do not add up to the total that heads them."""
    return [
        _("“{words}” under {total}", words=one.words, total=one.total)
        for one in written_throws
        if not one.right
    ]


def tanto(corpus: Corpus) -> Finding:
    """Match each face with all that two dice can make of it."""
    written = throws(segments_stating(corpus, "tanto.casos"))
    every = due(2, FACES)
    missing = left_out(written, every)
    wrong = wrong_sums(written)
    faces = sorted({one.total for one in written})
    return agrees(
        claim(corpus, "tanto.s1", "tanto en ell uno", "en los dos"),
        _(
            "For {faces} the text names {throws} of two dice, of {all} that are possible. Wrong "
            "sums: {wrong}; left out: {missing}.",
            faces=listed(faces),
            throws=number_of_throws(len(written)),
            all=len(every),
            wrong=listed(wrong),
            missing=listed(notation(missing)),
        ),
        holds=not missing and not wrong and len(written) == len(every),
        otherwise="omits" if missing and not wrong else "errs",
    )


def _complete(corpus: Corpus, rule: str, segment: str, totals: list[int]) -> Finding:
    """Compare the throws listed under some totals with all throws that make them."""
    named = throws(segments_stating(corpus, rule))
    every = due(3, totals)
    missing = left_out(named, every)
    return agrees(
        claim(corpus, segment, "pueden uenir", "manera"),
        _(
            "{listed} of the {throws} that make {totals} are listed. Left out: {missing}.",
            listed=len(every) - len(missing),
            throws=number_of_throws(len(every)),
            totals=listed(totals),
            missing=listed(notation(missing)),
        ),
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
    named = throws(segments_stating(corpus, "triga.par"))
    every = [throw for throw in material_dice.throws(3) if len(set(throw)) == 1]
    missing = left_out(named, every)
    elsewhere = [
        _("{throw} under {total}", throw=write(one.throw), total=one.total)
        for one in triga(corpus)
        if one.throw in missing
    ]
    found_so = _n(
        "{listed} of the {count} triple are listed. Left out: {missing}.",
        "{listed} of the {count} triples are listed. Left out: {missing}.",
        len(every),
        listed=len(every) - len(missing),
        missing=listed(notation(missing)),
    )
    more = _("It is listed elsewhere: {places}.", places=listed(elsewhere))
    return agrees(
        claim(corpus, "triga.s8", "par en todos", "manera"),
        join_sentences(found_so, more) if elsewhere else found_so,
        holds=not missing,
        otherwise="omits",
    )


def ocho(corpus: Corpus) -> Finding:
    """Look for all throws of eight; where one is left out, look for it on 69r-69v."""
    matches = [one for one in triga(corpus) if one.total == 8]
    every = due(3, [8])
    missing = left_out(matches, every)
    ladder = throws(corpus.division("panquist").segments)
    there = [
        _(
            "{throw} is listed under {total} on fol. {leaf}",
            throw=write(one.throw),
            total=one.total,
            leaf=_leaf(corpus, one),
        )
        for one in ladder
        if one.throw in missing
    ]
    found_so = _(
        "{listed} of the {throws} that make 8 are listed. Left out: {missing}.",
        listed=len(every) - len(missing),
        throws=number_of_throws(len(every)),
        missing=listed(notation(missing)),
    )
    more = _("{places}, in panquist.", places=listed(there))
    return agrees(
        claim(corpus, "triga.s16", "Los ocho puntos"),
        join_sentences(found_so, more) if there else found_so,
        holds=not missing,
        otherwise="omits",
    )


def _leaf(corpus: Corpus, one: WrittenThrow) -> str:
    """Return the leaf with the words of a throw: ``69r``."""
    place = claim(corpus, one.segment, one.words).locus
    return place.partition(":")[2].partition(".")[0]


def sumas(corpus: Corpus) -> Finding:
    """Add up the faces of each throw and compare the total announced."""
    written = triga(corpus)
    wrong = wrong_sums(written)
    return agrees(
        claim(corpus, "triga.s15", "E estas suertes", "tantas maneras"),
        _n(
            "{throws} under {count} total. Wrong sums: {wrong}.",
            "{throws} under {count} totals. Wrong sums: {wrong}.",
            len({o.total for o in written}),
            throws=number_of_throws(len(written)),
            wrong=listed(wrong),
        ),
        holds=not wrong,
    )


def una_vez(corpus: Corpus) -> Finding:
    """Find a throw that is listed twice."""
    written = [one.throw for one in triga(corpus)]
    twice = sorted({throw for throw in written if written.count(throw) > 1})
    return agrees(
        claim(corpus, "triga.s23", "en tantas maneras", "auemos dicho"),
        _(
            "{throws}, {different} of them different. Listed twice: {twice}.",
            throws=number_of_throws(len(written)),
            different=len(set(written)),
            twice=listed(notation(twice)),
        ),
        holds=not twice,
    )


def cincuenta_y_seis(corpus: Corpus) -> Finding:
    """Find every throw of three dice."""
    named, every = triga(corpus), list(material_dice.throws(3))
    missing = left_out(named, every)
    names = [f"{write(throw)} ({sum(throw)})" for throw in missing]
    return agrees(
        claim(corpus, "triga.s23", "pueden uenir suertes", "dados"),
        _(
            "{listed} of the {all} throws of three dice are listed. Left out: {missing}.",
            listed=len({one.throw for one in named}),
            all=len(every),
            missing=listed(names),
        ),
        holds=not missing,
        otherwise="omits",
    )


def no_en_mas(corpus: Corpus) -> Finding:
    """Check whether the list has all ways, as the text says."""
    missing = left_out(triga(corpus), material_dice.throws(3))
    ways = sum(material_dice.throws(3)[throw] for throw in missing)
    return agrees(
        claim(corpus, "triga.s23", "& no en mas"),
        _n(
            "Possible throws that are not listed: {missing}. They come in {count} way of {all}.",
            "Possible throws that are not listed: {missing}. They come in {count} ways of {all}.",
            ways,
            missing=listed(notation(missing)),
            all=material_dice.throws(3).total,
        ),
        holds=not missing,
    )
