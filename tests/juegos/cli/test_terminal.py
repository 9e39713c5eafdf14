"""The command ``play``: whole games, the commands of the terminal, records."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

import pytest

from juegos import catalogue
from juegos.cli.main import main
from juegos.cli.plain_text import WIDTH, render
from juegos.cli.terminal import COMMANDS
from juegos.core import record
from juegos.core.game import Turn
from juegos.core.scene import AnyScene
from juegos.engine.replay import replay
from tests.help.sweeps import sweep

Capture = pytest.CaptureFixture[str]
QUICK = ("mayores", "panquist", "guirguiesca", "alquerque-de-tres", "queah")


class Play(Protocol):
    """Plays with lines that are typed, and returns what was printed."""

    def __call__(self, arguments: str, lines: Iterable[str] = (), code: int = 0) -> str:
        """Return what a game printed; ``code`` is the exit code to expect."""


@pytest.fixture
def play(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Return a function that plays."""

    def played(arguments: str, lines: Iterable[str] = (), code: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", *arguments.split()]) == code
        result = capsys.readouterr()
        return result.err if code else result.out

    return played


@pytest.mark.parametrize("slug", sweep(catalogue.CATALOGUE, *QUICK))
def test_a_whole_game_by_enter(play: Play, slug: str) -> None:
    """Enter alone leads to an end that names a rule of the game."""
    result = play(f"{slug} --seed 7 --level random", [""] * 3000)
    rules = [rule.id for rule in catalogue.game(slug).rules]
    last = result.splitlines()[-1]
    assert any(f"by the rule {rule}: " in last for rule in rules)


def scenes(slug: str) -> list[AnyScene]:
    """Return what a game shows after each of its first moves, the first one each time."""
    game, result = catalogue.game(slug), list[AnyScene]()
    hidden, state = catalogue.entry(slug).hidden(game), game.start()
    for _move in range(24):
        result.append(hidden.shown_to(state, 0) if hidden else game.scene(state))
        turn = game.turn(state)
        if turn is Turn.END:
            break
        moves = list(game.throws(state)) if turn is Turn.CHANCE else game.moves(state)
        state = game.play(state, moves[-1]).state
    return result


@pytest.mark.parametrize("slug", catalogue.CATALOGUE)
def test_a_board_fits_the_terminal(slug: str) -> None:
    """No line of a board is broad, none ends in blanks, and all letters are plain."""
    for scene in scenes(slug):
        for line in render(scene):
            assert len(line) <= WIDTH
            assert line == line.rstrip()
            assert line.replace("’", "'").isascii()


def test_a_board_of_points_is_read_by_its_coordinates() -> None:
    """Each man stands in the row of its number and over the letter of its column."""
    game = catalogue.game("awithlaknannai")
    scene: Any = game.scene(game.start())
    lines = render(scene)
    foot = next(line for line in lines if line.split()[:2] == ["a", "b"])
    for point, what in scene.men:
        (row,) = (line for line in lines if line.startswith(f"{point[1:]:>2} "))
        assert row[foot.index(f" {point[0]}") + 1] == what


def test_no_move_is_taken_for_a_command() -> None:
    """The first word of no move of any game is a command, as far as games are begun here."""
    for slug in catalogue.CATALOGUE:
        game = catalogue.game(slug)
        state = game.start()
        for _move in range(30):
            turn = game.turn(state)
            if turn is Turn.END:
                break
            moves = list(game.throws(state)) if turn is Turn.CHANCE else list(game.moves(state))
            words = {game.write_move(move).partition(" ")[0] for move in moves}
            assert words.isdisjoint({*COMMANDS, "q", "quit"})
            state = game.play(state, moves[-1]).state


def test_undo_goes_back_to_the_last_question(play: Play) -> None:
    """With it goes the answer of the computer; at the beginning there is nothing to take back."""
    result = play("alquerque --seat A --level random --seed 1", ["undo", "c2-c3", "undo", "q"])
    assert "there is nothing to take back" in result
    first, second, third = (part.splitlines()[-13:] for part in result.split("White moves.")[:3])
    assert first == third
    assert first != second


def test_a_seed_throws_the_same_again_after_undo(play: Play) -> None:
    """What is taken back and done again with a seed is the same."""
    result = play("azar --seed 1", ["", "undo", "", "q"])
    thrown = [line for line in result.splitlines() if line.startswith("> ") and "-" in line]
    assert len(thrown) == 2
    assert thrown[0] == thrown[1]


def test_a_hint_says_why(play: Play) -> None:
    """It names a move and the reason; while dice are to be thrown there is none."""
    result = play("guirguiesca", ["hint", "6-1", "q"])
    assert "there is nothing to decide now: Enter throws the dice" in result
    result = play("alquerque --seat A --level greedy --seed 3", ["hint", "q"])
    (hint,) = (line for line in result.splitlines() if line.startswith("> ") and ": " in line)
    move = hint.removeprefix("> ").partition(": ")[0]
    assert move in {"b2-c3", "c2-c3", "d2-c3", "d3-c3"}


def test_a_game_is_saved_and_played_on(play: Play, tmp_path: Path) -> None:
    """A record that was saved is played on from its end, and saved again over itself."""
    file = tmp_path / "partida.txt"
    play("azar --reading encuentro=pasa", ["6-4-1", "5-3-1", f"save {file}", "q"])
    assert record.parse(file.read_text("utf-8")).moves == ("6-4-1", "5-3-1")
    result = play(f"azar --from {file}", ["6-4-3", "undo", "undo", f"save {file}", "6-6-6"])
    assert "A has nine, B has eleven" in result
    results = record.parse(file.read_text("utf-8"))
    assert results.moves == ("6-4-1",)
    assert results.readings == (("encuentro", "pasa"),)
    assert play(f"mayores --from {file}", code=2).count(" is a record of azar, not of mayores") == 1
    assert "leave --reading out" in play(f"azar --from {file} --reading encuentro=pasa", code=2)
    file.write_text("Game: azar\n\n6-4-1\n7-1-1\n", "utf-8")
    assert play(f"azar --from {file}", code=2).startswith("juegos: line 4: '7'")


def test_a_record_of_cards_holds_what_was_dealt(play: Play, tmp_path: Path) -> None:
    """What is hidden from the player is in the file, so that the game can be played on."""
    file = tmp_path / "partida.txt"
    play("piquet --seed 1 --level random", ["", "", f"save {file}", "q"])
    saved = record.parse(file.read_text("utf-8"))
    assert len(replay(catalogue.game_of(saved), saved)) == len(saved.moves)
    assert saved.headers == (("B", "computer random"),)
    assert "Your hand: " in play(f"piquet --from {file}", ["q"])


def test_a_record_tells_seats_and_hints(play: Play, tmp_path: Path) -> None:
    """Heads of a record that is played on stay, and hints are added to them; a position is kept."""
    file = tmp_path / "partida.txt"
    start = "5/5/2b2/2w2/5 w"
    heads = f"A: Ana\nB: Berta\nDate: 2026-11-23\nStart: {start}\n"
    file.write_text(f"Game: alquerque\n{heads}\n", "utf-8")
    result = play(f"alquerque --from {file} --seat A", ["hint", f"save {file}", "q"])
    assert "w: 1 white man" in result
    assert dict(record.parse(file.read_text("utf-8")).headers) == {
        "A": "Ana",
        "B": "computer strong",
        "Date": "2026-11-23",
        "Start": start,
        "Hints": "1",
    }


def test_save_spares_what_is_no_record(play: Play, tmp_path: Path) -> None:
    """A file that is no record of the game stays as it is, and a folder is no file."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Alfonso", "utf-8")
    result = play("azar", ["save", f"save {file}", f"save {tmp_path}", f"save {tmp_path}/x/y", "q"])
    assert "save needs the name of a file" in result
    assert result.count("is no record of azar: choose another name") == 2
    assert result.count("cannot write") == 1
    assert file.read_text("utf-8") == "Dear Alfonso"


def test_the_computer_plays_the_other_side(play: Play) -> None:
    """Whoever sits at B is asked after A has moved; with nobody sitting the game plays itself."""
    result = play("alquerque --seat B --level random --seed 1", ["q"])
    assert result.count("> ") == 1
    assert "Black moves." in result
    result = play("mayores --seat none --seed 1")
    assert "> " not in result
    assert " by the rule mayores." in result.splitlines()[-1]


def test_a_move_before_the_throw_is_told_what_comes_first(play: Play) -> None:
    """In one line, with what a throw looks like; after the throw an error is plain again."""
    result = play("backgammon --seat A --seed 1", ["24/18", "q"])
    assert "> The dice come first: Enter throws them. '24/18' does not have 2 faces" in result
    result = play("alquerque --seat A --level random --seed 1", ["c9-c8", "q"])
    assert "dice" not in result.split("> ")[1]


def test_wrong_input_is_one_line_and_the_game_goes_on(play: Play) -> None:
    """Whatever is typed, one line answers, and a right move is taken after it."""
    wrong = ["helpme", "help me", "c2xc4", "c2-c9", "-1", "\x00", "é", "a" * 500, "undo now"]
    result = play("alquerque --seat A --level random --seed 1", [*wrong, "c2-c3", "q"])
    answers = result.split("> ")[1 : 1 + len(wrong)]
    assert [answer.count("\n") for answer in answers] == [1] * len(wrong)
    assert "> c2-c3  " in result
