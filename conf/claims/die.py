"""The die itself (65r): its faces, their sum, and which is opposite which."""

from __future__ import annotations

import re

from conf.claims.text import claim, numbers, throws
from conf.claims.verdict import Finding, agrees, listed
from conf.edition.corpus import Corpus
from conf.edition.recount import number
from conf.edition.views import plain
from juegos.core.message import _
from juegos.material.dice import FACES, write


def _faces(corpus: Corpus) -> list[int]:
    """Return the points of each face in the order in which fol. 65r names them."""
    words = plain(corpus.segment("proemio.s8").element, "e")
    named = re.findall(r"en la (?:una|otra) (\w+)", words, re.IGNORECASE)
    return [number(word) or 0 for word in named]


def _announced(corpus: Corpus, place: int) -> int:
    """Return the first or second sum on fol. 65r."""
    matches = corpus.segment("proemio.s9").element.findall(".//num")
    return number(plain(matches[place], "e")) or 0 if len(matches) > place else 0


def veintiuno(corpus: Corpus) -> Finding:
    """Add up the faces of one die."""
    faces, number = _faces(corpus), _announced(corpus, 0)
    return agrees(
        claim(corpus, "proemio.s9", "assi que uengan", "punto"),
        _(
            "The faces named are {faces}: together {sum}; the text says {said}.",
            faces=listed(faces),
            sum=sum(faces),
            said=number,
        ),
        holds=sorted(faces) == list(FACES) and sum(faces) == number,
    )


def sesenta_y_tres(corpus: Corpus) -> Finding:
    """Add up the faces of as many dice as fol. 65r has made."""
    (dice,) = numbers(claim(corpus, "proemio.s5", "an de seer", "figuras").words, 1)
    one, number = sum(_faces(corpus)), _announced(corpus, 1)
    return agrees(
        claim(corpus, "proemio.s9", "de manera que uengan", "puntos"),
        _(
            "{dice} dice of {points} points have {product}; the text says {said}.",
            dice=dice,
            points=one,
            product=dice * one,
            said=number,
        ),
        holds=dice * one == number,
    )


def caras_opuestas(corpus: Corpus) -> Finding:
    """Pair each face with the one under it."""
    pairs = [one.throw for one in throws([corpus.segment("proemio.s10")])]
    sums = sorted({sum(pair) for pair in pairs})
    every = sorted(face for pair in pairs for face in pair) == list(FACES)
    once = _("{pairs}: each face once, and each pair makes {sums}.")
    not_once = _("{pairs}: not each face once, and each pair makes {sums}.")
    sentence = once if every else not_once
    return agrees(
        claim(corpus, "proemio.s10", "so la ffaz", "tria"),
        sentence.with_fields(pairs=listed(write(pair) for pair in pairs), sums=listed(sums)),
        holds=every and sums == [FACES[0] + FACES[-1]],
    )
