"""Matches of backgammon as ``.mat`` texts: read back as written, refused with the line."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from juegos import catalogue
from juegos.core import record
from juegos.core.errors import JuegosError
from juegos.core.formats import detect
from juegos.core.game import Turn
from juegos.core.headers import HEADS
from juegos.core.record import Record
from juegos.doors import formats
from juegos.engine import account as accounts
from juegos.engine import replay
from juegos.serve import handle

MATCHES = [
    {},
    {"cubo": "si"},
    {"cubo": "si", "jacoby": "si"},
    {"partida": "3"},
    {"partida": "5", "cubo": "si"},
    {"partida": "3", "cubo": "si", "crawford": "no"},
    {"partida": "1", "cubo": "si"},
    {"partida": "4"},
]


def played(readings: dict[str, str], seed: int, most: int = 100_000) -> Record:
    """Return a match played at random, doubled seldom; equal first throws are left out."""
    game, rng = catalogue.game("backgammon", readings), random.Random(seed)
    state, moves = game.start(), list[str]()
    while (turn := game.turn(state)) is not Turn.END and len(moves) < most:
        if turn is Turn.CHANCE:
            move = rng.choice([throw for throw, _ in game.throws(state).items()])
            if game.write(state).startswith("sale") and move[0] == move[1]:
                continue
        else:
            able = game.moves(state)
            seldom = able[0] == "dobla" and rng.random() < 0.9
            move = "tira" if seldom else rng.choice(able)
        moves.append(game.write_move(move))
        state = game.play(state, move).state
    results = {"A": "Ana Núñez", "B": "computer weak", "Date": "2026-11-23", "Series": "2 El club"}
    results["Result"] = replay.result(game, state, accounts.opening(game))
    heads = tuple((name, results[name]) for name in HEADS if name in results)
    return Record("backgammon", tuple(readings.items()), tuple(moves), heads)


@pytest.mark.parametrize("readings", MATCHES, ids=str)
@pytest.mark.parametrize(("seed", "most"), [(1, 100_000), (2, 100_000), (3, 41)])
def test_what_is_written_is_read_back(readings: dict[str, str], seed: int, most: int) -> None:
    """A random match comes back with every move and head, wherever it was broken off."""
    whole = played(readings, seed, most)
    text, left_out = formats.write("mat", whole)
    assert detect(text) == "mat"
    content = formats.read(text)
    assert not content.left_out
    moves = list(whole.moves)
    if left_out:  # that a seat does not double is told by its throw
        assert left_out == ("Left out: that the last to throw does not double.",)
        assert moves.pop() == "tira"
    assert content.record.moves == tuple(moves)
    assert content.record.headers == whole.headers
    assert dict(content.record.readings) == readings


MATCH = """ ; [Site "un club"]
; [EventDate "2026.11.23"]
; a remark

 3 point match

 Game 1
 Ana : 0                          Ben : 0
  1)                             31: 8/5 6/5
  2) 64: 24/14                    Doubles => 2
  3)  Drops                      Wins 1 point

 Game 2
 Ana : 0                        Ben : 1
  1) 43: 24/20 13/10             65: 24/18 18/13
