"""The doors of piquet in plain JSON: the score of hands, a partie, the count, and a teacher.

The teacher tells what a hand may declare, which discards are best, and why: what a discard keeps,
with the exact chance of drawing more to it, and what it gives up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from juegos.core.errors import BadNotation, BadRequest, IllegalMove
from juegos.core.game import Turn
from juegos.core.message import Message, _, _n
from juegos.material import cards as pack
from juegos.material.cards import Card, Hand
from juegos.naipes.piquet import chances, play
from juegos.naipes.piquet.au_cent import AU_CENT
from juegos.naipes.piquet.combinations import (
    GRUPO,
    KINDS,
    PUNTO,
    SECUENCIA,
    SEQUENCES,
    best,
    name,
    say,
    scores,
    strength,
    whole,
)
from juegos.naipes.piquet.game import PIQUET, Piquet
from juegos.naipes.piquet.players import Estimate, candidates, judge_discards, put_out
from juegos.naipes.piquet.rules import TableRules, readings_of_piquet, table_rules
from juegos.naipes.piquet.score import (
    BLANCA,
    ORDER,
    DealCount,
    Line,
    Trick,
    carte_blanche,
    declared_points,
    may_play,
    settle,
)
from juegos.naipes.piquet.score import count as count_deal
from juegos.naipes.piquet.state import Heard, Sight, counted

SIDES = ("elder", "younger")
VARIANTS = {variant.slug: variant for variant in (PIQUET, AU_CENT)}
PLAYED = 24
Word = tuple[str, int]


def hands_written(request: Mapping[str, Any], rules: TableRules) -> tuple[Hand, Hand]:
    """Return the two hands of a request.

    Raises:
        BadRequest: one of them is no text.
        BadNotation: a word is no card, or a card stands twice.
        IllegalMove: a hand has not twelve cards.
    """
    rule = rules["reparto"].id
    elder, younger = (_hand(request, side, rule) for side in SIDES)
    for number, (word, at) in enumerate(_words(request["younger"]), 1):
        if elder >> pack.read_card(word) & 1:
            raise BadNotation(
                _(
                    "younger: card {number}, {card!r}, is in both hands; there is one in the pack "
                    "({rule})",
                    number=number,
                    card=word,
                    rule=rule,
                ),
                at,
            )
    return elder, younger


def _words(text: str) -> Iterator[Word]:
    """Yield the words of a text, each with its place."""
    at = 0
    for word in text.split(" "):
        if word:
            yield word, at
        at += len(word) + 1


def _hand(request: Mapping[str, Any], side: str, rule: str) -> Hand:
    text = request.get(side)
    if not isinstance(text, str):
        raise BadRequest(_NEEDED[side])
    try:
        hand = pack.read(text)
    except BadNotation as error:
        number = 1 + sum(at < (error.at or 0) for _, at in _words(text))
        message = _CARD_OF[side].with_fields(number=number, error=error.message, rule=rule)
        raise BadNotation(message, error.at) from error
    if hand.bit_count() != 12:
        raise IllegalMove(_not_twelve(side, hand.bit_count(), rule), 0)
    return hand


_NEEDED = {
    "elder": _("needed: the elder hand, a text of twelve cards like 'AS TH 7C'"),
    "younger": _("needed: the younger hand, a text of twelve cards like 'AS TH 7C'"),
}
_CARD_OF = {
    "elder": _("elder: card {number}: {error} ({rule})"),
    "younger": _("younger: card {number}: {error} ({rule})"),
}


def _not_twelve(side: str, number: int, rule: str) -> Message:
    """Return the error of a hand with so many cards instead of twelve."""
    if side == SIDES[0]:
        return _n(
            "elder: {count} card; a hand has twelve ({rule})",
            "elder: {count} cards; a hand has twelve ({rule})",
            number,
            rule=rule,
        )
    return _n(
        "younger: {count} card; a hand has twelve ({rule})",
        "younger: {count} cards; a hand has twelve ({rule})",
        number,
        rule=rule,
    )


def tricks_written(given: Any, both: tuple[Hand, Hand], rules: TableRules) -> tuple[Trick, ...]:
    """Return the tricks: a text of the cards as they were played, or pairs, the card led first.

    Raises:
        BadRequest: they are neither, or there are too many, or one has no answer.
        BadNotation: a word is no card.
        IllegalMove: a card is not in the hand, or does not follow suit.
    """
    rule = rules["asistir"].id
    words = list(_words(given)) if isinstance(given, str) else _pairs(given)
    if len(words) > PLAYED or len(words) % 2:
        raise BadRequest(
            _n(
                "{count} card is played; a deal has {most} at most, two to each trick ({rule})",
                "{count} cards are played; a deal has {most} at most, two to each trick ({rule})",
                len(words),
                most=PLAYED,
                rule=rule,
            )
        )
    held, leader = list(both), 0
    tricks: list[Trick] = []
    led: Card | None = None
    for number, (word, at) in enumerate(words, 1):
        who = leader if led is None else 1 - leader
        try:
            card = _card(word, held[who], led, who)
        except (BadNotation, IllegalMove) as error:
            message = _(
                "card {number} (trick {trick}): {error} ({rule})",
                number=number,
                trick=(number + 1) // 2,
                error=error.message,
                rule=rule,
            )
            raise type(error)(message, at) from error
        held[who] &= ~(1 << card)
        if led is None:
            led = card
        else:
            tricks.append(Trick(leader, led, card))
            leader, led = tricks[-1].winner, None
    return tuple(tricks)


def _pairs(given: Any) -> list[Word]:
    if not isinstance(given, Sequence):
        raise BadRequest(_LIKE)
    pairs: list[Word] = []
    for number, pair in enumerate(given, 1):
        words = isinstance(pair, Sequence) and not isinstance(pair, str)
        if not words or len(pair) != 2 or not all(isinstance(card, str) for card in pair):
            raise BadRequest(
                _("trick {number} is not a pair of cards; {like}", number=number, like=_LIKE)
            )
        pairs += [(card, len(pairs) + place) for place, card in enumerate(pair)]
    return pairs


_LIKE = _("tricks are a text of cards like 'AH TH', or a list of pairs like ['AH', 'TH']")


def _card(text: str, held: Hand, led: Card | None, who: int) -> Card:
    card = pack.read_card(text)
    if not held >> card & 1:
        raise IllegalMove(_NOT_HELD[who].with_fields(card=text))
    if led is not None and not may_play(held, led) >> card & 1:
        suit = pack.SUIT_NAMES[led >> 3]
        raise IllegalMove(_("{card!r} does not follow suit: {suit} were led", card=text, suit=suit))
    return card


_NOT_HELD = (
    _("{card!r} is not in the hand of the elder, or has been played"),
    _("{card!r} is not in the hand of the younger, or has been played"),
)


Reply = dict[str, Any]
NAMES = {BLANCA: "carte_blanche", "punto": "point", "secuencia": "sequence", "grupo": "sets"}


def score(request: Mapping[str, Any]) -> Reply:
    """Return the score of two hands: declarations, and with ``tricks`` the whole deal.

    Raises:
        BadRequest: a field is missing or of the wrong kind.
        BadNotation: a word is no card, or a card occurs twice; ``at`` is its place.
        IllegalMove: a hand has not twelve cards, or a trick breaks a rule, which is named.
        UnknownName: there is no such reading.
    """
    rules = table_rules(readings_of_piquet(readings_in(request)))
    hands = hands_written(request, rules)
    played = tricks_written(request["tricks"], hands, rules) if "tricks" in request else ()
    count = count_deal(declared_points(hands, rules, blank=hands), played, rules, hands)
    return {
        "slug": "piquet",
        "declarations": _declarations(count),
        "repique": list(count.repique),
        "pique": list(count.pique),
        "running": [list(pair) for pair in count.running] or [list(count.total)],
        "tricks_won": list(count.tricks),
        "total": list(count.total),
        "events": count_lines(count.lines, rules),
    }


def partie(request: Mapping[str, Any]) -> Reply:
    """Return the result of the totals of a finished partie: winner, points, rubicon.

    Raises:
        BadRequest: ``totals`` is not a pair of whole numbers from zero to under a thousand million.
    """
    totals = request.get("totals")
    if (
        not isinstance(totals, Sequence)
        or isinstance(totals, str)
        or len(totals) != 2
        or not all(type(total) is int and 0 <= total < 10**9 for total in totals)
    ):
        raise BadRequest(
            _("the request needs 'totals', two whole numbers like [105, 101], of up to nine digits")
        )
    end = settle((totals[0], totals[1]))
    return {
        "slug": "piquet",
        "totals": list(totals),
        "winner": end.winner,
        "points": end.points,
        "rubicon": end.rubicon,
    }


def readings_in(request: Mapping[str, Any]) -> dict[str, str]:
    """Return the readings of a request; raises ``BadRequest`` if they are no object."""
    value = request.get("readings", {})
    if not isinstance(value, Mapping) or not all(isinstance(v, str) for v in value.values()):
        raise BadRequest(_('\'readings\' is an object like {"cartas-al-pique": "si"}'))
    return {str(name): key for name, key in value.items()}


def _declarations(deal_count: DealCount) -> dict[str, list[int]]:
    sums = {kind: [0, 0] for kind in (*ORDER, "carta-roja")}
    for line in deal_count.lines:
        if line.rule in sums:
            sums[line.rule][line.who] += line.points
    named = {name: sums[kind] for kind, name in NAMES.items()}
    return {**named, "carte_rouge": sums["carta-roja"]} if any(sums["carta-roja"]) else named


def count(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the count of the deal of a state so far, or after one ``move`` more.

    Both players have heard everything that is counted, so nothing hidden is revealed.

    Raises:
        BadRequest: a field is missing or of the wrong kind.
        BadNotation: the state is malformed.
        IllegalMove: the move breaks a rule, which is named.
        UnknownName: there is no such reading.
    """
    slug, state, move = request.get("slug"), request.get("state"), request.get("move")
    if not isinstance(slug, str) or not isinstance(state, str):
        raise BadRequest(_("the request needs texts 'slug' and 'state'"))
    if move is not None and not isinstance(move, str):
        raise BadRequest(_("'move' is a text"))
    game = Piquet(readings_in(request), VARIANTS[slug])
    at = game.read(state)
    deal = at.deal
    if deal is not None and move is not None and not isinstance(game.turn(at), Turn):
        deal, _events = play.after(deal, game.read_move(at, move), game.table_rules)
    lines = [] if deal is None else counted(deal, game.table_rules).lines
    return {
        "slug": slug,
        "lines": count_lines(lines, game.table_rules),
        "over": deal is not None and len(deal.plays) == 24,
    }


