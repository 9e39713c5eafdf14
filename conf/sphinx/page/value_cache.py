"""Caches tables, chances, drawings and verdicts until a source changes.

Pages, the files beside them and indices use the same values, each in a process of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from conf import claims, figures
from conf.claims import CHECKS, worked_positions
from conf.claims.concordance import lines
from conf.publish import citations
from conf.sphinx.page import output_cache
from juegos import catalogue, puzzles, tables
from juegos.core.errors import ImpossibleReadings, NotExact
from juegos.edition import cite

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
    """Return a table under some readings; raises for an unknown table, crux or reading."""
    chosen = sorted((readings or {}).items())
    if id not in tables.TABLES:
        return tables.table(id)  # raises
    name = ".".join([id, *(f"{crux}-{key}" for crux, key in chosen)])
    result: Table = output_cache.value(env, name, partial(tables.table, id, dict(chosen)))
    return result


def chances(env: BuildEnvironment, crux: Crux) -> dict[str, Fraction | None]:
    """Return the chance of the first player under each reading of a crux, where it is exact.

    A reading that needs another one has no chance by itself.
    """
    slug = crux.id.partition(".")[0]
    result: dict[str, Fraction | None] = output_cache.value(
        env, f"{crux.id}.chances", partial(_chances, slug, crux)
    )
    return result


def _chances(slug: str, crux: Crux) -> dict[str, Fraction | None]:
    return {one.key: _chance(slug, {crux.name: one.key}) for one in crux.readings}


def _chance(slug: str, readings: Mapping[str, str]) -> Fraction | None:
    entry = catalogue.entry(slug)
    try:
        game = entry.game(readings)
        if (counted := entry.counted(game)) is not None:
            return counted.known_figures().chances.get("first_wins")
        return tables.chances(slug, readings).p_first
    except (NotExact, ImpossibleReadings):
        return None


def record(env: BuildEnvironment, kind: str, name: str) -> Citable:
    """Return the record of an object that can be cited; raises ``UnknownId``.

    The record of a table has the digest of the table.
    """
    if kind == "veredicto" and name in {check.id for check in CHECKS}:
        return citations.of_verdict(verdict(env, name))
    if kind == "cuadro" and name in tables.TABLES:
        return cite.table_record(table(env, name))
    return citations.record(kind, name)


def drawing(env: BuildEnvironment, name: str) -> str:
    """Return a figure as SVG text; raises ``UnknownName``."""
    if env.config.within:  # pages in a folder have the pictures of the English ones
        result: str = _value_in_language(env, f"{name}.svg", partial(figures.draw, name))
        return result
    return _drawing_and_picture(env, name)[0]


def picture(env: BuildEnvironment, name: str) -> bytes:
    """Return a figure as PNG; raises ``UnknownName``."""
    return _drawing_and_picture(env, name)[1]


def _drawing_and_picture(env: BuildEnvironment, name: str) -> tuple[str, bytes]:
    result: tuple[str, bytes] = _value_in_language(
        env, f"{name}.drawn", partial(figures.draw_and_paint, name)
    )
    return result


def figure_with_curves(env: BuildEnvironment, name: str) -> tuple[str, list[Curve]]:
    """Return a figure of ``CURVES`` as SVG with the curves of all readings, and the curves."""
    result: tuple[str, list[Curve]] = _value_in_language(
        env, f"{name}.curves", partial(figures.draw_with_curves, name)
    )
    return result


def solutions(env: BuildEnvironment, slug: str) -> dict[str, tuple[str, Ruling]]:
    """Return the answer of each puzzle of a game and the reason for it, by the puzzle's id."""
    result: dict[str, tuple[str, Ruling]] = output_cache.value(
        env, f"{slug}.puzzles", partial(_solutions, slug)
    )
    return result


def _solutions(slug: str) -> dict[str, tuple[str, Ruling]]:
    mine = (id for id in puzzles.ids() if id.partition(".")[0] == slug)
    return {id: puzzles.solution(id) for id in mine}


def verdict(env: BuildEnvironment, id: str) -> Veredicto:
    """Return the verdict of one check on our corpus; raises ``LostClaim`` and ``KeyError``."""
    result: Veredicto = _value_in_language(env, f"{id}.veredicto", partial(claims.verdict, id))
    return result


def answers(env: BuildEnvironment) -> tuple[Result, ...]:
    """Return every check of the positions in the treatises, with our answer."""
    result: tuple[Result, ...] = output_cache.value(env, "posiciones", worked_positions.results)
    return result


def concordance(env: BuildEnvironment) -> tuple[Line, ...]:
    """Return every figure that a work prints, with ours."""

    def make() -> tuple[Line, ...]:
        return lines(answers(env), [verdict(env, check.id) for check in CHECKS])

    result: tuple[Line, ...] = _value_in_language(env, "concordancia", make)
    return result


def _value_in_language(env: BuildEnvironment, name: str, make: Callable[[], Any]) -> Any:
    """Return a cached value that contains translated text, one for each set of catalogues."""
    return output_cache.value(env, f"{name}.{env.config.catalogues}", make)
