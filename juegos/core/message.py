"""Translatable sentences: English where they are written, marked by ``_``.

A sentence is whole and has named fields: ``_("{total} is azar: {hand} wins.", total=t, hand=h)``.
The caller that shows it chooses the language, through the standard library's ``gettext``; a
``Message`` itself is the English text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from gettext import NullTranslations
from typing import Any, Self

ENGLISH = NullTranslations()
Tell = Callable[[str], str]  # says a sentence in some language; ``str`` says it in English


class Message(str):
    """A sentence with its fields; the string is English, and ``localize`` gives others.

    ``id`` is what translators see, ``many`` the same for counts other than one (the field
    ``count``). A field may be a message too. With ``capital`` the sentence begins with a capital.

    >>> total = _("eleven").capitalize()
    >>> _("{total} is azar: {hand} wins.", total=total, hand="A")
    'Eleven is azar: A wins.'
    """

    id: str
    fields: Mapping[str, object]
    many: str
    capital: bool
    __slots__ = ("capital", "fields", "id", "many")

    def __new__(
        cls,
        id: str,
        fields: Mapping[str, object] | None = None,
        many: str = "",
        *,
        capital: bool = False,
    ) -> Self:
        """Return the sentence with its fields filled in; without fields it may contain braces."""
        text = many if many and fields and _agreement(fields["count"]) != 1 else id
        if fields:
            text = text.format_map(fields)
        new = super().__new__(cls, text[:1].upper() + text[1:] if capital else text)
        new.id, new.fields, new.many, new.capital = id, fields or {}, many, capital
        return new

    def localize(self, language: NullTranslations) -> str:
        """Return the sentence and its fields in a language, or in English without a translation.

        A translation that names a field unknown to the sentence is ignored.

        >>> class Backwards(NullTranslations):
        ...     def gettext(self, message: str) -> str:
        ...         return {"eleven": "neleve"}.get(message, message)
        >>> _("{total} is azar.", total=_("eleven")).localize(Backwards())
        'neleve is azar.'
        """
        if self.many:
            pattern = language.ngettext(self.id, self.many, _agreement(self.fields["count"]))
        else:
            pattern = language.gettext(self.id) if self.id else ""  # "" is a catalogue's head
        if self.fields:
            fields = {name: translated(value, language) for name, value in self.fields.items()}
            try:
                pattern = pattern.format_map(fields)
            except (AttributeError, LookupError, ValueError):  # it names what the sentence has not
                return str(self)
        return pattern[:1].upper() + pattern[1:] if self.capital else pattern

    def capitalize(self) -> Message:
        """Return the same sentence, starting with a capital.

        >>> _("eleven").capitalize()
        'Eleven'
        """
        return Message(self.id, self.fields, self.many, capital=True)

    def with_fields(self, **fields: object) -> Message:
        """Return the sentence with fields that were unknown when it was written.

        >>> _("{hand} throws first.").with_fields(hand="A")
        'A throws first.'
        """
        return Message(self.id, fields, self.many, capital=self.capital)

    def __deepcopy__(self, memo: dict[int, Any]) -> Message:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.id, self.fields, self.many, self.capital)


def _rebuild(id: str, fields: Mapping[str, object], many: str, capital: bool) -> Message:  # noqa: FBT001  what ``pickle`` hands on
    return Message(id, fields, many, capital=capital)


def _agreement(count: object) -> int:
    """Return the whole number whose plural a count takes; 1.50 is singular in French alone."""
    if isinstance(count, float):
        return 0 if abs(count) < 2 else 2
    return int(str(count))


def translated(value: Any, language: NullTranslations) -> Any:
    """Return a JSON value with every message in it translated.

    >>> translated({"text": _("{hand} wins.", hand="A"), "seat": 0}, ENGLISH)
    {'text': 'A wins.', 'seat': 0}
    """
    if isinstance(value, Message):
        return value.localize(language)
    if isinstance(value, Mapping):
        return {name: translated(part, language) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [translated(part, language) for part in value]
    return value


def _(id: str, /, **fields: object) -> Message:
    """Return a sentence, marked for translators.

    >>> _("{hand} wins.", hand="A")
    'A wins.'
    """
    return Message(id, fields)


def _n(one: str, many: str, count: float, /, **fields: object) -> Message:
    """Return a sentence that depends on a count, which it may name as ``{count}``.

    A ``float`` is a count that is written with decimals.

    >>> _n("{count} man is left.", "{count} men are left.", 2)
    '2 men are left.'
    """
    return Message(one, {"count": count, **fields}, many)


def as_message(sentence: str) -> Message:
    """Return a string without fields as a message, and a message unchanged.

    >>> as_message("Whoever throws more points wins.").id
    'Whoever throws more points wins.'
    """
    return sentence if isinstance(sentence, Message) else Message(sentence)


def decimal(value: float, form: str) -> Message:
    """Return a number in Python's format, with the decimal mark of the reader's language.

    >>> decimal(-1 / 3, "+.2f")
    '-0.33'
    """
    whole, _dot, decimals = format(value, form).partition(".")
    # NOTE: a number; between its whole part and its decimals stands the decimal mark
    return _("{whole}.{decimals}", whole=whole, decimals=decimals)


def joined(parts: Iterable[object], by: str = ", ") -> Message:
    """Return parts joined into one message, each translated by itself.

    >>> joined([_("one"), _("two")])
    'one, two'
    """
    fields = {f"part{number}": part for number, part in enumerate(parts)}
    return Message(by.join(f"{{{name}}}" for name in fields), fields)


def either(parts: Iterable[str]) -> str:
    """Return a list of alternatives in words.

    >>> either(["'A'", "'B'", "'-'"])
    "'A' or 'B' or '-'"
    """
    return reduce(lambda first, last: _("{first} or {last}", first=first, last=last), parts)


def join_sentences(*sentences: str) -> Message:
    """Return whole sentences joined into one message; a single one unchanged.

    >>> join_sentences(_("{total} again: an encuentro.", total="Ten"), _("Nobody wins."))
    'Ten again: an encuentro. Nobody wins.'
    """
    return as_message(sentences[0]) if len(sentences) == 1 else joined(sentences, " ")
