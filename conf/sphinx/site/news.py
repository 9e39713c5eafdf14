"""The released versions as an Atom feed, ``versiones.atom``, made from ``CHANGELOG.md``.

Its dates are those of the headings there. Without the address of the site, or before the first
release, there is none: an entry needs a whole address and a date.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt

from conf.publish import versions
from conf.sphinx.fill import fill
from conf.sphinx.page import output_cache

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from conf.publish.versions import Release

NAME = "versiones.atom"
MEDIA = "application/atom+xml"


def feed(base: str, releases: list[Release]) -> str:
    """Return the feed of a site at this address; what a release says is HTML there."""
    head = '<?xml version="1.0" encoding="utf-8"?>\n'
    html = [one._replace(says=MarkdownIt().render(one.says)) for one in releases]
    return head + str(fill("versiones.atom", base=base, name=NAME, releases=html))


def there(app: Sphinx) -> list[Release]:
    """Return the releases in the feed of a site, if it has a feed."""
    if not app.config.html_baseurl:
        return []
    return versions.releases(versions.changelog())


def write(app: Sphinx, error: Exception | None) -> None:
    """Write the feed, if it has any entries."""
    if error or not output_cache.has_files(app):
        return
    file, value = Path(app.outdir, NAME), there(app)
    if value:
        file.write_text(feed(app.config.html_baseurl, value), "utf-8")
    else:
        file.unlink(missing_ok=True)


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("build-finished", write)
