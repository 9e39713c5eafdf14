"""A board of points as SVG text: lines, men, what the last move did."""

from __future__ import annotations

from html import escape

from juegos.scene import Points

UNIT = 64


def board(scene: Points) -> str:
    """Return the drawing of a board of points, what stands on it in words as title."""
    xy = {scene.field.names[p]: at for p, at in scene.field.xy.items()}
    width = max(x for x, _ in xy.values())
    height = max(y for _, y in xy.values())
    lines = "".join(
        f'<path d="M{" ".join(f"{x * UNIT + UNIT} {(height - y + 1) * UNIT}" for x, y in line)}" '
        f'fill="none" stroke="var(--j-edge, #7a6648)"/>'
        for line in scene.field.lines
    )
    men = "".join(
        f'<circle data-at="{name}" cx="{xy[name][0] * UNIT + UNIT}" '
        f'cy="{(height - xy[name][1]) * UNIT + UNIT}" r="22" '
        f'fill="{"#fffdf6" if what[-1].lower() == "w" else "#2b211a"}" stroke="#7a6648"/>'
        for name, what in scene.men
    )
    return (
        f'<svg class="j-scene" viewBox="0 0 {(width + 2) * UNIT} {(height + 2) * UNIT}" role="img" '
        f'xmlns="http://www.w3.org/2000/svg"><title>{escape(words(scene))}</title>{lines}{men}</svg>'
    )


def words(scene: Points) -> str:
    """Return what the drawing shows, for those who do not see it."""
    men = ", ".join(f"{what} on {name}" for name, what in scene.men)
    return f"{scene.caption} {men}."
