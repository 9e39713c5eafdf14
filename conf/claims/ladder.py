"""The ladder of panquist (69r-69v): the paradas that each throw of a suerte takes, one to four."""

from __future__ import annotations

from conf.claims.lists import due, left_out, wrong_sums
from conf.claims.text import (
    LostClaim,
    WrittenThrow,
    claim,
    notation,
    numbers,
    parse_throw,
    throws,
    without_emendations,
)
from conf.claims.verdict import Finding, agrees, listed, number_of_throws
from conf.edition.corpus import Corpus
from juegos.core.message import Message, _, _n, join_sentences
from juegos.material.dice import Throw, under, write


def ladder(corpus: Corpus) -> list[WrittenThrow]:
    """Return every throw on fols. 69r-69v, with its suerte and the paradas that it takes."""
    return throws(corpus.division("panquist").segments)


def sumas(corpus: Corpus) -> Finding:
    """Add up the faces of each throw and compare its suerte."""
    rungs = ladder(corpus)
    wrong = wrong_sums(rungs)
    untold = [f"“{one.words}”" for one in rungs if one.paradas not in {1, 2, 3, 4}]
    return agrees(
        claim(corpus, "panquist.s4", "el que ouiere", "por suerte"),
        _n(
            "{throws} under {count} suerte. Wrong sums: {wrong}; without a number of paradas: "
            "{untold}.",
            "{throws} under {count} suertes. Wrong sums: {wrong}; without a number of paradas: "
            "{untold}.",
            len({o.total for o in rungs}),
            throws=number_of_throws(len(rungs)),
            wrong=listed(wrong),
            untold=listed(untold),
        ),
        holds=not wrong and not untold,
    )


def completa(corpus: Corpus) -> Finding:
    """Look for every throw of the suertes, each once; then again without any emendation."""
    rungs = [one.throw for one in ladder(corpus)]
    low, high = numbers(claim(corpus, "panquist.s3", "son de", "catorze").words, 2)
    every = due(3, range(low, high + 1))
    missing = left_out(ladder(corpus), every)
    twice = sorted({throw for throw in rungs if rungs.count(throw) > 1})
    bare = {parse_throw(without_emendations(one.element)) for one in ladder(corpus)}
    lost = [throw for throw in every if throw not in bare]
    return agrees(
        claim(corpus, "panquist.s20", "E estas son", "gana"),
        _(
            "{here} of the {throws} of {low}-{high}. Left out: {missing}; twice: {twice}. "
            "Without the emendations {kept}, {lost} would be missing.",
            here=len(set(rungs) & set(every)),
            throws=number_of_throws(len(every)),
            low=low,
            high=high,
            missing=listed(notation(missing)),
            twice=listed(notation(twice)),
            kept=len(every) - len(lost),
            lost=listed(notation(lost)),
        ),
        holds=not missing and not twice,
        otherwise="omits" if missing and not twice else "errs",
    )


def enmienda(corpus: Corpus, segment: str) -> Finding:
    """Read the emended throw of a segment without its emendation, and return what is lost.

    Raises:
        LostClaim: no throw of the segment is emended.
    """
    rungs = ladder(corpus)
    mended = (o for o in rungs if o.segment == segment and o.element.find(".//app") is not None)
    if (one := next(mended, None)) is None:
        raise LostClaim(f"{segment}: none of its throws has a reading in an app element")
    words = without_emendations(one.element)
    bare = parse_throw(words)
    below = under(one.throw)
    same = [str(o.total) for o in rungs if (o.throw, o.paradas) == (below, one.paradas)]
    return agrees(
        claim(corpus, segment, one.words),
        join_sentences(
            _read(bare, one).with_fields(
                words=words, read=write(bare), throw=write(one.throw), paradas=one.paradas
            ),
            _(
                "Its soçobra, {throw} under {totals}, takes as many.",
                throw=write(below),
                totals=listed(same),
            )
            if same
            else _("Its soçobra does not bear it out."),
        ),
        holds=bare == one.throw,
    )


def _read(bare: Throw, one: WrittenThrow) -> Message:
    """Return how an emended throw reads without its emendation; its fields are to be filled."""
    if bare == one.throw:
        return _("Without emendation “{words}” is read as {read}.")
    if bare:
        return _(
            "Without emendation “{words}” is read as {read}, and {throw}, which takes {paradas}, "
            "is lost."
        )
    return _(
        "Without emendation “{words}” names no throw, and {throw}, which takes {paradas}, is lost."
    )


def simetria(corpus: Corpus) -> Finding:
    """Turn every die over: a throw should take as much as its soçobra under 21 less its suerte."""
    rungs = {(one.throw, one.total, one.paradas): one for one in ladder(corpus)}
    odd = [
        one
        for one in rungs.values()
        if (under(one.throw), 21 - one.total, one.paradas) not in rungs
    ]
    messages = [
        _(
            "{throw} under {total} takes {paradas}",
            throw=write(one.throw),
            total=one.total,
            paradas=one.paradas,
        )
        for one in odd
    ]
    return agrees(
        claim(corpus, "panquist.s4", "si echare", "primeras"),
        _(
            "{right} of {throws} take as many paradas as the throw underneath. Not so: {odd}.",
            right=len(rungs) - len(odd),
            throws=number_of_throws(len(rungs)),
            odd=listed(messages),
        ),
        holds=not odd,
    )