def count_lines(lines: Sequence[Line], rules: TableRules) -> list[dict[str, Any]]:
    """Return the lines of a count as JSON, each with the totals up to it, elder first."""
    totals, rows = [0, 0], []
    for line in lines:
        totals[line.who] += line.points
        rule = rules[line.rule]
        rows.append(
            {
                "rule": rule.id,
                "law": str(rule.locus),
                "text": line.text,
                "seat": line.who,
                "amount": line.points,
                "totals": list(totals),
            }
        )
    return rows


def teach(request: Mapping[str, Any]) -> Reply:
    """Return the declarations and discards of a dealt hand, with gains and reasons.

    Gains are sampled, with seed, size and standard error; the chances in the reasons are exact.

    Raises:
        BadRequest: a field is missing or of the wrong kind.
        BadNotation: a word of the hand is no card, or a card stands twice.
        IllegalMove: the hand has not twelve cards.
        UnknownName: there is no such reading.
    """
    rules = table_rules(readings_of_piquet(readings_in(request)))
    side, takes, seed = request.get("side", SIDES[0]), request.get("takes", 5), _seed(request)
    if type(takes) is not int or not 1 <= takes <= 5 or type(seed) is not int:
        raise BadRequest(_("'takes' is a whole number from 1 to 5, and 'seed' a whole number"))
    text = _dealt(seed) if request.get("deal") is True else request.get("hand")
    if not isinstance(text, str) or side not in SIDES:
        raise BadRequest(_("the request needs a text 'hand', and 'side' elder or younger"))
    hand = pack.read(text)
    if hand.bit_count() != 12:
        raise IllegalMove(
            _n(
                "{count} card; a hand has twelve ({rule})",
                "{count} cards; a hand has twelve ({rule})",
                hand.bit_count(),
                rule=rules["reparto"].id,
            ),
            0,
        )
    view = before_discard(hand, SIDES.index(side), takes)
    choices = exchange(view, Random(seed), rules)
    return {
        "slug": "piquet",
        "hand": pack.write(hand),
        "side": side,
        "declarations": [plain_declaration(one) for one in declarations(hand, rules, dealt=True)],
        "against": list(against(hand, rules)),
        "discards": [_choice(choice) for choice in choices],
        "seed": seed,
    }


