"""Laws that no move can bring about, because the program deals the cards and counts.

They are rules like the others, each with its law. A stated one says what the law says, and the
program always keeps it; a supplied one says how the program prevents what the law punishes.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.source import Kind, Standing

STATED, IMPLIED, SUPPLIED = Standing.STATED, Standing.IMPLIED, Standing.SUPPLIED

# name: (law, kind, standing, what the rule says)
OFF_THE_BOARD: Mapping[str, tuple[str, Kind, Standing, str]] = {
    "baraja": ("4", "manner", STATED, "The dealer picks the pack."),
    "un-monton": ("9", "board", STATED, "The stock lies face down in one packet."),
    "bien-dado": (
        "11",
        "manner",
        SUPPLIED,
        (
            "The table deals: each has his number of cards, and none is exposed: what "
            "Laws 10 to 15 and 38 to 43 provide for cannot happen."
        ),
    ),
    "firme": (
        "24",
        "ban",
        STATED,
        "Once a card of the stock is taken up the discard cannot be altered.",
    ),
    "sin-mezcla": (
        "25",
        "manner",
        SUPPLIED,
        (
            "The table gives from the stock: nobody takes back a card discarded, or takes or mixes "
            "what is not his, as Laws 25 to 31, 33 and 35 punish."
        ),
    ),
    "ver-descarte": (
        "45",
        "manner",
        STATED,
        "A player who has discarded may look at them again whenever he likes.",
    ),
    "sin-perdon": (
        "44",
        "manner",
        SUPPLIED,
        "The law lets the adversary waive a penalty; the table always exacts it.",
    ),
    "en-orden": (
        "47",
        "manner",
        SUPPLIED,
        (
            "The law leaves the order of calls after the point free; the table keeps point, "
            "sequence, quatorze or trio, which changes no score."
        ),
    ),
    "nombre-errado": (
        "53",
        "manner",
        SUPPLIED,
        "The law lets a misnomer pass; the table names each call by its cards, so there is none.",
    ),
    "doce": (
        "58",
        "men",
        SUPPLIED,
        "Both play with twelve cards: what Laws 57 and 58 provide for more or less cannot be.",
    ),
    "blanca-queda": (
        "18",
        "score",
        IMPLIED,
        (
            "A carte blanche scores before any card is taken in: a player who then counts "
            "nothing keeps it (Case XXI)."
        ),
    ),
    "chouette": (
        "",
        "manner",
        STATED,
        (
            "Three play à la chouette, one against two; points of a partie count to the next ten, "
            "five or less being dropped."
        ),
    ),
}
