"""Ten thousand games of the computer against itself, in our notation: a data set of a release.

``python -m conf.make.game_set`` writes them to a ``.tar.gz`` in ``build``, a record each, named
``GAME/LEVEL-NUMBER.txt``; the seed of a game is ``GAME:NUMBER``, and the same number is played at
every level. ``--total`` makes fewer, ``--workers 2`` shares them among processes; the file is the
same to the byte. Every level of every game is in it. The levels that look ahead take seconds for a
move and have ``FEW`` games each; the others share the rest.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

from conf.make.selfplay import played
from conf.release import pack
from conf.release.make import GAMES, NAME, ROOT
from juegos import __version__, catalogue
from juegos.cli import executors
from juegos.core.game import SEATS
from juegos.core.record import Record, write
from juegos.engine import account as accounts
from juegos.engine.replay import result

TOTAL = 10_000
FEW = 1
QUICK = {"weak", "beginner", "greedy", "random", ""}  # "": a game in which nobody decides

Place = tuple[str, str, int]  # game, level, number


def places(total: int = TOTAL) -> Iterator[Place]:
    """Yield game, level and number of each game of the set."""
    pairs = [(slug, level) for slug in catalogue.CATALOGUE for level in levels(slug)]
    quick = [pair for pair in pairs if pair[1] in QUICK]
    slow = [pair for pair in pairs if pair[1] not in QUICK]
    each, more = divmod(max(0, total - FEW * len(slow)), len(quick))
    for pair in pairs:
        count = FEW if pair in slow else each + (quick.index(pair) < more)
        yield from ((*pair, number) for number in range(count))


def levels(slug: str) -> tuple[str, ...]:
    """Return the levels that a game offers, or one without a name if nobody decides in it."""
    entry = catalogue.entry(slug)
    return entry.players.offered if entry.decides(catalogue.game(slug)) else ("",)


def member(place: Place) -> tuple[str, bytes]:
    """Return the name of a record in the set, and the record."""
    slug, level, number = place
    game, plies = catalogue.game(slug), played(slug, (level, level), number)
    account = accounts.opening(game)
    for ply in plies[:-1]:
        account = account.after(game.play(ply.state, ply.move))
    seats = [(seat, f"computer {level}") for seat in SEATS if level]
    heads = [*seats, ("Version", __version__), ("Result", result(game, plies[-1].state, account))]
    moves = tuple(game.write_move(ply.move) for ply in plies[:-1])
    text = write(Record(slug, (), moves, tuple(heads)))
    return f"{slug}/{level or 'dice'}-{number}.txt", text.encode()


def main(*words: str) -> None:
    """Write the set to a file, and print how many games it has."""
    parser = ArgumentParser(prog="python -m conf.make.game_set", description=main.__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=ROOT / "build" / GAMES)
    parser.add_argument("--total", type=int, default=TOTAL, help="so many games")
    executors.add(parser)
    options = parser.parse_args(words)
    every = [*places(options.total)]
    with executors.executor(options) as executor:
        records = list((executor.map if executor else map)(member, every))
    options.file.parent.mkdir(parents=True, exist_ok=True)
    options.file.write_bytes(pack.tar_bytes(records, f"{NAME}-games"))
    print(f"{len(records)} games, {options.file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
