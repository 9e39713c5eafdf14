"""Tables that set the games of the family side by side: computed, and held to what is known."""

from __future__ import annotations

from itertools import pairwise

import pytest

from juegos import catalogue
from juegos.alquerque.ancestry import DRAUGHTS, NAME, ORDER, SURE, Kin, tree
from juegos.engine.perft import perft_positions
from juegos.tables import table
from juegos.tables.alquerque import entries, kindred, singles

SLUGS = [entry.slug for entry in entries()]


def column(id: str, name: str) -> dict[str, object]:
    """Return a column of a table of the family by game."""
    result = table(f"alquerque-familia.{id}")
    place = result.columns.index(name)
    return {str(row[0]): row[place] for row in result.rows}


def test_every_game_is_compared() -> None:
    """The comparison has each game of the family once, and no other."""
    for name in ("comparacion", "maneras"):
        assert [row[0] for row in table(f"alquerque-familia.{name}").rows] == SLUGS


def test_boards_are_counted() -> None:
    """Points and lines of the boards are those that the commentaries count."""
    points, lines = column("comparacion", "points"), column("comparacion", "lines")
    assert (points["alquerque"], lines["alquerque"]) == (25, 56)
    assert (points["zamma"], lines["zamma"]) == (81, 208)
    assert (points["fanorona"], lines["fanorona"]) == (45, 108)
    assert (points["dablot"], lines["dablot"]) == (72, 191)
    assert (points["peralikatuma"], lines["peralikatuma"]) == (49, 96)
    assert (points["queah"], lines["queah"]) == (13, 16)


def test_men_and_first_moves() -> None:
    """The men of both sides, the hare one; as many first moves as there are sequences of one."""
    men, first = column("comparacion", "men"), column("comparacion", "first moves")
    assert men["cercar-la-liebre"] == "12 and 1"
    assert men["zamma"] == "40"
    for slug in SLUGS:
        assert first[slug] == table(f"{slug}.perft").rows[0][1]


def test_manners_that_the_cores_tell() -> None:
    """Whether one must take, and when play that goes nowhere ends, are those of the rules."""
    must, drawn = column("maneras", "must they?"), column("maneras", "drawn")
    assert must["alquerque"] == "no"
    assert must["damas-rusas"] == "yes"
    assert must["damas-internacionales"] == "yes, the most"
    assert drawn["konane"] == "never"
    assert drawn["damas-espanolas"] == "3rd time; 40 turns"
    assert drawn["alquerque"] == "3rd time (ours); 100 turns (ours)"
    assert drawn["zamma"] == "3rd time; 100 turns (ours)"


def test_first_moves_of_alquerque() -> None:
    """The hand has four first moves; to the one from c2 there is one answer, and it takes."""
    rows = table("alquerque.apertura").rows
    assert [row[0] for row in rows] == ["b2-c3", "c2-c3", "d2-c3", "d3-c3"]
    assert rows[1] == ("c2-c3", 1, "c4xc2")
    assert rows[2][1:] == (2, "b4xd2, d4xd2")


def test_the_tree_has_every_game_under_one_before_it() -> None:
    """Each game stands once, after the one whose kin it is, which was told of no later."""
    result = kindred()
    names = [kin.name for kin in result]
    assert [name for name in names if name in ORDER] == list(ORDER)
    assert sorted(names) == sorted([*SLUGS, DRAUGHTS])
    for place, kin in enumerate(result):
        assert (kin.of in names[:place]) == (kin.how not in {"", NAME})
        if kin.of in names:
            assert result[names.index(kin.of)].year <= kin.year


def test_a_game_without_a_place_in_the_order_is_the_last_of_its_kin() -> None:
    """It stands after the games that are set under the same one, and before what follows them."""
    new = Kin("juguete", "bashni", SURE, 1900, "nobody", "")
    names = [kin.name for kin in tree([*kindred_of_ours(), new])]
    assert names[names.index("lasca") :][:3] == ["lasca", "juguete", "dablot"]


def kindred_of_ours() -> list[Kin]:
    """Return the games of the tree that are games of this edition."""
    return [kin for kin in kindred() if kin.name != DRAUGHTS]


def test_degrees_of_the_twenty_five_points() -> None:
    """Twelve points have three neighbours, four four, four five, five eight, as s001 counts."""
    rows = table("alquerque.grados").rows
    number: dict[object, int] = {}
    for degree, _, points, which in rows:
        number[degree] = number.get(degree, 0) + int(str(points))
        assert len(str(which).split(", ")) == points
    assert number == {3: 12, 4: 4, 5: 4, 8: 5}
    assert [row[3] for row in rows if row[1] == 0] == ["a1, e1, a5, e5"]


def test_leaps_are_those_of_the_board() -> None:
    """The board of alquerque has eighty leaps; each is over one point."""
    rows = table("alquerque.grados").rows
    assert sum(int(str(row[1])) * int(str(row[2])) for row in rows) == 80


@pytest.mark.parametrize("slug", ["alquerque", "lasca", "alquerque-de-nueve"])
def test_sequences_are_those_of_perft(slug: str) -> None:
    """The counts of a row are those of ``juegos perft``, throws included."""
    game = catalogue.game(slug)
    first = table(f"{slug}.perft").rows[0]
    for depth in (1, 2, 3):
        assert first[depth] == perft_positions(game, game.start(), depth)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_change_of_a_reading_has_a_row(slug: str) -> None:
    """Each reading that moves depend on is in some row, and no row stands twice."""
    changes = list(singles(slug))
    assert len(table(f"{slug}.perft").rows) == len(changes)
    seen = {pair for change in changes for pair in change.items()}
    for crux in catalogue.game(slug).cruces:
        if crux.name != "final":
            assert {(crux.name, key) for key in crux.keys[1:]} <= seen
    assert all(a != b for a, b in pairwise(changes))


def test_readings_given_are_counted_first() -> None:
    """With readings given, the first row has their counts, and the others change one of them."""
    result = table("alquerque.perft", {"captura": "maxima"})
    default = table("alquerque.perft")
    assert result.rows[0][:3] == ("as chosen", *default.rows[0][1:2], 5)
    assert any(row[0] == "captura=libre" and row[1:3] == (4, 8) for row in result.rows)
    assert dict(result.readings)["captura"] == "maxima"
