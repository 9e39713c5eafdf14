"""``{j:cruces} azar``: what is disputed in a division, each reading with who holds it.

Where a crux is a switch of the rules, what each reading does to the odds stands beside it.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from conf import corpus
from conf.ext import citas, late
from conf.ext.base import Directive, anchor, by, fol, framed
from conf.ext.cuadro import number
from juegos import catalogue
from juegos.odds import odds

if TYPE_CHECKING:
    from docutils import nodes

    from conf.ext.late import Page
    from juegos import source


class Row(NamedTuple):
    """One reading: its key, its sense, who holds it, the chance of A where it plays."""

    key: str
    gloss: str
    by: str
    chance: str


class Cruces(Directive):
    """Prints the cruces of a division in the order of the text, and notes each of them."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the cruces; raises for a division that the corpus does not have."""
        names = _names(self.arguments[0])
        for name in names:
            self.j.note("crux", name, anchor("crux", name), name)
        return [late.later(disputed, division=self.arguments[0])]


def _names(division: str) -> list[str]:
    """Return the ids of the cruces that stand in a division, each once, in the text's order."""
    found = corpus.load().division(division)
    segments = [found.title_segment, *found.segments]
    return list(dict.fromkeys(name for s in segments if s for name in s.cruces))


@late.maker
def disputed(page: Page, division: str) -> str:
    """Return the cruces of a division."""
    return "".join(_crux(page, corpus.load().crux(name)) for name in _names(division))


def _crux(page: Page, crux: corpus.Crux) -> str:
    number_ = f"{crux.n} · " if crux.n else ""
    question = _switch(crux).question if crux.switch else crux.question
    return (
        f'<section class="j-crux" id="{anchor("crux", crux.id)}">'
        f'<h3><a href="#{anchor("crux", crux.id)}">{number_}{escape(crux.id)}</a> '
        f'<span class="j-status">{escape(crux.status)}</span></h3>'
        f'<p><q lang="osp">{escape(crux.words)}</q> {fol(page, crux.locus)}</p>'
        f"<p>{escape(question)}</p>{_readings(page, crux)}"
        f"<p>{escape(crux.note)}</p><p><b>In play.</b> {escape(crux.effect)}</p>"
        f"{citas.control(page, 'crux', crux.id)}</section>"
    )


def _switch(crux: corpus.Crux) -> source.Crux:
    slug, _, name = crux.id.partition(".")
    return next(c for c in catalogue.game(slug).cruces if c.name == name)


def _rows(crux: corpus.Crux) -> tuple[list[Row], str]:
    """Return the readings of a crux and the key of its default."""
    if not crux.switch:
        return [Row(r.key, r.gloss, r.by, "") for r in crux.readings], crux.default
    slug, switch = crux.id.partition(".")[0], _switch(crux)
    rows = []
    for reading in switch.readings:
        chance = odds(catalogue.game(slug, {switch.name: reading.key})).p_first
        rows.append(Row(reading.key, reading.gloss, reading.by, number(chance)))
    return rows, switch.default


def _readings(page: Page, crux: corpus.Crux) -> str:
    rows, default = _rows(crux)
    plays = any(row.chance for row in rows)
    head = '<th scope="col">reading</th><th scope="col">in words</th><th scope="col">held by</th>'
    head += '<th scope="col" class="j-num">A wins</th>' if plays else ""
    body = "".join(_reading(page, row, plays=plays, default=default) for row in rows)
    return framed(f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>", f"{crux.id}: readings")


def _reading(page: Page, row: Row, *, plays: bool, default: str) -> str:
    first = ' class="j-default"' if row.key == default else ""
    chance = f'<td class="j-num">{row.chance}</td>' if plays else ""
    return (
        f'<tr{first}><th scope="row"><code>{escape(row.key)}</code></th>'
        f"<td>{escape(row.gloss)}</td><td>{by(page, row.by)}</td>{chance}</tr>"
    )
