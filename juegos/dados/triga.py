"""Triga, fols. 66r-66v: a cast that wins by itself, else a suerte for each and a race.

Phases: ``turno`` (readings ``caso=a`` and ``caso=b``: they cast by turns for a triga); else
``primera`` (A casts for a triga, or takes a suerte for himself), ``segunda`` (B answers) and
``carrera``, in which they cast by turns.

``caso=duelo``: each casts once, and the better triga wins. Phases: ``duelo`` (A casts), then B,
against what A has: ``sin-triga`` (nothing), ``total`` (a triga by its number) or ``par`` (three
alike, or whatever is read as par).

``caso=rondas``: each casts once a round, and only the other's last cast counts. Phases: A casts,
``ronda`` (nothing stands) or ``ronda-tras`` (B's last cast was a suerte); then B, ``contra`` (A has
cast a suerte) or ``contra-nada`` (he has not).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from juegos.core.about import About
from juegos.core.game import SEATS, Event, Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Rule, crux, implied, stated, supplied
from juegos.dados.dice_game import END, Phase, State, ends, game_maker, goes
from juegos.dados.suertes import CARRERA, PRIMERA, RACE, SEGUNDA, swapped, words
from juegos.dados.written_throws import LISTED, PARES
from juegos.material import dice
from juegos.material.dice import Throw

TRIGA = stated(
    "triga.triga",
    "ldj:66r.a.5-13",
    "si omne iuega con otro. & lança primeramientre par en los tres dados; o quinze puntos o "
    "dizeseys o dizesiete o dizeocho; o la soçobra destos que son seys cinco & quatro & tres que "
    "gana.",
    "Par on all three dice, fifteen to eighteen, and three to six are triga: whoever "
    "throws one first wins.",
    kind="end",
)
ALTAS = stated(
    "triga.altas",
    "ldj:66r.a.14-19",
    "Los dizeocho puntos; Senas alterz. Los dizesiete; Senas cinco. Los dizeseys senas quatro; & "
    "quinas seys. Los quinze senas tria & seys cinco & quatro & quinas alterz.",
    "Fifteen to eighteen come as 6-6-3, 6-5-4, 5-5-5, 6-6-4, 6-5-5, 6-6-5 and 6-6-6.",
    kind="score",
)
BAJAS = stated(
    "triga.bajas",
    "ldj:66r.b.1-7",
    "los seys puntos pueden uenir en esta manera quatro amas as o tres dos & as; o dos dos alterz. "
    "Los cinco puntos tria & amas as. o dos dos as. Los quatro dos & amas as. los tres amas as "
    "alterz.",
    "Six to three come as 4-1-1, 3-2-1, 2-2-2, 3-1-1, 2-2-1, 2-1-1 and 1-1-1.",
    kind="score",
)
PAR = stated(
    "triga.par",
    "ldj:66r.b.7-11",
    "Otrossi par en todos los dados; pueden uenir en esta manera. Senas alterz. Quinas alterz. "
    "Quadernas alterz. dos dos alterz. Amas as alterz.",
    "Par on all the dice comes as 6-6-6, 5-5-5, 4-4-4, 2-2-2 and 1-1-1; 3-3-3 is not named.",
    kind="score",
)
TOMADA = stated(
    "triga.tomada",
    "ldj:66r.b.15-18",
    "como si omne tomare pora ssi; siete puntos o ocho o nueue o diez o onze o doze o treze o "
    "catorze.",
    "If no triga comes, a throw of seven to fourteen is the thrower’s own suerte.",
    kind="move",
)
MISMA = stated(
    "triga.misma",
    "ldj:66v.a.1-2",
    "suerte; esta sera triga & ganara el qui primero tomo suerte.",
    "If the other player throws that same suerte, whoever took it first wins.",
    kind="end",
)
PROPIA = stated(
    "triga.propia",
    "ldj:66v.a.2-4",
    "Et ssi por auentura non lançare la suerte del otro & tomare otra pora ssi;",
    "If he throws another, it is his own suerte.",
    kind="move",
)
LA_CARRERA = stated(
    "triga.carrera",
    "ldj:66v.a.4-7",
    "conuerna que lancen tantas uezes fasta que qual quiere dellos acierte en alguna destas "
    "suertes.",
    "Then they throw until one of them hits one of the two suertes.",
    kind="move",
)
GANA = stated(
    "triga.gana",
    "ldj:66v.a.7-8",
    "E lançando la su suerte sera triga & ganara.",
    "Whoever throws his own suerte wins.",
    kind="end",
)
PIERDE = stated(
    "triga.pierde",
    "ldj:66v.a.8-10",
    "Et si lançare la dell otro; otrossi sera triga & perdera.",
    "Whoever throws the other’s suerte loses.",
    kind="end",
)
MANERAS = stated(
    "triga.maneras",
    "ldj:66v.a.10-34",
    "E estas suertes pueden uenir en tantas maneras.",
    "The throws of seven to fourteen are listed; 4-3-1, which makes eight, is not among them.",
    kind="score",
)
TURNO = supplied(
    "triga.turno",
    "ldj:66r.a.5-7",
    "si omne iuega con otro.",
    "Readings caso=a and caso=b: without a triga the dice pass to the other player, and so "
    "on in turn.",
    kind="move",
)
NO_ES_SUERTE = implied(
    "triga.no-es-suerte",
    "ldj:66r.b.13-15",
    "en que no aura ningunas destas suertes; que fata aqui dixiemos",
    "Readings caso=c and caso=rondas: a throw outside seven to fourteen is nobody’s. In "
    "caso=c it is made again.",
    kind="move",
)
RESPUESTA = supplied(
    "triga.respuesta",
    "ldj:66v.a.2-4",
    "Et ssi por auentura non lançare la suerte del otro",
    "The text does not say what a triga is worth in answer to a suerte that is taken.",
    kind="end",
)
DUELO = supplied(
    "triga.duelo",
    "ldj:66r.a.5-9",
    "si omne iuega con otro. & lança primeramientre par en los tres dados;",
    "Reading caso=duelo: both throw, and the better triga wins: par before the totals, "
    "then the higher number, and the first of two equal ones. With no triga they throw "
    "again.",
    kind="end",
)
RONDA = supplied(
    "triga.ronda",
    "ldj:66v.a.4-7",
    "conuerna que lancen tantas uezes",
    "Reading caso=rondas: in a round each player throws once. A suerte beats none; two "
    "different suertes, or none at all, lead to another round.",
    kind="end",
)

CASO = crux(
    "triga.caso",
    "ldj:66r.b.1",
    "Do the rubrics “another manner of triga” part one game, or are they games of their own?",
    ("integrado", "one game: a triga wins at once, else suertes are taken and race", "juegos"),
    ("a", "the first by itself: in turn, until one throws triga", "yuyu2011"),
    ("b", "the second by itself: in turn, triga being three to six and par alone", "yuyu2011"),
    ("c", "the third by itself: suertes are taken and race, and nothing wins at once", "yuyu2011"),
    ("duelo", "the first by itself, as a duel: both throw, and the better triga wins", "yuyu2011"),
    (
        "rondas",
        "the third in rounds: a suerte beats none; the other’s last throw, thrown again, loses",
        "yuyu2011",
    ),
)
EL_PAR = crux(
    "triga.par",
    "ldj:66r.b.9-11",
    "What is “par en los tres dados”? The list of triples leaves out 3-3-3.",
    ("trio", "three alike, 3-3-3 with them", "yuyu2011"),
    ("lista", "three alike as listed, without 3-3-3", "ti6 s000"),
    ("pareja", "any two alike, as par means in riffa", "juegos"),
    ("ninguno", "nothing of its own: only the totals are triga", "juegos"),
)
LA_RESPUESTA = crux(
    "triga.respuesta",
    "ldj:66v.a.3-4",
    "What if the other throws a triga in answer to the suerte taken? (Only in caso=integrado.)",
    ("gana", "it wins for him", "juegos"),
    ("nada", "it counts for nothing, and he throws again", "juegos"),
    ("pierde", "it loses for him, like a reazar", "juegos"),
)
OCHO = crux(
    "triga.ocho",
    "ldj:66v.a.14-16",
    "Is 4-3-1, which the list of eights leaves out, a suerte? (Only in caso=c and caso=rondas.)",
    ("completo", "yes, it makes eight", "yuyu2011"),
    ("lista", "no: what is not listed is no suerte", "ti6 s000"),
)

RULES = (
    *(TRIGA, ALTAS, BAJAS, PAR, TOMADA, MISMA, PROPIA, LA_CARRERA, GANA, PIERDE),
    *(MANERAS, TURNO, NO_ES_SUERTE, RESPUESTA, DUELO, RONDA),
)
CRUCES = (CASO, EL_PAR, LA_RESPUESTA, OCHO)

DUEL = "duelo"
DUEL_AGAINST_NONE = "sin-triga"
DUEL_AGAINST_TOTAL = "total"
DUEL_AGAINST_PAR = "par"

_TOTALS = range(3, 19)
_DUEL_BEGINS = _("{hand} throws for a triga, and then {other}: the better one wins.")
_DUEL_NOTHING = _("{hand} has no triga. {other} throws for one.")
_DUEL_TOTAL = _("{hand} has thrown {own}, a triga. {other} must throw a higher one, or par.")
_DUEL_PAR = _("{hand} has thrown par, {own} in all. {other} must throw a higher par.")
DUEL_PHASES = {
    DUEL: Phase(False, False, _DUEL_BEGINS),
    DUEL_AGAINST_NONE: Phase(False, False, _DUEL_NOTHING, answers=True),
    DUEL_AGAINST_TOTAL: Phase(
        False, True, _DUEL_TOTAL, mark="triga", answers=True, numbers=_TOTALS
    ),
    DUEL_AGAINST_PAR: Phase(False, True, _DUEL_PAR, mark="triga", answers=True, numbers=_TOTALS),
}

ROUND = "ronda"
ROUND_AFTER = "ronda-tras"
ROUND_AGAINST = "contra"
ROUND_AGAINST_NONE = "contra-nada"

ROUND_PHASES = {
    ROUND: Phase(False, False, _("{hand} begins a round: he throws for a suerte.")),
    ROUND_AFTER: Phase(
        True, False, _("{hand} begins a round; {given}, {other}’s last, would lose.")
    ),
    ROUND_AGAINST: Phase(True, False, _("{other} has {given}. {hand} needs a different suerte.")),
    ROUND_AGAINST_NONE: Phase(False, False, _("{other} has no suerte. {hand} wins by any.")),
}

TURN = "turno"
_WINS = _("{hand} throws first: a triga wins at once.")
_TAKES = _("{hand} throws until a suerte comes, his own.")
_ANSWERS = _(
    "{other} has {given}. {hand} throws in answer: the same number would lose, another is his own."
)
_BY_TURNS = {TURN: Phase(False, False, _("{hand} throws for a triga."))}
_PHASES = {
    "a": _BY_TURNS,
    "b": _BY_TURNS,
    "duelo": DUEL_PHASES,
    "rondas": ROUND_PHASES,
}


class Triga:
    """The rules of triga under chosen readings (crux name to reading key)."""

    slug = "triga"
    stake = 1
    rules = RULES
    cruces = CRUCES
    numbers = range(7, 15)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.caso = self.readings["caso"]
        first = _TAKES if self.caso == "c" else _WINS
        suertes = {
            PRIMERA: Phase(False, False, first),
            SEGUNDA: Phase(True, False, _ANSWERS),
            CARRERA: RACE._replace(alike=None),  # a par may win by itself
        }
        self.phases = _PHASES.get(self.caso, suertes)

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw of three dice."""
        match self.caso:
            case "duelo":
                par = is_par(throw, self.readings["par"])
                return _duel(state, throw, self._triga(throw), par=par)
            case "rondas":
                return _round(state, throw, self._no_suerte(throw))
        if state.phase == CARRERA:
            return self._race(state, throw)
        named = self._triga(throw)
        if named is None:
            return self._no_triga(state, throw)
        if state.phase == SEGUNDA:
            return self._answer(state, dice.write(throw))
        what = Event(named, _("{throw} is triga.", throw=dice.write(throw)), state.hand)
        wins = Event(
            TRIGA, _("{hand} throws it first and wins.", hand=SEATS[state.hand]), state.hand
        )
        return Step(State(END, winner=state.hand, why=TRIGA.id), (what, wins))

    def _no_triga(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a cast before the race that is no triga."""
        if state.phase == TURN:
            text = _(
                "{throw} is no triga: {other} throws.",
                throw=dice.write(throw),
                other=SEATS[state.other],
            )
            return goes(replace(state, hand=state.other), TURNO, text)
        if rule := self._no_suerte(throw):
            text = _(
                "{throw} is no suerte: {hand} throws again.",
                throw=dice.write(throw),
                hand=SEATS[state.hand],
            )
            return goes(state, rule, text)
        return self._suerte(state, sum(throw))

    def _triga(self, throw: Throw) -> Rule | None:
        """Return the rule by which a throw is a triga before the race, or None."""
        total = sum(throw)
        if self.caso == "c":
            return None
        if total <= 6:
            return BAJAS
        if total >= 15 and self.caso != "b":
            return ALTAS
        return PAR if is_par(throw, self.readings["par"]) else None

    def _answer(self, state: State, shown: str) -> Step[State]:
        """Return the result of B's triga, cast in answer to A's suerte."""
        hand = SEATS[state.hand]
        match self.readings["respuesta"]:
            case "gana":
                return ends(
                    state.hand,
                    RESPUESTA,
                    _("{shown} in answer is triga: {hand} wins.", shown=shown, hand=hand),
                )
            case "pierde":
                return ends(
                    state.other,
                    RESPUESTA,
                    _("{shown} in answer is triga: {hand} loses.", shown=shown, hand=hand),
                )
        return goes(
            state,
            RESPUESTA,
            _("{shown} counts for nothing: {hand} throws again.", shown=shown, hand=hand),
        )

    def _suerte(self, state: State, total: int) -> Step[State]:
        """Return the result of a suerte: A takes it, or B answers with it."""
        hand, other, number = SEATS[state.hand], SEATS[state.other], words(total)
        if state.phase == PRIMERA:
            after = State(SEGUNDA, state.other, given=total)
            return goes(
                after,
                TOMADA,
                _("{number} is taken by {hand} for himself.", number=number, hand=hand),
                state.hand,
            )
        if total == state.given:
            return ends(
                state.other,
                MISMA,
                _("{number} again: {other}, who took it first, wins.", number=number, other=other),
            )
        after = State(CARRERA, state.other, given=total, own=state.given)
        return goes(
            after,
            PROPIA,
            _("{number} is the suerte of {hand}.", number=number, hand=hand),
            state.hand,
        )

    def _race(self, state: State, throw: Throw) -> Step[State]:
        hand, other, number = SEATS[state.hand], SEATS[state.other], words(sum(throw))
        if self._no_suerte(throw) is MANERAS:
            return goes(
                swapped(state),
                MANERAS,
                _("{throw} is not listed: no suerte.", throw=dice.write(throw)),
            )
        if sum(throw) == state.own:
            return ends(
                state.hand,
                GANA,
                _("{number} is the suerte of {hand}, who wins.", number=number, hand=hand),
            )
        if sum(throw) == state.given:
            return ends(
                state.other,
                PIERDE,
                _(
                    "{number} is the suerte of {other}: {hand} loses.",
                    number=number,
                    other=other,
                    hand=hand,
                ),
            )
        text = _("{number} is nobody’s number; {other} throws.", number=number, other=other)
        return goes(swapped(state), LA_CARRERA, text)

    def _no_suerte(self, throw: Throw) -> Rule | None:
        """Return the rule by which a throw is no suerte, or None."""
        if sum(throw) not in self.numbers:
            return NO_ES_SUERTE
        only_listed = self.caso in {"c", "rondas"} and self.readings["ocho"] == "lista"
        return MANERAS if only_listed and throw not in LISTED[sum(throw)] else None


def is_par(throw: Throw, par: str) -> bool:
    """Return whether a throw is *par en los tres dados*, by the reading of ``par``."""
    match par:
        case "trio":
            return len(set(throw)) == 1
        case "lista":
            return throw in PARES
        case "pareja":
            return len(set(throw)) < 3
    return False


def _duel(state: State, throw: Throw, triga: Rule | None, *, par: bool) -> Step[State]:
    """Return the result of a throw; ``triga`` is the rule by which it is one, ``par`` its kind."""
    shown = dice.write(throw)
    if state.phase == DUEL:
        return _duel_opens(state, throw, triga, par=par)
    hand, other = SEATS[state.hand], SEATS[state.other]
    if triga is None and state.phase == DUEL_AGAINST_NONE:
        text = _(
            "{shown} is no triga either: {hand} throws again, and then {other}.",
            shown=shown,
            hand=hand,
            other=other,
        )
        return goes(State(DUEL, state.hand), DUELO, text)
    if triga is None:
        return ends(
            state.hand,
            DUELO,
            _("{shown} is no triga: {hand} wins by his own.", shown=shown, hand=hand),
        )
    if state.phase == DUEL_AGAINST_NONE or (par, sum(throw)) > (
        state.phase == DUEL_AGAINST_PAR,
        state.own,
    ):
        end = ends(state.other, DUELO, _("{other} has the better triga and wins.", other=other))
    else:
        end = ends(
            state.hand, DUELO, _("It is no better: {hand}, who threw his first, wins.", hand=hand)
        )
    return _with_triga_event(end, triga, shown, state.other)


def _duel_opens(state: State, throw: Throw, triga: Rule | None, *, par: bool) -> Step[State]:
    """Return the result of the first cast of a duel."""
    shown, other = dice.write(throw), SEATS[state.other]
    if triga is None:
        text = _("{shown} is no triga: {other} throws for one.", shown=shown, other=other)
        return goes(State(DUEL_AGAINST_NONE, state.hand), DUELO, text)
    after = State(DUEL_AGAINST_PAR if par else DUEL_AGAINST_TOTAL, state.hand, own=sum(throw))
    step = goes(after, DUELO, _("{other} answers it.", other=other), state.hand)
    return _with_triga_event(step, triga, shown, state.hand)


def _with_triga_event(step: Step[State], triga: Rule, shown: str, seat: int) -> Step[State]:
    """Return a step that first names the triga cast, and its caster."""
    what = Event(triga, _("{shown} is triga.", shown=shown), seat)
    return Step(step.state, (what, *step.events))


def _round(state: State, throw: Throw, no_suerte: Rule | None) -> Step[State]:
    """Return the result of a throw; ``no_suerte`` is the rule by which it is none."""
    if state.phase in {ROUND, ROUND_AFTER}:
        return _round_first(state, throw, no_suerte)
    hand, other = SEATS[state.hand], SEATS[state.other]
    shown, has = dice.write(throw), state.phase == ROUND_AGAINST
    if no_suerte and has:
        return ends(
            state.other,
            RONDA,
            _("{shown} is no suerte: {other}, who has one, wins.", shown=shown, other=other),
        )
    if no_suerte:
        text = _(
            "{shown} is no suerte either: {other} begins another round.", shown=shown, other=other
        )
        return goes(State(ROUND, state.other), RONDA, text)
    number = words(sum(throw))
    if not has:
        return ends(
            state.hand,
            RONDA,
            _(
                "{number} is a suerte, and {other} has none: {hand} wins.",
                number=number,
                other=other,
                hand=hand,
            ),
        )
    if sum(throw) == state.given:
        return ends(
            state.other,
            MISMA,
            _("{number} again: {other}, who took it first, wins.", number=number, other=other),
        )
    text = _(
        "{number} is a suerte too: {other} begins another round, and must not throw it.",
        number=number,
        other=other,
    )
    return goes(State(ROUND_AFTER, state.other, given=sum(throw)), RONDA, text, state.hand)


def _round_first(state: State, throw: Throw, no_suerte: Rule | None) -> Step[State]:
    """Return the result of the first cast of a round."""
    hand, other = SEATS[state.hand], SEATS[state.other]
    if no_suerte:
        text = _("{throw} is no suerte: {other} throws.", throw=dice.write(throw), other=other)
        return goes(State(ROUND_AGAINST_NONE, state.other), no_suerte, text)
    number = words(sum(throw))
    if sum(throw) == state.given:
        return ends(
            state.other,
            PIERDE,
            _(
                "{number} is what {other} threw last: {hand} loses.",
                number=number,
                other=other,
                hand=hand,
            ),
        )
    after = State(ROUND_AGAINST, state.other, given=sum(throw))
    return goes(
        after, TOMADA, _("{number} is the suerte of {hand}.", number=number, hand=hand), state.hand
    )


ABOUT = About(
    "triga",
    "Triga",
    "ldj:66r ldj:66v",
    game_maker(Triga),
    says=_("Some throws win at once; if none comes, two numbers race."),
    tables=("primera-suerte",),
    lesson=lesson(
        ("triga", _("Throw a triga first and you win at once.")),
        (
            "triga",
            _("As played here a triga is three alike, or fifteen to eighteen, or three to six."),
        ),
        (
            "tomada",
            _("If no triga comes, the first throw is the thrower’s own suerte, his number."),
        ),
        (
            "carrera",
            _("When both have a number they throw until one of the two comes: its owner wins."),
        ),
        (
            "misma",
            _("A player who throws the very number that the other has just taken loses to him."),
        ),
        SmallBoard("primera A - -", _("Fifteen is a triga: A wins at once."), "6-6-3", "triga"),
        SmallBoard(
            "primera A - -", _("Ten is no triga: it is now the suerte of A."), "6-3-1", "tomada"
        ),
        SmallBoard(
            "segunda B 10 -", _("B throws ten too, but A took it first: A wins."), "5-4-1", "misma"
        ),
    ),
)
