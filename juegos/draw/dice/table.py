"""A table of dice as SVG text: dice between the two seats' places."""

from __future__ import annotations

from juegos.core.game import SEATS
from juegos.core.message import Message, Tell, _, join_sentences
from juegos.draw.dice.die import DIE, die
from juegos.draw.dice.scene import Mark, Scene
from juegos.draw.element import element, picture, text

GAP = 16


def dice_table(scene: Scene, tell: Tell = str) -> str:
    """Return dice between the two seats' places; blank dice before a cast.

    ``tell`` says its words in a language before they become part of the drawing.
    """
    width, height = 560, 150 if scene.balance else 120
    dice = scene.dice or (0,) * scene.count
    left = (width - len(dice) * DIE - (len(dice) - 1) * GAP) // 2
    parts = [die(face, left + i * (DIE + GAP), 20) for i, face in enumerate(dice)]
    parts += [
        _place(mark, 20 if mark.seat == 0 else width - 92, scene.hand) for mark in scene.marks
    ]
    parts += [_sum(amount, x) for amount, x in zip(scene.balance, (56, width - 56), strict=False)]
    if scene.pot:
        parts.append(_sum(tell(_("{pot} at stake", pot=scene.pot)), width // 2))
    title = element("title", text(tell(words(scene))))
    return picture(title, *parts, css="j-scene", size=(width, height))


def _place(mark: Mark, x: int, hand: int | None) -> str:
    """Return a seat's place: its letter, its number, a line under the seat that casts."""
    colour = "var(--j-azure, #1f4e79)" if mark.seat == 0 else "var(--j-rubric, #a3231a)"
    number = mark.value or "–"
    lines = {"stroke": colour, "stroke_width": 3}
    parts = [
        element("text", SEATS[mark.seat], x=36, y=36, font_size=24),
        element("text", text(number), x=36, y=86, font_size=44),
    ]
    if hand == mark.seat:
        parts.append(element("path", class_="j-hand", d="M6 104h60", **lines))
    if mark.won:
        parts.append(element("path", d="M6 103h60m-60 7h60", **lines))
    return element(
        "g",
        *parts,
        class_="j-seat",
        transform=f"translate({x} 0)",
        text_anchor="middle",
        fill=colour,
    )


def _sum(amount: str, x: int) -> str:
    """Return an amount under the table, with its middle at x."""
    return element(
        "text",
        text(amount),
        class_="j-sum",
        x=x,
        y=140,
        text_anchor="middle",
        font_size=24,
        fill="var(--j-ink, #2b211a)",
    )


def words(scene: Scene) -> Message:
    """Return the drawing in words, for readers who do not see it."""
    sentences = [_("Dice: {dice}.", dice=", ".join(map(str, scene.dice)))] if scene.dice else []
    sentences += [
        _("{seat} has {value}.", seat=SEATS[m.seat], value=m.value) for m in _marks_of(scene)
    ]
    if not sentences:
        sentences = [_("No dice thrown yet.")]
    sentences += [_("{seat} has won.", seat=SEATS[m.seat]) for m in scene.marks if m.won]
    if scene.pot:
        sentences.append(_("{pot} at stake.", pot=scene.pot))
    if scene.balance:
        gains = ", ".join(f"{SEATS[seat]} {sum}" for seat, sum in enumerate(scene.balance))
        sentences.append(_("Gains: {gains}.", gains=gains))
    return join_sentences(*sentences, scene.caption)


def _marks_of(scene: Scene) -> list[Mark]:
    return [mark for mark in scene.marks if mark.value]
