"""``python -m conf.solve.means``: keep the mean throws of bearing off, rounded, in juegos.

Takes a few seconds.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap

from juegos.tablas.backgammon import tables_of_bearing_off

RESULT = Path("juegos/kept/bearing_off.py")
HEAD = '''"""Mean throws of bearing off, made by ``python -m conf.solve.means``, not by hand."""

from __future__ import annotations

MEANS = (
'''


def text() -> str:
    """Return the module that keeps them."""
    lines = "".join(f'    "{line}"\n' for line in wrap(tables_of_bearing_off.packed(), 94))
    return f"{HEAD}{lines})\n"


if __name__ == "__main__":
    RESULT.write_text(text(), "utf-8")
