"""What choices cost and throws bring: engine.review, engine.balance, their doors, by two roads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

import pytest

from juegos import catalogue
from juegos.alquerque import review as of_lines
from juegos.alquerque.endings import exact
from juegos.alquerque.players import LEVELS, Level
from juegos.core.game import Turn
from juegos.core.review import Unit
from juegos.engine import account as accounts
from juegos.engine.balance import balance
from juegos.engine.exact_values import exact_value
from juegos.engine.odds import odds
from juegos.engine.review import BEST, DECISION, LUCK, ReviewedStep
from juegos.engine.sample import draw
from juegos.engine.strategy_iteration import move_values
from juegos.serve import handle
from tests.help.calls import ask
from tests.help.sweeps import sweep

SLUGS = list(catalogue.CATALOGUE)
ONE_OF_EACH = ("guirguiesca", "alquerque-de-tres", "toc", "todas-tablas", "tick-tack", "piquet")


class Step(NamedTuple):
    """A step of a game that was played by lot: where, what was done, and who was to do it."""

    state: str
    move: str
    turn: int | Turn


def played(slug: str, number: int, most: int = 400) -> tuple[list[Step], str]:
    """Return a game in which all is drawn by lot, and the state after its last step."""
    game, rng = catalogue.game(slug), Random(f"{slug} {number}")
    state, table, result = game.start(), accounts.opening(game), list[Step]()
    while (turn := game.turn(state)) is not Turn.END and len(result) < most:
        chance = turn is Turn.CHANCE
        move = draw(game.throws(state), rng) if chance else rng.choice(game.moves(state))
        result.append(Step(accounts.write(game, state, table), game.write_move(move), turn))
        step = game.play(state, move)
        state, table = step.state, table.after(step)
    return result, accounts.write(game, state, table)


def review(slug: str, step: Step, **more: Any) -> dict[str, Any]:
    """Return what the door says of a step."""
    return ask("review", slug=slug, state=step.state, move=step.move, **{"seed": 1, **more})


DICE = ("tanto", "azar", "panquist", "medio-azar", "guirguiesca")


@pytest.mark.parametrize("slug", DICE)
def test_result_is_what_luck_and_choices_make_of_the_start(slug: str) -> None:
    """Of games reckoned to the end the sum is exact: A's gain is start, luck and costs together."""
    game = catalogue.game(slug)
    for number in range(3):
        steps, last = played(slug, number)
        reviews = [review(slug, step) for step in steps]
        signed = Fraction(reviews[0]["value"])
        for result in reviews:
            assert result["what"] in {"luck", "decision", "best", "forced"}
            sign = -1 if result["what"] == "decision" and result["seat"] == 0 else 1
            signed += sign * Fraction(result["change"] or 0)
        end, table = accounts.read(game, last)
        outcome = game.outcome(end)
        assert outcome is not None
        assert signed == table.net(outcome)[0]
        value = handle({"do": "balance", "slug": slug, "reviews": reviews})["says"]
        assert value[-1] == "All exact: computed to the end."
        assert f"together {float(signed):+.3f} stakes" in value[2]


@pytest.mark.parametrize("slug", ["azar", "panquist"])
def test_worth_of_a_state_is_the_mean_that_odds_tell(slug: str) -> None:
    """The chain is solved once for all states; solved from each by itself it says the same."""
    game = catalogue.game(slug)
    for step in played(slug, 1)[0][:4]:
        state, table = accounts.read(game, step.state)
        mean = odds(game, state, account=table).mean_net
        assert table.paid[0] + exact_value(game, state, table.pot) == mean


def test_cost_where_seats_decide_is_the_difference_of_best_play() -> None:
    """Whatever is done at guirguiesca, the cost is what the best gains more, by another road."""
    game, text = catalogue.game("guirguiesca"), "envite A 4 - pot=1 paid=0:0"
    state, table = accounts.read(game, text)
    gains = move_values(game, state, table.pot)
    for move, gain in gains.items():
        result = review("guirguiesca", Step(text, game.write_move(move), 1))
        assert Fraction(result["change"]) == max(gains.values()) - gain
        assert result["what"] == (DECISION if gain < max(gains.values()) else BEST)


@pytest.mark.thorough
@pytest.mark.parametrize("text", ["3/3/3 w", "3/1w1/1bw b", "1w1/b2/3 w", "w1b/b1w/bw1 b"])
def test_cost_of_a_solved_game_is_what_its_solution_tells(text: str) -> None:
    """At alquerque de tres a move costs as many games as it gives away, and nothing if best."""
    game: Any = catalogue.game("alquerque-de-tres")
    state = game.read(text)
    solved = exact(game.core, state.position)
    assert solved is not None
    seat, here = game.turn(state), solved[state.position].winner
    gives = {None: 0, seat: 1, 1 - seat: -1}
    for move in game.moves(state):
        there = solved[game.core.after(state.position, move)].winner
        result = review("alquerque-de-tres", Step(text, game.write_move(move), seat))
        assert Fraction(result["change"]) == gives[here] - gives[there]
        if result["what"] == DECISION:
            assert (result["margin"], result["unit"]) == ("0", "games")
            assert result["sure"] == "Exact: computed to the end."
            assert result["why"].startswith("What is left is solved")  # and no estimate in men


