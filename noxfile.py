"""Every chore of the project, each a session that does its own set-up.

    python3 noxfile.py serve      build the site and serve it
    python3 noxfile.py check      style, types, and the tests that your changes touch
    python3 noxfile.py tests      what must hold at every change
    python3 noxfile.py thorough   the rest of what must hold
    python3 noxfile.py -l         list the sessions

A session names its parts, which can be run by themselves: `python3 noxfile.py english links`. What
follows -- goes to the program behind it.

Needs Python 3.11 or newer with venv and pip; what else is needed is installed into .nox/,
conf/node_modules/ and build/, and again only when its lock changes.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"Juegos needs Python 3.11 or newer; this is {sys.version.split()[0]}")

sys.path.insert(0, str(Path(__file__).resolve().parent))

from conf.sessions.programs import (
    ROOT,
    become_nox,
    environment,
    note_passed,
    nox_command,
    npm,
    python,
)

if __name__ == "__main__":
    become_nox(sys.argv[1:])

import shutil

import nox

from conf.sessions import checks, measures, site

nox.options.sessions = ["tests"]
nox.options.default_venv_backend = "none"  # one environment, .nox/dev, serves all sessions
signal.signal(signal.SIGTERM, signal.default_int_handler)  # a kill stops the server as Ctrl-C does


@nox.session
def serve(session: nox.Session) -> None:
    """Build the site and serve it at http://127.0.0.1:8000 (-- --port N for another).

    The English pages are served as soon as they are built; those of other languages follow.
    """
    site.english(session)
    others = [*nox_command(), "--session", "languages"]
    building = subprocess.Popen(others, stdout=subprocess.DEVNULL)
    try:
        python(session, "-m", "conf.server", "build/site", *session.posargs)
    finally:
        building.terminate()


@nox.session(name="site")
def all_pages(session: nox.Session) -> None:
    """Build the site into build/site, in all its languages, each with the book that it offers.

    Parts: runtime (the browser's Python), english and languages (pages with the books that are
    there). Beside the site: elsewhere (juegos-sphinx, for other Sphinx projects), notebook.
    """
    site.whole_site(session)


@nox.session
def lint(session: nox.Session) -> None:
    """Style and types (-- --fix mends what it can). Parts: style, types."""
    checks.style(session)
    checks.types(session)


@nox.session
def check(session: nox.Session) -> None:
    """Style, types, and the tests that the changes since the last commit touch (touched)."""
    checks.together(session, [("touched", "style types")])


@nox.session
def tests(session: nox.Session) -> None:
    """What must hold at every change; `thorough` holds the rest.

    Parts: style, types, tei, pyodide(part='core'), english, quick, links, validators.
    """
    checks.together(session, checks.TESTS)
    note_passed(session, "tests")


@nox.session
def thorough(session: nox.Session) -> None:
    """What `tests` leaves out: all combinations of readings, every page, the browser's Python.

    Parts: epub, languages, sweep_rules, sweep_pages, sweep_rooms, sweep_browser, peers, container,
    and pyodide (doors, plays, rest; by itself also heavy). unit: all tests that need no browser.
    """
    checks.together(session, checks.THOROUGH)
    note_passed(session, "thorough")


@nox.session
def browser(session: nox.Session) -> None:
    """The built site in a pinned Chromium (-- arguments of pytest).

    Others: system (the heart of it in this machine's Chromium), firefox, marathon (every game to
    its end by keys, clicks and taps).
    """
    checks.pinned(session)


@nox.session
def texts(session: nox.Session) -> None:
    """Check the texts against their schema, and every link of the site. Parts: tei, links."""
    checks.tei(session)
    checks.links(session)


@nox.session
def books(session: nox.Session) -> None:
    """Make the books and check them. Parts: epub (English alone), epubs, ebooks, pdf."""
    site.epubs(session)
    site.ebooks(session)
    site.pdf(session)


@nox.session
def i18n(session: nox.Session) -> None:
    """Write build/locale/*.pot, update the catalogues in conf/locale, and list what they lack.

    Parts: messages, translations.
    """
    messages(session)
    python(session, "-m", "conf.translations", "build/locale", *session.posargs)


@nox.session
def witnesses(session: nox.Session) -> None:
    """Fetch the public transcriptions, make TEI of them, collate copies (-- --from FOLDER).

    They are no part of the repository; to build without them again, delete the folder. With
    ``-- --public`` they are only those that a published site may contain.
    """
    python(session, "-m", "conf.witnesses", *session.posargs)
    python(session, "-m", "conf.witnesses.collation")


@nox.session
def make(session: nox.Session) -> None:
    """Write the files anew that are written from others: lists of games, ids, goldens.

    What takes long is computed only by name: -- NAME ... runs conf.make.NAME. Others: liebre (solve
    it), train (-- slug of a net).
    """
    if session.posargs:
        python(session, "-m", f"conf.make.{session.posargs[0]}", *session.posargs[1:])
    else:
        checks.regenerate(session)


@nox.session
def bench(session: nox.Session) -> None:
    """Measure, and print the figures.

    Others: ratios (beside other programs), versus (draughts against an engine), lighthouse,
    mutation (do tests notice a changed rule?), fuzz (requests that reach new code).
    """
    measures.figures(session)


@nox.session
def release(session: nox.Session) -> None:
    """All files of a release in build/release (-- untested: no tests; once: made only once).

    They are made a second time in a clone of this commit, and must be the same to the byte.
    """
    python(session, "-m", "conf.release", "check")
    if "untested" not in session.posargs:
        tests(session)
        thorough(session)
        site.epubs(session)
        site.ebooks(session)
        site.notebook(session)
    site.pdf(session)
    shutil.rmtree(ROOT / "build" / "site", ignore_errors=True)  # no file of another build is packed
    for mark in (ROOT / "build").glob("site*.made-of"):  # nor is the site taken for made
        mark.unlink()
    site.whole_site(session)
    site.games(session)
    python(session, "-m", "conf.release", "make", "build/release")
    if "once" not in session.posargs:
        checks.made_again(session)


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


def messages(session: nox.Session) -> None:
    """Write build/locale/*.pot for translators: sentences of rules, pages, scripts and corpus."""
    site.node_modules(session, tests=False)
    site.pages(session, "gettext", "conf", "gettext")
    python(session, "-m", "conf.messages", "build/locale", "build/gettext")


# The parts that sessions name: each is a session where it is asked for, and not in the list.
PARTS = {
    part.__name__: part
    for part in (
        *(site.runtime, site.english, site.languages, site.elsewhere, site.notebook),
        *(site.epub, site.epubs, site.ebooks, site.pdf, messages),
        *(checks.style, checks.types, checks.touched, checks.unit, checks.quick, checks.links),
        *(checks.sweep_rules, checks.sweep_pages, checks.sweep_rooms, checks.sweep_browser),
        *(checks.peers, checks.system, checks.firefox, checks.marathon),
        *(checks.tei, checks.validators, checks.container),
        *(measures.ratios, measures.versus, measures.lighthouse, measures.mutation),
        *(measures.fuzz, measures.liebre, measures.train),
    )
}
PARTS["translations"] = i18n.func
PARTS["pyodide"] = nox.parametrize("part", [*checks.PYODIDE, "rest", "heavy"])(checks.pyodide)
for name, part in PARTS.items():
    if name in {word.partition("(")[0] for word in sys.argv}:
        nox.session(part, name=name)
