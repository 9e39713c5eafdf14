"""The written score of a table of cards, and the count of a deal line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from juegos.serve import handle
from tests.browser.accessibility import violations
from tests.browser.test_cards import Cards

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.browser.conftest import Visitor


def begun(visit: Visitor, slug: str, state: str, **readings: str) -> Cards:
    """Return the table of a partie that goes on from a state, under these readings."""

    def from_there(route: Route) -> None:
        if not route.request.is_navigation_request():
            return route.continue_()  # the service worker keeps the page; the test is done with it
        text = put(route.fetch().text(), '"seat":0,', f'"seat":0,"state":"{state}",')
        for crux, key in readings.items():
            default = {"partida": "seis"}[crux]
            text = put(text, f'"{crux}":"{default}"', f'"{crux}":"{key}"')
        return route.fulfill(body=text, content_type="text/html; charset=utf-8")

    def before(page: Page) -> None:
        page.route(f"**/naipes/{slug}.html", from_there)

    seen = visit(f"naipes/{slug}.html", before=before, reduced_motion="reduce")
    table = Cards(seen.page, slug)
    table.button("Play").click()
    return table


def put(text: str, old: str, new: str) -> str:
    """Return a page with the first of something put otherwise; it is there."""
    assert old in text
    return text.replace(old, new, 1)


def rows(table: Cards) -> list[list[str]]:
    """Return the written score, row by row, without its head."""
    expect(table.rows.first).to_be_visible()
    results = [row.locator("th, td").all_text_contents() for row in table.rows.all()]
    return results[1:]


@pytest.mark.thorough
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


@pytest.mark.thorough
def test_games_of_au_cent_stand_in_the_written_score(visit: Visitor) -> None:
    """A double is two of the games won; they stay when the deals of a game are wiped out."""
    assert rows(begun(visit, "piquet-au-cent", "A 2 25-10,20-40 A2,B1")) == [
        ["Deal 1", "25", "10"],
        ["Deal 2", "20", "40"],
        ["Total", "45", "50"],
        ["Games won", "2", "1"],
    ]
    assert rows(begun(visit, "piquet-au-cent", "A 2 - A2,B1")) == [["Games won", "2", "1"]]


# The younger has the point; the last trick is still to be played.
LAST = (
    "A 2 - - | 7H, KH, JS, QC, 8H, JD, 9S, QS, TS, AS, 9D, TC, KD, 8S, AD, 7C, AC, JH, 9C, AH, "
    "7S, QD, 9H, KS, descarta KH JH 8H 7H JD, TH, 7D, 8D, QH, TD, descarta 9H 9D TC, KC, 8C, JC, "
    "punto 5, no, calla, declara TS TH TD, buena, AS, suma KC QC JC 9C 8C 7C, suma KC QC JC, "
    "suma KS QS JS, suma 9C 8C 7C, 9S, AC, 7C, KD, AD, KC, 7S, QC, 7D, KS, 8S, JC, 8D, QS, TS, "
    "9C, TH, JS, TD, AH, QH"
)


@pytest.mark.thorough
@pytest.mark.elsewhere
def test_a_deal_is_counted_line_by_line_with_its_laws(visit: Visitor) -> None:
    """Every line has its points, the totals so far and a link to its law; the last is the score."""
    table = begun(visit, "piquet", LAST)
    page = table.figure.page
    table.ready()
    fold = table.figure.locator(".j-count")
    fold.locator("summary").click()
    table.play_a_deal()
    expect(fold.locator("caption")).to_have_text("The deal as it was counted")
    made = {"slug": "piquet", "state": f"{LAST}, 8C", "move": "QD"}
    counted = handle({"do": "count", **made})["lines"]
    lines = fold.locator("tbody tr")
    assert lines.count() == len(counted) > 12  # a card led in every trick, and what was declared
    for line in lines.all():
        assert line.locator("a").get_attribute("href")
    points = [int(line.locator("td").nth(0).inner_text()) for line in lines.all()]
    assert points == [line["amount"] for line in counted]
    last = [int(lines.last.locator("td").nth(at).inner_text()) for at in (1, 2)]
    assert sum(points) == sum(last)
    written = [int(text) for text in table.rows.nth(1).locator("td").all_text_contents()]
    assert sorted(written) == sorted(last)
    assert violations(page) == []
    table.button("New game").click()
    table.give_up()
    expect(fold.locator("table")).to_have_count(0)
