"""The words of a text in Markdown, found without parsing it."""

from __future__ import annotations

import html
import re
from collections import Counter, defaultdict, deque

from conf.witnesses.markdown_marks import START
from conf.witnesses.tei_import import WORD

BRACKETED = r"\[((?:[^\[\]]|\[[^\[\]]*\])*)\]"
TARGET = r"\([^()\s]*(?:\([^()]*\)[^()\s]*)*(?:\s+\"[^\"]*\")?\)"
DEFINED = re.compile(
    r"^\[\^(\S+?)\]:(.*(?:\n(?!\[\^)[ \t]*\S.*|\n(?:[ \t]*\n)+ {4}[ \t]*\S.*)*)", re.MULTILINE
)
STRIPPED: tuple[tuple[str, str], ...] = (
    (r"\A---\n(?:.*\n)*?---$", ""),
    (START.pattern, ""),
    (r"^(```|~~~).*$", ""),
    (rf"!{BRACKETED}{TARGET}", r" \1 "),
    (rf"{BRACKETED}{TARGET}", r"\1"),
    (r"<br[^<>]*>", " "),
    (r"</?[A-Za-z][\w-]*(?:\s[^<>]*)?/?>", ""),
    (r"(\*{1,3})(?=\S)((?:[^*\n]|\n(?!\n))+?)(?<=\S)\1", r"\2"),
)
REFERENCE = re.compile(r"\[\^([^\s\[\]]+)\]")
NUMBERED = re.compile(r"((?:[> ]|[-*+] )*+)(\d{1,9})[.)](?=\s|$)")
BULLET = re.compile(r"[> ]*[-*+]\s")


def words(text: str) -> list[str]:
    """Return the words of a file in order, by removing its marks line by line."""
    text = _unnumbered(_notes_in_place(_without_comments(text)))
    for pattern, left in STRIPPED:
        text = re.sub(pattern, left, text, flags=re.MULTILINE)
    return WORD.findall(html.unescape(text))


def _without_comments(text: str) -> str:
    """Return a text without its comments; an unclosed one is kept."""
    value, at = [], 0
    while (start := text.find("<!--", at)) >= 0 and (end := text.find("-->", start + 4)) >= 0:
        value.append(text[at:start])
        at = end + 3
    return "".join([*value, text[at:]])


def _notes_in_place(text: str) -> str:
    """Return a text with each footnote at its references, of which there may be several."""
    referred = Counter(REFERENCE.findall(DEFINED.sub(r"\2", text)))
    notes: dict[str, deque[str]] = defaultdict(deque)

    def defined(match: re.Match[str]) -> str:
        label, note = match.groups()
        if len(notes[label]) == referred[label]:
            return str(note)
        notes[label].append(note)
        return ""

    def placed(mark: re.Match[str]) -> str:
        some = notes[mark[1]]
        return f" {REFERENCE.sub(placed, some.popleft())} " if some else mark[0]

    text = REFERENCE.sub(placed, DEFINED.sub(defined, text))
    # What only a note refers to that stands nowhere is not lost.
    return "\n".join([text, *(note for some in notes.values() for note in some)])


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
