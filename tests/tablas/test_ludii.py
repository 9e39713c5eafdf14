"""How Ludii sets out games of the Book of Tables, beside ours under the reading that is its own."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from juegos import catalogue
from juegos.tablas.casas import board

GAMES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "ludii.toml").read_text("utf-8")
)["game"]


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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["file"])
def test_set_up_and_dice(game: dict[str, Any]) -> None:
    """It begins as ours does under one reading, with as many dice; or the difference is as told."""
    ours: Any = catalogue.game(game["slug"], game["readings"])
    start = ours.start().board
    found = [dict(board.men(start[: board.SIDE])), dict(board.men(start[board.SIDE :]))]
    theirs = [men(game, seat) for seat in (0, 1)]
    assert ours.laws.dice == game["dice"]
    assert (theirs == found) == game["alike"] == ("differs" not in game)
    if game["slug"] == "todas-tablas":
        assert [men(game, seat, back=True) for seat in (0, 1)] == found
    if game["slug"] == "seis-dos-y-as":
        named = [{31 - casa: count for casa, count in side.items()} for side in theirs]
        assert named == found


def test_one_man_closes_a_casa_of_laquet() -> None:
    """Its men stop on no site where one of the other stands, as by our reading cierra=una."""
    for cierra, shut in (("una", True), ("dos", False)):
        game = catalogue.game("laquet", {"cierra": cierra, "mano": "catorze"})
        state = game.play(game.start(), (6, 6)).state
        stops = {to for move in game.moves(state) for _out, to, _hits in move}
        assert (12 not in stops) == shut
