"""Draughts in PDN: what is written is read back, squares are counted as players count them."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from juegos import catalogue
from juegos.alquerque import pdn
from juegos.core import record
from juegos.core.errors import JuegosError
from juegos.core.formats import detect
from juegos.core.headers import HEADS
from juegos.core.record import Record
from juegos.doors import formats
from juegos.engine import replay
from juegos.serve import handle
from tests.help.laws import at_random

SLUGS = tuple(pdn.KINDS)


def played(slug: str, seed: int, first: int = 0) -> Record:
    """Return a game played at random, from its start or from the position after some moves."""
    game = catalogue.game(slug)
    steps = list(at_random(game, random.Random(seed)))
    state = steps[-1][2].state
    results = {
        "A": 'Ana "la Rusa"',
        "B": "computer weak",
        "Date": "2026-11-23",
        "Series": "2 El club",
    }
    if first:
        results["Start"] = game.write(steps[first][0]).partition(" idle")[0]
    results["Result"] = replay.result(game, state, replay.begin(game, Record(slug))[1])
    moves = tuple(game.write_move(move) for _, move, _ in steps[first:])
    if first:  # what stood before is not told, so that repetition may come later
        results["Result"] = _ended(Record(slug, (), moves, (("Start", results["Start"]),)))
    heads = tuple((name, results[name]) for name in HEADS if name in results)
    return Record(slug, (), moves, heads)


def _ended(written: Record) -> str:
    game = catalogue.game_of(written)
    state, account = replay.begin(game, written)
    for _, step in replay.replay(game, written):
        state = step.state
    return replay.result(game, state, account)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize(("seed", "first"), [(1, 0), (2, 0), (3, 9), (4, 20)])
def test_what_is_written_is_read_back(slug: str, seed: int, first: int) -> None:
    """A random game comes back from PDN to the last move, with all its heads."""
    whole = played(slug, seed, first)
    text, left_out = formats.write("pdn", whole)
    assert not left_out
    assert detect(text) == "pdn"
    content = formats.read(text)
    assert not content.left_out
    assert record.write(content.record) == record.write(whole)
    assert max(map(len, text.splitlines())) <= 79 or "FEN" in text


@pytest.mark.parametrize(
    ("slug", "squares"),
    [
        ("damas-internacionales", {"b10": "1", "j10": "5", "a9": "6", "a1": "46", "i1": "50"}),
        ("damas-espanolas", {"a1": "1", "g1": "4", "b2": "5", "h8": "32"}),
        ("damas-rusas", {"a1": "a1", "h8": "h8"}),
        ("damas-turcas", {"a1": "a1", "b1": "b1"}),
    ],
)
def test_squares_are_counted_as_players_do(slug: str, squares: dict[str, str]) -> None:
    """The first and the last squares, and those where a row begins, have the players' numbers."""
    game: Any = catalogue.game(slug)
    named = {game.core.board.names[point]: name for point, name in pdn.squares(game).items()}
    assert {square: named[square] for square in squares} == squares


@pytest.mark.parametrize(
    ("slug", "state", "move", "text"),
    [
        ("damas-internacionales", "", "d4-e5", "32-28"),
        ("damas-internacionales", "5/5/5/5/5/bb3/1w3/5/5/5 w", "d4xb6", "32x21"),
        ("damas-espanolas", "", "a3-b4", "9-13"),
        ("damas-rusas", "", "a3-b4", "a3-b4"),
    ],
)
def test_moves_are_said_by_the_numbers_of_squares(
    slug: str, state: str, move: str, text: str
) -> None:
    """Where players number squares, a move is told so that is written by points."""
    start = handle({"do": "start", "slug": slug, **({"state": state} if state else {})})
    assert start["names"][start["moves"].index(move)] == text
    made = handle({"do": "play", "slug": slug, "state": start["state"], "move": move})
    assert (made["move"], made["said"]) == (move, text)


