"""Doors that have been slow, in CPU time, each asked for the first time in this run."""

from __future__ import annotations

import random
from itertools import islice
from time import process_time
from typing import Any

from juegos import catalogue
from juegos.doors.play import PART
from juegos.serve import handle
from juegos.tablas.backgammon import bearing_off
from tests.bench import Row
from tests.help.laws import at_random

FARTHEST = "tira A A 6:15 B 1:2 off:13"
SLOW: dict[str, dict[str, Any]] = {
    "all sequences of moves": {"do": "table", "id": "alquerque-familia.perft"},
    "bearing off fifteen men": {"do": "odds", "slug": "backgammon", "state": FARTHEST},
}
LONG = "trictrac-a-ecrire"  # whose moves take longest


def rows() -> list[Row]:
    """Return how long each takes."""
    bearing_off._positions.cache_clear()
    bearing_off.ways.cache_clear()
    record = {f"a record of {PART:,} moves": {"do": "record", "text": _record()}}
    return [Row(name, _took(request), "2 s") for name, request in {**SLOW, **record}.items()]


def _record() -> str:
    """Return as many moves of a random game as the door goes through at once."""
    played = islice(at_random(catalogue.game(LONG), random.Random(1)), PART)
    moves = [catalogue.game(LONG).write_move(move) for _, move, _ in played]
    return "\n".join([f"Game: {LONG}", "", *moves])


def _took(request: dict[str, Any]) -> str:
    start = process_time()
    reply = handle(request)
    wrong = f" ({reply['error']['message'][:60]})" if "error" in reply else ""
    return f"{process_time() - start:.1f} s{wrong}"
