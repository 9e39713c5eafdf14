"""Doblet and doze canes: what their leaves say, worked checks, chances by a second road."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import pairwise, product
from math import comb, factorial, sqrt

import pytest

from juegos import catalogue
from juegos.core.errors import BadNotation, ImpossibleReadings
from juegos.engine.odds import odds
from juegos.serve import handle
from juegos.tablas.doblet import Doblet
from juegos.tablas.doze_canes import DozeCanes
from juegos.tablas.quadra.classes import Classes, canonical, canonical_apart, chances
from juegos.tablas.quadra.exact_results import EXACT_RESULTS, ExactResult
from juegos.tablas.quadra.game import QuadraGame
from juegos.tablas.quinze_tablas import MEN, quinze_tablas
from tests.juegos.tablas.laws import hold, walk

START = "6:1+1 5:1+1 4:1+1 3:1+1 2:1+1 1:1+1"
LOWERED = "6:2 5:2 4:2 3:2 2:2 1:2"
CANES = [
    {"cuadra": cuadra, "fin": fin, "tomar": tomar, "dados": dados}
    for cuadra, fin in (("misma", "mas-casas"), ("propia", "mas-casas"), ("propia", "todas"))
    for tomar, dados in product(("si", "no"), ("dos", "tres"))
]
DOBLETS = [
    dict(zip(("orden", "otro", "dados"), keys, strict=True))
    for keys in product(("todas-antes", "por-casa"), ("luego", "no-gana"), ("tres", "dos"))
]
GAMES: list[QuadraGame] = [*map(DozeCanes, CANES), *map(Doblet, DOBLETS)]
IDS = [f"{game.slug} {' '.join(game.readings.values())}" for game in GAMES]

# The worked checks of the leaves: at a state a throw leads to the state; all by hand.
CHECKS = [
    (DozeCanes({}), "tira A A hand:12 B hand:12", "6-5", "tira B A 6 5 hand:10 B hand:12"),
    (DozeCanes({}), "tira A A hand:12 B hand:12", "4-4", "tira B A 4:2 hand:10 B hand:12"),
    (DozeCanes({}), "tira A A hand:12 B 6 hand:11", "6-6", "tira B A 6:2 hand:10 B hand:12"),
    (
        DozeCanes({"tomar": "no"}),
        "tira A A hand:12 B 6 hand:11",
        "6-5",
        "tira B A 5 hand:11 B 6 hand:11",
    ),
    (
        Doblet({}),
        f"tira A A {START} B {START}",
        "6-5-4",
        f"tira B A 6:2 5:2 4:2 3:1+1 2:1+1 1:1+1 B {START}",
    ),
    (
        Doblet({}),
        f"tira A A {START} B {START}",
        "6-6-4",
        "tira B A 6:2 5:1+1 4:2 3:1+1 2:1+1 1:1+1 B 6:2 5:1+1 4:1+1 3:1+1 2:1+1 1:1+1",
    ),
    (
        Doblet({}),
        f"tira A A {START} B {START}",
        "6-6-6",
        f"tira B A {START.replace('6:1+1', '6:2')} B {START.replace('6:1+1', '6:2')}",
    ),
    (
        Doblet({"orden": "por-casa"}),
        f"tira A A {START} B {START}",
        "6-6-6",
        f"tira B A 5:1+1 4:1+1 3:1+1 2:1+1 1:1+1 off:2 B {START}",
    ),
]


@pytest.mark.parametrize(("game", "state", "throw", "after"), CHECKS)
def test_worked_checks(game: QuadraGame, state: str, throw: str, after: str) -> None:
    """What a throw leads to, worked out from the leaf by hand."""
    here = game.read(state)
    assert game.write(game.play(here, game.read_move(here, throw)).state) == after


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_laws(game: QuadraGame) -> None:
    """Under every combination of readings random games keep the laws to their end."""
    states, _ = walk(game, range(3))
    hold(game, states)


def test_twelve_men_fill_a_quarter_two_by_two() -> None:
    """Both leaves have twelve men: two for each of six casas, and none is left over."""
    for game in GAMES:
        assert game.laws.men == 2 * len(game.laws.begin)


def test_neither_doubles_all_in_one_quarter() -> None:
    """The reading that asks for all six casas is refused where both share them."""
    with pytest.raises(ImpossibleReadings, match="neither can double"):
        DozeCanes({"fin": "todas"})


@pytest.mark.parametrize(
    ("game", "text", "wrong"),
    [
        (DozeCanes({}), "tira A A 6:3 hand:9 B hand:12", "men are written like"),
        (DozeCanes({}), "tira A A 6 hand:12 B hand:12", "has 13 men"),
        (DozeCanes({}), "tira A A 6 6 hand:10 B hand:12", "already given"),
        (DozeCanes({}), "tira A A 6 hand:11 B 6 hand:11", "both A and B hold the 6"),
        (DozeCanes({}), "tira A B hand:12", "expected 'A'"),
        (DozeCanes({}), "tira A A hand:12", "has no 'B'"),
        (DozeCanes({}), "fin A A doze-canes.gana A hand:12 B hand:12", "is not over"),
        (DozeCanes({}), "tira B A 4:2 3:2 2:2 1:2 hand:4 B hand:12", "the game is over there"),
        (Doblet({}), f"tira A A {START} B off:12", "the game is over there"),
        (Doblet({}), f"batalla A {LOWERED} B {START}", "at the start"),
        (Doblet({}), f"fin A B doblet.gana A off:12 B {START}", "which is written"),
    ],
)
def test_what_cannot_be_is_refused(game: QuadraGame, text: str, wrong: str) -> None:
    """A state that no men can stand in is told what is wrong with it."""
    with pytest.raises(BadNotation, match=wrong):
        game.read(text)


# By a second road: the chances of doze canes die by die, of doblet by games played otherwise.


def exact_result(slug: str, **readings: str) -> ExactResult:
    """Return what is kept of a game under some readings."""
    return next(
        exact
        for exact in EXACT_RESULTS
        if exact.slug == slug and {**exact.readings, **readings} == exact.readings
    )


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_chances_are_known_under_every_combination(game: QuadraGame) -> None:
    """None is reckoned when it is asked for: each combination of readings has what is kept."""
    reply = handle({"do": "odds", "slug": game.slug, "readings": dict(game.readings)})
    figures = exact_result(game.slug, **_playing_alike(game.readings)).figures
    names = ("first_wins", "second_wins", "nobody_wins", "mean_casts")
    assert [reply[name] for name in names] == [str(figure) for figure in figures]
    assert catalogue.entry(game.slug).counted(game) is game


def test_who_throws_first_puts_all_men_first() -> None:
    """Nothing is in the way in quinze tablas: every die puts a man, and A is a throw ahead.

    Where players decide in a race, nothing is told.
    """
    for men, dados, throws in (("quinze", "tres", 9), ("quinze", "dos", 15), ("seys", "tres", 3)):
        readings = {"tablas": men, "dados": dados}
        reply = handle({"do": "odds", "slug": "quinze-tablas", "readings": readings})
        assert (reply["first_wins"], reply["mean_casts"]) == ("1", str(throws))
        states, _ = walk(catalogue.game("quinze-tablas", readings), range(2))
        assert len(states) == 2 * (throws + 1)
    reply = handle({"do": "odds", "slug": "quinze-tablas", "readings": {"juego": "carrera"}})
    assert reply["error"]["kind"] == "NotExact"


@pytest.mark.parametrize("tablas", ["quinze", "dos", "uno"])
def test_wrong_men_are_refused_however_many_there_are(tablas: str) -> None:
    """Even of one man, who never stands with another, it is said how men are written."""
    asked = {"do": "moves", "slug": "quinze-tablas", "readings": {"tablas": tablas}}
    error = handle({**asked, "state": "tira A A bar:3 B hand:1"})["error"]
    assert error["kind"] == "BadNotation"


def putting(men: int, dice: int, most: int) -> list[float]:
    """Return how likely a side has put all its men after each number of throws, from nought up.

    Of the casas is kept only how many men each holds, in order, and the dice fall one by one.
    """
    here, done = Counter({(0,) * 6: 1.0}), [0.0]
    while done[-1] < 1 - 1e-13:
        for _die in range(dice):
            after: Counter[tuple[int, ...]] = Counter()
            for casas, p in here.items():
                for at in range(6):
                    more = list(casas)
                    more[at] += more[at] < most and sum(casas) < men
                    after[tuple(sorted(more))] += p / 6
            here = after
        done.append(sum(p for casas, p in here.items() if sum(casas) == men))
    return done


@pytest.mark.parametrize("tablas", MEN)
@pytest.mark.parametrize("dados", ["tres", "dos"])
def test_putting_men_two_to_a_casa(tablas: str, dados: str) -> None:
    """Each side by itself: who throws first wins if he needs no more throws than the other."""
    men, dice = MEN[tablas], {"tres": 3, "dos": 2}[dados]
    done = putting(men, dice, 4 if men > 12 else 2)
    first = sum((b - a) * (1 - a) for a, b in pairwise(done))
    reply = handle(
        {
            "do": "odds",
            "slug": "quinze-tablas",
            "readings": {"apilar": "dos", "tablas": tablas, "dados": dados},
        }
    )
    throws = sum((1 - a) * (1 - a) + (1 - b) * (1 - a) for a, b in pairwise([*done, 1.0]))
    assert near(Fraction(reply["first_wins"]), first)
    assert near(Fraction(reply["mean_casts"]), throws)


def _playing_alike(readings: Mapping[str, str]) -> dict[str, str]:
    """Return the readings that change what happens: in a quarter of one's own only the dice."""
    own = {"fin": "todas", "tomar": "no"} if readings.get("cuadra") == "propia" else {}
    return {**readings, **own}


