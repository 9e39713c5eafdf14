"""A reader of notations word by word, which reports the first word that does not fit."""

from __future__ import annotations

from collections.abc import Collection

from juegos.core.errors import BadNotation
from juegos.core.message import _, either


class Tokens:
    """The words of a text, separated by single blanks."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def one_of(self, allowed: Collection[str]) -> str:
        """Return the next word; raises ``BadNotation`` unless it is one of ``allowed``.

        >>> words = Tokens("carrera A")
        >>> words.one_of(["primera", "carrera"])
        'carrera'
        >>> words.one_of(["B", "C"])
        Traceback (most recent call last):
            ...
        juegos.core.errors.BadNotation: 'A' in 'carrera A': expected 'B' or 'C'
        """
        word = self.text[self.at :].split(" ", 1)[0]
        if word not in list(allowed):
            raise BadNotation(
                _(
                    "{word!r} in {text!r}: expected {expected}",
                    word=word,
                    text=self.text,
                    expected=either(map(repr, allowed)),
                ),
                self.at,
            )
        self.at += len(word) + 1
        return word

    def finish(self) -> None:
        """Raise ``BadNotation`` if words are left.

        >>> words = Tokens("carrera A")
        >>> words.one_of(["carrera"])
        'carrera'
        >>> words.finish()
        Traceback (most recent call last):
            ...
        juegos.core.errors.BadNotation: 'carrera A' goes on after its end
        """
        if self.at <= len(self.text):
            raise BadNotation(_("{text!r} goes on after its end", text=self.text), self.at)
