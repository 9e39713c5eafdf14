"""``juegos letter``: a game by letter, with its mailbox in a private file."""

from __future__ import annotations

import argparse
import json
import secrets
import textwrap
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from juegos import catalogue
from juegos.cli.common import game_fields, ok, say, tell
from juegos.cli.files import content, there, why
from juegos.cli.plain_text import WIDTH, render
from juegos.core.errors import BadRequest
from juegos.core.game import SEATS
from juegos.core.message import _, either
from juegos.engine import account as accounts

BITS_256, BITS_128 = 32, 16  # in bytes, as ``secrets`` counts them
Act = Callable[[argparse.Namespace], None]


def letter(options: argparse.Namespace) -> None:
    """Begin a game, read a letter, write one, or show the last one again.

    The mailbox is stored before anything is shown.
    """
    ACTS[options.act](options)


def _begin(options: argparse.Namespace) -> None:
    if there(options.box):
        raise BadRequest(
            _("{file} is there: a game begins with a file of its own", file=options.box)
        )
    if not options.rest:
        raise BadRequest(_("letter begin needs the name of a game"))
    options.slug, *moves = options.rest
    state = {} if options.state is None else {"state": options.state}
    seat = {"seat": SEATS.index(options.seat), "id": secrets.token_hex(BITS_128)}
    asked = {**game_fields(options), **state, **seat, "moves": moves, **_draw_secrets()}
    _show(options, ok(options, {"do": "letter-begin", **asked}))


def _read(options: argparse.Namespace) -> None:
    if len(options.rest) != 1:
        raise BadRequest(_("letter read needs a letter, or the address that ends with it"))
    (given,) = options.rest
    asked = {"do": "letter-read", "letter": given.rpartition("#")[2].strip()}
    mailbox = {"mailbox": _load(options)} if there(options.box) else {}
    reply = ok(options, {**asked, **mailbox})
    if reply["mailbox"] is None:
        says = _("the letters before this one are not in {file}", file=options.box)
        raise BadRequest(says)
    _show(options, reply)


def _write(options: argparse.Namespace) -> None:
    asked = {"mailbox": _load(options), "moves": options.rest, **_draw_secrets()}
    _show(options, ok(options, {"do": "letter-write", **asked}))


def _show_last(options: argparse.Namespace) -> None:
    _show(options, ok(options, {"do": "letter-read", "mailbox": _load(options)}))


ACTS: Mapping[str, Act] = {"begin": _begin, "read": _read, "write": _write, "again": _show_last}


def _draw_secrets() -> dict[str, str]:
    """Return a secret and a nonce that nobody can guess."""
    return {name: secrets.token_hex(BITS_256) for name in ("secret", "nonce")}


def _load(options: argparse.Namespace) -> Any:
    try:
        return json.loads(content(options.box))
    except (ValueError, RecursionError) as error:
        raise BadRequest(_("{file} is no mailbox", file=options.box)) from error


def _keep(file: str, mailbox: Any) -> None:
    """Store a mailbox atomically in a file that only its owner can read."""
    new = Path(f"{file}.new")
    try:
        new.unlink(missing_ok=True)
        new.touch(0o600, exist_ok=False)
        new.write_text(json.dumps(mailbox), encoding="utf-8")
        new.replace(file)
    except (OSError, ValueError) as error:
        raise BadRequest(_("cannot write {file}: {error}", file=file, error=why(error))) from error


def _show(options: argparse.Namespace, reply: dict[str, Any]) -> None:
    """Store the mailbox, then show the letter to send, or the state and the legal moves.

    A program receives the whole reply except the mailbox, whose secret is private.
    """
    _keep(options.box, reply.pop("mailbox"))
    lines = [*filter(None, [reply["begins"]]), *(event["text"] for event in reply["events"])]
    game = catalogue.game(reply["slug"], reply["readings"])
    lines += ["", *render(accounts.scene(game, *accounts.read(game, reply["state"])))]
    lines.append(_wrapped(tell(options, reply["scene"]["caption"])))
    if reply["writes"]:
        may = either(reply["moves"]) if reply["turn"] == reply["seat"] else ""
        says = _("Letter {number} is yours to write. {moves}")
        lines.append(_wrapped(tell(options, says.with_fields(number=reply["number"], moves=may))))
    elif reply["letter"]:
        lines += ["", tell(options, _("Send this letter:")), reply["letter"]]
    say(options, reply, lines)


def _wrapped(text: str) -> str:
    return textwrap.fill(text, WIDTH, break_on_hyphens=False, break_long_words=False)
