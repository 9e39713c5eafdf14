"""The games of the Book of Tables with older and younger ones, by what each pair shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from conf.figures.canvas import blank
from conf.figures.style import AZURE, INK, MUTED, RUBRIC
from conf.language import tell
from juegos import catalogue
from juegos.core.message import _

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

RULES, POSITION, RECONSTRUCTION, NAME = "rules", "position", "reconstruction", "name"
GROUNDS = {
    RULES: (_("two texts say the same"), INK, "-"),
    POSITION: (_("only the position agrees"), AZURE, (0, (5, 2.5))),
    RECONSTRUCTION: (_("by a reconstruction"), RUBRIC, (0, (5, 2.5))),
    NAME: (_("only the name agrees"), MUTED, (0, (1, 2))),
}


class Step(NamedTuple):
    """The connection of an older and a younger game, and its ground."""

    older: str
    younger: str
    ground: str


STEPS = (
    Step("tabula", "pareja-de-entrada", RECONSTRUCTION),
    Step("tabula", "buffa-cortesa", RECONSTRUCTION),
    Step("todas-tablas", "Irish", RULES),
    Step("Irish", "backgammon", RULES),
    Step("emperador", "trictrac", POSITION),
    Step("emperador", "tick-tack", POSITION),
    Step("emperador", "imperial", NAME),
    Step("fallas", "faylys", NAME),
    Step("doblet", "Dubblets", RULES),
)
# Where each game stands: its column (older, of the codex, younger, younger still) and its row.
PLACES = {
    "tabula": (0, 0.5),
    "pareja-de-entrada": (1, 0),
    "buffa-cortesa": (1, 1),
    "todas-tablas": (1, 2),
    "emperador": (1, 4),
    "fallas": (1, 6),
    "doblet": (1, 7),
    "Irish": (2, 2),
    "backgammon": (3, 2),
    "trictrac": (2, 3),
    "tick-tack": (2, 4),
    "imperial": (2, 5),
    "faylys": (2, 6),
    "Dubblets": (2, 7),
}
COLUMNS = (0.0, 1.1, 2.95, 3.85)
# How wide a name is drawn, in columns, for each of its letters.
LETTER = 0.075


def tree() -> Figure:
    """Draw the games in columns, older ones to the left, joined by what they share."""
    figure, axes = blank(4.4)
    for step in STEPS:
        _line(axes, step)
    for slug, (column, row) in PLACES.items():
        axes.text(COLUMNS[column], row, _name(slug), ha="left", va="center", size=11, color=INK)
    for number, (says, colour, dashes) in enumerate(GROUNDS.values()):
        y = 8.4 + 0.75 * (number // 2)
        x = 0.0 if number % 2 == 0 else 2.3
        axes.plot([x, x + 0.35], [y, y], color=colour, linestyle=dashes, linewidth=1.4)
        axes.text(x + 0.45, y, tell(says), ha="left", va="center", size=10, color=colour)
    axes.set_xlim(-0.05, 4.95)
    axes.set_ylim(9.6, -0.6)
    axes.set_axis_off()
    return figure


def _name(slug: str) -> str:
    return catalogue.entry(slug).name if slug in catalogue.CATALOGUE else slug


def _line(axes: Axes, step: Step) -> None:
    """Draw the connection of two games, from the end of one name to the start of the other."""
    _says, colour, dashes = GROUNDS[step.ground]
    (left, top), (right, bottom) = PLACES[step.older], PLACES[step.younger]
    start = COLUMNS[left] + LETTER * len(_name(step.older)) + 0.08
    axes.plot(
        [start, COLUMNS[right] - 0.06],
        [top, bottom],
        color=colour,
        linestyle=dashes,
        linewidth=1.4,
    )
