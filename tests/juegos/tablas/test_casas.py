"""The board of tables: plays against a second generator, notation, and what is refused."""

from __future__ import annotations

import random
from functools import cache
from gettext import NullTranslations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos.core.errors import BadNotation
from juegos.tablas.backgammon.one_game import OneGameRules
from juegos.tablas.casas.board import (
    BAR,
    HAND,
    MEN,
    OFF,
    SIDE,
    Board,
    Throw,
    Travel,
    men,
    pips,
    side,
    turned,
)
from juegos.tablas.casas.notation import (
    matching_plays,
    read_board,
    read_play,
    say_play,
    write_board,
    write_play,
)
from tests.juegos.tablas import plain_backgammon

TABLERO = Travel()
EVENT_RULES = OneGameRules({}).event_rules
MOVER = EVENT_RULES["mover"]
EVERY = [
    Travel(),
    Travel(stops=True),
    Travel(doubles=2),
    Travel(exits="libre"),
    Travel(exits="justa"),
    Travel(first=False),
    Travel(lies="same", larger=False),
    Travel(lies="same", larger=False, returns=HAND, inside=True),
]


@cache
def boards() -> tuple[tuple[Board, Throw], ...]:
    """Return 2,000 positions of random games with their throws."""
    rng, result = random.Random(2), []
    while len(result) < 2000:
        game = plain_backgammon.random_game(rng)
        picked = rng.sample(game, len(game) // 2)
        result += [(side(own) + side(other), throw) for own, other, throw in picked]
    return tuple(result[:2000])


def half(counts: tuple[tuple[int, int], ...]) -> bytes:
    return side({casa: count for casa, count in counts if casa})


@pytest.mark.thorough
@pytest.mark.heavy
def test_plays_are_those_of_the_plain_generator() -> None:
    """In 2,000 positions of random games the boards reached are those of plain_backgammon.py."""
    for board, throw in boards():
        own = dict(men(board[:SIDE])) | {OFF: board[OFF]}
        other = dict(men(board[SIDE:])) | {OFF: board[SIDE]}
        expected = {
            half(mine) + half(theirs) for mine, theirs in plain_backgammon.plays(own, other, throw)
        }
        high, low = sorted(throw, reverse=True)
        result = TABLERO.plays(board, (high, low))
        assert set(result.values()) | ({board} if not result else set()) == expected
        assert set(TABLERO.reached(board, (high, low))) == set(result.values())


@pytest.mark.parametrize("travel", EVERY, ids=lambda t: str(t)[7:-1].replace(", ", " "))
def test_play_says_what_it_does(travel: Travel) -> None:
    """The steps of a play, made one by one on its board, leave the board told; none is lost."""
    for board, throw in boards()[:20]:
        if travel.lies != "contrary" and not one_owner(board, travel):
            continue
        for play, after in travel.plays(board, tuple(sorted(throw, reverse=True))).items():
            own, their = bytearray(board[:SIDE]), bytearray(board[SIDE:])
            for out, to, hits in play:
                own[out] -= 1
                own[to] += 1
                if hits:
                    their[travel.facing(to)] -= 1
                    their[travel.returns] += 1
            assert bytes(own + their) == after
            assert sum(after[:SIDE]) == sum(after[SIDE:]) == MEN
            assert one_owner(after, travel)


def one_owner(board: Board, travel: Travel) -> bool:
    """Return whether no casa is held by both sides."""
    places = range(1, BAR)
    return not any(board[c] and board[SIDE + travel.facing(c)] for c in places)


@pytest.mark.parametrize("travel", EVERY[:6], ids=lambda t: str(t)[7:-1].replace(", ", " "))
def test_play_is_written_and_read(travel: Travel) -> None:
    """A play as written means that play alone among those of its throw; no two are alike."""
    for board, throw in boards()[:60]:
        dice = tuple(sorted(throw, reverse=True))
        plays = travel.plays(board, dice)
        texts = {write_play(play): play for play in plays}
        assert len(texts) == len(plays)
        for text, play in texts.items():
            assert matching_plays(travel, board, dice, read_play(text, MOVER)) == [play]


class French(NullTranslations):
    """Names the places beside the board in French."""

    def gettext(self, message: str) -> str:
        """Return what a place is called in French."""
        return {"hand": "main", "bar": "barre", "off": "sortie"}.get(message, message)


def test_play_is_said_in_a_language() -> None:
    """English has the words of the notation, which stays as it is; other languages have theirs."""
    for text, french in {
        "hand/21(2) 19/16*": "main/21(2) 19/16*",
        "bar/18*/16*": "barre/18*/16*",
        "6/4 6/off": "6/4 6/sortie",
    }.items():
        message = say_play(read_play(text, MOVER))
        assert (message, message.localize(French())) == (text, french)


def understood(board: Board, throw: Throw, text: str) -> list[str]:
    """Return the plays that a text may mean."""
    return [
        write_play(play) for play in matching_plays(TABLERO, board, throw, read_play(text, MOVER))
    ]


def test_plays_of_all_ways_of_writing() -> None:
    """Order, steps in between and unwritten hits do not matter where the play is clear."""
    board = side({24: 2, 13: 5, 8: 3, 6: 5}) + side({24: 2, 14: 1, 13: 4, 8: 3, 6: 5})
    for text in ("13/11* 13/8", "13/8 13/11", "13/8 13/11*"):
        assert understood(board, (5, 2), text) == ["13/11* 13/8"]
    # On the way to 6 the man may hit on 11 or pass over 8: the hit says which.
    assert understood(board, (5, 2), "13/11*/6") == ["13/11*/6"]
    assert understood(board, (5, 2), "13/6") == ["13/6"]


def test_a_way_goes_only_where_the_dice_lead() -> None:
    """A play is meant by each way on which dice can make it, and by no other casa in between."""
    board = side({24: 2, 13: 5, 8: 3, 6: 5}) * 2
    for text in ("8/4/3", "8/7/3", "8/3"):  # either die may go first, over the 4 or over the 7
        assert understood(board, (4, 1), text) == ["8/3"]
    for text in ("8/5/3", "8/6/3", "8/7/4/3", "8/4/2"):
        assert not understood(board, (4, 1), text)
    assert understood(board, (4, 1), "13/9/8") == ["13/8"]
    assert not understood(board, (4, 1), "13/12/8")  # the other holds the 12
    for text in ("13/10/7/4 6/3", "13/7/4 6/3"):
        assert understood(board, (3, 3), text) == ["13/4 6/3"]
    assert not understood(board, (3, 3), "13/8/4 6/3")


BACK = {"6/24/1": 2, "24/23 6/24": 8, "6/6": 2, "off/6": 4, "6/off/1": 6, "24/20 8/4 3/13/1": 12}


@pytest.mark.parametrize(("text", "at"), BACK.items())
def test_a_way_back_is_refused_at_its_place(text: str, at: int) -> None:
    """No man goes back or stays: the message names the rule, ``at`` the casa it cannot go to."""
    with pytest.raises(BadNotation, match=r"men go down.*\(backgammon\.mover\)") as caught:
        read_play(text, MOVER)
    assert caught.value.at == at


def test_ten_steps_are_refused() -> None:
    """No throw has more than nine steps, however they are written."""
    for text in ("6/5(9) 8/7", "12/11/10/9/8/7/6/5/4/3/2", "8/7 " * 400_000 + "8/7"):
        with pytest.raises(BadNotation, match="more than 9 steps"):
            read_play(text, MOVER)


@pytest.mark.parametrize("number", range(0, 200, 10))
def test_board_is_written_and_read(number: int) -> None:
    """read_board(write_board(b)) == b; seen from the other side it reads as well."""
    result, _ = boards()[number]
    for board in (result, turned(result)):
        assert read_board(write_board(board), 0, TABLERO, EVENT_RULES) == board


BAD = {
    "": "expected 'A'",
    "24:15": "expected 'A'",
    "A 24:15": "no 'B'",
    "A 24:14 B 24:15": "A has 14 men",
    "A 24:15 B 24:16": "'24:16'",
    "A 24:10 24:5 B 24:15": "already given",
    "A 24:15 B 1:15": "one owner",
    "A 25:15 B 24:15": "'25:15'",
    "A 0:15 B 24:15": "'0:15'",
    "A 24:0 B 24:15": "'24:0'",
    "A 24:15 B 24:10 bar:5 x": "'x'",
    "A 24:15  B 24:15": "''",
    "A mano:15 B 24:15": "'mano:15'",
}


@pytest.mark.parametrize(("text", "says"), BAD.items())
def test_bad_board_is_refused(text: str, says: str) -> None:
    """What is no board is refused in one line that names what is wrong."""
    with pytest.raises(BadNotation) as caught:
        read_board(text, 0, TABLERO, EVENT_RULES)
    assert says in str(caught.value)
    assert "(backgammon." in str(caught.value)
    assert caught.value.at is not None
    assert "\n" not in str(caught.value)


@given(st.text(alphabet="0123456789/*()barofhnd ", max_size=24))
def test_any_text_is_a_play_or_refused(text: str) -> None:
    """Near misses raise BadNotation with a place, and nothing else."""
    places = []
    try:
        play = read_play(text, MOVER)
    except BadNotation as error:
        places = [error.at]
    else:
        assert all(0 <= casa <= HAND for out, to, _ in play for casa in (out, to))
    assert None not in places


def test_pips_of_the_start() -> None:
    """Each side has 167 points to cast at the start of backgammon; a man on the bar has 25."""
    assert pips(side(plain_backgammon.START)) == 167
    assert pips(side({BAR: 1, 6: 1})) == 31


@pytest.mark.parametrize(
    ("own", "other", "throw", "plays"),
    [
        # Two on the bar, one casa open: one enters, the rest is lost.
        ({25: 2, 6: 13}, {1: 2, 2: 2, 3: 2, 4: 2, 6: 7}, (5, 1), ["bar/20"]),
        # Either die can be played, not both: the larger.
        ({13: 1}, {22: 2, 24: 13}, (6, 4), ["13/7"]),
        # The larger is closed, the smaller is played.
        ({24: 1}, {10: 2, 6: 13}, (5, 4), ["24/20"]),
        ({13: 1}, {18: 2, 16: 2, 24: 11}, (6, 4), []),
        # The man on the bar enters first, whichever die lets it.
        ({25: 1, 8: 2, 6: 12}, {2: 2, 24: 13}, (2, 1), ["bar/22", "bar/24 6/4", "bar/24 8/6"]),
        # Bearing off: the highest casa goes where the die is larger than all.
        ({4: 2, 2: 1, 0: 12}, {24: 15}, (6, 5), ["4/off(2)"]),
        # 5/1 1/off and 5/4 4/off leave the same board: one play.
        ({5: 1, 1: 1, 0: 13}, {24: 15}, (4, 1), ["5/off"]),
    ],
)
def test_line_of_play(
    own: dict[int, int], other: dict[int, int], throw: Throw, plays: list[str]
) -> None:
    """One throw at one position has just these plays."""
    board = side({casa: n for casa, n in own.items() if casa}) + side(other)
    results = sorted(map(write_play, TABLERO.plays(board, throw)))
    assert results == plays
