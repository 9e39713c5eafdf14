"""Boards, tables and passages of the Juegos edition in the pages of any Sphinx project.

``extensions = ["juegos_sphinx"]`` in ``conf.py``; the README lists what it offers.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole
from sphinx.util.docutils import SphinxDirective

import juegos
from juegos.core.errors import JuegosError, UnknownName, nearest
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from collections.abc import Set as AbstractSet

    from sphinx.application import Sphinx

KINDS = "pasaje regla crux veredicto cuadro termino juego obra".split()
LANGUAGES = ("original", "regularised", "es", "en", "fr")


class Edition(Domain):
    """The objects of the edition, which ``intersphinx`` finds in its inventory."""

    name, label = "j", "Juegos"
    object_types: ClassVar[dict[str, ObjType]] = {kind: ObjType(kind, kind) for kind in KINDS}
    roles: ClassVar[dict[str, Any]] = {kind: XRefRole() for kind in KINDS}

    def merge_domaindata(self, docnames: AbstractSet[str], otherdata: dict[str, Any]) -> None:
        """Do nothing: the objects are elsewhere."""


class Shown(SphinxDirective, ABC):
    """A directive that shows an object by its id; an unknown one is reported with file and line."""

    required_arguments = 1
    option_spec: ClassVar[dict[str, Any]] = {"readings": directives.unchanged}

    @abstractmethod
    def content_nodes(self) -> list[nodes.Node]:
        """Return the nodes; may raise for a wrong id."""

    def run(self) -> list[nodes.Node]:
        """Return the nodes, or the error."""
        try:
            return self.content_nodes()
        except JuegosError as error:
            raise self.error(f"{self.name}: {error}") from error

    @property
    def readings(self) -> dict[str, str]:
        """The readings in an option like ``encuentro=pasa reazar=segundo``."""
        pairs = (pair.partition("=") for pair in self.options.get("readings", "").split())
        return {crux: key for crux, _equals, key in pairs}

    def link(self, path: str, text: str) -> nodes.Node:
        """Return a link into the edition, or only the text if its address is not configured."""
        base = self.config.juegos_url
        if not base:
            return nodes.Text(text)
        return nodes.reference("", text, refuri=f"{base.rstrip('/')}/{path}", internal=False)


class Board(Shown):
    """``{juegos-board} azar``: the board of a game, after some moves, with a link to play it."""

    option_spec: ClassVar[dict[str, Any]] = {**Shown.option_spec, "moves": directives.unchanged}

    def content_nodes(self) -> list[nodes.Node]:
        """Return the drawing; where there can be no drawing, its description in words."""
        moves = self.options.get("moves", "").split()
        there = juegos.play(self.arguments[0], *moves, readings=self.readings)
        scene = there.game.scene(there.state)
        figure = nodes.figure("", nodes.raw("", there._repr_svg_(), format="html"))
        name = self.link(f"play/{there.game.slug}.html", there.game.slug)
        figure += nodes.caption("", "", name, nodes.Text(f": {scene.caption}"))
        return [figure]


class Numbers(Shown):
    """``{juegos-table} azar.odds``: a table, in any format that Sphinx writes."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table with its title, exact values beside decimals."""
        table = juegos.table(self.arguments[0], self.readings)
        head, body = table.spread()
        title = nodes.title("", "", self.link(f"cuadros/{table.id}.csv", table.title))
        group = nodes.tgroup("", *(nodes.colspec(colwidth=1) for _name in head), cols=len(head))
        group += nodes.thead("", _row(head))
        group += nodes.tbody("", *map(_row, body))
        return [nodes.table("", title, group, classes=["juegos-table"])]


def _row(cells: tuple[str, ...] | list[str]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", nodes.paragraph("", one)) for one in cells))


class Passage(Shown):
    """``{juegos-passage} azar.s1``: the words of a segment, in one language or another."""

    option_spec: ClassVar[dict[str, Any]] = {
        "lang": lambda code: directives.choice(code, LANGUAGES),
    }

    def content_nodes(self) -> list[nodes.Node]:
        """Return the words as a quotation, with their place; raises for an unknown segment.

        The place says so where the original itself is a rendering.
        """
        id, lang = self.arguments[0], self.options.get("lang", "original")
        by_id = passages()
        if id not in by_id:
            raise UnknownName(f"there is no passage {id!r}; {nearest(id, by_id)}")
        locus, *words = by_id[id]
        quotation = words[LANGUAGES.index(lang)]
        if not quotation:
            raise UnknownName(f"the edition does not print {id!r} in {lang!r}")
        place = self.link(f"embed/pasaje/{id}.html", f"{id} ({locus})")
        quoted = nodes.block_quote("", nodes.paragraph("", quotation), classes=["juegos-passage"])
        if lang in {"es", "en", "fr"}:
            quoted["lang"] = lang
        hand = WORKS[locus.partition(":")[0]].hand
        quoted += nodes.attribution("", "", place, nodes.Text(f", {hand}" if hand else ""))
        return [quoted]


@cache
def passages() -> Mapping[str, list[str]]:
    """Return the words of every segment by its id: its place, then as in ``LANGUAGES``."""
    result: dict[str, list[str]] = json.loads(
        (files(__name__) / "passages.json").read_text("utf-8")
    )
    return result


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the directives, and the roles of the edition's objects."""
    app.add_config_value("juegos_url", "", "env", str)
    app.add_domain(Edition)
    app.add_directive("juegos-board", Board)
    app.add_directive("juegos-table", Numbers)
    app.add_directive("juegos-passage", Passage)
    return {
        "version": juegos.__version__,
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }
