"""``juegos sample``: play a game many times, on one machine or many, with checkpoints."""

from __future__ import annotations

import argparse
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from typing import Any

from juegos import catalogue
from juegos.cli import executors, files, progress
from juegos.cli.common import MEANS, readings, say
from juegos.cli.sample_checkpoint import SampleCheckpoint
from juegos.core.errors import BadRequest
from juegos.core.game import Game
from juegos.core.message import Message, _, decimal, joined
from juegos.core.view import view
from juegos.engine.account import Account
from juegos.engine.sample import CHUNK, EMPTY, NAMES, Estimate, Simulation, Total, totals

CHANCES = NAMES[:3]


def add(command: Any) -> None:
    """Add the command."""
    sub = command("sample", sample, _("play a game many times, for what is not counted"), "slug")
    sub.add_argument("--games", type=int, default=10_000, metavar="N", help=_("at most so many"))
    sub.add_argument("--seed", type=int, default=1, help=_("the same seed gives the same games"))
    error = _("stop once the standard error of each chance is at most this")
    sub.add_argument("--error", type=float, metavar="E", help=error)
    level = _("the level of both players; by default they decide as the exact odds suppose")
    sub.add_argument("--level", help=level)
    keep = _("keep there how far it has come, and go on from there if it was begun")
    sub.add_argument("--keep", metavar=_("FILE"), help=keep)
    executors.add(sub)


@dataclass(frozen=True, slots=True)
class ByLevel:
    """Decides in every seat as the computer does at a level."""

    level: str

    def __call__(self, game: Game[Any, Any], state: Any, account: Account, rng: Random) -> Any:
        """Return the move."""
        players = catalogue.entry(game.slug).players
        return players.advise(view(game, state, account.pot, account.paid), self.level, rng).move


def sample(options: argparse.Namespace) -> None:
    """Play, and print the result; the checkpoint remains if the command is stopped."""
    game = catalogue.game(options.slug, readings(options))
    level = options.level and catalogue.entry(game.slug).players.level(options.level)
    if options.games < 2:
        raise BadRequest(_("a simulation needs at least two games"))
    asked = SampleCheckpoint(game.slug, dict(game.readings), level, options.seed)
    kept = asked
    if options.keep and files.there(options.keep):
        kept = asked.resumed_from(files.content(options.keep), options.keep)
    found = _play_games(options, asked, kept.total)
    _say(options, asked, found)


def _play_games(options: argparse.Namespace, asked: SampleCheckpoint, before: Total) -> Total:
    make = partial(catalogue.game, asked.slug, asked.readings)
    what = Simulation(make, asked.seed, ByLevel(asked.level) if asked.level else None)
    found = before
    with (
        executors.executor(options) as executor,
        closing(totals(what, options.games, executor, before)) as running,
    ):
        while not _enough(options, found) and (more := next(running, None)):
            found = more
            _keep(options, asked, found)
            said = _("{done} of {games} games", done=f"{found.games:,}", games=f"{options.games:,}")
            progress.show(options, found.games, options.games, said)
    return found


def _enough(options: argparse.Namespace, found: Total) -> bool:
    """Return whether each chance is known as precisely as asked."""
    if options.error is None or found is EMPTY:
        return False
    estimates = found.estimates(options.seed)
    return all(estimates[name].error <= options.error for name in CHANCES)


def _keep(options: argparse.Namespace, asked: SampleCheckpoint, found: Total) -> None:
    if options.keep and found.games % CHUNK == 0:  # within a chunk nothing can be gone on with
        files.replace(options.keep, asked.text(found))


def _say(options: argparse.Namespace, asked: SampleCheckpoint, found: Total) -> None:
    estimates = found.estimates(asked.seed)
    chosen = " ".join(f"{crux}={key}" for crux, key in asked.readings.items())
    said = _(
        "{games} games, seed {seed}; figure and standard error",
        games=f"{found.games:,}",
        seed=asked.seed,
    )
    lines = [f"{asked.slug}  {chosen}".rstrip(), said, *map(_row, estimates.items())]
    figures = {name: asdict(one) for name, one in estimates.items()}
    reply = {"slug": asked.slug, "readings": asked.readings, "level": asked.level, **figures}
    say(options, reply, lines)


def _row(figure: tuple[str, Estimate]) -> Message:
    name, one = figure
    cells = [f"{name:<11} ", decimal(one.mean, ">10.6f"), " +- ", decimal(one.error, ".6f")]
    return joined([*cells, "  ", MEANS[name]], "")
