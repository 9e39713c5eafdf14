"""What makes the tables of the games of the Book of Tables."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.manifest import Maker
from juegos.tablas.libro_measured import MEASURED, table
from juegos.tablas.libro_side_by_side import table as side_by_side
from juegos.tablas.quadra.tables_of_chances import NAMES, by_reading

MAKERS: Mapping[str, Maker] = {
    "tablas.libro": side_by_side,
    **dict.fromkeys((f"{slug}.odds" for slug in NAMES), by_reading),
    **dict.fromkeys((f"{slug}.chances" for slug in MEASURED), table),
}
