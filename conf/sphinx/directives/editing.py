"""``{j:edicion} marcas``: tables of the editorial work: what was changed, where, and by whom.

The kinds are those of ``TABLES``: what is marked in the texts, leaf by leaf what nobody compared
with the manuscript, what a look at a witness could settle, who holds each reading, the copies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from conf.edition import corpus, editing
from conf.edition.document import ROOT, toml
from conf.language import tell
from conf.publish import apparatus, readings
from conf.sphinx.directives import folios
from conf.sphinx.directives.base import Directive, by, fol, language
from conf.sphinx.directives.cruces import STATUSES
from conf.sphinx.page import deferred
from conf.sphinx.page.deferred import Link
from juegos.core.message import _, as_message
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from docutils import nodes
    from markupsafe import Markup

    from conf.edition.editing import Touch
    from conf.sphinx.page.deferred import Page
    from juegos.core.message import Message

KINDS = {
    editing.EXPANDED: _("abbreviations written out"),
    editing.DIVIDED: _("words divided as in the reading text, not as in the manuscript"),
    editing.CAPITAL: _("capitals not kept"),
    editing.EMENDED: _("words or letters emended or supplied"),
    editing.SURPLUS: _("letters left out as superfluous"),
    editing.DIFFERS: _("places where witnesses differ"),
    editing.STRUCK: _("struck out by the scribe"),
    editing.ADDED: _("added by the scribe"),
}


class Cell(NamedTuple):
    """The content of a cell: links, or words in a language.

    ``number`` is set for a figure, ``short`` for a word or two that need little room.
    """

    links: tuple[Link, ...] = ()
    words: object = ""
    lang: str = ""
    number: bool = False
    short: bool = False


class Grid(NamedTuple):
    """A table: its name, the heads of its columns, and its rows; the first cell heads the row."""

    name: Message
    heads: tuple[Message, ...]
    rows: list[list[Cell]]


class EditingDirective(Directive):
    """Prints one of the tables; an unknown kind is an error that names them."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table."""
        if (kind := self.arguments[0]) not in TABLES:
            raise corpus.UnknownId("table of the edition", kind, TABLES)
        return [deferred.placeholder(table, kind=kind)]


@deferred.maker
def table(page: Page, kind: str) -> Markup:
    """Return a table of one kind."""
    return page.fill("editing.html", grid=TABLES[kind](page))


def _text(words: object, lang: str = "") -> Cell:
    return Cell(words=words, lang=lang)


def _count(number: int) -> Cell:
    return Cell(words=number or "–", number=True)


def _marks(page: Page) -> Grid:
    """Return the number of editorial marks of each type, by kind of work and by hand."""
    groups: list[list[Touch]] = [[], [], []]
    for siglum, work in corpus.load().works.items():
        at = 2 if "printed" in work else 0 if "compared" in work else 1
        groups[at] += editing.touches(siglum)
    counts = [Counter(touch.kind for touch in group) for group in groups]
    who: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for touch in (touch for group in groups for touch in group):
        who[touch.kind] += [touch.who] * bool(touch.who)
    rows = [
        [
            _text(label),
            *(_count(count[kind]) for count in counts),
            Cell(tuple(link for key in dict.fromkeys(who[kind]) for link in by(page, key))),
        ]
        for kind, label in KINDS.items()
    ]
    heads = (_("the codex"), _("the ordinance"), _("works at second hand"), _("emended by"))
    return Grid(_("What is marked in the texts"), (_("what"), *heads), rows)


