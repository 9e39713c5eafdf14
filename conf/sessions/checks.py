"""What must hold: style, types, tests; at every change, or in the sweeps."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from conf.sessions import site
from conf.sessions.programs import (
    ROOT,
    binder,
    environment,
    node_modules,
    note_passed,
    nox_command,
    npx,
    python,
    python_of,
    run,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nox import Session

# Parts that run one beside the other: a machine has two cores or more. Where pages are built one
# core is often idle, so that what needs no page goes there.
TESTS = [
    ("style types tei pyodide(part='core')", "english"),
    ("quick", "links validators"),
]
BESIDE = "pyodide(part='doors') pyodide(part='plays') pyodide(part='rest') peers container"
THOROUGH = [("epub languages sweep_rules sweep_pages sweep_rooms sweep_browser", BESIDE)]
CHROMIUMS = "chromium chromium-browser google-chrome chrome".split()
FIREFOXES = "firefox-esr firefox".split()
WORKERS = (  # one for each core; each takes the next file, as they come
    *("--numprocesses=auto", "--maxprocesses=8"),
    *("--dist=loadfile", "--no-loadscope-reorder"),
)
APART = "bench firefox notebook peers printed validators".split()  # run by parts of their own
ALL = ["tests", *(f"--ignore=tests/{name}" for name in APART)]
NO_BROWSER = [*ALL, "--ignore=tests/browser"]
# What is written from other files: parts of the product by modules of conf.make, lists of games
# first, and what tests compare by these tests, with --regenerate.
MADE = "lists sequences places request_types requests_page server_settings".split()
REGENERATED = [
    *("juegos/test_ids", "conf/sphinx/directives/test_indices"),
    *("juegos/test_golden_games", "juegos/test_first_moves", "juegos/doors/test_reply_digests"),
]
COVERED = "--covered=build/covered/{}"  # where each run of pytest writes what it covered
# Files that the browser's own Python runs apart; part `rest` has all others. `tests` runs the core;
# `thorough` runs the rest beside all else that it does, since one process cannot use a second core.
PYODIDE = {
    "core": [
        *("core/test_distribution", "core/test_game", "core/test_table"),
        *("engine/test_linear", "engine/test_odds", "test_serve"),
    ],
    "doors": ["test_fuzz", "doors/test_requests"],
    "plays": [
        *("test_golden_games", "tables/test_tables", "core/test_record"),
        *("engine/test_sample", "engine/test_values"),
    ],
}
# What the browser does not have (processes, the command line), and what is read of files alone.
ELSEWHERE = {
    f"test_{name}"
    for name in (
        *"cli cli_letters cli_sample cli_solve covered imports levels mutation".split(),
        *"game_set requests_page terminal exploration what_is_solved what_playing_takes".split(),
        "reply_digests",
    )
}


def style(session: Session) -> None:
    """Rules of style, the formatters', and layers of imports (-- --fix mends what it can)."""
    fix = "--fix" in session.posargs
    python(session, "-m", "ruff", "check", *session.posargs)
    python(session, "-m", "ruff", "format", *([] if fix else ["--check"]))
    run(session, "lint-imports", "--no-cache")
    node_modules(session, tests=True)
    checked = ["check", "--write"] if fix else ["ci"]
    npx(session, "@biomejs/biome/bin/biome", *checked, "--error-on-warnings")


def types(session: Session) -> None:
    """Types, strictly, of juegos and conf, less so of tests, and of the scripts in conf."""
    python(session, "-m", "mypy")
    node_modules(session, tests=True)
    for project in ("tsconfig.json", "tsconfig.workers.json"):
        npx(session, "typescript/bin/tsc", "--project", project)


