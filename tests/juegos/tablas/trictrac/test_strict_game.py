"""The strict game: honest players reach what the board would mark; mistakes are judged."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from juegos import catalogue
from juegos.core.errors import BadNotation, IllegalMove, JuegosError
from juegos.core.game import Turn
from juegos.tablas.trictrac import ecoles, wrong_plays
from juegos.tablas.trictrac.doors import tutor
from juegos.tablas.trictrac.ecoles import Due, truth, verdict
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.marking import SideMarks
from juegos.tablas.trictrac.rules import CRUCES
from juegos.tablas.trictrac.strict_game import StrictTrictrac
from juegos.tablas.trictrac.trictrac import TRICTRAC
from tests.help.laws import DEFINITIONS
from tests.juegos.tablas.trictrac.computers import estricto, go, pairwise, played

GAME = estricto({})
WRONG = ("T-5 T-6", "T-2 T-3", "T-9", "T-1", "passe", "6-11 5-11", "T-6 T-6", "7-11 T-2", "8-10")
TOUCHING = ("touche T", "touche 8", "adoube T", "touche r9", "touche 11", "adoube x")


def right(state: Any) -> str | None:
    """Return the marking of what is due, or None where there is nothing to mark."""
    marks = truth(state.before, state.accused, Due(state.due))
    own = marks[state.accused]
    if marks == state.before:
        return None
    return f"marque {own.holes - state.before[state.accused].holes} {own.points}"


def honest(state: Any) -> Any:
    """Return the state after all that is right has been marked and nothing disputed."""
    while state.stage in {"juge", "don", "marque"} and state.base.phase != "fin":
        if state.stage == "juge":
            state = go(GAME, state, "passe").state
            continue
        move = right(state) if state.claim is None else None
        if move:
            state = go(GAME, state, move).state
        elif state.stage == "don":
            state = go(GAME, state, "jette").state
        elif state.base.marks[state.base.hand].holes >= 12:
            state = go(GAME, state, "va").state  # he has won
        else:
            return state
    return state


@pytest.mark.parametrize("seed", range(3))
def test_honest_players_reach_what_the_board_marks(seed: int) -> None:
    """Marked right and never disputed, a strict tour is the assisted one, mark by mark."""
    game = Trictrac({}, TRICTRAC)
    state = GAME.start()
    for before, move, step in played(game, seed):
        if move != "reste":
            state = honest(go(GAME, state, move).state)
        if step.state.phase in {"jet", "fin"}:
            assert state.base.marks == step.state.marks, (before, move)
            assert state.base.men == step.state.men
            assert state.base.pavillon == step.state.pavillon
    assert state.base.phase == "fin"
    assert GAME.outcome(state) == game.outcome(step.state)


def any_move(game: StrictTrictrac, state: Any, rng: random.Random) -> str:
    """Return a move for a careless player: mostly right, sometimes a wrong mark or play."""
    if isinstance(game.turn(state), Turn):
        return rng.choice(list(game.throws(state)))
    moves = game.moves(state)
    if state.stage in {"marque", "don"} and rng.random() < 0.6:
        move = right(state) if state.claim is None else None
        if move:
            return move
        return "jette" if state.stage == "don" else rng.choice(moves[:3])
    if state.stage == "marque" and rng.random() < 0.4:
        return rng.choice(WRONG + TOUCHING)
    if state.stage == "juge" and rng.random() < 0.5:
        return "passe"
    return rng.choice(moves)


def careless(game: StrictTrictrac, seed: int, longest: int) -> Counter[str]:
    """Play with careless players; return how often each rule has fired."""
    rng = random.Random(seed)
    counts: Counter[str] = Counter()
    state = game.start()
    for number in range(longest):
        if game.turn(state) is Turn.END:
            state = game.start()
        try:
            step = go(game, state, any_move(game, state, rng))
        except JuegosError:
            continue
        for event in step.events:
            assert event.rule in game.rules
            assert event.text.endswith(".")
            counts[event.rule.id] += 1
        state = step.state
        assert [sum(men) for men in state.base.men] == [15, 15]
        assert all(0 <= side.points <= 10 for side in state.base.marks)
        if number % 5 == 0:
            assert game.read(game.write(state)) == state
    return counts


FILL = ("T:2 1:4 2:2 3:4 4:3", "T:15")
KEEP = ("T:3 1:2 2:2 3:2 4:2 5:2 6 10", "T:15")
FEW = ("T:14 8", "T:14 9")
# Guiton's example of a man left in a jan that can still be filled: he is driven out at 6-5.
STRAY = ("6:2 7:3 8:2 9:2 10:3 11:3", "6:5 8:3 9:3 11:4")
HUNTED = "7-r10|laisse|passe|jette|6-1|8-9|passe|jette|6-5|passe|chasse"
# A rule, the men, the throw, the marks, the points due, and moves by which it fires.
FIRING = [
    ("ecole-plein", FILL, "4-2", "0,0,0", 4, "marque 0 4|1-5 1-3|refait|ecole 4|accepte"),
    ("fausse-case-plein", FILL, "4-2", "0,0,0", 4, "1-5 1-3|laisse"),
    ("fausse-case-conservation", KEEP, "2-1", "0,0,0", 4, "1-3 1-2|laisse"),
    ("fausse-case-puissance", ("T:11 5:2 6:2", "T:15"), "6-6", "0,0,0", 0, "6-11 6-11|laisse"),
    ("fausse-case-passage", ("T:14 8", "T:15"), "6-1", "0,0,0", 0, "8-r9 T-1|refait"),
    ("fausse-case-coin", ("T:14 8", "T:15"), "3-1", "0,0,0", 0, "8-11 T-1|refait"),
    ("sans-bouger", FEW, "6-1", "0,8,1", 12, "marque 1 0|T-6 T-1|ecole 8|accepte"),
    ("ecole-de-trou", FEW, "6-1", "0,8,1", 4, "marque 1 0|T-6 T-1|corrige"),
    ("trou-oublie", FEW, "6-1", "0,8,1", 6, "marque 0 2|T-6 T-1|corrige"),
    ("points-effaces", FEW, "6-1", "0,8,1", 0, "marque 0 0|T-6 T-1|corrige"),
    ("deux-jetons", FEW, "6-1", "0,8,1", 4, "marque 0 4 neuf|T-6 T-1|corrige"),
    ("ecole-s-en-aller", FEW, "6-1", "0,6,1", 4, "marque 1 0|va|ecole 2|accepte"),
    ("ecole-entiere", FEW, "6-1", "0,0,0", 8, "T-6 T-1|ecole 2|entiere"),
    ("ecole-corrigee", FEW, "6-1", "0,0,0", 2, "T-6 T-1|corrige"),
    ("augmentation", FEW, "6-1", "0,0,0", 2, "T-6 T-1|ecole 2|conteste|augmente"),
    ("dame-touchee", FEW, "6-1", "0,0,0", 0, "touche 8"),
    ("adoube", FEW, "6-1", "0,0,0", 0, "adoube 8"),
    ("pile-touchee", FEW, "6-1", "0,0,0", 0, "touche T|touche T"),
    ("dames-levees", FEW, "6-1", "0,6,1", 4, "marque 1 0|va|ecole 2|accepte|force T 8"),
    ("dame-chassee", STRAY, "4-2", "0,0,0", 0, HUNTED),
    ("dame-chassee-plein", STRAY, "4-2", "0,0,0", 0, HUNTED),
]


def fired_by(case: tuple[str, tuple[str, str], str, str, int, str]) -> Counter[str]:
    """Return how often each rule fires in one of the cases above."""
    _, men, throw, marks, due, moves = case
    state = at("marque", men, f"{marks} 0,0,0", throw=throw, debido=str(due), propio=str(due))
    counts: Counter[str] = Counter()
    for move in moves.split("|"):
        step = go(GAME, state, move)
        counts.update(event.rule.id for event in step.events)
        state = step.state
    return counts


def fired() -> Counter[str]:
    """Return how often each rule fires between careless players and in the cases above."""
    number = sum((careless(GAME, seed, 2500) for seed in range(2)), Counter[str]())
    return sum(map(fired_by, FIRING), number)


@pytest.mark.parametrize("case", FIRING, ids=lambda case: case[0])
def test_rule_fires(case: tuple[str, tuple[str, str], str, str, int, str]) -> None:
    """Each rule of the strict game is named by an event where it applies."""
    assert f"trictrac.{case[0]}" in fired_by(case)


def test_every_rule_of_the_strict_game_fires(record_property: Any) -> None:
    """Careless players and the cases above fire every rule of écoles and fausses cases."""
    result = fired()
    judged = {
        rule.id
        for rule in ecoles.RULES + wrong_plays.FAUSSE_CASE_RULES + wrong_plays.DAME_TOUCHEE_RULES
    }
    judged -= DEFINITIONS
    for rule in sorted(judged):
        record_property(rule, result[rule])
    assert judged <= set(result)


@pytest.mark.parametrize("options", pairwise(CRUCES)[:6])
def test_options_of_the_strict_game(options: dict[str, str]) -> None:
    """The strict game plays under combinations of its options."""
    assert careless(estricto(options), 1, 600)


def at(stage: str, men: tuple[str, str], marks: str, **beside: str) -> Any:
    """Return a strict state: A has thrown, and ``beside`` changes what stands beside it."""
    throw = beside.pop("throw")
    fields = {
        "etapa": stage,
        "acusa": "A",
        "antes": marks.replace(" ", ";"),
        "debido": "0",
        "propio": "0",
        "perdido": "0",
        "pide": "-",
        "dice": "0",
        "va": "0",
        "dado": "0",
        "prueba": "-",
    } | beside
    base = f"joue A {throw} / {men[0]} / {men[1]} / {marks}"
    counts = "lances=5,5 coin=0,0 pavillon=- premier=- du=0"
    words = " ".join(f"{name}={value}" for name, value in fields.items())
    return GAME.read(f"{base} / {counts} / {words}")


def test_not_filling_is_a_school_and_a_fausse_case() -> None:
    """A jan marked and not filled: the other has it filled and still marks its points."""
    state = at("marque", FILL, "0,0,0 0,0,0", throw="4-2", debido="4", propio="4")
    state = go(GAME, state, "marque 0 4").state
    state = go(GAME, state, "1-5 1-3").state
    assert state.stage == "case"
    state = go(GAME, state, "refait").state
    assert state.base.men[0][5] == 2
    assert state.lost == 4
    state = go(GAME, state, "ecole 4").state
    state = go(GAME, state, "accepte").state
    assert state.base.marks == (SideMarks(), SideMarks(0, 4, 1))


@pytest.mark.parametrize(
    ("claim", "rule", "amount"),
    [("2 0", None, 0), ("1 0", "ecole-de-trou", 0), ("4 0", "ecole-par-trop", 12)],
)
def test_twelve_at_once_are_two_holes_where_each_marks(
    claim: str, rule: str | None, amount: int
) -> None:
    """From nothing two holes are right for twelve points, though the other has some."""
    men = ("T:3 1:2 2:3 3:3 4:3 5", "T:15")
    state = at("marque", men, "0,0,0 0,4,1", throw="2-1", debido="12", propio="12")
    state = go(GAME, state, f"marque {claim}").state
    school = verdict(go(GAME, state, "3-5 T-1").state, GAME.severity)
    assert (school.rule and school.rule.id) == (rule and f"trictrac.{rule}")
    assert school.amount == amount


def test_true_and_false_schools() -> None:
    """Two points too few: sent rightly, disputed wrongly and increased; or sent wrongly."""
    start = at("marque", ("T:14 8", "T:14 9"), "0,0,0 0,0,0", throw="6-1", debido="2", propio="2")
    judged = go(GAME, start, "T-6 T-1").state
    assert judged.stage == "juge"

    def end(*moves: str) -> tuple[int, int]:
        state = judged
        for move in moves:
            state = go(GAME, state, move).state
        return state.base.marks[0].points, state.base.marks[1].points

    assert end("passe") == (0, 0)
    assert end("corrige") == (2, 0)
    assert end("ecole 2", "accepte") == (0, 2)
    assert end("ecole 2", "conteste", "augmente") == (0, 4)
    assert end("ecole 2", "conteste", "accepte") == (2, 0)
    assert end("ecole 6", "conteste", "accepte") == (4, 2)
    assert end("ecole 6", "conteste", "augmente") == (8, 2)


def test_an_ecole_is_taken_whole() -> None:
    """Who marks a part of an école can be made to mark it all."""
    men = ("T:14 8", "T:14 9")
    state = at("juge", men, "0,0,0 0,4,1", throw="6-1", debido="8", propio="8")
    state = go(GAME, state, "ecole 2").state
    assert "entiere" in GAME.moves(state)
    assert go(GAME, state, "entiere").state.base.marks == (SideMarks(), SideMarks(2))


def test_going_away_without_the_hole() -> None:
    """Six and four are no hole: who goes away is at school of the two that lack, and stays."""
    men = ("T:14 8", "T:14 9")
    state = at("marque", men, "0,6,1 0,0,0", throw="6-1", debido="4", propio="4")
    state = go(GAME, state, "marque 1 0").state
    state = go(GAME, state, "va").state
    state = go(GAME, state, "ecole 2").state
    state = go(GAME, state, "accepte").state
    assert state.stage == "case"
    state = go(GAME, state, "laisse").state
    assert state.stage == "marque"
    assert state.base.marks == (SideMarks(0, 10, 1), SideMarks(0, 2, 2))
    assert state.base.throw == (6, 1)


def test_a_number_not_played_gives_two_points() -> None:
    """If the other leaves a number unplayed he has two points for it."""
    men = ("T:14 8", "T:14 9")
    state = at("marque", men, "0,0,0 0,0,0", throw="6-1")
    state = go(GAME, state, "T-6").state
    state = go(GAME, state, "laisse").state
    state = go(GAME, state, "passe").state
    assert state.base.owed == 2
    assert state.due == 2


def test_marks_go_only_forward() -> None:
    """A jeton that is put down goes forward, never back."""
    men = ("T:14 8", "T:14 9")
    state = at("marque", men, "0,0,0 0,0,0", throw="6-1")
    state = go(GAME, state, "marque 0 4").state
    assert go(GAME, state, "marque 0 6").state.claim.points == 6
    with pytest.raises(IllegalMove, match=r"trictrac\.marque"):
        go(GAME, state, "marque 0 2")
    with pytest.raises(IllegalMove, match=r"trictrac\.marque"):
        go(GAME, state, "va")


def test_what_was_due_is_hidden() -> None:
    """No seat sees what a throw gives: that is for the players to find."""
    men = ("T:14 8", "T:14 9")
    state = at("marque", men, "0,0,0 0,0,0", throw="6-1", debido="2", propio="2")
    other = at("marque", men, "0,0,0 0,0,0", throw="6-1", debido="8", propio="8")
    assert GAME.scene(state) == GAME.scene(other)
    assert GAME.moves(state) == GAME.moves(other)


def test_two_levels_are_one_game() -> None:
    """The catalogue's game has the rules and cruces of both levels, and a state of each."""
    assisted = catalogue.game("trictrac")
    marked = catalogue.game("trictrac", {"niveau": "strict", "ecole-plein": "deux-fois"})
    assert (assisted.rules, assisted.cruces) == (marked.rules, marked.cruces)
    assert marked.readings["niveau"] == "strict"
    assert type(assisted.start()) is not type(marked.start())
    assert {crux.name for crux in assisted.cruces} == set(assisted.readings)
    with pytest.raises(JuegosError, match="niveau"):
        catalogue.game("trictrac", {"niveau": "x"})


