"""Leaves, columns and lines of a transcription in the marks of the HSMS, with the open marks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from conf.edition.document import ID, TEI
from conf.witnesses.hsms_marks import APART
from conf.witnesses.tei_import import Names, Unknown, add, check_depth, element, last

if TYPE_CHECKING:
    from conf.edition.document import Element

    Path = list[tuple[str, dict[str, str]]]


@dataclass
class Mark:
    """An open mark: its start, its end, and where the text continues after it."""

    source: str
    closer: str
    path: Path
    above: Element
    line: int
    code: str = ""
    fresh: bool = False
    broken: bool = False


class Page:
    """Makes the leaves, columns and lines of a text; open marks continue in the next ones."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.line = 1
        self.unknown: list[Unknown] = []
        self.body = element("body")
        self.names = Names()
        # What a + says is continued, by the code of its mark, and the line of the +.
        self.waiting: dict[str, tuple[Element, int]] = {}
        self.carried: list[Mark] = []  # marks that the end of a column leaves open
        self.height = ""  # of an initial that comes, and the line of its mark
        self.initial_at = 0
        self._begin("")

    def _begin(self, label: str) -> None:
        """Begin a leaf; text before the first folio gets one without a name."""
        self.marks: list[Mark] = []
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
        free = self.names.free(id_)
        if free != id_:
            self._report(f"the id {id_} a second time")
        return free

    def _report(self, what: str, line: int = 0) -> None:
        self.unknown.append(Unknown(self.name, line or self.line, what))

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
        self._check_initial()
        for code, (one, _) in list(self.waiting.items()):
            if not str(one.get(ID)).startswith(f"{self.id}."):
                self._report_uncontinued(code)

    def _report_uncontinued(self, code: str) -> None:
        """Report a ``+`` that neither its own leaf nor the next one continues."""
        _, line = self.waiting.pop(code)
        self._report(f"+ that no {code} continues", line)

    def end(self) -> None:
        """End the text: nothing may be open."""
        self._finish()
        for mark in self.carried:
            self._report(f"{mark.source} that nothing closes", mark.line)
        for code in list(self.waiting):
            self._report_uncontinued(code)
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
        """End a column; one without lines, perhaps with a miniature, has no ``cb``."""
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
        """Begin the line of the next letters, unless it has begun."""
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
        """Return number and id of the next line of the column, whose ``cb`` waits for it."""
        column = f"{self.id}.{self.letter}"
        if self.break_ is not None and self.letter not in self.lines:
            self.break_.set(ID, column)
        self.break_ = None
        number = self.lines[self.letter] = self.lines.get(self.letter, 0) + 1
        return {"n": str(number), "xml_id": f"{column}.{number}"}

    def _hyphen(self, _token: re.Match[str]) -> None:
        self.broken = True

    def _undivided_word(self, _token: re.Match[str]) -> None:
        """Keep a word that runs over the end of its line undivided."""

    def _place(self) -> Element:
        """Return the element for text; before the first folio a leaf without a name."""
        if self.paragraph is None:
            leaf = element("div", self.body, type="leaf")
            self.here = self.paragraph = element("p", leaf)
        return self.here

    def _write(self, words: str) -> None:
        add(self._place(), words)

    def _milestone(self, name: str, **attributes: str) -> Element:
        """Return a new element here; an expansion, which has only letters in TEI, is split."""
        above, inside = self._place(), self.here.tag == f"{TEI}ex"
        if inside:
            above = self._leave_expansion()
        new = element(name, above, **attributes)
        if inside:
            self.here = element("ex", above)
        return new

    def _leave_expansion(self) -> Element:
        """End the open expansion, and return its parent."""
        expansion, above = self.here, self.here.getparent()
        assert above is not None  # noqa: S101  an ex stands in a paragraph
        if last(expansion) is None and not expansion.text:
            above.remove(expansion)
        return above

    def _push(self, source: str, closer: str, path: Path, line: int, code: str = "") -> None:
        above = self._place()
        if above.tag == f"{TEI}ex":
            above = self._leave_expansion()
        mark = Mark(source, closer, path, above, line, code, self.fresh, self.broken)
        self.here = above
        for name, attributes in path:
            self.here = element(name, self.here, **attributes)
        if code in APART:
            self.fresh = self.broken = False
        self.marks.append(mark)
        check_depth(self.marks, self.name, self.line)

    def _check_initial(self) -> None:
        if self.height:
            self._report("an initial without its letter", self.initial_at)
        self.height = ""
