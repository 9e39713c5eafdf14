"""The page on which a game is played, as it stands in the built site: whole without a script."""

from __future__ import annotations

import random
import re
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from conf.sphinx.page import strings
from conf.sphinx.play.room import DEALS, level
from juegos import catalogue
from juegos.catalogue import CATALOGUE
from juegos.core.about import Can
from juegos.core.advice import LEVELS
from juegos.core.game import Turn
from juegos.engine import account
from juegos.engine.sample import draw
from juegos.serve import handle
from tests.help.built_site import Tags
from tests.help.sites import data
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from tests.help.built_site import Site

BESIDE = re.compile(r'<p class="j-beside">.*?</p>', re.DOTALL)
ROOM = re.compile(r'<section class="j-board j-room".*?</section>', re.DOTALL)
FORM = re.compile(r'<form class="j-start">.*?</form>', re.DOTALL)
SELECTED = re.compile(
    r'name="reading-([\w-]+)">(?:(?!</select>).)*?<option value="([^"]*)" selected', re.DOTALL
)
CHOSEN = re.compile(r'name="reading-([\w-]+)"')
NO_SCRIPT = re.compile(r"<noscript><p>([^<]+)</p></noscript>")


def test_every_game_has_a_page_to_be_played_on(whole: Site) -> None:
    """One for each of the catalogue, and none for what is no game."""
    names = {path.stem for path in (whole.out / "play").glob("*.html")}
    assert names - {"index", "games", "puzzles"} == set(CATALOGUE)


def test_the_page_is_whole_without_a_script(whole: Site) -> None:
    """It has the name of the game, the first position, what it takes to play, the way to rules."""
    for slug, entry in CATALOGUE.items():
        html = whole.html(f"play/{slug}")
        tags = Tags(html)
        assert re.search(rf"<h1[^>]*>{entry.name}</h1>", html), slug
        assert [one for one in tags.all("svg") if "j-scene" in one["class"]], slug
        (says,) = NO_SCRIPT.findall(html)
        assert "need JavaScript" in says
        assert tags.has(f"tablero-{slug}")
        links = {one.get("href", "") for one in tags.all("a")}
        assert f"../{entry.family}/{slug}.html" in links


def test_no_man_is_to_be_pointed_at_where_the_dice_move_them(whole: Site) -> None:
    """How one plays is told by family, and otherwise where nobody decides: on all three pages."""
    for slug, entry in CATALOGUE.items():
        by_dice = entry.chance_only and entry.family == "tablas"
        value = strings.BY_DICE if by_dice else strings.HOW[entry.family]
        for page in (f"play/{slug}", f"embed/{slug}"):
            assert value in whole.html(page), page
        assert not by_dice or strings.BY_DICE in whole.html(f"{entry.family}/{slug}")


def test_the_page_tells_programs_what_it_is(whole: Site) -> None:
    """A description of its own, and the game that it is cited by."""
    results = set()
    for slug in CATALOGUE:
        tags = Tags(whole.html(f"play/{slug}"))
        (description,) = tags.all("meta", name="description")
        results.add(description["content"])
        cited = [one["href"] for one in tags.all("link", rel="describedby")]
        assert cited == [f"../citas/{slug}.{form}" for form in ("bib", "ris", "json")]
    assert len(results) == len(CATALOGUE)


def test_the_page_of_a_game_leads_to_its_board(whole: Site) -> None:
    """Beside its first words, by a position drawn small; then under its board, to the large one."""
    for slug, entry in CATALOGUE.items():
        html = whole.html(f"{entry.family}/{slug}")
        links = [one for one in Tags(html).all("a") if one.get("href") == f"../play/{slug}.html"]
        assert [one.get("aria-label") for one in links] == [f"Play {entry.name}", None], slug
        (beside,) = BESIDE.findall(html)
        (drawn,) = Tags(beside).all("svg")
        assert drawn["aria-hidden"] == "true"
        assert html.index("</h1>") < html.index(beside) < html.index("<h2"), slug


def test_every_level_is_told_in_plain_words(whole: Site) -> None:
    """Each that the computer may play at, where there is more than one to choose from."""
    assert strings.LEVELS.keys() == LEVELS.keys()
    options = Tags(whole.html("play/alquerque")).all("option")
    results = {one["value"]: one["data-says"] for one in options if "data-says" in one}
    assert list(results) == list(CATALOGUE["alquerque"].levels)
    assert all(text.endswith(".") for text in results.values())


def test_seats_are_offered_by_their_names(whole: Site) -> None:
    """Of the hunt the hunters and the hare; of cards none, for the cut decides."""
    for slug, names in {"cercar-la-liebre": ("the hunters", "the hare"), "piquet": ()}.items():
        html = whole.html(f"play/{slug}")
        assert re.findall(r'name="side" value="\d"[^>]*> ([^<]+)<', html) == list(names)


