"""The pages of puzzles: an overview, and a page for each game that has some.

Each puzzle is there as it is asked, with its board drawn and its solution folded, so that a page
is whole without a script. ``conf/widget/client/puzzle.mjs`` asks it on the board of the game.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from conf.language import tell
from conf.sphinx.directives.base import Directive
from conf.sphinx.page import addresses, deferred, invalidation, output_cache, strings, value_cache
from conf.sphinx.page.deferred import Link, Page
from conf.sphinx.play import thumbnails
from juegos import catalogue, puzzles
from juegos.core.message import Message, _, _n, as_message
from juegos.core.puzzle import GRADES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from docutils import nodes
    from markupsafe import Markup
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from juegos.core.puzzle import Puzzle, Ruling

PLACE = f"{addresses.FOLDER}/puzzles"
UNDRAWN = {"fair", "declare", "put-out"}  # kinds whose question says all

# what the browser keeps of puzzles
DAYS = _n(
    "You have solved a puzzle on {count} day in a row.",
    "You have solved a puzzle on {count} days in a row.",
    2,
)
LISTED: dict[str, Any] = {
    # NOTE: the title of a kind of puzzles, after the game that they are of
    "today": _("{game}: {kind}"),
    "days": DAYS,
    "solved": _("You have solved it."),
    "tried": _("You have tried it."),
}
# a puzzle on the board of its game
POSED: dict[str, Any] = {
    "title": _("A puzzle"),
    "begin": _("Show the puzzle on the board ({size} the first time)"),
    "headed": _("{title} ({hard})"),
    "answer": _("Answer"),
    "right": _("Right: {answer} {why}"),
    "wrong": _("Wrong: {answer} {why}"),
    "no": _("Wrong: {answer} Try again, or have the solution shown."),
    "told": _("The solution is this: {answer} {why}"),
    "fixed": _("A puzzle is solved under the readings that it was made for."),
    "solution": _("Show the solution"),
    "retry": _("Try again"),
    "next": _("The next puzzle"),
    "all": _("All puzzles of this game"),
    "days": DAYS,
}


class PuzzleView(NamedTuple):
    """A puzzle as its page shows it; without a drawing if the question needs none."""

    id: str
    title: Message
    says: Message
    options: tuple[tuple[str, str], ...]
    svg: str
    board: Link
    answer: str
    why: Message


@cache
def games() -> dict[str, list[str]]:
    """Return the ids of all puzzles by game, in the order of the catalogue."""
    result = {slug: list[str]() for slug in catalogue.CATALOGUE}
    for id in puzzles.ids():
        result[id.partition(".")[0]].append(id)
    return {slug: ids for slug, ids in result.items() if ids}


def place(slug: str) -> str:
    """Return the name of the page with the puzzles of a game: ``play/puzzles/konane``."""
    return f"{PLACE}/{slug}"


def games_with_page(app: Sphinx) -> list[str]:
    """Return the games whose puzzles have a page: those that can be played."""
    there = PLACE in app.env.found_docs
    return [slug for slug in addresses.playable(app) if slug in games()] if there else []


def address(page: Page, slug: str) -> str | None:
    """Return the address of the puzzles of a game as seen from a page; None if it has none."""
    if slug not in games_with_page(page.app):
        return None
    return page.app.builder.get_relative_uri(page.docname, place(slug))


@deferred.maker
def overview(page: Page) -> Markup:
    """Return links to the puzzles of each game, and to the puzzle of the day."""
    there = [slug for slug in games() if slug in games_with_page(page.app)]
    seen: set[str] = set()
    families = [
        {"title": as_message(title), "games": [_row(page, slug, seen) for slug in mine]}
        for name, title in catalogue.FAMILIES.items()
        if (mine := [slug for slug in there if catalogue.entry(slug).family == name])
    ]
    order = [id for id in puzzles.by_day() if id.partition(".")[0] in there]
    titles = {kind: str(tell(puzzles.kind(f"{kind}.1").title)) for kind in _kinds(order)}
    names = {slug: catalogue.entry(slug).name for slug in there}
    room = {"order": order, "titles": titles, "names": names, "words": _words()}
    return page.fill("puzzles.html", families=families, data=room)


def _words() -> dict[str, Any]:
    return dict(strings.translated(LISTED))


def _kinds(order: list[str]) -> list[str]:
    return sorted({id.rpartition(".")[0] for id in order})


def _row(page: Page, slug: str, seen: set[str]) -> dict[str, Any]:
    """Return the row of a game: its link, picture, kinds of puzzles, and their number by grade."""
    every = [puzzles.puzzle(id) for id in games()[slug]]
    titles = dict.fromkeys(puzzles.kind(puzzle.id).title for puzzle in every)
    grades = [
        _("{grade}: {number}", grade=says, number=number)
        for grade, says in GRADES.items()
        if (number := sum(puzzle.grade == grade for puzzle in every))
    ]
    return {
        "name": Link(address(page, slug), catalogue.entry(slug).name),
        "svg": thumbnails.drawn_once(slug, seen),
        "kinds": list(titles),
        "about": [_n("{count} puzzle", "{count} puzzles", len(every)), *grades],
    }


def pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield the page of each game that has puzzles: its name, template context and template."""
    for slug in games_with_page(app):
        yield place(slug), context(app, slug), addresses.ROOM


