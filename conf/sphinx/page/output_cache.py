"""Caches values and files that take long to make until a source changes.

One digest stands for all sources (``conf.sources``). The cache is in the build folder, beside the
doctrees of Sphinx.
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

MAX_PROCESSES = 99  # background processes: each starts at once
SPREAD = 7  # as many pages stand between two that are read one after the other
Files = Iterable[tuple[str, str | bytes]]
# The background work of each build.
BACKGROUND: WeakKeyDictionary[Sphinx, ParallelTasks] = WeakKeyDictionary()


def has_files(app: Sphinx, *, own: bool = False) -> bool:
    """Return whether a build writes files beside its pages; books and further languages do not.

    A further language may have some of its ``own``.
    """
    site = app.builder.format == "html" and app.builder.name != "epub"
    return site and (own or not languages.within(app))


def write(
    app: Sphinx, kind: str, make: Callable[[], Files], *inputs: object, own: bool = False
) -> list[str]:
    """Write the files of a kind, unless they exist and were made of the same input.

    The input is all sources, the settings, and ``inputs``. Returns the paths of the files in the
    site, as ``make`` yields them. Files of the kind that ``make`` no longer yields are deleted.
    """
    if not has_files(app, own=own):
        return []
    site, note = Path(app.outdir), Path(app.doctreedir) / f"{kind}.files.json"
    before = json.loads(note.read_text("utf-8")) if note.exists() else {"of": "", "files": []}
    made_of = sources.digest(sources.templates(), *_settings(app), *inputs)
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


def run_in_background(app: Sphinx, work: Callable[[], object]) -> None:
    """Run work in a process of its own while pages are written; at once if that is not allowed."""
    if parallel_available and app.parallel > 1:
        BACKGROUND.setdefault(app, ParallelTasks(MAX_PROCESSES)).add_task(work)
    else:
        work()


def wait(app: Sphinx, *_of_event: object) -> None:
    """Wait until the background work is done; raises what it raised."""
    if tasks := BACKGROUND.pop(app, None):
        tasks.join()


def value(env: BuildEnvironment, name: str, make: Callable[[], Any]) -> Any:
    """Return the value cached under this name, or make it if a source has changed.

    Pages are read by several processes: each value has its own file, which is replaced as a whole.
    """
    folder = Path(env.config.kept_values or env.doctreedir, "values")
    file = folder / env.config.code[:16] / name
    if file.is_file():
        return pickle.loads(file.read_bytes())  # noqa: S301 - of our own making
    computed = make()
    file.parent.mkdir(parents=True, exist_ok=True)
    whole = file.with_name(f"{file.name}.{os.getpid()}")
    whole.write_bytes(pickle.dumps(computed))
    whole.replace(file)
    return computed


def remove_stale_values(app: Sphinx, env: BuildEnvironment, pages: list[str]) -> None:
    """Delete the values that were made of other sources."""
    del app, pages
    folder = Path(env.config.kept_values or env.doctreedir, "values")
    for other in folder.iterdir() if folder.is_dir() else ():
        if other.name != env.config.code[:16]:
            shutil.rmtree(other, ignore_errors=True)


def spread(app: Sphinx, env: BuildEnvironment, pages: list[str]) -> None:
    """Order the pages so that each process that reads some gets pages of all kinds.

    Those that take long stand together in the menu. Sphinx gives each process its next pages.
    """
    del app, env
    pages[:] = [page for start in range(SPREAD) for page in sorted(pages)[start::SPREAD]]


def setup(app: Sphinx) -> None:
    """Read all pages again when a source changes; wait for the background work at the end."""
    app.connect("env-before-read-docs", spread)
    app.add_config_value("code", sources.code(), "env", str)
    app.connect("env-before-read-docs", remove_stale_values)
    app.connect("build-finished", wait, priority=0)
