"""Ten thousand games of the computer against itself, in our notation: a data set of a release.

``python -m conf.make.game_set`` writes them to a ``.tar.gz`` in ``build``, a record each, named
``GAME/LEVEL-NUMBER.txt``; the seed of a game is ``GAME:NUMBER``, and the same number is played at
every level. ``--total`` makes fewer, ``--workers 2`` shares them among processes; the file is the
same to the byte. A ``README.md`` in it says what it is and how it was made, with the grammar, and
the licences lie beside that. Every level of every game is in it. The levels that look ahead take
seconds for a move and have ``FEW`` games each; the others share the rest. ``--replay`` has
``tests.bench.game_set`` play the games of a file again, and if all come out as they are written it
puts their number and that of their moves into ``docs/desarrollo/games.csv``.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from conf.data_files import write_csv
from conf.make import bench
from conf.make.selfplay import BY_LOT, played
from conf.publish.archive import LICENCE_FILES
from conf.release import pack
from conf.release.make import GAMES, NAME, ROOT
from juegos import __version__, catalogue
from juegos.cli import executors, progress
from juegos.core.game import SEATS
from juegos.core.record import Record, write
from juegos.engine import account as accounts
from juegos.engine.replay import result

TABLE = ROOT / "docs" / "desarrollo" / "games.csv"
HEAD = ("version", "made", "games", "moves", "bytes")
TOTAL = 10_000
FEW = 1
QUICK = {"weak", "beginner", "greedy", "random", ""}  # "": a game in which nobody decides

README = """\
# {total} games of the computer against itself

These games were played by the programs of Juegos, version {version}, one level against itself:
{games} games, each at every level that it offers, as a record in the file GAME/LEVEL-NUMBER.txt;
"dice" stands for the level of a game in which nobody decides. Each record has its levels, the
version, the moves and the result; the readings are the default ones. Players A and B have the same
level.

## Seeds

The seed of a game is the text GAME:NUMBER, such as {seed}, which is given to random.Random of
Python. The same number is played at every level, so the dice begin alike. Where the game is without
chance, {at_random} moves at the beginning are chosen at random, or every game of a level would be
the same.

    python -m conf.make.game_set

in the sources of version {version} makes this file anew, the same to the byte. Some levels look far
ahead and take seconds for a move: each has played every game only once. The others share the rest.

## To read the records

{grammar}

The first line of a record names the game; its rules are on the site, and the moves are in the
notation of its page. tests/bench/game_set.py of the sources replays the file: it reads by this
grammar, and asks the programs of Juegos which moves are legal and how the game ended.

## Licence

The records are under the Creative Commons Attribution 4.0 International licence (CC BY 4.0). Name
"The Juegos contributors" and the version. See LICENSE-TEXTS; LICENSE is that of the programs.
"""
GRAMMAR = "## The grammar\n"

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


def readme(every: list[Place]) -> str:
    """Return what the set says of itself: how many games, of what, by which seeds."""
    page = (ROOT / "docs" / "metodo" / "partidas.md").read_text("utf-8")
    grammar = page.partition(GRAMMAR)[2].partition("\n| part |")[0].strip()
    slug, _level, number = every[0]
    return README.format(
        total=f"{len(every):,}",
        version=__version__,
        games=len({place[0] for place in every}),
        seed=f"{slug}:{number}",
        at_random=BY_LOT,
        grammar=grammar,
    )


def beside(every: list[Place]) -> list[tuple[str, bytes]]:
    """Return what lies beside the records: what the set is, and the licences."""
    licences = [(name, (ROOT / name).read_bytes()) for name in LICENCE_FILES]
    return [("README.md", readme(every).encode()), *licences]


def keep_replay(file: Path, *workers: str) -> None:
    """Have the second program replay a set, and write its line of the table.

    Raises:
        SystemExit: some game did not come out as it is written.
    """
    *_games, last = bench.lines("game_set", str(file), *workers)
    games, moves, _wrong = (f"{int(part.split()[0]):,}" for part in last.split(", "))
    made, size = date.today().isoformat(), f"{file.stat().st_size:,}"  # noqa: DTZ011
    write_csv(TABLE, [HEAD, (__version__, made, games, moves, size)])


def main(*words: str) -> None:
    """Write the set to a file, and print how many games it has."""
    parser = ArgumentParser(prog="python -m conf.make.game_set", description=main.__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=ROOT / "build" / GAMES)
    parser.add_argument("--total", type=int, default=TOTAL, help="so many games")
    parser.add_argument("--replay", action="store_true", help="play a file that is there again")
    executors.add(parser)
    options = parser.parse_args(words)
    if options.replay:
        keep_replay(options.file, *(["--workers", str(options.workers)] if options.workers else []))
        return
    every = [*places(options.total)]
    with executors.executor(options) as executor:
        written = (executor.map if executor else map)(member, every)
        records = [*progress.counting(written, len(every), "games")]
    options.file.parent.mkdir(parents=True, exist_ok=True)
    options.file.write_bytes(pack.tar_bytes([*records, *beside(every)], f"{NAME}-games"))
    print(f"{len(records)} games, {options.file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
