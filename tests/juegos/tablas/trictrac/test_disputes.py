"""The nineteen points on which the treatises part, each beside what answers it here.

The numbers, the questions and what is decided are those of the comparison of the treatises that
the game was made by. A crux answers with the default reading named, a rule by its id.
"""

from __future__ import annotations

import pytest

from juegos.core.errors import BadNotation
from juegos.material.dice import throws
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.plays import legal_of
from juegos.tablas.trictrac.position import CORNER, read, write
from juegos.tablas.trictrac.rules import TRICTRAC_CRUCES as CRUCES
from juegos.tablas.trictrac.rules import Usage, usage
from juegos.tablas.trictrac.scoring import score
from juegos.tablas.trictrac.trictrac import TRICTRAC
from tests.juegos.tablas.trictrac.made_positions import positions

# The number, the question, and what answers: a crux with its default and whose that is, or rules.
DISPUTED = (
    (1, "value of hits per table", "battues=par-table guiton1822"),
    (2, "empty sixth case filled at one throw", "sixieme-case=une-facon lelasseux1852"),
    (3, "corner par puissance", "coin-puissance=jamais guiton1822"),
    (4, "duty to take the corner", "coin-oblige=libre s002"),
    (5, "passage while the other can fill", "passage=dames malfilatre2013"),
    (6, "opposing empty corner", "coin-adverse=repos lelasseux1852"),
    (7, "retour filled by men of the own corner", "retour-coin=non lelasseux1852"),
    (8, "mézéas at any time or only next throw", "mezeas=tant-que-deux s002"),
    (9, "impuissance and the grand jan", "conserver-impuissance"),
    (10, "école for filling claimed but not done", "ecole-plein=une-fois lelasseux1852"),
    (11, "two jetons used instead of moving one", "deux-jetons=sans-ecole lelasseux1852"),
    (12, "sum of two défaillants", "defaillants=somme guiton1822"),
    (13, "slow bearing off", "sortie=rapide guiton1822"),
    (14, "numbers played inside", "excedant=dedans malfilatre2013"),
    (15, "primauté by one die each", "primaute=rejetes s002"),
    (16, "threshold of the middle stake", "seuil=six guiton1822"),
    (17, "grande bredouille with pavillon", "grande-bredouille=pavillon guiton1822"),
    (18, "16 or 14 men", "dames-en-nombre dames-en-nombre-ici"),
    (19, "conservation and the own corner", "conserver-impuissance-coin"),
)


@pytest.mark.parametrize(("number", "question", "answer"), DISPUTED)
def test_each_disputed_point_is_answered(number: int, question: str, answer: str) -> None:
    """A disputed point has a crux whose default is the decision and names its source, or rules."""
    assert question
    name, equals, rest = answer.partition("=")
    if not equals:
        known_values = {rule.id for rule in Trictrac({}, TRICTRAC).rules}
        assert {f"trictrac.{word}" for word in answer.split()} <= known_values, number
        return
    key, by = rest.split(" ")
    crux = next(crux for crux in CRUCES if crux.name == name)
    assert (crux.default, crux.readings[0].by) == (key, by)


def test_all_nineteen_are_there() -> None:
    """No number is left out or stands twice."""
    assert [number for number, _, _ in DISPUTED] == list(range(1, 20))


def test_usual_is_what_no_reading_comes_to() -> None:
    """The usage that code falls back on is that of the default readings."""
    assert usage(Trictrac({}, TRICTRAC).readings) == Usage()


def test_kept_by_impuissance_marks_for_both() -> None:
    """A grand jan that sixes cannot break is its holder's four, and two for the other by the six.

    Guiton, chapter VI: he who cannot play keeps; the other marks each number not played.
    """
    men, foe = read("6:2 7:2 8:2 9:2 10:2 11:5"), read("T:15")
    results = {jan.name: (jan.points, jan.thrower) for jan in score(men, foe, (6, 6)).jans}
    assert results["conserver-grand"] == (6, True)
    assert results["impuissance"] == (4, False)


def test_corner_stays_where_a_number_is_not_played() -> None:
    """The two men of the corner never move by a throw of which a number cannot be played."""
    met = 0
    for men, foe in positions(17, 600):
        for high, low in throws(2):
            result = legal_of(men, foe, (high, low), Usage())
            if men[CORNER] == 2 and result.dice < 2:
                met += 1
                assert all(after[CORNER] >= 2 for after in result.plays), write(men)
    assert met > 20


@pytest.mark.parametrize("count", [14, 16])
def test_other_numbers_of_men_are_refused(count: int) -> None:
    """Fourteen men and sixteen are no position here, and the rule is named."""
    with pytest.raises(BadNotation, match=r"15 \(trictrac\.dames\)"):
        read(f"T:{count}" if count < 15 else "T:15 1")
