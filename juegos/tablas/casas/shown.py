"""What a board of tables shows at a state: men, dice, what is to be done, the last way."""

from __future__ import annotations

from juegos.core.game import SEATS
from juegos.core.message import Message, _
from juegos.draw.tables.scene import Tables
from juegos.material import dice
from juegos.tablas.casas import notation, steps
from juegos.tablas.casas.board import BAR, Play
from juegos.tablas.casas.state import FIN, JUEGA, OPENINGS, PLAYING, TIRA, State, TablesRules


def scene(laws: TablesRules, state: State, play: Play) -> Tables:
    """Return the board, the dice and what is to be done, the way of the men that ``play`` moved."""
    arrows = steps.slots(state.board, laws.travel, state.seat)
    bar = notation.name(laws.travel.returns)

    def seen_as(casa: int) -> str:
        """Return what the seat that sees the board calls a casa of who moved last."""
        theirs = state.phase != FIN and 0 < casa < BAR
        return notation.name(laws.travel.facing(casa) if theirs else casa)

    return Tables(
        "backgammon",
        _caption(state),
        arrows,
        tuple(arrow.name for arrow in arrows),
        steps.piles(state.board),
        state.throw,
        None if state.phase in {*OPENINGS, FIN} else state.seat,
        tuple((seen_as(out), seen_as(to)) for out, to, _hits in play),
        position=f"{notation.write_board(state.board)}.",
        taken=tuple((seen_as(to), bar) for _out, to, hits in play if hits),
        bar=bar,
        pips=steps.pips(state.board, laws.travel.gate),
    )


def _caption(state: State) -> Message:
    who = SEATS[state.seat]
    if state.phase in OPENINGS:
        return _("Each player throws one die; the higher begins.")
    if state.phase == TIRA:
        return _("{who} is to throw.", who=who)
    if state.phase == JUEGA:
        return _("{who} is to play {throw}.", who=who, throw=dice.write(state.throw))
    if state.phase in PLAYING:
        return _(
            "{who} is to play {throw}, which {other} could not.",
            who=who,
            throw=dice.write(state.throw),
            other=SEATS[1 - state.seat],
        )
    if not state.points:
        return _("The game is over: nobody wins.")
    return _("The game is over: {who} wins.", who=SEATS[state.winner])
