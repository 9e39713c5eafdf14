"""Train nets, or weights of patterns or features: ``python3 noxfile.py train -- GAME``.

A schedule of self-play is gone through. After each part what is learnt is written to build/train;
the same command goes on from there, and ``--anew`` begins again. ``--workers 4`` shares the games
among processes, ``--dask ADDRESS`` among those of a Dask cluster; the result is the same. Only the
nets of whole boards learn in one process. ``python -m conf.train.write_weights`` puts what is
learnt into ``juegos/data``.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from concurrent.futures import Executor
from importlib import import_module

from conf.train import checkpoints, draughts, men_net, races, tick_tack, trictrac
from juegos.cli import executors

OF_BOARDS = ("backgammon", "todas-tablas", "tabula")  # trained in one process, by compiled code
# Games whose nets judge the men alone: how many are played in each round, and how.
OF_MEN = {
    "trictrac": (trictrac.ROUNDS, trictrac.play),
    "tick-tack": (tick_tack.ROUNDS, tick_tack.play),
}

GAMES = (*OF_BOARDS, *OF_MEN, *races.GAMES, draughts.SLUG)


def shared(slug: str, executor: Executor | None) -> None:
    """Train what learns from the games of a whole round, which an executor may share out."""
    if slug == draughts.SLUG:
        draughts.rounds(draughts.ROUNDS, executor)
    elif slug in races.GAMES:
        races.rounds(slug, races.ROUNDS, executor)
    else:
        men_net.rounds(slug, *OF_MEN[slug], executor)


def main(*words: str) -> None:
    """Train what plays a game, its games shared among processes or on a cluster if asked."""
    parser = ArgumentParser(prog="python -m conf.train", description=main.__doc__)
    parser.add_argument("slug", metavar="GAME", choices=GAMES)
    parser.add_argument("--anew", action="store_true", help="begin again")
    executors.add(parser)
    options = parser.parse_args(words)
    if options.slug in OF_BOARDS and (options.workers or options.dask):
        parser.error(f"{options.slug}: each step learns from the one before, in one process")
    if options.anew:
        checkpoints.forget(options.slug)
    if options.slug in OF_BOARDS:
        import_module("conf.train.board_nets").train(options.slug)
        return
    with executors.executor(options) as executor:
        shared(options.slug, executor)


if __name__ == "__main__":
    main(*sys.argv[1:])
