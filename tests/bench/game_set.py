"""The games of a release replayed by a second program: ``python -m tests.bench.game_set FILE``.

``--workers 2`` shares them among processes. It reads each record by the grammar as its page prints
it (``tests/help/grammar.py``), and has of the rules only the doors, as any program of others has:
each throw and move is looked for among those that the door offers, and played by its text. At the
end the result must be the one that is written.
"""

from __future__ import annotations

import sys
import tarfile
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from juegos.cli import executors, progress
from juegos.serve import handle
from tests.help import grammar

SEATS = ("A", "B")


def replayed(text: str) -> tuple[str, int]:
    """Return the game of a record and the number of its moves, after all of them were played.

    Raises:
        ValueError: the grammar has no such text, no game is named, a move is not among those that
            there are, the moves do not end the game, or they end it otherwise than is written.
    """
    if not grammar.fits(text):
        raise ValueError("no record by the grammar")
    heads, moves = grammar.read(text)
    if "Game" not in heads:
        raise ValueError("no game is named")
    readings = dict(pair.split("=") for pair in heads.get("Readings", "").split())
    same = {"slug": heads["Game"], "readings": readings}
    reply: Any = handle({"do": "start", **same})
    for number, move in enumerate(moves, 1):
        if reply["moves"] and move not in reply["moves"]:
            raise ValueError(f"move {number}: {move} is not among those that there are")
        reply = handle({"do": "play", **same, "state": reply["state"], "move": move})
        if "error" in reply:
            raise ValueError(f"move {number}: {reply['error']['message']}")
    if reply["turn"] != "end":
        raise ValueError("the game is not over")
    winner = handle({"do": "result", **same, "state": reply["state"]})["winner"]
    result = "-" if winner is None else SEATS[winner]
    if result != heads["Result"]:
        raise ValueError(f"the result is written as {heads['Result']}, but it is {result}")
    return heads["Game"], len(moves)


def records(file: Path) -> Iterator[tuple[str, str]]:
    """Yield each record of a set with its name; other files lie beside the folders of games."""
    with tarfile.open(file) as archive:
        for member in archive:
            content = archive.extractfile(member)
            if content and member.name.endswith(".txt"):
                yield member.name, content.read().decode()


def result(record: tuple[str, str]) -> tuple[str, int]:
    """Return the game of a record and the number of its moves; no game, and 0, if it is wrong."""
    name, text = record
    try:
        return replayed(text)
    except ValueError as error:
        print(f"{name}: {error}", flush=True)
        return "", 0


def main(*words: str) -> int:
    """Replay a whole set; print how many games of each game there are, and what was wrong."""
    parser = ArgumentParser(prog="python -m tests.bench.game_set", description=main.__doc__)
    parser.add_argument("file", type=Path)
    executors.add(parser)
    options = parser.parse_args(words)
    every = [*records(options.file)]
    with executors.executor(options) as executor:
        results = (executor.map if executor else map)(result, every)
        both = [*progress.counting(results, len(every), "games")]
    games, moves = Counter(slug for slug, _moves in both if slug), sum(count for _, count in both)
    wrong = len(every) - games.total()
    print(*(f"{count:>6} {slug}" for slug, count in games.items()), sep="\n")
    print(f"{games.total()} games, {moves} moves, {wrong} wrong")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
