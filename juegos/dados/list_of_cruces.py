"""The cruces of each game, listed so that no game is imported.

Written by ``python -m conf.make.lists`` from the games; ``family`` declares them.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.source import Crux, Written, crux

_EACH: tuple[Written, ...] = (
    (
        "mayores.dados",
        "ldj:65v.a.8-9",
        "How many dice does each player throw? The text does not say here; fol. 65r has three made.",
        (
            ("tres", "three, as fol. 65r says to make them", "juegos"),
            ("dos", "two", "juegos"),
            ("uno", "one", "yuyu2011"),
        ),
    ),
    (
        "mayores.empate",
        "ldj:65v.a.9-10",
        "Who wins when both throw the same number of points? The text does not say.",
        (
            ("repite", "nobody yet: both throw again", "juegos"),
            ("tablas", "nobody: it is a draw", "juegos"),
            ("mano", "the first thrower", "juegos"),
        ),
    ),
    (
        "menores.dados",
        "ldj:65v.a.16-17",
        "How many dice does each player throw? The text does not say here; fol. 65r has three made.",
        (
            ("tres", "three, as fol. 65r says to make them", "juegos"),
            ("dos", "two", "juegos"),
            ("uno", "one", "yuyu2011"),
        ),
    ),
    (
        "menores.empate",
        "ldj:65v.a.17",
        "Who wins when both throw the same number of points? The text does not say.",
        (
            ("repite", "nobody yet: both throw again", "juegos"),
            ("tablas", "nobody: it is a draw", "juegos"),
            ("mano", "the first thrower", "juegos"),
        ),
    ),
    (
        "tanto.orden",
        "ldj:65v.b.2-3",
        "Which die is “the one”, and is it thrown with the other two or before them?",
        (
            ("juntos", "all three are thrown together, and any of them may be the one", "yuyu2011"),
            (
                "uno-luego-dos",
                "one die is thrown, then two; an ace on the one loses the turn",
                "yuyu2011",
            ),
            ("uno-luego-dos-as-repite", "one die is thrown, an ace again, and then two", "juegos"),
            (
                "tanto-fijo",
                "the one is thrown once for both, an ace again; then the two dice in turn",
                "yuyu2011",
            ),
        ),
    ),
    (
        "triga.caso",
        "ldj:66r.b.1",
        "Do the rubrics “another manner of triga” part one game, or are they games of their own?",
        (
            (
                "integrado",
                "one game: a triga wins at once, else suertes are taken and race",
                "juegos",
            ),
            ("a", "the first by itself: in turn, until one throws triga", "yuyu2011"),
            (
                "b",
                "the second by itself: in turn, triga being three to six and par alone",
                "yuyu2011",
            ),
            (
                "c",
                "the third by itself: suertes are taken and race, and nothing wins at once",
                "yuyu2011",
            ),
            (
                "duelo",
                "the first by itself, as a duel: both throw, and the better triga wins",
                "yuyu2011",
            ),
            (
                "rondas",
                "the third in rounds: a suerte beats none; the other’s last throw, thrown again, loses",
                "yuyu2011",
            ),
        ),
    ),
    (
        "triga.par",
        "ldj:66r.b.9-11",
        "What is “par en los tres dados”? The list of triples leaves out 3-3-3.",
        (
            ("trio", "three alike, 3-3-3 with them", "yuyu2011"),
            ("lista", "three alike as listed, without 3-3-3", "ti6 s000"),
            ("pareja", "any two alike, as par means in riffa", "juegos"),
            ("ninguno", "nothing of its own: only the totals are triga", "juegos"),
        ),
    ),
    (
        "triga.respuesta",
        "ldj:66v.a.3-4",
        "What if the other throws a triga in answer to the suerte taken? (Only in caso=integrado.)",
        (
            ("gana", "it wins for him", "juegos"),
            ("nada", "it counts for nothing, and he throws again", "juegos"),
            ("pierde", "it loses for him, like a reazar", "juegos"),
        ),
    ),
    (
        "triga.ocho",
        "ldj:66v.a.14-16",
        "Is 4-3-1, which the list of eights leaves out, a suerte? (Only in caso=c and caso=rondas.)",
        (
            ("completo", "yes, it makes eight", "yuyu2011"),
            ("lista", "no: what is not listed is no suerte", "ti6 s000"),
        ),
    ),
    (
        "azar.limites",
        "ldj:67r.a.18-19",
        "Do “from six upward” and “from fifteen downward” include six and fifteen themselves?",
        (
            ("exclusivo", "no: the suertes are seven to fourteen", "yuyu2011 aisling"),
            (
                "inclusivo",
                "yes: six and fifteen are suertes, and only 3-5 and 16-18 are azar",
                "juegos",
            ),
            (
                "segunda",
                "for the thrower’s own suerte alone: on the first throw they are azar, on the second no reazar",
                "juegos",
            ),
        ),
    ),
    (
        "azar.encuentro",
        "ldj:67r.b.14-15",
        "After an encuentro, what is thrown again “como de cabo”?",
        (
            ("de-cabo", "everything: the first thrower begins again", "yuyu2011 aisling"),
            ("segunda", "only the second throw; the other keeps his suerte", "juegos"),
            ("pasa", "everything, but the dice pass to the other player", "juegos"),
            ("tablas", "nothing: nobody wins", "juegos"),
            ("gana", "nothing: the thrower wins, as in guirguiesca", "juegos"),
        ),
    ),
    (
        "azar.reazar",
        "ldj:67r.b.2-3",
        "Who loses by a reazar, “the one who first casts it”?",
        (
            ("mano", "the first thrower, who gave the other his suerte", "canettieri1996 aisling"),
            ("segundo", "the second throw is the other’s, and a reazar loses for him", "juegos"),
            (
                "confirma",
                "the other must throw too: azar again is an encuentro, otherwise he wins",
                "yuyu2011",
            ),
        ),
    ),
    (
        "azar.replica",
        "ldj:67r.a.10",
        "Does an azar on the first throw win at once, or may the other player answer it with its soçobra?",
        (
            ("no", "it wins at once", "canettieri1996 aisling"),
            (
                "sozobra",
                "the soçobra of six or less wins, that of fifteen or more is an encuentro",
                "yuyu2011",
            ),
        ),
    ),
    (
        "marlota.igual",
        "ldj:67v.b.7-8",
        "What if the second suerte equals the first? The text says only “take another”.",
        (
            ("otra", "another means a different one: an equal throw is made again", "juegos"),
            ("encuentro", "it is an encuentro: all begins again, as in azar", "juegos"),
            ("tablas", "it is an encuentro, and nobody wins", "juegos"),
            ("gana", "it is an encuentro, and the thrower wins, as in guirguiesca", "juegos"),
        ),
    ),
    (
        "marlota.limites",
        "ldj:67v.b.3-4",
        "Do “from fourteen upward” and “from seven downward” include fourteen and seven themselves?",
        (
            (
                "exclusivo",
                "no: the suertes are seven to fourteen, as the list before says",
                "yuyu2011",
            ),
            (
                "inclusivo",
                "yes: the suertes are eight to thirteen, against the list before",
                "juegos",
            ),
        ),
    ),
    (
        "marlota.carrera",
        "ldj:67v.b.13-14",
        "Does the other’s suerte lose for whoever throws it, or does each win by his own alone?",
        (
            ("dueno", "it loses: the owner of the number that falls wins", "yuyu2011 aisling"),
            (
                "la-suya",
                "in turn, each winning by his own number alone: the other’s counts for nothing",
                "juegos",
            ),
        ),
    ),
    (
        "riffa.tercero",
        "ldj:68r.a.9-10",
        "Who or what is “ell otro” in the next throw: a third die, or all the dice at once?",
        (
            ("dado", "two dice are thrown until they pair, and then the third die", "yuyu2011"),
            ("tres", "three dice are thrown together until two of them are alike", "juegos"),
            (
                "tres-justo",
                "three dice together, until two are alike and the third is not",
                "juegos",
            ),
        ),
    ),
    (
        "riffa.manna",
        "ldj:68r.b.2",
        "What does a tie, “manna”, lead to?",
        (
            ("tablas", "nothing: it is a draw", "yuyu2011"),
            ("repite", "both throw again", "juegos"),
        ),
    ),
    (
        "par-con-as.ases",
        "ldj:68v.a.9-10",
        "Do three aces count as a pair and an ace, and does a pair of aces count with another face?",
        (
            ("con-triple", "three aces count: two are the pair, the third is the ace", "juegos"),
            ("sin-triple", "three aces do not count: the pair is of another face", "juegos"),
            ("cualquiera", "any pair counts if there is an ace among the three dice", "juegos"),
        ),
    ),
    (
        "par-con-as.orden",
        "ldj:68v.a.9",
        "Are the three dice thrown together, or two for the pair and the other after them?",
        (
            ("juntos", "together: any two may be the pair", "juegos"),
            (
                "sucesivos",
                "two first, as in riffa; the other is thrown if they are alike",
                "juegos",
            ),
        ),
    ),
    (
        "panquist.igual",
        "ldj:69r.b.1",
        "What if the second suerte equals the first? The text says only “the second”.",
        (
            ("otra", "the second is a different one: an equal throw is made again", "juegos"),
            ("encuentro", "it is an encuentro: all begins again, as in azar", "juegos"),
        ),
    ),
    (
        "panquist.paradas",
        "ldj:69r.a.9-10",
        "What are the four paradas worth, and are those before the one that is won taken with it?",
        (
            ("iguales", "each is worth one, and all up to the one that is won are taken", "juegos"),
            ("triangulares", "they are worth one, two, three and four, and are taken so", "juegos"),
            ("dobladas", "they are worth one, two, four and eight, and are taken so", "juegos"),
            ("sola", "only the one that is won is taken, and is worth one", "juegos"),
        ),
    ),
    (
        "panquist.cinco-as-as",
        "ldj:69r.b.5",
        "Does 5-1-1 take two paradas? Turned over it is 6-6-2, which takes three.",
        (
            ("dos", "two, as written", "ti6 s000 yuyu2011"),
            ("tres", "three, as the symmetry of the ladder asks", "juegos"),
        ),
    ),
    (
        "panquist.tria-as",
        "ldj:69v.a.11",
        "What throw is “cinco tria las”, or “seys tria las”?",
        (
            ("et-as", "& as: 5-3-1 takes one parada and 6-3-1 two", "hsms"),
            ("las", "none, as written: nine by 5-3-1 and ten by 6-3-1 take nothing", "ti6 s000"),
        ),
    ),
    (
        "panquist.dos-dos-cinco",
        "ldj:69v.a.13",
        "What throw is “dos dos o cinco”?",
        (
            ("et", "dos dos & cinco: 5-2-2 takes three paradas", "hsms"),
            ("o", "none, as written: nine by 5-2-2 takes nothing", "ti6 s000"),
        ),
    ),
    (
        "panquist.una-vez",
        "ldj:69v.a.2-3",
        "Is the game over at the first deciding throw, or are paradas gathered over several?",
        (
            ("una", "one deciding throw", "juegos"),
            ("varias", "they are gathered, until one player has all four of his own", "yuyu2011"),
        ),
    ),
    (
        "panquist.cobro",
        "ldj:69v.b.20-21",
        "Does the player who staked take as much by his suerte as the thrower by his?",
        (
            ("ambos", "yes: his suerte costs the thrower as much", "yuyu2011"),
            ("solo-lanza", "no: the thrower alone takes; the other keeps what he staked", "juegos"),
        ),
    ),
    (
        "medio-azar.catorce",
        "ldj:70r.a.10-11",
        "Is azar “fourteen and up”, as written, or fifteen, and what then is fourteen?",
        (
            ("xiiij", "fourteen is azar; the suertes are eight to thirteen", "ti6 s000 yuyu2011"),
            (
                "xv-nulo",
                "azar begins at fifteen; fourteen is nothing and is thrown again",
                "yuyu2011",
            ),
            ("xv-suerte", "azar begins at fifteen; fourteen is a suerte", "juegos"),
            ("azar", "as in azar: seven and fourteen are suertes, azar lies beyond them", "juegos"),
        ),
    ),
    (
        "medio-azar.encuentro",
        "ldj:70v.a.3-4",
        "What if the throw for azar after an encuentro brings none?",
        (
            ("nueva-suerte", "it is the other’s new suerte, and three tantos more", "juegos"),
            (
                "arrastra",
                "it is the other’s new suerte, for the tantos already at stake alone",
                "juegos",
            ),
            ("de-nuevo", "it is lost; all begins again, and the tantos at stake remain", "juegos"),
            (
                "gana-suerte",
                "it is a suerte, and wins all that is at stake; an azar loses it",
                "yuyu2011",
            ),
        ),
    ),
    (
        "medio-azar.primer-azar",
        "ldj:70r.a.13",
        "When an azar on the first throw has taken its tanto, who goes on?",
        (
            ("sigue", "the thrower goes on throwing", "juegos"),
            ("pasa", "the dice pass to the other, who is then the thrower", "juegos"),
            ("acaba", "nobody: the hand is over", "juegos"),
        ),
    ),
    (
        "medio-azar.segundo-azar",
        "ldj:70r.b.11",
        "Does an azar between the two suertes raise the hand, or is it paid at once?",
        (
            ("sube", "it raises what the hand is worth", "juegos"),
            ("cobra", "it is paid to the thrower at once; the hand stays", "juegos"),
            ("sube-y-cobra", "both", "juegos"),
        ),
    ),
    (
        "medio-azar.leuara",
        "ldj:70r.a.13-14",
        "Does the thrower take the tanto of an azar, or pay it?",
        (
            ("lleva", "he takes it", "aisling"),
            ("paga", "he pays it: an azar is a fault", "yuyu2011"),
        ),
    ),
    (
        "azar-pujado.pujas",
        "ldj:70v.a.13-14",
        "Which throws raise the tantos during the race?",
        (
            ("todas", "every azar, and every suerte that decides nothing", "juegos"),
            (
                "todas-y-la-ultima",
                "every azar and every suerte, including the one that decides",
                "juegos",
            ),
            ("azar-y-la-ultima", "every azar, and the suerte that decides", "juegos"),
            ("azares", "the azares alone", "juegos"),
        ),
    ),
    (
        "guirguiesca.primer-azar",
        "ldj:71r.a.12-13",
        "What does an azar on the first throw win?",
        (
            ("sigue", "one tanto, and the thrower goes on throwing", "juegos"),
            ("gana", "the whole game", "yuyu2011"),
            ("acaba", "one tanto, and the hand is over", "juegos"),
        ),
    ),
    (
        "guirguiesca.encuentro",
        "ldj:71r.b.7-8",
        "Who takes what is at stake by an encuentro, and what if the thrower refused the stake?",
        (
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
    ),
)

_OF_GAMES: Mapping[str, tuple[str, ...]] = {
    "mayores": (
        "mayores.dados",
        "mayores.empate",
    ),
    "menores": (
        "menores.dados",
        "menores.empate",
    ),
    "tanto": ("tanto.orden",),
    "triga": (
        "triga.caso",
        "triga.par",
        "triga.respuesta",
        "triga.ocho",
    ),
    "azar": (
        "azar.limites",
        "azar.encuentro",
        "azar.reazar",
        "azar.replica",
    ),
    "marlota": (
        "marlota.igual",
        "marlota.limites",
        "marlota.carrera",
    ),
    "riffa": (
        "riffa.tercero",
        "riffa.manna",
    ),
    "par-con-as": (
        "par-con-as.ases",
        "par-con-as.orden",
    ),
    "panquist": (
        "panquist.igual",
        "panquist.paradas",
        "panquist.cinco-as-as",
        "panquist.tria-as",
        "panquist.dos-dos-cinco",
        "panquist.una-vez",
        "panquist.cobro",
    ),
    "medio-azar": (
        "medio-azar.catorce",
        "medio-azar.encuentro",
        "medio-azar.primer-azar",
        "medio-azar.segundo-azar",
        "medio-azar.leuara",
    ),
    "azar-pujado": (
        "azar-pujado.pujas",
        "medio-azar.catorce",
        "medio-azar.encuentro",
        "medio-azar.primer-azar",
        "medio-azar.segundo-azar",
        "medio-azar.leuara",
    ),
    "guirguiesca": (
        "guirguiesca.primer-azar",
        "guirguiesca.encuentro",
    ),
}

_BY_ID = {crux[0]: crux for crux in _EACH}


def cruces(slug: str) -> tuple[Crux, ...]:
    """Return the cruces of a game."""
    each = (_BY_ID[id] for id in _OF_GAMES.get(slug, ()))
    return tuple(crux(id, place, asks, *ways) for id, place, asks, ways in each)
