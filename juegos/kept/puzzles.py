"""How many puzzles there are of each kind: ``python -m tests.bench.puzzles``, not written by hand.

The puzzles themselves are kept by family.
"""

from __future__ import annotations

from collections.abc import Mapping

# Made by the command.
COUNTS: Mapping[str, int] = {
    "alquerque-de-tres.win": 15,
    "alquerque-de-nueve.win": 16,
    "alquerque.win": 6,
    "damas-espanolas.win": 16,
    "damas-rusas.win": 16,
    "damas-turcas.win": 16,
    "damas-internacionales.win": 16,
    "dama-filipina.win": 16,
    "lasca.win": 16,
    "fanorona.win": 15,
    "konane.win": 16,
    "queah.win": 16,
    "cercar-la-liebre.win": 12,
    "mayores.fair": 1,
    "menores.fair": 1,
    "tanto.fair": 1,
    "triga.fair": 3,
    "azar.fair": 5,
    "marlota.fair": 2,
    "par-con-as.fair": 1,
    "medio-azar.fair": 3,
    "azar-pujado.fair": 3,
    "guirguiesca.fair": 4,
    "trictrac.throw": 30,
    "backgammon.bear-off": 30,
    "seis-dos-y-as.guard": 8,
    "emperador.guard": 8,
    "medio-emperador.guard": 8,
    "todas-tablas.guard": 8,
    "romanos-reencontrat.guard": 8,
    "quinze-tablas.shut": 8,
    "fallas.shut": 8,
    "emperador.shut": 8,
    "medio-emperador.shut": 8,
    "laquet.shut": 8,
    "romanos-reencontrat.shut": 8,
    "pareja-de-entrada.shut": 8,
    "cab-e-quinal.shut": 8,
    "buffa-cortesa.shut": 8,
    "buffa-de-baldrac.shut": 8,
    "doze-canes.ends": 8,
    "doblet.ends": 8,
    "piquet.declare": 20,
    "piquet.put-out": 12,
}
