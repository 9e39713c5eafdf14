"""Cercar la liebre, fol. 91v: one hare, which takes, against hunters, which shut it in.

The hunters are White, whoever begins; the hare is written ``h``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from juegos.alquerque import shared_rules
from juegos.alquerque.ancestry import ANY, BOARD, Kin, Manner, folio
from juegos.alquerque.jumps import Jumps
from juegos.alquerque.piece_sets import after_move, check_no_extra, occupied, start_error
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.step_moves import Steps, everywhere
from juegos.core.about import About
from juegos.core.errors import BadNotation
from juegos.core.game import Event, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import Message, _, _n
from juegos.core.source import Crux, Rule, crux, implied, stated, supplied
from juegos.engine.line_game import QUIET, Ending, Move
from juegos.material.boards import grid, mask, points

SLUG = "cercar-la-liebre"
TABLERO = stated(
    f"{SLUG}.tablero",
    "ldj:91v.a.3-7",
    "",
    "It is played on the board of the alquerque of twelve.",
    kind="board",
)
COLOCACION = stated(
    f"{SLUG}.colocacion",
    "ldj:91v.a.11-15",
    "",
    "One man, the hare, stands on the centre; twelve men of the other colour, or eleven, "
    "or ten, as the players agree, stand in rows on their side.",
    kind="men",
)
PASO = supplied(
    f"{SLUG}.paso",
    "ldj:91v.a.15-18",
    "",
    "Hare and hunters step along a line, in any direction, to the next point if it is empty.",
    kind="move",
)
ATREGUADO = stated(
    f"{SLUG}.atreguado",
    "ldj:91v.a.18-19",
    "",
    "The hare is under truce: the hunters capture nothing.",
    kind="ban",
)
SALTO = stated(
    f"{SLUG}.salto",
    "ldj:91v.b.1-4",
    "",
    "The hare captures a hunter by jumping over him straight along a line to the empty "
    "point behind.",
    kind="capture",
)
CADENA = stated(
    f"{SLUG}.cadena",
    "ldj:91v.b.1-3",
    "",
    "The hare captures as many of the hunters as it can.",
    kind="capture",
)
VARIOS = implied(
    f"{SLUG}.varios",
    "ldj:91v.b.1-3",
    "",
    "Reading saltos=varios: it may capture as many in one turn as it can jump over one "
    "after another.",
    kind="capture",
)
UNO = supplied(
    f"{SLUG}.uno",
    "ldj:91v.b.1-3",
    "",
    "Reading saltos=uno: there is one jump in a turn.",
    kind="capture",
)
LIBRE = supplied(f"{SLUG}.libre", "ldj:91v.b.1-3", "", "The hare need not capture.", kind="capture")
ENCERRAR = stated(
    f"{SLUG}.encerrar",
    "ldj:91v.a.19-20",
    "",
    "The hunters win when the hare has no point left to go to.",
    kind="end",
)
NUEVE = stated(
    f"{SLUG}.nueve",
    "ldj:91v.b.10-13",
    "",
    "With nine hunters left the hare can never be shut in: it has won.",
    kind="end",
)
TABLAS = shared_rules.draws(SLUG, "ldj:91v")
RECUENTO = shared_rules.count(SLUG, "ldj:91v")

CAZADORES = crux(
    f"{SLUG}.cazadores",
    "ldj:91v.a.12-15",
    "How many hunters are there? The text leaves it to the players.",
    ("doce", "twelve", "ldj"),
    ("once", "eleven", "ldj"),
    ("diez", "ten", "ldj"),
)
SALTOS = crux(
    f"{SLUG}.saltos",
    "ldj:91v.b.1-4",
    "May the hare capture several hunters in one turn?",
    ("uno", "no: one jump a turn", "ludii"),
    ("varios", "yes: as many as it can jump over", "murray1952"),
)
MANO = crux(
    f"{SLUG}.mano",
    "ldj:91v.a.15-18",
    "Who begins?",
    ("cazadores", "the hunters, as it is mostly played now", "ludii"),
    ("liebre", "the hare, as the text says", "ldj"),
)

RULES: tuple[Rule, ...] = (
    *(TABLERO, COLOCACION, PASO, ATREGUADO, SALTO, CADENA, VARIOS, UNO, LIBRE),
    *(ENCERRAR, NUEVE, TABLAS, RECUENTO),
)
CRUCES: tuple[Crux, ...] = (CAZADORES, SALTOS, MANO, shared_rules.crux_final(SLUG, "ldj:91v"))


Position = tuple[int, int, int]  # the hunters, the hare as a set of one, the seat to move

SAFE = 9  # so few hunters never shut the hare in
HUNTERS = {"doce": 12, "once": 11, "diez": 10}

_HARE_GOES = _("The hare goes from {start} to {end}.")
_HUNTER_GOES = _("A hunter goes from {start} to {end}.")
_SHUT_IN = _("The hare is shut in: the hunters win.")


@cache
def _few(hunters: int) -> Message:
    """Return the ending by few hunters, made once for the many positions that have it."""
    return _n(
        "Only {count} hunter is left: the hare wins.",
        "Only {count} hunters are left: the hare wins.",
        hunters,
    )


class CercarLaLiebre:
    """Cercar la liebre on the board of the alquerque of twelve."""

    slug = SLUG
    kin = Kin(slug, "alquerque", BOARD, 1283, folio("91v"), "ldj:91v")
    manner = Manner(
        _("that of alquerque"),
        ANY,
        _("the hare: a jump, any way"),
        must=_("no; the hunters never capture"),
    )
    look = "madera"
    letters = "wh"
    columns = False
    throws = None
    horizon = QUIET
    late = 0
    rules = RULES
    cruces = CRUCES

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], TABLAS, RECUENTO)
        self.board = grid(5, 5, diagonals=True)
        self.steps = Steps(self.board, everywhere)
        single = self.readings["saltos"] == "uno"
        self.jumps = Jumps(self.board, everywhere, free=True, single=single)
        self.hunters = HUNTERS[self.readings["cazadores"]]
        self.safe = SAFE  # less for analyses with fewer hunters

    def start(self) -> Position:
        """Return the set-up; the last two hunters stand at the ends of the middle row."""
        ends = [self.board.point((x, 2)) for x in (0, 4)]
        hunters = self.board.row(0) | self.board.row(1) | mask(ends[: self.hunters - 10])
        side = 0 if self.readings["mano"] == "cazadores" else 1
        return hunters, 1 << self.board.point((2, 2)), side

    def side(self, position: Position) -> int:
        """Return the seat to move: 1 is the hare’s."""
        return position[2]

    def moves(self, position: Position) -> Sequence[Move]:
        """Return the steps, and the leaps of the hare; none once nine hunters are left."""
        hunters, hare, side = position
        if hunters.bit_count() <= self.safe:
            return ()
        empty = self.board.all & ~(hunters | hare)
        if not side:
            return self.steps.moves(hunters, empty)
        ways = self.steps.moves(hare, empty)
        if self._can_take(position):
            ways += self.jumps.chains(hare, hunters, empty)
        return ways

    def _can_take(self, position: Position) -> bool:
        hunters, hare, _ = position
        return bool(self.jumps.movers(hare, hunters, self.board.all & ~(hunters | hare)))

    def after(self, position: Position, move: Move) -> Position:
        """Return the position after a move."""
        hunters, hare, side = position
        if side:
            return hunters & ~move.taken, 1 << move.path[-1], 0
        return after_move(hunters, move), hare, 1

    def ending(self, position: Position) -> Ending:
        """Return whether the hare is safe or shut in; some hunter can always move."""
        if position[0].bit_count() <= self.safe:
            return Ending(1, NUEVE, _few(position[0].bit_count()))
        return Ending(0, ENCERRAR, _SHUT_IN)

    def irreversible(self, position: Position, move: Move) -> bool:
        """Return whether a hunter is taken."""
        return move.taken != 0

    def men(self, position: Position) -> Mapping[int, str]:
        """Return the letter on each point that is not empty."""
        hunters, hare, _ = position
        return {**dict.fromkeys(points(hunters), "w"), hare.bit_length() - 1: "h"}

    def extra(self, position: Position) -> Mapping[str, str]:
        """Return nothing: a position has only men and a side."""
        return {}

    def build(self, men: Mapping[int, str], side: int, extra: Mapping[str, str]) -> Position:
        """Return a position; raises ``BadNotation`` for more men than the game has."""
        check_no_extra(extra)
        hunters = [p for p in self.board.points if men.get(p) == "w"]
        hares = [p for p in self.board.points if men.get(p) == "h"]
        name = self.board.names
        if not hares:
            raise BadNotation(_("there is no hare on the board: one point must have 'h'"))
        if len(hares) > 1:
            here = name[hares[1]]
            raise BadNotation(_("a second hare stands on {point}: there is one", point=here))
        if len(hunters) > self.hunters:
            here = name[hunters[self.hunters]]
            wrong = _(
                "one hunter too many on {point}: there are {number}",
                point=here,
                number=self.hunters,
            )
            raise BadNotation(wrong)
        return mask(hunters), mask(hares), side

    def counts(self, position: Position) -> tuple[int, int]:
        """Return the hunters that are left, and the hare."""
        return position[0].bit_count(), 1

    def value(self, position: Position) -> int:
        """Return the value to the seat to move, by hunters lost and the hare's mobility."""
        hunters, hare, side = position
        empty = self.board.all & ~(hunters | hare)
        free = len(self.steps.moves(hare, empty))
        value = 100 * (hunters.bit_count() - self.safe) - 8 * free
        return -value if side else value

    def narrate(self, position: Position, move: Move) -> tuple[Event, ...]:
        """Return the step or each leap."""
        side, name = position[2], self.board.names
        here, there, *on = (name[p] for p in move.path)
        if not move.taken:
            goes = _HARE_GOES if side else _HUNTER_GOES
            step = Event(PASO, goes.with_fields(start=here, end=there), side)
            could = Event(LIBRE, _("The hare could have captured and did not."), side)
            return (step, could) if side and self._can_take(position) else (step,)
        says = _("The hare jumps from {start} to {end} and captures.", start=here, end=there)
        more = (_("It jumps on to {point}.", point=leap) for leap in on)
        leaps = (Event(VARIOS, leap, side, 1) for leap in more)
        return (Event(SALTO, says, side, 1), *leaps)

    def explain_refusal(self, position: Position, path: tuple[int, ...]) -> tuple[Rule, str]:
        """Return the rule that forbids a path, and why."""
        return next(self._objections(position, path))

    def _objections(self, position: Position, path: tuple[int, ...]) -> Iterator[tuple[Rule, str]]:
        hunters, _hare, side = position
        name = self.board.names
        if wrong := start_error(self.board, position[side], position[1 - side], path):
            yield PASO, wrong
        here, there = path[:2]
        over = {to: over for over, to in self.board.jumps[here]}.get(there)
        if there not in self.board.neighbours[here] and over is None:
            says = _("no line leads from {start} to {end}", start=name[here], end=name[there])
            yield PASO, says
        wrong = occupied(self.board, position[0] | position[1], path[:2])
        if wrong and over is None:
            yield PASO, wrong
        if len(path) > 2 and (not side or there in self.board.neighbours[here]):
            yield PASO, _("after a step the turn is over")
        if not side:
            says = _("a hunter captures nothing, and steps only to the next point")
            yield ATREGUADO, says
        if over is not None and not hunters >> over & 1:
            yield (
                SALTO,
                _("no hunter stands on {point}, between the two points", point=name[over]),
            )
        if wrong := wrong or occupied(self.board, position[0] | position[1], path):
            yield SALTO, wrong
        if self.readings["saltos"] == "uno":
            yield UNO, _("the hare jumps once in a turn")
        yield VARIOS, _("the hare cannot jump on so from {point}", point=name[there])


