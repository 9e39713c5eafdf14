"""The versions of the edition and their addresses: ``versions.json``.

The newest stands at the root of a site, an older one in a folder of its own below it, so that the
places of its pages stay the same from there.
"""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from conf.edition.document import ROOT
from juegos import __released__, __version__

NAME = "versions.json"
SECTION = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$", re.MULTILINE)


class Release(NamedTuple):
    """A version, the day of its release, and its section of the changelog."""

    version: str
    day: str
    says: str


def changelog() -> str:
    """Return the text of ``CHANGELOG.md``."""
    return (ROOT / "CHANGELOG.md").read_text("utf-8")


def releases(text: str) -> list[Release]:
    """Return the dated releases of a changelog, the newest first."""
    ends = [one.start() for one in re.finditer(r"^## |^\[", text, re.MULTILINE)]
    return [
        Release(
            head[1],
            head[2],
            text[head.end() : min((e for e in ends if e > head.end()), default=None)].strip(),
        )
        for head in SECTION.finditer(text)
    ]


def folder(version: str) -> str:
    """Return the folder of an older version: the last of 1.0 is in ``v/1.0/``.

    >>> folder("1.0.3")
    'v/1.0/'
    """
    return f"v/{version.rpartition('.')[0]}/"


def older(text: str) -> dict[str, str]:
    """Return the versions of a changelog that stay beside the newest, with their folders.

    They are the last of each 1.0, 1.1 and so on.
    """
    texts: dict[str, str] = {}
    for one in releases(text):
        if folder(one.version) not in {folder(__version__), *texts.values()}:
            texts[one.version] = folder(one.version)
    return texts


def as_json(text: str) -> str:
    """Return the list as a JSON text: the newest version, and all with their days.

    They are those that have a section in the text of a changelog.
    """
    day_of = {one.version: one.day for one in releases(text)} | {__version__: __released__}
    every = [
        {
            "version": version,
            "released": day,
            "folder": "" if version == __version__ else folder(version),
        }
        for version, day in day_of.items()
    ]
    return json.dumps({"newest": __version__, "versions": every}, indent=1) + "\n"
