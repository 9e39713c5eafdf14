"""Emperador, fols. 75v-76r: all men on one ace, and no man joins another before the middle.

Every reading has the manera: where nobody can ever move again the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import SEATS, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, implied, stated
from juegos.material import dice
from juegos.tablas import libro
from juegos.tablas.casas.board import BAR, HAND, SIDE, Board, Travel, side
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.state import BATALLA, End

SLUG = "emperador"
LEAF = libro.Leaf(SLUG, "ldj:75v")

QUINZE = stated(
    "emperador.quinze",
    "ldj:75v.a.10-14",
    "",
    "Each side has fifteen men on the ace of a quarter; the two quarters lie opposite.",
    kind="men",
)
CAMINO = stated(
    "emperador.camino",
    "ldj:75v.a.16-21",
    "",
    "Each brings his men round to the quarter in which the other’s began; the two sides go "
    "against each other.",
    kind="men",
)
TORNA = stated(
    "emperador.torna",
    "ldj:75v.b.1-5",
    "",
    "A man that is hit goes back to the quarter in which it began, and sets out again.",
    kind="capture",
)
SOLA = stated(
    "emperador.sola",
    "ldj:76r.a.1-5",
    "",
    "A man that enters may not be put on another of its own side.",
    kind="ban",
)
MITAD = stated(
    "emperador.mitad",
    "ldj:79v.b.4-7",
    "",
    "As in emperador, no man may be doubled until it has passed the middle of the board.",
    kind="ban",
)
EN_QUADRA = implied(
    "emperador.en-su-quadra",
    "ldj:76r.a.1-5",
    "",
    "Reading doblar=en-su-quadra: no man joins another of its side in the quarter where they "
    "began.",
    kind="ban",
)
MANERA = stated(
    "emperador.manera",
    "ldj:76r.a.6-9",
    "",
    "Manera: where neither can enter, both are harmed alike, and nobody wins.",
    kind="end",
)
BARATA = implied(
    "emperador.barata",
    "ldj:76r.b.3-7",
    "",
    "Barata: a player who has twelve men set up, so that the other cannot get out, and hits four "
    "of the other’s men or more, wins.",
    kind="end",
)
DADOS = implied(
    "emperador.dados",
    "ldj:76r.b.11-15",
    "",
    "Three dice are thrown: medio emperador is half of it also for having two.",
    kind="move",
)
BATALLA_ = LEAF.batalla("a.15-16")
GANA = LEAF.gana("b.7-9")
VACIA = stated(
    "emperador.vacia",
    "ldj:72v.a.14-18",
    "",
    "Barata: a player who has men to enter, and finds all casas of that quarter closed, loses.",
    kind="end",
)

C_DOBLAR = LEAF.c_doblar(
    (
        "en-su-quadra",
        "those in the quarter where they began, whether they enter or move on in it",
        "ludii",
    )
)
C_BARATA = crux(
    "emperador.barata",
    "ldj:76r.b.3-7",
    "What is a barata here?",
    (
        "doze-y-quatro",
        (
            "six casas in a row doubled, and four of the other’s men or more to enter: the game is "
            "won at once"
        ),
        "juegos",
    ),
    (
        "sin-entrada",
        "as on fol. 72v: the other has a man to enter, and all six casas are closed",
        "juegos",
    ),
    ("no", "nothing that ends the game: only whoever bears off all men first wins", "juegos"),
)
RULES: tuple[Rule, ...] = (
    *(QUINZE, LEAF.contar(), BATALLA_, LEAF.uno(), DADOS, CAMINO, TORNA, LEAF.cerrada()),
    *(SOLA, MITAD, EN_QUADRA, MANERA, BARATA, VACIA),
    *(LEAF.mover(), LEAF.fuerza(), LEAF.pierde(), LEAF.entrar(), LEAF.sacar(), GANA),
)
CRUCES: tuple[Crux, ...] = (C_DOBLAR, C_BARATA, LEAF.c_justa())
EVENT_RULES = LEAF.event_rules(
    sale=BATALLA_, dados=DADOS, men=QUINZE, hiere=TORNA, sola=MITAD, manera=MANERA
)
# Above which casa no man joins another, and the rule that says so.
DOUBLED = {
    "pasada-la-mitad": (12, MITAD),
    "al-entrar": (HAND, SOLA),
    "en-su-quadra": (18, EN_QUADRA),
}


def emperador(readings: Mapping[str, str]) -> TablesGame:
    """Return emperador under chosen readings (crux name to reading key)."""
    chosen = choose(SLUG, CRUCES, readings)
    above, ban = DOUBLED[chosen["doblar"]]
    travel = Travel(doubles=2, exits=libro.exits(chosen), joins=False, alone=above)
    baratas = {"doze-y-quatro": _twelve_and_four, "sin-entrada": libro.by_barata(VACIA, travel)}
    ends = [libro.borne_off(GANA)]
    if chosen["barata"] in baratas:
        ends.append(baratas[chosen["barata"]])
    return TablesGame(
        libro.Libro(
            *(SLUG, RULES, CRUCES, chosen, travel, 3),
            board=side({24: 15}) * 2,
            event_rules={**EVENT_RULES, "sola": ban},
            ends=tuple(ends),
            opening=BATALLA,
        )
    )


def _twelve_and_four(board: Board, seat: int) -> End | None:
    """Return the barata of fol. 76r: six casas in a row doubled, four men of the other out."""
    doubled = "".join("x" if board[casa] > 1 else "." for casa in range(1, BAR))
    if board[SIDE + BAR] < 4 or "x" * 6 not in doubled:
        return None
    who, other = SEATS[seat], SEATS[1 - seat]
    text = _(
        "{who} has closed six casas in a row, and {number} men of {other} are out: {who} wins by "
        "barata.",
        who=who,
        other=other,
        number=dice.number(board[SIDE + BAR]),
    )
    return End(seat, 1, BARATA, text)


ABOUT = About(
    SLUG,
    "Emperador",
    "ldj:75v ldj:76r ldj:72v ldj:79v",
    emperador,
    says=_("Men stay alone over half the board; both sides may be shut out."),
    tables=("chances", "lecturas"),
    lesson=lesson(
        ("gana", _("Bring your fifteen men round to where the other’s began, and bear them off.")),
        ("dados", _("You throw three dice, and move a man by each.")),
        ("mitad", _("Until a man has passed the middle it may not join another of its side.")),
        ("torna", _("So men stand alone, and can be hit: they enter again where they began.")),
        ("barata", _("Close six casas in a row and have four men of the other out: you win.")),
        SmallBoard(
            "juega A 6-5-4 A 24:15 B 24:15",
            _("Three men leave the pile, each for a casa of its own."),
            "24/20 24/19 24/18",
            "mover",
        ),
        SmallBoard(
            "juega A 6-4-1 A 12 7:2 6:2 5:2 4:2 3:3 2 1:2 B bar:4 12:2 6:9",
            _("A closes six casas in a row, with four men of B out: a barata."),
            "12/2 3/2",
            "barata",
        ),
        SmallBoard(
            "juega A 6-5-4 A bar:2 24 23 22 21 20 12:8 B 24 23 22 21 20 19 12:8 6",
            _("A hits and enters: now neither can enter, and the game is drawn."),
            "bar/19*",
            "manera",
        ),
    ),
)
