"""What a page is without its scripts."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from juegos.serve import handle

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor


@pytest.mark.parametrize("slug", ["azar", "marlota"])
def test_a_page_is_complete_without_javascript(visit: Visitor, slug: str) -> None:
    """Text, both translations, the table of odds and the first position are there."""
    page = visit(f"dados/{slug}.html", java_script_enabled=False).page
    for language in ("osp", "en"):
        expect(page.locator(f'.j-passage [lang="{language}"]').first).to_be_visible()
    assert page.locator('.j-passage [lang="es"]').count() > 0
    first = page.locator(".j-cuadro tbody tr").first
    odds = handle({"do": "odds", "slug": slug})
    expect(first.locator(".j-exact").first).to_have_text(odds["p_first"])
    expect(page.locator(f"#tablero-{slug} svg.j-scene")).to_be_visible()


def test_the_board_without_javascript_says_what_it_shows_and_what_it_needs(visit: Visitor) -> None:
    """Its chances are exact and its caption whole; it has no dead button."""
    seen = visit("dados/azar.html", java_script_enabled=False)
    board = seen.board()
    odds = handle({"do": "odds", "slug": "azar"})
    assert board.chances() == {k: Fraction(odds[k]) for k in ("p_first", "p_second")}
    assert "need JavaScript" in board.figure.locator("noscript").inner_text()
    expect(board.figure.locator(".j-caption")).to_have_text("A throws first: an azar wins at once.")
    assert board.figure.locator("button").count() == 0


def test_nothing_of_python_is_fetched_before_the_reader_asks(visit: Visitor) -> None:
    """A page that is only read asks for no runtime and starts no worker."""
    seen = visit("dados/azar.html")
    seen.page.wait_for_load_state("networkidle")
    assert [url for url in seen.requests if "/juegos/" in url] == []
    assert seen.page.workers == []


def test_to_turn_to_play_begins_to_load(visit: Visitor) -> None:
    """Python is on its way while the reader lingers on the button; the board is still an offer."""
    seen = visit("dados/azar.html")
    board = seen.board()
    with seen.page.context.expect_event("request", lambda request: ".wasm" in request.url):
        board.button("Play").hover()
    expect(board.button("Play")).to_be_visible()


def test_the_offer_names_the_megabytes(visit: Visitor) -> None:
    """Play says what it will cost, as the build of the runtime measured it."""
    seen = visit("dados/azar.html")
    result = seen.page.request.get(f"{seen.address}_static/juegos/runtime.json").json()
    files = [f for f in result["files"] if f.get("family", "dados") == "dados"]
    weight = sum(file["gzip"] for file in files if file["name"] != "NOTICE.txt")
    assert weight < result["gzip"]
    size = f"{weight / 1e6:.1f}\N{NO-BREAK SPACE}MB"
    expect(seen.board().button("Play")).to_have_text(f"Play ({size})")


def test_the_original_has_three_views_by_keyboard_and_without_javascript(visit: Visitor) -> None:
    """The arrows go from expanded to as written and regularised, each with its own words."""
    high = {"width": 1280, "height": 1000}
    page = visit("dados/azar.html#f67r.a.9", java_script_enabled=False, viewport=high).page
    words = page.locator('.j-passage [lang="osp"]').nth(2)
    for name, word in (
        ("expanded", "ouiere de lançar"),
        ("as written", "ouiere de lançar"),
        ("regularised", "hobiere de lanzar"),
    ):
        expect(page.get_by_label(name, exact=True)).to_be_checked()
        expect(words).to_contain_text(word, use_inner_text=True)
        assert ("¶" in words.inner_text()) == (name == "as written")
        expect(page.locator("[id='f67r.a.9']")).to_be_in_viewport()
        page.get_by_label(name, exact=True).press("ArrowRight")


def test_a_spelling_that_was_chosen_is_kept_and_can_be_sent(visit: Visitor) -> None:
    """It stands in the address, and other pages begin with it, unless their address has another.

    The column of translation stands beside it.
    """
    seen = visit("dados/azar.html")
    page = seen.page
    page.get_by_label("as written", exact=True).check()
    expect(page).to_have_url(re.compile(r"azar\.html\?spelling=d$"))
    page.get_by_role("radio", name="Castellano").check()
    expect(page).to_have_url(re.compile(r"\?spelling=d&column=es$"))
    page.goto(f"{seen.address}dados/triga.html")
    expect(page.get_by_label("as written", exact=True)).to_be_checked()
    page.goto(f"{seen.address}dados/triga.html?spelling=r#f67r.a.9")
    expect(page.get_by_label("regularised", exact=True)).to_be_checked()


def test_the_front_page_shows_its_passage_and_its_board_in_one_screen(visit: Visitor) -> None:
    """On a telephone too: words, rule, odds, and of the board who has what chance."""
    seen = visit("index.html", viewport={"width": 390, "height": 844})
    for part in (".j-excerpt blockquote", ".j-excerpt dl", ".j-board .j-drawn", ".j-board .j-bar"):
        box = seen.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844, part


def test_one_choice_serves_all_passages_of_a_page(visit: Visitor) -> None:
    """Five passages stand on the page; what is chosen above the first is shown of each."""
    page = visit("tablas/jollyvet.html", java_script_enabled=False).page
    expect(page.locator(".j-passage")).to_have_count(5)
    expect(page.locator(".j-choices")).to_have_count(1)
    expect(page.locator(".j-es:visible")).to_have_count(0)
    page.get_by_role("radio", name="Castellano").check()
    rows = page.locator(".j-row").count()
    expect(page.locator(".j-es:visible")).to_have_count(rows)
    expect(page.locator(".j-en:visible")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_a_rendering_is_on_a_page_of_its_own(visit: Visitor, width: int) -> None:
    """A treatise has our translations alone, and a link to the rendering, which opens by Enter."""
    size = {"width": width, "height": 800}
    page = visit("tablas/jollyvet.html#f31", java_script_enabled=False, viewport=size).page
    row = page.locator(".j-row", has=page.locator("[id='f31']"))
    expect(row.locator(".j-en")).to_be_in_viewport()
    expect(page.locator("article")).not_to_contain_text("la doblo")
    page.get_by_role("link", name="a rendering into Spanish").first.click()
    work = page.locator(":target")
    expect(work).to_be_in_viewport()
    expect(page.locator(".j-rendering .j-original:visible")).to_have_count(0)
    work.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(work.get_by_text("la doblo")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    corrected = work.inner_text()
    page.get_by_role("radio", name="as written").check()
    assert work.inner_text() != corrected


@pytest.mark.thorough  # which has the Spanish pages
def test_a_spanish_page_begins_with_our_spanish(visit: Visitor) -> None:
    """It is headed in Spanish as what it is, and our Spanish stands above the machine's."""
    page = visit("es/tablas/jollyvet.html", java_script_enabled=False).page
    expect(page.locator(".j-hand").first).to_contain_text("Solo en traducción, a partir de una")
    expect(page.locator(".j-es:visible")).to_have_count(page.locator(".j-row").count())
    expect(page.locator(".j-en:visible")).to_have_count(0)


