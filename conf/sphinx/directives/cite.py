"""How an object is cited: its *Cite* control, files such as ``citas/azar.bib``, its reference.

Each file holds the references of a game or a work. The control is plain HTML: a reader without
scripts opens it, reads the reference and finds it in the file by its key, which ends the link.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from conf.publish import citations
from conf.sphinx import domain
from conf.sphinx.directives.base import Directive
from conf.sphinx.page import deferred, invalidation, languages, output_cache, report, value_cache
from conf.sphinx.page.deferred import Link
from juegos.edition import formats
from juegos.edition.cite import Citable, cite

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from conf.sphinx.page.deferred import Page

FOLDER = "citas"
# suffix: what a reader knows it by, its media type, how it is written
FORMATS: dict[str, tuple[str, str, Callable[[Sequence[Citable]], str]]] = {
    "bib": ("BibTeX", "application/x-bibtex", formats.bibtex),
    "ris": ("RIS", "application/x-research-info-systems", formats.ris),
    "json": ("CSL-JSON", "application/vnd.citationstyles.csl+json", formats.csl_json),
}


def path(volume: str, suffix: str) -> str:
    """Return the path of a file of references, from the root of the site."""
    return f"{FOLDER}/{volume}.{suffix}"


def placed(app: Sphinx, kind: str, name: str, record: Citable | None = None) -> Citable:
    """Return a record with its address on this site, if the site's address is known."""
    result = record or value_cache.record(app.env, kind, name)
    base, place = app.config.html_baseurl, domain.domain(app.env).find(kind, name)
    if not base:
        return result
    url = f"{languages.address(app, place.docname)}#{place.anchor}" if place else base
    return replace(result, url=url)


class Control(NamedTuple):
    """The citation control of an object: its reference, short and full, and its files.

    ``report`` is where a reader can report a mistake in it, if anywhere.
    """

    ref: str
    text: str
    files: list[Link]
    report: str


def control(page: Page, kind: str, name: str, record: Citable | None = None) -> Control:
    """Return the control of an object, or of its ``record`` under other readings.

    The files are made under the default readings, so that such a record has no links to them.
    """
    shown = placed(page.app, kind, name, record)
    volume = citations.volume(shown)
    links = [
        Link(f"{page.to(path(volume, suffix))}#{shown.ref}", says)
        for suffix, (says, *_) in FORMATS.items()
    ]
    files = record is None or record == value_cache.record(page.app.env, kind, name)
    address = report.address(page.app.config, shown.ref)
    return Control(shown.ref, formats.text(shown), links if files else [], address)


def write(app: Sphinx, env: BuildEnvironment) -> None:
    """Write the references of every object on a page, and of the edition itself."""
    output_cache.run_in_background(
        app,
        partial(
            output_cache.write, app, FOLDER, partial(_files, app), invalidation.shared_digest(env)
        ),
    )


def _files(app: Sphinx) -> Iterator[tuple[str, str]]:
    noted = {("edicion", "juegos"), *domain.domain(app.env).objects}
    volumes: dict[str, list[Citable]] = {}
    for key in citations.makers():
        if key in noted:
            record = placed(app, *key)
            volumes.setdefault(citations.volume(record), []).append(record)
    for volume, records in volumes.items():
        for suffix, (_, _, written) in FORMATS.items():
            yield path(volume, suffix), written(records)


class ReferenceDirective(Directive):
    """``{j:cita} azar.odds`` prints the reference of the object with this id, for *How to cite*."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the reference of each object of that id; raises if there is none."""
        return [deferred.placeholder(reference_paragraphs, records=cite(self.arguments[0]))]


@deferred.maker
def reference_paragraphs(page: Page, records: tuple[Citable, ...]) -> Markup:
    """Return references as paragraphs, with their addresses if the site has one."""
    result = [formats.text(placed(page.app, one.kind, one.id, one)) for one in records]
    return page.fill("references.html", references=result)


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("env-updated", write)
