"""What may be played: by a second road, step by step; each rule that refuses; each reading."""

from __future__ import annotations

from itertools import permutations

import pytest

from juegos.core.errors import BadNotation, IllegalMove
from juegos.material.dice import throws
from juegos.tablas.trictrac.plays import find_play, ground, legal_of, read_legs
from juegos.tablas.trictrac.position import Men, read, read_both, write
from juegos.tablas.trictrac.rules import Usage
from juegos.tablas.trictrac.wrong_plays import refusal
from tests.juegos.tablas.trictrac.made_positions import left, positions

THROWS = [(high, low) for high, low in throws(2)]
JANS = (range(6), range(6, 12), range(18, 24))
USUAL = Usage()


def can_fill(foe: Men, jan: range) -> bool:
    """Return whether a side has, for each arrow of its jan, men enough on it or behind it."""
    return all(sum(foe[: i + 1]) >= 2 * (i - jan[0] + 1) for i in jan)


Stepped = tuple[Men, int, int, bool]


def steps(now: Men, die: int, theirs: list[int]) -> list[Stepped]:
    """Return (men after, from, to, excess) of one die; stops and corners are asked later."""
    result = []
    for i in (i for i in range(24) if now[i]):
        to, excess = min(i + die, 24), i + die > 24
        if to == 24 and (any(now[:18]) or (excess and any(now[:i]))):
            continue
        if to < 24 and theirs[to]:
            continue
        after = list(now)
        after[i] -= 1
        after[to] += 1
        result.append((tuple(after), i, to, excess))
    return result


def shut(foe: Men) -> set[int]:
    """Return the arrows where nobody may stop."""
    petit = set(range(18, 24)) if can_fill(foe, range(6)) else set()
    grand = set(range(12, 18)) if petit or can_fill(foe, range(6, 12)) else set()
    return {12} | petit | grand


def both_dice(men: Men, foe: Men, throw: tuple[int, int]) -> set[Men]:
    """Return where both dice may bring the men, one after the other in both orders."""
    theirs, closed = [foe[23 - i] for i in range(24)], shut(foe)
    ends: list[tuple[Men, int]] = []
    for first, second in set(permutations(throw)):
        for mid, _, to, excess in steps(men, first, theirs):
            for end, start, last, more in steps(mid, second, theirs):
                stops = to not in closed or start == to
                if stops and last not in closed and end[11] != 1:
                    ends.append((end, excess + more))
    held = men[11] or foe[11] or any(end[11] for end, _ in ends)
    spots = [12 - die for die in throw]
    if not held and 11 not in spots and all(men[i] >= spots.count(i) for i in spots):
        after = list(men)
        for i in spots:
            after[i] -= 1
            after[11] += 1
        ends.append((tuple(after), 0))
    least = min((excess for _, excess in ends), default=0)
    return {end for end, excess in ends if excess == least}


def naive(men: Men, foe: Men, throw: tuple[int, int]) -> tuple[set[Men], int]:
    """Return where the men may go and how many dice are played."""
    theirs, closed = [foe[23 - i] for i in range(24)], shut(foe)
    both = both_dice(men, foe, throw)
    for die in (max(throw), min(throw)):
        result = steps(men, die, theirs)
        single = {end for end, _, to, _ in result if to not in closed and end[11] != 1}
        last = {end for end in single if end[24] == 15}
        if last:
            return last, 2
        if single and not both:
            return dutiful(men, single), 1
    return (dutiful(men, both), 2) if both else ({men}, 0)


def dutiful(men: Men, ends: set[Men]) -> set[Men]:
    """Return the ends that keep a full jan or fill one, where any does.

    A petit jan that only the taking of the corner keeps may be broken.
    """
    full = [jan for jan in JANS if all(men[i] >= 2 for i in jan)]
    for jan in full or JANS:
        doing = {end for end in ends if all(end[i] >= 2 for i in jan)}
        corner = jan in full and not men[11] and all(end[11] for end in doing)
        if doing and not (corner and jan[0] == 0):
            return doing
    out = {end for end in ends if end[24] == 15}
    return out or ends


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(3))
def test_plays_by_a_second_road(seed: int) -> None:
    """The engine allows what stepping die by die in both orders comes to, and no more."""
    for men, foe in (*positions(200 + seed, 150), *left(250 + seed, 60)):
        for throw in THROWS:
            result = legal_of(men, foe, throw, USUAL)
            assert (set(result.plays), result.dice) == naive(men, foe, throw), (
                write(men),
                write(foe),
                throw,
            )


def test_no_man_is_lost() -> None:
    """Every play leaves fifteen men, none of them alone in the corner or in the other's."""
    for men, foe in positions(300, 150):
        for throw in THROWS[::3]:
            for after in legal_of(men, foe, throw, USUAL).plays:
                assert sum(after) == 15
                assert after[12] == 0
                assert after[11] != 1
                assert not any(after[i] and foe[23 - i] for i in range(24))


