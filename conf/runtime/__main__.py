"""``python -m conf.runtime``: build the Python of the browser and print its size."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from conf.command import run
from conf.runtime.build import build


def main(*arguments: str) -> None:
    """Build, and print one line."""
    parser = argparse.ArgumentParser(prog="python -m conf.runtime", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/runtime"), help="where it goes")
    made = build(parser.parse_args(arguments).out)
    print(
        f"{made['folder']}: Python {made['python']} of Pyodide {made['pyodide']}, "
        f"{made['gzip'] / 1e6:.2f} MB compressed, {made['bytes'] / 1e6:.2f} MB as files"
    )


if __name__ == "__main__":
    sys.exit(run(main, sys.argv[1:]))
