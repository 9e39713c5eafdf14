"""Pages and boards in a language in which every letter has an accent: no sentence is left English.

What a page has from our machinery is looked at: what directives and templates write, the figure of
a board, and what its scripts show while it is played. Not looked at are the prose of ``docs/*.md``,
of which these pages have none, the words of the edition (texts, translations, bibliography) and
references, which are cited as they are in any language.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from conf.language import activate
from conf.publish.texts import sections
from conf.server import serving
from juegos.catalogue import CATALOGUE
from juegos.puzzles import ids
from tests.browser.tables import TablesBoard
from tests.help.accented_language import LANGUAGE, REPEATED, WORDS, write
from tests.help.built_site import build
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Visitor

GAMES = ("azar", "alquerque", "trictrac", "piquet")
FIRST = dict(id.split(".")[:2] for id in reversed(ids()))  # a kind of puzzles of each game
STEPS = 8
TEXT = """# Azar

```{j:pasaje} azar
```

```{j:reglas} azar
```

```{j:cruces} azar
```

```{j:cuadro} azar.odds
```

```{j:figura} dados.totales
:alt: áé
```

```{j:extracto} azar.s3
```

```{j:folio} ldj:92r
```

```{j:mapa}
```

```{j:galeria}
```

```{j:aparato} azar
```

```{j:publicadas} dados
```

```{j:indice} regla
```

```{j:indice} crux
```

```{j:voces} dice
```
"""
# The texts and labels of an element in the language of the page, but for what has another of its
# own, what is no text, and the words of the edition.
SEEN = """(root, language) => {
  const words = ".j-original, .j-en, .j-es, .j-excerpt blockquote";
  const unread = `${words}, cite, code, script, style, noscript`;
  const labels = ["aria-label", "title", "alt", "placeholder", "content", "data-says", "data-name"];
  const found = [];
  const read = (element) => {
    const lang = element.closest("[lang]")?.getAttribute("lang");
    if (lang !== language || element.matches(unread)) return;
    for (const name of labels) found.push(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
      if (node.nodeType === Node.ELEMENT_NODE) read(node);
    }
  };
  read(root);
  return [...new Set(found.map((text) => text.trim().replace(/\\s+/g, " ")))];
}"""
TITLES = {"Juego de los cientos", "Laws of Piquet", *(text.title for text in sections())}
NAMED = (
    (re.compile(r"Juegos: the games of .* with their odds"), "the title of the edition"),
    (re.compile("[Tt]he Juegos contributors"), "who makes the edition"),
    (re.compile("Texts CC BY 4.0, code MIT"), "licences"),
    (re.compile(r": \w+ [\w-]+(, \w+ [\w-]+){2,}\.$"), "the readings in force, by their keys"),
    (re.compile("|".join(map(re.escape, TITLES))), "titles of old books"),
    (re.compile("De vetula"), "a title that stands for its author"),
    (re.compile("|".join(sorted((e.name for e in CATALOGUE.values()), reverse=True))), "games"),
    (re.compile(r"Libro de los \w+|El Escorial, RBME, T\.I\.6"), "a book and its shelfmark"),
    (re.compile("^light dark$"), "what a browser is told"),
    (re.compile("^Link to this heading$"), "Sphinx's own, which has catalogues of its own"),
    *REPEATED,
)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a site in this language: a page of azar's text, and a page for the board of a game."""
    folder = tmp_path_factory.mktemp("accented")
    write(folder / "locale")
    docs = folder / "docs"
    docs.mkdir()
    (docs / "index.md").write_text(TEXT, "utf-8")
    for slug in GAMES:
        rules = "" if slug == "azar" else f"```{{j:reglas}} {slug}\n```\n"
        page = f"---\norphan: true\n---\n# {slug}\n\n{rules}\n```{{j:tablero}} {slug}\n```\n"
        (docs / f"{slug}.md").write_text(page, "utf-8")
    (docs / "play").mkdir()
    (docs / "play" / "puzzles.md").write_text("# áé\n\n```{j:acertijos}\n```\n", "utf-8")
    (docs / "metodo").mkdir()  # what a board keeps for who has no connection
    (docs / "metodo" / "sin-conexion.md").write_text("---\norphan: true\n---\n# áé\n", "utf-8")
    settings = {"language": LANGUAGE, "locale_dirs": [str(folder / "locale")]}
    try:
        site = build(docs, folder, **settings)
    finally:
        activate("en", [])
    with serving(site.out) as address:
        yield address


