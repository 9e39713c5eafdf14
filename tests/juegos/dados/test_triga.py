"""Triga by a second road: the words of fols. 66r-66v counted over all 216 casts.

Nothing here calls the rules of the game. A casts triga and wins, or takes a suerte; B casts the
same and loses, or takes another; then the two numbers race, each by its ways. The duel compares all
pairs of casts.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from juegos import catalogue
from juegos.engine.odds import odds
from juegos.serve import handle
from tests.help.laws import Case, combinations, refusal
from tests.help.sweeps import swept

CASTS = list(product(range(1, 7), repeat=3))
WAYS = Counter(map(sum, CASTS))
SUERTES = range(7, 15)
CASES = [Case("triga", readings) for readings in combinations("triga")]
Odds = tuple[Fraction, Fraction, Fraction]


def par(dice: tuple[int, ...], reading: str) -> bool:
    """Return whether a cast is par, by this reading."""
    alike = max(Counter(dice).values())
    if reading == "lista" and dice == (3, 3, 3):
        return False
    return alike >= {"trio": 3, "lista": 3, "pareja": 2, "ninguno": 4}[reading]


def by_turns(p: Fraction) -> Odds:
    """Return A's and B's chance and the mean casts where they cast by turns."""
    return 1 / (2 - p), (1 - p) / (2 - p), 1 / p


def race(own: int, other: int, casts: Fraction) -> Odds:
    """Return the chances of two numbers by their ways, and the casts until one comes."""
    return (
        Fraction(own, own + other),
        Fraction(other, own + other),
        casts + Fraction(216, own + other),
    )


def suertes_alone(ways: Counter[int]) -> Odds:
    """Return case C by itself: each casts until he has a suerte, and A wins by the same."""
    every = sum(ways[t] for t in SUERTES)
    until = Fraction(216, every)
    whole = [Fraction(0)] * 3
    for t, u in product(SUERTES, repeat=2):
        chance = Fraction(ways[t] * ways[u], every * every)
        here = (
            (Fraction(1), Fraction(0), 2 * until) if t == u else race(ways[t], ways[u], 2 * until)
        )
        whole = [x + chance * y for x, y in zip(whole, here, strict=True)]
    return whole[0], whole[1], whole[2]


def integrated(trio: str, respuesta: str) -> Odds:
    """Return the one game: triga at once, else suertes and the race."""
    plain = [dice for dice in CASTS if 7 <= sum(dice) <= 14 and not par(dice, trio)]
    ways, triga = Counter(map(sum, plain)), 216 - len(plain)
    whole = [Fraction(triga, 216), Fraction(0), Fraction(1)]
    for t in SUERTES:
        # In answer: triga, the same, another; where triga is nothing only the rest are casts.
        counted = len(plain) if respuesta == "nada" else 216
        casts = Fraction(216, counted)
        first, second = Fraction(ways[t], counted), Fraction(0)
        first += Fraction(triga, 216) * (respuesta == "pierde")
        second += Fraction(triga, 216) * (respuesta == "gana")
        for u in SUERTES:
            if u != t:
                wins, loses, longer = race(WAYS[t], WAYS[u], Fraction(0))
                chance = Fraction(ways[u], counted)
                first, second = first + chance * wins, second + chance * loses
                casts += chance * longer
        taken = Fraction(ways[t], 216)
        whole = [x + taken * y for x, y in zip(whole, (first, second, casts), strict=True)]
    return whole[0], whole[1], whole[2]


def rank(dice: tuple[int, ...], trio: str) -> tuple[bool, int]:
    """Return how good a triga a cast is, par before the totals, then by number; 0: it is none."""
    if par(dice, trio):
        return True, sum(dice)
    return False, sum(dice) if not 7 <= sum(dice) <= 14 else 0


def duel(trio: str) -> Odds:
    """Return the duel: all pairs of casts compared, until one of the two is a triga."""
    ranks = Counter(rank(dice, trio) for dice in CASTS)
    none = (False, 0)
    first = sum(m * n for a, m in ranks.items() for b, n in ranks.items() if a >= b and a > none)
    second = sum(m * n for a, m in ranks.items() for b, n in ranks.items() if b > a)
    return (
        Fraction(first, first + second),
        Fraction(second, first + second),
        Fraction(2 * 216 * 216, first + second),
    )


def rounds(ways: Counter[int]) -> Odds:
    """Return case C in rounds, by the equations of what stands when A begins one.

    Let x be worth a game to A at its start, x(b) when B has just cast b. Whatever is asked,
    x(b) = c + n*n*x + sum over a other than b of p(a) (g(a) + w - p(a) x(a)), where n is the
    chance of no suerte and w the mean of x(u) over B's suertes u; x itself leaves out no a.
    """
    p = {t: Fraction(ways[t], 216) for t in SUERTES}
    n = 1 - sum(p.values())

    def worth(c: Fraction, g: dict[int, Fraction]) -> Fraction:
        def miss(x: Fraction) -> Fraction:
            inverse = {t: 1 / (1 - q * q) for t, q in p.items()}
            w = sum((q * inverse[t] * (x - q * g[t]) for t, q in p.items()), Fraction(0))
            w /= 1 + sum((q * q * inverse[t] for t, q in p.items()), Fraction(0))
            after = {t: inverse[t] * (x - q * (g[t] + w)) for t, q in p.items()}
            return c + n * n * x - x + sum(q * (g[t] + w - q * after[t]) for t, q in p.items())

        at = miss(Fraction(0))
        return at / (at - miss(Fraction(1)))

    first = worth(Fraction(0), {t: q + n for t, q in p.items()})
    casts = worth(1 + n, dict.fromkeys(p, Fraction(1)))
    return first, 1 - first, casts


def by_hand(caso: str, par: str, respuesta: str, ocho: str) -> Odds:
    """Return A's chance, B's and the mean casts under these readings."""
    lacking = Counter({8: 6}) if ocho == "lista" else Counter[int]()
    match caso:
        case "c":
            return suertes_alone(WAYS - lacking)
        case "duelo":
            return duel(par)
        case "rondas":
            return rounds(WAYS - lacking)
        case "a" | "b":
            return by_turns(Fraction(ways_of_triga(caso, par), 216))
    return integrated(par, respuesta)


def ways_of_triga(caso: str, trio: str) -> int:
    """Return how many casts are triga."""
    totals = range(3, 7) if caso == "b" else (*range(3, 7), *range(15, 19))
    return sum(sum(dice) in totals or par(dice, trio) for dice in CASTS)


@pytest.mark.parametrize("case", swept(CASES), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the count by hand give the same fractions under every reading."""
    result = odds(case.game)
    first, second, casts = by_hand(**dict(case.readings))
    assert (result.p_first, result.p_second, result.p_draw) == (first, second, Fraction(0))
    assert result.mean_casts == casts
    assert result.mean_net == first - second