def test_what_is_folded_is_read_on_paper(visit: Visitor) -> None:
    """Every rendering is open in print."""
    page = visit("metodo/transcripciones.html", viewport={"width": 660, "height": 900}).page
    page.emulate_media(media="print")
    for words in page.locator(".j-rendering .j-original").all():
        box = words.bounding_box()
        assert box
        assert box["height"] > 10


def test_the_files_of_a_text_stand_beneath_it(visit: Visitor) -> None:
    """Once a page, six links to files that are there, without a script."""
    seen = visit("tablas/jollyvet.html", java_script_enabled=False)
    links = seen.page.locator(".j-files a")
    names = ["TEI", "diplomatic", "expanded", "regularised", "TSV", "JSON"]
    assert links.all_text_contents() == names
    for link in links.all():
        address = link.evaluate("(a) => a.href")
        assert "jollyvet" in address
        assert seen.page.request.get(address).ok, address


@pytest.mark.parametrize("width", [390, 1280])
def test_a_word_is_explained_in_place_without_javascript(visit: Visitor, width: int) -> None:
    """A click on the word and Enter on its button open the gloss; Esc and a click away close it."""
    size = {"width": width, "height": 800}
    page = visit("dados/azar.html", java_script_enabled=False, viewport=size).page
    word = page.locator(".j-original label.term", has_text="encuentro")
    gloss = page.locator("#glosa-azar-encuentro")
    expect(gloss).to_be_hidden()
    word.click()
    expect(gloss).to_contain_text("Caso en que")
    page.keyboard.press("Escape")
    expect(gloss).to_be_hidden()
    word.get_by_role("button", name="encuentro").focus()
    page.keyboard.press("Enter")
    expect(gloss).to_be_visible()
    page.mouse.click(5, 300)
    expect(gloss).to_be_hidden()


