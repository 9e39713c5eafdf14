"""The makers of the tables of the games of the Book of Tables."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.manifest import Maker
from juegos.tablas.laquet_sides import table as sides
from juegos.tablas.libro_comparison import table as side_by_side
from juegos.tablas.libro_cross_check import table as played_twice
from juegos.tablas.libro_outcomes import table as outcomes
from juegos.tablas.libro_readings import table as readings
from juegos.tablas.libro_results import MEASURED, table
from juegos.tablas.quadra.tables_of_chances import NAMES, by_reading

MAKERS: Mapping[str, Maker] = {
    "tablas.libro": side_by_side,
    "tablas.libro-salidas": outcomes,
    "tablas.libro-acuerdo": played_twice,
    "laquet.bandos": sides,
    **dict.fromkeys((f"{slug}.odds" for slug in NAMES), by_reading),
    **dict.fromkeys((f"{slug}.chances" for slug in MEASURED), table),
    **dict.fromkeys((f"{slug}.lecturas" for slug in MEASURED), readings),
}
