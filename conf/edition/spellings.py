"""The regularised view: each word form of a text with its modern spelling.

``corpus/<siglum>/formas.toml`` holds the forms; ``corpus/README.md`` says what is regularised.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from itertools import takewhile
from typing import TYPE_CHECKING

from conf.edition.document import ROOT, toml
from conf.edition.views import Line, Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from conf.edition.views import Event

WORD = re.compile(r"[^\W\d_]+|&")


class FormasError(ValueError):
    """A place in ``formas.toml`` does not fit the text; the message names both."""


@dataclass(frozen=True)
class Formas:
    """The modern spellings of a work's words: for all places, or for some."""

    name: str
    forms: Mapping[str, str] = field(default_factory=dict)
    equal: frozenset[str] = frozenset()
    places: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict)

    def spell(self, place: str, words: Sequence[str]) -> list[str]:
        """Return the words of a segment in modern spelling, with their capitals kept.

        Raises:
            FormasError: the file gives the segment more spellings of a form, or fewer, than
                the form has places there.
        """
        small = [word.lower() for word in words]
        here = self.places.get(place, {})
        for form, spellings in here.items():
            if (times := small.count(form)) != len(spellings):
                raise FormasError(
                    f'{self.name}: [lugares."{place}"] spells {form!r} {len(spellings)} times; '
                    f"it stands there {times} times"
                )
        turns = {form: iter(spellings) for form, spellings in here.items()}
        today = (next(turns[w]) if w in turns else self.forms.get(w, w) for w in small)
        return [_capitals(new, old) for new, old in zip(today, words, strict=True)]

    def respelled(self, place: str, stream: Iterable[Event]) -> list[Event]:
        """Return the events of a segment, with its words respelled in the view ``r``.

        A word that lies within one event is given twice, whole; one that an abbreviation, an
        initial or the end of a line divides only where its letters differ.
        """
        met = list(stream)
        letters = list(_letters(met))
        matches = list(WORD.finditer("".join(letter for letter, _, _ in letters)))
        changes: defaultdict[int, list[_Change]] = defaultdict(list)
        spelled = self.spell(place, [match[0] for match in matches])
        for match, new in zip(matches, spelled, strict=True):
            at = letters[match.start() : match.end()]
            if new != match[0]:
                for event, change in _changes(match[0], new, [(i, k) for _, i, k in at]):
                    changes[event].append(change)
        return [piece for i, event in enumerate(met) for piece in _cut(event, changes[i])]


_Change = tuple[int, int, str]  # from one letter of an event up to another, what stands for them


def read(folder: Path) -> Formas:
    """Return the forms of the work in a folder; empty if it has no ``formas.toml``."""
    path = folder / "formas.toml"
    name = f"corpus/{folder.name}/formas.toml"
    if not path.exists():
        return Formas(name)
    data = toml(path)
    equal = frozenset(data["iguales"].split())
    return Formas(name, data["formas"], equal, data.get("lugares", {}))


def pairs() -> Iterator[tuple[str, str]]:
    """Yield every form of the corpus that changes with its new spelling, each pair once, sorted."""
    result = set[tuple[str, str]]()
    for path in (ROOT / "corpus").glob("*/formas.toml"):
        formas = read(path.parent)
        result |= set(formas.forms.items())
        for place in formas.places.values():
            result |= {(old, new) for old, spellings in place.items() for new in spellings}
    yield from sorted((old, new) for old, new in result if old != new)


def _capitals(new: str, old: str) -> str:
    """Return ``new`` with as many initial capitals as ``old``."""
    head = len(list(takewhile(str.isupper, old)))
    return new[:head].upper() + new[head:]


def _letters(met: list[Event]) -> Iterator[tuple[str, int, int]]:
    """Yield the letters of the printed words, each with its event and its index in it.

    The blank before a line is left out; a line that no word runs on over is a blank itself.
    """
    blanks: list[tuple[str, int, int]] = []
    for i, event in enumerate(met):
        match event:
            case Text(text, views) if "r" in views:
                for k, letter in enumerate(text):
                    if letter.isspace():
                        blanks.append((letter, i, k))
                    else:
                        yield from blanks
                        blanks = []
                        yield letter, i, k
            case Line(_, _, joined, _):
                blanks = [] if joined else [(" ", i, 0)]


def _changes(old: str, new: str, places: list[tuple[int, int]]) -> Iterator[tuple[int, _Change]]:
    """Yield the changes to each event of a word; ``places`` are those of its letters."""
    within_one = places[0][0] == places[-1][0]
    steps = [("replace", 0, len(old), 0, len(new))]
    if not within_one:
        steps = list(SequenceMatcher(None, old, new, autojunk=False).get_opcodes())
    for step, start, end, new_start, new_end in steps:
        text = new[new_start:new_end]
        if step == "insert":
            event, k = places[start] if start < len(places) else _after(places[-1])
            yield event, (k, k, text)
        elif step != "equal":
            events = dict.fromkeys(event for event, _ in places[start:end])
            for event in events:
                at = [k for here, k in places[start:end] if here == event]
                yield event, (at[0], at[-1] + 1, text)
                text = ""


def _after(place: tuple[int, int]) -> tuple[int, int]:
    return place[0], place[1] + 1


def _cut(event: Event, changes: list[_Change]) -> Iterator[Event]:
    """Yield an event, a text in pieces: those of all its views, and those of one view."""
    if not isinstance(event, Text):
        yield event
        return
    at, others = 0, event.views.replace("r", "")
    pieces: list[Text] = []
    for start, end, new in changes:
        pieces.append(Text(event.text[at:start], event.views))
        pieces.append(Text(event.text[start:end], others))
        pieces.append(Text(new, "r"))
        at = end
    pieces.append(Text(event.text[at:], event.views))
    yield from (piece for piece in pieces if piece.text and piece.views)
