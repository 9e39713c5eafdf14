"""Inn and Inn, Cotton 1674, pp. 164-165: four dice, and a stake that grows with each inn.

Phases: ``first`` (nothing is staked before this throw) and ``cast``. What is staked grows without
bound, so it is no part of the state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from juegos.core.about import About
from juegos.core.game import SEATS, Event, Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Kind, Rule, crux, implied, stated, supplied
from juegos.dados.dice_game import Phase, State, ends, game_maker, goes
from juegos.material import dice
from juegos.material.dice import Throw

PAGE = "cotton1674:164"
FIRST, CAST = "first", "cast"
DICE_COUNT = 4


def _cotton(name: str, says: str, *, kind: Kind, place: str = PAGE) -> Rule:
    return stated(f"inn-and-inn.{name}", place, "", says, kind=kind)


PLAYERS = _cotton("players", "Two or three play, each with a box for the dice.", kind="manner")
DICE = _cotton("dice", "Four dice are thrown.", kind="board")
INN = _cotton(
    "inn", "An inn is a throw with doublets, two dice alike, and two others.", kind="manner"
)
THREE = implied(
    "inn-and-inn.three",
    PAGE,
    "",
    "Three dice alike are an inn: there are doublets, and not all the dice make doublets.",
    kind="manner",
)
ALL = _cotton(
    "all",
    "Inn and inn is a throw that is all doublets, of one sort or of two.",
    kind="manner",
)
DROP = _cotton("drop", "At every inn more is put down.", kind="score")
SWEEP = _cotton("sweep", "Inn and inn takes all that has been put down.", kind="end")
OUT = _cotton(
    "out",
    "A throw without doublets is out: where two play, the other wins all.",
    kind="end",
)
BYE = _cotton(
    "bye",
    "Where three play, out is a bye: the two others share what is there, or throw for it.",
    kind="manner",
)
BATTLE = _cotton(
    "battle",
    "The players agree on a sum, the battle, and play until one of them has won all of it.",
    kind="manner",
    place="cotton1674:165",
)
STAKE = supplied(
    "inn-and-inn.stake",
    PAGE,
    "",
    "Each player puts down one at first, and one more at every inn: the text leaves the sums to "
    "the players.",
    kind="score",
)
BEGINS = supplied("inn-and-inn.begins", PAGE, "", "Two play, and A throws first.", kind="manner")
NEXT = supplied(
    "inn-and-inn.next",
    PAGE,
    "",
    "Who throws after an inn depends on the reading chosen.",
    kind="manner",
)

C_NEXT = crux(
    "inn-and-inn.next",
    PAGE,
    "Who throws after an inn?",
    ("other", "the other: each player has a box in his hand", "juegos"),
    ("same", "the same player, until he is out or sweeps all", "juegos"),
)


class InnAndInn:
    """The rules of Inn and Inn under chosen readings (crux name to reading key)."""

    slug = "inn-and-inn"
    stake = 0
    rules = (
        *(PLAYERS, DICE, INN, THREE, ALL, DROP, SWEEP, OUT, BYE, BATTLE),
        *(STAKE, BEGINS, NEXT),
    )
    cruces = (C_NEXT,)
    numbers = ()
    phases: Mapping[str, Phase] = {
        FIRST: Phase(False, False, _("Each puts down one, and {hand} throws."), DICE_COUNT),
        CAST: Phase(
            False,
            False,
            _("{hand} throws: inn and inn sweeps all, a throw without doublets loses."),
            DICE_COUNT,
        ),
    }

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.passes = self.readings["next"] == "other"

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw of four dice, with the first stakes if it is the first."""
        step = self._thrown(state, throw)
        if state.phase == CAST:
            return step
        staked = Event(STAKE, _("Each player puts down one."), None, 1)
        return replace(step, pot=step.pot + 1, events=(staked, *step.events))

    def _thrown(self, state: State, throw: Throw) -> Step[State]:
        shown, hand, other = dice.write(throw), SEATS[state.hand], SEATS[state.other]
        match sorted(Counter(throw).values()):
            case [1, 1, 1, 1]:
                text = _(
                    "{shown} is out: {other} wins all that is there.", shown=shown, other=other
                )
                return ends(state.other, OUT, text)
            case [4] | [2, 2]:
                text = _("{shown} is inn and inn: {hand} sweeps all.", shown=shown, hand=hand)
                return ends(state.hand, SWEEP, text)
        seat = state.other if self.passes else state.hand
        text = _(
            "{shown} is an inn: each puts down one more, and {who} throws.",
            shown=shown,
            who=SEATS[seat],
        )
        step = goes(State(CAST, seat), DROP, text)
        (event,) = step.events
        return replace(step, pot=1, events=(replace(event, amount=1),))


ABOUT = About(
    "inn-and-inn",
    "Inn and Inn",
    "cotton1674",
    game_maker(InnAndInn),
    says=_("Four dice: one pair raises the stake, two sweep it, no pair loses it."),
    origin=_("England, described in 1674"),
    lesson=lesson(
        ("all", _("You want inn and inn: two pairs among your four dice, or four dice alike.")),
        ("sweep", _("With it you sweep all that is put down.")),
        ("drop", _("With one pair, an inn, each player puts down one more.")),
        ("out", _("Without any pair you are out, and the other takes all.")),
        ("next", _("As played here, the dice go to the other after an inn.")),
        SmallBoard(
            "cast A - -",
            _("Two threes: an inn, and the stake rises."),
            "6-3-3-1",
            "drop",
        ),
        SmallBoard(
            "cast A - -",
            _("Two fives and two aces: A sweeps all."),
            "5-5-1-1",
            "sweep",
        ),
        SmallBoard(
            "cast A - -",
            _("No two dice are alike: A is out, and B wins."),
            "6-4-3-1",
            "out",
        ),
    ),
)