def test_every_crux_can_be_chosen(whole: Site) -> None:
    """Before the first move, the reading in force first chosen, with a link to what is disputed."""
    for slug, entry in CATALOGUE.items():
        tags = Tags(whole.html(f"play/{slug}"))
        names = {one["name"] for one in tags.all("select") if one.get("name")}
        readings = {f"reading-{crux.name}" for crux in entry.cruces}
        assert readings == names - {"level", "shows"}, slug


def test_each_page_has_the_opening_that_its_choices_lead_to(whole: Site) -> None:
    """Otherwise the game would wait for Python; its moves are those of another door."""
    for slug, entry in CATALOGUE.items():
        (room,) = ROOM.findall(whole.html(f"play/{slug}"))
        opening = data(room)["opening"]
        selected = dict(SELECTED.findall(FORM.findall(room)[0]))
        assert len(selected) == len(entry.cruces), slug
        assert selected.items() <= opening["readings"].items(), slug
        moves = handle({"do": "moves", "slug": slug, "state": opening["state"]})
        assert moves["moves"] == opening["moves"], slug


def test_how_long_and_for_what_stands_unfolded(whole: Site) -> None:
    """The length of a game and its stakes are no matter of how the sources are read."""
    unfolded = {}
    for slug in CATALOGUE:
        before, _, readings = FORM.findall(whole.html(f"play/{slug}"))[0].partition("<details>")
        if matches := CHOSEN.findall(before):
            unfolded[slug] = matches
        assert not set(CHOSEN.findall(readings)) & {"partida", "marques", "trous", "cubo"}
    assert unfolded == {
        "backgammon": ["partida", "cubo"],
        "trictrac": ["paiement"],
        "trictrac-a-ecrire": ["marques"],
        "toc": ["trous"],
        "tick-tack": ["vies"],
        "piquet": ["partida"],
    }


def first_choice(slug: str) -> tuple[Any, int] | None:
    """Return the first state of a game in which somebody has to choose, and who; None if never."""
    game, rng = catalogue.game(slug), random.Random(13)
    state = game.start()
    while (turn := game.turn(state)) is Turn.CHANCE:
        state = game.play(state, draw(game.throws(state), rng)).state
    return None if isinstance(turn, Turn) else (state, turn)


@pytest.mark.parametrize("slug", sweep(CATALOGUE, "guirguiesca", "alquerque", "tabula", "piquet"))
def test_there_is_a_hint_wherever_something_is_decided(slug: str) -> None:
    """At the first choice of every game one move of those that there are, and why, in words.

    Where nothing is ever decided there is no player to ask, but chances that are exact.
    """
    game, entry, result = catalogue.game(slug), catalogue.entry(slug), first_choice(slug)
    if result is None:
        odds = handle({"do": "odds", "slug": slug})
        counted = Can.COUNT in entry.can
        first, second = ("first_wins", "second_wins") if counted else ("p_first", "p_second")
        assert Fraction(odds[first]) + Fraction(odds[second]) > 0
        return
    state, turn = result
    table = account.opening(game)
    seat = {"seat": turn} if entry.hidden(game) else {}
    asked = {"slug": slug, "state": account.write(game, state, table), **seat}
    reply = handle({"do": "advise", **asked, "seed": 1})
    assert reply["move"] in handle({"do": "moves", **asked})["moves"]
    assert reply["why"].endswith(".")


def test_a_hint_can_be_asked_wherever_something_is_decided(whole: Site) -> None:
    """In the room of every game that has a choice to make; at a table of cards beside them."""
    for slug in (one for one in CATALOGUE if first_choice(one)):
        (room,) = ROOM.findall(whole.html(f"play/{slug}"))
        words = data(room)["shared"]["words"]
        assert words["room"]["hints"] or words["cards"]["hint"], slug


@pytest.mark.parametrize("slug", ["piquet", "piquet-au-cent"])
def test_the_first_deal_is_made_by_who_is_chosen(slug: str) -> None:
    """Each choice is a state of the game in which cards are dealt; after it that seat has dealt."""
    for state, dealer in zip(list(DEALS)[1:], (0, 1), strict=True):
        begun = handle({"do": "start", "slug": slug, "seat": 0, "state": state})
        assert (begun["turn"], begun["scene"]["chance"]) == ("chance", "")
        dealt = handle({"do": "deal", "slug": slug, "seat": 0, "state": state, "seed": 1})
        assert dealt["turn"] == 1 - dealer  # the elder discards first


def test_the_computer_plays_middling_unless_chosen() -> None:
    """In the middle of the levels that are no lot."""
    levels = {level(catalogue.entry(slug).levels) for slug in CATALOGUE}
    assert levels == {"best", "middling", "good", "greedy", "beginner"}
    assert level(("strong", "good", "greedy", "random")) == "good"
