"""The site, in one language or all, and what stands beside it: the browser's Python, the books."""

from __future__ import annotations

import functools
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from conf import sources
from conf.sessions.programs import (
    ROOT,
    binder,
    environment,
    is_made,
    node_modules,
    note_passed,
    python,
    source_state,
    unless_made,
)

if TYPE_CHECKING:
    from pathlib import Path

    from nox import Session

LANGUAGES = sorted(path.parent.name for path in ROOT.glob("conf/locale/*/LC_MESSAGES"))


def runtime(session: Session) -> None:
    """Build the Python of the browser into build/runtime."""
    node_modules(session, tests=False)
    made_from = ["pyproject.toml", "README.md", "LICENSE", "LICENSE-TEXTS"]
    pinned = ["conf/package-lock.json", "conf/locks/runtime.txt"]
    files = [ROOT / name for name in [*made_from, *pinned]]
    folders = [path for name in ("juegos", "conf/runtime") for path in sources.under(name)]
    state = sources.digest([*files, *folders], sys.version)
    unless_made("runtime", lambda: python(session, "-m", "conf.runtime"), state)


def english(session: Session) -> None:
    """Build the English pages into build/site, with the book if one was made of the same."""
    runtime(session)

    def make() -> None:
        for code in LANGUAGES:  # the new folder of scripts has no sentences of theirs
            (ROOT / "build" / f"site-{code}.made-of").unlink(missing_ok=True)
        pages(session, "html", "conf", "site", f"languages={','.join(LANGUAGES)}")

    unless_made("site", make, site_key("epub"))


def site_key(book: str) -> str:
    """Return the state of pages that offer a book and its prints, if made of the same sources.

    A book that was made of others is removed.
    """
    forms = (book, book.replace("epub", "libro"))
    for one in forms:
        if not is_made(one, source_state()):
            shutil.rmtree(ROOT / "build" / one, ignore_errors=True)
    offered = [one for one in forms if is_made(one, source_state())]
    return f"{source_state()} with {' '.join(offered) or 'no book'}"


def languages(session: Session) -> None:
    """Build the pages of all languages: English in build/site, each other one in a folder there.

    They share what is no page, and the values that took long to compute. Those that are not English
    are built side by side.
    """
    english(session)

    def build(code: str) -> None:
        flags = [*language_flags(code), "within=1", f"languages={','.join(LANGUAGES)}"]
        make = functools.partial(pages, session, "html", "conf", f"site/{code}", *flags)
        unless_made(f"site-{code}", make, site_key(f"epub-{code}"))

    catalogues()  # copied before several need it
    with ThreadPoolExecutor() as builds:
        list(builds.map(build, LANGUAGES))  # raises what any of them raises


def has_language(code: str) -> bool:
    """Return whether the site has the pages of a language, built of the sources as they are."""
    return is_made(f"site-{code}", site_key(f"epub-{code}"))


def language_flags(code: str) -> list[str]:
    """Return the settings of Sphinx by which it makes pages in a language; none for English."""
    return [f"language={code}", f"locale_dirs={catalogues()}"] if code else []


@functools.cache
def catalogues() -> Path:
    """Return a copy of all catalogues: Sphinx compiles them where they stand, if they are newer."""
    copy = ROOT / "build" / "translations"
    shutil.copytree(ROOT / "conf" / "locale", copy, dirs_exist_ok=True)
    return copy


def pages(session: Session, builder: str, settings: str, name: str, *flags: str) -> None:
    """Let Sphinx make build/<name> of docs/ with these settings, every warning an error.

    Values that take long to compute are kept for all that is made of them, in any language.
    """
    from nox.command import CommandFailed  # noqa: PLC0415 - not there when noxfile.py starts

    flags = (f"kept_values={ROOT}/build/site-doctrees", *flags)
    doctrees = f"build/{name.replace('/', '-')}-doctrees"
    jobs = str(1 + (os.cpu_count() or 1))  # one process hands pages to the others, which write
    quiet = [] if sys.stdout.isatty() else ["-q"]  # a person who waits sees the progress
    strict = [*quiet, "-n", "-W", "--keep-going", "--jobs", jobs, *(f"-D{one}" for one in flags)]
    places = ["-c", settings, "-d", doctrees, "docs", f"build/{name}"]
    try:
        python(session, "-m", "sphinx", *strict, "-b", builder, *places)
    except CommandFailed:
        # Sphinx would not warn again of a page it has kept, and the next build would pass.
        shutil.rmtree(ROOT / doctrees, ignore_errors=True)
        raise


