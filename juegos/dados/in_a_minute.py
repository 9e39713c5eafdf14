"""The games of dice, each learnt in a minute."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.in_a_minute import InAMinute, SmallBoard, lesson
from juegos.core.message import _

LESSONS: Mapping[str, InAMinute] = {
    "mayores": lesson(
        ("gana", _("You want to cast more points than the other.")),
        ("gana", _("As played here, each casts three dice once, A before B, and adds them up.")),
        ("gana", _("The higher total wins at once; there is nothing to decide.")),
        ("empate", _("The text says nothing of a tie: as played here, both cast again.")),
        ("empate", _("Do not fear to cast first: a tie helps neither, so the chances are equal.")),
        SmallBoard("primera A - -", _("A casts eleven. B must cast more."), "6-4-1", "gana"),
        SmallBoard("segunda B 11 -", _("B casts nine against eleven: A wins."), "5-3-1", "gana"),
        SmallBoard("segunda B 11 -", _("B casts eleven too: both cast again."), "6-3-2", "empate"),
    ),
    "menores": lesson(
        ("gana", _("You want to cast fewer points than the other.")),
        ("gana", _("As played here, each casts three dice once, A before B, and adds them up.")),
        ("gana", _("The lower total wins at once; there is nothing to decide.")),
        ("empate", _("The text says nothing of a tie: as played here, both cast again.")),
        ("gana", _("All that is good in mayores is bad here: three sixes never win.")),
        SmallBoard("primera A - -", _("A casts eleven. B must cast fewer."), "6-4-1", "gana"),
        SmallBoard("segunda B 11 -", _("B casts nine against eleven: B wins."), "5-3-1", "gana"),
        SmallBoard("segunda B 11 -", _("B casts eleven too: both cast again."), "6-3-2", "empate"),
    ),
    "tanto": lesson(
        ("tanto", _("You want one die to show as much as the other two together.")),
        (
            "tanto",
            _("As played here, three dice are cast at once, and any of them may be the one."),
        ),
        (
            "casos",
            _("Six is matched by 5-1, 4-2 or 3-3, five by 4-1 or 3-2, and two by 1-1 alone."),
        ),
        (
            "turno",
            _("If it does not come, the dice pass to the other, until one does it and wins."),
        ),
        ("as", _("An ace is never the one: two dice make two at least.")),
        SmallBoard("turno A - -", _("Six against five and one: A wins."), "6-5-1", "tanto"),
        SmallBoard(
            "turno A - -", _("Five against four: not as much, and B casts."), "5-2-2", "turno"
        ),
        SmallBoard(
            "turno B - -", _("Two against two aces, the least that wins."), "2-1-1", "tanto"
        ),
    ),
    "triga": lesson(
        ("triga", _("Cast a triga first and you win at once.")),
        (
            "triga",
            _("As played here a triga is three alike, or fifteen to eighteen, or three to six."),
        ),
        ("tomada", _("If no triga comes, the first cast is the caster’s own suerte, his number.")),
        (
            "carrera",
            _("When both have a number they cast until one of the two comes: its owner wins."),
        ),
        ("misma", _("Who casts the very number that the other has just taken loses to him.")),
        SmallBoard("primera A - -", _("Fifteen is a triga: A wins at once."), "6-6-3", "triga"),
        SmallBoard(
            "primera A - -", _("Ten is no triga: it is now the suerte of A."), "6-3-1", "tomada"
        ),
        SmallBoard(
            "segunda B 10 -", _("B casts ten too, but A took it first: A wins."), "5-4-1", "misma"
        ),
    ),
    "azar": lesson(
        (
            "azar",
            _("A first cast of fifteen to eighteen, or of three to six, is azar: you win at once."),
        ),
        (
            "dada",
            _("Any other first cast is given to the other as his suerte, the number he wins by."),
        ),
        ("propia", _("Then you cast a suerte for yourself, from seven to fourteen.")),
        ("carrera", _("From then on you cast until one of the two numbers comes: its owner wins.")),
        (
            "reazar",
            _("Beware of the second cast: an azar there is a reazar and, as played here, loses."),
        ),
        SmallBoard("primera A - -", _("Fifteen is azar: A wins at once."), "6-5-4", "azar"),
        SmallBoard(
            "segunda A 11 -", _("Sixteen on the second cast: a reazar, A loses."), "6-5-5", "reazar"
        ),
        SmallBoard(
            "carrera A 11 9", _("B has eleven, A has nine. Nine comes: A wins."), "5-3-1", "carrera"
        ),
    ),
    "marlota": lesson(
        (
            "carrera",
            _("You win if your own number comes before the other’s, and lose if his comes first."),
        ),
        ("dada", _("The first suerte that you cast is given to the other.")),
        (
            "propia",
            _("Then you cast another for yourself; as played here it must differ from his."),
        ),
        (
            "suertes",
            _("The suertes are the totals seven to fourteen; all other casts are made again."),
        ),
        ("sin-azar", _("Hope for no azar and no triga: nothing wins or loses at once.")),
        SmallBoard("primera A - -", _("Eleven is given to B as suerte."), "6-3-2", "dada"),
        SmallBoard(
            "segunda A 11 -", _("Eighteen is nobody’s: A casts again."), "6-6-6", "no-es-suerte"
        ),
        SmallBoard(
            "carrera A 11 9",
            _("B has eleven, A has nine. Eleven comes: B wins."),
            "5-4-2",
            "carrera",
        ),
    ),
    "riffa": lesson(
        ("gana", _("You want more points than the other, with a pair and a third die.")),
        ("par", _("As played here, you cast two dice until they show a pair.")),
        ("cuenta", _("Then you cast the third die, and add its points to those of the pair.")),
        ("pierde", _("The other does the same, and loses if he has fewer points.")),
        (
            "manna",
            _("Equal points are manna: as played here nobody wins, even if one pair is higher."),
        ),
        SmallBoard(
            "primera A - -",
            _("Two fives are a pair: A has ten, and casts the third die."),
            "5-5",
            "par",
        ),
        SmallBoard(
            "primera-tercero A - 10", _("Six more: A has sixteen. Now B casts."), "6", "cuenta"
        ),
        SmallBoard(
            "segunda-tercero B 16 12", _("B has sixteen too: manna, nobody wins."), "4", "manna"
        ),
    ),
    "par-con-as": lesson(
        ("primero", _("You want to be the first to cast a pair and an ace.")),
        ("batalla", _("A throw-off, the batalla, decides who casts first; here that is A.")),
        ("turno", _("If it does not come, the three dice pass to the other.")),
        (
            "gana",
            _("Two dice must be alike and the third an ace; as played here three aces count too."),
        ),
        ("gana", _("Two aces with another face are no use: as played here, 4-1-1 does not win.")),
        SmallBoard("turno A - -", _("A pair of fours and an ace: A wins."), "4-4-1", "gana"),
        SmallBoard(
            "turno A - -",
            _("The pair is of aces, but the third is none: B casts."),
            "4-1-1",
            "turno",
        ),
        SmallBoard(
            "turno B - -",
            _("Three aces are a pair and an ace, as played here: B wins."),
            "1-1-1",
            "gana",
        ),
    ),
    "panquist": lesson(
        ("carrera", _("You want your suerte to come before the other’s.")),
        (
            "dada",
            _("The first total of seven to fourteen is given to the other, the next is your own."),
        ),
        ("paradas", _("Four paradas lie in a row; how far you reach depends on the throw.")),
        (
            "once",
            _("Where eleven is your number, 6-3-2 takes one parada, 5-5-1 three, 5-3-3 all four."),
        ),
        (
            "carrera",
            _("As played here, the first throw that makes a suerte ends it all."),
        ),
        SmallBoard("primera A - -", _("Eleven is given to B as suerte."), "6-3-2", "dada"),
        SmallBoard(
            "carrera A 11 9",
            _("5-5-1 makes eleven for B: he takes three paradas."),
            "5-5-1",
            "once",
        ),
        SmallBoard(
            "carrera A 11 9", _("4-4-1 makes nine for A: he takes all four."), "4-4-1", "nueve"
        ),
    ),
    "medio-azar": lesson(
        (
            "carrera",
            _("You want your suerte to come first: it wins the tantos at stake, three or more."),
        ),
        (
            "azar",
            _("Fourteen and more, seven and less are azar: on the first cast each wins a tanto."),
        ),
        (
            "dada",
            _("A first cast of eight to thirteen is given to the other; the next is your own."),
        ),
        ("sube", _("As played here, an azar between the two suertes raises the stake by a tanto.")),
        (
            "encuentro",
            _("If you cast the other’s number before you have your own, you must cast for azar."),
        ),
        SmallBoard(
            "primera A - -", _("Fourteen is azar: A takes a tanto, and casts on."), "6-6-2", "tanto"
        ),
        SmallBoard(
            "segunda A 11 -",
            _("Eleven again, an encuentro: A casts for azar."),
            "5-4-2",
            "encuentro",
        ),
        SmallBoard(
            "encuentro A - -", _("The azar comes: A takes all the tantos."), "6-6-2", "todos"
        ),
    ),
    "azar-pujado": lesson(
        ("medio", _("You want your suerte to come first: it wins all the tantos at stake.")),
        (
            "medio",
            _("All goes as in medio azar until both have a number: an azar at first wins a tanto."),
        ),
        (
            "medio",
            _("A first cast of eight to thirteen is given to the other; the next is your own."),
        ),
        (
            "puja",
            _("As played here, each azar, and each suerte that decides nothing, adds a tanto."),
        ),
        ("puja", _("So a long race is a dear one: whoever ends it takes all that was added.")),
        SmallBoard(
            "primera A - -",
            _("Eleven is given to B, and three tantos are at stake."),
            "6-3-2",
            "medio",
        ),
        SmallBoard(
            "carrera A 11 9", _("Eighteen decides nothing, and adds a tanto."), "6-6-6", "puja"
        ),
        SmallBoard("carrera A 11 9", _("Eleven comes: B takes the whole stake."), "6-3-2", "medio"),
    ),
    "guirguiesca": lesson(
        ("carrera", _("You want your own number to come before the other’s.")),
        (
            "tanto",
            _("Two dice are cast: two, three, eleven and twelve are azar, and win a tanto."),
        ),
        ("envite", _("A first cast of four to ten is the other’s suerte, and he may stake on it.")),
        (
            "otorgar",
            _("You play for that stake if you agree; if you refuse, for the main stake alone."),
        ),
        ("pierde", _("Beware of the second cast: an azar there loses you everything.")),
        SmallBoard(
            "primera A - -", _("Twelve is azar: A wins a tanto, and casts on."), "6-6", "tanto"
        ),
        SmallBoard(
            "primera A - -", _("Eight is given to B, who may now stake on it."), "5-3", "dada"
        ),
        SmallBoard(
            "segunda-2 A 8 -",
            _("An azar on the second cast: A loses all three tantos."),
            "6-6",
            "pierde",
        ),
    ),
}
