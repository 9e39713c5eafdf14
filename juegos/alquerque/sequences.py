"""How many sequences of moves the games of points have, kept where counting takes long.

``kept`` are this package's own: each is what ``juegos perft`` counts by the command that
``command`` gives. Tests count anew what is no more than a hundred thousand and what is published;
what goes beyond was made, and is made anew, by ``python -m tests.bench.sequences``.
``PUBLISHED`` are known from elsewhere.
"""

from __future__ import annotations

from typing import NamedTuple

from juegos.core.message import _


class Kept(NamedTuple):
    """A game, what its readings change, and the sequences of one move, of two and so on."""

    slug: str
    readings: str
    nodes: tuple[int, ...]

    @property
    def chosen(self) -> dict[str, str]:
        """The readings by their cruces."""
        return dict(pair.split("=") for pair in self.readings.split())

    @property
    def command(self) -> str:
        """What counts the longest of them."""
        chosen = [f"--reading {pair}" for pair in self.readings.split()]
        return " ".join([f"juegos perft {self.slug} --depth {len(self.nodes)}", *chosen])


def kept() -> tuple[Kept, ...]:
    """Return all that are kept, game by game in the catalogue’s order."""
    lines = _KEPT.splitlines()
    heads = (head.partition(" ") for head in lines[::2])
    return tuple(
        Kept(slug, readings, tuple(map(int, nodes.split())))
        for (slug, _, readings), nodes in zip(heads, lines[1::2], strict=True)
    )


class Printed(NamedTuple):
    """A game under readings, what it is called there, and the sequences from ``first`` moves on."""

    slug: str
    readings: str
    name: str
    first: int
    nodes: tuple[int, ...]


