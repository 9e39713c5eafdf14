"""Published figures beside ours: data that can be traced, and the verdict computed."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from fractions import Fraction
from io import StringIO
from types import ModuleType
from typing import Any

import pytest

from conf.claims import counts, dice_in_turn, verdicts
from conf.claims.concordance import POSITION, PRACTICE, lines, once
from conf.claims.published_figures import Published, published
from conf.claims.worked_positions import results
from conf.edition.corpus import load
from conf.publish import concordance, positions

FIGURES = [figure for figure in published() if figure.of == "dados"]
# Those that our count does not bear out, with what we count; all others are equal.
DIFFERENT = {
    "grand-trictrac.tres-y-dos": Fraction(21),
    "grand-trictrac.seis-y-cinco": Fraction(27),
    "yuyu.triga": Fraction(55),
    "yuyu.azares": (3, 4, 5, 6, 15, 16, 17, 18),
}

IN_A_ROW = {"lelasseux.cada-numero"}  # its figure is a row, of which others have one number


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.id)
def test_figure_is_equal_or_different_as_known(figure: Published) -> None:
    """Our count equals the published figure, but for the four that are known to differ."""
    due = DIFFERENT.get(figure.id, figure.value)
    assert figure.ours() == due
    assert (due == figure.value) == (figure.id not in DIFFERENT)


def test_figure_can_be_traced() -> None:
    """Each has its id, a work of the bibliography, and a place in it or a note why not."""
    assert len({figure.id for figure in FIGURES}) == len(FIGURES)
    for figure in FIGURES:
        assert re.fullmatch(r"[a-z-]+\.[a-z0-9-]+", figure.id)
        assert load().cited(figure.by)["title"]
        assert figure.what
        assert figure.where or figure.note, figure.id


def test_figure_is_printed_as_it_was_published() -> None:
    """A fraction is not reduced, and a row of numbers is a row."""
    printed = {figure.id: figure.printed for figure in FIGURES}
    assert printed["yuyu.diez"] == "3/36"
    assert printed["guiton.por-total"] == "1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1"
    assert printed["wibold.virtudes"] == "56"


@pytest.mark.thorough
def test_a_difference_is_named_where_there_is_one() -> None:
    """What is not ours is rounded, a slip, or rests on another assumption; what is equal is not."""
    for figure in published():
        verdict = figure.verdict(figure.ours())
        assert verdict in {"equal", "rounded", "slip", "assumption"}, figure.id
        assert (verdict == "equal") == (figure.differs == ""), figure.id


def test_what_is_rounded_is_near() -> None:
    """A rounded chance is off by less than a twentieth of itself, or of its complement."""
    for figure in published():
        if figure.differs == "rounded":
            ours, printed = figure.ours(), figure.value
            assert isinstance(ours, Fraction)
            assert isinstance(printed, Fraction)
            odds, his = ours / (1 - ours), printed / (1 - printed)
            assert abs(his / odds - 1) < Fraction(1, 15), figure.id


@pytest.mark.parametrize(
    ("made", "key", "rows"),
    [
        (positions, ("id", "asks", "of"), results),
        (concordance, ("id",), lambda: lines(results(), verdicts())),
    ],
)
def test_files_have_a_row_for_each_figure(
    made: ModuleType, key: tuple[str, ...], rows: Callable[[], tuple[Any, ...]]
) -> None:
    """The CSV has the fields that are described, and its key tells the rows apart."""
    shown = rows()
    matches = list(csv.DictReader(StringIO(made.table(shown))))
    assert len(matches) == len(shown)
    assert list(matches[0]) == list(made.FIELDS)
    assert len({tuple(row[name] for name in key) for row in matches}) == len(matches)
    for name, values in made.ONE_OF.items():
        assert {row[name] for row in matches} <= set(values)


LINES = lines(results(), verdicts())


def test_a_figure_that_is_counted_again_is_the_same_figure() -> None:
    """It has the work, the place and the printed figure of a line that is counted itself."""
    every = {one.id: one for one in LINES}
    assert len(every) == len(LINES)
    seconds = [one for one in LINES if one.again]
    assert len(once(LINES)) == len(LINES) - len(seconds)
    for one in seconds:
        first = every[one.again]
        assert not first.again, one.id
        assert (one.work, str(one.where)) == (first.work, str(first.where)), one.id
        # A figure that is held to its author's tables and to games of ours has two verdicts.
        assert one.kind == PRACTICE or one.verdict == first.verdict, one.id
        if one.again not in IN_A_ROW:
            assert str(one.figure) == str(first.figure), one.id


def test_places_have_one_form() -> None:
    """A place is told by the same words, whether a figure stands there or a position."""
    works = {one.work for one in LINES if one.kind == POSITION}
    forms = re.compile(r"no\. \d+|(Backgammon, )?ch\. [IVX]+|introduction|\w+ part, .+|tables? .+")
    places = {str(one.where) for one in LINES if one.work in works}
    assert [where for where in places if not forms.fullmatch(where)] == []
    assert {"no. 266", "ch. XV", "second part, II"} <= places


@pytest.mark.parametrize(("throws", "odds"), [(1, 5), (4, 625), (6, 15625)])
def test_dice_in_turn_by_a_second_road(throws: int, odds: int) -> None:
    """No six in so many throws is five ways of six each time; two who throw in turn share one."""
    assert dice_in_turn.happens("1/6", throws) == 1 - Fraction(odds, 6**throws)
    rounds = [Fraction(31, 36) * Fraction(30, 36)] * 60
    first = sum((Fraction(5, 36) * r**n for n, r in enumerate(rounds)), Fraction(0))
    assert abs(1 - first - dice_in_turn.second(6, 7)) < Fraction(1, 10**6)
    assert dice_in_turn.enough("1/6") == 4


@pytest.mark.parametrize("main", [5, 6, 7, 8, 9])
def test_the_caster_by_a_second_road(main: int) -> None:
    """Two hundred throws of Hazard, followed total by total, leave next to nothing undecided."""
    ways = {total: Fraction(6 - abs(total - 7), 36) for total in range(2, 13)}
    nicks = {5: {5}, 6: {6, 12}, 7: {7, 11}, 8: {8, 12}, 9: {9}}[main]
    open_, won, lost = dict.fromkeys(range(4, 11), 0.0), 0.0, 0.0
    for total, chance in ways.items():
        if total in nicks:
            won += float(chance)
        elif total in open_ and total != main:
            open_[total] += float(chance)
        else:
            lost += float(chance)
    for _ in range(200):
        for total, held in open_.items():
            won, lost = won + held * float(ways[total]), lost + held * float(ways[main])
            open_[total] = held * (1 - float(ways[total] + ways[main]))
    assert won + lost == pytest.approx(1)
    assert won == pytest.approx(float(dice_in_turn.caster(main)))
    assert dice_in_turn.caster(7) == Fraction(244, 495)


def brute(dice: int) -> list[tuple[int, ...]]:
    """Return every way in which dice can fall, one die after the other."""
    ways: list[tuple[int, ...]] = [()]
    for _ in range(dice):
        ways = [(*way, face) for way in ways for face in range(1, 7)]
    return ways


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_our_counts_by_a_second_road(dice: int) -> None:
    """Counting every way one by one gives the same throws, ways, totals, points and soçobras."""
    ways = brute(dice)
    kinds = {tuple(sorted(way)) for way in ways}
    assert counts.permutations(dice) == len(ways)
    assert counts.combinations(dice) == len(kinds)
    assert counts.totals(dice) == len({sum(way) for way in ways})
    alike = sum(1 for kind in kinds if len(set(kind)) == 1)
    assert counts.combinations(dice, alike=dice) == alike
    for total in {sum(way) for way in ways}:
        these = [way for way in ways if sum(way) == total]
        assert counts.permutations(dice, total) == len(these)
        assert counts.combinations(dice, total) == len({tuple(sorted(w)) for w in these})
        assert counts.chance(dice, total) == Fraction(len(these), len(ways))
        assert {counts.underneath(dice, total)} == {sum(7 - f for f in way) for way in these}
        parts = [[w for w in ways if (sum(w) > total) - (sum(w) < total) == s] for s in (-1, 0, 1)]
        assert counts.up_to(dice, total) == sum(1 for way in ways if sum(way) <= total)
        assert counts.about(dice, total) == [len(part) for part in parts]
        assert counts.points_about(dice, total) == [sum(map(sum, part)) for part in parts]
    assert counts.by_total(dice) == [
        counts.permutations(dice, total) for total in range(dice, 6 * dice + 1)
    ]


@pytest.mark.parametrize("numbers", [[3, 2], [6, 5], [1], [6, 3]])
def test_numbers_shown_by_a_die_or_by_both(numbers: list[int]) -> None:
    """The ways to show a number, directly or with both dice, are counted one by one."""
    ways = [way for way in brute(2) if any(n in {*way, sum(way)} for n in numbers)]
    assert counts.showing(numbers) == len(ways)
