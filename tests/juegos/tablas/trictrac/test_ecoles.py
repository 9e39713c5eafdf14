"""Écoles and fausses cases: the treatises' own examples, and every kind with what follows."""

from __future__ import annotations

import pytest

from juegos.core.errors import IllegalMove
from juegos.tablas.trictrac import ecoles, wrong_plays
from juegos.tablas.trictrac.ecoles import Due, Severity, after_ecole, judge
from juegos.tablas.trictrac.marking import Marks, SideMarks, gain
from juegos.tablas.trictrac.plays import ground, legal_of, read_legs
from juegos.tablas.trictrac.position import read, write
from juegos.tablas.trictrac.rules import Usage
from juegos.tablas.trictrac.state import Claim
from juegos.tablas.trictrac.wrong_plays import AGAIN, LEAVES, fault

USUAL = Usage()
SIX: Marks = (SideMarks(0, 6, 1), SideMarks(0, 6, 1))


def having(points: int, other: int = 0) -> Marks:
    """Return marks in which A has these points and B those, neither in bredouille."""
    return SideMarks(0, points, int(points > 0)), SideMarks(0, other, int(other > 0))


# Place, A's and B's points, the points due (of which lost; whether he goes away), what he marked
# (holes, jeton), the kind, and the points of the école.
EXAMPLES = [
    ("lelasseux1852:166", (6, 6), Due(6), Claim(0, 6), "ecole-par-moins", 6),
    ("lelasseux1852:166", (6, 6), Due(2), Claim(0, 10), "ecole-par-trop", 2),
    ("lelasseux1852:169", (8, 4), Due(6), Claim(1, 0), "ecole-par-moins", 2),
    ("lelasseux1852:169", (8, 4), Due(4), Claim(1, 8), "ecole-par-trop", 8),
    ("lelasseux1852:169", (8, 4), Due(0), Claim(0, 0), "points-effaces", 0),
    ("lelasseux1852:169", (10, 4), Due(0), Claim(0, 2), "ecole-par-trop", 4),
    ("lelasseux1852:170", (6, 4), Due(4, 0, leaves=True), Claim(1, 0), "ecole-s-en-aller", 2),
    ("lelasseux1852:172", (0, 0), Due(8), Claim(0, 6), "ecole-par-moins", 2),
    ("lelasseux1852:172", (0, 0), Due(6), Claim(0, 8), "ecole-par-trop", 2),
    ("lelasseux1852:173", (10, 4), Due(12, 0, leaves=True), Claim(3, 0), "ecole-s-en-aller", 2),
    ("lelasseux1852:173", (4, 4), Due(20, 0, leaves=True), Claim(1, 0), None, 0),
    ("lelasseux1852:179", (8, 4), Due(12), Claim(1, 0), "sans-bouger", 8),
    ("lelasseux1852:179", (10, 4), Due(12), Claim(1, 6), "ecole-par-moins", 4),
    ("lelasseux1852:184", (8, 4), Due(4), Claim(2, 0), "ecole-de-trou", 0),
    ("lelasseux1852:184", (8, 0), Due(4), Claim(1, 0), "ecole-de-trou", 0),
    ("lelasseux1852:184", (4, 4), Due(20), Claim(1, 0), "ecole-par-moins", 12),
    ("lelasseux1852:184", (8, 4), Due(4), Claim(3, 0), "ecole-par-trop", 12),
    ("lelasseux1852:184", (8, 4), Due(6), Claim(0, 2), "trou-oublie", 0),
    ("lelasseux1852:184", (8, 4), Due(12), Claim(0, 8), "ecole-par-moins", 12),
    ("lelasseux1852:192", (0, 0), Due(8, 8), Claim(0, 8), "ecole-plein", 8),
    ("lelasseux1852:192", (0, 0), Due(8, 8), Claim(0, 0), "ecole-plein", 8),
    ("lepeintre1818 IV.I.54", (10, 4), Due(12), Claim(3, 0), "ecole-par-trop", 2),
    ("lepeintre1818 IV.I.54", (4, 0), Due(2), Claim(1, 2), "ecole-par-trop", 8),
    ("lelasseux1852:195", (8, 4), Due(4), Claim(0, 4, second=True), "deux-jetons", 0),
]


@pytest.mark.parametrize("case", EXAMPLES, ids=lambda case: f"{case[0]}-{case[2]}-{case[3]}")
def test_ecole_of_a_treatise(
    case: tuple[str, tuple[int, int], Due, Claim, str | None, int],
) -> None:
    """The kind of école and its points are those of the treatise."""
    _, points, due, claim, kind, amount = case
    result = judge(having(*points), 0, claim, due)
    assert (result.rule and result.rule.id) == (kind and f"trictrac.{kind}")
    assert result.amount == amount


def test_readings_of_the_ecoles() -> None:
    """By Lepeintre a jan marked and not filled counts twice, and two jetons are an école."""
    how = Severity(twice=True, second=True)
    assert judge(having(0), 0, Claim(0, 8), Due(8, 8), how).amount == 16
    assert judge(having(0), 0, Claim(0, 0), Due(8, 8), how).amount == 8
    assert judge(having(8), 0, Claim(0, 4, second=True), Due(4), how).amount == 8


def test_right_marks_are_no_ecole() -> None:
    """Whoever marks what he has is at no school, whatever he has."""
    for own in range(0, 12, 2):
        for other in range(0, 12, 2):
            for due in range(0, 40, 2):
                before = having(own, other)
                right = gain(before, 0, due).marks if due else before
                claim = Claim(right[0].holes, right[0].points)
                result = judge(before, 0, claim, Due(due))
                assert (result.rule, result.amount, result.marks) == (None, 0, right)


