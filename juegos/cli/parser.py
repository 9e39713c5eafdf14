"""The parser of the command line: its help and its errors are told in a language.

Python's ``argparse`` asks the catalogue of the whole process for its own sentences. While a command
is read it asks ours; those that a reader of our commands can meet are listed here for translators.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import NullTranslations
from typing import Any, NoReturn

from juegos.core.errors import BadRequest, nearest
from juegos.core.message import _, _n, translated

# NOTE: sentences of Python's argparse. %s, %r and %(name)s stand for what the user has written, and
# stay as they are.
OF_ARGPARSE = (
    _("usage: "),
    _("positional arguments"),
    _("options"),
    _("show this help message and exit"),
    _("argument %(argument_name)s: %(message)s"),
    _("the following arguments are required: %s"),
    _("unrecognized arguments: %s"),
    _("expected one argument"),
    _n("expected %s argument", "expected %s arguments", 1),
    _("ignored explicit argument %r"),
    _("invalid %(type)s value: %(value)r"),
    _("ambiguous option: %(option)s could match %(matches)s"),
)


_TOLD = {"help", "metavar"}


class Parser(argparse.ArgumentParser):
    """A parser whose help is told in a language, and whose errors are one line, like all others."""

    def __init__(self, translations: NullTranslations, **given: Any) -> None:
        self.translations = translations
        self.takes = list[argparse.Action]()
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, **given)

    def add_argument(self, *names: Any, **given: Any) -> argparse.Action:
        """Add an argument, its help told, and so the word for what it takes."""
        given |= {name: translated(given[name], self.translations) for name in given.keys() & _TOLD}
        action = super().add_argument(*names, **given)
        self.takes.append(action)
        return action

    def add_subparsers(self, **given: Any) -> argparse._SubParsersAction[Any]:
        """Add what the commands are added to."""
        self.commands = super().add_subparsers(**given)
        return self.commands

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse a word that there is not, and name those that are like it."""
        if action.choices is not None and value not in action.choices:
            says = _(
                "there is no {value!r}; {names}",
                value=value,
                names=nearest(str(value), map(str, action.choices)),
            )
            raise argparse.ArgumentError(action, translated(says, self.translations))

    def _print_message(self, message: str, file: Any = None) -> None:
        """Write a help or a version; unlike argparse's own, raises where that cannot be done."""
        if message and (out := file or sys.stderr):
            out.write(message)

    def error(self, message: str) -> NoReturn:
        """Leave with what is wrong and where help is."""
        error = BadRequest(" ".join(message.split()))  # which quotes no more than is of use
        says = _("{error}; see {command} --help", error=str(error), command=self.prog)
        self.exit(2, f"juegos: {translated(says, self.translations)}\n")


@contextmanager
def argparse_tells(translations: NullTranslations) -> Iterator[None]:
    """Have argparse say its own sentences in a language.

    It has no setting for that: the two functions by which it asks for a translation are put in the
    place of those that it took from ``gettext``, and then put back.
    """
    names = vars(argparse)
    before = {name: names[name] for name in ("_", "ngettext")}
    names.update(_=translations.gettext, ngettext=translations.ngettext)
    try:
        yield
    finally:
        names.update(before)
