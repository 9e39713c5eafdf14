"""A page for each game, with the board first: ``play/azar.html``.

It is made of the catalogue, so that another game needs no file for it. Before its script has come,
and without, it shows the first position and leads to the rules.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from conf.language import current_language, tell
from conf.sphinx.directives import board
from conf.sphinx.fill import fill
from conf.sphinx.page import addresses, invalidation, strings
from conf.sphinx.page.deferred import Link, Page
from conf.sphinx.play import learn, puzzles
from juegos import catalogue
from juegos.core import advice
from juegos.core.about import Can
from juegos.core.message import _
from juegos.letters import eligibility
from juegos.serve import handle

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from markupsafe import Markup
    from sphinx.application import Sphinx

    from juegos.core.entry import Entry
    from juegos.core.game import Game

LETTERS = "metodo/cartas"  # the page on games by letter
# What other programs call their notations for whole games.
NOTATIONS = {"pdn": "PDN", "mat": "MAT", "gnubg": "GNU Backgammon ID", "xgid": "XGID"}
# The cruces that are no matter of reading: how long the game is, and what is played for.
LENGTHS = ("partida", "marques", "trous")
STAKES = ("cubo", "paiement", "vies")
# Where the first deal at cards begins, by the state: the reader is A.
DEALS = {
    "": _("whoever the cut decides"),
    "A 2 - -": _("you, and the other is the elder hand"),
    "B 2 - -": _("the other, and you are the elder hand"),
}
DRAWLESS = {"konane"}  # games on lines that always have a winner


def pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield each page: its name, template context and template."""
    for slug in addresses.playable(app):
        yield addresses.place(slug), context(app, slug), addresses.ROOM


def context(app: Sphinx, slug: str) -> dict[str, Any]:
    """Return the template context of the page of a game."""
    page, entry = Page(app, addresses.place(slug)), catalogue.entry(slug)
    reading = addresses.reading(app.env, slug)
    return {
        "title": tell(_("Play {game}", game=entry.name)),
        "description": tell(
            _(
                "Play {game} in the browser, against somebody at the same screen or against the "
                "computer. Every rule names the words that it rests on.",
                game=entry.name,
            )
        ),
        "body": _body(page, entry, reading) + learn.part(page, slug),
        "reading": app.builder.get_relative_uri(page.docname, reading),
        "all_games": addresses.gallery(app),
        "cited": ("juego", slug),
        "has": has(entry),
    }


def has(entry: Entry) -> dict[str, bool]:
    """Return the features of a room, which select its scripts and style sheets."""
    return {
        "boards": True,
        "room": True,
        "cards": Can.HIDE in entry.can,
        "tables": Can.MULTI_STEP in entry.can,
    }


def level(levels: Sequence[str]) -> str:
    """Return the default level of the computer.

    That is in the middle of its levels, without the last one, random play.
    """
    return "middling" if "middling" in levels else levels[(len(levels) - 1) // 2]


def _body(page: Page, entry: Entry, reading: str) -> Markup:
    """Return the room: the board, and beside it the texts and the controls."""
    game = catalogue.game(entry.slug)
    there = page.app.builder.get_relative_uri(page.docname, reading)
    shared, name = board.shared(page, game), f"tablero-{entry.slug}"
    edges = not entry.can.isdisjoint({Can.POSITIONAL, Can.MULTI_STEP})
    levels = board.levels(game)
    shared["words"]["room"] = {
        **strings.translated(strings.ROOM),
        **strings.translated(strings.STANDING),
        "sides": [tell(side) for side in entry.sides],
        "edges": edges,
        "hints": len(levels) > 1 and Can.HIDE not in entry.can,
        "ends": len(levels) > 1 and entry.family != "dados",
        "draws": Can.POSITIONAL in entry.can and entry.slug not in DRAWLESS,
        "page": there,
    }
    shared["notations"] = {name: NOTATIONS[name] for name in entry.formats}
    if puzzles.address(page, entry.slug):
        shared["words"]["puzzle"] = strings.translated(puzzles.POSED)
    asked = {"slug": entry.slug, "readings": dict(game.readings)}
    opening = handle({"do": "start", "lang": current_language(), **asked})
    drawn = board.board_context(page, entry.slug, {}, sides=entry.sides)
    return page.fill(
        "room.html",
        **{**drawn, "about": board.how(game)},
        numbers="j-numbers" in drawn["scene"]["svg"],
        name=name,
        edges=edges,
        embedded=f"{page.to(addresses.embed_place(entry.slug))}.html",
        title=entry.name,
        lead=entry.says,
        links=[Link(there, tell(_("Rules and sources"))), *_puzzles(page, entry.slug)],
        start=_start(page, entry, game, shared, name),
        data={**asked, "opening": opening, "shared": shared},
    )


def _puzzles(page: Page, slug: str) -> list[Link]:
    """Return the link to the puzzles of a game, if it has some."""
    there = puzzles.address(page, slug)
    return [Link(there, tell(_("Puzzles")))] if there else []


def _start(
    page: Page, entry: Entry, game: Game[Any, Any], shared: dict[str, Any], name: str
) -> Markup:
    """Return the choices before the first move."""
    levels = board.levels(game)
    there = {"person": Can.HIDE not in entry.can, "letter": eligibility.is_eligible(entry)}
    return fill(
        "start.html",
        name=name,
        against=[one for one in strings.AGAINST.items() if there.get(one[0], True)],
        by_letter=tell(eligibility.explanation(entry, game))
        if eligibility.is_eligible(entry)
        else "",
        letters=_letters(page),
        deals=DEALS if Can.HIDE in entry.can else {},
        levels=[
            {"key": key, "name": strings.LEVELS[key], "says": advice.LEVELS[key]} for key in levels
        ],
        level=level(levels),
        sides=entry.sides,
        cruces=shared["cruces"],
        first=LENGTHS + STAKES,
        usual=_usual(game),
        readings=dict(game.readings),
        size=shared["words"]["size"],
    )


def _usual(game: Game[Any, Any]) -> dict[str, dict[str, str]]:
    """Return the usual settings of each reading as JSON: a match has the cube."""
    cruces = {crux.name: crux.keys for crux in game.cruces}
    if not {"partida", "cubo"} <= cruces.keys():
        return {}
    none, *matches = cruces["partida"]
    without, with_cube = cruces["cubo"]
    cubes = {none: without, **dict.fromkeys(matches, with_cube)}
    return {"partida": {key: json.dumps({"cubo": cube}) for key, cube in cubes.items()}}


def _letters(page: Page) -> str:
    """Return the address of the page on games by letter; empty if it does not exist."""
    is_told = LETTERS in page.app.env.found_docs
    return page.app.builder.get_relative_uri(page.docname, LETTERS) if is_told else ""


def setup(app: Sphinx) -> None:
    """Connect the making of the pages."""
    invalidation.add_pages(app, "play", pages)
