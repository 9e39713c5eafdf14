"""Chances of throws and points of jans: as treatises print them, and as throws score by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product

import pytest

from conf.claims.published_figures import Published, published
from juegos import tables
from juegos.core.errors import BadRequest
from juegos.tablas.trictrac import chances, doors
from juegos.tablas.trictrac import scoring as thrown
from juegos.tablas.trictrac.chances import HITS, RARE_JANS, points, rare_chance
from juegos.tablas.trictrac.narration import NAMES
from juegos.tablas.trictrac.position import START, read_both, write
from juegos.tablas.trictrac.rules import Usage
from juegos.tablas.trictrac.scoring import LATE, TABLES, score
from tests.help.laws import tables_made_in
from tests.juegos.tablas.trictrac.made_positions import reached
from tests.juegos.tablas.trictrac.test_scoring import EARLY, USUAL, WAYS, pair

# Chances of trictrac: the figures of the treatises, second counts by hand, and the tables.

FIGURES = [figure for figure in published() if figure.of == "trictrac"]
# What Guiton quotes from Le grand trictrac as wrong, with what we count; all others are equal.
DIFFERENT = {
    "grand-trictrac.remplir-3-2": 21,
    "grand-trictrac.remplir-6-5": 27,
    "grand-trictrac.trois-nombres": 33,
}
DICE = tuple(product(range(1, 7), repeat=2))


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.id)
def test_figure_of_a_treatise(figure: Published) -> None:
    """Our count is the one printed, but for the three that Guiton himself quotes as wrong."""
    due = DIFFERENT.get(figure.id, figure.value)
    assert figure.ours() == due
    assert (due == figure.value) == (figure.id not in DIFFERENT)


def test_figures_can_be_traced() -> None:
    """Each has an id of its own, a work and a place in it; of each work there are a dozen."""
    assert len({figure.id for figure in FIGURES}) == len(FIGURES)
    assert all(figure.where and figure.what for figure in FIGURES)
    for work in ("guiton1822", "lepeintre1818", "lelasseux1852"):
        assert sum(figure.by == work for figure in FIGURES) >= 12


@pytest.mark.parametrize("distance", range(1, 13))
def test_distance_by_hand(distance: int) -> None:
    """A man is hit by a die of his distance, or by the sum; falsely where no rest is open."""
    direct = sum(distance in dice for dice in DICE)
    total = sum(distance not in dice and sum(dice) == distance for dice in DICE)
    assert chances.at_distance(distance) == (direct, total, 0)
    assert chances.at_distance(distance, closed=True) == (direct, 0, total)
    assert chances.hits(distance) == direct + total
    assert chances.hits(distance, false=True) == total


@pytest.mark.parametrize("count", range(1, 5))
def test_ways_to_fill_and_to_hit_by_hand(count: int) -> None:
    """Each die, and the sum, that is one of the distances is a way; a doublet has two numbers."""
    for numbers in combinations(range(1, 7), count):
        ways = [0, 0, 0, 0]
        for one, two in DICE:
            ways[len({one, two, one + two} & set(numbers))] += 1
        assert list(chances.covering(numbers)) == ways, numbers
        assert list(chances.striking(numbers)) == ways, numbers


@pytest.mark.parametrize("arrows", range(2, 7))
def test_corner_and_case_by_hand(arrows: int) -> None:
    """Both dice must bear, a doublet from an arrow with two men: n squared less the lone men."""
    numbers = list(range(1, arrows + 1))
    for pairs in range(arrows + 1):
        due = arrows * arrows - (arrows - pairs)
        assert chances.corner(numbers[pairs:], numbers[:pairs]) == due
        if arrows + pairs <= 5:
            assert chances.making(numbers[pairs:], numbers[:pairs]) == due


def test_six_tables_by_hand() -> None:
    """Four different numbers by two throws, then the two that are lacking: 5 of 324."""
    by_hand = Fraction(30, 36) * Fraction(4 * 3, 36) * Fraction(2, 36)
    assert rare_chance("six-tables") == by_hand
    assert rare_chance("six-tables", throws=2) == 0


def test_two_tables_at_the_second_throw_by_hand() -> None:
    """Sonnez then 6-5, or 6-5 then sonnez, and nothing else."""
    by_hand = Fraction(1, 36) * Fraction(2, 36) * 2
    assert rare_chance("deux-tables", throws=2) == by_hand


def test_mezeas_at_the_third_throw_by_hand() -> None:
    """The corner by 6-6 and 5-5, 5-5 and 6-6, 6-5 twice, or 6-6 twice (puissance); then an ace."""
    corner = Fraction(1 + 1 + 2 * 2 + 1, 36 * 36)
    assert rare_chance("mezeas", throws=2) == 0
    assert rare_chance("mezeas", throws=3) == corner * Fraction(11, 36)
    assert rare_chance("mezeas", Usage(mezeas_next=True)) == rare_chance("mezeas")


@pytest.mark.thorough
def test_rare_jans_grow_with_the_throws() -> None:
    """Whoever may throw once more has no smaller chance; two tables comes soonest."""
    for name in RARE_JANS:
        chances = [rare_chance(name, throws=throws) for throws in range(1, 5)]
        assert chances == sorted(chances)
        assert chances[-1] <= rare_chance(name) < Fraction(1, 5)


def test_casts_are_the_scores_of_the_door() -> None:
    """In made positions the 21 throws weigh 36, and each scores what ``score`` says."""
    for men, foe in reached(seed=5, count=60):
        every = thrown.casts(men, foe)
        assert sum(cast.weight for cast in every) == thrown.ALL
        total = 0
        for cast in every:
            reply = doors.score(
                {"thrower": write(men), "opponent": write(foe), "throw": list(cast.throw)}
            )
            assert cast.score.total(thrower=True) == reply["total_thrower"]
            total += cast.weight * reply["total_opponent"]
        assert thrown.mean(every, thrower=False) == Fraction(total, 36)


@pytest.mark.parametrize("id", tables_made_in(chances))
def test_table(id: str) -> None:
    """Each table has its id, sources, as many cells a row as columns, and every format."""
    table = tables.table(id)
    assert table.id == id
    assert table.source
    assert all(len(row) == len(table.columns) for row in table.rows)
    assert all((table.text(), table.csv(), table.md(), table.json()))


def test_readings_change_a_table() -> None:
    """Where every hit is worth two points, a throw brings less to who hits in a petit jan."""
    usual, flat = (
        chances.expected("trictrac", readings) for readings in ({}, {"battues": "deux-partout"})
    )
    assert usual.rows != flat.rows
    assert dict(flat.readings)["battues"] == "deux-partout"


def test_positions_of_the_table_can_be() -> None:
    """The positions in which a throw's worth is told are positions of the game."""
    for _, thrower, other in chances.POSITIONS:
        assert all(sum(men) == START[0] for men in read_both(thrower, other))


