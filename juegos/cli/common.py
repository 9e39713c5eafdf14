"""Helpers of the commands: they send a request, and print its reply or lines made of it.

The options of a command include its language: ``lang`` is its name, ``translations`` the catalogue
of its sentences.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping
from typing import Any

from juegos.core.errors import BadRequest, JuegosError
from juegos.core.message import _, translated
from juegos.serve import handle

# The figures of a game of dice, in words.
MEANS: Mapping[str, str] = {
    "p_first": _("A wins"),
    "p_second": _("B wins"),
    "p_draw": _("nobody"),
    "mean_casts": _("mean throws"),
    "mean_net": _("A’s mean gain"),
    "variance": _("variance of it"),
    "mean_pot": _("mean pot"),
}


def ok(options: argparse.Namespace, request: dict[str, Any]) -> dict[str, Any]:
    """Return the reply to a request, in the language of the command, raising its error."""
    reply = handle({**request, "lang": options.lang})
    if "error" in reply:
        error = reply["error"]
        # A record has its place, the line, at the head of the message.
        raise JuegosError(
            error["message"], None if request["do"] in {"record", "convert"} else error["at"]
        )
    return reply


def tell(options: argparse.Namespace, sentence: str) -> str:
    """Return a sentence in the language of the command."""
    return str(translated(sentence, options.translations))


def error_line(message: str, at: int | None) -> str:
    """Return an error as a line, with the character of the text where that is known."""
    if at is None:
        return message
    return _("{message} (at character {number})", message=message, number=at + 1)


def readings(options: argparse.Namespace) -> dict[str, str]:
    """Return the chosen readings; raises ``BadRequest`` for a malformed one."""
    chosen: dict[str, str] = {}
    for crux, equals, key in (pair.partition("=") for pair in options.reading):
        if not equals:
            raise BadRequest(
                _("{crux!r} is no reading; one looks like 'encuentro=pasa'", crux=crux)
            )
        if crux in chosen:
            raise BadRequest(
                _(
                    "{crux!r} is read twice: {first!r} and {second!r}; give one",
                    crux=crux,
                    first=chosen[crux],
                    second=key,
                )
            )
        chosen[crux] = key
    return chosen


def game_fields(options: argparse.Namespace) -> dict[str, Any]:
    """Return the fields of a request that name the game and its readings."""
    return {"slug": options.slug, "readings": readings(options)}


def say(options: argparse.Namespace, reply: dict[str, Any], lines: Iterable[str]) -> None:
    """Print the reply whole for a program, else the lines."""
    if options.json:
        print(json.dumps(reply, ensure_ascii=False))
    else:
        print("\n".join(tell(options, line) for line in lines))
