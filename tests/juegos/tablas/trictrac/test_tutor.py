"""The tutor of trictrac: it says what the doors say, and its best plays are plays."""

from __future__ import annotations

from fractions import Fraction

import pytest

from juegos.core.errors import BadNotation, BadRequest, UnknownName
from juegos.tablas.trictrac.doors import plays, score, tutor
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.position import write
from juegos.tablas.trictrac.trictrac import TRICTRAC
from tests.juegos.tablas.trictrac.computers import estricto
from tests.juegos.tablas.trictrac.made_positions import reached

RULES = {rule.id for rule in Trictrac({}, TRICTRAC).rules}
ONE_LACKS = {"thrower": "T:3 6:2 7:2 8:2 9:2 10 11:3", "opponent": "T:13 5 9"}
STATE = "{} / T:14 8 / T:14 9 / 0,4,1 0,0,0 / lances={} coin=0,0 pavillon=- premier=- du={}"


def test_men_stand_by_the_readings_of_the_game_that_is_taught() -> None:
    """A man past a jan that an arrow held makes impossible stands there, where it is so read."""
    asked = {"thrower": "T:12 2 r2:2", "opponent": "T:15", "throw": [1, 1]}
    with pytest.raises(BadNotation, match="passage"):
        tutor(asked)
    free = {**asked, "readings": {"passage": "fleches-libres", "niveau": "strict"}}
    for item in (free, {**free, "throw": None}):
        assert tutor(item)["hand"] == 0


def test_a_state_is_taken_as_the_game_leaves_it() -> None:
    """What is asked of a state cannot be unchecked, and the refusal says of what it can."""
    state = STATE.format("joue A 6-1", "1,0", "0")
    with pytest.raises(BadRequest, match="'thrower' and an 'opponent'"):
        tutor({"state": state, "unchecked": True})


@pytest.mark.parametrize("seed", range(4))
def test_with_a_throw_it_agrees_with_the_doors(seed: int) -> None:
    """Events and totals are those of ``score``, duty and plays those of ``plays``."""
    for men, foe in reached(seed, 12):
        asked = {"thrower": write(men), "opponent": write(foe), "throw": [4, 2]}
        value, due, allowed = tutor(asked), score(asked), plays(asked)
        for key in ("total_thrower", "total_opponent", "dice_playable"):
            assert value[key] == due[key]
        for event, bare in zip(value["events"], due["events"], strict=True):
            assert event.items() >= bare.items()
            assert event["rule"] in RULES
            assert event["text"].endswith(".")
            assert event["source"]
            assert event["says"]
        assert value["obligation"] == allowed["obligation"]
        assert value["plays"] == len(allowed["plays"])
        for play in (value["now"], value["best"], *value["others"]):
            assert play["after"] in allowed["plays"]
            assert -100 < Fraction(play["mean"]) < 100


def test_the_best_play_is_judged_best() -> None:
    """What the tutor calls best is worth at least as much as the others that it shows."""
    result = tutor({**ONE_LACKS, "throw": "4-2"})
    assert result["others"]
    assert all(result["best"]["value"] >= play["value"] for play in result["others"])


@pytest.mark.parametrize("seed", range(3))
def test_before_the_throw_it_agrees_with_the_doors(seed: int) -> None:
    """Each of the 21 throws brings what ``score`` says, and the means are theirs."""
    for men, foe in reached(seed, 12):
        asked = {"thrower": write(men), "opponent": write(foe)}
        result = tutor(asked)
        assert len(result["throws"]) == 21
        assert sum(row["weight"] for row in result["throws"]) == 36
        means = [Fraction(0), Fraction(0)]
        for row in result["throws"]:
            due = score({**asked, "throw": row["throw"]})
            assert row["totals"] == [due["total_thrower"], due["total_opponent"]]
            assert row["jans"] == [event["jan"] for event in due["events"]]
            for side, total in enumerate(row["totals"]):
                means[side] += Fraction(row["weight"] * total, 36)
        assert result["means"] == [str(mean) for mean in means]


def test_chances_by_hand() -> None:
    """The last man of the jan comes from the talon by ten, three ways; a man six away is hit."""
    result = tutor(ONE_LACKS)
    assert result["chances"]["fill"] == "1/12"
    assert result["chances"]["keep"] == "0"
    lone = tutor({"thrower": "T:14 6", "opponent": "T:14 6"})
    assert lone["chances"]["hit"] == lone["chances"]["danger"] == str(Fraction(2, 36))
    assert lone["hits"] == [{"at": "r6", "direct": 0, "indirect": 2, "false": 0}]
    assert lone["floats"]["chances"]["hit"] == pytest.approx(2 / 36)


def test_a_state_of_either_level_is_understood() -> None:
    """A state is taken before its throw and after it, whoever marks; its hand throws."""
    before = tutor({"state": STATE.format("jet B -", "1,0", 0)})
    assert (before["hand"], before["throw"]) == (1, None)
    assert len(before["throws"]) == 21
    text = STATE.format("joue A 6-1", "1,0", 0)
    after = tutor({"state": text, "readings": {"niveau": "strict"}})
    bare = tutor({"thrower": "T:14 8", "opponent": "T:14 9", "throw": [6, 1]})
    assert after["throw"] == [6, 1]
    assert after["events"] == bare["events"]
    game = estricto({})
    strict = game.play(game.play(game.start(), (6, 1)).state, (5, 2)).state
    assert tutor({"state": game.write(strict)})["plays"] > 0


def test_readings_reach_the_events() -> None:
    """Where every hit is worth two points, one in a petit jan is worth two."""
    asked = {"thrower": "T:14 8", "opponent": "T:14 4", "throw": "6-5"}
    usual, flat = (
        tutor({**asked, "readings": readings}) for readings in ({}, {"battues": "deux-partout"})
    )
    assert (usual["total_thrower"], flat["total_thrower"]) == (4, 2)


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({}, BadRequest),
        ({"state": 4}, BadRequest),
        ({"state": Trictrac({}, TRICTRAC).write(Trictrac({}, TRICTRAC).start())}, BadRequest),
        ({"thrower": "T:16", "opponent": "T:15"}, BadNotation),
        ({**ONE_LACKS, "throw": "7-1"}, BadNotation),
        ({**ONE_LACKS, "readings": {"nada": "x"}}, UnknownName),
        ({**ONE_LACKS, "readings": "x"}, BadRequest),
    ],
)
def test_what_cannot_be_is_refused(asked: dict[str, object], error: type[Exception]) -> None:
    """No state, no throw to come, sixteen men, a seven, an unknown crux: each is told."""
    with pytest.raises(error):
        tutor(asked)
