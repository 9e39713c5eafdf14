"""The door ``odds`` of backgammon: the number of throws of a side to bear off without contact."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from juegos.core.errors import BadRequest, NotExact
from juegos.core.game import SEATS
from juegos.core.message import _
from juegos.tablas.backgammon import bearing_off
from juegos.tablas.backgammon.game import Backgammon
from juegos.tablas.backgammon.tables_of_chances import usual
from juegos.tablas.casas.board import BAR, OFF, SIDE, Board


def odds(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return for each side that bears off its mean of throws, and the chance of each number.

    A side counts by itself: it plays for its least mean, whatever the other does.

    Raises:
        JuegosError: the state is no text, or none of backgammon under these readings.
        NotExact: no side bears off without contact, or the readings were not computed.
    """
    text, chosen = request.get("state"), request.get("readings", {})
    if not isinstance(chosen, Mapping):
        raise BadRequest(_('"readings" is an object like {"salida": "ultima"}'))
    game = Backgammon({str(name): str(key) for name, key in chosen.items()})
    if text is None:
        text = game.write(game.start())
    if not isinstance(text, str):
        raise BadRequest(_("the request needs a text 'state', a state of backgammon or its ids"))
    board = game.read(text).table.board
    chances = _race(board)
    if not chances:
        raise NotExact(
            _(
                "in backgammon the players decide: only bearing off is computed, the men of a "
                "side on its casas 1 to 6 and past those of the other"
            )
        )
    usual(game.readings)
    means = {
        name: value
        for seat, at in chances.items()
        for name, value in _throw_counts(SEATS[seat], at)
    }
    exact = {name: str(value) for name, value in means.items()}
    floats = {name: float(value) for name, value in means.items()}
    return {"slug": game.slug, "readings": dict(game.readings), **exact, "floats": floats}


def _race(board: Board) -> dict[int, int]:
    """Return for each seat that bears off without contact the position of its men."""
    sides = (board[:SIDE], board[SIDE:])
    last = [max((casa for casa in range(1, BAR + 1) if own[casa]), default=OFF) for own in sides]
    past = sum(last) < BAR
    return {
        seat: bearing_off.position(own[1 : bearing_off.CASAS + 1])
        for seat, own in enumerate(sides)
        if past and 0 < last[seat] <= bearing_off.CASAS
    }


def _throw_counts(name: str, at: int) -> list[tuple[str, Fraction]]:
    chances = bearing_off.distribution(at).items()
    return [(f"{name} mean", bearing_off.mean(at)), *((f"{name} in {n}", p) for n, p in chances)]
