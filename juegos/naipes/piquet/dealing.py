"""A deal before declarations: the cut for deal, the cards dealt, carte blanche, the exchange.

The player with the higher card chooses who deals first. The dealer then chooses to deal by twos or
by threes. At piquet au cent the player with the lower card deals, by twos.

Chance deals one card at a time, and each card not yet seen is equally likely. Cards of the stock
are drawn only when a player takes them; for the player this is the same as a stock shuffled in
advance. After the discard the player takes in cards, and the elder may look at those left (Laws 23,
33 and 34).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import SEATS, Event, Turn
from juegos.core.message import Message, _, _n, either, join_sentences
from juegos.core.source import Rule
from juegos.material import cards
from juegos.material import cards as pack
from juegos.material.cards import PACK, Card, Hand
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import BLANCA, Reckoning, carte_blanche
from juegos.naipes.piquet.state import ELDER, STOCK, UNCUT, YOUNGER, Cut, Deal, Next, Speech, pair

MOST = 5
_TAKEN_IN = _("The elder has taken in."), _("The younger has taken in.")


def take(deal: Deal, rules: TableRules) -> Deal:
    """Return the deal after a player has put out cards and begins to take in as many.

    The younger first takes the cards that the elder left and looked at, which need not be drawn.
    """
    who = deal.who
    if who == YOUNGER:
        top = cards.gather(deal.left[: deal.swaps[1]])
        deal = replace(deal, hands=pair(deal.hands, who, deal.hands[who] | top))
    if deal.hands[who].bit_count() < 12:
        return replace(deal, phase="take")
    if who == YOUNGER:
        return replace(deal, phase="call", kind=-1, who=ELDER)
    if deal.swaps[0] < MOST:
        return replace(deal, phase="glance")
    return _taken_in(deal, rules)


def _taken_in(deal: Deal, rules: TableRules) -> Deal:
    """Return the deal after the elder has taken in and has looked at the cards left, or not."""
    deal = replace(deal, who=YOUNGER)
    if deal.swaps[1] >= 0:
        return take(deal, rules)
    late = rules.full and carte_blanche(deal.dealt[1]) and not deal.blank[1]
    return replace(deal, phase="blank" if late else "discard")


def after_stock_card(deal: Deal, card: Card, rules: TableRules) -> Next:
    """Return the deal after one card of the stock: taken in, or looked at by the elder."""
    who = deal.who
    if deal.hands[who].bit_count() < 12:
        hands = pair(deal.hands, who, deal.hands[who] | 1 << card)
        after = take(replace(deal, hands=hands), rules)
        full = hands[who].bit_count() == 12
        return after, (Speech("talon", _TAKEN_IN[who], who),) if full else ()
    after = replace(deal, left=(*deal.left, card))
    if len(after.left) == MOST - deal.swaps[0]:
        after = _taken_in(after, rules)
    return after, (Speech("mira", _("The elder looks at a card that he leaves."), ELDER),)


def glance_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the elder's options: look at the undrawn cards, or decline (Law 33)."""
    return ("deja", "mira")


