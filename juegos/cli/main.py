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
from gettext import NullTranslations
from typing import Any

from juegos import __version__, catalogue, serve, tables
from juegos.cli import piquet, sampling, shell, solving, trictrac
from juegos.cli.common import MEANS, error_line, game_fields, ok, readings, say
from juegos.cli.examples import epilog
from juegos.cli.files import why
from juegos.cli.locales import choose_language
from juegos.cli.mailbox_file import ACTS, letter
from juegos.cli.parser import Parser, argparse_tells
from juegos.cli.records import record
from juegos.cli.session import SITTING
from juegos.cli.terminal import play
from juegos.core.errors import BadRequest, Internal, JuegosError
from juegos.core.formats import NAMES as FORMATS_OF_GAMES
from juegos.core.game import SEATS
from juegos.core.languages import language
from juegos.core.message import Message, _, as_message, decimal, joined, translated
from juegos.edition import formats
from juegos.edition.cite import cite

LOG = logging.getLogger(serve.__name__)  # where all faults are told, however one asks

FORMER = {"reports": "tables"}  # commands that go on answering under a name they had


def command() -> int:
    """Run the command of this process, in the language that its environment asks for."""
    return main(lang=choose_language())


def main(arguments: Sequence[str] | None = None, lang: str = "en") -> int:
    """Run one command; return its exit code: 0, or 2 for bad input or an internal fault.

    All output is in an installed language (``juegos.core.languages``). The trace of a fault is
    shown in Python's development mode.
    """
    translations = language(lang)
    if sys.stdout is None:  # it was closed before this process began
        return _report_error(BadRequest(_("there is no output to write to")), translations)
    try:
        try:
            _run(arguments, lang, translations)
        finally:
            sys.stdout.flush()  # of a help, too, after which argparse exits
    except JuegosError as error:
        return _report_error(error, translations)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for Python's last flush
        if not isinstance(error, BrokenPipeError):  # whoever reads has had enough, as `head` does
            says = _("cannot write the output: {error}", error=why(error))
            return _report_error(BadRequest(says), translations)
    except Exception as fault:
        LOG.exception("a command was not foreseen")
        return _report_error(Internal.of(fault), translations)
    return 0


def _run(arguments: Sequence[str] | None, lang: str, translations: NullTranslations) -> None:
    """Run one command; raises ``OSError`` where its output cannot be written."""
    with argparse_tells(translations):
        whole = parser(translations)
        options = whole.parse_args(_renamed(sys.argv[1:] if arguments is None else arguments))
    options.lang, options.translations, options.parser = lang, translations, whole
    _write_any_letter()
    if not sys.flags.dev_mode:
        LOG.addHandler(logging.NullHandler())
    options.run(options)


def _renamed(words: Sequence[str]) -> Sequence[str]:
    """Return the words of a command with its name of today."""
    return [FORMER.get(word, word) for word in words[:1]] + list(words[1:])


def _report_error(error: JuegosError, translations: NullTranslations) -> int:
    print(
        f"juegos: {translated(error_line(error.localize(translations), error.at), translations)}",
        file=sys.stderr,
    )
    return 2


def _write_any_letter() -> None:
    """Have an output with a small character set write other characters as JSON escapes them."""
    codecs.register_error("juegos", _escape)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="juegos")


