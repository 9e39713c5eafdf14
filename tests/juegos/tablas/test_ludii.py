"""How Ludii sets out games of the Book of Tables, beside ours under the reading that is its own."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from juegos import catalogue
from juegos.tablas.casas import board
from juegos.tablas.quadra.game import QuadraGame

GAMES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "ludii.toml").read_text("utf-8")
)["game"]
CASAS = 24


def named(game: dict[str, Any]) -> str:
    """Return how a game is told from the others."""
    return f"{game['file']} {game.get('ruleset', '')}".strip()


def way(text: str) -> list[int]:
    """Return the sites of a way, the first first."""
    sites = []
    for part in text.split():
        first, last = map(int, part.split("-"))
        step = 1 if first < last else -1
        sites += range(first, last + step, step)
    return sites


def men(game: dict[str, Any], seat: int, *, back: bool = False) -> dict[int, int]:
    """Return the men of a seat by our casas: the last of the way is 1, or the first."""
    sites = way(game["ways"][seat])
    casas = sites if back else sites[::-1]
    return {casas.index(int(site)) + 1: count for site, count in game["men"][seat].items()}


def begun(game: Any) -> tuple[list[dict[int, int]], set[int]]:
    """Return the men of both seats by casa at the start, and how many a seat has in the hand."""
    start = game.start()
    if isinstance(game, QuadraGame):  # the casa of a number is the one where that number enters
        stands = [[sum(game.laws.stands[men][:1]) for men in side] for side in start.casas]
        results = [{24 - at: men for at, men in enumerate(side) if men} for side in stands]
        waits = game.laws.rest == "hand"
        return results, {game.laws.men - sum(side) if waits else 0 for side in stands}
    sides = start.board[: board.SIDE], start.board[board.SIDE :]
    results = [{c: n for c, n in board.men(side) if c <= CASAS} for side in sides]
    return results, {side[board.HAND] for side in sides}


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_set_up_and_dice(game: dict[str, Any]) -> None:
    """It begins as ours does under one reading, with as many dice; or the difference is as told."""
    ours: Any = catalogue.game(game["slug"], game["readings"])
    result, waiting = begun(ours)
    theirs = [men(game, seat) for seat in (0, 1)]
    assert ours.laws.dice == game["dice"]
    assert waiting == {game.get("hand", 0)}
    assert (theirs == result) == game["alike"] == ("differs" not in game)
    if game["slug"] == "todas-tablas":
        assert [men(game, seat, back=True) for seat in (0, 1)] == result
    if game["slug"] == "seis-dos-y-as":
        assert [{31 - casa: count for casa, count in side.items()} for side in theirs] == result
    if game["slug"] == "cab-e-quinal" and "ruleset" not in game:
        assert theirs[::-1] == result  # the other side has the hand
    if game["slug"] == "medio-emperador":
        assert [{casa - 12: count for casa, count in side.items()} for side in theirs] == result


@pytest.mark.parametrize("game", [game for game in GAMES if "opening" in game], ids=named)
def test_opening_throw(game: dict[str, Any]) -> None:
    """With one throw men of the first player may stop at the same casas, and at no other."""
    ours: Any = catalogue.game(game["slug"], game["readings"])
    state, opening = ours.start(), game["opening"]
    if ours.write(state).startswith("batalla"):
        state = ours.play(state, (6, 1)).state
    state = ours.play(state, ours.read_move(state, opening["throw"])).state
    casas = way(game["ways"][0])[::-1]
    stops = {casas[to - 1] for move in ours.moves(state) for _out, to, _hits in move}
    assert stops == {*opening["sites"]}


def test_every_file_is_of_a_known_version() -> None:
    """Each of the twelve files is named with the commit of the version that was read."""
    assert len({game["file"] for game in GAMES}) == len({game["slug"] for game in GAMES}) == 12
    assert all(re.fullmatch("[0-9a-f]{40}", game["commit"]) for game in GAMES)


def test_one_man_closes_a_casa_of_laquet() -> None:
    """Its men stop on no site where one of the other stands, as by our reading cierra=una."""
    for cierra, shut in (("una", True), ("dos", False)):
        game = catalogue.game("laquet", {"cierra": cierra, "mano": "catorze"})
        state = game.play(game.start(), (6, 6)).state
        stops = {to for move in game.moves(state) for _out, to, _hits in move}
        assert (12 not in stops) == shut
