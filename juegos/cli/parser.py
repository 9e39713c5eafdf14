"""The parser of the command line, with help and errors in a language.

Python's ``argparse`` takes its own sentences from the catalogue of the whole process. While a
command is parsed it takes them from ours; those that users of our commands can meet are listed here
for translators.
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


_TRANSLATED = {"help", "metavar"}


class Parser(argparse.ArgumentParser):
    """A parser with help in a language, and errors of one line, like all others."""

    def __init__(self, translations: NullTranslations, **given: Any) -> None:
        self.translations = translations
        self.takes = list[argparse.Action]()
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, **given)

    def add_argument(self, *names: Any, **given: Any) -> argparse.Action:
        """Add an argument, with its help and the word for its value translated."""
        given |= {
            name: translated(given[name], self.translations) for name in given.keys() & _TRANSLATED
        }
        action = super().add_argument(*names, **given)
        self.takes.append(action)
        return action

    def add_subparsers(self, **given: Any) -> argparse._SubParsersAction[Any]:
        """Add the object to which commands are added."""
        self.commands = super().add_subparsers(**given)
        return self.commands

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse an unknown word, and name similar ones."""
        if action.choices is not None and value not in action.choices:
            says = _(
                "there is no {value!r}; {names}",
                value=value,
                names=nearest(str(value), map(str, action.choices)),
            )
            raise argparse.ArgumentError(action, translated(says, self.translations))

    def _print_message(self, message: str, file: Any = None) -> None:
        """Write a help or a version; unlike argparse's own, raises where that fails."""
        if message and (out := file or sys.stderr):
            out.write(message)

    def error(self, message: str) -> NoReturn:
        """Exit with the error and a pointer to the help."""
        error = BadRequest(" ".join(message.split()))  # which quotes no more than is of use
        says = _("{error}; see {command} --help", error=str(error), command=self.prog)
        self.exit(2, f"juegos: {translated(says, self.translations)}\n")


@contextmanager
def argparse_tells(translations: NullTranslations) -> Iterator[None]:
    """Have argparse translate its own sentences into a language.

    It has no setting for that: the two functions that it took from ``gettext`` are replaced, and
    then restored.
    """
    names = vars(argparse)
    before = {name: names[name] for name in ("_", "ngettext")}
    names.update(_=translations.gettext, ngettext=translations.ngettext)
    try:
        yield
    finally:
        names.update(before)
