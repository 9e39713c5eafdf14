"""``{j:cruces} azar``: what is disputed in a division, each reading with who holds it.

Of a game whose words are not printed the same, as far as cruces of it are given.
Where a crux is a switch of the rules, what each reading does to the odds stands beside it.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from conf.edition import corpus
from conf.sphinx.directives import cite
from conf.sphinx.directives.base import Directive, anchor, by, fol, framed, language
from conf.sphinx.directives.table import number
from conf.sphinx.page import late
from juegos import catalogue
from juegos.core.errors import ImpossibleReadings, NotExact
from juegos.core.source import Locus
from juegos.engine.odds import odds

if TYPE_CHECKING:
    from docutils import nodes

    from conf.edition.entries import Crux
    from conf.sphinx.page.late import Page
    from juegos.core import source


class Row(NamedTuple):
    """One reading: its key, its sense, who holds it, the chance of A where it plays."""

    key: str
    gloss: str
    by: str
    chance: str


class Cruces(Directive):
    """Prints the cruces of a division in the order of the text, and notes each of them."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the cruces; raises for a division, or game, that the corpus does not have."""
        names = _names(self.arguments[0])
        for name in names:
            self.j.note("crux", name, anchor("crux", name), name)
        return [late.later(disputed, division=self.arguments[0])]


def _names(name: str) -> list[str]:
    """Return the ids of the cruces of a division, in the text's order, and of the game."""
    words = corpus.load()
    found: list[str] = []
    marked = {division.id: _marked(division) for division in words.divisions}
    found += marked.get(name, [])
    elsewhere = {crux for cruces in marked.values() for crux in cruces}
    told = (crux.id for crux in words.cruces if crux.id not in elsewhere)  # marked in no text
    found += [crux for crux in told if crux.startswith(f"{name}.")]
    if name in catalogue.CATALOGUE:
        own = (crux.id for crux in catalogue.game(name).cruces)  # others it shares, and they have
        found += [crux for crux in own if crux.startswith(f"{name}.")]
    elif not found:
        words.division(name)  # raises for what is no division, with what is near
    return list(dict.fromkeys(found))


def _marked(division: corpus.Division) -> list[str]:
    segments = [division.title_segment, *division.segments]
    return [crux for s in segments if s for crux in s.cruces]


@late.maker
def disputed(page: Page, division: str) -> str:
    """Return the cruces of a division or a game."""
    known = {crux.id: crux for crux in corpus.load().cruces}
    return "".join(
        _crux(page, known[name]) if name in known else _supplied(page, name)
        for name in _names(division)
    )


def _crux(page: Page, crux: Crux) -> str:
    number_ = f"{crux.n} · " if crux.n else ""
    question = _switch(crux.id).question if crux.switch else crux.question
    rows, default = _rows(crux)
    lang = language(Locus.parse(crux.locus).work)
    return (
        f'<section class="j-crux" id="{anchor("crux", crux.id)}">'
        f'<h3><a href="#{anchor("crux", crux.id)}">{number_}{escape(crux.id)}</a> '
        f'<span class="j-status">{escape(crux.status)}</span></h3>'
        f'<p><q lang="{lang}">{escape(crux.words)}</q> {fol(page, crux.locus)}</p>'
        f"<p>{escape(question)}</p>{_readings(page, crux.id, rows, default)}"
        f"<p>{escape(crux.note)}</p><p><b>In play.</b> {escape(crux.effect)}</p>"
        f"{cite.control(page, 'crux', crux.id)}</section>"
    )


def _supplied(page: Page, name: str) -> str:
    """Return a crux that is a switch of the rules and rests on no printed words."""
    crux = _switch(name)
    return (
        f'<section class="j-crux" id="{anchor("crux", name)}">'
        f'<h3><a href="#{anchor("crux", name)}">{escape(name)}</a> '
        f'<span class="j-status">switch</span></h3>'
        f"<p>{escape(crux.question)} {fol(page, str(crux.locus))}</p>"
        f"{_readings(page, name, _played(crux), crux.default)}"
        f"{cite.control(page, 'crux', name)}</section>"
    )


def _switch(name: str) -> source.Crux:
    slug = name.partition(".")[0]
    return next(crux for crux in catalogue.game(slug).cruces if crux.id == name)


def _rows(crux: Crux) -> tuple[list[Row], str]:
    """Return the readings of a crux and the key of its default."""
    if not crux.switch:
        return [Row(r.key, r.gloss, r.by, "") for r in crux.readings], crux.default
    switch = _switch(crux.id)
    return _played(switch), switch.default


def _played(switch: source.Crux) -> list[Row]:
    """Return the readings of a switch with the chance of A under each, where it is exact.

    A reading that another one has to go with has no chance by itself.
    """
    slug = switch.id.partition(".")[0]
    return [Row(r.key, r.gloss, r.by, _chance(slug, {switch.name: r.key})) for r in switch.readings]


def _chance(slug: str, readings: dict[str, str]) -> str:
    try:
        return number(odds(catalogue.game(slug, readings)).p_first)
    except (NotExact, ImpossibleReadings):
        return ""


def _readings(page: Page, name: str, rows: list[Row], default: str) -> str:
    plays = any(row.chance for row in rows)
    heads = ("reading", "in words", "held or told by")
    head = "".join(f'<th scope="col">{words}</th>' for words in heads)
    head += '<th scope="col" class="j-num">A wins</th>' if plays else ""
    body = "".join(_reading(page, row, plays=plays, default=default) for row in rows)
    return framed(f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>", f"{name}: readings")


def _reading(page: Page, row: Row, *, plays: bool, default: str) -> str:
    first = ' class="j-default"' if row.key == default else ""
    chance = f'<td class="j-num">{row.chance}</td>' if plays else ""
    return (
        f'<tr{first}><th scope="row"><code>{escape(row.key)}</code></th>'
        f"<td>{escape(row.gloss)}</td><td>{by(page, row.by)}</td>{chance}</tr>"
    )
