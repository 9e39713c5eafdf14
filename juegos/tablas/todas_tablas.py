"""Todas tablas, fol. 77v: men in all four quarters, as backgammon still sets them.

The text gives the places, the way of two men and the fate of a man that is hit. It leaves to the
rest of the book of tables, or to us, how dice are played and men borne off: those rules are
supplied. The drawing of the leaf was not seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from juegos import data
from juegos.core.about import About
from juegos.core.game import SEATS, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, implied, stated, supplied
from juegos.tablas.casas.board import BAR, MEN, OFF, SIDE, Board, Travel, side
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.net import NEAR, Nets
from juegos.tablas.casas.state import TIRA, End
from juegos.tablas.casas.turns import USUAL

COLOCACION = stated(
    "todas-tablas.colocacion",
    "ldj:77v.a.9-13",
    "",
    "Five men of a colour stand on the six of one quarter, two on the ace of the one opposite.",
    kind="men",
)
OTRAS = stated(
    "todas-tablas.otras",
    "ldj:77v.a.16-20",
    "",
    "In the two other quarters five of each colour stand on the ace, and three on the five.",
    kind="men",
)
CONTAR = stated(
    "todas-tablas.contar",
    "ldj:72v.a.36-41",
    "",
    "In each quarter the six is the casa beside the middle of the board, the ace that at its outer "
    "edge.",
    kind="board",
)
DADOS = stated("todas-tablas.dados", "ldj:77v.b.10-11", "", "Two dice are thrown.", kind="move")
MANO = stated(
    "todas-tablas.mano",
    "ldj:77v.b.1-4",
    "",
    "The player who moves first plays to whichever side he likes, and brings the two men of "
    "the ace to the casa of the six, where the five are.",
    kind="men",
)
TOMADAS = stated(
    "todas-tablas.tomadas",
    "ldj:77v.b.4-7",
    "",
    "Men that are hit go back to the quarter in which the two men of the ace stand.",
    kind="capture",
)
LEVAR = stated(
    "todas-tablas.levar",
    "ldj:77v.b.7-10",
    "",
    "From there they are brought to the quarter of the five on the six, and then borne off.",
    kind="move",
)
DOBLADAS = stated(
    "todas-tablas.dobladas",
    "ldj:72v.a.10-13",
    "",
    "A man alone can be hit by a player who throws the number of its casa; men that are "
    "doubled cannot.",
    kind="capture",
)
CERRADA = implied(
    "todas-tablas.cerrada",
    "ldj:72v.a.10-13",
    "",
    "So no man stops on a casa where two or more of the other’s stand.",
    kind="ban",
)
MOVER = supplied("todas-tablas.mover", "ldj:77v", "", "Each die is a move of its own.", kind="move")
FUERZA = supplied(
    "todas-tablas.fuerza",
    "ldj:77v",
    "",
    "The dice must be played if they can be; if only one can be, the larger if possible.",
    kind="move",
)
PIERDE = supplied(
    "todas-tablas.pierde", "ldj:77v", "", "What cannot be played is lost.", kind="move"
)
ENTRAR = supplied(
    "todas-tablas.entrar",
    "ldj:77v",
    "",
    "Men that were hit enter before another moves.",
    kind="move",
)
GANA = supplied(
    "todas-tablas.gana", "ldj:77v", "", "The first to bear off all his men wins.", kind="end"
)
DOBLE = supplied(
    "todas-tablas.doble",
    "ldj:77v",
    "",
    "Reading dobles=cuatro: two equal dice count as four.",
    kind="move",
)
LA_BARATA = stated(
    "todas-tablas.barata",
    "ldj:72v.a.14-18",
    "",
    "Where the barata is played, a player who has men to enter, and finds all casas of that "
    "quarter closed, loses.",
    kind="end",
)

C_DOBLES = crux(
    "todas-tablas.dobles",
    "ldj:77v.b.10-11",
    "How often is each die played when both are equal?",
    ("dos", "once each, like any two dice: the text says nothing else", "juegos"),
    ("cuatro", "twice each, as in backgammon", "juegos"),
)
C_BARATA = crux(
    "todas-tablas.barata",
    "ldj:72v.a.14-18",
    "Is the barata of fol. 72v, which the leaf of this game does not name, played here?",
    ("no", "no: a player who cannot enter loses his turn", "juegos"),
    ("si", "yes: a player who finds all six casas closed has lost", "juegos"),
)


@cache
def nets() -> Nets:
    """Return the nets trained on todas tablas by games against themselves."""
    return Nets(data.packed("tablas/net-todas-tablas.bin"), Travel())


class TodasTablasRules:
    """The rules of todas tablas under chosen readings."""

    slug = "todas-tablas"
    rules: tuple[Rule, ...] = (
        *(COLOCACION, OTRAS, CONTAR, DADOS, MANO, TOMADAS, LEVAR, DOBLADAS, CERRADA),
        *(MOVER, FUERZA, PIERDE, ENTRAR, GANA, DOBLE, LA_BARATA),
    )
    cruces: tuple[Crux, ...] = (C_DOBLES, C_BARATA)
    dice = 2
    opening = TIRA
    turns = USUAL
    near = NEAR
    mistake = 0.04
    board: Board = side({24: 2, 13: 5, 8: 3, 6: 5}) * 2
    event_rules: Mapping[str, Rule] = {
        "dados": DADOS,
        "mover": MOVER,
        "men": COLOCACION,
        "casa": CERRADA,
        "hiere": TOMADAS,
        "bar": ENTRAR,
        "sacar": LEVAR,
        "pierde": PIERDE,
        "menor": FUERZA,
        "todos": FUERZA,
    }

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        four = self.readings["dobles"] == "cuatro"
        self.travel = Travel(doubles=4 if four else 2)
        self.event_rules = {**self.event_rules, "dobles": DOBLE} if four else self.event_rules

    def worth(self, board: Board) -> float:
        """Return the value of a board by the nets: the chance to win less the chance to lose."""
        return 1.0 if board[OFF] == MEN else 2 * nets().chances(board).win - 1

    def over(self, board: Board, seat: int) -> End | None:
        """Return how the game ends: all men borne off, or by barata."""
        who, other = SEATS[seat], SEATS[1 - seat]
        if board[OFF] == MEN:
            text = _("{who} has borne off all men and wins.", who=who)
            return End(seat, 1, GANA, text)
        shut = all(board[casa] > 1 for casa in range(1, 7))
        if self.readings["barata"] == "si" and shut and board[SIDE + BAR]:
            text = _("{other} has no casa to enter: {who} wins by barata.", other=other, who=who)
            return End(seat, 1, LA_BARATA, text)
        return None


class TodasTablas(TablesGame):
    """Todas tablas under chosen readings (crux name to reading key)."""

    def __init__(self, readings: Mapping[str, str]) -> None:
        super().__init__(TodasTablasRules(readings))


ABOUT = About(
    "todas-tablas",
    "Todas tablas",
    "ldj:77v ldj:72v",
    TodasTablas,
    says=_("All men start on the board; each player can send back the other’s."),
    tables=("chances", "lecturas"),
    lesson=lesson(
        ("gana", _("As played here, you want to bear off all your men before the other.")),
        ("dados", _("Two dice are thrown, and you move a man forward by each.")),
        ("dobladas", _("A man alone can be hit; two or more together are safe.")),
        ("entrar", _("Men that were hit must enter before you move another.")),
        ("mover", _("Do not hope for doublets: as played here equal dice are played once each.")),
        SmallBoard(
            "juega A 4-1 A 24:2 13:5 8:3 6:5 B 24:2 13:4 8:3 6:5 5",
            _("A hits the man who stands alone on A’s 20."),
            "24/20* 6/5",
            "tomadas",
        ),
        SmallBoard(
            "juega A 6-1 A bar 24 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5",
            _("A must enter first, and only the ace lets him in."),
            "bar/24 13/7",
            "entrar",
        ),
        SmallBoard(
            "juega A 6-4 A 6 4 off:13 B 6:3 5:2 4:2 off:8",
            _("A bears off his last two men and wins."),
            "6/off 4/off",
            "gana",
        ),
    ),
)
