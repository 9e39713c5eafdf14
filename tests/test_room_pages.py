"""The page on which a game is played, as it stands in the built site: whole without a script."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from juegos.catalogue import CATALOGUE
from tests.built import Tags

if TYPE_CHECKING:
    from tests.built import Site

NO_SCRIPT = re.compile(r"<noscript><p>([^<]+)</p></noscript>")


def test_every_game_has_a_page_to_be_played_on(whole: Site) -> None:
    """One for each of the catalogue, and none for what is no game."""
    names = {path.stem for path in (whole.out / "play").glob("*.html")}
    assert names - {"index"} == set(CATALOGUE)


def test_the_page_is_whole_without_a_script(whole: Site) -> None:
    """It has the name of the game, the first position, what it takes to play, the way to rules."""
    for slug, entry in CATALOGUE.items():
        html = whole.html(f"play/{slug}")
        tags = Tags(html)
        assert re.search(rf"<h1[^>]*>{entry.name}</h1>", html), slug
        assert [one for one in tags.all("svg") if "j-scene" in one["class"]], slug
        (says,) = NO_SCRIPT.findall(html)
        assert "needs JavaScript" in says
        assert tags.has(f"tablero-{slug}")
        links = {one.get("href", "") for one in tags.all("a")}
        assert f"../{entry.family}/{slug}.html" in links


def test_the_page_tells_programs_what_it_is(whole: Site) -> None:
    """A description of its own, and the game that it is cited by."""
    told = set()
    for slug in CATALOGUE:
        tags = Tags(whole.html(f"play/{slug}"))
        (description,) = tags.all("meta", name="description")
        told.add(description["content"])
        cited = [one["href"] for one in tags.all("link", rel="describedby")]
        assert all(f"/juego/{slug}." in one or f"juego-{slug}" in one for one in cited), cited
    assert len(told) == len(CATALOGUE)


def test_the_page_of_a_game_leads_to_its_board(whole: Site) -> None:
    """Once, under the first of its boards, to the large one."""
    for slug, entry in CATALOGUE.items():
        links = [one.get("href") for one in Tags(whole.html(f"{entry.family}/{slug}")).all("a")]
        assert links.count(f"../play/{slug}.html") == 1, slug
