"""axe-core on a page as it is, and the pages, widths and lights that are looked at.

With JUEGOS_PICTURES set in the environment pictures are kept in build/screenshots.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visit

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
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
WIDTHS = (390, 1280)
PAIRS: tuple[tuple[int, Scheme], ...] = ((390, "dark"), (1280, "light"))

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