def glance(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal after the choice: the elder looks at the cards left, or they stay unseen."""
    if move == "mira":
        message = _("The elder will see what he leaves.")
        return replace(deal, phase="take"), (Speech("mira", message, ELDER),)
    message = _("The elder does not look at what he leaves.")
    return _taken_in(deal, rules), (Speech("mira", message, ELDER),)


NOTHING = "descarta nada"


def dealt(deal: Deal, card: Card, packet: int) -> Next:
    """Return the deal with one card more; elder and younger get packets of so many in turn."""
    done = (deal.hands[0] | deal.hands[1]).bit_count()
    who = done // packet % 2
    hands = pair(deal.hands, who, deal.hands[who] | 1 << card)
    if done < 23:
        return replace(deal, hands=hands), ()
    deal = replace(deal, hands=hands, dealt=hands, phase="discard")
    speeches = (Speech("reparto", _DEALT[packet]),)
    for who in (ELDER, YOUNGER):
        if carte_blanche(hands[who]):
            return replace(deal, phase="blank", who=who), speeches
    return deal, speeches


def blank_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the options with a carte blanche: to announce it, or to say nothing.

    An elder who announces it says how many cards to take.
    """
    if deal.who == YOUNGER:
        return ("blanca", "calla")
    return (*(f"blanca {number}" for number in range(1, MOST + 1)), "calla")


def blank(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal after the choice; announced by the elder, the younger discards first."""
    late = deal.who == YOUNGER and deal.swaps[0] >= 0  # at au cent, once the elder has taken in
    after = replace(deal, phase="discard", who=YOUNGER if late else ELDER)
    if move == "calla":
        return after, ()  # nothing that would tell the other
    announcement = _ANNOUNCED[deal.who]
    if deal.who == YOUNGER:
        after = replace(after, blank=(False, True))
        return (_shown_blank(after) if late else after), (Speech("aviso", announcement, YOUNGER),)
    number = int(move[-1])
    after = replace(
        deal, phase="discard", who=YOUNGER, blank=(True, False), swaps=(number, deal.swaps[1])
    )
    text = join_sentences(announcement, _("He will take {number}.", number=number))
    return after, (Speech("aviso", text, ELDER),)


def _shown_blank(deal: Deal) -> Deal:
    """Return the deal with the announced carte blanche shown and scored."""
    who = int(deal.blank[1])
    return replace(deal, recorded=(*deal.recorded, Reckoning(BLANCA, who, deal.dealt[who], 10)))


def bounds(deal: Deal, rules: TableRules) -> tuple[int, int]:
    """Return the least and the most cards that the player whose turn it is may put out."""
    if deal.who == ELDER:
        return (deal.swaps[0], deal.swaps[0]) if deal.blank[0] else (1, MOST)
    return rules.must, STOCK - deal.swaps[0]


def discard_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return every discard that is allowed."""
    low, high = bounds(deal, rules)
    held = cards.cards(deal.hands[deal.who])
    result = [
        "descarta " + " ".join(map(cards.write_card, some))
        for size in range(max(low, 1), high + 1)
        for some in combinations(held, size)
    ]
    return tuple([*result, NOTHING] if low == 0 else result)


def discard(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal with cards put out; raises ``IllegalMove`` by the rule of the exchange."""
    out = _put_out(deal, move, rules)
    who, number = deal.who, out.bit_count()
    deal = replace(
        deal,
        hands=pair(deal.hands, who, deal.hands[who] & ~out),
        discards=pair(deal.discards, who, out),
        swaps=pair(deal.swaps, who, number),
    )
    rule = ("descarte", "descarte-del-menor")[who]
    speeches = [Speech(rule, _puts_out(who, number), who)]
    if who == ELDER and number < MOST:
        text = _("“I only take {number}”.", number=_NUMBERS[number])
        speeches.append(Speech("deja", text, ELDER))
    if who == YOUNGER and number == STOCK - deal.swaps[0]:
        speeches.append(Speech("lo-que-queda", _("He takes all that is left."), YOUNGER))
    other = 1 - who
    if deal.blank[other]:
        deal = _shown_blank(deal)
    if who == YOUNGER and deal.blank[0]:
        return replace(deal, who=ELDER), tuple(speeches)
    return take(deal, rules), tuple(speeches)


def _put_out(deal: Deal, move: str, rules: TableRules) -> Hand:
    """Return the cards that a move puts out; raises ``IllegalMove``."""
    slug, who = rules["punto"].id.partition(".")[0], deal.who
    rule = f"{slug}.{('descarte', 'descarte-del-menor')[who]}"
    words = move.partition(" ")[2]
    if not move.startswith("descarta "):
        raise IllegalMove(
            _("{move!r} is not allowed now: 'descarta' and cards ({rule})", move=move, rule=rule)
        )
    try:
        out = 0 if move == NOTHING else cards.read(words)
    except BadNotation as error:
        raise IllegalMove(
            _("{error} ({rule})", error=error.message, rule=rule), error.at
        ) from error
    low, high = bounds(deal, rules)
    if not low <= out.bit_count() <= high or (not out and move != NOTHING):
        raise IllegalMove(
            _n(
                "{count} card discarded; {low} to {high} are allowed ({rule})",
                "{count} cards discarded; {low} to {high} are allowed ({rule})",
                out.bit_count(),
                low=low,
                high=high,
                rule=rule,
            ),
            0,
        )
    if strange := out & ~deal.hands[who]:
        token = cards.write_card(cards.cards(strange)[0])
        raise IllegalMove(
            _("{card!r} is not in the hand ({rule})", card=token, rule=rule), move.find(token)
        )
    if out and cards.write(out) != words:
        raise IllegalMove(
            _(
                "{words!r} is written {right!r} ({rule})",
                words=words,
                right=cards.write(out),
                rule=rule,
            ),
            0,
        )
    return out


def _puts_out(who: int, number: int) -> Message:
    """Return the words of a player putting out so many cards."""
    if not number:
        return _("The younger discards no cards.")
    count = _NUMBERS[number]
    if who == YOUNGER:
        return _n(
            "The younger discards one card.",
            "The younger discards {number} cards.",
            number,
            number=count,
        )
    return _n(
        "The elder discards one card.", "The elder discards {number} cards.", number, number=count
    )


_DEALT = {2: _("Twelve cards each by twos."), 3: _("Twelve cards each by threes.")}
_ANNOUNCED = (
    _("The elder: “Discard for carte blanche”."),
    _("The younger: “Discard for carte blanche”."),
)
_NUMBERS = dict(
    enumerate((_("one"), _("two"), _("three"), _("four"), _("five"), _("six"), _("seven")), 1)
)

PACKETS = {"a dos": 2, "a tres": 3}
_BY = {"a dos": _("{seat} deals by twos."), "a tres": _("{seat} deals by threes.")}


class Cutting:
    """The choice of the dealer; ``low``: the lower card deals, by twos, without a choice."""

    def __init__(self, rules: Mapping[str, Rule], *, low: bool = False) -> None:
        self.rules = rules
        self.low = low

    def turn(self, cut: Cut) -> int | Turn:
        """Return chance while cards are cut, else the seat that chooses."""
        if len(cut.cards) < 2:
            return Turn.CHANCE
        return winner(cut) if cut.dealer < 0 else cut.dealer

    def cards(self, cut: Cut) -> Hand:
        """Return the cards that may still be cut."""
        if len(cut.cards) == 2:
            raise IllegalMove(_("both have cut: now a player chooses"))
        return PACK & ~pack.gather(cut.cards)

    def options(self, cut: Cut) -> tuple[str, ...]:
        """Return the moves of the seat that chooses."""
        return ("cede", "reparte") if cut.dealer < 0 else tuple(PACKETS)

    def play(self, cut: Cut, move: str) -> tuple[Cut, tuple[Event, ...]]:
        """Return the result of a card cut or a choice; raises ``IllegalMove``."""
        if len(cut.cards) == 2:
            return self._chosen(cut, move)
        if move not in map(pack.write_card, pack.cards(self.cards(cut))):
            rule = self.rules["corte"].id
            raise IllegalMove(_("{move!r} cannot be cut here ({rule})", move=move, rule=rule), 0)
        card = pack.read_card(move)
        seat = len(cut.cards)
        text = _("{seat} cuts the {card}.", seat=SEATS[seat], card=pack.say(card))
        events = (Event(self.rules["corte"], text, seat),)
        after = Cut((*cut.cards, card))
        if seat == 0:
            return after, events
        if pack.rank(cut.cards[0]) == pack.rank(card):
            text = _("Equal cards: they cut again.")
            return UNCUT, (*events, Event(self.rules["corte"], text))
        if self.low:
            return after._replace(dealer=1 - winner(after), packet=2), events
        return after, events

    def _chosen(self, cut: Cut, move: str) -> tuple[Cut, tuple[Event, ...]]:
        if move not in self.options(cut):
            raise IllegalMove(
                _(
                    "{move!r} is not allowed now: {moves} ({rule})",
                    move=move,
                    moves=either(map(repr, self.options(cut))),
                    rule=self.rules["corte"].id,
                ),
                0,
            )
        if cut.dealer >= 0:
            text = _BY[move].with_fields(seat=SEATS[cut.dealer])
            event = Event(self.rules["reparto"], text, cut.dealer)
            return cut._replace(packet=PACKETS[move]), (event,)
        dealer = winner(cut) if move == "reparte" else 1 - winner(cut)
        event = Event(self.rules["corte"], _("{seat} must deal.", seat=SEATS[dealer]), dealer)
        return cut._replace(dealer=dealer), (event,)


def winner(cut: Cut) -> int:
    """Return who has cut the higher card; the ace is highest."""
    return int(pack.rank(cut.cards[1]) > pack.rank(cut.cards[0]))