def test_no_combination_is_refused() -> None:
    """Six cases, four pares, three answers, two eights: 144 games, though many play alike."""
    assert len({case.readings for case in CASES if refusal(case) is None}) == 144


def test_rounds_are_played_out_by_chance_as_reckoned() -> None:
    """Twenty rounds of casts in order, with no equation, leave less than a hundredth open."""
    p = {t: WAYS[t] / 216 for t in (0, *SUERTES)}
    p[0] = 1 - sum(p.values())
    stands, first, second = {0: 1.0}, 0.0, 0.0
    for _ in range(20):
        after = dict.fromkeys(p, 0.0)
        for last, chance in stands.items():
            for a, b in product(p, repeat=2):
                here = chance * p[a] * p[b]
                if a and a == last:
                    second += here
                elif a and b in (0, a):
                    first += here
                elif not a and b:
                    second += here
                else:
                    after[b] += here
        stands = after
    exact = odds(catalogue.game("triga", {"caso": "rondas"}))
    assert sum(stands.values()) < 0.01
    assert first <= float(exact.p_first) <= first + sum(stands.values())


def test_forty_two_casts_win_at_once() -> None:
    """With 3-3-3 a first cast wins in 42 ways of 216; as par is listed, in 41."""
    assert ways_of_triga("a", "trio") == 42
    assert ways_of_triga("a", "lista") == 41
    assert ways_of_triga("a", "ninguno") == 40


IDLE = [
    ("respuesta", ("a", "b", "c", "duelo", "rondas")),
    ("ocho", ("a", "b", "integrado", "duelo")),
    ("par", ("c", "rondas")),
]


@pytest.mark.parametrize(("crux", "casos"), IDLE)
def test_reading_of_another_case_changes_nothing(crux: str, casos: tuple[str, ...]) -> None:
    """A crux of a case that is not played may be read any way: the odds stay."""
    for caso in casos:
        keys = next(c.keys for c in catalogue.game("triga").cruces if c.name == crux)
        results = {odds(catalogue.game("triga", {"caso": caso, crux: key})) for key in keys}
        assert len(results) == 1


