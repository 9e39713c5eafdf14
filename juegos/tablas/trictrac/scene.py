"""What a board of trictrac shows: the dice, the marks, and the position in words."""

from __future__ import annotations

from dataclasses import replace

from juegos.core.game import SEATS, Outcome
from juegos.draw.dice.scene import Mark, Scene
from juegos.draw.tables.scene import Sign
from juegos.tablas.trictrac.position import Men, write
from juegos.tablas.trictrac.state import DECIDE, FIN, JET, PRIMAUTE, State

BOARD = "trictrac"
JETONS = 3
SIGNS = (
    Sign("T", "talon", "the talon"),
    Sign("11", "coin", "the coin de repos"),
    Sign("r11", "coin", "the other’s coin de repos"),
    Sign("rT", "talon", "the other’s talon"),
)

# What a seat is to do in the strict game, by its stage.
STRICT = {
    "marque": "is to mark what his throw gives him, and to play it",
    "case": "is to say what becomes of a wrong play",
    "rejoue": "is to play again",
    "juge": "is to judge what the other has marked",
    "repond": "is sent to school, and is to answer",
    "replique": "is to say whether he holds to the école",
    "don": "is to mark what the other’s throw gave him, and to take up the dice",
    "chasse": "is to say whether a man is driven out",
}


def caption(state: State, end: Outcome | None) -> str:
    """Return what is to be done, in words."""
    if end is not None and state.winner is not None:
        return f"{SEATS[state.winner]} has won."
    name = SEATS[state.hand]
    return {
        PRIMAUTE: "It is thrown for the first throw.",
        JET: f"{name} throws.",
        DECIDE: f"{name} has a hole by his throw: he stays or goes away.",
        FIN: "The game is over.",
    }.get(state.phase, f"{name} plays his throw.")


def position(men: tuple[Men, Men]) -> str:
    """Return where the men stand, in words."""
    return f"A: {write(men[0])}. B: {write(men[1])}."


def strict(base: State, seat: int, stage: str, end: Outcome | None) -> Scene:
    """Return the scene of a strict game in which a seat is to do what the stage asks of it."""
    return replace(scene(base, end), caption=f"{SEATS[seat]} {STRICT[stage]}.", hand=seat)


def scene(state: State, end: Outcome | None) -> Scene:
    """Return the scene of a state."""
    marks = tuple(
        Mark(seat, label, str(value), won=seat == state.winner)
        for seat, side in enumerate(state.marks)
        for label, value in (("trous", side.holes), ("points", side.points))
    )
    hand = None if state.phase in {PRIMAUTE, FIN} else state.hand
    says, where = caption(state, end), position(state.men)
    return Scene(BOARD, says, state.throw, marks, hand, 2, position=where)
