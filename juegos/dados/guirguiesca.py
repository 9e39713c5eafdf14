"""Guirguiesca, fols. 71r-71v: two dice, and a stake that is made knowing the suerte.

Phases: ``primera`` (A's first cast), ``envite`` (B has his suerte and may stake on it),
``respuesta-n`` (B has staked n tantos: A agrees, refuses or keeps silent), ``segunda-n`` (A casts
for his own suerte, n being what B's stake has added), ``rehusada`` (the same, the stake having
been refused) and ``carrera``. There is a main stake of one tanto, and B may stake *quanto se
quisiere* over it. We stop at three, which a suerte is worth in medio azar (fol. 70r): it is
enough that, where a refusal costs A the encuentro, he does better to refuse on six, seven and
eight; what an accepted stake is worth only grows in proportion.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from juegos.core.about import About
from juegos.core.game import SEATS, Event, Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import Message, _, _n, join_sentences
from juegos.core.source import Rule, crux, implied, stated, supplied
from juegos.dados.dice_game import Decision, Phase, State, ends, game_maker, goes
from juegos.dados.suertes import CARRERA as RACING
from juegos.dados.suertes import PRIMERA, RACE, gives, race, takes, words
from juegos.dados.tantos import with_payment
from juegos.material.dice import Throw, number

DOS_DADOS = stated(
    "guirguiesca.dos-dados",
    "ldj:71r.a.4-6",
    "que se iuega con dos dados en esta guisa.",
    "It is played with two dice.",
    kind="board",
)
BATALLA = stated(
    "guirguiesca.batalla",
    "ldj:71r.a.6-10",
    "Los que quisieren iogar an de alançar primeramientre batalla. E el que la uenciere lançara "
    "primero.",
    "A throw-off, the batalla, decides who throws first.",
    kind="manner",
)
AZAR = stated(
    "guirguiesca.azar",
    "ldj:71r.a.10-12",
    "si lançare senas o seys cinco o la soçobra destos que son dos & as o amas as sera azar.",
    "Twelve and eleven are azar, and so are the totals underneath them, two and three.",
    kind="manner",
)
TANTO = stated(
    "guirguiesca.tanto",
    "ldj:71r.a.12-14",
    "E ganara por el un tanto de qual quantia pusieren entressi que uala.",
    "For an azar on the first throw the thrower wins a tanto, worth what they agreed.",
    kind="score",
)
SUERTES = stated(
    "guirguiesca.suertes",
    "ldj:71r.a.15-17",
    "no lançare azar. & echare quatro puntos o cinco. o seys o siete o ocho. o nueue o diez en "
    "qualquiere guisa que",
    "The suertes are the totals four to ten, however they are made up.",
    kind="manner",
)
DADA = stated(
    "guirguiesca.dada",
    "ldj:71r.b.2-3",
    "& auerla a aquel con qui el iogare.",
    "A suerte on the first throw belongs to the other player.",
    kind="move",
)
ENVITE = stated(
    "guirguiesca.envite",
    "ldj:71r.b.3-4",
    "& ell otro parara a ella quanto se quisiere.",
    "The other player stakes on it as much as he likes.",
    kind="move",
)
OTORGAR = stated(
    "guirguiesca.otorgar",
    "ldj:71r.b.8-9",
    "si ouiere otorgado de yr a ello o si sse callare.",
    "The thrower plays for that stake if he has agreed to it, or has kept silent.",
    kind="move",
)
REHUSAR = implied(
    "guirguiesca.rehusar",
    "ldj:71r.b.8-9",
    "si ouiere otorgado de yr a ello o si sse callare.",
    "He may refuse: then the hand goes on for the main stake alone.",
    kind="move",
)
POSTURA = supplied(
    "guirguiesca.postura",
    "ldj:71r.b.7-8",
    "leuara lo que y fuere",
    "The text does not say what is at stake before anyone stakes on a suerte, nor how much "
    "he may stake: here there is a main stake of one tanto, and up to three may be added.",
    kind="score",
)
ENCUENTRO = stated(
    "guirguiesca.encuentro",
    "ldj:71r.b.4-8",
    "si el que lança los dados echare otra suerte luego a pos ella de tantos puntos como la quel "
    "dio esta sera llamada encuentro & leuara lo que y fuere",
    "If the second throw equals the suerte given it is an encuentro: he takes what is at stake.",
    kind="end",
)
PIERDE = stated(
    "guirguiesca.pierde",
    "ldj:71r.b.9-12",
    "E si por auentura no lançare encuentro & lançare una de las suertes que desuso dixiemos que "
    "eran azares; perderlo a todo.",
    "An azar on the second throw loses him everything.",
    kind="end",
)
PROPIA = stated(
    "guirguiesca.propia",
    "ldj:71r.b.12-15",
    "E si non lançare encuentro ni azar & lançare una de las otras suertes aquella tomara pora "
    "ssi.",
    "Any other second throw is the thrower’s own suerte.",
    kind="move",
)
CARRERA = stated(
    "guirguiesca.carrera",
    "ldj:71r.b.15-17",
    "& lançara tantas uezes; fata que uenga la suya o la dell otro. & lançando la suya gana",
    "Then he throws until one of the two comes: he wins by his own and loses by the other’s.",
    kind="end",
)

RULES = (
    DOS_DADOS,
    BATALLA,
    AZAR,
    TANTO,
    SUERTES,
    DADA,
    POSTURA,
    ENVITE,
    OTORGAR,
    REHUSAR,
    ENCUENTRO,
    PIERDE,
    PROPIA,
    CARRERA,
)

CRUCES = (
    crux(
        "guirguiesca.primer-azar",
        "ldj:71r.a.12-13",
        "What does an azar on the first throw win?",
        ("sigue", "one tanto, and the thrower goes on throwing", "juegos"),
        ("gana", "the whole game", "yuyu2011"),
        ("acaba", "one tanto, and the hand is over", "juegos"),
    ),
    crux(
        "guirguiesca.encuentro",
        "ldj:71r.b.7-8",
        "Who takes what is at stake by an encuentro, and what if the thrower refused the stake?",
        (
            "gana",
            "the thrower takes what is at stake; if he refused, the main stake alone",
            "yuyu2011",
        ),
        ("otro", "the other, who staked on it", "yuyu2011"),
        ("rehusado-repite", "if he refused, nothing: the second throw is made again", "juegos"),
        ("rehusado-tablas", "if he refused, nothing: the hand is void", "juegos"),
        ("de-cabo", "nobody: all begins again", "juegos"),
    ),
)


MOST = 3
ENVITES = {f"para-{n}": n for n in range(MOST + 1)}
STAKING = {
    move: _("Stake {number}", number=number(n)) if n else _("Stake nothing")
    for move, n in ENVITES.items()
}
ANSWERS = {"calla": _("Keep silent"), "otorga": _("Agree"), "rehusa": _("Refuse")}
REHUSADA = "rehusada"


class Guirguiesca:
    """The rules of guirguiesca under chosen readings (crux name to reading key)."""

    slug = "guirguiesca"
    stake = 0
    rules: tuple[Rule, ...] = RULES
    cruces = CRUCES
    numbers = range(4, 11)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        explain_refusal = self.readings["encuentro"].startswith("rehusado")
        stake, reply, usual = _USUAL[explain_refusal]
        envite = Decision(STAKING, self._stakes, stake, usual)
        answer = Decision(ANSWERS, self._answers, reply, usual)
        second = Phase(True, False, _("{other} has {given}. {hand} throws for his own suerte."), 2)
        self.phases: dict[str, Phase] = {
            PRIMERA: Phase(False, False, _("{hand} throws first: an azar wins a tanto."), 2),
            "envite": Phase(True, False, _STAKES, 2, answers=True, decision=envite),
            **{
                f"respuesta-{n}": Phase(True, False, says, 2, decision=answer)
                for n, says in enumerate(_STAKED, 1)
            },
            **{f"segunda-{n}": second for n in range(MOST + 1)},
            REHUSADA: second,
            RACING: RACE._replace(dice=2),
        }

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw of two dice."""
        total = sum(throw)
        if state.phase == RACING:
            return race(state, total, CARRERA)
        if state.phase == PRIMERA:
            return self._first(state, total)
        if total not in self.numbers:
            text = _(
                "{total} is azar: {hand} loses all that is at stake.",
                total=words(total),
                hand=SEATS[state.hand],
            )
            return ends(state.other, PIERDE, text)
        if total == state.given:
            return self._encuentro(state, _("{total} again: an encuentro.", total=words(total)))
        return takes(state, total, PROPIA)

    def _first(self, state: State, total: int) -> Step[State]:
        if total in self.numbers:
            given = gives(state, total, DADA)
            event = Event(POSTURA, _("There is a main stake of one tanto."), None, 1)
            after = replace(given.state, phase="envite")
            return Step(after, (*given.events, event), pot=1)
        reading = self.readings["primer-azar"]
        text = _FIRST_AZAR[reading].with_fields(total=words(total), hand=SEATS[state.hand])
        match reading:
            case "sigue":
                step = goes(state, TANTO, text)
            case "acaba":
                step = ends(None, TANTO, text)
            case _:
                return replace(ends(state.hand, TANTO, text), pot=1)
        return with_payment(step, state.hand)

    def _stakes(self, state: State, move: str) -> Step[State]:
        """Return the result of B's stake; a stake of nothing needs no answer."""
        other, count = SEATS[state.other], ENVITES[move]
        if not count:
            after = replace(state, phase="segunda-0")
            return goes(
                after,
                ENVITE,
                _("{other} adds nothing to the main stake.", other=other),
                state.other,
            )
        text = _n(
            "{other} stakes a tanto more on {given}.",
            "{other} stakes {number} tantos more on {given}.",
            count,
            number=number(count),
            other=other,
            given=number(state.given),
        )
        event = Event(ENVITE, text, state.other, count)
        return Step(replace(state, phase=f"respuesta-{count}"), (event,))

    def _answers(self, state: State, move: str) -> Step[State]:
        """Return the result of A's answer; silence binds like agreement."""
        count, hand = _count(state), SEATS[state.hand]
        if move == "rehusa":
            text = _("{hand} refuses: the hand goes on for the main stake of one tanto.", hand=hand)
            return goes(replace(state, phase=REHUSADA), REHUSAR, text, state.hand)
        text = _agrees(1 + count, hand) if move == "otorga" else _silence_text(1 + count, hand)
        after = replace(state, phase=f"segunda-{count}")
        return Step(after, (Event(OTORGAR, text, state.hand, count),), pot=count)

    def _encuentro(self, state: State, says: str) -> Step[State]:
        """Return the result of an encuentro, by the reading and A's answer to the stake."""
        hand, other = SEATS[state.hand], SEATS[state.other]
        refused = state.phase == REHUSADA
        match self.readings["encuentro"]:
            case "otro":
                takes_it = _("{other} takes what is at stake.", other=other)
                return ends(state.other, ENCUENTRO, join_sentences(says, takes_it))
            case "de-cabo":
                back = _("{hand} begins again, and the stakes are taken back.", hand=hand)
                step = goes(State(PRIMERA, state.hand), ENCUENTRO, join_sentences(says, back))
                return replace(step, pot=-1 if refused else -1 - _count(state))
            case "rehusado-repite" if refused:
                again = _("{hand} refused the stake and wins nothing; he throws again.", hand=hand)
                return goes(state, ENCUENTRO, join_sentences(says, again))
            case "rehusado-tablas" if refused:
                void = _("{hand} refused the stake and wins nothing; the hand is void.", hand=hand)
                return ends(None, ENCUENTRO, join_sentences(says, void))
        takes_it = _("{hand} takes what is at stake.", hand=hand)
        return ends(state.hand, ENCUENTRO, join_sentences(says, takes_it))


