"""The command ``play``: a game in the terminal."""

from __future__ import annotations

import argparse
from typing import Any

from juegos.cli.doors import of_game, ok, tell, wrong
from juegos.core.message import Message, _, _n, either
from juegos.serve import handle

MANY = 24  # moves that are all named before a player chooses
# What a game opens with in the terminal.
THROWN = _(
    "Enter throws the dice or decides as the computer would; a move or throw sets it; q leaves."
)
CARDS = _(
    "The computer cuts, deals and plays the other hand; Enter decides for you as it would; "
    "a move is made as you write it; q leaves."
)


def play(options: argparse.Namespace) -> None:
    """Play in the terminal: Enter throws or decides, a move in notation sets it, q leaves.

    Where a seat does not see all, the computer plays the other's part.
    """
    game = {**of_game(options), "seat": 0}
    shown = ok(options, {"do": "start", **game})
    casts = 0
    print(tell(options, CARDS if shown["scene"]["board"] == "naipes" else THROWN))
    while shown["turn"] != "end":
        hides = shown["scene"]["board"] == "naipes"
        line = "" if hides and shown["turn"] != 0 else _asked(options, shown)
        if line == "q":
            return
        request = {**game, "state": shown["state"]}
        seed = None if options.seed is None else f"{options.seed}:{casts}"
        if not line and shown["turn"] != "chance":
            level = {"level": options.level} if options.level else {}
            line = ok(options, {"do": "advise", **request, **level, "seed": seed})["move"]
        done = {"do": "deal" if hides else "throw", "seed": seed}
        if line:
            done = {"do": "play", "move": line}
        reply = handle({**request, **done, "lang": options.lang})
        if "error" in reply:
            error = reply["error"]
            print(tell(options, wrong(error["message"], error["at"])))
            continue
        shown, casts = reply, casts + 1
        print(f"{shown['move']}  {' '.join(event['text'] for event in shown['events'])}")


def _asked(options: argparse.Namespace, shown: dict[str, Any]) -> str:
    """Show how things stand and what may be done; return what the player says to it."""
    scene = shown["scene"]
    if scene["board"] == "puntos":
        print(shown["state"].split(" ")[0].replace("/", "\n"))
    if scene.get("own"):
        print(" ".join(scene["own"]))
    may = [] if shown["turn"] == "chance" else [f"({tell(options, _named(shown['moves']))})"]
    print(" ".join(filter(None, (scene["caption"], scene.get("position"), *may))))
    return _line()


def _named(moves: list[str]) -> str:
    """Return the moves that may be made; of very many a few, and how many there are besides."""
    if len(moves) <= MANY:
        return either(moves)
    more = len(moves) - 3
    return either([*moves[:3], _more(more)])


def _more(count: int) -> Message:
    return _n("{count} more", "{count} more", count)


def _line() -> str:
    try:
        return input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        return "q"
