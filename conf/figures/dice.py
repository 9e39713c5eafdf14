"""Figures of the games of dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from conf.figures.canvas import blank, mark
from conf.figures.curves import with_shapes
from conf.figures.style import AZURE, INK, LINE, MUTED, RUBRIC, exactly
from conf.language import decimal, tell
from juegos.core.message import _
from juegos.tables import table

if TYPE_CHECKING:
    from fractions import Fraction

    from matplotlib.figure import Figure

    from conf.figures.curves import Curve


def totals() -> Figure:
    """Draw combinations beside permutations of three dice, by total."""
    rows = table("dados.totales").rows
    names, kinds, ways = ([cast("int", row[i]) for row in rows] for i in range(3))
    figure, axes = blank(3.4)
    bars = axes.bar(names, ways, 0.72, color=LINE)
    axes.bar(names, kinds, 0.36, color=RUBRIC)
    for bar, name, kind, way in zip(bars, names, kinds, ways, strict=True):
        says = _(
            "total {total}; ways of 216: {ways}; combinations of 56: {combinations}",
            total=name,
            ways=way,
            combinations=kind,
        )
        mark(bar, tell(says))
        axes.text(name, way + 0.5, str(way), ha="center", va="bottom", color=MUTED, size=11)
        axes.text(name, kind + 0.4, str(kind), ha="center", va="bottom", color=RUBRIC, size=10)
    axes.set_xticks(names)
    axes.set_yticks([])
    axes.grid(visible=False)
    axes.set_xlabel(tell(_("total of three dice")))
    axes.text(18.6, 25, tell(_("ways, of 216")), ha="right", color=MUTED)
    axes.text(18.6, 22, tell(_("combinations, of 56")), ha="right", color=RUBRIC)
    return figure


def readings(slug: str) -> Figure:
    """Draw the chance of the first caster under each reading, sorted, the default marked."""
    rows = sorted(table(f"{slug}.odds").rows, key=lambda row: row[3])
    names = [
        tell(_("as written")) if row[1] == "default" else f"{row[0]}: {row[1]}" for row in rows
    ]
    chances = [float(cast("Fraction", row[3])) for row in rows]
    figure, axes = blank(0.9 + 0.36 * len(rows))
    axes.axvline(0.5, color=MUTED, linewidth=0.9)
    for place, (row, chance) in enumerate(zip(rows, chances, strict=True)):
        default = row[1] == "default"
        colour = RUBRIC if default else AZURE
        axes.plot([0.5, chance], [place, place], color=LINE, linewidth=2.2)
        (dot,) = axes.plot(chance, place, "D" if default else "o", color=colour, markersize=8)
        says = _(
            "{reading}; the first thrower wins with chance {chance}",
            reading=names[place],
            chance=exactly(cast("Fraction", row[3])),
        )
        mark(dot, tell(says))
        right = chance >= 0.5
        axes.annotate(
            decimal(chance, 4),
            (chance, place),
            xytext=(9 if right else -9, 0),
            textcoords="offset points",
            ha="left" if right else "right",
            va="center",
            color=colour,
            size=12,
        )
    axes.set_yticks(range(len(rows)), names)
    reach = max(0.04, *(abs(chance - 0.5) for chance in chances)) * 1.8
    axes.set_xlim(0.5 - reach, 0.5 + reach)
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel(tell(_("chance that the first thrower wins")))
    return figure


def given(slug: str) -> Figure:
    """Draw the chance of A after a first suerte, by that suerte."""
    starts = table(f"{slug}.primera-suerte")
    rows = starts.rows
    suertes = [cast("int", row[0]) for row in rows]
    chances = [float(cast("Fraction", row[2])) for row in rows]
    figure, axes = blank(2.9)
    axes.axhline(0.5, color=MUTED, linewidth=0.9)
    axes.vlines(suertes, 0.5, chances, color=LINE, linewidth=2.2)
    for row, suerte, chance in zip(rows, suertes, chances, strict=True):
        (dot,) = axes.plot(suerte, chance, "o", color=AZURE, markersize=8)
        says = _(
            "suerte {suerte}: A wins with chance {chance}",
            suerte=suerte,
            chance=exactly(cast("Fraction", row[2])),
        )
        mark(dot, tell(says))
        above = chance >= 0.5
        axes.annotate(
            decimal(chance, 3),
            (suerte, chance),
            xytext=(0, 9 if above else -9),
            textcoords="offset points",
            ha="center",
            va="bottom" if above else "top",
            color=INK,
            size=11,
        )
    axes.set_xticks(suertes)
    reach = max(abs(chance - 0.5) for chance in chances) * 1.45
    axes.set_ylim(0.5 - reach, 0.5 + reach)
    axes.set_yticks([0.5], [tell(_("even"))])
    axes.grid(visible=False)
    axes.set_xlabel(tell(_("{what}: the chance that A wins", what=starts.columns[0])))
    return figure


def curves(every: list[Curve]) -> Figure:
    """Return all curves in one figure; each has its number, each point its label."""
    figure, axes = blank(3.2)
    axes.axhline(0.5, color=MUTED, linewidth=0.9)
    for number, (curve, (shape, _sign, colour, filled)) in enumerate(with_shapes(every)):
        xs, ys = zip(*((suerte, float(chance)) for suerte, chance in curve.chances), strict=True)
        (line,) = axes.plot(xs, ys, "-", color=colour, linewidth=1.1)
        mark(line, "", number)
        for suerte, chance in curve.chances:
            (point,) = axes.plot(
                *(suerte, float(chance), shape),
                color=colour,
                markersize=10 if shape == "*" else 7,
                markerfacecolor=colour if filled else "none",
            )
            says = _(
                "{reading}; suerte {suerte}: A wins with chance {chance}",
                reading=curve.names[0],
                suerte=suerte,
                chance=exactly(chance),
            )
            mark(point, tell(says), number)
    axes.set_xticks(sorted({suerte for curve in every for suerte, _chance in curve.chances}))
    axes.set_xlabel(tell(_("first suerte: the chance that A wins")))
    axes.grid(axis="y")
    axes.grid(visible=False, axis="x")
    return figure