def _count(state: State) -> int:
    """Return the tantos that B has staked, from the end of the name of the phase."""
    return int(state.phase[-1])


def _agrees(tantos: int, hand: str) -> Message:
    return _n(
        "{hand} agrees: a tanto is at stake.",
        "{hand} agrees: {number} tantos are at stake.",
        tantos,
        number=number(tantos),
        hand=hand,
    )


def _silence_text(tantos: int, hand: str) -> Message:
    return _n(
        "{hand} keeps silent, which binds him: a tanto is at stake.",
        "{hand} keeps silent, which binds him: {number} tantos are at stake.",
        tantos,
        number=number(tantos),
        hand=hand,
    )


_STAKES = _("{other} has {given} and may stake on it, over the main stake of a tanto.")
_STAKED = (
    _("{other} stakes a tanto more on {given}. {hand} may refuse or agree."),
    _("{other} stakes two tantos more on {given}. {hand} may refuse or agree."),
    _("{other} stakes three tantos more on {given}. {hand} may refuse or agree."),
)
_FIRST_AZAR = {
    "sigue": _("{total} is azar: {hand} wins a tanto and goes on throwing."),
    "acaba": _("{total} is azar: {hand} wins a tanto, and the hand is over."),
    "gana": _("{total} is azar: {hand} wins the whole game, a stake of one tanto."),
}
# What published odds take B and A to do, and that in words; by whether an encuentro is read as
# one whose stake was refused.
_USUAL = {
    False: (
        *("para-0", "otorga"),
        _("B adds nothing to the main stake of one tanto, and A agrees."),
    ),
    True: (
        *("para-1", "rehusa"),
        _(
            "B adds a tanto to the main stake of one, and A refuses: they play for the "
            "main stake alone."
        ),
    ),
}


ABOUT = About(
    "guirguiesca",
    "Guirguiesca",
    "ldj:71r ldj:71v",
    game_maker(Guirguiesca),
    says=_("Two dice, two numbers, and a stake that may be refused."),
    tables=("primera-suerte",),
    chance_only=False,
    lesson=lesson(
        ("carrera", _("You want your own number to come before the other’s.")),
        (
            "tanto",
            _("Two dice are thrown: two, three, eleven and twelve are azar, and win a tanto."),
        ),
        (
            "envite",
            _("A first throw of four to ten is the other’s suerte, and he may stake on it."),
        ),
        (
            "otorgar",
            _("You play for that stake if you agree; if you refuse, for the main stake alone."),
        ),
        ("pierde", _("Beware of the second throw: an azar there loses you everything.")),
        SmallBoard(
            "primera A - -",
            _("Twelve is azar: A wins a tanto, and goes on throwing."),
            "6-6",
            "tanto",
        ),
        SmallBoard(
            "primera A - -", _("Eight is given to B, who may now stake on it."), "5-3", "dada"
        ),
        SmallBoard(
            "segunda-2 A 8 -",
            _("An azar on the second throw: A loses all three tantos."),
            "6-6",
            "pierde",
        ),
    ),
)
