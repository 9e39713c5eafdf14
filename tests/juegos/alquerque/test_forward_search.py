"""juegos.engine.search: what it finds, that it can be stopped, and whom it beats."""

from __future__ import annotations

import random
from typing import Any

import pytest

from conf.make.computer_move import computer_move
from conf.make.duel import asked, match
from juegos import catalogue
from juegos.alquerque.family import FAMILY
from juegos.alquerque.players import DEAR, LEVELS, MISTAKE, Level, greedy, level_move, ponder
from juegos.alquerque.points_game import OFFER, REFUSE, TAKE, PointsGame
from juegos.alquerque.state import State
from juegos.engine.line_game import Move
from juegos.engine.search import SURE, WIN, Search
from juegos.tables import table
from juegos.tables.alquerque import RESULTS, WORK
from tests.help.sweeps import sweep

SLUGS = [slug for slug, entry in catalogue.CATALOGUE.items() if entry.family == "alquerque"]
DRAUGHTS = [slug for slug in SLUGS if slug == "alquerque" or slug.startswith("dama")]


def game_of(slug: str, **readings: str) -> PointsGame:
    """Return a game of points."""
    result = catalogue.game(slug, readings)
    assert isinstance(result, PointsGame)
    return result


def plain(core: Any, position: Any, depth: int) -> int:
    """Return the value of a position by looking at every line of so many turns."""
    moves = core.moves(position)
    if not moves:
        winner = core.ending(position).winner
        return 0 if winner is None else WIN if winner == core.side(position) else -WIN
    if not depth:
        value: int = core.value(position)
        return value
    best = -WIN - 1
    for move in moves:
        there = core.after(position, move)
        value = plain(core, there, depth - 1)
        best = max(best, value if core.side(there) == core.side(position) else -value)
    return best


@pytest.mark.thorough
@pytest.mark.heavy
def test_search_finds_what_looking_at_everything_finds() -> None:
    """Of three in a row by placing alone both find who wins from each position of twenty games."""
    core = game_of("alquerque-de-tres", movimiento="ninguno").core
    for seed in range(20):
        rng, position = random.Random(seed), core.start()
        for _ in range(seed % 4):
            position = core.after(position, rng.choice(list(core.moves(position))))
        search = ponder(Search(core, position), Level(8, 10**6))
        exact = plain(core, position, 8)
        assert (search.value > SURE, search.value < -SURE) == (exact == WIN, exact == -WIN)


