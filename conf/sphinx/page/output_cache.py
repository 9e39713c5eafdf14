"""What takes long is done once, until a source changes: values are kept, and so are files.

One digest stands for all sources (``conf.sources``). What is kept lies with the build, beside the
pages as Sphinx has read them.
"""

from __future__ import annotations

import json
import os
import pickle
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from sphinx.application import Sphinx
from sphinx.util.parallel import ParallelTasks, parallel_available

from conf import sources
from conf.sphinx.page import languages

if TYPE_CHECKING:
    from sphinx.environment import BuildEnvironment

MANY = 99  # processes aside: each begins at once
Files = Iterable[tuple[str, str | bytes]]
# Of each build the work that other processes do while it writes pages.
ASIDE: WeakKeyDictionary[Sphinx, ParallelTasks] = WeakKeyDictionary()


def writes(app: Sphinx, *, own: bool = False) -> bool:
    """Tell whether a build has files beside its pages; a book has none, nor a further language.

    The latter may have some of its ``own``.
    """
    site = app.builder.format == "html" and app.builder.name != "epub"
    return site and (own or not languages.within(app))


def write(
    app: Sphinx, kind: str, make: Callable[[], Files], *told: object, own: bool = False
) -> list[str]:
    """Write the files of a kind, unless they stand in the site and are made of the same.

    They are made of all sources, of the settings, and of what is ``told``. Returns their paths in
    the site, as ``make`` gives them. Files of the kind that were written before and are no longer
    given are taken away.
    """
    if not writes(app, own=own):
        return []
    site, note = Path(app.outdir), Path(app.doctreedir) / f"{kind}.files.json"
    before = json.loads(note.read_text("utf-8")) if note.exists() else {"of": "", "files": []}
    made_of = sources.digest(sources.under("conf/sphinx/templates"), *_settings(app), *told)
    files = list[str](before["files"])
    if before["of"] == made_of and all((site / path).is_file() for path in files):
        return files
    note.write_text(json.dumps({**before, "of": ""}), "utf-8")  # until all of them are written
    written = [_put(site, *file) for file in make()]
    for path in {*files}.difference(written):
        (site / path).unlink(missing_ok=True)
    note.write_text(json.dumps({"of": made_of, "files": written}), "utf-8")
    return written


def _settings(app: Sphinx) -> list[object]:
    names = ("code", "html_baseurl", "languages", "language", "catalogues")
    return [str(app.outdir), *(app.config[name] for name in names)]


def _put(site: Path, path: str, data: str | bytes) -> str:
    file = site / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data.encode() if isinstance(data, str) else data)
    return path


def aside(app: Sphinx, work: Callable[[], object]) -> None:
    """Do some work in a process of its own while pages are written; at once if none is allowed."""
    if parallel_available and app.parallel > 1:
        ASIDE.setdefault(app, ParallelTasks(MANY)).add_task(work)
    else:
        work()


def settle(app: Sphinx, *_of_event: object) -> None:
    """Wait until the work aside is done; raises what it raised."""
    if tasks := ASIDE.pop(app, None):
        tasks.join()


def value(env: BuildEnvironment, name: str, make: Callable[[], Any]) -> Any:
    """Return a value as it was found before under this name, if all sources are the same.

    Pages are read by several processes: each value has a file of its own, put there as a whole.
    """
    folder = Path(env.config.kept_values or env.doctreedir, "values")
    file = folder / env.config.code[:16] / name
    if file.is_file():
        return pickle.loads(file.read_bytes())  # noqa: S301 - of our own making
    found = make()
    file.parent.mkdir(parents=True, exist_ok=True)
    whole = file.with_name(f"{file.name}.{os.getpid()}")
    whole.write_bytes(pickle.dumps(found))
    whole.replace(file)
    return found


def forget(app: Sphinx, env: BuildEnvironment, pages: list[str]) -> None:
    """Take away the values that were made of other sources."""
    del app, pages
    folder = Path(env.config.kept_values or env.doctreedir, "values")
    for other in folder.iterdir() if folder.is_dir() else ():
        if other.name != env.config.code[:16]:
            shutil.rmtree(other, ignore_errors=True)


def setup(app: Sphinx) -> None:
    """Have all pages read again when a source changes; wait for what is done aside at the end."""
    app.add_config_value("code", sources.code(), "env", str)
    app.connect("env-before-read-docs", forget)
    app.connect("build-finished", settle, priority=0)
