"""Pages of witnesses, where the site was built with them: what they weigh, and what axe finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.accessibility import PAIRS, Scheme, violations
from tests.browser.test_budget import APART, KILOBYTES, REQUESTS
from tests.help.weights import fetched

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Visitor

FOLDERS = ("codice", "fuentes")
# One of every template, and the heaviest kinds of each.
LOOKED_AT = (
    "codice/index.html",
    "codice/12v.html",
    "codice/72r.html",
    "codice/concordancia.html",
    "codice/concordancia-1.html",
    "fuentes/taf/index.html",
    "fuentes/taf/1.html",
    "fuentes/lel1852/index.html",
    "fuentes/lel1852/12.html",
    "fuentes/lep1818/20.html",
    "fuentes/cotton1674/4.html",
    "fuentes/maz1652/1.html",
    "tablas/libro-de-las-tablas.html",
)
pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def pages(site: Path) -> list[str]:
    """Return the pages of witnesses; none of these tests runs where the site has none."""
    every = [page for folder in FOLDERS for page in sorted((site / folder).rglob("*.html"))]
    if not every:
        pytest.skip(
            "the site was built without the transcriptions that `noxfile.py witnesses` brings"
        )
    return [page.relative_to(site).as_posix() for page in every]


def test_each_page_is_light(site: Path, pages: list[str]) -> None:
    """All that it links to is within what a page may weigh."""
    heavy = {}
    for page in pages:
        result = fetched(site, page)
        sizes = [size for name, size in result.items() if not name.endswith(APART)]
        if sum(sizes) > 1000 * KILOBYTES or len(sizes) > REQUESTS:
            heavy[page] = sum(sizes), len(sizes)
    assert heavy == {}


@pytest.mark.usefixtures("pages")
@pytest.mark.parametrize(("width", "scheme"), PAIRS)
@pytest.mark.parametrize("path", LOOKED_AT)
def test_nobody_is_shut_out(visit: Visitor, path: str, width: int, scheme: Scheme) -> None:
    """Axe finds nothing wrong, in the dark on a small screen and in the light on a wide one."""
    options = {"color_scheme": scheme, "viewport": {"width": width, "height": 900}}
    seen = visit(path, reduced_motion="reduce", **options)
    seen.page.wait_for_load_state("networkidle")
    assert violations(seen.page) == []
