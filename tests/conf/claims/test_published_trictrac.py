"""The chances that the treatises of trictrac print, beside ours."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from conf.claims import printed_tables, rules_of_thumb, spare_men, trictrac_counts
from conf.claims.published_figures import Published, published
from conf.edition.corpus import load
from juegos.tablas.trictrac.chances import ASIDE, GONE, fills, making, set_up
from juegos.tablas.trictrac.plays import GRAND, PETIT, RETOUR
from juegos.tablas.trictrac.position import MEN
from juegos.tablas.trictrac.scoring import casts, ways_of

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
# The rules that fail, and in how many cases they are right: Guiton's for three numbers, taken at
# its word, not for 1, 2 and 4; that for two half-cases not in three places of four spare men.
FAILING = {
    "guiton.regla-tres": 19,
    "lelasseux.regla-cubrir-grand": 23,
    "lelasseux.regla-cubrir-retour": 23,
}


@pytest.mark.parametrize("figure", RULES, ids=lambda figure: figure.id)
def test_rule_of_a_treatise_is_right_except_as_known(figure: Published) -> None:
    """Three rules of all fail in a case or more, and those are slips."""
    assert figure.ours() == FAILING.get(figure.id, figure.value)
    assert (figure.differs == "slip") == (figure.id in FAILING)


def test_two_half_cases_for_which_the_rule_fails() -> None:
    """In three places of four men a throw is in both orders, which it takes off for five alone."""
    gives, counts, sets = rules_of_thumb.RULES["cover-both-grand"]
    failing = {men: (gives(men), counts(men)) for men in sets if gives(men) != counts(men)}
    assert failing == {(1, 2, 3, 4): (21, 19), (1, 2, 4, 5): (22, 20), (2, 3, 4, 5): (21, 19)}


@pytest.mark.parametrize(
    ("rule", "jan", "half_cases", "name"),
    [
        ("cover-both-petit", PETIT, (4, 5), "remplir-petit"),
        ("cover-both-grand", GRAND, (6, 7), "remplir-grand"),
        ("cover-both-grand", RETOUR, (22, 23), "remplir-retour"),
    ],
)
def test_two_half_cases_on_the_board(
    rule: str, jan: range, half_cases: tuple[int, int], name: str
) -> None:
    """Our board fills in as many ways as two men cover both: in the way back, talon and first."""
    for places in list(rules_of_thumb.RULES[rule].sets)[::3]:
        men = {**dict.fromkeys(jan, 2), **dict.fromkeys(half_cases, 1)}
        for away in places:
            men[half_cases[0] - away] = men.get(half_cases[0] - away, 0) + 1
        men[ASIDE] = men.get(ASIDE, 0) + MEN - sum(men.values())
        ways = ways_of(casts(set_up(men), GONE), name)
        assert ways == trictrac_counts.cover_both(places), places


def test_a_case_on_the_board() -> None:
    """Five men on five of six arrows make a case by twenty ways, two of them on one by fewer."""
    for empty in range(1, 7):
        arrows = [arrow for arrow in range(1, 7) if arrow != empty]
        assert making(arrows) == rules_of_thumb.most_to_a_case(6)
        assert making(arrows[:3], arrows[3:4]) < rules_of_thumb.most_to_a_case(5)


def test_hits_past_an_open_arrow_by_a_second_road() -> None:
    """A man is hit by every way whose sum reaches him, from the seventh arrow before the corner."""
    reach = [sum(1 for way in WAYS if sum(way) >= distance) for distance in range(7, 13)]
    assert trictrac_counts.past_an_open_arrow() == reach


def test_three_half_cases_and_two_cases() -> None:
    """Single men are one more than the cases, and give more ways all the same."""
    ways = trictrac_counts.half_cases_and_cases(5)
    assert ways[::2] == [(n + 1) * n for n in range(2, 6)]
    assert ways[1::2] == [n * n for n in range(2, 6)]


def test_order_of_numbers_to_play() -> None:
    """Of his order no two neighbours can change places, unless they keep the jan equally often."""
    order = [11, 5, 10, 4, 9, 3, 8, 2, 7]
    assert spare_men.in_order(order) == len(order) - 1
    for at in range(1, len(order) - 2):
        swapped = [*order[:at], order[at + 1], order[at], *order[at + 2 :]]
        assert spare_men.in_order(swapped) < len(order) - 1, swapped
    assert spare_men.keeps(()) == 1
    assert spare_men.keeps((11, 7)) == 36


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
