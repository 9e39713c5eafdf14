"""Fanorona of Madagascar: stones are taken by coming up to them or by going away from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from juegos.alquerque import fanorona_rules as law
from juegos.alquerque import shared_rules
from juegos.alquerque.bands import LikeMen, Position, astray, moved, names, occupied, unshift
from juegos.alquerque.descent import ANY, BOARD, Kin, Manner
from juegos.alquerque.jumps import add
from juegos.alquerque.points_game import played
from juegos.alquerque.state import WHO, by_loser
from juegos.core.about import About
from juegos.core.game import Event, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Rule
from juegos.engine.line_game import Ending, Move
from juegos.material.boards import grid, mask, points

SIZES = {"tsivy": (9, 5), "dimy": (5, 5), "telo": (3, 3)}


Path = tuple[int, ...]


class Turning(NamedTuple):
    """One step from a point: what lies beyond it on its line, and what lies behind its start."""

    to: int
    shift: int
    beyond: Path
    behind: Path
    quiet: Move


_SHUT_IN = by_loser(_("{loser} cannot move: {winner} wins."))
_BARE = by_loser(_("{loser} has no stone left: {winner} wins."))
_UP_TO = _("{start} to {end}, up to {taken}.")
_AWAY_FROM = _("{start} to {end}, away from {taken}.")


class Fanorona(LikeMen):
    """Fanorona on its three boards."""

    slug = "fanorona"
    kin = Kin(slug, "alquerque", BOARD, 1886, "Montgomery", "montgomery1886")
    manner = Manner(
        _("9 by 5, every other diagonal"),
        ANY,
        _("by approach or withdrawal, a run"),
        must=_("yes, one"),
    )
    look = "piedra"
    horizon = 0  # captures are the common moves: a search does not follow them to their end
    rules = law.RULES
    cruces = law.CRUCES

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], law.TABLAS, law.RECUENTO)
        self.board = grid(*SIZES[self.readings["tablero"]], diagonals=True)
        self._free = self.readings["continuar"] == "libre"
        self._start = self._set_up()
        self.most = self._start[0].bit_count(), self._start[1].bit_count()
        self._turnings = {point: self._from(point) for point in self.board.points}

    def _set_up(self) -> Position:
        width, height = SIZES[self.readings["tablero"]]
        middle, centre = height // 2, width // 2
        places = dict.fromkeys(self.board.points, 0)
        for point, (x, y) in self.board.xy.items():
            alternate = (x < centre) == ((x - centre) % 2 == 1)  # b w b w . b w b w
            places[point] = int(y > middle or (y == middle and not alternate))
        del places[self.board.point((centre, middle))]
        white, black = (mask(p for p, of in places.items() if of == seat) for seat in (0, 1))
        return white, black, 0

    def _from(self, here: int) -> tuple[Turning, ...]:
        rays = {ray[0] - here: ray for ray in self.board.rays[here]}
        bits = {shift: tuple(1 << p for p in ray) for shift, ray in rays.items()}
        return tuple(
            Turning(ray[0], shift, bits[shift][1:], bits.get(-shift, ()), Move((here, ray[0])))
            for shift, ray in sorted(rays.items())
        )

    def start(self) -> Position:
        """Return the set-up: White has the side below."""
        return self._start

    def moves(self, position: Position) -> Sequence[Move]:
        """Return the captures, or where there is none the paikas."""
        mine, theirs = position[position[2]], position[1 - position[2]]
        empty = self.board.all & ~(mine | theirs)
        if not theirs:
            return ()
        found: list[Move] = []
        for start in points(self._takers(mine, theirs, empty)):
            self._chain(empty, theirs, Move((start,)), found)
        if found:
            return found
        for start in points(mine):
            found += [turn.quiet for turn in self._turnings[start] if empty >> turn.to & 1]
        return found

    def _takers(self, mine: int, theirs: int, empty: int) -> int:
        """Return the stones that can take something by their first step."""
        found = 0
        for _step, shift, starts, jumps in self.board.ways:
            steps = mine & starts & unshift(empty, shift)
            found |= steps & jumps & unshift(theirs, 2 * shift)
            found |= steps & unshift(theirs & jumps, -shift)
        return found

    def _chain(self, open_: int, theirs: int, so_far: Move, found: list[Move]) -> bool:
        """Add every capture that goes on from here; return whether there is one.

        ``open_`` are the points that the stone may still go to.
        """
        more = False
        last = so_far.path[-1] - so_far.path[-2] if so_far.taken else 0
        for turn in self._turnings[so_far.path[-1]]:
            if turn.shift == last or not open_ >> turn.to & 1:
                continue
            for line, sign in ((turn.beyond, "+"), (turn.behind, "-")):
                if run := _run(line, theirs):
                    more = True
                    move = Move((*so_far.path, turn.to), so_far.taken | run, so_far.mark + sign)
                    left = (open_ | run) & ~(1 << turn.to)
                    if not self._chain(left, theirs & ~run, move, found) or self._free:
                        add(found, move)
        return more

    def after(self, position: Position, move: Move) -> Position:
        """Return the position after a move."""
        white, black, side = position
        if side:
            return white & ~move.taken, moved(black, move), 0
        return moved(white, move), black & ~move.taken, 1

    def ending(self, position: Position) -> Ending:
        """Return who has won where the seat to move has no move."""
        loser = position[2]
        if not position[loser]:
            return Ending(1 - loser, law.TODOS, _BARE[loser])
        return Ending(1 - loser, law.BLOQUEO, _SHUT_IN[loser])

    def lasting(self, position: Position, move: Move) -> bool:
        """Return whether stones are taken."""
        return move.taken != 0

    def tells(self, position: Position, move: Move) -> tuple[Event, ...]:
        """Return each step with what it takes."""
        side = position[2]
        name = self.board.names
        if not move.taken:
            start, end = (name[point] for point in move.path)
            return (Event(law.PAIKA, _("{start} to {end}.", start=start, end=end), side),)
        bound = _("{player} must capture.", player=WHO[side])
        told = [Event(law.OBLIGATORIA, bound, side)]
        theirs = position[1 - side]
        for i, sign in enumerate(move.mark):
            here, there = move.path[i : i + 2]
            turn = next(t for t in self._turnings[here] if t.to == there)
            run = _run(turn.beyond if sign == "+" else turn.behind, theirs)
            theirs &= ~run
            rule, goes = (law.ACERCAR, _UP_TO) if sign == "+" else (law.ALEJAR, _AWAY_FROM)
            if i:
                on = _("The stone goes on from {point}.", point=name[here])
                told.append(Event(law.CADENA, on, side))
            taken = names(self.board, run)
            if run.bit_count() > 1:
                told.append(Event(law.FILA, _("The run {taken} is captured.", taken=taken), side))
            says = goes.filled(start=name[here], end=name[there], taken=taken)
            told.append(Event(rule, says, side, run.bit_count()))
        return tuple(told)

    def refuses(self, position: Position, path: tuple[int, ...]) -> tuple[Rule, str]:
        """Return the rule that forbids a path, and why."""
        return next(self._objections(position, path))

    def _objections(self, position: Position, path: Path) -> Iterator[tuple[Rule, str]]:
        mine, theirs = position[position[2]], position[1 - position[2]]
        name, legal = self.board.names, self.moves(position)
        near = [point for point in path[1:2] if point in self.board.neighbours[path[0]]]
        full = occupied(self.board, mine | theirs, (path[0], *near))
        if wrong := astray(self.board, mine, theirs, path) or full:
            yield law.PAIKA, wrong
        begun = [move for move in legal if move.path[: len(path)] == path]
        if any(move.path == path for move in begun):
            says = _("it captures: write + (coming up) or - (going away) after each point")
            yield law.ELEGIR, says
        if begun:
            says = _("the stone can capture more from {point} and must go on", point=name[path[-1]])
            yield law.CADENA, says
        for i, (here, there) in enumerate(pairwise(path)):
            if there not in self.board.neighbours[here]:
                says = _(
                    "no line leads from {start} to {end} next to it",
                    start=name[here],
                    end=name[there],
                )
                yield law.PAIKA, says
            if there in path[: i + 1]:
                says = _("the stone has been on {point} in this turn", point=name[there])
                yield law.SENDA, says
            if i and there - here == here - path[i - 1]:
                says = _("the step to {point} goes on in the same direction", point=name[there])
                yield law.RUMBO, says
            if all(move.path[: i + 2] != path[: i + 2] for move in legal):
                if not i:
                    like = self._like(legal[0])
                    yield law.OBLIGATORIA, _("a capture is compulsory, such as {move}", move=like)
                yield law.CADENA, _("the step to {point} captures nothing", point=name[there])

    def _like(self, move: Move) -> str:
        here, there = move.path[:2]
        return f"{self.board.names[here]}x{self.board.names[there]}{move.mark[0]}"


def _run(line: Sequence[int], theirs: int) -> int:
    """Return the unbroken run of enemy stones at the beginning of a line."""
    found = 0
    for bit in line:
        if not theirs & bit:
            break
        found |= bit
    return found


ABOUT = About(
    "fanorona",
    "Fanorona",
    "schadd2008",
    played(Fanorona),
    says=_("Men are captured by coming up to them or by going away."),
    whence=_("Madagascar, described in 1886"),
    tables=("coste",),
    lesson=lesson(
        ("todos", _("You win when you have captured all the other player’s stones.")),
        ("acercar", _("You capture by moving up to an enemy stone, straight along the line.")),
        (
            "alejar",
            _("You also capture by moving straight away from an enemy stone next to yours."),
        ),
        ("fila", _("With that stone the whole unbroken run behind it on the line is captured.")),
        (
            "obligatoria",
            _(
                "A player who can capture must; if a step captures both ways, you must say which "
                "one."
            ),
        ),
        SmallBoard(
            "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w",
            _("White moves up to f4, and captures f4 and g5 behind it."),
            "d2xe3+",
            "acercar",
        ),
        SmallBoard(
            "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w",
            _("White moves away from c3, and captures it."),
            "d3xe3-",
            "alejar",
        ),
        SmallBoard(
            "3b5/9/2w1bb3/9/3b3b1 w",
            _("The stone goes on, in another direction, as long as it captures."),
            "c3xd3+xd2+",
            "cadena",
        ),
    ),
)
