"""Azar, fol. 67r: a first cast that wins by itself, else a number for each and a race.

A is the one who casts first, B the other. Phases: ``primera`` (A's first cast), ``segunda``
(B has his number), ``confirma`` (reading ``reazar=confirma`` only: B answers a reazar),
``replica`` (reading ``replica=sozobra`` only: B answers an azar) and ``carrera`` (each has a
number).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from juegos.core.about import About
from juegos.core.game import SEATS, Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _, join_sentences
from juegos.core.source import crux, implied, stated, supplied
from juegos.dados.dice_game import Phase, State, ends, game_maker, goes
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
from juegos.material.dice import Throw, number

AZAR = stated(
    "azar.azar",
    "ldj:67r.a.6-11",
    "El qui primero ouiere de lançar los dados si lançare .xv. puntos o dizeseys. o dizesiete o "
    "dizeocho. o las soçobras destas suertes. que son seys o cinco o quatro o tres; ganan",
    "A first throw of fifteen to eighteen, or of three to six, is azar: it wins at once.",
    kind="end",
)
MANERA = stated(
    "azar.manera",
    "ldj:67r.a.12-15",
    "E qual quiere destas suertes en qual quier manera que uengan segundo los otros iuegos que "
    "desuso dixiemos es llamado azar.",
    "Only the total counts, not the faces that make it up.",
    kind="manner",
)
DADA = stated(
    "azar.dada",
    "ldj:67r.a.17-19",
    "& da all otro por suerte una daquellas que son de seys puntos a arriba o de quinze ayuso",
    "A first throw that is no azar is given to the other as his suerte.",
    kind="move",
)
EL_REAZAR = stated(
    "azar.reazar",
    "ldj:67r.b.1-3",
    "esta suerte sera llamada; reazar. & perdera aquel que primero lançare.",
    "An azar on the second throw is called a reazar: “he who first casts” loses.",
    kind="end",
)
PROPIA = stated(
    "azar.propia",
    "ldj:67r.b.5-8",
    "tomare pora si una de las otras suertes que son de seys puntos a arriba o de quinze ayuso "
    "en qual quiere manera que uenga.",
    "Any other second throw is the thrower’s own suerte.",
    kind="move",
)
LA_CARRERA = stated(
    "azar.carrera",
    "ldj:67r.b.8-12",
    "Conuerna que lançen tantas uegadas fasta que uenga una destas suertes o la suya porque "
    "gana. o la dell otro porque pierde.",
    "Then they throw until one of the two suertes comes: its owner wins.",
    kind="end",
)
EL_ENCUENTRO = stated(
    "azar.encuentro",
    "ldj:67r.b.12-15",
    "saluo ende si tomare aquella misma suerte que dio all otro; que serie llamada encuentro. "
    "Et conuernie que tornassen a alançar como de cabo.",
    "If the second throw equals the suerte given to the other it is an encuentro, and they "
    "throw again from the beginning.",
    kind="move",
)
MUERTOS = stated(
    "azar.muertos",
    "ldj:67r.b.20-22",
    "non ganarie ninguno dellos por ella nin perderie fasta que se partiesse por las suertes",
    "An azar thrown once both players have a suerte neither wins nor loses.",
    kind="score",
)
CONFIRMA = implied(
    "azar.confirma",
    "ldj:67r.b.2-3",
    "perdera aquel que primero lançare",
    "Reading reazar=confirma: B answers a reazar with a throw of his own; if it is an azar "
    "too, that is an encuentro; if not, B wins.",
    kind="end",
)
SOZOBRA = supplied(
    "azar.sozobra",
    "ldj:67r.a.10",
    "o las soçobras destas suertes.",
    "Reading replica=sozobra: the other player answers an azar. The soçobra of a low azar "
    "wins for him, that of a high one is an encuentro; after any other throw the azar wins.",
    kind="end",
)

LIMITES = crux(
    "azar.limites",
    "ldj:67r.a.18-19",
    "Do “from six upward” and “from fifteen downward” include six and fifteen themselves?",
    ("exclusivo", "no: the suertes are seven to fourteen", "yuyu2011 aisling"),
    ("inclusivo", "yes: six and fifteen are suertes, and only 3-5 and 16-18 are azar", "juegos"),
    (
        "segunda",
        (
            "for the thrower’s own suerte alone: on the first throw they are azar, on the second "
            "no reazar"
        ),
        "juegos",
    ),
)
ENCUENTRO = crux(
    "azar.encuentro",
    "ldj:67r.b.14-15",
    "After an encuentro, what is thrown again “como de cabo”?",
    ("de-cabo", "everything: the first thrower begins again", "yuyu2011 aisling"),
    ("segunda", "only the second throw; the other keeps his suerte", "juegos"),
    ("pasa", "everything, but the dice pass to the other player", "juegos"),
    ("tablas", "nothing: nobody wins", "juegos"),
    ("gana", "nothing: the thrower wins, as in guirguiesca", "juegos"),
)
REAZAR = crux(
    "azar.reazar",
    "ldj:67r.b.2-3",
    "Who loses by a reazar, “the one who first casts it”?",
    ("mano", "the first thrower, who gave the other his suerte", "canettieri1996 aisling"),
    ("segundo", "the second throw is the other’s, and a reazar loses for him", "juegos"),
    (
        "confirma",
        "the other must throw too: azar again is an encuentro, otherwise he wins",
        "yuyu2011",
    ),
)
REPLICA = crux(
    "azar.replica",
    "ldj:67r.a.10",
    "Does an azar on the first throw win at once, or may the other player answer it with "
    "its soçobra?",
    ("no", "it wins at once", "canettieri1996 aisling"),
    (
        "sozobra",
        "the soçobra of six or less wins, that of fifteen or more is an encuentro",
        "yuyu2011",
    ),
)


CONFIRMA_PHASE = "confirma"
REPLICA_PHASE = "replica"
BOTH_SIDES = 3 * 7  # the faces of three dice and those underneath: a total and its soçobra
# The suertes of the first cast and of the second.
_NUMBERS = {
    "exclusivo": (range(7, 15), range(7, 15)),
    "inclusivo": (range(6, 16), range(6, 16)),
    "segunda": (range(7, 15), range(6, 16)),
}


class Azar:
    """The rules of azar under chosen readings (crux name to reading key)."""

    slug = "azar"
    stake = 1
    rules = (
        *(AZAR, MANERA, DADA, EL_REAZAR, PROPIA, LA_CARRERA, EL_ENCUENTRO, MUERTOS, CONFIRMA),
        SOZOBRA,
    )
    cruces = (LIMITES, ENCUENTRO, REAZAR, REPLICA)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        first, self.numbers = _NUMBERS[self.readings["limites"]]
        self.opening = tuple(total for total in range(3, 19) if total not in first)
        self.azares = tuple(total for total in range(3, 19) if total not in self.numbers)
        self.phases = {
            PRIMERA: Phase(False, False, _("{hand} throws first: an azar wins at once.")),
            SEGUNDA: _SECOND[self.readings["reazar"] == "segundo"],
            CARRERA: RACE,
        }
        if self.readings["reazar"] == "confirma":
            says = _("{hand} has thrown a reazar: {other} throws to confirm it.")
            self.phases[CONFIRMA_PHASE] = Phase(True, False, says, answers=True)
        if self.readings["replica"] == "sozobra":
            says = _("{hand} has thrown {own}, an azar: {other} throws for its soçobra.")
            self.phases[REPLICA_PHASE] = Phase(
                False, True, says, mark="azar", answers=True, numbers=self.opening
            )

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw of three dice."""
        total = sum(throw)
        match state.phase:
            case "primera":
                return self._first(state, total)
            case "segunda":
                return self._second(state, total)
            case "confirma":
                return self._answer(state, total)
            case "replica":
                return self._reply(state, total)
        return race(state, total, LA_CARRERA, MUERTOS, self.azares)

    def _first(self, state: State, total: int) -> Step[State]:
        if total not in self.opening:
            return gives(state, total, DADA)
        hand, other = SEATS[state.hand], SEATS[state.other]
        if self.readings["replica"] == "no":
            return ends(
                state.hand,
                AZAR,
                _("{total} is azar: {hand} wins at once.", total=words(total), hand=hand),
            )
        text = _(
            "{total} is azar: {hand} wins, if {other} does not throw its soçobra.",
            total=words(total),
            hand=hand,
            other=other,
        )
        return goes(replace(state, phase=REPLICA_PHASE, own=total), SOZOBRA, text, state.hand)

    def _reply(self, state: State, total: int) -> Step[State]:
        """Return the result of B's cast against an azar of A."""
        hand, other = SEATS[state.hand], SEATS[state.other]
        azar = number(state.own)
        if total + state.own != BOTH_SIDES:
            text = _(
                "{total} is not the soçobra of {azar}: {hand} wins by his azar.",
                total=words(total),
                azar=azar,
                hand=hand,
            )
            return ends(state.hand, AZAR, text)
        if state.own < total:
            text = _(
                "{total} is the soçobra of {azar}: {other} wins.",
                total=words(total),
                azar=azar,
                other=other,
            )
            return ends(state.other, SOZOBRA, text)
        says = _("{total} is the soçobra of {azar}: an encuentro.", total=words(total), azar=azar)
        if self.readings["encuentro"] == "segunda":
            text = join_sentences(says, _("Only the answer is thrown again."))
            return goes(state, EL_ENCUENTRO, text)
        return self._encuentro(state, says)

    def _second(self, state: State, total: int) -> Step[State]:
        if total in self.azares:
            return self._reazar(state, total)
        if total == state.given:
            return self._encuentro(state, _("{total} again: an encuentro.", total=words(total)))
        return takes(state, total, PROPIA)

    def _reazar(self, state: State, total: int) -> Step[State]:
        said, hand, other = words(total), SEATS[state.hand], SEATS[state.other]
        match self.readings["reazar"]:
            case "mano":
                text = _("{total} is a reazar: {hand} loses.", total=said, hand=hand)
                return ends(state.other, EL_REAZAR, text)
            case "segundo":
                text = _(
                    "{total} is a reazar: {other}, who threw it, loses.", total=said, other=other
                )
                return ends(state.hand, EL_REAZAR, text)
        text = _(
            "{total} is a reazar, if {other} does not throw an azar too.", total=said, other=other
        )
        return goes(replace(state, phase=CONFIRMA_PHASE), CONFIRMA, text, state.other)

    def _answer(self, state: State, total: int) -> Step[State]:
        if total in self.azares:
            text = _("{total} answers the reazar with an azar: an encuentro.", total=words(total))
            return self._encuentro(state, text)
        text = _("{total} is no azar: {other} wins.", total=words(total), other=SEATS[state.other])
        return ends(state.other, CONFIRMA, text)

    def _encuentro(self, state: State, says: str) -> Step[State]:
        return encuentro(state, self.readings["encuentro"], EL_ENCUENTRO, says)


