"""The doors of toc and of trictrac à écrire: the jans of trictrac, rules and counts their own."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from juegos import catalogue
from juegos.cli.main import main
from juegos.core.errors import IllegalMove
from juegos.core.game import Turn
from juegos.serve import handle
from juegos.tablas.trictrac.position import read, write
from juegos.tablas.trictrac.variant_doors import GAMES
from tests.juegos.tablas.trictrac.made_positions import left, reached

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
MARKS = "0,0,0 0,0,0 / lances=1,0 coin=0,0 pavillon=- premier=- du=0"
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
    full = f"{state} / {MARKS}{ENDS[slug]}"
    error = handle({"do": "play", "slug": slug, "state": full, "move": move})["error"]
    assert error["message"].endswith(f"({slug}.{rule})"), error["message"]
    assert f"{slug}.{rule}" in {own.id for own in catalogue.game(slug).rules}


def test_a_rule_that_a_game_has_not_keeps_its_id() -> None:
    """Toc has no jetons: who writes some is told the rule of trictrac, which says what they are."""
    state = f"joue A 6-1 / T:15 / T:15 / {MARKS}".replace("0,0,0", "0,0,1", 1)
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
