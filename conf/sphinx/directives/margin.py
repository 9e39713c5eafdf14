"""The margin of a segment: its cruces, editorial notes and rules, and how to cite it.

Where the page is too narrow to have a margin it folds into a button under the words, which opens
it by touch or Enter and needs no script; Esc or a touch elsewhere closes it. Without ``popover``,
and in a book, it stands under the words.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from conf.edition import corpus
from conf.edition.notes import notes
from conf.sphinx.directives import cite
from conf.sphinx.directives.base import language
from conf.sphinx.page.deferred import Link
from juegos import catalogue
from juegos.core.message import Message, _, as_message, join_sentences, joined
from juegos.core.source import Locus

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conf.edition.corpus import Segment
    from conf.edition.entries import Crux
    from conf.sphinx.page.deferred import Page


LONG = 8  # words: a shorter sentence may be said of two places and mean each of them


class Margin(NamedTuple):
    """The notes beside a segment; ``folded`` names them briefly, for the button."""

    cruces: list[dict[str, Any]]
    notes: tuple[Message, ...]
    rules: list[Link]
    control: cite.Control
    folded: Message


def margin(page: Page, segment: Segment) -> Margin:
    """Return the margin of a segment."""
    every = tuple(page.app.env.metadata[page.docname]["passages"])
    notes = notes_of(every).get(segment.id, ())
    return Margin(
        cruces=[_crux(page, segment, corpus.load().crux(name)) for name in segment.cruces],
        notes=notes,
        rules=[page.link("regla", rule, rule) for rule in _rules(segment)],
        control=cite.control(page, "pasaje", segment.id),
        folded=_folded(segment, notes),
    )


@lru_cache(maxsize=8)
def notes_of(divisions: tuple[str, ...]) -> dict[str, tuple[Message, ...]]:
    """Return the notes of each segment of a page; those on all segments are at the first."""
    texts: set[str] = set()
    by_segment: dict[str, tuple[Message, ...]] = {}
    for division in map(corpus.load().division, divisions):
        every = (division.title_segment, *division.segments)
        for segment in {one.id: one for one in every if one}.values():
            matches = list(notes(segment))
            unseen = [[one for one in note if one not in texts] for note in matches]
            by_segment[segment.id] = tuple(
                join_sentences(*map(as_message, one)) for one in unseen if one
            )
            sentences = (one for note in matches for one in note)
            texts.update(one for one in sentences if len(one.split()) >= LONG)
    return by_segment


def _rules(segment: Segment) -> Iterator[str]:
    """Yield the rules that a segment states, except of games that cannot be played here yet."""
    yield from (r for r in segment.rules if r.partition(".")[0] in catalogue.CATALOGUE)


def _crux(page: Page, segment: Segment, crux: Crux) -> dict[str, Any]:
    """Return a crux; ``brief`` if it changes nothing in play or was asked at an earlier segment."""
    again = _first_segments()[crux.id] != segment.id
    more = _("What it changes") if crux.switch else _("The readings")
    return {
        "name": _named(crux),
        "question": as_message(crux.question),
        "brief": (crux.is_minor or again) and not page.book,
        "words": crux.words,
        "lang": language(Locus.parse(crux.locus).work),
        "more": page.link("crux", crux.id, more),
    }


@cache
def _first_segments() -> dict[str, str]:
    """Return the first segment that has each crux."""
    result: dict[str, str] = {}
    for division in corpus.load().divisions:
        for segment in filter(None, (division.title_segment, *division.segments)):
            for crux in segment.cruces:
                result.setdefault(crux, segment.id)
    return result


def _named(crux: Crux) -> Message:
    if crux.is_minor:
        return _("Note")
    return _("Crux {number}", number=crux.n) if crux.n else _("Crux")


def _folded(segment: Segment, messages: tuple[Message, ...]) -> Message:
    """Return what the margin holds, in a few words."""
    parts = [_named(corpus.load().crux(name)) for name in segment.cruces]
    parts += [_("Note")] * bool(messages) + [_("Rule")] * any(_rules(segment)) + [_("Cite")]
    return joined(parts, " · ")


def facsimile(siglum: str) -> dict[str, Any] | None:
    """Return the link to the pictures of a work and the note on them; None if it has none."""
    work = corpus.load().work(siglum)
    if "facsimile" not in work:
        return None
    note = work["facsimile_note"]
    return {"link": Link(work["facsimile"], _("Facsimile")), "note": as_message(note)}