def _seed(request: Mapping[str, Any]) -> Any:
    """Return the seed of a request; of a deal without one, a new seed."""
    if request.get("deal") is True and request.get("seed") is None:
        return Random().getrandbits(32)
    return request.get("seed", 0)


def _dealt(seed: Any) -> str:
    """Return twelve cards of the pack."""
    cards = Random(f"deal {seed}").sample(pack.cards(pack.PACK), 12)
    return pack.write(pack.gather(tuple(cards)))


def before_discard(hand: Hand, who: int, takes: int) -> Sight:
    """Return the view of a player about to discard, where no carte blanche was announced.

    ``who`` is 0 for the elder and 1 for the younger; ``takes`` is how many cards the elder took.
    """
    return Sight(
        me=who,
        phase="discard",
        kind=-1,
        hand=hand,
        dealt=hand,
        discard=0,
        swaps=(takes, -1) if who else (-1, -1),
        left=(),
        rest=(),
        blank=(False, False),
        heard=(Heard(), Heard(), Heard()),
        recorded=(),
        plays=(),
    )


def plain_declaration(one: Declarable) -> Reply:
    """Return a declaration as JSON; chances are texts, with decimals beside them."""
    return {
        "kind": one.kind,
        "cards": pack.write(one.cards),
        "name": one.name,
        "points": one.points,
        "chances": None if one.standing is None else list(map(str, one.standing)),
        "decimals": None if one.standing is None else list(map(float, one.standing)),
    }


