"""The pictures of the README: ``docs/pictures``.

``python -m conf.make.pictures`` has ``tests.bench.pictures`` take them of the built site. Each is
kept in few colours, so that it is small.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from conf.edition.document import ROOT
from conf.make import bench

PICTURES, COLOURS = ROOT / "docs" / "pictures", 48


def main() -> None:
    """Make all pictures, and print how large each is."""
    for line in bench.lines("pictures", str(ROOT / "build" / "pictures")):
        taken = Path(line.rstrip("\n"))
        made = PICTURES / taken.name
        picture = Image.open(taken).convert("RGB")
        few = picture.quantize(COLOURS, dither=Image.Dither.NONE)
        few.save(made, format="PNG", optimize=True)
        print(f"{made.name}  {made.stat().st_size} bytes")


if __name__ == "__main__":
    main()
