"""What a page costs its reader: bytes compressed, and requests; by its links, and by a browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.help.sweeps import sweep
from tests.help.weights import fetched, inside

if TYPE_CHECKING:
    from playwright.sync_api import Page, Response

    from tests.browser.conftest import Visitor

PAGE = Path(__file__).parents[2] / "docs" / "desarrollo" / "rendimiento.md"
KILOBYTES, REQUESTS = 47, 12  # of a page with all it fetches at first, compressed, without faces

PAGES = (
    "index.html",
    "dados/index.html",
    "dados/los-dados.html",
    "dados/azar.html",
    "dados/guirguiesca.html",
    "dados/medio-azar.html",
    "dados/triga.html",
    "dados/panquist.html",
    "dados/contar.html",
    "dados/ley.html",
    "alquerque/index.html",
    "alquerque/alquerque.html",
    "alquerque/alquerque-de-nueve.html",
    "alquerque/zamma.html",
    "alquerque/sucesiones.html",
    "naipes/piquet.html",
    "naipes/probabilidades.html",
    "naipes/historia.html",
    "tablas/trictrac.html",
    "tablas/backgammon.html",
    "tablas/nacional.html",
    "tablas/glosario.html",
    "tablas/probabilidades.html",
    "glosario.html",
    "bibliografia.html",
    "indices/reglas.html",
    "metodo/aparato.html",
    "metodo/datos.html",
    "metodo/sin-conexion.html",
    "play/games.html",
    "metodo/como-citar.html",
    "indices/index.html",
    "search.html",
    "play/index.html",
    "play/puzzles.html",
    "play/puzzles/konane.html",
    "play/puzzles/trictrac.html",
    "play/azar.html",
    "play/alquerque.html",
    "play/piquet.html",
    "play/trictrac.html",
)

# What is not counted: fonts, and the index of all words, which grows with the edition and which
# only the search fetches.
APART = (".woff2", "searchindex.js")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_light(site: Path, path: str) -> None:
    """All that it links to is within what it may weigh, whatever a browser asks for."""
    sizes = {name: size for name, size in fetched(site, path).items() if not name.endswith(APART)}
    assert sum(sizes.values()) <= 1000 * KILOBYTES, sorted(sizes.items(), key=lambda one: -one[1])
    assert len(sizes) <= REQUESTS, sorted(sizes)


def test_the_gallery_weighs_what_is_told_of_it(site: Path) -> None:
    """On the page of how fast it is: not more, nor much less; its fonts are those of every page."""
    match = re.search(
        r"weighs at most (\d+) kB compressed, and its fonts (\d+) kB", PAGE.read_text()
    )
    assert match
    sizes, start = fetched(site, "play/index.html"), fetched(site, "index.html")
    fonts = {name: size for name, size in sizes.items() if name.endswith(".woff2")}
    rest = sum(sizes.values()) - sum(fonts.values())
    for value, size in zip(map(int, match.groups()), (rest, sum(fonts.values())), strict=True):
        assert 1000 * (value - 3) < size <= 1000 * value
    assert fonts.items() <= start.items()


@pytest.mark.parametrize("path", sweep(PAGES, "index.html", "dados/azar.html", "search.html"))
def test_a_page_asks_for_nothing_but_what_it_links_to(
    visit: Visitor, site: Path, path: str
) -> None:
    """What the browser fetches, compressed, is what was reckoned, but for the fonts."""
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    def watch(page: Page) -> None:
        page.context.on("response", note)

    seen = visit(path, before=watch)
    seen.page.wait_for_load_state("networkidle")
    sent = {
        inside("", answer.url.removeprefix(seen.address)): answer
        for answer in answers
        if not answer.url.endswith(APART)
    }
    reckoned = fetched(site, path)
    assert {answer.headers.get("content-encoding") for answer in sent.values()} == {"gzip"}
    assert {name: int(sent[name].headers["content-length"]) for name in sent} == {
        name: reckoned.get(name) for name in sent
    }