"""


def test_text_of_others_is_read() -> None:
    """Tags, remarks, both columns, a double that is dropped and a match broken off are read."""
    content = formats.read(MATCH)
    assert dict(content.record.readings) == {"partida": "3", "cubo": "si"}
    assert content.record.moves == (
        *("1-3", "8/5 6/5", "tira", "6-4", "24/14", "dobla", "rechaza"),
        *("4-3", "24/20 13/10", "tira", "6-5", "24/13"),
    )
    assert content.record.lines == (9, 9, 10, 10, 10, 10, 11, 15, 15, 15, 15, 15)
    assert content.record.header("A") == "Ana"
    assert content.record.header("Result") == "unfinished"
    assert content.left_out == (
        "Left out: the tags Site (from line 1).",
        "Left out: a comment (line 3).",
    )


def test_match_that_gnu_backgammon_wrote_is_read() -> None:
    """GNU Backgammon 1.07.001 read a match that was written here, and wrote it: it is the same."""
    here = Path(__file__).parent
    value = here.parents[1] / "partidas" / "heads" / "backgammon-match.txt"
    content = formats.read((here / "gnubg.mat").read_text("utf-8"))
    assert record.write(content.record) == value.read_text("utf-8")


def test_door_reads_a_match_like_a_record() -> None:
    """The door that replays records takes the text too, and the score is that of the moves."""
    reply = handle({"do": "record", "text": MATCH})
    assert reply["text"].startswith("Game: backgammon\n")
    assert "tantos=0-1" in reply["state"]


def test_bar_and_off_may_be_words_or_numbers() -> None:
    """The bar is 25 or ``bar``, a man goes off to 0 or ``off``; ways of a man may be joined."""
    text = MATCH.replace("31: 8/5 6/5", "41: 24/23 13/9").replace("64: 24/14", "64: 8/2* 24/20")
    text = text.partition("                    Doubles")[0]
    numbers, words = (f"{text}   62: {bar}/23* 24/18" for bar in ("25", "bar"))
    assert formats.read(f"{numbers}\n").record == formats.read(f"{words}\n").record


@pytest.mark.parametrize("seed", range(6))
def test_a_match_of_games_given_up_is_read_back(seed: int) -> None:
    """Whoever gives up, when and for how much: a match comes back with the score that it had."""
    game = catalogue.game("backgammon", {"partida": "25", "cubo": "si"})
    rng, state, moves = random.Random(seed), game.start(), list[str]()
    while (turn := game.turn(state)) is not Turn.END:
        if state.asks == "dobla" or (turn is Turn.CHANCE and rng.random() < 0.9):
            move = (
                "tira" if turn is not Turn.CHANCE else rng.choice([*game.throws(state).items()])[0]
            )
        elif rng.random() < 0.1:
            seat = rng.choice("AB") if turn is Turn.CHANCE else "AB"[turn]
            move = f"abandona {seat} {rng.randint(1, 3)}"
        else:
            move = rng.choice(game.moves(state)) if turn is not Turn.CHANCE else None
        if move is None or (game.write(state).startswith("sale") and move[0] == move[1]):
            continue
        moves.append(game.write_move(move))
        state = game.play(state, move).state
    whole = Record("backgammon", (("partida", "25"), ("cubo", "si")), tuple(moves))
    assert sum(move.startswith("abandona") for move in moves) > 3
    text, left_out = formats.write("mat", whole)
    content = formats.read(text)
    assert (left_out, content.left_out) == ((), ())
    matches = [move for move in content.record.moves if move != "tira"]
    assert matches == [move for move in moves if move != "tira"]
    assert content.record.header("Result") == "AB"[state.score[1] >= 25]


def test_single_game_may_be_given_up() -> None:
    """In a game that is no match the one who gives up loses by agreement, there and back."""
    text = " 0 point match\n\n Game 1\n Ana : 0   Ben : 0\n  1) 31: 8/5 6/5\n      Wins 1 point\n"
    result = formats.read(text).record
    assert result.header("Result") == "A agreed"
    assert formats.read(formats.write("mat", result).text).record.headers == result.headers


BAD = [
    ("3 point", "26 point", 5, "a match to 26 is not played here"),
    ("a remark", "Set Pos=-b----E-C---eE---c-e----B-/0", 3, "begins with the usual position"),
    ('un club"]', 'un club"]\n; [Variation "NackGammon"]', 2, "'NackGammon' is not played"),
    ("Game 1", "Partie 1", 7, "expected a line like 'Game 1'"),
    ("Ana : 0                          Ben", "Ana", 8, "expected the players"),
    ("31: 8/5 6/5", "31: 8/5 6/4", 9, ""),
    ("31: 8/5 6/5", "31:", 9, "nothing is played, but"),
    ("31: 8/5 6/5", "37: 8/5 6/5", 9, "expected a throw"),
    ("64: 24/14", "64: 24/14 13/", 10, "expected a throw"),
    (" Drops       ", " Losses 2 points", 11, "1 points are won, but 2 are lost"),
    ("43: 24/20 13/10", "43: ????", 15, "nothing is played, but"),
    ("43: 24/20 13/10", "33: 24/21(2) 13/10(2)", 15, "equal dice cannot begin"),
    ("65: 24/18", "Wins 4 points  65: 24/18", 15, "the game is over"),
    (" Drops  ", " Concedes    64: 24/14  ", 11, "the game is over"),
    (" Drops                      Wins 1 point", " Wins 1 point", 11, "not B’s turn to resign"),
    ("Doubles => 2", "Doubles => 4", 10, "the cube goes from 1 to 2, not to 4"),
    (" Drops", "64: 24/14", 11, "it is not A’s turn to throw here"),
    ("Wins 1", "Wins 2", 11, "2 points are given, but the moves make it 1"),
    (" Drops                      Wins 1 point", "", 14, "the game before this one is not over"),
    ("Ben : 1", "Ben : 2", 14, "the scores given are 0-2, but the games before make them 0-1"),
    ("24/18 18/13", "24/18 18/13\n      Wins 0 points", 16, "a game is worth 1, 2 or 3"),
    ("Wins 1 point", "Wins 1 point\n  4) 31: 8/5 6/5", 12, "the game is over"),
    ("; a remark", ";" * 1001, 3, "too long"),
    ("64: 24/14", "64:" + " 24/14" * 5, 10, ""),
]


@pytest.mark.parametrize(("old", "new", "line", "says"), BAD)
def test_bad_text_is_refused_with_its_line(old: str, new: str, line: int, says: str) -> None:
    """The error names the line and what is wrong there."""
    text = MATCH.replace(old, new, 1)
    assert text != MATCH
    with pytest.raises(JuegosError) as caught:
        formats.read(text)
    assert caught.value.at == line
    assert str(caught.value).startswith(f"line {line}: ")
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Game: backgammon\nReadings: dobles=dos\n", "dobles=dos"),
        ("Game: backgammon\nStart: tira A A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5\n", "line 2: "),
        ("Game: backgammon\nA: x : 3 y\n", "names"),
        ("Game: backgammon\nA: ; x\n", "names"),
        ('Game: backgammon\nSeries: 2 "x"\n', "quotation mark"),
        ("Game: tabula\n", "there are: backgammon"),
    ],
)
def test_what_the_format_has_not_is_refused(text: str, says: str) -> None:
    """Readings, positions and names that cannot stand in the format are refused in a line."""
    message = handle({"do": "convert", "text": text, "format": "mat"})["error"]["message"]
    assert says in message


def test_what_is_lost_is_told() -> None:
    """Hints, the time of day and equal throws for the first turn are left out, and that is told."""
    text = "Game: backgammon\nDate: 2026-11-23T18:30\nHints: 1\n\n3-3\n4-3\n"
    assert handle({"do": "convert", "text": text, "format": "mat"})["left_out"] == [
        "Left out, or in part: Hints, Date.",
        "Left out: equal throws for the first turn.",
    ]


# As XG for telephones and GNU Backgammon write matches: the throw that is given up, the forfeit.
XG = """; [Site "a club"]
; [Player 1 Elo "1522.94/244"]
; [Variation "Backgammon"]
; [Crawford "On"]
; [CubeLimit "1024"]

