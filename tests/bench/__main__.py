"""``python -m tests.bench [NAME ...]``: print the figures, in one run, each beside its limit."""

from __future__ import annotations

import sys
from importlib import import_module

BENCHES = (
    "chances",
    "doors",
    "beyond",
    "duel",
    "liebre",
    "backgammon",
    "trictrac",
    "pages",
    "lighthouse",
    "building",
    "boot",
    "answers",
)


def main(names: list[str]) -> None:
    """Run these benches (by default all), and say which could not run and why."""
    for name in names or BENCHES:
        print(f"\n{name}")
        try:
            rows = import_module(f"tests.bench.{name}").rows()
        except Exception as error:  # noqa: BLE001  whatever stops one, the others are measured
            rows = [("not measured", f"{type(error).__name__}: {error}".split("\n")[0], "")]
        for what, figure, limit in rows:
            within = f"   limit {limit}" if limit else ""
            print(f"  {what:<34} {figure}{within}")


if __name__ == "__main__":
    main(sys.argv[1:])
