"""*Learn in a minute*: the lesson on the page of a game, five sentences and three boards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from markupsafe import Markup

from conf.language import tell
from juegos import catalogue
from juegos.core.in_a_minute import scene
from juegos.draw.drawing import svg
from juegos.naipes import in_a_minute as naipes
from juegos.tablas import in_a_minute as tablas

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conf.sphinx.page.deferred import Page
    from juegos.core.game import Game
    from juegos.core.in_a_minute import MinuteLesson, SmallBoard

# Of the families whose games are told by several files.
LESSONS: Mapping[str, MinuteLesson] = {**tablas.LESSONS, **naipes.LESSONS}
# What all cards of a page are made of: its large table has it, and a page has it once.
SHARED = re.compile(r"<defs>.*?</defs>")


class LessonBoard(NamedTuple):
    """A board of a lesson: its drawing, and its caption."""

    svg: str
    says: str


def lesson_of(slug: str) -> MinuteLesson:
    """Return the lesson of a game, from its own file or from those of its family."""
    about = catalogue.entry(slug).about
    return about().lesson if about else LESSONS[slug]


def part(page: Page, slug: str) -> Markup:
    """Return the part of a page that teaches a game."""
    lesson = lesson_of(slug)
    game = catalogue.game(slug)
    rules = {rule.id.partition(".")[2]: rule.id for rule in game.rules}
    told = [page.link("regla", rules[one.rule], tell(one.says)) for one in lesson.sentences]
    return page.fill(
        "learn.html", told=told, boards=[lesson_board(game, one) for one in lesson.boards]
    )


def lesson_board(game: Game[Any, Any], board: SmallBoard) -> LessonBoard:
    """Return a board of a lesson, with its caption."""
    return LessonBoard(SHARED.sub("", svg(scene(game, board), tell)), tell(board.says))
