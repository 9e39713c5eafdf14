"""A small site that knows its own address: ``python -m tests.help.addressed_site OUT``.

Where it is known there are a list of pages, answers of oEmbed and a feed besides all else.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from conf.translations import languages
from tests.help.built_site import build

BASE = "https://example.org/juegos/"
SHOWN = ("{j:pasaje} azar", "{j:cuadro} azar.odds", "{j:tablero} azar")
PAGE = "\n\n".join(["# Azar", *(f"```{one}\n```" for one in SHOWN)])


def main() -> None:
    """Build it into a folder, in place of what is there."""
    out = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        docs = Path(folder, "docs")
        docs.mkdir()
        (docs / "index.md").write_text(PAGE, "utf-8")
        site = build(docs, Path(folder), html_baseurl=BASE, languages=[*languages()])
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(site.out, out)


if __name__ == "__main__":
    main()
