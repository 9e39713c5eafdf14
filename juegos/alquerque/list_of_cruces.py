"""The cruces of each game, listed so that no game is imported.

Written by ``python -m conf.make.lists`` from the games; ``family`` declares them.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.source import Crux, Written, crux

_EACH: tuple[Written, ...] = (
    (
        "alquerque.captura",
        "ldj:91r.b.18-20",
        "Must a player capture if he can, and must he capture all he can?",
        (
            ("libre", "no: a player may capture or not, and may stop after any jump", "s001"),
            ("una", "no, and there is one jump in a turn", "ludii"),
            ("entera", "no, but a chain once begun is finished", "juegos"),
            ("obligatoria", "yes, by a chain of the player’s choice, to its end", "murray1952"),
            ("maxima", "yes, and the greatest number", "juegos"),
        ),
    ),
    (
        "alquerque.pasos",
        "ldj:91r.b.11-13",
        "In which directions may a man step?",
        (
            ("todos", "in any direction along the lines", "s001"),
            ("sin-retroceso", "ahead and sideways; he captures in any direction", "s001"),
        ),
    ),
    (
        "alquerque.soplo",
        "ldj:91r.b.18-20",
        "Is a man lost to a huff if he could have captured and did not?",
        (
            ("no", "no: no huff is known before the sixteenth century", "s001"),
            ("si", "yes, where a capture is compulsory", "bell1969"),
        ),
    ),
    (
        "alquerque.final",
        "ldj:91r.b.32-34",
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            (
                "repeticion",
                "drawn, by threefold repetition or a hundred turns without progress",
                "juegos",
            ),
            ("recuento", "then the men are counted, and the player with more wins", "s001"),
            ("acuerdo", "only by the agreement of the players", "s001"),
        ),
    ),
    (
        "alquerque-de-nueve.vuelo",
        "ldj:92v.b.1-3",
        "May a player who has three men left move them to any empty point?",
        (
            ("si", "yes, as is usual now", "gasser1996"),
            ("no", "no: the text says nothing of it", "ldj"),
        ),
    ),
    (
        "alquerque-de-nueve.dados",
        "ldj:92r.a.9-11",
        "With dice or without? The text has both ways.",
        (
            ("no", "without", "ldj"),
            ("si", "with three dice, while men are placed", "ldj"),
        ),
    ),
    (
        "alquerque-de-nueve.final",
        "ldj:92v",
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            (
                "repeticion",
                "drawn, by threefold repetition or a hundred turns without progress",
                "juegos",
            ),
            ("recuento", "then the men are counted, and the player with more wins", "s001"),
            ("acuerdo", "only by the agreement of the players", "s001"),
        ),
    ),
    (
        "cercar-la-liebre.cazadores",
        "ldj:91v.a.12-15",
        "How many hunters are there? The text leaves it to the players.",
        (
            ("doce", "twelve", "ldj"),
            ("once", "eleven", "ldj"),
            ("diez", "ten", "ldj"),
        ),
    ),
    (
        "cercar-la-liebre.saltos",
        "ldj:91v.b.1-4",
        "May the hare capture several hunters in one turn?",
        (
            ("uno", "no: one jump a turn", "ludii"),
            ("varios", "yes: as many as it can jump over", "murray1952"),
        ),
    ),
    (
        "cercar-la-liebre.mano",
        "ldj:91v.a.15-18",
        "Who begins?",
        (
            ("cazadores", "the hunters, as it is mostly played now", "ludii"),
            ("liebre", "the hare, as the text says", "ldj"),
        ),
    ),
    (
        "cercar-la-liebre.final",
        "ldj:91v",
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            (
                "repeticion",
                "drawn, by threefold repetition or a hundred turns without progress",
                "juegos",
            ),
            ("recuento", "then the men are counted, and the player with more wins", "s001"),
            ("acuerdo", "only by the agreement of the players", "s001"),
        ),
    ),
    (
        "alquerque-de-tres.movimiento",
        "ldj:93r.a.13-15",
        "Do the men move when all are placed?",
        (
            ("lineas", "yes, along a line to the next point", "juegos"),
            ("ninguno", "no: the men are placed, and the text says no more", "ludii"),
            ("cualquiera", "yes, to any empty point", "juegos"),
        ),
    ),
    (
        "alquerque-de-tres.piezas",
        "ldj:93r.a.6-11",
        "How many men does each player have?",
        (
            ("tres", "three, hence the name", "ldj"),
            ("cuatro", "four, as in achi, which is played in Africa", "s001"),
        ),
    ),
    (
        "alquerque-de-tres.centro",
        "ldj:93r.a.15-18",
        "May the first man be put on the centre, where the text says that it should be?",
        (
            ("libre", "yes", "ldj"),
            ("vedado", "no: so that the first player has less of a start", "juegos"),
        ),
    ),
    (
        "alquerque-de-tres.final",
        "ldj:93r.b.8-10",
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            (
                "repeticion",
                "drawn, by threefold repetition or a hundred turns without progress",
                "juegos",
            ),
            ("recuento", "then the men are counted, and the player with more wins", "s001"),
            ("acuerdo", "only by the agreement of the players", "s001"),
        ),
    ),
    (
        "damas-espanolas.soplo",
        "covarrubias1611",
        "Is a capture enforced, or is a man who could have captured and did not lost to a huff?",
        (
            ("no", "enforced, as it is played now", "mindsports"),
            ("si", "huffed, according to Covarrubias in 1611", "covarrubias1611"),
        ),
    ),
    (
        "damas-turcas.coronacion",
        "wikidama",
        "When is a man crowned who comes to the last row in the middle of a chain?",
        (
            ("al-final", "at the end of the turn: he goes on as a man", "wikidama"),
            ("sigue", "at once: he goes on as a king", "draughtsgithub"),
        ),
    ),
    (
        "zamma.captura",
        "s001",
        "Must a player capture if he can, and must he capture the greatest number?",
        (
            ("obligatoria", "he must, by a chain of his choice to its end", "dlp"),
            ("maxima", "he must, and the greatest number", "mindsports"),
            ("libre", "he need not: the commentary does not say so", "s001"),
        ),
    ),
    (
        "zamma.retirada",
        "mindsports",
        "When do captured pieces leave the board?",
        (
            ("al-final", "when the turn is over (zamma, damma)", "mindsports"),
            ("al-momento", "each when it is jumped over (srand, dhamet)", "mindsports"),
        ),
    ),
    (
        "zamma.final",
        "mindsports",
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            (
                "repeticion",
                "drawn, by threefold repetition or a hundred turns without progress",
                "juegos",
            ),
            ("recuento", "then the men are counted, and the player with more wins", "s001"),
            ("acuerdo", "only by the agreement of the players", "s001"),
        ),
    ),
    (
        "dama-filipina.captura",
        "s001",
        "Must the greatest number be captured?",
        (
            ("maxima", "yes", "quilet"),
            ("obligatoria", "no: a player must capture, by a chain of his choice", "s001"),
        ),
    ),
    (
        "dama-filipina.final",
        "s001",
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            (
                "repeticion",
                "drawn, by threefold repetition or a hundred turns without progress",
                "juegos",
            ),
            ("recuento", "then the men are counted, and the player with more wins", "s001"),
            ("acuerdo", "only by the agreement of the players", "s001"),
        ),
    ),
    (
        "lasca.final",
        "lasker1911",
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            (
                "repeticion",
                "drawn, by threefold repetition or a hundred turns without progress",
                "juegos",
            ),
            ("recuento", "then the men are counted, and the player with more wins", "s001"),
            ("acuerdo", "only by the agreement of the players", "s001"),
        ),
    ),
    (
        "bashni.atras",
        "bashnigithub",
        "Do men capture backwards as well as forwards?",
        (
            ("si", "yes, as in Russian draughts", "bashnigithub"),
            ("no", "no: forwards only", "dlp"),
        ),
    ),
    (
        "fanorona.tablero",
        "schadd2008",
        "On which of the three boards?",
        (
            ("tsivy", "nine by five, 22 stones each", "schadd2008"),
            ("dimy", "five by five, 12 stones each", "schadd2008"),
            ("telo", "three by three, 4 stones each", "schadd2008"),
        ),
    ),
    (
        "fanorona.continuar",
        "schadd2008",
        "Must a stone that can capture more go on?",
        (
            ("libre", "no: it may stop after any step", "schadd2008"),
            ("obligatoria", "yes: it captures until it can capture no more", "juegos"),
        ),
    ),
    (
        "fanorona.final",
        "schadd2008",
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            (
                "repeticion",
                "drawn, by threefold repetition or a hundred turns without progress",
                "juegos",
            ),
            ("recuento", "then the men are counted, and the player with more wins", "s001"),
            ("acuerdo", "only by the agreement of the players", "s001"),
        ),
    ),
    (
        "konane.tablero",
        "s001",
        "On a board of what size?",
        (
            ("10", "ten by ten, as it often is", "s001"),
            ("8", "eight by eight", "juegos"),
            ("6", "six by six", "juegos"),
            ("4", "four by four", "juegos"),
        ),
    ),
    (
        "dablot.captura",
        "walker57",
        "Must a player capture if he can?",
        (
            ("libre", "no: a player may capture or not, and may stop after any jump", "s001"),
            ("obligatoria", "yes, whatever the rank, and to the end of the chain", "juegos"),
        ),
    ),
    (
        "dablot.final",
        "walker57",
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            (
                "repeticion",
                "drawn, by threefold repetition or a hundred turns without progress",
                "juegos",
            ),
            ("recuento", "then the men are counted, and the player with more wins", "s001"),
            ("acuerdo", "only by the agreement of the players", "s001"),
        ),
    ),
    (
        "peralikatuma.captura",
        "s001",
        "Must a player capture if he can?",
        (
            ("obligatoria", "yes, and to the end of the chain", "s001"),
            ("libre", "no: a player may capture or not, and may stop after any jump", "dlp"),
        ),
    ),
    (
        "peralikatuma.vertice",
        "parker1909:583",
        "Do the slanting sides of a triangle and the diagonals of the square, which meet where it touches the square, make one line, so that a man on that point can be jumped over?",
        (
            ("recto", "yes: they are drawn straight", "juegos"),
            ("quebrado", "no: the line bends there", "juegos"),
        ),
    ),
    (
        "peralikatuma.final",
        "parker1909:583",
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            (
                "repeticion",
                "drawn, by threefold repetition or a hundred turns without progress",
                "juegos",
            ),
            ("recuento", "then the men are counted, and the player with more wins", "s001"),
            ("acuerdo", "only by the agreement of the players", "s001"),
        ),
    ),
    (
        "dieciseis-soldados.captura",
        "s001",
        "Must a player capture if he can?",
        (
            ("obligatoria", "yes, and to the end of the chain", "s001"),
            ("libre", "no: a player may capture or not, and may stop after any jump", "ludii"),
        ),
    ),
    (
        "dieciseis-soldados.vertice",
        "s001",
        "Do the slanting sides of a triangle and the diagonals of the square, which meet where it touches the square, make one line, so that a man on that point can be jumped over?",
        (
            ("recto", "yes: they are drawn straight", "juegos"),
            ("quebrado", "no: the line bends there", "juegos"),
        ),
    ),
    (
        "dieciseis-soldados.final",
        "s001",
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            (
                "repeticion",
                "drawn, by threefold repetition or a hundred turns without progress",
                "juegos",
            ),
            ("recuento", "then the men are counted, and the player with more wins", "s001"),
            ("acuerdo", "only by the agreement of the players", "s001"),
        ),
    ),
    (
        "awithlaknannai.tablero",
        "culin1907",
        "How long is the board, and which points are empty at the start?",
        (
            ("doce", "outer rows of eight, twelve men each, the middle empty", "s001"),
            (
                "veintitres",
                "outer rows of sixteen, twenty-three each, middle and ends empty",
                "bell1969",
            ),
            (
                "veinticuatro",
                "outer rows of sixteen, twenty-four each, the middle empty",
                "stevenson1903",
            ),
        ),
    ),
    (
        "awithlaknannai.captura",
        "s001",
        "Must a player capture if he can?",
        (
            (
                "libre",
                "no: a player may capture or not, and may stop after any jump, as in alquerque",
                "s001",
            ),
            ("obligatoria", "yes, and to the end of the chain", "bell1969"),
        ),
    ),
    (
        "awithlaknannai.final",
        "culin1907",
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            (
                "repeticion",
                "drawn, by threefold repetition or a hundred turns without progress",
                "juegos",
            ),
            ("recuento", "then the men are counted, and the player with more wins", "s001"),
            ("acuerdo", "only by the agreement of the players", "s001"),
        ),
    ),
    (
        "queah.reserva",
        "buettikofer1888",
        "Does a player who replaces a lost man from the reserve also move in the same turn?",
        (
            ("y-mueve", "yes: he places the man and then makes a move", "boardgamesoftheworld"),
            ("es-turno", "no: placing the man is the whole turn", "polovynka2024"),
        ),
    ),
    (
        "queah.captura",
        "buettikofer1888",
        "Must a player capture if he can? Nobody says.",
        (
            ("libre", "no", "juegos"),
            ("obligatoria", "yes", "juegos"),
        ),
    ),
    (
        "queah.final",
        "buettikofer1888",
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            (
                "repeticion",
                "drawn, by threefold repetition or a hundred turns without progress",
                "juegos",
            ),
            ("recuento", "then the men are counted, and the player with more wins", "s001"),
            ("acuerdo", "only by the agreement of the players", "s001"),
        ),
    ),
)

_OF_GAMES: Mapping[str, tuple[str, ...]] = {
    "alquerque": (
        "alquerque.captura",
        "alquerque.pasos",
        "alquerque.soplo",
        "alquerque.final",
    ),
    "alquerque-de-nueve": (
        "alquerque-de-nueve.vuelo",
        "alquerque-de-nueve.dados",
        "alquerque-de-nueve.final",
    ),
    "cercar-la-liebre": (
        "cercar-la-liebre.cazadores",
        "cercar-la-liebre.saltos",
        "cercar-la-liebre.mano",
        "cercar-la-liebre.final",
    ),
    "alquerque-de-tres": (
        "alquerque-de-tres.movimiento",
        "alquerque-de-tres.piezas",
        "alquerque-de-tres.centro",
        "alquerque-de-tres.final",
    ),
    "damas-espanolas": ("damas-espanolas.soplo",),
    "damas-turcas": ("damas-turcas.coronacion",),
    "zamma": (
        "zamma.captura",
        "zamma.retirada",
        "zamma.final",
    ),
    "dama-filipina": (
        "dama-filipina.captura",
        "dama-filipina.final",
    ),
    "lasca": ("lasca.final",),
    "bashni": ("bashni.atras",),
    "fanorona": (
        "fanorona.tablero",
        "fanorona.continuar",
        "fanorona.final",
    ),
    "konane": ("konane.tablero",),
    "dablot": (
        "dablot.captura",
        "dablot.final",
    ),
    "peralikatuma": (
        "peralikatuma.captura",
        "peralikatuma.vertice",
        "peralikatuma.final",
    ),
    "dieciseis-soldados": (
        "dieciseis-soldados.captura",
        "dieciseis-soldados.vertice",
        "dieciseis-soldados.final",
    ),
    "awithlaknannai": (
        "awithlaknannai.tablero",
        "awithlaknannai.captura",
        "awithlaknannai.final",
    ),
    "queah": (
        "queah.reserva",
        "queah.captura",
        "queah.final",
    ),
}

_BY_ID = {crux[0]: crux for crux in _EACH}


def cruces(slug: str) -> tuple[Crux, ...]:
    """Return the cruces of a game."""
    each = (_BY_ID[id] for id in _OF_GAMES.get(slug, ()))
    return tuple(crux(id, place, asks, *ways) for id, place, asks, ways in each)
