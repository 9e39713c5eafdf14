"""The disputed points of trictrac with their readings, and the readings in force.

The first reading of a disputed point is the default. The rules use the readings in force as one
truth value for each disputed point (``Usage``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos.core.source import Crux, crux

# The disputed points of trictrac with their readings; the first reading is the default.


def _crux(name: str, place: str, question: str, *readings: tuple[str, str, str]) -> Crux:
    return crux(f"trictrac.{name}", place, question, *readings)


BATTUES = _crux(
    "battues",
    "jollyvet1656:29",
    "What is a hit man worth in the table of the petits jans?",
    (
        "par-table",
        "four points and six by doublet, two more than in that of the grands jans",
        "guiton1822",
    ),
    ("deux-partout", "two and four, as in the table of the grands jans", "jollyvet1656"),
)
SIXIEME_CASE = _crux(
    "sixieme-case",
    "lepeintre1818",
    "In how many ways is a jan filled that lacks two men?",
    ("une-facon", "in one: both men are needed for it", "lelasseux1852"),
    ("deux-facons", "in two, as Lepeintre wants for two half-cases", "lepeintre1818"),
)
COIN_PUISSANCE = _crux(
    "coin-puissance",
    "guiton1822",
    "May the corner be taken par puissance where it can be taken directly?",
    ("jamais", "never, not even to keep the petit jan", "guiton1822"),
    ("petit-jan", "yes, if the petit jan is kept in no other way", "juegos"),
)
COIN_OBLIGE = _crux(
    "coin-oblige",
    "charpentier1715",
    "Must the corner be taken where nothing else keeps the petit jan?",
    ("libre", "no: a player who would rather break may, and marks nothing for it", "s002"),
    ("oblige", "yes, like every play that keeps a full jan", "academieuniverselle1802"),
)
PASSAGE = _crux(
    "passage",
    "lelasseux1852:61",
    "Until when can the other still fill a jan?",
    ("dames", "while he has the men for it that are not past its arrows", "malfilatre2013"),
    ("fleches-libres", "only while no man stands on one of its arrows either", "juegos"),
)
COIN_ADVERSE = _crux(
    "coin-adverse",
    "lelasseux1852:42",
    "May a man rest in the other’s empty corner?",
    ("repos", "yes, on the way of one man that plays both numbers", "lelasseux1852"),
    ("jamais", "no, as a faulty Spanish version of the rules says", "juegos"),
)
RETOUR_COIN = _crux(
    "retour-coin",
    "charpentier1715",
    "Does a man who holds the corner with one other count as a way to fill the jan de retour?",
    ("non", "no, since he cannot leave it alone", "lelasseux1852"),
    ("par-puissance", "yes, as one more way where it is filled in another", "juegos"),
)
MEZEAS = _crux(
    "mezeas",
    "lelasseux1852:126",
    "How long does an ace make the jan de mézéas?",
    ("tant-que-deux", "as long as only the two men of the corner are off the talon", "s002"),
    ("coup-suivant", "only at the throw after the corner was taken", "guiton1822"),
)
DEFAILLANTS = _crux(
    "defaillants",
    "guiton1822",
    "May one man go off by the sum of two numbers neither of which takes him off?",
    ("somme", "yes", "guiton1822"),
    ("non", "no, by the rule of the provinces", "juegos"),
)
SORTIE = _crux(
    "sortie",
    "soumille1738",
    "Must a number be played inside where it can be, before men go off by it?",
    ("rapide", "no, if it takes a man exactly to the band (the usage of Paris)", "guiton1822"),
    ("lente", "yes, unless a full jan de retour is kept by it", "soumille1738"),
)
EXCEDANT = _crux(
    "excedant",
    "malfilatre2013",
    "May the order of the numbers make one too great that could have been played inside?",
    ("dedans", "no: as many as possible are played without excess", "malfilatre2013"),
    ("ordre-libre", "yes: each number is judged when it is played", "juegos"),
)
PRIMAUTE = _crux(
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
PAIEMENT = _crux(
    "paiement",
    "guiton1822:126",
    "What is the tour worth?",
    ("gradue", "grande bredouille 4, with the pavillon 3; half way 2, else 1", "guiton1822"),
    ("ancien", "grande bredouille 2, else 1", "juegos"),
    ("pont", "grande bredouille 2; 1 1/2 if the loser has not seven holes, else 1", "juegos"),
)
SEUIL = _crux(
    "seuil",
    "guiton1822:126",
    "Below how many holes of the loser is the graduated tour won double?",
    ("six", "below six", "guiton1822"),
    ("sept", "below seven", "trictraccombine1780"),
)
GRANDE = _crux(
    "grande-bredouille",
    "guiton1822:126",
    "Is the graduated grande bredouille of the second to score worth less?",
    ("pavillon", "yes: three, where it is marked with the pavillon", "guiton1822"),
    ("egale", "no: four for either", "juegos"),
)
RENCONTRE = _crux(
    "rencontre",
    "jollyvet1656:27",
    "Is the jan de rencontre played?",
    ("non", "no: it was given up", "charpentier1715"),
    ("oui", "yes", "jollyvet1656"),
)
MARGOT = _crux(
    "margot",
    "jollyvet1656:27",
    "Is Margot la fendue played?",
    ("non", "no: it was given up", "charpentier1715"),
    ("oui", "yes", "jollyvet1656"),
)
PILE = _crux(
    "pile",
    "jollyvet1656:34",
    "Is the pile de misère played?",
    ("non", "no: it was given up", "charpentier1715"),
    ("oui", "yes, made and kept, as Lepeintre wants it brought back", "lepeintre1818"),
)
ECOLE_PLEIN = _crux(
    "ecole-plein",
    "lelasseux1852:192",
    "How often is the école marked for a jan that was marked and not filled or kept?",
    ("une-fois", "once: the points marked go to the other", "lelasseux1852"),
    ("deux-fois", "twice: those marked, and those that should have been earned", "lepeintre1818"),
)
DEUX_JETONS = _crux(
    "deux-jetons",
    "lelasseux1852:195",
    "What if new points are marked with a second jeton and the old ones left standing?",
    ("sans-ecole", "the other takes one of the two marks away", "lelasseux1852"),
    ("ecole", "the other takes the old points away and marks them", "lepeintre1818"),
)
NIVEAU = _crux(
    "niveau",
    "guiton1822",
    "Who marks?",
    ("assiste", "the board marks for both, and explains", "juegos"),
    ("strict", "each player, and the other may send him to school", "guiton1822"),
)

THROW = (
    BATTUES,
    SIXIEME_CASE,
    COIN_PUISSANCE,
    COIN_OBLIGE,
    PASSAGE,
    COIN_ADVERSE,
    RETOUR_COIN,
    MEZEAS,
    DEFAILLANTS,
    SORTIE,
    EXCEDANT,
    MARGOT,
    PILE,
)
GAME = (PRIMAUTE, PAIEMENT, SEUIL, GRANDE, RENCONTRE)
STRICT = (ECOLE_PLEIN, DEUX_JETONS)
CRUCES = THROW + GAME + STRICT
TRICTRAC = (NIVEAU, *CRUCES)


# The readings in force in the form that the rules use: one truth value for each disputed point.


class Usage(NamedTuple):
    """The readings of the disputed points; the default is the common usage of all treatises."""

    flat_hits: bool = False  # battues=deux-partout
    two_ways: bool = False  # sixieme-case=deux-facons
    puissance_saves: bool = False  # coin-puissance=petit-jan
    corner_bound: bool = False  # coin-oblige=oblige
    free_arrows: bool = False  # passage=fleches-libres
    corner_no_rest: bool = False  # coin-adverse=jamais
    corner_fills: bool = False  # retour-coin=par-puissance
    mezeas_next: bool = False  # mezeas=coup-suivant
    no_sum_off: bool = False  # defaillants=non
    slow_off: bool = False  # sortie=lente
    free_order: bool = False  # excedant=ordre-libre
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
    return Usage(**{name: readings.get(crux) == key for name, (crux, key) in KEYS.items()})
