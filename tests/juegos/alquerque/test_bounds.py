"""Captures are counted: what is too much to go through is refused, whoever asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from juegos.alquerque import flying_pieces, jumps
from juegos.core import links
from juegos.core.errors import BadNotation
from juegos.core.message import Message
from juegos.engine import perft
from juegos.engine.line_game import Move
from juegos.engine.search import Search
from juegos.material.boards import mask
from juegos.serve import handle
from tests.juegos.alquerque.games_of_jumps import game_of

FULL = "9/bbbbbbbbb/9/bbbbbbbbb/9/bbbbbbbbb/W8/9/9 w"
DABLOT = "6/b1bbb/6/bbbbb/6/bbbbb/6/bbbbb/6/bbbbb/6/bbb1b/4w1 w"
SULTAN = "9/9/2b1b4/9/2b1b1b2/9/2b1b4/9/W8 w"
CROWDED = (
    ("retirada=al-momento final=recuento", "9/bbb2bb1b/9/b1bbb1bbb/9/bbbb1b2b/1W7/b1bbb1bbb/9 w"),
    ("", "9/bbbbbbb2/9/bbbbbbb2/9/bbbbbbb2/W8/9/9 w"),
    ("captura=libre retirada=al-momento", FULL),
    ("captura=maxima", FULL),
)


def asked(do: str, slug: str, readings: str, state: str, **fields: Any) -> Any:
    chosen = dict(pair.split("=") for pair in readings.split())
    return handle({"do": do, "slug": slug, "readings": chosen, "state": state, **fields})


@pytest.fixture
def added(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many captures were found and places of chains gone through: the work, not the seconds."""
    count = 0

    def counted(work: Callable[..., Any]) -> Callable[..., Any]:
        def one(*given: Any) -> Any:
            nonlocal count
            count += 1
            return work(*given)

        return one

    for module in (jumps, flying_pieces):
        for name in ("add", "is_new"):
            monkeypatch.setattr(module, name, counted(getattr(jumps, name)))
    return lambda: count


@pytest.mark.parametrize(
    ("readings", "state", "do"),
    [
        *((*crowded, "moves") for crowded in CROWDED),
        *((*CROWDED[1], do) for do in ("start", "advise", "review", "play", "perft")),
    ],
)
def test_a_crowded_position_is_refused_after_little_work(
    readings: str, state: str, do: str, added: Callable[[], int]
) -> None:
    move = {"move": "a3-a4"}
    more: dict[str, dict[str, Any]] = {"review": move, "play": move, "perft": {"depth": 3}}
    error = asked(do, "zamma", readings, state, **more.get(do, {}))["error"]
    assert (error["kind"], error["at"]) == ("BadNotation", None)
    assert "too many captures" in error["message"]
    assert 0 < added() < 4 * (jumps.MOST + jumps.MOST_PLACES)


def test_a_link_and_a_record_to_one_are_refused() -> None:
    text = f"Game: zamma\nStart: {FULL}\n"
    for request in ({"do": "unlink", "link": links.pack(text)}, {"do": "replay", "text": text}):
        assert "too many captures" in handle(request)["error"]["message"]


@pytest.mark.parametrize(
    ("state", "captures"),
    [
        ("1b1b1b2W/b1b6/2b1b4/2b6/3b5/2b3w2/2b3ww1/b7w/9 w", 4299),
        ("1b1b1bb1W/bb1bbbb2/1b4bb1/bb2b4/2b6/6w2/1www2www/2w3www/ww2w2ww w", 10412),
    ],
)
def test_positions_that_games_led_to_can_be_played(state: str, captures: int) -> None:
    """Games by lot came to them; 35,030 ways of the first come to so many."""
    game: Any = game_of("zamma", {"retirada": "al-momento"})
    ways = game.moves(game.read(state))
    assert len(ways) == len({(way.path[0], way.path[-1], way.taken) for way in ways}) == captures


