"""What a board of trictrac shows: the dice, the marks, and the position in words."""

from __future__ import annotations

from juegos.game import SEATS, Outcome
from juegos.scene import Mark, Scene
from juegos.scene_tablas import Sign
from juegos.tablas.trictrac.estado import DECIDE, FIN, JET, PRIMAUTE, State
from juegos.tablas.trictrac.posicion import write

BOARD = "trictrac"
JETONS = 3
SIGNS = (
    Sign("T", "talon", "the talon"),
    Sign("11", "coin", "the coin de repos"),
    Sign("r11", "coin", "the other’s coin de repos"),
    Sign("rT", "talon", "the other’s talon"),
)


def caption(state: State, end: Outcome | None) -> str:
    """Return what is to be done, then where the men stand, in words."""
    name = SEATS[state.hand]
    says = {
        PRIMAUTE: "It is thrown for the first throw.",
        JET: f"{name} throws.",
        DECIDE: f"{name} has a hole by his throw: he stays or goes away.",
        FIN: "The game is over.",
    }.get(state.phase, f"{name} plays his throw.")
    if end is not None and state.winner is not None:
        says = f"{SEATS[state.winner]} has won."
    return f"{says} A: {write(state.men[0])}. B: {write(state.men[1])}."


def scene(state: State, end: Outcome | None) -> Scene:
    """Return the scene of a state."""
    marks = tuple(
        Mark(seat, label, str(value), won=seat == state.winner)
        for seat, side in enumerate(state.marks)
        for label, value in (("trous", side.holes), ("points", side.points))
    )
    hand = None if state.phase in {PRIMAUTE, FIN} else state.hand
    return Scene(BOARD, caption(state, end), state.throw, marks, hand, 2)
