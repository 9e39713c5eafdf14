"""What the games of *puntos* share: each casts in his turn, and the totals are compared."""

from __future__ import annotations

from juegos.core.game import SEATS, Step
from juegos.core.source import Crux, Rule, crux
from juegos.dados.dice_game import Phase, State, ends, goes
from juegos.dados.suertes import PRIMERA, SEGUNDA, words
from juegos.material.dice import number

DICE = {"tres": 3, "dos": 2, "uno": 1}


def disputed(slug: str, dados: str, empate: str) -> tuple[Crux, Crux]:
    """Return the cruces of mayores and menores, given the places of the words they hang on."""
    return (
        crux(
            f"{slug}.dados",
            dados,
            "How many dice does each cast? The text does not say here; fol. 65r has three made.",
            ("tres", "three, as fol. 65r has them made", "juegos"),
            ("dos", "two", "juegos"),
            ("uno", "one", "yuyu2011"),
        ),
        crux(
            f"{slug}.empate",
            empate,
            "Who wins when both cast as many points? The text does not say.",
            ("repite", "nobody yet: both cast again", "juegos"),
            ("tablas", "nobody: it is a draw", "juegos"),
            ("mano", "the one who cast first", "juegos"),
        ),
    )


def phases(wanted: str, dice: int) -> dict[str, Phase]:
    """Return the phases of a game in which the second has to cast ``wanted`` (more, fewer)."""
    answer = f"{{other}} has {{given}}. {{hand}} must cast {wanted}."
    return {
        PRIMERA: Phase(False, False, "{hand} casts first.", dice, "puntos"),
        SEGUNDA: Phase(True, False, answer, dice, "puntos"),
    }


def cast(
    state: State, total: int, tie: str, rules: tuple[Rule, Rule], *, more: bool
) -> Step[State]:
    """Return what a cast leads to; ``rules`` are those of winning and of a tie."""
    wins, ties = rules
    if state.phase == PRIMERA:
        return stands(state, total, wins, SEGUNDA)
    if total == state.given:
        return tied(state, tie, ties, PRIMERA, f"{words(total)} too: as many points.")
    return settles(state, total, wins, more=more)


def stands(state: State, total: int, rule: Rule, phase: str) -> Step[State]:
    """Return the points of the first caster, which the other now has to beat in ``phase``."""
    text = f"{SEATS[state.hand]} has {number(total)}; now {SEATS[state.other]} casts."
    return goes(State(phase, state.other, given=total), rule, text, state.hand)


def tied(state: State, reading: str, rule: Rule, phase: str, what: str) -> Step[State]:
    """Return what follows when both have as many points, by the reading in force.

    Where it is ``repite``, all begins again in ``phase`` with the one who began.
    """
    first = state.other
    match reading:
        case "repite":
            return goes(State(phase, first), rule, f"{what} Both cast again.")
        case "tablas":
            return ends(None, rule, f"{what} Nobody wins.")
    return ends(first, rule, f"{what} {SEATS[first]}, who cast first, wins.")


def settles(state: State, total: int, rule: Rule, *, more: bool) -> Step[State]:
    """Return the end of a game in which the second caster has other points than the first."""
    than = f"{'more' if total > state.given else 'fewer'} than {number(state.given)}"
    winner = state.hand if (total > state.given) is more else state.other
    return ends(winner, rule, f"{words(total)} is {than}: {SEATS[winner]} wins.")
