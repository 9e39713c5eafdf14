"""The progress of a simulation in a file: its request, and the exact sums."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from juegos import __version__
from juegos.core.errors import BadRequest, quoted
from juegos.core.message import _
from juegos.engine.sample import CHUNK, EMPTY, NAMES, Total


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
            told = json.loads(text)
            total = _total(told)
            said = {name: told[name] for name in self.asked}
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
            if said[name] != value:
                raise BadRequest(
                    _(
                        "{file} keeps a simulation with {name} {kept}, and this one has {asked}; "
                        "ask for the same, or keep it in another file",
                        file=file,
                        name=name,
                        kept=quoted(said[name]),
                        asked=quoted(value),
                    )
                )
        return SampleCheckpoint(self.slug, self.readings, self.level, self.seed, total)


def _total(told: Mapping[str, Any]) -> Total:
    """Return the sums stored in a file; raises for malformed ones."""
    games = told["games"]
    if type(games) is not int or games < 0 or games % CHUNK:
        raise ValueError(f"games {games!r}")
    sums, squares = (tuple(map(Fraction, told[name])) for name in ("sums", "squares"))
    if {len(sums), len(squares)} != {len(NAMES)}:
        raise ValueError("sums")
    return Total(games, sums, squares)
