"""``juegos record FILE``: print a game written down, event by event."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from juegos.cli.common import ok, say, tell
from juegos.cli.files import content
from juegos.core.game import SEATS
from juegos.core.message import _


def record(options: argparse.Namespace) -> None:
    """Print a record in the notation asked for, else its headers and the events of its moves."""
    text = content(options.file)
    if options.format:
        _print_converted(options, text)
    else:
        _print_played(options, text)


def _print_converted(options: argparse.Namespace, text: str) -> None:
    """Print a game in another notation, and beside it what that leaves out."""
    reply = ok(options, {"do": "convert", "text": text, "format": options.format})
    if options.json:
        say(options, reply, [])
        return
    sys.stdout.write(reply["text"].removesuffix("\n") + "\n")
    for sentence in reply["left_out"]:
        print(sentence, file=sys.stderr)


def _print_played(options: argparse.Namespace, text: str) -> None:
    """Print the headers of a record, and the events of its moves."""
    reply: dict[str, Any] = {"done": 0, "of": 1, "state": ""}
    events: list[dict[str, Any]] = []
    while reply["done"] < reply["of"]:
        part = {"from": reply["done"], "state": reply["state"]}
        reply = ok(options, {"do": "record", "text": text, **part})
        events += reply["events"]
        if not options.json:  # what has happened is the progress that is shown
            heads = [] if part["from"] else [tell(options, one) for one in _heads(reply)]
            heads += [] if part["from"] else reply.get("left_out", [])
            print("\n".join([*heads, *(event["text"] for event in reply["events"])]), flush=True)
    if options.json:
        whole = {name: value for name, value in reply.items() if name not in {"done", "of"}}
        say(options, {**whole, "events": events}, [])


def _heads(reply: dict[str, Any]) -> Iterator[str]:
    """Yield a line for each header of a record."""
    heads = reply.get("heads", {})
    for letter, seat in zip(SEATS, heads.get("seats", ()), strict=False):
        if seat["level"]:
            yield _("{seat}: the computer, {level}", seat=letter, level=seat["level"])
        elif seat["name"]:
            yield _("{seat}: {name}", seat=letter, name=seat["name"])
    for name, says in _SAYS.items():
        if value := heads.get(name):
            yield says.with_fields(
                **(value if isinstance(value, dict) else {"value": _as_list(value)})
            )


def _as_list(value: str | list[int]) -> str:
    return value if isinstance(value, str) else ", ".join(map(str, value))


_SAYS = {
    "date": _("Played: {value}"),
    "series": _("Game of a series: {number} {name}"),
    "start": _("From the position: {value}"),
    "result": _("Result: {value}"),
    "hints": _("Hints for moves: {value}"),
    "version": _("Rules of juegos {value}"),
}