def _choice(choice: Choice) -> Reply:
    """Return a discard as JSON."""
    return {
        "out": pack.write(choice.out),
        "gain": choice.judged.mean,
        "error": choice.judged.error,
        "samples": choice.judged.samples,
        "reasons": list(choice.reasons),
    }


class Declarable(NamedTuple):
    """A possible declaration: its kind, cards and name, and its score if good.

    ``standing`` are the chances that the best of its kind in the hand is good, against any twelve
    of the unseen cards; a carte blanche has none.
    """

    kind: str
    cards: Hand
    name: Message
    points: int
    standing: chances.HowGood | None


class Choice(NamedTuple):
    """A discard: the cards put out, its value over samples, and the reason in words."""

    out: Hand
    judged: Estimate
    reasons: tuple[Message, ...]


def declarations(
    hand: Hand, rules: TableRules, out: Hand = 0, *, dealt: bool = False
) -> tuple[Declarable, ...]:
    """Return all possible declarations of twelve cards, in the order of counting.

    ``out`` are cards that were put out. ``dealt``: the hand is as it was dealt, so that it may be a
    carte blanche.
    """
    declarables = []
    if dealt and carte_blanche(hand):
        declarables.append(Declarable(BLANCA, hand, _("carte blanche"), 10, None))
    for kind in KINDS:
        held = whole(kind, hand, rules.least)
        held = held[:1] if kind == PUNTO else held
        for mask in held:
            stands = chances.of_hand(kind, hand, out, rules.least)
            points = scores(kind, mask, rules.fours)
            declarables.append(Declarable(kind, mask, say(kind, mask), points, stands))
    return tuple(declarables)


