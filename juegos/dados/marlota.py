"""Marlota, fol. 67v: no azar, no reazar; a suerte for each, then the race.

Phases: ``primera`` (A casts until a suerte comes, which is B's), ``segunda`` (until another
comes, A's own) and ``carrera``, in which they cast by turns where each wins by his own alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import SEATS, Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import crux, stated, supplied
from juegos.dados.dice_game import Phase, State, ends, game_maker, goes
from juegos.dados.suertes import (
    CARRERA,
    PRIMERA,
    RACE,
    SEGUNDA,
    encuentro,
    gives,
    race,
    swapped,
    takes,
    words,
)
from juegos.material.dice import Throw

SIN_AZAR = stated(
    "marlota.sin-azar",
    "ldj:67v.a.4-6",
    "en que no a azar nin reazar nin triga.",
    "There is no azar, no reazar and no triga: nothing wins or loses at once.",
    kind="manner",
)
DADA = stated(
    "marlota.dada",
    "ldj:67v.a.9-10",
    "El que lançare los dados a de dar suerte al otro con que iogare",
    "The first suerte thrown is given to the other player.",
    kind="move",
)
SUERTES = stated(
    "marlota.suertes",
    "ldj:67v.a.11-14",
    "las suertes que puede dar o tomar pora ssi a este iuego son estas siete o ocho o nueue. o "
    "diez o onze o doze o treze o catorze. en qual quiere manera",
    "The suertes are the totals seven to fourteen, however they are made up.",
    kind="manner",
)
NO_ES_SUERTE = stated(
    "marlota.no-es-suerte",
    "ldj:67v.b.2-7",
    "& si lançare de catorze a arriba o de siete ayuso; no es suerte poral uno ni poral otro "
    "Ante conuerna que lançe tantas uezes fasta que de suerte destas sobredichas",
    "A throw outside the suertes is nobody’s: it is made again.",
    kind="move",
)
PROPIA = stated(
    "marlota.propia",
    "ldj:67v.b.7-10",
    "& tome otra pora ssi. & destas suertes a de seer la primera daquel con que iogare. & la "
    "otra suya.",
    "Then the thrower takes another for himself: the first suerte is the other’s, the second his.",
    kind="move",
)
LA_CARRERA = stated(
    "marlota.carrera",
    "ldj:67v.b.11-14",
    "a de lançar tanto fasta que uengan la suya o la del otro & assi lançando la suya gana & "
    "lançando la dell otro pierde.",
    "Then he throws until one of the two comes: he wins by his own and loses by the other’s.",
    kind="end",
)
TURNOS = supplied(
    "marlota.turnos",
    "ldj:67v.b.13",
    "lançando la suya gana",
    "Reading carrera=la-suya: they throw in turn, and each wins by his own suerte alone.",
    kind="end",
)

IGUAL = crux(
    "marlota.igual",
    "ldj:67v.b.7-8",
    "What if the second suerte equals the first? The text says only “take another”.",
    ("otra", "another means a different one: an equal throw is made again", "juegos"),
    ("encuentro", "it is an encuentro: all begins again, as in azar", "juegos"),
    ("tablas", "it is an encuentro, and nobody wins", "juegos"),
    ("gana", "it is an encuentro, and the thrower wins, as in guirguiesca", "juegos"),
)
LIMITES = crux(
    "marlota.limites",
    "ldj:67v.b.3-4",
    "Do “from fourteen upward” and “from seven downward” include fourteen and seven themselves?",
    ("exclusivo", "no: the suertes are seven to fourteen, as the list before says", "yuyu2011"),
    ("inclusivo", "yes: the suertes are eight to thirteen, against the list before", "juegos"),
)
CARRERA_DE = crux(
    "marlota.carrera",
    "ldj:67v.b.13-14",
    "Does the other’s suerte lose for whoever throws it, or does each win by his own alone?",
    ("dueno", "it loses: the owner of the number that falls wins", "yuyu2011 aisling"),
    (
        "la-suya",
        "in turn, each winning by his own number alone: the other’s counts for nothing",
        "juegos",
    ),
)

_OWN = Phase(True, True, _("{hand} throws for {own}, his own; {other} has {given}."))


class Marlota:
    """The rules of marlota under chosen readings (crux name to reading key)."""

    slug = "marlota"
    stake = 1
    rules = (SIN_AZAR, DADA, SUERTES, NO_ES_SUERTE, PROPIA, LA_CARRERA, TURNOS)
    cruces = (IGUAL, LIMITES, CARRERA_DE)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.numbers = range(7, 15) if self.readings["limites"] == "exclusivo" else range(8, 14)
        self.phases = {
            PRIMERA: Phase(False, False, _("{hand} throws until a suerte comes, {other}’s.")),
            SEGUNDA: Phase(
                True, False, _("{other} has {given}. {hand} throws for another, his own.")
            ),
            CARRERA: RACE if self.readings["carrera"] == "dueno" else _OWN,
        }

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw of three dice."""
        total = sum(throw)
        if state.phase == CARRERA:
            return self._race(state, total)
        if total not in self.numbers:
            text = _("{total} is no suerte for either; throw again.", total=words(total))
            return goes(state, NO_ES_SUERTE, text)
        if state.phase == PRIMERA:
            return gives(state, total, DADA)
        if total != state.given:
            return takes(state, total, PROPIA)
        return self._equal(state, total)

    def _race(self, state: State, total: int) -> Step[State]:
        if self.readings["carrera"] == "dueno":
            return race(state, total, LA_CARRERA)
        hand, other = SEATS[state.hand], SEATS[state.other]
        if total == state.own:
            return ends(
                state.hand,
                LA_CARRERA,
                _("{total} is his own: {hand} wins.", total=words(total), hand=hand),
            )
        text = _(
            "{total} is not the suerte of {hand}: {other} throws.",
            total=words(total),
            hand=hand,
            other=other,
        )
        return goes(swapped(state), TURNOS, text)

    def _equal(self, state: State, total: int) -> Step[State]:
        reading = self.readings["igual"]
        if reading == "otra":
            text = _(
                "{total} again: the second suerte must be another. Throw again.", total=words(total)
            )
            return goes(state, PROPIA, text)
        follows = "de-cabo" if reading == "encuentro" else reading
        return encuentro(
            state, follows, PROPIA, _("{total} again: an encuentro.", total=words(total))
        )


ABOUT = About(
    "marlota",
    "Marlota",
    "ldj:67v",
    game_maker(Marlota),
    says=_("Each has a number, and the one that comes first wins."),
    tables=("primera-suerte",),
    lesson=lesson(
        (
            "carrera",
            _("You win if your own number comes before the other’s, and lose if his comes first."),
        ),
        ("dada", _("The first suerte that you throw is given to the other.")),
        (
            "propia",
            _("Then you throw another for yourself; as played here it must differ from his."),
        ),
        (
            "suertes",
            _("The suertes are the totals seven to fourteen; all other throws are made again."),
        ),
        ("sin-azar", _("Hope for no azar and no triga: nothing wins or loses at once.")),
        SmallBoard("primera A - -", _("Eleven is given to B as suerte."), "6-3-2", "dada"),
        SmallBoard(
            "segunda A 11 -", _("Eighteen is nobody’s: A throws again."), "6-6-6", "no-es-suerte"
        ),
        SmallBoard(
            "carrera A 11 9",
            _("B has eleven, A has nine. Eleven comes: B wins."),
            "5-4-2",
            "carrera",
        ),
    ),
)