def test_a_word_is_explained_by_touch(visit: Visitor) -> None:
    """A tap opens the gloss as a sheet: as wide as the screen, at its foot."""
    size = {"width": 390, "height": 800}
    page = visit("dados/azar.html", has_touch=True, viewport=size).page
    page.locator(".j-original label.term", has_text="encuentro").tap()
    box = page.locator("#glosa-azar-encuentro").bounding_box()
    assert box is not None
    assert (box["x"], box["width"], box["y"] + box["height"]) == (0, 390, 800)


NOTES = "[id='azar.s5'] .j-notes"


def test_notes_fold_on_a_narrow_screen_without_javascript(visit: Visitor) -> None:
    """A touch or Enter on what they are opens them, Esc or a touch elsewhere closes them."""
    how = {"java_script_enabled": False, "has_touch": True}
    page = visit("dados/azar.html", viewport={"width": 390, "height": 800}, **how).page
    fold = page.locator("[id='azar.s5'] .j-fold")
    expect(fold).to_have_text("Crux 13 · Rule · Cite")
    expect(page.locator(NOTES)).to_be_hidden()
    fold.tap()
    expect(page.locator(NOTES)).to_contain_text("Who loses when the second throw is an azar")
    expect(page.locator(NOTES).get_by_role("link", name="azar.reazar")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(NOTES)).to_be_hidden()
    fold.focus()
    page.keyboard.press("Enter")
    expect(page.locator(NOTES)).to_be_visible()
    page.touchscreen.tap(195, 200)
    expect(page.locator(NOTES)).to_be_hidden()


def test_notes_stand_in_the_margin_of_a_wide_screen(visit: Visitor) -> None:
    """Beside their line, with nothing to press."""
    page = visit("dados/azar.html", viewport={"width": 1280, "height": 800}).page
    words, notes = (
        page.locator(part).bounding_box() for part in ("[id='azar.s5'] .j-original", NOTES)
    )
    assert words is not None
    assert notes is not None
    assert abs(words["y"] - notes["y"]) < 2
    assert notes["x"] > words["x"] + words["width"]
    expect(page.locator(".j-fold:visible")).to_have_count(0)


def test_a_passage_links_to_the_pictures_of_the_codex(visit: Visitor) -> None:
    """The link leads to the library's item; the page asks for nothing there."""
    link = visit("dados/azar.html").page.get_by_role("link", name="Facsimile")
    item = "https://rbdigital.realbiblioteca.es/s/rbme/item/13125"
    expect(link).to_have_attribute("href", item)


def test_a_gloss_stands_near_its_word(visit: Visitor) -> None:
    """On a wide screen it is beneath the word, from its left edge on, and within the window."""
    page = visit("dados/azar.html").page
    word = page.locator(".j-original label.term", has_text="encuentro")
    word.click()
    here = word.locator("span").first.bounding_box()
    box = page.locator("#glosa-azar-encuentro").bounding_box()
    assert here is not None
    assert box is not None
    assert abs(box["x"] - here["x"]) < 2
    below, above = box["y"] - here["y"] - here["height"], here["y"] - box["y"] - box["height"]
    assert min(abs(below), abs(above)) < 20


def test_a_word_that_opens_its_gloss_breaks_as_words_do(visit: Visitor) -> None:
    """As written, *por auentu-ra* goes over the line's end, and its second line has its number."""
    page = visit("dados/azar.html").page
    word = page.locator("label.term", has=page.get_by_role("button", name="por auentura"))
    assert word.evaluate("(e) => getComputedStyle(e).display") == "inline"
    page.get_by_label("as written", exact=True).check()
    assert word.evaluate("(e) => e.getClientRects().length") > 1
    left = "(e) => getComputedStyle(e, '::before').left"
    assert page.locator("[id='f67r.a.16']").evaluate(left) == "0px"
    assert page.locator("[id='f67r.a.17']").evaluate(left) == "0px"


def test_lines_are_numbered_only_as_written(visit: Visitor) -> None:
    """Each line has its number there, the first of a column its place, and no other view any."""
    page = visit("dados/azar.html", java_script_enabled=False).page
    number = "(e) => getComputedStyle(e, '::before').content"
    lines = [page.locator(f"[id='f67r.{line}']") for line in ("a.23", "b.1", "b.2")]
    assert [line.evaluate(number) for line in lines] == ["none"] * 3
    page.get_by_label("as written", exact=True).check()
    assert [line.evaluate(number) for line in lines] == ['"23"', '"67r.b.1"', '"2"']


