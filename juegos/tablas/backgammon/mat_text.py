"""The text of a match in ``.mat``: its tags, its length, its games with the turns of either side.

Lines of tags that begin with ``;`` come first, then the length of the match, then its games, the
turns of either side in a column of its own. Seat A is on the left. Capitals do not matter. A remark
is a line that begins with ``;`` or ``#``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from juegos.core.errors import BadNotation, at_line
from juegos.core.headers import unknown
from juegos.core.message import _
from juegos.core.record import lines
from juegos.tablas.backgammon import rules

LEFT = 27  # letters of the left column
# Blanks before what stands in the right column alone, at least: behind a number, or without one.
RIGHT = {True: 10, False: 20}
LONGEST_LINE = 1_000
_TAG = re.compile(r'\s*;\s*\[\s*([A-Za-z]\w*(?: \w+)*)\s+"([^"]*)"\s*\]\s*')
_SPOILT = re.compile(r'\s*;\s*\[\s*([A-Za-z]\w*(?: \w+)*)\s+"')
_LENGTH = re.compile(r"\s*([0-9]{1,5})[\s-]+points?\s+match\s*", re.IGNORECASE)
_GAME = re.compile(r"\s*Game\s+[0-9]+\s*", re.IGNORECASE)
_SCORE = re.compile(r":\s*([0-9]{1,5})(?=\s|$)")
_WAY = r"(?:bar|[0-9]{1,2})(?:/(?:off|[0-9]{1,2})\*?)+(?:\([2-4]\))?"
_ENTRY = re.compile(
    rf"\s*(?:(?P<dice>[1-6][1-6]):(?P<play>(?:\s+{_WAY})*)"
    r"(?:\s*(?:Can(?:no|['’])t Move|No Moves?|Dances|-+)|\s*(?P<bare>\?{3,4}))?"
    r"|(?P<doubles>(?:Re)?Doubles?)(?:\s*(?:=>|to)\s*(?P<cube>[0-9]{1,5}))?"
    r"|(?P<answer>Takes?|Accepts?|Drops?|Pass(?:es)?|Rejects?)"
    r"|(?P<gives>Concedes|Resigns|Loss?es)(?: (?P<lost>[0-9]{1,5}) points?"
    r"| (?:a )?(?P<loss>single(?: game)?|gammon|backgammon))?"
    r"|Wins (?P<points>[0-9]{1,5}) points?(?P<match> and the match)?)(?=\s|$)",
    re.IGNORECASE,
)
_NUMBERED = re.compile(r"\s*[0-9]{1,5}(?:\)|\.(?=\s|$))")
_SET = re.compile(r"\s*;\s*Set Pos", re.IGNORECASE)
# How a double is answered, as it is written here first; others say it otherwise.
ANSWERS: Mapping[str, str] = {
    "takes": "acepta",
    "drops": "rechaza",
    **dict.fromkeys(("take", "accepts", "accept"), "acepta"),
    **dict.fromkeys(("drop", "passes", "pass", "rejects", "reject"), "rechaza"),
}


class MatEntry(NamedTuple):
    """A turn, or a word about the cube or the end: the seat of its column, and the line."""

    seat: int
    match: re.Match[str]
    line: int


class Scores(NamedTuple):
    """The players and their scores before a game, A's first."""

    names: tuple[str, str]
    points: tuple[int, int]


@dataclass(slots=True)
class MatText:
    """The contents of a text: its tags, its remarks, its games with the line of their scores.

    ``spoilt`` are the tags that are malformed or repeated, each with its line.
    """

    tags: dict[str, tuple[str, int]] = field(default_factory=dict)
    spoilt: list[tuple[int, str]] = field(default_factory=list)
    remarks: list[int] = field(default_factory=list)
    length: tuple[int, int] = (0, 1)
    games: list[tuple[Scores, int, list[MatEntry]]] = field(default_factory=list)

    @property
    def players(self) -> tuple[str, str]:
        """The names of the players, empty where no game has any."""
        return self.games[0][0].names if self.games else ("", "")

    def tag(self, name: str) -> str:
        """Return the value of a tag, empty where it is missing or unknown."""
        value = self.tags.get(name, ("", 1))[0].strip()
        return "" if unknown(value) else value