# A play that is refused: the men of both, the throw, the play, and the rule that it breaks.
REFUSED = [
    ("T:14 8", "T:14 9", "6-1", "8-r9 T-1", "fleche-libre"),
    ("T:14 8", "T:14 9", "6-1", "T-3 T-4", "joue"),
    ("T:14 8", "T:14 9", "6-1", "T-6", "tout-jouer"),
    ("T:14 8", "T:14 9", "6-1", "passe", "tout-jouer"),
    ("T:14 8", "T:15", "4-3", "8-r11 T-3", "coin-adverse"),
    ("T:14 8", "T:15", "6-1", "8-r9 T-1", "passage"),
    ("T:14 8", "T:15", "3-1", "8-11 T-1", "coin"),
    ("T:11 5:2 6:2", "T:15", "6-6", "6-11 6-11", "coin-puissance"),
    ("T:13 6 7", "T:13 11:2", "6-5", "6-11 7-11", "coin-puissance"),
    ("T:2 1:4 2:2 3:4 4:3", "T:15", "4-2", "1-5 1-3", "remplir"),
    ("T:3 1:2 2:2 3:2 4:2 5:2 6 10", "T:15", "2-1", "1-3 1-2", "conserver"),
    ("T:15", "T:15", "6-6", "T-6-r11", "coin-adverse"),
    ("11:2 r5:3 r4:10", "T:15", "6-1", "r5-off r5-r4", "bande"),
    ("6:3 7:3 8:3 9:2 10:2 11:2", "6:2 7:2 8:2 9:3 10:3 11:3", "6-5", "10-r7 6-11", "fleche-libre"),
    ("10 r5:14", "11:2 10:2 r5:11", "3-2", "10-r8", "tout-d-une"),
    ("r3 r1 off:13", "r5:15", "5-3", "r3-off r1-off", "bande"),
]


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: f"{case[3]}-{case[4]}")
def test_refusal_names_the_rule(case: tuple[str, str, str, str, str]) -> None:
    """What may not be played is refused by the rule that it breaks."""
    thrower, opponent, text, play, rule = case
    men, foe = read(thrower), read(opponent)
    throw = int(text[0]), int(text[2])
    result = legal_of(men, foe, throw, USUAL)
    assert find_play(men, result, play) is None
    why = refusal(ground(men, foe, USUAL), throw, read_legs(play), result)
    assert why.rule.id == f"trictrac.{rule}", why.text
    assert str(IllegalMove(why.text, rule=why.rule.id)).endswith(f"({why.rule.id})")


# A reading, the men of both, the throw, a play, and whether it is usually allowed; so read it is
# the other way about.
READ = [
    ("puissance_saves", "T:2 1:2 2:2 3:2 4:2 5:2 6 7 8", "T:15", "6-5", "6-11 7-11", False),
    ("corner_bound", "T:2 1:2 2:2 3:2 4:2 5:2 7 8 10", "T:15", "4-3", "T-4 T-3", True),
    ("corner_no_rest", "T:14 8", "5:2 r10 r5:12", "4-2", "8-r11-r9", True),
    ("free_arrows", "T:13 r5:2", "T:15", "1-1", "T-1 r5-r4", False),
    ("no_sum_off", "r5:2 r3 off:12", "r5:15", "2-2", "r3-r1-off", True),
    ("slow_off", "r5:2 rT:2 off:11", "r5:15", "5-1", "r5-rT rT-off", True),
    ("free_order", "r3 r1 off:13", "r5:15", "5-3", "r3-off r1-off", False),
]


@pytest.mark.parametrize("case", READ, ids=lambda case: case[0])
def test_readings_of_the_plays(case: tuple[str, str, str, str, str, bool]) -> None:
    """A disputed point allows or forbids a play as its reading says."""
    name, thrower, opponent, text, play, usual = case
    men, foe, throw = read(thrower), read(opponent), (int(text[0]), int(text[2]))
    for used, allowed in ((USUAL, usual), (Usage(**{name: True}), not usual)):
        assert (find_play(men, legal_of(men, foe, throw, used), play) is not None) == allowed


@pytest.mark.parametrize(
    ("thrower", "opponent", "token"),
    [
        ("T:16", "T:15", "'T:16'"),
        ("T:14", "T:15", "'T:14'"),
        ("T:14 x", "T:15", "'x'"),
        ("T:14 12", "T:15", "'12'"),
        ("T:7 T:8", "T:15", "'T:8'"),
        ("T:14 11", "T:15", "'11'"),
        ("T:14 r11", "T:15", "'r11'"),
        ("T:14 off:1", "T:15", "'off:1'"),
        ("T:14 8", "T:14 r8", "'r8'"),
        ("T:14  8", "T:15", "''"),
        ("", "T:15", "''"),
    ],
)
def test_impossible_position(thrower: str, opponent: str, token: str) -> None:
    """An impossible position is refused in one line that names the token and the rule."""
    with pytest.raises(BadNotation) as caught:
        read_both(thrower, opponent)
    assert token in str(caught.value)
    assert "\n" not in str(caught.value)


def test_position_is_written_and_read() -> None:
    """read(write(men)) == men."""
    for both in positions(400, 100):
        for men in both:
            assert read(write(men)) == men
