"""Doublets, Cotton 1674, pp. 161-162: doblet with fifteen men, where equal dice count for more.

Men are laid down and borne off as at doblet. Cotton leaves to the players which men they lay down
or bear by doublets; here a rule of ours settles it, so that nobody decides anything.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About, Can
from juegos.core.game import SEATS, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import Message, _
from juegos.core.source import Crux, Kind, Rule, crux, implied, stated, supplied
from juegos.material.dice import Throw
from juegos.tablas.doblet import DobletRules
from juegos.tablas.libro import PLAIN
from juegos.tablas.quadra.game import QuadraGame
from juegos.tablas.quadra.state import CASAS, Casas, Deed, End, Pair

MEN = 15
# What a casa can hold besides one, two or three men laid down: men that lie upon another.
ONE_UPON_ONE, ONE_UPON_TWO, TWO_UPON_ONE = 4, 5, 6


def _cotton(name: str, says: str, *, kind: Kind, page: int = 162) -> Rule:
    return stated(f"doublets.{name}", f"cotton1674:{page}", "", says, kind=kind)


def _ours(name: str, says: str, *, kind: Kind) -> Rule:
    return supplied(f"doublets.{name}", "cotton1674:162", "", says, kind=kind)


PLACES = _cotton(
    "men",
    "Each side has fifteen men, three on each of its six, five and four, two on each of its three, "
    "two and one.",
    kind="men",
    page=161,
)
FIRST = _cotton("first", "The player who throws most throws first.", kind="move", page=161)
ONE_DIE = _ours(
    "one-die", "For this each player throws one die, and a tie is thrown again.", kind="manner"
)
DICE = implied(
    "doublets.dice",
    "cotton1674:162",
    "",
    "Two dice are thrown: doublets are two equal numbers.",
    kind="move",
)
LAY = _cotton("lay", "A die lays down a man of its number.", kind="move", page=161)
UPON = _ours(
    "upon",
    "The men of a number lie one upon another: the lowest lies down already, the others are laid "
    "down beside it.",
    kind="men",
)
BEAR = _cotton("bear", "Men that are laid down are borne off, by the same numbers.", kind="move")
BEFORE = _cotton(
    "before", "No player bears a man off before all his men are laid down.", kind="ban"
)
OTHER = _cotton(
    "other",
    "What a player throws and has no man for, the other lays down to his own advantage.",
    kind="move",
    page=161,
)
LOST = _ours("lost", "What neither can use is lost.", kind="move")
DOUBLETS = _cotton(
    "doublets",
    "By doublets a player lays down or bears off many men: by two fours, eight.",
    kind="move",
)
WHICH = _ours(
    "which",
    "They may be men of any number. The casa where most is left to do comes first, then that where "
    "the other player has least to do, then that where he has least to lay down, then the highest.",
    kind="manner",
)
NEXT = _ours(
    "next",
    "Reading down=next: a player bears no man off by the throw that lays down his last; what he "
    "cannot use of it is the other’s.",
    kind="ban",
)
WIN = implied(
    "doublets.win",
    "cotton1674:162",
    "",
    "The first to bear off all his men wins.",
    kind="end",
)
BY_OTHER = _ours(
    "by-other",
    "Reading other=bears: a player may bear off his last man by the other’s throw, and wins.",
    kind="end",
)

C_OTHER = crux(
    "doublets.other",
    "cotton1674:161",
    "What may the other player do with a number that the thrower cannot use?",
    ("lays", "lay a man down, and no more", "cotton1674"),
    ("bears", "lay a man down, or bear one off if all his are down", "juegos"),
)
C_EIGHT = crux(
    "doublets.eight",
    "cotton1674:162",
    "Which are the eight men of two fours?",
    ("any", "men of whatever numbers: no number has so many", "cotton1674"),
    ("own", "those of the four, as far as there are any; the rest is the other’s", "juegos"),
)
C_DOWN = crux(
    "doublets.down",
    "cotton1674:162",
    "May the throw that lays down a player’s last man also bear men off?",
    ("same", "yes: with all men down, what is left of the throw bears", "juegos"),
    ("next", "no: he bears from his next throw on", "juegos"),
)


class DoubletsRules(DobletRules):
    """The rules of Doublets under chosen readings."""

    slug = "doublets"
    rules: tuple[Rule, ...] = (
        *(PLACES, UPON, FIRST, ONE_DIE, DICE, LAY, OTHER, LOST, BEAR, BEFORE),
        *(DOUBLETS, WHICH, NEXT, WIN, BY_OTHER),
    )
    cruces: tuple[Crux, ...] = (C_OTHER, C_EIGHT, C_DOWN)
    dice = 2
    men = MEN
    begin: Casas = (*[ONE_UPON_ONE] * 3, *[TWO_UPON_ONE] * 3)
    written: Mapping[int, str] = dict(enumerate(("", "", ":2", ":3", ":1+1", ":2+1", ":1+2")))
    stands: Mapping[int, tuple[int, int]] = dict(
        enumerate(((0, 0), (1, 0), (2, 0), (3, 0), (2, 1), (3, 1), (3, 2)))
    )
    lowers: Mapping[int, int] = {TWO_UPON_ONE: ONE_UPON_TWO, ONE_UPON_TWO: 3, ONE_UPON_ONE: 2}
    named: Mapping[str, Rule] = {"dados": DICE, "men": PLACES, "sale": FIRST}
    event_rules: Mapping[str, tuple[Rule, Message]] = {
        "baxar": (LAY, _("{who} lays down men on: {casas}.")),
        "levar": (BEAR, _("{who} bears men off from: {casas}.")),
        "otro": (OTHER, _("{thrower} has no man for this, so it falls to {who}: {casas}.")),
        "pierde": (LOST, _("Neither has a man for this: {casas}.")),
        "doublets": (DOUBLETS, _("{who} throws doublets: {casas}.")),
    }

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.before, self.waits = True, self.readings["down"] == "next"
        self.keeps = MEN if self.readings["other"] == "lays" else 0

    def thrown(self, casas: Pair, seat: int, throw: Throw) -> tuple[Pair, list[Deed]]:
        """Return what the thrower does, then what the other does with the rest."""
        if len({*throw}) > 1:
            return super().thrown(casas, seat, throw)
        men = sum(throw)
        due = throw[:1] * men
        if self.readings["eight"] == "any":
            mine, theirs = casas[seat], casas[1 - seat]
            due = self._chosen(mine, theirs, men)
            if self.waits and self.stacked(mine):
                after, _rest, _deeds = self._done(mine, seat, due)
                due += self._chosen(theirs, after, men - len(due))
        pair, deeds = super().thrown(casas, seat, due)
        return pair, [Deed("doublets", seat, throw[0]), *deeds]

    def _chosen(self, mine: Casas, theirs: Casas, men: int) -> Throw:
        """Return the numbers of the men that doublets lay down and bear off, in their order."""
        left, chosen = list(mine), list[int]()
        lays = self.waits and self.stacked(mine)
        while len(chosen) < men and (self.stacked(left) if lays else any(left)):
            stacked = [at for at in range(CASAS) if left[at] in self.lowers]
            at = max(
                stacked or range(CASAS),
                key=lambda at: (self._due(left[at]), -self._due(theirs[at]), -theirs[at], at),
            )
            left[at] = self.lowers.get(left[at], left[at] - 1)
            chosen.append(at + 1)
        return tuple(chosen)

    def _due(self, stands: int) -> int:
        """Return how often men of a casa are still to be laid down or borne off."""
        return sum(self.stands[stands])

    def over(self, casas: Pair, seat: int) -> End | None:
        """Return how the game ends: all men of one side borne off."""
        if not any(casas[seat]):
            return End(seat, WIN, _("{who} has borne off all men and wins.", who=SEATS[seat]))
        if not any(casas[1 - seat]):
            text = _("{who} has borne off all men by the throw of {other}, and wins.")
            named = text.with_fields(who=SEATS[1 - seat], other=SEATS[seat])
            return End(1 - seat, BY_OTHER, named)
        return None


class Doublets(QuadraGame):
    """Doublets under chosen readings (crux name to reading key)."""

    def __init__(self, readings: Mapping[str, str]) -> None:
        super().__init__(DoubletsRules(readings))


_START = "6:1+2 5:1+2 4:1+2 3:1+1 2:1+1 1:1+1"
_DOWN = "6:3 5:3 4:3 3:2 2:2 1:2"

ABOUT = About(
    "doublets",
    "Doublets",
    "cotton1674",
    Doublets,
    says=_("Luck alone: men are laid down and borne off; doublets move many."),
    origin=_("England, described in 1674"),
    players=PLAIN,
    can=frozenset({Can.COUNT}),
    chance_only=True,
    tables=("odds",),
    lesson=lesson(
        ("win", _("You want to bear off all your men before the other has borne off his.")),
        ("lay", _("First each die lays down a man of its number.")),
        ("bear", _("When all your men are down, the dice bear them off.")),
        ("other", _("What you throw and cannot use, the other lays down.")),
        ("doublets", _("Doublets are worth many throws: two fours move eight men.")),
        SmallBoard(
            f"tira A A {_START} B {_START}",
            _("A lays down a man of the six and one of the three."),
            "6-3",
            "lay",
        ),
        SmallBoard(
            f"tira A A {_START} B {_START}",
            _("Two threes: A lays down six men."),
            "3-3",
            "doublets",
        ),
        SmallBoard(
            f"tira A A {_DOWN} B {_START}",
            _("A has all men down, and bears off a five and a one."),
            "5-1",
            "bear",
        ),
    ),
)
