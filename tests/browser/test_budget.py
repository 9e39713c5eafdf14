"""What a page costs its reader: bytes as they come over the wire, and requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Response

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

KILOBYTES, REQUESTS = 45, 12  # compressed

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
    "metodo/como-citar.html",
    "genindex.html",
    "search.html",
)

# What is not counted: fonts, and the index of all words, which grows with the edition and which
# only the search fetches.
APART = (".woff2", "/searchindex.js")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_light(visit: Visitor, path: str) -> None:
    """Opened and left alone, it stays within what a page may weigh and ask for."""
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    def watch(page: Page) -> None:
        page.context.on("response", note)

    visit(path, before=watch).page.wait_for_load_state("networkidle")
    sent = [answer for answer in answers if not answer.url.endswith(APART)]
    assert {answer.headers.get("content-encoding") for answer in sent} == {"gzip"}
    sizes = sorted(((int(a.headers["content-length"]), a.url) for a in sent), reverse=True)
    assert sum(size for size, _ in sizes) <= 1000 * KILOBYTES, sizes
    assert len(sizes) <= REQUESTS, sizes
