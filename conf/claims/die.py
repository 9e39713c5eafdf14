"""The die itself (65r): the faces it has, what they add up to, which lies under which."""

from __future__ import annotations

import re

from conf.claims.text import claim, numbers, throws
from conf.claims.verdict import Finding, agrees, listed
from conf.edition.corpus import Corpus
from conf.edition.recount import number
from conf.edition.views import plain
from juegos.material.dice import FACES, write


def _faces(corpus: Corpus) -> list[int]:
    """Return the points of each face in the order in which fol. 65r names them."""
    words = plain(corpus.segment("proemio.s8").element, "e")
    named = re.findall(r"en la (?:una|otra) (\w+)", words, re.IGNORECASE)
    return [number(word) or 0 for word in named]


def _announced(corpus: Corpus, place: int) -> int:
    """Return the first or second sum that fol. 65r gives."""
    found = corpus.segment("proemio.s9").element.findall(".//num")
    return number(plain(found[place], "e")) or 0 if len(found) > place else 0


def veintiuno(corpus: Corpus) -> Finding:
    """Add up the faces of one die."""
    faces, said = _faces(corpus), _announced(corpus, 0)
    return agrees(
        claim(corpus, "proemio.s9", "assi que uengan", "punto"),
        f"The faces named are {listed(faces)}: together {sum(faces)}; the text says {said}.",
        holds=sorted(faces) == list(FACES) and sum(faces) == said,
    )


def sesenta_y_tres(corpus: Corpus) -> Finding:
    """Add up the faces of as many dice as fol. 65r has made."""
    (dice,) = numbers(claim(corpus, "proemio.s5", "an de seer", "figuras").words, 1)
    one, said = sum(_faces(corpus)), _announced(corpus, 1)
    return agrees(
        claim(corpus, "proemio.s9", "de manera que uengan", "puntos"),
        f"{dice} dice of {one} points have {dice * one}; the text says {said}.",
        holds=dice * one == said,
    )


def caras_opuestas(corpus: Corpus) -> Finding:
    """Pair each face with the one under it."""
    pairs = [one.throw for one in throws([corpus.segment("proemio.s10")])]
    sums = sorted({sum(pair) for pair in pairs})
    every = sorted(face for pair in pairs for face in pair) == list(FACES)
    use = "each face once" if every else "not each face once"
    return agrees(
        claim(corpus, "proemio.s10", "so la ffaz", "tria"),
        f"{listed(write(pair) for pair in pairs)}: {use}, and each pair makes {listed(sums)}.",
        holds=every and sums == [FACES[0] + FACES[-1]],
    )
