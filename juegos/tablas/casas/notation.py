"""The notation of boards and plays of tables: ``24:2 13:5 8:3 6:5``, ``24/18 13/11*``.

Each side is written by its own numbers, the highest casa first, as ``casa`` or ``casa:men``;
``bar`` holds men that were hit, ``hand`` those that never entered, ``off`` those borne off. A play
is written man by man, ``(2)`` where two men go the same way, ``*`` where one hits.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise

from juegos.core.errors import BadNotation
from juegos.core.game import SEATS
from juegos.core.message import Message, _, _n
from juegos.core.source import Rule
from juegos.tablas.casas.board import (
    BAR,
    HAND,
    MEN,
    OFF,
    SIDE,
    Board,
    Play,
    Step,
    Throw,
    Travel,
    steps_of,
)

_NAMES = {BAR: "bar", HAND: "hand", OFF: "off"}
# As players say them in their language.
_WORDS = {
    # NOTE: before the point where a man enters, in a move as players write it: "hand/21"
    "hand": _("hand"),
    # NOTE: before the point where a man enters, in a move as players write it: "bar/18"
    "bar": _("bar"),
    # NOTE: after the point that a man leaves at the end, in a move as players write it: "6/off"
    "off": _("off"),
}
_PLACES = {str(casa): casa for casa in range(1, BAR)} | {n: c for c, n in _NAMES.items()}
_TOKEN = re.compile(r"(?P<casa>[a-z]+|[0-9]+)(?::(?P<men>[0-9]{1,2}))?")
_MAN = re.compile(r"(?P<way>[a-z0-9]+\*?(?:/[a-z0-9]+\*?)+)(?:\((?P<times>[1-9])\))?")
MOST = 9  # steps of a throw: three equal dice, each played three times


def name(casa: int) -> str:
    """Return a casa as it is written: ``13``, ``bar``."""
    return _NAMES.get(casa, str(casa))


def casa_of(text: str) -> int | None:
    """Return the casa of a written name, or None."""
    return _PLACES.get(text)


def write_board(board: Board) -> str:
    """Return the men of A and those of B, each by its own numbers."""
    return f"A {_write_side(board[:SIDE])} B {_write_side(board[SIDE:])}"


def _write_side(counts: bytes) -> str:
    order = [HAND, BAR, *range(24, 0, -1), OFF]
    held = [(name(casa), counts[casa]) for casa in order if counts[casa]]
    return " ".join(f"{casa}:{men}" if men > 1 else casa for casa, men in held)


def read_board(text: str, at: int, travel: Travel, rules: Mapping[str, Rule]) -> Board:
    """Return the board that the rest of ``text`` writes from place ``at`` on.

    Raises:
        BadNotation: a token is no casa, a side has not fifteen men, or both hold one casa; the
            message names the rule from the game's ``event_rules``.
    """
    start, men_rule = at, rules["men"].id
    halves: list[bytearray] = []
    here: dict[int, int] = {}
    for token in text[at:].split(" "):
        if len(halves) < 2 and token == SEATS[len(halves)]:
            halves.append(bytearray(SIDE))
            here = {}
        elif not halves:
            raise BadNotation(
                _("{token!r} in {text!r}: expected 'A' and the men of A", token=token, text=text),
                at,
                rule=men_rule,
            )
        else:
            casa, men = _read_token(token, text, at, men_rule)
            if casa in here:
                raise BadNotation(
                    _(
                        "{token!r}: {casa} of {text!r} was already given",
                        token=token,
                        casa=name(casa),
                        text=text,
                    ),
                    at,
                    rule=men_rule,
                )
            here[casa] = halves[-1][casa] = men
        at += len(token) + 1
    if len(halves) < 2:
        raise BadNotation(
            _("{text!r} has no 'B' with the men of B", text=text), len(text), rule=men_rule
        )
    for seat, half in enumerate(halves):
        if sum(half) != MEN:
            raise BadNotation(
                _n(
                    "{who} has {count} man in {text!r}; each side has {most}",
                    "{who} has {count} men in {text!r}; each side has {most}",
                    sum(half),
                    who=SEATS[seat],
                    text=text,
                    most=MEN,
                ),
                _place(text, start, SEATS[seat]),
                rule=men_rule,
            )
    for casa in range(1, BAR):
        facing = travel.facing(casa)
        if halves[0][casa] and halves[1][facing] and not travel.shares:
            raise BadNotation(
                _(
                    "A's {casa} is B's {facing}: in {text!r} both hold it; a casa has one owner",
                    casa=casa,
                    facing=facing,
                    text=text,
                ),
                _place(text, start, "B", name(facing)),
                rule=rules["casa"].id,
            )
    return bytes(halves[0] + halves[1])


def _place(text: str, start: int, seat: str, casa: str = "") -> int:
    """Return the place in the text where the men of a seat begin, or those on one of its casas."""
    at = re.compile(rf"(?<![^ ]){seat}(?![^ ])").search(text, text.index("A ", start))
    here = at.start() if at else start
    match = re.compile(rf"(?<![^ ]){casa}(?=[: ]|$)").search(text, here) if casa else None
    return match.start() if match else here


def _read_token(token: str, text: str, at: int, rule: str) -> tuple[int, int]:
    match = _TOKEN.fullmatch(token)
    if match is None or match["casa"] not in _PLACES or not 1 <= int(match["men"] or 1) <= MEN:
        raise BadNotation(
            _(
                "{token!r} in {text!r}: men are written like '13:5', 'bar' or 'off:2', "
                "{most} in all",
                token=token,
                text=text,
                most=MEN,
            ),
            at,
            rule=rule,
        )
    return _PLACES[match["casa"]], int(match["men"] or 1)


def write_play(play: Play) -> str:
    """Return a play: a man's consecutive steps are written as one way, equal ways together."""
    ways: list[list[Step]] = []
    for step in play:
        last = next((way for way in ways if way[-1][1] == step[0]), None)
        if last is None:
            ways.append([step])
        else:
            last.append(step)
    texts = [_write_way(way) for way in ways]
    written = []
    for _unhit, alike in groupby(texts, key=lambda text: text.replace("*", "")):
        many = list(alike)
        written.append(max(many, key=len) + (f"({len(many)})" if len(many) > 1 else ""))
    return " ".join(written)


