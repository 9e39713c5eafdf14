"""The nets of backgammon, todas tablas and tabula: a schedule of self-play in compiled code.

It runs in one process, because each step learns from the one before it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from conf.train import checkpoints
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


class Part(NamedTuple):
    """So many games of a stage, the rate of learning, one board of how many by all throws."""

    games: int
    rate: float
    every: int
    seed: int


def parts(slug: str) -> Iterator[Part]:
    """Yield the parts of the training of a game."""
    for stage, (whole, first, last, every) in enumerate(STAGES):
        games = round(whole * PARTS[slug])
        for part in range(0, games, PART):
            rate = first * (last / first) ** (part / games)
            yield Part(min(PART, games - part), rate, every, 100 * stage + part // PART)


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


def train(slug: str) -> None:
    """Train the nets of a game; after each part they are written, so that it goes on from there."""
    contact, race = HIDDEN[slug]
    schedule = [*parts(slug)]
    done, arrays = checkpoints.resume(slug, schedule)
    nets = nets_of(arrays) if done else (new(contact, 1), new(race, 2))
    laws, room, started = rules(slug), space(), time.process_time()
    for number, part in [*enumerate(schedule, 1)][done:]:
        rate = np.float32(part.rate)
        boards = play(part.games, nets, laws, room, rate, part.every, part.seed)
        checkpoints.save(slug, schedule, number, **arrays_of(nets))
        text = f"part {number} of {len(schedule)}: {part.games:,} games, {boards:,} boards"
        print(f"{slug}, {text}; {time.process_time() - started:.0f} s", flush=True)


def arrays_of(nets: tuple[Net, Net]) -> checkpoints.Arrays:
    """Return the weights of both nets by name, after the number of the net."""
    return {
        f"{n}{name}": part for n, net in enumerate(nets) for name, part in net._asdict().items()
    }


def nets_of(arrays: checkpoints.Arrays) -> tuple[Net, Net]:
    """Return the nets that arrays were written from."""
    first, second = (Net(*(arrays[f"{n}{name}"] for name in Net._fields)) for n in range(2))
    return first, second