def test_a_win_is_taken_the_shortest_way() -> None:
    """One man against one that stands beside it: he is taken at once, and that ends the game."""
    game = game_of("alquerque")
    state = game.read("5/5/5/1b3/w4 w")
    advice = level_move(Search(game.core, state.position), "strong", random.Random(1))
    assert game.write_move(advice.move) == "a1xc3"
    assert "this move wins, in 1 move at most" in advice.why
    search = ponder(Search(game.core, state.position), LEVELS["weak"])
    assert search.value == WIN - 1


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("level", FAMILY.players.levels)
def test_every_level_makes_a_move_of_the_game(
    slug: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The advice is one of the moves, at the start and in the middle, with less work than usual."""
    if level in LEVELS:
        monkeypatch.setitem(LEVELS, level, LEVELS[level]._replace(work=1_000))
    game, rng = game_of(slug), random.Random(1)
    state = game.start()
    for turns in range(9):
        if turns in {0, 8} and isinstance(game.turn(state), int):
            search = Search(game.core, state.position, state.past)
            result = level_move(search, level, random.Random(7))
            assert result.move in game.moves(state)
            assert result.why.endswith(".")
        moves = game.moves(state) or tuple(game.throws(state))
        state = game.play(state, rng.choice(moves)).state


def test_a_search_is_stopped_and_gone_on_with() -> None:
    """Thirty parts of the work come as deep as the whole at once, and both have a move."""
    core = game_of("damas-espanolas").core
    whole, parts = Search(core, core.start()), Search(core, core.start())
    whole.think(3000, 5)
    for _ in range(60):
        parts.think(100, 5)
    assert parts.depth >= 3
    assert parts.nodes > 100
    assert whole.best in core.moves(core.start())
    assert parts.best in core.moves(core.start())


def test_a_position_counts_with_its_moves() -> None:
    """What a search may do is used up by positions, and by each eight moves found at one."""
    core = game_of("dablot").core
    result, moves = [], core.moves

    def counted(position: Any) -> Any:
        result.append(moves(position))
        return result[-1]

    core.moves = counted
    search = Search(core, core.start())
    assert not search.think(1000)
    done = search.nodes + sum(len(some) // 8 for some in result)
    assert 1000 < done <= 1001 + max(map(len, result)) // 8
    assert search.nodes < 500


def test_a_win_seen_past_moves_looked_at_less_deep_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever international draughts sees won or lost, a search of all moves alike sees too."""
    core, seen = game_of("damas-internacionales").core, 0
    for seed in range(30):
        rows = core.board.rows[2:-2]  # three kings against two men who have far to go
        points = random.Random(seed).sample([point for row in rows for point in row], 5)
        position = core.build(dict(zip(points, "WWWbb", strict=True)), seed % 2, {})
        monkeypatch.setattr(core, "late", 3)
        search = ponder(Search(core, position), Level(5, 8_000))
        if abs(search.value) > SURE:
            monkeypatch.setattr(core, "late", 0)
            whole = ponder(Search(core, position), Level(WIN - abs(search.value), 10**6))
            assert (whole.value > SURE) == (search.value > SURE)
            assert abs(whole.value) > SURE
            seen += 1
    assert seen > 3


def test_the_other_games_look_at_all_moves_alike() -> None:
    """Only where it was measured to win more games are late moves looked at less deep."""
    assert [slug for slug in SLUGS if game_of(slug).core.late] == ["damas-internacionales"]


@pytest.mark.parametrize("slug", SLUGS)
def test_thinking_ends_with_the_work(slug: str) -> None:
    """No player of any level looks at more positions than his work allows, from the start on."""
    core = game_of(slug).core
    for level in LEVELS.values():
        less = level._replace(work=level.work // 20)
        search = ponder(Search(core, core.start()), less)
        assert search.nodes <= less.work // DEAR.get(slug, 1) + 1
        assert search.depth <= level.depth


def test_the_same_seed_plays_the_same() -> None:
    """The weak player draws among its moves, from the seed alone."""
    game = game_of("alquerque")
    state = game.start()
    chosen = [
        level_move(Search(game.core, state.position), "weak", random.Random(5)).move for _ in "ab"
    ]
    assert chosen[0] == chosen[1]


def test_the_weak_player_seldom_makes_a_costly_mistake() -> None:
    """Two of the four first moves lose a man: each is made a ninth as often as the others."""
    core = game_of("alquerque").core
    position = core.start()
    worth = Search(core, position).worths(sorted(core.moves(position)), 1, 5_000)
    rng = random.Random(1)
    drawn = [level_move(Search(core, position), "weak", rng).move for _ in range(1_000)]
    lost = [move for move in drawn if worth[move] == -2 * MISTAKE]
    assert len(lost) == pytest.approx(1_000 / 10, rel=0.2)
    assert set(drawn) == set(worth)


@pytest.mark.parametrize("work", [0, 1, 40])
def test_what_is_compared_ends_with_the_work(work: int) -> None:
    """Moves that the work does not reach are left out, and no more is looked at."""
    core = game_of("alquerque").core
    search, moves = Search(core, core.start()), sorted(core.moves(core.start()))
    assert len(search.worths(moves, 3, work)) < len(moves)
    assert search.nodes <= work + 1


def test_a_position_that_stood_is_worth_nothing() -> None:
    """If all that a move leads to has stood before, the search reckons it as drawn."""
    game = game_of("alquerque", final="repeticion")
    position = game.read("5/5/2w2/5/b4 w").position
    core = game.core
    past = [core.after(position, move) for move in core.moves(position)]
    search = Search(core, position, past)
    search.think(500, 1)
    assert search.value == 0


def test_greedy_takes_most() -> None:
    """Of captures of one and of two men it makes one of two."""
    moves = [Move((0, 1)), Move((0, 2), 0b10), Move((0, 4), 0b1010)]
    assert greedy(moves, random.Random(1)).taken == 0b1010


def test_a_draw_is_taken_by_who_stands_worse() -> None:
    """Offered a draw, the computer takes it with one man against four, and refuses with four."""
    game = game_of("alquerque", final="acuerdo")
    for men, answer in (("wwww1/5/5/5/b4 w", TAKE), ("w4/5/5/5/bbbb1 w", REFUSE)):
        state: State = game.play(game.read(men), OFFER).state
        assert computer_move(game, state, "strong", random.Random(1)).move == answer


@pytest.mark.parametrize("slug", RESULTS)
def test_the_strong_beat_the_greedy(slug: str) -> None:
    """In every game most of those decided are won, beyond luck; nine of ten games of draughts."""
    results = RESULTS[slug]
    won, lost = map(results.count, "wl")
    assert len(results) == 100
    assert set(results) <= set("wdl")
    assert won - lost > 3 * (won + lost) ** 0.5
    assert won >= 90 or slug not in DRAUGHTS


@pytest.mark.parametrize("slug", sweep(RESULTS, "alquerque", "damas-rusas", "konane"))
def test_matches_come_out_again(slug: str) -> None:
    """Two games of each match, played again."""
    results = RESULTS[slug]
    for seed in (8, 9):
        assert match(slug, Level(40, WORK), seed) == results[seed]


def test_matches_are_shown() -> None:
    """The table of the family has a row for each match, and says how it was played."""
    shown = table("alquerque-familia.encuentros")
    assert [row[0] for row in shown.rows] == [slug for slug in asked() if slug in RESULTS]
    assert len(RESULTS) > 15
    assert all(sum(map(int, map(str, row[2:]))) == row[1] == 100 for row in shown.rows)
    assert f"is {WORK}," in shown.unit


def test_what_is_solved_is_played_so() -> None:
    """Of three in a row, centre free, the strong player wins in nine moves whatever is answered."""
    for seed in range(5):
        game, rng = game_of("alquerque-de-tres"), random.Random(seed)
        state, turns = game.start(), 0
        while isinstance(seat := game.turn(state), int):
            move = rng.choice(game.moves(state))
            if seat == 0:
                result = computer_move(game, state, "strong", rng)
                assert "What is left is solved: this move wins" in result.why
                move = result.move
            state, turns = game.play(state, move).state, turns + 1
        end = game.outcome(state)
        assert end
        assert end.shares[0] == 1
        assert turns <= 9


def test_an_ending_of_three_men_is_played_by_its_solution() -> None:
    """Two men beside one that can take at once: the move says that all is solved."""
    game = game_of("alquerque")
    result = computer_move(game, game.read("5/5/2b2/1w3/w4 w"), "strong", random.Random(1))
    assert "solved" in result.why
    assert result.move.taken


def test_levels_are_in_order() -> None:
    """Each level thinks more than the next."""
    strong, middling, weak = (LEVELS[name] for name in ("strong", "middling", "weak"))
    assert strong.depth > middling.depth > weak.depth
    assert strong.work > middling.work > weak.work
