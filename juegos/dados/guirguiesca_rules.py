"""What fols. 71r-71v say of guirguiesca: its rules with their words, and its cruces."""

from __future__ import annotations

from juegos.core.source import crux, implied, stated, supplied

DOS_DADOS = stated(
    "guirguiesca.dos-dados",
    "ldj:71r.a.4-6",
    "que se iuega con dos dados en esta guisa.",
    "It is played with two dice.",
    kind="board",
)
BATALLA = stated(
    "guirguiesca.batalla",
    "ldj:71r.a.6-10",
    "Los que quisieren iogar an de alançar primeramientre batalla. E el que la uenciere lançara "
    "primero.",
    "A throw-off, the batalla, decides who throws first.",
    kind="manner",
)
AZAR = stated(
    "guirguiesca.azar",
    "ldj:71r.a.10-12",
    "si lançare senas o seys cinco o la soçobra destos que son dos & as o amas as sera azar.",
    "Twelve and eleven are azar, and so are the totals underneath them, two and three.",
    kind="manner",
)
TANTO = stated(
    "guirguiesca.tanto",
    "ldj:71r.a.12-14",
    "E ganara por el un tanto de qual quantia pusieren entressi que uala.",
    "For an azar on the first throw the thrower wins a tanto, worth what they agreed.",
    kind="score",
)
SUERTES = stated(
    "guirguiesca.suertes",
    "ldj:71r.a.15-17",
    "no lançare azar. & echare quatro puntos o cinco. o seys o siete o ocho. o nueue o diez en "
    "qualquiere guisa que",
    "The suertes are the totals four to ten, however they are made up.",
    kind="manner",
)
DADA = stated(
    "guirguiesca.dada",
    "ldj:71r.b.2-3",
    "& auerla a aquel con qui el iogare.",
    "A suerte on the first throw belongs to the other player.",
    kind="move",
)
ENVITE = stated(
    "guirguiesca.envite",
    "ldj:71r.b.3-4",
    "& ell otro parara a ella quanto se quisiere.",
    "The other player stakes on it as much as he likes.",
    kind="move",
)
OTORGAR = stated(
    "guirguiesca.otorgar",
    "ldj:71r.b.8-9",
    "si ouiere otorgado de yr a ello o si sse callare.",
    "The thrower plays for that stake if he has agreed to it, or has kept silent.",
    kind="move",
)
REHUSAR = implied(
    "guirguiesca.rehusar",
    "ldj:71r.b.8-9",
    "si ouiere otorgado de yr a ello o si sse callare.",
    "He may refuse: then the hand goes on for the main stake alone.",
    kind="move",
)
POSTURA = supplied(
    "guirguiesca.postura",
    "ldj:71r.b.7-8",
    "leuara lo que y fuere",
    "The text does not say what is at stake before anyone stakes on a suerte, nor how much "
    "he may stake: here there is a main stake of one tanto, and up to three may be added.",
    kind="score",
)
ENCUENTRO = stated(
    "guirguiesca.encuentro",
    "ldj:71r.b.4-8",
    "si el que lança los dados echare otra suerte luego a pos ella de tantos puntos como la quel "
    "dio esta sera llamada encuentro & leuara lo que y fuere",
    "If the second throw equals the suerte given it is an encuentro: he takes what is at stake.",
    kind="end",
)
PIERDE = stated(
    "guirguiesca.pierde",
    "ldj:71r.b.9-12",
    "E si por auentura no lançare encuentro & lançare una de las suertes que desuso dixiemos que "
    "eran azares; perderlo a todo.",
    "An azar on the second throw loses him everything.",
    kind="end",
)
PROPIA = stated(
    "guirguiesca.propia",
    "ldj:71r.b.12-15",
    "E si non lançare encuentro ni azar & lançare una de las otras suertes aquella tomara pora "
    "ssi.",
    "Any other second throw is the thrower’s own suerte.",
    kind="move",
)
CARRERA = stated(
    "guirguiesca.carrera",
    "ldj:71r.b.15-17",
    "& lançara tantas uezes; fata que uenga la suya o la dell otro. & lançando la suya gana",
    "Then he throws until one of the two comes: he wins by his own and loses by the other’s.",
    kind="end",
)

RULES = (
    DOS_DADOS,
    BATALLA,
    AZAR,
    TANTO,
    SUERTES,
    DADA,
    POSTURA,
    ENVITE,
    OTORGAR,
    REHUSAR,
    ENCUENTRO,
    PIERDE,
    PROPIA,
    CARRERA,
)

CRUCES = (
    crux(
        "guirguiesca.primer-azar",
        "ldj:71r.a.12-13",
        "What does an azar on the first throw win?",
        ("sigue", "one tanto, and the thrower goes on throwing", "juegos"),
        ("gana", "the whole game", "yuyu2011"),
        ("acaba", "one tanto, and the hand is over", "juegos"),
    ),
    crux(
        "guirguiesca.encuentro",
        "ldj:71r.b.7-8",
        "Who takes what is at stake by an encuentro, and what if the thrower refused the stake?",
        (
            "gana",
            "the thrower takes what is at stake; if he refused, the main stake alone",
            "yuyu2011",
        ),
        ("otro", "the other, who staked on it", "yuyu2011"),
        ("rehusado-repite", "if he refused, nothing: the second throw is made again", "juegos"),
        ("rehusado-tablas", "if he refused, nothing: the hand is void", "juegos"),
        ("de-cabo", "nobody: all begins again", "juegos"),
    ),
)
