"""The languages of the built site, for tests that read all of its pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from conf.sphinx.site.host_files import NOT_FOUND
from conf.translations import languages


def english(site: Path) -> Iterator[Path]:
    """Yield the English pages of a site, whose other languages have a folder each.

    The page for wrong addresses speaks all of them, and stands at the root alone.
    """
    elsewhere = {site / NOT_FOUND, *(site / code for code in languages())}
    for page in sorted(site.rglob("*.html")):
        if not elsewhere & {page, *page.parents}:
            yield page
