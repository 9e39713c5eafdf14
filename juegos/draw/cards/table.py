"""A table of cards as SVG: a pack of our own, plain, with large indices and pips.

A suit is known by its shape, its letterless index by place, never by colour alone; a court card
is its letter under an ornament of ours. What lies face down shows nothing.
"""

from __future__ import annotations

from juegos.core.message import Message, Tell, _, _n, join_sentences, joined
from juegos.draw.cards.scene import Cards, Side
from juegos.draw.element import element, picture, text
from juegos.material import cards as pack

WIDTH = 480
WIDE, HIGH, STEP = 72, 100, 80
SMALL = 0.6
IN_A_ROW = 6
MIDDLE, NEARER = 80, 14  # the top of the cards that are played; one’s own lie so much lower
OWN = MIDDLE + NEARER + HIGH + 20  # the line of one’s own score, below all cards that are played
INK, RED = "var(--j-pip, #2b211a)", "var(--j-ace, #a3231a)"
# Each suit in a square of 24 about its middle.
_SUITS = {
    "S": "M0-11C4-6 10-3 10 3C10 6.5 8 8 5.5 8C3.5 8 1.8 7 .9 5.4C1 8 2 10 3.5 11"
    "H-3.5C-2 10-1 8-.9 5.4C-1.8 7-3.5 8-5.5 8C-8 8-10 6.5-10 3C-10-3-4-6 0-11Z",
    "H": "M0 10C-4 6-10 2-10-4C-10-8-7-10-5-10C-2-10-.7-8.6 0-7C.7-8.6 2-10 5-10"
    "C7-10 10-8 10-4C10 2 4 6 0 10Z",
    "D": "M0-11L8 0L0 11L-8 0Z",
    "C": "M0-11a5 5 0 0 1 4.2 7.6a5 5 0 1 1-3.3 8.2C1 8 2 10 3.5 11h-7"
    "C-2 10-1 8-.9 4.8a5 5 0 1 1-3.3-8.2A5 5 0 0 1 0-11Z",
}
# Above the letter of a court card: a crown of points, one of pearls, a plume.
_COURT = {
    "K": element("path", d="M-14 4L-16-9L-8-3L0-12L8-3L16-9L14 4Z"),
    "Q": element("path", d="M-13 4Q0-2 13 4L11-3Q0-9-11-3Z")
    + element("circle", cx=-9, cy=-10, r=3)
    + element("circle", cy=-12, r=3)
    + element("circle", cx=9, cy=-10, r=3),
    "J": element("path", d="M-13 4C-8-12 6-14 15-10C8-9 10-5 4-4C8-2 2 2-3 0C-6 2-10 3-13 4Z"),
}


def table(scene: Cards, tell: Tell = str) -> str:
    """Return the table as a seat sees it: the other's backs, the cards played, its own cards.

    ``tell`` says its words in a language before they become part of the drawing.
    """
    mine = 0 if scene.seat is None else scene.seat
    parts = [defs()]
    if scene.sides:
        parts += [
            _side(scene.sides[1 - mine], 0, tell),
            _middle(scene, mine, tell),
            _own_hand(scene, mine, tell),
        ]
    else:
        parts.append(_spread())
    title = element("title", text(tell(words(scene))))
    return picture(title, *parts, css="j-scene j-naipes", size=(WIDTH, _height(scene)))


def card(name: str, x: float, y: float, tell: Tell, size: float = 1) -> str:
    """Return a card face up, its left upper corner at (x, y)."""
    rank, suit = name[0].replace("T", "10"), name[1]
    if rank in _COURT:
        middle = (
            element("g", _COURT[rank], transform="translate(44 38)")
            + element("text", rank, x=46, y=72, font_size=34, text_anchor="middle")
            + _pip(suit, "46 88", 0.7)
        )
    else:
        middle = _pip(suit, "43 62", 1.9 if rank == "A" else 1.5)
    drawn = element(
        "g",
        face(name),
        middle,
        class_=f"j-{suit}",
        aria_hidden="true",
        fill=ink(suit),
    )
    scale = "" if size == 1 else f" scale({size})"
    return element(
        "g",
        drawn,
        element("rect", class_="j-hit", width=WIDE, height=HIGH, rx=7, fill="none"),
        class_="j-naipe",
        data_card=name,
        data_name=tell(pack.say(pack.read_card(name))),
        transform=f"translate({x:g} {y:g}){scale}",
    )


def face(name: str) -> str:
    """Return the ground of a card, and the text in its corner."""
    rank, suit = name[0].replace("T", "10"), name[1]
    index = element(
        "text",
        rank,
        x=9 if rank == "J" else 5,  # its tail hangs out to the left
        y=27,
        font_size=28,
        font_weight=700,
        letter_spacing=-3 if rank == "10" else None,
    )
    return element("use", href="#j-cara") + index + _pip(suit, "15 42", 0.95)


def ink(suit: str) -> str:
    """Return the colour of a suit."""
    return RED if suit in "HD" else INK


