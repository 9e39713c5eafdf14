"""Konane of Hawaii: a full board, two stones lifted, and then only jumps straight on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from juegos.alquerque.ancestry import LEAP, YES, Kin, Manner
from juegos.alquerque.piece_sets import (
    Position,
    UniformMen,
    after_move,
    occupied,
    start_error,
    unshift,
)
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.state import WHO, by_loser
from juegos.core.about import About
from juegos.core.errors import BadNotation
from juegos.core.game import Event, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _, _n
from juegos.core.source import Crux, Rule, crux, stated
from juegos.engine.line_game import Ending, Final, Move
from juegos.material.boards import grid, mask, points

TABLERO = stated(
    "konane.tablero",
    "s001",
    "",
    "The board is a grid of holes of any size, often ten by ten, full of stones whose colours "
    "alternate along rows and columns.",
    kind="board",
)
PRIMERA = stated(
    "konane.primera",
    "mindsports",
    "",
    "The first player lifts one of his own stones, at a corner or in the middle of the board.",
    kind="move",
)
SEGUNDA = stated(
    "konane.segunda",
    "mindsports",
    "",
    "The second player lifts one of his own next to the hole, along a row or a column.",
    kind="move",
)
SALTO = stated(
    "konane.salto",
    "s001",
    "",
    "Every further move is a jump along a row or a column over one enemy stone into the "
    "hole behind it; the stone jumped over is captured.",
    kind="capture",
)
RECTO = stated(
    "konane.recto",
    "mindsports",
    "",
    "The stone that has jumped may jump on, but only straight on in the same direction.",
    kind="capture",
)
ULTIMO = stated(
    "konane.ultimo",
    "s001",
    "",
    "A player who cannot jump on his turn loses: there is no draw.",
    kind="end",
)

EL_TABLERO = crux(
    "konane.tablero",
    "s001",
    "On a board of what size?",
    ("10", "ten by ten, as it often is", "s001"),
    ("8", "eight by eight", "juegos"),
    ("6", "six by six", "juegos"),
    ("4", "four by four", "juegos"),
)


_NOT_FIRST = _("{point} is not at a corner or in the middle")
_NOT_NEXT = _("{point} is not next to the hole")


class Jump(NamedTuple):
    """One jump of a straight line of jumps: the stone taken, the landing, and the whole move."""

    over: int
    to: int
    move: Move


_SHUT_IN = by_loser(_("{loser} cannot jump: {winner} wins."))


class Konane(UniformMen):
    """Konane on an even square board; the first player has the colour of the corner a1."""

    slug = "konane"
    kin = Kin(
        slug, "alquerque", LEAP, 1784, _("{author}, of March 1779", author="King"), "king1784"
    )
    manner = Manner(
        _("10 by 10, rows and columns"), _("not at all"), _("jumps straight on"), must=YES
    )
    look = "piedra"
    horizon = 0  # captures are the common moves: a search does not follow them to their end
    late = 0
    rules: tuple[Rule, ...] = (TABLERO, PRIMERA, SEGUNDA, SALTO, RECTO, ULTIMO)
    cruces: tuple[Crux, ...] = (EL_TABLERO,)
    final = Final(ULTIMO)  # every move takes a stone off: no play here goes nowhere

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        size = int(self.readings["tablero"])
        self.board = grid(size, size)
        self._start = self._full()
        self.most = self._start[0].bit_count(), self._start[1].bit_count()
        middle = (size // 2 - 1, size // 2)
        places = [(x, y) for ends in ((0, size - 1), middle) for x in ends for y in ends]
        self._first = mask(map(self.board.point, places))
        self._ways = [
            (way.shift, way.jumps, {1 << p: self._line(p, way.shift) for p in points(way.jumps)})
            for way in self.board.ways
        ]

    def _line(self, start: int, shift: int) -> tuple[Jump, ...]:
        """Return the jumps from a point straight on, each with the whole move that ends with it."""
        ray = next(ray for ray in self.board.rays[start] if ray[0] == start + shift)
        result: list[Jump] = []
        move = Move((start,))
        for over, to in zip(ray[::2], ray[1::2], strict=False):
            move = Move((*move.path, to), move.taken | 1 << over)
            result.append(Jump(1 << over, 1 << to, move))
        return tuple(result)

    def _full(self) -> Position:
        white = mask(p for p, (x, y) in self.board.xy.items() if (x + y) % 2 == 0)
        return white, self.board.all & ~white, 0

    def start(self) -> Position:
        """Return the full board."""
        return self._start

    def moves(self, position: Position) -> Sequence[Move]:
        """Return the stones to lift while the first two are lifted, then the jumps."""
        side = position[2]
        mine, theirs = position[side], position[1 - side]
        empty = self.board.all & ~(mine | theirs)
        if empty & (empty - 1) == 0:
            return [Move((p,), 1 << p, "x") for p in points(mine & self._liftable(empty))]
        jump_moves = []
        for shift, jumps, lines in self._ways:
            takers = mine & jumps & unshift(theirs, shift) & unshift(empty, 2 * shift)
            while takers:
                low = takers & -takers
                takers ^= low
                for over, to, move in lines[low]:
                    if not (theirs & over and empty & to):
                        break
                    jump_moves.append(move)
        return jump_moves

    def _liftable(self, empty: int) -> int:
        """Return the stones that may be lifted: by the first player, or beside the first hole."""
        if not empty:
            return self._first
        return mask(self.board.neighbours[points(empty)[0]])

    def after(self, position: Position, move: Move) -> Position:
        """Return the position after a move."""
        white, black, side = position
        if len(move.path) == 1:
            return white & ~move.taken, black & ~move.taken, 1 - side
        if side:
            return white & ~move.taken, after_move(black, move), 0
        return after_move(white, move), black & ~move.taken, 1

    def value(self, position: Position) -> int:
        """Return the surplus of moves of the seat to move, in hundredths."""
        white, black, side = position
        ours, others = (self.moves((white, black, seat)) for seat in (side, 1 - side))
        return 100 * (len(ours) - len(others))

    def ending(self, position: Position) -> Ending:
        """Return who has won: the opponent of the player who cannot jump."""
        loser = position[2]
        return Ending(1 - loser, ULTIMO, _SHUT_IN[loser])

    def irreversible(self, position: Position, move: Move) -> bool:
        """Return True: every move removes a stone for good."""
        return True

    def narrate(self, position: Position, move: Move) -> tuple[Event, ...]:
        """Return the stone lifted, or each jump."""
        side, name = position[2], self.board.names
        if len(move.path) == 1:
            rule = SEGUNDA if side else PRIMERA
            lifted = name[move.path[0]]
            says = _("{player} lifts the stone on {point}.", player=WHO[side], point=lifted)
            return (Event(rule, says, side),)
        events: list[Event] = []
        for here, there in pairwise(move.path):
            rule = RECTO if events else SALTO
            says = _(
                "{start} jumps over {taken} to {end}.",
                start=name[here],
                taken=name[(here + there) // 2],
                end=name[there],
            )
            events.append(Event(rule, says, side, 1))
        return tuple(events)

    def explain_refusal(self, position: Position, path: tuple[int, ...]) -> tuple[Rule, str]:
        """Return the rule that forbids a path, and why."""
        empty = self.board.all & ~(position[0] | position[1])
        if empty & (empty - 1):
            return next(self._no_jump(position, path))
        rule, wrong = (SEGUNDA, _NOT_NEXT) if empty else (PRIMERA, _NOT_FIRST)
        here = self.board.names[path[0]]
        if not position[position[2]] >> path[0] & 1:
            return rule, _("no stone of yours stands on {point}", point=here)
        if len(path) > 1:
            return rule, _("a stone is lifted now; no jump is made yet")
        return rule, wrong.with_fields(point=here)

    def _no_jump(self, position: Position, path: tuple[int, ...]) -> Iterator[tuple[Rule, str]]:
        mine, theirs = position[position[2]], position[1 - position[2]]
        name = self.board.names
        if wrong := start_error(self.board, mine, theirs, path):
            yield SALTO, wrong
        for here, there in pairwise(path):
            over = {to: over for over, to in self.board.jumps[here]}.get(there)
            if over is None:
                says = _(
                    "{start} to {end} is no jump over one point", start=name[here], end=name[there]
                )
                yield SALTO, says
            elif not theirs >> over & 1:
                says = _(
                    "no enemy stone stands on {point}, between the two points", point=name[over]
                )
                yield SALTO, says
            if wrong := occupied(self.board, mine | theirs, (path[0], there)):
                yield SALTO, wrong
            if there - here != path[1] - path[0]:
                yield RECTO, _("the jump to {point} turns aside", point=name[there])
        yield SALTO, _("a jump is written so: {move}", move="x".join(name[point] for point in path))

    def build(self, men: Mapping[int, str], side: int, extra: Mapping[str, str]) -> Position:
        """Return a position; raises ``BadNotation`` for one that no play can lead to."""
        position = super().build(men, side, extra)
        astray = [p for p, what in men.items() if not self._start["wb".index(what)] >> p & 1]
        if astray:
            here = self.board.names[astray[0]]
            wrong = _(
                "no stone of {letter} can come to {point}: it jumps by twos",
                letter=men[astray[0]],
                point=here,
            )
            raise BadNotation(wrong)
        empty = self.board.all & ~(position[0] | position[1])
        holes = empty.bit_count()
        if holes < 2 and side != holes:
            wrong = _n(
                "with {count} stone lifted it is the turn of {letter}",
                "with {count} stones lifted it is the turn of {letter}",
                holes,
                letter="wb"[holes],
            )
            raise BadNotation(wrong)
        if holes == 1 and not empty & self._first & self._start[0]:
            here = self.board.names[points(empty)[0]]
            wrong = _("the first stone cannot have been lifted from {point}", point=here)
            raise BadNotation(wrong)
        return position


_STONES = "bwbwbwbwbw/wbwbwbwbwb"  # two rows of konane

ABOUT = About(
    "konane",
    "Konane",
    "s001",
    game_maker(Konane),
    says=_("A full board at first; every move must capture."),
    origin=_("Hawaii, described in 1784"),
    tables=("coste", "resuelta"),
    no_better=("greedy",),
    lesson=lesson(
        ("ultimo", _("A player who cannot jump on his turn loses: there is no draw.")),
        (
            "primera",
            _("First White lifts a stone of his own, at a corner or in the middle of the board."),
        ),
        ("segunda", _("Then Black lifts one of his own next to the hole.")),
        (
            "salto",
            _("From then on you jump along a row or column over an enemy stone, and capture it."),
        ),
        ("recto", _("You may jump on, but only straight on: no stone turns a corner.")),
        SmallBoard(
            f"{_STONES}/{_STONES}/{_STONES}/{_STONES}/{_STONES} w",
            _("White lifts a stone in the middle."),
            "e5x",
            "primera",
        ),
        SmallBoard(
            f"{_STONES}/{_STONES}/bwbwbwbwbw/wbwb1bwbwb/{_STONES}/{_STONES} b",
            _("Black lifts the one above it."),
            "e6x",
            "segunda",
        ),
        SmallBoard(
            "10/10/10/10/10/10/10/10/10/wb1b6 w",
            _("White jumps twice, straight on; Black has lost."),
            "a1xc1xe1",
            "recto",
        ),
    ),
)
