"""Sentences and rules: which segments of the codex state a rule, and why others do not.

A segment names its rules in ``ana``; each must be a rule of a game in the catalogue. A segment
that names none is in ``corpus/ldj/sin-regla.toml`` under the reason.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from conf.edition.corpus import Corpus, Segment
from conf.edition.document import ROOT
from juegos import catalogue

WORK = "ldj"
FILE = Path("corpus") / WORK / "sin-regla.toml"


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason why segments state no rule: its id, its text, and the segments."""

    id: str
    says: str
    segments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Coverage:
    """Every printed segment of the codex: the rules that it states, the reasons, the faults."""

    divisions: Mapping[str, tuple[Segment, ...]]
    reasons: tuple[Reason, ...]
    faults: tuple[str, ...]

    @property
    def segments(self) -> tuple[Segment, ...]:
        """All segments, rubrics too, in the order of the text."""
        return tuple(segment for each in self.divisions.values() for segment in each)


def reasons(root: Path = ROOT) -> tuple[Reason, ...]:
    """Return the reasons in ``sin-regla.toml``."""
    entries = tomllib.loads((root / FILE).read_text("utf-8"))["reason"]
    return tuple(Reason(e["id"], e["says"], tuple(e["segments"])) for e in entries)


def coverage(corpus: Corpus, why: tuple[Reason, ...]) -> Coverage:
    """Return how far the rules cover the codex."""
    divisions = {d.id: tuple(_own_segments(d.title_segment, d.segments)) for d in corpus.divisions}
    here = {name: result for name, result in divisions.items() if result}
    return Coverage(here, why, tuple(_faults(here, why)))


def _own_segments(title: Segment | None, segments: tuple[Segment, ...]) -> Iterator[Segment]:
    every = (title, *segments) if title else segments
    return (segment for segment in every if segment.first.startswith(f"{WORK}:"))


def _faults(divisions: Mapping[str, tuple[Segment, ...]], why: tuple[Reason, ...]) -> Iterator[str]:
    """Yield each fault as one line, with its correction."""
    every = [segment for each in divisions.values() for segment in each]
    excused = Counter(name for reason in why for name in reason.segments)
    file = FILE.as_posix()
    for name in sorted(set(excused) - {segment.id for segment in every}):
        yield f"{file}: {name} is no segment of the codex; take it out"
    for name in sorted(name for name, times in excused.items() if times > 1):
        yield f"{file}: {name} stands under {excused[name]} reasons; one is enough"
    rule_ids = rules()
    for segment in every:
        if bool(segment.rules) == (segment.id in excused):
            yield (
                f"{segment.id} states {', '.join(segment.rules)}, and {file} says it states none"
                if segment.rules
                else f"{segment.id} states no rule; give it one in ana, or a reason in {file}"
            )
        for rule in sorted(set(segment.rules) - rule_ids):
            yield f"{segment.id} states {rule}, which is no rule of a game in juegos.catalogue"


def rules() -> set[str]:
    """Return the ids of the rules of all games, under any reading."""
    return {rule.id for slug in catalogue.CATALOGUE for rule in catalogue.game(slug).rules}
