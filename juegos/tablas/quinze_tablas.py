"""Quinze tablas, fol. 73r: a name, and that one may play with fifteen men, with six or with any.

The text has none of its rules, so every rule here is supplied. It is read as a game of placing men,
because it is played with as many as can be *put*; another reading makes it a race, as Ludii does
from the drawing. The drawing of the leaf was not seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from juegos.core.about import About, Can
from juegos.core.errors import ImpossibleReadings, NotExact
from juegos.core.game import SEATS, Game, KnownFigures, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import Message, _
from juegos.core.source import Crux, Rule, crux, stated, supplied
from juegos.material.dice import Throw
from juegos.tablas import libro
from juegos.tablas.casas.board import Travel, side
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.quadra.game import QuadraGame
from juegos.tablas.quadra.placement import METER, PIERDE, PlacementRules, place_men
from juegos.tablas.quadra.state import CASAS, TIRA, Casas, Deed, End, Pair

SLUG = "quinze-tablas"
LEAF = libro.Leaf(SLUG, "ldj:73r")
DOUBLED = 2
SECOND = 2  # quarters that are filled where twelve men are not all


def _supplied(name: str, says: str, kind: Any) -> Rule:
    return supplied(f"{SLUG}.{name}", "ldj:73r.a.3-8", "", says, kind=kind)


NOMBRE = stated(
    "quinze-tablas.nombre",
    "ldj:73r.a.3-8",
    "",
    "It is played with fifteen men, or with six, or with as many as can be put, from "
    "fifteen down to one. The text says nothing else.",
    kind="men",
)
METE = _supplied(
    "encasar",
    "Men wait in the hand; each die puts one on the casa of its number, in a quarter of the "
    "player’s own.",
    "move",
)
APILAR = _supplied(
    "apilar",
    "Reading apilar=dos: no third man stands on a casa; of fifteen men those that find no room "
    "stand on the casas of a second quarter.",
    "ban",
)
NO_PUEDE = _supplied("pierde", "A die that can be put to no use is lost.", "move")
TODAS = _supplied("todas", "The first to have put all his men on casas wins.", "end")
CARRERA = _supplied(
    "carrera",
    "Reading juego=carrera: two men stand on each of the first seven casas, one on the eighth; the "
    "two sides go against each other, and bear off in the last quarter.",
    "men",
)
TORNA = _supplied(
    "torna",
    "Reading juego=carrera: a man alone can be hit, and enters again in the quarter where its way "
    "begins.",
    "capture",
)
GANA = _supplied("gana", "Reading juego=carrera: the first to bear off all his men wins.", "end")

C_JUEGO = crux(
    "quinze-tablas.juego",
    "ldj:73r.a.3-8",
    "What kind of game is it?",
    ("encasar", "one of putting men on casas: as many as they can put", "juegos"),
    ("carrera", "a race, set out by twos as the drawing is said to show it", "ludii"),
)
C_TABLAS = crux(
    "quinze-tablas.tablas",
    "ldj:73r.a.3-8",
    "With how many men? The leaf allows any number.",
    ("quinze", "fifteen, as it is called", "ldj"),
    ("seys", "six, which the leaf names too", "ldj"),
    ("catorze", "fourteen", "ldj"),
    ("treze", "thirteen", "ldj"),
    ("doze", "twelve", "ldj"),
    ("onze", "eleven", "ldj"),
    ("diez", "ten", "ldj"),
    ("nueve", "nine", "ldj"),
    ("ocho", "eight", "ldj"),
    ("siete", "seven", "ldj"),
    ("cinco", "five", "ldj"),
    ("quatro", "four", "ldj"),
    ("tres", "three", "ldj"),
    ("dos", "two", "ldj"),
    ("uno", "one", "ldj"),
)
MEN = {"quinze": 15, "seys": 6, "catorze": 14, "treze": 13, "doze": 12, "onze": 11, "diez": 10}
MEN |= {"nueve": 9, "ocho": 8, "siete": 7, "cinco": 5, "quatro": 4, "tres": 3, "dos": 2, "uno": 1}
C_APILAR = crux(
    "quinze-tablas.apilar",
    "ldj:73r.a.3-8",
    "How many men may stand on one casa?",
    ("libre", "any number", "juegos"),
    ("dos", "two, as in doze canes", "ludii"),
)
RULES: tuple[Rule, ...] = (
    *(NOMBRE, LEAF.dados(), LEAF.mano(), METE, APILAR, NO_PUEDE, TODAS),
    *(CARRERA, LEAF.cerrada(), TORNA, LEAF.mover(), LEAF.fuerza(), LEAF.entrar(), LEAF.sacar()),
    GANA,
)
CRUCES: tuple[Crux, ...] = (C_JUEGO, C_TABLAS, C_APILAR, LEAF.c_dados("ludii"))
EVENT_RULES = LEAF.event_rules(dados=LEAF.dados(), men=CARRERA, hiere=TORNA, pierde=NO_PUEDE)


class Encasar:
    """The rules of quinze tablas as a game of putting men on casas, under chosen readings."""

    slug = SLUG
    rules, cruces = RULES, CRUCES
    opening = TIRA
    begin: Casas = (0,) * CASAS
    rest = "hand"
    shared = False
    named: Mapping[str, Rule] = {"dados": LEAF.dados(), "men": NOMBRE}
    event_rules: Mapping[str, tuple[Rule, Message]] = {
        METER: (METE, _("{who} brings men in on: {casas}.")),
        PIERDE: (NO_PUEDE, _("{who} can bring in no man with: {casas}.")),
    }

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings = readings
        self.dice = libro.dice_count(readings)
        self.men = MEN[readings["tablas"]]
        by_twos = readings["apilar"] == "dos"
        self.spills = by_twos and self.men > DOUBLED * CASAS
        most = DOUBLED * SECOND if self.spills else DOUBLED if by_twos else self.men
        self.how = PlacementRules(self.men, most, shared=False)
        self.written: Mapping[int, str] = {
            men: f":{men}" if men > 1 else "" for men in range(most + 1)
        }
        self.stands: Mapping[int, tuple[int, int]] = {men: (men, 0) for men in range(most + 1)}

    def thrown(self, casas: Pair, seat: int, throw: Throw) -> tuple[Pair, list[Deed]]:
        """Return the men that a throw puts on casas, and the dice that are lost."""
        return place_men(self.how, casas, seat, throw)

    def over(self, casas: Pair, seat: int) -> End | None:
        """Return how the game ends: all men of the thrower stand on casas."""
        if sum(casas[seat]) < self.men:
            return None
        return End(seat, TODAS, _("{who} has put all men on casas and wins.", who=SEATS[seat]))


class Puesta(QuadraGame):
    """Quinze tablas as a game of putting men on casas."""

    def known_figures(self) -> KnownFigures:
        """Return the exact chances; if no casa is ever full, the first thrower always wins."""
        if self.readings["apilar"] != "libre":
            return super().known_figures()
        men, thrown = self.laws.men, self.laws.dice
        throws = 2 * -(-men // thrown) - 1
        figures = {"first_wins": 1, "second_wins": 0, "nobody_wins": 0, "mean_casts": throws}
        return KnownFigures({name: Fraction(figure) for name, figure in figures.items()}, {}, "")


class Carrera(TablesGame):
    """Quinze tablas as a race."""

    def known_figures(self) -> KnownFigures:
        """Raise ``NotExact``: players decide."""
        message = _("in {slug} the players decide: its odds need a policy for each", slug=self.slug)
        raise NotExact(message)


def quinze_tablas(readings: Mapping[str, str]) -> Game[Any, Any]:
    """Return quinze tablas under chosen readings (crux name to reading key).

    Raises:
        ImpossibleReadings: a race is asked for with fewer men, or with two to a casa at most.
    """
    chosen = choose(SLUG, CRUCES, readings)
    if chosen["juego"] == "encasar":
        return Puesta(Encasar(chosen))
    if (chosen["tablas"], chosen["apilar"]) != ("quinze", "libre"):
        raise ImpossibleReadings(
            _("quinze-tablas: juego=carrera needs tablas=quinze and apilar=libre")
        )
    return Carrera(
        libro.Libro(
            *(SLUG, RULES, CRUCES, chosen, Travel(doubles=2), libro.dice_count(chosen)),
            board=side({**dict.fromkeys(range(18, 25), 2), 17: 1}) * 2,
            event_rules=EVENT_RULES,
            ends=(libro.borne_off(GANA),),
        )
    )


ABOUT = About(
    SLUG,
    "Quinze tablas",
    "ldj:73r ldj:72v",
    quinze_tablas,
    says=_("A name without rules: as read here, men are put on casas by the dice."),
    can=frozenset({Can.COUNT}),
    chance_only=True,
    choice={"juego": "carrera"},
    players=libro.AT_SIGHT,
    tables=("odds", "chances", "lecturas"),
    lesson=lesson(
        ("nombre", _("The leaf gives a name for this game and a number of men, but no rule.")),
        ("todas", _("As played here, you want to have all fifteen men on casas first.")),
        ("encasar", _("Each die you throw puts a man on the casa of its number.")),
        ("dados", _("You throw three dice, as played here.")),
        ("mano", _("Nothing is ever in the way, so the player who throws first wins.")),
        SmallBoard(
            "tira A A hand:15 B hand:15",
            _("The first throw puts three men on casas."),
            "6-4-4",
            "encasar",
        ),
        SmallBoard(
            "tira B A 6:2 4 hand:12 B hand:15",
            _("Three men may stand on one casa."),
            "3-3-3",
            "encasar",
        ),
        SmallBoard(
            "tira A A 6:4 5:3 3:3 1:2 hand:3 B 6:3 5:5 4:4 hand:3",
            _("A puts his last three men on casas and wins."),
            "5-2-1",
            "todas",
        ),
    ),
)