ABOUT = About(
    "cercar-la-liebre",
    "Cercar la liebre",
    "ldj:91v",
    game_maker(CercarLaLiebre),
    says=_("One hare against hunters who hem it in."),
    origin=_("Seville, 1283"),
    sides=(_("the hunters"), _("the hare")),
    tables=("coste",),
    no_better=("greedy",),
    lesson=lesson(
        ("encerrar", _("The hunters win when the hare has no point left to go to.")),
        (
            "paso",
            _("Hare and hunters step along a line to the next empty point, in any direction."),
        ),
        (
            "salto",
            _("The hare captures a hunter by jumping over him, as played here one in a turn."),
        ),
        (
            "nueve",
            _("With nine hunters left the hare has won; as played here there are twelve at first."),
        ),
        (
            "atreguado",
            _(
                "The hunters capture nothing: they can only close in, and should leave no gap "
                "behind."
            ),
        ),
        SmallBoard(
            "5/5/w1h1w/wwwww/wwwww w",
            _("As played here the hunters begin: one steps beside the hare."),
            "b2-b3",
            "paso",
        ),
        SmallBoard(
            "5/5/1hw2/wwwww/wwwww b",
            _("There was a gap behind the hunter: the hare captures him."),
            "b3xd3",
            "salto",
        ),
        SmallBoard(
            "hww2/ww3/w4/2w2/1wwww w",
            _("The last gap is closed: the hare is shut in."),
            "c2-c3",
            "encerrar",
        ),
    ),
)
