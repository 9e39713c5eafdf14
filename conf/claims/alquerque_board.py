"""Alquerque de doce (91r): board, men, the first two moves; the hand, and the draw."""

from __future__ import annotations

import tomllib
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from conf.claims.text import claim
from conf.claims.verdict import Finding, agrees, listed
from conf.edition.corpus import Corpus
from conf.edition.document import ROOT
from conf.edition.recount import number
from conf.edition.views import plain
from conf.language import decimal
from juegos.alquerque.alquerque import Alquerque
from juegos.core.message import Message, _, _n, join_sentences, joined
from juegos.material.boards import mask, points
from juegos.tables.alquerque import ENDINGS

DUELS = Path("corpus/duelos.toml")


class Duel(NamedTuple):
    """Games of equal players: their results, and how many turns ahead both looked.

    In ``results`` stand ``f`` and ``s`` where the first or second won, ``d`` where nobody did.
    """

    readings: dict[str, str]
    ahead: int
    results: str

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.results)

    @property
    def first(self) -> int:
        """The number of games that the first player won."""
        return self.results.count("f")

    @property
    def second(self) -> int:
        """The number of games that the second player won."""
        return self.results.count("s")

    @property
    def drawn(self) -> int:
        """The number of drawn games."""
        return self.results.count("d")

    def share(self, count: int) -> str:
        """Return a part of the games as a percentage, with its standard error.

        The error is computed as if one game more had been counted and one more had not: so a
        count of zero has an error too, because zero of some games proves nothing.
        """
        near = (count + 1) / (self.games + 2)
        error = sqrt(near * (1 - near) / self.games)
        return f"{decimal(100 * count / self.games, 1)} ± {decimal(100 * error, 1)} %"

    def lead(self) -> str:
        """Return the second player's excess of wins over the first's, with its standard error."""
        first, second = self.first / self.games, self.second / self.games
        ahead = second - first
        error = sqrt((first + second - ahead * ahead) / self.games)
        return f"{decimal(100 * ahead, 1)} ± {decimal(100 * error, 1)}".replace("-", "−")


def duels(slug: str) -> list[Duel]:
    """Return the duels of a game in ``duelos.toml``."""
    entries = tomllib.loads((ROOT / DUELS).read_text("utf-8"))["duel"]
    return [
        Duel(one["readings"], one["ahead"], "".join(one["results"]))
        for one in entries
        if one["slug"] == slug
    ]


def lugares(corpus: Corpus) -> Finding:
    """Count the points of the board, and the neighbours of each."""
    words = claim(corpus, "alquerque.s1", "ueynt", "logares")
    (number,) = _tagged(corpus, "alquerque.s1")
    board = Alquerque({}).board
    next_to = [len(near) for near in board.neighbours.values()]
    kinds = [
        _("{points} of {next_to}", points=next_to.count(n), next_to=n) for n in sorted(set(next_to))
    ]
    return agrees(
        words,
        _(
            "The drawn board has {points} points; the text says {said}. By number of "
            "neighbouring points: {kinds}.",
            points=len(board.points),
            said=number,
            kinds=listed(kinds),
        ),
        holds=number == len(board.points),
    )


def trebejos(corpus: Corpus) -> Finding:
    """Add up the men of both sides, and find the empty place."""
    words = claim(corpus, "alquerque.s2", "los trebeios", "en medio")
    total, one, other = _tagged(corpus, "alquerque.s2")
    board = Alquerque({}).board
    empty = len(board.points) - one - other
    return agrees(
        words,
        join_sentences(
            _(
                "{one} and {other} make {sum}; the text says {total}.",
                one=one,
                other=other,
                sum=one + other,
                total=total,
            ),
            _n(
                "Of {points} points {count} is left empty.",
                "Of {points} points {count} are left empty.",
                empty,
                points=len(board.points),
            ),
        ),
        holds=one + other == total and empty == 1,
    )


def _tagged(corpus: Corpus, name: str) -> list[int]:
    """Return the numbers that a segment marks as such, in its order."""
    marks = corpus.segment(name).element.iter("num")
    return [number(plain(mark, "e")) or 0 for mark in marks]


def primera(corpus: Corpus) -> Finding:
    """Find the targets of the first moves."""
    core = Alquerque({})
    first = core.moves(core.start())
    (middle,) = points(core.board.all & ~mask(core.men(core.start())))
    there = [move for move in first if move.path[-1] == middle]
    return agrees(
        claim(corpus, "alquerque.s3", "ha de iogar", "uazio"),
        _n(
            "Of {count} first move {there} lead to the empty point.",
            "Of {count} first moves {there} lead to the empty point.",
            len(first),
            there=len(there),
        ),
        holds=len(there) == len(first),
    )


def respuesta(corpus: Corpus) -> Finding:
    """Find the answer that takes the moved man and ends on its place."""
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
        _(
            "After {can} of {moves} first moves the other player can do so; after {alone} he can "
            "do nothing else, after {taking} he can only capture.",
            can=can,
            moves=len(first),
            alone=alone,
            taking=taking,
        ),
        holds=can == len(first),
    )


def mano(corpus: Corpus) -> Finding:
    """Compare equal players."""
    messages = [
        _n(
            "{players}: {count} game, the first wins {first}, the second {second} (second less "
            "first: {lead} %)",
            "{players}: {count} games, the first wins {first}, the second {second} (second less "
            "first: {lead} %)",
            one.games,
            players=_named(one),
            first=one.share(one.first),
            second=one.share(one.second),
            lead=one.lead(),
        )
        for one in duels("alquerque")
    ]
    return Finding(
        claim(corpus, "alquerque.s9", "por esta razon", "la mano"),
        "unproved",
        _(
            "The game is not solved. These are simulated games of the computer against "
            "itself, with three turns chosen at random; each share has its standard error, "
            "and all depend on how far both sides look ahead: {shares}.",
            shares=joined(messages, "; "),
        ),
    )


def mannar(corpus: Corpus) -> Finding:
    """Count the drawn endings, and the draws of equal players."""
    ended = []
    for key in ("libre", "obligatoria"):
        level = next(e for e in ENDINGS[key] if e.white == e.black == 2)
        share = level.drawn / (level.won + level.lost + level.drawn)
        ended.append(
            _(
                "{share} of the endings of two against two (captura={key})",
                share=f"{100 * share:.0f} %",
                key=key,
            )
        )
    messages = [
        _("{share} ({players})", share=one.share(one.drawn), players=_named(one))
        for one in duels("alquerque")
    ]
    return Finding(
        claim(corpus, "alquerque.s11", "communalmientre", "mannar"),
        "unproved",
        _(
            "The game is not solved. If both play as well as possible, {endings} are drawn; of "
            "simulated games, {games}.",
            endings=listed(ended),
            games=listed(messages),
        ),
    )


def _named(one: Duel) -> Message:
    readings = [f"{name}={key}" for name, key in one.readings.items()]
    return joined([*readings, _("both looking {turns} turns ahead", turns=one.ahead)])
