"""The rules of trictrac with their places in the sources, and what is disputed in them.

The rules of the program use the readings in force as one truth value for each disputed point
(``Usage``). ``lelasseux1852`` is cited by its numbered paragraphs, ``guiton1822`` and
``jollyvet1656`` by page where one is known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos.core.source import Crux, Kind, Rule, crux, implied, stated


def _stated(name: str, place: str, says: str, *, kind: Kind) -> Rule:
    return stated(f"trictrac.{name}", place, "", says, kind=kind)


def _implied(name: str, place: str, says: str, *, kind: Kind) -> Rule:
    return implied(f"trictrac.{name}", place, "", says, kind=kind)


DAMES = _stated(
    "dames", "lelasseux1852:12", "Each side has fifteen men, on its talon at first.", kind="men"
)
COUP_ET_DE = _stated(
    "coup-et-de",
    "lelasseux1852:28",
    "One player throws both dice: whoever has the higher nearer to him plays that throw; a "
    "doublet, or two dice at the same distance, decide nothing.",
    kind="move",
)
PRIMAUTE = _implied(
    "primaute",
    "malfilatre2013",
    "Each player throws a die: the higher begins, and a doublet is thrown again.",
    kind="move",
)
PRIMAUTE_RELEVE = _stated(
    "primaute-releve",
    "lelasseux1852:155",
    "In a new relevé the player who went away, or who bore off first, has the first throw.",
    kind="move",
)
JET = _stated(
    "jet", "lelasseux1852:28", "The players throw in turn, two dice for both of them.", kind="move"
)
FLECHE_LIBRE = _stated(
    "fleche-libre",
    "lelasseux1852:42",
    "No man may be put where the other has one man or more.",
    kind="ban",
)
JOUE = _stated(
    "joue",
    "lelasseux1852:29",
    "Each number moves a man that many arrows on; a doublet is played once, as two numbers.",
    kind="move",
)
TOUT_D_UNE = _stated(
    "tout-d-une",
    "lelasseux1852:30",
    "One man may play both numbers, resting on an arrow where the other has no man.",
    kind="move",
)
TOUT_JOUER = _stated(
    "tout-jouer",
    "lelasseux1852:34",
    "Both numbers are played if that can be done in any way: it comes before all other duties.",
    kind="move",
)
PLUS_FORT = _stated(
    "plus-fort",
    "lelasseux1852:83",
    "If only one can be played, it must be the higher, if that can be played.",
    kind="move",
)
COIN = _stated(
    "coin",
    "lelasseux1852:43",
    "The corner is taken by two men at once, and left by the last two.",
    kind="move",
)
COIN_ADVERSE = _stated(
    "coin-adverse",
    "lelasseux1852:42",
    "Nobody stops in the other’s corner; a man may rest there while it is empty.",
    kind="ban",
)
COIN_PUISSANCE = _stated(
    "coin-puissance",
    "lelasseux1852:44",
    "If two men could enter the other’s empty corner they take their own, unless the throw "
    "brings two there directly.",
    kind="move",
)
PASSAGE = _stated(
    "passage",
    "lelasseux1852:61",
    "No man stops in a table in which the other can still fill a jan; to pass through he rests "
    "where the other has no man.",
    kind="move",
)
BANDE = _stated(
    "bande",
    "lelasseux1852:115",
    "Men go off when all have entered the last table: the band counts as one arrow more, and a "
    "number too great takes the man that is farthest back.",
    kind="move",
)
REMPLIR = _stated(
    "remplir", "lelasseux1852:57", "A jan that can be filled must be filled.", kind="move"
)
CONSERVER = _stated(
    "conserver",
    "lelasseux1852:192",
    "A full jan that can be kept must be kept; otherwise it is broken.",
    kind="move",
)

SIX_TABLES = _stated(
    "six-tables",
    "lelasseux1852:123",
    "Three throws bring six men to the first six arrows; the last two need not be played.",
    kind="score",
)
DEUX_TABLES = _stated(
    "deux-tables",
    "lelasseux1852:124",
    "With two men off the talon, the throw brings one to each corner, both being empty.",
    kind="score",
)
CONTRE_DEUX_TABLES = _stated(
    "contre-deux-tables",
    "lelasseux1852:125",
    "The same throw while the other holds his corner: the points are the other’s.",
    kind="score",
)
MEZEAS = _stated(
    "mezeas",
    "lelasseux1852:126",
    "An ace is thrown with only the two men of the corner off the talon, the other’s corner "
    "being empty.",
    kind="score",
)
CONTRE_MEZEAS = _stated(
    "contre-mezeas",
    "lelasseux1852:127",
    "The same throw while the other holds his corner: the points are the other’s.",
    kind="score",
)
COIN_BATTU = _stated(
    "coin-battu",
    "lelasseux1852:45",
    "Holding his corner, a player brings two other men to the other’s empty corner: 4 or 6.",
    kind="score",
)
BATTUE_VRAI = _stated(
    "battue-vrai",
    "lelasseux1852:136",
    "A lone man is hit by a number, or by the sum over a rest without two men: 2 or 4 in the "
    "table of the grands jans, 4 or 6 in that of the petits, for each way.",
    kind="score",
)
BATTUE_FAUX = _stated(
    "battue-faux",
    "lelasseux1852:136",
    "A lone man reached by the sum alone, each rest being closed by two men, is hit falsely: the "
    "same points for the other.",
    kind="score",
)
REMPLIR_PETIT = _stated(
    "remplir-petit", "lelasseux1852:49", "The petit jan is filled.", kind="score"
)
REMPLIR_GRAND = _stated(
    "remplir-grand", "lelasseux1852:65", "The grand jan is filled.", kind="score"
)
REMPLIR_RETOUR = _stated(
    "remplir-retour", "lelasseux1852:98", "The jan de retour is filled.", kind="score"
)
CONSERVER_PETIT = _stated(
    "conserver-petit", "lelasseux1852:60", "The petit jan is kept.", kind="score"
)
CONSERVER_GRAND = _stated(
    "conserver-grand", "lelasseux1852:75", "The grand jan is kept.", kind="score"
)
CONSERVER_RETOUR = _stated(
    "conserver-retour",
    "lelasseux1852:110",
    "The jan de retour is kept, spare men going off.",
    kind="score",
)
SORTIE = _stated(
    "sortie",
    "lelasseux1852:118",
    "All men are off before the other’s: 4 points, or 6.",
    kind="score",
)
IMPUISSANCE = _stated(
    "impuissance",
    "lelasseux1852:153",
    "Each number not played gives the other two points.",
    kind="score",
)
RENCONTRE = _stated(
    "rencontre",
    "jollyvet1656:27",
    "The second player’s first throw of the tour equals the first’s: 4 or 6. Given up.",
    kind="score",
)
MARGOT = _stated(
    "margot",
    "jollyvet1656:27",
    "A man falls between two lone men of the other: 2 or 4 for the other. Given up.",
    kind="score",
)
PILE = _stated(
    "pile",
    "jollyvet1656:34",
    "All fifteen men in the corner: 4 or 6, and as much each time they stay. Given up.",
    kind="score",
)

TROU = _stated(
    "trou",
    "lelasseux1852:140",
    ("Twelve points make a hole; the points left over are kept."),
    kind="score",
)
TROU_DOUBLE = _stated(
    "trou-double",
    "lelasseux1852:143",
    "Twelve points that the other did not interrupt are two holes.",
    kind="score",
)
MARQUE = _stated(
    "marque", "lelasseux1852:141", "Points are marked with a jeton, two to a place.", kind="score"
)
BREDOUILLE = _stated(
    "bredouille",
    "lelasseux1852:144",
    "A player who marks while the other has points takes two jetons, and gives one back when "
    "the other marks again.",
    kind="score",
)
EFFACER = _stated(
    "effacer",
    "lelasseux1852:148",
    "A player who marks a hole takes away the other’s points.",
    kind="score",
)
PAVILLON = _stated(
    "pavillon",
    "guiton1822:126",
    "A player who takes his first hole after the other has some takes the pavillon, and loses "
    "it when the other takes a hole again.",
    kind="score",
)
S_EN_ALLER = _stated(
    "s-en-aller",
    "lelasseux1852:155",
    "A player who makes a hole by his own throw may go away: all men go back to the talons, no "
    "points are kept, and what the throw gave the other is not marked.",
    kind="move",
)
RESTER = _stated(
    "rester",
    "lelasseux1852:158",
    "A player who stays marks the rest, and plays his throw.",
    kind="move",
)
TOUR = _stated(
    "tour", "lelasseux1852:218", "The first player to reach twelve holes wins the tour.", kind="end"
)

PLAY = (
    COUP_ET_DE,
    PRIMAUTE,
    PRIMAUTE_RELEVE,
    JET,
    JOUE,
    TOUT_D_UNE,
    TOUT_JOUER,
    PLUS_FORT,
    COIN,
    COIN_PUISSANCE,
    PASSAGE,
    BANDE,
    REMPLIR,
    CONSERVER,
    TROU,
    TROU_DOUBLE,
    MARQUE,
    BREDOUILLE,
    EFFACER,
    PAVILLON,
    S_EN_ALLER,
    RESTER,
    TOUR,
)
BOARD = (DAMES, FLECHE_LIBRE, COIN_ADVERSE)
JANS = (
    SIX_TABLES,
    DEUX_TABLES,
    CONTRE_DEUX_TABLES,
    MEZEAS,
    CONTRE_MEZEAS,
    COIN_BATTU,
    BATTUE_VRAI,
    BATTUE_FAUX,
    REMPLIR_PETIT,
    REMPLIR_GRAND,
    REMPLIR_RETOUR,
    CONSERVER_PETIT,
    CONSERVER_GRAND,
    CONSERVER_RETOUR,
    SORTIE,
    IMPUISSANCE,
    RENCONTRE,
    MARGOT,
    PILE,
)
MARKING = (TROU, TROU_DOUBLE, MARQUE, BREDOUILLE, EFFACER, PAVILLON, TOUR)
GIVEN_UP = ("rencontre", "margot", "pile")
RULES = BOARD + PLAY + JANS
OF_JAN = {rule.id.partition(".")[2]: rule for rule in JANS}

# The disputed points with their readings; the first reading is the default.


def _crux(name: str, place: str, question: str, *readings: tuple[str, str, str]) -> Crux:
    return crux(f"trictrac.{name}", place, question, *readings)


PRIMAUTE_CRUX = _crux(
    "primaute",
    "lelasseux1852:28",
    "Who begins?",
    ("rejetes", "the player who throws the higher with one die; he throws again with both", "s002"),
    (
        "joues",
        "the player who throws the higher with one die; he plays those two dice",
        "malfilatre2013",
    ),
    (
        "coup-et-de",
        "the player who has the higher of two dice nearer to him; he plays them",
        "guiton1822",
    ),
)
RENCONTRE_CRUX = _crux(
    "rencontre",
    "jollyvet1656:27",
    "Is the jan de rencontre played?",
    ("non", "no: it was given up", "charpentier1715"),
    ("oui", "yes", "jollyvet1656"),
)
# What a throw scores, and how it may be played.
THROW_CRUCES = (
    _crux(
        "battues",
        "jollyvet1656:29",
        "What is a hit man worth in the table of the petits jans?",
        (
            "par-table",
            "four points and six by doublet, two more than in that of the grands jans",
            "guiton1822",
        ),
        ("deux-partout", "two and four, as in the table of the grands jans", "jollyvet1656"),
    ),
    _crux(
        "sixieme-case",
        "lepeintre1818",
        "In how many ways is a jan filled that lacks two men?",
        ("une-facon", "in one: both men are needed for it", "lelasseux1852"),
        ("deux-facons", "in two, as Lepeintre wants for two half-cases", "lepeintre1818"),
    ),
    _crux(
        "coin-puissance",
        "guiton1822",
        "May the corner be taken par puissance where it can be taken directly?",
        ("jamais", "never, not even to keep the petit jan", "guiton1822"),
        ("petit-jan", "yes, if the petit jan is kept in no other way", "juegos"),
    ),
    _crux(
        "coin-oblige",
        "charpentier1715",
        "Must the corner be taken where nothing else keeps the petit jan?",
        ("libre", "no: a player who would rather break may, and marks nothing for it", "s002"),
        ("oblige", "yes, like every play that keeps a full jan", "academieuniverselle1802"),
    ),
    _crux(
        "passage",
        "lelasseux1852:61",
        "Until when can the other still fill a jan?",
        ("dames", "while he has the men for it that are not past its arrows", "malfilatre2013"),
        ("fleches-libres", "only while no man stands on one of its arrows either", "juegos"),
    ),
    _crux(
        "coin-adverse",
        "lelasseux1852:42",
        "May a man rest in the other’s empty corner?",
        ("repos", "yes, on the way of one man that plays both numbers", "lelasseux1852"),
        ("jamais", "no, as a faulty Spanish version of the rules says", "juegos"),
    ),
    _crux(
        "retour-coin",
        "charpentier1715",
        "Does a man who holds the corner with one other count as a way to fill the jan de retour?",
        ("non", "no, since he cannot leave it alone", "lelasseux1852"),
        ("par-puissance", "yes, as one more way where it is filled in another", "juegos"),
    ),
    _crux(
        "mezeas",
        "lelasseux1852:126",
        "How long does an ace make the jan de mézéas?",
        ("tant-que-deux", "as long as only the two men of the corner are off the talon", "s002"),
        ("coup-suivant", "only at the throw after the corner was taken", "guiton1822"),
    ),
    _crux(
        "defaillants",
        "guiton1822",
        "May one man go off by the sum of two numbers neither of which takes him off?",
        ("somme", "yes", "guiton1822"),
        ("non", "no, by the rule of the provinces", "juegos"),
    ),
    _crux(
        "sortie",
        "soumille1738",
        "Must a number be played inside where it can be, before men go off by it?",
        ("rapide", "no, if it takes a man exactly to the band (the usage of Paris)", "guiton1822"),
        ("lente", "yes, unless a full jan de retour is kept by it", "soumille1738"),
    ),
    _crux(
        "excedant",
        "malfilatre2013",
        "May the order of the numbers make one too great that could have been played inside?",
        ("dedans", "no: as many as possible are played without excess", "malfilatre2013"),
        ("ordre-libre", "yes: each number is judged when it is played", "juegos"),
    ),
    _crux(
        "margot",
        "jollyvet1656:27",
        "Is Margot la fendue played?",
        ("non", "no: it was given up", "charpentier1715"),
        ("oui", "yes", "jollyvet1656"),
    ),
    _crux(
        "pile",
        "jollyvet1656:34",
        "Is the pile de misère played?",
        ("non", "no: it was given up", "charpentier1715"),
        ("oui", "yes, made and kept, as Lepeintre wants it brought back", "lepeintre1818"),
    ),
)
# All that matters where the board marks.
BOARD_CRUCES = (
    *THROW_CRUCES,
    PRIMAUTE_CRUX,
    _crux(
        "paiement",
        "guiton1822:126",
        "What is the tour worth?",
        ("gradue", "grande bredouille 4, with the pavillon 3; half way 2, else 1", "guiton1822"),
        ("ancien", "grande bredouille 2, else 1", "juegos"),
        ("pont", "grande bredouille 2; 1 1/2 if the loser has not seven holes, else 1", "juegos"),
    ),
    _crux(
        "seuil",
        "guiton1822:126",
        "Below how many holes of the loser is the graduated tour won double?",
        ("six", "below six", "guiton1822"),
        ("sept", "below seven", "trictraccombine1780"),
    ),
    _crux(
        "grande-bredouille",
        "guiton1822:126",
        "Is the graduated grande bredouille of the second to score worth less?",
        ("pavillon", "yes: three, where it is marked with the pavillon", "guiton1822"),
        ("egale", "no: four for either", "juegos"),
    ),
    RENCONTRE_CRUX,
)
CRUCES = (
    *BOARD_CRUCES,
    _crux(
        "ecole-plein",
        "lelasseux1852:192",
        "How often is the école marked for a jan that was marked and not filled or kept?",
        ("une-fois", "once: the points marked go to the other", "lelasseux1852"),
        (
            "deux-fois",
            "twice: those marked, and those that should have been earned",
            "lepeintre1818",
        ),
    ),
    _crux(
        "deux-jetons",
        "lelasseux1852:195",
        "What if new points are marked with a second jeton and the old ones left standing?",
        ("sans-ecole", "the other takes one of the two marks away", "lelasseux1852"),
        ("ecole", "the other takes the old points away and marks them", "lepeintre1818"),
    ),
)
TRICTRAC_CRUCES = (
    _crux(
        "niveau",
        "guiton1822",
        "Who marks?",
        ("assiste", "the board marks for both, and explains", "juegos"),
        ("strict", "each player, and the other may send him to school", "guiton1822"),
    ),
    *CRUCES,
)


# The readings in force in the form that the rules use: one truth value for each disputed point.


class Usage(NamedTuple):
    """The readings of the disputed points; the default is the common usage of all treatises."""

    flat_hits: bool = False
    two_ways: bool = False
    puissance_saves: bool = False
    corner_bound: bool = False
    free_arrows: bool = False
    corner_no_rest: bool = False
    corner_fills: bool = False
    mezeas_next: bool = False
    no_sum_off: bool = False
    slow_off: bool = False
    free_order: bool = False
    rencontre: bool = False
    margot: bool = False
    pile: bool = False


KEYS = {
    "flat_hits": ("battues", "deux-partout"),
    "two_ways": ("sixieme-case", "deux-facons"),
    "puissance_saves": ("coin-puissance", "petit-jan"),
    "corner_bound": ("coin-oblige", "oblige"),
    "free_arrows": ("passage", "fleches-libres"),
    "corner_no_rest": ("coin-adverse", "jamais"),
    "corner_fills": ("retour-coin", "par-puissance"),
    "mezeas_next": ("mezeas", "coup-suivant"),
    "no_sum_off": ("defaillants", "non"),
    "slow_off": ("sortie", "lente"),
    "free_order": ("excedant", "ordre-libre"),
    "rencontre": ("rencontre", "oui"),
    "margot": ("margot", "oui"),
    "pile": ("pile", "oui"),
}


def usage(readings: Mapping[str, str]) -> Usage:
    """Return the usage of these readings; a missing crux has its default."""
    return Usage(**{field: readings.get(name) == key for field, (name, key) in KEYS.items()})
