"""The notation of states and moves of the games of points.

A state is written as its rows from the top, the seat to move and the extras of the game:
``bbbbb/bbbbb/bb1ww/wwwww/wwwww w``. The number of turns since the last irreversible one follows as
``idle=3`` and the positions since then as ``past=…``; ``offer=w`` is an offer of a draw;
``end=alquerque.repeticion`` ends a game before a seat is without a move.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from juegos.alquerque.state import SIDES, State
from juegos.core.errors import BadNotation
from juegos.core.message import _, either
from juegos.engine.line_game import Core, Move
from juegos.material import board_notation
from juegos.material.boards import points


class Notation:
    """The notation of a core’s states and moves."""

    slug: str
    core: Core[Any]

    def write(self, state: State) -> str:
        """Return a state in the notation of this module."""
        parts = [self.write_position(state.position)]
        if state.idle:
            parts.append(f"idle={state.idle}")
        if state.past:
            written = (self.write_position(p).replace(" ", "_") for p in state.past)
            parts.append(f"past={','.join(written)}")
        if state.offer is not None:
            parts.append(f"offer={'refused' if state.offer == -1 else SIDES[state.offer]}")
        if state.end:
            parts.append(f"end={state.end}")
        return " ".join(parts)

    def write_position(self, position: Any) -> str:
        """Return a position alone: rows, seat to move and the extras of the game."""
        core = self.core
        men = {p: f"({what})" if len(what) > 1 else what for p, what in core.men(position).items()}
        rows = board_notation.write(core.board, lambda point: men.get(point, ""))
        more = (f"{key}={value}" for key, value in core.extra(position).items())  # noqa: S610
        return " ".join([rows, SIDES[core.side(position)], *more])

    def read(self, text: str) -> State:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        words: list[str] = []
        ours: dict[str, tuple[str, int]] = {}
        at = 0
        for word in text.split(" "):
            key, equals, value = word.partition("=")
            if equals and key in _KEYS:
                if key in ours:
                    raise BadNotation(_("{key!r} stands twice in {text!r}", key=key, text=text), at)
                ours[key] = value, at
            elif ours:
                wrong = _(
                    "{word!r} in {text!r}: expected {keys}",
                    word=word,
                    text=text,
                    keys=either(_KEYS),
                )
                raise BadNotation(wrong, at)
            else:
                words.append(word)
            at += len(word) + 1
        position = self._read_position(" ".join(words))
        return self._read_fields(State(position), ours)

    def _read_fields(self, state: State, ours: Mapping[str, tuple[str, int]]) -> State:
        """Return a state with the fields after the position."""
        for key, (text, at) in ours.items():
            if key == "idle" and text.isascii() and text.isdigit() and text[0] != "0":
                state = replace(state, idle=int(text[:9]))
            elif key == "past":
                state = replace(state, past=tuple(self._read_past(text, at + len("past="))))
            elif key == "offer" and text in _OFFERS:
                state = replace(state, offer=_OFFERS[text])
            elif key == "end" and text in self._finals:
                state = replace(state, end=text)
            else:
                wrong = _(
                    "{value!r} is no {key!r} of a state of {slug}",
                    value=text,
                    key=key,
                    slug=self.slug,
                )
                raise BadNotation(wrong, at)
        return state

    def _read_past(self, text: str, at: int) -> Iterator[Any]:
        """Yield the earlier positions; the place of an error is counted from ``at``."""
        for stood in text.split(","):
            try:
                yield self._read_position(stood.replace("_", " "))
            except BadNotation as wrong:
                raise BadNotation(wrong.message, at + (wrong.at or 0)) from wrong
            at += len(stood) + 1

    @property
    def _finals(self) -> list[str]:
        final = self.core.final
        return [rule.id for rule in (final.rule, final.by_count, final.repetition) if rule]

    def _read_position(self, text: str) -> Any:
        core = self.core
        rows, *rest = text.split(" ")
        men = board_notation.read(core.board, rows, core.letters, columns=core.columns)
        if not rest or rest[0] not in tuple(SIDES):
            raise BadNotation(_no_side(text, rest), min(len(rows) + 1, len(text)))
        extra: dict[str, str] = {}
        at = len(rows) + 3
        for word in rest[1:]:
            key, equals, value = word.partition("=")
            if word in tuple(SIDES):
                wrong = _("{text!r}: a second seat to move; one of them moves", text=text)
                raise BadNotation(wrong, at)
            if not equals or key in extra:
                wrong = _(
                    "{word!r} in {text!r}: expected key=value, each once", word=word, text=text
                )
                raise BadNotation(wrong, at)
            extra[key] = value
            at += len(word) + 1
        bare = {point: what.strip("()") for point, what in men.items()}
        return core.build(bare, SIDES.index(rest[0]), extra)

    def write_move(self, move: Move) -> str:
        """Return a move: ``c2-c3``, ``c3xe5xe3``; each landing may carry a mark."""
        return ("x" if move.taken else "-").join(self.steps(move)) or move.mark

    def steps(self, move: Move) -> tuple[str, ...]:
        """Return the points of a move one by one, each landing with its mark."""
        names = [self.core.board.names[point] for point in move.path]
        if len(names) == 1:
            return (names[0] + move.mark,)
        marks = ["", *(move.mark or " " * len(names))]
        return tuple((name + mark).strip() for name, mark in zip(names, marks, strict=False))

    def takes(self, move: Move) -> tuple[str, ...]:
        """Return the points from which a move takes men."""
        return tuple(self.core.board.names[p] for p in points(move.taken))

    def read_path(self, text: str, like: Move) -> tuple[int, ...]:
        """Return the points that a move names; raises ``BadNotation`` with an example."""
        path, named, at = [], self.core.board.named, 0
        for token in _STEP.finditer(text):
            if token.start() != at or token[1] not in named:
                break
            path.append(named[token[1]])
            at = token.end()
        if at < len(text) or not path:
            wrong = _(
                "{part!r} in {text!r} is no point of this board; one is like {move!r}",
                part=text[at:],
                text=text,
                move=self.write_move(like),
            )
            raise BadNotation(wrong, at)
        return tuple(path)


def _no_side(text: str, rest: list[str]) -> str:
    """Return the error of a position that does not name the side to move."""
    if not rest:
        return _(
            "{text!r}: nothing stands where the seat to move is expected, 'w' or 'b'", text=text
        )
    return _(
        "{text!r}: {word!r} stands where the seat to move is expected, 'w' or 'b'",
        text=text,
        word=rest[0],
    )


_STEP = re.compile(r"([a-z]{1,2}[0-9]{1,2})[^a-wyz0-9]?(?:[x-](?=.)|$)")
_KEYS = ("idle", "past", "offer", "end")
_OFFERS = {"w": 0, "b": 1, "refused": -1}
