"""The course in trictrac: its ten positions stand, and score what the lessons say."""

from __future__ import annotations

import pytest

from juegos.tablas.chances_of_two_dice import direct, ways
from juegos.tablas.dates_of_tables import EDITIONS
from juegos.tablas.trictrac.chances import LESSONS, lesson_score
from juegos.tables import table

# What each lesson teaches: jan, beneficiary, ways, points.
TAUGHT = (
    [],
    [],
    [("battue-vrai", "thrower", 2, 4)],
    [("battue-faux", "opponent", 1, 4)],
    [("remplir-petit", "thrower", 2, 8)],
    [("conserver-grand", "thrower", 1, 4)],
    [("coin-battu", "thrower", 1, 4)],
    [("mezeas", "thrower", 1, 4)],
    [
        ("coin-battu", "thrower", 1, 6),
        ("conserver-grand", "thrower", 1, 6),
        ("impuissance", "opponent", 2, 4),
    ],
    [("sortie", "thrower", 1, 4)],
)


@pytest.mark.parametrize("number", range(1, 11))
def test_a_lesson_scores_what_it_teaches(number: int) -> None:
    """The throw of each lesson gives the points that its page speaks of, and no others."""
    events = lesson_score(LESSONS[number - 1])["events"]
    results = [(e["jan"], e["to"], e["ways"], e["points"]) for e in events]
    assert results == TAUGHT[number - 1]


def test_the_course_has_ten_lessons() -> None:
    """The table has a row for each of the ten lessons."""
    assert len(LESSONS) == len(TAUGHT) == len(table("tablas.lecciones").rows) == 10


def test_the_chances_of_numbers() -> None:
    """A direct number has ten ways and itself more; an indirect one thirteen less itself."""
    assert [ways(n) for n in range(1, 7)] == [10 + n for n in range(1, 7)]
    assert [ways(n) for n in range(7, 13)] == [13 - n for n in range(7, 13)]
    assert {direct(n) for n in range(1, 7)} == {11}
    rows = table("tablas.dos-numeros").rows
    assert all(rows[i][j + 1] == rows[j][i + 1] for i in range(12) for j in range(12))
    assert [row[3] for row in table("tablas.un-numero").rows] == [ways(n) for n in range(1, 13)]


def test_seven_treatises_from_1634_to_1852() -> None:
    """The first edition is of 1634, the last of 1852, and every one is in the table."""
    years = sorted(edition.year for edition in EDITIONS)
    assert (years[0], years[-1]) == (1634, 1852)
    assert len(table("tablas.tratados").rows) == len(EDITIONS)
