"""Tables of the whole family; this module is loaded when one of them is asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from juegos import catalogue
from juegos.errors import ImpossibleReadings
from juegos.game import choose
from juegos.source import Locus
from juegos.table import Cell, Table, fixed

# The counts go as deep as there are no more sequences than this, but never deeper than that.
MOST, DEEPEST = 100_000, 10


def cuadro_perft(slug: str, readings: Mapping[str, str]) -> Table:
    """Return for every game of points how many sequences of moves there are, by their length.

    A sequence is counted by its whole turns: a capture of many men is one, two captures over
    different points are two, and so are the decisions within a turn, such as a huff or a throw.
    No rule of draws is applied. A game has a row by its default readings and one for every
    change of a single one that its moves depend on.
    """
    choose(slug, (), readings)
    entries = [entry for entry in catalogue.CATALOGUE.values() if entry.family == "alquerque"]
    rows: list[list[Cell]] = []
    for entry in entries:
        for chosen in singles(entry.slug):
            mesa: Any = entry.game(chosen)
            found = counts(mesa.nucleo)
            says = " ".join(f"{crux}={key}" for crux, key in chosen.items()) or "every default"
            rows.append([entry.slug, says, *found, *[""] * (DEEPEST - len(found))])
    return Table(
        "alquerque-familia.perft",
        "Sequences of moves of the games of points, by their length",
        ("game", "readings", *map(str, range(1, DEEPEST + 1))),
        fixed(rows),
        "sequences of whole turns, the routes of captures kept apart; without rules of draws",
        tuple(dict.fromkeys(Locus.parse(entry.loci[0]) for entry in entries)),
        (),
        "juegos.alquerque.cuadros.cuadro_perft",
    )


def singles(slug: str) -> Iterator[dict[str, str]]:
    """Yield no readings, and every change of one that moves depend on.

    With a change that cannot stand alone comes the first of another that lets it stand.
    """
    yield {}
    cruces = [crux for crux in catalogue.game(slug).cruces if crux.name != "final"]
    for crux in cruces:
        for key in crux.keys[1:]:
            others = [{c.name: k} for c in cruces if c is not crux for k in c.keys[1:]]
            for more in ({}, *others):
                if _stands(slug, chosen := {**more, crux.name: key}):
                    yield chosen
                    break


def _stands(slug: str, readings: Mapping[str, str]) -> bool:
    try:
        catalogue.game(slug, readings)
    except ImpossibleReadings:
        return False
    return True


def counts(core: Any, most: int = MOST, deepest: int = DEEPEST) -> list[int]:
    """Return the numbers of sequences of one move, two and so on, as long as they are few."""
    found: list[int] = []
    layer = Counter({core.start(): 1})
    while len(found) < deepest:
        number, following = 0, Counter[Any]()
        for position, ways in layer.items():
            moves = core.moves(position)
            number += ways * len(moves)
            if number > most:
                return found
            for move in moves:
                following[core.after(position, move)] += ways
        found.append(number)
        layer = following
    return found
