"""Fanorona of Madagascar: stones are taken by approach or by withdrawal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from juegos.alquerque import shared_rules
from juegos.alquerque.ancestry import ANY, BOARD, Kin, Manner
from juegos.alquerque.jumps import add
from juegos.alquerque.piece_sets import (
    Position,
    UniformMen,
    after_move,
    occupied,
    point_names,
    start_error,
    unshift,
)
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.state import WHO, by_loser
from juegos.core.about import About
from juegos.core.game import Event, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, stated, supplied
from juegos.engine.line_game import Ending, Move
from juegos.material.boards import grid, mask, points

TABLERO = stated(
    "fanorona.tablero",
    "schadd2008",
    "",
    "Nine columns and five rows with the diagonals of the alquerque; the small boards are five "
    "by five (dimy) and three by three (telo).",
    kind="board",
)
COLOCACION = stated(
    "fanorona.colocacion",
    "schadd2008",
    "",
    "Each player fills the rows on his side; on the middle row stones alternate and the "
    "centre is empty. White begins.",
    kind="men",
)
PAIKA = stated(
    "fanorona.paika",
    "schadd2008",
    "",
    "A stone steps along a line to the next point, if that is empty and nothing can be captured.",
    kind="move",
)
OBLIGATORIA = stated(
    "fanorona.obligatoria",
    "schadd2008",
    "",
    "A player who can capture something must do so.",
    kind="capture",
)
ACERCAR = stated(
    "fanorona.acercar",
    "schadd2008",
    "",
    "A step that comes up to an enemy stone, straight along its line, captures it.",
    kind="capture",
)
ALEJAR = stated(
    "fanorona.alejar",
    "schadd2008",
    "",
    "A step straight away from an enemy stone on its line captures it.",
    kind="capture",
)
FILA = stated(
    "fanorona.fila",
    "schadd2008",
    "",
    "With the first stone the whole unbroken run behind it on that line is captured.",
    kind="capture",
)
ELEGIR = stated(
    "fanorona.elegir",
    "schadd2008",
    "",
    "A step that could capture both ways captures one way: the player says which.",
    kind="capture",
)
CADENA = stated(
    "fanorona.cadena",
    "schadd2008",
    "",
    "The stone that has captured may go on as long as each step captures something.",
    kind="capture",
)
SENDA = stated(
    "fanorona.senda",
    "schadd2008",
    "",
    "It may not visit a point twice in one turn, its starting point included.",
    kind="ban",
)
RUMBO = stated(
    "fanorona.rumbo",
    "schadd2008",
    "",
    "It may not make two successive steps in the same direction.",
    kind="ban",
)
TODOS = stated(
    "fanorona.todos",
    "schadd2008",
    "",
    "A player who captures all the other player’s stones has won.",
    kind="end",
)
BLOQUEO = supplied(
    "fanorona.bloqueo",
    "schadd2008",
    "",
    "A player who has stones but cannot move loses; some of the sources say so, some call "
    "it drawn, most say nothing.",
    kind="end",
)

EL_TABLERO = crux(
    "fanorona.tablero",
    "schadd2008",
    "On which of the three boards?",
    ("tsivy", "nine by five, 22 stones each", "schadd2008"),
    ("dimy", "five by five, 12 stones each", "schadd2008"),
    ("telo", "three by three, 4 stones each", "schadd2008"),
)
CONTINUAR = crux(
    "fanorona.continuar",
    "schadd2008",
    "Must a stone that can capture more go on?",
    ("libre", "no: it may stop after any step", "schadd2008"),
    ("obligatoria", "yes: it captures until it can capture no more", "juegos"),
)
TABLAS = shared_rules.draws("fanorona", "schadd2008")
RECUENTO = shared_rules.count("fanorona", "schadd2008")

RULES: tuple[Rule, ...] = (
    *(TABLERO, COLOCACION, PAIKA, OBLIGATORIA, ACERCAR, ALEJAR, FILA, ELEGIR, CADENA),
    *(SENDA, RUMBO, TODOS, BLOQUEO, TABLAS, RECUENTO),
)
CRUCES: tuple[Crux, ...] = (
    EL_TABLERO,
    CONTINUAR,
    shared_rules.crux_final("fanorona", "schadd2008"),
)


SIZES = {"tsivy": (9, 5), "dimy": (5, 5), "telo": (3, 3)}


Path = tuple[int, ...]


class Turning(NamedTuple):
    """A step from a point, with the points beyond it on its line, and those behind its start."""

    to: int
    shift: int
    beyond: Path
    behind: Path
    quiet: Move


_SHUT_IN = by_loser(_("{loser} cannot move: {winner} wins."))
_BARE = by_loser(_("{loser} has no stone left: {winner} wins."))
_UP_TO = _("{start} to {end}, up to {taken}.")
_AWAY_FROM = _("{start} to {end}, away from {taken}.")


class Fanorona(UniformMen):
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
    rules = RULES
    cruces = CRUCES

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], TABLAS, RECUENTO)
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
        """Return the captures, or the paikas if there are none."""
        mine, theirs = position[position[2]], position[1 - position[2]]
        empty = self.board.all & ~(mine | theirs)
        if not theirs:
            return ()
        moves: list[Move] = []
        for start in points(self._takers(mine, theirs, empty)):
            self._chain(empty, theirs, Move((start,)), moves)
        if moves:
            return moves
        for start in points(mine):
            moves += [turn.quiet for turn in self._turnings[start] if empty >> turn.to & 1]
        return moves

    def _takers(self, mine: int, theirs: int, empty: int) -> int:
        """Return the stones that can take something by their first step."""
        result = 0
        for _step, shift, starts, jumps in self.board.ways:
            steps = mine & starts & unshift(empty, shift)
            result |= steps & jumps & unshift(theirs, 2 * shift)
            result |= steps & unshift(theirs & jumps, -shift)
        return result

    def _chain(self, open_: int, theirs: int, so_far: Move, moves: list[Move]) -> bool:
        """Add every capture that continues from here; return whether there is one.

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
                    if not self._chain(left, theirs & ~run, move, moves) or self._free:
                        add(moves, move)
        return more

    def after(self, position: Position, move: Move) -> Position:
        """Return the position after a move."""
        white, black, side = position
        if side:
            return white & ~move.taken, after_move(black, move), 0
        return after_move(white, move), black & ~move.taken, 1

    def ending(self, position: Position) -> Ending:
        """Return who has won where the seat to move has no move."""
        loser = position[2]
        if not position[loser]:
            return Ending(1 - loser, TODOS, _BARE[loser])
        return Ending(1 - loser, BLOQUEO, _SHUT_IN[loser])

    def irreversible(self, position: Position, move: Move) -> bool:
        """Return whether stones are taken."""
        return move.taken != 0

    def narrate(self, position: Position, move: Move) -> tuple[Event, ...]:
        """Return each step with the stones it takes."""
        side = position[2]
        name = self.board.names
        if not move.taken:
            start, end = (name[point] for point in move.path)
            return (Event(PAIKA, _("{start} to {end}.", start=start, end=end), side),)
        bound = _("{player} must capture.", player=WHO[side])
        events = [Event(OBLIGATORIA, bound, side)]
        theirs = position[1 - side]
        for i, sign in enumerate(move.mark):
            here, there = move.path[i : i + 2]
            turn = next(t for t in self._turnings[here] if t.to == there)
            run = _run(turn.beyond if sign == "+" else turn.behind, theirs)
            theirs &= ~run
            rule, goes = (ACERCAR, _UP_TO) if sign == "+" else (ALEJAR, _AWAY_FROM)
            if i:
                on = _("The stone goes on from {point}.", point=name[here])
                events.append(Event(CADENA, on, side))
            taken = point_names(self.board, run)
            if run.bit_count() > 1:
                events.append(Event(FILA, _("The run {taken} is captured.", taken=taken), side))
            says = goes.with_fields(start=name[here], end=name[there], taken=taken)
            events.append(Event(rule, says, side, run.bit_count()))
        return tuple(events)

    def explain_refusal(self, position: Position, path: tuple[int, ...]) -> tuple[Rule, str]:
        """Return the rule that forbids a path, and why."""
        return next(self._objections(position, path))

    def _objections(self, position: Position, path: Path) -> Iterator[tuple[Rule, str]]:
        mine, theirs = position[position[2]], position[1 - position[2]]
        name, legal = self.board.names, self.moves(position)
        near = [point for point in path[1:2] if point in self.board.neighbours[path[0]]]
        full = occupied(self.board, mine | theirs, (path[0], *near))
        if wrong := start_error(self.board, mine, theirs, path) or full:
            yield PAIKA, wrong
        begun = [move for move in legal if move.path[: len(path)] == path]
        if any(move.path == path for move in begun):
            says = _("it captures: write + (coming up) or - (going away) after each point")
            yield ELEGIR, says
        if begun:
            says = _("the stone can capture more from {point} and must go on", point=name[path[-1]])
            yield CADENA, says
        for i, (here, there) in enumerate(pairwise(path)):
            if there not in self.board.neighbours[here]:
                says = _(
                    "no line leads from {start} to {end} next to it",
                    start=name[here],
                    end=name[there],
                )
                yield PAIKA, says
            if there in path[: i + 1]:
                says = _("the stone has been on {point} in this turn", point=name[there])
                yield SENDA, says
            if i and there - here == here - path[i - 1]:
                says = _("the step to {point} goes on in the same direction", point=name[there])
                yield RUMBO, says
            if all(move.path[: i + 2] != path[: i + 2] for move in legal):
                if not i:
                    like = self._like(legal[0])
                    yield OBLIGATORIA, _("a capture is compulsory, such as {move}", move=like)
                yield CADENA, _("the step to {point} captures nothing", point=name[there])

    def _like(self, move: Move) -> str:
        here, there = move.path[:2]
        return f"{self.board.names[here]}x{self.board.names[there]}{move.mark[0]}"


def _run(line: Sequence[int], theirs: int) -> int:
    """Return the unbroken run of enemy stones at the beginning of a line."""
    result = 0
    for bit in line:
        if not theirs & bit:
            break
        result |= bit
    return result


ABOUT = About(
    "fanorona",
    "Fanorona",
    "schadd2008",
    game_maker(Fanorona),
    says=_("Men are captured by coming up to them or by going away."),
    origin=_("Madagascar, described in 1886"),
    tables=("coste", "resuelta"),
    no_better=("weak",),
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
