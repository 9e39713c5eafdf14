"""How the pot grows, cast by cast, in the hands of a staked game that are still going on."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from juegos import catalogue
from juegos.core.message import _
from juegos.core.table import Cell, Table, fixed
from juegos.engine.odds import Chain, walk
from juegos.tables import source

Readings = Mapping[str, str]

CASTS = 12
GAMES = ("medio-azar", "azar-pujado")


def growth(slug: str, readings: Readings) -> Table:
    """Return after each cast how many hands still go on, and the mean pot of those, in both games.

    The readings are those of ``slug``; the other game takes of them what it has too.
    """
    columns = [_course(game, readings) for game in GAMES]
    rows: list[list[Cell]] = [
        [casts, *(cell for course in columns for cell in course[casts])]
        for casts in range(CASTS + 1)
    ]
    names = [catalogue.entry(game).name.lower() for game in GAMES]
    heads = [
        head
        for name in names
        for head in (_("still going, {game}", game=name), _("mean pot, {game}", game=name))
    ]
    return Table(
        f"{slug}.crecimiento",
        _("The growth of the pot in medio azar and azar pujado"),
        (_("throws"), *heads),
        fixed(rows),
        _("chances; tantos"),
        source(slug),
        tuple(catalogue.game(slug, readings).readings.items()),
        "juegos.dados.growth_of_the_pot.growth",
    )


def _course(slug: str, readings: Readings) -> list[tuple[Fraction, Fraction]]:
    """Return after each cast the chance that the hand goes on, and its mean pot if it does."""
    names = {crux.name for crux in catalogue.game(slug).cruces}
    game = catalogue.game(slug, {k: v for k, v in readings.items() if k in names})
    chain = walk(game)
    chance = {0: Fraction(1)}
    pot = {0: Fraction(game.stake)}
    course = []
    for _number in range(CASTS + 1):
        going = sum(chance.values(), Fraction(0))
        course.append((going, sum(pot.values(), Fraction(0)) / going))
        chance, pot = _cast(chain, chance, pot)
    return course


def _cast(
    chain: Chain, chance: Mapping[int, Fraction], pot: Mapping[int, Fraction]
) -> tuple[dict[int, Fraction], dict[int, Fraction]]:
    """Return chances and pots, state by state, one cast on; what has ended is dropped."""
    chances: dict[int, Fraction] = {}
    pots: dict[int, Fraction] = {}
    for state, p in chance.items():
        for arc in chain.arcs[state]:
            if chain.share[arc.to] is None:
                chances[arc.to] = chances.get(arc.to, Fraction(0)) + p * arc.p
                added = (pot[state] + p * arc.pot) * arc.p
                pots[arc.to] = pots.get(arc.to, Fraction(0)) + added
    return chances, pots