def escaped(root: Locator) -> list[str]:
    """Return the texts of an element that have two words or more without accents."""
    result = []
    for text in root.evaluate(SEEN, LANGUAGE):
        results = text
        for pattern, _why in NAMED:
            results = pattern.sub("", results)
        if WORDS.search(results):
            result.append(text)
    return result


def test_no_sentence_of_a_page_escapes(visit: Visitor, place: str) -> None:
    """Head, frame, passage, rules, cruces, table, figure, excerpt and indices of a page."""
    page = visit("index.html", at=place).page
    assert "íñ ŵóŕđś" in page.locator("figure.j-cuadro").first.inner_text()
    assert escaped(page.locator("html")) == []
    for name in ("citation_language", "DC.language"):
        expect(page.locator(f"meta[name='{name}']")).to_have_attribute("content", LANGUAGE)
    graph = json.loads(page.locator("script[type='application/ld+json']").text_content() or "")
    languages = [node["inLanguage"] for node in graph["@graph"] if "inLanguage" in node]
    assert LANGUAGE in languages[0]


def test_what_is_left_english_is_seen(visit: Visitor, place: str) -> None:
    """The look at a page finds a plain sentence in a text and in a label, and none marked so."""
    page = visit("index.html", at=place).page
    page.evaluate("document.querySelector('h1').textContent = 'Nobody has won.'")
    page.evaluate("document.querySelector('nav').setAttribute('aria-label', 'Some plain words')")
    page.evaluate("document.querySelector('main, article').lang = 'en'")
    assert escaped(page.locator("html")) == ["Some plain words"]
    page.evaluate("document.querySelector('main, article').removeAttribute('lang')")
    assert set(escaped(page.locator("html"))) >= {"Nobody has won.", "Some plain words"}


class Accented(TablesBoard):
    """A board that is played without a word of any language being known."""

    def begin(self) -> None:
        """Press the one button there is, and wait until something can be done."""
        self.figure.locator(".j-controls > .j-main").click()
        self.ready()
        seat = self.figure.locator(".j-other select")
        if not seat.locator("option[value='']").count():  # where one's own cards are hidden
            seat.select_option("random")

    @property
    def may(self) -> Locator:
        """Return what may be taken up or picked on the board."""
        return self.figure.locator(".j-points .j-may, .j-naipe[data-may] .j-hit")

    @property
    def acts(self) -> Locator:
        """Return the buttons of what may be said or thrown."""
        throw, word = ".j-actions > .j-main:not([hidden])", ".j-moves button:not([disabled])"
        return self.figure.locator(f"{throw}, {word}, .j-groups button:not([disabled])")

    def ready(self) -> None:
        """Wait until something can be done and nothing is on its way."""
        self.may.or_(self.acts).first.wait_for()
        expect(self.figure.locator(".j-controls [aria-disabled='true']")).to_have_count(0)

    def do(self, rng: random.Random) -> None:
        """Do something that can be done, and wait until the log tells of it or more can be done."""
        self.ready()
        log = self.figure.locator(".j-log")
        before = log.text_content() or ""
        words = self.figure.locator(".j-moves button:not([disabled])")
        if words.count():
            words.first.click()
        elif self.figure.locator(".j-naipe[data-may]").count():
            self.may.first.click()
            if self.figure.locator(".j-steps .j-main").count():
                self.figure.locator(".j-steps .j-main").click()
        elif places := self.marked("may"):
            self.press(rng.choice(places))
            expect(self.figure.locator(".j-points .j-to").first).to_be_attached()
            self.press(rng.choice(self.marked("to")))
            self.ready()
            return
        else:
            self.acts.first.click()
        expect(log).not_to_have_text(before)


def panels(board: Accented) -> None:
    """Open what stands folded beside a board, and ask the teacher where there is one."""
    for fold in ("tutor", "count", "teacher"):
        for summary in board.figure.locator(f".j-{fold} summary").all():
            summary.click()
    if board.figure.locator(".j-teacher").count():
        board.figure.locator(".j-teacher form button").last.click()
        expect(board.figure.locator(".j-teacher table")).to_have_count(2)
    if board.figure.locator(".j-tutor").count():
        expect(board.figure.locator(".j-tutor [aria-busy=false]")).to_be_attached()