def test_the_omitted_hole_goes_to_the_other() -> None:
    """Six all: six points omitted give the other the hole."""
    result = judge(SIX, 0, Claim(0, 6), Due(6))
    assert after_ecole(result, 0) == (SideMarks(0), SideMarks(1))


def test_the_excess_is_taken_off() -> None:
    """Two points too many are taken off and marked by the other."""
    result = judge(SIX, 0, Claim(0, 10), Due(2))
    assert after_ecole(result, 0) == (SideMarks(0, 8, 1), SideMarks(0, 8, 1))


# The kind, the men of both, the throw, what is played, and what the other may choose.
FAULTS = [
    ("nombre", "T:14 8", "T:15", "3-1", "T-2 8-9", {"met-3-1", LEAVES}),
    ("nombre", "T:14 8", "T:15", "4-2", "T-3 8-10", {"met-4-2", LEAVES}),
    ("nombre", "T:15", "T:15", "4-3", "T-5 T-6", {"met-3-4", "met-4-3", "tout-d-une-T", LEAVES}),
    ("nombre", "T:15", "T:15", "4-3", "T-4", {"met-3", "met-4", LEAVES}),
    ("nombre", "T:14 8", "T:15", "6-1", "T-6", {"met-6", "met-1", AGAIN, LEAVES}),
    ("outrepassee", "T:15", "T:15", "2-1", "T-5", {"met-1", "met-2", "tout-d-une", LEAVES}),
    ("outrepassee", "T:15", "T:15", "2-1", "T-2 T-5", {"met-2-1", LEAVES}),
    ("puissance", "T:11 5:2 6:2", "T:15", "6-6", "6-11 6-11", {AGAIN, LEAVES}),
    ("plein", "T:2 1:4 2:2 3:4 4:3", "T:15", "4-2", "1-5 1-3", {AGAIN, LEAVES}),
    ("conservation", "T:3 1:2 2:2 3:2 4:2 5:2 6 10", "T:15", "2-1", "1-3 1-2", {AGAIN, LEAVES}),
    ("passage", "T:14 8", "T:15", "6-1", "8-r9 T-1", {AGAIN, LEAVES}),
    ("coin", "T:14 8", "T:15", "3-1", "8-11 T-1", {AGAIN}),
    ("coin", "T:14 8", "T:15", "4-1", "8-r11 T-1", {AGAIN}),
]


@pytest.mark.parametrize("case", FAULTS, ids=lambda case: f"{case[0]}-{case[4]}")
def test_fausse_case(case: tuple[str, str, str, str, str, set[str]]) -> None:
    """Each of the seven kinds is told, with what the other may choose."""
    kind, thrower, opponent, text, play, choices = case
    men, foe, throw = read(thrower), read(opponent), (int(text[0]), int(text[2]))
    result = fault(
        ground(men, foe, USUAL), throw, read_legs(play), legal_of(men, foe, throw, USUAL)
    )
    assert result is not None
    assert result.rule.id == f"trictrac.fausse-case-{kind}"
    assert choices <= set(result.choices), result.choices
    assert (LEAVES in result.choices) == (kind != "coin")
    for positions in result.choices.values():
        assert all(sum(after) == 15 for after in positions)


def test_there_are_seven_kinds() -> None:
    """Every kind of fausse case has its example, and every rule of the écoles its own."""
    assert {f"trictrac.fausse-case-{case[0]}" for case in FAULTS} == {
        rule.id for rule in wrong_plays.FAUSSE_CASE_RULES
    }
    procedure = {"fausse-ecole", "augmentation", "ecole-entiere", "ecole-corrigee"}
    kinds = {case[4] for case in EXAMPLES if case[4]} | procedure
    assert {f"trictrac.{kind}" for kind in kinds} == {rule.id for rule in ecoles.RULES}


def test_allowed_play_is_no_fault() -> None:
    """A play that is allowed is none, and men cannot be put on the other's men at all."""
    men, foe = read("T:14 8"), read("T:14 9")
    here, legal = ground(men, foe, USUAL), legal_of(men, foe, (6, 1), USUAL)
    assert fault(here, (6, 1), read_legs("T-6 T-1"), legal) is None
    with pytest.raises(IllegalMove, match="fleche-libre"):
        fault(here, (6, 1), read_legs("8-r9 T-1"), legal)


def test_set_right_leads_where_the_dice_bring() -> None:
    """A man that went by four for a two is put on its second arrow."""
    men, foe = read("T:14 8"), read("T:15")
    legal = legal_of(men, foe, (2, 1), USUAL)
    result = fault(ground(men, foe, USUAL), (2, 1), read_legs("T-4 8-9"), legal)
    assert result is not None
    assert [write(after) for after in result.choices["met-2-1"]] == ["T:13 2 9"]


def test_a_number_left_unplayed_may_be_asked_for() -> None:
    """The four played at home, and no six left: he is put back and another passes, or two points.

    So Lelasseux, 216: with 6-4 one man alone can play both numbers, and passes to the return.
    """
    men, foe = read("6:3 7:2 8:4 9:2 10:2 11:2"), read("3:2 4 6:2 7:4 8:2 10:2 11:2")
    here, legal = ground(men, foe, USUAL), legal_of(men, foe, (6, 4), USUAL)
    result = fault(here, (6, 4), read_legs("6-10"), legal)
    assert result is not None
    assert result.rule.id == "trictrac.fausse-case-nombre"
    assert [write(after) for after in result.choices[AGAIN]] == ["6:3 7:2 8:3 9:2 10:2 11:2 r5"]
    assert LEAVES in result.choices
    assert result.unplayed == 1
