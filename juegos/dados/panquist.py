"""Panquist, fols. 69r-69v: a race of suertes in which the throw says how much is won.

B stakes four paradas. Phases: ``primera`` (A casts until a suerte comes, which is B's),
``segunda`` (until his own comes) and ``carrera``: the owner of the suerte that comes takes one,
two, three or four paradas from the other, as the ladder has it for that throw. The stake is
nought: what is at stake is known only at the end, as the pot of the deciding step. By the reading
``una-vez=varias`` the last phase is ``junta``, in which paradas are gathered.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations

from juegos.core.about import About
from juegos.core.errors import ImpossibleReadings
from juegos.core.game import SEATS, Event, Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import Message, _, either
from juegos.core.source import Rule, crux, implied, stated, supplied
from juegos.dados.dice_game import END, Phase, State, game_maker, goes
from juegos.dados.suertes import (
    CARRERA,
    PRIMERA,
    RACE,
    SEGUNDA,
    encuentro,
    gives,
    race,
    takes,
    words,
)
from juegos.material import dice
from juegos.material.dice import Throw, number, read

# For each suerte the throws that take one parada, two, three and all four (panquist).
ESCALERA = {
    7: ("", "5-1-1 4-2-1", "3-2-2", "3-3-1"),
    8: ("5-2-1", "4-3-1", "6-1-1 4-2-2", "3-3-2"),
    9: ("6-2-1 5-3-1", "4-3-2", "5-2-2 3-3-3", "4-4-1"),
    10: ("5-4-1 5-3-2", "6-3-1", "6-2-2 4-3-3", "4-4-2"),
    11: ("6-3-2 5-4-2", "6-4-1", "5-5-1 4-4-3", "5-3-3"),
    12: ("6-5-1 6-4-2", "5-4-3", "5-5-2 4-4-4", "6-3-3"),
    13: ("6-5-2", "6-4-3", "6-6-1 5-5-3", "5-4-4"),
    14: ("", "6-5-3", "6-6-2 5-5-4", "6-4-4"),
}

BATALLA = stated(
    "panquist.batalla",
    "ldj:69r.a.6-8",
    "El que uenciere la batalla lançara primero.",
    "The winner of the batalla, a throw-off, throws first.",
    kind="manner",
)
LAS_PARADAS = stated(
    "panquist.paradas",
    "ldj:69r.a.8-10",
    "& ell otro ha de parar quatro paradas una ante otra.",
    "The other player stakes four paradas, one in front of another.",
    kind="move",
)
DADA = stated(
    "panquist.dada",
    "ldj:69r.a.10",
    "& el que lançare dara la primera",
    "The first suerte thrown is given to the other player.",
    kind="move",
)
PROPIA = stated(
    "panquist.propia",
    "ldj:69r.b.1",
    "& la segunda tomara",
    "The second is the thrower’s own.",
    kind="move",
)
SUERTES = stated(
    "panquist.suertes",
    "ldj:69r.b.2-3",
    "E las suertes que se pueden dar son de siete puntos fata catorze.",
    "The suertes that can be given are the totals seven to fourteen.",
    kind="manner",
)
NO_ES_SUERTE = implied(
    "panquist.no-es-suerte",
    "ldj:69r.b.2-3",
    "E las suertes que se pueden dar son de siete puntos fata catorze.",
    "So a throw outside seven to fourteen gives nobody a suerte, and is made again.",
    kind="move",
)
LA_CARRERA = stated(
    "panquist.carrera",
    "ldj:69v.b.19-22",
    "E estas son las suertes porque gana. tan bien el que para como el que lança los dados al que "
    "primero uiene su suerte.",
    "The player whose suerte comes first wins, the one who staked as well as the thrower.",
    kind="end",
)


_FROM_ONE = _(
    "Where {suerte} is the suerte, {one} takes one, {two} takes two, {three} takes three, {four} "
    "takes all four of the paradas."
)
_FROM_TWO = _(
    "Where {suerte} is the suerte, {two} takes two, {three} takes three, {four} takes all four of "
    "the paradas."
)


def _step(suerte: int, name: str, place: str, words: str) -> Rule:
    """Return the rule of one suerte, with its plain sense from the ladder."""
    one, two, three, four = ESCALERA[suerte]
    taking = {"two": two, "three": three, "four": four, **({"one": one} if one else {})}
    throws = {count: either(these.split()) for count, these in taking.items()}
    says = (_FROM_ONE if one else _FROM_TWO).with_fields(suerte=number(suerte), **throws)
    return stated(f"panquist.{name}", place, words, says, kind="score")


STEPS = {
    suerte: _step(suerte, *rest)
    for suerte, *rest in (
        (
            7,
            "siete",
            "ldj:69r.b.3-9",
            (
                "el que ouiere siete puntos por suerte si echare cinco amas as. o quatro dos & as; "
                "leuara las dos primeras."
            ),
        ),
        (
            8,
            "ocho",
            "ldj:69v.a.1-8",
            "ouiere ocho puntos por suerte. si lançare cinco dos & as leuara la primera.",
        ),
        (
            9,
            "nueve",
            "ldj:69v.a.8-17",
            "Otrossi el que ouiere nueue puntos por suerte. si lançare seys dos & as.",
        ),
        (
            10,
            "diez",
            "ldj:69v.a.17-25",
            (
                "Otrossi el que ouiere diez puntos & lançare cinco quatro & as o cinco tres & dos; "
                "leuara la primera."
            ),
        ),
        (
            11,
            "once",
            "ldj:69v.a.25-33",
            "Otrossi el que ouiere onze puntos. por suerte. & lançare seys tres & dos",
        ),
        (
            12,
            "doce",
            "ldj:69v.a.33-36",
            (
                "Otrossi el que ouiere doze puntos. si lançare seys cinco & as. o seys quatro & "
                "dos leuara la primera."
            ),
        ),
        (
            13,
            "trece",
            "ldj:69v.b.5-13",
            "Otrossi el que ouiere treze puntos. & lançare seys cinco & dos; leuara la primera.",
        ),
        (
            14,
            "catorce",
            "ldj:69v.b.13-19",
            "Otrossi el que ouiere catorze puntos & lançare seys cinco & tria; leuara las dos.",
        ),
    )
}
SIN_NOMBRE = supplied(
    "panquist.sin-nombre",
    "ldj:69v.a.10-13",
    "",
    "Readings tria-as=las and dos-dos-cinco=o: a phrase that names no throw takes nothing. "
    "Whoever throws 5-3-1, 6-3-1 or 5-2-2, which are then left out, throws again.",
    kind="score",
)
JUNTA = supplied(
    "panquist.junta",
    "ldj:69v.a.2-3",
    "leuara la primera.",
    "Reading una-vez=varias: each seat gathers the paradas of its own suerte over several "
    "throws, and whoever has all four first wins what was staked.",
    kind="end",
)
GUARDA = supplied(
    "panquist.guarda",
    "ldj:69r.a.8-10",
    "ell otro ha de parar quatro paradas",
    "Reading cobro=solo-lanza: the player who staked takes nothing by his suerte but keeps "
    "his paradas.",
    kind="score",
)

IGUAL = crux(
    "panquist.igual",
    "ldj:69r.b.1",
    "What if the second suerte equals the first? The text says only “the second”.",
    ("otra", "the second is a different one: an equal throw is made again", "juegos"),
    ("encuentro", "it is an encuentro: all begins again, as in azar", "juegos"),
)
PARADAS = crux(
    "panquist.paradas",
    "ldj:69r.a.9-10",
    "What are the four paradas worth, and are those before the one that is won taken with it?",
    ("iguales", "each is worth one, and all up to the one that is won are taken", "juegos"),
    ("triangulares", "they are worth one, two, three and four, and are taken so", "juegos"),
    ("dobladas", "they are worth one, two, four and eight, and are taken so", "juegos"),
    ("sola", "only the one that is won is taken, and is worth one", "juegos"),
)
CINCO = crux(
    "panquist.cinco-as-as",
    "ldj:69r.b.5",
    "Does 5-1-1 take two paradas? Turned over it is 6-6-2, which takes three.",
    ("dos", "two, as written", "ti6 s000 yuyu2011"),
    ("tres", "three, as the symmetry of the ladder asks", "juegos"),
)
TRIA_AS = crux(
    "panquist.tria-as",
    "ldj:69v.a.11",
    "What throw is “cinco tria las”, or “seys tria las”?",
    ("et-as", "& as: 5-3-1 takes one parada and 6-3-1 two", "hsms"),
    ("las", "none, as written: nine by 5-3-1 and ten by 6-3-1 take nothing", "ti6 s000"),
)
DOS_DOS_CINCO = crux(
    "panquist.dos-dos-cinco",
    "ldj:69v.a.13",
    "What throw is “dos dos o cinco”?",
    ("et", "dos dos & cinco: 5-2-2 takes three paradas", "hsms"),
    ("o", "none, as written: nine by 5-2-2 takes nothing", "ti6 s000"),
)
UNA_VEZ = crux(
    "panquist.una-vez",
    "ldj:69v.a.2-3",
    "Is the game over at the first deciding throw, or are paradas gathered over several?",
    ("una", "one deciding throw", "juegos"),
    ("varias", "they are gathered, until one player has all four of his own", "yuyu2011"),
)
COBRO = crux(
    "panquist.cobro",
    "ldj:69v.b.20-21",
    "Does the player who staked take as much by his suerte as the thrower by his?",
    ("ambos", "yes: his suerte costs the thrower as much", "yuyu2011"),
    ("solo-lanza", "no: the thrower alone takes; the other keeps what he staked", "juegos"),
)

RULES = (
    *(BATALLA, LAS_PARADAS, DADA, PROPIA, SUERTES, NO_ES_SUERTE, *STEPS.values(), LA_CARRERA),
    *(SIN_NOMBRE, JUNTA, GUARDA),
)
CRUCES = (IGUAL, PARADAS, CINCO, TRIA_AS, DOS_DOS_CINCO, UNA_VEZ, COBRO)

# The throws that are none where the words stand as written.
UNNAMED = {("tria-as", "las"): "5-3-1 6-3-1", ("dos-dos-cinco", "o"): "5-2-2"}


def unnamed(readings: Mapping[str, str]) -> set[Throw]:
    """Return the throws of seven to fourteen that the ladder lacks by these readings."""
    out = " ".join(throws for (crux, key), throws in UNNAMED.items() if readings[crux] == key)
    return {read(throw, 3) for throw in out.split()}


def paradas(cinco: str) -> dict[Throw, int]:
    """Return how many paradas each throw of seven to fourteen takes, by that reading of 5-1-1."""
    taken = {
        read(throw, 3): count
        for steps in ESCALERA.values()
        for count, throws in enumerate(steps, 1)
        for throw in throws.split()
    }
    return taken | {(5, 1, 1): {"dos": 2, "tres": 3}[cinco]}


BROUGHT = {
    1: _("the first"),
    2: _("the first and the second"),
    3: _("the third"),
    4: _("the fourth"),
}
ALL = "1234"

_PARADAS = {2: "12", 3: "3", 4: "4"}
SOME = tuple(
    "".join(sorted("".join(_PARADAS[step] for step in steps)))
    for count in range(len(_PARADAS))
    for steps in combinations(_PARADAS, count)
)


def gathered(taken: str, step: int) -> str:
    """Return what a seat has after a throw of that step of the ladder."""
    return "".join(sorted({*taken, *_PARADAS.get(step, "")}))


# What one parada, two, three and four are worth together.
WORTH = {
    "iguales": (1, 2, 3, 4),
    "triangulares": (1, 3, 6, 10),
    "dobladas": (1, 3, 7, 15),
    "sola": (1, 1, 1, 1),
}

_UNNAMED = _(
    "{throw} is {total}, the suerte of {seat}, but the text names no such throw: it takes "
    "nothing. They go on throwing."
)
_REACHED = (
    _("{throw} is {total}, the suerte of {seat}, and reaches the first parada."),
    _("{throw} is {total}, the suerte of {seat}, and reaches the second parada."),
    _("{throw} is {total}, the suerte of {seat}, and reaches the third parada."),
    _("{throw} is {total}, the suerte of {seat}, and reaches the fourth parada: panquist."),
)
_BROUGHT = _("{throw} is {total}, the suerte of {seat}, and brings {brought} of his paradas.")
_BROUGHT_ALL = _(
    "{throw} is {total}, the suerte of {seat}, and brings {brought} of his paradas: {seat} has all "
    "four."
)


JUNTA_PHASE = "junta"
_GATHER = Phase(
    True,
    True,
    _(
        "{hand} has {own}, and of the paradas {mine}; {other} has {given}, and of his {theirs}. "
        "All four win."
    ),
    takes=SOME,
)


class Panquist:
    """The rules of panquist under chosen readings (crux name to reading key)."""

    slug = "panquist"
    stake = 0
    rules: tuple[Rule, ...] = RULES
    cruces = CRUCES
    numbers = range(7, 15)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.gather = self.readings["una-vez"] == "varias"
        if self.gather:
            _can_gather(self.readings)
        every, out = paradas(self.readings["cinco-as-as"]), unnamed(self.readings)
        self.paradas = {throw: count for throw, count in every.items() if throw not in out}
        self.worth = WORTH[self.readings["paradas"]]
        self.phases: Mapping[str, Phase] = {
            PRIMERA: Phase(False, False, _("{hand} throws until a suerte comes, {other}’s.")),
            SEGUNDA: Phase(True, False, _("{other} has {given}. {hand} throws for his own.")),
            **({JUNTA_PHASE: _GATHER._replace(alike=self._group_of)} if self.gather else {}),
            **({} if self.gather else {CARRERA: RACE._replace(alike=self._group_of)}),
        }

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw of three dice."""
        total = sum(throw)
        if state.phase in {CARRERA, JUNTA_PHASE}:
            return self._race(state, throw)
        if total not in self.numbers:
            return goes(
                state, NO_ES_SUERTE, _("{total} is no suerte; throw again.", total=words(total))
            )
        if state.phase == PRIMERA:
            return gives(state, total, DADA)
        if total != state.given:
            taken = takes(state, total, PROPIA)
            after = replace(taken.state, phase=JUNTA_PHASE if self.gather else CARRERA)
            return replace(taken, state=after)
        if self.readings["igual"] == "encuentro":
            text = _("{total} again: an encuentro.", total=words(total))
            return encuentro(state, "de-cabo", PROPIA, text)
        text = _(
            "{total} again: the second suerte must be another. Throw again.", total=words(total)
        )
        return goes(state, PROPIA, text)

    def _race(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a cast of the race; the deciding one pays by the ladder."""
        owners = {state.own: state.hand, state.given: state.other}
        seat = owners.get(sum(throw))
        if seat is None:
            return race(state, sum(throw), LA_CARRERA)
        if throw not in self.paradas:
            return goes(state, SIN_NOMBRE, _throw_effect(_UNNAMED, throw, seat))
        count = self.paradas[throw]
        if self.gather:
            return self._gathers(state, seat, throw)
        reached = Event(STEPS[sum(throw)], _throw_effect(_REACHED[count - 1], throw, seat), seat)
        if seat == state.other and self.readings["cobro"] == "solo-lanza":
            event = Event(
                GUARDA, _("{seat} keeps the paradas that he staked.", seat=SEATS[seat]), seat
            )
            return Step(State(END, winner=seat, why=reached.rule.id), (reached, event))
        return self._ending(seat, self.worth[count - 1], reached)

    def _group_of(self, held: tuple[int, int], throw: Throw) -> tuple[int, int]:
        """Return the owner of the suerte, 0 if it has none, and the paradas that it takes."""
        total = sum(throw)
        return (total, self.paradas.get(throw, 0)) if total in held else (0, 0)

    def _ending(self, seat: int, worth: int, reached: Event) -> Step[State]:
        """Return the end in which a seat takes so much from the other."""
        text = _(
            "{seat} takes {worth} from {other}.",
            seat=SEATS[seat],
            worth=number(worth),
            other=SEATS[1 - seat],
        )
        events = (reached, Event(LAS_PARADAS, text, seat, worth))
        return Step(State(END, winner=seat, why=reached.rule.id), events, pot=worth)

    def _gathers(self, state: State, seat: int, throw: Throw) -> Step[State]:
        """Return the step by which a seat gathers paradas."""
        count = self.paradas[throw]
        mine, theirs = state.taken
        has = gathered(mine if seat == state.hand else theirs, count)
        if has == ALL:
            text = _throw_effect(_BROUGHT_ALL, throw, seat, BROUGHT[count])
            return self._ending(seat, self.worth[-1], Event(JUNTA, text, seat))
        taken = (has, theirs) if seat == state.hand else (mine, has)
        after = State(state.phase, state.hand, state.given, state.own, taken=taken)
        return goes(after, JUNTA, _throw_effect(_BROUGHT, throw, seat, BROUGHT[count]), seat)


@cache
def _throw_effect(says: Message, throw: Throw, seat: int, brought: str = "") -> Message:
    """Return what a throw brings, made once for the many states in which it may be cast."""
    shown, total = dice.write(throw), number(sum(throw))
    return says.with_fields(throw=shown, total=total, seat=SEATS[seat], brought=brought)


def _can_gather(readings: Mapping[str, str]) -> None:
    """Raise ``ImpossibleReadings`` if the other readings forbid gathering paradas."""
    if readings["paradas"] == "sola":
        raise ImpossibleReadings(
            _(
                "panquist.una-vez=varias has a player gather four paradas and take them all: it "
                "needs them worth something each (paradas=iguales, triangulares or dobladas), not "
                "paradas=sola, by which one alone is taken"
            )
        )
    if readings["cobro"] == "solo-lanza":
        raise ImpossibleReadings(
            _(
                "panquist.una-vez=varias has both players gather paradas: it needs "
                "cobro=ambos, not cobro=solo-lanza, by which the thrower alone takes any "
                "and could not lose"
            )
        )


ABOUT = About(
    "panquist",
    "Panquist",
    "ldj:69r ldj:69v",
    game_maker(Panquist),
    says=_("Two numbers race for four stakes; the faces say how many they take."),
    tables=("primera-suerte",),
    lesson=lesson(
        ("carrera", _("You want your suerte to come before the other’s.")),
        (
            "dada",
            _("The first total of seven to fourteen is given to the other, the next is your own."),
        ),
        ("paradas", _("Four paradas lie in a row; how far you reach depends on the throw.")),
        (
            "once",
            _("Where eleven is your number, 6-3-2 takes one parada, 5-5-1 three, 5-3-3 all four."),
        ),
        (
            "carrera",
            _("As played here, the first throw that makes a suerte ends it all."),
        ),
        SmallBoard("primera A - -", _("Eleven is given to B as suerte."), "6-3-2", "dada"),
        SmallBoard(
            "carrera A 11 9",
            _("5-5-1 makes eleven for B: he takes three paradas."),
            "5-5-1",
            "once",
        ),
        SmallBoard(
            "carrera A 11 9", _("4-4-1 makes nine for A: he takes all four."), "4-4-1", "nueve"
        ),
    ),
)
