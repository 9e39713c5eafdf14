"""``{j:mapa}``: all texts and all games, with what there is of each and what is still to come.

What is there is found in the corpus, the catalogue and the pages, and how much of a text is printed
in ``siglas.toml``; what is to come, and the names of the families, are in ``conf/mapa.toml``.
"""

from __future__ import annotations

import tomllib
from html import escape
from typing import TYPE_CHECKING, Any

from conf.edition import corpus, document
from conf.publish import texts as textos
from conf.sphinx import domain
from conf.sphinx.directives.base import ROOT, Directive, a, fol
from conf.sphinx.page import late
from juegos import catalogue, tables
from juegos.core.manifest import Entry
from juegos.core.source import Locus
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from docutils import nodes

    from conf.publish.texts import Section
    from conf.sphinx.page.late import Page

PLAN = ROOT / "conf" / "mapa.toml"
EXTENTS = {
    "whole": "complete",
    "part": "in part",
    "passages": "passages",
    "unknown": "whether complete is not known",
}


class Mapa(Directive):
    """Prints the map."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return the map."""
        self.env.note_dependency(str(PLAN))
        return [late.later(chart)]


@late.maker
def chart(page: Page) -> str:
    """Return the texts, then each family of games."""
    texts = _list(_text(page, section) for section in textos.sections())
    plan: dict[str, dict[str, Any]] = tomllib.loads(PLAN.read_text("utf-8"))
    families = dict.fromkeys([*plan, *(e.family for e in catalogue.CATALOGUE.values())])
    return f"<h3>Texts</h3>{texts}" + "".join(
        _family(page, family, plan.get(family, {"name": family.capitalize(), "games": {}}))
        for family in families
    )


def _list(items: Iterable[str]) -> str:
    lines = "".join(f"<li>{item}</li>" for item in items)
    return f'<ul class="j-map">{lines}</ul>' if lines else ""


def _text(page: Page, section: Section) -> str:
    """Return a text: its title, what of it is printed, where that begins and ends."""
    text = document.read(section.path)
    ids = [seg.get(document.ID, "") for seg in text.segments()]
    first, last = (corpus.load().segment(ids[end]) for end in (0, -1))
    there = domain.domain(page.app.env).find("pasaje", first.id)
    title = a(page.href("pasaje", first.id), section.title) if there else escape(section.title)
    subs = (t.text or "" for t in text.root.iter("title") if t.get("type") == "sub")
    said = escape(_extended(next(subs, ""), section.extent))
    return f"<div>{title} {_leaves(first.first, last.last)}</div> <span>{said}</span>"


def _extended(said: str, extent: str) -> str:
    """Return what a header says of its text, and how much of it there is, unless that is said."""
    told = extent.removesuffix("s") in said.casefold()
    return said if told else f"{said}: {EXTENTS[extent]}"


def _leaves(first: str, last: str) -> str:
    begin, end = Locus.parse(first), Locus.parse(last)
    work = WORKS[begin.work]
    unit = work.unit
    if begin.leaf == end.leaf or work.bare(begin.leaf) != begin.leaf:
        return work.called(*dict.fromkeys((begin.leaf, end.leaf)))
    many = "pp." if unit == "p." else f"{unit.removesuffix('.')}s{'.' * unit.endswith('.')}"
    return f"{many} {begin.leaf}–{end.leaf}"


def _family(page: Page, family: str, plan: dict[str, Any]) -> str:
    """Return the games of a family that there are, and the names of those that are to come."""
    here = {slug: e for slug, e in catalogue.CATALOGUE.items() if e.family == family}
    order = [slug for slug in plan["games"] if slug in here]
    games = _list(_game(page, here[slug]) for slug in dict.fromkeys([*order, *here]))
    due = [name for slug, name in plan["games"].items() if slug not in here]
    to_come = f'<p class="j-due">To come: {escape(", ".join(due))}.</p>' if due else ""
    count = f"{len(here)} of {len(here) + len(due)}"
    return f'<h3>{escape(plan["name"])} <span class="j-due">{count}</span></h3>{games}{to_come}'


def _game(page: Page, entry: Entry) -> str:
    """Return a game: where it stands and what there is of it."""
    game = entry.game({})
    place = domain.domain(page.app.env).find("juego", entry.slug)
    words = corpus.load()
    parts = {
        "text": any(division.id == entry.slug for division in words.divisions),
        _count(len(game.rules), "rule"): True,
        _count(len(game.cruces), "choice"): bool(game.cruces),
        "odds": _has_odds(entry.slug),
        "board": bool(place and page.app.env.metadata[place.docname].get("boards")),
    }
    name = a(page.href("juego", entry.slug), entry.name) if place else escape(entry.name)
    own = [locus for locus in entry.loci if Locus.parse(locus).work not in words.bibliography]
    places = ", ".join(fol(page, locus) for locus in own)  # what is cited stands on its page
    there = ", ".join(part for part, is_there in parts.items() if is_there)
    return f"<div>{name} {places}</div> <span>{there}</span>"


def _has_odds(slug: str) -> bool:
    """Tell whether a table of chances is of a game; one of sequences of moves is long to count."""
    own = (id for id in tables.ids() if id.partition(".")[0] == slug)
    return any("chance" in tables.table(id).unit for id in own if not id.endswith(".perft"))


def _count(number: int, name: str) -> str:
    return f"{number} {name}{'s' * (number != 1)}"
