"""juegos.cli: what each command prints, and that bad input ends in one line and exit code 2."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from juegos import __version__, catalogue, tables
from juegos.cli.main import main
from juegos.serve import handle
from tests.help.calls import Capture, refused, run
from tests.help.laws import DICE


def test_list(capsys: Capture) -> None:
    """Every game and every key of its cruces is listed; --json is the reply of the door."""
    text = run(capsys, "list")
    for title in catalogue.FAMILIES.values():
        assert f"{title}\n" in text
    for slug in catalogue.CATALOGUE:
        assert f"\n{slug}  (" in text
        for crux in catalogue.game(slug).cruces:
            assert f"    {crux.name}: {' | '.join(crux.keys)}\n" in text
    assert json.loads(run(capsys, "list", "--json")) == handle({"do": "list"})


def test_odds(capsys: Capture) -> None:
    """Each number stands with its decimals and its fraction, under the readings in force."""
    text = run(capsys, "odds", "azar")
    assert "p_first       0.518772  5527/10654          A wins\n" in text
    assert text.startswith("azar  limites=exclusivo encuentro=de-cabo reazar=mano replica=no\n")


def test_odds_of_a_reading_as_json(capsys: Capture) -> None:
    """``--reading`` and ``--state`` reach the door; --json prints its reply whole."""
    arguments = ["odds", "azar", "--reading", "encuentro=pasa", "--reading", "limites=inclusivo"]
    request = {"slug": "azar", "readings": {"encuentro": "pasa", "limites": "inclusivo"}}
    whole = json.loads(run(capsys, *arguments, "--json"))
    assert whole == handle({"do": "odds", **request})
    state = "segunda B 15 -"
    part = json.loads(run(capsys, *arguments, "--state", state, "--json"))
    assert part == handle({"do": "odds", "state": state, **request})


def test_moves(capsys: Capture) -> None:
    """One move a line, from the start or from a state; at the end a sentence."""
    assert len(run(capsys, "moves", "marlota").splitlines()) == 56
    assert "6-4-1\n" in run(capsys, "moves", "azar", "--state", "carrera A 7 8")
    assert "over" in run(capsys, "moves", "azar", "--state", "fin A azar.azar")
    content = json.loads(run(capsys, "moves", "azar", "--json"))
    assert content == handle({"do": "moves", "slug": "azar", "state": "primera A - -"})


def test_perft(capsys: Capture) -> None:
    """The bare number, or the reply."""
    assert run(capsys, "perft", "azar", "--depth", "1") == "56\n"
    assert json.loads(run(capsys, "perft", "azar", "--depth", "0", "--json"))["nodes"] == 1


@pytest.mark.parametrize("id", ["dados.totales", "marlota.odds"])
def test_table(capsys: Capture, id: str) -> None:
    """All four formats hold the same rows."""
    table = tables.table(id)
    assert run(capsys, "table", id) == table.text()
    assert json.loads(run(capsys, "table", id, "--format", "json")) == handle(
        {"do": "table", "id": id}
    )
    rows = list(csv.reader(io.StringIO(run(capsys, "table", id, "--format", "csv"))))
    assert len(rows) == 1 + len(table.rows)
    assert run(capsys, "table", id, "--format", "md").count("\n") == 2 + len(table.rows)


@pytest.mark.parametrize("name", ["tables", "reports"])
def test_tables_lists_what_table_shows(name: str, capsys: Capture) -> None:
    """Each id on a line of its own, for a shell; as JSON for programs; also by its former name."""
    assert main([name]) == 0
    assert capsys.readouterr().out.splitlines() == list(tables.ids())
    assert main([name, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"tables": list(tables.ids())}


def test_table_under_a_reading(capsys: Capture) -> None:
    """The readings given are those of the table."""
    text = run(capsys, "table", "azar.odds", "--format", "json", "--reading", "reazar=segundo")
    assert json.loads(text)["readings"]["reazar"] == "segundo"


def test_cite(capsys: Capture) -> None:
    """A reference for people, or as programs read it; all that has the id is cited."""
    lines = run(capsys, "cite", "azar.reazar").splitlines()
    assert ["Rule azar.reazar" in lines[0], "Crux azar.reazar" in lines[1]] == [True, True]
    assert run(capsys, "cite", "ldj:67r.a.12-15", "--format", "bibtex").startswith("@")
    assert run(capsys, "cite", "azar", "--format", "ris").startswith("TY  - ")
    arguments = ["azar.odds", "--reading", "encuentro=pasa", "--format", "csl-json"]
    (item,) = json.loads(run(capsys, "cite", *arguments))
    assert "encuentro=pasa" in item["note"]


def test_record(capsys: Capture, tmp_path: Path) -> None:
    """A game in a file is told event by event."""
    file = tmp_path / "partida.txt"
    file.write_text("Game: azar\n\n6-4-1\n5-3-1\n6-3-2\n", encoding="utf-8")
    lines = run(capsys, "record", str(file)).splitlines()
    assert lines == [
        "Eleven is given to B as suerte.",
        "Nine is the suerte of A.",
        "Eleven is the suerte of B: B wins.",
    ]
    assert json.loads(run(capsys, "record", str(file), "--json"))["turn"] == "end"


def test_record_tells_its_head(capsys: Capture, tmp_path: Path) -> None:
    """What the head of a record tells stands before what the moves bring about."""
    file = tmp_path / "partida.txt"
    head = "A: Ana\nB: computer best\nDate: 2026-11-23\nSeries: 2 Lunes\nHints: 1 2\n"
    file.write_text(f"Game: azar\n{head}Result: unfinished\n\n6-4-1\n", encoding="utf-8")
    assert run(capsys, "record", str(file)).splitlines() == [
        "A: Ana",
        "B: the computer, best",
        "Played: 2026-11-23",
        "Game of a series: 2 Lunes",
        "Result: unfinished",
        "Hints for moves: 1, 2",
        "Eleven is given to B as suerte.",
    ]


@pytest.mark.parametrize("format", ["juegos", "pdn", "link"])
def test_record_is_converted(capsys: Capture, tmp_path: Path, format: str) -> None:
    """Written in another notation, and that read again, a record is the same; a loss is told."""
    text = "Game: damas-rusas\nA: Ana\nB: Ben\nResult: A agreed\n\nc3-d4\nb6-c5\nd4xb6\n"
    file = tmp_path / "partida.txt"
    file.write_text(text, encoding="utf-8")
    file.write_text(run(capsys, "record", str(file), "--format", format), encoding="utf-8")
    assert run(capsys, "record", str(file), "--format", "juegos") == text
    content = json.loads(run(capsys, "record", str(file), "--format", "juegos", "--json"))
    assert (content["slug"], content["from"], content["text"]) == ("damas-rusas", format, text)
    file.write_text(text.replace("A: Ana", "A: Ana\nHints: 1"), encoding="utf-8")
    assert main(["record", str(file), "--format", format]) == 0
    assert ("Hints" in capsys.readouterr().err) == (format == "pdn")


def play(monkeypatch: pytest.MonkeyPatch, lines: Iterable[str]) -> None:
    """Let these be typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_play_to_the_end(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Throws set by hand lead to the end; a wrong one is told and asked again."""
    play(monkeypatch, ["6-4-1", "nonsense", "7-7-7", "5-3-1", "6-3-2", "6-6-6"])
    text = run(capsys, "play", "azar")
    assert text.count("Eleven is given to B as suerte.") == 1
    assert "'nonsense' does not have 3 faces" in text
    assert "'7' is no face of a die" in text
    assert text.count("Eleven is the suerte of B: B wins.\n") == 1
    assert text.splitlines()[-1].startswith("B wins, by the rule azar.carrera: ")


@pytest.mark.parametrize("slug", catalogue.CATALOGUE)
def test_play_by_throwing(capsys: Capture, monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    """Enter throws until the game is over; the same seed plays the same game."""
    texts = []
    for _ in range(2):
        play(monkeypatch, [""] * 500 if slug in DICE else [""] * 30)
        level = ["--level", "random"]
        texts.append(run(capsys, "play", slug, "--seed", "1283", *level))
    assert texts[0] == texts[1]
    assert len(texts[0].splitlines()) > 2


@pytest.mark.parametrize("lines", [[], ["q"], ["6-4-1", "q"], ["6-4-1"]])
def test_play_may_be_left(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, lines: list[str]
) -> None:
    """``q`` or the end of input leaves the game, which is no fault."""
    play(monkeypatch, lines)
    assert "wins" not in run(capsys, "play", "azar").splitlines()[-1]


def test_version(capsys: Capture) -> None:
    """``--version`` says the version of the package."""
    with pytest.raises(SystemExit) as leaving:
        main(["--version"])
    assert leaving.value.code == 0
    assert capsys.readouterr().out == f"juegos {__version__}\n"


BAD = [
    ([], "COMMAND"),
    (["fly"], "'fly'"),
    (["odds"], "slug"),
    (["odds", "azra"], "nearest: azar"),
    (["odds", "azar", "--reading", "encuentro"], "'encuentro=pasa'"),
    (["odds", "azar", "--reading", "encuentro=x"], "de-cabo, segunda"),
    (["odds", "azar", *["--reading", "encuentro=pasa"] * 2], "'encuentro' is read twice"),
    (["odds", "azar", "--reading", "nada=x"], "no crux 'nada'"),
    (["odds", "azar", "--state", "nowhere"], "'nowhere'"),
    (["moves", "azar", "--state", "primera A - - -"], "goes on"),
    (["perft", "azar"], "--depth"),
    (["perft", "azar", "--depth", "x"], "'x'"),
    (["perft", "azar", "--depth", "-1"], "from 0 to"),
    (["table", "azar.od"], "nearest: azar.odds"),
    (["cite"], "id"),
    (["cite", "azar.reazr"], "nearest: azar.reazar"),
    (["cite", "ldj:67z"], "is no locus"),
    (["cite", "azar", "--format", "xml"], "'xml'"),
    (["cite", "azar", "--reading", "encuentro=pasa"], "belong to a table"),
    (["table", "azar.odds", "--format", "xml"], "'xml'"),
    (["table", "azar.odds", "--reading", "x=y"], "no crux 'x'"),
    (["play", "azra"], "nearest: azar"),
    (["play", "azar", "--seed", "x"], "'x'"),
    (["play", "azar", "--level", "strong"], "there is no level 'strong'; there are: best, random"),
    (["play", "azar", "--seat", "C"], "'C'"),
    (["play", "azar", "--from", "no-such-file.txt"], "cannot read no-such-file.txt"),
    (["play", "piquet", "--seat", "both"], "a seat of piquet does not see all"),
    (["record", "no-such-file.txt"], "no-such-file.txt"),
    (["record", "."], "cannot read"),
    (["record", ".", "--format", "pgn"], "'pgn'"),
    (["list", "two\nlines"], "two lines"),
]


@pytest.mark.parametrize(("arguments", "says"), BAD)
def test_bad_input_is_one_line(capsys: Capture, arguments: list[str], says: str) -> None:
    """The line says what is wrong or what would be right."""
    assert says in refused(capsys, *arguments)


@pytest.mark.parametrize(
    ("content", "says"),
    [(b"", "line 1"), (b"Game: azar\n\n7-1-1\n", "line 3"), (b"Game: \x81\n", "cannot read")],
)
def test_bad_record_is_one_line(capsys: Capture, tmp_path: Path, content: bytes, says: str) -> None:
    """A file that is no record, or no text at all, is refused in one line."""
    file = tmp_path / "partida.txt"
    file.write_bytes(content)
    assert says in refused(capsys, "record", str(file))


@pytest.mark.parametrize("slug", catalogue.CATALOGUE)
def test_a_bad_state_is_told_with_its_character(capsys: Capture, slug: str) -> None:
    """Of every game the line ends with the character at which its state cannot be read."""
    error = handle({"do": "moves", "slug": slug, "state": "?"})["error"]
    assert error["at"] in {0, 1}  # what is there is wrong, or what should follow is missing
    assert refused(capsys, "moves", slug, "--state", "?") == (
        f"juegos: {error['message']} (at character {error['at'] + 1})\n"
    )


def test_the_line_of_a_record_is_told_once(capsys: Capture, tmp_path: Path) -> None:
    """A record has its place at the head of the message: no character is told too."""
    file = tmp_path / "partida.txt"
    file.write_text("Game: piquet\n\nAS\nAS\n", "utf-8")
    line = refused(capsys, "record", str(file))
    assert line.startswith("juegos: line 4: ")
    assert "character" not in line


def test_a_bad_move_is_told_with_its_character(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one plays too; and piquet opens by saying what Enter does at cards."""
    lines = iter(["descarta AS 1S", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    assert main(["play", "piquet", "--seed", "1"]) == 0
    value = capsys.readouterr().out
    assert value.startswith("The computer cuts, deals and plays the other hand; Enter decides for")
    assert "throws the dice" not in value
    assert "'1S' is no card" in value
    assert "(at character " in value