def exchange(view: Sight, rng: Random, rules: TableRules) -> tuple[Choice, ...]:
    """Return the sensible discards, the best first, each with its gain and reasons.

    The gain is the margin over the other in the deal. It is sampled, with its standard error and
    the number of samples.
    """
    outs = candidates(view, rules)
    estimates = judge_discards(view, outs, rng, rules)
    choices = [Choice(out, estimates[put_out(out)], reasons(view.hand, out)) for out in outs]
    return tuple(sorted(choices, key=lambda c: (-c.judged.samples, -c.judged.mean, c.out)))


def reasons(hand: Hand, out: Hand) -> tuple[Message, ...]:
    """Return the reasons for a discard: what it keeps, with exact chances, what it gives up."""
    kept_hand, drawn = hand & ~out, out.bit_count()
    sentences = []
    point = best(PUNTO, kept_hand)
    if point:
        sentences.append(_("keeps {point}", point=say(PUNTO, point)))
    sentences += [
        _keeps_sequence(run, beside(run) & ~hand, drawn) for run in whole(SECUENCIA, kept_hand)
    ]
    for rank in range(pack.TEN, 8):
        alike = kept_hand & pack.of_rank(rank)
        if alike.bit_count() >= 3:
            sentences.append(_keeps_set(alike, pack.of_rank(rank) & ~hand, drawn))
    sentences += [
        _("gives up the {sequence}", sequence=name(SECUENCIA, strength(SECUENCIA, run)))
        for run in whole(SECUENCIA, out)
    ]
    sentences += [
        _("gives up the {cards}", cards=say(GRUPO, alike))
        for alike in whole(GRUPO, hand)
        if alike & out
    ]
    return tuple(sentences)


def beside(run: Hand) -> Hand:
    """Return the cards that would lengthen a sequence at either end."""
    suit = 255 << (run.bit_length() - 1 & 24)
    return (run << 1 | run >> 1) & suit & ~run


def _keeps_sequence(run: Hand, wanted: Hand, drawn: int) -> Message:
    """Return a sentence on a kept sequence, with the chance to draw a card that lengthens it."""
    text = say(SECUENCIA, run)
    if not (wanted and drawn):
        return _("keeps the {sequence}", sequence=text)
    return _(
        "keeps the {sequence}: {chance} for the {longer}",
        sequence=text,
        chance=odds(chances.draws(wanted.bit_count(), 1, drawn)),
        longer=SEQUENCES[run.bit_count() + 1],
    )


def _keeps_set(alike: Hand, wanted: Hand, drawn: int) -> Message:
    """Return a sentence on a kept trio or quatorze, with the chance to draw the fourth card."""
    text = say(GRUPO, alike)
    if not (wanted and drawn):
        return _("keeps the {cards}", cards=text)
    chance = odds(chances.draws(wanted.bit_count(), 1, drawn))
    return _("keeps the {cards}: {chance} for the fourth", cards=text, chance=chance)


def odds(chance: Fraction) -> Message:
    """Return a chance in words: ``17 chances in 38``, ``one chance in 4``."""
    ways, of = chance.numerator, chance.denominator
    return _n("one chance in {of}", "{count} chances in {of}", ways, of=of)


def against(hand: Hand, rules: TableRules) -> tuple[Message, ...]:
    """Return the best of each kind that the cards outside a hand could make."""
    rest = pack.PACK & ~hand
    pairs = ((kind, best(kind, rest, rules.least)) for kind in KINDS)
    return tuple(say(kind, mask) for kind, mask in pairs if mask)