def touched(session: Session) -> None:
    """The tests that the changes since the last commit touch, as far as they need no page."""
    program = [str(environment("dev") / "python"), "-m", "tests.help.affected_tests"]
    listed = subprocess.run(program, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    own, of_all, games = listed.stdout.split("\n")[:3]
    runs = [
        (own.split(), "not thorough and not site", []),
        (of_all.split(), "not site", ["-k", games]),
    ]
    if not (own or of_all):
        session.log(
            "no test follows from the changes by imports: run `tests` for pages and scripts"
        )
    for files, which, chosen in runs:
        if files:
            args = ["-m", "pytest", *files, "-m", which, *WORKERS, *chosen, *session.posargs]
            run(session, "python", *args, success_codes=[0, 5])  # 5: no test of these is chosen


def together(session: Session, pairs: list[tuple[str, str]]) -> None:
    """Run each pair of lists of parts, one beside the other, and print what they covered."""
    node_modules(session, tests=True)
    site.runtime(session)
    covered = ROOT / "build" / "covered"
    shutil.rmtree(covered, ignore_errors=True)
    covered.mkdir()
    failed = [part for names, beside in pairs for part in failing(names, beside)]
    print("\nCovered:", *(f"{names} {beside}" for names, beside in pairs))
    print(*(file.read_text("utf-8") for file in sorted(covered.iterdir())), sep="", flush=True)
    if failed:
        session.error(f"failed: {' '.join(failed)}")


def failing(names: str, beside: str) -> Iterator[str]:
    """Run two lists of parts together, print the output of the second, yield what has failed."""
    again = [*nox_command(), "--session"]
    log = ROOT / "build" / "beside.log"
    with log.open("wb") as out:
        other = subprocess.Popen([*again, *beside.split()], stdout=out, stderr=out)
    if names and subprocess.run([*again, *names.split()], check=False).returncode:
        yield names
    code = other.wait()
    print(log.read_text("utf-8"), flush=True)
    if code:
        yield beside


def regenerate(session: Session) -> None:
    """Write the files that are written from others."""
    site.runtime(session)
    for name in MADE:
        python(session, "-m", f"conf.make.{name}")
    for name in REGENERATED:
        python(session, "-m", "pytest", "-q", f"tests/{name}.py", "--regenerate")


def unit(session: Session) -> None:
    """All tests that need no browser (-- arguments of pytest)."""
    site.runtime(session)
    python(session, "-m", "pytest", *NO_BROWSER, *session.posargs)


def quick(session: Session) -> None:
    """All tests but those marked as thorough."""
    site.english(session)
    marked(session, "quick", "not thorough", *ALL)


def sweep_rules(session: Session) -> None:
    """All games and readings: the tests marked as thorough that read no page."""
    site.runtime(session)
    marked(session, "sweep_rules", "thorough and not site", *NO_BROWSER)


def sweep_pages(session: Session) -> None:
    """All pages in all languages: the tests marked as thorough that read or build them."""
    site.languages(session)
    marked(session, "sweep_pages", "thorough and site", *NO_BROWSER)


def sweep_rooms(session: Session) -> None:
    """The play room in Chromium: the tests of it that are marked as thorough."""
    site.languages(session)
    marked(session, "sweep_rooms", "thorough and room", "tests/browser")


def sweep_browser(session: Session) -> None:
    """All pages in Chromium, and the boards in them: all such tests but those of the play room."""
    site.languages(session)
    marked(session, "sweep_browser", "thorough and not room", "tests/browser")


def marked(session: Session, part: str, which: str, *where: str) -> None:
    """Run what is marked so of some tests, on every core.

    What runs beside goes first: it is one process, and would otherwise end long after them.
    """
    if hasattr(os, "nice"):
        os.nice(10)
    node_modules(session, tests=True)
    flags = ["--site=build/site", COVERED.format(part)]
    python(session, "-m", "pytest", *where, "-m", which, *WORKERS, *flags, *session.posargs)
    note_passed(session, part)


def peers(session: Session) -> None:
    """Our moves beside those of other engines, in an environment of their own."""
    flags = ["tests/peers", COVERED.format("peers"), *session.posargs]
    python_of(session, "peers", "-m", "pytest", *flags)
    note_passed(session, "peers")


def pyodide(session: Session, part: str) -> None:
    """The tests of juegos under the browser's own Python (-- arguments of pytest).

    Only CPython runs what is marked as thorough. Part `heavy` has what the others leave out:
    several readings changed at once, games and positions by the thousand.
    """
    site.runtime(session)
    beyond = re.compile(
        r"^(from|import) (conf(?!\.make)|html5lib|playwright|subprocess"
        r"|tests\.(help\.built|juegos\.test_sentences|conf\.))",
        re.MULTILINE,
    )
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    here = (
        f
        for f in files
        if not {"browser", "peers", "printed", "validators"} & set(f.parts)
        and f.stem not in ELSEWHERE
    )
    pure = [str(f.relative_to(ROOT)) for f in here if not beyond.search(f.read_text("utf-8"))]
    parts = {of: [f"tests/juegos/{name}.py" for name in names] for of, names in PYODIDE.items()}
    apart = {name for names in parts.values() for name in names}
    others = pure if part == "heavy" else [name for name in pure if name not in apart]
    chosen = parts.get(part) or others
    which = "heavy" if part == "heavy" else "not heavy and not thorough"
    tools = "build/runtime/parts/tools/wheels"
    room = "--stack-size=2000"  # kB, twice what node gives: pytest itself stands on that stack
    flags = [COVERED.format(f"pyodide-{part}"), *session.posargs]
    run(session, "node", room, "conf/runtime/pytest.mjs", tools, *chosen, "-m", which, *flags)
    with (ROOT / "build" / "covered" / f"pyodide-{part}").open("a", encoding="utf-8") as line:
        every = ", ".join([*parts, "rest"])  # and `heavy` what is heavy in them
        line.write(f"    by {len(chosen)} of {len(pure)} files; {every} are all of them\n")
    note_passed(session, f"pyodide-{part}")


def pinned(session: Session) -> None:
    """The built site in the pinned Chromium, or in the one that CHROMIUM names."""
    site.english(session)
    node_modules(session, tests=True)
    python(session, "-m", "pytest", "tests/browser", *session.posargs)


def system(session: Session) -> None:
    """The heart of the browser tests in this machine's own Chromium, or in the one named.

    These are one of each kind, and what once failed in such a Chromium alone.
    """
    chromium = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if not chromium:
        session.error("no Chromium on this machine: install one, or name it in CHROMIUM")
    os.environ["CHROMIUM"] = str(chromium)
    site.english(session)
    node_modules(session, tests=True)
    chosen = ["tests/browser", "-m", "elsewhere", *WORKERS]
    python(session, "-m", "pytest", *chosen, *session.posargs)


def firefox(session: Session) -> None:
    """The heart of the play room in this machine's Firefox; without one nothing is tested."""
    if not any(map(shutil.which, FIREFOXES)):
        session.skip("no Firefox on this machine, nothing was tested in it: install firefox-esr")
    site.english(session)
    python(session, "-m", "pytest", "tests/firefox", "--site=build/site", *session.posargs)


def marathon(session: Session) -> None:
    """Each game to its end by keys, clicks and taps (-- slugs, --narrow or --wide): hours."""
    site.english(session)
    node_modules(session, tests=True)
    python(session, "-m", "tests.bench.marathon", *session.posargs)


def links(session: Session) -> None:
    """Every link and anchor inside the built site leads somewhere.

    Pages of other languages are looked at if they were built of the same sources.
    """
    site.english(session)
    stale = [code for code in site.LANGUAGES if not site.has_language(code)]
    python(session, "-m", "tests.help.links", "build/site", *stale)


def tei(session: Session) -> None:
    """Every text keeps to our subset of TEI; imported transcriptions to theirs and to all of TEI.

    The file of variants keeps to all of TEI. By jing and the RELAX NG schemas. Of transcriptions
    there are samples of our own, and the real files below the folder that JUEGOS_WITNESSES names.
    """
    texts = sorted(str(text.relative_to(ROOT)) for text in (ROOT / "corpus").glob("*/*.xml"))
    binder(session, "pyjing", "corpus/schema/juegos.rng", *texts)
    made = ROOT / "build" / "witness-documents"
    python(session, "-m", "tests.help.witness_documents", str(made))
    whole = next(environment("libro").parent.rglob("HookTest/resources/tei.rng"))
    for schema in ("corpus/schema/testigo.rng", str(whole)):
        binder(session, "pyjing", schema, *sorted(map(str, made.glob("*.xml"))))
    python(session, "-m", "conf.publish.apparatus", "build/variantes.xml")
    binder(session, "pyjing", str(whole), "build/variantes.xml")


def validators(session: Session) -> None:
    """What we publish, read by programs that are not ours: data, linked data, distributions."""
    site.english(session)
    shutil.rmtree(ROOT / "build" / "distributions", ignore_errors=True)
    for project in (".", "conf/elsewhere"):
        site.distribution(session, project, "distributions")
    python(session, "-m", "tests.help.addressed_site", "build/addressed")
    validated(session, "not thorough")


def validated(session: Session, which: str) -> None:
    """Run what is marked so of the tests by programs that are not ours."""
    flags = ["-m", which, COVERED.format("validators")]
    binder(session, "python", "-m", "pytest", "tests/validators", *flags, *session.posargs)


def container(session: Session) -> None:
    """The container, built and asked for a page; without a docker nothing is tested."""
    validated(session, "thorough")


def made_again(session: Session) -> None:
    """Make the release a second time, in a clone, and compare the two to the byte.

    The set of games is taken over: a test makes a smaller one twice, and the whole takes long.
    """
    again = ROOT / "build" / "again"
    shutil.rmtree(again, ignore_errors=True)
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(again)], check=True)
    for installed in (".nox", "conf/node_modules", "build/witnesses"):
        if (ROOT / installed).exists():
            (again / installed).parent.mkdir(exist_ok=True)
            (again / installed).symlink_to(ROOT / installed)
    for made in (ROOT / "build").glob("*games.*"):
        (again / "build").mkdir(exist_ok=True)
        shutil.copy(made, again / "build")
    command = [sys.executable, "noxfile.py", "release", "--", "untested", "once"]
    subprocess.run(command, cwd=again, check=True)
    folders = ["build/release", str(again / "build" / "release")]
    python(session, "-m", "conf.release", "same", *folders)
