"""juegos.doors.replay: a kept game is taken up again with all that was told when it was played."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from juegos import catalogue
from juegos.core import record
from juegos.doors import replay
from juegos.serve import handle
from tests.help.calls import ask
from tests.help.laws import at_random
from tests.help.replay import some_moves
from tests.help.sweeps import sweep

GOLDEN = sorted((Path(__file__).parents[1] / "partidas").glob("*.txt"))
STEP = {"move", "said", "state", "turn", "hand", "chance", "throws", "events"}
CARDS = {"slug": "piquet", "seat": 0}
QUICK = "azar", "panquist", "alquerque", "backgammon", "trictrac", "piquet"  # one of each kind


def step_fields(reply: dict[str, Any]) -> dict[str, Any]:
    """Return what a reply to ``play`` says that a step of ``replay`` says too."""
    scene = reply["scene"]
    of_scene = {
        "hand": scene["hand"],
        "chance": scene.get("chance"),
        "throws": scene.get("throws", ""),
    }
    return {**{name: reply[name] for name in STEP - of_scene.keys()}, **of_scene}


def played(moves: tuple[str, ...], **of: Any) -> list[dict[str, Any]]:
    """Return the replies to each move, asked for one by one."""
    replies = [ask("start", **of)]
    for move in moves:
        replies.append(ask("play", **{**of, "state": replies[-1]["state"]}, move=move))
    return replies


@pytest.mark.parametrize("path", sweep(GOLDEN, GOLDEN[0], GOLDEN[-1]), ids=lambda path: path.stem)
def test_a_golden_game_is_told_as_it_was_played(path: Path) -> None:
    """Each step is what the door ``play`` told; the last, with what may be done, is told whole."""
    text = path.read_text("utf-8")
    game = record.parse(text)
    replies = played(game.moves, slug=game.slug, readings=dict(game.readings))
    reply = ask("replay", text=text)
    assert reply.pop("steps") == [step_fields(one) for one in replies[1:]]
    assert reply.pop("text") == record.write(game)
    reply.pop("left_out", None)  # comments
    last = {name: replies[-1][name] for name in ("move", "said")}
    assert {**reply, **last} == replies[-1]


@pytest.mark.parametrize("slug", sweep(catalogue.CATALOGUE, *QUICK))
def test_any_game_is_told_as_it_was_played(slug: str) -> None:
    """By its moves alone or as its record, and also from a position that was set up."""
    moves = some_moves(slug)
    replies = played(moves, slug=slug)
    whole = ask("replay", slug=slug, moves=list(moves))
    assert whole["steps"] == [step_fields(one) for one in replies[1:]]
    assert whole["scene"] == replies[-1]["scene"]
    assert ask("replay", text=whole["text"]) == whole
    half = len(moves) // 2
    rest = ask("replay", slug=slug, state=replies[half]["state"], moves=list(moves[half:]))
    assert rest["steps"] == whole["steps"][half:]
    assert rest["scene"] == whole["scene"]
    assert rest["heads"]["start"] == replies[half]["state"]
    assert ask("replay", text=rest["text"]) == rest


def test_moves_are_said_as_players_write_them() -> None:
    """Dice of tables as a number, what is decided by a word in words, and no throw of dice else."""
    cube = {"slug": "backgammon", "readings": {"cubo": "si"}}
    moves = ["1-3", "24/20", "dobla", "acepta", "4-2", "8/4 6/4", "abandona B 2"]
    results = [step["said"] for step in ask("replay", **cube, moves=moves)["steps"]]
    assert results == [
        *("31", "24/20", "double", "accept the double", "42", "8/4 6/4"),
        "B resigns the game as a gammon.",
    ]
    staked = ask("replay", slug="guirguiesca", moves=["5-2", "para-2"])["steps"]
    assert [step["said"] for step in staked] == ["5-2", "Stake two"]


@pytest.mark.parametrize("slug", sweep(catalogue.CATALOGUE, *QUICK))
def test_any_moment_is_shown_as_it_was(slug: str) -> None:
    """By the state before it and the move alone, as who goes back through a game has them."""
    moves = some_moves(slug)[:6]
    replies = played(moves, slug=slug)
    for before, move, after in zip(replies, moves, replies[1:], strict=False):
        moment = ask("replay", slug=slug, state=before["state"], moves=[move])
        for name in ("state", "turn", "moves", "scene", "outcome"):
            assert moment[name] == after[name]


def test_a_long_game_is_told_by_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts together tell what the whole does; each begins where the one before ended."""
    moves = list(some_moves("alquerque"))
    whole = ask("replay", slug="alquerque", moves=moves)
    monkeypatch.setattr(replay, "PART", 15)
    asked: dict[str, Any] = {"do": "replay", "slug": "alquerque", "moves": moves}
    assert "'from': 0" in handle(asked)["error"]["message"]
    part = ask(**{**asked, "from": 0})
    steps = part.pop("steps")
    while part["done"] < part["of"]:
        part = ask(**asked, **{"from": part["done"], "state": part["state"]})
        steps += part.pop("steps")
    assert part.pop("done") == part.pop("of") == len(moves)
    assert {**part, "steps": steps} == whole