def test_wrong_plays_are_marked_as_such_when_read() -> None:
    """A play that is not allowed is read with ``faux`` before it; unmarked it is refused."""
    state = at("marque", FEW, "0,0,0 0,0,0", throw="6-1")
    assert GAME.read_move(state, "T-2 T-3") == "faux T-2 T-3"
    assert GAME.read_move(state, "T-6 T-1") in GAME.moves(state)
    for text in ("T-2 T-3", "faux T-1 T-6", "faux 9-10", "6-1", "jette"):
        with pytest.raises(IllegalMove):
            GAME.play(state, text)


def test_men_who_passed_wrongly_may_be_left_in_the_strict_game_alone() -> None:
    """A man on an arrow of a jan still possible is refused by the board, not between players."""
    text = "joue A 6-1 / T:13 8 r9 / T:15 / 0,0,0 0,0,0 / lances=3,2 coin=0,0 pavillon=- premier=-"
    base = f"{text} du=0"
    with pytest.raises(BadNotation, match=r"'r9'.*trictrac\.passage") as caught:
        Trictrac({}, TRICTRAC).read(base)
    assert caught.value.at == base.index("r9")
    marks = "antes=0,0,0;0,0,0 debido=0 propio=0 perdido=0 pide=- dice=0 va=0 dado=0 prueba=-"
    strict = f"{base} / etapa=marque acusa=A {marks}"
    assert estricto({}).read(strict).base.men[0][14] == 1
    assert tutor({"state": strict})["plays"] > 0


