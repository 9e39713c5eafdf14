"""The domain ``j``: passages, rules, cruces, verdicts, tables, terms, games, works; each has an id.

All of them are in ``objects.inv``, so that another Sphinx project can cite them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, cast

from docutils import nodes
from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from conf.language import tell
from conf.sphinx.page.place_names import place_name
from conf.sphinx.transcriptions import Transcriptions
from juegos.core.errors import JuegosError, nearest
from juegos.core.source import Locus

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from docutils.nodes import Element
    from sphinx.addnodes import pending_xref
    from sphinx.application import Sphinx
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment

    from conf.sphinx.page.deferred import Page

logger = logging.getLogger(__name__)

KINDS = {
    "pasaje": "passage",
    "regla": "rule",
    "crux": "crux",
    "veredicto": "verdict",
    "cuadro": "table",
    "termino": "term",
    "juego": "game",
    "obra": "work cited",
}


class Place(NamedTuple):
    """The place of an object on the site."""

    docname: str
    anchor: str
    title: str


class JuegosDomain(Domain):
    """Everything that can be cited, by kind and id."""

    name = "j"
    label = "Juegos"
    object_types: ClassVar[dict[str, ObjType]] = {k: ObjType(v, k) for k, v in KINDS.items()}
    roles = {  # noqa: RUF012 (as Domain has it)
        kind: XRefRole(warn_dangling=True, innernodeclass=nodes.inline) for kind in KINDS
    }
    initial_data: ClassVar[dict[str, Any]] = {"objects": {}}
    data_version = 1
    transcriptions = Transcriptions()  # of others; an extension may put its own here

    @property
    def objects(self) -> dict[tuple[str, str], Place]:
        """All objects recorded so far, by kind and id."""
        result: dict[tuple[str, str], Place] = self.data["objects"]
        return result

    def note(self, kind: str, name: str, anchor: str, title: str) -> None:
        """Record an object on the page that is being read; a second place for it is an error."""
        here = self.env.current_document.docname
        value = self.objects.get((kind, name))
        if value and value.docname != here:
            logger.error("%s %r stands on %s too", KINDS[kind], name, value.docname, location=here)
        self.objects[kind, name] = Place(here, anchor, title)

    def find(self, kind: str, name: str) -> Place | None:
        """Return the place of an object; a range of lines has that of its first line or leaf.

        A passage may be named as a reference names it: ``nat1790:14/nacional.texto.s3``.
        """
        name = name.rpartition("/")[2].partition("+")[0] if kind == "pasaje" else name
        place = self.objects.get((kind, name))
        if place is None and kind == "pasaje":
            try:
                locus = Locus.parse(name)
            except JuegosError:
                return None
            place = self.objects.get((kind, f"{locus.work}:{locus.anchor[1:]}"))
            place = place or self.transcriptions.place(locus) or self._described_leaf(locus)
        return place

    def _described_leaf(self, locus: Locus) -> Place | None:
        """Return the page that describes a leaf that is not printed, for any of its lines."""
        leaf = self.objects.get(("pasaje", f"{locus.work}:{locus.leaf}"))
        return leaf if leaf and leaf.anchor == f"f{locus.leaf}" else None

    def nearest(self, kind: str, name: str) -> str:
        """Return the ids of that kind most similar to a name, for a message."""
        ids = [value for result, value in self.objects if result == kind]
        return nearest(name, ids) if ids else f"there is no {KINDS[kind]} at all"

    def clear_doc(self, docname: str) -> None:
        """Forget the objects of a page that is read again."""
        for key in [k for k, place in self.objects.items() if place.docname == docname]:
            del self.objects[key]

    def merge_domaindata(self, docnames: Iterable[str], otherdata: dict[str, Any]) -> None:
        """Take over the records of a parallel reader."""
        pages = set(docnames)
        self.objects.update({k: p for k, p in otherdata["objects"].items() if p.docname in pages})

    def resolve_xref(  # noqa: PLR0913, PLR0917 (as Domain has it)
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> nodes.reference | None:
        """Return the link of a role; its text is the object's title unless one is given."""
        place = self.find(typ, target)
        if place is None:
            return None
        if not node.get("refexplicit"):
            contnode = nodes.inline("", _shown(typ, target, place), classes=["j-ref"])
        return make_refnode(builder, fromdocname, place.docname, place.anchor, contnode)

    def resolve_any_xref(  # noqa: PLR0913, PLR0917 (as Domain has it)
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:
        """Return the links for ``any``: one for each kind that has such an id."""
        links = {
            kind: self.resolve_xref(env, fromdocname, builder, kind, target, node, contnode)
            for kind in KINDS
        }
        return [(f"j:{kind}", link) for kind, link in links.items() if link is not None]

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Yield all objects for the inventory; the search finds them through ``busqueda``."""
        for (kind, name), (docname, anchor, title) in self.objects.items():
            yield name, str(tell(title)), kind, docname, anchor, -1


def _shown(kind: str, target: str, place: Place) -> str:
    if kind == "pasaje" and ":" in target:
        at = Locus.parse(target)
        return place_name(at.work, at.place)
    return str(tell(place.title))


def domain(env: BuildEnvironment) -> JuegosDomain:
    """Return the domain of an environment."""
    return cast("JuegosDomain", env.get_domain("j"))


def href(page: Page, kind: str, name: str) -> str:
    """Return the link to an object as seen from a page; warns, and so stops, if there is none."""
    app, docname = page.app, page.docname
    objects = domain(app.env)
    place = objects.find(kind, name)
    if place is None:
        near = objects.nearest(kind, name)
        logger.warning("no %s %r; %s", KINDS[kind], name, near, location=(docname, page.line))
        return "#"
    return f"{app.builder.get_relative_uri(docname, place.docname)}#{place.anchor}"


def transcribed(page: Page, locus: Locus) -> str | None:
    """Return the address of a place in a transcription as seen from a page; None if none has it."""
    place = domain(page.app.env).transcriptions.place(locus)
    if place is None:
        return None
    return f"{page.app.builder.get_relative_uri(page.docname, place.docname)}#{place.anchor}"


def _forget(app: Sphinx, env: BuildEnvironment, docnames: list[str]) -> None:
    """Forget the objects of all pages to be read again, which may have moved to other pages."""
    for docname in docnames:
        domain(env).clear_doc(docname)


def _missing(app: Sphinx, dom: Domain | None, node: pending_xref) -> bool | None:
    """Warn of an unknown id, and name the most similar existing ones."""
    if not isinstance(dom, JuegosDomain):
        return None
    kind, name = node["reftype"], node["reftarget"]
    near = dom.nearest(kind, name)
    logger.warning("no %s %r; %s", KINDS[kind], name, near, location=node)
    return True


def setup(app: Sphinx) -> None:
    """Add the domain and the handler for missing ids."""
    app.add_domain(JuegosDomain)
    app.connect("env-before-read-docs", _forget)
    app.connect("warn-missing-reference", _missing)