def dealt(seed: int) -> tuple[list[str], dict[str, Any]]:
    """Return the moves of a deal of piquet after which seat 0 is to play, and what it is told."""
    moves = ["AC", "KC", "cede", "a dos"]
    state = ask("replay", slug="piquet", moves=moves)["state"]
    deal = ask("deal", **CARDS, state=state, seed=seed, written=True)
    return moves + deal["dealt"], deal


def test_a_deal_that_was_drawn_is_replayed() -> None:
    """Who asks for the moves of chance keeps with them the very deal; others are told none."""
    moves, deal = dealt(1)
    assert ask("replay", **CARDS, moves=moves)["state"] == deal["state"]
    before = ask("replay", slug="piquet", moves=moves[:4])["state"]
    bare = ask("deal", **CARDS, state=before, seed=1)
    assert bare == {name: value for name, value in deal.items() if name != "dealt"}


def test_a_seat_hears_moves_in_words() -> None:
    """Also those of the other seat, of which it does not see the cards."""
    game = catalogue.game("piquet")
    moves = [
        game.write_move(m)
        for _, (_, m, _) in zip(range(150), at_random(game, random.Random(2)), strict=False)
    ]
    steps = ask("replay", **CARDS, moves=moves)["steps"]
    turns = ["chance", *(step["turn"] for step in steps)]
    heard = [(turn, step) for turn, step in zip(turns, steps, strict=False) if turn != "chance"]
    assert {"Discard.", "Let the other deal."} < {step["said"] for _, step in heard}
    for _turn, step in heard:
        assert step["said"][-1:] in ("", ".", "”"), step


def test_a_seat_is_told_no_hidden_card() -> None:
    """Where the other's cards and those that nobody sees differ, only states are told otherwise."""
    moves, deal = dealt(1)
    hand = deal["scene"]["own"]
    own = [at for at, card in enumerate(moves[4:], 4) if card in hand]
    assert len(own) == 12
    other = [*moves]
    hidden = [at for at in range(4, len(moves)) if at not in own]
    for at, card in zip(hidden, reversed([moves[at] for at in hidden]), strict=True):
        other[at] = card
    replies = [ask("replay", **CARDS, moves=one) for one in (moves, other)]
    for reply in replies:
        del reply["text"]  # which is the whole game, as it was asked
        states = [step.pop("state") for step in reply["steps"]]
        assert reply.pop("state") == states[-1]
    assert replies[0] == replies[1]
    assert other != moves
    assert {step["move"] for step in replies[0]["steps"][4:]} == {""}


BAD: list[tuple[dict[str, Any], str, int | None]] = [
    ({}, "BadRequest", None),
    ({"slug": "azar", "moves": "6-4-1"}, "BadRequest", None),
    ({"slug": "azar", "moves": [6]}, "BadRequest", None),
    ({"slug": "azar", "moves": ["6-4-1 # x"]}, "BadNotation", None),
    ({"slug": "azar", "moves": ["6-4-1\n5-3-1"]}, "BadNotation", None),
    ({"slug": "azra", "moves": []}, "UnknownName", 1),
    ({"slug": "azar", "moves": ["6-4-1", "7-7-7"]}, "BadNotation", 4),
    ({"slug": "azar", "readings": {"encuentro": "x"}, "moves": []}, "UnknownName", 2),
    ({"text": "Game: azar\n\n6-4-1\n\n7-7-7"}, "BadNotation", 5),
    ({"slug": "azar", "moves": [], "state": "x\ny"}, "BadNotation", None),
    ({"text": "Game: azar\nResult: A\n\n6-4-1"}, "BadNotation", 2),
    ({"slug": "azar", "moves": ["6-4-1"], "from": 2}, "BadRequest", None),
    ({"slug": "azar", "moves": [], "state": "x"}, "BadNotation", 2),
]


@pytest.mark.parametrize(("fields", "kind", "at"), BAD, ids=str)
def test_a_game_that_is_none_is_refused(fields: dict[str, Any], kind: str, at: int | None) -> None:
    """The error is of the kind that fits, and names the line that the move has in the record."""
    error = handle({"do": "replay", **fields})["error"]
    assert (error["kind"], error["at"]) == (kind, at)


