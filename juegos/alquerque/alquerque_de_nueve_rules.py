"""The rules and cruces of the alquerque de nueve, fols. 92r-92v."""

from __future__ import annotations

from juegos.alquerque import shared_rules
from juegos.core.source import Rule, crux, implied, stated, supplied

SLUG = "alquerque-de-nueve"
TREBEJOS = stated(
    f"{SLUG}.trebejos",
    "ldj:92r.a.3-9",
    "",
    "There are eighteen men, nine of each colour.",
    kind="men",
)
TABLERO = supplied(
    f"{SLUG}.tablero",
    "ldj:92r.b.2-4",
    "",
    "The board has three squares one within another, joined by lines between the middles of "
    "their sides: 24 points on 16 lines of three.",
    kind="board",
)
PONER = stated(
    f"{SLUG}.poner",
    "ldj:92v.a.11-17",
    "",
    "The players begin with their men in hand, and take turns to place them on empty points.",
    kind="move",
)
FERIDO = stated(
    f"{SLUG}.ferido",
    "ldj:92v.a.17-19",
    "",
    "A player who gets three of his men in a row captures one man of the other player each time.",
    kind="capture",
)
AMPARO = supplied(
    f"{SLUG}.amparo",
    "ldj:92v.a.17-19",
    "",
    "A man in a row of three may not be captured while another man can be.",
    kind="capture",
)
MOVER = implied(
    f"{SLUG}.mover",
    "ldj:92v.b.1-3",
    "",
    "A player who has placed all his men moves them along a line to the next point.",
    kind="move",
)
VUELA = supplied(
    f"{SLUG}.vuelo",
    "ldj:92v.b.1-3",
    "",
    "Reading vuelo=si: a player with three men left moves them to any empty point.",
    kind="move",
)
ENCERRAR = stated(
    f"{SLUG}.encerrar",
    "ldj:92v.b.1-3",
    "",
    "A player who can move none of his men has lost.",
    kind="end",
)
DOS = supplied(
    f"{SLUG}.dos",
    "ldj:92v.a.17-19",
    "",
    "A player with only two men left has lost: he can no longer make a row.",
    kind="end",
)
LANCE = stated(
    f"{SLUG}.lance",
    "ldj:92r.b.10-14",
    "",
    "Reading dados=si: three dice are thrown before men are placed; the throws 6-5-4, "
    "6-3-3, 5-2-2 and 4-1-1 are suertes.",
    kind="move",
)
EN_AZ = stated(
    f"{SLUG}.en-az",
    "ldj:92r.b.13-16",
    "",
    "A player who throws a suerte puts three men in a row, and captures for it.",
    kind="move",
)
DOS_FERIDOS = stated(
    f"{SLUG}.dos-feridos",
    "ldj:92r.b.16-20",
    "",
    "In the game with dice a player who makes two rows at once captures two men: as many "
    "as he makes rows.",
    kind="capture",
)
OTRO_LANCE = supplied(
    f"{SLUG}.otro-lance",
    "ldj:92r.b.10-14",
    "",
    "After any other throw, or where there is no room or no man for it, one man is placed. "
    "Once a player has placed all his men he throws no more.",
    kind="move",
)
TABLAS = shared_rules.draws(SLUG, "ldj:92v")
RECUENTO = shared_rules.count(SLUG, "ldj:92v")

VUELO = crux(
    f"{SLUG}.vuelo",
    "ldj:92v.b.1-3",
    "May a player who has three men left move them to any empty point?",
    ("si", "yes, as is usual now", "gasser1996"),
    ("no", "no: the text says nothing of it", "ldj"),
)
DADOS = crux(
    f"{SLUG}.dados",
    "ldj:92r.a.9-11",
    "With dice or without? The text has both ways.",
    ("no", "without", "ldj"),
    ("si", "with three dice, while men are placed", "ldj"),
)

RULES: tuple[Rule, ...] = (
    *(TREBEJOS, TABLERO, PONER, FERIDO, AMPARO, MOVER, VUELA, ENCERRAR, DOS),
    *(LANCE, EN_AZ, DOS_FERIDOS, OTRO_LANCE, TABLAS, RECUENTO),
)
CRUCES = (VUELO, DADOS, shared_rules.crux_final(SLUG, "ldj:92v"))
