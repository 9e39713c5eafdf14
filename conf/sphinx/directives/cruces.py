"""``{j:cruces} azar``: the disputed places of a division, each reading with its holders.

The cruces of a game whose words are not printed here are shown in the same way. Where a crux is a
switch of the rules, the odds under each reading stand beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from conf.edition import corpus
from conf.sphinx.directives import cite
from conf.sphinx.directives.base import Directive, anchor, by, fol, language
from conf.sphinx.directives.table import Number, number
from conf.sphinx.page import deferred, value_cache
from juegos import catalogue
from juegos.core.message import _, as_message
from juegos.core.source import Locus
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from fractions import Fraction

    from docutils import nodes
    from markupsafe import Markup

    from conf.edition.entries import Crux
    from conf.sphinx.page.deferred import Link, Page
    from juegos.core import source


STATUSES = {
    # NOTE: of a disputed place: nobody can decide it
    "open": _("open"),
    "editorial": _("editorial"),
    "decided": _("decided"),
    # NOTE: of a disputed place: readings that a board can be switched between
    "switch": _("switch"),
}


class Row(NamedTuple):
    """One reading: its key, its sense, its holders, and the chance of A where it can be played."""

    key: str
    gloss: str
    by: list[Link]
    chance: Number | None


class CrucesDirective(Directive):
    """Prints the cruces of a division in the order of the text, and records each."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the cruces; raises for an unknown division or game."""
        names = _names(self.arguments[0])
        for name in names:
            self.j.note("crux", name, anchor("crux", name), name)
        for switch in _switches(names):
            # computed now: pages are read by several processes at once
            value_cache.chances(self.env, switch)
        return [deferred.placeholder(cruces, division=self.arguments[0])]


def _names(name: str) -> list[str]:
    """Return the ids of the cruces of a division, in the order of the text, and of the game."""
    words = corpus.load()
    names: list[str] = []
    marked = {division.id: _marked(division) for division in words.divisions}
    names += marked.get(name, [])
    elsewhere = {crux for cruces in marked.values() for crux in cruces}
    unmarked = (crux.id for crux in words.cruces if crux.id not in elsewhere)  # marked in no text
    names += [crux for crux in unmarked if crux.startswith(f"{name}.")]
    if name in catalogue.CATALOGUE:
        own = (crux.id for crux in catalogue.game(name).cruces)  # others it shares, and they have
        names += [crux for crux in own if crux.startswith(f"{name}.")]
    elif not names:
        words.division(name)  # raises for what is no division, with what is near
    return list(dict.fromkeys(names))


def _marked(division: corpus.Division) -> list[str]:
    segments = [division.title_segment, *division.segments]
    return [crux for s in segments if s for crux in s.cruces]


@deferred.maker
def cruces(page: Page, division: str) -> Markup:
    """Return the cruces of a division or a game; those that change nothing come last."""
    by_id = {crux.id: crux for crux in corpus.load().cruces}
    names = _names(division)
    cruces: list[dict[str, Any]] = []
    minor: list[dict[str, Any]] = []
    for name in names:
        crux = by_id.get(name)
        listed = minor if crux and crux.is_minor and not page.book else cruces  # a book opens none
        listed.append(_crux(page, crux) if crux else _supplied(page, name))
    return page.fill("cruces.html", cruces=cruces, minor=minor)


def _crux(page: Page, crux: Crux) -> dict[str, Any]:
    rows, default = _rows(page, crux)
    siglum = Locus.parse(crux.locus).work
    return {
        **_common(page, crux.id, crux.locus, rows, default),
        "n": crux.n,
        "status": STATUSES[crux.status],
        "lang": language(siglum),
        "hand": WORKS[siglum].hand,
        "words": crux.words,
        "question": as_message(_switch(crux.id).question if crux.switch else crux.question),
        "note": as_message(crux.note),
        "effect": as_message(crux.effect),
    }


def _supplied(page: Page, name: str) -> dict[str, Any]:
    """Return a crux that is an option of the rules and rests on no printed words."""
    crux = _switch(name)
    common = _common(page, name, str(crux.locus), _played(page, crux), crux.default)
    results = {"status": STATUSES["switch"], "words": "", "question": as_message(crux.question)}
    return {**common, "n": "", **results}


def _common(page: Page, name: str, locus: str, rows: list[Row], default: str) -> dict[str, Any]:
    return {
        "id": name,
        "anchor": anchor("crux", name),
        "place": fol(page, locus),
        "rows": rows,
        "default": default,
        "plays": any(row.chance for row in rows),
        "control": cite.control(page, "crux", name),
    }


def _switch(name: str) -> source.Crux:
    return next(_switches([name]))


def _switches(names: Iterable[str]) -> Iterator[source.Crux]:
    """Yield those of some cruces that a game has as options."""
    for name in names:
        slug = name.partition(".")[0]
        own = catalogue.game(slug).cruces if slug in catalogue.CATALOGUE else ()
        yield from (crux for crux in own if crux.id == name)


def _rows(page: Page, crux: Crux) -> tuple[list[Row], str]:
    """Return the readings of a crux and the key of its default."""
    if not crux.switch:
        return [
            Row(r.key, as_message(r.gloss), by(page, r.by), None) for r in crux.readings
        ], crux.default
    switch = _switch(crux.id)
    return _played(page, switch), switch.default


def _played(page: Page, switch: source.Crux) -> list[Row]:
    """Return the readings of an option with the first player's chance, where it is exact."""
    chances = value_cache.chances(page.app.env, switch)
    return [
        Row(r.key, as_message(r.gloss), by(page, r.by), _number(chances[r.key]))
        for r in switch.readings
    ]


def _number(chance: Fraction | None) -> Number | None:
    return None if chance is None else number(chance)
