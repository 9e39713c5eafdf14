"""``juegos ...`` at the command line: plain text for people, ``--json`` for programs.

Bad input ends with one clear line and exit code 2.
"""

from __future__ import annotations

import argparse
import codecs
import io
import json
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from juegos import __version__, tables
from juegos.cli import trictrac
from juegos.cli.doors import of_game, ok, readings, say, wrong
from juegos.core.errors import BadRequest, Internal, JuegosError
from juegos.edition import formats
from juegos.edition.cite import cite
from juegos.serve import LOG, handle

MANY = 24  # moves that are all named before a player chooses
# What a game opens with in the terminal.
THROWN = (
    "Enter throws the dice or decides as the computer would; a move or throw sets it; q leaves."
)
CARDS = (
    "The computer cuts, deals and plays the other hand; Enter decides for you as it would; "
    "a move is made as you write it; q leaves."
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code: 0, or 2 for bad input or a fault of ours.

    The trace of a fault is shown where Python runs in its development mode.
    """
    options = _parser().parse_args(arguments)
    _write_any_letter()
    if not sys.flags.dev_mode:
        LOG.addHandler(logging.NullHandler())
    try:
        options.run(options)
        sys.stdout.flush()
    except JuegosError as error:
        return _refused(error)
    except BrokenPipeError:  # whoever reads has had enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for Python's last flush
    except Exception as fault:  # noqa: BLE001  one line, whatever it is
        LOG.exception("a command was not foreseen")
        return _refused(Internal.of(fault))
    return 0


def _refused(error: JuegosError) -> int:
    print(f"juegos: {wrong(str(error), error.at)}", file=sys.stderr)
    return 2


def _write_any_letter() -> None:
    """Have an output that knows fewer letters than we use get the others as JSON escapes them."""
    codecs.register_error("juegos", _escaped)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="juegos")


def _escaped(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return json.dumps(error.object[error.start : error.end])[1:-1], error.end


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, like all others."""

    def error(self, message: str) -> NoReturn:
        """Leave with what is wrong and where help is."""
        says = BadRequest(" ".join(message.split()))  # which quotes no more than is of use
        self.exit(2, f"juegos: {says}; see {self.prog} --help\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="juegos", description="Historical games: rules and odds.")
    parser.add_argument("--version", action="version", version=f"juegos {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Any, says: str, *places: str, game: bool = True) -> Any:
        sub = commands.add_parser(name, help=says, description=says)
        sub.set_defaults(run=run, do=name)
        for place in places:
            sub.add_argument(place)
        if game:
            sub.add_argument(
                "--reading", action="append", default=[], metavar="CRUX=KEY", help="repeatable"
            )
        if name not in {"play", "table", "cite"}:
            sub.add_argument("--json", action="store_true", help="the whole reply, for programs")
        return sub

    command("list", _list, "the games and their disputed readings", game=False)
    play = command("play", _play, "play a game in the terminal", "slug")
    play.add_argument("--seed", type=int, help="for throws that can be repeated")
    play.add_argument("--level", help="how well the computer decides; its best by default")
    asks = {
        "odds": "exact odds",
        "moves": "what may be done",
        "perft": "counts",
        "ids": "GNU Backgammon's ids of a state of backgammon",
    }
    for name, says in asks.items():
        sub = command(name, _ask, says, "slug")
        sub.add_argument("--state", help="in the game's notation; the start when left out")
        if name == "perft":
            sub.add_argument("--depth", type=int, required=True)
    table = command("table", _table, "a table of the edition", "id")
    table.add_argument("--format", choices=("text", "csv", "json", "md"), default="text")
    reference_ = command("cite", _cite, "how to cite what has an id", "id")
    reference_.add_argument("--format", choices=tuple(formats.FORMATS), default="text")
    command("record", _record, "replay a game written down", "file", game=False)
    score = command("score", _score, "count a deal of piquet, or a throw of trictrac", "slug")
    score.add_argument("--elder", metavar="CARDS", help="twelve, like 'AS TH 7C'")
    score.add_argument("--younger", metavar="CARDS")
    score.add_argument("--tricks", metavar="CARDS", help="as played, two for each trick")
    trictrac.add(command, score)
    partie = command("partie", _partie, "settle the totals of a partie", "slug", game=False)
    partie.add_argument("totals", nargs=2, type=int)
    teach = command("teach", _teach, "what a hand of piquet may declare and put out", "slug")
    teach.add_argument("--hand", metavar="CARDS", help="twelve, like 'AS TH 7C'; else dealt")
    teach.add_argument("--side", choices=("elder", "younger"), default="elder")
    teach.add_argument("--takes", type=int, default=5, metavar="N", help="what the elder has taken")
    teach.add_argument("--seed", type=int, help="for what is dealt and sampled")
    return parser


def _list(options: argparse.Namespace) -> None:
    reply = ok({"do": "list"})
    lines = []
    for game in reply["games"]:
        lines.append(f"{game['slug']}  ({game['family']}, {', '.join(game['loci'])})")
        lines += [f"    {crux['name']}: {' | '.join(crux['keys'])}" for crux in game["cruces"]]
    say(options, reply, "\n".join(lines))


def _ask(options: argparse.Namespace) -> None:
    """Print the reply of the doors that take a game and a state."""
    request = {"do": options.do, **of_game(options)}
    if options.do == "perft":
        request["depth"] = options.depth
    if options.state is not None:
        request["state"] = options.state
    elif options.do in {"moves", "ids"}:
        request["state"] = ok({**request, "do": "start"})["state"]
    reply = ok(request)
    say(options, reply, _text(options.do, reply))


def _text(do: str, reply: dict[str, Any]) -> str:
    if do == "perft":
        return str(reply["nodes"])
    if do == "ids":
        return "\n".join(filter(None, (reply["ids"], reply["lost"])))
    if do == "moves":
        return "\n".join(reply["moves"]) or "there is nothing to do: the game is over"
    readings = " ".join(f"{crux}={key}" for crux, key in reply["readings"].items())
    width = max(11, *map(len, reply["floats"]))
    rows = [
        f"{name:<{width}} {value:>10.6f}  {reply[name]}" for name, value in reply["floats"].items()
    ]
    policy = [reply["policy"]] if "policy" in reply else []
    return "\n".join([f"{reply['slug']}  {readings}", *rows, *policy, *_sampled(reply)])


def _sampled(reply: dict[str, Any]) -> list[str]:
    """Return the lines of what was sampled, each figure with its error, under what was played."""
    found = reply.get("simulated")
    if not found:
        return []
    seed = next(iter(found.values()))["seed"]
    head = f"simulated, not exact: {reply['played']}, seed {seed}; figure and standard error"
    rows = [f"{name:<17} {of['mean']:>10.4f} +- {of['error']:.4f}" for name, of in found.items()]
    return ["", head, *rows]


def _table(options: argparse.Namespace) -> None:
    table = tables.table(options.id, readings(options))
    sys.stdout.write(getattr(table, options.format)())


def _cite(options: argparse.Namespace) -> None:
    records = cite(options.id, readings(options))
    sys.stdout.write(formats.FORMATS[options.format](records))


def _record(options: argparse.Namespace) -> None:
    try:
        text = Path(options.file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # ValueError: no file has that name, or it is no text
        raise BadRequest(f"cannot read {options.file}: {error}") from error
    reply: dict[str, Any] = {"done": 0, "of": 1, "state": ""}
    events: list[dict[str, Any]] = []
    while reply["done"] < reply["of"]:
        part = {"from": reply["done"], "state": reply["state"]}
        reply = ok({"do": "record", "text": text, **part})
        events += reply["events"]
        if not options.json:  # what has happened is the progress that is shown
            print("\n".join(event["text"] for event in reply["events"]), flush=True)
    if options.json:
        whole = {name: value for name, value in reply.items() if name not in {"done", "of"}}
        say(options, {**whole, "events": events}, "")


def _score(options: argparse.Namespace) -> None:
    """Print the count line by line, and the totals of either side."""
    if options.elder is None:
        trictrac.scored(options)
        return
    request = {
        "do": "score",
        **of_game(options),
        "elder": options.elder,
        "younger": options.younger,
    }
    if options.tricks is not None:
        request["tricks"] = options.tricks
    reply = ok(request)
    lines = [
        f"{e['amount']:>3}  {e['totals'][0]:>3} to {e['totals'][1]:<3}  {e['text']} "
        f"({e['rule']}, {e['law']})"
        for e in reply["events"]
    ]
    elder, younger = reply["total"]
    say(options, reply, "\n".join([*lines, f"elder {elder}, younger {younger}"]))


def _partie(options: argparse.Namespace) -> None:
    reply = ok({"do": "partie", "slug": options.slug, "totals": options.totals})
    who = "nobody wins" if reply["winner"] is None else f"{'AB'[reply['winner']]} wins"
    rubicon = ", the loser being under the rubicon" if reply["rubicon"] else ""
    say(options, reply, f"{who} {reply['points']}{rubicon}")


def _teach(options: argparse.Namespace) -> None:
    """Print what a hand may declare, and the sensible discards, the best first."""
    hand = {"deal": True} if options.hand is None else {"hand": options.hand}
    seed = {} if options.seed is None else {"seed": options.seed}
    told = {"side": options.side, "takes": options.takes, **seed}
    reply = ok({"do": "teach", **of_game(options), **hand, **told})
    may = [f"{one['points']:>3}  {one['name']}{_standing(one)}" for one in reply["declarations"]]
    out = [
        f"{one['out'] or 'nothing':<15} {one['gain']:>6.1f} +- {one['error']:.1f} "
        f"({one['samples']} deals)  {'; '.join(one['reasons'])}"
        for one in reply["discards"]
    ]
    head = f"put out: gain in points, sampled (seed {reply['seed']}), and why"
    say(options, reply, "\n".join([reply["hand"], *may, "", head, *out]))


def _standing(lesson: dict[str, Any]) -> str:
    if lesson["decimals"] is None:
        return ""
    good, equal, _ = lesson["decimals"]
    return f"; good {good:.4f}, equal {equal:.4f}"


def _play(options: argparse.Namespace) -> None:
    """Play in the terminal: Enter throws or decides, a move in notation sets it, q leaves.

    Where a seat does not see all, the computer plays the other's part.
    """
    game = {**of_game(options), "seat": 0}
    shown = ok({"do": "start", **game})
    casts = 0
    print(CARDS if shown["scene"]["board"] == "naipes" else THROWN)
    while shown["turn"] != "end":
        hides = shown["scene"]["board"] == "naipes"
        line = "" if hides and shown["turn"] != 0 else _asked(shown)
        if line == "q":
            return
        request = {**game, "state": shown["state"]}
        seed = None if options.seed is None else f"{options.seed}:{casts}"
        if not line and shown["turn"] != "chance":
            level = {"level": options.level} if options.level else {}
            line = ok({"do": "advise", **request, **level, "seed": seed})["move"]
        reply = handle(
            {**request, "do": "play", "move": line}
            if line
            else {**request, "do": "deal" if hides else "throw", "seed": seed}
        )
        if "error" in reply:
            print(wrong(reply["error"]["message"], reply["error"]["at"]))
            continue
        shown, casts = reply, casts + 1
        print(f"{shown['move']}  {' '.join(event['text'] for event in shown['events'])}")


def _asked(shown: dict[str, Any]) -> str:
    """Show how things stand and what may be done; return what the player says to it."""
    moves, scene = shown["moves"], shown["scene"]
    some = moves if len(moves) <= MANY else [*moves[:3], f"{len(moves) - 3} more"]
    may = "" if shown["turn"] == "chance" else f" ({' or '.join(some)})"
    if scene["board"] == "puntos":
        print(shown["state"].split(" ")[0].replace("/", "\n"))
    if scene.get("own"):
        print(" ".join(scene["own"]))
    print(f"{' '.join(filter(None, (scene['caption'], scene.get('position'))))}{may}")
    return _line()


def _line() -> str:
    try:
        return input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        return "q"
