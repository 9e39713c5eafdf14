"""juegos.serve: what each door answers, and what it says to a request it cannot meet."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from juegos import __version__, catalogue, tables
from juegos.core.about import Can
from juegos.doors import play
from juegos.engine.account import is_staked
from juegos.serve import DOORS, handle
from tests.help.calls import ask
from tests.help.laws import DICE, Case, few_cases, playable

SLUGS = list(catalogue.CATALOGUE)
COUNTED = [slug for slug in SLUGS if Can.COUNT in catalogue.entry(slug).can]
STEPS = {"paths", "takes"}
SHOWN = {
    "slug",
    "readings",
    "state",
    "turn",
    "moves",
    "names",
    "weights",
    "scene",
    "events",
    "outcome",
}
ODDS = ("p_first", "p_second", "p_draw", "mean_casts", "mean_net", "variance", "mean_pot")
AZAR = {"slug": "azar", "state": "primera A - -"}


def test_list() -> None:
    """Each game is listed with its cruces, their keys and the default, which comes first."""
    games = ask("list")["games"]
    assert [game["slug"] for game in games] == SLUGS
    for game in games:
        assert {"name", "family", "seats", "cruces", "loci"} <= set(game)
        for crux in game["cruces"]:
            assert crux["keys"][0] == crux["default"]
            assert [reading["key"] for reading in crux["readings"]] == crux["keys"]


@pytest.mark.parametrize("slug", SLUGS)
def test_start(slug: str) -> None:
    """A start shows a state, who is to move, what may be done, a scene and no event."""
    reply = ask("start", slug=slug)
    game = catalogue.game(slug)
    account = {"account"} if is_staked(game) else set()
    assert set(reply) == SHOWN | {"begins"} | account | (
        STEPS if Can.STEP in catalogue.entry(slug).can else set()
    )
    assert reply["slug"] == slug
    assert (reply["events"], reply["outcome"]) == ([], None)
    assert reply["moves"]
    assert reply["scene"]["svg"].startswith("<svg")
    assert reply["readings"] == catalogue.game(slug).readings


@pytest.mark.parametrize("slug", SLUGS)
def test_readings_may_be_partial(slug: str) -> None:
    """What is not given is the default; the reply says what is in force."""
    for change in playable(slug):
        expected = {crux.name: crux.default for crux in catalogue.game(slug).cruces} | change
        assert ask("start", slug=slug, readings=change)["readings"] == expected


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_that_begins_elsewhere_says_so(slug: str) -> None:
    """Not one that is set up as it begins, after whichever move."""
    opening = handle({"do": "start", "slug": slug})
    assert opening["begins"] == ""
    assert handle({"do": "start", "slug": slug, "state": opening["state"]})["begins"] == ""
    plays = ({"do": "play", "slug": slug, "move": move} for move in opening["moves"])
    states = (handle(play | state_of(opening))["state"] for play in plays)
    state = next(state for state in states if state != opening["state"])  # no tie of throws
    begins = handle({"do": "start", "slug": slug, "state": state})["begins"]
    assert begins.startswith("This game did not begin from its opening")


def state_of(reply: dict[str, Any]) -> dict[str, Any]:
    """Return the state of a reply."""
    return {"state": reply["state"]}


def test_moves_at_chance_carry_weights() -> None:
    """56 throws in notation, with the 216 permutations as weights beside them."""
    reply = ask("moves", **AZAR)
    assert (reply["turn"], len(reply["moves"]), sum(reply["weights"])) == ("chance", 56, 216)
    weights = dict(zip(reply["moves"], reply["weights"], strict=True))
    assert (weights["6-4-1"], weights["6-6-1"], weights["6-6-6"]) == (6, 3, 1)


def test_moves_at_the_end_are_none() -> None:
    """When the game is over there is nothing to do."""
    reply = ask("moves", slug="azar", state="fin A azar.azar")
    assert reply == {"turn": "end", "moves": [], "names": [], "weights": []}


def test_play_tells_what_happened_and_by_which_rule() -> None:
    """A cast of fifteen at the start is azar: A wins the stake by the rule azar.azar."""
    reply = ask("play", **AZAR, move="6-5-4")
    assert set(reply) == SHOWN | {"move", "said"}
    assert reply["move"] == "6-5-4"
    assert reply["turn"] == "end"
    assert reply["outcome"] == {"shares": ["1", "-1"], "why": "azar.azar", "winner": 0}
    (event,) = reply["events"]
    assert (event["rule"], event["seat"], event["amount"]) == ("azar.azar", 0, 0)
    assert "azar" in event["text"]


def test_throw_in_any_order_is_the_same() -> None:
    """The faces of a throw may come in any order; the reply has the highest first."""
    assert ask("play", **AZAR, move="1-6-4") == ask("play", **AZAR, move="6-4-1")


@pytest.mark.parametrize("seed", [0, 7, -1, 10**40, "a", "", "ñ\ud800"])
def test_throw_with_seed_repeats(seed: int | str) -> None:
    """The same seed throws the same; and the reply is that of playing the throw drawn."""
    reply = ask("throw", **AZAR, seed=seed)
    assert ask("throw", **AZAR, seed=seed) == reply
    assert ask("play", **AZAR, move=reply["move"]) == reply


def test_throws_come_by_their_weights() -> None:
    """Over many seeds all totals of three dice come, ten more often than three."""
    counts = Counter(
        sum(map(int, ask("throw", **AZAR, seed=seed)["move"].split("-"))) for seed in range(600)
    )
    assert counts[10] > counts[6] > counts[3]
    assert set(range(4, 18)) <= set(counts)


def test_throw_without_seed_varies() -> None:
    """Without a seed two hundred throws are not all alike."""
    assert len({ask("throw", **AZAR)["move"] for _ in range(200)}) > 1


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if slug not in (*DICE, *COUNTED)])
def test_odds_that_cannot_be_exact_are_refused(slug: str) -> None:
    """Where players decide and nothing says how, there are no odds: none are guessed."""
    assert handle({"do": "odds", "slug": slug})["error"]["kind"] == "NotExact"


@pytest.mark.parametrize("case", few_cases(*DICE), ids=str)
def test_odds_are_fractions_with_their_floats(case: Case) -> None:
    """Every number is an exact fraction in text, and its float stands under ``floats``."""
    reply = ask("odds", slug=case.slug, readings=dict(case.readings))
    assert tuple(reply["floats"]) == ODDS
    for name in ODDS:
        assert float(Fraction(reply[name])) == reply["floats"][name]
    assert sum(Fraction(reply[name]) for name in ODDS[:3]) == 1


def test_odds_of_a_state() -> None:
    """From a race of 10 (27 ways) against 7 (15 ways) the first wins 27 times in 42."""
    reply = ask("odds", slug="azar", state="carrera A 7 10")
    assert (reply["p_first"], reply["p_second"], reply["mean_casts"]) == ("9/14", "5/14", "36/7")


def test_perft() -> None:
    """The number of sequences of a length, from the start or from a state."""
    assert [ask("perft", slug="azar", depth=d)["nodes"] for d in (0, 1)] == [1, 56]
    assert ask("perft", slug="azar", depth=3, state="fin A azar.azar")["nodes"] == 0


@pytest.mark.parametrize("id", tables.ids())
def test_table(id: str) -> None:
    """A table says its id, title, columns, rows, unit, source, readings and version."""
    reply = ask("table", id=id)
    assert {"id", "title", "columns", "rows", "unit", "source", "readings"} < set(reply)
    assert (reply["id"], reply["version"]) == (id, __version__)
    assert {len(row) for row in reply["rows"]} == {len(reply["columns"])}


def test_record_is_replayed() -> None:
    """A record comes back with where it leads to and all that happened on the way."""
    reply = ask("record", text="Game: azar\n\n6-4-1\n5-3-1 # his own\n6-3-2\n")
    assert set(reply) == SHOWN | {"text", "left_out"}
    assert reply["left_out"] == ["Left out: a comment (line 4)."]
    assert reply["text"] == "Game: azar\n\n6-4-1\n5-3-1\n6-3-2\n"
    assert [e["rule"] for e in reply["events"]] == ["azar.dada", "azar.propia", "azar.carrera"]
    assert reply["scene"]["dice"] == [6, 3, 2]
    assert reply["outcome"] == {"shares": ["-1", "1"], "why": "azar.carrera", "winner": 1}


@pytest.mark.parametrize("slug", ["trictrac-a-ecrire", "alquerque", "piquet"])
def test_a_long_record_is_gone_through_by_parts(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts, each of no more moves than are gone through at once, lead where all do."""
    lines = [f"Game: {slug}", ""]
    reply = ask("start", slug=slug)
    for number in range(25):
        move = reply["moves"][number % len(reply["moves"])]
        reply = ask("play", slug=slug, state=reply["state"], move=move)
        lines.append(move)
    text = "\n".join(lines)
    whole = ask("record", text=text)
    monkeypatch.setattr(play, "PART", 10)
    assert "'from': 0" in handle({"do": "record", "text": text})["error"]["message"]
    part: dict[str, Any] = {"done": 0, "state": ""}
    events = []
    for done in (10, 20, 25):
        part = ask("record", text=text, **{"from": part["done"], "state": part["state"]})
        assert (part.pop("of"), part["done"]) == (25, done)
        events += part["events"]
    del part["done"]
    assert {**part, "events": events} == whole
    lines[-1] = "?"
    wrong = {"do": "record", "text": "\n".join(lines), "from": 20, "state": whole["state"]}
    assert handle({**wrong, "from": 24})["error"]["at"] == len(lines)


