"""Train nets, or weights of patterns: ``python3 noxfile.py train -- GAME``.

A schedule of self-play is gone through; after each part the nets are written to build/train, and
``python -m conf.train.write_weights`` puts them into ``juegos/data`` as whole numbers.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from conf.command import run
from conf.train import draughts, men_net, tick_tack, trictrac
from conf.train.men_net import FOLDER
from conf.train.plays import space
from conf.train.selfplay import Net, Rules, new, play
from juegos import catalogue
from juegos.material import dice

HIDDEN = {"backgammon": (80, 24), "todas-tablas": (40, 16), "tabula": (40, 1)}
PART = 1_000  # games after which the nets are written
# For each stage: games, the rate of learning at its begin and end, and of how many boards one is
# learnt by all throws (0: each by the next throw).
STAGES = (
    (10_000, 0.1, 0.1, 0),
    (40_000, 0.1, 0.03, 0),
    (16_000, 0.03, 0.008, 0),
    (3_000, 0.01, 0.0045, 8),
)
# What part of these a game has: where three dice are thrown there are ten times the boards.
PARTS = {"backgammon": 1.0, "todas-tablas": 0.6, "tabula": 0.05}
# Games whose nets judge the men alone: how many are played in each round, and how.
OF_MEN = {
    "trictrac": (trictrac.ROUNDS, trictrac.play),
    "tick-tack": (tick_tack.ROUNDS, tick_tack.play),
}


def rules(slug: str) -> Rules:
    """Return what the compiled code needs to know of a game under its default readings."""
    game: Any = catalogue.game(slug)
    laws = getattr(game, "one_game", game).laws
    travel = laws.travel
    throws = dict(dice.throws(laws.dice).items())
    return Rules(
        np.frombuffer(laws.board, np.int8).copy(),
        np.array([0, *map(travel.facing, range(1, 25)), 0, 0], np.int64),
        np.array(list(throws), np.int64),
        np.array(list(throws.values()), np.float64),
        travel.doubles,
        travel.larger,
        slug == "backgammon",
        travel.lies == "contrary",
    )


def save(slug: str, nets: tuple[Net, Net]) -> None:
    """Write nets as floating-point numbers."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    arrays = {
        f"{n}{name}": part for n, net in enumerate(nets) for name, part in net._asdict().items()
    }
    np.savez(FOLDER / f"{slug}.part.npz", **arrays)
    (FOLDER / f"{slug}.part.npz").replace(FOLDER / f"{slug}.npz")


def load(slug: str) -> tuple[Net, Net]:
    """Return the saved nets."""
    result = np.load(FOLDER / f"{slug}.npz")
    first, second = (Net(*(result[f"{n}{name}"] for name in Net._fields)) for n in range(2))
    return first, second


def main(slug: str, begin: str = "0") -> None:
    """Train the nets of a game, from a later stage on if the earlier ones are done."""
    if slug == draughts.SLUG:
        draughts.main()
        return
    if slug in OF_MEN:
        men_net.rounds(slug, *OF_MEN[slug])
        return
    if slug not in HIDDEN:
        slugs = ", ".join([*HIDDEN, *OF_MEN, draughts.SLUG])
        raise ValueError(f"{slug}: no game of nets; there are {slugs}")
    contact, race = HIDDEN[slug]
    nets = load(slug) if int(begin) else (new(contact, 1), new(race, 2))
    laws, room, started = rules(slug), space(), time.process_time()
    for stage, (whole, first, last, every) in [*enumerate(STAGES)][int(begin) :]:
        games = round(whole * PARTS[slug])
        for part in range(0, games, PART):
            rate = np.float32(first * (last / first) ** (part / games))
            boards = play(
                min(PART, games - part), nets, laws, room, rate, every, 100 * stage + part // PART
            )
            save(slug, nets)
            text = (
                f"{min(games, part + PART):,} of {games} games, {boards:,} boards in the last part"
            )
            print(f"{slug} {stage}: {text}; {time.process_time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(run(main, sys.argv[1:]))
