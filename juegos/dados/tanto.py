"""Tanto en uno como en dos, fol. 65v: one die shows as much as the other two together.

They cast by turns, A first, until one does it. Phases, by the reading of ``orden``: ``turno``
(three dice together); ``uno`` and ``dos`` (one die, then two that must make as much); ``tanto``
and ``fijo`` (one die for both players, then two dice by turns).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from juegos.core.about import About
from juegos.core.game import SEATS, Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import crux, stated, supplied
from juegos.dados.dice_game import Phase, State, ends, game_maker, goes
from juegos.dados.suertes import words
from juegos.material import dice
from juegos.material.dice import Throw

TANTO = stated(
    "tanto.tanto",
    "ldj:65v.a.17-18",
    "O tanto en ell uno como en los dos.",
    "Whoever has as much on one die as on the other two together wins.",
    kind="end",
)
CASOS = stated(
    "tanto.casos",
    "ldj:65v.b.2-12",
    "si dixiere en el un dado seys; que diga en los otros dos cinco & as o quatro & dos & ternas.",
    "Six is matched by 5-1, 4-2 or 3-3, five by 4-1 or 3-2, four by 3-1 or 2-2, three by 2-1, "
    "two by 1-1.",
    kind="score",
)
AS = supplied(
    "tanto.as",
    "ldj:65v.b.10-12",
    "E si dixiere en ell otro dos; que diga en los otros amas as.",
    "Two dice make two at least: nothing matches an ace on the one die.",
    kind="score",
)
TURNO = supplied(
    "tanto.turno",
    "ldj:65v.a.17-18",
    "O tanto en ell uno como en los dos.",
    "The text does not say who throws next: the dice pass to the other player, until one succeeds.",
    kind="move",
)

ORDEN = crux(
    "tanto.orden",
    "ldj:65v.b.2-3",
    "Which die is “the one”, and is it thrown with the other two or before them?",
    ("juntos", "all three are thrown together, and any of them may be the one", "yuyu2011"),
    ("uno-luego-dos", "one die is thrown, then two; an ace on the one loses the turn", "yuyu2011"),
    ("uno-luego-dos-as-repite", "one die is thrown, an ace again, and then two", "juegos"),
    (
        "tanto-fijo",
        "the one is thrown once for both, an ace again; then the two dice in turn",
        "yuyu2011",
    ),
)

_PHASES = {
    "juntos": {"turno": Phase(False, False, _("{hand} throws three dice."))},
    "uno-luego-dos": {
        "uno": Phase(False, False, _("{hand} throws the one die."), 1, "tanto"),
        "dos": Phase(False, True, _("{hand} throws two dice to make {own}."), 2, "tanto"),
    },
    "tanto-fijo": {
        "tanto": Phase(False, False, _("One die is thrown for the tanto of both."), 1, "tanto"),
        "fijo": Phase(True, True, _("{hand} throws two dice to make {given}."), 2, "tanto"),
    },
}
_PHASES["uno-luego-dos-as-repite"] = _PHASES["uno-luego-dos"]


class Tanto:
    """The rules of tanto en uno como en dos under chosen readings (crux name to reading key)."""

    slug = "tanto"
    stake = 1
    rules = (TANTO, CASOS, AS, TURNO)
    cruces = (ORDEN,)
    numbers = range(2, 7)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.phases = _PHASES[self.readings["orden"]]

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw of one, two or three dice."""
        match state.phase:
            case "turno":
                return self._two(state, throw[0], throw[1:])
            case "dos" | "fijo":
                return self._two(state, state.own, throw)
        return self._one(state, throw[0])

    def _one(self, state: State, face: int) -> Step[State]:
        """Return the result of the one die, cast before the other two."""
        if face == 1:
            if self.readings["orden"] == "uno-luego-dos":
                text = _(
                    "Nothing matches an ace: the dice pass to {other}.",
                    other=SEATS[state.other],
                )
                return goes(replace(state, hand=state.other), AS, text)
            return goes(state, AS, _("Nothing matches an ace: the one die is thrown again."))
        text = _(
            "{face} on the one die: {hand} must make it with two.",
            face=words(face),
            hand=SEATS[state.hand],
        )
        if state.phase == "tanto":
            return goes(State("fijo", state.hand, given=face, own=face), CASOS, text)
        return goes(replace(state, phase="dos", own=face), CASOS, text, state.hand)

    def _two(self, state: State, one: int, two: Throw) -> Step[State]:
        """Return the result of two dice against the one."""
        hand, other = SEATS[state.hand], SEATS[state.other]
        first, shown = words(one), dice.write(two)
        if sum(two) == one:
            text = _(
                "{one} against {two}: as much on one as on two. {hand} wins.",
                one=first,
                two=shown,
                hand=hand,
            )
            return ends(state.hand, TANTO, text)
        after = replace(state, hand=state.other)
        if state.phase == "dos":
            after = State("uno", state.other)
        text = _(
            "{one} against {two}: not as much. The dice pass to {other}.",
            one=first,
            two=shown,
            other=other,
        )
        return goes(after, TURNO, text)


ABOUT = About(
    "tanto",
    "Tanto en uno como en dos",
    "ldj:65v",
    game_maker(Tanto),
    says=_("One die must show as much as the other two together."),
    lesson=lesson(
        ("tanto", _("You want one die to show as much as the other two together.")),
        (
            "tanto",
            _("As played here, three dice are thrown at once, and any of them may be the one."),
        ),
        (
            "casos",
            _("Six is matched by 5-1, 4-2 or 3-3, five by 4-1 or 3-2, and two by 1-1 alone."),
        ),
        (
            "turno",
            _(
                "If it does not come, the dice pass to the other player, until one succeeds "
                "and wins."
            ),
        ),
        ("as", _("An ace is never the one: two dice make two at least.")),
        SmallBoard("turno A - -", _("Six against five and one: A wins."), "6-5-1", "tanto"),
        SmallBoard(
            "turno A - -", _("Five against four: not as much, and B throws."), "5-2-2", "turno"
        ),
        SmallBoard(
            "turno B - -", _("Two against two aces, the least that wins."), "2-1-1", "tanto"
        ),
    ),
)
