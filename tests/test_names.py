"""One name, one meaning: which modules and classes may bear one name, and how long files are."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import TypeGuard

import pytest

from conf.sphinx import DIRECTIVES
from conf.sphinx.directives.downloads import DownloadsDirective
from tests.sweeps import each

ROOT = Path(__file__).parent.parent
FILES = [path for path in sorted((ROOT / "juegos").rglob("*.py")) if path.stem[:2] != "__"]
CONF = [
    path
    for path in sorted((ROOT / "conf").rglob("*.py"))
    if path.stem[:2] != "__" and "node_modules" not in path.parts
]
LONGEST = 350
# Modules of juegos that bear one name because they are the same thing of different games.
SAME = {
    "cruces": "the disputed places of a game",
    "evaluation": "what a position is worth to a player of the game",
    "family": "the manifest of a family",
    "formats": "notations of other programs, and their door; in edition, those of references",
    "libro": "the Book of Tables: what its games share, and how they came out as measured",
    "links": "a record as a link, and the door to it",
    "replay": "a record played again, and the door to it",
    "in_a_minute": "the lessons of a family; in core, what all lessons are",
    "list_of_games": "the games of a family in their order, as its manifest has them",
    "list_of_cruces": "the disputed places of the games of a family, as its manifest has them",
    "game": "the game as a whole; in core, what all games are",
    "notation": "how states and moves are written",
    "players": "who plays the game; in engine, what all players share",
    "position": "what stands where",
    "puzzles": "the puzzles of a family, those of all of them, and the doors to them",
    "refusals": "why a move is refused",
    "review": "what the steps of a game that was played are worth; in doors, who asks for it",
    "rules": "the rules of a game",
    "rules_off_the_board": "the rules that no move of a game meets",
    "scene": "what a board shows; in core, what all scenes are",
    "state": "the state of a game",
    "tables_of_chances": "tables of the chances of a game",
    "tables_of_matches": "tables of the matches between levels",
    "told": "what an event tells",
    "words": "how a game is worded",
    "board": "the board as it is drawn, or as it is played on",
    "table": "rows of cells; in draw, the table that is drawn",
    "cards": "cards, and the cards of a rival",
    "chances": "the chances of a game",
    "doors": "the doors of a game; in cli, what the command line makes of doors",
    "endings": "endings of games on lines, reckoned and kept",
    "bearing_off": "bearing off, reckoned and kept",
    "plays": "the plays of a throw",
    "points": "points as a game counts them",
    "steps": "the steps of a move",
}
SAME_IN_CONF = {
    "apparatus": "what differs: lines and variants of the edition, and copies that are collated",
    "check": "what must hold: of a book that is made, of what is to be released",
    "concordance": "old figures beside ours: lines, files, directive; in witness, of words",
    "conf": "the settings of Sphinx, of the site and of the book",
    "copies": "the copies of the tafurerías as they are read, and their pages",
    "editing": "what was done to the words, and the directive that shows it",
    "make": "makes files for others: TEI of transcriptions, the archive of a release",
    "names": "the index of people, places and works, and the directive that shows it",
    "parts": "what a whole is cut into: the browser’s Python, the law in its copies",
    "positions": "positions of the treatises: the files of them, and the directive that shows them",
    "published": "what others have published: the figures, and the directive that shows them",
    "puzzles": "the pages of puzzles, and the directive that leads to them",
    "rules": "the rules and claims, and the directive that lists them",
    "search": "the index of the search: its words, and its pages",
    "tables": "the tables as figures, and as files",
    "tantos": "the claims on tantos, and their figure",
    "unprinted": "words that are not printed: their places in a transcription, their passages",
    "words": "of a transcription as they stand, and of the pages as other projects show them",
    "worked": "what treatises work out: counted at their positions, and shown below their words",
    "works": "the list of works cited, and pages of works whose transcription was fetched",
}
# Classes of juegos that bear one name, each of another game.
CLASSES = {
    "End": "how a game of tables ended",
    "Exact": "a game reckoned exactly: chances that are kept, a rival who reckons the last tricks",
    "Phase": "what may be done in a phase of a game",
    "Play": "how a game goes on: a play of a throw, the play of all positions",
    "Position": "what a core of a game on lines looks at",
    "State": "all that there is to know of a game at a moment",
    "Variant": "what one game has of its own among its kin",
    "Worth": "what a board is worth, what a score of trictrac is",
}
# Longer than the rest, and left so: each has one subject.
LONG = {
    "juegos/alquerque/list_of_cruces.py": "it is made by a command",
    "juegos/dados/list_of_cruces.py": "it is made by a command",
    "juegos/kept/bearing_off.py": "it is made by a command",
    "juegos/kept/gallery.py": "it is made by a command",
    "juegos/kept/libro_agreement.py": "it is made by a command",
    "juegos/kept/libro_readings.py": "it is made by a command",
    "juegos/kept/liebre_strategy.py": "it is made by a command",
    "juegos/kept/net_backgammon.py": "it is made by a command",
    "juegos/kept/puzzles_alquerque.py": "it is made by a command",
    "juegos/kept/puzzles_naipes.py": "it is made by a command",
    "juegos/kept/puzzles_tablas.py": "it is made by a command",
    "juegos/kept/quadra.py": "it is made by a command",
    "juegos/tablas/list_of_cruces.py": "it is made by a command",
}


def named(files: list[Path]) -> dict[str, list[str]]:
    """Return the modules of each name that more than one has."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in files:
        found[path.stem].append(str(path.relative_to(ROOT)))
    return {name: paths for name, paths in found.items() if len(paths) > 1}


