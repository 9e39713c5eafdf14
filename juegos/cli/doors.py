"""What the commands have in common: they ask a door, and print its reply or words made of it."""

from __future__ import annotations

import argparse
import json
from typing import Any

from juegos.core.errors import BadRequest, JuegosError
from juegos.serve import handle


def ok(request: dict[str, Any]) -> dict[str, Any]:
    """Return the reply to a request, raising its error."""
    reply = handle(request)
    if "error" in reply:
        raise JuegosError(reply["error"]["message"], reply["error"]["at"])
    return reply


def wrong(message: str, at: int | None) -> str:
    """Return what is wrong, and at which character of the text where that is known.

    A record has its place, the line, at the head of the message.
    """
    if at is None or message.startswith(f"line {at}: "):
        return message
    return f"{message} (at character {at + 1})"


def readings(options: argparse.Namespace) -> dict[str, str]:
    """Return the readings that were asked for; raises ``BadRequest`` for what is none."""
    found: dict[str, str] = {}
    for crux, equals, key in (pair.partition("=") for pair in options.reading):
        if not equals:
            raise BadRequest(f"{crux!r} is no reading; one looks like 'encuentro=pasa'")
        if crux in found:
            raise BadRequest(f"{crux!r} is read twice: {found[crux]!r} and {key!r}; give one")
        found[crux] = key
    return found


def of_game(options: argparse.Namespace) -> dict[str, Any]:
    """Return the fields of a request that name the game and its readings."""
    return {"slug": options.slug, "readings": readings(options)}


def say(options: argparse.Namespace, reply: dict[str, Any], text: str) -> None:
    """Print the reply whole for a program, else the text."""
    print(json.dumps(reply, ensure_ascii=False) if options.json else text)