def _escape(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return json.dumps(error.object[error.start : error.end])[1:-1], error.end


def parser(translations: NullTranslations) -> Parser:
    """Return the parser of all commands in a language."""
    about = translated(_("Historical games: rules and odds."), translations)
    parser = Parser(translations, prog="juegos", description=about, epilog=epilog("", translations))
    version = _("show program's version number and exit")
    parser.add_argument(
        "--version", action="version", version=f"juegos {__version__}", help=version
    )
    commands = parser.add_subparsers(required=True, metavar=translated(_("COMMAND"), translations))

    def command(name: str, run: Any, sense: str, *places: str, game: bool = True) -> Any:
        says = translated(sense, translations)
        sub = commands.add_parser(
            name,
            translations=translations,
            help=says,
            description=says,
            epilog=epilog(name, translations),
        )
        sub.set_defaults(run=run, do=name)
        for place in places:
            sub.add_argument(place)
        if game:
            sub.add_argument(
                "--reading",
                action="append",
                default=[],
                metavar=_("CRUX=KEY"),
                help=_("repeatable"),
            )
        if name not in {"play", "table", "cite", *shell.COMMANDS}:
            sub.add_argument("--json", action="store_true", help=_("the whole reply, for programs"))
        return sub

    command("list", _list, _("the games and their disputed readings"), game=False)
    game = command("play", play, _("play a game in the terminal"), "slug")
    game.add_argument("--seed", type=int, help=_("for throws that can be repeated"))
    game.add_argument("--level", help=_("how well the computer decides; its best by default"))
    game.add_argument(
        "--seat",
        choices=tuple(SITTING),
        help=_("the sides that you play; the computer plays the others"),
    )
    game.add_argument(
        "--from",
        dest="file",
        metavar=_("FILE"),
        help=_("a record, which is played on from its end"),
    )
    asks = {
        "odds": _("exact odds"),
        "moves": _("what may be done"),
        "perft": _("counts"),
        "ids": _("GNU Backgammon's ids of a state of backgammon"),
    }
    for name, says in asks.items():
        sub = command(name, _ask, says, "slug")
        sub.add_argument("--state", help=_("in the game's notation; the start when left out"))
        if name == "perft":
            sub.add_argument("--depth", type=int, required=True)
    command("tables", _table_ids, _("the ids of all tables of the edition"), game=False)
    table = command("table", _table, _("a table of the edition"), "id")
    table.add_argument("--format", choices=("text", "csv", "json", "md", "html"), default="text")
    reference_ = command("cite", _cite, _("how to cite what has an id"), "id")
    reference_.add_argument("--format", choices=tuple(formats.FORMATS), default="text")
    arguments = command("record", record, _("replay a game written down"), "file", game=False)
    arguments.add_argument(
        "--format", choices=FORMATS_OF_GAMES, help=_("write it so, in place of replaying it")
    )
    post = command("letter", letter, _("play a game by letter, its mailbox in a file"))
    post.add_argument("act", choices=tuple(ACTS), help=_("again shows the last letter once more"))
    post.add_argument("box", help=_("the file with your mailbox, for nobody but you"))
    post.add_argument(
        "rest", nargs="*", help=_("begin: game and first moves; read: the letter; write: moves")
    )
    post.add_argument("--seat", choices=tuple(SEATS), default="A", help=_("begin: your seat"))
    post.add_argument("--state", help=_("begin: in the game's notation; the start when left out"))
    sampling.add(command)
    solving.add(command)
    trictrac.add(command, piquet.add(command))
    shell.add(command)
    return parser


def _list(options: argparse.Namespace) -> None:
    reply = ok(options, {"do": "list"})
    lines: list[str] = []
    family = ""
    for game in reply["games"]:
        if game["family"] != family:
            family = game["family"]
            lines += [*([""] if lines else []), as_message(catalogue.FAMILIES[family])]
        lines.append(f"{game['slug']}  ({game['family']}, {', '.join(game['loci'])})")
        lines += [f"    {crux['name']}: {' | '.join(crux['keys'])}" for crux in game["cruces"]]
    say(options, reply, lines)


def _ask(options: argparse.Namespace) -> None:
    """Print the reply of the doors that take a game and a state."""
    request = {"do": options.do, **game_fields(options)}
    if options.do == "perft":
        request["depth"] = options.depth
    if options.state is not None:
        request["state"] = options.state
    elif options.do in {"moves", "ids"}:
        request["state"] = ok(options, {**request, "do": "start"})["state"]
    reply = ok(options, request)
    say(options, reply, _lines(options.do, reply))


def _lines(do: str, reply: dict[str, Any]) -> list[str]:
    if do == "perft":
        return [str(reply["nodes"])]
    if do == "ids":
        return [line for line in (reply["ids"], reply["lost"]) if line]
    if do == "moves":
        return [*reply["moves"]] or [_("there is nothing to do: the game is over")]
    readings = " ".join(f"{crux}={key}" for crux, key in reply["readings"].items())
    width = max(11, *map(len, reply["floats"]))
    longest = max(len(reply[name]) for name in reply["floats"])
    rows = [
        _row(name.ljust(width), value, reply[name].ljust(longest), MEANS.get(name, ""))
        for name, value in reply["floats"].items()
    ]
    policy = [reply["policy"]] if "policy" in reply else []
    return [f"{reply['slug']}  {readings}", *rows, *policy, *_sampled(reply)]


def _row(name: str, value: float, exact: str, means: str) -> Message:
    """Return the line of a figure: its name, decimals and fraction, and its meaning, if known."""
    last = [f"  {exact}  ", means] if means else [f"  {exact.rstrip()}"]
    return joined([f"{name} ", decimal(value, ">10.6f"), *last], "")


def _sampled(reply: dict[str, Any]) -> list[str]:
    """Return the lines of sampled figures with their errors, below a description of the games."""
    figures = reply.get("simulated")
    if not figures:
        return []
    seed = next(iter(figures.values()))["seed"]
    head = _(
        "simulated, not exact: {played}, seed {seed}; figure and standard error",
        played=reply["played"],
        seed=seed,
    )
    rows = [
        joined(
            [f"{name:<17} ", decimal(of["mean"], ">10.4f"), " +- ", decimal(of["error"], ".4f")], ""
        )
        for name, of in figures.items()
    ]
    return ["", head, *rows]


def _table(options: argparse.Namespace) -> None:
    table = tables.table(options.id, readings(options))
    sys.stdout.write(getattr(table, options.format)(options.translations))


def _table_ids(options: argparse.Namespace) -> None:
    say(options, {"tables": list(tables.ids())}, list(tables.ids()))


def _cite(options: argparse.Namespace) -> None:
    records = cite(options.id, readings(options))
    sys.stdout.write(translated(formats.FORMATS[options.format](records), options.translations))
