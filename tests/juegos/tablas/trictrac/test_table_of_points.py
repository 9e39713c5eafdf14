"""The table of points says what throws score, and what the table of the last treatises says."""

from __future__ import annotations

from juegos.tablas.trictrac.narration import NAMES
from juegos.tablas.trictrac.position import read_both
from juegos.tablas.trictrac.scoring import LATE, TABLES, score
from juegos.tablas.trictrac.table_of_points import HITS, table
from tests.juegos.tablas.trictrac.test_scoring import EARLY, USUAL, WAYS, pair

SEVERAL = "1–3, by a doublet 1–2"
# As s002 prints it: points by a simple throw and by a doublet, ways, the thrower's or not.
PRINTED = {
    "Jan de six tables": ("4/-", "1", True),
    "Jan de deux tables": ("4/6", "1", True),
    "Jan de mézéas": ("4/6", "1", True),
    "The corner beaten": ("4/6", "1", True),
    "A true hit in the table of the petits jans": ("4/6", SEVERAL, True),
    "A true hit in the table of the grands jans": ("2/4", SEVERAL, True),
    "The petit jan filled": ("4/6", SEVERAL, True),
    "The grand jan filled": ("4/6", SEVERAL, True),
    "The jan de retour filled": ("4/6", SEVERAL, True),
    "The petit jan kept": ("4/6", "1", True),
    "The grand jan kept": ("4/6", "1", True),
    "The jan de retour kept": ("4/6", "1", True),
    "All men borne off first": ("4/6", "1", True),
    "Contre-jan de deux tables": ("4/6", "1", False),
    "Contre-jan de mézéas": ("4/6", "1", False),
    "A false hit in the table of the petits jans": ("4/6", "1", False),
    "A false hit in the table of the grands jans": ("2/4", "1", False),
    "Dames impuissantes": ("2/2", "1–2", False),
}


def test_it_is_the_table_of_the_treatises() -> None:
    """Eighteen rows; a jan that was given up has one only under the reading that plays it."""
    results = {}
    for jan, simple, doublet, ways, whom, when in table("trictrac", {}).rows:
        assert str(when).endswith(".")
        points = f"{simple}/{doublet or '-'}"
        results[str(jan)] = (points, str(ways), str(whom) == "the thrower")
    assert results == PRINTED
    old = {"battues": "deux-partout", "margot": "oui", "pile": "oui", "rencontre": "oui"}
    rows = {str(row[0]): row[1:5] for row in table("trictrac", old).rows}
    assert len(rows) == len(PRINTED) + 3
    assert [str(cell) for cell in rows["Margot la fendue"]] == "2,4,1,the other player".split(",")
    assert rows["A true hit in the table of the petits jans"][:2] == (2, 4)


def test_throws_score_as_it_says() -> None:
    """In the positions reckoned by hand a jan scores its points for each way, and no more ways."""
    rows = {str(row[0]): row[1:4] for row in table("trictrac", {}).rows}
    cases = [(men, foe, throw, LATE) for men, foe, throw, _ in USUAL]
    cases += [(men, foe, throw, LATE._replace(**when)) for men, foe, throw, when, _ in EARLY]
    cases += [(men, foe, throw, LATE) for men, foe, throw, *_ in WAYS]
    met, most = set[str](), 0
    for men, foe, throw, when in cases:
        for jan in score(*read_both(men, foe), pair(throw), when=when).jans:
            hits = HITS.get(jan.name)
            name = str(hits[TABLES.index(jan.table)] if hits else NAMES[jan.name])
            *values, ways = rows[name]
            doublet = throw[0] == throw[2]
            assert jan.points == values[doublet] * jan.ways, (men, foe, throw)
            assert jan.ways <= int(str(ways)[-1 if doublet else 2 * ("–" in str(ways))])
            met.add(name)
            most = max(most, jan.ways)
    assert met == set(rows)
    assert most == 3