def book(session: Session, code: str = "") -> str:
    """Make the EPUB of the pages of a language; return the folder in build that it is in."""
    runtime(session)
    name = f"epub-{code}" if code else "epub"

    def make() -> None:
        shutil.rmtree(ROOT / "build" / name, ignore_errors=True)  # a book holds what was left there
        pages(session, "epub", "conf/book", name, *language_flags(code))

    unless_made(name, make)
    return name


def books(session: Session, *codes: str) -> list[str]:
    """Make the English book and those of other languages side by side; return their folders."""
    runtime(session)
    catalogues()
    with ThreadPoolExecutor() as builds:
        return list(builds.map(functools.partial(book, session), ("", *codes)))


def whole_site(session: Session) -> None:
    """Build the site in all languages, each with its book."""
    books(session, *LANGUAGES)
    languages(session)
    session.log("the site is in build/site; `python3 noxfile.py serve` shows it")


def distribution(session: Session, project: str, name: str) -> None:
    """Build the wheel and the sdist of a project into build/<name>."""
    with session.chdir(project):
        python(session, "-m", "hatchling", "build", "--directory", str(ROOT / "build" / name))


def elsewhere(session: Session) -> None:
    """Build juegos-sphinx, which other Sphinx projects use, into build/elsewhere."""
    distribution(session, "conf/elsewhere", "elsewhere")


def epub(session: Session) -> None:
    """All pages as an EPUB in which epubcheck finds no error and no warning."""
    check_books(session, book(session))
    note_passed(session, "epub")


def epubs(session: Session) -> None:
    """The same of all books."""
    check_books(session, *books(session, *LANGUAGES))


def check_books(session: Session, *folders: str) -> None:
    """Let epubcheck read the books in these folders of build/."""
    books = [str(path) for name in folders for path in (ROOT / "build" / name).glob("*.epub")]
    if len(books) != len(folders):
        session.error(f"not one book in each: {' '.join(folders)}")
    binder(session, "python", "-m", "conf.book.check", *books)


def ebooks(session: Session) -> None:
    """The English book by the linter of Standard Ebooks, which knows only English punctuation.

    What conf/book/refused.toml lists is no fault.
    """
    books = map(str, (ROOT / "build" / book(session)).glob("*.epub"))
    program = str(environment("ebooks") / "python")
    session.run(program, "-m", "conf.book.lint", *books, external=True)


def pdf(session: Session) -> None:
    """Each book of the edition as a PDF, build/libro in English, build/libro-es in Spanish.

    A reader of PDFs that is not ours looks into them.
    """
    for name in books(session, "es"):
        prints = name.replace("epub", "libro")
        printing = ["-m", "conf.book.pdf", f"build/{name}", f"build/{prints}"]
        unless_made(prints, functools.partial(binder, session, "python", *printing))
    binder(session, "python", "-m", "pytest", "tests/printed", "--covered=build/covered/printed")


def games(session: Session) -> None:
    """The set of games of a release, unless these sources have made it already."""
    playing = ["-m", "conf.make.game_set", "--workers", "2"]
    unless_made("games", functools.partial(python, session, *playing))


def notebook(session: Session) -> None:
    """The notebook in JupyterLite, in build/notebook: a folder to serve; each of its cells runs.

    Of JupyterLite's pages it has the notebook and the list of files.
    """
    node_modules(session, tests=True)
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
    python(session, "-m", "pytest", "tests/notebook")
