"""Figures of piquet: its names over the years, and the cards that the cheats' signs give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.figures.canvas import blank, mark
from conf.figures.style import AZURE, GOLD, INK, LINE, MUTED, PAPER, RUBRIC
from conf.language import tell
from juegos.core.message import _
from juegos.naipes.piquet.tables import NAMES_BY_YEAR, RANK_SIGNS, SUIT_SIGNS

if TYPE_CHECKING:
    from matplotlib.figure import Figure

LANGUAGES: dict[str, str] = {
    _("Italian"): GOLD,
    _("French"): AZURE,
    _("English"): RUBRIC,
    _("German"): INK,
}
UNKNOWN: str = _("unknown")


def names() -> Figure:
    """Draw each name at its year, one row for each form, in the colour of its language."""
    dated = sorted((name for name in NAMES_BY_YEAR if name.year), key=lambda name: name.year)
    groups = dict.fromkeys(name.group for name in NAMES_BY_YEAR if name.year)
    figure, axes = blank(0.6 + 0.26 * (len(dated) + len(groups)))
    row = 0.0
    for group in groups:
        row += 0.5
        for name in (name for name in dated if name.group == group):
            colour = LANGUAGES[name.language]
            (dot,) = axes.plot(*([name.year], [row], "o"), color=colour, markersize=6)
            says = (name.name, name.year, tell(name.language), tell(name.where))
            mark(dot, ", ".join(map(str, says)))
            axes.text(name.year + 8, row, f"{name.name}, {name.year}", va="center", size=11)
            row += 1
        axes.axhline(row - 0.25, color=LINE, linewidth=0.7)
    for place, (language, colour) in enumerate(LANGUAGES.items()):
        axes.text(
            1985, 0.1 + 0.8 * place, tell(language), ha="right", va="center", size=11, color=colour
        )
    axes.set_yticks([])
    axes.set_xlim(1516, 1990)
    axes.set_ylim(row, -0.6)
    axes.set_xticks([1550, 1650, 1750, 1850])
    axes.set_xlabel(tell(_("year of the source")))
    return figure


def signs() -> Figure:
    """Draw the thirty-two cards by suit and rank: given by two known signs, by one, by none."""
    figure, axes = blank(5.6)
    for x, (suit, (suited, _by)) in enumerate(SUIT_SIGNS.items()):
        for y, (rank, (ranked, _by)) in enumerate(RANK_SIGNS.items()):
            face = {2: AZURE, 1: LINE, 0: PAPER}[bool(suited) + bool(ranked)]
            (card,) = axes.plot(*([x], [y], "s"), markersize=19, color=face, markeredgecolor=MUTED)
            signs = ((rank, ranked or UNKNOWN), (suit, suited or UNKNOWN))
            mark(card, ", ".join(f"{tell(name)} ({tell(sign)})" for name, sign in signs))
    axes.set_xticks(
        range(len(SUIT_SIGNS)), [_lines(name, sign, 2) for name, (sign, _) in SUIT_SIGNS.items()]
    )
    axes.set_yticks(
        range(len(RANK_SIGNS)), [_lines(name, sign, 3) for name, (sign, _) in RANK_SIGNS.items()]
    )
    axes.set_xlim(-0.6, len(SUIT_SIGNS) - 0.4)
    axes.set_ylim(len(RANK_SIGNS) - 0.4, -0.6)
    axes.xaxis.tick_top()
    axes.tick_params(labelsize=10)
    axes.grid(visible=False)
    axes.spines["bottom"].set_visible(False)
    return figure


def _lines(name: str, sign: str, wide: int) -> str:
    """Return a rank or suit above its sign, with some words on each line."""
    words = str(tell(sign or UNKNOWN)).split()
    rest = (words[at : at + wide] for at in range(0, len(words), wide))
    return "\n".join([str(tell(name)), *map(" ".join, rest)])
