"""The treatises: positions with what Guiton, Lepeintre and Lelasseux-Lafosse say of them."""

from __future__ import annotations

from collections import Counter

import pytest

from conf.claims import position_board, question_text
from conf.claims.questions import NONE, Asked, fills, plays, points, twice
from conf.claims.worked_positions import EVIDENCE, VERDICTS, Position, positions, results, unused
from conf.edition.corpus import load
from juegos import catalogue
from juegos.serve import handle
from juegos.tablas.trictrac.position import read_both
from juegos.tablas.trictrac.scoring import score
from juegos.tablas.trictrac.state import when, with_throw

POSITIONS = positions()
FULL = "6:2 7:2 8:2 9:2 10:2 11:2"


@pytest.mark.parametrize("one", POSITIONS, ids=lambda one: one.id)
def test_position_comes_to_what_is_printed(one: Position) -> None:
    """Our answer is the printed one, but where the file says why it is not."""
    assert one.checks
    for check in one.checks:
        assert (one.ours(check) == check.printed) == (check.differs == ""), check


def test_positions_can_be_traced() -> None:
    """Each has an id of its own, a work, a place, and fifteen men a side."""
    assert len({one.id for one in POSITIONS}) == len(POSITIONS)
    for one in POSITIONS:
        assert load().cited(one.by)["title"]
        assert one.where, one.id
        assert one.evidence in EVIDENCE, one.id
        assert [sum(men) for men in read_both(one.thrower, one.opponent)] == [15, 15]


def test_the_game_scores_a_position_as_the_question_does() -> None:
    """A link opens with the men as they stand, and there a throw makes the same jans."""
    game = catalogue.game("trictrac")
    for one in POSITIONS:
        state = game.read(position_board.state(one))
        men, foe = read_both(one.thrower, one.opponent)
        assert state.men == (men, foe), one.id
        for check in one.checks:
            if check.asks in {"jans", "points"}:
                asked = Asked(one.thrower, one.opponent, check.of, check.printed, one.nth)
                context = when(state, with_throw(state, asked.throw))
                assert score(men, foe, asked.throw, when=context) == asked.score(), one.id


def test_the_link_of_a_position_opens_it() -> None:
    """An opening throw and a late one: each is the third of its side, or nobody's first."""
    for id, throws in (("lepeintre.I-III.1", "lances=2,2 coin=2,0"), ("guiton.VII.1", "coin=0,0")):
        one = next(one for one in POSITIONS if one.id == id)
        opened = handle({"do": "unlink", "link": position_board.link(one)})
        assert opened["state"] == position_board.state(one)
        assert throws in opened["state"]


def test_a_figure_has_a_position_or_a_reason() -> None:
    """Every figure of Lelasseux-Lafosse, Lepeintre and Guiton is in one of the two lists."""
    roman = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX".split()
    drawn = {"lelasseux1852": range(1, 59), "lepeintre1818": range(1, 32), "guiton1822": roman}
    for by, figures in drawn.items():
        used = {one.figure for one in POSITIONS if one.by == by and one.figure}
        reasons = {name for one in unused() if one.by == by for name in one.figure.split(", ")}
        assert not used & reasons
        assert {str(figure) for figure in figures} <= used | reasons
    assert all(one.why.endswith(".") for one in unused())


def test_differences_are_told() -> None:
    """What is not equal is a slip or rests on another assumption, and a sentence says which."""
    for one in results():
        assert one.verdict in VERDICTS, one
        assert bool(one.check.differs) == one.check.note.endswith("."), one


def test_all_three_treatises_are_held() -> None:
    """More than six hundred answers are counted, most of Lelasseux-Lafosse."""
    by_work = Counter(one.position.by for one in results())
    assert set(by_work) == {"lelasseux1852", "lepeintre1818", "guiton1822"}
    assert by_work.total() > 600
    assert by_work["lelasseux1852"] > 500


@pytest.mark.parametrize(
    ("where", "asks"),
    [("62", "keeping"), ("63", "fills"), ("101", "fills"), ("105", "fills")],
)
def test_slips_that_others_found(where: str, asks: str) -> None:
    """The slips of Lelasseux-Lafosse that were found from outside are slips here: of 63, two."""
    slips = [
        one
        for one in results()
        if (one.position.where, one.check.asks, one.verdict) == (where, asks, "slip")
    ]
    assert len(slips) == (2 if where == "63" else 1)


def test_every_question_has_words() -> None:
    """What is asked of each position can be said in a line."""
    assert all(str(question_text.words(one.check)) for one in results())


def test_answers_by_hand() -> None:
    """Two men six arrows from the half-case fill by its sixteen ways, as listed by hand."""
    result = fills(Asked("T:2 6 7:3 8:2 9:2 10:2 11:3", "T:15", "", ""))
    assert result == "6-6 6-5 6-4 6-3 6-2 6-1 5-1 4-2 3-3"
    assert fills(Asked("T:15", "T:15", "", "")) == NONE
    assert plays(Asked("T:15", "T:15", "6-6", "")) == "T:13 6:2"
    assert points(Asked("T:13 11:2", "T:13 10:2", "6-1", "", 3)) == "4"


def test_keeping_twice_by_hand() -> None:
    """Three men in the corner keep by 6-6 alone, and that leaves all as it was: once of 1296."""
    assert twice(Asked("6:2 7:2 8:2 9:2 10:2 11:5", f"T:3 {FULL}", "", "")) == "1"
