"""The rules of piquet by name, each with its law of Cavendish, and its disputed points.

Our text of the laws has no pages, so a locus is the number of the law. A rule without a law comes
from the *Description of the game*: its locus is the book alone. Some laws concern moves that cannot
occur, because the program deals the cards and counts: a stated one says what the law says, and the
program always keeps it; a supplied one says how the program prevents what it punishes.

``TableRules`` is what the readings in force make of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from juegos.core.game import choose
from juegos.core.message import as_message
from juegos.core.source import Kind, Locus, Rule, Standing, crux, stated

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


CAVENDISH = "cavendish"
SEED = "s004"

# The number of the law ("" for the Description of the game), the kind of rule, what it says.
Law = tuple[str, Kind, str]
LAWS: Mapping[str, Law] = {
    "corte": ("4", "move", "The higher cut has the choice of deal; the ace is highest."),
    "reparto": (
        "9",
        "move",
        "Twelve cards each, by twos or by threes, the same throughout; eight are the stock.",
    ),
    "turno": (
        "16",
        "move",
        "The players deal alternately; the one who does not deal is the elder hand.",
    ),
    "carta-blanca": (
        "61",
        "score",
        "A hand dealt without king, queen or knave, if shown, scores ten before all else.",
    ),
    "aviso": (
        "20",
        "move",
        "A carte blanche is announced at once, and shown once the other has discarded.",
    ),
    "descarte": ("21", "move", "The elder hand exchanges one to five cards."),
    "descarte-del-menor": ("22", "move", "The younger hand exchanges at least one card."),
    "lo-que-queda": ("34", "move", "Every card that is left may go to the younger hand."),
    "talon": ("23", "move", "Cards come off the stock as they lie, the uppermost first."),
    "deja": (
        "32",
        "move",
        "The elder hand says how many cards he takes, if they are fewer than five.",
    ),
    "mira": ("33", "move", "The elder hand may look at the cards that he leaves."),
    "resto": (
        "36",
        "move",
        "The younger hand may see the cards he leaves, once the elder has led; then both see them.",
    ),
    "llamada": (
        "46",
        "move",
        "The elder hand calls first: point, sequence, then quatorze or trio.",
    ),
    "pregunta": (
        "46",
        "move",
        "A player who asks what a point makes holds as many cards, and cannot count more.",
    ),
    "respuesta": (
        "",
        "move",
        "A call is good, equal or not good; only a player who holds better says not good.",
    ),
    "calla": ("", "move", "Nobody need call what he holds, and one may call less than he holds."),
    "punto": ("62", "score", "The greater point counts: one for each card."),
    "secuencia": (
        "63",
        "score",
        "The longer sequence counts, or the higher of equals, and any others that its holder has.",
    ),
    "grupo": (
        "64",
        "score",
        "The higher quatorze counts, else the higher trio, and any others its holder has.",
    ),
    "igual": (
        "",
        "score",
        "Equal points or sequences score nothing, and save no pique or repique.",
    ),
    "contra-las-cartas": (
        "49",
        "score",
        "Where the call was good against the cards, a better one may still be counted.",
    ),
    "corrige": (
        "50",
        "move",
        "The elder hand may correct a call smaller than he holds before it is replied to.",
    ),
    "corrige-respuesta": (
        "51",
        "move",
        (
            "A younger hand who allowed a call although he holds better may say so before the "
            "elder goes on."
        ),
    ),
    "retira": (
        "52",
        "move",
        (
            "A call of what a player does not hold may be taken back until the younger plays "
            "to the first trick."
        ),
    ),
    "recoge": (
        "52",
        "move",
        "If the younger takes back a claim, the elder may lead another card for the one he led.",
    ),
    "omitido": (
        "56",
        "score",
        "What was left out may be counted until the younger plays to the first trick.",
    ),
    "implicito": (
        "",
        "ban",
        "Cards called are as good as shown: the sequence or trio that they make bars the other.",
    ),
    "falsa": (
        "54",
        "score",
        "A player who calls what he has discarded, and lets it stand, counts nothing in that deal.",
    ),
    "cuenta-del-menor": (
        "",
        "score",
        "The younger hand counts what he has good when the elder has led, before he plays.",
    ),
    "asistir": (
        "59",
        "move",
        "The second player follows suit if he can; he need not win the trick.",
    ),
    "salida": ("65", "score", "A card led counts one."),
    "baza": ("65", "score", "Winning a trick that the other led counts one."),
    "ultima": ("65", "score", "The last trick counts one more."),
    "cartas": ("66", "score", "More than six tricks count ten for the cards; six each, nothing."),
    "capote": ("66", "score", "All twelve tricks count forty in place of ten."),
    "orden": (
        "67",
        "manner",
        "Carte blanche, point, sequences, quatorzes and trios, play and cards count in this order.",
    ),
    "repique": (
        "68",
        "score",
        "Thirty in hand before anything the adversary can count adds sixty.",
    ),
    "pique": (
        "69",
        "score",
        "Thirty of the elder in hand and play, the adversary having nothing, adds thirty.",
    ),
    "partida": ("71", "end", "A partie is six deals; the higher total wins."),
    "empate": (
        "71",
        "end",
        "A tie is played off by one more deal by each; if it is tied again, nobody wins.",
    ),
    "ganancia": ("72", "score", "The winner gains the difference of the totals and a hundred."),
    "rubicon": (
        "73",
        "score",
        "From a loser who has less than a hundred he gains the sum and a hundred.",
    ),
}


def rules(slug: str, laws: Mapping[str, Law] = LAWS) -> dict[str, Rule]:
    """Return the rules of a game; their names here are their ids without the game’s slug.

    After the given laws come the rules that no move applies (``rules_off_the_board``).
    """
    by_name = {
        name: Rule(
            f"{slug}.{name}", Locus(CAVENDISH, law), "", Standing.STATED, as_message(says), kind
        )
        for name, (law, kind, says) in laws.items()
    }
    for name, (law, kind, standing, says) in OFF_THE_BOARD.items():
        sense = as_message(says)
        by_name[name] = Rule(f"{slug}.{name}", Locus(CAVENDISH, law), "", standing, sense, kind)
    return by_name


CARTAS = crux(
    "piquet.cartas-al-pique",
    "cavendish:69",
    "Do the ten for the cards count toward a pique?",
    ("no", "no: the cards are counted after the play", "cavendish"),
    ("si", "yes, if the elder wins seven tricks before the younger wins any", SEED),
)
TRES = crux(
    "piquet.punto-de-tres",
    "cavendish:62",
    "Does a point of three cards count?",
    ("si", "yes: the largest point, whatever its number", "cavendish"),
    ("no", "no: a point has at least four cards", SEED),
)
ROJA = crux(
    "piquet.carta-roja",
    SEED,
    "Does a hand all of whose cards are in good combinations score twenty?",
    ("no", "no: there is no carte rouge", "cavendish"),
    ("si", "yes, as soon as it comes about, towards a repique too", SEED),
    ("sin-repique-del-menor", "yes, but the younger’s twenty make no repique", SEED),
)
PARTIDA = crux(
    "piquet.partida",
    "cavendish:71",
    "How many deals make a partie?",
    ("seis", "six", "cavendish"),
    ("cuatro", "four, the first and the last counting double, by agreement", "cavendish"),
)
DESCARTE = crux(
    "piquet.descarte-del-menor",
    "cavendish:22",
    "Must the younger hand exchange a card?",
    ("obligado", "yes, at least one", "cavendish"),
    ("libre", "no, as at piquet au cent", "cavendish"),
)
CRUCES = (CARTAS, TRES, ROJA, PARTIDA, DESCARTE)
CARTA_ROJA = stated(
    "piquet.carta-roja",
    SEED,
    "",
    "Twenty for a hand all of whose cards are in good combinations (reading carta-roja).",
    kind="score",
)


@dataclass(frozen=True, slots=True)
class TableRules:
    """The rules under the readings in force.

    A point needs at least ``least`` cards. ``cards_to_pique``: the ten for the cards count toward a
    pique. ``rouge`` is the reading of carte rouge. The younger exchanges at least ``must`` cards.
    ``full``: a call names its value at once, is binding, and is shown before the first lead.
    ``fours``: a point whose value ends in four scores one less. ``low``: nines, eights and sevens
    count in play.
    """

    rules: Mapping[str, Rule]
    least: int = 3
    cards_to_pique: bool = False
    rouge: str = "no"
    must: int = 1
    full: bool = False
    fours: bool = False
    low: bool = True

    def __getitem__(self, name: str) -> Rule:
        return self.rules[name]


def readings_of_piquet(given: Mapping[str, str]) -> dict[str, str]:
    """Return the reading in force for every crux; raises ``UnknownName``."""
    return choose("piquet", CRUCES, given)


RULES: Mapping[str, Rule] = {**rules("piquet"), "carta-roja": CARTA_ROJA}


def table_rules(readings: Mapping[str, str]) -> TableRules:
    """Return the rules of piquet under these readings, one for each crux."""
    return TableRules(
        RULES,
        least=3 if readings["punto-de-tres"] == "si" else 4,
        cards_to_pique=readings["cartas-al-pique"] == "si",
        rouge=readings["carta-roja"],
        must=1 if readings["descarte-del-menor"] == "obligado" else 0,
    )
