"""The marks of the Hispanic Seminary of Medieval Studies, in which OSTA gives its transcriptions.

They are told in the manual of Mackenzie and Buelow and in OSTA's ``README.md``. A file is
transcribed line by line, so each line of a column is an ``lb`` with an address (``f67r.a.3``: leaf,
column, line), counted as ``corpus/README.md`` says: on below a miniature, and with the lines that
hold only a rubric. What stands beside the columns (running heads, catchwords, additions, glosses)
has lines without a number.

* ``(x)`` and ``[x]``, the editors' changes, are ``surplus`` and ``supplied``; ``(^x)`` and
  ``[^x]``, the scribe's, ``del`` and ``add``; a second hand's (``[^2#x]``) have ``hand="#hand2"``.
* ``(...)``, text that the editors leave out, and ``[...]``, text that is not there, are ``gap``.
  The README does not tell of them; that is how they are used.
* A hyphen at a line's end is the ``break="no"`` of the next ``lb``. One within a line joins the end
  of a word that the scribe wrote above or below for want of room: the word is given whole.
* ``s'`` and ``z'`` (sigma, stigma) are ``g`` with the letter they stand for. ``~`` and ``'`` that
  make no letter of their own are a stroke and a cedilla over and below the letter before.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from conf.edition.document import ID, TEI
from conf.witnesses.imported import WORD, Imported, Unknown, element

if TYPE_CHECKING:
    from conf.edition.document import Element

    Path = list[tuple[str, dict[str, str]]]

LANGUAGES = {
    "ARB": "ar",
    "ARG": "an",
    "ARM": "arc",
    "BAS": "eu",
    "CAT": "ca",
    "ENG": "en",
    "FRN": "fr",
    "GAL": "gl",
    "GER": "de",
    "GRK": "el",
    "HEB": "he",
    "ITL": "it",
    "LAT": "la",
    "PRT": "pt",
    "PRV": "pro",
}
FIGURES = {"MIN": "miniature", "DIAG": "diagram", "ILL": "illustration"}
# The text that a figure belongs to, by the = before and after its code.
BELONGS = {("=", ""): "preceding", ("", "="): "following", ("=", "="): "surrounding"}
BESIDE = {"HD": "header", "CW": "catch", "SG": "sig"}
NOTES = {"GL": "gloss", "AD": "addition"}
REMARKS = {"RMK": "remark", "BLNK": "blank"}
APART = FIGURES | BESIDE | NOTES  # what breaks the running text, and keeps its lines to itself
LETTERS = {
    "c'": "ç",
    "C'": "Ç",
    "t'": "ţ",
    "n~": "ñ",
    "N~": "Ñ",
    "h~": "ħ",
    "x~": "ẍ",
}
SIGNS = {"s'": "#sigma", "S'": "#sigma", "z'": "#stigma", "Z'": "#stigma"}
COMBINING = str.maketrans({"~": "\u0303", "'": "\u0327"})

HEADER = re.compile(r"\s*(?:\{RMK:[^{}]*\}\s*)*(?=\[fol\.)")
TOKEN = re.compile(
    rf"""
      (?P<newline>\n)
    | (?P<leaf>^\[fol\.\ *(?P<label>[^\]\n]*)\])
    | (?P<told>\{{(?P<told_code>RMK|BLNK|SYMB)[:.](?P<saying>(?:(?!\n\[fol\.)[^{{}}])*)\}})
    | (?P<initial>\{{IN(?P<height>\d+)\.\}}\ ?)
    | (?P<column>\{{CB(?P<columns>[1-9])\.\ ?)
    | (?P<mark>\{{(?P<before>=?)(?P<code>{"|".join(["RUB", *LANGUAGES, *APART])})(?P<after>=?)\.\ ?)
    | (?P<unnamed>\{{(?=(?P<name>[^\s{{}}]*)))
    | (?P<gap>\[\?\?+(?:\ \?\?+)*\]|\?\?+|\[\.\.\.\]|\(\.\.\.\)|\.\.\.)
    | (?P<linked>\[\+\])
    | (?P<opened>[\[(](?:\^(?:\#?(?P<hand>\d+)\#|\#(?P<hand_>\d+))?)?\*?|<<?)
    | (?P<closed>[\])}}>])
    | (?P<hyphen>-\ *(?=[\])>}}]*\ *(?:\n|\Z)))
    | (?P<whole>(?<=[\w\])>'~])-(?=[\w\[(<]))
    | (?P<odd>%\d+|\b[23]%)
    | (?P<sign>[%&+])
    | (?P<letter>{"|".join([*LETTERS, *SIGNS])})
    | (?P<text>(?:\w(?!['~]))+|[\ ,;:/]+|.)
    """,
    re.VERBOSE | re.MULTILINE,
)
CLOSERS = {"(": ")", "[": "]", "<": ">", "<<": ">>"}


def read(text: str, name: str) -> Imported:
    """Return a transcription, and what stands in it that is no mark of the manual."""
    header = HEADER.match(text)
    start = header.end() if header else 0
    reader = _Reader(name)
    reader.line += text.count("\n", 0, start)
    for token in TOKEN.finditer(text, start):
        getattr(reader, f"_{token.lastgroup}")(token)
        reader.line += token[0].count("\n")
    reader.end()
    fields = re.findall(r"\{RMK: *(.*?) *\.?\}", text[:start]) + [""] * 6
    printed = fields[3].split("|")
    return Imported(
        reader.body,
        reader.unknown,
        title=re.sub(r"^\[\w+\] *", "", fields[2]),
        author=fields[1],
        date=printed[2].strip() if len(printed) > 2 else "",  # place, printer, date
    )


@dataclass
class _Mark:
    """A mark that is open: how it began, what ends it, where the text goes on after it."""

    source: str
    closer: str
    path: Path
    above: Element
    line: int
    code: str = ""
    fresh: bool = False
    broken: bool = False


class _Reader:
    """Makes TEI of one mark after another; a method for each group of ``TOKEN``."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.line = 1
        self.unknown: list[Unknown] = []
        self.body = element("body")
        self.ids: set[str] = set()
        # What a + says is continued, by the code of its mark, and the line of the +.
        self.waiting: dict[str, tuple[Element, int]] = {}
        self.carried: list[_Mark] = []  # marks that the end of a column leaves open
        self.height = ""  # of an initial that comes, and the line of its mark
        self.initial_at = 0
        self._begin("")

    def _begin(self, label: str) -> None:
        """Begin a leaf; text before the first folio has one without a name."""
        self.marks: list[_Mark] = []
        self.columns = 0  # of pages that have several
        self.parts = 0  # of what + continues
        self.lines: dict[str, int] = {}
        self.letter = ""
        self.break_: Element | None = None
        self.fresh = True
        self.broken = False
        self.id = ""
        self.paragraph: Element | None = None
        if not label:
            self.here = self.body
            return
        leaf = element("div", self.body, type="leaf", n=label)
        self.id = self._unique("f" + re.sub(r"[^\w.-]+", "-", label))
        element("pb", leaf, n=label, xml_id=self.id)
        self.here = self.paragraph = element("p", leaf)

    def _unique(self, id_: str) -> str:
        wanted, count = id_, 1
        while id_ in self.ids:
            count += 1
            id_ = f"{wanted}-{count}"
        if count > 1:
            self._report(f"the id {wanted} a second time")
        self.ids.add(id_)
        return id_

    def _report(self, what: str, line: int = 0) -> None:
        self.unknown.append(Unknown(self.name, line or self.line, what))

    # Leaves, columns, lines.

    def _leaf(self, token: re.Match[str]) -> None:
        self._finish()
        self._begin(token["label"].strip() or "?")

    def _finish(self) -> None:
        """End a leaf; marks that are still open go on in the next column."""
        for mark in self.marks:
            if mark.closer == "}":
                self._report(f"{mark.source} without its }}", mark.line)
        self.marks = [mark for mark in self.marks if mark.closer != "}"]
        if self.letter:
            self._report("a column without its }")
        self._end_column()
        self._no_letter()
        for code, (one, _) in list(self.waiting.items()):
            if not str(one.get(ID)).startswith(f"{self.id}."):
                self._uncontinued(code)

    def _uncontinued(self, code: str) -> None:
        """Tell of a ``+`` that neither its own leaf nor the next one continues."""
        _, line = self.waiting.pop(code)
        self._report(f"+ that no {code} continues", line)

    def end(self) -> None:
        """End the text: nothing may be open."""
        self._finish()
        for mark in self.carried:
            self._report(f"{mark.source} that nothing closes", mark.line)
        for code in list(self.waiting):
            self._uncontinued(code)
        self.unknown.sort(key=lambda one: one.line)

    def _column(self, token: re.Match[str]) -> None:
        if self.letter:
            self._report("a column without its }")
            self._end_column()
        wide = int(token["columns"])
        self.letter = "a" if wide == 1 else chr(ord("a") + self.columns % wide)
        self.columns += wide > 1
        self.break_ = element("cb", self._place(), n=self.letter)
        carried, self.carried = self.carried, []
        for mark in carried:
            self._push(mark.source, mark.closer, mark.path, mark.line)
        self.fresh = True

    def _end_column(self) -> None:
        """End a column; one that had no line, but a miniature perhaps, has no ``cb``."""
        if self.break_ is not None and (above := self.break_.getparent()) is not None:
            above.remove(self.break_)
        self.break_ = None
        self.letter = ""
        self.carried += self.marks
        self.marks = []
        if self.paragraph is not None:
            self.here = self.paragraph

    def _newline(self, _token: re.Match[str]) -> None:
        self.fresh = True

    def _ink(self) -> None:
        """Begin the line that the ink to come stands on, unless it has been begun."""
        self._place()
        if not self.fresh:
            return
        self.fresh = False
        beside = any(mark.code in APART for mark in self.marks)
        attributes = self._counted() if self.letter and not beside else {}
        if not self.letter and not beside:
            self._report("text outside a column")
        if self.broken:
            attributes["break"] = "no"
        else:
            self._write("\n")
        self.broken = False
        self._milestone("lb", **attributes)

    def _counted(self) -> dict[str, str]:
        """Return number and id of the next line of the column, whose ``cb`` is kept for it."""
        column = f"{self.id}.{self.letter}"
        if self.break_ is not None and self.letter not in self.lines:
            self.break_.set(ID, column)
        self.break_ = None
        number = self.lines[self.letter] = self.lines.get(self.letter, 0) + 1
        return {"n": str(number), "xml_id": f"{column}.{number}"}

    def _hyphen(self, _token: re.Match[str]) -> None:
        self.broken = True

    def _whole(self, _token: re.Match[str]) -> None:
        """Let a word that runs over the end of its line be whole."""

    # Words.

    def _place(self) -> Element:
        """Return where text goes; before the first folio a leaf without a name is made for it."""
        if self.paragraph is None:
            leaf = element("div", self.body, type="leaf")
            self.here = self.paragraph = element("p", leaf)
        return self.here

    def _write(self, words: str) -> None:
        here = self._place()
        if len(here):
            here[-1].tail = (here[-1].tail or "") + words
        else:
            here.text = (here.text or "") + words

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
        """Take the blank away between a prefix and its word, as ``( )`` does."""
        self._ink()
        self._milestone("surplus").text = " "

    def _gap(self, token: re.Match[str]) -> None:
        if "?" not in token[0]:  # not one line, but whoever knows how many
            reason = "editorial" if token[0] == "(...)" else "missing"
            self._milestone("gap", reason=reason)
            return
        self._ink()
        extent = {"extent": "words"} if "???" in token[0] else {}
        self._milestone("gap", reason="illegible", **extent)

    # Marks.

    def _milestone(self, name: str, **attributes: str) -> Element:
        """Return a new element here; an expansion, which has only letters in TEI, is parted."""
        above, inside = self._place(), self.here.tag == f"{TEI}ex"
        if inside:
            above = self._leave_expansion()
        new = element(name, above, **attributes)
        if inside:
            self.here = element("ex", above)
        return new

    def _leave_expansion(self) -> Element:
        """End the expansion that is open, and return what it stands in."""
        expansion, above = self.here, self.here.getparent()
        assert above is not None  # noqa: S101  an ex stands in a paragraph
        if not len(expansion) and not expansion.text:
            above.remove(expansion)
        return above

    def _push(self, source: str, closer: str, path: Path, line: int, code: str = "") -> None:
        above = self._place()
        if above.tag == f"{TEI}ex":
            above = self._leave_expansion()
        mark = _Mark(source, closer, path, above, line, code, self.fresh, self.broken)
        self.here = above
        for name, attributes in path:
            self.here = element(name, self.here, **attributes)
        if code in APART:
            self.fresh = self.broken = False
        self.marks.append(mark)

    def _element_of(self, mark: _Mark) -> Element:
        """Return the outermost element that an open mark has made."""
        found = self.here
        while (above := found.getparent()) is not None and above is not mark.above:
            found = above
        return found

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
        """Return a running head or a rubric that ``+`` parts, with an id."""
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

    def _drop_empty(self, mark: _Mark) -> None:
        """Take away what a figure without a caption and an expansion parted at its end leave."""
        last, above = self.here, self.here.getparent()
        left = last.tag == f"{TEI}ex" or (mark.code in FIGURES and last.tag == f"{TEI}p")
        if left and above is not None and not len(last) and not last.text:
            above.remove(last)

    def _unnamed(self, token: re.Match[str]) -> None:
        """Keep a mark that the manual does not name, and its braces, as words."""
        self._report("{" + token["name"])
        self._say("{")
        self._push("{", "}", [], self.line)

    def _initial(self, token: re.Match[str]) -> None:
        self._no_letter()
        self.height, self.initial_at = token["height"], self.line

    def _no_letter(self) -> None:
        if self.height:
            self._report("an initial without its letter", self.initial_at)
        self.height = ""

    def _told(self, token: re.Match[str]) -> None:
        """Keep what the transcribers tell in their own words."""
        code, saying = token["told_code"], token["saying"].strip()
        if code in REMARKS:
            self._milestone("note", type=REMARKS[code]).text = saying
            return
        self._ink()
        symbol = self._milestone("figure", type="symbol")
        if saying:
            element("figDesc", symbol).text = saying


# Marks as ``words`` takes them away: those that part words, and those that stand within one.
TELLING = re.compile(r"\{(?:RMK|BLNK|SYMB)[:.]((?:(?!\n\[fol\.)[^{}])*)\}")
PARTING = re.compile(rf"\{{(?:IN\d+|=?(?:{'|'.join(APART)})=?)\.|}}|\[\+\]")
SILENT = re.compile(
    rf"\{{(?:CB[1-9]|RUB|{'|'.join(LANGUAGES)})\. ?|[\[(](?:\^(?:#?\d+#|#\d+)?)?\*?|[\])<>]"
)
RUN_ON = re.compile(r"- *[\])>}]* *\n\s*|(?<=[\w\])>'~])-(?=[\w\[(<])")


def words(text: str) -> list[str]:
    """Return the words of a transcription in order, its heading remarks apart.

    The marks are taken out of the text, leaf by leaf; nothing is parsed.
    """
    header = HEADER.match(text)
    text = text[header.end() :] if header else text
    found = []
    for leaf in re.split(r"^\[fol\.[^\]\n]*\]", text, flags=re.MULTILINE):
        bare = TELLING.sub(lambda told: " ".join(["", *WORD.findall(told[1]), ""]), leaf)
        for mark, letter in LETTERS.items():
            bare = bare.replace(mark, letter)
        bare = SILENT.sub("", PARTING.sub(" ", RUN_ON.sub("", bare)))
        bare = re.sub(r"([SsZz])'", r"\1", bare).translate(COMBINING)
        found += WORD.findall(bare)
    return found