LINES = [
    ("", "primera A - -", "6-6-3", "fin A triga.triga"),
    ("", "primera A - -", "3-3-3", "fin A triga.triga"),
    ("", "primera A - -", "6-4-1", "segunda B 11 -"),
    ("", "segunda B 11 -", "5-5-1", "fin A triga.misma"),
    ("", "segunda B 11 -", "6-6-6", "fin B triga.respuesta"),
    ("", "segunda B 11 -", "4-4-4", "fin B triga.respuesta"),
    ("", "segunda B 11 -", "6-2-1", "carrera A 9 11"),
    ("", "carrera A 9 11", "6-2-2", "carrera B 11 9"),
    ("", "carrera A 9 11", "6-6-6", "carrera B 11 9"),
    ("", "carrera B 11 9", "3-3-3", "fin B triga.gana"),
    ("", "carrera A 9 11", "3-3-3", "fin B triga.pierde"),
    ("", "carrera A 9 11", "6-4-1", "fin A triga.gana"),
    ("respuesta=nada", "segunda B 11 -", "6-6-6", "segunda B 11 -"),
    ("respuesta=pierde", "segunda B 11 -", "6-6-6", "fin A triga.respuesta"),
    ("par=lista", "primera A - -", "3-3-3", "segunda B 9 -"),
    ("par=lista", "primera A - -", "4-4-4", "fin A triga.triga"),
    ("par=pareja", "primera A - -", "5-5-1", "fin A triga.triga"),
    ("par=ninguno", "primera A - -", "4-4-4", "segunda B 12 -"),
    ("caso=a", "turno A - -", "6-5-4", "fin A triga.triga"),
    ("caso=a", "turno A - -", "6-4-1", "turno B - -"),
    ("caso=b", "turno B - -", "6-5-4", "turno A - -"),
    ("caso=b", "turno B - -", "6-6-6", "fin B triga.triga"),
    ("caso=b", "turno B - -", "3-2-1", "fin B triga.triga"),
    ("caso=c", "primera A - -", "6-6-6", "primera A - -"),
    ("caso=c", "primera A - -", "4-3-1", "segunda B 8 -"),
    ("caso=c", "segunda B 8 -", "6-6-6", "segunda B 8 -"),
    ("caso=c", "segunda B 8 -", "6-1-1", "fin A triga.misma"),
    ("caso=c ocho=lista", "primera A - -", "4-3-1", "primera A - -"),
    ("caso=c ocho=lista", "segunda B 8 -", "4-3-1", "segunda B 8 -"),
    ("caso=c ocho=lista", "carrera A 9 8", "4-3-1", "carrera B 8 9"),
    ("caso=c ocho=lista", "carrera A 9 8", "6-1-1", "fin A triga.gana"),
    ("caso=duelo", "duelo A - -", "6-4-1", "sin-triga A - -"),
    ("caso=duelo", "sin-triga A - -", "6-4-1", "duelo A - -"),
    ("caso=duelo", "sin-triga A - -", "3-2-1", "fin B triga.duelo"),
    ("caso=duelo", "duelo A - -", "6-6-5", "total A - 17"),
    ("caso=duelo", "total A - 17", "6-4-1", "fin A triga.duelo"),
    ("caso=duelo", "total A - 6", "6-6-4", "fin B triga.duelo"),
    ("caso=duelo", "total A - 17", "6-6-5", "fin A triga.duelo"),
    ("caso=duelo", "total A - 17", "1-1-1", "fin B triga.duelo"),
    ("caso=duelo", "duelo A - -", "2-2-2", "par A - 6"),
    ("caso=duelo", "par A - 6", "6-6-5", "fin A triga.duelo"),
    ("caso=duelo", "par A - 6", "3-3-3", "fin B triga.duelo"),
    ("caso=duelo", "par A - 6", "2-2-2", "fin A triga.duelo"),
    ("caso=duelo par=ninguno", "duelo A - -", "6-6-6", "total A - 18"),
    ("caso=duelo par=lista", "par A - 6", "3-3-3", "fin A triga.duelo"),
    ("caso=rondas", "ronda A - -", "6-4-1", "contra B 11 -"),
    ("caso=rondas", "ronda A - -", "6-6-6", "contra-nada B - -"),
    ("caso=rondas", "contra B 11 -", "5-5-1", "fin A triga.misma"),
    ("caso=rondas", "contra B 11 -", "6-6-6", "fin A triga.ronda"),
    ("caso=rondas", "contra B 11 -", "6-2-2", "ronda-tras A 10 -"),
    ("caso=rondas", "contra-nada B - -", "6-2-2", "fin B triga.ronda"),
    ("caso=rondas", "contra-nada B - -", "1-1-1", "ronda A - -"),
    ("caso=rondas", "ronda-tras A 10 -", "6-2-2", "fin B triga.pierde"),
    ("caso=rondas", "ronda-tras A 10 -", "6-4-1", "contra B 11 -"),
    ("caso=rondas", "ronda-tras A 10 -", "1-1-1", "contra-nada B - -"),
    ("caso=rondas ocho=lista", "ronda A - -", "4-3-1", "contra-nada B - -"),
]


@pytest.mark.parametrize(("reading", "state", "move", "after"), LINES)
def test_line_of_play(reading: str, state: str, move: str, after: str) -> None:
    """One throw at one state, under one reading, leads where the words say."""
    readings = dict(pair.split("=") for pair in reading.split())
    request = {"do": "play", "slug": "triga", "readings": readings, "state": state, "move": move}
    assert handle(request)["state"] == after
