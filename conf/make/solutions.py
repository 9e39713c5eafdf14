"""What is solved, and what that took: ``docs/desarrollo/solutions.csv``.

``python -m conf.make.solutions [CASE ...]`` solves the cases named, by default those that have no
line yet, and keeps each as soon as it has come to its end; other lines stay. Seconds are those of
one processor, megabytes the most that were needed, packed bytes what the verdicts on all positions
take when they are compressed. A case with more positions than its limit is given up, and its line
says how far it came. What is ``reckoned`` was not tried: its positions are counted, its time and
memory are those of the largest solved case of the same game, for so many positions. The hare has a
program of its own; its line is of what the package has stored.

The figures of each case go to ``juegos/data/alquerque/solving-costs.json`` too, from which the
tables of costs on the pages of the games are made.
"""

from __future__ import annotations

import csv
import resource
import sys
import zlib
from array import array
from collections import Counter
from datetime import date
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from conf import data_files
from conf.make.rates import machine
from juegos import catalogue
from juegos.alquerque.endings import endings, endings_of
from juegos.alquerque.solving_costs import COSTS
from juegos.alquerque.state import State
from juegos.alquerque.symmetry import symmetries
from juegos.core.errors import NotExact
from juegos.engine.exploration import Exploration
from juegos.engine.retrograde import Solution, winner
from juegos.tables.alquerque import STRATA

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from juegos.material.boards import Board

FILE = Path(__file__).resolve().parents[2] / "docs" / "desarrollo" / "solutions.csv"
SOLVED, GIVEN_UP, RECKONED = "solved", "given up", "reckoned"