def test_what_is_said_tells_moves_apart() -> None:
    """By two ends, unless there is another way: so no two moves of a position are called alike."""
    for seed in range(6):
        for slug in ("damas-internacionales", "damas-espanolas"):
            game = catalogue.game(slug, {"soplo": "si"} if slug == "damas-espanolas" else {})
            for state, _move, _step in at_random(game, random.Random(seed)):
                moves = game.moves(state)
                assert len({game.say_move(state, move) for move in moves}) == len(moves)


INTERNATIONAL = """; a text as others write it
[Event "Un torneo"]
[Site "?"]
[Round "final"]
[White "Ana"]
[Black "Ben \\"el Rubio\\""]
[Date "2026.??.??"]
[GameType "20"]
[Result "2-0"]

1. 32-28 {a comment (with a bracket} 19-23! 2. 28x19 14x23 $1
% a line for programs
3. 37-32 (3. 33-28 23x32 (3... 22x33) 4. 37x28) 3... 10-14 2-0

[Event "Another"]
"""


def test_text_of_others_is_read() -> None:
    """Comments, marks and numbers say nothing; variations and a second game are left out, told."""
    content = formats.read(INTERNATIONAL)
    assert content.record.moves == ("d4-e5", "g7-f6", "e5xg7", "h8xf6", "c3-d4", "i9-h8")
    assert content.record.lines == (11, 11, 11, 11, 13, 13)
    assert content.record.header("Result") == "A agreed"
    assert content.record.header("B") == 'Ben "el Rubio"'
    assert content.record.header("Date") == ""
    assert content.left_out == (
        "Left out: the tags Event, Round, Date (from line 2).",
        "Left out: 3 comments (from line 1).",
        "Left out: 2 marks of moves, such as '!' or a NAG (from line 11).",
        "Left out: a variation (line 13).",
        "Left out: what follows after the first game.",
    )


def test_door_reads_pdn_like_a_record() -> None:
    """The door that replays records takes PDN too, and returns the record in our notation."""
    reply = handle({"do": "record", "text": INTERNATIONAL})
    assert reply["text"].startswith("Game: damas-internacionales\n")
    assert reply["left_out"][3] == "Left out: a variation (line 13)."
    assert handle({"do": "record", "text": reply["text"]})["state"] == reply["state"]


def test_position_is_read_and_written() -> None:
    """A position with kings, ranges and Black to move is that of its tag."""
    text = '[GameType "25"]\n[FEN "B:Wa1,Kc1:Bf8,Kh8."]\n\n1. ... h8-g7 *\n'
    result = formats.read(text).record
    assert result.header("Start") == "2bB/4/4/4/4/4/4/wW2 b"
    assert '[FEN "B:Wa1,Kc1:Bf8,Kh8"]' in formats.write("pdn", result).text
    ranged = formats.read('[GameType "20"]\n[FEN "W:W31-50:B1-20"]\n\n32-28 *\n').record
    assert ranged.header("Start") == ""


def test_russian_draughts_are_read_by_numbers_too() -> None:
    """Squares counted from the last row down, in moves, positions and what is refused."""
    head = '[GameType "25"]\n'
    by_letters = formats.read(f"{head}1. c3-d4 f6-e5 2. d4:f6 g7:e5 *\n").record
    by_numbers = formats.read(f"{head}1. 22–18 11-15 2. 18×11 8x15 *\n").record
    assert by_numbers.moves == by_letters.moves
    set_up = formats.read(f'{head}[FEN "W:WK26:B8,9,10,11,19"]\n1. d2xh6xf8xc5xa7 f6-g5 *\n')
    assert set_up.record.moves[0].startswith("d2x")
    with pytest.raises(JuegosError, match="line 2: '22-17': 17 is not empty"):
        formats.read(f"{head}1. 21-17 12-16 2. 22-17 *\n")


