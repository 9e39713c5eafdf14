"""axe-core on the pages, light and dark, narrow and wide.

With JUEGOS_PICTURES set in the environment their pictures are kept in build/screenshots.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.browser.conftest import Visit, Visitor

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "conf" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "screenshots"

# One page of every template, and of every kind of content that the directives make.
PAGES = {
    "front": "index.html",
    "azar": "dados/azar.html",
    "guirguiesca": "dados/guirguiesca.html",
    "contar": "dados/contar.html",
    "triga": "dados/triga.html",
    "marlota": "dados/marlota.html",
    "ley": "dados/ley.html",
    "dice": "dados/index.html",
    "alquerque": "alquerque/alquerque.html",
    "lasca": "alquerque/lasca.html",
    "piquet": "naipes/piquet.html",
    "odds-of-piquet": "naipes/probabilidades.html",
    "piquet-au-cent": "naipes/piquet-au-cent.html",
    "words-of-piquet": "naipes/glosario.html",
    "history-of-piquet": "naipes/historia.html",
    "telegraphy-of-piquet": "naipes/telegrafia.html",
    "trictrac": "tablas/trictrac.html",
    "tick-tack": "tablas/tick-tack.html",
    "backgammon": "tablas/backgammon.html",
    "tabula": "tablas/tabula.html",
    "lessons-of-trictrac": "tablas/lecciones.html",
    "lesson-of-trictrac": "tablas/leccion-3.html",
    "odds-of-trictrac": "tablas/probabilidades.html",
    "words-of-trictrac": "tablas/glosario.html",
    "things-of-trictrac": "tablas/material.html",
    "treatises-of-trictrac": "tablas/tratados.html",
    "at-second-hand": "tablas/charpentier.html",
    "side-by-side": "alquerque/familia.html",
    "glossary": "glosario.html",
    "bibliography": "bibliografia.html",
    "indexes": "indices/index.html",
    "passages": "indices/pasajes.html",
    "rules": "indices/reglas.html",
    "cruces": "indices/cruces.html",
    "tables": "indices/cuadros.html",
    "terms": "indices/terminos.html",
    "readings": "indices/lecturas.html",
    "names": "indices/nombres.html",
    "not-compared": "metodo/sin-cotejar.html",
    "declaration": "metodo/declaracion.html",
    "witnesses": "metodo/testigos.html",
    "apparatus": "metodo/aparato.html",
    "judgements": "metodo/sentencias.html",
    "data": "metodo/datos.html",
    "offline": "metodo/sin-conexion.html",
    "games": "play/games.html",
    "how-it-is-made": "metodo/como-esta-hecho.html",
    "how-to-cite": "metodo/como-citar.html",
    "search": "search.html?q=azar",
    "folio": "folios/67r.html",
    "gallery": "play/index.html",
    "puzzles": "play/puzzles.html",
    "puzzles-of-azar": "play/puzzles/azar.html",
    "puzzles-of-konane": "play/puzzles/konane.html",
    "puzzles-of-trictrac": "play/puzzles/trictrac.html",
    "printed-alquerque": "print/alquerque.html",
    "room-of-azar": "play/azar.html",
    "room-of-alquerque": "play/alquerque.html",
    "room-of-backgammon": "play/backgammon.html",
    "room-of-piquet": "play/piquet.html",
    "frame-of-a-table": "embed/cuadro/azar.odds.html",
    "frame-of-a-passage": "embed/pasaje/azar.s1.html",
}
MAIN = ("front", "azar", "guirguiesca", "contar")  # in every light, at every width
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
WIDTHS = (390, 1280)
PAIRS: tuple[tuple[int, Scheme], ...] = ((390, "dark"), (1280, "light"))
EVERY = [(width, scheme) for width in WIDTHS for scheme in SCHEMES]
SEEN = [(name, *one) for name in PAGES for one in (EVERY if name in MAIN else PAIRS)]
# One page of each kind of board, of the front and of the search, at every change.
FIRST: tuple[tuple[str, int, Scheme], ...] = (
    ("front", 390, "dark"),
    ("azar", 1280, "light"),
    ("alquerque", 390, "dark"),
    ("search", 390, "dark"),
)

# All that axe knows but AAA, which WCAG itself does not ask of whole sites, and experiments.
RUN = """() => axe.run(document, {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}).then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
  nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")}: ${node.failureSummary}`)))"""

