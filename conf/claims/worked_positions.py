"""Positions of the treatises of trictrac, with the treatise's answers and our scorer's.

``posiciones.toml`` in the folder of a work has the men of both sides, how we know where they stand,
and under the name of each question what is printed. What is ours is computed, and so is whether
both are equal; of what is not the file says why. It also says why a figure has no position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from conf.claims import questions
from conf.edition.document import ROOT, toml

FILES = "corpus/*/posiciones.toml"
EVIDENCE = ("figure", "words", "game", "list", "partly")
VERDICTS = ("equal", "slip", "assumption")


@dataclass(frozen=True, slots=True)
class Check:
    """A question about a position: its kind, its throw or chance, and the printed answer.

    ``differs`` is empty where ours is equal; else ``slip`` or ``assumption``, and ``note`` says of
    what.
    """

    asks: str
    of: str
    printed: str
    differs: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a treatise; ``evidence`` is ours for the places of its men.

    ``nth`` is the number of the thrower's throw in the relevé, zero for a later one.
    """

    id: str
    by: str
    where: str
    figure: str
    evidence: str
    thrower: str
    opponent: str
    checks: tuple[Check, ...]
    nth: int = 0

    def ours(self, check: Check) -> str:
        """Return our answer where the treatise has the printed one."""
        asked = questions.Asked(self.thrower, self.opponent, check.of, check.printed, self.nth)
        return questions.QUESTIONS[check.asks](asked)


@cache
def positions(root: Path = ROOT) -> tuple[Position, ...]:
    """Return the positions, work by work; raises ``TeiError`` if a file is not TOML."""
    return tuple(_position(work["by"], item) for work in _works(root) for item in work["position"])


class Unused(NamedTuple):
    """Figures or tables of a treatise without a position, and the reason."""

    by: str
    figure: str
    why: str


def unused(root: Path = ROOT) -> tuple[Unused, ...]:
    """Return the figures without a position, work by work; raises as ``positions``."""
    return tuple(Unused(work["by"], **item) for work in _works(root) for item in work["unused"])


def _works(root: Path) -> Iterator[dict[str, Any]]:
    return (toml(path, root) for path in sorted(root.glob(FILES), reverse=True))


def _position(by: str, fields: Mapping[str, Any]) -> Position:
    differs = fields.get("differs", {})
    return Position(
        fields["id"],
        by,
        fields["where"],
        fields.get("figure", ""),
        fields["known"],
        fields["thrower"],
        fields["opponent"],
        tuple(_checks(fields, differs)),
        fields.get("nth", 0),
    )


def _checks(fields: Mapping[str, Any], differs: Mapping[str, Any]) -> Iterator[Check]:
    for asks in questions.QUESTIONS:
        answers = fields.get(asks, {})
        for of, printed in answers.items() if isinstance(answers, Mapping) else [("", answers)]:
            how = differs.get(f"{asks} {of}".strip(), {})
            matches = how.get("how", ""), how.get("note", "")
            yield Check(asks, of, str(printed), *matches)


class Result(NamedTuple):
    """A check of a position with our answer."""

    position: Position
    check: Check
    ours: str

    @property
    def verdict(self) -> str:
        """``equal``, or the file's word for the difference."""
        return "equal" if self.ours == self.check.printed else self.check.differs


@cache
def results() -> tuple[Result, ...]:
    """Return every check with our answer, in the order of the files."""
    return tuple(Result(one, check, one.ours(check)) for one in positions() for check in one.checks)