def test_variation_is_left_out_whatever_it_holds() -> None:
    """Words without braces in it refuse no game; before and after it they do."""
    content = formats.read(
        '[GameType "20"]\n1. 32-28 (1. 31-27 une autre, (dit-on) idée) 19-23 *\n'
    )
    assert content.record.moves == ("d4-e5", "g7-f6")
    assert content.left_out == ("Left out: a variation (line 2).",)


BAD = [
    ('[Event "x"]\n', 1, "no tag says which draughts"),
    ('[Event "x"]\n[GameType "26"]\n', 2, "type '26' are not played here"),
    ('[GameType "20"]\n\n1. 32-28 19-23\n2. 28-18 *\n', 4, ""),
    ('[GameType "20"]\n\n1. 32-55 *\n', 3, "no square '55'"),
    ('[GameType "20"]\n\n1. 32-28 (19-23 *\n', 3, "not closed"),
    ('[GameType "20"]\n\n1. 32-28 ) *\n', 3, "closes no"),
    ('[GameType "20"]\n\n1. e4 e5\n', 3, "expected a tag"),
    ('[GameType "20"]\n{ open\n', 2, "'{' is not closed"),
    ('[GameType "20"]\n1. 32-28 (31-27 { so\n) *\n', 2, "'{' is not closed"),
    ('[GameType "20"]\n1. 32-28 (31-27) idée *\n', 2, "'idée': expected a tag"),
    ('[GameType "25"]\n1. 22-33 *\n', 2, "no square '33'; they are a1 to h8"),
    ("1. 32-28 19-23 *\n", 1, "no tag says which draughts"),
    ('[Event "x"]\n[GameType 20]\n', 2, "expected a tag"),
    ('[GameType "20"]\n1. 32-28 /19-23/ *\n', 2, "sets up no position"),
    ('[GameType "20"]\n1. 00-28 *\n', 2, "no square '00'"),
    ('[GameType "20"]\n1. 31-22 *\n', 2, "'31-22': 27 has no man"),
    ('[GameType "20"]\n1. 32-28 19-23 2. 37-32\n', 2, "such as 28x19"),
    (
        '[GameType "20"]\n[FEN "W:W28:B23"]\n1. 28x19 0-2\n',
        3,
        "the result given is '0-2', but the moves make it '2-0'",
    ),
    ('[GameType "20"]\n[FEN "W:W28:B23"]\n1. 28x19 23-28 2-0\n', 3, "'23-28' comes after the end"),
    ('[GameType "20"]\n[FEN "W:W1"]\n', 2, "no position"),
    ('[GameType "20"]\n[FEN "W:W1:B1"]\n', 2, "two pieces"),
    ('[GameType "20"]\n[FEN "W:W51:B1"]\n', 2, "no square of this board"),
    ('[GameType "20"]\n[FEN "W:W9-3:B1"]\n', 2, "no square of this board"),
]


@pytest.mark.parametrize(("text", "line", "says"), BAD)
def test_bad_text_is_refused_with_its_line(text: str, line: int, says: str) -> None:
    """The error names the line and what is wrong there."""
    with pytest.raises(JuegosError) as caught:
        formats.read(text)
    assert caught.value.at == line
    assert str(caught.value).startswith(f"line {line}: ")
    assert says in str(caught.value)


