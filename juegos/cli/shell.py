"""Shell integration: completion for bash, zsh and fish, and the manual page.

A completion script calls ``juegos complete`` at every press of the key, and so knows every game,
reading and table.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from juegos import __version__, catalogue, tables
from juegos.cli.examples import EXAMPLES
from juegos.cli.parser import Parser
from juegos.core.entry import Entry
from juegos.core.message import _
from juegos.edition.cite import record_makers

COMMANDS = ("completion", "complete", "man")

# bash parts words at "=" too: what stands before it there is on the line already.
BASH = """\
_juegos() {
  local IFS=$'\\n' words last
  IFS=' ' read -ra words <<< "${COMP_LINE:0:COMP_POINT}"
  [[ ${COMP_LINE:0:COMP_POINT} == *' ' ]] && words+=('')
  last=${words[-1]}
  COMPREPLY=($(juegos complete -- "${words[@]}" 2>/dev/null))
  [[ $last == *=* ]] && COMPREPLY=("${COMPREPLY[@]#*=}")
}
complete -o default -F _juegos juegos
"""
ZSH = """\
#compdef juegos
_juegos() {
  local -a found
  found=(${(f)"$(juegos complete -- "${(@)words[1,CURRENT]}" 2>/dev/null)"})
  if (( $#found )); then compadd -a found; else _files; fi
}
if [[ $funcstack[1] = _juegos ]]; then _juegos; else compdef _juegos juegos; fi
"""
FISH = """\
complete -c juegos -a '(juegos complete -- (commandline -opc) (commandline -ct) 2>/dev/null)'
"""
SCRIPTS: Mapping[str, str] = {"bash": BASH, "zsh": ZSH, "fish": FISH}


def add(command: Any) -> None:
    """Add the commands."""
    completion = command(
        "completion", _completion, _("a script by which a shell completes commands"), game=False
    )
    completion.add_argument("shell", choices=tuple(SCRIPTS))
    complete = command("complete", _complete, _("what may come next, for a shell"), game=False)
    complete.add_argument("words", nargs="*", help=_("what was typed, the command itself first"))
    command("man", _man, _("the page of the manual, for man"), game=False)


def _completion(options: argparse.Namespace) -> None:
    print(SCRIPTS[options.shell], end="")


def _complete(options: argparse.Namespace) -> None:
    """Print each word that may replace the last one; nothing where it may be a file."""
    *before, begun = options.words[1:] or [""]
    for word in _words(options.parser, before, begun):
        if word.startswith(begun):
            print(word)


def _words(parser: Parser, before: list[str], begun: str) -> Iterable[str]:
    """Return the words that may follow these words of a command."""
    commands = parser.commands.choices
    if not before:
        return commands
    command = commands.get(before[0])
    if command is None:
        return ()
    options = {name: one for one in command.takes for name in one.option_strings}
    asked = options.get(before[-1])
    if asked is not None and asked.nargs != 0:
        return _values_of(asked, before)
    if begun.startswith("-"):
        return options
    places = [one for one in command.takes if not one.option_strings]
    here = len(before) - 1  # options stand behind what has a place
    return _values_of(places[here], before) if here < len(places) else ()


def _values_of(action: argparse.Action, before: list[str]) -> Iterable[str]:
    """Return the possible values of an option or a positional argument."""
    if action.choices is not None:
        return map(str, action.choices)
    value = COMPLETERS.get(action.dest)
    return value(before) if value else ()


def _game(before: list[str]) -> Entry | None:
    """Return the game of a command, by its slug or by a table of it."""
    slug = before[1].partition(".")[0] if len(before) > 1 else ""
    return catalogue.CATALOGUE.get(slug)


def _readings(before: list[str]) -> Iterable[str]:
    entry = _game(before)
    cruces = entry.cruces if entry else ()
    return [f"{crux.name}={key}" for crux in cruces for key in crux.keys]


def _levels(before: list[str]) -> Iterable[str]:
    entry = _game(before)
    return entry.levels if entry else ()


def _ids(before: list[str]) -> Iterable[str]:
    """Return the ids of tables, or of everything that can be cited: a rule, a crux, a game."""
    if before[0] == "table":
        return tables.ids()
    return dict.fromkeys(ref.partition(":")[2] for ref in record_makers())


# What may stand where argparse does not know it, by the name of the argument.
COMPLETERS: Mapping[str, Callable[[list[str]], Iterable[str]]] = {
    "slug": lambda _before: catalogue.CATALOGUE,
    "id": _ids,
    "reading": _readings,
    "level": _levels,
}


def _man(options: argparse.Namespace) -> None:
    """Print the manual page: the purpose and arguments of each command."""
    parser: Parser = options.parser
    lines = [
        f'.TH JUEGOS 1 "" "juegos {__version__}"',
        ".SH NAME",
        f"juegos \\- {_roff(str(parser.description))}",
        ".SH SYNOPSIS",
        ".B juegos",
        "COMMAND [options]",
        ".SH COMMANDS",
    ]
    for name, command in parser.commands.choices.items():
        lines += [".SS " + name, _roff(str(command.description))]
        for action in command.takes:
            lines += [] if "-h" in action.option_strings else _argument(action)
        for example in EXAMPLES[name]:
            lines += [".PP", ".EX", _roff(f"    juegos {example}"), ".EE"]
    print("\n".join(lines))


def _argument(action: argparse.Action) -> list[str]:
    """Return an argument with its value and its purpose."""
    name = ", ".join(action.option_strings) or action.dest
    takes = action.metavar or "|".join(map(str, action.choices or ()))
    if not takes and action.option_strings and action.nargs != 0:
        takes = action.dest.upper()
    shown = f"\\fB{_roff(name)}\\fR {_roff(str(takes))}".rstrip()
    return [".TP", shown, _roff(action.help or "")] if action.help else [".TP", shown]


def _roff(text: str) -> str:
    """Return a text escaped for roff, where a dash, a backslash or a first dot is special."""
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return f"\\&{plain}" if plain.startswith(".") else plain
