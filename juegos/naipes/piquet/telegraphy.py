"""The telegraphy of cards: signs of eye and mouth by which a cheat signalled cards to a partner.

The list is Robert-Houdin's as Steinmetz quotes it in 1870: eight signs for the rank and four for
the suit. We have not seen it whole; a sign that we have not read is empty.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.game import choose
from juegos.core.message import Message, _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples

BOOK, SEED = "steinmetz1870", "ste1870:4"

# rank or suit: (what the cheat does, where we read it), both empty where we have not read it
RANKS: Mapping[Message, tuple[str, str]] = {
    _("ace"): (_("looks to the opposite side"), BOOK),
    _("king"): (_("looks at his confederate"), BOOK),
    _("queen"): (_("looks at the adversary’s play"), BOOK),
    _("knave"): (_("looks at the stake"), BOOK),
    **dict.fromkeys((_("ten"), _("nine"), _("eight"), _("seven")), ("", "")),
}
SUITS: Mapping[Message, tuple[str, str]] = {
    _("hearts"): (_("keeps his mouth a little open"), SEED),
    **dict.fromkeys((_("diamonds"), _("clubs"), _("spades")), ("", "")),
}


def senas(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the twelve signs, including the unknown ones."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = [
        [kind, of, does or _("unknown"), where or _("not seen")]
        for kind, signs in ((_("rank"), RANKS), (_("suit"), SUITS))
        for of, (does, where) in signs.items()
    ]
    return Table(
        "naipes.senas",
        _("The telegraphy of cards: what the cheat does"),
        (_("tells"), _("of"), _("he"), _("read in")),
        as_tuples(rows),
        _("signs"),
        (Locus(BOOK), Locus.parse(SEED)),
        (),
    )


def known() -> tuple[int, int]:
    """Return the number of cards both of whose signs are known, and the number of cards."""
    whole = len(RANKS) * len(SUITS)
    ranks = sum(bool(does) for does, _ in RANKS.values())
    return ranks * sum(bool(does) for does, _ in SUITS.values()), whole
