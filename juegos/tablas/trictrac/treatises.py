"""The treatises of trictrac and their editions, as the article that we start from lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples


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
COLUMNS = (_("year"), _("treatise"), _("title"), _("printer"), _("place"))


def described(edition: Edition) -> list[Cell]:
    """Return the row of an edition: its year, work, title, printer and place."""
    year = _("about {year}", year=edition.year) if edition.about else edition.year
    return [year, edition.work, edition.title, edition.printer, edition.place]


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the editions by year."""
    choose(slug, (), readings)
    rows = [described(e) for e in sorted(EDITIONS, key=lambda e: e.year)]
    return Table(
        f"{slug}.tratados",
        _("The treatises of trictrac and their editions"),
        COLUMNS,
        as_tuples(rows),
        _("years"),
        (Locus("s002"),),
        (),
    )
