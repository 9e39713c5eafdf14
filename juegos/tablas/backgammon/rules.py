"""The rules of backgammon with their sources, and the choices that the source leaves.

s003 is a Spanish page on the game; what it does not say is taken from the manual of GNU Backgammon
(rules by Tom Keith), and is a crux where it could be played otherwise.
"""

from __future__ import annotations

from juegos.core.source import crux, implied, stated

S003 = "s003"
GNUBG = "gnubg"

COLOCACION = implied(
    "backgammon.colocacion",
    S003,
    "",
    "Each side has two men on its 24, five on its 13, three on its 8 and five on its 6.",
    kind="men",
)
PRIMERA = stated(
    "backgammon.primera",
    S003,
    "",
    "Each player throws one die; the higher begins and plays both; equal dice are thrown again.",
    kind="move",
)
DADOS = stated(
    "backgammon.dados",
    S003,
    "",
    "Then the player in turn throws two dice and plays them.",
    kind="move",
)
CONTRARIO = stated(
    "backgammon.contrario",
    S003,
    "",
    "The two sides travel in opposite directions and must pass each other.",
    kind="men",
)
MOVER = stated(
    "backgammon.mover",
    S003,
    "",
    "Each die is a move of its own, with one man or with two; men never go back.",
    kind="move",
)
DOBLES = stated("backgammon.dobles", GNUBG, "", "Two equal dice are played as four.", kind="move")
BLOQUEADA = stated(
    "backgammon.bloqueada",
    S003,
    "",
    "No man may end a move where two or more of the other’s men stand.",
    kind="ban",
)
CAPTURA = stated(
    "backgammon.captura",
    S003,
    "",
    "A man that ends its move on a single man of the other hits it, and sends it to the "
    "middle, the bar.",
    kind="capture",
)
RESCATE = stated(
    "backgammon.rescate",
    S003,
    "",
    "A player with a man on the bar must enter it before he moves another.",
    kind="move",
)
AMBOS = stated(
    "backgammon.ambos",
    S003,
    "",
    "What the dice show must be played as far as it can be.",
    kind="move",
)
MAYOR = stated(
    "backgammon.mayor",
    S003,
    "",
    "Where only one die can be played, it must be the larger.",
    kind="move",
)
PIERDE_TURNO = stated(
    "backgammon.pierde-turno",
    S003,
    "",
    "A player who can play neither die loses his turn.",
    kind="move",
)
SACAR = stated(
    "backgammon.sacar",
    S003,
    "",
    "Men are borne off once all stand in the last quarter, and not while one is out of it.",
    kind="move",
)
GANA = stated(
    "backgammon.gana", S003, "", "The first to bear off all his men wins the game.", kind="end"
)
GAMMON = stated(
    "backgammon.gammon",
    S003,
    "",
    "If the other has borne off none, the game counts twice.",
    kind="score",
)
BACKGAMMON = stated(
    "backgammon.backgammon",
    S003,
    "",
    "If he also has a man in the winner’s last quarter, it counts three times.",
    kind="score",
)
RONDAS = stated(
    "backgammon.rondas",
    S003,
    "",
    "Games may be added up to a match: the first to reach an agreed number of points wins it.",
    kind="end",
)
DOBLAR = stated(
    "backgammon.doblar",
    GNUBG,
    "",
    "With the cube, a player may double the stake before he throws.",
    kind="move",
)
ACEPTAR = stated(
    "backgammon.aceptar",
    GNUBG,
    "",
    "A player who accepts a double owns the cube: only he may double next.",
    kind="move",
)
RECHAZAR = stated(
    "backgammon.rechazar",
    GNUBG,
    "",
    "A player who refuses a double loses the game at the stake before the double.",
    kind="end",
)
CRAWFORD = stated(
    "backgammon.crawford",
    GNUBG,
    "",
    "In the first game after a player is one point from winning the match nobody may double.",
    kind="ban",
)
ABANDONAR = stated(
    "backgammon.abandonar",
    GNUBG,
    "",
    "A player may resign a game: he loses it once, or as a gammon or a backgammon.",
    kind="end",
)
JACOBY = stated(
    "backgammon.jacoby",
    GNUBG,
    "",
    "A game in which nobody has doubled counts once, gammon or not.",
    kind="score",
)

RULES = (
    *(COLOCACION, PRIMERA, DADOS, CONTRARIO, MOVER, DOBLES, BLOQUEADA, CAPTURA, RESCATE),
    *(AMBOS, MAYOR, PIERDE_TURNO, SACAR, GANA, GAMMON, BACKGAMMON),
    *(RONDAS, DOBLAR, ACEPTAR, RECHAZAR, CRAWFORD, JACOBY, ABANDONAR),
)

C_DOBLES = crux(
    "backgammon.dobles",
    S003,
    "How often is each die played when both are equal? The page does not say.",
    ("cuatro", "four moves, as is usual", "gnubg"),
    ("dos", "two moves, as with any throw: all that the page says", "s003"),
)
C_ENTRADA = crux(
    "backgammon.entrada",
    S003,
    "Of two men on the bar one has entered, the other cannot: is the rest of the throw lost?",
    ("todas", "yes: no other man moves while one is on the bar", "gnubg"),
    ("primera", "no: only the first move of the turn must enter a man", "s003"),
)
C_SALIDA = crux(
    "backgammon.salida",
    S003,
    "Which men does a die bear off, besides those on its own point?",
    ("ultima", "one from the farthest point held, where that is nearer than the die", "gnubg"),
    ("libre", "one from any point nearer than the die, as the Spanish page says", "s003"),
    ("justa", "none: the exact value is needed, an option of the page", "s003"),
)
C_DADOS_AMBOS = crux(
    "backgammon.dados-ambos",
    S003,
    "One die could bear off the last man, but both could be played: must they be? (Last man on "
    "the 2, a single enemy on the 1, throw 4-1.)",
    ("ambos", "yes: both dice are played wherever they can be", "s003 openspiel"),
    ("acaba", "no: the game is over once the last man is off", "bgsage"),
)
C_BARRA = crux(
    "backgammon.barra",
    S003,
    "Does a man on the bar count as one in the winner’s last quarter, for a backgammon?",
    ("cuenta", "yes", "gnubg"),
    ("no", "no: the page speaks of men on the board", "s003"),
)
C_PARTIDA = crux(
    "backgammon.partida",
    S003,
    "To how many points is the match?",
    ("suelta", "no match: one game by itself, counted once, twice or three times", "s003"),
    *((str(n), f"a match to {n}", "s003") for n in range(1, 26)),
)
C_CUBO = crux(
    "backgammon.cubo",
    S003,
    "Is the doubling cube used?",
    ("no", "no: the page thinks it unfit for a family", "s003"),
    ("si", "yes", "s003"),
)
C_CRAWFORD = crux(
    "backgammon.crawford",
    S003,
    "Is there a Crawford game, in a match with the cube?",
    ("si", "yes", "gnubg"),
    ("no", "no", "juegos"),
)
C_JACOBY = crux(
    "backgammon.jacoby",
    S003,
    "Do gammons count only once the cube has been turned, in a game by itself?",
    ("no", "no: they always count", "s003"),
    ("si", "yes", "gnubg"),
)

CRUCES = (
    *(C_DOBLES, C_ENTRADA, C_SALIDA, C_DADOS_AMBOS, C_BARRA),
    *(C_PARTIDA, C_CUBO, C_CRAWFORD, C_JACOBY),
)
