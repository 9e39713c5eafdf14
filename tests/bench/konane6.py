"""Konane on six by six, by search forward: what cuadros_enteros keeps. Minutes, and a gigabyte.

python -m tests.bench.konane6
"""

from __future__ import annotations

from typing import Any

from juegos.alquerque.konane import Konane
from juegos.alquerque.retro import winner


def main() -> None:
    """Print who wins after each first stone; those of the other corner and middle are alike."""
    core = Konane({"tablero": "6"})
    start = core.start()
    for move in core.moves(start)[:2]:
        known: dict[Any, int] = {}
        won = winner(core, core.after(start, move), known)
        name = core.board.names[move.path[0]]
        print(name, ("first", "second")[won], f"{len(known)} positions", flush=True)


if __name__ == "__main__":
    main()
