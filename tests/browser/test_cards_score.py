"""The written score of a table of cards, and the count of a deal line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.test_access import picture, violations
from tests.browser.test_cards import Cards, opened

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.browser.conftest import Visitor


def begun(visit: Visitor, slug: str, state: str, **readings: str) -> Cards:
    """Return the table of a partie that goes on from a state, under these readings."""

    def from_there(route: Route) -> None:
        text = route.fetch().text().replace('"seat": 0,', f'"seat": 0, "state": "{state}",', 1)
        for crux, key in readings.items():
            default = {"partida": "seis"}[crux]
            text = text.replace(f'"{crux}": "{default}"', f'"{crux}": "{key}"', 1)
        route.fulfill(body=text, content_type="text/html; charset=utf-8")

    def before(page: Page) -> None:
        page.route(f"**/naipes/{slug}.html", from_there)

    seen = visit(f"naipes/{slug}.html", before=before, reduced_motion="reduce")
    table = Cards(seen.page, slug)
    table.button("Play").click()
    return table


def rows(table: Cards) -> list[list[str]]:
    """Return the written score, row by row, without its head."""
    expect(table.rows.first).to_be_visible()
    found = [row.locator("th, td").all_text_contents() for row in table.rows.all()]
    return found[1:]


def test_totals_are_those_of_the_partie(visit: Visitor) -> None:
    """Six deals are added as they stand; of four the first counts twice, and says so."""
    deals = "A 2 25-10,20-40 -"
    assert rows(begun(visit, "piquet", deals)) == [
        ["Deal 1", "25", "10"],
        ["Deal 2", "20", "40"],
        ["Total", "45", "50"],
    ]
    assert rows(begun(visit, "piquet", deals, partida="cuatro")) == [
        ["Deal 1, counted 2 times", "25", "10"],
        ["Deal 2", "20", "40"],
        ["Total", "70", "60"],
    ]


def test_games_of_au_cent_stand_in_the_written_score(visit: Visitor) -> None:
    """A double is two of the games won; they stay when the deals of a game are wiped out."""
    assert rows(begun(visit, "piquet-au-cent", "A 2 25-10,20-40 A2,B1")) == [
        ["Deal 1", "25", "10"],
        ["Deal 2", "20", "40"],
        ["Total", "45", "50"],
        ["Games won", "2", "1"],
    ]
    assert rows(begun(visit, "piquet-au-cent", "A 2 - A2,B1")) == [["Games won", "2", "1"]]


def test_a_deal_is_counted_line_by_line_with_its_laws(visit: Visitor) -> None:
    """Every line has its points, the totals so far and a link to its law; the last is the score."""
    seen, table = opened(visit)
    fold = table.figure.locator(".j-count")
    fold.locator("summary").click()
    table.play_a_deal()
    expect(fold.locator("caption")).to_have_text("The deal as it was counted")
    lines = fold.locator("tbody tr")
    assert lines.count() > 12  # a card led in every trick
    for line in lines.all():
        assert line.locator("a").get_attribute("href")
    points = [int(line.locator("td").nth(0).inner_text()) for line in lines.all()]
    last = [int(lines.last.locator("td").nth(at).inner_text()) for at in (1, 2)]
    assert sum(points) == sum(last)
    written = [int(text) for text in table.rows.nth(1).locator("td").all_text_contents()]
    assert sorted(written) == sorted(last)
    assert violations(seen.page) == []
    picture(seen, "piquet-count-desk")
    table.button("New game").click()
    expect(fold.locator("table")).to_have_count(0)