# Waits until what moves or fades has its last place and colour: not for what never ends.
AT_REST = """async () => {
  const isEnding = (one) =>
    one.playState === "running" && Number.isFinite(one.effect.getComputedTiming().endTime);
  for (let all = [null]; all.length; ) {
    all = document.getAnimations().filter(isEnding);
    await Promise.allSettled(all.map((one) => one.finished));
  }
}"""


@cache
def axe() -> str:
    """Return axe-core."""
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Return what axe finds wrong on the page as it is, at its top and once nothing moves.

    Further down it would call a link too small that lies half under the running head.
    """
    page.evaluate(axe())
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    page.evaluate(AT_REST)
    violated: list[str] = page.evaluate(RUN)
    return violated


def faults(page: Page) -> dict[str, list[str]]:
    """Return what axe finds wrong on the page as it is now, in the dark and then in the light."""
    results = {}
    for scheme in reversed(SCHEMES):
        page.emulate_media(color_scheme=scheme)
        results[scheme] = violations(page)
    return {scheme: wrong for scheme, wrong in results.items() if wrong}


def picture(seen: Visit, name: str) -> None:
    """Keep a picture of the whole page, if any are wanted: one takes as long as axe does."""
    if "JUEGOS_PICTURES" not in os.environ:
        return
    PICTURES.mkdir(parents=True, exist_ok=True)
    seen.page.screenshot(path=PICTURES / f"{name}.png", full_page=True)


def stay(page: Page) -> None:
    """Let a page that leads on at once stay, so that it can be looked at itself."""

    def answer(route: Route) -> None:
        response = route.fetch()
        text = response.text().replace('http-equiv="refresh"', 'name="refresh"')
        route.fulfill(response=response, body=text)

    page.route("**/folios/*.html", answer)


@pytest.mark.parametrize(("name", "width", "scheme"), sweep(SEEN, *FIRST))
def test_a_page_has_no_fault_that_axe_finds(
    visit: Visitor, name: str, width: int, scheme: Scheme
) -> None:
    """None, by any rule of WCAG 2.2 AA or of best practice."""
    options = {"color_scheme": scheme, "viewport": {"width": width, "height": 900}}
    seen = visit(PAGES[name], before=stay, reduced_motion="reduce", **options)
    seen.page.wait_for_load_state("networkidle")
    if name == "search":
        expect(seen.page.locator("ul.search > li").first).to_be_visible()
        expect(seen.page.locator(".search-summary")).to_contain_text("matching")
    assert seen.page.url.endswith(PAGES[name])
    assert violations(seen.page) == []
    picture(seen, f"{name}-{width}-{scheme}")


@pytest.mark.parametrize("width", sweep(WIDTHS, 390))
@pytest.mark.parametrize("name", sweep(["azar", "triga", "alquerque"], "azar"))
def test_a_text_as_written_has_no_fault_that_axe_finds(
    visit: Visitor, name: str, width: int
) -> None:
    """The numbers of its lines are links, each with a name, large enough and apart."""
    seen = visit(PAGES[name], viewport={"width": width, "height": 900}, reduced_motion="reduce")
    seen.page.get_by_label("as written", exact=True).check()
    line = seen.page.locator("a.lb").nth(20)
    assert line.evaluate("(a) => getComputedStyle(a).visibility") == "visible"
    style = "getComputedStyle(a, '::before')"
    sizes = [line.evaluate(f"(a) => parseFloat({style}.{side})") for side in ("width", "height")]
    assert min(sizes) >= 24  # pixels, as WCAG 2.2 asks: the number is what is pressed
    assert violations(seen.page) == []
    picture(seen, f"{name}-as-written-{width}")


@pytest.mark.thorough
@pytest.mark.parametrize("width", WIDTHS)
def test_a_board_in_play_has_no_fault_that_axe_finds(visit: Visitor, width: int) -> None:
    """Its controls and its log are as accessible as the page they stand on, light and dark."""
    size = {"width": width, "height": 900}
    seen = visit(PAGES["azar"], viewport=size, reduced_motion="reduce")
    board = seen.board()
    board.play()
    board.throw()
    expect(board.figure.locator(".j-storage-note")).not_to_be_empty()
    assert faults(seen.page) == {}
    picture(seen, f"azar-in-play-{width}")
