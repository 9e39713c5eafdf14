"""The doors of trictrac and its kin: scores, plays, verdicts and marks, as the rules have them."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from juegos import catalogue
from juegos.cli.main import main
from juegos.core.errors import BadNotation, IllegalMove, JuegosError
from juegos.core.game import Turn
from juegos.serve import handle
from juegos.tablas.trictrac.doors import GAMES, mark, plays, score, tutor, why
from juegos.tablas.trictrac.position import read, write
from tests.juegos.tablas.trictrac.made_positions import left, reached

# The doors in JSON: score, plays and mark as the design has them, and what is wrong named.

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


# The doors of toc and of trictrac à écrire: the jans of trictrac, rules and counts their own.

HIT = {"thrower": "T:14 8", "opponent": "T:14 9", "throw": [6, 1], "throw_of_releve": 2}
CORNER = {
    "thrower": "T:2 1:2 2:2 3:2 4:2 5:2 7 8 10",
    "opponent": "T:15",
    "throw": [4, 3],
    "play": "T-4 T-3",
}


def ask(do: str, slug: str, request: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return the reply of a door."""
    return handle({"do": do, "slug": slug, **request, **more})


@pytest.mark.parametrize("slug", GAMES)
def test_the_same_men_score_the_same_jans(slug: str) -> None:
    """What a throw scores, and where it may be played, is as at trictrac, under own rule ids."""
    rng = random.Random(3)
    rules = {rule.id for rule in catalogue.game(slug).rules}
    for men, foe in reached(3, 60):
        throw = [rng.randint(1, 6), rng.randint(1, 6)]
        position = {"thrower": write(men), "opponent": write(foe), "throw": throw}
        bound = {"readings": {"coin-oblige": "oblige"}} if slug == "toc" else {}
        usual, own = (ask("score", name, position) for name in ("trictrac", slug))
        assert [e["jan"] for e in own["events"]] == [e["jan"] for e in usual["events"]]
        assert {e["rule"] for e in own["events"]} <= rules
        assert ask("plays", slug, position) == ask("plays", "trictrac", {**position, **bound})


@pytest.mark.parametrize("slug", ["trictrac", *GAMES])
def test_every_door_takes_men_whom_a_mistake_has_left(slug: str) -> None:
    """With ``unchecked`` each door answers for men off too soon and men who passed wrongly."""
    rng = random.Random(7)
    doors = ["score", "plays", "tutor"][: 2 + (slug != "toc")]
    for men, foe in left(7, 30):
        throw = [rng.randint(1, 6), rng.randint(1, 6)]
        position = {"thrower": write(men), "opponent": write(foe), "throw": throw}
        for do in doors:
            refused = ask(do, slug, position).get("error")
            assert refused is None or "unchecked" in refused["message"]
            assert "error" not in ask(do, slug, position, unchecked=True), (do, position)
        allowed = ask("plays", slug, position, unchecked=True)["plays"]
        assert all(sum(read(after, unchecked=True)) == 15 for after in allowed)


def test_points_are_marked_a_ecrire_and_holes_at_toc() -> None:
    """À écrire counts as trictrac; at toc the hit is one hole, two by a doublet if so agreed."""
    usual = ask("score", "trictrac", HIT)
    assert ask("score", "trictrac-a-ecrire", HIT)["total_thrower"] == usual["total_thrower"] == 2
    toc = ask("score", "toc", HIT)
    assert (toc["total_thrower"], toc["total_opponent"]) == (1, 0)
    assert toc["events"][0]["holes"] == 1
    assert "points" not in toc["events"][0]
    double = {**HIT, "opponent": "T:14 3", "thrower": "T:14 8", "throw": [6, 6]}
    assert ask("score", "toc", double)["total_thrower"] == 2
    assert ask("score", "toc", double, readings={"double": "simple"})["total_thrower"] == 1


def test_toc_binds_to_the_petit_jan_that_the_corner_keeps() -> None:
    """At toc a petit jan is kept by taking the corner; à écrire it may be broken."""
    assert ask("why", "toc", CORNER)["rule"] == "toc.conserver"
    assert ask("why", "trictrac-a-ecrire", CORNER)["allowed"]


ENDS = {"toc": "", "trictrac-a-ecrire": " / marques=0,0 refaits=0 mano=A pot=0 paid=0:0"}
KIN_MARKS = "0,0,0 0,0,0 / lances=1,0 coin=0,0 pavillon=- premier=- du=0"
WRITTEN_WRONGLY = [
    ("primaute A - / T:15 / T:15", "4", "primaute"),
    ("jet A - / T:15 / T:15", "4", "jet"),
    ("joue A 6-1 / T:15 / T:15", "T", "joue"),
    ("joue A 6-1 / T:15 / T:15", "T-5 T-", "joue"),
    ("joue A 6-1 / T:15 / T:15", "5-6", "joue"),
    ("joue A 6-1 / T:14 / T:15", "T-6 T-1", "dames"),
    ("joue A 6-1 / T:14 11 / T:15", "T-6 T-1", "coin"),
    ("joue A 1-6 / T:15 / T:15", "T-6 T-1", "jet"),
]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(("state", "move", "rule"), WRITTEN_WRONGLY)
def test_what_is_written_wrongly_is_named_by_the_games_own_rule(
    slug: str, state: str, move: str, rule: str
) -> None:
    """A malformed throw, play or state names the rule by the id of the game that was asked."""
    full = f"{state} / {KIN_MARKS}{ENDS[slug]}"
    error = handle({"do": "play", "slug": slug, "state": full, "move": move})["error"]
    assert error["message"].endswith(f"({slug}.{rule})"), error["message"]
    assert f"{slug}.{rule}" in {own.id for own in catalogue.game(slug).rules}


