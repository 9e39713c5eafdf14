"""``python -m conf.solve.means``: store the rounded mean throws of bearing off in juegos.

Takes a few seconds.
"""

from __future__ import annotations

from conf import data_files
from juegos.tablas.backgammon import tables_of_bearing_off

if __name__ == "__main__":
    content = tables_of_bearing_off.packed()
    data_files.write_packed("tablas/bearing-off.bin", "python -m conf.solve.means", content)
