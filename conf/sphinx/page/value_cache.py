"""Tables, chances, drawings, verdicts take long: each is kept until a source changes.

Pages, files beside the pages and indices ask for the same ones, each in a process of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from conf import claims, figures
from conf.claims import CHECKS, worked_positions
from conf.claims.concordance import lines
from conf.publish import citations, drawings
from conf.sphinx.page import output_cache
from juegos import catalogue, puzzles, tables
from juegos.core.errors import ImpossibleReadings, NotExact
from juegos.edition import cite
from juegos.engine.odds import means

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from sphinx.environment import BuildEnvironment

    from conf.claims.concordance import Line
    from conf.claims.verdict import Veredicto
    from conf.claims.worked_positions import Result
    from conf.figures.curves import Curve
    from juegos.core.puzzle import Ruling
    from juegos.core.source import Crux
    from juegos.core.table import Table
    from juegos.edition.cite import Citable


def table(env: BuildEnvironment, id: str, readings: Mapping[str, str] | None = None) -> Table:
    """Return a table under the readings given; raises for an unknown table, crux or reading."""
    chosen = sorted((readings or {}).items())
    if id not in tables.TABLES:
        return tables.table(id)  # raises
    name = ".".join([id, *(f"{crux}-{key}" for crux, key in chosen)])
    found: Table = output_cache.value(env, name, partial(tables.table, id, dict(chosen)))
    return found


def chances(env: BuildEnvironment, crux: Crux) -> dict[str, Fraction | None]:
    """Return how likely who throws first wins under each reading of a crux, where it is exact.

    A reading that another one has to go with has no chance by itself.
    """
    slug = crux.id.partition(".")[0]
    found: dict[str, Fraction | None] = output_cache.value(
        env, f"{crux.id}.chances", partial(_chances, slug, crux)
    )
    return found


def _chances(slug: str, crux: Crux) -> dict[str, Fraction | None]:
    return {one.key: _chance(slug, {crux.name: one.key}) for one in crux.readings}


def _chance(slug: str, readings: Mapping[str, str]) -> Fraction | None:
    entry = catalogue.entry(slug)
    try:
        game = entry.game(readings)
        if (counted := entry.counted(game)) is not None:
            return counted.known().chances.get("first_wins")
        return means(game).p_first
    except (NotExact, ImpossibleReadings):
        return None


def record(env: BuildEnvironment, kind: str, name: str) -> Citable:
    """Return the record of what can be cited; raises ``UnknownId``.

    That of a table has the digest of the table.
    """
    if kind == "veredicto" and name in {check.id for check in CHECKS}:
        return citations.of_verdict(verdict(env, name))
    if kind == "cuadro" and name in tables.TABLES:
        return cite.table_record(table(env, name))
    return citations.record(kind, name)


def drawing(env: BuildEnvironment, name: str) -> str:
    """Return a figure as SVG text; raises ``UnknownName``."""
    figures.maker(name)  # raises
    found: str = _worded(env, f"{name}.svg", partial(figures.draw, name))
    return found


def picture(env: BuildEnvironment, name: str) -> bytes:
    """Return a figure as PNG; raises ``UnknownName``."""
    figures.maker(name)  # raises
    found: bytes = _worded(env, f"{name}.png", partial(drawings.png, name))
    return found


def curved(env: BuildEnvironment, name: str) -> tuple[str, list[Curve]]:
    """Return a figure of ``CURVES`` with the curves of all readings, and these."""
    found: tuple[str, list[Curve]] = _worded(env, f"{name}.curves", partial(figures.curved, name))
    return found


def solutions(env: BuildEnvironment, slug: str) -> dict[str, tuple[str, Ruling]]:
    """Return of each puzzle of a game, by its id, the answer that is right, and why."""
    found: dict[str, tuple[str, Ruling]] = output_cache.value(
        env, f"{slug}.puzzles", partial(_solutions, slug)
    )
    return found


def _solutions(slug: str) -> dict[str, tuple[str, Ruling]]:
    mine = (id for id in puzzles.ids() if id.partition(".")[0] == slug)
    return {id: puzzles.solution(id) for id in mine}


def verdict(env: BuildEnvironment, id: str) -> Veredicto:
    """Return the verdict of one check on our corpus; raises ``LostClaim`` and ``KeyError``."""
    found: Veredicto = _worded(env, f"{id}.veredicto", partial(claims.verdict, id))
    return found


def answers(env: BuildEnvironment) -> tuple[Result, ...]:
    """Return every check of a position of the treatises with our answer."""
    found: tuple[Result, ...] = output_cache.value(env, "posiciones", worked_positions.results)
    return found


def concordance(env: BuildEnvironment) -> tuple[Line, ...]:
    """Return every figure that a work prints, beside ours."""
    found: tuple[Line, ...] = _worded(env, "concordancia", lambda: lines(answers(env)))
    return found


def _worded(env: BuildEnvironment, name: str, make: Callable[[], Any]) -> Any:
    """Return a value that holds words: those of the catalogues that the pages are told by."""
    return output_cache.value(env, f"{name}.{env.config.catalogues}", make)
