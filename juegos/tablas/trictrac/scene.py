"""The scene of a board of trictrac: the dice, the marks, and the position in words."""

from __future__ import annotations

from dataclasses import replace

from juegos.core.game import SEATS, Outcome
from juegos.core.message import Message, _
from juegos.draw.dice.scene import Mark, Scene
from juegos.draw.tables.scene import Sign
from juegos.tablas.trictrac.position import Men, write
from juegos.tablas.trictrac.state import DECIDE, FIN, JET, JOUE, PRIMAUTE, State

BOARD = "trictrac"
JETONS = 3
SIGNS = (
    Sign("T", "talon", _("the talon")),
    Sign("11", "coin", _("the coin de repos")),
    Sign("r11", "coin", _("the other’s coin de repos")),
    Sign("rT", "talon", _("the other’s talon")),
)

# What a seat is to do in the strict game, by its stage.
STRICT = {
    "marque": _("{seat} must mark what his throw gives him, and play it."),
    "case": _("{seat} must say what becomes of a wrong play."),
    "rejoue": _("{seat} must play again."),
    "juge": _("{seat} must judge what the other has marked."),
    "repond": _("{seat} is sent to school, and must answer."),
    "replique": _("{seat} must say whether he holds to the école."),
    "don": _("{seat} must mark what the other’s throw gave him, and take up the dice."),
    "chasse": _("{seat} must say whether a man is driven out."),
}


# What is to be done in the game that the board marks, by its phase.
PHASES = {
    PRIMAUTE: _("The players throw to decide who begins."),
    JET: _("{seat} throws."),
    DECIDE: _("{seat} has a hole by his throw: he stays or goes away."),
    JOUE: _("{seat} plays his throw."),
    FIN: _("The game is over."),
}


def caption(state: State, end: Outcome | None) -> Message:
    """Return what is to be done, in words."""
    if end is not None and state.winner is not None:
        return _("{seat} has won.", seat=SEATS[state.winner])
    return PHASES[state.phase].with_fields(seat=SEATS[state.hand])


def position(men: tuple[Men, Men]) -> Message:
    """Return the places of the men, in words."""
    return _("A: {first}. B: {second}.", first=write(men[0]), second=write(men[1]))


def strict(base: State, seat: int, stage: str, end: Outcome | None) -> Scene:
    """Return the scene of a strict game for the seat that the stage calls on."""
    return replace(scene(base, end), caption=STRICT[stage].with_fields(seat=SEATS[seat]), hand=seat)


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
