"""Tables, chances, drawings, verdicts take long: each is kept until what makes it changes.

Pages, files beside the pages and indices ask for the same ones, each in a process of its own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

from sphinx.util.display import progress_message
from sphinx.util.parallel import ParallelTasks, parallel_available

from conf import claims, figures
from conf.claims import CHECKS
from conf.edition import corpus
from conf.language import spoken
from conf.publish import citations, drawings
from conf.sphinx import rests
from conf.sphinx.page import once
from juegos import catalogue, puzzles, tables
from juegos.core.errors import ImpossibleReadings, NotExact
from juegos.edition import cite
from juegos.engine.odds import means

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from conf.claims.verdict import Veredicto
    from conf.figures.curves import Curve
    from juegos.core.puzzle import Ruling
    from juegos.core.source import Crux
    from juegos.core.table import Table
    from juegos.edition.cite import Citable

Find = Callable[[], object]
MANY = 20  # pages


def table(env: BuildEnvironment, id: str, readings: Mapping[str, str] | None = None) -> Table:
    """Return a table under the readings given; raises for an unknown table, crux or reading."""
    chosen = sorted((readings or {}).items())
    if id not in tables.TABLES:
        return tables.table(id)  # raises
    made_of = rests.digest((), rests.made_of(rests.table(id)), chosen)
    name = ".".join([id, *(f"{crux}-{key}" for crux, key in chosen)])
    found: Table = once.value(env, name, made_of, partial(tables.table, id, dict(chosen)))
    return found


def chances(env: BuildEnvironment, crux: Crux) -> dict[str, Fraction | None]:
    """Return how likely who throws first wins under each reading of a crux, where it is exact.

    A reading that another one has to go with has no chance by itself.
    """
    slug = crux.id.partition(".")[0]
    made_of = rests.digest((), rests.made_of(rests.game(slug)))
    found: dict[str, Fraction | None] = once.value(
        env, f"{crux.id}.chances", made_of, partial(_chances, slug, crux)
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
        return cite.tabled(table(env, name))
    return citations.record(kind, name)


def drawing(env: BuildEnvironment, name: str) -> str:
    """Return a figure as SVG text; raises ``UnknownName``."""
    figures.maker(name)  # raises
    said = env.config.catalogues  # what is drawn holds words
    made_of = rests.digest((), rests.drawing(name), said)
    found: str = once.value(env, f"{name}-{spoken()}.svg", made_of, partial(figures.draw, name))
    return found


def picture(env: BuildEnvironment, name: str) -> bytes:
    """Return a figure as PNG; raises ``UnknownName``."""
    figures.maker(name)  # raises
    made_of = rests.digest((), rests.drawing(name), env.config.catalogues)
    found: bytes = once.value(env, f"{name}-{spoken()}.png", made_of, partial(drawings.png, name))
    return found


def curved(env: BuildEnvironment, name: str) -> tuple[str, list[Curve]]:
    """Return a figure of ``CURVES`` with the curves of all readings, and these."""
    made_of = rests.digest((), rests.drawing(name), env.config.catalogues)
    found: tuple[str, list[Curve]] = once.value(
        env, f"{name}-{spoken()}.curves", made_of, partial(figures.curved, name)
    )
    return found


def solutions(env: BuildEnvironment, slug: str) -> dict[str, tuple[str, Ruling]]:
    """Return of each puzzle of a game, by its id, the answer that is right, and why."""
    made_of = rests.made_of(rests.every_game())
    found: dict[str, tuple[str, Ruling]] = once.value(
        env, f"{slug}.puzzles", made_of, partial(_solutions, slug)
    )
    return found


def _solutions(slug: str) -> dict[str, tuple[str, Ruling]]:
    mine = (id for id in puzzles.ids() if id.partition(".")[0] == slug)
    return {id: puzzles.solution(id) for id in mine}


def verdict(env: BuildEnvironment, id: str) -> Veredicto:
    """Return the verdict of one check on our corpus; raises ``LostClaim`` and ``KeyError``."""
    modules = rests.claims(id.partition(".")[0])
    made_of = rests.digest((), rests.made_of(modules, corpus.load().files), env.config.catalogues)
    found: Veredicto = once.value(
        env, f"{id}-{spoken()}.veredicto", made_of, partial(claims.verdict, id)
    )
    return found


def prepare(app: Sphinx, env: BuildEnvironment, pages: list[str]) -> None:
    """Find on every core what takes long, where most pages are to be read: Sphinx writes on one."""
    if not parallel_available or app.parallel < 2 or len(pages) < MANY:
        return
    tasks = ParallelTasks(app.parallel)
    with progress_message("finding tables, figures and solutions"):
        for group in _groups(app, env).values():
            tasks.add_task(_find, group)
        tasks.join()


def _find(group: list[Find]) -> None:
    for find in group:
        find()


def _groups(app: Sphinx, env: BuildEnvironment) -> dict[tuple[str, str], list[Find]]:
    """Return what finds each value, in groups that share what they compute on their way."""
    groups = defaultdict[tuple[str, str], list[Find]](list)
    drawn = (drawing, picture) if once.writes(app) else (drawing,)
    for id in tables.ids():
        groups["table", id.partition(".")[0]].append(partial(table, env, id))
    for name, make in product(figures.FIGURES, drawn):
        groups[make.__name__, ""].append(partial(make, env, name))
    for name in figures.CURVES:
        groups["curves", ""].append(partial(curved, env, name))
    for slug in {id.partition(".")[0] for id in puzzles.ids()}:
        groups["puzzles", slug].append(partial(solutions, env, slug))
    for slug, entry in catalogue.CATALOGUE.items():
        for crux in entry.cruces:
            groups["chances", slug].append(partial(chances, env, crux))
    for check in CHECKS:
        groups["verdict", ""].append(partial(verdict, env, check.id))
    return groups


def setup(app: Sphinx) -> None:
    """Connect the preparation."""
    app.connect("env-before-read-docs", prepare)
