"""The text of a game in PDN: its tags, its moves and its result, each with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from juegos.core.errors import BadNotation
from juegos.core.message import _

_TOKEN = re.compile(
    r"""\s+ | ^%.* | ;.* | \{[^}]*\} | \$[0-9]+ | \([!?*]+\) | [!?]+ | [0-9]*\.+
    | \[\s*(?P<tag>[A-Za-z]\w*)\s*"(?P<value>(?:[^"\\\n]|\\.)*)"\s*\]
    | (?P<result>(?:1-0|0-1|2-0|0-2|1-1|1/2-1/2|\*)(?![^\s)\[{;]))
    | (?P<move>(?:[a-h][1-8]|[0-9]{1,2})(?:[-x:](?:[a-h][1-8]|[0-9]{1,2}))+)[!?*]*
    | (?P<number>[0-9]+(?=\s))
    | (?P<bracket>[()])""",
    re.VERBOSE | re.MULTILINE,
)


class PdnLine(NamedTuple):
    """A piece of a text, and the line it stands on."""

    text: str
    line: int


@dataclass(slots=True)
class PdnText:
    """What stands in a text: its tags, its moves, its result; what of it is left out."""

    tags: dict[str, PdnLine] = field(default_factory=dict)
    moves: list[PdnLine] = field(default_factory=list)
    result: PdnLine | None = None
    variations: int = 0
    goes_on: bool = False

    def tag(self, name: str) -> str:
        """Return the value of a tag; nothing where it is missing or not known."""
        value = self.tags[name].text if name in self.tags else ""
        return "" if value.strip("?. -") == "" else value

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
            found.variations += token["bracket"] == "(" and depth == 1
            if depth < 0:
                raise _wrong(number, _("')' closes no '('"))
        elif not depth and any(token.groups()):
            if found.result or (token["tag"] and found.moves):
                found.goes_on = True
                break
            _note(found, token, number)
    if depth:
        raise _wrong(last, _("'(' is not closed"))
    return found


def _note(found: PdnText, token: re.Match[str], number: int) -> None:
    """Put a tag, a move or the result where it belongs."""
    if token["tag"]:
        found.tags.setdefault(token["tag"], PdnLine(_plain(token["value"]), number))
    elif token["result"]:
        found.result = PdnLine(token["result"], number)
    elif token["move"]:
        found.moves.append(PdnLine(token["move"], number))


def _tokens(text: str) -> Iterator[tuple[int, re.Match[str]]]:
    """Yield each token with its line; raises ``BadNotation`` at what is none."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
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
