"""Puzzles: each has the solution that is claimed and no other, and days have them in turn."""

from __future__ import annotations

from datetime import date
from importlib import import_module
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest

from conf.make.puzzle_search import alquerque, dados, libro, naipes, tablas
from juegos import catalogue, puzzles
from juegos.core.errors import BadNotation
from juegos.core.puzzle import GRADES, MOVE, Puzzle
from juegos.engine.odds import odds
from juegos.naipes.puzzles import declared
from juegos.serve import handle
from tests.help.sweeps import sweep

FIRST = [next(id for id in puzzles.ids() if f".{kind}." in id) for kind in (
    "win", "fair", "throw", "bear-off", "declare", "put-out", "guard", "shut", "ends",
    "fail", "enter",
)]  # fmt: skip
GENERATORS = {**alquerque.KINDS, **dados.KINDS, **tablas.KINDS, **libro.KINDS, **naipes.KINDS}


def answers(puzzle: Puzzle) -> list[str]:
    """Return answers that can be given: every move, option, or a few numbers."""
    question = puzzles.question(puzzle.id)
    if puzzle.kind == "put-out":  # there are hundreds; these were compared
        others = [pair.partition("=")[0] for pair in puzzle.asks.split(";")]
        return [puzzle.solution, *(f"descarta {cards}" for cards in others)]
    if question.how == MOVE:
        game = catalogue.game(puzzle.slug, puzzle.chosen)
        return [game.write_move(move) for move in game.moves(game.read(puzzle.state))]
    if question.options:
        return [key for key, _says in question.options]
    wrong = " ".join(str(int(number) + 1) for number in puzzle.solution.split())
    return [puzzle.solution, wrong, "0 " * (len(question.fields) - 1) + "1"]


@pytest.mark.parametrize("id", sweep(puzzles.ids(), *FIRST))
def test_solution_is_right_and_no_other_answer_is(id: str) -> None:
    """The solution that is kept is right; whatever else can be answered is wrong, with a reason."""
    puzzle = puzzles.puzzle(id)
    assert puzzles.solution(id)[1].right
    for answer in answers(puzzle):
        verdict = puzzles.judge(id, answer)
        assert verdict.why
        assert verdict.right == (answer == puzzle.solution) or same(puzzle, answer), answer


def same(puzzle: Puzzle, answer: str) -> bool:
    """Return whether an answer only writes the solution in another way.

    To bear off, two plays may come to the same board.
    """
    game = catalogue.game(puzzle.slug, puzzle.chosen)
    state = game.read(puzzle.state)
    after = [game.play(state, game.read_move(state, a)).state for a in (answer, puzzle.solution)]
    return after[0] == after[1]


def test_ids_are_those_of_the_rows_that_are_kept() -> None:
    """What is counted beforehand is what each family keeps, in that order, and nothing twice."""
    families = [import_module(f"juegos.{name}.puzzles").KINDS for name in catalogue.FAMILIES]
    stored = [id for family in families for kind in family.values() for id in kind.puzzles]
    assert sorted(stored) == sorted(puzzles.ids())
    assert len(set(stored)) == len(stored)


def test_page_names_the_games_of_dice_and_tables_that_have_none() -> None:
    """Each of the others has puzzles; riffa is as fair under every reading, hazard nearly so."""
    page = (Path(__file__).parents[2] / "docs" / "play" / "puzzles.md").read_text("utf-8")
    entries = [*catalogue.games_of("dados"), *catalogue.games_of("tablas")]
    having = {id.partition(".")[0] for id in puzzles.ids()}
    none = {entry.slug for entry in entries} - having
    assert none == {"riffa", "hazard", "panquist", "tick-tack"}
    assert "Four games of dice and tables have no puzzle." in page
    assert all(slug in page for slug in none)
    for crux in catalogue.entry("riffa").cruces:
        for key in crux.keys:
            exact = odds(catalogue.game("riffa", {crux.name: key}))
            assert exact.p_first == exact.p_second
    assert list(dados.fair("hazard")) == []


def test_toc_asks_for_holes() -> None:
    """Its throws bring no points; at trictrac and trictrac à écrire they do."""
    fields = {
        slug: puzzles.question(f"{slug}.throw.1").fields[0].split()[0]
        for slug in ("toc", "trictrac", "trictrac-a-ecrire")
    }
    assert fields == {"toc": "holes", "trictrac": "points", "trictrac-a-ecrire": "points"}


def test_states_and_grades_are_plain() -> None:
    """A state is written as its game writes it; a grade is one of three."""
    for id in puzzles.ids():
        puzzle = puzzles.puzzle(id)
        assert puzzle.grade in GRADES
        assert (puzzle.slug, puzzle.kind) == tuple(id.split("."))[:2]
        assert puzzle.state
    for id in FIRST:
        puzzle = puzzles.puzzle(id)
        game = catalogue.game(puzzle.slug, puzzle.chosen)
        assert game.write(game.read(puzzle.state)) == puzzle.state