def test_search_tells_what_a_missed_win_has_cost_and_that_it_estimates() -> None:
    """A man who could have taken the last one, and walks beside him, gives a win away."""
    walked = review("alquerque", Step("5/1b3/2b2/2w2/4w w", "e1-d1", 0))

    assert walked["what"] == DECISION
    assert Fraction(walked["change"]) > 0
    assert (walked["margin"], walked["unit"], walked["game"]) == (None, "men", "10")
    assert "nobody knows" in walked["sure"]
    assert review("alquerque", Step("5/5/2b2/2w2/5 w", "c2xc4", 0))["change"] == "0"


TABLES = ("backgammon", "tabula", "trictrac", "toc", "tick-tack", "todas-tablas")


@pytest.mark.parametrize("slug", sweep(TABLES, "backgammon", "toc"))
def test_throws_bring_nothing_on_average(slug: str) -> None:
    """Weighed by how often they fall, the luck of all throws adds up to nought."""
    game = catalogue.game(slug)
    at = next(step for step in played(slug, 2)[0][4:] if step.turn is Turn.CHANCE)
    throws = game.throws(accounts.read(game, at.state)[0])
    each = {t: review(slug, at._replace(move=game.write_move(t))) for t in throws}

    assert {item["what"] for item in each.values()} == {LUCK}
    assert throws.mean(lambda throw: Fraction(each[throw]["change"])) == 0
    assert len({item["change"] for item in each.values()}) > 1


def test_dice_for_who_begins_are_not_judged() -> None:
    """What such a throw brings, the reviewer of the game does not say, and says so."""
    result = review("backgammon", played("backgammon", 1)[0][0])

    assert (result["what"], result["change"]) == ("untold", None)
    assert result["sure"] == "What this brought to either player is not judged."


def piquet(kinds: str, number: int = 3) -> Iterator[Step]:
    """Yield the choices of a first deal of piquet that begin so."""
    for step in played("piquet", number, 110)[0]:
        if isinstance(step.turn, int) and step.move.startswith(kinds):
            yield step


def test_review_of_hidden_cards_rests_on_what_the_seat_may_know() -> None:
    """With other cards where the seat cannot see them a discard is judged just the same."""
    game: Any = catalogue.game("piquet")
    step = next(piquet("descarta"))
    state = game.read(step.state)
    other = game.read(_shuffled(game, step.state, step.turn))

    assert game.view(state, step.turn) == game.view(other, step.turn)
    assert state != other
    one, two = (review("piquet", step._replace(state=game.write(s))) for s in (state, other))
    assert {**one, "state": ""} == {**two, "state": ""}
    assert "imagined cards" in one["sure"]


def _shuffled(game: Any, text: str, seat: int | Turn) -> str:
    """Return the state with two cards exchanged that the seat cannot see."""
    state = game.read(text)
    seen = game.view(state, seat)
    cards = [rank + suit for rank in "AKQJT987" for suit in "SHDC" if rank + suit in text]
    for one, other in ((a, b) for a in cards for b in cards if a < b):
        swapped = text.replace(one, "##").replace(other, one).replace("##", other)
        try:
            if swapped != text and game.view(game.read(swapped), seat) == seen:
                return swapped
        except ValueError:
            continue
    raise AssertionError("no two cards are hidden")


def test_other_seat_is_told_nothing_while_cards_are_hidden() -> None:
    """Who asks for a seat learns neither move nor cost of the other's choices, nor of the deal."""
    step = next(piquet("descarta"))
    assert isinstance(step.turn, int)
    result = review("piquet", step, seat=1 - step.turn)

    assert result["what"] == "kept"
    assert {result[name] for name in ("move", "said", "best_said")} == {""}
    assert {result[name] for name in ("best", "value", "worth", "change", "margin")} == {None}
    assert review("piquet", step, seat=step.turn)["move"] == step.move


