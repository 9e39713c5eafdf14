"""juegos.tables: the tables of the edition say what the engine says."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from importlib import import_module

import pytest

from juegos import catalogue
from juegos import tables as edition_tables
from juegos.core.errors import UnknownName
from juegos.engine.odds import odds
from tests.help.laws import DICE, singles

SLUGS = list(catalogue.CATALOGUE)
RACES = [id.partition(".")[0] for id in edition_tables.ids() if id.endswith(".primera-suerte")]


def column(id: str, name: str, **readings: str) -> list[object]:
    """Return a column of a table by its title."""
    result = edition_tables.table(id, readings)
    return [row[result.columns.index(name)] for row in result.rows]


@pytest.mark.parametrize("id", edition_tables.ids())
def test_table_is_whole(id: str) -> None:
    """Each row has a cell for each column; a title and a unit are there, and a game's source."""
    result = edition_tables.table(id)
    assert result.id == id
    assert result.rows
    assert {len(row) for row in result.rows} == {len(result.columns)}
    assert len(set(result.columns)) == len(result.columns)
    assert result.title
    assert result.unit
    slug = id.partition(".")[0]
    family = catalogue.entry(slug).family if slug in SLUGS else ""
    if family in {"dados", "alquerque"}:
        assert [str(locus) for locus in result.source] == list(catalogue.entry(slug).loci)
        assert dict(result.readings) == catalogue.game(slug).readings
    if family == "tablas":  # it names the places and the readings that it depends on, no others
        game = catalogue.game(slug)
        stands = {rule.locus.work for rule in game.rules} | {
            crux.locus.work for crux in game.cruces
        }
        assert {locus.work for locus in result.source} <= stands
        assert set(result.readings) <= set(game.readings.items())


def test_tables_of_piquet_stand_on_a_law_and_depend_on_no_reading() -> None:
    """Each is counted from the cards alone, and names the law of Cavendish that it concerns."""
    tables = [edition_tables.table(id) for id in edition_tables.ids() if id.startswith("piquet.")]
    assert len(tables) >= 7
    for table in tables:
        (locus,) = table.source
        assert (locus.work, locus.leaf.isdigit()) == ("cavendish", True), table.id
        assert table.readings == (), table.id


@pytest.mark.parametrize("id", edition_tables.ids())
def test_table_names_its_maker(id: str) -> None:
    """``made_by`` is the dotted name of a function that is there."""
    module, _, name = edition_tables.table(id).made_by.rpartition(".")
    assert module.startswith("juegos.")
    assert callable(getattr(import_module(module), name))


@pytest.mark.parametrize("slug", DICE)
def test_rows_by_reading(slug: str) -> None:
    """One row for the default, one for each change of one reading, with the odds of each."""
    result = edition_tables.table(f"{slug}.odds")
    assert len(result.rows) == len(singles(slug))
    first, nets = column(f"{slug}.odds", "A wins"), column(f"{slug}.odds", "A’s mean gain")
    for change, p_first, net in zip(singles(slug), first, nets, strict=True):
        exact = odds(catalogue.game(slug, change))
        assert (p_first, net) == (exact.p_first, exact.mean_net)


def test_rows_by_reading_start_from_the_readings_given() -> None:
    """With readings given the first row has their odds, and each other changes one of them."""
    given = {"encuentro": "pasa", "limites": "inclusivo"}
    result = edition_tables.table("azar.odds", given)
    assert (
        result.rows[0][result.columns.index("A wins")]
        == odds(catalogue.game("azar", given)).p_first
    )
    changed = {(row[0], row[1]) for row in result.rows[1:]}
    assert ("limites", "exclusivo") in changed
    assert ("encuentro", "pasa") not in changed
    assert dict(result.readings) == {**catalogue.game("azar").readings, **given}


@pytest.mark.parametrize("slug", RACES)
def test_first_suertes_are_weighted_right(slug: str) -> None:
    """What the first suertes are worth, weighted by their ways, gives back the whole game."""
    game, table = catalogue.game(slug), edition_tables.table(f"{slug}.primera-suerte")
    start, whole = game.start(), odds(game)
    suertes = [row[0] for row in table.rows]
    assert suertes == sorted(set(suertes), key=int)
    at_once: Counter[object] = Counter()
    for throw, weight in game.throws(start).items():
        state = game.play(start, throw).state
        end = game.outcome(state)
        if end is not None or state == start:
            at_once["again" if end is None else end.shares[0]] += weight
    total = game.throws(start).total
    assert sum(at_once.values()) + sum(int(str(row[1])) for row in table.rows) == total
    for i, share, p in ((2, 1, whole.p_first), (3, -1, whole.p_second), (4, 0, whole.p_draw)):
        later = sum((Fraction(row[1]) * Fraction(row[i]) for row in table.rows), Fraction(0))
        assert later + at_once[share] + at_once["again"] * p == total * p


@pytest.mark.parametrize("slug", ["azar", "marlota"])
def test_first_suertes_are_seven_to_fourteen(slug: str) -> None:
    """The suertes of fols. 67r and 67v come in 176 ways of 216, and belong to B."""
    id = f"{slug}.primera-suerte"
    assert column(id, "suerte of B") == list(range(7, 15))
    assert sum(map(int, map(str, column(id, "ways of 216")))) == 176


def test_totals() -> None:
    """Combinations add up to 56, ways to 216; soçobras pair to 21 with as many ways."""
    totals, kinds, ways, under = (
        column("dados.totales", name)
        for name in ("total", "combinations of 56", "ways of 216", "soçobra")
    )
    assert totals == list(range(3, 19))
    assert sum(map(int, map(str, kinds))) == 56
    assert sum(map(int, map(str, ways))) == 216
    assert under == totals[::-1]
    assert ways == ways[::-1]


def test_unknown_table_is_refused_with_the_nearest() -> None:
    """The message names the tables most like it, four at most."""
    with pytest.raises(
        UnknownName, match=r"no table 'azar.ods'; nearest: azar\.odds(, [^,]*){2,3}$"
    ):
        edition_tables.table("azar.ods")


def test_unknown_reading_is_refused() -> None:
    """No table takes a reading that its game has not, nor one that has no game behind it."""
    for id in edition_tables.ids():
        with pytest.raises(UnknownName, match="nada"):
            edition_tables.table(id, {"nada": "x"})
