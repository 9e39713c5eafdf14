"""Doblet, fol. 74r: twelve doubled men are lowered, then borne off, by either player's dice.

The text gives the men, both tasks and who does what cannot be done; it does not say how many dice
are thrown, nor whether men may be borne off while others still lie doubled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from juegos.core.about import About, Can
from juegos.core.game import SEATS, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import Message, _
from juegos.core.source import Crux, Rule, crux, implied, stated, supplied
from juegos.material.dice import Throw
from juegos.tablas.libro import PLAIN, Leaf
from juegos.tablas.quadra.game import QuadraGame
from juegos.tablas.quadra.placement import pair
from juegos.tablas.quadra.state import BATALLA as OPENING
from juegos.tablas.quadra.state import CASAS, Casas, Deed, End, Pair

MEN = 12
# What stands on a casa is how often its number is still to be thrown: once to lower, twice to bear
# off.
STACKED, EMPTY = 3, 0

LEAF = Leaf("doblet", "ldj:74r")

COLOCACION = stated(
    "doblet.colocacion",
    "ldj:74r.a.6-12",
    "",
    "Each side has twelve men, two on each casa of its own quarter, one upon the other; the two "
    "quarters face each other.",
    kind="men",
)
BATALLA, UNO = LEAF.batalla("a.12-13"), LEAF.uno()
DADOS = LEAF.dados()
BAXAR = stated(
    "doblet.baxar",
    "ldj:74r.a.13-16",
    "",
    "A die lowers the man that lies upon another on the casa of its number.",
    kind="move",
)
LEVAR = stated(
    "doblet.levar",
    "ldj:74r.a.16-17",
    "",
    "Lowered men are borne off, one by each die of the number of their casa.",
    kind="move",
)
ANTES = implied(
    "doblet.antes",
    "ldj:74r.a.13-17",
    "",
    "No man is borne off while one of the same side still lies upon another.",
    kind="ban",
)
OTRO = stated(
    "doblet.otro",
    "ldj:74r.b.1-5",
    "",
    "If the player who throws has no man for a die, the other must use it with his own men.",
    kind="move",
)
LUEGO = supplied(
    "doblet.luego",
    "ldj:74r.b.4-5",
    "",
    "The other uses it at once, if he can; a die that neither has a man for is lost.",
    kind="move",
)
GANA = LEAF.gana("a.17-18")
POR_OTRO = stated(
    "doblet.por-otro",
    "ldj:74r.b.5-8",
    "",
    "So a player often wins by the throws of the other.",
    kind="end",
)

C_ORDEN = crux(
    "doblet.orden",
    "ldj:74r.a.13-17",
    "May a man be borne off while others still lie one upon another?",
    ("todas-antes", "no: all six are lowered first", "juegos"),
    ("por-casa", "yes, from a casa that has been lowered", "juegos"),
)
C_OTRO = crux(
    "doblet.otro",
    "ldj:74r.b.4-8",
    "Can a player win by what he does with the other’s throw?",
    ("luego", "yes: the text says that it often happens", "juegos"),
    ("no-gana", "no: his last man waits for a throw of his own", "juegos"),
)
C_DADOS = LEAF.c_dados()


class DobletRules:
    """The rules of doblet under chosen readings."""

    slug = "doblet"
    rules: tuple[Rule, ...] = (
        *(COLOCACION, BATALLA, UNO, DADOS, BAXAR, LEVAR, ANTES, OTRO, LUEGO, GANA, POR_OTRO),
    )
    cruces: tuple[Crux, ...] = (C_ORDEN, C_OTRO, C_DADOS)
    men = MEN
    begin: Casas = (STACKED,) * CASAS
    rest = "off"
    shared = spills = waits = False
    opening = OPENING
    written: Mapping[int, str] = {0: "", 1: "", 2: ":2", STACKED: ":1+1"}
    stands: Mapping[int, tuple[int, int]] = {0: (0, 0), 1: (1, 0), 2: (2, 0), STACKED: (2, 1)}
    lowers: Mapping[int, int] = {STACKED: 2}  # what a casa holds once a man there is lowered
    named: Mapping[str, Rule] = {"dados": DADOS, "men": COLOCACION, "sale": BATALLA}
    event_rules: Mapping[str, tuple[Rule, Message]] = {
        "baxar": (BAXAR, _("{who} lowers men on: {casas}.")),
        "levar": (LEVAR, _("{who} bears men off from: {casas}.")),
        "otro": (OTRO, _("{thrower} has no man for this, so it falls to {who}: {casas}.")),
        "pierde": (LUEGO, _("Neither has a man for this: {casas}.")),
    }

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.dice = {"tres": 3, "dos": 2}[self.readings["dados"]]
        self.before = self.readings["orden"] == "todas-antes"
        self.keeps = 0 if self.readings["otro"] == "luego" else 1

    def thrown(self, casas: Pair, seat: int, throw: Throw) -> tuple[Pair, list[Deed]]:
        """Return what the thrower does, then what the other does with the rest."""
        mine, rest, deeds = self._done(casas[seat], seat, throw)
        theirs = casas[1 - seat]
        if rest and any(mine):
            theirs, lost, more = self._done(theirs, 1 - seat, rest, self.keeps)
            left = list(lost)
            for die in rest:
                if die in left:
                    left.remove(die)
                else:
                    deeds.append(Deed("otro", 1 - seat, die))
            deeds += [*more, *(Deed("pierde", seat, die) for die in lost)]
        return pair(mine, theirs, seat), deeds

    def _done(
        self, casas: Casas, seat: int, throw: Throw, keeps: int = 0
    ) -> tuple[Casas, Throw, list[Deed]]:
        """Return a side after the dice, the dice that are left, and the deeds.

        Men are lowered before others are borne off, so that as many dice as possible are played.
        ``keeps`` is the number of men that may not be borne off. A side that ``waits`` bears none
        off by the dice that lower its last men.
        """
        left, rest, deeds = list(casas), [], []
        for die in throw:
            if left[die - 1] in self.lowers:
                left[die - 1] = self.lowers[left[die - 1]]
                deeds.append(Deed("baxar", seat, die))
            else:
                rest.append(die)
        lost = []
        for die in rest:
            stacked = self.before and self.stacked(casas if self.waits else left)
            bears = left[die - 1] != EMPTY and left[die - 1] not in self.lowers
            if bears and not stacked and sum(left) > keeps:
                left[die - 1] -= 1
                deeds.append(Deed("levar", seat, die))
            else:
                lost.append(die)
        return tuple(left), tuple(lost), deeds

    def stacked(self, casas: Sequence[int]) -> bool:
        """Return whether a man of a side still lies upon another."""
        return not self.lowers.keys().isdisjoint(casas)

    def over(self, casas: Pair, seat: int) -> End | None:
        """Return how the game ends: all men of one side borne off."""
        if not any(casas[seat]):
            return End(seat, GANA, _("{who} has borne off all men and wins.", who=SEATS[seat]))
        if not any(casas[1 - seat]):
            text = _("{who} has borne off all men by the throw of {other}, and wins.")
            return End(1 - seat, POR_OTRO, text.with_fields(who=SEATS[1 - seat], other=SEATS[seat]))
        return None


class Doblet(QuadraGame):
    """Doblet under chosen readings (crux name to reading key)."""

    def __init__(self, readings: Mapping[str, str]) -> None:
        super().__init__(DobletRules(readings))


_LOWERED = "6:2 5:2 4:2 3:2 2:2 1:2"
_START = "6:1+1 5:1+1 4:1+1 3:1+1 2:1+1 1:1+1"

ABOUT = About(
    "doblet",
    "Doblet",
    "ldj:74r",
    Doblet,
    says=_("Luck alone: what one player throws in vain the other must use."),
    players=PLAIN,
    can=frozenset({Can.COUNT}),
    chance_only=True,
    tables=("odds",),
    lesson=lesson(
        ("gana", _("You want to bear off all your men before the other has borne off his.")),
        ("colocacion", _("Two men lie on each of your six casas, one upon the other.")),
        ("baxar", _("First the dice lower the upper man of each casa, by its number.")),
        ("levar", _("When all are lowered, the dice bear your men off.")),
        ("otro", _("What you throw and cannot use, the other must use.")),
        SmallBoard(
            f"tira A A {_START} B {_START}",
            _("A lowers the upper men of 6, 5 and 4."),
            "6-5-4",
            "baxar",
        ),
        SmallBoard(
            f"tira A A {_START.replace('6:1+1', '6:2')} B {_START}",
            _("A has lowered the 6 before, so that B must lower his."),
            "6-5-4",
            "otro",
        ),
        SmallBoard(
            f"tira A A {_LOWERED} B 3 off:11",
            _("A throws a three more than he has men for: B bears off his last, and wins."),
            "3-3-3",
            "por-otro",
        ),
    ),
)