BAD: list[tuple[object, str, str]] = [
    (None, "BadRequest", "object"),
    ([], "BadRequest", "object"),
    ({}, "BadRequest", "'do'; there are: list"),
    ({"do": 1}, "BadRequest", "'do'"),
    ({"do": "fly"}, "UnknownName", "no door 'fly'; there are: list"),
    ({"do": "ods"}, "UnknownName", "no door 'ods'; nearest: odds"),
    ({"do": "start"}, "BadRequest", "'slug'; there are: mayores"),
    ({"do": "start", "slug": "azra"}, "UnknownName", "no game 'azra'; nearest: azar"),
    ({"do": "start", "slug": ["azar"]}, "BadRequest", "'slug'"),
    ({"do": "start", "slug": "azar", "readings": []}, "BadRequest", "'readings'"),
    ({"do": "start", "slug": "azar", "readings": {"x": "y"}}, "UnknownName", "no crux 'x'"),
    ({"do": "start", "slug": "azar", "readings": {"reazar": 1}}, "BadRequest", "'readings'"),
    ({"do": "start", "slug": "azar", "readings": {"reazar": "y"}}, "UnknownName", "mano"),
    ({"do": "moves", "slug": "azar"}, "BadRequest", "'state'"),
    ({"do": "moves", "slug": "azar", "state": ""}, "BadNotation", "'primera'"),
    ({"do": "moves", "slug": "azar", "state": "segunda A 15 -"}, "BadNotation", "'15'"),
    ({"do": "play", **AZAR}, "BadRequest", "'move'"),
    ({"do": "play", **AZAR, "move": "6-4"}, "BadNotation", "3 faces"),
    ({"do": "play", **AZAR, "move": "6-4-7"}, "BadNotation", "'7'"),
    ({"do": "play", **AZAR, "state": "fin A azar.azar", "move": "1-1-1"}, "IllegalMove", "over"),
    ({"do": "throw", **AZAR, "state": "fin A azar.azar"}, "BadRequest", "nothing to throw"),
    ({"do": "throw", **AZAR, "seed": 1.5}, "BadRequest", "'seed'"),
    ({"do": "throw", **AZAR, "seed": [1]}, "BadRequest", "'seed'"),
    ({"do": "perft", "slug": "azar"}, "BadRequest", "'depth'"),
    ({"do": "perft", "slug": "azar", "depth": True}, "BadRequest", "'depth'"),
    ({"do": "perft", "slug": "azar", "depth": -1}, "BadRequest", "from 0 to"),
    ({"do": "perft", "slug": "azar", "depth": 10**9}, "BadRequest", "from 0 to"),
    ({"do": "table"}, "BadRequest", "'id'; there are: "),
    ({"do": "table", "id": "azar"}, "UnknownName", "no table 'azar'; nearest: azar.odds"),
    ({"do": "record"}, "BadRequest", "'text'"),
    ({"do": "record", "text": "Game: azar\n\n7-1-1"}, "BadNotation", "line 3"),
]