@pytest.mark.parametrize(
    "kind",
    [
        "alquerque-de-tres.win",
        "guirguiesca.fair",
        "piquet.declare",
        "doblet.ends",
        "todas-tablas.enter",
        "jacquet.bear-off",
        "garanguet.bear-off",
        "toc.throw",
        "trictrac-a-ecrire.throw",
        "doublets.ends",
        "passage.fair",
    ],
)
def test_command_finds_the_same_again(kind: str) -> None:
    """What finds the puzzles of a kind finds those that are kept."""
    stored = [puzzles.puzzle(f"{kind}.{n}") for n in (1, 2)]
    result = list(dict.fromkeys(islice(GENERATORS[kind](), 3)))[:2]
    assert result == [
        tuple(puzzle[1:])[: len(row)] for puzzle, row in zip(stored, result, strict=True)
    ]


def test_question_tells_the_readings_that_are_in_force() -> None:
    """A question under another reading than the default names it, and no other does."""
    for id in puzzles.ids():
        if ".fair." in id:
            puzzle, says = puzzles.puzzle(id), puzzles.question(id).says
            assert says.startswith(f"Readings: {puzzle.readings}. ") == bool(puzzle.readings)


def test_days_have_all_puzzles_in_turn() -> None:
    """As many days as there are puzzles have each of them once; the next day begins anew."""
    day, every = date(2026, 11, 23), puzzles.ids()
    days = [puzzles.of_the_day(day.toordinal() + n) for n in range(len(every))]
    assert sorted(days) == sorted(every)
    assert puzzles.of_the_day(day.toordinal() + len(every)) == days[0]
    assert puzzles.day(day.year, day.month, day.day) == day.toordinal()
    assert puzzles.day(2028, 12, 31) == date(2028, 12, 31).toordinal()
    kinds = [id.rpartition(".")[0] for id in days]
    assert all(one != other for one, other in pairwise(kinds))


def test_door_asks_without_telling_the_solution() -> None:
    """The door tells question, state and grade, and on another request the solution and why."""
    id = FIRST[0]
    value, solved = handle({"do": "puzzle", "id": id}), handle({"do": "solve", "id": id})
    assert (value["id"], value["how"]) == (id, MOVE)
    assert puzzles.puzzle(id).state == value["state"]
    assert solved["answer"] not in (value["question"], value["title"])
    assert handle({"do": "solve", "id": id, "answer": solved["answer"]}) == solved
    assert handle({"do": "puzzle", "date": "2026-11-23"})["id"] in puzzles.ids()


@pytest.mark.parametrize(
    ("id", "answer", "text"),
    [
        ("damas-internacionales.win.1", "i9-g7", "10-19."),
        ("piquet.put-out.1", "descarta 8S 7S TD JC 9C", "Discard 8S 7S TD JC 9C."),
        ("piquet.declare.1", "5 0 14", "the point: 5, sequences: 0, trios and quatorzes: 14."),
        ("mayores.fair.1", "uno", "uno."),
    ],
)
def test_answer_is_said_in_words(id: str, answer: str, text: str) -> None:
    """A player is told an answer as he would say it, right or wrong; it ends with one point."""
    assert handle({"do": "solve", "id": id, "answer": answer})["said"] == text


@pytest.mark.parametrize("id", sweep(puzzles.ids(), *FIRST, "medio-azar.fair.1"))
def test_the_state_told_is_one_to_play_from(id: str) -> None:
    """A game begins there under the readings told, and tells the same state: stakes and all."""
    reply = handle({"do": "puzzle", "id": id})
    begun = handle({"do": "start", **{name: reply[name] for name in ("slug", "readings", "state")}})
    assert begun["state"] == reply["state"]
    assert reply["known"]


@pytest.mark.parametrize(
    ("request_", "kind"),
    [
        ({"do": "puzzle"}, "BadRequest"),
        ({"do": "puzzle", "id": "konane.win.0"}, "UnknownName"),
        ({"do": "puzzle", "date": "tomorrow"}, "BadRequest"),
        ({"do": "solve", "id": "nothing"}, "UnknownName"),
        ({"do": "solve", "id": FIRST[0], "answer": "z9-z8"}, "BadNotation"),
        ({"do": "solve", "id": FIRST[1], "answer": "nothing"}, "BadNotation"),
        ({"do": "solve", "id": FIRST[2], "answer": "four"}, "BadNotation"),
        ({"do": "solve", "id": FIRST[4], "answer": "5 3"}, "BadNotation"),
        ({"do": "solve", "id": FIRST[0], "answer": 4}, "BadRequest"),
        ({"do": "solve", "id": "backgammon.bear-off.1", "answer": "6/5"}, "IllegalMove"),
    ],
)
def test_doors_refuse_what_is_no_answer(request_: dict[str, Any], kind: str) -> None:
    """A wrong id, date or answer is told as such."""
    assert handle(request_)["error"]["kind"] == kind


def test_numbers_that_count_are_asked_for() -> None:
    """Of a hand each kind of declaration is asked for; its points add up to all it declares."""
    puzzle = puzzles.puzzle(FIRST[4])
    assert len(puzzles.question(puzzle.id).fields) == 3
    total = sum(one.points for one in declared(catalogue.entry("piquet"), puzzle))
    assert sum(map(int, puzzle.solution.split())) == total
    with pytest.raises(BadNotation):
        puzzles.judge(puzzle.id, "")