# What the reading grammar allows in one place or another of a game: each says nothing, or is told.
BLANKS = (" ", "\n", "\t ", " % a line\n", " {a {comment}", " ; so\n", " $1 ", " (1. 1-6 (x\n) ) ")


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("seed", range(4))
def test_the_reading_grammar_is_read(slug: str, seed: int) -> None:
    """A random game comes back, however the standard lets its moves be written."""
    rng, whole = random.Random(seed), played(slug, seed)
    head, _, body = formats.write("pdn", whole).text.partition("\n\n")
    written = [rng.choice((head, "% so\n" + head.replace("] *\n[", "]["), head.replace("[", "[ ")))]
    for token in body.split():
        move = re.fullmatch("([a-h]?[0-9]+)([-x:])([a-h]?[0-9]+)", token)
        if not move or token in {"1-0", "0-1", "2-0", "0-2", "1-1"}:
            written.append(
                rng.choice((token, token.replace(".", "..."))) if "." in token else token
            )
            continue
        first, sign, last = move.groups()
        if first[0] in "abcdefgh":
            sign = rng.choice((sign, ":", "x", "")) if sign != "-" else rng.choice(("-", ""))
        else:
            first, last = (rng.choice((square, square.zfill(2))) for square in (first, last))
            sign = rng.choice((sign, "x", ":")) if sign != "-" else sign
        blank = rng.choice(("", " ", "\n")) if sign else ""
        written.append(f"{first}{blank}{sign}{blank}{last}{rng.choice(('', '!', '(?)', '!?'))}")
    blanks = (b for b in iter(lambda: rng.choice(BLANKS[: 7 if seed % 2 else 3]), None))
    text = "".join(token + next(blanks) for token in written)
    content = formats.read(text)
    assert record.write(content.record) == record.write(whole)


def test_tags_that_are_none_refuse_no_game() -> None:
    """What a head cannot tell, or stands twice, or is no tag at all, is left out by its name."""
    text = (
        '[GameType "20"]\n[Date "1970.4.2"]\n[White "a#b"]\n[Event "a "big" one"]\n'
        '[Black "Ben"]\n[Black "Ana"]\n[Site Paris]\n[]\n1. 32-28 19-23 *\n'
    )
    content = formats.read(text)
    assert content.record.headers == (("B", "Ben"), ("Result", "unfinished"))
    assert content.left_out == (
        "Left out: the tags Date, White, Event, Black, Site, [] (from line 2).",
    )


def test_squares_tell_the_game_where_no_tag_does() -> None:
    """As in most files of international draughts: no other board here has so many."""
    for text in ("1. 34-30 20-25 *\n", '[FEN "W:W46:B20"]\n1. 46-41 *\n'):
        content = formats.read(text)
        assert content.record.slug == "damas-internacionales"
        assert content.left_out[0].startswith("No tag GameType tells the game")


@pytest.mark.parametrize(
    ("tags", "left"),
    [
        ('[FEN "W:W31-50:B1-20:H3:F9"]', "the counts of moves in the tag FEN (line 2)"),
        ('[SetUp "1"]', "the tags SetUp (from line 2)"),
        ('[SetUp "0"]\n[FEN "W:W31:B2"]', "the tags SetUp (from line 2)"),
        ('[White "Ana\n de Ávila"]', "the tags White (from line 2)"),
    ],
)
def test_what_a_tag_says_is_not_left_out_in_silence(tags: str, left: str) -> None:
    """Counts after a position, one that is set up or not, a name on two lines."""
    content = formats.read(f'[GameType "20"]\n{tags}\n1. 31—27 *\n\x1a')
    assert content.left_out == (f"Left out: {left}.",)
    assert content.record.moves == ("b4-c5",)