@pytest.mark.heavy
@pytest.mark.thorough
def test_standard_error_is_that_of_repeated_seeds() -> None:
    """Costs of a discard by other seeds lie about each other as the error says."""
    step = next(piquet("descarta"))
    game = catalogue.game("piquet")
    advised = handle({"do": "advise", "slug": "piquet", "state": step.state, "seed": 1})["move"]
    assert advised != step.move
    results = [review("piquet", step, seed=seed) for seed in range(5)]
    costs = [float(Fraction(one["change"])) for one in results if one["best"] == results[0]["best"]]
    margins = [float(Fraction(one["margin"])) for one in results if one["margin"]]

    assert game.hides
    assert len(costs) > 1
    assert max(costs) - min(costs) < 8 * max(margins)
    assert max(margins) < 2 * min(margins)


MEN = Unit("men", Fraction(10))


def test_balance_names_the_dearest_choices_of_both() -> None:
    """Three at most, in the order of the game; a game won and a man are weighed by their units."""
    costs = [(1, MEN), (9, MEN), (1, Unit("games")), (0, MEN), (2, MEN)]
    steps = [
        ReviewedStep(DECISION, at % 2, "x", Fraction(cost), Fraction(0), Fraction(cost), unit)
        for at, (cost, unit) in enumerate(costs)
    ]
    result = balance(steps)

    assert result.moments == (1, 2, 4)
    assert [(one.unit, int(one.amount)) for one in result.seats[0].costs] == [
        ("men", 3),
        ("games", 1),
    ]
    assert [seat.choices for seat in result.seats] == [3, 2]
    assert balance([]).moments == ()


def test_balance_adds_errors_as_those_of_things_that_differ() -> None:
    """Three and four make five; where one is not known, the sum is not."""
    steps = [
        ReviewedStep(DECISION, 0, "x", Fraction(1), Fraction(0), Fraction(1), MEN, Fraction(error))
        for error in (3, 4)
    ]
    unknown = steps[0]._replace(error=None)

    assert balance(steps).seats[0].costs[0].error == 5
    assert balance([*steps, unknown]).seats[0].costs[0].error is None


def test_moments_are_drawn_as_the_board_stood() -> None:
    """Of each the door gives its place, the board in words, and its drawing."""
    steps = played("alquerque-de-tres", 4)[0]
    reviews = [review("alquerque-de-tres", step) for step in steps[:8]]
    reply = handle({"do": "balance", "slug": "alquerque-de-tres", "reviews": reviews})

    assert reply["moments"]
    for moment in reply["moments"]:
        assert moment["svg"].startswith("<svg")
        assert reviews[moment["at"]]["what"] == DECISION


@pytest.mark.parametrize(
    "reviews",
    [
        *(None, "x", [1], [{}], [{"what": "luck", "seat": 7}], [{"what": "luck", "change": 1}]),
        [{"what": "luck", "change": "1/0"}],
        [{"what": "luck", "unit": 3}],
        *([{"what": "luck", "seat": seat}] for seat in ([], {}, True, 1.0)),
        *([{"what": what, "seat": 0}] for what in ([], {}, None, True)),
        *([{"what": "luck", "change": "9" * 400}], [{"what": "luck", "game": "-" + "9" * 11}]),
        [{"what": "luck", "change": f"1/{10**1900 + step}"} for step in range(3)],
    ],
)
def test_reviews_that_are_none_are_refused(reviews: object) -> None:
    """What a page hands back is read like anything else that comes from outside."""
    reply = handle({"do": "balance", "slug": "azar", "reviews": reviews})

    assert reply["error"]["kind"] == "BadRequest"


def test_step_that_cannot_be_made_is_refused() -> None:
    """Nor is there anything to review once a game is over."""
    ask = {"do": "review", "slug": "alquerque-de-tres"}

    assert handle({**ask, "state": "3/3/3 w", "move": "a1-a2"})["error"]["kind"] == "IllegalMove"
    over = played("alquerque-de-tres", 4)[1]
    assert "error" in handle({**ask, "state": over, "move": "a1-a2"})


def test_result_tells_who_has_won_by_which_rule_and_how_much() -> None:
    """Of a game that is not over there is none."""
    over = handle({"do": "result", "slug": "azar", "state": "fin A azar.azar-segundo"})
    begun = handle({"do": "result", "slug": "azar", "state": "primera A - -"})
    ended = played("azar", 1)[1]
    reply = handle({"do": "result", "slug": "azar", "state": ended})

    assert "error" in over or over["winner"] == 0
    assert begun["error"]["message"] == "the game is not over"
    assert reply["winner"] in {0, 1}
    assert sorted(reply["gains"]) == ["-1", "1"]
    assert reply["says"][0] == f"{'AB'[reply['winner']]} wins."
    assert (reply["written"], reply["why"].split(".")[0]) == ([], "azar")
    assert reply["says"][1].startswith("In stakes: A ")


