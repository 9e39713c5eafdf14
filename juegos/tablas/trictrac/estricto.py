"""Strict trictrac: each player marks for himself, and may be sent to school by the other.

A throw is marked by its thrower (``marque 1 4``: one hole, the jeton at four; ``neuf`` after it:
with a second jeton), who may go on marking forward until he plays or goes away. What he plays may
break the rules (``faux T-5 T-6``; ``read_move`` puts the word before it): then the other chooses
what becomes of it. The other judges the marks, then marks what the throw gave him; that is judged
when he has thrown. Only right plays are listed.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping
from dataclasses import replace

from juegos.dist import Dist
from juegos.errors import BadNotation, IllegalMove, JuegosError
from juegos.game import SEATS, Event, Outcome, Policy, Step, Turn
from juegos.material import dados
from juegos.players import Advice
from juegos.scene import Scene
from juegos.source import Crux, Rule
from juegos.tablas.trictrac import (
    cruces,
    escuelas,
    estado,
    fausse_case,
    proceso,
    reglas,
    rivales_estricto,
)
from juegos.tablas.trictrac.escuelas import Severity
from juegos.tablas.trictrac.estado import FIN, JET, JOUE, PRIMAUTE, State
from juegos.tablas.trictrac.estricto_estado import (
    AGAIN,
    CASE,
    GIVEN,
    JUDGE,
    MARK,
    THROW,
    Strict,
    marking,
    read_strict,
    write_strict,
)
from juegos.tablas.trictrac.eventos import Score
from juegos.tablas.trictrac.fausse_case import LEAVES, Fault
from juegos.tablas.trictrac.juego import GOES, Move, Trictrac, allowed
from juegos.tablas.trictrac.marca import flag
from juegos.tablas.trictrac.notacion import after_legs, read_legs
from juegos.tablas.trictrac.paso import ground
from juegos.tablas.trictrac.posicion import Men, write
from juegos.tablas.trictrac.tour import HOLES

THROWS = "jette"
WRONG = "faux "
DUTIES = (fausse_case.PLEIN, fausse_case.CONSERVATION)


class Estricto:
    """The rules of strict trictrac under chosen readings."""

    slug = "trictrac"
    seats = 2
    stake = 1
    rules: tuple[Rule, ...] = Trictrac.rules + escuelas.RULES + fausse_case.RULES
    cruces: tuple[Crux, ...] = Trictrac.cruces + cruces.STRICT
    policy: Policy | None = None
    levels: tuple[str, ...] = rivales_estricto.LEVELS

    def __init__(self, readings: Mapping[str, str]) -> None:
        names = {crux.name for crux in cruces.STRICT}
        self.game = Trictrac({name: key for name, key in readings.items() if name not in names})
        strict = proceso.readings({name: readings[name] for name in names & set(readings)})
        self.readings: Mapping[str, str] = {**self.game.readings, **strict}
        self.severity = Severity(
            strict["ecole-plein"] == "deux-fois", strict["deux-jetons"] == "ecole"
        )
        self._rule = {rule.id: rule for rule in self.rules}

    def start(self) -> Strict:
        """Return the state before anybody knows who begins."""
        return Strict()

    def turn(self, state: Strict) -> int | Turn:
        """Return the seat that marks, plays, judges or answers; chance before each throw."""
        if state.base.phase == FIN:
            return Turn.END
        if state.stage == THROW:
            return Turn.CHANCE
        if state.stage in {MARK, AGAIN}:
            return state.base.hand
        return state.base.other if state.stage in {CASE, GIVEN} else proceso.seat(state)

    def throws(self, state: Strict) -> Dist[tuple[int, ...]]:
        """Return what the dice may show."""
        if state.stage != THROW:
            raise IllegalMove("nothing is thrown here: a player is to move (trictrac.jet)")
        return self.game.throws(state.base)

    def moves(self, state: Strict) -> tuple[str, ...]:
        """Return what the seat may do by the rules, its marks right or wrong."""
        if isinstance(self.turn(state), Turn):
            return ()
        return tuple(sorted(self._moves(state)))

    def _moves(self, state: Strict) -> tuple[str, ...]:
        match state.stage:
            case "marque":
                goes = (GOES,) * (state.asked.holes > 0)
                return (*self.game.moves(state.base), *goes, *proceso.claims(state))
            case "case":
                return tuple(self._fault(state).choices)
            case "rejoue":
                return tuple(self._options(state))
            case "don":
                return (THROWS, *proceso.claims(state))
        return proceso.moves(state, self.severity)

    def play(self, state: Strict, move: Move) -> Step[Strict]:
        """Return what a throw, a mark, a play or a judgement leads to."""
        if state.base.phase == FIN:
            raise IllegalMove("the game is over: nothing is played any more (trictrac.tour)")
        if state.stage == THROW or not isinstance(move, str):
            return self._thrown(state, move)
        if state.stage == MARK:
            return self._marking(state, move)
        proceso.listed(move, self.moves(state))
        match state.stage:
            case "case":
                return self._case(state, move)
            case "rejoue":
                rule = self._fault(state).rule
                event = Event(rule, f"{SEATS[state.base.hand]} plays again.", state.base.hand)
                return self._moved(state, self._options(state)[move], (event,))
            case "don":
                return self._given(state, move)
        judged = proceso.judged(state, move, self.severity)
        return self._settled(judged) if judged.state.stage == JUDGE else judged

    def _thrown(self, state: Strict, move: Move) -> Step[Strict]:
        """Return the throw on the table; what it gives nobody says."""
        if isinstance(move, str) or move not in self.throws(state):
            raise IllegalMove(f"{move!r} cannot be thrown here (trictrac.jet)")
        base = state.base
        events: tuple[Event, ...] = ()
        if base.phase == PRIMAUTE:
            found = self.game.first(base, move)
            base, events = found.state, found.events
            if not base.throw:
                return Step(replace(state, base=base), events)
        else:
            base = estado.thrown(base, (move[0], move[1]))
            text = f"{SEATS[base.hand]} throws {dados.write(move)}."
            events = (Event(reglas.JET, text, base.hand),)
        score = self._score(base, state.base)
        base = replace(base, phase=JOUE, owed=score.total(thrower=False))
        men, foe = base.men[base.hand], base.men[base.other]
        after = replace(state, base=base, own=self.game.own(men, foe, base.pair, score))
        if state.given and (state.claim is not None or state.due):
            return Step(replace(after, stage=JUDGE), events)
        return Step(replace(marking(after, base.hand, after.own), stage=MARK), events)

    def _score(self, base: State, before: State) -> Score:
        men, foe = base.men[base.hand], base.men[base.other]
        return self.game.score(men, foe, base.pair, estado.when(before, base))

    def _marking(self, state: Strict, move: str) -> Step[Strict]:
        if move in proceso.claims(state):
            return proceso.marked(state, move)
        if move == GOES and state.asked.holes:
            text = f"{SEATS[state.base.hand]} goes away."
            gone = Event(reglas.S_EN_ALLER, text, state.base.hand)
            return Step(replace(state, goes=True, stage=JUDGE), (gone,))
        if move == GOES or move.startswith("marque"):
            why = "nobody goes away without a hole, and a jeton only goes forward"
            raise IllegalMove(f"{move!r}: {why} (trictrac.marque)")
        if move.startswith(WRONG):
            return self._wrong(state, move.removeprefix(WRONG))
        step = self.game.play(replace(state.base, owed=0), move)  # refuses what is not allowed
        base = state.base
        after = after_legs(base.men[base.hand], read_legs(move))
        due = state.due + self.game.late(base, after)
        return self._moved(replace(state, due=due), after, step.events[:1])

    def _wrong(self, state: Strict, move: str) -> Step[Strict]:
        """Return a play that is no play of the rules, for the other to decide about."""
        base = state.base
        tried = replace(state, tried=move, stage=CASE)
        try:
            found = self._fault(tried)
        except BadNotation as error:
            raise IllegalMove(f"{move!r}: {error} (trictrac.joue)", error.at) from None
        if found.rule in DUTIES:
            jans = self._score(base, base).jans
            lost = (jan.points for jan in jans if jan.name.startswith(("remplir", "conserver")))
            tried = replace(tried, lost=sum(lost))
        text = f"{SEATS[base.hand]} plays {move}: {found.text}."
        return Step(tried, (Event(found.rule, text, base.hand),))

    def _fault(self, state: Strict) -> Fault:
        base = state.base
        men, foe = base.men[base.hand], base.men[base.other]
        legal = allowed(men, foe, base.pair, self.game.usage)
        legs = read_legs(state.tried.partition("|")[0])
        found = fausse_case.fault(ground(men, foe, self.game.usage), base.pair, legs, legal)
        if found is None:
            raise IllegalMove(f"{state.tried!r} is no fausse case (trictrac.joue)")
        return found

    def _case(self, state: Strict, move: str) -> Step[Strict]:
        """Return what the other has chosen about a fausse case."""
        found = self._fault(state)
        options = found.choices[move]
        text = f"{SEATS[state.base.other]} decides: {move}."
        event = Event(found.rule, text, state.base.other)
        if len(options) > 1:
            return Step(replace(state, stage=AGAIN, tried=f"{state.tried}|{move}"), (event,))
        if move == LEAVES and found.unplayed:
            owed = state.base.owed + 2 * found.unplayed
            state = replace(state, base=replace(state.base, owed=owed))
        return self._moved(state, options[0], (event,))

    def _options(self, state: Strict) -> dict[str, Men]:
        """Return the positions among which the player must choose."""
        options = self._fault(state).choices[state.tried.partition("|")[2]]
        return {f"pone {write(men)}": men for men in sorted(options)}

    def _moved(self, state: Strict, men: Men, events: tuple[Event, ...]) -> Step[Strict]:
        """Return the men moved, for the other to judge the marks."""
        return Step(replace(state, base=estado.moved(state.base, men), stage=JUDGE), events)

    def _settled(self, step: Step[Strict]) -> Step[Strict]:
        """Return what comes when the marks of a seat are agreed on."""
        state, events = step.state, step.events
        base = state.base
        for seat in (0, 1):
            if base.marks[seat].holes > state.before[seat].holes:
                base = replace(base, pavillon=flag(base.pavillon, state.before, seat))
            if base.marks[seat].holes >= HOLES:
                base = replace(base, marks=self.game.pegged(base.marks))
                ended = self.game.ended(base, seat, events)
                return Step(Strict(ended.state), ended.events)
        state = replace(state, base=base)
        if state.given:
            after = marking(state, base.hand, state.own)
            return Step(replace(after, stage=MARK if base.throw else THROW), events)
        if state.goes:
            return self._left(state, events)
        return Step(replace(marking(state, base.other, base.owed, given=True), stage=GIVEN), events)

    def _left(self, state: Strict, events: tuple[Event, ...]) -> Step[Strict]:
        """Return a new relevé, or the thrower who must stay since he has no hole."""
        base = state.base
        name = SEATS[base.hand]
        if base.marks[base.hand].holes > state.before[base.hand].holes:
            again = Event(reglas.PRIMAUTE_RELEVE, f"{name} throws first.", base.hand)
            left = self.game.left(base, again)
            return Step(Strict(left.state), (*events, again))
        stays = Event(escuelas.S_EN_ALLER, f"{name} must stay.", base.hand)
        after = replace(marking(state, base.hand, 0), stage=MARK)
        return Step(after, (*events, stays))

    def _given(self, state: Strict, move: str) -> Step[Strict]:
        """Return the other's marks of what the throw gave him, or his taking up of the dice."""
        if move != THROWS:
            return proceso.marked(state, move)
        base = state.base
        passed = self.game.passed(Step(replace(base, owed=0)))
        now = replace(state, base=passed.state, stage=THROW)
        if base.marks[state.accused].holes >= HOLES:
            now = replace(now, stage=JUDGE)
        takes = Event(reglas.JET, f"{SEATS[now.base.hand]} takes up the dice.", now.base.hand)
        return Step(now, (takes, *passed.events))

    def advise(self, state: Strict, level: str, rng: random.Random) -> Advice:
        """Return what a player of this level marks, plays or says, and why."""
        return rivales_estricto.advise(self, state, level, rng)

    def outcome(self, state: Strict) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return self.game.outcome(state.base)

    def sees(self, state: Strict, seat: int) -> Hashable:
        """Return what a seat may know: the board and the marks, not what was due."""
        return replace(state, due=0, own=0, lost=0, base=replace(state.base, owed=0))

    def write(self, state: Strict) -> str:
        """Return a state in the notation of ``estricto_estado``."""
        return write_strict(state)

    def read(self, text: str) -> Strict:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        state = read_strict(text, self._rule)
        judging = state.given and state.stage not in {THROW, MARK, CASE, AGAIN, GIVEN}
        phases = (
            {PRIMAUTE, JET, FIN} if state.stage == THROW else ({JOUE, JET} if judging else {JOUE})
        )
        won = state.base.phase == FIN and state.base.winner is None
        if state.base.phase not in phases or won:
            why = f"the stage {state.stage!r} does not go with the phase {state.base.phase!r}"
            raise BadNotation(f"{text!r}: {why}", 0)
        if state.stage in {CASE, AGAIN}:
            self._checked(state, text)
        return state

    def _checked(self, state: Strict, text: str) -> None:
        """Raise ``BadNotation`` where the play under judgement is no fausse case."""
        try:
            found = self._fault(state)
        except JuegosError as error:
            raise BadNotation(f"{state.tried!r}: {error}", text.rfind("prueba=")) from None
        if state.stage == AGAIN and state.tried.partition("|")[2] not in found.choices:
            raise BadNotation(f"{state.tried!r} names no choice", text.rfind("prueba="))

    def write_move(self, move: Move) -> str:
        """Return a throw as ``6-1``; any other move is in its notation already."""
        return self.game.write_move(move)

    def say_move(self, state: Strict, move: Move) -> str:
        """Return what a move is called where a player chooses among several."""
        text = self.write_move(move)
        return proceso.SAYS.get(text, text)

    def read_move(self, state: Strict, text: str) -> Move:
        """Return the move that ``text`` writes; ``faux`` goes before a play that is not allowed."""
        if state.stage == THROW:
            return self.game.read_move(state.base, text)
        if state.stage != MARK or text in self.moves(state) or text.startswith(("marque", WRONG)):
            return text
        if text == GOES:
            return text
        read = self.game.read_move(state.base, text)
        return read if read in self.game.moves(state.base) else f"{WRONG}{text}"

    def scene(self, state: Strict, last: Move | None = None) -> Scene:
        """Return the marks as they are shown, the dice, and what is to be done, in words."""
        shown = self.game.scene(state.base)
        seat = self.turn(state)
        if isinstance(seat, Turn):
            return shown
        return replace(shown, caption=f"{SEATS[seat]}: {state.stage}. {shown.caption}", hand=seat)
