"""What CONTRIBUTING.md lists is what an addition takes: each is made once, in a copy.

The copy gets a game of dice, one on lines, a reading, a player, a text and a language, by the files
that the lists name and by the commands, and is then asked for them. The toy games are mayores and
peralikatuma again under other names; in the toy language every letter has an accent.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from babel.messages.pofile import read_po, write_po

from conf.sources import BESIDE
from tests.help.accented_language import LANGUAGE, accent, accented

ROOT = Path(__file__).parents[2]
COPIED = ("juegos", "conf", "corpus", "docs", "tests")
LEFT_OUT = shutil.ignore_patterns(
    "node_modules", "__pycache__", "bench", "browser", "peers", "printed", "validators"
)
MAKERS = ("lists", "sequences", "places")  # modules of conf.make
COMMANDS = {  # what writes ids and goldens, and which of its tests do so for what is added
    "tests/juegos/test_ids.py": "no_id_is_lost",
    "tests/juegos/test_golden_games.py": "goes_as_written and (juguete or riffa)",
    "tests/juegos/test_first_moves.py": "levels and (queah or castillos)",
    "tests/conf/sphinx/directives/test_indices.py": "no_id_of_the_corpus",
}
LAWS = (
    *("juegos/test_laws", "juegos/test_catalogue", "juegos/test_provenance", "juegos/test_ids"),
    *("juegos/test_golden_games", "juegos/test_first_moves", "juegos/core/test_advice"),
    *("conf/make/test_list", "juegos/core/test_in_a_minute"),
    *("juegos/alquerque/test_perft_counts", "juegos/tables/alquerque/test_tables_of_the_family"),
)
OWN = (
    *("juegos/dados/test_juguete", "juegos/dados/test_riffa"),
    "juegos/alquerque/test_castillos",
)
ADDED = ("juguete", "riffa", "castillos")

pytestmark = pytest.mark.thorough


class Edit(NamedTuple):
    """What is done to a file: words are put in the place of others, in the ``model`` if it is new.

    A new file without a model is its first text. ``lesson`` takes the place of that of the model.
    """

    words: tuple[tuple[str, str], ...]
    model: str = ""
    lesson: str = ""

    def made(self, file: str, root: Path) -> str:
        """Return the file as it is to be; words that are replaced must be there."""
        new = not (root / file).exists()
        text = (root / (self.model or file)).read_text("utf-8") if self.model or not new else ""
        assert new == bool(self.model or "" in dict(self.words)), file
        for word, other in self.words:
            assert word in text, (file, word)
            text = text.replace(word, other)
        return text.partition("    lesson=lesson(")[0] + self.lesson if self.lesson else text


class Addition(NamedTuple):
    """Where CONTRIBUTING.md lists it, what its open names stand for, and what is edited."""

    heading: str
    names: dict[str, str]
    edits: dict[str, Edit]


MAYORES = (("mayores", "juguete"), ("Mayores", "Juguete"))
ELSEWHERE = (  # no rule of the toy rests on words that are printed here
    ('"el que mas puntos echare; que gane"', '""'),
    *((f"ldj:65v.a.{lines}", "parker1909:583") for lines in ("8-10", "9-10", "8-9")),
    ('"ldj:65v"', '"parker1909"'),
)
LESSON = """    lesson=lesson(
        *(("gana", _(f"The more points win, {n} times.")) for n in range(5)),
        *(SmallBoard("primera A - -", _("A casts."), f"6-6-{n}", "gana") for n in (1, 2, 3)),
    ),
)
"""
GAME = Addition(
    "Add a game of dice",
    {"SLUG": "juguete"},
    {
        "juegos/dados/juguete.py": Edit(
            (*MAYORES, ("import stated, ", "import "), ("stated(", "supplied("), *ELSEWHERE),
            "juegos/dados/mayores.py",
            LESSON,
        ),
        "tests/juegos/dados/test_juguete.py": Edit(MAYORES, "tests/juegos/dados/test_mayores.py"),
        "docs/dados/juguete.md": Edit(
            (("```{j:pasaje} mayores\n```\n", ""), *MAYORES), "docs/dados/mayores.md"
        ),
    },
)
PERALIKATUMA = (("peralikatuma", "castillos"), ("Peralikatuma", "Castillos"))
LEARNT = """    lesson=lesson(
        *(("salto", _(f"Jump over a man, {n} times.")) for n in range(5)),
        *(
            SmallBoard(f"3/3/b6/7/4w4/3b3/7/3/{n} w", _("White takes."), "e5xe3", "salto")
            for n in ("3", "w2", "2w")
        ),
    ),
)
"""
FULL = """from juegos import catalogue


