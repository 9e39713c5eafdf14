"""How a game stands, as its scene tells it: what is counted of each seat, which dice are played."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from juegos.catalogue import CATALOGUE
from juegos.serve import handle
from tests.help.sweeps import sweep

TABLES = [slug for slug, entry in CATALOGUE.items() if entry.family == "tablas"]
WOVEN = [slug for slug in TABLES if not CATALOGUE[slug].chance_only]  # whose dice somebody plays
LINES = [slug for slug, entry in CATALOGUE.items() if entry.family == "alquerque"]
TOKEN = re.compile(r"(bar|hand|\d+)(?::(\d+))?$")
MOVES = 60


def replies(slug: str, most: int = MOVES) -> list[dict[str, Any]]:
    """Return the replies of the first moves of a game played by lot."""
    rng = random.Random(slug)
    result = [handle({"do": "start", "slug": slug})]
    while not result[-1]["outcome"] and len(result) < most:
        here = result[-1]
        asked: dict[str, Any] = {"slug": slug, "state": here["state"]}
        if here["turn"] == "chance":
            asked |= {"do": "throw", "seed": rng.randrange(10**6)}
        else:
            asked |= {"do": "play", "move": rng.choice(here["moves"])}
        result.append(handle(asked))
    return result


def pips(position: str, seat: int) -> int:
    """Return what a seat has still to throw, read from where its men are said to stand."""
    men = re.split(r"(?:^| )[AB](?= )", position.rstrip("."))[1 + seat].split()
    matches = [item for item in map(TOKEN.match, men) if item]
    far = {"bar": 25, "hand": 25}
    return sum(
        (far.get(at) or int(at)) * int(n or 1) for at, n in (one.groups() for one in matches)
    )


@pytest.mark.parametrize("slug", ["backgammon", "tabula", "todas-tablas"])
def test_pips_are_those_of_the_position(slug: str) -> None:
    """What each seat is said to have still to throw is what its men have still to go."""
    for reply in replies(slug):
        scene = reply["scene"]
        assert scene["standing"]["pips"] == [pips(scene["position"], seat) for seat in (0, 1)]


def test_the_pips_of_a_start_are_those_that_players_know() -> None:
    """Backgammon begins with 167 for each; who has borne all men off has none left."""
    assert handle({"do": "start", "slug": "backgammon"})["scene"]["standing"] == {
        "pips": [167, 167]
    }
    over = "fin A 2 backgammon.gammon A off:15 B 24:2 13:5 8:3 6:5"
    scene = handle({"do": "start", "slug": "backgammon", "state": over})["scene"]
    assert scene["standing"]["pips"] == [0, 167]


@pytest.mark.parametrize("slug", sweep(WOVEN, "backgammon", "trictrac"))
def test_each_step_plays_one_die_more(slug: str) -> None:
    """From knot to knot one die more is played, and at first none; of each knot all are told."""
    webs = [reply["web"] for reply in replies(slug) if reply.get("web", {}).get("dice")]
    assert webs
    for web in webs:
        assert len(web["played"]) == len(web["knots"])
        assert not any(web["played"][0])
        for steps, played in zip(web["knots"], web["played"], strict=True):
            assert len(played) == len(web["dice"])
            for _out, _to, knot in steps:
                assert sum(web["played"][knot]) == sum(played) + 1


def test_a_step_plays_the_die_that_it_is_as_long_as() -> None:
    """As long as nobody bears men off, the die that a step has played is the way that it went."""
    for reply in replies("backgammon"):
        web = reply.get("web")
        if not web or "off" in {to for steps in web["knots"] for _out, to, _knot in steps}:
            continue
        for steps, played in zip(web["knots"], web["played"], strict=True):
            for out, to, knot in steps:
                before, after = (
                    sum(die for die, is_played in zip(web["dice"], item, strict=True) if is_played)
                    for item in (played, web["played"][knot])
                )
                assert after - before == (25 if out == "bar" else int(out)) - int(to)


def test_a_man_that_is_hit_goes_to_the_bar() -> None:
    """The scene after a hit tells where he stood, by the names of now, and on which pile he is."""
    men = "A 24:2 13:5 8:3 6:5 B 24 20 13:5 8:3 6:5"
    asked = {"slug": "backgammon", "state": f"juega A 3-1 {men}"}
    scene = handle({"do": "play", **asked, "move": "8/5* 6/5"})["scene"]
    assert scene["taken"] == [["20", "bar"]]
    assert scene["men"]["bar"] == [1, 1]
    before = handle({"do": "start", **asked})["scene"]
    assert before["taken"] == []
    assert before["hit"] == ["bar", 0]


@pytest.mark.parametrize("slug", sweep(LINES, "alquerque", "cercar-la-liebre"))
def test_men_are_counted_on_lines(slug: str) -> None:
    """Each seat has as many men as it is said to have, in every position of a game by lot."""
    for reply in replies(slug, 20):
        assert reply["scene"]["standing"] == {"men": reply["scene"]["counts"]}


def test_holes_and_points_are_counted_where_they_are_marked() -> None:
    """At trictrac both, at toc the holes alone; at tick-tack there is nothing to count."""
    marked = {slug: set(replies(slug, 3)[-1]["scene"]["standing"]) for slug in TABLES}
    assert marked["trictrac"] == {"holes", "points"}
    assert marked["toc"] == {"holes"}
    assert marked["tick-tack"] == set()


def test_the_score_is_told_of_matches_and_of_cards() -> None:
    """Of backgammon where a match is played, of piquet always; of a deal what it counts so far."""
    match = {"do": "start", "slug": "backgammon", "readings": {"partida": "5"}}
    assert handle(match)["scene"]["standing"]["score"] == [0, 0]
    dealt = replies("piquet", 40)[-1]["scene"]["standing"]
    assert set(dealt) == {"deal", "tricks", "score"}


@pytest.mark.parametrize(("final", "draws"), [("acuerdo", True), ("repeticion", False)])
def test_a_draw_is_offered_by_a_move_or_it_is_not(final: str, *, draws: bool) -> None:
    """A board says so at every turn, also at that after a refusal, when none may be offered."""
    asked = {"slug": "alquerque", "readings": {"final": final}}
    reply = handle({"do": "start", **asked})
    for move in ("tablas", "rehusa") if draws else ("c2-c3",):
        assert reply["scene"]["draws"] is draws
        reply = handle({"do": "play", **asked, "state": reply["state"], "move": move})
    assert reply["scene"]["draws"] is draws
    assert "tablas" not in reply["moves"]