def test_captures_that_come_to_the_same_are_told_once() -> None:
    """22,328 ways of one warrior come to 3,506 captures; of each the first is told."""
    result = asked("moves", "dablot", "", DABLOT)
    captured = [move for move in result["moves"] if "x" in move]
    assert len(captured) == 3506
    ends = [(move[:2], move[-2:], frozenset(takes)) for move, takes in _taking(result)]
    assert len(set(ends)) == len(ends)
    reply = asked("play", "dablot", "", DABLOT, move=captured[-1])
    assert reply["move"] == captured[-1]
    refused = asked("play", "dablot", "", DABLOT, move="x".join(_other(captured)))
    assert refused["error"]["kind"] == "IllegalMove"
    assert "are listed once: " in refused["error"]["message"]


def _taking(reply: Any) -> list[tuple[str, list[str]]]:
    both = zip(reply["moves"], reply["takes"], strict=True)
    return [(move, takes) for move, takes in both if takes]


def _other(listed: list[str]) -> list[str]:
    """Return a way round four men that comes to the same as one of those listed."""
    results = {tuple(move.split("x")) for move in listed}
    for path in sorted(results, key=len):
        for at in range(len(path) - 4):
            ring = path[at : at + 5]
            if ring[0] == ring[-1]:
                turned = (*path[:at], *reversed(ring), *path[at + 5 :])
                if turned not in results:
                    return list(turned)
    raise AssertionError("no ring")


@pytest.mark.parametrize("slug", ["zamma", "damas-internacionales", "damas-rusas", "damas-turcas"])
def test_what_is_left_out_has_its_like(slug: str) -> None:
    """Of ways that come to the same by each game's own rules the first stays, in its place."""
    game: Any = game_of(slug)
    state = game.start()
    compared = 0
    for _ in range(60):
        legal = game.moves(state)
        if not legal:
            break
        position = game.positions(state).first
        every = game.core.captures(position)
        own, other, kings, side, _more = position
        empty = game.core.board.all ^ own ^ other
        few = game.core.taking.find(side, own & ~kings, own & kings, other, empty, set())
        first: dict[Any, Move] = {}
        for move in every:
            first.setdefault((move.path[0], game.core.after(position, move)), move)
        assert few == list(first.values())
        compared += len(every)
        state = game.play(state, max(legal, key=lambda move: (len(move.path), move))).state
    assert compared


def test_a_sultans_ways_are_told_as_ever() -> None:
    """A few hundred ways, though many come to the same, stay what they were."""
    game: Any = game_of("zamma")
    ways = game.moves(game.read(SULTAN))
    same = {(move.path[-1], move.taken) for move in ways}
    assert (len(ways), len(same)) == (len({move.path for move in ways}), len(same))
    assert len(ways) > len(same)


def test_the_computer_plays_on_beside_a_crowded_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it cannot look into it values as it stands; only where it is to move it is refused."""
    monkeypatch.setattr(jumps, "MOST", 20)
    monkeypatch.setattr(jumps, "MOST_PLACES", 20)
    core: Any = game_of("zamma", {"captura": "libre"}).core
    men = {
        name: mask(core.board.named[one] for one in names.split()) for name, names in MEN.items()
    }
    position = core.start()._replace(
        own=men["own"], other=men["other"] | men["king"], kings=men["king"], side=0
    )
    search = Search(core, position)
    search.think(60_000)
    assert search.best in core.moves(position)
    crowded = [
        there
        for move in core.moves(position)
        if _refused(core, there := core.after(position, move))
    ]
    assert crowded


MEN = {
    "own": " ".join(f"{letter}{number}" for letter in "abcdefghi" for number in (2, 4, 6)),
    "other": "i9",
    "king": "a8",
}


def _refused(core: Any, position: Any) -> bool:
    try:
        return not core.moves(position)
    except BadNotation as error:
        return isinstance(error.message, Message)


def test_a_count_of_sequences_counts_its_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perft, "MOST_MOVES", 40)
    ask = {"do": "perft", "slug": "alquerque"}
    assert handle({**ask, "depth": 2})["nodes"] == 8
    assert "more than 40 moves" in handle({**ask, "depth": 3})["error"]["message"]
    game: Any = game_of("alquerque")
    assert perft.perft(game, game.start(), 3) == 33
