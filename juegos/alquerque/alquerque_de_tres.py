"""Alquerque de tres, fols. 92v-93r: three men in a row win.

The text says that the men are placed in turn, but not whether they move once all are placed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from juegos.alquerque import shared_rules
from juegos.alquerque.ancestry import ALONG, NAME, Kin, Manner, folio
from juegos.alquerque.piece_sets import (
    Position,
    UniformMen,
    after_move,
    occupied,
    point_names,
    start_error,
)
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.rows_of_three import full_rows, rows
from juegos.alquerque.state import WHO, by_loser
from juegos.core.about import About
from juegos.core.errors import BadNotation
from juegos.core.game import Event, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _, _n
from juegos.core.source import Crux, Rule, crux, implied, stated, supplied
from juegos.engine.line_game import Ending, Move
from juegos.material.boards import grid, points

SLUG = "alquerque-de-tres"
TABLERO = supplied(
    f"{SLUG}.tablero",
    "ldj:93r",
    "",
    "The board has nine points on three rows and three columns, with both diagonals.",
    kind="board",
)
TREBEJOS = stated(
    f"{SLUG}.trebejos", "ldj:93r.a.6-11", "", "Each player has three men.", kind="men"
)
PONER = stated(
    f"{SLUG}.poner",
    "ldj:93r.a.15-20",
    "",
    "The players take turns to place a man on an empty point.",
    kind="move",
)
AZ = stated(
    f"{SLUG}.az",
    "ldj:93r.a.13-15",
    "",
    "The first player to put three of his men in a row has won.",
    kind="end",
)
MANNA = stated(
    f"{SLUG}.manna",
    "ldj:93r.b.8-10",
    "",
    "If the first player does not play by the plan, the other can tie or win.",
    kind="end",
)
MOVER = supplied(
    f"{SLUG}.mover",
    "ldj:93r.a.13-15",
    "",
    "When all men are placed, the players move in turn: along a line to the next point, or "
    "under movimiento=cualquiera to any empty point. If they do not move and nobody has a "
    "row, the game is drawn.",
    kind="move",
)
BLOQUEO = implied(
    f"{SLUG}.bloqueo",
    "ldj:92v.b.1-3",
    "",
    "A player who cannot move loses, as in the alquerque of nine.",
    kind="end",
)
VEDADO = supplied(
    f"{SLUG}.vedado",
    "ldj:93r.a.15-18",
    "",
    "Reading centro=vedado: the very first man is not put on the centre.",
    kind="ban",
)
TABLAS = shared_rules.draws(SLUG, "ldj:93r.b.8-10")
RECUENTO = shared_rules.count(SLUG, "ldj:93r.b.8-10")

MOVIMIENTO = crux(
    f"{SLUG}.movimiento",
    "ldj:93r.a.13-15",
    "Do the men move when all are placed?",
    ("lineas", "yes, along a line to the next point", "juegos"),
    ("ninguno", "no: the men are placed, and the text says no more", "ludii"),
    ("cualquiera", "yes, to any empty point", "juegos"),
)
PIEZAS = crux(
    f"{SLUG}.piezas",
    "ldj:93r.a.6-11",
    "How many men does each player have?",
    ("tres", "three, hence the name", "ldj"),
    ("cuatro", "four, as in achi, which is played in Africa", "s001"),
)
CENTRO = crux(
    f"{SLUG}.centro",
    "ldj:93r.a.15-18",
    "May the first man be put on the centre, where the text says that it should be?",
    ("libre", "yes", "ldj"),
    ("vedado", "no: so that the first player has less of a start", "juegos"),
)


# Computed beforehand, because a search asks for it at every turn.
_ROW = _("{player} has three in a row, {row}: {player} wins.")
_NOBODY = _("All men are placed and nobody has a row: drawn.")
_SHUT_IN = by_loser(_("{loser} cannot move: {winner} wins."))


class AlquerqueDeTres(UniformMen):
    """Alquerque de tres in all its forms."""

    slug = SLUG
    kin = Kin(slug, "", NAME, 1283, folio("93r"), "ldj:93r")
    manner = Manner(_("square, two diagonals"), ALONG, _("not at all"), must="–")
    look = "madera"
    rules: tuple[Rule, ...] = (
        *(TABLERO, TREBEJOS, PONER, AZ, MANNA, MOVER, BLOQUEO, VEDADO, TABLAS, RECUENTO),
    )
    cruces: tuple[Crux, ...] = (
        MOVIMIENTO,
        PIEZAS,
        CENTRO,
        shared_rules.crux_final(SLUG, "ldj:93r.b.8-10"),
    )

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], TABLAS, RECUENTO)
        self.board = grid(3, 3, diagonals=True)
        self.lines = rows(self.board)
        each = 3 if self.readings["piezas"] == "tres" else 4
        self.most = each, each
        self._barred = self.board.point((1, 1)) if self.readings["centro"] == "vedado" else -1
        self._placing = {point: Move((point,)) for point in self.board.points}
        self._won = {
            (seat, line): _ROW.with_fields(player=WHO[seat], row=point_names(self.board, line))
            for seat in (0, 1)
            for line in self.lines
        }

    def start(self) -> Position:
        """Return the empty board."""
        return 0, 0, 0

    def moves(self, position: Position) -> Sequence[Move]:
        """Return the points for a new man, or, once all are placed, the moves of men."""
        white, black, side = position
        mine, men = position[side], white | black
        if full_rows(self.lines, position[1 - side]):
            return ()
        empty = points(self.board.all & ~men)
        if men.bit_count() < sum(self.most):
            return [self._placing[p] for p in empty if men or p != self._barred]
        match self.readings["movimiento"]:
            case "ninguno":
                return ()
            case "lineas":
                near = self.board.neighbours
                return [Move((p, q)) for p in points(mine) for q in near[p] if not men >> q & 1]
        return [Move((p, q)) for p in points(mine) for q in empty]

    def after(self, position: Position, move: Move) -> Position:
        """Return the position after a move."""
        white, black, side = position
        mine = position[side] | 1 << move.path[0] if len(move.path) == 1 else None
        mine = after_move(position[side], move) if mine is None else mine
        return (white, mine, 0) if side else (mine, black, 1)

    def ending(self, position: Position) -> Ending:
        """Return who has a row, or that nobody has one or that a side is shut in."""
        side = position[2]
        if line := full_rows(self.lines, position[1 - side]):
            return Ending(1 - side, AZ, self._won[1 - side, line[0]])
        if self.readings["movimiento"] == "ninguno":
            return Ending(None, MANNA, _NOBODY)
        return Ending(1 - side, BLOQUEO, _SHUT_IN[side])

    def counts(self, position: Position) -> tuple[int, int]:
        """Return the number of men of each seat, those in hand included: none is ever taken."""
        return self.most

    def irreversible(self, position: Position, move: Move) -> bool:
        """Return whether a man is put on the board."""
        return len(move.path) == 1

    def value(self, position: Position) -> int:
        """Return the surplus of rows still open to the seat to move, in hundredths."""
        mine, theirs = position[position[2]], position[1 - position[2]]
        rows_open = [(not line & theirs, not line & mine) for line in self.lines]
        return 10 * sum(ours - others for ours, others in rows_open)

    def narrate(self, position: Position, move: Move) -> tuple[Event, ...]:
        """Return the point where a man is put, or the start and end of its move."""
        side, name = position[2], self.board.names
        if len(move.path) == 1:
            says = _("{player} puts a man on {point}.", player=WHO[side], point=name[move.path[0]])
            return (Event(PONER, says, side),)
        here, there = move.path
        return (Event(MOVER, _("{start} to {end}.", start=name[here], end=name[there]), side),)

    def explain_refusal(self, position: Position, path: tuple[int, ...]) -> tuple[Rule, str]:
        """Return the rule that forbids a path, and why."""
        return next(self._objections(position, path))

    def _objections(self, position: Position, path: tuple[int, ...]) -> Iterator[tuple[Rule, str]]:
        white, black, side = position
        name = self.board.names
        if (white | black).bit_count() < sum(self.most):
            if len(path) > 1:
                yield PONER, _("men are still being placed: name one empty point")
            if (white | black) >> path[0] & 1:
                yield PONER, _("{point} is occupied", point=name[path[0]])
            yield VEDADO, _("the first man is not put on {point}, the centre", point=name[path[0]])
        if wrong := start_error(self.board, position[side], position[1 - side], path):
            yield MOVER, wrong
        if wrong := occupied(self.board, white | black, path):
            yield MOVER, wrong
        if len(path) > 2:
            yield MOVER, _("a man goes to one point, not on from there")
        says = _(
            "no line leads from {start} to {end} next to it",
            start=name[path[0]],
            end=name[path[1]],
        )
        yield MOVER, says

    def build(self, men: Mapping[int, str], side: int, extra: Mapping[str, str]) -> Position:
        """Return a position; raises ``BadNotation`` for one that no play can lead to."""
        white, black, side = super().build(men, side, extra)
        ours, others = white.bit_count(), black.bit_count()
        if ours - others not in {0, 1} or (
            ours + others < sum(self.most) and side != ours - others
        ):
            raise BadNotation(
                _(
                    "{white} and {black} black with {letter} to move: White puts the first man, "
                    "and they put them in turn",
                    white=_n("{count} white man", "{count} white men", ours),
                    black=others,
                    letter="wb"[side],
                )
            )
        if line := full_rows(self.lines, (white, black)[side]):
            row = point_names(self.board, line[0])
            wrong = _(
                "{letter} has a row already, {row}, and cannot be to move",
                letter="wb"[side],
                row=row,
            )
            raise BadNotation(wrong)
        if men.get(self._barred) and len(men) == 1:
            here = self.board.names[self._barred]
            raise BadNotation(_("the first man cannot stand on {point}, the centre", point=here))
        return white, black, side


ABOUT = About(
    "alquerque-de-tres",
    "Alquerque de tres",
    "ldj:93r ldj:92v",
    game_maker(AlquerqueDeTres),
    says=_("Three men each: the first to line them up wins."),
    origin=_("Seville, 1283"),
    tables=("coste",),
    no_better=("greedy",),
    lesson=lesson(
        ("az", _("Be the first to have three of your men in a row.")),
        ("tablero", _("Rows run along the three lines each way and along both diagonals.")),
        ("poner", _("The players take turns to put one of their three men on an empty point.")),
        ("mover", _("As played here the men then move, along a line to the next empty point.")),
        ("bloqueo", _("A player who cannot move loses: do not let your men be shut in.")),
        SmallBoard(
            "3/3/3 w", _("White begins in the middle, where most lines meet."), "b2", "poner"
        ),
        SmallBoard("ww1/bb1/3 w", _("White makes a row before Black does, and wins."), "c3", "az"),
        SmallBoard("b1b/b1w/ww1 w", _("All are placed: White wins by a move."), "c2-c1", "az"),
    ),
)
