"""No text that is twice as long takes a reader much more than twice the work.

Work is counted in lines of Python that are run, so that it is the same on every machine. What a
search does inside one line is bounded by ``test_patterns``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from juegos.serve import handle
from tests.help.work_count import lines_run

pytestmark = pytest.mark.thorough

SMALL = 1000  # pieces, and then twice as many
FEW = 20_000  # lines, below which nothing is asked of the growth
MOST = 2.4  # times the lines for a text twice as long: n log n would be 2.2
RECORD = "Game: azar\nReadings: limites=inclusivo\n\n6-4-1\n"
BASES = [RECORD] + [
    path.read_text("utf-8")
    for path in sorted((Path(__file__).parent / "findings").iterdir())
    if path.name in {"m1-control.mat", "m3-resigned-gammon.mat", "p1-spaced.pdn"}
]
PIECES = [
    *(" ", "\t", "\n", "\r\n", "\r", "-", "x", "1", "0", "(", ")", "{", "}", "{x}", "(1. 9-14)"),
    *('"', "[", "]", "[A", '[A "b"]\n', "; words\n", "% words\n", "# words\n", "1. 9-14 ", "$1"),
    *("Game: azar\n", "Note: words\n", "6-4-1\n", "a3-b4\n", " Game 1\n", "11 point match\n"),
    *("1) 31: 8/5 6/5\n", "  1) 31: 8/5 6/5   42: 8/4 6/4\n", "bar/20 ", "8/5*", "????", "é", "\\"),
]
REQUESTS: dict[str, Callable[[str], dict[str, Any]]] = {
    "record": lambda text: {"do": "record", "text": text},
    "records": lambda text: {"do": "records", "text": text},
    "replay": lambda text: {"do": "replay", "text": text},
    "link": lambda text: {"do": "link", "text": text},
    "convert": lambda text: {"do": "convert", "text": text, "format": "juegos"},
    "state": lambda text: {"do": "moves", "slug": "alquerque", "state": text},
    "move": lambda text: {"do": "play", "slug": "backgammon", "state": text, "move": text},
}


def texts(count: int) -> Iterator[str]:
    """Yield texts in which one piece stands so often: alone, and in every part of a good file."""
    for piece in PIECES:
        many = piece * count
        yield many
        for base in BASES:
            head, _, rest = base.partition("\n\n")
            yield from (many + base, f"{head}\n{many}\n\n{rest}", f"{base}{many}")


@pytest.mark.parametrize("do", REQUESTS)
def test_work_grows_with_the_length(do: str) -> None:
    """Of no text more than by a logarithm: twice the length, little more than twice the lines."""
    ask = REQUESTS[do]
    for text in (*BASES, *texts(1)):
        handle(ask(text))  # a module that it imports is run once
    for small, large in zip(texts(SMALL), texts(2 * SMALL), strict=True):
        lines = lines_run(partial(handle, ask(large)))
        assert lines < FEW or lines < MOST * lines_run(partial(handle, ask(small))), large[:200]


def test_work_that_grows_faster_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader that goes through all that it has read for each letter."""

    def slow(request: dict[str, Any]) -> None:
        for at in range(len(request["text"])):
            for _ in range(at):
                pass

    monkeypatch.setitem(globals(), "handle", slow)
    assert lines_run(partial(handle, {"text": "x" * 400})) > 3 * lines_run(
        partial(handle, {"text": "x" * 200})
    )
