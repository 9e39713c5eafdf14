"""Irish, Cotton 1674, pp. 154-155: backgammon before equal dice were played fourfold.

The men stand as at todas tablas and go as there, so that its laws and its nets serve here too;
what Cotton leaves unsaid is supplied.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import SEATS, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Kind, Rule, implied, stated, supplied
from juegos.tablas.casas.board import MEN, OFF, Board, Travel
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.state import End
from juegos.tablas.todas_tablas import TodasTablasRules


def _cotton(name: str, page: int, says: str, *, kind: Kind) -> Rule:
    return stated(f"irish.{name}", f"cotton1674:{page}", "", says, kind=kind)


def _supplied(name: str, says: str, *, kind: Kind) -> Rule:
    return supplied(f"irish.{name}", "cotton1674:155", "", says, kind=kind)


PLACES = _cotton(
    "men",
    154,
    "Two men of each side stand on the ace-point, five on the double six, three on the five-point "
    "of the player’s own tables, and five on the six-point at home.",
    kind="men",
)
BLOT = _cotton("blot", 155, "A blot, a man alone, can be hit.", kind="capture")
HOME = _cotton(
    "home",
    155,
    "The men are brought home to fill one’s own table; then they are borne off.",
    kind="move",
)
DOUBLETS = implied(
    "irish.doublets",
    "cotton1674:156",
    "",
    "Doublets count as any two dice: only back-gammon plays them fourfold.",
    kind="manner",
)
POINT = implied(
    "irish.point",
    "cotton1674:155",
    "",
    "Two men of the other on a point close it: no man may stop there.",
    kind="ban",
)
THROW = _supplied("throw", "The players throw two dice in turn; A begins.", kind="move")
PLAY = _supplied("play", "Each die is a move of its own, with one man or with two.", kind="move")
ENTER = _supplied(
    "enter", "A man that was hit enters in the farthest quarter before another moves.", kind="move"
)
FORCE = _supplied(
    "force",
    "The dice must be played if they can be; if only one can be, the larger if possible.",
    kind="move",
)
LOST = _supplied("lost", "What cannot be played is lost.", kind="move")
WIN = _supplied("win", "The first to bear off all his men wins.", kind="end")


class IrishRules(TodasTablasRules):
    """The rules of Irish; it has no readings."""

    slug = "irish"
    rules: tuple[Rule, ...] = (
        *(PLACES, THROW, PLAY, DOUBLETS, BLOT, POINT, ENTER, HOME, FORCE, LOST, WIN),
    )
    cruces: tuple[Crux, ...] = ()
    event_rules: Mapping[str, Rule] = {
        "dados": THROW,
        "mover": PLAY,
        "men": PLACES,
        "casa": POINT,
        "hiere": BLOT,
        "bar": ENTER,
        "sacar": HOME,
        "pierde": LOST,
        "menor": FORCE,
        "todos": FORCE,
    }

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.travel = Travel(doubles=2)

    def over(self, board: Board, seat: int) -> End | None:
        """Return how the game ends: all men of a side borne off."""
        if board[OFF] < MEN:
            return None
        return End(seat, 1, WIN, _("{who} has borne off all men and wins.", who=SEATS[seat]))


class Irish(TablesGame):
    """Irish under chosen readings: there are none to choose."""

    def __init__(self, readings: Mapping[str, str]) -> None:
        super().__init__(IrishRules(readings))


ABOUT = About(
    "irish",
    "Irish",
    "cotton1674",
    Irish,
    says=_("Backgammon before doublets were played fourfold."),
    origin=_("England, described in 1674"),
    lesson=lesson(
        ("win", _("You want to bear off all your men before the other.")),
        ("play", _("You throw two dice, and move a man forward by each, or one man by both.")),
        ("blot", _("A man alone is a blot: the other can hit it, and it must enter anew.")),
        ("home", _("Bring all your men home to your own table; then bear them off.")),
        ("doublets", _("Doublets are nothing special: equal dice are played once each.")),
        SmallBoard(
            "juega A 4-1 A 24:2 13:5 8:3 6:5 B 24:2 13:4 8:3 6:5 5",
            _("A hits the blot on A’s 20."),
            "24/20* 6/5",
            "blot",
        ),
        SmallBoard(
            "juega A 5-5 A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5",
            _("Two fives are played as two moves, not as four."),
            "13/3",
            "play",
        ),
        SmallBoard(
            "juega A 6-4 A 6 4 off:13 B 6:3 5:2 4:2 off:8",
            _("A bears off his last two men and wins."),
            "6/off 4/off",
            "win",
        ),
    ),
)
