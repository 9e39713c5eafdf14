"""A beginner who follows Cavendish’s plain precepts, and mostly looks at the own hand."""

from __future__ import annotations

from collections.abc import Sequence

from juegos.core.message import _
from juegos.material import cards as pack
from juegos.material.cards import Hand, each
from juegos.naipes.piquet.combinations import (
    KINDS,
    Strength,
    best,
    best_strength,
    scores,
    strength,
)
from juegos.naipes.piquet.rivals.keep_values import bounds, discard, put_out, strongest
from juegos.naipes.piquet.rivals.playout import plain_answer
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import may_play, tricks
from juegos.naipes.piquet.state import Sight

# Phases in which he always does the same: the move, and why.
PLAIN = {
    "look": ("deja", _("To look would show the cards to both.")),
    "glance": ("mira", _("You may see what you leave, and the other does not.")),
    "mend": ("sigue", _("What was said stands.")),
    "repair": ("sigue", _("What was said stands.")),
    "retake": ("sigue", _("The card led was well led.")),
}


def choose(view: Sight, moves: Sequence[str], rules: TableRules) -> tuple[str, str]:
    """Return a move and why: by plain precepts, from what the player knows alone."""
    match view.phase:
        case "blank":
            return ("blanca 5" if view.me == 0 else "blanca"), _("A carte blanche is announced.")
        case "discard":
            return discarded(view, rules)
        case "lead" | "play":
            return card(view)
        case "reply":
            return replied(view, moves, rules)
        case "right":
            back = next((move for move in moves if move.startswith("retira ")), "sigue")
            return back, _("What was said stands, unless it is false.")
    return PLAIN.get(view.phase) or called(view, moves, rules)


def discarded(view: Sight, rules: TableRules) -> tuple[str, str]:
    """Return the plain discard: as many cards as possible, the best suit kept for the point."""
    out = discard(view.hand, view.me, bounds(view, rules)[1])
    suit = pack.SUIT_NAMES[strongest(view.hand)]
    return put_out(out), _("Keep {suit} for the point, and the high cards.", suit=suit)


def called(view: Sight, moves: Sequence[str], rules: TableRules) -> tuple[str, str]:
    """Return the best held combination of the current kind; nothing is sunk."""
    kind = KINDS[view.kind]
    held = [m for m in moves if m != "basta" and not _cards(m) & ~view.hand]
    masks = [m for m in held if _cards(m)]
    if masks:
        move = max(masks, key=lambda m: _worth(kind, _cards(m), rules))
        return move, _("Call the best that you hold.")
    number = best(kind, view.hand, rules.least).bit_count()
    if f"{kind} {number}" in moves:
        return f"{kind} {number}", _("Call the best that you hold.")
    return ("basta" if "basta" in moves else "calla"), _("There is nothing more to count.")


def replied(view: Sight, moves: Sequence[str], rules: TableRules) -> tuple[str, str]:
    """Return the true reply: not good with a better combination, equal with an equal one."""
    heard, kind = view.heard[view.kind], KINDS[view.kind]
    mine = best_strength(kind, view.hand, rules.least)
    result = bool(heard.force[1])
    if "no" in moves and (mine > heard.force if result else mine[0] > heard.number):
        return "no", _("You hold better.")
    if "igual" in moves:
        return "igual", _("You hold the same.")
    if "cuanto" in moves:
        return "cuanto", _("You hold as many: ask what they make.")
    return "buena", _("You hold nothing as good.")


def _worth(kind: str, cards: Hand, rules: TableRules) -> tuple[int, Strength]:
    return scores(kind, cards, rules.fours), strength(kind, cards)


def _cards(move: str) -> Hand:
    verb, _blank, what = move.partition(" ")
    return pack.read(what) if verb in {"declara", "suma"} else 0


def card(view: Sight) -> tuple[str, str]:
    """Return the card to play: lead winners of the best suit, else win as cheaply as possible."""
    played = pack.gather(view.plays)
    mine = view.hand & ~played
    if len(view.plays) % 2:
        led = view.plays[-1]
        result = plain_answer(may_play(mine, led), led)
        return pack.write_card(result), _(
            "Win as cheaply as you can, otherwise throw the least card."
        )
    gone = played | view.discard | pack.gather(view.rest)
    result = led_card(mine, pack.PACK & ~gone & ~mine, len(tricks(view.plays)))
    return pack.write_card(result), _("Lead from the suit that you are likely to establish.")


def led_card(mine: Hand, against: Hand, done: int) -> int:
    """Return the card to lead: the top of the suit with most winners, else of the longest."""
    best_card, merit = -1, -99.0
    for suit in range(4):
        bits = mine >> 8 * suit & 255
        other = against >> 8 * suit & 255
        if not bits:
            continue
        winners = (bits >> other.bit_length()).bit_count()
        size = bits.bit_count()
        low = (bits & -bits).bit_length() - 1
        top = bits.bit_length() - 1
        if winners:
            worth, rank = 10.0 + 2 * winners + size, top
        elif size >= 3 and top >= pack.QUEEN and bits >> top - 1 & 1:
            worth, rank = float(size), top
        else:
            worth, rank = size - 0.5 * top - 4, low
        if worth > merit:
            best_card, merit = 8 * suit + rank, worth
    return best_card if best_card >= 0 else next(each(mine))
