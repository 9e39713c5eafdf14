"""The cruces of each game, listed so that no game is imported.

Written by ``python -m conf.make.lists`` from the games; ``family`` declares them.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.source import Crux, Written, crux

_EACH: tuple[Written, ...] = (
    (
        "backgammon.dobles",
        "s003",
        "How often is each die played when both are equal? The page does not say.",
        (
            ("cuatro", "four moves, as is usual", "gnubg"),
            ("dos", "two moves, as with any throw: all that the page says", "s003"),
        ),
    ),
    (
        "backgammon.entrada",
        "s003",
        "Of two men on the bar one has entered, the other cannot: is the rest of the throw lost?",
        (
            ("todas", "yes: no other man moves while one is on the bar", "gnubg"),
            ("primera", "no: only the first move of the turn must enter a man", "s003"),
        ),
    ),
    (
        "backgammon.salida",
        "s003",
        "Which men does a die bear off, besides those on its own point?",
        (
            (
                "ultima",
                "one from the farthest point held, where that is nearer than the die",
                "gnubg",
            ),
            ("libre", "one from any point nearer than the die, as the Spanish page says", "s003"),
            ("justa", "none: the exact value is needed, an option of the page", "s003"),
        ),
    ),
    (
        "backgammon.dados-ambos",
        "s003",
        "One die could bear off the last man, but both could be played: must they be? (Last man on the 2, a single enemy on the 1, throw 4-1.)",
        (
            ("ambos", "yes: both dice are played wherever they can be", "s003 openspiel"),
            ("acaba", "no: the game is over once the last man is off", "bgsage"),
        ),
    ),
    (
        "backgammon.barra",
        "s003",
        "Does a man on the bar count as one in the winner’s last quarter, for a backgammon?",
        (
            ("cuenta", "yes", "gnubg"),
            ("no", "no: the page speaks of men on the board", "s003"),
        ),
    ),
    (
        "backgammon.partida",
        "s003",
        "To how many points is the match?",
        (
            ("suelta", "no match: one game by itself, counted once, twice or three times", "s003"),
            ("1", "a match to 1", "s003"),
            ("2", "a match to 2", "s003"),
            ("3", "a match to 3", "s003"),
            ("4", "a match to 4", "s003"),
            ("5", "a match to 5", "s003"),
            ("6", "a match to 6", "s003"),
            ("7", "a match to 7", "s003"),
            ("8", "a match to 8", "s003"),
            ("9", "a match to 9", "s003"),
            ("10", "a match to 10", "s003"),
            ("11", "a match to 11", "s003"),
            ("12", "a match to 12", "s003"),
            ("13", "a match to 13", "s003"),
            ("14", "a match to 14", "s003"),
            ("15", "a match to 15", "s003"),
            ("16", "a match to 16", "s003"),
            ("17", "a match to 17", "s003"),
            ("18", "a match to 18", "s003"),
            ("19", "a match to 19", "s003"),
            ("20", "a match to 20", "s003"),
            ("21", "a match to 21", "s003"),
            ("22", "a match to 22", "s003"),
            ("23", "a match to 23", "s003"),
            ("24", "a match to 24", "s003"),
            ("25", "a match to 25", "s003"),
        ),
    ),
    (
        "backgammon.cubo",
        "s003",
        "Is the doubling cube used?",
        (
            ("no", "no: the page thinks it unfit for a family", "s003"),
            ("si", "yes", "s003"),
        ),
    ),
    (
        "backgammon.crawford",
        "s003",
        "Is there a Crawford game, in a match with the cube?",
        (
            ("si", "yes", "gnubg"),
            ("no", "no", "juegos"),
        ),
    ),
    (
        "backgammon.jacoby",
        "s003",
        "Do gammons count only once the cube has been turned, in a game by itself?",
        (
            ("no", "no: they always count", "s003"),
            ("si", "yes", "gnubg"),
        ),
    ),
    (
        "tabula.salida",
        "ap9:482",
        "When may a man be borne off?",
        (
            ("cuarto", "once all of his side stand in the last quarter", "a4games"),
            ("libre", "as soon as a die carries it past the last casa", "juegos"),
        ),
    ),
    (
        "tabula.mitad",
        "austin1934:202",
        "May a man go on to the second half before all of his side have entered?",
        (
            ("libre", "yes: no source mentions such a rule", "juegos"),
            ("espera", "no: an addition that makes a better game", "a4games"),
        ),
    ),
    (
        "tabula.heridas",
        "austin1934:202",
        "Must a man that was hit enter before another is moved?",
        (
            ("primero", "yes, probably", "a4games"),
            ("libre", "no: it waits like those that have not entered yet", "juegos"),
        ),
    ),
    (
        "trictrac.niveau",
        "guiton1822",
        "Who marks?",
        (
            ("assiste", "the board marks for both, and explains", "juegos"),
            ("strict", "each player, and the other may send him to school", "guiton1822"),
        ),
    ),
    (
        "trictrac.battues",
        "jollyvet1656:29",
        "What is a hit man worth in the table of the petits jans?",
        (
            (
                "par-table",
                "four points and six by doublet, two more than in that of the grands jans",
                "guiton1822",
            ),
            ("deux-partout", "two and four, as in the table of the grands jans", "jollyvet1656"),
        ),
    ),
    (
        "trictrac.sixieme-case",
        "lepeintre1818",
        "In how many ways is a jan filled that lacks two men?",
        (
            ("une-facon", "in one: both men are needed for it", "lelasseux1852"),
            ("deux-facons", "in two, as Lepeintre wants for two half-cases", "lepeintre1818"),
        ),
    ),
    (
        "trictrac.coin-puissance",
        "guiton1822",
        "May the corner be taken par puissance where it can be taken directly?",
        (
            ("jamais", "never, not even to keep the petit jan", "guiton1822"),
            ("petit-jan", "yes, if the petit jan is kept in no other way", "juegos"),
        ),
    ),
    (
        "trictrac.coin-oblige",
        "charpentier1715",
        "Must the corner be taken where nothing else keeps the petit jan?",
        (
            ("libre", "no: a player who would rather break may, and marks nothing for it", "s002"),
            ("oblige", "yes, like every play that keeps a full jan", "academieuniverselle1802"),
        ),
    ),
    (
        "trictrac.passage",
        "lelasseux1852:61",
        "Until when can the other still fill a jan?",
        (
            ("dames", "while he has the men for it that are not past its arrows", "malfilatre2013"),
            ("fleches-libres", "only while no man stands on one of its arrows either", "juegos"),
        ),
    ),
    (
        "trictrac.coin-adverse",
        "lelasseux1852:42",
        "May a man rest in the other's empty corner?",
        (
            ("repos", "yes, on the way of one man that plays both numbers", "lelasseux1852"),
            ("jamais", "no, as a faulty Spanish version of the rules says", "juegos"),
        ),
    ),
    (
        "trictrac.retour-coin",
        "charpentier1715",
        "Does a man who holds the corner with one other count as a way to fill the jan de retour?",
        (
            ("non", "no, since he cannot leave it alone", "lelasseux1852"),
            ("par-puissance", "yes, as one more way where it is filled in another", "juegos"),
        ),
    ),
    (
        "trictrac.mezeas",
        "lelasseux1852:126",
        "How long does an ace make the jan de mézéas?",
        (
            (
                "tant-que-deux",
                "as long as only the two men of the corner are off the talon",
                "s002",
            ),
            ("coup-suivant", "only at the throw after the corner was taken", "guiton1822"),
        ),
    ),
    (
        "trictrac.defaillants",
        "guiton1822",
        "May one man go off by the sum of two numbers neither of which takes him off?",
        (
            ("somme", "yes", "guiton1822"),
            ("non", "no, by the rule of the provinces", "juegos"),
        ),
    ),
    (
        "trictrac.sortie",
        "soumille1738",
        "Must a number be played inside where it can be, before men go off by it?",
        (
            (
                "rapide",
                "no, if it takes a man exactly to the band (the usage of Paris)",
                "guiton1822",
            ),
            ("lente", "yes, unless a full jan de retour is kept by it", "soumille1738"),
        ),
    ),
    (
        "trictrac.excedant",
        "malfilatre2013",
        "May the order of the numbers make one too great that could have been played inside?",
        (
            ("dedans", "no: as many as possible are played without excess", "malfilatre2013"),
            ("ordre-libre", "yes: each number is judged when it is played", "juegos"),
        ),
    ),
    (
        "trictrac.margot",
        "jollyvet1656:27",
        "Is Margot la fendue played?",
        (
            ("non", "no: it was given up", "charpentier1715"),
            ("oui", "yes", "jollyvet1656"),
        ),
    ),
    (
        "trictrac.pile",
        "jollyvet1656:34",
        "Is the pile de misère played?",
        (
            ("non", "no: it was given up", "charpentier1715"),
            ("oui", "yes, made and kept, as Lepeintre wants it brought back", "lepeintre1818"),
        ),
    ),
    (
        "trictrac.primaute",
        "lelasseux1852:28",
        "Who begins?",
        (
            (
                "rejetes",
                "the player who throws the higher with one die; he throws again with both",
                "s002",
            ),
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
        ),
    ),
    (
        "trictrac.paiement",
        "guiton1822:126",
        "What is the tour worth?",
        (
            (
                "gradue",
                "grande bredouille 4, with the pavillon 3; half way 2, else 1",
                "guiton1822",
            ),
            ("ancien", "grande bredouille 2, else 1", "juegos"),
            (
                "pont",
                "grande bredouille 2; 1 1/2 if the loser has not seven holes, else 1",
                "juegos",
            ),
        ),
    ),
    (
        "trictrac.seuil",
        "guiton1822:126",
        "Below how many holes of the loser is the graduated tour won double?",
        (
            ("six", "below six", "guiton1822"),
            ("sept", "below seven", "trictraccombine1780"),
        ),
    ),
    (
        "trictrac.grande-bredouille",
        "guiton1822:126",
        "Is the graduated grande bredouille of the second to score worth less?",
        (
            ("pavillon", "yes: three, where it is marked with the pavillon", "guiton1822"),
            ("egale", "no: four for either", "juegos"),
        ),
    ),
    (
        "trictrac.rencontre",
        "jollyvet1656:27",
        "Is the jan de rencontre played?",
        (
            ("non", "no: it was given up", "charpentier1715"),
            ("oui", "yes", "jollyvet1656"),
        ),
    ),
    (
        "trictrac.ecole-plein",
        "lelasseux1852:192",
        "How often is the école marked for a jan that was marked and not filled or kept?",
        (
            ("une-fois", "once: the points marked go to the other", "lelasseux1852"),
            (
                "deux-fois",
                "twice: those marked, and those that should have been earned",
                "lepeintre1818",
            ),
        ),
    ),
    (
        "trictrac.deux-jetons",
        "lelasseux1852:195",
        "What if new points are marked with a second jeton and the old ones left standing?",
        (
            ("sans-ecole", "the other takes one of the two marks away", "lelasseux1852"),
            ("ecole", "the other takes the old points away and marks them", "lepeintre1818"),
        ),
    ),
    (
        "trictrac-a-ecrire.marques",
        "lelasseux1852:220",
        "How many marqués does the game have?",
        (
            ("huit", "eight", "lepeintre1818"),
            ("quatre", "four", "lelasseux1852"),
            ("six", "six", "lelasseux1852"),
            ("douze", "twelve", "lepeintre1818"),
        ),
    ),
    (
        "trictrac-a-ecrire.progression",
        "lepeintre1818",
        "Does the bredouille go on growing past twelve holes?",
        (
            ("arretee", "no: fourfold at most", "guiton1822"),
            (
                "continue",
                "yes: eightfold at eighteen, doubled again for every six holes more",
                "lepeintre1818",
            ),
        ),
    ),
    (
        "toc.double",
        "academieuniverselle1802",
        "Is a jan by doublet or in two ways worth two holes?",
        (
            ("va", "yes: “the double goes”", "academieuniverselle1802"),
            ("simple", "no: every jan is worth one", "academieuniverselle1802"),
        ),
    ),
    (
        "toc.trous",
        "academieuniverselle1802",
        "How many holes win?",
        (
            ("un", "one: the first hole", "academieuniverselle1802"),
            ("trois", "three", "juegos"),
            ("six", "six", "juegos"),
            ("douze", "twelve, as at trictrac", "juegos"),
        ),
    ),
    (
        "toc.sommes",
        "academieuniverselle1802",
        "What are several jans of one throw worth together?",
        (
            ("coup", "a throw is worth one hole or two, however many jans it makes", "juegos"),
            ("chaque", "each jan is counted", "juegos"),
        ),
    ),
    (
        "tick-tack.doublets",
        "willughby",
        "Does an advantage by doublets count twice?",
        (
            ("once", "no: Cotton says nothing of it", "cotton1674"),
            ("twice", "yes, if so agreed", "juegos"),
        ),
    ),
    (
        "tick-tack.ways",
        "cotton1674:160",
        "Are Toots, Boveries and Flyers played? Their worth is not given: they are counted as one.",
        (
            ("plain", "no: the plain game", "cotton1674"),
            ("all", "yes, as some play", "cotton1674"),
        ),
    ),
    (
        "tick-tack.claims",
        "cotton1674:160",
        "Must the thrower see his advantage himself?",
        (
            ("shown", "no: the board sees it", "juegos"),
            ("why-not", "yes, and the other may catch him with a why-not", "cotton1674"),
        ),
    ),
    (
        "tick-tack.vies",
        "willughby",
        "May the stake be raised by vies?",
        (
            ("no", "no", "cotton1674"),
            ("yes", "yes, before a throw; what refusing one costs is ours", "willughby"),
        ),
    ),
    (
        "todas-tablas.dobles",
        "ldj:77v.b.10-11",
        "How often is each die played when both are equal?",
        (
            ("dos", "once each, like any two dice: the text says nothing else", "juegos"),
            ("cuatro", "twice each, as in backgammon", "juegos"),
        ),
    ),
    (
        "todas-tablas.barata",
        "ldj:72v.a.14-18",
        "Is the barata of fol. 72v, which the leaf of this game does not name, played here?",
        (
            ("no", "no: a player who cannot enter loses his turn", "juegos"),
            ("si", "yes: a player who finds all six casas closed has lost", "juegos"),
        ),
    ),
    (
        "quinze-tablas.juego",
        "ldj:73r.a.3-8",
        "What kind of game is it?",
        (
            ("encasar", "one of putting men on casas: as many as they can put", "juegos"),
            ("carrera", "a race, set out by twos as the drawing is said to show it", "ludii"),
        ),
    ),
    (
        "quinze-tablas.tablas",
        "ldj:73r.a.3-8",
        "With how many men? The leaf has any number.",
        (
            ("quinze", "fifteen, as it is called", "ldj"),
            ("seys", "six, which the leaf names too", "ldj"),
            ("catorze", "fourteen", "ldj"),
            ("treze", "thirteen", "ldj"),
            ("doze", "twelve", "ldj"),
            ("onze", "eleven", "ldj"),
            ("diez", "ten", "ldj"),
            ("nueve", "nine", "ldj"),
            ("ocho", "eight", "ldj"),
            ("siete", "seven", "ldj"),
            ("cinco", "five", "ldj"),
            ("quatro", "four", "ldj"),
            ("tres", "three", "ldj"),
            ("dos", "two", "ldj"),
            ("uno", "one", "ldj"),
        ),
    ),
    (
        "quinze-tablas.apilar",
        "ldj:73r.a.3-8",
        "How many men may stand on one casa?",
        (
            ("libre", "any number", "juegos"),
            ("dos", "two, as in doze canes", "ludii"),
        ),
    ),
    (
        "quinze-tablas.dados",
        "ldj:73r",
        "With how many dice? The leaf does not say.",
        (
            ("tres", "three, as in most games of the book that have a number", "ludii"),
            ("dos", "two", "juegos"),
        ),
    ),
    (
        "doze-canes.cuadra",
        "ldj:73v.a.10-13",
        "Do both players set their men in the same quarter?",
        (
            ("misma", "yes: so the pareja is entered, “as in doze canes” (fol. 76v)", "juegos"),
            ("propia", "no: each has a quarter of his own, and nobody can be taken", "juegos"),
        ),
    ),
    (
        "doze-canes.fin",
        "ldj:73v.a.14-15",
        "What is it to double the casas soonest?",
        (
            (
                "mas-casas",
                "where both share a quarter, to double more casas than the other",
                "juegos",
            ),
            ("todas", "to double all six: so each needs a quarter of his own", "juegos"),
        ),
    ),
    (
        "doze-canes.tomar",
        "ldj:73v.a.16-18",
        "Can a man who stands alone be taken?",
        (
            ("si", "yes: it is only said that the doubled ones cannot be", "juegos"),
            ("no", "no: his casa is closed to the other", "juegos"),
        ),
    ),
    (
        "doze-canes.dados",
        "ldj:73v.b.3-5",
        "With how many dice? The leaf does not say.",
        (
            ("dos", "two", "ludii"),
            ("tres", "three, as in most games of the book that have a number", "juegos"),
        ),
    ),
    (
        "doblet.orden",
        "ldj:74r.a.13-17",
        "May a man be borne off while others still lie one upon another?",
        (
            ("todas-antes", "no: all six are lowered first", "juegos"),
            ("por-casa", "yes, from a casa that has been lowered", "juegos"),
        ),
    ),
    (
        "doblet.otro",
        "ldj:74r.b.4-8",
        "Can a player win by what he does with the other’s throw?",
        (
            ("luego", "yes: the text says that it often happens", "juegos"),
            ("no-gana", "no: his last man waits for a throw of his own", "juegos"),
        ),
    ),
    (
        "doblet.dados",
        "ldj:74r",
        "With how many dice? The leaf does not say.",
        (
            ("tres", "three, as in most games of the book that have a number", "ludii"),
            ("dos", "two", "juegos"),
        ),
    ),
    (
        "fallas.falla",
        "ldj:74v.b.7-10",
        "When does a player fail?",
        (
            ("suerte", "when the other’s men let him play no die of the throw", "juegos"),
            ("dado", "as soon as they keep him from playing one die", "juegos"),
        ),
    ),
    (
        "fallas.dados",
        "ldj:74v",
        "With how many dice? The leaf does not say.",
        (
            ("tres", "three, as in most games of the book that have a number", "ludii"),
            ("dos", "two", "juegos"),
        ),
    ),
    (
        "fallas.salida-justa",
        "ldj:74v",
        "Must the number that bears a man off be that of its casa?",
        (
            ("no", "no: a larger number bears off the farthest man", "juegos"),
            ("si", "yes: no other number bears a man off", "juegos"),
        ),
    ),
    (
        "fallas.barata",
        "ldj:72v.a.14-18",
        "Is the barata of fol. 72v, which the leaf of this game does not name, played here?",
        (
            ("no", "no: a player who cannot enter loses his turn", "juegos"),
            ("si", "yes: a player who finds all six casas closed has lost", "juegos"),
        ),
    ),
    (
        "seis-dos-y-as.sacar-de",
        "ldj:75r.b.9-13",
        "From which quarter are men borne off? The leaf does not name it.",
        (
            ("de-lado", "from that beside the quarter of the start", "juegos"),
            (
                "pospunta",
                "from that aslant of the start; men that are hit begin again where all began",
                "ludii",
            ),
        ),
    ),
    (
        "seis-dos-y-as.dados",
        "ldj:75r",
        "With how many dice? The leaf does not say.",
        (
            ("tres", "three, as in most games of the book that have a number", "ludii"),
            ("dos", "two", "juegos"),
        ),
    ),
    (
        "seis-dos-y-as.salida-justa",
        "ldj:75r",
        "Must the number that bears a man off be that of its casa?",
        (
            ("no", "no: a larger number bears off the farthest man", "juegos"),
            ("si", "yes: no other number bears a man off", "juegos"),
        ),
    ),
    (
        "seis-dos-y-as.barata",
        "ldj:72v.a.14-18",
        "Is the barata of fol. 72v, which the leaf of this game does not name, played here?",
        (
            ("no", "no: a player who cannot enter loses his turn", "juegos"),
            ("si", "yes: a player who finds all six casas closed has lost", "juegos"),
        ),
    ),
    (
        "emperador.doblar",
        "ldj:79v.b.4-7",
        "Which men may not join another of their side?",
        (
            (
                "pasada-la-mitad",
                "those that have not passed the middle, as fol. 79v says of emperador",
                "juegos",
            ),
            ("al-entrar", "only those that enter, as fol. 76r says", "juegos"),
            (
                "en-su-quadra",
                "those in the quarter where they began, whether they enter or move on in it",
                "ludii",
            ),
        ),
    ),
    (
        "emperador.barata",
        "ldj:76r.b.3-7",
        "What is a barata here?",
        (
            (
                "doze-y-quatro",
                "six casas in a row doubled, and four of the other’s men or more to enter: the game is won at once",
                "juegos",
            ),
            (
                "sin-entrada",
                "as on fol. 72v: the other has a man to enter, and all six casas are closed",
                "juegos",
            ),
            (
                "no",
                "nothing that ends the game: only whoever bears off all men first wins",
                "juegos",
            ),
        ),
    ),
    (
        "emperador.salida-justa",
        "ldj:75v",
        "Must the number that bears a man off be that of its casa?",
        (
            ("no", "no: a larger number bears off the farthest man", "juegos"),
            ("si", "yes: no other number bears a man off", "juegos"),
        ),
    ),
    (
        "medio-emperador.dados",
        "ldj:76r.b.9",
        "With two dice or with three? The leaf has both.",
        (
            ("dos", "two: it is called half for them too", "juegos"),
            ("tres", "three, as emperador", "juegos"),
        ),
    ),
    (
        "medio-emperador.doblar",
        "ldj:79v.b.4-7",
        "Which men may not join another of their side?",
        (
            (
                "pasada-la-mitad",
                "those that have not passed the middle, as fol. 79v says of emperador",
                "juegos",
            ),
            ("al-entrar", "only those that enter, as fol. 76r says", "juegos"),
        ),
    ),
    (
        "medio-emperador.salida-justa",
        "ldj:76r",
        "Must the number that bears a man off be that of its casa?",
        (
            ("no", "no: a larger number bears off the farthest man", "juegos"),
            ("si", "yes: no other number bears a man off", "juegos"),
        ),
    ),
    (
        "pareja-de-entrada.par",
        "ldj:76v.b.5-10",
        "With three dice, what is a throw of par?",
        (
            ("pareja", "two equal dice among them", "juegos"),
            ("trio", "three equal dice", "ludii"),
        ),
    ),
    (
        "pareja-de-entrada.complir",
        "ldj:76v.b.7-15",
        "What does it mean to play the whole of such a throw?",
        (
            ("como-sale", "every die once, as far as it can be played", "juegos"),
            ("doblada", "the equal dice twice each", "juegos"),
            ("toda-o-nada", "every die once, and the hand is kept only if all can be", "juegos"),
        ),
    ),
    (
        "pareja-de-entrada.desde",
        "ldj:76v.b.13",
        "From when does par count?",
        (
            ("despues", "once a player has brought all his men in: “depues”", "juegos"),
            ("siempre", "from the first throw on", "juegos"),
        ),
    ),
    (
        "pareja-de-entrada.tablas",
        "ldj:76v.a.8-13",
        "With how many men? The leaf does not say.",
        (
            ("quinze", "fifteen, as the prologue counts them", "ludii"),
            ("doze", "twelve, as in doze canes", "juegos"),
        ),
    ),
    (
        "pareja-de-entrada.dentro",
        "ldj:76v.a.13-15",
        "May a man move on before all of its side are in?",
        (
            ("todas", "no", "juegos"),
            ("libre", "yes", "juegos"),
        ),
    ),
    (
        "pareja-de-entrada.dados",
        "ldj:76v",
        "With three dice or with two?",
        (
            ("tres", "with three", "ldj"),
            ("dos", "with two", "ldj"),
        ),
    ),
    (
        "pareja-de-entrada.salida-justa",
        "ldj:76v",
        "Must the number that bears a man off be that of its casa?",
        (
            ("no", "no: a larger number bears off the farthest man", "juegos"),
            ("si", "yes: no other number bears a man off", "juegos"),
        ),
    ),
    (
        "pareja-de-entrada.barata",
        "ldj:72v.a.14-18",
        "Is the barata of fol. 72v, which the leaf of this game does not name, played here?",
        (
            ("no", "no: a player who cannot enter loses his turn", "juegos"),
            ("si", "yes: a player who finds all six casas closed has lost", "juegos"),
        ),
    ),
    (
        "cab-e-quinal.dados",
        "ldj:77r.b.6-11",
        "With three dice, or with two and a third whose number is agreed on? The leaf describes both.",
        (
            ("tres", "with three", "ldj"),
            ("dos-y-fijo", "with two, and a third whose number is agreed on", "ldj"),
        ),
    ),
    (
        "cab-e-quinal.adelantada",
        "ldj:77r.b.14-15",
        "With two dice: on which six does the man ahead stand?",
        (
            ("lado", "on the next one, that of the quarter beside", "juegos"),
            ("derecho", "on that of the quarter opposite, where men are borne off", "ludii"),
        ),
    ),
    (
        "cab-e-quinal.salida-justa",
        "ldj:77r",
        "Must the number that bears a man off be that of its casa?",
        (
            ("no", "no: a larger number bears off the farthest man", "juegos"),
            ("si", "yes: no other number bears a man off", "juegos"),
        ),
    ),
    (
        "cab-e-quinal.barata",
        "ldj:72v.a.14-18",
        "Is the barata of fol. 72v, which the leaf of this game does not name, played here?",
        (
            ("no", "no: a player who cannot enter loses his turn", "juegos"),
            ("si", "yes: a player who finds all six casas closed has lost", "juegos"),
        ),
    ),
    (
        "cab-e-quinal.fijo",
        "ldj:77r.b.8-11",
        "With two dice: what number does the third one count? The leaf leaves it to the players.",
        (
            ("seys", "six, which the leaf names for an example", "ldj"),
            ("cinco", "five", "ldj"),
            ("quatro", "four", "ldj"),
            ("tria", "three", "ldj"),
            ("dos", "two", "ldj"),
            ("as", "one", "ldj"),
        ),
    ),
    (
        "laquet.cierra",
        "ldj:78r.a.21-22",
        "Does one man close a casa to the other? It cannot be hit there.",
        (
            ("una", "yes", "ludii"),
            ("dos", "no, two do: men of both colours may share a casa", "juegos"),
        ),
    ),
    (
        "laquet.sacar-de",
        "ldj:78r.a.20",
        "In which quarter are the men set up and borne off?",
        (
            (
                "derecho",
                "in that opposite the start, where the fifteenth man of one side stands",
                "juegos",
            ),
            (
                "tercera",
                "in the third, as the words stand; the man that stands beyond it counts as borne off",
                "juegos",
            ),
        ),
    ),
    (
        "laquet.mano",
        "ldj:78r",
        "Who throws first? The leaf does not say.",
        (
            ("suerte", "the higher of two dice decides", "juegos"),
            ("catorze", "the side with fourteen men on one casa", "juegos"),
        ),
    ),
    (
        "laquet.salida-justa",
        "ldj:78r",
        "Must the number that bears a man off be that of its casa?",
        (
            ("no", "no: a larger number bears off the farthest man", "juegos"),
            ("si", "yes: no other number bears a man off", "juegos"),
        ),
    ),
    (
        "buffa-cortesa.par",
        "ldj:76v.b.5-10",
        "With three dice, what is a throw of par?",
        (
            ("pareja", "two equal dice among them", "juegos"),
            ("trio", "three equal dice", "ludii"),
        ),
    ),
    (
        "buffa-cortesa.complir",
        "ldj:76v.b.7-15",
        "What does it mean to play the whole of such a throw?",
        (
            ("como-sale", "every die once, as far as it can be played", "juegos"),
            ("doblada", "the equal dice twice each", "juegos"),
            ("toda-o-nada", "every die once, and the hand is kept only if all can be", "juegos"),
        ),
    ),
    (
        "buffa-cortesa.desde",
        "ldj:76v.b.13",
        "From when does par count?",
        (
            ("despues", "once a player has brought all his men in: “depues”", "juegos"),
            ("siempre", "from the first throw on", "juegos"),
        ),
    ),
    (
        "buffa-cortesa.tablas",
        "ldj:76v.a.8-13",
        "With how many men? The leaf does not say.",
        (
            ("quinze", "fifteen, as the prologue counts them", "ludii"),
            ("doze", "twelve, as in doze canes", "juegos"),
        ),
    ),
    (
        "buffa-cortesa.dentro",
        "ldj:76v.a.13-15",
        "May a man move on before all of its side are in?",
        (
            ("todas", "no", "juegos"),
            ("libre", "yes", "juegos"),
        ),
    ),
    (
        "buffa-cortesa.dados",
        "ldj:78v",
        "With three dice or with two?",
        (
            ("tres", "with three", "ldj"),
            ("dos", "with two", "ldj"),
        ),
    ),
    (
        "buffa-cortesa.salida-justa",
        "ldj:78v",
        "Must the number that bears a man off be that of its casa?",
        (
            ("no", "no: a larger number bears off the farthest man", "juegos"),
            ("si", "yes: no other number bears a man off", "juegos"),
        ),
    ),
    (
        "buffa-cortesa.barata",
        "ldj:72v.a.14-18",
        "Is the barata of fol. 72v, which the leaf of this game does not name, played here?",
        (
            ("no", "no: a player who cannot enter loses his turn", "juegos"),
            ("si", "yes: a player who finds all six casas closed has lost", "juegos"),
        ),
    ),
    (
        "buffa-de-baldrac.cuadras",
        "ldj:79r.a.11-12",
        "Which two quarters are on one part of the board?",
        (
            ("mitad", "two that face each other, on one half", "golladay2007 ludii"),
            ("lado", "two beside each other, along one side", "juegos"),
        ),
    ),
    (
        "buffa-de-baldrac.fin",
        "ldj:79r.b.1-4",
        "What wins? The leaf names no bearing off.",
        (
            ("leuar", "to bear all men off first, as elsewhere", "ludii"),
            ("pasar", "to have all men in the quarter opposite first", "juegos"),
        ),
    ),
    (
        "buffa-de-baldrac.mayor",
        "ldj:79r.b.4-7",
        "What is the greatest part of a throw?",
        (
            ("mas-dados", "the most dice, and of as many the larger", "juegos"),
            ("mas-puntos", "the most points, by however few dice", "juegos"),
        ),
    ),
    (
        "buffa-de-baldrac.salida-justa",
        "ldj:79r",
        "Must the number that bears a man off be that of its casa?",
        (
            ("no", "no: a larger number bears off the farthest man", "juegos"),
            ("si", "yes: no other number bears a man off", "juegos"),
        ),
    ),
    (
        "buffa-de-baldrac.barata",
        "ldj:72v.a.14-18",
        "Is the barata of fol. 72v, which the leaf of this game does not name, played here?",
        (
            ("no", "no: a player who cannot enter loses his turn", "juegos"),
            ("si", "yes: a player who finds all six casas closed has lost", "juegos"),
        ),
    ),
    (
        "romanos-reencontrat.sentido",
        "ldj:79v.a.10-22",
        "Do the sides go the same way round or against each other?",
        (
            ("mismo", "the same way, from quarters that lie aslant of each other", "juegos"),
            ("contrario", "against each other, from quarters opposite: like emperador", "ludii"),
        ),
    ),
    (
        "romanos-reencontrat.fin",
        "ldj:79v.a.20-22",
        "What wins? The leaf names no bearing off.",
        (
            ("leuar", "to bear all men off first, as elsewhere", "ludii"),
            ("pasar", "to have all men in the quarter opposite first", "juegos"),
        ),
    ),
    (
        "romanos-reencontrat.doblar",
        "ldj:79v.b.4-7",
        "May men be doubled before the middle?",
        (
            ("pasada-la-mitad", "no, as the leaf says", "ldj"),
            ("no", "yes", "juegos"),
        ),
    ),
    (
        "romanos-reencontrat.salida-justa",
        "ldj:79v",
        "Must the number that bears a man off be that of its casa?",
        (
            ("no", "no: a larger number bears off the farthest man", "juegos"),
            ("si", "yes: no other number bears a man off", "juegos"),
        ),
    ),
    (
        "romanos-reencontrat.barata",
        "ldj:72v.a.14-18",
        "Is the barata of fol. 72v, which the leaf of this game does not name, played here?",
        (
            ("no", "no: a player who cannot enter loses his turn", "juegos"),
            ("si", "yes: a player who finds all six casas closed has lost", "juegos"),
        ),
    ),
)

_OF_GAMES: Mapping[str, tuple[str, ...]] = {
    "backgammon": (
        "backgammon.dobles",
        "backgammon.entrada",
        "backgammon.salida",
        "backgammon.dados-ambos",
        "backgammon.barra",
        "backgammon.partida",
        "backgammon.cubo",
        "backgammon.crawford",
        "backgammon.jacoby",
    ),
    "tabula": (
        "tabula.salida",
        "tabula.mitad",
        "tabula.heridas",
    ),
    "trictrac": (
        "trictrac.niveau",
        "trictrac.battues",
        "trictrac.sixieme-case",
        "trictrac.coin-puissance",
        "trictrac.coin-oblige",
        "trictrac.passage",
        "trictrac.coin-adverse",
        "trictrac.retour-coin",
        "trictrac.mezeas",
        "trictrac.defaillants",
        "trictrac.sortie",
        "trictrac.excedant",
        "trictrac.margot",
        "trictrac.pile",
        "trictrac.primaute",
        "trictrac.paiement",
        "trictrac.seuil",
        "trictrac.grande-bredouille",
        "trictrac.rencontre",
        "trictrac.ecole-plein",
        "trictrac.deux-jetons",
    ),
    "trictrac-a-ecrire": (
        "trictrac.battues",
        "trictrac.sixieme-case",
        "trictrac.coin-puissance",
        "trictrac.coin-oblige",
        "trictrac.passage",
        "trictrac.coin-adverse",
        "trictrac.retour-coin",
        "trictrac.mezeas",
        "trictrac.defaillants",
        "trictrac.sortie",
        "trictrac.excedant",
        "trictrac.margot",
        "trictrac.pile",
        "trictrac.primaute",
        "trictrac.rencontre",
        "trictrac-a-ecrire.marques",
        "trictrac-a-ecrire.progression",
    ),
    "toc": (
        "trictrac.sixieme-case",
        "trictrac.coin-puissance",
        "trictrac.passage",
        "trictrac.coin-adverse",
        "trictrac.retour-coin",
        "trictrac.mezeas",
        "trictrac.defaillants",
        "trictrac.sortie",
        "trictrac.excedant",
        "trictrac.primaute",
        "toc.double",
        "toc.trous",
        "toc.sommes",
    ),
    "tick-tack": (
        "tick-tack.doublets",
        "tick-tack.ways",
        "tick-tack.claims",
        "tick-tack.vies",
    ),
    "todas-tablas": (
        "todas-tablas.dobles",
        "todas-tablas.barata",
    ),
    "quinze-tablas": (
        "quinze-tablas.juego",
        "quinze-tablas.tablas",
        "quinze-tablas.apilar",
        "quinze-tablas.dados",
    ),
    "doze-canes": (
        "doze-canes.cuadra",
        "doze-canes.fin",
        "doze-canes.tomar",
        "doze-canes.dados",
    ),
    "doblet": (
        "doblet.orden",
        "doblet.otro",
        "doblet.dados",
    ),
    "fallas": (
        "fallas.falla",
        "fallas.dados",
        "fallas.salida-justa",
        "fallas.barata",
    ),
    "seis-dos-y-as": (
        "seis-dos-y-as.sacar-de",
        "seis-dos-y-as.dados",
        "seis-dos-y-as.salida-justa",
        "seis-dos-y-as.barata",
    ),
    "emperador": (
        "emperador.doblar",
        "emperador.barata",
        "emperador.salida-justa",
    ),
    "medio-emperador": (
        "medio-emperador.dados",
        "medio-emperador.doblar",
        "medio-emperador.salida-justa",
    ),
    "pareja-de-entrada": (
        "pareja-de-entrada.par",
        "pareja-de-entrada.complir",
        "pareja-de-entrada.desde",
        "pareja-de-entrada.tablas",
        "pareja-de-entrada.dentro",
        "pareja-de-entrada.dados",
        "pareja-de-entrada.salida-justa",
        "pareja-de-entrada.barata",
    ),
    "cab-e-quinal": (
        "cab-e-quinal.dados",
        "cab-e-quinal.adelantada",
        "cab-e-quinal.salida-justa",
        "cab-e-quinal.barata",
        "cab-e-quinal.fijo",
    ),
    "laquet": (
        "laquet.cierra",
        "laquet.sacar-de",
        "laquet.mano",
        "laquet.salida-justa",
    ),
    "buffa-cortesa": (
        "buffa-cortesa.par",
        "buffa-cortesa.complir",
        "buffa-cortesa.desde",
        "buffa-cortesa.tablas",
        "buffa-cortesa.dentro",
        "buffa-cortesa.dados",
        "buffa-cortesa.salida-justa",
        "buffa-cortesa.barata",
    ),
    "buffa-de-baldrac": (
        "buffa-de-baldrac.cuadras",
        "buffa-de-baldrac.fin",
        "buffa-de-baldrac.mayor",
        "buffa-de-baldrac.salida-justa",
        "buffa-de-baldrac.barata",
    ),
    "romanos-reencontrat": (
        "romanos-reencontrat.sentido",
        "romanos-reencontrat.fin",
        "romanos-reencontrat.doblar",
        "romanos-reencontrat.salida-justa",
        "romanos-reencontrat.barata",
    ),
}

_BY_ID = {crux[0]: crux for crux in _EACH}


def cruces(slug: str) -> tuple[Crux, ...]:
    """Return the cruces of a game."""
    each = (_BY_ID[id] for id in _OF_GAMES.get(slug, ()))
    return tuple(crux(id, place, asks, *ways) for id, place, asks, ways in each)
