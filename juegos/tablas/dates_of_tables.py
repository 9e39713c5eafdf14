"""The history of the games of tables in dates: what, when, by which source, how certain.

Then the treatises of trictrac with their editions, as the article that we start from lists them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos.core.game import choose
from juegos.core.message import Message, _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples

SEED = "s003"
ATTESTED, ASSERTED, CONTRADICTED = (
    _("a find or a text"),
    _("only asserted"),
    _("asserted, and contradicted"),
)


class Date(NamedTuple):
    """A dated event, from one year ``until`` another, both the same for a single year.

    Years before Christ are negative. ``by`` is the source, and ``stands`` how certain it is.
    """

    what: Message
    year: int
    until: int
    where: Message
    by: str
    stands: Message


DATES = (
    Date(
        _("boards for senet"), -3100, -2900, _("Egypt, the first dynasty"), "depaulisur", ATTESTED
    ),
    Date(_("the board of Ur"), -2500, -2500, _("a tomb in Mesopotamia"), "depaulisur", ATTESTED),
    Date(_("the twelve lines"), 1, 100, _("boards all over the Roman empire"), "dlp", ATTESTED),
    Date(_("tabula: Zeno’s throw"), 474, 491, _("the emperor’s reign"), "ap9", ATTESTED),
    Date(
        _("nard in a Persian tale"), 501, 650, _("its core, late Sasanian"), "wizarishn", ATTESTED
    ),
    Date(_("sugoroku forbidden"), 687, 692, _("Japan, by its annals"), "culin1893", ATTESTED),
    Date(_("nard in Asia"), 800, 800, _("names no source"), SEED, ASSERTED),
    Date(_("nard comes by Sicily"), 902, 902, _("names no source"), SEED, CONTRADICTED),
    Date(_("tables come to France"), 1001, 1100, _("names no source"), SEED, ASSERTED),
    Date(_("“tables” in England"), 1025, 1025, _("the Codex Exoniensis"), SEED, CONTRADICTED),
    Date(_("four games by name"), 1276, 1276, _("a law of Castile"), "taf", ATTESTED),
    Date(_("Alfonso’s book of tables"), 1283, 1283, _("the codex, 72r–80r"), "ldj", ATTESTED),
    Date(_("toutes tables"), 1542, 1542, _("the games of Gargantua"), "renomgargantua", ATTESTED),
    Date(_("the word backgammon"), 1646, 1646, _("Howell’s letters"), "wright1862", ATTESTED),
    Date(_("rules of backgammon"), 1674, 1674, _("Cotton, a chapter"), "cotton1674", ATTESTED),
    Date(_("Hoyle’s treatise"), 1743, 1743, _("the first edition"), SEED, ATTESTED),
    Date(_("doubling of the stakes"), 1925, 1928, _("New York; a book of 1928"), "steg", ATTESTED),
    Date(_("Obolensky’s tournament"), 1964, 1964, _("Grand Bahama"), "everyone1964", ATTESTED),
)
COLUMNS = (_("date"), _("what"), _("where"), _("source"), _("how solid"))


def when(date: Date) -> Message:
    """Return a year or a span of years in words, before Christ or after.

    >>> when(DATES[0]), when(DATES[-1])
    ('3100–2900 B.C.', 'A.D. 1964')
    """
    first, last = abs(date.year), abs(date.until)
    span = str(first) if first == last else f"{first}–{last}"
    return _("{years} B.C.", years=span) if date.year < 0 else _("A.D. {years}", years=span)


def dates(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the dates in order, each with its source and its certainty."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = [[when(d), d.what, d.where, d.by, d.stands] for d in DATES]
    return Table(
        "tablas.fechas",
        _("The games of tables, date by date"),
        COLUMNS,
        as_tuples(rows),
        _("a find or a text has a date of its own; what is only asserted rests on one page"),
        tuple(Locus(work) for work in dict.fromkeys(date.by for date in DATES)),
        (),
    )


class Edition(NamedTuple):
    """An edition of a treatise; ``about`` where the year is not printed."""

    work: str
    year: int
    title: str
    printer: str
    place: str
    about: bool = False


JOLLYVET, CHARPENTIER, SOUMILLE = "Jollyvet", _("Charpentier’s"), "Soumille"
GRAND = "Le grand trictrac"
SAME = _("{title}, as in {year}", title=GRAND, year=1738)
LARGER = _("{title}, enlarged", title=GRAND)
NOT_NAMED = _("not named")
EDITIONS = (
    Edition(JOLLYVET, 1634, "L’excellent jeu du tricque-trac", "Guillemot", "Paris"),
    Edition(JOLLYVET, 1656, "L’excellent jeu du tricque-trac", "veuve Jean Promé", "Paris"),
    Edition(CHARPENTIER, 1698, "Le jeu du trictrac", "Charpentier", "Paris"),
    Edition(CHARPENTIER, 1701, "Le jeu du trictrac", "Charpentier", "Paris"),
    Edition(CHARPENTIER, 1715, "Le jeu du trictrac", "Charpentier", "Paris"),
    Edition(SOUMILLE, 1738, GRAND, "Girard et Seguin", "Avignon"),
    Edition(SOUMILLE, 1756, SAME, "Giffart", "Paris"),
    Edition(SOUMILLE, 1756, LARGER, "Alexandre Giroud", "Avignon"),
    Edition(SOUMILLE, 1766, GRAND, "de Hansy", "Paris"),
    Edition("Principes", 1749, "Principes du jeu de trictrac", "Guillyn", "Paris"),
    Edition("Fallavel", 1776, "Le jeu du trictrac", "Nyon", "Paris"),
    Edition("Combiné", 1780, "Le trictrac combiné", NOT_NAMED, NOT_NAMED, about=True),
    Edition("Guiton", 1816, "Traité complet du jeu de trictrac", "L. G. Michaud", "Paris"),
    Edition("Guiton", 1822, "Traité complet du jeu de trictrac", "Barrois l’aîné", "Paris"),
    Edition("Lepeintre", 1818, "Cours complet de trictrac", "Guillaume", "Paris"),
    Edition("Lelasseux", 1852, "Le jeu de trictrac rendu facile", "Ledoyen", "Paris"),
)
EDITION_COLUMNS = (_("year"), _("treatise"), _("title"), _("printer"), _("place"))


def edition_row(edition: Edition) -> list[Cell]:
    """Return the row of an edition: its year, work, title, printer and place."""
    year = _("about {year}", year=edition.year) if edition.about else edition.year
    return [year, edition.work, edition.title, edition.printer, edition.place]


def treatises(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the editions of the treatises by year."""
    choose(slug, (), readings)
    rows = [edition_row(e) for e in sorted(EDITIONS, key=lambda e: e.year)]
    return Table(
        f"{slug}.tratados",
        _("The treatises of trictrac and their editions"),
        EDITION_COLUMNS,
        as_tuples(rows),
        _("years"),
        (Locus("s002"),),
        (),
    )
