"""Which card to play: each that may be played tried over imagined hands of the other."""

from __future__ import annotations

from random import Random

from juegos.material import naipes
from juegos.material.naipes import PACK, Card
from juegos.naipes.piquet.lecturas import Opciones
from juegos.naipes.piquet.rivales import ensayo
from juegos.naipes.piquet.rivales.ensayo import Table
from juegos.naipes.piquet.rivales.exacto import Exact, Spent, choices
from juegos.naipes.piquet.rivales.juicio import Judged, judged
from juegos.naipes.piquet.rivales.muestra import other_hand
from juegos.naipes.piquet.rivales.porvenir import EVERY, expected
from juegos.naipes.piquet.rivales.tanteo import Scoring
from juegos.naipes.piquet.vista import View

HANDS, EXACT, POSITIONS = 50, 5, 2000


def judge_cards(view: View, rng: Random, rules: Opciones) -> dict[str, Judged]:
    """Return what the cards that may be played are worth, over imagined hands of the other."""
    scoring = Scoring(rules)
    played = naipes.gather(view.plays)
    unseen = PACK & ~(view.elsewhere | played | view.hand)
    options = choices(expected(view, view.hand, unseen, EVERY, scoring).table, scoring)
    gains: dict[Card, list[int]] = {card: [] for card in options}
    for _ in range(HANDS if len(options) > 1 else 1):
        table = expected(view, view.hand, other_hand(view, rng), EVERY, scoring).table
        few = table.hands[view.me].bit_count() <= EXACT
        ahead = Exact(scoring, POSITIONS) if few else None
        for card in options:
            gains[card].append(_after_card(table, card, scoring, ahead) * (1 - 2 * view.me))
    return {naipes.write_card(card): judged(gains[card]) for card in options}


def _after_card(table: Table, card: Card, scoring: Scoring, ahead: Exact | None) -> int:
    after, gain = ensayo.played(table, card, scoring)
    if ahead is not None:
        try:
            return gain + ahead.value(after)
        except Spent:
            pass
    return gain + ensayo.trial(after, scoring)
