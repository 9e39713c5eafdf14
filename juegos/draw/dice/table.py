"""A table of dice as SVG text: dice between the two seats' places."""

from __future__ import annotations

from html import escape

from juegos.core.game import SEATS
from juegos.draw.dice.die import DIE, die
from juegos.draw.dice.scene import Mark, Scene

GAP = 16


def dice_table(scene: Scene) -> str:
    """Return dice between the two seats' places; blank dice where none have been cast."""
    width, height = 560, 150 if scene.balance else 120
    dice = scene.dice or (0,) * scene.count
    left = (width - len(dice) * DIE - (len(dice) - 1) * GAP) // 2
    parts = [die(face, left + i * (DIE + GAP), 20) for i, face in enumerate(dice)]
    parts += [
        _place(mark, 20 if mark.seat == 0 else width - 92, scene.hand) for mark in scene.marks
    ]
    parts += [_sum(said, x) for said, x in zip(scene.balance, (56, width - 56), strict=False)]
    if scene.pot:
        parts.append(_sum(f"{scene.pot} at stake", width // 2))
    return (
        f'<svg class="j-scene" viewBox="0 0 {width} {height}" role="img" '
        f'xmlns="http://www.w3.org/2000/svg"><title>{escape(words(scene))}</title>'
        f"{''.join(parts)}</svg>"
    )


def _place(mark: Mark, x: int, hand: int | None) -> str:
    """Return a seat's place: its letter, its number, a line under the seat that casts."""
    colour = "var(--j-azure, #1f4e79)" if mark.seat == 0 else "var(--j-rubric, #a3231a)"
    number = mark.value or "–"
    line = f'stroke="{colour}" stroke-width="3"/>'
    held = f'<path d="M6 104h60" {line}' if hand == mark.seat else ""
    won = f'<path d="M6 103h60m-60 7h60" {line}' if mark.won else ""
    return (
        f'<g class="j-seat" transform="translate({x} 0)" text-anchor="middle" fill="{colour}">'
        f'<text x="36" y="36" font-size="24">{SEATS[mark.seat]}</text>'
        f'<text x="36" y="86" font-size="44">{escape(number)}</text>{held}{won}</g>'
    )


def _sum(said: str, x: int) -> str:
    """Return an amount under the table, with its middle at x."""
    return (
        f'<text class="j-sum" x="{x}" y="140" text-anchor="middle" font-size="24" '
        f'fill="var(--j-ink, #2b211a)">{escape(said)}</text>'
    )


def words(scene: Scene) -> str:
    """Return what the drawing shows, for those who do not see it."""
    lies = [f"Dice: {', '.join(map(str, scene.dice))}."] if scene.dice else []
    held = [f"{SEATS[m.seat]} has {m.value}." for m in scene.marks if m.value]
    if not lies and not held:
        lies = ["No dice cast yet."]
    won = [f"{SEATS[m.seat]} has won." for m in scene.marks if m.won]
    stake = [f"{scene.pot} at stake."] if scene.pot else []
    gains = ", ".join(f"{SEATS[seat]} {said}" for seat, said in enumerate(scene.balance))
    told = [f"Gains: {gains}."] if gains else []
    return " ".join([*lies, *held, *won, *stake, *told, scene.caption])