def test_a_rule_that_a_game_has_not_keeps_its_id() -> None:
    """Toc has no jetons: who writes some is told the rule of trictrac, which says what they are."""
    state = f"joue A 6-1 / T:15 / T:15 / {KIN_MARKS}".replace("0,0,0", "0,0,1", 1)
    error = handle({"do": "moves", "slug": "toc", "state": state})["error"]
    assert error["message"].endswith("(trictrac.bredouille)")


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_wrong_is_named_by_the_games_own_rule(slug: str) -> None:
    """A refusal names the rule by the id of the game that was asked."""
    refused = ask("score", slug, {**HIT, "thrower": "T:16"})
    assert f"({slug}.dames)" in refused["error"]["message"]
    assert "readings" in ask("score", slug, HIT, readings=3)["error"]["message"]
    assert "'niveau'" in ask("score", slug, HIT, readings={"niveau": "strict"})["error"]["message"]


STATE = "{} / T:14 8 / T:14 9 / {} 2,0,0 / lances=1,0 coin=0,0 pavillon=- premier=- du=0"


@pytest.mark.parametrize("marks", ["0,4,1", "14,4,1"])
def test_the_tutor_knows_a_marque(marks: str) -> None:
    """À écrire the tutor takes the game's state, past twelve holes too, and names its rules."""
    slug = "trictrac-a-ecrire"
    beside = " / marques=1,2 refaits=0 mano=A pot=0 paid=0:0"
    text = STATE.format("joue A 6-1", marks) + beside
    result = ask("tutor", slug, {"state": text})
    assert [event["rule"] for event in result["events"]] == [f"{slug}.battue-vrai"]
    assert result["best"]["play"] in ask("moves", slug, {"state": text})["moves"]
    before = ask("tutor", slug, {"state": STATE.format("jet A -", marks) + beside})
    assert len(before["throws"]) == 21
    bad = ask("tutor", slug, {"state": STATE.format("jet A -", marks)})
    assert "paid=0:0" in bad["error"]["message"]


def test_the_command_prints_holes(capsys: pytest.CaptureFixture[str]) -> None:
    """The command of toc has holes where that of trictrac has points."""
    position = ["--thrower", "T:14 8", "--opponent", "T:14 9", "--throw", "6-1"]
    assert main(["score", "toc", *position]) == 0
    assert capsys.readouterr().out == "thrower    1  battue-vrai r9\nthrower 1, opponent 0\n"


def test_the_tutor_answers_all_through_a_game() -> None:
    """From the first throw on the tutor understands every state of a game à écrire."""
    slug, rng = "trictrac-a-ecrire", random.Random(5)
    reply = handle({"do": "start", "slug": slug})
    value = 0
    for _ in range(120):
        answer = ask("tutor", slug, {"state": reply["state"]})
        began = not reply["state"].startswith(("primaute", "fin"))
        assert ("error" in answer) != began, answer
        value += began
        move = rng.choice(reply["moves"])
        reply = handle({"do": "play", "slug": slug, "state": reply["state"], "move": move})
    assert value > 100


@pytest.mark.parametrize("slug", ["trictrac", "trictrac-a-ecrire"])
def test_every_reading_of_a_throw_is_heeded(slug: str) -> None:
    """The jan de rencontre is scored where it is played: à écrire it was not, whatever was read."""
    meeting = {**HIT, "second_throw_of_tour": True}
    for key, count in (("non", 0), ("oui", 1)):
        value = ask("score", slug, meeting, readings={"rencontre": key})["events"]
        assert sum(event["rule"] == f"{slug}.rencontre" for event in value) == count


@pytest.mark.parametrize("slug", ["trictrac", *GAMES])
def test_what_is_over_is_over_by_a_rule_of_the_game(slug: str) -> None:
    """A move after the end is refused by a rule that the game has: toc named one of trictrac's."""
    game, rng = catalogue.game(slug), random.Random(1)
    state = game.start()
    while (turn := game.turn(state)) is not Turn.END:
        moves = list(game.throws(state)) if turn is Turn.CHANCE else game.moves(state)
        state = game.play(state, rng.choice(moves)).state
    with pytest.raises(IllegalMove) as value:
        game.play(state, (6, 1))
    (named,) = re.findall(r"\(([a-z-]+\.[a-z-]+)\)", str(value.value))
    assert named in {rule.id for rule in game.rules}
