"""A hand of *tantos*, shared by medio azar and azar pujado, as a ``Variant``.

A casts: an azar takes a tanto, a suerte is given to B and puts three tantos to the hand. Then A
casts for his own. What the hand is worth grows without bound, so it is no part of the state:
each step says what it pays and by how much the hand rises. Phases: ``primera``, ``segunda``,
``encuentro`` (A casts for azar) and ``carrera``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import NamedTuple

from juegos.core.game import SEATS, Event, Step, choose
from juegos.core.message import Message, _, join_sentences
from juegos.core.source import Crux, Rule, crux
from juegos.dados.dice_game import Phase, State, ends, goes
from juegos.dados.suertes import CARRERA, PRIMERA, RACE, SEGUNDA, gives, race, takes, words
from juegos.material.dice import Throw

ENCUENTRO = "encuentro"
DADA = 3  # the tantos that a suerte given to B puts to the hand

_LIMITS = {
    "xiiij": (8, 13, 14),
    "xv-nulo": (8, 13, 15),
    "xv-suerte": (8, 14, 15),
    "azar": (7, 14, 15),
}
_RAISE = {"sube", "sube-y-cobra"}
_PAY = {"cobra", "sube-y-cobra"}


class Rules(NamedTuple):
    """By which rule of a game each thing happens."""

    tanto: Rule
    nulo: Rule
    dada: Rule
    sube: Rule
    cobra: Rule
    propia: Rule
    encuentro: Rule
    todos: Rule
    otra: Rule
    comienzo: Rule
    carrera: Rule
    falta: Rule
    suerte_gana: Rule


CRUCES = (
    crux(
        "medio-azar.catorce",
        "ldj:70r.a.10-11",
        "Is azar “fourteen and up”, as written, or fifteen, and what then is fourteen?",
        ("xiiij", "fourteen is azar; the suertes are eight to thirteen", "ti6 s000 yuyu2011"),
        ("xv-nulo", "azar begins at fifteen; fourteen is nothing and is thrown again", "yuyu2011"),
        ("xv-suerte", "azar begins at fifteen; fourteen is a suerte", "juegos"),
        ("azar", "as in azar: seven and fourteen are suertes, azar lies beyond them", "juegos"),
    ),
    crux(
        "medio-azar.encuentro",
        "ldj:70v.a.3-4",
        "What if the throw for azar after an encuentro brings none?",
        ("nueva-suerte", "it is the other’s new suerte, and three tantos more", "juegos"),
        (
            "arrastra",
            "it is the other’s new suerte, for the tantos already at stake alone",
            "juegos",
        ),
        ("de-nuevo", "it is lost; all begins again, and the tantos at stake remain", "juegos"),
        (
            "gana-suerte",
            "it is a suerte, and wins all that is at stake; an azar loses it",
            "yuyu2011",
        ),
    ),
    crux(
        "medio-azar.primer-azar",
        "ldj:70r.a.13",
        "When an azar on the first throw has taken its tanto, who goes on?",
        ("sigue", "the thrower goes on throwing", "juegos"),
        ("pasa", "the dice pass to the other, who is then the thrower", "juegos"),
        ("acaba", "nobody: the hand is over", "juegos"),
    ),
    crux(
        "medio-azar.segundo-azar",
        "ldj:70r.b.11",
        "Does an azar between the two suertes raise the hand, or is it paid at once?",
        ("sube", "it raises what the hand is worth", "juegos"),
        ("cobra", "it is paid to the thrower at once; the hand stays", "juegos"),
        ("sube-y-cobra", "both", "juegos"),
    ),
    crux(
        "medio-azar.leuara",
        "ldj:70r.a.13-14",
        "Does the thrower take the tanto of an azar, or pay it?",
        ("lleva", "he takes it", "aisling"),
        ("paga", "he pays it: an azar is a fault", "yuyu2011"),
    ),
)


_FIRST = {
    "lleva": _("{hand} throws first: an azar takes a tanto."),
    "paga": _("{hand} throws first: an azar costs a tanto."),
}
_AGAIN = (
    _("{hand} throws for azar, which takes all that is at stake."),
    _("{hand} throws again: a suerte takes all that is at stake, an azar loses it."),
)
# What an azar on the first cast brings, by whether it is a fault and by who goes on.
_FIRST_AZAR = {
    (False, "sigue"): _("{total} is azar: {hand} takes a tanto and goes on throwing."),
    (False, "pasa"): _("{total} is azar: {hand} takes a tanto, and the dice pass to {other}."),
    (False, "acaba"): _("{total} is azar: {hand} takes a tanto, and the hand is over."),
    (True, "sigue"): _("{total} is azar: {hand} pays a tanto and goes on throwing."),
    (True, "pasa"): _("{total} is azar: {hand} pays a tanto, and the dice pass to {other}."),
    (True, "acaba"): _("{total} is azar: {hand} pays a tanto, and the hand is over."),
}
_AT_ONCE = {
    False: _("{total} is azar: {hand} takes a tanto at once."),
    True: _("{total} is azar: {hand} pays a tanto at once."),
}


class Puja(NamedTuple):
    """What raises a hand during the race: by which rule, and which casts, by the reading of a crux.

    A cast is ``azar``, a ``suerte`` that decides nothing, or the ``ultima``, which decides.
    """

    rule: Rule
    crux: str
    casts: Mapping[str, Collection[str]]


class Variant(NamedTuple):
    """A game of hands of tantos: by which of its rules each thing happens, and what else rises."""

    slug: str
    rules: tuple[Rule, ...]
    cruces: tuple[Crux, ...]
    by: Rules
    puja: Puja | None = None


class Tantos:
    """A game of hands of tantos under chosen readings (crux name to reading key)."""

    stake = 0

    def __init__(self, variant: Variant, readings: Mapping[str, str]) -> None:
        self.slug, self.rules, self.cruces, self._by, self._puja = variant
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        low, high, azar = _LIMITS[self.readings["catorce"]]
        self.numbers = range(low, high + 1)
        self.azares = (*range(3, low), *range(azar, 19))
        again = _AGAIN[self.readings["encuentro"] == "gana-suerte"]
        self.phases = {
            PRIMERA: Phase(False, False, _FIRST[self.readings["leuara"]]),
            SEGUNDA: Phase(
                True, False, _("{other} has {given}. {hand} throws for his own suerte.")
            ),
            ENCUENTRO: Phase(False, False, again),
            CARRERA: RACE,
        }

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw of three dice."""
        total = sum(throw)
        if total not in self.numbers and total not in self.azares:
            return goes(
                state, self._by.nulo, _("{total} is nothing here; throw again.", total=words(total))
            )
        match state.phase:
            case "primera":
                return self._first(state, total)
            case "segunda":
                return self._second(state, total)
            case "encuentro":
                return self._for_azar(state, total)
        return self._race(state, total)

    def _race(self, state: State, total: int) -> Step[State]:
        """Return the result of a cast of the race, which may also raise the hand."""
        step = race(state, total, self._by.carrera)
        puja = self._puja
        if puja is None or self._kind(state, total) not in puja.casts[self.readings[puja.crux]]:
            return step
        return with_raise(
            step, puja.rule, _("{total} raises the hand by a tanto.", total=words(total))
        )

    def _kind(self, state: State, total: int) -> str:
        if total in {state.own, state.given}:
            return "ultima"
        return "azar" if total in self.azares else "suerte"

    def _first(self, state: State, total: int) -> Step[State]:
        if total not in self.azares:
            return self._gives(state, total, DADA)
        rule, goes_on = self._settles(self._by.tanto), self.readings["primer-azar"]
        text = _FIRST_AZAR[self._fault, goes_on].with_fields(
            total=words(total), hand=SEATS[state.hand], other=SEATS[state.other]
        )
        match goes_on:
            case "sigue":
                step = goes(state, rule, text)
            case "pasa":
                step = goes(State(PRIMERA, state.other), rule, text)
            case _:
                step = ends(None, rule, text)
        return with_payment(step, self._paid(state))

    def _settles(self, taken: Rule) -> Rule:
        """Return the rule by which an azar is settled at once."""
        return self._by.falta if self._fault else taken

    def _paid(self, state: State) -> int:
        """Return the seat that receives a tanto for an azar of the hand."""
        return state.other if self._fault else state.hand

    @property
    def _fault(self) -> bool:
        return self.readings["leuara"] == "paga"

    def _gives(self, state: State, total: int, tantos: int) -> Step[State]:
        given = gives(state, total, self._by.dada if state.phase == PRIMERA else self._by.otra)
        rises = _("The hand rises by three tantos.") if tantos else _("The tantos at stake remain.")
        event = given.events[0]
        return replace(
            given, events=(replace(event, text=join_sentences(event.text, rises)),), pot=tantos
        )

    def _second(self, state: State, total: int) -> Step[State]:
        if total in self.azares:
            return self._azar(state, words(total))
        if total != state.given:
            return takes(state, total, self._by.propia)
        text = _(
            "{total} again: an encuentro. {hand} throws for azar.",
            total=words(total),
            hand=SEATS[state.hand],
        )
        return goes(State(ENCUENTRO, state.hand), self._by.encuentro, text)

    def _azar(self, state: State, total: Message) -> Step[State]:
        """Return the result of an azar between the suertes: it raises the hand, or is paid."""
        step: Step[State] = Step(state)
        if self.readings["segundo-azar"] in _RAISE:
            rises = _("{total} is azar: the hand rises by a tanto.", total=total)
            step = with_raise(step, self._by.sube, rises)
        if self.readings["segundo-azar"] in _PAY:
            text = _AT_ONCE[self._fault].with_fields(total=total, hand=SEATS[state.hand])
            event = Event(self._settles(self._by.cobra), text)
            step = with_payment(replace(step, events=(*step.events, event)), self._paid(state))
        return step

    def _for_azar(self, state: State, total: int) -> Step[State]:
        """Return the result of the cast after an encuentro."""
        hand = SEATS[state.hand]
        if self.readings["encuentro"] == "gana-suerte":
            return self._inverted(state, total)
        if total in self.azares:
            text = _(
                "{total} is azar: {hand} takes all the tantos at stake.",
                total=words(total),
                hand=hand,
            )
            return ends(state.hand, self._by.todos, text)
        if self.readings["encuentro"] == "de-nuevo":
            text = _(
                "{total} is no azar: {hand} begins again, and the tantos at stake remain.",
                total=words(total),
                hand=hand,
            )
            return goes(State(PRIMERA, state.hand), self._by.comienzo, text)
        return self._gives(state, total, DADA * (self.readings["encuentro"] == "nueva-suerte"))

    def _inverted(self, state: State, total: int) -> Step[State]:
        """Return the result of the cast after an encuentro where an azar is the fault."""
        hand, other = SEATS[state.hand], SEATS[state.other]
        if total in self.azares:
            text = _(
                "{total} is azar: {hand} loses all the tantos at stake to {other}.",
                total=words(total),
                hand=hand,
                other=other,
            )
            return ends(state.other, self._by.suerte_gana, text)
        text = _(
            "{total} is a suerte: {hand} takes all the tantos at stake.",
            total=words(total),
            hand=hand,
        )
        return ends(state.hand, self._by.suerte_gana, text)


def with_payment(step: Step[State], seat: int) -> Step[State]:
    """Return the step with a tanto paid to a seat by the other at once, as its last event says."""
    *before, event = step.events
    results = (*before, replace(event, seat=seat, amount=1))
    return replace(step, events=results, pays=(1, -1) if seat == 0 else (-1, 1))


def with_raise(step: Step[State], rule: Rule, text: str) -> Step[State]:
    """Return the step with the value of the hand raised by a tanto, with the rule and words."""
    return replace(step, pot=step.pot + 1, events=(*step.events, Event(rule, text, None, 1)))
