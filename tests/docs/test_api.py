"""The pages made of docstrings: they have the door, and every module of core and engine."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = ("api", "api-motor")


def test_every_module_is_on_a_page() -> None:
    """Each module of core and engine is told of once, under its name; so is the door."""
    text = "".join((ROOT / f"docs/desarrollo/{page}.md").read_text("utf-8") for page in PAGES)
    shown = re.findall(r"^\.\. automodule:: (\S+)$", text, re.MULTILINE)
    there = [
        f"juegos.{room}.{path.stem}"
        for room in ("core", "engine")
        for path in (ROOT / "juegos" / room).glob("*.py")
        if path.stem != "__init__"
    ]

    assert sorted(shown) == sorted(
        ["juegos.library", "juegos.serve", "juegos.doors.fields", *there]
    )
    assert all(re.search(rf"^##+ {re.escape(name)}$", text, re.MULTILINE) for name in shown)