class Bounded(dict[Any, int]):
    """A memory of so many positions and no more; one too many raises ``NotExact``."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, position: Any, number: int) -> None:
        if len(self) == self._most:
            raise NotExact(f"more than {self._most} positions")
        super().__setitem__(position, number)


class Case(NamedTuple):
    """What is to be solved: a game under readings, and how many men there are, if few.

    ``men`` is the most of both together, or how many of each, ``3+3``; without it the whole game is
    meant. ``limit`` is the most positions that are kept.
    """

    slug: str
    readings: str = ""
    men: str = ""
    limit: int = 3_000_000
    forward: bool = False

    @property
    def name(self) -> str:
        """What the case is called on the command line: ``alquerque/captura=una/4``."""
        return "/".join(filter(None, (self.slug, self.readings.replace(" ", ","), self.men)))

    @property
    def game(self) -> Any:
        """The game."""
        return catalogue.game(self.slug, dict(pair.split("=") for pair in self.readings.split()))


class Line(NamedTuple):
    """A line of the table; what is not known is empty.

    Of its positions so many are ``won``, ``lost`` and ``drawn`` by the side to move.
    ``depth`` has the moves of both in the longest win, and ``longest`` the position that it begins
    at; of what was given up ``depth`` says how near to the start anything was decided.
    """

    case: str
    came: str
    positions: str
    won: str = ""
    lost: str = ""
    drawn: str = ""
    packed: str = ""
    seconds: str = ""
    megabytes: str = ""
    depth: str = ""
    longest: str = ""
    on: str = ""
    command: str = ""


HEAD = Line(
    "case",
    "came",
    "positions",
    "won",
    "lost",
    "drawn",
    "bytes packed",
    "seconds",
    "megabytes",
    "depth",
    "longest win from",
    "on",
    "made by",
)
CASES = (
    Case("alquerque-de-tres"),
    Case("fanorona", "tablero=telo"),
    Case("konane", "tablero=4"),
    Case("alquerque", "captura=libre", "4"),
    Case("alquerque", "captura=una", "4"),
    Case("alquerque", "captura=entera", "4"),
    Case("alquerque", "captura=obligatoria", "4"),
    Case("alquerque", "captura=maxima", "4"),
    Case("damas-rusas", "", "2"),
    Case("damas-rusas", "", "3"),
    Case("damas-espanolas", "", "3"),
    Case("alquerque-de-nueve", "vuelo=no", "3+3"),
    Case("alquerque-de-nueve", "vuelo=si", "3+3"),
    Case("alquerque", "captura=libre", "5"),
    Case("alquerque", "captura=obligatoria", "5"),
    Case("alquerque", "captura=libre", "6", 4_000_000),
    Case("alquerque", "captura=obligatoria", "6", 4_000_000),
    Case("alquerque", "captura=libre", "7", 20_000_000),
    Case("alquerque", "captura=obligatoria", "7", 20_000_000),
    Case("queah", "reserva=y-mueve captura=libre"),
    Case("queah", "reserva=y-mueve captura=obligatoria"),
    Case("queah", "reserva=es-turno captura=libre"),
    Case("queah", "reserva=es-turno captura=obligatoria"),
    Case("fanorona", "tablero=dimy", "", 5_000_000),
    Case("konane", "tablero=6", "", 5_000_000, forward=True),
    Case("konane", "tablero=8", "", 2_000_000, forward=True),
)
MORE = (8, 9)  # men of alquerque that are reckoned where they were not tried
# By the first of these that is kept.
LARGEST = tuple(f"alquerque/captura=libre/{men}" for men in (7, 6, 5, 4))
HARE = "cercar-la-liebre"
COSTS_FILE = "alquerque/solving-costs.json"
MEASURED = "two cores with other work besides, 2026-11-20"
NO_BREAK = "\N{NO-BREAK SPACE}"
RESULTS = ("won", "lost", "drawn")
STONES = 64  # on the board of konane that was given up


def ways(board: Board, white: int, black: int) -> int:
    """Return how many positions there are with so many men, those that look alike counted once.

    By the lemma of Burnside: the mean, over all mirrors and turns, of those that each leaves.

    >>> ways(catalogue.game("alquerque").core.board, 1, 1)
    85
    """
    turns = symmetries(board)
    return sum(_left(turn, white, black) for turn in turns) // len(turns)


def _left(turn: Mapping[int, int], white: int, black: int) -> int:
    """Return how many positions a turn leaves as they are: each cycle has one colour, or none."""
    ways = {(0, 0): 1}
    for length in _cycles(turn):
        new: dict[tuple[int, int], int] = {}
        for (whites, blacks), number in ways.items():
            for at in ((whites, blacks), (whites + length, blacks), (whites, blacks + length)):
                new[at] = new.get(at, 0) + number
        ways = new
    return ways.get((white, black), 0)


def _cycles(turn: Mapping[int, int]) -> list[int]:
    left, lengths = set(turn), []
    while left:
        point, length = left.pop(), 1
        while (point := turn[point]) in left:
            left.remove(point)
            length += 1
        lengths.append(length)
    return lengths


def count(board: Board, most: int) -> int:
    """Return how many positions there are with so many men, of which one side may have lost all.

    Either may be to move; those that look alike are counted once.
    """
    men = ((own, other) for other in range(1, most) for own in range(most - other + 1))
    return 2 * sum(ways(board, *each) for each in men)


def solved(case: Case) -> Line:
    """Return the line of a case; to be called in a process of its own, whose memory is told."""
    begun = process_time()
    line = (_forward if case.forward else _backward)(case)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    on = f"{machine()}, {date.today().isoformat()}"  # noqa: DTZ011
    took = _seconds(process_time() - begun)
    command = f"python -m conf.make.solutions {case.name}"
    return line._replace(seconds=took, megabytes=str(megabytes), on=on, command=command)


def _seconds(value: float) -> str:
    """Return tenths of a second, of little time hundredths."""
    return f"{value:.1f}" if value >= 1 else f"{max(value, 0.01):.2f}"


def _backward(case: Case) -> Line:
    game = case.game
    walk = Exploration(game.core, roots(case), canonical=game.canonical(), limit=case.limit)
    try:
        for _part in walk.parts():
            pass
    except NotExact:
        return Line(
            case.name, GIVEN_UP, str(len(walk.positions)), depth=f"{walk.explored} gone through"
        )
    solution = Solution.from_exploration(walk)
    packed = bytes(0 if one.winner is None else 1 + one.winner for one in solution.verdicts())
    plies = array("H", (one.plies for one in solution.verdicts()))
    longest = plies.index(max(plies))
    return Line(
        case.name,
        SOLVED,
        str(len(solution)),
        *_results(solution),
        packed=str(len(zlib.compress(packed + plies.tobytes(), 9))),
        depth=str(plies[longest]),
        longest=game.write(State(solution.positions[longest])),
    )


def _counts(sides_and_winners: Iterable[tuple[int, int | None]]) -> tuple[str, str, str]:
    """Return how many positions are won, lost and drawn by the side to move."""
    counts = Counter(
        "drawn" if winner is None else ("lost", "won")[side == winner]
        for side, winner in sides_and_winners
    )
    return str(counts["won"]), str(counts["lost"]), str(counts["drawn"])


def _results(solution: Solution[Any]) -> tuple[str, str, str]:
    winners = (one.winner for one in solution.verdicts())
    return _counts(zip(map(solution.core.side, solution.positions), winners, strict=True))


def _forward(case: Case) -> Line:
    """Search as ``tests.bench.konane6`` does, of the first moves two: the others are like them."""
    core, searches, came = case.game.core, [], SOLVED
    for move in core.moves(core.start())[:2]:
        searches.append(Bounded(case.limit))
        try:
            winner(core, core.after(core.start(), move), searches[-1])
        except NotExact:
            came = GIVEN_UP
    line = Line(case.name, came, str(sum(map(len, searches))))
    if came == SOLVED:
        counts = _counts((core.side(at), won) for one in searches for at, won in one.items())
        return line._replace(**dict(zip(RESULTS, counts, strict=True)))
    left = max((white | black).bit_count() for one in searches for white, black, _side in one)
    return line._replace(depth=f"nothing decided before {STONES - left} stones were off")


def roots(case: Case) -> Iterable[Any]:
    """Return the positions that a case is solved from; none: the start."""
    core, (white, plus, black) = case.game.core, case.men.partition("+")
    if plus:
        return endings_of(core, int(white), int(black), once=True)
    return endings(core, int(white), once=True) if white else ()


def reckoned(men: int, largest: Line) -> Line:
    """Return the line of alquerque with so many men, which was not tried."""
    case = Case("alquerque", "captura=libre", str(men))
    positions = count(case.game.core.board, men)
    times = positions / int(largest.positions)
    seconds, megabytes = (times * float(one) for one in (largest.seconds, largest.megabytes))
    return Line(
        case.name,
        RECKONED,
        str(positions),
        seconds=_short(seconds),
        megabytes=_short(megabytes),
        command=f"python -m conf.make.solutions {case.name}",
    )


def _short(value: float) -> str:
    """Return a whole number with two places that count."""
    return f"{float(f'{value:.2g}'):.0f}"


def hare() -> Line:
    """Return the line of the hare, which a program of its own has solved."""
    (cost,) = (cost for cost in COSTS if cost.slug == HARE)
    form = [one for one in STRATA if one.leaps == "uno" and one.nine]
    won = sum(one.shut_hunters + one.escapes_hare for one in form)
    lost = sum(one.escapes_hunters + one.shut_hare for one in form)
    counts = str(won), str(lost), str(cost.positions - won - lost)
    line = Line(f"{HARE}/{cost.what}", str(cost.came), str(cost.positions), *counts)
    took = {"seconds": f"{cost.seconds:g}", "megabytes": str(cost.megabytes)}
    return line._replace(**took, on=MEASURED, command=cost.command)


def stored_lines() -> dict[str, Line]:
    """Return the lines that are kept, by their case."""
    if not FILE.is_file():
        return {}
    with FILE.open(encoding="utf-8", newline="") as file:
        lines = [Line(*line) for line in [*csv.reader(file)][1:]]
    return {line.case: _plain(line) for line in lines}


def _plain(line: Line) -> Line:
    return line._replace(command=line.command.strip("`"), on=line.on.replace(NO_BREAK, " "))


def _shown(line: Line) -> Line:
    """Return a line as the page has it: a command is code, and what is long is not broken."""
    return line._replace(command=f"`{line.command}`", on=line.on.replace(" ", NO_BREAK))


def keep(lines: Mapping[str, Line]) -> None:
    """Keep lines: first the cases in their order, then what is reckoned, and the hare."""
    order = [case.name for case in CASES]
    lines = {name: line for name, line in lines.items() if line.came != RECKONED}
    cases = [lines[name] for name in order if name in lines]
    largest = next((lines[name] for name in LARGEST if name in lines), None)
    more = [reckoned(men, largest) for men in MORE] if largest else []
    more = [line for line in more if line.case not in {case.case for case in cases}]
    data_files.write_csv(FILE, [HEAD, *map(_shown, (*cases, *more, hare()))])
    data_files.write_json(COSTS_FILE, "python -m conf.make.solutions", None, costs=_costs(cases))


def _costs(lines: Iterable[Line]) -> dict[str, tuple[int, float, int]]:
    """Return the positions, seconds and megabytes of each case, for the tables of the package."""
    return {
        line.case: (int(line.positions), float(line.seconds), int(line.megabytes)) for line in lines
    }


def _untried() -> list[str]:
    """Return the cases that were not tried."""
    tried = {line.case for line in stored_lines().values() if line.came != RECKONED}
    return [case.name for case in CASES if case.name not in tried]


def main(names: list[str]) -> None:
    """Solve the cases named, by default those that are not kept, and keep the line of each."""
    cases = {case.name: case for case in CASES}
    for name in names or _untried():
        with get_context("spawn").Pool(1) as alone:
            line = alone.apply(solved, (cases[name],))
        print(" | ".join(line), flush=True)
        keep({**stored_lines(), name: line})


if __name__ == "__main__":
    main(sys.argv[1:])
