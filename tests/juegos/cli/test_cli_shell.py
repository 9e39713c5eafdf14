"""juegos at a shell: examples in its help, completion, the page of the manual."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from juegos import catalogue, tables
from juegos.cli import shell
from juegos.cli.examples import EXAMPLES
from juegos.cli.main import main, parser
from juegos.core.message import ENGLISH

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[3]
BY_HAND = {"play", "letter", ""}  # who plays answers; the rest of these are in the others


def needs(program: str) -> pytest.MarkDecorator:
    """Return the mark of a test that asks a program which not every machine has."""
    reason = f"no {program} on this machine, and nothing else can say whether it reads this"
    return pytest.mark.skipif(not shutil.which(program), reason=reason)


def printed(capsys: Capture, *words: str) -> list[str]:
    assert main(words) == 0
    return capsys.readouterr().out.splitlines()


def test_every_command_has_examples() -> None:
    """Its help ends with them, and so does that of them all."""
    whole = parser(ENGLISH)
    commands = whole.commands.choices
    assert set(EXAMPLES) == {"", *commands}
    for name, command in (("", whole), *commands.items()):
        assert all(f"  juegos {one}\n" in command.format_help() for one in EXAMPLES[name])


@pytest.mark.thorough
@pytest.mark.parametrize(
    "example", [one for name, some in EXAMPLES.items() if name not in BY_HAND for one in some]
)
def test_an_example_can_be_run(example: str, capsys: Capture, tmp_path: Path) -> None:
    """As it stands there; a file that it names is there, what it writes is left out."""
    value = tmp_path / "partida.txt"
    value.write_text("Game: mayores\n\n6-4-1\n5-3-1\n", "utf-8")
    files = {"FILE": str(value), "NEW": str(tmp_path / "new")}
    words = shlex.split(example.partition(" >")[0])
    assert printed(capsys, *(files.get(word, word) for word in words))


def test_an_example_of_play_is_read() -> None:
    """Those that wait for somebody to play are commands, with options that there are."""
    for name in BY_HAND:
        for one in EXAMPLES[name]:
            options = parser(ENGLISH).parse_args(shlex.split(one))
            assert options.do == one.partition(" ")[0]


def test_the_help_of_tables_lists_them() -> None:
    """Each by its id, whole."""
    shown = parser(ENGLISH).commands.choices["table"].format_help().split()
    assert set(tables.ids()) <= set(shown)


COMPLETED = [
    (["od"], {"odds"}),
    (["odds", "azar-"], {"azar-pujado"}),
    (["table", "azar."], {"azar.odds", "azar.primera-suerte"}),
    (["cite", "azar.re"], {"azar.reazar", "azar.replica"}),
    (["odds", "mayores", "--reading", "dados="], {"dados=tres", "dados=dos", "dados=uno"}),
    (["play", "azar", "--level", ""], {"best", "random"}),
    (["table", "azar.odds", "--format", "c"], {"csv"}),
    (["completion", ""], {"bash", "zsh", "fish"}),
    (["perft", "azar", "--d"], {"--depth"}),
    (["record", ""], set()),
    (["fly", ""], set()),
    (["odds", "azar", "more", ""], set()),
]


@pytest.mark.parametrize(("words", "may"), COMPLETED)
def test_words_are_completed(words: list[str], may: set[str], capsys: Capture) -> None:
    """What was begun is completed by all that may stand there, and by nothing else."""
    assert set(printed(capsys, "complete", "--", "juegos", *words)) == may


def test_every_game_is_offered(capsys: Capture) -> None:
    """Where nothing was begun all are."""
    result = printed(capsys, "complete", "--", "juegos", "odds", "")
    assert result == list(catalogue.CATALOGUE)


@pytest.mark.parametrize(
    ("line", "may"),
    [
        ("juegos odds azar-", "azar-pujado"),
        ("juegos odds mayores --reading dados=d", "dos"),
        ("juegos tea", "teach"),
    ],
)
@needs("bash")
def test_bash_completes(line: str, may: str, tmp_path: Path) -> None:
    """By the script, as bash calls it when the key is pressed."""
    program = tmp_path / "juegos"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m juegos "$@"\n', "utf-8")
    program.chmod(0o755)
    script = f"{shell.BASH}\nCOMP_LINE={line!r} COMP_POINT={len(line)}\n_juegos\n"
    asked = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        ["bash", "-uc", f'{script}printf "%s" "${{COMPREPLY[@]}}"'],
        env=asked, capture_output=True, encoding="utf-8", check=False, cwd=tmp_path,
    )  # fmt: skip
    assert (done.stdout, done.stderr) == (may, "")


@pytest.mark.parametrize("name", [pytest.param(name, marks=needs(name)) for name in shell.SCRIPTS])
def test_each_shell_reads_its_script(name: str) -> None:
    """It finds no fault in it."""
    done = subprocess.run([name, "-n"], input=shell.SCRIPTS[name], encoding="utf-8", check=False)
    assert done.returncode == 0


def test_the_manual_has_every_command(capsys: Capture) -> None:
    """Each with its options."""
    page = "\n".join(printed(capsys, "man"))
    for name, command in parser(ENGLISH).commands.choices.items():
        assert f"\n.SS {name}\n" in page
        for action in command.takes[1:]:
            assert (action.option_strings or [action.dest])[0].replace("-", "\\-") in page


@needs("groff")
def test_the_manual_is_a_page_of_the_manual(capsys: Capture) -> None:
    """The program that sets such pages reads it without a warning."""
    page = "\n".join(printed(capsys, "man"))
    check = ["groff", "-man", "-ww", "-z"]
    done = subprocess.run(check, input=page, capture_output=True, encoding="utf-8", check=True)
    assert done.stderr == ""
