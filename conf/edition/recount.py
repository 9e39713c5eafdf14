"""Checks numbers and throws of a text: the values in attributes against the words."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from conf.edition.document import ROOT, toml
from conf.edition.views import plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conf.edition.document import Document, TeiError

ROMAN = {"i": 1, "j": 1, "v": 5, "x": 10, "l": 50, "c": 100}


@cache
def _words() -> dict[str, dict[str, Any]]:
    return toml(ROOT / "corpus" / "schema" / "palabras.toml")


def number(words: str) -> int | None:
    """Return the value of a number in the texts' spelling, roman or in words; None for others."""
    word = re.sub(r"[\s.]", "", words).lower()
    if word in (value := _words()["numbers"]):
        return int(value[word])
    values = [ROMAN.get(letter, 0) for letter in word.removesuffix("o")]
    if not values or not all(values):
        return None
    return sum(-a if a < b else a for a, b in zip(values, [*values[1:], 0], strict=True))


def numbers(document: Document) -> Iterator[TeiError]:
    """Yield numbers whose attribute differs from their words."""
    for element in document.body.iter("num"):
        words, value = plain(element, "e"), element.get("value")
        if str(right := number(words)) != value:
            yield document.error(element, f"{words!r} has value={value!r}; it should be {right}")


def faces(words: str) -> str:
    """Return the throw that ``words`` name, highest face first: ``6-4-1``.

    Raises:
        ValueError: a word names no face.
    """
    vocabulary = _words()
    thrown: list[int] = []
    double = False
    for word in re.findall(r"\w+", words.lower()):
        if word in vocabulary["joins"]["words"]:
            continue
        if word == "amas":
            double = True
        elif word == "alterz" and thrown:
            thrown.append(thrown[-1])
        elif word in vocabulary["pairs"]:
            thrown += [vocabulary["pairs"][word]] * 2
        elif face := vocabulary["faces"].get(word) or number(word):
            thrown += [face] * (1 + double)
            double = False
        else:
            raise ValueError(word)
    return "-".join(map(str, sorted(thrown, reverse=True)))


def throws(document: Document) -> Iterator[TeiError]:
    """Yield throws whose faces are not what the words say, or miss the total announced.

    A total (``num`` of that type) holds to the end of its paragraph.
    """
    total = 0
    for element in document.body.iter():
        if element.tag in {"div", "p"}:
            total = 0
        elif element.tag == "num" and element.get("type") == "total":
            total = int(element.get("value", "0"))
        elif element.tag == "seg" and element.get("type") in {"throw", "pair"}:
            words, n = plain(element, "e"), element.get("n", "")
            try:
                right = faces(words)
            except ValueError as word:
                yield document.error(element, f"{words!r} is no throw: {word} is not a face")
                continue
            if n != right:
                yield document.error(element, f"{words!r} has n={n!r}; it should be {right!r}")
            excused = any(note.get("type") == "check" for note in element.iter("note"))
            if total and sum(map(int, right.split("-"))) != total and not excused:
                yield document.error(
                    element,
                    f'{words!r} does not make {total}; if so written, add <note type="check">',
                )
