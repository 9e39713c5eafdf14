"""Doze canes, or doze hermanos, fol. 73v: twelve men are set two by two on the casas of a quarter.

The text gives the men, the quarter and the aim; it does not say in so many words who wins where
both play in one quarter, nor how many dice are thrown. The drawing of the leaf was not seen.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About, Can
from juegos.core.errors import ImpossibleReadings
from juegos.core.game import SEATS, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import Message, _
from juegos.core.source import Crux, Rule, crux, implied, stated, supplied
from juegos.material.dice import Throw
from juegos.tablas.libro import PLAIN, Leaf
from juegos.tablas.quadra.game import QuadraGame
from juegos.tablas.quadra.placement import METER, PIERDE, TOMAR, PlacementRules, place_men
from juegos.tablas.quadra.state import CASAS, TIRA, Casas, Deed, End, Pair

LEAF = Leaf("doze-canes", "ldj:73v")
MEN, DOUBLED = 12, 2
HALF = CASAS // 2

HOMBRES = stated(
    "doze-canes.hombres",
    "ldj:73v.a.8-11",
    "",
    "Each side has twelve men, which come to stand two by two on the six casas of one quarter.",
    kind="men",
)
QUADRA = stated(
    "doze-canes.quadra",
    "ldj:73v.a.11-13",
    "",
    "The player who plays first chooses the quarter; all four are alike.",
    kind="board",
)
EN_MANO = stated(
    "doze-canes.en-mano",
    "ldj:73v.b.1-5",
    "",
    "Men are kept in the hand, or beside the casas, until a throw comes that brings them in.",
    kind="men",
)
DADOS = LEAF.dados()
METE = implied(
    "doze-canes.meter",
    "ldj:73v.b.3-5",
    "",
    "Each die brings one man to the casa of its number.",
    kind="move",
)
DOBLADA = stated(
    "doze-canes.doblada",
    "ldj:73v.a.16-18",
    "",
    "From a doubled casa the other can take no man.",
    kind="ban",
)
DOS = implied(
    "doze-canes.dos",
    "ldj:73v.a.8-11",
    "",
    "No third man stands on a casa: twelve men fill the six of them two by two.",
    kind="ban",
)
TOMA = implied(
    "doze-canes.tomar",
    "ldj:73v.a.16-18",
    "",
    "A man alone is taken by a player who brings a man to its casa; it goes back to the hand.",
    kind="capture",
)
CERRADA = supplied(
    "doze-canes.cerrada",
    "ldj:73v.a.16-18",
    "",
    "Reading tomar=no: a man alone is not taken, and his casa is closed to the other.",
    kind="ban",
)
PIERDE_SE = supplied(
    "doze-canes.pierde", "ldj:73v", "", "A die that can be put to no use is lost.", kind="move"
)
MANO = LEAF.mano()
GANA = stated(
    "doze-canes.gana",
    "ldj:73v.a.14-15",
    "",
    "The player who doubles the casas soonest wins.",
    kind="end",
)
MAS = supplied(
    "doze-canes.mas-casas",
    "ldj:73v.a.14-15",
    "",
    "In one quarter for both, neither can double all six once each has one; so four casas win.",
    kind="end",
)
TABLAS = supplied(
    "doze-canes.tablas",
    "ldj:73v.a.14-15",
    "",
    "Where each has doubled three casas of the one quarter, nobody wins.",
    kind="end",
)

C_CUADRA = crux(
    "doze-canes.cuadra",
    "ldj:73v.a.10-13",
    "Do both players set their men in the same quarter?",
    ("misma", "yes: so the pareja is entered, “as in doze canes” (fol. 76v)", "juegos"),
    ("propia", "no: each has a quarter of his own, and nobody can be taken", "juegos"),
)
C_FIN = crux(
    "doze-canes.fin",
    "ldj:73v.a.14-15",
    "What is it to double the casas soonest?",
    (
        "mas-casas",
        "where both share a quarter, to double more casas than the other",
        "juegos",
    ),
    ("todas", "to double all six: so each needs a quarter of his own", "juegos"),
)
C_TOMAR = crux(
    "doze-canes.tomar",
    "ldj:73v.a.16-18",
    "Can a man who stands alone be taken?",
    ("si", "yes: it is only said that the doubled ones cannot be", "juegos"),
    ("no", "no: his casa is closed to the other", "juegos"),
)
C_DADOS = crux(
    "doze-canes.dados",
    "ldj:73v.b.3-5",
    "With how many dice? The leaf does not say.",
    ("dos", "two", "ludii"),
    ("tres", "three, as in most games of the book that have a number", "juegos"),
)


class DozeCanesRules:
    """The rules of doze canes under chosen readings."""

    slug = "doze-canes"
    rules: tuple[Rule, ...] = (
        *(HOMBRES, QUADRA, EN_MANO, DADOS, METE, DOBLADA, DOS, TOMA, CERRADA),
        *(PIERDE_SE, MANO, GANA, MAS, TABLAS),
    )
    cruces: tuple[Crux, ...] = (C_CUADRA, C_FIN, C_TOMAR, C_DADOS)
    men = MEN
    begin: Casas = (0,) * CASAS
    rest = "hand"
    spills = False
    opening = TIRA
    written: Mapping[int, str] = {0: "", 1: "", 2: ":2"}
    stands: Mapping[int, tuple[int, int]] = {0: (0, 0), 1: (1, 0), 2: (2, 0)}
    named: Mapping[str, Rule] = {"dados": DADOS, "men": HOMBRES, "casa": DOBLADA}
    event_rules: Mapping[str, tuple[Rule, Message]] = {
        METER: (METE, _("{who} brings men in on: {casas}.")),
        TOMAR: (TOMA, _("{who} takes the man of {other} on: {casas}.")),
        PIERDE: (PIERDE_SE, _("{who} can bring in no man with: {casas}.")),
    }

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.dice = {"dos": 2, "tres": 3}[self.readings["dados"]]
        self.shared = self.readings["cuadra"] == "misma"
        self.how = PlacementRules(MEN, DOUBLED, self.shared, takes=self.readings["tomar"] == "si")
        if self.shared and self.readings["fin"] == "todas":
            raise ImpossibleReadings(
                _(
                    "doze-canes: fin=todas needs cuadra=propia: in one quarter neither can double "
                    "all six once each has one"
                )
            )

    def thrown(self, casas: Pair, seat: int, throw: Throw) -> tuple[Pair, list[Deed]]:
        """Return the men that a throw brings in, takes and loses."""
        return place_men(self.how, casas, seat, throw)

    def over(self, casas: Pair, seat: int) -> End | None:
        """Return how the game ends: by casas doubled, all or more than the other can reach."""
        doubled = [sum(men == DOUBLED for men in side) for side in casas]
        who, mine = SEATS[seat], doubled[seat]
        if not self.shared:
            text = _("{who} has doubled all six casas and wins.", who=who)
            return End(seat, GANA, text) if mine == CASAS else None
        if mine == CASAS:
            text = _("{who} has doubled all six casas and wins.", who=who)
            return End(seat, GANA, text)
        if mine > HALF:
            text = _("{who} has doubled more casas than {other} can, and wins.")
            return End(seat, MAS, text.with_fields(who=who, other=SEATS[1 - seat]))
        if doubled == [HALF, HALF]:
            return End(None, TABLAS, _("Each has doubled three casas: it is a draw."))
        return None


class DozeCanes(QuadraGame):
    """Doze canes under chosen readings (crux name to reading key)."""

    def __init__(self, readings: Mapping[str, str]) -> None:
        super().__init__(DozeCanesRules(readings))


ABOUT = About(
    "doze-canes",
    "Doze canes",
    "ldj:73v ldj:76v",
    DozeCanes,
    says=_("Luck alone: both set men two by two on the casas of one quarter."),
    players=PLAIN,
    can=frozenset({Can.COUNT}),
    chance_only=True,
    tables=("odds",),
    lesson=lesson(
        ("gana", _("You want to double the casas of the quarter before the other does.")),
        ("en-mano", _("Twelve men of each side wait in the hand.")),
        ("meter", _("Each die you throw brings a man to the casa of its number.")),
        (
            "tomar",
            _("A man alone is taken by the man who comes to its casa; two together are safe."),
        ),
        ("mas-casas", _("As played here both share one quarter: four doubled casas win.")),
        SmallBoard(
            "tira A A hand:12 B hand:12",
            _("A brings a man to the six, and one to the five."),
            "6-5",
            "meter",
        ),
        SmallBoard(
            "tira A A hand:12 B 6 5:2 hand:9",
            _("The first six takes the man of B, the second doubles the casa."),
            "6-6",
            "tomar",
        ),
        SmallBoard(
            "tira B A 4:2 3:2 hand:8 B 6:2 5:2 2:2 1 hand:5",
            _("B doubles a fourth casa and wins."),
            "5-1",
            "mas-casas",
        ),
    ),
)
