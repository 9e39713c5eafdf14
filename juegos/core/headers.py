"""The headers of a record besides the game: who played, when, and how it ended.

Each header has a function that takes the text after its colon and returns it as it is written, or
raises ``BadNotation``. Names and other words come from the author of the record: they are one
printable line of limited length, and are used as text only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from juegos.core.errors import BadNotation
from juegos.core.message import _

LONGEST_NAME = 80  # characters of a name
LONGEST_START = 20_000  # characters of a position
MOST_HINTS = 10_000
UNFINISHED = "unfinished"
AGREED = "agreed"
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?")
_VERSION = re.compile(r"[0-9A-Za-z.+-]{1,40}")
_NUMBER = re.compile(r"[1-9][0-9]{0,5}")
_COMPUTER = re.compile(r"computer ([a-z][a-z-]{0,30})")


def line(text: str, most: int = LONGEST_NAME) -> str:
    """Return a text that may follow a header: one line, printable, no longer than ``most``.

    >>> line("Ana Núñez")
    'Ana Núñez'
    >>> line("#1")
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadNotation: '#1' has a '#', with which a comment begins
    """
    if not text:
        raise BadNotation(_("nothing follows the colon; leave the line out"))
    if (length := len(text)) > most:
        says = _("{text!r} has {length} characters; at most {most}")
        raise BadNotation(says.with_fields(text=text, length=length, most=most))
    if "#" in text:
        raise BadNotation(_("{text!r} has a '#', with which a comment begins", text=text))
    if not text.isprintable() or text != text.strip():
        says = _("{text!r} has characters that cannot be printed, or spaces around it")
        raise BadNotation(says.with_fields(text=text))
    return text


def level(seat: str) -> str:
    """Return the level at which the computer played a seat; empty for a person.

    >>> level("computer middling"), level("Ana")
    ('middling', '')
    """
    match = _COMPUTER.fullmatch(seat)
    return match[1] if match else ""


def _start(text: str) -> str:
    return line(text, LONGEST_START)


def _version(text: str) -> str:
    if not _VERSION.fullmatch(text):
        raise BadNotation(_("{text!r} is no version; one looks like '0.1.0'", text=text))
    return text


def _date(text: str) -> str:
    """Return a date, with or without the time, by the clock of its author."""
    if not (_DATE.fullmatch(text) and _is_on_the_calendar(text)):
        says = _("{text!r} is no date; one looks like '2026-11-23' or '2026-11-23T18:30'")
        raise BadNotation(says.with_fields(text=text))
    return text


def _is_on_the_calendar(text: str) -> bool:
    year, month, day, *clock = map(int, re.findall("[0-9]+", text))
    if not (year and 1 <= month <= 12 and 1 <= day <= _days(year, month)):
        return False
    return all(number < most for number, most in zip(clock, (24, 60, 60), strict=False))


def _days(year: int, month: int) -> int:
    """Return the number of days of a month; the browser's Python has no module for it.

    >>> [_days(year, 2) for year in (1900, 2000, 2026, 2028)]
    [28, 29, 28, 29]
    """
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return (31, 28 + leap, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)[month - 1]


def _series(text: str) -> str:
    """Return the number of the game in a series, and the name of the series if it has one."""
    number, blank, name = text.partition(" ")
    if not _NUMBER.fullmatch(number):
        raise BadNotation(
            _(
                "{text!r}: expected which game of the series it is, like '2 Friday evening'",
                text=text,
            )
        )
    return f"{number} {line(name.strip())}" if blank else number


def _hints(text: str) -> str:
    """Return the numbers of the moves, from 1, for which a hint was asked."""
    numbers = text.split()
    ascending = all(_NUMBER.fullmatch(number) for number in numbers)
    ascending = ascending and sorted({int(number) for number in numbers}) == list(map(int, numbers))
    if not numbers or not ascending or len(numbers) > MOST_HINTS:
        raise BadNotation(
            _("{text!r}: expected numbers of moves that rise, like '3 7 12'", text=text)
        )
    return " ".join(numbers)


RESULTS = ("A", "B", "-", f"A {AGREED}", f"B {AGREED}", f"- {AGREED}", UNFINISHED)


def _result(text: str) -> str:
    """Return the winner, by the rules or by agreement."""
    if text not in RESULTS:
        raise BadNotation(
            _(
                "{text!r} is no result; there are 'A', 'B' and '-' (nobody), each also "
                "with 'agreed', and 'unfinished'",
                text=text,
            )
        )
    return text


# Every head but those of the game and its readings, in the order in which they are written.
HEADS: Mapping[str, Callable[[str], str]] = {
    "Version": _version,
    "A": line,
    "B": line,
    "Date": _date,
    "Series": _series,
    "Start": _start,
    "Result": _result,
    "Hints": _hints,
}


def unknown(text: str) -> bool:
    """Return whether a tag of another notation says that its value is unknown.

    >>> unknown("????.??.??"), unknown("-"), unknown("?"), unknown("2007.05.??")
    (True, True, True, False)
    """
    return not text.strip("?. -")


def unknown_heads(texts: Mapping[str, str]) -> list[str]:
    """Return the headers whose values other notations read as unknown.

    >>> unknown_heads({"A": "?", "B": "Ana?", "Series": "2 ???"})
    ['A', 'Series']
    """
    values = {**texts, "Series": texts.get("Series", "").partition(" ")[2]}
    return [name for name in ("A", "B", "Series") if values.get(name) and unknown(values[name])]


def from_tags(tags: Mapping[str, tuple[str, str]]) -> tuple[dict[str, str], list[str]]:
    """Return the headers given by tags of another notation, and the tags that fit no header.

    ``tags`` has for each header the name of its tag and the value of the tag, if any.

    >>> from_tags({"A": ("White", "Ana"), "Date": ("Date", "17 April 2009"), "B": ("Black", "")})
    ({'A': 'Ana'}, ['Date'])
    """
    headers, bad = dict[str, str](), list[str]()
    for name, (tag, value) in tags.items():
        if value:
            try:
                headers[name] = HEADS[name](value)
            except BadNotation:
                bad.append(tag)
    return headers, bad


def plain(texts: Mapping[str, str]) -> dict[str, Any]:
    """Return headers as JSON: ``seats`` are two, empty where nothing is known of them.

    >>> plain({"A": "Ana", "B": "computer weak", "Hints": "3 7"})["seats"]
    [{'name': 'Ana', 'level': ''}, {'name': '', 'level': 'weak'}]
    """
    seats = [texts.get(seat, "") for seat in "AB"]
    number, _blank, name = texts.get("Series", "").partition(" ")
    return {
        "version": texts.get("Version", ""),
        "seats": [{"name": "" if level(seat) else seat, "level": level(seat)} for seat in seats],
        "date": texts.get("Date", ""),
        "series": {"number": int(number), "name": name} if number else None,
        "start": texts.get("Start", ""),
        "result": texts.get("Result", ""),
        "hints": [int(number) for number in texts.get("Hints", "").split()],
    }
