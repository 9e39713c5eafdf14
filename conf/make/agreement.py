"""How far a second program agrees with ours: ``juegos/data/tablas/libro-agreement.json``.

``python -m conf.make.agreement [SLUG ...]`` has ``tests.bench.second`` compare the games of the
Book of Tables, and writes each result as soon as it is there. Those of other games stay; ``new`` in
the place of games compares what is not there yet.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from conf import data_files
from conf.make import bench
from juegos.tablas.libro_cross_check import AGREEMENTS

FILE, COMMAND = "tablas/libro-agreement.json", "python -m conf.make.agreement"


def main(arguments: list[str]) -> None:
    """Compare the games named, by default all, and write what has been found."""
    agreed: list[dict[str, Any]] = [one._asdict() for one in AGREEMENTS]
    for line in bench.lines("second", *arguments):
        add(agreed, json.loads(line))
        data_files.write_json(FILE, COMMAND, agreed=agreed)


def add(agreed: list[dict[str, Any]], one: dict[str, Any]) -> None:
    """Put a result in the place of the one before of its game and readings, or last of its game.

    >>> agreed = [{"slug": "fallas", "readings": {}}, {"slug": "doblet", "readings": {}}]
    >>> add(agreed, {"slug": "fallas", "readings": {}, "positions": 2})
    >>> add(agreed, {"slug": "fallas", "readings": {"salida": "una"}})
    >>> [(one["slug"], len(one["readings"])) for one in agreed]
    [('fallas', 0), ('fallas', 1), ('doblet', 0)]
    """
    keys = [(it["slug"], it["readings"]) for it in agreed]
    key = one["slug"], one["readings"]
    if key in keys:
        agreed[keys.index(key)] = one
    else:
        of_game = [at for at, (slug, _) in enumerate(keys, 1) if slug == one["slug"]]
        agreed.insert(of_game[-1] if of_game else len(agreed), one)


if __name__ == "__main__":
    main(sys.argv[1:])