MOVES_IN_WORDS = {
    "force T 8": "have the men of T and 8 played",
    "force 8": "have the man of 8 played",
    "force T T": "have two men of T played",
    "met-4": "have the man put where the 4 brings him",
    "met-4-2": "have the men put where the 4 and the 2 bring them",
    "met-2-seconde": "have the second man put where the 2 brings him",
    "tout-d-une": "have one man play both numbers",
    "tout-d-une-8": "have the man of 8 play both numbers",
    "pone T:13 4 8": "have the men stand at T:13 4 8",
    "laisse": "leave it so",
    "T-5 T-6": "T-5 T-6",
    "r2-off": "r2-off",
    "passe": "let it pass",
    "marque 0 6": "mark: the jeton at 6",
    "marque 1 4": "mark: 1 hole, the jeton at 4",
    "marque 0 2 neuf": "mark: a new jeton at 2",
    "ecole 4": "send to school for 4 points",
    "jette": "take up the dice and throw",
    "va": "go away",
}


def test_what_is_decided_about_men_is_said_in_words() -> None:
    """Nothing that is decided or marked is shown as it is written; plays keep their notation."""
    game = estricto({})
    assert {move: game.say_move(game.start(), move) for move in MOVES_IN_WORDS} == MOVES_IN_WORDS


