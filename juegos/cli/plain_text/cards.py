"""A table of cards as plain text, with cards in the notation of moves."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from juegos.core.game import SEATS
from juegos.core.message import _, _n
from juegos.draw.cards.scene import Cards


def hand(scene: Cards) -> list[str]:
    """Return each side with its count, the cards on the table, and the visible hand."""
    lines: list[str] = [
        _n(
            "{name}: {count} card, counts {points}, tricks {tricks}",
            "{name}: {count} cards, counts {points}, tricks {tricks}",
            side.cards,
            name=side.name,
            points=side.count,
            tricks=side.tricks,
        )
        for side in scene.sides
    ]
    if scene.stock:
        lines.append(_("stock {cards}", cards=scene.stock))
    for says, cards in (
        (_("The last trick: {cards}."), _played_cards(scene.last)),
        (_("On the table: {cards}."), _played_cards(scene.trick)),
        (_("Discarded: {cards}."), " ".join(scene.out)),
        (_("Left in the stock: {cards}."), " ".join(scene.known)),
        (_("Your hand: {cards}."), _by_suit(scene.own)),
    ):
        if cards:
            lines.append(says.with_fields(cards=cards))
    if any(scene.totals):
        totals = ", ".join(f"{SEATS[seat]} {sum}" for seat, sum in enumerate(scene.totals))
        lines.append(_("Totals: {totals}.", totals=totals))
    return lines


def _played_cards(cards: Iterable[tuple[int, str]]) -> str:
    return ", ".join(f"{SEATS[seat]} {card}" for seat, card in cards)


def _by_suit(cards: Iterable[str]) -> str:
    """Return cards with the suits separated.

    >>> _by_suit(["AS", "KS", "9H"])
    'AS KS | 9H'
    """
    return " | ".join(" ".join(suit) for _suit, suit in groupby(cards, lambda card: card[1]))
