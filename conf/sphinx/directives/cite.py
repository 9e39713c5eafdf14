"""The *Cite* control beside an object, and the files it links to: ``citas/regla/azar.reazar.bib``.

Plain HTML: a reader without scripts opens it, reads the reference and takes the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from conf.edition import corpus
from conf.publish import citations
from conf.sphinx import domain, rests
from conf.sphinx.page import kept, once
from conf.sphinx.page.late import Link
from conf.sphinx.shared import report
from juegos.edition import formats
from juegos.edition.cite import Citable

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from conf.sphinx.page.late import Page

FOLDER = "citas"
# suffix: what a reader knows it by, its media type, how it is written
FORMATS: dict[str, tuple[str, str, Callable[[Sequence[Citable]], str]]] = {
    "bib": ("BibTeX", "application/x-bibtex", formats.bibtex),
    "ris": ("RIS", "application/x-research-info-systems", formats.ris),
    "json": ("CSL-JSON", "application/vnd.citationstyles.csl+json", formats.csl_json),
}


def path(kind: str, name: str, suffix: str) -> str:
    """Return the place of a file, from the root of the site."""
    return f"{FOLDER}/{kind}/{name}.{suffix}"


def placed(app: Sphinx, kind: str, name: str, record: Citable | None = None) -> Citable:
    """Return a record with the address it has on this site, if the site's own is known."""
    found = record or kept.record(app.env, kind, name)
    base, place = app.config.html_baseurl, domain.domain(app.env).find(kind, name)
    if not base:
        return found
    where = f"{app.builder.get_target_uri(place.docname)}#{place.anchor}" if place else ""
    return replace(found, url=base + where)


class Control(NamedTuple):
    """The control of an object: its reference, short and whole, and the files that hold it.

    ``report`` is where a mistake in it is told of, if anywhere.
    """

    ref: str
    text: str
    files: list[Link]
    report: str


def control(page: Page, kind: str, name: str, record: Citable | None = None) -> Control:
    """Return the control of an object, or of a ``record`` of it under other readings.

    The files are made under the default readings, so that such a record has no links to them.
    """
    shown = placed(page.app, kind, name, record)
    links = [
        Link(page.to(path(kind, name, suffix)), says) for suffix, (says, *_) in FORMATS.items()
    ]
    files = record is None or record == kept.record(page.app.env, kind, name)
    told = report.address(page.app.config, shown.ref)
    return Control(shown.ref, formats.text(shown), links if files else [], told)


def write(app: Sphinx, error: Exception | None) -> None:
    """Write the files of every object that stands on a page, and of the edition itself."""
    if error or not once.writes(app):
        return
    known = citations.makers()
    noted = [key for key in domain.domain(app.env).objects if key in known]
    groups: dict[tuple[str, str], list[str]] = {("edicion", ""): ["juegos"]}
    for kind, name in noted:
        groups.setdefault((kind, name.partition(".")[0]), []).append(name)
    parts = {f"{kind} {head}": _part(app, kind, names) for (kind, head), names in groups.items()}
    once.write(app, "citas", parts)


def _part(app: Sphinx, kind: str, names: list[str]) -> once.Part:
    """Return the files of objects of one kind whose names begin with the same word."""
    dom = domain.domain(app.env)
    places = [(name, dom.objects.get((kind, name))) for name in names]
    modules = frozenset[str]().union(*(rests.cited(kind, name) for name in names))
    shown = corpus.load().works if kind == "veredicto" else ()
    made_of = rests.made_of(modules, rests.words(shown))
    said = rests.digest((), made_of, app.config.html_baseurl, places)
    return once.Part(said, partial(_files, app, kind, names))


def _files(app: Sphinx, kind: str, names: list[str]) -> Iterator[tuple[str, str]]:
    for name in names:
        record = placed(app, kind, name)
        for suffix, (_, _, written) in FORMATS.items():
            yield path(kind, name, suffix), written([record])


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("build-finished", write)
