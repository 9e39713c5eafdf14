"""Errors of this package, by situation. Each message says what is wrong and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from gettext import NullTranslations
from reprlib import Repr
from typing import Self
from unicodedata import normalize

from juegos.core.message import Message, _

NEAR = 5  # the most names that are offered for one that there is not
FEWEST = 3  # letters that tell which names are meant, if these have them
QUOTED = 80  # the most characters of an input that a message repeats
# Finds in a message each text in quotes, as ``!r`` writes it, and each word that is too long.
_LONG = re.compile(
    r"""(?<![^\W_])(?P<mark>['"])(?P<text>(?:\\.|(?!(?P=mark))[^\\])*+)(?P=mark)"""
    rf"""|(?P<word>\S{{{QUOTED + 1},}})"""
)

_NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"  # which French has before its signs

_REPR = Repr()
_REPR.maxdict = _REPR.maxlist = _REPR.maxstring = _REPR.maxlong = _REPR.maxother = 2 * QUOTED


class JuegosError(Exception):
    """The request cannot be met; ``at`` is the place in the input, where there is one.

    ``rule`` is the id of the broken rule, where the error has one. It ends the message in brackets,
    unless the message names it already or has it as its field ``rule``. A message that repeats the
    input repeats at most ``QUOTED`` characters of it; unprintable characters, such as the end of a
    line, are escaped.
    """

    def __init__(self, message: str, at: int | None = None, *, rule: str = "") -> None:
        self.message = message
        self.at = at
        self.rule = rule or _rule_field(message)
        super().__init__(_fitted(message, self.rule))

    def localize(self, language: NullTranslations) -> str:
        """Return the message in a language, cut and escaped as in English.

        >>> BadNotation(_("{text!r} is no card", text="XX")).localize(NullTranslations())
        "'XX' is no card"
        """
        value = (
            self.message.localize(language) if isinstance(self.message, Message) else self.message
        )
        return _fitted(value, self.rule)

    def replace(self, *, at: int | None = None, rule: str = "") -> Self:
        """Return the same error at another place of the input, or with another rule id.

        >>> error = BadNotation(_("a side has 15 men"), 3, rule="trictrac.dames")
        >>> print(error.replace(rule="toc.dames"))
        a side has 15 men (toc.dames)
        >>> error.replace(at=8).at
        8
        """
        return type(self)(self.message, self.at if at is None else at, rule=rule or self.rule)


def _rule_field(message: object) -> str:
    """Return the rule that a message, or one inside it, has as its field ``rule``."""
    if not isinstance(message, Message):
        return ""
    named = message.fields.get("rule")
    if isinstance(named, str) and not isinstance(named, Message):
        return named
    return next(filter(None, map(_rule_field, message.fields.values())), "")


def _fitted(text: str, rule: str) -> str:
    """Return a message with its rule, cut to its longest size and put on one line."""
    return _printable(_LONG.sub(_cut, text if rule in text else f"{text} ({rule})"))


def _printable(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() or letter in _NO_BREAK else repr(letter)[1:-1]
        for letter in text
    )


def quoted(value: object) -> str:
    """Return a JSON value as a message quotes it, in at most ``QUOTED`` characters.

    >>> quoted("azar")
    "'azar'"
    >>> len(quoted("azar" * 1000))
    80
    """
    try:
        text = _REPR.repr(value)  # goes down a few levels only: a browser's stack is short
    except ValueError:  # a whole number of thousands of digits
        return _("what stands there")
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"


def _cut(match: re.Match[str]) -> str:
    """Return a quotation or a word, cut after ``QUOTED`` characters."""
    mark, text = match["mark"] or "", match["text"] or match["word"] or ""
    return f"{mark}{text[: QUOTED - 1]}…{mark}" if len(text) > QUOTED else match[0]


class BadNotation(JuegosError):
    """A text does not name a place, a throw, a move or a position as it should."""


class BadRequest(JuegosError):
    """A request lacks a field, or a field has the wrong kind of value."""


class UnknownName(JuegosError):
    """There is no game, crux, reading, table or door of that name."""


class IllegalMove(JuegosError):
    """The move is well written, but the rules do not allow it here."""


class UnfairLetter(JuegosError):
    """A letter does not follow from those before it, or its dice not from the secrets."""


class ImpossibleReadings(JuegosError):
    """These readings contradict each other, or leave nothing of what was asked for."""


class NotExact(JuegosError):
    """No engine can compute this number exactly for this game, and none guesses it."""


class Internal(JuegosError):
    """The fault lies in this package and not in the request."""

    @classmethod
    def of(cls, fault: Exception) -> Internal:
        """Return the error to show to the user; the trace of ``fault`` is for the log.

        >>> print(str(Internal.of(KeyError("azar"))).partition(";")[0])
        this is a fault of juegos, not of what was asked (KeyError)
        """
        return cls(
            _(
                "this is a fault of juegos, not of what was asked ({fault}); the log has its "
                "trace, which 'python -X dev -m juegos' shows",
                fault=type(fault).__name__,
            )
        )


@contextmanager
def at_line(line: int) -> Iterator[None]:
    """Put a line number before the message of any error raised inside.

    >>> with at_line(3):
    ...     raise BadNotation("'7-4-1' is no throw")
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadNotation: line 3: '7-4-1' is no throw
    """
    try:
        yield
    except JuegosError as error:
        message = _("line {line}: {error}", line=line, error=error.message)
        raise type(error)(message, line, rule=error.rule) from error


def nearest(name: str, names: Iterable[str]) -> Message:
    """Return the names most like ``name``, or all, as the end of a message: ``nearest: azar``.

    Capitals, accents and punctuation do not matter. Names that contain ``name`` whole come before
    those that are spelt alike.

    >>> nearest("azer", ["azar", "marlota"])
    'nearest: azar'
    >>> nearest("Español", ["damas-rusas", "damas-espanolas"])
    'nearest: damas-espanolas'
    >>> nearest("chess", ["azar", "marlota"])
    'there are: azar, marlota'
    """
    from difflib import get_close_matches  # noqa: PLC0415  only a wrong name needs it

    possible = list(names)
    plain = {one: _letters(one) for one in possible}
    wanted = _letters(name[:QUOTED])
    having = [one for one in possible if len(wanted) >= FEWEST and wanted in plain[one]]
    alike = get_close_matches(wanted, dict.fromkeys(plain.values()), NEAR, 0.6)
    having.sort(key=lambda one: (not plain[one].startswith(wanted), len(one)))
    near = dict.fromkeys(
        [*having, *(one for like in alike for one in possible if plain[one] == like)]
    )
    return _("nearest: {names}", names=", ".join([*near][:NEAR])) if near else one_of(possible)


def _letters(name: str) -> str:
    """Return the letters and digits of a name in lower case, without accents."""
    return "".join(one for one in normalize("NFD", name.casefold()) if one.isalnum())


def one_of(names: Iterable[str]) -> Message:
    """Return a list of names as the end of a message: ``there are: azar, marlota``.

    >>> one_of(["azar", "marlota"])
    'there are: azar, marlota'
    """
    return _("there are: {names}", names=", ".join(names))
