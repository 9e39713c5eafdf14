"""The text of a game in PDN: its tags, its moves and its result, each with its line.

By the reading grammar of the standard PDN 3.0. What it lets stand besides is read too: four digits
as a move, a star for a forced one, ``;`` before a comment, tags that are none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from juegos.core.errors import BadNotation
from juegos.core.heads import unknown
from juegos.core.message import _
from juegos.core.record import lines

_TOKEN = re.compile(
    r"""(?P<blank>\s+)
    | (?P<comment>[%;][^\n]* | \{[^}]*\})
    | (?P<mark>\$[0-9]+ | \([!?*]+\) | [!?]+)
    | (?P<setup>/[^/]*/)
    | \[\s*(?P<tag>[A-Za-z]\w*)\s*"(?P<value>(?:[^"\\\n]|\\.)*)"\s*\]
    | (?P<spoilt>\[[^\n]*)
    | (?P<result>(?:1-0|0-1|2-0|0-2|1-1|0-0|1/2-1/2|\*)(?![^\s)\[{;%]))
    | (?P<move>[a-h][1-8](?:(?:\s*[-x:]\s*)?[a-h][1-8])+
        | [0-9]{1,2}(?:\s*[-x:]\s*[0-9]{1,2})+(?![0-9]) | [0-9]{4}(?![0-9.]))
      (?P<strength>(?:[!?] | \*(?!\s*(?:\[|\Z)))*)
    | (?P<number>[0-9]*\.+ | [0-9]+(?=\s))
    | (?P<bracket>[()])""",
    re.VERBOSE,
)
_SETUP = re.compile(r'/\s*FEN\s+"([^"]*)"\s*/')
# What says something, at the least that it is left out: by the last group of its token.
_SAYS = {"comment", "mark", "setup", "value", "spoilt", "result", "strength"}
_NAME = re.compile(r"\[\s*(\w+)")
_CLOCK = re.compile(r"\{\s*\[%cl")
NEEDED = ("GameType", "FEN")  # tags without which a game cannot be read


class PdnLine(NamedTuple):
    """A piece of a text, and the line it stands on."""

    text: str
    line: int


@dataclass(slots=True)
class PdnText:
    """What stands in a text: its tags, its moves, its result; and the lines of what is left out.

    ``spoilt`` are tags that are none, or stand a second time; ``set_up`` is where a position is set
    up between moves, after which none is read, ``goes_on`` where another game begins.
    """

    tags: dict[str, PdnLine] = field(default_factory=dict)
    moves: list[PdnLine] = field(default_factory=list)
    result: PdnLine | None = None
    spoilt: list[PdnLine] = field(default_factory=list)
    comments: list[int] = field(default_factory=list)
    clocks: list[int] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    variations: list[int] = field(default_factory=list)
    set_up: int = 0
    goes_on: int = 0

    def tag(self, name: str) -> str:
        """Return the value of a tag; nothing where it is missing or not known."""
        value = self.tags[name].text if name in self.tags else ""
        return "" if unknown(value) else value

    def line(self, name: str) -> int:
        """Return the line of a tag."""
        return self.tags[name].line if name in self.tags else 1


def scan(text: str) -> PdnText:
    """Return what stands in the first game of a text; raises ``BadNotation`` with the line."""
    found, depth, last = PdnText(), 0, 1
    for number, token in _tokens(text):
        last = number
        if token["bracket"]:
            depth += 1 if token["bracket"] == "(" else -1
            if token["bracket"] == "(" and depth == 1 and not found.result:
                found.variations.append(number)
            if depth < 0:
                raise _wrong(number, _("')' closes no '('"))
        elif not depth and token.lastgroup in _SAYS:
            begins = found.moves and token["tag"]
            if begins or (found.result and token.lastgroup != "comment"):
                found.goes_on = number
                break
            _note(found, token, number)
    if depth:
        raise _wrong(last, _("'(' is not closed"))
    return found


def _note(found: PdnText, token: re.Match[str], number: int) -> None:
    """Put a piece of a game where it belongs, or take down the line of what is left out."""
    if token["mark"] or token["strength"]:
        found.marks.append(number)
    if comment := token["comment"]:
        (found.clocks if _CLOCK.match(comment) else found.comments).append(number)
    elif token["tag"]:
        tag = PdnLine(_plain(token["value"]), number)
        if found.tags.setdefault(token["tag"], tag) is not tag:
            found.spoilt.append(PdnLine(token["tag"], number))
    elif token["spoilt"]:
        _spoilt(found, token["spoilt"], number)
    elif token["setup"]:
        _set_up(found, token["setup"], number)
    elif token["result"]:
        found.result = PdnLine(token["result"], number)
    elif token["move"] and not found.set_up:
        found.moves.append(PdnLine("".join(token["move"].split()), number))


def _spoilt(found: PdnText, text: str, number: int) -> None:
    """Take down a tag that is none; raises ``BadNotation`` for one that is needed."""
    named = _NAME.match(text)
    name = named[1] if named else text[:20]
    if name in NEEDED:
        says = _("{part!r}: expected a tag like '[White \"Ana\"]', a move or a result")
        raise _wrong(number, says.filled(part=text))
    found.spoilt.append(PdnLine(name, number))


def _set_up(found: PdnText, text: str, number: int) -> None:
    """Take down a position that is set up: the first, if no move has been made."""
    position = _SETUP.fullmatch(text)
    if position is None:
        says = _("{text!r} sets up no position; one looks like '/FEN \"W:W31,K32:B1,2\"/'")
        raise _wrong(number, says.filled(text=text))
    if found.moves or found.set_up:
        found.set_up = found.set_up or number
    else:
        found.tags["FEN"] = PdnLine(position[1], number)


def _tokens(text: str) -> Iterator[tuple[int, re.Match[str]]]:
    """Yield each token with its line; raises ``BadNotation`` at what is none."""
    text = "\n".join(lines(text))
    at, line = 0, 1
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            part = text[at : at + 20].split("\n")[0]
            says = _("{part!r}: expected a tag like '[White \"Ana\"]', a move or a result")
            raise _wrong(line, says.filled(part=part))
        yield line, token
        line += token[0].count("\n")
        at = token.end()


def _wrong(line: int, says: str) -> BadNotation:
    return BadNotation(_("line {line}: {error}", line=line, error=says), line)


def _plain(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value).strip()
