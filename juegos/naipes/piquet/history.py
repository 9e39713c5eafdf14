"""Tables of the history of piquet: its names by year, and the signs of those who cheated at it.

Each name has its year, language and source. The telegraphy of cards are signs of eye and mouth by
which a cheat signalled cards to a partner. The list is Robert-Houdin's as Steinmetz quotes it in
1870: eight signs for the rank and four for the suit. We have not seen it whole; a sign that we have
not read is empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos.core.game import choose
from juegos.core.message import Message, _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples

SEED, CAVENDISH = "s004", "cavendish"


class Name(NamedTuple):
    """A name as a source has it; ``group`` is the name of which it is a form.

    ``where`` is the source, and ``by`` the work that quotes it. ``year`` is that of the source: 0
    where it is unknown, and the first year of several.
    """

    group: str
    name: str
    year: int
    language: Message
    where: Message
    by: str


NAMES = (
    Name("ronfle", "Ronfa", 1526, _("Italian"), _("Berni, a list of games"), CAVENDISH),
    Name(
        "ronfle", "la Ronfle", 1535, _("French"), _("Rabelais, the games of Gargantua"), CAVENDISH
    ),
    Name(
        "ronfle", "Ronfelspiel", 1664, _("German"), _("the last year of that name, by Mizka"), SEED
    ),
    Name("cent", "Saunt", 1532, _("English"), _("A Manifest Detection of Dice Play"), CAVENDISH),
    Name("cent", "le Cent", 1535, _("French"), _("Rabelais, the games of Gargantua"), SEED),
    Name("cent", "Saunt", 1575, _("English"), _("Turbervile, Book of Falconry"), CAVENDISH),
    Name(
        "cent", "Cente", 1577, _("English"), _("Northbrooke, a treatise against gaming"), CAVENDISH
    ),
    Name("cent", "Saint", 1578, _("English"), _("the accounts of Lord North"), CAVENDISH),
    Name("cent", "Mount Sant", 1599, _("English"), _("Minsheu, Spanish dialogues"), CAVENDISH),
    Name("cent", "Saunt", 1607, _("English"), _("Brewer, Lingua"), CAVENDISH),
    Name("cent", "Mount-Saint", 1608, _("English"), _("Machin, The Dumb Knight"), CAVENDISH),
    Name("cent", "Mount-cent", 1609, _("English"), _("Markham, The Famous Courtesan"), CAVENDISH),
    Name("cent", "Sant", 1621, _("English"), _("Taylor’s Motto"), CAVENDISH),
    Name("cent", "Cent", 1636, _("English"), _("Annalia Dubrensia"), CAVENDISH),
    Name("cent", "Sent", 1636, _("English"), _("Davenant, The Wits"), CAVENDISH),
    Name("cent", "Hundred", 1651, _("English"), _("Urquhart, The Jewel"), CAVENDISH),
    Name("cent", "Saunt", 1656, _("English"), _("Jackson, a schoolbook with cards"), CAVENDISH),
    Name("cent", "le cent", 1854, _("French"), _("Boiteau, of the Charente in his day"), CAVENDISH),
    Name("cent", "cientos", 0, _("Spanish"), _("no year is given"), SEED),
    Name("piquet", "Piquet", 1535, _("French"), _("Rabelais, the games of Gargantua"), CAVENDISH),
    Name("piquet", "piquet", 1585, _("French"), _("Perrache, on uncommon games"), SEED),
    Name("piquet", "Picket-Spiel", 1634, _("German"), _("a political poem, 1634–1638"), SEED),
    Name("piquet", "Picquetten", 1640, _("German"), _("Rist, on the game so called"), SEED),
    Name("piquet", "Picket", 1646, _("English"), _("Hall, Horae Vacivae"), CAVENDISH),
    Name("piquet", "Picquet", 1651, _("English"), _("the title of a book of rules"), "royall1651"),
    Name("piquet", "Picket", 1674, _("English"), _("Cotton, a chapter"), "cotton1674"),
    Name("piquet", "Piquette", 1719, _("English"), _("D’Urfey, a song"), CAVENDISH),
    Name("piquet", "Rummel-Piquet", 1756, _("German"), _("Chomel, the common game"), SEED),
    Name("piquet", "offenherziges Piquet", 1756, _("German"), _("Chomel, played openly"), SEED),
)
COLUMNS = (_("year"), _("name"), _("language"), _("where"), _("source"), _("form of"))


def nombres(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the names by year; names without a year come last."""
    choose(slug, (), readings)
    ordered = sorted(NAMES, key=lambda one: (one.year == 0, one.year))
    rows: list[list[Cell]] = [
        [str(n.year) if n.year else _("unknown"), n.name, n.language, n.where, n.by, n.group]
        for n in ordered
    ]
    return Table(
        "naipes.nombres",
        _("The names of piquet, by year"),
        COLUMNS,
        as_tuples(rows),
        _("the years are those of the source named"),
        tuple(Locus(work) for work in dict.fromkeys(name.by for name in NAMES)),
        (),
    )


BOOK, PASSAGE = "steinmetz1870", "ste1870:4"

# rank or suit: (what the cheat does, where we read it), both empty where we have not read it
RANKS: Mapping[Message, tuple[str, str]] = {
    _("ace"): (_("looks to the opposite side"), BOOK),
    _("king"): (_("looks at his confederate"), BOOK),
    _("queen"): (_("looks at the adversary’s play"), BOOK),
    _("knave"): (_("looks at the stake"), BOOK),
    **dict.fromkeys((_("ten"), _("nine"), _("eight"), _("seven")), ("", "")),
}
SUITS: Mapping[Message, tuple[str, str]] = {
    _("hearts"): (_("keeps his mouth a little open"), PASSAGE),
    **dict.fromkeys((_("diamonds"), _("clubs"), _("spades")), ("", "")),
}


def senas(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the twelve signs, including the unknown ones."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = [
        [kind, of, does or _("unknown"), where or _("not seen")]
        for kind, signs in ((_("rank"), RANKS), (_("suit"), SUITS))
        for of, (does, where) in signs.items()
    ]
    return Table(
        "naipes.senas",
        _("The telegraphy of cards: what the cheat does"),
        (_("tells"), _("of"), _("he"), _("read in")),
        as_tuples(rows),
        _("signs"),
        (Locus(BOOK), Locus.parse(PASSAGE)),
        (),
    )