def test_the_place_in_the_margin_is_a_link_to_copy(visit: Visitor) -> None:
    """Its name says the whole place; to follow it puts the place into the address."""
    page = visit("dados/azar.html", java_script_enabled=False).page
    page.get_by_role("link", name="Link to fol. 67r.a.12–15").click()
    assert page.url.endswith("#f67r.a.12")
    page.get_by_role("link", name="Link to fol. 67r, col. b").click()
    assert page.url.endswith("#f67r.b.1")


# Where the number of a line is, left of the words, once the fonts are there and nothing moves.
NUMBER = """async (line) => {
  await document.fonts.ready;
  line.scrollIntoView({ block: "center", behavior: "instant" });
  const words = line.closest(".j-original").getBoundingClientRect();
  return [words.x + 34, line.getBoundingClientRect().top + 12];
}"""


def test_the_number_of_a_line_is_a_link_to_copy(visit: Visitor) -> None:
    """As written, each line's is: its name the folio, the column and the line; in no other view."""
    page = visit("dados/azar.html", java_script_enabled=False).page
    line = page.get_by_role("link", name="67r.a.9", exact=True)
    expect(line).to_have_count(0)
    page.get_by_label("as written", exact=True).check()
    expect(line).to_have_count(1)
    page.mouse.click(*line.evaluate(NUMBER))
    expect(page).to_have_url(re.compile("#f67r\\.a\\.9$"))
    page.locator("a.lb").and_(page.get_by_role("link", name="67r.a.10", exact=True)).focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#f67r\\.a\\.10$"))
    named = page.locator(".j-original a.lb").evaluate_all(
        "(all) => all.map((a) => [a.id, a.hash, a.ariaLabel])"
    )
    assert all(f"#{id}" == address and id == f"f{name}" for id, address, name in named)
    in_terms = page.locator(".j-original label.term .lb").count()
    assert (len(named) + in_terms, in_terms) == (46, 2)


@pytest.mark.thorough
@pytest.mark.parametrize("page", ["dados/azar", "dados/triga", "dados/ley", "metodo/aparato"])
def test_on_the_narrowest_screen_nothing_but_tables_scrolls_sideways(
    visit: Visitor, page: str
) -> None:
    """At 320 px the page is as wide as the screen, as written too; segments stand one by one."""
    seen = visit(f"{page}.html", viewport={"width": 320, "height": 800}).page
    for view in seen.locator(".j-original-d, .j-lang-both").all():
        view.check()
    assert seen.evaluate("document.documentElement.scrollWidth") == 320
    for row in seen.locator(".j-row").all():
        parts = (".j-original", ".j-translations", ".j-fold")
        boxes = [row.locator(part).bounding_box() for part in parts]
        tops = [box["y"] for box in boxes if box]
        assert len(tops) == 3
        assert tops == sorted(set(tops))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_print_is_a_page_of_a_book(visit: Visitor, scheme: Literal["light", "dark"]) -> None:
    """On paper there is nothing to press; words face their translation, the place beside them."""
    page = visit("dados/azar.html", viewport={"width": 660, "height": 900}).page
    page.emulate_media(media="print", color_scheme=scheme)
    for gone in (
        ".mobile-header",
        ".j-parts",
        ".j-choices",
        ".j-cite",
        ".j-fold",
        ".j-dotted",
        ".j-files",
        ".j-about",  # what to point at
        ".j-crux-note a",  # which lead nowhere
        ".j-board button",
    ):
        assert page.locator(gone).count() > 0
        assert page.locator(f"{gone}:visible").all() == []
    row = page.locator(".j-row").nth(2)
    boxes = [
        row.locator(part).bounding_box()
        for part in (".j-place", ".j-original", ".j-translations", ".j-notes")
    ]
    place, words, meant, notes = (box for box in boxes if box)
    assert place["x"] + place["width"] <= words["x"] < words["x"] + words["width"] <= meant["x"]
    assert abs(words["y"] - meant["y"]) < 2
    assert notes["y"] >= words["y"] + words["height"]
    flow = "(e) => [getComputedStyle(e).display, getComputedStyle(e).overflow]"
    assert page.locator(".content").evaluate(flow) == ["block", "visible"]
    ink = row.locator(".j-place a").first.evaluate("(e) => getComputedStyle(e).color")
    assert ink == "rgb(106, 92, 79)"
