"""What fols. 91v and 93r claim of who wins, against the games solved.

The edition does not print these pages: a claim is known by its place and a few of its words.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from conf.claims.text import Claim
from conf.claims.verdict import Finding, agrees, listed, many
from conf.edition.corpus import Corpus
from juegos.alquerque.alquerque_de_tres import AlquerqueDeTres
from juegos.alquerque.tables_of_solutions import cuadro_resuelta
from juegos.engine.retro import Solution
from juegos.kept.liebre import STRATA
from juegos.kept.liebre_strata import Stratum

THREE = AlquerqueDeTres.slug


def _strata(hunters: int, *, nine: bool) -> list[Stratum]:
    return [one for one in STRATA if (one.hunters, one.nine) == (hunters, nine)]


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.2f} %"


def _taken(one: Stratum) -> str:
    return f"{_share(one.taken_shut, one.taken)} (saltos={one.leaps})"


def once(corpus: Corpus) -> Finding:
    """Ask what eleven hunters can do: from the start, and after one of twelve was taken."""
    one, several = _strata(11, nine=True)
    every = [up for row in (one, several) for up in (row.begin_hunters, row.begin_hare)]
    return agrees(
        Claim("ldj:91v.b.7-8", "fican onze"),
        f"Eleven win from each of the {one.begin_hare.ways} set-ups there are, whoever begins. "
        "Where the hare can just have taken one of twelve, eleven can still shut it in from "
        f"{listed(map(_taken, (one, several)))} of the positions.",
        holds=all(up.shut == up.ways for up in every),
    )


def diez(corpus: Corpus) -> Finding:
    """Ask what ten hunters can do: from the start, and after one of eleven was taken."""
    one, several = _strata(10, nine=True)
    up = one.begin_hare
    return agrees(
        Claim("ldj:91v.b.8-9", "esso mismo faran con diez"),
        f"Ten win from {up.shut} of {up.ways} set-ups, the hare beginning as the text has it; in "
        f"two ranks in {up.ours} moves of both. Where the hare can just have taken one of eleven, "
        f"ten can still shut it in from {listed(map(_taken, (one, several)))} of the positions.",
        holds=bool(up.ours),
    )


def nueve(corpus: Corpus) -> Finding:
    """Let play go on with nine hunters, and look for positions that they win."""
    one, _ = _strata(9, nine=False)
    up = one.begin_hare
    return agrees(
        Claim("ldj:91v.b.11-13", "en ninguna manera"),
        f"Were play to go on, nine would win from {up.shut} of {up.ways} set-ups. But where the "
        f"hare can just have taken one of ten, they can still shut it in from {one.taken_shut} of "
        f"{many(one.taken, 'position')}, {_share(one.taken_shut, one.taken)}: if it takes "
        "where it should not.",
        holds=not one.taken_shut,
    )


def doce(corpus: Corpus) -> Finding:
    """Look for positions that twelve hunters do not win."""
    one, several = _strata(12, nine=True)
    up = one.begin_hare
    return agrees(
        Claim("ldj:91v.b.6-7", "si los trebeios fueren doze"),
        f"Twelve win from the set-up in {up.ours} moves of both, the hare beginning, and, "
        f"themselves to move, from {_share(one.shut_hunters, one.positions)} of all positions if "
        f"it takes one a turn ({one.positions - one.shut_hunters} are not won), from "
        f"{_share(several.shut_hunters, several.positions)} if it may take several.",
        holds=up.shut == up.ways,
    )


@cache
def _three() -> Solution[Any]:
    return Solution(AlquerqueDeTres({}))


@cache
def _first() -> dict[str, int | None]:
    """Return who wins after the first man is set on each point."""
    solution, core = _three(), _three().core
    start, name = core.start(), core.board.names
    return {name[m.path[0]]: solution[core.after(start, m)].winner for m in core.moves(start)}


def mano(corpus: Corpus) -> Finding:
    """Solve the alquerque of three in every form."""
    verdict = _three()[_three().core.start()]
    forms = cuadro_resuelta(THREE, {}).rows
    by = {who: [row for row in forms if row[4] == who] for who in ("White", "Black", "nobody")}
    won = [f"{row[0]}, {row[1]}, {row[2]} in {row[5]} moves" for row in by["White"]]
    return agrees(
        Claim("ldj:93r.a.12", "ha la mano uence"),
        f"So it is in {verdict.plies} moves of both, if men go along the lines once all are set. "
        f"Of {len(forms)} forms (movimiento, piezas, centro) the first player wins {len(won)}: "
        f"{listed(won)}; the second {len(by['Black'])}; {len(by['nobody'])} are drawn.",
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
        f"Against {len(good)} of the {len(replies)} answers to the centre the plan can be "
        f"followed word for word, and wins wherever the last man goes: {listed(good)}.",
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
    """Return the points that make a row with two."""
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
        f"Of the {len(first)} points for the first man {len(first) - len(drawn) - len(lost)} wins; "
        f"{listed(sorted(drawn))} leave a draw, {listed(sorted(lost))} lose.",
        holds=len(drawn) + len(lost) == len(first) - 1 and bool(drawn) and bool(lost),
    )
