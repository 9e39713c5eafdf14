"""Write the files beside the pages; those that take long, only if their sources have changed.

A digest (``conf.sphinx.rests``) stands for the sources of a file, or of a value that took long to
find. The digests are kept with the build, beside the pages as Sphinx has read them.
"""

from __future__ import annotations

import glob
import json
import os
import pickle
import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from conf.sphinx.page import languages

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

Files = Iterable[tuple[str, str | bytes]]
Notes = dict[str, dict[str, Any]]


class Part(NamedTuple):
    """Some files of one kind: the digest of their sources, and a function that yields the files."""

    made_of: str
    files: Callable[[], Files]


def writes(app: Sphinx, *, own: bool = False) -> bool:
    """Tell whether a build has files beside its pages; a book has none, nor a further language.

    The latter may have some of its ``own``.
    """
    site = app.builder.format == "html" and app.builder.name != "epub"
    return site and (own or not languages.within(app))


def write(app: Sphinx, kind: str, parts: Mapping[str, Part], *, own: bool = False) -> list[str]:
    """Write each part of a kind unless it stands in the site and is made of the same; return all.

    What is given and returned goes by its path in the site. Files of the kind that were written
    before and are no longer given are taken away.
    """
    if not writes(app, own=own):
        return []
    site, notes = Path(app.outdir), _read(app, kind)
    standing = {path for note in notes.values() for path in note["files"]}
    for name, part in parts.items():
        made_of = f"{part.made_of} {site}"
        known = notes.get(name, {"of": "", "files": []})
        if known["of"] != made_of or not all((site / path).is_file() for path in known["files"]):
            notes[name] = {**known, "of": ""}  # it is made of nothing known while it is written
            _keep(app, kind, notes)
            known = {"of": made_of, "files": [_put(site, *file) for file in part.files()]}
        notes[name] = known
    notes = {name: notes[name] for name in parts}
    written = [path for note in notes.values() for path in note["files"]]
    for path in standing.difference(written):
        (site / path).unlink(missing_ok=True)
    _keep(app, kind, notes)
    return written


def rewrite(app: Sphinx, folder: str, files: Files) -> None:
    """Write all files of a folder of the site, which are soon made, in place of what is there."""
    site = Path(app.outdir)
    shutil.rmtree(site / folder, ignore_errors=True)
    for file in files:
        _put(site, *file)


def _put(site: Path, path: str, data: str | bytes) -> str:
    file = site / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data.encode() if isinstance(data, str) else data)
    return path


def value(env: BuildEnvironment, name: str, made_of: str, make: Callable[[], Any]) -> Any:
    """Return a value as it was found before under this name, if it is made of the same.

    Pages are read by several processes: each value has a file of its own, put there as a whole.
    """
    file = Path(env.config.kept_values or env.doctreedir, "values", f"{name}.{made_of[:16]}")
    if file.is_file():
        return pickle.loads(file.read_bytes())  # noqa: S301 - of our own making
    found = make()
    file.parent.mkdir(parents=True, exist_ok=True)
    for old in file.parent.glob(f"{glob.escape(name)}.{'?' * 16}"):
        old.unlink(missing_ok=True)
    whole = file.with_name(f"{file.name}.{os.getpid()}")
    whole.write_bytes(pickle.dumps(found))
    whole.replace(file)
    return found


def _note(app: Sphinx, kind: str) -> Path:
    return Path(app.doctreedir) / f"{kind}.made.json"


def _read(app: Sphinx, kind: str) -> Notes:
    note = _note(app, kind)
    found: Notes = json.loads(note.read_text("utf-8")) if note.exists() else {}
    return found


def _keep(app: Sphinx, kind: str, notes: Notes) -> None:
    _note(app, kind).write_text(json.dumps(notes), encoding="utf-8")
