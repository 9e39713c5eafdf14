"""The tantos of medio azar (70r): the growing value of a hand."""

from __future__ import annotations

from itertools import pairwise

from conf.claims.text import claim, numbers
from conf.claims.verdict import Finding, agrees, listed
from conf.edition.corpus import Corpus
from juegos.core.message import _


def crecen(corpus: Corpus) -> Finding:
    """Follow the tantos from the suerte over one azar to the next, each worth one."""
    start = claim(corpus, "medio-azar.s5", "ganara", "tantos")
    then = claim(corpus, "medio-azar.s6", "ira de quatro", "cinco")
    worth = [*numbers(start.words, 1), *numbers(then.words, 2)]
    steps = {after - before for before, after in pairwise(worth)}
    return agrees(
        then,
        _(
            "{worth}: with each azar it grows by {steps}. The text says that each is worth one "
            "tanto.",
            worth=listed(worth),
            steps=listed(sorted(steps)),
        ),
        holds=steps == {1},
    )