_SECOND = (
    Phase(
        True,
        False,
        _("{other} has {given}. {hand} throws for a suerte of his own; an azar would lose."),
    ),
    Phase(
        True,
        False,
        _("{other} has {given} and makes the second throw; an azar would lose it for him."),
        answers=True,
    ),
)


ABOUT = About(
    "azar",
    "Azar",
    "ldj:67r",
    game_maker(Azar),
    says=_("An azar wins at once; otherwise two numbers race."),
    tables=("primera-suerte",),
    lesson=lesson(
        (
            "azar",
            _(
                "A first throw of fifteen to eighteen, or of three to six, is azar: you win at "
                "once."
            ),
        ),
        (
            "dada",
            _("Any other first throw is given to the other as his suerte, the number he wins by."),
        ),
        ("propia", _("Then you throw a suerte for yourself, from seven to fourteen.")),
        (
            "carrera",
            _("From then on you throw until one of the two numbers comes: its owner wins."),
        ),
        (
            "reazar",
            _("Beware of the second throw: an azar there is a reazar and, as played here, loses."),
        ),
        SmallBoard("primera A - -", _("Fifteen is azar: A wins at once."), "6-5-4", "azar"),
        SmallBoard(
            "segunda A 11 -",
            _("Sixteen on the second throw: a reazar, A loses."),
            "6-5-5",
            "reazar",
        ),
        SmallBoard(
            "carrera A 11 9", _("B has eleven, A has nine. Nine comes: A wins."), "5-3-1", "carrera"
        ),
    ),
)