def test_three_points_of_castillos_are_free():
    game = catalogue.game("castillos")
    assert sum(game.core.counts(game.core.start())) == len(game.core.board.points) - 3
"""
GAME_ON_LINES = Addition(
    "Add a game on lines",
    {"SLUG": "castillos"},
    {
        "juegos/alquerque/castillos.py": Edit(
            PERALIKATUMA, "juegos/alquerque/peralikatuma.py", LEARNT
        ),
        "tests/juegos/alquerque/test_castillos.py": Edit((("", FULL),)),
        "docs/alquerque/castillos.md": Edit(PERALIKATUMA, "docs/alquerque/peralikatuma.md"),
    },
)
ODDS = """    if manna == "mano":
        first = {"p_first": wins + tie, "p_second": wins, "p_draw": Fraction(0)}
        return {**first, "mean_casts": 2 * casts}
"""
REPEAT, WINS = '    ("repite", "both throw again"', '    return {"p_first": wins'
READING = Addition(
    "Add a reading",
    {"FAMILY": "dados", "SLUG": "riffa"},
    {
        "juegos/dados/riffa.py": Edit(
            ((REPEAT, f'    ("mano", "the one who cast first wins", "juegos"),\n{REPEAT}'),)
        ),
        "tests/juegos/dados/test_riffa.py": Edit(
            ((WINS, ODDS + WINS), ("mean_net == 0", "mean_net == result.p_first - result.p_second"))
        ),
    },
)
TAKER = """

def takes_most(view: Any, level: str, seed: random.Random) -> Advice[Move]:
    moves = view.game.moves(view.state)
    if level == "random":
        return random_move(moves, "men", seed)
    return Advice(greedy(moves, seed), Fraction(0), "men", "It takes most.", len(moves))


ABOUT = """
OWN_PLAYERS = """    game_maker(Queah),
    players=Players(("beginner", "random"), "juegos.alquerque.queah:takes_most", work=100),
"""
IMPORTS = """import random
from fractions import Fraction
from typing import Any

from juegos.alquerque.players import greedy
from juegos.core.advice import Advice, Players, random_move
"""
PLAYER = Addition(
    "Add a player",
    {"FAMILY": "alquerque", "SLUG": "queah"},
    {
        "juegos/alquerque/queah.py": Edit(
            (
                ("from collections.abc import", f"{IMPORTS}from collections.abc import"),
                ("\nABOUT = ", TAKER),
                ("    game_maker(Queah),\n", OWN_PLAYERS),
            )
        ),
    },
)
PLACES = (('"f2"', '"f3"'), ('n="2"', 'n="3"'))
FOLDER, JOUET = "corpus/lel1852", ("lelasseux.", "jouet.")
TEXT = Addition(
    "Add a text",
    {"SIGLUM": "lel1852", "NAME": "jouet", "FAMILY": "tablas"},
    {
        f"{FOLDER}/jouet.xml": Edit(
            (JOUET, ("lel1852.lelasseux", "lel1852.jouet"), *PLACES), f"{FOLDER}/lelasseux.xml"
        ),
        f"{FOLDER}/jouet.es.xml": Edit((JOUET,), f"{FOLDER}/lelasseux.es.xml"),
        f"{FOLDER}/jouet.en.xml": Edit((JOUET,), f"{FOLDER}/lelasseux.en.xml"),
        f"{FOLDER}/jouet.fr.xml": Edit((JOUET,), f"{FOLDER}/lelasseux.fr.xml"),
        "corpus/siglas.toml": Edit((("{ lelasseux =", '{ jouet = "passages", lelasseux ='),)),
        "docs/tablas/jouet.md": Edit((("", "# Jouet\n\n```{j:pasaje} jouet.nombre\n```\n"),)),
        "docs/tablas/index.md": Edit((("tratados\n```", "tratados\njouet\n```"),)),
    },
)
ADDITIONS = (GAME, GAME_ON_LINES, READING, PLAYER, TEXT)


def listed(heading: str, names: dict[str, str]) -> tuple[list[str], list[str]]:
    """Return the files that CONTRIBUTING.md has for an addition: by hand, and by command."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = text.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    items = re.findall(r"^\d+\. (.*(?:\n   .*)*)", section, re.MULTILINE)
    for name, word in names.items():
        items = [item.replace(name, word) for item in items]
    hand = [re.match(r"`([^`]+)`", item) for item in items if not item.startswith("By command")]
    (command,) = (item for item in items if item.startswith("By command"))
    return [result[1] for result in hand if result], re.findall(r"`([^`]+)`", command)