def test_what_two_dice_do_not_reach_is_refused() -> None:
    """Distances of thirteen or nought, five spare men, a seventh arrow: there is no such count."""
    for wrong in (0, 13):
        with pytest.raises(BadRequest, match="from 1 to 12"):
            chances.at_distance(wrong)
    for numbers in ([], [1, 2, 3, 4, 5], [11]):
        with pytest.raises(BadRequest, match="distances"):
            chances.covering(numbers)
    for numbers in ([], [13]):
        with pytest.raises(BadRequest, match="distances"):
            chances.striking(numbers)
    with pytest.raises(BadRequest, match="from 1 to 6"):
        chances.making([7])
    with pytest.raises(BadRequest, match="at most 5 men"):
        chances.making([], [1, 2, 3])


# The table of points says what throws score, and what the table of the last treatises says.

SEVERAL = "1–3, by a doublet 1–2"
# As s002 prints it: points by a simple throw and by a doublet, ways, the thrower's or not.
PRINTED = {
    "Jan de six tables": ("4/-", "1", True),
    "Jan de deux tables": ("4/6", "1", True),
    "Jan de mézéas": ("4/6", "1", True),
    "The corner beaten": ("4/6", "1", True),
    "A true hit in the table of the petits jans": ("4/6", SEVERAL, True),
    "A true hit in the table of the grands jans": ("2/4", SEVERAL, True),
    "The petit jan filled": ("4/6", SEVERAL, True),
    "The grand jan filled": ("4/6", SEVERAL, True),
    "The jan de retour filled": ("4/6", SEVERAL, True),
    "The petit jan kept": ("4/6", "1", True),
    "The grand jan kept": ("4/6", "1", True),
    "The jan de retour kept": ("4/6", "1", True),
    "All men borne off first": ("4/6", "1", True),
    "Contre-jan de deux tables": ("4/6", "1", False),
    "Contre-jan de mézéas": ("4/6", "1", False),
    "A false hit in the table of the petits jans": ("4/6", "1", False),
    "A false hit in the table of the grands jans": ("2/4", "1", False),
    "Dames impuissantes": ("2/2", "1–2", False),
}


def test_it_is_the_table_of_the_treatises() -> None:
    """Eighteen rows; a jan that was given up has one only under the reading that plays it."""
    results = {}
    for jan, simple, doublet, ways, whom, when in points("trictrac", {}).rows:
        assert str(when).endswith(".")
        value = f"{simple}/{doublet or '-'}"
        results[str(jan)] = (value, str(ways), str(whom) == "the thrower")
    assert results == PRINTED
    old = {"battues": "deux-partout", "margot": "oui", "pile": "oui", "rencontre": "oui"}
    rows = {str(row[0]): row[1:5] for row in points("trictrac", old).rows}
    assert len(rows) == len(PRINTED) + 3
    assert [str(cell) for cell in rows["Margot la fendue"]] == "2,4,1,the other player".split(",")
    assert rows["A true hit in the table of the petits jans"][:2] == (2, 4)


def test_throws_score_as_it_says() -> None:
    """In the positions reckoned by hand a jan scores its points for each way, and no more ways."""
    rows = {str(row[0]): row[1:4] for row in points("trictrac", {}).rows}
    cases = [(men, foe, throw, LATE) for men, foe, throw, _ in USUAL]
    cases += [(men, foe, throw, LATE._replace(**when)) for men, foe, throw, when, _ in EARLY]
    cases += [(men, foe, throw, LATE) for men, foe, throw, *_ in WAYS]
    met, most = set[str](), 0
    for men, foe, throw, when in cases:
        for jan in score(*read_both(men, foe), pair(throw), when=when).jans:
            hits = HITS.get(jan.name)
            name = str(hits[TABLES.index(jan.table)] if hits else NAMES[jan.name])
            *values, ways = rows[name]
            doublet = throw[0] == throw[2]
            assert jan.points == values[doublet] * jan.ways, (men, foe, throw)
            assert jan.ways <= int(str(ways)[-1 if doublet else 2 * ("–" in str(ways))])
            met.add(name)
            most = max(most, jan.ways)
    assert met == set(rows)
    assert most == 3
