"""The site built from nothing beside plain Sphinx on the same pages, with as many processes.

Plain Sphinx has the parser and the theme, but none of our directives: it says of each that it does
not know it, and goes on.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.ratios import ROOT, Pairs
from tests.bench.ratios.runs import Run, run

ROUNDS = 2
PLAIN = """
project = "Pages"
extensions = ["myst_parser", "sphinx_design"]
myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist", "smartquotes"]
html_theme = "furo"
"""


def pairs() -> Pairs:
    """Return seconds by the clock, and the megabytes of the largest process."""
    result: Pairs = {"site-seconds": [], "site-memory": []}
    for _ in range(ROUNDS):
        with TemporaryDirectory() as folder:
            docs, plain = Path(folder, "docs"), Path(folder, "plain")
            shutil.copytree(ROOT / "docs", docs)
            plain.mkdir()
            (plain / "conf.py").write_text(PLAIN, "utf-8")
            ours, theirs = _built(ROOT / "conf", docs), _built(plain, docs)
        result["site-seconds"].append((ours.clock, theirs.clock))
        result["site-memory"].append((ours.memory, theirs.memory))
    return result


def _built(settings: Path, docs: Path) -> Run:
    out = str(docs.with_name(f"site-{settings.name}"))
    how = ("-q", "-b", "html", "--jobs", "2", "-c", str(settings))
    return run("-m", "sphinx", *how, str(docs), out)


if __name__ == "__main__":
    print(json.dumps(pairs()))
