"""The rules shared by the games of *puntos*: each casts in turn, and the totals are compared."""

from __future__ import annotations

from juegos.core.game import SEATS, Step
from juegos.core.message import Message, _, join_sentences
from juegos.core.source import Crux, Rule, crux
from juegos.dados.dice_game import Phase, State, ends, goes
from juegos.dados.suertes import PRIMERA, SEGUNDA, words
from juegos.material.dice import number

DICE = {"tres": 3, "dos": 2, "uno": 1}


def disputed(slug: str, dados: str, empate: str) -> tuple[Crux, Crux]:
    """Return the cruces of mayores and menores, given the places of their words."""
    return (
        crux(
            f"{slug}.dados",
            dados,
            "How many dice does each player throw? The text does not say here; fol. 65r "
            "tells how to make three.",
            ("tres", "three, as fol. 65r says to make them", "juegos"),
            ("dos", "two", "juegos"),
            ("uno", "one", "yuyu2011"),
        ),
        crux(
            f"{slug}.empate",
            empate,
            "Who wins when both throw the same number of points? The text does not say.",
            ("repite", "nobody yet: both throw again", "juegos"),
            ("tablas", "nobody: it is a draw", "juegos"),
            ("mano", "the first thrower", "juegos"),
        ),
    )


def phases(wanted: Message, dice: int) -> dict[str, Phase]:
    """Return the phases of a game; ``wanted`` says what the second player must cast."""
    return {
        PRIMERA: Phase(False, False, _("{hand} throws first."), dice, "puntos"),
        SEGUNDA: Phase(True, False, wanted, dice, "puntos"),
    }


def cast(
    state: State, total: int, tie: str, rules: tuple[Rule, Rule], *, more: bool
) -> Step[State]:
    """Return the result of a cast; ``rules`` are those of winning and of a tie."""
    wins, ties = rules
    if state.phase == PRIMERA:
        return stands(state, total, wins, SEGUNDA)
    if total == state.given:
        return tied(state, tie, ties, PRIMERA, _("{total} too: equal points.", total=words(total)))
    return settles(state, total, wins, more=more)


def stands(state: State, total: int, rule: Rule, phase: str) -> Step[State]:
    """Return the points of the first caster, which the other must beat in ``phase``."""
    text = _(
        "{hand} has {total}; now {other} throws.",
        hand=SEATS[state.hand],
        total=number(total),
        other=SEATS[state.other],
    )
    return goes(State(phase, state.other, given=total), rule, text, state.hand)


def tied(state: State, reading: str, rule: Rule, phase: str, says: str) -> Step[State]:
    """Return the result of a tie, by the reading in force.

    ``says`` is the sentence that calls it a tie. Where the reading is ``repite``, all begins again
    in ``phase`` with the one who began.
    """
    first = state.other
    match reading:
        case "repite":
            return goes(State(phase, first), rule, join_sentences(says, _("Both throw again.")))
        case "tablas":
            return ends(None, rule, join_sentences(says, _("Nobody wins.")))
    wins = _("{first}, the first thrower, wins.", first=SEATS[first])
    return ends(first, rule, join_sentences(says, wins))


def settles(state: State, total: int, rule: Rule, *, more: bool) -> Step[State]:
    """Return the end of a game in which the two totals differ."""
    winner = state.hand if (total > state.given) is more else state.other
    says = _MORE if total > state.given else _FEWER
    text = says.with_fields(total=words(total), given=number(state.given), winner=SEATS[winner])
    return ends(winner, rule, text)


_MORE = _("{total} is more than {given}: {winner} wins.")
_FEWER = _("{total} is fewer than {given}: {winner} wins.")