def test_a_file_of_games_is_parted() -> None:
    """Each record comes as it is written; the wrong one is told by its line in the file."""
    texts = [path.read_text("utf-8") for path in GOLDEN[:4]]
    result = ask("records", text="\n".join(texts))["records"]
    games = [record.parse(text) for text in texts]
    assert [one["text"] for one in result] == [record.write(game) for game in games]
    assert [one["moves"] for one in result] == [list(game.moves) for game in games]
    assert [one["slug"] for one in result] == [game.slug for game in games]
    assert ask("replay", text=result[3]["part"]) == ask("replay", text=texts[3])
    bad = "Game: azar\n\n6-4-1\n# Game: x\nGame: azar\nB: \u202e\n"
    error = handle({"do": "records", "text": bad})["error"]
    assert (error["kind"], error["at"]) == ("BadNotation", 6)
    late = ask("records", text="Game: azar\n\nGame: azar\n\n6-6-6\n7-7-7")["records"][1]
    error = handle({"do": "replay", "text": late["part"], "before": late["before"]})["error"]
    assert error["at"] == 6
    assert handle({"do": "records", "text": "hello"})["error"]["at"] == 1


def test_many_games_take_no_more_room_than_their_text() -> None:
    """What is told of a record does not grow with how many stand before it."""
    reply = ask("records", text="Game: azar\n" * 5_000)
    assert [one["before"] for one in reply["records"]] == list(range(5_000))
    assert {one["part"] for one in reply["records"][1:-1]} == {"Game: azar"}
    error = handle({"do": "records", "text": "Game: azar\n" * 10_001})["error"]
    assert (error["kind"], error["at"]) == ("BadNotation", 10_001)


OURS, LINK = ({"do": "convert", "format": name} for name in ("juegos", "link"))


@pytest.mark.parametrize("door", [{"do": "record"}, {"do": "replay"}, {"do": "link"}, OURS, LINK])
def test_a_result_that_the_moves_contradict_is_handed_on_by_no_door(door: dict[str, str]) -> None:
    """Neither as a record nor as a link: whoever opened it would be refused."""
    text = "Game: mayores\nResult: A\n\n6-4-1\n5-3-1\n"
    assert "error" not in handle({"text": text, **door})
    error = handle({"text": text.replace(": A", ": B"), **door})["error"]
    assert (error["kind"], error["at"]) == ("BadNotation", 2)


@pytest.mark.parametrize(
    "door", [{"do": "record"}, {"do": "records"}, {"do": "replay"}, {"do": "link"}, OURS]
)
def test_comments_are_left_out_and_told(door: dict[str, str]) -> None:
    """By every door that hands on what a text holds."""
    text = "Game: azar\n\n# a remark\n6-4-1\n5-3-1 # his own\n"
    reply = ask(text=text, **door)
    assert reply["left_out"] == ["Left out: 2 comments (from line 3)."]


@pytest.mark.parametrize(
    "door", [{"do": "record"}, {"do": "records"}, {"do": "replay"}, {"do": "link"}, OURS]
)
def test_half_a_letter_is_refused_with_its_line(door: dict[str, str]) -> None:
    """JSON can write half a surrogate pair, which no file and no link can hold."""
    text = "Game: azar\nA: \ud83d\n\n6-4-1\n"
    error = handle({"text": text, **door})["error"]
    assert (error["kind"], error["at"]) == ("BadNotation", 2)
    error["message"].encode()


@pytest.mark.parametrize(
    "text", ["\r\n" * 100_000 + "x", ";\n" * 100_000, "{" * 100_000, "\n" * 10**6]
)
def test_a_long_way_to_the_first_word_is_gone_once(text: str) -> None:
    """No beginning of a text is tried in two ways: that would not end."""
    assert handle({"do": "record", "text": text})["error"]["at"] == 1


def test_names_in_a_file_are_letters_and_nothing_else() -> None:
    """What would be a tag in a page comes back as it was written, for whoever shows it as text."""
    (result,) = ask("records", text="Game: azar\nA: <img src=x onerror=alert(1)>\n")["records"]
    assert result["heads"]["seats"][0]["name"] == "<img src=x onerror=alert(1)>"


def test_a_game_in_another_notation_is_a_file_of_one() -> None:
    """It comes as a record of ours, with what that leaves out."""
    text = '[GameType "25"]\n[Event "Friday"]\n[White "Ana"]\n[Result "*"]\n\n1. c3-d4 *\n'
    reply = ask("records", text=text)
    (result,) = reply["records"]
    assert result["slug"] == "damas-rusas"
    assert result["heads"]["seats"][0]["name"] == "Ana"
    assert reply["left_out"] == ask("convert", text=text, format="juegos")["left_out"] != []
    assert ask("replay", text=result["part"])["steps"][0]["move"] == "c3-d4"
