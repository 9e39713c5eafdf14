"""``juegos sample``: play a game many times, on one machine or many, with checkpoints."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from contextlib import closing
from dataclasses import asdict, dataclass
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

from juegos import __version__, catalogue
from juegos.cli import executors, files, progress
from juegos.cli.common import MEANS, readings, say, tell
from juegos.core.errors import BadRequest, quoted
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
    earlier = asked
    if options.keep and files.there(options.keep):
        earlier = asked.resumed_from(files.content(options.keep), options.keep)
    finished = _play_games(options, asked, earlier.total)
    _say(options, asked, finished)


def _play_games(options: argparse.Namespace, asked: SampleCheckpoint, before: Total) -> Total:
    make = partial(catalogue.game, asked.slug, asked.readings)
    what = Simulation(make, asked.seed, ByLevel(asked.level) if asked.level else None)
    total = before
    with (
        executors.executor(options) as executor,
        closing(totals(what, options.games, executor, before)) as running,
    ):
        while not _enough(options, total) and (more := next(running, None)):
            total = more
            _keep(options, asked, total)
            message = _(
                "{done} of {games} games", done=f"{total.games:,}", games=f"{options.games:,}"
            )
            progress.show(total.games, options.games, tell(options, message))
    return total


def _enough(options: argparse.Namespace, total: Total) -> bool:
    """Return whether each chance is known as precisely as asked."""
    if options.error is None or total is EMPTY:
        return False
    estimates = total.estimates(options.seed)
    return all(estimates[name].error <= options.error for name in CHANCES)


def _keep(options: argparse.Namespace, asked: SampleCheckpoint, total: Total) -> None:
    if options.keep and total.games % CHUNK == 0:  # within a chunk nothing can be gone on with
        files.replace(options.keep, asked.text(total))


def _say(options: argparse.Namespace, asked: SampleCheckpoint, total: Total) -> None:
    estimates = total.estimates(asked.seed)
    chosen = " ".join(f"{crux}={key}" for crux, key in asked.readings.items())
    message = _(
        "{games} games, seed {seed}; figure and standard error",
        games=f"{total.games:,}",
        seed=asked.seed,
    )
    lines = [f"{asked.slug}  {chosen}".rstrip(), message, *map(_row, estimates.items())]
    figures = {name: asdict(one) for name, one in estimates.items()}
    reply = {"slug": asked.slug, "readings": asked.readings, "level": asked.level, **figures}
    say(options, reply, lines)


def _row(figure: tuple[str, Estimate]) -> Message:
    name, one = figure
    cells = [f"{name:<11} ", decimal(one.mean, ">10.6f"), " +- ", decimal(one.error, ".6f")]
    return joined([*cells, "  ", MEANS[name]], "")


@dataclass(frozen=True, slots=True)
class SampleCheckpoint:
    """The request of a simulation, and its total so far."""

    slug: str
    readings: Mapping[str, str]
    level: str | None
    seed: int
    total: Total = EMPTY

    @property
    def asked(self) -> dict[str, Any]:
        """The fields that must be equal to continue a simulation; the release must be, too."""
        return {
            "juegos": __version__,
            "slug": self.slug,
            "readings": dict(self.readings),
            "level": self.level,
            "seed": self.seed,
            "chunk": CHUNK,
        }

    def text(self, total: Total) -> str:
        """Return the contents of the file at this total."""
        sums = {name: list(map(str, getattr(total, name))) for name in ("sums", "squares")}
        return json.dumps({**self.asked, "games": total.games, **sums}, indent=1) + "\n"

    def resumed_from(self, text: str, file: str) -> SampleCheckpoint:
        """Return this simulation continued from a file.

        Raises:
            BadRequest: the file belongs to something else, or to another simulation, which is
                named.
        """
        try:
            content = json.loads(text)
            total = _total(content)
            ours = {name: content[name] for name in self.asked}
        except json.JSONDecodeError as error:
            raise BadRequest(
                _(
                    "{file}: line {n} is no JSON: {error}",
                    file=file,
                    n=error.lineno,
                    error=error.msg,
                )
            ) from error
        except (KeyError, TypeError, ValueError, ZeroDivisionError) as error:
            raise BadRequest(
                _(
                    "{file} keeps no simulation: something is wrong at {error}",
                    file=file,
                    error=error,
                )
            ) from error
        for name, value in self.asked.items():
            if ours[name] != value:
                raise BadRequest(
                    _(
                        "{file} keeps a simulation with {name} {kept}, and this one has {asked}; "
                        "ask for the same, or keep it in another file",
                        file=file,
                        name=name,
                        kept=quoted(ours[name]),
                        asked=quoted(value),
                    )
                )
        return SampleCheckpoint(self.slug, self.readings, self.level, self.seed, total)


def _total(fields: Mapping[str, Any]) -> Total:
    """Return the sums stored in a file; raises for malformed ones."""
    games = fields["games"]
    if type(games) is not int or games < 0 or games % CHUNK:
        raise ValueError(f"games {games!r}")
    sums, squares = (tuple(map(Fraction, fields[name])) for name in ("sums", "squares"))
    if {len(sums), len(squares)} != {len(NAMES)}:
        raise ValueError("sums")
    return Total(games, sums, squares)
