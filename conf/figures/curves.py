"""The chance that A wins after each first suerte, under every reading: curves of one figure."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from conf.figures.style import AZURE, GOLD, INK, RUBRIC
from conf.language import tell
from juegos import tables
from juegos.core.message import _
from juegos.engine.odds import ZERO

if TYPE_CHECKING:
    from fractions import Fraction

    from juegos.core.about import Readings

    Chances = tuple[tuple[int, Fraction], ...]

# How the curves differ, the first that of the game as written: shape, sign, colour, filled.
SHAPES = (
    ("D", "◆", RUBRIC, True),
    *((shape, sign, AZURE, True) for shape, sign in zip("os^v*", "●■▲▼★", strict=True)),
    *((shape, sign, INK, False) for shape, sign in zip("Ds^v*", "◇□△▽☆", strict=True)),
    *((shape, sign, GOLD, True) for shape, sign in zip("os^v*", "●■▲▼★", strict=True)),
)


Shape = tuple[str, str, str, bool]


class Curve(NamedTuple):
    """The readings with the same chances, in words, and the chance of A by first suerte."""

    names: tuple[str, ...]
    chances: Chances

    @property
    def name(self) -> str:
        """All the names joined."""
        return ", ".join(self.names)


def curves(slug: str) -> list[Curve]:
    """Return the curve of a game under the default readings, then each that differs."""
    result: dict[Chances, list[str]] = {}
    for name, chances in _readings(slug):
        if chances:
            result.setdefault(chances, []).append(name or tell(_("as written")))
    return [Curve(tuple(names), chances) for chances, names in result.items()]


@cache
def _readings(slug: str) -> list[tuple[str, Chances]]:
    """Return each reading with its chances; the default has no name."""
    return [
        (f"{crux}: {key}" if chosen else "", first_suertes(slug, chosen))
        for (crux, key, _words), chosen in tables.changes(slug, {})
    ]


def first_suertes(slug: str, readings: Readings) -> Chances:
    """Return the chance of A by the suerte of the first throw; empty if there is none.

    The game is walked once, whereas the table ``SLUG.primera-suerte`` asks again at each state.
    """
    chain = tables.chain(slug, readings)
    won = chain.expect([ZERO] * len(chain.states), chain.at_end(lambda share: share > 0))
    reached = {arc.to: chain.states[arc.to] for arc in chain.arcs[0] if arc.to}
    given = ((n, getattr(state, "given", None)) for n, state in reached.items())
    goes_on = ((n, cast("int", suerte)) for n, suerte in given if chain.share[n] is None and suerte)
    return tuple(sorted((int(suerte), won[n]) for n, suerte in goes_on))


def with_shapes(result: list[Curve]) -> list[tuple[Curve, Shape]]:
    """Return each curve with its shape; raises ``ValueError`` if there are too few shapes."""
    return list(zip(result, SHAPES[: len(result)], strict=True))