5 Point Match

Game 1
Ana: 0                              Ben: 0
 1)                                  15: 24/23 13/8
 2) 21: 13/11 6/5                    64: 24/18 13/9
 3)  Doubles => 2                     Takes
 4) 42: 8/4 6/4                      31: ????
 5)  Wins 4 points

Game 2
Ana: 4                              Ben: 0
   Wins 5 points and the match
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (" Doubles => 2", " Double to 2"),
        (" Doubles => 2", " Redoubles"),
        ("DROPS", "Drop"),
        ("3 point match", "3-points match"),
        ("2) 52:", "2)52:"),
        ("; a remark", "# a remark"),
        ("13/10\n", "13/10\n\x1a"),
        ("DROPS", "Passes"),
        ("DROPS", "rejects"),
        ("Wins 1 point", "WINS 1 POINT"),
        ("Game 2", "  game 2 "),
        ("66:", "66: Cannot Move"),
        ("66:", "66: can't move"),
        ("66:", "66: Dances"),
        ("66:", "66: -"),
        ("66:", "66:   No move"),
    ],
)
def test_programs_have_words_of_their_own(old: str, new: str) -> None:
    """For a double and its answers, and for a throw of which nothing can be played."""
    text = MATCH.replace("Drops", "DROPS").partition("  1) 43: ")[0] + (
        "  1)                             43: 13/9 6/3\n"
        "  2) 52: 24/22* 13/8             66:\n  3) 21: 13/10\n"
    )
    assert old in text
    assert formats.read(text.replace(old, new)).record == formats.read(text).record


def test_games_given_up_as_programs_write_them() -> None:
    """A gammon given up after a throw, and a match with nothing played in its last game."""
    content = formats.read(XG)
    assert content.record.moves[-4:] == ("8/4 6/4", "tira", "3-1", "abandona B 2")
    assert content.record.header("Result") == "A agreed"
    assert content.left_out == (
        "Left out: the tags Site, Player 1 Elo, CubeLimit (from line 1).",
        "Left out: that 5 points were won.",
    )


def test_a_throw_that_nobody_gives_up_is_left_out() -> None:
    """Who did not throw gives up a game after the throw, which then stands for nothing."""
    text = XG.partition("\nGame 2")[0].replace(" 5)  Wins 4", " " * 36 + "Wins 2")
    content = formats.read(text)
    assert content.record.moves[-3:] == ("8/4 6/4", "tira", "abandona A 1")
    assert "Left out: a throw of which nothing is played." in content.left_out


