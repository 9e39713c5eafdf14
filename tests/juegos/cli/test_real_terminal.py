"""The command ``play`` in a real terminal: one that asks, echoes, and knows the end of input."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic

import pytest

from juegos.core import record

pty = pytest.importorskip("pty", reason="this platform has no pseudo-terminals")
PATIENCE = 120  # seconds that a busy machine is given for one answer
# Ctrl-C is heard here too where whoever runs the tests has none of it, as a shell's job beside it.
PLAY = (
    "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "runpy.run_module('juegos', run_name='__main__', alter_sys=True)"
)


class Terminal:
    """A game played in a pseudo-terminal; ``output`` is all that it has shown."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        """Begin a game, in an environment that says this besides."""
        self.end, theirs = pty.openpty()
        self.game = subprocess.Popen(
            [sys.executable, "-c", PLAY, "play", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env={**os.environ, **environment},
        )
        os.close(theirs)
        self.output = b""

    def until(self, words: bytes) -> None:
        """Wait until these words are shown, and forget what came before them."""
        latest = monotonic() + PATIENCE
        while words not in self.output:
            assert monotonic() < latest, self.output
            if select.select([self.end], [], [], 1)[0]:
                self.output += os.read(self.end, 4096)
        self.output = self.output.partition(words)[2]

    def answer(self, line: bytes, words: bytes) -> None:
        """Type a line when the game asks, and wait for the answer."""
        self.until(b"> ")
        os.write(self.end, line)
        self.until(words)

    def leave(self, line: bytes) -> int:
        """Type what leaves the game when it asks; return the status it ends with."""
        self.until(b"> ")
        os.write(self.end, line)
        return self.game.wait(PATIENCE)

    def rest(self) -> bytes:
        """Return all that a game that has ended has still shown."""
        while select.select([self.end], [], [], 0)[0]:
            try:
                part = os.read(self.end, 4096)
            except OSError:  # what Linux says where nobody holds the other end
                break
            if not part:
                break
            self.output += part
        return self.output


AZAR = ("azar", "--seed", "1")


@contextmanager
def opened(*arguments: str, **environment: str) -> Iterator[Terminal]:
    """Return a game, by default of azar, ended after its use."""
    terminal = Terminal(*(arguments or AZAR), **environment)
    try:
        yield terminal
    finally:
        terminal.game.kill()
        terminal.game.wait()
        os.close(terminal.end)


@pytest.fixture
def azar() -> Iterator[Terminal]:
    """Return a game of azar, ended when the test is over."""
    with opened() as terminal:
        yield terminal


def test_a_terminal_asks_and_answers(azar: Terminal) -> None:
    """Each line is answered, a wrong one too; the end of input leaves without a fault."""
    azar.answer(b"help\n", b"save FILE: ")
    azar.answer(b"6-4-1\n", b"Eleven is given to B as suerte.")
    azar.answer(b"nonsense\n", b"does not have 3 faces")
    assert azar.leave(b"\x04") == 0


TEXTS = {
    "es_ES.UTF-8": ("Once se da a B por suerte.", "no tiene 3 caras", "B tiene el once."),
    "fr_FR.UTF-8": ("Onze est donné à B pour suerte.", "nombre de faces attendu", "B a le onze."),
}


@pytest.mark.parametrize(("locale", "texts"), TEXTS.items())
def test_a_game_speaks_the_language_of_its_player(locale: str, texts: tuple[str, ...]) -> None:
    """What comes about, what is wrong and how things stand, also where there is no such locale."""
    happens, wrong, stands = (one.encode() for one in texts)
    with opened(LANGUAGE="", LC_ALL="", LC_MESSAGES="", LANG=locale, PYTHONUTF8="1") as azar:
        azar.answer(b"6-4-1\n", happens)
        azar.until(stands)
        azar.answer(b"x\n", wrong)
        assert azar.leave(b"q\n") == 0


def test_an_interrupt_leaves_the_game(azar: Terminal) -> None:
    """Ctrl-C leaves as ``quit`` does: no trace is shown."""
    azar.until(b"> ")
    latest = monotonic() + PATIENCE
    while azar.game.poll() is None and monotonic() < latest:
        azar.game.send_signal(signal.SIGINT)  # one that comes just before it reads is not heard
        with suppress(subprocess.TimeoutExpired):  # and one that comes while it leaves kills it
            azar.game.wait(10)
    assert azar.game.returncode == 0
    assert b"Traceback" not in azar.output


# How the middle of the board stands at the start, and once c2-c3 was made; what names the columns.
START, MOVED = b" 3  b---b---.---w---w\r\n", b" 2  w---w---.---w---w\r\n"
COLUMNS = b"    a   b   c   d   e\r\n"
ALQUERQUE = ("alquerque", "--seat", "both", "--level", "greedy", "--seed", "1")


def test_a_game_on_a_board_is_played_taken_back_and_saved(tmp_path: Path) -> None:
    """Its points are named beside it; each command is answered; the file is a record of it."""
    file = tmp_path / "partida.txt"
    with opened(*ALQUERQUE) as game:
        game.until(START)
        game.until(COLUMNS)
        game.answer(b"help\n", b"save FILE: ")
        game.until(b"A move is written like this: b2-c3")
        game.answer(b"c2-c9\n", b"'c9'")
        game.answer(b"c2-c3\n", b"White moves from c2 to c3.")
        game.until(MOVED)
        game.until(COLUMNS)
        game.answer(b"undo\n", b"Taken back.")
        game.until(START)
        game.answer(b"hint\n", b"-c3: ")
        game.answer(b"d2-c3\n", b"White moves from d2 to c3.")
        game.answer(b"save %s\n" % os.fsencode(file), b"Saved in ")
        assert game.leave(b"quit\n") == 0
    saved = record.parse(file.read_text("utf-8"))
    assert (saved.slug, saved.moves) == ("alquerque", ("d2-c3",))
    assert saved.headers == (("Hints", "1"),)
    shown = [sys.executable, "-m", "juegos", "record", str(file)]
    replayed = subprocess.run(shown, capture_output=True, check=True, timeout=PATIENCE)
    assert b"White moves from d2 to c3." in replayed.stdout


def test_a_wrong_level_is_told_before_any_board() -> None:
    """The command ends with status 2 and one line, which names the levels; nothing is asked."""
    with opened("alquerque", "--level", "foo") as game:
        assert game.game.wait(PATIENCE) == 2
        (line,) = game.rest().splitlines()
    assert line.startswith(b"juegos: there is no level 'foo'; there are: strong, ")