def context(app: Sphinx, slug: str) -> dict[str, Any]:
    """Return the template context of the page of a game's puzzles."""
    page, name = Page(app, place(slug)), catalogue.entry(slug).name
    reading = addresses.reading(app.env, slug)
    return {
        "title": tell(_("Puzzles of {game}", game=name)),
        "description": tell(
            _(
                "Puzzles of {game}, found by our own programs and checked by the rules: each with "
                "its solution, and a board to solve it on.",
                game=name,
            )
        ),
        "body": _body(page, slug),
        "reading": app.builder.get_relative_uri(page.docname, reading),
        "all_games": PLACE,
        "all_says": tell(_("All puzzles")),
        "cited": ("juego", slug),
        "has": {"puzzles": True},
    }


def _body(page: Page, slug: str) -> Markup:
    """Return the puzzles of a game by kind and grade."""
    order = list(GRADES)
    solutions = value_cache.solutions(page.app.env, slug)
    every = [puzzles.puzzle(id) for id in games()[slug]]
    kinds = []
    for _kind, some in groupby(every, lambda puzzle: puzzle.kind):
        mine = sorted(some, key=lambda puzzle: order.index(puzzle.grade))
        kind = puzzles.kind(mine[0].id)
        asked = [_puzzle_view(page, puzzle, solutions[puzzle.id]) for puzzle in mine]
        kinds.append({"title": kind.title, "certainty": kind.certainty, "puzzles": asked})
    room = page.app.builder.get_relative_uri(page.docname, addresses.place(slug))
    return page.fill(
        "puzzles_of.html",
        title=_("Puzzles of {game}", game=catalogue.entry(slug).name),
        links=[Link(room, tell(_("Play {game}", game=catalogue.entry(slug).name)))],
        kinds=kinds,
        data={"words": _words()},
    )


def _puzzle_view(page: Page, puzzle: Puzzle, solution: tuple[str, Ruling]) -> PuzzleView:
    question = puzzles.question(puzzle.id)
    answer, ruling = solution
    room = page.app.builder.get_relative_uri(page.docname, addresses.place(puzzle.slug))
    title = _(
        "Number {number}, {grade}",
        number=puzzle.id.rpartition(".")[2],
        grade=GRADES[puzzle.grade],
    )
    return PuzzleView(
        puzzle.id,
        title,
        question.says,
        question.options,
        "" if puzzle.kind in UNDRAWN else thumbnails.puzzle(puzzle),
        Link(f"{room}?puzzle={puzzle.id}", tell(_("Solve it on the board"))),
        puzzles.answer_text(puzzle.id, answer),
        ruling.why,
    )


def solve(app: Sphinx, env: BuildEnvironment) -> None:
    """Solve the puzzles in the background while pages are written."""
    output_cache.run_in_background(
        app, lambda: [value_cache.solutions(env, slug) for slug in games_with_page(app)]
    )


class PuzzlesDirective(Directive):
    """Puts the puzzles of all games on the page, by game, and the one of the day."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return the list, and the puzzle of the day."""
        metadata = self.env.metadata[self.env.docname]
        metadata["puzzles"] = metadata["pictures"] = True
        return [deferred.placeholder(overview)]


def setup(app: Sphinx) -> None:
    """Connect the solving and the making of the pages."""
    app.connect("env-updated", solve)
    invalidation.add_pages(app, "puzzles", pages)
