"""The editors' notes on a text, by sentence; a sentence may be in the notes of two places."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from conf.edition import views

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conf.edition.corpus import Segment

SENTENCE = re.compile(r"(?<=[.?!]) (?=[A-Z])")


def notes(segment: Segment) -> Iterator[list[str]]:
    """Yield each note on a segment as its sentences."""
    for note in segment.element.iter("note"):
        if note.get("type") == "editorial":
            yield SENTENCE.split(views.plain(note, "e"))