_KEPT = """\
alquerque
    4 8 33 219 1537 11697 100189 973496 10242214
alquerque captura=una
    4 8 33 210 1430 10262 81306 717196 6784234
alquerque captura=entera
    4 8 33 210 1428 10216 81358 720870 6909038
alquerque captura=obligatoria
    4 5 6 12 29 109 541 2730 14375 83003 510413 3307122
alquerque captura=maxima
    4 5 6 12 29 99 484 2240 11195 60601 360924 2229638
alquerque pasos=sin-retroceso
    4 8 33 198 1166 7824 58367 501047 4568572
alquerque captura=obligatoria soplo=si
    4 8 36 262 2182 19514 192173 2115819
alquerque-de-nueve
    24 552 12144 255024
alquerque-de-nueve vuelo=no
    24 552 12144 255024
alquerque-de-nueve dados=si
    56 1312 73472 1635456
cercar-la-liebre
    8 40 522 2268 34586 144608 2452248
cercar-la-liebre cazadores=once
    7 37 473 2191 32672 141382 2349936
cercar-la-liebre cazadores=diez
    6 34 406 2002 27788 123822 1908470
cercar-la-liebre saltos=varios
    8 40 522 2316 35094 152152 2538580
cercar-la-liebre mano=liebre
    5 49 220 3093 12691 199635 837244
alquerque-de-tres
    9 72 504 3024 15120 54720 199296 705312 2567232
alquerque-de-tres movimiento=ninguno
    9 72 504 3024 15120 54720 0
alquerque-de-tres movimiento=cualquiera
    9 72 504 3024 15120 54720 444528
alquerque-de-tres piezas=cuatro
    9 72 504 3024 15120 54720 148176 200448 246528 340992 493056 695808 1078272 1474560
alquerque-de-tres centro=vedado
    8 64 448 2688 13440 48960 174768 617376 2271840
damas-espanolas
    7 49 302 1469 7361 36473 177532 828783 3860866 17743481
damas-espanolas soplo=si
    7 49 379 2949 25534 220165 1989895 18100771
damas-rusas
    7 49 302 1469 7482 37986 190146 929905 4570667 22450647
damas-turcas
    8 64 708 7538 85090 931312 10782382 123290300
damas-turcas coronacion=sigue
    8 64 708 7538 85090 931312 10782382 123290300
damas-internacionales
    9 81 658 4265 27117 167140 1049442 6483971 41022614
zamma
    3 5 7 15 60 199 754 3364 15241 83005 461932 2913639
zamma captura=maxima
    3 5 7 14 56 130 381 1351 5677 28082 140425 814386 4774888
zamma captura=libre
    3 7 26 150 917 7070 63405 666406 7795234
zamma retirada=al-momento
    3 5 7 15 60 199 754 3364 15241 83005 461932 2913673
dama-filipina
    7 49 302 1469 7473 37628 187302 907836 4431847 21566622
dama-filipina captura=obligatoria
    7 49 302 1469 7482 37986 190146 929902 4570617 22445019
lasca
    6 6 18 54 116 324 846 2148 5692 13898 37124 97440 269512 742638
bashni
    7 49 302 1469 7482 37908 189912 925868
bashni atras=no
    7 49 302 1469 7361 36690 179367 842358
fanorona
    5 39 724 18026 431852
fanorona tablero=dimy
    5 21 202 3469 34608 306837 1960757
fanorona tablero=telo
    4 7 14 67 137 280 744 1497 2823 4930 8180 13342 21660 33814
fanorona continuar=obligatoria
    5 21 223 2844 32153 336805 2769628
konane
    4 12 28 172 984 8596 71380 791404
konane tablero=8
    4 12 28 172 892 7124 52044 508088
konane tablero=6
    4 12 28 156 668 4192 22676 162288 1030412
konane tablero=4
    4 12 16 52 120 376 972 2808 6124 13040 20356 24172 17244 8652
dablot
    15 223 4361 85421 1862477 40657051
dablot captura=obligatoria
    15 155 1941 24839 348964 4831377 71908215
peralikatuma
    6 13 38 116 438 1910 9702 53210 337391 2232790
peralikatuma captura=libre
    6 33 310 3003 29795 304812 3429951 40759337
peralikatuma vertice=quebrado
    6 13 43 153 584 2454 11935 62939 384775 2481402
dieciseis-soldados
    9 21 65 323 1804 9406 56624 359122 2588454
dieciseis-soldados captura=libre
    9 69 783 9063 112469 1383160 18442955
dieciseis-soldados vertice=quebrado
    9 21 65 323 1804 9446 56698 359708 2584620
awithlaknannai
    3 7 21 104 562 3547 23957 188095 1550571 14266857
awithlaknannai tablero=veintitres
    6 34 227 1600 12224 99230 870551 8159007
awithlaknannai tablero=veinticuatro
    3 7 21 104 562 3547 23957 189268 1571306 14658935
awithlaknannai captura=obligatoria
    3 4 9 23 76 233 636 2175 7977 31172 130579 563899 2569691
queah
    5 21 99 459 2499 12936 63409 323569 1771840 9300829 47541736
queah reserva=es-turno
    5 21 99 475 2485 13055 65648 334577 1788893 9507105 49560606
queah captura=obligatoria
    5 15 56 161 664 2410 7699 26564 96621 338415 1134532 3975371 13890435
"""

# Of draughts: Halbersma’s dctl and the thread 2822 of damforum. The English game is none of this
# edition, but a control of its parts.
PUBLISHED = (
    Printed(
        "damas-espanolas",
        "",
        _("Spanish"),
        1,
        (7, 49, 302, 1469, 7361, 36_473, 177_532, 828_783, 3_860_866),
    ),
    Printed("damas-rusas", "", _("Russian"), 1, (7, 49, 302, 1469, 7482, 37_986, 190_146, 929_905)),
    Printed("dama-filipina", "", _("Brazilian, the mirror image"), 5, (7473, 37_628, 187_302)),
    Printed("dama-filipina", "captura=obligatoria", _("pool"), 5, (7482, 37_986, 190_146)),
    Printed(
        "damas-internacionales",
        "",
        _("international"),
        1,
        (9, 81, 658, 4265, 27_117, 167_140, 1_049_442, 6_483_971),
    ),
    Printed("inglesas", "", _("English"), 5, (7361, 36_768, 179_740, 845_931)),
)
