"""The claims of fols. 91v and 93r about who wins, compared with the solved games.

The edition does not print these pages: a claim is known by its place and a few of its words.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from conf.claims.text import Claim
from conf.claims.verdict import Finding, agrees, listed
from conf.edition.corpus import Corpus
from conf.language import decimal
from juegos.alquerque.alquerque_de_tres import AlquerqueDeTres
from juegos.core.message import _, _n
from juegos.engine.retrograde import Solution
from juegos.tables.alquerque import STRATA, Stratum, three_solved

THREE = AlquerqueDeTres.slug


def _strata(hunters: int, *, nine: bool) -> list[Stratum]:
    return [one for one in STRATA if (one.hunters, one.nine) == (hunters, nine)]


def _share(part: int, whole: int) -> str:
    return f"{decimal(100 * part / whole, 2)} %"


def _taken(one: Stratum) -> str:
    return f"{_share(one.taken_shut, one.taken)} (saltos={one.leaps})"


def once(corpus: Corpus) -> Finding:
    """Return the result with eleven hunters: from the start, and after one of twelve was taken."""
    one, several = _strata(11, nine=True)
    every = [up for row in (one, several) for up in (row.begin_hunters, row.begin_hare)]
    return agrees(
        Claim("ldj:91v.b.7-8", "fican onze"),
        _(
            "Eleven win from each of the {set_ups} possible set-ups, whoever begins. Where the "
            "hare can just have captured one of twelve, eleven can still shut it in from "
            "{shares} of the positions.",
            set_ups=one.begin_hare.ways,
            shares=listed(map(_taken, (one, several))),
        ),
        holds=all(up.shut == up.ways for up in every),
    )


def diez(corpus: Corpus) -> Finding:
    """Return the result with ten hunters: from the start, and after one of eleven was taken."""
    one, several = _strata(10, nine=True)
    up = one.begin_hare
    return agrees(
        Claim("ldj:91v.b.8-9", "esso mismo faran con diez"),
        _(
            "Ten win from {won} of {set_ups} set-ups if the hare begins, as in the text; from "
            "two ranks in {moves} moves of both sides. Where the hare can just have captured one "
            "of eleven, ten can still shut it in from {shares} of the positions.",
            won=up.shut,
            set_ups=up.ways,
            moves=up.ours,
            shares=listed(map(_taken, (one, several))),
        ),
        holds=bool(up.ours),
    )


def nueve(corpus: Corpus) -> Finding:
    """Play on with nine hunters, and find positions that they win."""
    one, _ = _strata(9, nine=False)
    up = one.begin_hare
    return agrees(
        Claim("ldj:91v.b.11-13", "en ninguna manera"),
        _n(
            "If play went on, nine would win from {won} of {set_ups} set-ups. But where the hare "
            "can just have captured one of ten, they can still shut it in from {shut} of {count} "
            "position, {share}: if it captures where it should not.",
            "If play went on, nine would win from {won} of {set_ups} set-ups. But where the hare "
            "can just have captured one of ten, they can still shut it in from {shut} of {count} "
            "positions, {share}: if it captures where it should not.",
            one.taken,
            won=up.shut,
            set_ups=up.ways,
            shut=one.taken_shut,
            share=_share(one.taken_shut, one.taken),
        ),
        holds=not one.taken_shut,
    )


def doce(corpus: Corpus) -> Finding:
    """Find positions that twelve hunters do not win."""
    one, several = _strata(12, nine=True)
    up = one.begin_hare
    return agrees(
        Claim("ldj:91v.b.6-7", "si los trebeios fueren doze"),
        _(
            "If the hare begins, twelve win from the set-up in {moves} moves of both sides. With "
            "the hunters to move, they win from {one} of all positions if it captures one man a "
            "turn ({not_won} are not won), from {several} if it may capture several.",
            moves=up.ours,
            one=_share(one.shut_hunters, one.positions),
            not_won=one.positions - one.shut_hunters,
            several=_share(several.shut_hunters, several.positions),
        ),
        holds=up.shut == up.ways,
    )


@cache
def _three() -> Solution[Any]:
    return Solution(AlquerqueDeTres({}))


@cache
def _first() -> dict[str, int | None]:
    """Return the winner after the first man is set on each point."""
    solution, core = _three(), _three().core
    start, name = core.start(), core.board.names
    return {name[m.path[0]]: solution[core.after(start, m)].winner for m in core.moves(start)}


def mano(corpus: Corpus) -> Finding:
    """Solve the alquerque of three in every form."""
    verdict = _three()[_three().core.start()]
    forms = three_solved(THREE, {}).rows
    by = {who: [row for row in forms if row[4] == who] for who in ("White", "Black", "nobody")}
    won = [
        _("{form} in {moves} moves", form=f"{row[0]}, {row[1]}, {row[2]}", moves=row[5])
        for row in by["White"]
    ]
    return agrees(
        Claim("ldj:93r.a.12", "ha la mano uence"),
        _(
            "He wins in {moves} moves of both sides, if men move along the lines once all are "
            "set. Of {forms} forms (movimiento, piezas, centro) the first player wins {won}: "
            "{which}; the second {lost}; {drawn} are drawn.",
            moves=verdict.plies,
            forms=len(forms),
            won=len(won),
            which=listed(won),
            lost=len(by["Black"]),
            drawn=len(by["nobody"]),
        ),
        holds=verdict.winner == 0,
    )


def plan(corpus: Corpus) -> Finding:
    """Follow the plan: the centre, a threat, the answer to the answer; then any third man."""
    core = _three().core
    centre = next(p for p in core.board.points if len(core.board.neighbours[p]) == 8)
    replies = [p for p in core.board.points if p != centre]
    good = [core.board.names[p] for p in replies if _follows(centre, p)]
    return agrees(
        Claim("ldj:93r.b.7-8", "quel finca pierde"),
        _(
            "Against {good} of the {answers} answers to the centre the plan can be followed word "
            "for word, and wins wherever the last man goes: {which}.",
            good=len(good),
            answers=len(replies),
            which=listed(good),
        ),
        holds=len(good) == len(replies),
        otherwise="omits",
    )


def _follows(centre: int, reply: int) -> bool:
    """Return whether some second man forces both answers, and then wins in any case."""
    core = _three().core
    every = set(core.board.points)
    for second in every - {centre, reply}:
        forced = _third(centre, second) - {reply}
        for block in forced:
            for level in _third(reply, block) - {centre, second}:
                men = dict.fromkeys((centre, second, level), "w")
                rest = every - {centre, second, level, reply, block}
                if all(_wins({**men, **dict.fromkeys((reply, block, p), "b")}) for p in rest):
                    return True
    return False


def _third(one: int, other: int) -> set[int]:
    """Return the points that make a row with two others."""
    board = _three().core.board
    rows = ({board.point(xy) for xy in line} for line in board.lines)
    return {point for row in rows if {one, other} <= row for point in row - {one, other}}


def _wins(men: dict[int, str]) -> bool:
    core = _three().core
    return _three()[core.build(men, 0, {})].winner == 0


def otro(corpus: Corpus) -> Finding:
    """Solve the game after each first man that is not set in the centre."""
    first = _first()
    drawn, lost = ([p for p, won in first.items() if won == who] for who in (None, 1))
    return agrees(
        Claim("ldj:93r.b.9-10", "ell otro mannar o uencer"),
        _(
            "Of the {points} points for the first man {won} wins; {drawn} leave a draw, {lost} "
            "lose.",
            points=len(first),
            won=len(first) - len(drawn) - len(lost),
            drawn=listed(sorted(drawn)),
            lost=listed(sorted(lost)),
        ),
        holds=len(drawn) + len(lost) == len(first) - 1 and bool(drawn) and bool(lost),
    )