def test_every_decision_met_has_words() -> None:
    """Between careless players nothing that is decided about men goes by its bare notation."""
    game, rng, met = estricto({}), random.Random(7), set()
    state = game.start()
    for _ in range(3000):
        state = game.start() if game.turn(state) is Turn.END else state
        if state.stage in {"case", "rejoue", "chasse"}:
            for move in game.moves(state):
                met.add(move.replace("-", " ").split(" ")[0])
                assert game.say_move(state, move) != move
        try:
            state = go(game, state, any_move(game, state, rng)).state
        except JuegosError:
            continue
    assert met >= {"force", "met", "pone", "laisse", "refait"}


def test_a_mark_is_told_by_its_number_and_its_jeton() -> None:
    """One hole is one, and a second jeton is said to be one."""
    game = estricto({})
    text = (
        "joue A 6-4 / T:13 8 9 / T:15 / 0,8,1 0,0,0 / lances=3,2 coin=0,0 pavillon=- premier=- du=0"
        " / etapa=marque acusa=A antes=0,8,1;0,0,0 debido=4 propio=4 perdido=0 pide=- dice=0 va=0"
        " dado=0 prueba=-"
    )
    results = {
        move: game.play(game.read(text), move).events[0].text
        for move in ("marque 1 0", "marque 2 4", "marque 0 10", "marque 0 4 neuf")
    }
    assert results == {
        "marque 1 0": "A marks one hole, the jeton at 0.",
        "marque 2 4": "A marks two holes, the jeton at 4.",
        "marque 0 10": "A marks the jeton at 10.",
        "marque 0 4 neuf": "A marks a second jeton at 4.",
    }