@pytest.mark.parametrize(("files", "same"), [(FILES, SAME), (CONF, SAME_IN_CONF)])
def test_modules_of_one_name_are_the_same_thing(files: list[Path], same: dict[str, str]) -> None:
    """Two modules bear one name only where the list says what they have in common."""
    assert named(files).keys() == same.keys()


# Ids of directives that are words of this project too, in English as in Spanish.
SHARED_WORDS = {"cruces", "folio", "menu"}


def test_directives_are_called_in_english() -> None:
    """An id in Markdown may be Spanish; the class that it calls is not named after it."""
    directives = {**DIRECTIVES, "datos": DownloadsDirective}
    for id, directive in directives.items():
        name, _, ending = directive.__name__.partition("Directive")
        assert ending == ""
        assert directive.__name__ != name
        assert name.casefold() != id or id in SHARED_WORDS


@each("path", sorted((ROOT / "conf/sphinx").rglob("*.py")))
def test_no_module_of_the_site_goes_by_a_spanish_alias(path: Path) -> None:
    """None is imported under a word that is an id of a directive, or in the plural of one."""
    ids = {*DIRECTIVES, "datos", "glosa", "textos"} - SHARED_WORDS
    forms = {form for id in ids for form in (id, f"{id}s", id.removesuffix("s"))}
    imports = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if is_import(node)]
    assert not {one.asname for node in imports for one in node.names} & forms


def is_import(node: ast.AST) -> TypeGuard[ast.Import | ast.ImportFrom]:
    """Tell whether a statement is an import."""
    return isinstance(node, ast.Import | ast.ImportFrom)


def test_classes_of_one_name_are_the_same_thing() -> None:
    """Two public classes of juegos bear one name only where the list says why."""
    found: dict[str, int] = defaultdict(int)
    for path in FILES:
        for node in ast.parse(path.read_text("utf-8")).body:
            found[node.name if isinstance(node, ast.ClassDef) else ""] += 1

    assert {name for name, n in found.items() if n > 1 and name[:1].isalpha()} == CLASSES.keys()


def test_files_are_short() -> None:
    """Half of the files have fewer than 120 lines, and only the listed have more than 350."""
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in [*FILES, *CONF]}
    found = {str(path.relative_to(ROOT)) for path, n in lines.items() if n > LONGEST}

    assert median(lines.values()) < 120
    assert found == LONG.keys()
