"""juegos as a library: what ``import juegos`` gives, and what a notebook shows of it."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from fractions import Fraction

import html5lib
import pytest

import juegos
from juegos import catalogue, library
from juegos.core.errors import BadRequest, IllegalMove, NotExact, UnknownName
from juegos.core.game import Turn
from juegos.engine.odds import odds as exact
from juegos.serve import handle


def test_the_package_has_what_the_library_has() -> None:
    """Each name of it, and neither completion nor an import of all has others."""
    offered = [name for name in dir(juegos) if not name.startswith("__")]
    assert offered == sorted(vars(juegos)["__all__"]) == sorted(library.__all__)
    for name in offered:
        assert getattr(juegos, name) is getattr(library, name)


def test_the_package_has_no_other_name() -> None:
    """What there is not is an error as of any module."""
    with pytest.raises(AttributeError, match="'chess'"):
        _ = juegos.chess  # type: ignore[attr-defined]


@pytest.mark.parametrize("slug", ["azar", "panquist"])
def test_odds_are_those_of_the_door(slug: str) -> None:
    """The same fraction, from the start and from where a game stands."""
    door = handle({"do": "odds", "slug": slug})
    assert juegos.odds(slug).mean_net == Fraction(door["mean_net"])
    assert juegos.play(slug).odds() == juegos.odds(slug)
    later = juegos.play(slug).throw(seed=1)
    state = repr(later).partition(": ")[2]
    assert state != repr(juegos.play(slug)).partition(": ")[2]
    there = handle({"do": "odds", "slug": slug, "state": state})
    assert later.odds().mean_net == Fraction(there["mean_net"])


@pytest.mark.parametrize("slug", ["doblet", "doze-canes", "quinze-tablas"])
def test_chances_that_take_minutes_are_those_kept(slug: str) -> None:
    """Of the game as a whole; of a state on the way there are none, and that is told at once."""
    reply = handle({"do": "odds", "slug": slug})
    result = juegos.odds(slug)
    names = ("first_wins", "second_wins", "nobody_wins", "mean_casts")
    results = (result.p_first, result.p_second, result.p_draw, result.mean_casts)
    assert results == tuple(Fraction(reply[name]) for name in names)
    assert juegos.play(slug).odds() == result
    with pytest.raises(NotExact, match="not of a state"):
        juegos.play(slug).throw(seed=1).odds()


@pytest.mark.parametrize(
    ("slug", "readings"), [("riffa", {}), ("tanto", {}), ("quinze-tablas", {"tablas": "seys"})]
)
@pytest.mark.thorough
def test_two_stakes_that_never_grow_make_net_and_variance(
    slug: str, readings: dict[str, str]
) -> None:
    """As the odds of games that are kept tell them; here the chain is walked."""
    walked = exact(juegos.game(slug, readings).game)
    net = walked.p_first - walked.p_second
    assert walked.mean_net == net
    assert walked.variance == walked.p_first + walked.p_second - net**2
    assert walked.mean_pot == 1
    assert juegos.odds(slug, readings) == walked


@pytest.mark.parametrize("slug", catalogue.CATALOGUE)
def test_every_game_shows_its_board(slug: str) -> None:
    """A notebook gets a drawing, well formed and with its words, of any game."""
    drawing = ET.fromstring(juegos.play(slug)._repr_svg_())  # noqa: S314 - of our own making
    assert drawing.tag.endswith("svg")
    assert drawing.get("aria-label") or drawing[0].text


def test_a_table_is_shown_as_a_table() -> None:
    """Its caption is its title, and its cells are those of its CSV; a parser finds no fault."""
    table = juegos.table("azar.odds")
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    (shown,) = parser.parseFragment(table._repr_html_())
    assert shown.find("caption").text == table.title
    assert len(shown.findall(".//tr")) == 1 + len(table.rows)
    assert [th.text for th in shown.iter("th")] == list(table.spread()[0])


def test_a_game_is_played_and_thrown() -> None:
    """Moves, throws of a seed, the end with its rule; a state is never changed."""
    start = juegos.play("mayores")
    assert start.turn is Turn.CHANCE
    assert len(start.legal_moves) == 56
    over = start.throw(seed=1).throw(seed=2)
    assert repr(over) == repr(start.throw(seed=1).throw(seed=2))
    assert start.outcome is None
    end = juegos.play("mayores", "6-4-1", "5-3-1")
    assert (end.turn, end.legal_moves, end.events[-1].rule.id) == (Turn.END, (), "mayores.gana")


def test_a_game_written_down_is_replayed() -> None:
    """Where it ends is where the same moves lead, under the readings that it names."""
    text = "Game: mayores\nReadings: dados=dos\n\n6-4\n5-3\n"
    played = juegos.play("mayores", "6-4", "5-3", readings={"dados": "dos"})
    assert repr(juegos.record(text)) == repr(played)
    assert juegos.record(text).game.readings["dados"] == "dos"


def test_what_is_wrong_is_told() -> None:
    """An unknown game, a move that is not allowed, a throw where there is none."""
    with pytest.raises(UnknownName, match="nearest: azar"):
        juegos.play("azer")
    with pytest.raises(IllegalMove):
        juegos.play("alquerque", "a1-b1")
    with pytest.raises(BadRequest, match="nothing to throw"):
        juegos.play("alquerque").throw()
    with pytest.raises(BadRequest, match="nothing to throw"):
        juegos.game("backgammon").throw("6-5").throw("6-5")
    with pytest.raises(UnknownName, match=r"no crux 'cbo'; there are: .*cubo"):
        juegos.game("backgammon", cbo="si")


def test_readings_are_given_by_name() -> None:
    """The same as by a mapping, in each function; ``_`` stands for the ``-`` of a name."""
    named = juegos.game("backgammon", cubo="si", dados_ambos="acaba")
    mapped = juegos.play("backgammon", readings={"cubo": "si", "dados-ambos": "acaba"})
    assert named.game.readings == mapped.game.readings
    assert (named.game.readings["cubo"], named.game.readings["dados-ambos"]) == ("si", "acaba")
    assert juegos.odds("azar", encuentro="pasa") == juegos.odds("azar", {"encuentro": "pasa"})
    assert named.throw("6-5").notation == named.play("6-5").notation


def test_no_crux_has_a_name_that_a_keyword_cannot_be() -> None:
    """None has an underscore of its own, and none is called as another argument is."""
    names = {crux.name for entry in catalogue.CATALOGUE.values() for crux in entry.cruces}
    assert [name for name in names if not name.replace("-", "_").isidentifier()] == []
    assert {name for name in names if "_" in name} | ({"slug", "readings", "id"} & names) == set()
