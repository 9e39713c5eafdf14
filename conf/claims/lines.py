"""Alquerque de doce (91r): board, men, the first two moves; the hand, and the draw."""

from __future__ import annotations

import tomllib
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from conf.claims.text import claim
from conf.claims.verdict import Finding, agrees, listed, many
from conf.edition.corpus import Corpus
from conf.edition.document import ROOT
from conf.edition.recount import number
from conf.edition.views import plain
from juegos.alquerque.alquerque import Alquerque
from juegos.kept.endings import ENDINGS
from juegos.material.boards import mask, points

DUELS = Path("corpus/duelos.toml")


class Duel(NamedTuple):
    """Games of equal players: how each came out, and how many turns ahead both looked.

    In ``results`` stand ``f`` and ``s`` where the first or second won, ``d`` where nobody did.
    """

    readings: dict[str, str]
    ahead: int
    results: str

    @property
    def games(self) -> int:
        """How many there were."""
        return len(self.results)

    @property
    def first(self) -> int:
        """How many the first won."""
        return self.results.count("f")

    @property
    def second(self) -> int:
        """How many the second won."""
        return self.results.count("s")

    @property
    def drawn(self) -> int:
        """How many were drawn."""
        return self.results.count("d")

    def share(self, count: int) -> str:
        """Return a part of the games in hundredths, with its standard error.

        The error is that of a share with one game more of each kind: none in so many is no proof.
        """
        near = (count + 1) / (self.games + 2)
        error = sqrt(near * (1 - near) / self.games)
        return f"{100 * count / self.games:.1f} ± {100 * error:.1f} %"

    def lead(self) -> str:
        """Return by how much the second wins more than the first, with its standard error."""
        first, second = self.first / self.games, self.second / self.games
        ahead = second - first
        error = sqrt((first + second - ahead * ahead) / self.games)
        return f"{100 * ahead:.1f} ± {100 * error:.1f}".replace("-", "−")


def duels(slug: str, root: Path = ROOT) -> list[Duel]:
    """Return the duels of a game that ``duelos.toml`` keeps."""
    entries = tomllib.loads((root / DUELS).read_text("utf-8"))["duel"]
    return [
        Duel(one["readings"], one["ahead"], "".join(one["results"]))
        for one in entries
        if one["slug"] == slug
    ]


def lugares(corpus: Corpus) -> Finding:
    """Count the points of the board, and those next to each."""
    found = claim(corpus, "alquerque.s1", "ueynt", "logares")
    (said,) = _tagged(corpus, "alquerque.s1")
    board = Alquerque({}).board
    next_to = [len(near) for near in board.neighbours.values()]
    kinds = [f"{next_to.count(n)} of {n}" for n in sorted(set(next_to))]
    return agrees(
        found,
        f"The drawn board has {len(board.points)} points; the text says {said}. By how many "
        f"points lie next to them: {listed(kinds)}.",
        holds=said == len(board.points),
    )


def trebejos(corpus: Corpus) -> Finding:
    """Add up the men of both sides, and look for the place that is left."""
    found = claim(corpus, "alquerque.s2", "los trebeios", "en medio")
    total, one, other = _tagged(corpus, "alquerque.s2")
    board = Alquerque({}).board
    empty = len(board.points) - one - other
    return agrees(
        found,
        f"{one} and {other} make {one + other}; the text says {total}. "
        f"Of {len(board.points)} points {many(empty, 'is', 'are')} left empty.",
        holds=one + other == total and empty == 1,
    )


def _tagged(corpus: Corpus, name: str) -> list[int]:
    """Return the numbers that a segment marks as such, in its order."""
    marks = corpus.segment(name).element.iter("num")
    return [number(plain(mark, "e")) or 0 for mark in marks]


def primera(corpus: Corpus) -> Finding:
    """Look where the first moves lead."""
    core = Alquerque({})
    first = core.moves(core.start())
    (middle,) = points(core.board.all & ~mask(core.men(core.start())))
    there = [move for move in first if move.path[-1] == middle]
    return agrees(
        claim(corpus, "alquerque.s3", "ha de iogar", "uazio"),
        f"Of {many(len(first), 'first move')} {len(there)} lead to the empty point.",
        holds=len(there) == len(first),
    )


def respuesta(corpus: Corpus) -> Finding:
    """Look for the answer that takes the man moved and stands where he came from."""
    core = Alquerque({})
    first = core.moves(core.start())
    can, alone, taking = 0, 0, 0
    for move in first:
        answers = core.moves(core.after(core.start(), move))
        back = [m for m in answers if m.taken and m.path[1] == move.path[0]]
        can += bool(back)
        alone += list(answers) == back
        taking += all(m.taken for m in answers)
    return agrees(
        claim(corpus, "alquerque.s4", "pon ell otro", "mouio primero"),
        f"After {can} of {len(first)} first moves the other can do so; after {alone} he can do "
        f"nothing else, after {taking} nothing but take.",
        holds=can == len(first),
    )


def mano(corpus: Corpus) -> Finding:
    """Set equal players against one another."""
    told = [
        f"{_named(one)}: {many(one.games, 'game')}, the first wins {one.share(one.first)}, "
        f"the second {one.share(one.second)} (second less first: {one.lead()} %)"
        for one in duels("alquerque")
    ]
    return Finding(
        claim(corpus, "alquerque.s9", "por esta razon", "la mano"),
        "unproved",
        "The game is not solved. Simulated, the computer against itself, with three turns by lot; "
        "each share has its standard error, and all depend on how far both look ahead: "
        f"{'; '.join(told)}.",
    )


def mannar(corpus: Corpus) -> Finding:
    """Count the drawn endings, and the draws of equal players."""
    ended = []
    for key in ("libre", "obligatoria"):
        level = next(e for e in ENDINGS[key] if e.white == e.black == 2)
        share = level.drawn / (level.won + level.lost + level.drawn)
        ended.append(f"{100 * share:.0f} % of the endings of two against two (captura={key})")
    told = [f"{one.share(one.drawn)} ({_named(one)})" for one in duels("alquerque")]
    return Finding(
        claim(corpus, "alquerque.s11", "communalmientre", "mannar"),
        "unproved",
        "The game is not solved. Drawn, if both play as well as can be, are "
        f"{listed(ended)}; of simulated games {listed(told)}.",
    )


def _named(one: Duel) -> str:
    readings = [f"{name}={key}" for name, key in one.readings.items()]
    return ", ".join([*readings, f"both looking {one.ahead} turns ahead"])
