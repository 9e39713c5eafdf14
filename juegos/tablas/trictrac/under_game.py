"""Rules of trictrac in a game that plays by them: each under the id of that game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from juegos.core.errors import IllegalMove
from juegos.core.game import Event, Step
from juegos.core.source import Rule

S = TypeVar("S")


class Under:
    """The rules of trictrac that a game takes over, under its own slug."""

    def __init__(self, slug: str, rules: Iterable[Rule]) -> None:
        self.slug = slug
        self._own = {rule.id: replace(rule, id=self._named(rule.id)) for rule in rules}
        self.rules = tuple(self._own.values())

    def _named(self, id: str) -> str:
        return f"{self.slug}.{id.partition('.')[2]}"

    def events(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Return events that name the rules by the game's own ids."""
        return tuple(replace(e, rule=self._own.get(e.rule.id, e.rule)) for e in events)

    def step(self, step: Step[S]) -> Step[S]:
        """Return a step whose events name the rules by the game's own ids."""
        return replace(step, events=self.events(step.events))

    def error(self, error: IllegalMove) -> IllegalMove:
        """Return the refusal of a move that names the rule by the game's own id."""
        return IllegalMove(str(error).replace("(trictrac.", f"({self.slug}."), error.at)