def near(exact: Fraction, other: float) -> bool:
    """Return whether a number is that of a fraction, but for the last digits of a float."""
    return abs(float(exact) - other) < 1e-9


def within(casts: int) -> float:
    """Return how likely it is that so many casts of one die show each face twice or oftener.

    Of the ways to fill six casas with ``casts`` men, those with k casas of fewer than two are
    taken out and put back again; r of the k have one man.
    """
    good = 0
    for k in range(7):
        for r in range(min(k, casts) + 1):
            placed = factorial(casts) // factorial(casts - r)
            good += (-1) ** k * comb(6, k) * comb(k, r) * placed * (6 - k) ** (casts - r)
    return good / 6**casts


@pytest.mark.parametrize("dados", ["dos", "tres"])
def test_filling_a_quarter_of_ones_own(dados: str) -> None:
    """Nobody is in the way: each waits until every face has come twice, and A throws first."""
    dice = {"dos": 2, "tres": 3}[dados]
    done = [within(dice * throws) for throws in range(400 // dice)]
    first = sum((now - before) * (1 - before) for before, now in pairwise(done))
    throws = sum((1 - now) * (2 - now - then) for now, then in pairwise(done))
    exact = exact_result("doze-canes", cuadra="propia", dados=dados).figures
    assert near(exact[0], first)
    assert near(exact[1], 1 - first)
    assert near(exact[3], throws)


@pytest.mark.parametrize("tomar", ["si", "no"])
@pytest.mark.parametrize("dados", ["dos", "tres"])
def test_one_quarter_for_both_die_by_die(tomar: str, dados: str) -> None:
    """Casas are counted by what stands on them, and each die is followed by itself."""
    dice = {"dos": 2, "tres": 3}[dados]
    # Casas that are empty, with one man of who throws, one of the other, doubled by each.
    here = Counter({(6, 0, 0, 0, 0): 1.0})
    ended, throws = [0.0, 0.0, 0.0], 0.0
    for number in range(300):
        throws += sum(here.values())
        for _die in range(dice):
            after: Counter[tuple[int, ...]] = Counter()
            for (empty, mine, theirs, held, closed), p in here.items():
                takes = (empty, mine + 1, theirs - 1, held, closed)
                after[empty - 1, mine + 1, theirs, held, closed] += p * empty / 6
                after[empty, mine - 1, theirs, held + 1, closed] += p * mine / 6
                stays = (empty, mine, theirs, held, closed)
                after[takes if tomar == "si" else stays] += p * theirs / 6
                after[stays] += p * (held + closed) / 6
            here = Counter({casas: p for casas, p in after.items() if p})
        after = Counter()
        for (empty, mine, theirs, held, closed), p in here.items():
            if held > 3:
                ended[number % 2] += p
            elif held == closed == 3:
                ended[2] += p
            else:
                after[empty, theirs, mine, closed, held] += p
        here = after
    exact = exact_result("doze-canes", cuadra="misma", tomar=tomar, dados=dados).figures
    assert all(near(*pair) for pair in zip(exact, [*ended, throws], strict=True))


def test_last_men_of_doblet_by_hand() -> None:
    """A has one man on the six, B one on the five, and A throws three dice.

    A six comes in 91 throws of 216 and A wins; a five and no six in 61, and B wins by them; else
    it is B's turn in the same case.
    """
    game = Classes(Doblet({}))
    state = game.game.read("tira A A 6 off:11 B 5 off:11")
    assert odds(game, state).p_first == Fraction(91 + 64, 216 + 64)
    waits = Classes(Doblet({"otro": "no-gana"}))  # B waits for a five of his own
    once, never = Fraction(91, 216), Fraction(125, 216)
    result = odds(waits, state).p_first
    assert result == once / (1 - never**2)


def doblet(rng: random.Random, *, before: bool, dice: int) -> tuple[bool, int]:
    """Return whether who throws first wins a game of doblet, and after how many throws.

    Of each casa is kept how often its number is still due. Who may play tries whatever dice are
    there, over and over, until none can be played.
    """
    due = [[3] * 6, [3] * 6]
    throws = 0
    while True:
        thrower = throws % 2
        throws += 1
        left = [rng.randrange(6) for _ in range(dice)]
        for who in (thrower, 1 - thrower):
            played = True
            while played:
                played = False
                for die in [*left]:
                    lowers = due[who][die] == 3
                    bears = 0 < due[who][die] < 3 and not (before and 3 in due[who])
                    if lowers or bears:
                        due[who][die] -= 1
                        left.remove(die)
                        played = True
            if not any(due[who]):
                return who == 0, throws


@pytest.mark.parametrize("orden", ["todas-antes", "por-casa"])
@pytest.mark.parametrize("dados", ["tres", "dos"])
def test_doblet_played_by_a_second_program(orden: str, dados: str) -> None:
    """Six hundred games come out as reckoned, within four standard errors."""
    games, rng = 600, random.Random(f"{orden} {dados}")
    before, dice = orden == "todas-antes", {"tres": 3, "dos": 2}[dados]
    played = [doblet(rng, before=before, dice=dice) for _ in range(games)]
    exact = exact_result("doblet", orden=orden, otro="luego", dados=dados).figures
    won = sum(first for first, _ in played) / games
    mean = sum(throws for _, throws in played) / games
    spread = sqrt(sum((throws - mean) ** 2 for _, throws in played)) / games
    assert abs(won - exact[0]) < 4 * sqrt(won * (1 - won) / games)
    assert abs(mean - exact[3]) < 4 * spread


KINDS = {"doblet": Doblet, "doze-canes": DozeCanes, "quinze-tablas": quinze_tablas}
LONG = [pytest.mark.thorough, pytest.mark.heavy]
SHORT = [
    exact
    for exact in EXACT_RESULTS
    if "cuadra=misma" in exact.chosen or MEN.get(exact.readings.get("tablas", ""), 15) < 7
]


@pytest.mark.parametrize(
    "exact",
    [
        exact if exact in SHORT else pytest.param(exact, marks=LONG)
        for exact in EXACT_RESULTS
        if exact.slug != "doublets"
        and "por-casa" not in exact.chosen
        and MEN.get(exact.readings.get("tablas", ""), 0) < 13
    ],
    ids=lambda exact: exact.chosen,
)
def test_what_is_kept_is_what_the_rules_give(exact: ExactResult) -> None:
    """The rules that play the game give the same fractions again.

    Those of doblet where men leave a casa before all are lowered take half a minute each, those of
    Doublets a minute or more: them the command that wrote them reckons, and hundreds of games of a
    second program bear them out.
    So it does those of quinze tablas with thirteen men or more, which come out the same side by
    side above.
    """
    like = canonical_apart if exact.slug == "quinze-tablas" else canonical
    result = chances(KINDS[exact.slug](exact.readings), like)
    assert exact.figures == (result.p_first, result.p_second, result.p_draw, result.mean_casts)
