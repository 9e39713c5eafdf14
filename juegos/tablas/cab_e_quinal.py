"""Cab & quinal, fol. 77r: thirty men on two casas of one quarter, the sixes a point ahead."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.errors import ImpossibleReadings
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, stated
from juegos.tablas import libro
from juegos.tablas.casas.board import Travel, side
from juegos.tablas.casas.game import TablesGame

SLUG = "cab-e-quinal"
LEAF = libro.Leaf(SLUG, "ldj:77r")

TREINTA = stated(
    "cab-e-quinal.treinta",
    "ldj:77r.a.5-13",
    "",
    "All thirty men stand in one quarter: fifteen of one colour on the six, fifteen of the other "
    "on the five beside it.",
    kind="men",
)
MANO = stated(
    "cab-e-quinal.mano",
    "ldj:77r.a.13-17",
    "",
    "The men of the five have the hand, because those of the six are a point ahead.",
    kind="manner",
)
CAMINO = stated(
    "cab-e-quinal.camino",
    "ldj:77r.a.18-22",
    "",
    "All go round to the quarter opposite that in which they began, and are borne off there.",
    kind="men",
)
TORNA = stated(
    "cab-e-quinal.torna",
    "ldj:77r.b.1-4",
    "",
    "A man that is hit goes back, and enters in the quarter from which it set out.",
    kind="capture",
)
VAZIAS = stated(
    "cab-e-quinal.vazias",
    "ldj:77r.b.3-6",
    "",
    "It enters on a casa that is empty, or holds one man of the other, or men of its own, however "
    "many.",
    kind="ban",
)
DADOS = stated("cab-e-quinal.dados", "ldj:77r.b.6-7", "", "Three dice are thrown.", kind="move")
FIJO = stated(
    "cab-e-quinal.fijo",
    "ldj:77r.b.8-11",
    "",
    "Or two dice are thrown, and a third counts as a number agreed on, as if it had thrown a six.",
    kind="move",
)
PUESTAS = stated(
    "cab-e-quinal.puestas",
    "ldj:77r.b.11-18",
    "",
    "Then fourteen men stand on the six and one ahead, on a casa of the six; fourteen on the five "
    "and one beside it on the four.",
    kind="men",
)
GANA = LEAF.gana()

C_DADOS = crux(
    "cab-e-quinal.dados",
    "ldj:77r.b.6-11",
    "With three dice, or with two and a third whose number is agreed on? The leaf describes both.",
    ("tres", "with three", "ldj"),
    ("dos-y-fijo", "with two, and a third whose number is agreed on", "ldj"),
)
C_FIJO = crux(
    "cab-e-quinal.fijo",
    "ldj:77r.b.8-11",
    "With two dice: what number does the third one count? The leaf leaves it to the players.",
    ("seys", "six, which the leaf names for an example", "ldj"),
    ("cinco", "five", "ldj"),
    ("quatro", "four", "ldj"),
    ("tria", "three", "ldj"),
    ("dos", "two", "ldj"),
    ("as", "one", "ldj"),
)
C_ADELANTADA = crux(
    "cab-e-quinal.adelantada",
    "ldj:77r.b.14-15",
    "With two dice: on which six does the man ahead stand?",
    ("lado", "on the next one, that of the quarter beside", "juegos"),
    ("derecho", "on that of the quarter opposite, where men are borne off", "ludii"),
)
RULES: tuple[Rule, ...] = (
    *(TREINTA, LEAF.contar(), MANO, CAMINO, TORNA, VAZIAS, LEAF.cerrada(), DADOS, FIJO, PUESTAS),
    *(LEAF.mover(), LEAF.fuerza(), LEAF.pierde(), LEAF.entrar(), LEAF.sacar(), GANA),
    LEAF.la_barata(),
)
CRUCES: tuple[Crux, ...] = (C_DADOS, C_ADELANTADA, LEAF.c_justa(), LEAF.c_barata(), C_FIJO)
EVENT_RULES = LEAF.event_rules(dados=DADOS, men=TREINTA, hiere=TORNA, fijo=FIJO)
AHEAD = {"lado": 18, "derecho": 6}
COUNTS = {"seys": 6, "cinco": 5, "quatro": 4, "tria": 3, "dos": 2, "as": 1}


def cab_e_quinal(readings: Mapping[str, str]) -> TablesGame:
    """Return cab e quinal under chosen readings (crux name to reading key).

    Raises:
        ImpossibleReadings: a third die counts a number, where three are thrown.
    """
    chosen = choose(SLUG, CRUCES, readings)
    three = chosen["dados"] == "tres"
    if three and chosen["fijo"] != C_FIJO.default:
        raise ImpossibleReadings(
            _("cab-e-quinal: a third die counts as agreed only with dados=dos-y-fijo")
        )
    fixed = () if three else (COUNTS[chosen["fijo"]],)
    travel = Travel(lies="same", doubles=2, exits=libro.exits(chosen), fixed=fixed)
    ahead = AHEAD[chosen["adelantada"]]
    fives = {20: 15} if three else {21: 1, 20: 14}
    sixes = {19: 15} if three else {19: 14, ahead: 1}
    return TablesGame(
        libro.Libro(
            *(SLUG, RULES, CRUCES, chosen, travel, 3 if three else 2),
            board=side(fives) + side(sixes),
            event_rules=EVENT_RULES,
            ends=libro.ends(chosen, GANA, LEAF.la_barata(), travel),
            mistake=0.005,
        )
    )


ABOUT = About(
    SLUG,
    "Cab e quinal",
    "ldj:77r ldj:72v",
    cab_e_quinal,
    says=_("All thirty men start on two neighbouring casas and run one way."),
    tables=("chances", "lecturas"),
    lesson=lesson(
        ("gana", _("Bring your men round to the last quarter, and bear all off first.")),
        ("mano", _("A has the five and the hand; B has the six, a point ahead.")),
        ("dados", _("You throw three dice, and move a man by each.")),
        ("vazias", _("You may stop on an empty casa, on your own men, or on one man alone.")),
        ("torna", _("A man alone is hit so, and enters again in the quarter of the start.")),
        SmallBoard(
            "juega A 6-1-1 A 20:15 B 19:15",
            _("B closes the next casa: A must begin with the six."),
            "20/12",
            "mover",
        ),
        SmallBoard(
            "juega B 6-4-2 A 20:12 16:2 13 B 19:15",
            _("B hits the man that stands alone on 13."),
            "19/17 19/15 19/13*",
            "torna",
        ),
        SmallBoard(
            "juega A 4-2-1 A bar 20:12 16 13 B 19:14 15",
            _("A must enter the man that was hit before moving another."),
            "bar/21 20/17",
            "entrar",
        ),
    ),
)
