"""The words of a text in Markdown, found without a tree of it."""

from __future__ import annotations

import html
import re

from conf.witnesses.imported import WORD
from conf.witnesses.markdown_marks import START

BRACKETED = r"\[((?:[^\[\]]|\[[^\[\]]*\])*)\]"
TARGET = r"\([^()\s]*(?:\([^()]*\)[^()\s]*)*(?:\s+\"[^\"]*\")?\)"
DEFINED = re.compile(r"^\[\^(\S+?)\]:(.*(?:\n(?!\[\^).+|\n(?:[ \t]*\n)+ {4}.+)*)", re.MULTILINE)
STRIPPED: tuple[tuple[str, str], ...] = (
    (r"\A---\n(?:.*\n)*?---$", ""),
    (START.pattern, ""),
    (r"^(```|~~~).*$", ""),
    (rf"!{BRACKETED}{TARGET}", r" \1 "),
    (rf"{BRACKETED}{TARGET}", r"\1"),
    (r"<br[^<>]*>", " "),
    (r"</?[A-Za-z][\w-]*(?:\s[^<>]*)?/?>|<!--[\s\S]*?-->", ""),
    (r"(\*{1,3})(?=\S)((?:[^*\n]|\n(?!\n))+?)(?<=\S)\1", r"\2"),
)
NUMBERED = re.compile(r"((?:>? *(?:[-*+] +)?)*)(\d{1,9})[.)](?=\s|$)")
BULLET = re.compile(r"[> ]*[-*+]\s")


def words(text: str) -> list[str]:
    """Return the words of a file in order, found by taking its marks away line by line."""
    text = _unnumbered(_notes_in_place(text))
    for pattern, left in STRIPPED:
        text = re.sub(pattern, left, text, flags=re.MULTILINE)
    return WORD.findall(html.unescape(text))


def _notes_in_place(text: str) -> str:
    """Return a text with each footnote where it is first referred to."""
    for label, note in DEFINED.findall(text):
        mark = f"[^{label}]"
        before, _, after = text.partition(f"{mark}:{note}")
        referring = before + after
        text = (
            referring.replace(mark, f" {note} ", 1) if mark in referring else before + note + after
        )
    return text


def _unnumbered(text: str) -> str:
    """Return a text without the numbers of its lists.

    A list begins after a blank line, or with 1; within one every number before a stop is an item's.
    """
    lines = []
    within, begins = False, True
    for line in text.splitlines():
        number = NUMBERED.match(line)
        if number and (within or begins or number[2] == "1"):
            within = True
            lines.append(number[1] + line[number.end() :])
        else:
            within = (within and not begins) or bool(BULLET.match(line))
            lines.append(line)
        begins = not line.strip(" >")
    return "\n".join(lines)