@pytest.mark.parametrize(
    ("end", "result", "left"),
    [
        (" 2) 42:                  Wins 1 point", "B agreed", ()),
        (" 2) 42:                  Wins 3 points", "B", ()),
        ("      Wins 5 points", "A agreed", ("Left out: that 5 points were won.",)),
        (" 2)                      Concedes", "A agreed", ()),
        (" 2) RESIGNS", "B agreed", ()),
        (" 2. Resigns a single game", "B agreed", ()),
        (" 2. Resigns Gammon", "B", ()),
        (" 2)                      concedes backgammon", "A", ()),
        (" 2)  Losses 2 points          Wins 2 points", "B", ()),
        (" 2)                           Losses 1 point\n      Wins 1 point", "A agreed", ()),
        (" 2) 54:                       Losses 3 points", "A", ("a throw",)),
        (" 2)  Doubles => 2             Resigns", "A", ()),
        (" 2)  Doubles => 2\n      WINS 1 POINT", "A", ()),
        (" 2)  Doubles => 2        Drops   Wins 1 point", "A", ("column",)),
        (" 2) 66:", "unfinished", ()),
        (" 2)", "unfinished", ()),
    ],
)
def test_a_game_by_itself_ends_as_it_is_written(end: str, result: str, left: tuple[str]) -> None:
    """By agreement where it is given up once, else by a move; what is left out is told."""
    text = f"0 point match\nGame 1\nAna : 0  Ben : 0\n 1) 31: 8/5 6/5    42: 8/4 6/4\n{end}\n"
    content = formats.read(text)
    assert content.record.header("Result") == result
    assert len(content.left_out) == len(left)
    assert all(part in says for part, says in zip(left, content.left_out, strict=True))
    again = formats.read(formats.write("mat", content.record).text)
    assert again.record == content.record


def test_one_bad_tag_refuses_no_game() -> None:
    """A name, a day or a round that no head can tell is left out by its name."""
    text = MATCH.replace("2026.11.23", "23/11/2026").replace("Ana ", "A#a ")
    content = formats.read(text.replace("; a remark", '; [Round "final"]\n; [Event "Open"]'))
    assert content.record.headers[0] == ("B", "Ben")
    assert content.left_out == (
        "Left out: the tags Site, EventDate, Round, Event (from line 1).",
        "Left out: the names of A.",
    )


def test_no_tag_is_left_out_in_silence() -> None:
    """Not one that is repeated or malformed, nor a rule of which it does not say whether it is."""
    tags = """; [Player 1 "Ana"]
; [Player 2 "Bernardo"]
; [Crawford "maybe"]
; [Jacoby "On"]
; [EventDate "2026.11.24"]
; [Event "a "big" one"]
"""
    assert formats.read(MATCH.replace("; a remark\n", tags)).left_out == (
        "Left out: the tags Site, Player 2, Crawford, Jacoby, EventDate, Event (from line 1).",
    )


def test_what_a_match_contradicts_is_told() -> None:
    """A match that is won too early, and players who change their names."""
    text = MATCH.replace("Wins 1 point", "Wins 1 point and the match")
    content = formats.read(text.replace("Ana : 0                        Ben", "Eva : 0    Ben"))
    assert content.record.header("A") == "Ana"
    assert (content.left_out[1], content.left_out[-1]) == (
        "Left out: other names of the players (from line 14).",
        "Left out: that B wins the match, which is not over (line 11).",
    )


@pytest.mark.parametrize(
    ("heads", "moves", "lost"),
    [
        ("A: ?", "4-3", "A"),
        ("Series: 2 ???", "4-3", "Series"),
        ("Result: - agreed", "4-3", "Result"),
        ("Result: B", "4-3\nabandona A 1", "Result"),
    ],
)
def test_what_would_be_read_as_nothing_is_told(heads: str, moves: str, lost: str) -> None:
    """A mark for what is not known; a result that a game by itself has by agreement."""
    text = f"Game: backgammon\n{heads}\n\n{moves}\n"
    reply = handle({"do": "convert", "text": text, "format": "mat"})
    assert reply["left_out"] == [f"Left out, or in part: {lost}."]


def test_spoilt_text_is_answered() -> None:
    """A text with letters dropped, doubled and changed is read or refused, no fault of ours."""
    rng = random.Random(1283)
    for _ in range(150):
        letters = list(MATCH)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(letters))
            letters[at : at + rng.randrange(2)] = rng.choice("6/:)*D \n1")
        reply = handle({"do": "record", "text": "".join(letters)})
        assert reply.get("error", {}).get("kind") != "Internal"
