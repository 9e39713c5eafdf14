"""The built site in one Chromium; every page is watched for foreign requests and complaints."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from conf.server import serving
from conf.translations import languages
from tests.browser.board import Board
from tests.browser.chromium import ARGS, find

ROOT = Path(__file__).resolve().parents[2]
# Files of which the quick tests run at every change, and in other browsers than the pinned one; all
# that the others hold is for `thorough`.
HEART = {
    f"test_{name}.py"
    for name in (
        *"access budget cards_score play".split(),
        *"points reading room search tables tables_strict".split(),
    )
}
# Files of the play room: what is played, kept, handed on and looked back at there, and what goes
# wrong. They are a sweep by themselves, about as long as that of all others.
ROOMS = {
    f"test_{name}.py"
    for name in (
        *"at_the_board cards computer_seat game_storage letters marathon mistaken_input".split(),
        *"offline_rooms puzzles records release review room settings states".split(),
        *"stepping storage trouble".split(),
    )
}
PATIENCE = 300_000  # ms; only what would never come is waited for so long
# Python is compiled plainly and not made fast behind the test: that takes a third of each start.
STARTS_SOONER = "--js-flags=--liftoff-only"
# The page gives a worker up that has been silent too long. A busy machine is no fault of the page:
# limits of so many milliseconds never come to their end here, only such as a test has shortened.
GUARD = 10_000
WITHOUT_GUARDS = f"""() => {{
  const set = globalThis.setTimeout;
  globalThis.setTimeout = (call, wait, ...more) => (wait >= {GUARD} ? 0 : set(call, wait, ...more));
}}"""
# An idle page starts a second Python, whose memory makes the next visit quicker. That takes longer
# than the first start: only a page that a test lets be IDLE does so.
NEVER_IDLE = """globalThis.whenIdle = globalThis.requestIdleCallback;
globalThis.requestIdleCallback = () => 0;"""
IDLE = "globalThis.requestIdleCallback = globalThis.whenIdle"
# What a page draws by lot is the same in every run of a test, and another on every page.
ONE_LUCK = """seed => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let x = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
  return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
}"""
# What a worker says comes up to ``lag`` ms later, in its order: a machine may be as slow as that.
LATER = """lag => {
  const { addEventListener, terminate } = Worker.prototype, wait = globalThis.setTimeout;
  const ended = new WeakSet();
  let luck = lag, due = 0;
  const delay = () => {
    luck = (luck * 48271) % 2147483647;
    due = Math.max(due, performance.now() + (lag * luck) / 2147483647);
    return due - performance.now();
  };
  Worker.prototype.addEventListener = function (type, call, ...more) {
    const late = (event) => wait(() => ended.has(this) || call(event), delay());
    addEventListener.call(this, type, lag && type === "message" ? late : call, ...more);
  };
  Worker.prototype.terminate = function () {
    ended.add(this);
    terminate.call(this);
  };
}"""
expect.set_options(timeout=PATIENCE)


@dataclass
class Visit:
    """A page that is open, and what it asked for and complained of."""

    page: Page
    address: str
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def watch(self) -> None:
        """Note every request, every error on the console and every one that nobody caught."""
        # The context's own events include those of workers.
        self.page.context.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def board(self, slug: str = "azar") -> Board:
        """Return the board of a game on this page."""
        return Board(self.page, slug)

    def foreign(self) -> list[str]:
        """Return the requests to any other place."""
        own = (self.address, "data:", "blob:")
        return [url for url in self.requests if not url.startswith(own)]


Visitor = Callable[..., Visit]
# Where the pages of each language are; those in others than English are there for `thorough`.
FOLDERS = ["", *(pytest.param(f"{code}/", marks=pytest.mark.thorough) for code in languages())]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as thorough whatever is not of the heart, and what is of the play room."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            if item.path.name not in HEART:
                item.add_marker(pytest.mark.thorough)
            if item.path.name in ROOMS:
                item.add_marker(pytest.mark.room)


@pytest.fixture(scope="session")
def site(pytestconfig: pytest.Config) -> Path:
    """Return the folder of the built site."""
    return Path(pytestconfig.getoption("--site") or ROOT / "build" / "site")


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Serve the site as long as the tests last."""
    with serving(site) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return the browser that all tests share; they fail where none is found."""
    with sync_playwright() as playwright:
        args = [*ARGS, STARTS_SOONER]
        browser = playwright.chromium.launch(executable_path=str(find()), args=args)
        yield browser
        browser.close()


@contextmanager
def visiting(browser: Browser, address: str, lag: int, name: str) -> Iterator[Visitor]:
    """Give ``visit`` for as long as a block lasts; by its name chance is the same every time."""
    visits: list[Visit] = []

    def opened(
        path: str,
        *,
        at: str = address,
        context: BrowserContext | None = None,
        before: Callable[[Page], object] | None = None,
        lag: int = lag,
        **options: object,
    ) -> Visit:
        page = (context or browser.new_context(**options)).new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(f"({LATER})({lag})")
        page.add_init_script(f"({WITHOUT_GUARDS})()")
        page.add_init_script(NEVER_IDLE)
        seed = zlib.crc32(f"{name} {len(visits)}".encode())
        page.add_init_script(f"Math.random = ({ONE_LUCK})({seed})")
        result = Visit(page, at)
        visits.append(result)
        result.watch()
        if before:
            before(page)
        page.goto(at + path)
        return result

    yield opened
    for one in visits:
        if not one.page.is_closed():  # as are those of a window that a test has closed
            one.page.unroute_all(behavior="ignoreErrors")  # what is still under way is no matter
        one.page.context.close()
    for one in visits:
        assert one.foreign() == []
        assert one.complaints == []


@pytest.fixture
def visit(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Return ``visit(path, **context)``: a page of the site opened by a reader who is new to it.

    ``at`` names another server, ``context`` another window of the same reader, ``before`` is
    called with the page before it opens, and answers come up to ``lag`` ms late. When the test is
    done no page may have asked another host for anything nor complained on the console; a test
    that provokes a complaint takes it out.
    """
    with visiting(browser, address, request.config.getoption("lag"), request.node.name) as visit:
        yield visit
