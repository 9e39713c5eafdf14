"""*Learn in a minute*: the lesson on the page of a game, five sentences and three boards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from markupsafe import Markup

from conf.language import tell
from juegos import catalogue
from juegos.core.in_a_minute import scene
from juegos.draw.drawing import svg

if TYPE_CHECKING:
    from conf.sphinx.page.deferred import Page
    from juegos.core.game import Game
    from juegos.core.in_a_minute import SmallBoard

# What all cards of a page are made of: its large table has it, and a page has it once.
SHARED = re.compile(r"<defs>.*?</defs>")


class LessonBoard(NamedTuple):
    """A board of a lesson: its drawing, and its caption."""

    svg: str
    says: str


def part(page: Page, slug: str) -> Markup:
    """Return the part of a page that teaches a game."""
    lesson = catalogue.entry(slug).about().lesson
    game = catalogue.game(slug)
    rules = {rule.id.partition(".")[2]: rule.id for rule in game.rules}
    sentences = [page.link("regla", rules[one.rule], tell(one.says)) for one in lesson.sentences]
    return page.fill(
        "learn.html", told=sentences, boards=[lesson_board(game, one) for one in lesson.boards]
    )


def lesson_board(game: Game[Any, Any], board: SmallBoard) -> LessonBoard:
    """Return a board of a lesson, with its caption."""
    return LessonBoard(SHARED.sub("", svg(scene(game, board), tell)), tell(board.says))