def _leaves(page: Page) -> Grid:
    """Return for each leaf of a manuscript its lines, and those that nobody has compared."""
    leaves: dict[tuple[str, str], list[apparatus.LineRecord]] = {}
    for siglum in apparatus.manuscripts():
        for line in apparatus.lines(siglum):
            leaves.setdefault((siglum, line.locus.leaf), []).append(line)
    rows = []
    for (siglum, leaf), lines in leaves.items():
        done = sum((line.done for line in lines), Counter[str]())
        disputed = {crux for line in lines for crux in line.cruces}
        settled = sum(done[kind] for kind in editing.SETTLED)
        seen = sum(line.compared for line in lines)
        numbers = (len(lines), seen, done[editing.EXPANDED], settled, len(disputed))
        place = fol(page, f"{siglum}:{leaf}")
        rows.append([Cell((place,)), *map(_count, numbers)])
    heads = (
        _("leaf"),
        _("lines"),
        # NOTE: of lines: held against the manuscript
        _("compared"),
        _("abbreviations"),
        # NOTE: of places in the text: a look at the manuscript could settle them
        _("to settle"),
        _("disputed places"),
    )
    return Grid(_("The leaves of the codex"), heads, rows)


def _settled(page: Page) -> Grid:
    """Return each place of the medieval texts that a look at a witness could settle."""
    rows = []
    for one in apparatus.variants():
        if "printed" not in corpus.load().work(one.locus.work):
            lang = language(one.locus.work)
            who = by(page, " ".join((one.witness, one.who) if one.who else (one.witness,)))
            row = [
                Cell((_placed(page, one),)),
                _text(KINDS[one.kind]),
                _text(_named(one.has), lang),
            ]
            rows.append([*row, _text(one.printed, lang), Cell(tuple(who))])
    heads = (
        _("place"),
        _("what it is"),
        _("not printed, or otherwise"),
        _("printed"),
        _("witnesses, and who emends"),
    )
    return Grid(_("Places that a look at a witness could settle"), heads, rows)


def _named(words: str) -> str:
    """Return rejected words with the names of the witnesses that have them, not their sigla."""
    names = corpus.load().witnesses
    shown = []
    for one in words.split("; "):
        sigla, sign, has = one.rpartition(": ")
        named = ", ".join(str(tell(as_message(names.get(key, key)))) for key in sigla.split())
        shown.append(f"{named}{sign}{has}")
    return "; ".join(shown)


def _placed(page: Page, one: Touch) -> Link:
    """Return a link to a place, with the name of its work unless that is the codex."""
    place = fol(page, str(one.locus))
    named = one.locus.work != folios.CODEX
    return Link(place.href, f"{WORKS[one.locus.work].title}, {place.text}") if named else place


def _held(page: Page) -> Grid:
    """Return every reading of every crux, with its holders and their dates."""
    rows = [
        [
            Cell((page.link("crux", one.crux, f"{one.crux}={one.key}"),)),
            _text(as_message(one.gloss)),
            Cell(tuple(by(page, " ".join(one.by)))),
            Cell(words=_dates(one.dates), short=True),
            Cell(words=STATUSES[one.status or "switch"], short=True),
        ]
        for one in readings.readings()
    ]
    heads = (_("reading"), _("in words"), _("held or reported by"), _("date"), _("status"))
    return Grid(_("Readings"), heads, rows)


def _dates(dates: tuple[str, ...]) -> str:
    """Return the dates of all holders of a reading, each once."""
    return ", ".join(date or str(tell(_("not known"))) for date in dict.fromkeys(dates))


def _copies(page: Page) -> Grid:
    """Return the copies of the ordinance, and which of them our apparatus names."""
    del page
    used = set(corpus.load().work("taf")["witnesses"])
    rows = [
        [_text(file["siglum"]), _text(file["shelfmark"]), _text(YES[file["siglum"] in used])]
        for file in _copied("taf")
    ]
    heads = (_("siglum"), _("shelfmark"), _("read for law I"))
    return Grid(_("Copies of the ordinance"), heads, rows)


# NOTE: whether a copy was read
YES = {True: _("yes"), False: _("no")}


def _copied(siglum: str) -> Iterator[dict[str, Any]]:
    """Yield the files of the public transcriptions of a work's copies."""
    listed = toml(ROOT / "corpus" / "testigos.toml")
    for repository in listed["repository"]:
        for text in repository["text"]:
            if text["siglum"] == siglum:
                yield from text["files"]


TABLES: dict[str, Callable[[Page], Grid]] = {
    "marcas": _marks,
    "hojas": _leaves,
    "lugares": _settled,
    "lecturas": _held,
    "copias": _copies,
}
