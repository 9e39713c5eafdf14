"""Tables of chances: what a hand dealt has, what an exchange brings, what the other has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb

from juegos.core.dist import Dist
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, fixed
from juegos.material.cards import PACK
from juegos.naipes.piquet import chances
from juegos.naipes.piquet.combinations import PUNTO, SECUENCIA, SEQUENCES
from juegos.naipes.piquet.cruces import readings_of_piquet
from juegos.naipes.piquet.rules import CAVENDISH
from juegos.naipes.piquet.state import STOCK

Readings = Mapping[str, str]
HANDS = comb(PACK.bit_count(), chances.HAND)
WAYS = _("ways of {number}", number=HANDS)


def _table(
    id: str, title: str, columns: Sequence[str], rows: Sequence[Sequence[Cell]], law: str
) -> Table:
    return Table(
        f"piquet.{id}",
        title,
        tuple(columns),
        fixed(rows),
        _("ways of {number} hands; chances", number=HANDS) if WAYS in columns else _("chances"),
        (Locus(CAVENDISH, law),),
        (),
        f"juegos.naipes.piquet.tables_of_chances.{MAKERS[f'piquet.{id}'].__name__}",
    )


def draws(slug: str, readings: Readings) -> Table:
    """Return the chances to take in named cards: an elder takes five of twenty, a younger three."""
    readings_of_piquet(readings)
    rows: list[list[Cell]] = []
    for named in range(1, 7):
        for least in range(1, min(named, chances.ELDER_DRAWS) + 1):
            both = (chances.ELDER_DRAWS, chances.YOUNGER_DRAWS)
            rows.append([named, least, *(chances.draws(named, least, n) for n in both)])
    columns = (
        *(_("named cards"), _("at least")),
        *(_("elder takes five"), _("younger takes three")),
    )
    return _table("mejora", _("The chance of taking in named cards"), columns, rows, "21")


def draws_by_number(slug: str, readings: Readings) -> Table:
    """Return the chance to draw at least one of the named cards, by how many cards are taken."""
    readings_of_piquet(readings)
    rows: list[list[Cell]] = [
        [taken, *(chances.draws(named, 1, taken) for named in range(1, 6))] for taken in range(1, 9)
    ]
    columns = (_("cards taken"), *(_("one of {number} named", number=n) for n in range(1, 6)))
    title = _("The chance of taking in at least one of the named cards, by how many are taken")
    return _table("una-de-tantas", title, columns, rows, "34")


def draws_by_unseen(slug: str, readings: Readings) -> Table:
    """Return the chance to draw at least one of the named cards, by how many cards are unseen.

    Twenty are unseen at first, and only eight once the other has shown a carte blanche.
    """
    readings_of_piquet(readings)
    takes = (chances.ELDER_DRAWS, chances.YOUNGER_DRAWS)
    rows: list[list[Cell]] = [
        [n, *(chances.draws(named, 1, m, n) for m in takes for named in range(1, 4))]
        for n in range(chances.UNSEEN, STOCK - 1, -1)
    ]
    columns = (
        _("unseen"),
        *(
            _("{taken} taken, one of {named}", taken=taken, named=named)
            for taken in takes
            for named in range(1, 4)
        ),
    )
    title = _("The chance of taking in at least one of the named cards, by how many are unseen")
    return _table("entre-tantas", title, columns, rows, "21")


def held_by_the_other(slug: str, readings: Readings) -> Table:
    """Return the chance that the other holds at least one of the named cards, or all of them."""
    readings_of_piquet(readings)
    unseen, elder, younger = chances.UNSEEN, chances.ELDER_DRAWS, chances.YOUNGER_DRAWS
    when = {
        _("as dealt"): unseen,
        _("elder, {number} taken", number=elder): unseen - elder,
        _("younger, {number} taken", number=younger): unseen - younger,
    }
    rows: list[list[Cell]] = [
        [name, named, *(_other(named, least, n) for least in (1, named))]
        for name, n in when.items()
        for named in range(1, 5)
    ]
    columns = (_("when"), _("named cards"), _("he has at least one"), _("he has all"))
    title = _("The chance that the other holds the named cards")
    return _table("en-contra", title, columns, rows, "64")


def _other(named: int, least: int, unseen: int) -> Fraction:
    return chances.draws(named, least, chances.HAND, unseen)


def _spread(found: Dist[str]) -> list[list[Cell]]:
    return [[name, ways, Fraction(ways, found.total)] for name, ways in sorted(found.items())]


def suits(slug: str, readings: Readings) -> Table:
    """Return how the suits of twelve cards are divided."""
    readings_of_piquet(readings)
    found = chances.suit_lengths().map(lambda lengths: "-".join(map(str, lengths)))
    return _table(
        "palos",
        _("The suits of a hand dealt"),
        (_("division"), WAYS, _("chance")),
        _spread(found),
        "9",
    )


def sequences(slug: str, readings: Readings) -> Table:
    """Return how long the longest sequence of a hand dealt is."""
    readings_of_piquet(readings)
    found = chances.strengths(SECUENCIA).map(lambda force: force[0])
    rows: list[list[Cell]] = [
        [SEQUENCES.get(n, _("none")), found[n], Fraction(found[n], found.total)]
        for n in sorted(found)
    ]
    columns = (_("longest sequence"), WAYS, _("chance"))
    return _table("secuencias", _("The longest sequence dealt"), columns, rows, "63")


def points(slug: str, readings: Readings) -> Table:
    """Return how often each point is the best of a hand dealt, and how often a smaller one is."""
    readings_of_piquet(readings)
    found = chances.strengths(PUNTO)
    below = 0
    rows: list[list[Cell]] = []
    for force in sorted(found):
        rows.append([*force, found[force], Fraction(found[force], found.total)])
        rows[-1].append(Fraction(below, found.total))
        below += found[force]
    columns = (_("cards"), _("making"), WAYS, _("chance"), _("chance of a smaller point"))
    return _table("puntos", _("The best point dealt"), columns, rows, "62")


def sets(slug: str, readings: Readings) -> Table:
    """Return how many quatorzes and trios a hand dealt has."""
    readings_of_piquet(readings)
    found = chances.sets()
    rows: list[list[Cell]] = [
        [*key, found[key], Fraction(found[key], found.total)] for key in sorted(found)
    ]
    columns = (_("quatorzes"), _("trios"), WAYS, _("chance"))
    return _table("grupos", _("Quatorzes and trios dealt"), columns, rows, "64")


def blank(slug: str, readings: Readings) -> Table:
    """Return the chance of a carte blanche in one hand, and in either."""
    readings_of_piquet(readings)
    rows: list[list[Cell]] = [
        [_("a named hand"), chances.carte_blanche(1)],
        [_("either hand"), chances.carte_blanche(2)],
    ]
    columns = (_("whose"), _("chance"))
    return _table("carta-blanca", _("The chance of a carte blanche"), columns, rows, "18")


MAKERS = {
    "piquet.mejora": draws,
    "piquet.una-de-tantas": draws_by_number,
    "piquet.entre-tantas": draws_by_unseen,
    "piquet.en-contra": held_by_the_other,
    "piquet.palos": suits,
    "piquet.secuencias": sequences,
    "piquet.puntos": points,
    "piquet.grupos": sets,
    "piquet.carta-blanca": blank,
}
