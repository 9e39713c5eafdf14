"""The grammar of records as its page prints it, and a reader made from it: nothing of the parser.

What the page leaves to words is here in words of ours: a line with a colon before the first move
is a head.
"""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "metodo" / "partidas.md").read_text("utf-8")
RULES = dict(re.findall(r"^([a-z]+) +::= (.*)$", PAGE, re.MULTILINE))
_TOKEN = re.compile(r'"([^"]*)"|(\[[^\]]*\])|([a-z]+)|([()|?*+])| ')


def pattern(name: str) -> str:
    """Return a rule of the grammar as a regular expression."""
    return "(?:" + _TOKEN.sub(_part, RULES[name]) + ")"


def _part(match: re.Match[str]) -> str:
    literal, letters, name, sign = match.groups()
    if literal is not None:
        return f"(?:{re.escape(literal)})"
    if letters:
        return re.sub(r"#x([0-9A-F]{2})", lambda code: rf"\x{code[1]}", letters)
    return pattern(name) if name else sign or ""


WHOLE = re.compile(pattern("record"))
LINE = re.compile(f"({pattern('move')})?{pattern('comment')}?{pattern('newline')}")


def fits(text: str) -> bool:
    """Return whether the grammar has a text."""
    return WHOLE.fullmatch(_ended(text)) is not None


def _ended(text: str) -> str:
    return text if text.endswith(("\r", "\n")) else f"{text}\n"


def read(text: str) -> tuple[dict[str, str], list[str]]:
    """Return the heads of a record by their names, and its moves; it must fit the grammar."""
    heads: dict[str, str] = {}
    moves: list[str] = []
    for match in LINE.finditer(_ended(text)):
        line = (match[1] or "").strip()
        name, colon, value = line.partition(":")
        if colon and not moves:
            heads[name] = value.strip()
        elif line:
            moves.append(line)
    return heads, moves
