"""Put trained nets into the package: ``python -m conf.train.keep GAME`` writes juegos/kept."""

from __future__ import annotations

import sys
import textwrap
import zlib
from base64 import b85encode
from pathlib import Path

import numpy as np

from conf.command import run
from conf.train import men
from conf.train.__main__ import OF_MEN, load
from juegos.tablas.casas.net import WEIGHT

HEAD = '''"""The nets of {slug}, made by ``python3 noxfile.py train -- {slug}``, not by hand.

How they are read ``juegos.tablas.casas.net`` tells. All that they know they have from games that
they played against themselves.
"""

WEIGHTS = (
{lines})
'''


def packed(slug: str) -> str:
    """Return the weights of the nets of a game of one board as text."""
    contact, race = load(slug)
    found = [np.array([contact.bias.size])]
    for net in (contact, race) if race.bias.size > 1 else (contact,):
        found += [np.rint(part.astype(np.float64).ravel() * WEIGHT) for part in net]
    whole = np.concatenate(found).clip(-32768, 32767).astype("<i2")
    halves = whole.view(np.uint8).reshape(-1, 2).T.tobytes()
    return b85encode(zlib.compress(halves, 9)).decode()


def written(slug: str) -> str:
    """Return the module that keeps what a game is judged by."""
    if slug in OF_MEN:
        return men.written(slug)
    lines = "".join(f'    "{line}"\n' for line in textwrap.wrap(packed(slug), 90))
    return HEAD.format(slug=slug, lines=lines)


def main(slug: str) -> None:
    """Write the nets of a game."""
    text = written(slug)
    name = slug.replace("-", "_")
    Path(f"juegos/kept/net_{name}.py").write_text(text, "utf-8")
    print(f"{slug}: {len(text):,} bytes")


if __name__ == "__main__":
    sys.exit(run(main, sys.argv[1:]))