def test_stakes_are_told_where_there_are_some() -> None:
    """Not of a game of points; of backgammon where it counts more than once."""
    tres = handle({"do": "result", "slug": "alquerque-de-tres", "state": "bb1/3/www b"})
    assert len(tres["says"]) == 1
    usual = "A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5"
    for times, sentences in ((1, 1), (2, 2)):
        asked = {"slug": "backgammon", "state": f"tira A {usual}", "move": f"abandona A {times}"}
        end = handle({"do": "play", **asked})
        reply = handle({"do": "result", "slug": "backgammon", "state": end["state"]})
        assert len(reply["says"]) == sentences


@pytest.mark.parametrize("slug", sweep(("toc", "trictrac", "trictrac-a-ecrire"), "toc"))
def test_result_adds_up_what_was_marked_by_rule(slug: str) -> None:
    """Every point and hole that was marked stands in it once, by seat and rule.

    What is written down of it, payment by payment, comes to what each has gained.
    """
    steps, last = played(slug, 1, 6000)
    events = list[dict[str, Any]]()
    for step in steps:
        ask = {"do": "play", "slug": slug, "state": step.state, "move": step.move}
        events += handle(ask)["events"]
    reply = handle({"do": "result", "slug": slug, "state": last, "events": events})

    assert reply["written"]
    entry = catalogue.entry(slug)
    apart = {f"{slug}.{name}" for name in entry.pays}
    counts = {f"{slug}.{name}" for name in entry.marking} or {one["rule"] for one in events}
    for seat in (0, 1):
        scored = [one for one in events if one["seat"] == seat and one["amount"] > 0]
        marked = sum(one["amount"] for one in scored if one["rule"] in counts - apart)
        assert reply["marked"][seat] == marked
        assert sum(row["amounts"][seat] for row in reply["written"]) == marked
    assert bool(reply["holes"]) == (slug == "trictrac")
    assert max(reply["holes"], default=12) >= 12
    assert bool(reply["paid"]) == (slug == "trictrac-a-ecrire")  # which is named after its score
    if reply["paid"]:
        one, other = reply["totals"]
        assert reply["gains"] == [str(one - other), str(other - one)]


@pytest.mark.parametrize("slug", sweep(SLUGS, "azar", "alquerque", "backgammon", "tabula"))
def test_every_game_that_is_over_has_a_result(slug: str) -> None:
    """Whatever its scene tells of the seats; holes are of the games that mark points as holes."""
    end = played(slug, 1, 20_000)[1]
    reply = handle({"do": "result", "slug": slug, "state": end})
    assert "error" not in reply or reply["error"]["message"] == "the game is not over"
    assert bool(reply.get("holes")) == (slug == "trictrac")


@pytest.mark.parametrize("seed", sweep(range(40), *range(2)))
def test_the_score_card_of_piquet_is_the_written_score(seed: int) -> None:
    """Also where much is called falsely, taken back or set right, by one side or the other."""
    lot = Random(seed)
    reply = handle({"do": "start", "slug": "piquet"})
    events, corrections = [], 0
    while not reply["outcome"]:
        asked = {"slug": "piquet", "state": reply["state"]}
        if reply["turn"] == "chance":
            reply = handle({"do": "throw", "seed": lot.randrange(2**30), **asked})
        else:
            late = [move for move in reply["moves"] if move.startswith(("retira", "suma"))]
            corrections += bool(late)
            some = late if late and lot.random() < 0.7 else reply["moves"]  # not for ever
            reply = handle({"do": "play", "move": lot.choice(some), **asked})
        events += reply["events"]
    answer = handle({"do": "result", "slug": "piquet", "state": reply["state"], "events": events})
    assert corrections
    assert answer["marked"] == list(reply["scene"]["totals"])


@pytest.mark.parametrize("slug", sweep(SLUGS, *ONE_OF_EACH))
def test_first_steps_of_every_game_are_reviewed_or_told_why_not(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A choice has a cost that is not negative, or a sentence that says that none is known."""
    short = Level(2, 2_000)  # for here it matters that something is said, and not how well
    monkeypatch.setitem(LEVELS, "strong", short)
    monkeypatch.setattr(of_lines, "CHOICE", short)
    steps = [step for step in played(slug, 1, 60)[0] if step.turn is not Turn.CHANCE][:3]
    for step in [*steps, played(slug, 1, 1)[0][0]]:
        result = review(slug, step)
        assert result["sure"].endswith(".")
        assert not re.search(r"[.”][,;.]", result["told"])  # a sentence is no part of another
        assert result["what"] in {"best", "forced", "luck", "untold"} or result["best"] != step.move
        if result["what"] == DECISION and result["change"] is not None:
            assert Fraction(result["change"]) > 0
            assert Fraction(result["value"]) - Fraction(result["worth"]) == Fraction(
                result["change"]
            )
        if result["change"] is None:
            assert result["what"] in {"forced", "untold"} or "No value is known" in result["sure"]
