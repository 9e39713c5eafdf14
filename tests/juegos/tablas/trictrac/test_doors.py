"""The doors in JSON: score, plays and mark as the design has them, and what is wrong named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from juegos.core.errors import BadNotation, JuegosError
from juegos.tablas.trictrac.doors import mark, plays, score, why
from juegos.tablas.trictrac.tutor import tutor

EXAMPLE = {"thrower": "T:14 8", "opponent": "T:14 9", "throw": [6, 1], "throw_of_releve": 2}
MARKS = {"A": [0, 0, 0], "B": [0, 0, 0]}


def test_score_of_the_design() -> None:
    """The literal example of the design is answered in full, and its ways can be drawn."""
    assert score(EXAMPLE) == {
        "events": [
            {
                "jan": "battue-vrai",
                "rule": "trictrac.battue-vrai",
                "to": "thrower",
                "ways": 1,
                "points": 2,
                "at": "r9",
                "table": "grand",
                "ways_list": [{"from": "8", "via": None, "to": "r9", "points_of_dice": 6}],
            }
        ],
        "total_thrower": 2,
        "total_opponent": 0,
        "dice_playable": 2,
    }


def test_throw_may_be_a_text() -> None:
    """A throw is two numbers in any order, or its notation."""
    assert (
        score({**EXAMPLE, "throw": [1, 6]}) == score({**EXAMPLE, "throw": "6-1"}) == score(EXAMPLE)
    )


def test_plays_of_the_design() -> None:
    """The same fields give the positions that the rules allow, and no duty here."""
    result = plays(EXAMPLE)
    assert result["obligation"] is None
    assert result["dice_playable"] == 2
    assert result["plays"] == ["T:12 1 6 8", "T:13 6 9", "T:13 7 8"]


def test_obligation_is_named() -> None:
    """Where a jan must be filled or kept, the duty is named and the plays are those that do it."""
    request = {"thrower": "T:2 1:4 2:2 3:4 4:3", "opponent": "T:15", "throw": [2, 1]}
    result = plays(request)
    assert result["obligation"] == "remplir-petit"
    assert result["plays"] == ["T:2 1:4 2:2 3:3 4:2 5:2"]


def test_mark_of_the_design() -> None:
    """Points for a player, then going away: the state after each step."""
    steps = [{"player": "A", "points": 4}, {"player": "B", "points": 8}]
    steps += [{"player": "A", "points": 10}, {"leave": "A"}]
    result = mark({"state": MARKS, "steps": steps})["after_each"]
    assert result == [
        {"A": [0, 4, 1], "B": [0, 0, 0]},
        {"A": [0, 4, 1], "B": [0, 8, 2]},
        {"A": [1, 2, 1], "B": [0, 0, 0]},
        {"A": [1, 0, 0], "B": [0, 0, 0]},
    ]


@pytest.mark.parametrize(("points", "holes"), [(12, 2), (24, 4), (36, 6)])
def test_twelve_begun_from_nothing_are_two_holes(points: int, holes: int) -> None:
    """Nothing interrupts what one throw brings to who had no points, whatever the other has."""
    steps = [{"player": "A", "points": 4}, {"player": "B", "points": points}]
    last = mark({"state": MARKS, "steps": steps})["after_each"][-1]
    assert last == {"A": [0, 0, 0], "B": [holes, 0, 0]}


def test_who_has_a_hole_may_be_asked_of_when_he_goes_away() -> None:
    """Marks just after a hole say so by the hole alone: points of both sides go with the men."""
    state = {"A": [3, 6, 2], "B": [1, 4, 1]}
    result = mark({"state": state, "steps": [{"leave": "A"}]})["after_each"]
    assert result == [{"A": [3, 0, 0], "B": [1, 0, 0]}]


def test_pegs_stop_at_the_twelfth_hole() -> None:
    """A throw that makes more than twelve holes shows twelve, for the tour has no more."""
    steps = [{"player": "A", "points": 24}]
    result = mark({"state": {"A": [11, 4, 1], "B": [0, 8, 1]}, "steps": steps})["after_each"]
    assert result == [{"A": [12, 4, 1], "B": [0, 0, 0]}]


def test_why_not() -> None:
    """A play is allowed, or refused by the rule that it breaks; what is none is an error."""
    allowed = why({**EXAMPLE, "play": "T-1 T-6"})
    assert (allowed["allowed"], allowed["after"]) == (True, "T:12 1 6 8")
    refused = why({**EXAMPLE, "play": "8-r9 T-1"})
    assert (refused["allowed"], refused["rule"]) == (False, "trictrac.fleche-libre")
    for play in (None, "8", "9-10 T-6"):
        with pytest.raises(JuegosError):
            why({**EXAMPLE, "play": play})


def test_replies_are_json() -> None:
    """Every reply survives JSON."""
    for reply in (score(EXAMPLE), plays(EXAMPLE), mark({"state": MARKS, "steps": []})):
        assert json.loads(json.dumps(reply)) == reply


def test_readings_are_read() -> None:
    """A reading changes the score; one that there is not is refused with those there are."""
    request = {"thrower": "T:13 11:2", "opponent": "T:14 1", "throw": [6, 5]}
    assert score(request)["total_thrower"] == 4
    assert score({**request, "readings": {"battues": "deux-partout"}})["total_thrower"] == 2
    with pytest.raises(JuegosError, match="par-table"):
        score({**request, "readings": {"battues": "x"}})


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"thrower": "T:16"}, "T:16"),
        ({"thrower": 3}, "thrower"),
        ({"opponent": "T:14 r8"}, "r8"),
        ({"thrower": "T:12 r3:3", "opponent": "T:15"}, "'r3:3'"),
        ({"thrower": "T:12 r3:3", "opponent": "T:15"}, "trictrac.passage"),
        ({"thrower": "T:15", "opponent": "T:13 r8:2"}, "'r8:2'"),
        ({"throw": [7, 1]}, "7, 1"),
        ({"throw": [6, 7]}, "(trictrac.jet)"),
        ({"thrower": "T:14 Z"}, "(trictrac.dames)"),
        ({"throw": [6]}, "6"),
        ({"throw": None}, "None"),
        ({"throw": "7-1"}, "7"),
        ({"throw": [True, 1]}, "True"),
        ({"throw_of_releve": -1}, "throw_of_releve"),
        ({"readings": {"x": "y"}}, "'x'"),
        ({"readings": 3}, "readings"),
        ({"second_throw_of_tour": 1}, "second_throw_of_tour"),
    ],
)
def test_bad_request(change: dict[str, Any], names: str) -> None:
    """What is wrong with a request is said in one line that names it."""
    for door in (score, plays):
        if door is plays and set(change) & {"throw_of_releve", "second_throw_of_tour"}:
            continue
        with pytest.raises(JuegosError) as caught:
            door({**EXAMPLE, **change})
        assert names in str(caught.value)
        assert "\n" not in str(caught.value)


# Men whom only a mistake that nobody saw leaves so: the thrower's, the other's, the token and rule.
ASTRAY = [
    ("T:12 r3:3", "T:15", "'r3:3'", "passage"),
    ("T:15", "T:13 r8:2", "'r8:2'", "passage"),
    ("T:14 off:1", "T:15", "'off:1'", "bande"),
    ("T:15", "T:10 11:2 r1 off:2", "'off:2'", "bande"),
    ("T:13 r1 off:1", "T:15", "'off:1'", "bande"),
]


@pytest.mark.parametrize(("thrower", "opponent", "token", "rule"), ASTRAY)
def test_men_astray_are_taken_where_the_request_says_so(
    thrower: str, opponent: str, token: str, rule: str
) -> None:
    """They are refused with the words that ask for them, and ``unchecked`` takes them."""
    asked = {"thrower": thrower, "opponent": opponent, "throw": [4, 3]}
    for door, more in ((score, {}), (plays, {}), (why, {"play": "T-3 T-4"}), (tutor, {})):
        for no in ({}, {"unchecked": False}):
            with pytest.raises(BadNotation) as caught:
                door({**asked, **more, **no})
            text = thrower if token[1:-1] in thrower.split() else opponent
            assert caught.value.at == text.index(token[1:-1])
            for item in (token, f"(trictrac.{rule})", '"unchecked": true', "--unchecked"):
                assert item in str(caught.value)
        door({**asked, **more, "unchecked": True})


def test_unchecked_men_meet_the_rules_like_others() -> None:
    """A lone man who passed wrongly is hit, plays on, and may stop nowhere that is closed.

    A man who went off is none of the two that make a jan of two men.
    """
    asked = {"thrower": "T:14 8", "opponent": "T:14 r5", "throw": [5, 1], "unchecked": True}
    assert [(e["jan"], e["at"]) for e in score(asked)["events"]] == [("battue-vrai", "5")]
    passed = {"thrower": "T:13 r8 8", "opponent": "T:15", "throw": [2, 1], "unchecked": True}
    assert why({**passed, "play": "r8-r7 T-2"})["rule"] == "trictrac.passage"
    assert why({**passed, "play": "T-2 T-1"})["allowed"]
    off = {"thrower": "T:13 10 off:1", "opponent": "T:15", "throw": [2, 1], "unchecked": True}
    assert score(off)["events"] == []


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"thrower": "T:14 11"}, "trictrac.coin"),
        ({"thrower": "T:13 r11:2"}, "trictrac.coin-adverse"),
        ({"opponent": "T:14 r8"}, "trictrac.fleche-libre"),
        ({"opponent": "T:13 9"}, "trictrac.dames"),
        ({"unchecked": "yes"}, "'unchecked' is true or false"),
        ({"unchecked": 1}, "'unchecked' is true or false"),
    ],
)
def test_unchecked_takes_no_more_than_it_says(change: dict[str, Any], names: str) -> None:
    """No man alone in a corner, two owners of an arrow or fewer men; and it is true or false."""
    for door in (score, plays, tutor):
        with pytest.raises(JuegosError) as caught:
            door({**EXAMPLE, "unchecked": True, **change})
        assert names in str(caught.value)
        assert "--unchecked" not in str(caught.value)


@pytest.mark.parametrize(
    ("state", "steps", "names"),
    [
        ({"A": [0, 3, 1], "B": [0, 0, 0]}, [], "3 points"),
        ({"A": [0, 4, 1]}, [], "state"),
        ({"A": [0, 4], "B": [0, 0, 0]}, [], "A"),
        (MARKS, [{"player": "C", "points": 2}], "step 0"),
        (MARKS, [{"player": "A", "points": 2}, {"player": "A", "points": 3}], "step 1"),
        (MARKS, [{"leave": "C"}], "step 0"),
        (MARKS, ["A"], "step 0"),
        (MARKS, "A", "steps"),
        ({"A": [13, 4, 1], "B": [0, 0, 0]}, [], "A has 13 holes"),
        ({"A": [0, 4, 1], "B": [12, 0, 0]}, [], "trictrac.tour"),
        (MARKS, [{"player": "A", "points": 1_000_000}], "1000000 points"),
        (MARKS, [{"player": "A", "points": 144}, {"player": "B", "points": 2}], "trictrac.tour"),
        (MARKS, [{"player": "A", "points": 144}, {"leave": "A"}], "step 1"),
        ({"A": [0, 4, 1], "B": [0, 0, 0]}, [{"leave": "A"}], "trictrac.s-en-aller"),
        (MARKS, [{"player": "A", "points": 12}, {"leave": "B"}], "trictrac.s-en-aller"),
        (
            MARKS,
            [{"player": "A", "points": 12}, {"player": "B", "points": 2}, {"leave": "A"}],
            "step 2: A",
        ),
    ],
)
def test_bad_marks(state: dict[str, Any], steps: Any, names: str) -> None:
    """Marks out of range and steps that are none are named."""
    with pytest.raises(JuegosError) as caught:
        mark({"state": state, "steps": steps})
    assert names in str(caught.value)