def scan(text: str) -> MatText:
    """Return the contents of a text; raises ``BadNotation`` with the line."""
    mat_text, at_game, begun = MatText(), False, False
    for number, raw in enumerate(lines(text), 1):
        if not raw.strip():
            continue
        with at_line(number):
            if len(raw) > LONGEST_LINE:
                raise BadNotation(_("the line is too long for a turn of either side"))
            line = raw.expandtabs()
            if line.lstrip().startswith((";", "#")):
                _remarked(mat_text, line, number)
            elif not begun:
                mat_text.length, begun = (_length(line), number), True
            elif _GAME.fullmatch(line):
                at_game = True
            elif at_game:
                mat_text.games.append((scores(line), number, []))
                at_game = False
            elif mat_text.games:
                mat_text.games[-1][2].extend(_entries(line, number))
            else:
                raise BadNotation(_("expected a line like 'Game 1'"))
    return mat_text


def _remarked(mat_text: MatText, line: str, number: int) -> None:
    """Store a tag, one that is spoilt or any other remark."""
    if (tag := _TAG.fullmatch(line)) and tag[1] not in mat_text.tags:
        mat_text.tags[tag[1]] = tag[2], number
    elif spoilt := _SPOILT.match(line):
        mat_text.spoilt.append((number, spoilt[1]))
    elif _SET.match(line):
        raise BadNotation(_("in this format a game begins with the usual position"))
    else:
        mat_text.remarks.append(number)


def _length(line: str) -> int:
    if length := _LENGTH.fullmatch(line):
        return int(length[1])
    raise BadNotation(_("expected the length of the match, like '7 point match'"))


def scores(line: str) -> Scores:
    """Return the players and scores of a line; raises ``BadNotation``."""
    pairs = list(_SCORE.finditer(line))
    if len(pairs) > 1 and not line[pairs[-1].end() :].strip():
        first, last = pairs[0], pairs[-1]
        names = line[: first.start()].strip(), line[first.end() : last.start()].strip()
        if all(names):
            return Scores(names, (int(first[1]), int(last[1])))
    raise BadNotation(_("expected the players and their scores, like 'Ana : 0   Ben : 0'"))


def _entries(line: str, number: int) -> Iterator[MatEntry]:
    """Yield the entries of the two columns of a line."""
    numbered = _NUMBERED.match(line)
    at = first = numbered.end() if numbered else 0
    seen = 0
    while line[at:].strip():
        match = _ENTRY.match(line, at)
        if match is None or seen == 3:
            says = _("{part!r}: expected a throw and its moves, like '31: 8/5 6/5'")
            raise BadNotation(says.with_fields(part=line[at:].strip()))
        blanks = len(match[0]) - len(match[0].lstrip())
        yield MatEntry(int(at > first or blanks >= RIGHT[at > 0]), match, number)
        at, seen = match.end(), seen + 1


def names(text: str) -> tuple[str, Mapping[str, str]]:
    """Return that a text is of backgammon, with its readings.

    >>> names(' 7 point match')
    ('backgammon', {'partida': '7', 'cubo': 'si'})
    """
    mat_text = scan(text)
    length, line = mat_text.length
    variation, at = mat_text.tags.get("Variation", ("Backgammon", 1))
    with at_line(at):
        if variation.lower() not in {"backgammon", "standard", ""}:
            raise BadNotation(_("{game!r} is not played here, only backgammon", game=variation))
    keys = {"0": "suelta", **{key: key for key in rules.C_PARTIDA.keys if key.isdigit()}}
    with at_line(line):
        if str(length) not in keys:
            says = _("a match to {length} is not played here; there are matches to {lengths}")
            lengths = ", ".join(key for key in keys if key != "0")
            raise BadNotation(says.with_fields(length=length, lengths=lengths))
    chosen = {
        "partida": keys[str(length)],
        "cubo": "no" if mat_text.tag("CubeLimit") == "1" else "si",
    }
    if mat_text.tag("Crawford").lower() == "off":
        chosen["crawford"] = "no"
    if mat_text.tag("Jacoby").lower() == "on" and not length and chosen["cubo"] == "si":
        chosen["jacoby"] = "si"
    usual = {crux.name: crux.default for crux in rules.CRUCES}
    return "backgammon", {name: key for name, key in chosen.items() if key != usual[name]}
