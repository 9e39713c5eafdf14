"""No sentence of trictrac and its kin escapes translation: doors, faults, écoles, disputes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from juegos.core.game import Turn
from juegos.tablas.trictrac.position import ARROWS, Men, write
from tests.help.sweeps import sweep
from tests.juegos.tablas.trictrac.computers import estricto
from tests.juegos.tablas.trictrac.made_positions import left, positions
from tests.juegos.tablas.trictrac.test_strict_game import FIRING, any_move, at
from tests.juegos.test_sentences import asked

GAME = estricto({})
STRICT = {"slug": "trictrac", "readings": {"niveau": "strict"}}
KIN = ("trictrac", "toc", "trictrac-a-ecrire")


def at_random(men: Men, rng: random.Random) -> str:
    """Return a play of one man or two, by whatever numbers, that may well be against the rules."""
    starts = rng.choices([index for index in range(24) if men[index]], k=rng.choice((1, 2, 2)))
    return " ".join(f"{ARROWS[i]}-{ARROWS[min(i + rng.randint(1, 7), 24)]}" for i in starts)


@pytest.mark.parametrize(
    ("slug", "seed"),
    sweep([(slug, seed) for slug in KIN for seed in range(4)], *[(slug, 0) for slug in KIN]),
)
def test_no_sentence_of_a_door_escapes(slug: str, seed: int) -> None:
    """What a throw scores, why a play is refused, what the tutor says, wherever men may stand."""
    rng = random.Random(seed)
    for men, foe in (*positions(seed, 25), *left(seed, 5)):
        throw = [rng.randint(1, 6), rng.randint(1, 6)]
        here = {"slug": slug, "thrower": write(men), "opponent": write(foe), "throw": throw}
        asked({"do": "score", **here})
        for _number in range(3):
            asked({"do": "why", **here, "play": at_random(men, rng)})
        if slug != "toc":
            asked({"do": "tutor", **here, "unchecked": rng.random() < 0.5})


@pytest.mark.parametrize("case", FIRING, ids=lambda case: case[0])
def test_no_sentence_of_a_fault_escapes(
    case: tuple[str, tuple[str, str], str, str, int, str],
) -> None:
    """Écoles, fausses cases and men touched are told, and so is what there is to do about them."""
    _, men, throw, marks, due, moves = case
    start = at("marque", men, f"{marks} 0,0,0", throw=throw, debido=str(due), propio=str(due))
    state = asked({"do": "start", **STRICT, "state": GAME.write(start)})["state"]
    for move in moves.split("|"):
        state = asked({"do": "play", **STRICT, "state": state, "move": move})["state"]


@pytest.mark.parametrize("seed", sweep(range(8), 0))
def test_no_sentence_of_careless_players_escapes(seed: int) -> None:
    """Marks, disputes, advice and refusals are told, whatever careless players try."""
    rng = random.Random(seed)
    state: Any = GAME.start()
    for number in range(150):
        if GAME.turn(state) is Turn.END:
            state = GAME.start()
        here = {**STRICT, "state": GAME.write(state)}
        if number % 10 == 0 and not isinstance(GAME.turn(state), Turn):
            asked({"do": "advise", **here, "level": "greedy"})
        move = GAME.write_move(any_move(GAME, state, rng))
        reply = asked({"do": "play", **here, "move": move})
        if "error" not in reply:
            state = GAME.read(reply["state"])