@pytest.mark.parametrize("one", ADDITIONS, ids=lambda one: one.heading)
def test_the_list_names_what_is_edited(one: Addition) -> None:
    """Each file that the toy needs is listed, and no other."""
    by_hand, _ = listed(one.heading, one.names)

    assert sorted(by_hand) == sorted(one.edits)


@pytest.mark.parametrize(
    ("row", "heading"),
    [
        ("a game of dice", "Add a game of dice"),
        ("a game on lines", "Add a game on lines"),
        ("a text of a work that is here", "Add a text"),
        ("a reading of a crux", "Add a reading"),
        ("a player for one game", "Add a player"),
        ("a language", "Add a language"),
    ],
)
def test_the_plan_of_the_house_counts_as_the_lists_do(row: str, heading: str) -> None:
    """The page tells how many files each list has, by hand and by command."""
    page = (ROOT / "docs/desarrollo/arquitectura.md").read_text("utf-8")
    match = re.search(rf"^\* - {row}\n  - (\d+)\n  - (\d+)\n", page, re.MULTILINE)
    by_hand, by_command = listed(heading, {})

    assert match
    assert (int(match[1]), int(match[2])) == (len(by_hand), len(by_command))


def run(copy: Path, *args: str) -> str:
    """Return what Python prints in the copy; a program that fails fails the test."""
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}  # nobody asks for it when the copy is gone
    done = subprocess.run(
        [sys.executable, *args], cwd=copy, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def files(copy: Path) -> dict[str, bytes]:
    """Return the files of the copy by their names."""
    results = (path for folder in ("juegos", "tests") for path in (copy / folder).rglob("*.*"))
    return {
        path.relative_to(copy).as_posix(): path.read_bytes()
        for path in results
        if path.is_file() and path.suffix != ".pyc"
    }


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy in which all is added by hand."""
    copy = tmp_path_factory.mktemp("adding")
    for folder in COPIED:
        shutil.copytree(ROOT / folder, copy / folder, ignore=LEFT_OUT)
    for file in BESIDE:
        shutil.copy(ROOT / file, copy)
    (copy / "build").mkdir()
    for made in ("conf/node_modules", "build/runtime"):  # which no addition changes
        (copy / made).symlink_to(ROOT / made)
    for one in ADDITIONS:
        for file, edit in one.edits.items():
            text = edit.made(file, copy)
            (copy / file).write_text(text, "utf-8")
    return copy


@pytest.fixture(scope="module")
def written(copy: Path) -> set[str]:
    """The files that the commands have then written."""
    before = files(copy)
    for name in MAKERS:
        run(copy, "-m", f"conf.make.{name}")
    for file, which in COMMANDS.items():
        run(copy, "-m", "pytest", "-q", file, "--regenerate", "-k", which)
    return {name for name, text in files(copy).items() if before.get(name) != text}


def test_commands_write_what_is_listed(written: set[str]) -> None:
    """Ids, golden games, moves of the levels, places: each list says which, and no more."""
    matches = {name for one in ADDITIONS for name in listed(one.heading, one.names)[1]}
    folders = {name for name in matches if name.endswith("/")}
    results = {next((f for f in folders if name.startswith(f)), name) for name in written}

    assert results == matches


def test_laws_hold(copy: Path, written: set[str]) -> None:
    """What is held for every game holds of what is added, and so do its own tests."""
    assert written
    tests = [f"tests/{name}.py" for name in (*LAWS, *OWN)]
    chosen = f"({' or '.join(ADDED)}) and not every_rule_fires"  # that one plays games of ours
    process = run(copy, "-m", "pytest", "-q", *tests, "-m", "not site", "-k", chosen)

    assert int(re.findall(r"(\d+) passed", process)[-1]) > 100
    of_players = [f"tests/juegos/{name}.py" for name in ("core/test_advice", "test_first_moves")]
    process = run(copy, "-m", "pytest", "-q", *of_players, "-k", "queah")
    assert int(re.findall(r"(\d+) passed", process)[-1]) > 5


ASK = """
import json, pathlib, sys
from juegos.serve import handle
from tests.help.built_site import Tags, build

docs = pathlib.Path(sys.argv[1])
site = build(docs, docs.parent)
state = handle({"do": "start", "slug": "castillos"})["state"]
queah = handle({"do": "start", "slug": "queah"})["state"]
lines = Tags(site.html("alquerque/castillos"))
tags = Tags(site.html("dados/juguete"))
ids = sorted(t["id"] for _, t in tags.tags if "id" in t)
print(json.dumps({
    "games": [game["slug"] for game in handle({"do": "list"})["games"]],
    "start": handle({"do": "start", "slug": "juguete"}),
    "odds": handle({"do": "odds", "slug": "riffa", "readings": {"manna": "mano"}}),
    "ids": ids,
    "on lines": sorted(t["id"] for _, t in lines.tags if "id" in t),
    "player": handle({"do": "advise", "slug": "queah", "state": queah, "level": "beginner"}),
    "first": handle({"do": "advise", "slug": "castillos", "state": state, "level": "greedy"}),
    "menu": site.html("dados/index"),
    "text": site.html("tablas/jouet"),
}))
"""


FOLDERS = ("dados", "alquerque", "tablas")
PAGES = ("dados/juguete", "alquerque/castillos", "tablas/jouet")


def test_all_is_found(copy: Path, written: set[str], tmp_path: Path) -> None:
    """The door knows game and reading, and a site of its pages shows rules, odds, board, text."""
    assert written
    docs = tmp_path / "docs"
    for page in (*(f"{folder}/index" for folder in FOLDERS), *PAGES):
        (docs / page).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(copy / f"docs/{page}.md", docs / f"{page}.md")
    menu = "\n".join(f"{folder}/index" for folder in FOLDERS)
    (docs / "index.md").write_text(f"# F\n\n```{{toctree}}\n{menu}\n```\n")
    content = json.loads(run(copy, "-c", ASK, str(docs)).splitlines()[-1])

    assert content["games"].index("juguete") == content["games"].index("inn-and-inn") + 1
    assert content["start"]["state"] == "primera A - -"
    assert "error" not in content["odds"]
    assert {"regla-juguete.gana", "crux-juguete.empate", "cuadro-juguete.odds"} <= set(
        content["ids"]
    )
    assert "juego-juguete" in content["ids"]
    assert content["games"].index("castillos") == content["games"].index("queah") + 1
    assert {"juego-castillos", "crux-castillos.vertice"} <= set(content["on lines"])
    assert {"cuadro-castillos.perft"} <= set(content["on lines"])
    assert "error" not in content["first"]
    assert content["player"]["why"] == "It takes most."
    assert 'href="juguete.html"' in content["menu"]
    assert "tres veces difícil" in content["text"]


SPOKEN = """
import json, pathlib, sys
from conf.language import compiled_catalogues
from juegos.core.languages import install
from juegos.serve import handle
from tests.help.built_site import build

docs, language = pathlib.Path(sys.argv[1]), sys.argv[2]
site = build(docs, pathlib.Path(sys.argv[3]), language=language)
install(language, compiled_catalogues(pathlib.Path("conf/locale"), language)["juegos"])
state = handle({"do": "start", "slug": "mayores"})["state"]
play = {"do": "play", "slug": "mayores", "state": state, "move": "6-6-6"}
print(json.dumps({
    "page": site.html("index"),
    "english": handle(play)["events"][0]["text"],
    "reply": handle({**play, "lang": language})["events"][0]["text"],
}))
"""


def test_a_language_is_its_catalogues(copy: Path, tmp_path: Path) -> None:
    """With the forms filled in a page, its words of the corpus and a reply are told in it."""
    by_hand, by_command = listed("Add a language", {"LANGUAGE": LANGUAGE})
    assert not any((copy / file).exists() for file in (*by_hand, *by_command))

    run(copy, "-m", "conf.messages", "build/locale")
    for form, file in zip(by_command, by_hand, strict=True):
        (copy / file).parent.mkdir(parents=True, exist_ok=True)
        with (copy / form).open("rb") as lines, (copy / file).open("wb") as out:
            write_po(out, accent(read_po(lines)))
    docs = copy / "told"  # beside conf, where its settings look for languages
    docs.mkdir()
    (docs / "index.md").write_text("# M\n\n```{j:reglas} mayores\n```\n\n```{j:cruces} azar\n```\n")
    content = json.loads(
        run(copy, "-c", SPOKEN, str(docs), LANGUAGE, str(tmp_path)).splitlines()[-1]
    )

    assert content["english"] == "A has eighteen; now B throws."
    assert accented("has eighteen; now") in content["reply"]
    assert f'lang="{LANGUAGE}"' in content["page"]
    note = "The text names the soçobras as the low azares"
    for item in ("Search", "Whoever throws more points wins.", note):
        assert accented(item) in content["page"]