@pytest.mark.parametrize("slug", sweep(GAMES, "azar"))
def test_no_sentence_of_a_board_escapes(
    visit: Visitor, place: str, slug: str, request: pytest.FixtureRequest
) -> None:
    """What a board shows before it is played, when it begins, after each step and beside it."""
    seen = visit(f"{slug}.html", at=place)
    board = Accented(seen.page, slug)
    assert escaped(board.figure) == []
    board.begin()
    rng = random.Random(request.node.name)
    look: Callable[[], list[str]] = lambda: escaped(board.figure)  # noqa: E731
    for _step in range(STEPS):
        assert look() == []
        board.do(rng)
    panels(board)
    assert look() == []
    assert any(".mo" in url for url in seen.requests)
    log = board.figure.locator(".j-log").inner_text()
    assert re.search("[áéíóúñ]", log), log


@pytest.mark.thorough
def test_no_sentence_of_a_game_by_letter_escapes(visit: Visitor, place: str) -> None:
    """What the room says of it when it is chosen, when a letter is sent, when one is refused."""
    room = visit("play/azar.html", at=place).page.locator(".j-room")
    room.locator("[name=against][value=letter]").check()
    assert escaped(room) == []
    room.locator(".j-start [type=submit]").click()
    expect(room.locator(".j-post")).not_to_be_empty()
    assert escaped(room) == []
    field = room.locator("form.j-letter input")
    field.fill("lxx")
    field.press("Enter")
    expect(room.locator(".j-obstacle")).not_to_be_empty()
    assert escaped(room) == []


@pytest.mark.thorough
@pytest.mark.parametrize("slug", GAMES)
def test_no_sentence_of_a_puzzle_escapes(visit: Visitor, place: str, slug: str) -> None:
    """The page that leads to all, the list of a game, and its first puzzle asked and solved."""
    page = visit("play/puzzles.html", at=place).page
    expect(page.locator(".j-of-day a")).to_be_visible()
    assert escaped(page.locator("html")) == []
    page.goto(f"{place}play/puzzles/{slug}.html")
    for fold in page.locator(".j-puzzles-of summary").all():
        fold.click()
    assert escaped(page.locator("html")) == []
    page.goto(f"{place}play/{slug}.html?puzzle={slug}.{FIRST[slug]}.1")
    page.locator(".j-controls .j-main").click()
    expect(page.locator(".j-puzzle .j-certainty")).not_to_be_empty()
    page.locator(".j-puzzle-acts button").click()
    expect(page.locator(".j-puzzle [role=status]")).not_to_be_empty()
    assert escaped(page.locator(".j-puzzle")) == []


def test_a_refusal_is_parted_in_any_language(visit: Visitor, place: str) -> None:
    """The move stands out, the rule is a link and not an id, and the sentence between is told."""
    board = Accented(visit("alquerque.html", at=place).page, "alquerque")
    board.begin()
    board.ready()
    board.press("c2")
    expect(board.figure.locator(".j-points .j-from")).to_be_attached()
    board.press("c5")
    news = board.figure.locator(".j-news")
    expect(news.locator("b")).to_have_text("c2-c5")
    expect(news.get_by_role("link")).to_have_count(1)
    words = news.inner_text()
    assert re.search("[áéíóúñ]", words), words
    assert not re.search(r"alquerque\.|[\[\]']", words), words


def test_a_number_is_written_as_the_language_has_it(visit: Visitor, place: str) -> None:
    """Where the page is in German the chances have a comma."""
    page = visit("azar.html", at=place).page
    page.route(  # the site has no sentences in German
        "**/strings-de.json",
        lambda asked: asked.continue_(url=asked.request.url.replace("-de.", f"-{LANGUAGE}.")),
    )
    page.evaluate("document.documentElement.lang = 'de'")
    board = Accented(page, "azar")
    board.begin()
    expect(board.figure.locator(".j-fraction ~ .j-percent").first).to_have_text(
        re.compile(r"^\d+,\d")
    )
