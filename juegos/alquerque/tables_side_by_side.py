"""Tables that set the games of the family side by side; loaded when one of them is asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from juegos import catalogue
from juegos.alquerque.descent import Kin, tree
from juegos.alquerque.tables_of_the_family import family
from juegos.core.game import choose
from juegos.core.message import _, _n, listed
from juegos.core.source import Locus, Standing
from juegos.core.table import Cell, Table, fixed

Readings = Mapping[str, str]


def cuadro_comparacion(slug: str, readings: Readings) -> Table:
    """Return a row for each game by its default readings: its board, its men, the first moves."""
    rows: list[list[Cell]] = []
    for entry in family():
        core = _core(entry.slug)
        start = core.start()
        lines = sum(map(len, core.board.neighbours.values())) // 2
        board, men = core.manner.board, _each(core.counts(start))
        rows.append([entry.slug, board, len(core.board.points), lines, men, len(core.moves(start))])
    return _side_by_side(
        slug,
        readings,
        "comparacion",
        _("The boards of the nineteen games, each by its default readings"),
        (_("game"), _("board"), _("points"), _("lines"), _("men"), _("first moves")),
        rows,
        _(
            "points; lines from a point to the next; men of each side; moves there are to begin "
            "with"
        ),
    )


def cuadro_maneras(slug: str, readings: Readings) -> Table:
    """Return a row for each game by its default readings: how one moves, takes, ends."""
    rows: list[list[Cell]] = []
    for entry in family():
        core = _core(entry.slug)
        manner = core.manner
        must = manner.must or _must(core.kind.capture)
        rows.append(
            [entry.slug, manner.step, manner.take, must, manner.crowned, _idle(core)],
        )
    return _side_by_side(
        slug,
        readings,
        "maneras",
        _("The manners of the nineteen games, each by its default readings"),
        (_("game"), _("men step"), _("men capture"), _("must they?"), _("crowned"), _("drawn")),
        rows,
        _("words; turns that change nothing, of both players together"),
    )


def _side_by_side(  # noqa: PLR0913, PLR0917  as many things as a table has
    slug: str,
    readings: Readings,
    name: str,
    title: str,
    columns: tuple[str, ...],
    rows: list[list[Cell]],
    unit: str,
) -> Table:
    choose(slug, (), readings)
    made_by = f"juegos.alquerque.tables_side_by_side.cuadro_{name}"
    return Table(f"{slug}.{name}", title, columns, fixed(rows), unit, (), (), made_by)


def _core(slug: str) -> Any:
    game: Any = catalogue.game(slug)
    return game.core


def _each(counts: tuple[int, int]) -> str:
    white, black = counts
    return str(white) if white == black else _("{white} and {black}", white=white, black=black)


def _must(capture: Any) -> str:
    if not capture.must:
        return _("no")
    return _("yes, the most") if capture.best else _("yes")


def _idle(core: Any) -> str:
    """Return when a game that goes nowhere ends, and which numbers are this edition's."""
    final = core.final
    if final.rule.id.endswith(".ultimo"):  # every move is for good
        return _("never")
    again, turns = _("3rd time"), _n("{count} turn", "{count} turns", final.plies)
    if final.repeated.standing is Standing.SUPPLIED:
        again = _("3rd time (ours)")
    if final.rule.standing is Standing.SUPPLIED:
        turns = _n("{count} turn (ours)", "{count} turns (ours)", final.plies)
    return listed([again, turns], "; ")


def kindred() -> list[Kin]:
    """Return the games of the family as a tree, each after the one that it is set under."""
    return tree(_core(entry.slug).kin for entry in family())


def cuadro_arbol(slug: str, readings: Readings) -> Table:
    """Return of each game whose kin it is and on what ground, and when it is first heard of."""
    choose(slug, (), readings)
    return Table(
        f"{slug}.arbol",
        _("Kinship of the games, and the first account of each that this edition knows"),
        (_("game"), _("kin of"), _("on what ground"), _("year"), _("first account")),
        fixed([[k.name, k.of or "–", k.how or "–", k.year, k.told] for k in kindred()]),
        _("years A.D."),
        tuple(dict.fromkeys(Locus.parse(kin.work) for kin in kindred() if kin.work)),
        (),
        "juegos.alquerque.tables_side_by_side.cuadro_arbol",
    )


def cuadro_grados(slug: str, readings: Readings) -> Table:
    """Return the points of the board of alquerque by how many lines meet there.

    Beside it stand the ways in which a man there can be leapt over, if all else is empty.
    """
    game: Any = catalogue.game(slug, readings)
    board = game.core.board
    leaps = Counter(over for jumps in board.jumps.values() for over, _ in jumps)
    kinds: dict[tuple[int, int], list[str]] = {}
    for point in board.points:
        kind = len(board.neighbours[point]), leaps[point]
        kinds.setdefault(kind, []).append(board.names[point])
    rows: list[list[Cell]] = [
        [degree, over, len(names), ", ".join(names)]
        for (degree, over), names in sorted(kinds.items())
    ]
    return Table(
        f"{slug}.grados",
        _("The twenty-five points by the lines that meet on each"),
        (_("next to it"), _("jumps over it"), _("points"), _("which")),
        fixed(rows),
        _("points next to each; ways to jump over a man there, from either side"),
        tuple(map(Locus.parse, catalogue.entry(slug).loci)),
        tuple(game.readings.items()),
        "juegos.alquerque.tables_side_by_side.cuadro_grados",
    )


def cuadro_apertura(slug: str, readings: Readings) -> Table:
    """Return for each first move of alquerque how many answers there are, and which take."""
    game: Any = catalogue.game(slug, readings)
    core = game.core
    rows: list[list[Cell]] = []
    for first in sorted(core.moves(core.start())):
        answers = core.moves(core.after(core.start(), first))
        taking = [game.write_move(move) for move in sorted(answers) if move.taken]
        rows.append([game.write_move(first), len(answers), ", ".join(taking)])
    return Table(
        f"{slug}.apertura",
        _("The first moves of alquerque and the answers to each"),
        (_("first move"), _("answers"), _("of these capture")),
        fixed(rows),
        _("moves"),
        tuple(map(Locus.parse, catalogue.entry(slug).loci)),
        tuple(game.readings.items()),
        "juegos.alquerque.tables_side_by_side.cuadro_apertura",
    )
