"""The chances that the treatises of trictrac print, beside ours."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from conf.claims import printed_tables, rules_of_thumb, trictrac_counts
from conf.claims.published_figures import Published, published
from conf.edition.corpus import load
from juegos.tablas.trictrac.chances import fills, making

FIGURES = [figure for figure in published() if figure.of == "tablas"]
# Three figures of Le grand trictrac, which Guiton's introduction quotes as errors; all others
# are equal. Of the first two he gives the right figure, of the last a bound.
DIFFERENT = {
    "grand-trictrac.tres-y-dos": Fraction(21),
    "grand-trictrac.seis-y-cinco": Fraction(27),
    "grand-trictrac.tres-numeros": Fraction(33),
}
WAYS = list(product(range(1, 7), repeat=2))


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.id)
def test_figure_is_equal_or_different_as_known(figure: Published) -> None:
    """Our count equals the printed figure, but for the three that Guiton corrects."""
    due = DIFFERENT.get(figure.id, figure.value)
    assert figure.ours() == due
    assert (due == figure.value) == (figure.id not in DIFFERENT)


def test_what_guiton_corrects_is_what_he_says() -> None:
    """His two figures for the same are ours, and no number of men has more ways than he allows."""
    value = {figure.id: figure.value for figure in FIGURES}
    for pair in ("tres-y-dos", "seis-y-cinco"):
        assert value[f"guiton.{pair}"] == DIFFERENT[f"grand-trictrac.{pair}"]
    bound, quoted = value["guiton.todos-los-numeros"], value["grand-trictrac.tres-numeros"]
    assert isinstance(bound, Fraction)
    assert isinstance(quoted, Fraction)
    assert DIFFERENT["grand-trictrac.tres-numeros"] < bound < quoted


def test_figures_can_be_traced_to_three_treatises() -> None:
    """Each has its id and place, and each of the three books gives at least three."""
    assert len({figure.id for figure in FIGURES}) == len(FIGURES) >= 12
    for figure in FIGURES:
        assert re.fullmatch(r"[a-z-]+\.[a-z0-9-]+", figure.id)
        assert load().cited(figure.by)["title"]
        assert figure.where, figure.id
    for by in ("guiton1822", "lepeintre1818", "lelasseux1852"):
        assert sum(figure.by == by for figure in FIGURES) >= 3


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_counts_by_a_second_road(n: int) -> None:
    """Cases make n times n ways and single men n times n less one, as Lelasseux-Lafosse says."""
    assert trictrac_counts.case_of_cases(n) == n * n
    assert trictrac_counts.case_of_men(n) == n * (n - 1)
    numbers = list(range(1, n + 1))
    counted = sum(1 for way in WAYS if way[0] <= n or way[1] <= n)
    assert trictrac_counts.on_a_die(numbers) == counted == 36 - (6 - n) ** 2


def test_tables_of_two_three_and_four_numbers() -> None:
    """Of 780 figures thirteen are not ours; one by one they are counted from the 36 ways."""
    results = list(printed_tables.cells())
    sizes = Counter(len(cell.numbers) for cell in results)
    assert sizes == {2: 66, 3: 219, 4: 495}  # one of three numbers is not in the transcription
    assert len({cell.numbers for cell in results}) == len(results)
    for cell in results:
        wanted = set(cell.numbers)
        assert cell.ours == sum(1 for way in WAYS if wanted & {*way, sum(way)}), cell
    differing = {cell.numbers for cell in results if cell.printed != cell.ours}
    assert len(differing) == 13
    assert {numbers for numbers in differing if numbers[:2] not in {(3, 6), (3, 7)}} == {
        (2, 4, 8, 12),
        (8, 9, 10, 11),
    }


RULES = [figure for figure in published() if figure.of == "reglas"]


@pytest.mark.parametrize("figure", RULES, ids=lambda figure: figure.id)
def test_rule_of_a_treatise_is_right_in_every_case_but_one(figure: Published) -> None:
    """Only Guiton's rule for three numbers, taken at its word, fails: for 1, 2 and 4."""
    assert figure.ours() == (19 if figure.id == "guiton.regla-tres" else figure.value)


@pytest.mark.parametrize(("size", "rule"), [(2, "two"), (3, "three"), (4, "four")])
def test_rules_give_what_the_tables_print(size: int, rule: str) -> None:
    """For numbers up to six a rule of Lelasseux-Lafosse and his table have the same ways."""
    printed = {cell.numbers: cell.printed for cell in printed_tables.cells()}
    gives, _counts, sets = rules_of_thumb.RULES[rule]
    assert {len(numbers) for numbers in sets} == {size}
    assert [gives(numbers) for numbers in sets] == [printed[numbers] for numbers in sets]


def test_two_half_cases_by_a_second_road() -> None:
    """Of five men side by side each order has ten throws; three throws, six ways, are in both."""
    near, far = trictrac_counts.both_half_cases([1, 2, 3, 4, 5])
    pairs = [(a, b) for a in range(1, 6) for b in range(1, 6) if a != b]
    assert near | far == {(max(a, b + 1), min(a, b + 1)) for a, b in pairs}
    assert (len(near), len(far)) == (10, 10)
    assert near & far == {(5, 3), (5, 2), (4, 2)}
    assert trictrac_counts.in_either_order([1, 2, 3, 4, 5]) == 6


def test_three_ways_are_both_dice_and_their_sum() -> None:
    """With a man at each of four distances these are the throws whose sum is one of them, too."""
    for spare in ([1, 2, 3, 4], [0, 2, 3, 4]):
        away = {5 - place for place in spare}
        ways = [(a, b) for a, b in WAYS if a != b and {a, b, a + b} <= away]
        assert trictrac_counts.in_three_ways(spare, 4) == len(ways)
        assert trictrac_counts.throws_in_three_ways(spare, 4) == len(ways) // 2


def test_rules_on_the_board() -> None:
    """Our board fills in one way and in two as the rules have it, and makes a case."""
    for rule, numbers, ways in (("three", [1, 2, 4], 1), ("in-two-of-four", [4, 3, 2, 1], 2)):
        assert rules_of_thumb.RULES[rule].gives(tuple(numbers)) == fills(numbers, ways)
    assert making([2, 3, 4], [1]) == 4**2 - 3
