"""The wheel of juegos in parts: a base that every game needs, and a part for each family.

The index of games is in the base, so that all games are known before any family is there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from pathlib import PurePosixPath

from conf.runtime.parts import ROOT

FAMILIES = tuple(path.parent.name for path in sorted((ROOT / "juegos").glob("*/family.py")))
LEFT_OUT = (
    *("juegos/cli/", "juegos/edition/", "juegos/data/edition/", "juegos/__main__."),
    *("juegos/__init__.pyi", "juegos/py.typed"),
    *(f"juegos/{family}/family." for family in FAMILIES),  # the index has what they say
)


def split(files: Mapping[str, bytes]) -> dict[str, dict[str, bytes]]:
    """Return the files of the compiled wheel by family, those of the base under an empty name.

    What the browser has no use for is left out: the command line, references, what the index is
    made of, type stubs, and the metadata of the wheel except its licence.
    """
    by_family: dict[str, dict[str, bytes]] = defaultdict(dict)
    for name, content in files.items():
        if name.startswith("juegos/") and not name.startswith(LEFT_OUT):
            by_family[family_of(name)][name] = content
        elif name.endswith("/licenses/LICENSE"):
            by_family[""]["LICENSE"] = content
    return dict(by_family)


def family_of(name: str) -> str:
    """Return the family of a file of the wheel, empty if it is for all.

    >>> family_of("juegos/dados/azar.pyc"), family_of("juegos/dados/__init__.pyc")
    ('dados', '')
    >>> family_of("juegos/tables/dados.pyc"), family_of("juegos/data/dados/puzzles.tsv")
    ('dados', 'dados')
    """
    path = PurePosixPath(name)
    room, *within = path.parts[1:]
    if room in {"data", "tables"} and (family := PurePosixPath(within[0]).stem) in FAMILIES:
        return family
    return room if room in FAMILIES and (len(within) > 1 or path.stem != "__init__") else ""


def file_of(family: str) -> str:
    """Return the name of the file with a family's part; without a family, of the base.

    >>> file_of("dados"), file_of("")
    ('juegos-dados.zip', 'juegos.zip')
    """
    return f"juegos-{family}.zip" if family else "juegos.zip"