@pytest.mark.parametrize(("request_", "kind", "says"), BAD)
def test_bad_request_is_answered_in_one_line(request_: object, kind: str, says: str) -> None:
    """The error has its kind, a message of one line that says what would be right, and a place."""
    error = handle(request_)["error"]
    assert error["kind"] == kind
    assert says in error["message"]
    assert "\n" not in error["message"]
    assert set(error) == {"kind", "message", "at", "rule"}


@pytest.mark.parametrize(
    ("state", "at"), [("carrera A 11 x", 13), ("carrera C 11 9", 8), ("carrera A 11 9 9", 15)]
)
def test_bad_notation_says_where(state: str, at: int) -> None:
    """``at`` is the place in the text at which the first wrong word begins."""
    assert handle({"do": "moves", "slug": "azar", "state": state})["error"]["at"] == at


def test_doors_are_those_made_public() -> None:
    """Doors keep the names under which other programs know them; those here are open."""
    assert set(DOORS) >= set("list start moves play throw odds perft table record".split())


def test_what_a_seat_may_do_has_a_name_in_words() -> None:
    """Where a seat decides, each move is named for people beside its notation."""
    reply = handle(
        {"do": "moves", "slug": "guirguiesca", "state": "respuesta-1 A 7 - pot=1 paid=0:0"}
    )
    assert dict(zip(reply["moves"], reply["names"], strict=True)) == {
        "calla": "Keep silent",
        "otorga": "Agree",
        "rehusa": "Refuse",
    }
