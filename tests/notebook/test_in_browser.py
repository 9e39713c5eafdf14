"""The notebook in JupyterLite: in a real browser, from a plain server, without another host."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.chromium import ARGS, find

ROOT = Path(__file__).resolve().parents[2]
MADE = ROOT / "build" / "notebook"
CELLS = json.loads((ROOT / "docs/desarrollo/juegos.ipynb").read_text("utf-8"))["cells"]
WAITED = 180_000  # ms, for Python and IPython to be there, and for all cells


class Quiet(SimpleHTTPRequestHandler):
    """A handler that tells nothing; that of the site sends a policy, which JupyterLite breaks."""

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Give the address at which a folder is served."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module")
def asked() -> list[str]:
    """Return the addresses that were asked for."""
    return []


@pytest.fixture(scope="module")
def page(asked: list[str]) -> Iterator[Page]:
    """Give the notebook, all of whose cells were run."""
    with served(MADE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(find()), args=list(ARGS))
        page = browser.new_page()
        page.set_default_timeout(WAITED)
        page.context.on("request", lambda request: asked.append(request.url))
        page.goto(f"{address}notebooks/index.html?path=juegos.ipynb")
        page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").wait_for()
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_text("Run All Cells", exact=True).click()
        cells = page.locator(".jp-CodeCell .jp-InputPrompt")
        last = sum(one["cell_type"] == "code" for one in CELLS)
        expect(cells.last).to_have_text(f"[{last}]:", timeout=WAITED)
        yield page
        browser.close()


def test_no_cell_fails(page: Page) -> None:
    """All were run to the last, and none shows an error."""
    expect(page.locator(".jp-OutputArea-output[data-mime-type*=stderr]")).to_have_count(0)
    expect(page.get_by_text("Traceback")).to_have_count(0)


def test_boards_and_tables_are_shown(page: Page) -> None:
    """A position shows its board, a table its rows."""
    outputs = page.locator(".jp-OutputArea-output")
    boards = outputs.locator("svg, img[src^='data:image/svg+xml']")
    assert boards.count() > 1  # alquerque after a move, and after another
    expect(outputs.get_by_role("table", name="Azar: the odds under each reading")).to_have_count(1)


def test_nothing_comes_from_another_host(page: Page, asked: list[str]) -> None:
    """Every file is the folder's own, Python and its wheels among them."""
    own = page.url.partition("/notebooks/")[0]
    assert [url for url in asked if not url.startswith((own, "data:", "blob:"))] == []
    assert any(url.endswith("pyodide.asm.wasm") for url in asked)
