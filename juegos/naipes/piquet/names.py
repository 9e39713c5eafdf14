"""What piquet and its forerunners have been called: each name with year, language and source."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos.core.game import choose
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, fixed

SEED, CAVENDISH = "s004", "cavendish"


class Name(NamedTuple):
    """A name as a source has it; ``group`` is what it is a form of, ``by`` who tells us.

    ``year`` is that of the source, 0 where none is told; of a span the first year.
    """

    group: str
    name: str
    year: int
    language: str
    where: str
    by: str


NAMES = (
    Name("ronfle", "Ronfa", 1526, "Italian", "Berni, a list of games", CAVENDISH),
    Name("ronfle", "la Ronfle", 1535, "French", "Rabelais, the games of Gargantua", CAVENDISH),
    Name("ronfle", "Ronfelspiel", 1664, "German", "the last year of that name, by Mizka", SEED),
    Name("cent", "Saunt", 1532, "English", "A Manifest Detection of Dice Play", CAVENDISH),
    Name("cent", "le Cent", 1535, "French", "Rabelais, the games of Gargantua", SEED),
    Name("cent", "Saunt", 1575, "English", "Turbervile, Book of Falconry", CAVENDISH),
    Name("cent", "Cente", 1577, "English", "Northbrooke, a treatise against gaming", CAVENDISH),
    Name("cent", "Saint", 1578, "English", "the accounts of Lord North", CAVENDISH),
    Name("cent", "Mount Sant", 1599, "English", "Minsheu, Spanish dialogues", CAVENDISH),
    Name("cent", "Saunt", 1607, "English", "Brewer, Lingua", CAVENDISH),
    Name("cent", "Mount-Saint", 1608, "English", "Machin, The Dumb Knight", CAVENDISH),
    Name("cent", "Mount-cent", 1609, "English", "Markham, The Famous Courtesan", CAVENDISH),
    Name("cent", "Sant", 1621, "English", "Taylor’s Motto", CAVENDISH),
    Name("cent", "Cent", 1636, "English", "Annalia Dubrensia", CAVENDISH),
    Name("cent", "Sent", 1636, "English", "Davenant, The Wits", CAVENDISH),
    Name("cent", "Hundred", 1651, "English", "Urquhart, The Jewel", CAVENDISH),
    Name("cent", "Saunt", 1656, "English", "Jackson, a schoolbook with cards", CAVENDISH),
    Name("cent", "le cent", 1854, "French", "Boiteau, of the Charente in his day", CAVENDISH),
    Name("cent", "cientos", 0, "Spanish", "no year is told", SEED),
    Name("piquet", "Piquet", 1535, "French", "Rabelais, the games of Gargantua", CAVENDISH),
    Name("piquet", "piquet", 1585, "French", "Perrache, of uncommon games", SEED),
    Name("piquet", "Picket-Spiel", 1634, "German", "a political poem, 1634–1638", SEED),
    Name("piquet", "Picquetten", 1640, "German", "Rist, of the game so called", SEED),
    Name("piquet", "Picket", 1646, "English", "Hall, Horae Vacivae", CAVENDISH),
    Name("piquet", "Picquet", 1651, "English", "the title of a book of rules", "royall1651"),
    Name("piquet", "Picket", 1674, "English", "Cotton, a chapter", "cotton1674"),
    Name("piquet", "Piquette", 1719, "English", "D’Urfey, a song", CAVENDISH),
    Name("piquet", "Rummel-Piquet", 1756, "German", "Chomel, the common game", SEED),
    Name("piquet", "offenherziges Piquet", 1756, "German", "Chomel, played openly", SEED),
)
COLUMNS = ("year", "name", "language", "where", "told by", "form of")


def nombres(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the names by year; those of which no year is told stand last."""
    choose(slug, (), readings)
    ordered = sorted(NAMES, key=lambda one: (one.year == 0, one.year))
    rows: list[list[Cell]] = [
        [str(n.year or "unknown"), n.name, n.language, n.where, n.by, n.group] for n in ordered
    ]
    return Table(
        "naipes.nombres",
        "The names of piquet, by year",
        COLUMNS,
        fixed(rows),
        "years of the source named",
        tuple(Locus(work) for work in dict.fromkeys(name.by for name in NAMES)),
        (),
        "juegos.naipes.piquet.names.nombres",
    )
