"""The marks of the Hispanic Seminary of Medieval Studies, used in the transcriptions of OSTA.

They are described in the manual of Mackenzie and Buelow and in OSTA's ``README.md``. A file is
transcribed line by line, so each line of a column is an ``lb`` with an address (``f67r.a.3``: leaf,
column, line), counted as ``corpus/README.md`` says: on below a miniature, and with the lines that
hold only a rubric. What stands beside the columns (running heads, catchwords, additions, glosses)
has lines without a number.

* ``(x)`` and ``[x]``, the editors' changes, are ``surplus`` and ``supplied``; ``(^x)`` and
  ``[^x]``, the scribe's, ``del`` and ``add``; a second hand's (``[^2#x]``) have ``hand="#hand2"``.
* ``(...)``, text that the editors leave out, and ``[...]``, text that is not there, are ``gap``.
  The README does not describe them; that is how they are used.
* A hyphen at a line's end is the ``break="no"`` of the next ``lb``. One within a line joins the end
  of a word that the scribe wrote above or below for want of room: the word is given whole.
* ``s'`` and ``z'`` (sigma, stigma) are ``g`` with the letter they stand for. ``~`` and ``'`` that
  make no letter of their own are a stroke and a cedilla over and below the letter before.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from conf.edition.document import ID, TEI
from conf.witnesses.hsms_marks import (
    APART,
    BELONGS,
    BESIDE,
    CLOSERS,
    COMBINING,
    FIGURES,
    HEADER,
    LANGUAGES,
    LETTERS,
    NOTES,
    REMARKS,
    SIGNS,
    TOKEN,
)
from conf.witnesses.hsms_page import Mark, Page
from conf.witnesses.hsms_words import words
from conf.witnesses.tei_import import WORD, ImportResult, element, join_texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from conf.edition.document import Element
    from conf.witnesses.hsms_page import Path

__all__ = ["read", "words"]


def read(text: str, name: str) -> ImportResult:
    """Return a transcription, with the marks that are not in the manual.

    Raises:
        WitnessError: too many marks are open within one another.
    """
    header = HEADER.match(text)
    start = header.end() if header else 0
    reader = _Reader(name)
    reader.line += text.count("\n", 0, start)
    for token in TOKEN.finditer(text, start):
        _READS[token.lastgroup or ""](reader, token)
        reader.line += token[0].count("\n")
    reader.end()
    remarks = re.findall(r"\{RMK:([^{}\n]*)\}", text[:start])
    fields = [remark.removesuffix(".").strip(" ") for remark in remarks] + [""] * 6
    printed = fields[3].split("|")
    return ImportResult(
        join_texts(reader.body),
        reader.unknown,
        title=re.sub(r"^\[\w+\] *", "", fields[2]),
        author=fields[1],
        date=printed[2].strip() if len(printed) > 2 else "",  # place, printer, date
    )


class _Reader(Page):
    """Converts one mark after another to TEI; a method for each group of ``TOKEN``."""

    def _say(self, words: str, sign: str = "") -> None:
        """Write words; the first letter of what has an initial is the initial."""
        self._ink()
        first = WORD.search(words)
        if not self.height or not first or any(mark.source[0] == "(" for mark in self.marks):
            self._letters(words, sign)
            return
        self._letters(words[: first.start()])
        above = self._place()
        self.here = element("hi", above, rend="initial", n=self.height)
        self.height = ""
        self._letters(words[first.start()], sign)
        self.here = above
        self._letters(words[first.start() + 1 :])

    def _letters(self, words: str, sign: str = "") -> None:
        if sign:
            element("g", self.here, ref=sign).text = words
        elif words:
            self._write(words)

    def _text(self, token: re.Match[str]) -> None:
        words = token[0].translate(COMBINING)
        if self.fresh:
            words = words.lstrip(" ")
        if words.strip(" "):
            self._say(words)
        elif words:
            self._write(words)

    def _letter(self, token: re.Match[str]) -> None:
        if token[0] in SIGNS:
            self._say(token[0][0], SIGNS[token[0]])
        else:
            self._say(LETTERS[token[0]])

    def _sign(self, token: re.Match[str]) -> None:
        code = next((mark.code for mark in reversed(self.marks) if mark.closer == "}"), "")
        if token[0] == "+" and code in {"RUB", "HD"}:
            mark = next(mark for mark in reversed(self.marks) if mark.code == code)
            self.waiting[code] = self._named(self._element_of(mark), code), self.line
            return
        self._ink()
        if token[0] == "%":
            self._milestone("pc", type="calderon").text = "¶"
        elif token[0] == "&":
            element("g", self.here, ref="#et").text = "&"
        else:
            self._write("+")

    def _odd(self, token: re.Match[str]) -> None:
        self._report(token[0])
        self._say(token[0])

    def _linked(self, _token: re.Match[str]) -> None:
        """Remove the blank between a prefix and its word, as ``( )`` does."""
        self._ink()
        self._milestone("surplus").text = " "

    def _gap(self, token: re.Match[str]) -> None:
        if "?" not in token[0]:  # not one line, but an unknown number
            reason = "editorial" if token[0] == "(...)" else "missing"
            self._milestone("gap", reason=reason)
            return
        self._ink()
        extent = {"extent": "words"} if "???" in token[0] else {}
        self._milestone("gap", reason="illegible", **extent)

    def _element_of(self, mark: Mark) -> Element:
        """Return the outermost element of an open mark."""
        result = self.here
        while (above := result.getparent()) is not None and above is not mark.above:
            result = above
        return result

    def _opened(self, token: re.Match[str]) -> None:
        source = token[0]
        hand = token["hand"] or token["hand_"]
        attributes = {"hand": f"#hand{hand}"} if hand else {}
        scribe = "^" in source
        names = {
            "(": "del" if scribe else "surplus",
            "[": "add" if scribe else "supplied",
            "<": "ex",
        }
        path: Path = [(names[source[0]], attributes)]
        if source == "<<":
            path = [("hi", {"rend": "sup"})]
        elif source.endswith("*"):
            restored = ("supplied", {"reason": "illegible"})
            path = [*path, restored] if scribe or source[0] == "(" else [restored]
        self._ink()
        self._push(source, CLOSERS.get(source, CLOSERS[source[0]]), path, self.line)

    def _mark(self, token: re.Match[str]) -> None:
        code = token["code"]
        path: Path = []
        if code == "RUB":
            path = [("hi", {"rend": "rubric"})]
        elif code in LANGUAGES:
            path = [("foreign", {"xml_lang": LANGUAGES[code]})]
        elif code in BESIDE:
            path = [("fw", {"type": BESIDE[code]})]
        elif code in NOTES:
            path = [("note", {"type": NOTES[code]})]
        else:
            belongs = BELONGS.get((token["before"], token["after"]))
            attributes = {"type": FIGURES[code]} | ({"subtype": belongs} if belongs else {})
            path = [("figure", attributes), ("p", {})]
        if code not in APART:
            self._ink()
        self._push(token[0].strip(), "}", path, self.line, code)
        if code in self.waiting:
            first, _ = self.waiting.pop(code)
            second = self._named(self._element_of(self.marks[-1]), code)
            first.set("next", f"#{second.get(ID)}")
            second.set("prev", f"#{first.get(ID)}")

    def _named(self, one: Element, code: str) -> Element:
        """Return a running head or a rubric divided by ``+``, with an id."""
        if not one.get(ID):
            self.parts += 1
            one.set(ID, self._unique(f"{self.id}.{code.lower()}{self.parts}"))
        return one

    def _closed(self, token: re.Match[str]) -> None:
        if token[0] == ">" and self.marks and self.marks[-1].closer == ">>":
            self.marks[-1].closer = ">"  # half of it
            return
        for depth, mark in enumerate(reversed(self.marks), 1):
            if mark.closer == token[0]:
                self._pop(depth)
                return
            if mark.closer == "}":
                break
        if token[0] == "}" and self.letter:
            self._end_column()
        else:
            self._report(f"{token[0]} that closes nothing")
            self._say(token[0])

    def _pop(self, depth: int) -> None:
        """Close the last ``depth`` marks, of which only the first should be open."""
        for mark in self.marks[1 - depth :] if depth > 1 else []:
            self._report(f"{mark.source} that nothing closes", mark.line)
        mark = self.marks[-depth]
        del self.marks[-depth:]
        self._drop_empty(mark)
        self.here = mark.above
        if mark.source == "{":
            self._write("}")
        if mark.code in APART:
            self.fresh, self.broken = mark.fresh, mark.broken
        if self.marks and self.marks[-1].source == "<":
            self.here = element("ex", self.here)

    def _drop_empty(self, mark: Mark) -> None:
        """Remove the remains of a figure without a caption or of a divided expansion."""
        last, above = self.here, self.here.getparent()
        left = last.tag == f"{TEI}ex" or (mark.code in FIGURES and last.tag == f"{TEI}p")
        if left and above is not None and not len(last) and not last.text:
            above.remove(last)

    def _unnamed(self, token: re.Match[str]) -> None:
        """Keep an unknown mark, and its braces, as words."""
        self._report("{" + token["name"])
        self._say("{")
        self._push("{", "}", [], self.line)

    def _initial(self, token: re.Match[str]) -> None:
        self._check_initial()
        self.height, self.initial_at = token["height"], self.line

    def _remark(self, token: re.Match[str]) -> None:
        """Keep a remark of the transcribers in their own words."""
        code, saying = token["told_code"], token["saying"].strip()
        if code in REMARKS:
            self._milestone("note", type=REMARKS[code]).text = saying
            return
        self._ink()
        symbol = self._milestone("figure", type="symbol")
        if saying:
            element("figDesc", symbol).text = saying


# What reads each group of TOKEN.
_READS: dict[str, Callable[[_Reader, re.Match[str]], None]] = {
    "newline": _Reader._newline,  # noqa: SLF001
    "leaf": _Reader._leaf,  # noqa: SLF001
    "column": _Reader._column,  # noqa: SLF001
    "hyphen": _Reader._hyphen,  # noqa: SLF001
    "whole": _Reader._undivided_word,  # noqa: SLF001
    "told": _Reader._remark,  # noqa: SLF001
    "initial": _Reader._initial,  # noqa: SLF001
    "mark": _Reader._mark,  # noqa: SLF001
    "unnamed": _Reader._unnamed,  # noqa: SLF001
    "gap": _Reader._gap,  # noqa: SLF001
    "linked": _Reader._linked,  # noqa: SLF001
    "opened": _Reader._opened,  # noqa: SLF001
    "closed": _Reader._closed,  # noqa: SLF001
    "odd": _Reader._odd,  # noqa: SLF001
    "sign": _Reader._sign,  # noqa: SLF001
    "letter": _Reader._letter,  # noqa: SLF001
    "text": _Reader._text,  # noqa: SLF001
}