def _pip(suit: str, place: str, size: float) -> str:
    """Return the sign of a suit about a place on the card."""
    return element("use", href=f"#j-palo-{suit}", transform=f"translate({place}) scale({size})")


def defs() -> str:
    """Return the parts of every card: the signs of the suits, an empty face, a back."""
    suits = (element("path", id=f"j-palo-{s}", d=d) for s, d in _SUITS.items())
    edge = {"width": WIDE, "height": HIGH, "rx": 7, "stroke": "var(--j-edge, #7a6648)"}
    lines = f"M8 8H{WIDE - 8}V{HIGH - 8}H8ZM8 8L{WIDE - 8} {HIGH - 8}M{WIDE - 8} 8L8 {HIGH - 8}"
    blank = element("rect", id="j-cara", **edge, fill="var(--j-bone, #fffdf6)")
    ground = element("rect", **edge, fill="#1f4e79")  # as dark on a dark page
    net = element("path", d=lines, fill="none", stroke="#fbf7ef", opacity=".6")
    return element("defs", *suits, blank, element("g", ground, net, id="j-dorso"))


def back(x: float, y: float, size: float = SMALL) -> str:
    """Return a card face down, its left upper corner at (x, y)."""
    return element("use", href="#j-dorso", transform=f"translate({x:g} {y:g}) scale({size})")


def _spread() -> str:
    return "".join(back(20 + 12 * i, 20, 1) for i in range(31))


def _text(label: str, x: float, y: float, anchor: str = "start") -> str:
    inks = {"font_size": 20, "text_anchor": anchor, "fill": "var(--j-ink, #2b211a)"}
    return element("text", text(label), x=x, y=y, **inks)


def _side(side: Side, y: int, tell: Tell) -> str:
    backs = "".join(back(4 + 15 * i, y + 4) for i in range(side.cards))
    says = _("counts {points} · tricks {tricks}", points=side.count, tricks=side.tricks)
    name = _text(tell(side.name), WIDTH - 6, y + 28, "end")
    return backs + name + _text(tell(says), WIDTH - 6, y + 52, "end")


def _middle(scene: Cards, mine: int, tell: Tell) -> str:
    """Return the stock at the left, the present trick, the last trick at the right."""
    top = MIDDLE
    parts = [back(4 + 4 * i, top + 4 + 2 * i) for i in range(min(scene.stock, 4))]
    if scene.stock:
        parts.append(_text(tell(_("stock {cards}", cards=scene.stock)), 4, top + 96))
    parts += [
        card(name, 150 + 90 * i, top + (NEARER if seat == mine else 0), tell)
        for i, (seat, name) in enumerate(scene.trick)
    ]
    parts += [
        card(name, 374 + 52 * i, top + 6, tell, SMALL) for i, (_seat, name) in enumerate(scene.last)
    ]
    if scene.last:
        parts.append(_text(tell(_("last trick")), WIDTH - 6, top + 90, "end"))
    return "".join(parts)


def _own_hand(scene: Cards, mine: int, tell: Tell) -> str:
    top = OWN
    side = scene.sides[mine]
    says = _(
        "{name} · counts {points} · tricks {tricks}",
        name=side.name,
        points=side.count,
        tricks=side.tricks,
    )
    parts = [_text(tell(says), 6, top)]
    for i, name in enumerate(scene.own):
        y = top + 22 + 116 * (i // IN_A_ROW)
        parts.append(card(name, 4 + STEP * (i % IN_A_ROW), y, tell))
    low = top + 26 + 116 * _rows(len(scene.own))
    for label, cards in ((_("discarded"), scene.out), (_("left in the stock"), scene.known)):
        if cards:
            parts.append(_text(tell(label), 6, low + 16))
            parts += [card(name, 130 + 48 * i, low, tell, SMALL) for i, name in enumerate(cards)]
            low += 70
    return "".join(parts)


def _rows(cards: int) -> int:
    return -(-cards // IN_A_ROW)


def _height(scene: Cards) -> int:
    if not scene.sides:
        return 140
    small = bool(scene.out) + bool(scene.known)
    return OWN + 26 + 116 * _rows(len(scene.own)) + 70 * small


def words(scene: Cards) -> Message:
    """Return the drawing in words, for readers who do not see it."""
    lie = (
        (_("Your hand: {cards}."), scene.own),
        (_("Discarded: {cards}."), scene.out),
        (_("Left in the stock: {cards}."), scene.known),
        (_("On the table: {cards}."), [name for _seat, name in scene.trick]),
        (_("The last trick: {cards}."), [name for _seat, name in scene.last]),
    )
    messages = [
        says.with_fields(cards=joined(pack.say(pack.read_card(name)) for name in cards))
        for says, cards in lie
        if cards
    ]
    messages += [
        _n(
            "{name}: {count} card, counts {points}.",
            "{name}: {count} cards, counts {points}.",
            side.cards,
            name=side.name,
            points=side.count,
        )
        for side in scene.sides
    ]
    return join_sentences(*messages, scene.caption)
