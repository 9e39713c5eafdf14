"""The command ``play`` in a real terminal: one that asks, echoes, and knows the end of input."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import pytest

pty = pytest.importorskip("pty", reason="this platform has no pseudo-terminals")
PATIENCE = 120  # seconds that a busy machine is given for one answer
# Ctrl-C is heard here too where whoever runs the tests has none of it, as a shell's job beside it.
PLAY = (
    "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "runpy.run_module('juegos', run_name='__main__', alter_sys=True)"
)


class Terminal:
    """A game played in a pseudo-terminal; ``said`` is all that it has shown."""

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
        self.said = b""

    def until(self, words: bytes) -> None:
        """Wait until these words are shown, and forget what came before them."""
        latest = monotonic() + PATIENCE
        while words not in self.said:
            assert monotonic() < latest, self.said
            if select.select([self.end], [], [], 1)[0]:
                self.said += os.read(self.end, 4096)
        self.said = self.said.partition(words)[2]

    def answer(self, line: bytes, words: bytes) -> None:
        """Type a line when the game asks, and wait for the answer."""
        self.until(b"> ")
        os.write(self.end, line)
        self.until(words)


@contextmanager
def opened(**environment: str) -> Iterator[Terminal]:
    """Return a game of azar, ended after its use."""
    terminal = Terminal("azar", "--seed", "1", **environment)
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
    azar.until(b"> ")
    os.write(azar.end, b"\x04")
    assert azar.game.wait(PATIENCE) == 0


SAID = {
    "es_ES.UTF-8": ("Once se da a B por suerte.", "no tiene 3 caras", "B tiene el once."),
    "fr_FR.UTF-8": ("Onze est donné à B pour suerte.", "nombre de faces attendu", "B a le onze."),
}


@pytest.mark.parametrize(("locale", "said"), SAID.items())
def test_a_game_speaks_the_language_of_its_player(locale: str, said: tuple[str, ...]) -> None:
    """What comes about, what is wrong and how things stand, also where there is no such locale."""
    happens, wrong, stands = (one.encode() for one in said)
    with opened(LANGUAGE="", LC_ALL="", LC_MESSAGES="", LANG=locale, PYTHONUTF8="1") as azar:
        azar.answer(b"6-4-1\n", happens)
        azar.until(stands)
        azar.answer(b"x\n", wrong)
        azar.until(b"> ")
        os.write(azar.end, b"q\n")
        assert azar.game.wait(PATIENCE) == 0


def test_an_interrupt_leaves_the_game(azar: Terminal) -> None:
    """Ctrl-C leaves as ``quit`` does: no trace is shown."""
    azar.until(b"> ")
    latest = monotonic() + PATIENCE
    while azar.game.poll() is None and monotonic() < latest:
        azar.game.send_signal(signal.SIGINT)  # one that comes just before it reads is not heard
        select.select([azar.end], [], [], 0.1)
    assert azar.game.returncode == 0
    assert b"Traceback" not in azar.said