@pytest.mark.parametrize(
    ("game", "result", "left"),
    [
        ("1. 32-28 *", "unfinished", ()),
        ("1. 32-28", "", ()),
        ("1. 32-28*", "unfinished", ()),
        ("1. 32-28* 19-23 1-1", "- agreed", ("a mark of a move",)),
        ("1. 2-0", "A agreed", ()),
        ('[Result "0-2"]\n1. 32-28 *', "B agreed", ()),
        ('[Result "2-0"]\n1. 32-28 1-0', "A agreed", ()),
        ('[Result "2-0"]\n1. 32-28 0-0', "A agreed", ("both lose",)),
        ('[Result "1-0"]\n1. 32-28 1-1', "", ("by the tag 1-0",)),
        (
            "1. 32-28 {[%clock w0:00:00 B0:00:05]} 0-1",
            "B agreed",
            ("a time of the clock (line 2)",),
        ),
        ('/FEN "W:WK6:BK45"/ 1. 6-1 *', "unfinished", ()),
        ('1. 32-28 /FEN "W:W28:B23"/ 28x19 2-0', "", ("is set up (from line 2)", "result 2-0")),
        ("1. 32-28 2-0 1. 31-27 0-2", "A agreed", ("after the first game",)),
        ("1. 32-28 [%clk 1] \n19-23 1-1", "- agreed", ("[%clk 1]",)),
        ("1. 32-28 1-0 {so} % x", "A agreed", ("2 comments",)),
    ],
)
def test_the_result_is_what_tag_and_end_tell(game: str, result: str, left: tuple[str, ...]) -> None:
    """By either of them where they agree; what is left out is told."""
    content = formats.read(f'[GameType "20"]\n{game}\n')
    assert content.record.header("Result") == result
    assert len(content.left_out) == len(left)
    assert all(part in says for part, says in zip(left, content.left_out, strict=True))


def test_what_follows_a_draw_is_left_out() -> None:
    """Players have to claim it; who then goes on, and wins, is told beside what is left out."""
    there = "1. 6-1 45-50 2. 1-6 50-45 "
    text = f'[GameType "20"]\n[FEN "W:WK6:BK45"]\n\n{there * 2}\n5. 6-1 45-50 2-0\n'
    content = formats.read(text)
    assert (len(content.record.moves), content.record.header("Result")) == (8, "-")
    assert content.left_out == (
        "Left out: 2 moves after the draw (from line 5).",
        "Left out: the result 2-0, which is of moves left out (line 5).",
    )


def test_result_that_the_moves_do_not_have_is_refused() -> None:
    """Where the rules have ended the game, a text that tells another winner is refused."""
    whole = played("damas-rusas", 1)
    text = formats.write("pdn", whole).text
    value = {"A": "1-0", "B": "0-1", "-": "1/2-1/2"}[whole.header("Result")]
    other = "0-1" if value != "0-1" else "1-0"
    error = handle({"do": "record", "text": text.replace(value, other)})["error"]
    assert error["at"] == text.splitlines().index(f'[Result "{value}"]') + 1


def test_what_pdn_does_not_know_is_refused_or_told() -> None:
    """Readings that PDN has no word for are refused; heads that it has none for are told."""
    huffed = "Game: damas-espanolas\nReadings: soplo=si\n"
    asked = {"do": "convert", "text": huffed, "format": "pdn"}
    assert "soplo=si" in handle(asked)["error"]["message"]
    hinted = "Game: damas-rusas\nDate: 2026-11-23T18:30\nHints: 1\n\nc3-d4\n"
    reply = handle({"do": "convert", "text": hinted, "format": "pdn"})
    assert reply["left_out"] == ["Left out, or in part: Hints, Date."]
    marks = "Game: damas-rusas\nA: ?\nB: -\nSeries: 2 ...\n"
    reply = handle({"do": "convert", "text": marks, "format": "pdn"})
    assert reply["left_out"] == ["Left out, or in part: A, B, Series."]
    asked = {"do": "convert", "text": "Game: azar\n", "format": "pdn"}
    assert "damas-rusas" in handle(asked)["error"]["message"]


def test_spoilt_text_is_answered() -> None:
    """PDN with letters dropped, doubled and changed is read or refused, never a fault of ours."""
    rng = random.Random(1283)
    for _ in range(150):
        letters = list(INTERNATIONAL)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(letters))
            letters[at : at + rng.randrange(2)] = rng.choice(
                ("", "(", "}", '"', "]", "x", "9", "-")
            )
        reply = handle({"do": "record", "text": "".join(letters)})
        assert reply.get("error", {}).get("kind") != "Internal"