def say_play(play: Play) -> Message:
    """Return a play as ``write_play`` does, its words in the language of who reads it.

    >>> say_play([(HAND, 21, False), (6, OFF, False)])
    'hand/21 6/off'
    """
    return Message(re.sub("[a-z]+", r"{\g<0>}", write_play(play)), _WORDS)


def _write_way(way: list[Step]) -> str:
    text = name(way[0][0])
    for _out, to, hits in way[:-1]:
        text += f"/{name(to)}*" if hits else ""
    _out, to, hits = way[-1]
    return f"{text}/{name(to)}" + "*" * hits


def read_play(text: str, rule: Rule) -> Play:
    """Return the ways of men that ``text`` writes, each as one step or several.

    Raises:
        BadNotation: a word is no way of a man, a way goes back (``rule`` is the one that forbids
            it), or there are more steps than any throw has.
    """
    steps: list[Step] = []
    at = 0
    for word in text.split(" "):
        match = _MAN.fullmatch(word)
        stops = match["way"].split("/") if match else []
        if match is None or any(stop.rstrip("*") not in _PLACES for stop in stops):
            raise BadNotation(
                _(
                    "{word!r} in {text!r} does not say how a man moves; a play looks like "
                    "'24/18 13/11*'",
                    word=word,
                    text=text,
                ),
                at,
            )
        way = _way(word, text, at, stops, rule)
        steps += way * int(match["times"] or 1)
        if len(steps) > MOST:
            raise BadNotation(
                _(
                    "{text!r} has more than {most} steps; no throw has so many",
                    text=text,
                    most=MOST,
                ),
                at,
            )
        at += len(word) + 1
    return tuple(sorted(steps, reverse=True))


def _way(word: str, text: str, at: int, stops: list[str], rule: Rule) -> list[Step]:
    """Return the steps of one way; raises ``BadNotation`` at the stop to which it goes back."""
    way: list[Step] = []
    for here, there in pairwise(stops):
        at += len(here) + 1
        out, to = _PLACES[here.rstrip("*")], _PLACES[there.rstrip("*")]
        if to >= out:
            raise BadNotation(
                _(
                    "{word!r} in {text!r}: men go down from casa to casa, and {there} is not "
                    "below {here}",
                    word=word,
                    text=text,
                    there=name(to),
                    here=name(out),
                ),
                at,
                rule=rule.id,
            )
        way.append((out, to, there.endswith("*")))
    return way


def matching_plays(travel: Travel, board: Board, throw: Throw, written: Play) -> list[Play]:
    """Return the plays of a throw that a written play may mean.

    They move the men so, by ways that the dice make, and hit where hits are written; where several
    do, those that hit nowhere else.
    """
    hits, moved = _hits(written), _count_changes(written)
    matches = [
        play
        for play, after in travel.plays(board, throw).items()
        if _count_changes(play) == moved and hits <= _hits(play)
        if makes(travel, board, throw, written, after)
    ]
    return [play for play in matches if hits == _hits(play)] or matches


def makes(travel: Travel, board: Board, throw: Throw, written: Play, after: Board) -> bool:
    """Return whether the dice, in some order, take men by the written ways to the board ``after``.

    Several dice, one after the other, may make a written step.
    """
    dice, makes_room = travel.dealt(throw), not travel.free or bool(travel.courier)

    def go(here: Board, left: Throw, ways: Sequence[tuple[int, int]]) -> bool:
        if here == after and all(at == end for at, end in ways):
            return True
        for die in set(left):
            rest = list(left)
            rest.remove(die)
            for out, to, then in steps_of(travel, here, die, len(dice) - len(left)):
                for number, (at, end) in enumerate(ways):
                    # Where a man may have to make room first, it goes the rest of the way.
                    on = at == out or (at > out and makes_room)
                    new = [*ways[:number], (at, out), (to, end), *ways[number + 1 :]]
                    if on and end <= to < out and go(then, tuple(rest), new):
                        return True
        return False

    return go(board, dice, [(out, to) for out, to, _ in written])


def _hits(play: Play) -> set[int]:
    return {to for _, to, hits in play if hits}


def _count_changes(play: Play) -> dict[int, int]:
    """Return the change in the number of men on each casa."""
    moved: dict[int, int] = {}
    for out, to, _hits in play:
        moved[out] = moved.get(out, 0) - 1
        moved[to] = moved.get(to, 0) + 1
    return {casa: count for casa, count in moved.items() if count}
