"""What is measured, searched, solved and trained: each takes minutes to hours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.sessions import site
from conf.sessions.programs import environment, node_modules, python, python_of

if TYPE_CHECKING:
    from nox import Session


def figures(session: Session) -> None:
    """Measure, and print the figures."""
    site.english(session)
    node_modules(session, tests=True)
    python(session, "-m", "tests.bench", *session.posargs)


def ratios(session: Session) -> None:
    """Measure us beside others, and keep it for the page on that (-- parts): 15 minutes.

    Let the machine do nothing else meanwhile.
    """
    site.english(session)
    node_modules(session, tests=True)
    places = [f"{name}={environment(name) / 'python'}" for name in ("peers", "rivals")]
    python(session, "-m", "conf.make.ratios", *places, *session.posargs)


def versus(session: Session) -> None:
    """Play draughts against a peer's strongest engine, a hundred games of each (-- game): an hour.

    Goes on where it stopped. Let the machine do nothing else meanwhile.
    """
    python_of(session, "rivals", "-m", "conf.make.versus", *session.posargs)


def lighthouse(session: Session) -> None:
    """Audit five pages as on a telephone, and keep the result in tests/bench/lighthouse.toml."""
    site.english(session)
    node_modules(session, tests=True)
    python(session, "-m", "tests.bench.lighthouse")


def mutation(session: Session) -> None:
    """Change the rules one thing at a time; do their tests notice? (-- azar, scoring, ...).

    Their tables and modules are in tests/mutation/guards.toml, the results in docs/desarrollo.
    """
    python_of(session, "mutation", "-m", "conf.make.mutation", *session.posargs)


def fuzz(session: Session) -> None:
    """Ask the door what a fuzzer finds, for two minutes (-- so many seconds); keep its corpus."""
    python_of(session, "fuzz", "-m", "tests.help.fuzzing", *(session.posargs or ["120"]))


def liebre(session: Session) -> None:
    """Solve cercar la liebre, and keep the result (-- strategy: only the hunters' strategy)."""
    if session.posargs != ["strategy"]:
        python(session, "-m", "conf.solve")
    python(session, "-m", "conf.solve.strategy")


def train(session: Session) -> None:
    """Train what plays a game, and keep it (-- its slug, then --workers N, --dask ADDRESS).

    There are nets of backgammon, tabula, tick-tack, todas-tablas and trictrac, weights of patterns
    of damas-internacionales, and weights of features of the other running games. Goes on where it
    stopped (--anew: from the beginning).
    """
    python_of(session, "train", "-m", "conf.train", *session.posargs)
    python_of(session, "train", "-m", "conf.train.write_weights", *session.posargs[:1])
