"""Ids are for ever: tests/ids.txt lists every id that was released, and none may be lost.

A new id fails too, until it is added: ``pytest tests/juegos/test_ids.py --regenerate`` appends it.
Nothing takes a line out of the file; an id that was a mistake stays, and goes on resolving.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from juegos import catalogue, puzzles, tables

FILE = Path(__file__).parents[1] / "ids.txt"
KINDS = {"game", "rule", "crux", "reading", "table", "puzzle"}
COMMAND = "pytest tests/juegos/test_ids.py --regenerate"


def now() -> Iterator[str]:
    """Yield every id there is, headed by its kind."""
    for slug in catalogue.CATALOGUE:
        game = catalogue.game(slug)
        yield f"game {slug}"
        yield from (f"rule {rule.id}" for rule in game.rules)
        for crux in game.cruces:
            yield f"crux {crux.id}"
            yield from (f"reading {slug}.{crux.name}={key}" for key in crux.keys)
    yield from (f"table {id}" for id in tables.ids())
    yield from (f"puzzle {id}" for id in puzzles.ids())


def released() -> list[str]:
    """Return the lines of the file."""
    return FILE.read_text("utf-8").splitlines()


def test_no_id_is_lost(*, regenerate: bool) -> None:
    """Every id ever released is still there, and every id there is has been released."""
    results = list(dict.fromkeys(now()))
    if regenerate:
        new = [id for id in results if id not in released()]
        FILE.write_text("".join(f"{id}\n" for id in released() + new), "utf-8", newline="\n")
    lost = [id for id in released() if id not in results]
    assert not lost, "ids are append-only, but these are gone"
    new = [id for id in results if id not in released()]
    assert not new, f"new ids; look at their names, then: {COMMAND}"


def test_no_id_stands_twice() -> None:
    """Each line of the file is an id of a known kind, once."""
    lines = released()
    assert len(set(lines)) == len(lines)
    assert {line.split(" ")[0] for line in lines} <= KINDS
    assert all(len(line.split(" ")) == 2 for line in lines)
