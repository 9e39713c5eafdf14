"""A deal as it is played: carte blanche, exchange, dialogue, count, tricks; and what is refused."""

from __future__ import annotations

import pytest

from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import Turn
from juegos.material import cards
from juegos.naipes.piquet.game import Piquet, State
from juegos.naipes.piquet.state import counted
from tests.juegos.naipes.deals import GAME, dealt, fired, last, run

# The Example of Cavendish's Description: the hands dealt, the exchange, the play.
ELDER = "AS KS JS AH QH JH 8H JC 8C 7C 9D 8D"
YOUNGER = "TS 7S TH 9H 7H KC QC TC AD QD JD TD"
EXCHANGE = (
    "descarta KS 9D 8D 8C 7C",
    "9S 8S KH 9C KD",
    "descarta 7S 9H 7H",
    "QS AC 7D",
)
CALLS = (
    "punto 5",
    "cuanto",
    "declara AH KH QH JH 8H",
    "buena",
    "secuencia 4",
    "buena",
    "declara AH KH QH JH",
    "declara JS JH JC",
    "no",
)
COUNTS = ("suma TS TH TD TC", "suma QS QD QC", "basta")
PLAY = "TH KH 7D QH TD JH JD 8H QD KD AD AC 9C KC JC QC 8S TC 9S QS AS JS TS"


def test_the_example_of_the_description_as_it_is_played() -> None:
    """The dialogue word for word, and every count aloud: 28 to the elder, 23 to the younger."""
    state = dealt(GAME, ELDER, YOUNGER)
    steps = run(GAME, state, *EXCHANGE, *CALLS, "AH", *COUNTS[:2], PLAY)
    assert steps[-1].state.scores == ((23, 28),)
    assert GAME.turn(steps[-1].state) is Turn.CHANCE
    amounts = [e.amount for step in steps for e in step.events if e.amount]
    assert amounts[:5] == [5, 4, 1, 14, 3]
    assert amounts[-3:] == [1, 1, 10]
    assert "pregunta" in fired(steps)
    assert "turno" in fired(steps)


def test_the_younger_asks_what_a_point_makes() -> None:
    """Of a point he asks what it makes, of a sequence how high it is."""
    steps = run(GAME, dealt(GAME, ELDER, YOUNGER), *EXCHANGE, *CALLS[:2])
    assert steps[-1].events[0].text == "The younger asks what they make."
    elder = "TS 9S 8S 7S TC 9C KD QD JH 8H QS 7D"
    younger = "TH 9H 7H AH JD TD 9D 8D AS KS KC JC"
    state = last(GAME, dealt(GAME, elder, younger), "descarta 7D", "AC", "deja")
    state = last(GAME, state, "descarta KC", "QC", "calla", "secuencia 4")
    (asked,) = run(GAME, state, "cuanto")
    assert asked.events[0].text == "The younger asks how high."


def test_running_count_is_as_it_is_called() -> None:
    """“Nine”; “ten” with the ace of hearts; the younger “seventeen”; then fourteen."""
    state = last(GAME, dealt(GAME, ELDER, YOUNGER), *EXCHANGE, *CALLS)
    assert counted(deal(state), GAME.table_rules).total == (9, 0)
    state = last(GAME, state, "AH", *COUNTS[:2])
    assert counted(deal(state), GAME.table_rules).total == (10, 17)
    state = last(GAME, state, "TH KH 7D QH TD JH JD 8H QD")
    assert counted(deal(state), GAME.table_rules).total == (14, 17)


def deal(state: State):  # noqa: ANN201
    assert state.deal is not None
    return state.deal


BLANK = "AS TS 9S 8S AH TH 9H 8H AD 9D 8D 7D"
PLAIN = "KS QS JS 7S KH QH JH 7H KD QD JD TD"


def test_carte_blanche_of_the_elder() -> None:
    """He says how many he takes; the younger puts out first, by what that leaves; then he shows."""
    state = dealt(GAME, BLANK, PLAIN)
    assert GAME.moves(state) == (*(f"blanca {n}" for n in range(1, 6)), "calla")
    steps = run(GAME, state, "blanca 4")
    assert GAME.turn(steps[-1].state) == 0
    out = run(GAME, steps[-1].state, "descarta KS QS JS 7S")
    assert fired(steps + out).count("carta-blanca") == 1
    assert out[-1].events[-1].amount == 10
    state = out[-1].state
    with pytest.raises(IllegalMove, match=r"4 to 4 are allowed \(piquet.descarte\)"):
        GAME.play(state, "descarta 9S")
    state = last(GAME, state, "descarta 9S 8S 9H 8H", "AC KC QC JC", "TC")
    # the younger takes the card that the elder left and looked at, then draws three
    assert deal(state).hands[1] >> cards.read_card("TC") & 1
    state = last(GAME, state, "9C 8C 7C")
    assert deal(state).phase == "call"


def test_carte_blanche_of_the_younger() -> None:
    """He announces it at once, and shows it when the elder has put out."""
    state = dealt(GAME, PLAIN, BLANK)
    assert GAME.turn(state) == 0
    assert GAME.moves(state) == ("blanca", "calla")
    state = last(GAME, state, "blanca")
    assert not deal(state).recorded
    steps = run(GAME, state, "descarta 7S 7H TD")
    assert "carta-blanca" in fired(steps)
    assert deal(steps[-1].state).recorded[0].who == 1
    process = run(GAME, dealt(GAME, PLAIN, BLANK), "calla", "descarta 7S 7H TD")
    assert "carta-blanca" not in fired(process)


def test_elder_looks_at_what_he_leaves_and_the_younger_takes_it_first() -> None:
    """Four taken, one looked at; the younger who takes two has that one and the next."""
    state = last(GAME, dealt(GAME, ELDER, YOUNGER), "descarta 9D 8D 8C 7C", "9S 8S KH 9C")
    assert GAME.moves(state) == ("deja", "mira")
    state = last(GAME, state, "mira")
    assert GAME.turn(state) is Turn.CHANCE
    steps = run(GAME, state, "KD")
    assert fired(steps) == ["mira"]
    state = last(GAME, steps[-1].state, "descarta 7S 9H")
    mine, yours = GAME.view(state, 1), GAME.view(state, 0)
    assert mine is not None
    assert yours is not None
    assert cards.write(mine.taken_from_left) == "KD"
    assert cards.write(yours.taken_from_left) == "KD"


def test_elder_need_not_look_at_what_he_leaves() -> None:
    """He leaves one unseen: the younger takes it from the stock, and the elder knows it not."""
    start = last(GAME, dealt(GAME, ELDER, YOUNGER), "descarta 9D 8D 8C 7C", "9S 8S KH 9C")
    steps = run(GAME, start, "deja")
    assert fired(steps) == ["mira"]
    state = last(GAME, steps[-1].state, "descarta 7S 9H", "KD QS")
    elder = GAME.view(state, 1)
    assert elder is not None
    assert elder.left == ()
    assert deal(state).hands[1] >> cards.read_card("KD") & 1
    # nor has he to look where he leaves none
    assert deal(last(GAME, dealt(GAME, ELDER, YOUNGER), *EXCHANGE[:2])).phase == "discard"


def test_younger_may_see_the_cards_he_leaves_and_then_both_do() -> None:
    """After the first lead the younger says whether he looks; if he does, both see the cards."""
    start = last(GAME, dealt(GAME, ELDER, YOUNGER), *EXCHANGE[:2], "descarta 7S", "QS")
    state = last(GAME, start, *(["calla"] * 3), "AH")
    assert GAME.moves(state) == ("deja", "mira")
    unseen = last(GAME, state, "deja")
    assert deal(unseen).rest == ()
    assert deal(unseen).phase == "count"
    seen = last(GAME, state, "mira", "AC 7D")
    assert cards.write(cards.gather(deal(seen).rest)) == "7D AC"
    for seat in (0, 1):
        shown = GAME.view(seen, seat)
        assert shown is not None
        assert len(shown.rest) == 2


def test_after_a_call_good_against_the_cards_a_better_one_counts() -> None:
    """No unseen sequence can match the tierce major: the quart may be reckoned after it."""
    elder = "KS QS JS TS AH KH QH 9H QD 9D QC 9C"
    younger = "AS 9S 8S JH TH 8H AD KD AC KC JC TC"
    state = last(GAME, dealt(GAME, elder, younger), "descarta 9C", "7S", "JD TD 7H 8D")
    state = last(GAME, state, "descarta TC", "calla", "secuencia 3", "buena", "declara AH KH QH")
    assert "suma KS QS JS TS" in GAME.moves(state)
    steps = run(GAME, state, "suma KS QS JS TS")
    assert "contra-las-cartas" in fired(steps)
    assert counted(deal(steps[-1].state), GAME.table_rules).hand == [7, 0]


def test_a_lower_call_binds_where_better_is_possible() -> None:
    """Who calls a tierce minor cannot then reckon his quart: another may hold between."""
    elder = "TS 9S 8S 7S AH KH QH 9D 8D 7D 7C KC"
    younger = "AS KS QS JH TH 9H AD KD AC QC TC JC"
    state = last(GAME, dealt(GAME, elder, younger), "descarta KC", "9C", "8H 7H 8C TD")
    state = last(GAME, state, "descarta JC", "calla", "secuencia 3", "buena", "declara 9D 8D 7D")
    state = last(GAME, state, "sigue")
    adds = [move for move in GAME.moves(state) if move != "basta"]
    assert adds == ["suma 9S 8S 7S"]


def test_false_call_taken_back_or_found_out() -> None:
    """What was put out may be called: taken back in time it costs the call, else the deal."""
    state = last(GAME, dealt(GAME, ELDER, YOUNGER), *EXCHANGE, "punto 5", "buena")
    state = last(GAME, state, "declara AH KH QH JH 8H", "calla", "calla")
    assert "retira punto" not in GAME.moves(state)
    wrong = last(GAME, dealt(GAME, ELDER, YOUNGER), *EXCHANGE, "punto 5", "buena")
    assert "declara AS KS JS 9S 8S" in GAME.moves(wrong)
    wrong = last(GAME, wrong, "declara AS KS JS 9S 8S", "calla", "calla")
    back = run(GAME, wrong, "retira punto")
    assert fired(back) == ["retira", "retira"]
    assert counted(deal(back[-1].state), GAME.table_rules).total == (0, 0)
    # the younger is free now to reckon his own point
    assert "suma AD QD JD TD 7D" in GAME.moves(last(GAME, back[-1].state, "AH"))
    steps = run(GAME, wrong, "AH", "basta", "basta", PLAY)
    assert "falsa" in fired(steps)
    assert steps[-1].state.scores == ((5 + 6, 0),)


def test_equal_points_score_nothing() -> None:
    """Five cards making forty-eight against forty-eight: equal, and neither scores."""
    elder = "AS KS JS 9S 8S 7D 8D 7C 8C KH QH 9C"
    younger = "AH TH JH 9H 8H QS TD JD AD AC JC KC"
    state = last(GAME, dealt(GAME, elder, younger), "descarta 9C", "TC", "7S 7H QC 9D")
    state = last(GAME, state, "descarta KC", "punto 5", "cuanto", "declara AS KS JS 9S 8S")
    assert GAME.moves(state) == ("buena", "igual")
    good = deal(last(GAME, state, "buena")).calls[0]
    assert (good.reply, good.shown) == ("buena", 0)
    steps = run(GAME, state, "igual")
    alike = deal(steps[-1].state).calls[0]
    assert (alike.reply, alike.shown) == ("igual", cards.read("AH TH JH 9H 8H"))
    assert "igual" in fired(steps)
    assert counted(deal(steps[-1].state), GAME.table_rules).total == (0, 0)


def test_asking_bars_a_greater_number() -> None:
    """Who asks what five cards make cannot count six: they only bar (Law 46, Case I)."""
    elder = "AS KS JS 9S 8S 7D 8D 7C 8C KH QH 9C"
    younger = "TH JH 9H 8H 7H AH TS TD JD AD AC KC"
    state = last(GAME, dealt(GAME, elder, younger), "descarta 9C", "TC", "7S QS QC 9D")
    state = last(GAME, state, "descarta KC", "punto 5")
    assert GAME.moves(state) == ("buena", "cuanto", "no")
    state = last(GAME, state, "cuanto", "declara AS KS JS 9S 8S")
    state = last(GAME, state, "no", "calla", "AS", "deja")
    moves = GAME.moves(state)
    assert all(len(move.split()) == 7 for move in moves)
    steps = run(GAME, state, moves[0])
    assert "pregunta" in fired(steps)
    assert counted(deal(steps[-1].state), GAME.table_rules).hand == [0, 0]


REFUSED = [
    (
        EXCHANGE[:0],
        "descarta KS 9D 8D 8C 7C AS",
        r"6 cards discarded; 1 to 5 .* \(piquet.descarte\)",
    ),
    (EXCHANGE[:0], "descarta TS", r"'TS' is not in the hand \(piquet.descarte\)"),
    (EXCHANGE[:0], "descarta nada", r"0 cards discarded"),
    (EXCHANGE[:0], "punto 5", r"is not allowed now: 'descarta' and cards \(piquet.descarte\)"),
    (EXCHANGE[:1], "AS", r"'AS' cannot be dealt here \(piquet.talon\)"),
    (EXCHANGE[:2], "descarta TS 7S TH 9H", r"4 cards discarded; 1 to 3 .*descarte-del-menor"),
    (EXCHANGE[:2], "descarta nada", r"0 cards discarded; 1 to 3"),
    (EXCHANGE, "punto 6", r"'punto 6' is not allowed here \(piquet.llamada\)"),
    ((*EXCHANGE, *CALLS[:4]), "secuencia 6", r"\(piquet.llamada\)"),
    ((*EXCHANGE, "punto 5"), "no", r"\(piquet.respuesta\); allowed: 'buena', 'cuanto'"),
    ((*EXCHANGE, *CALLS), "TD", r"\(piquet.asistir\)"),
    ((*EXCHANGE, *CALLS, "AH", *COUNTS[:2]), "QS", r"'QS' does not follow suit: hearts were led"),
    ((*EXCHANGE, *CALLS, "AH", *COUNTS[:2]), "AS", r"'AS' is not in the hand \(piquet.asistir\)"),
    ((*EXCHANGE, *CALLS, "AH", *COUNTS[:1]), "suma JD", r"\(piquet.cuenta-del-menor\)"),
]


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case[1])
def test_what_the_rules_forbid_is_refused_with_the_rule(
    case: tuple[tuple[str, ...], str, str],
) -> None:
    """An exchange too large, a call one does not hold, a revoke: refused, and by which rule."""
    moves, move, says = case
    state = dealt(GAME, ELDER, YOUNGER)
    state = last(GAME, state, *moves) if moves else state
    with pytest.raises(IllegalMove, match=says):
        GAME.play(state, move)


WRITTEN = [
    ("A 2 - - |", 0, "is no state of piquet"),
    ("A 4 - -", 0, "is no state of piquet"),
    ("A 2 - - | AS, AS", 14, "'AS' cannot be dealt here"),
    ("A 2 - - | AS, KS,QS", 14, "'KS,QS' cannot be dealt here"),
    ("- - - - | AS, KS, reparte, a dos", 0, "is written 'A 2 - -'"),
]


@pytest.mark.parametrize(("text", "at", "says"), WRITTEN)
def test_bad_state_is_told_with_its_place(text: str, at: int, says: str) -> None:
    """A state that no play leads to is refused, at the move that cannot be."""
    with pytest.raises(BadNotation, match=says) as value:
        GAME.read(text)
    assert value.value.at == at


@pytest.mark.parametrize("text", ["", "descarta", "descarta 1S", "AS KS", "punto x", "retira 5"])
def test_bad_move_is_told(text: str) -> None:
    """A text that is no move is refused before any rule is asked."""
    state = dealt(GAME, ELDER, YOUNGER)
    with pytest.raises((BadNotation, IllegalMove)):
        GAME.play(state, GAME.read_move(state, text))


def test_younger_may_decline_under_the_reading() -> None:
    """Reading descarte-del-menor=libre: the younger may put out nothing."""
    game = Piquet({"descarte-del-menor": "libre"})
    state = last(game, dealt(game, ELDER, YOUNGER), *EXCHANGE[:2])
    assert "descarta nada" in game.moves(state)
    assert deal(last(game, state, "descarta nada")).phase == "call"


def test_cut_and_choice_of_deal() -> None:
    """The higher card chooses; equal cards are cut again; who deals says by twos or threes."""
    state = last(GAME, GAME.start(), "AS AH")
    assert state == GAME.start()
    state = last(GAME, state, "9S KD")
    assert GAME.turn(state) == 1
    assert last(GAME, state, "cede").cut != last(GAME, state, "reparte").cut
    threes = last(GAME, state, "cede", "a tres")
    assert (threes.dealer, threes.packet) == (0, 3)
    state = last(GAME, threes, "7S 8S 9S TS")
    assert [hand.bit_count() for hand in deal(state).hands] == [3, 1]


def test_a_tie_is_played_on_for_two_deals_and_then_drawn() -> None:
    """After six equal deals each deals once more; equal again, nobody wins."""
    tied = "10-10,20-20,30-30,0-0,5-5,7-7"
    state = GAME.read(f"A 2 {tied} -")
    assert GAME.turn(state) is Turn.CHANCE
    ended = GAME.read(f"A 2 {tied},30-10,10-30 -")
    end = GAME.outcome(ended)
    assert end is not None
    assert end.shares == (0, 0)
    assert end.why.id == "piquet.empate"
    won = GAME.outcome(GAME.read(f"A 2 {tied},40-10,10-30 -"))
    assert won is not None
    assert won.shares[0] == (65 + 7 + 50) - (65 + 7 + 40) + 100


def test_four_deals_count_the_first_and_last_double() -> None:
    """Reading partida=cuatro: 30, 10, 10 and 20 make 120."""
    game = Piquet({"partida": "cuatro"})
    end = game.outcome(game.read("A 2 30-25,10-10,10-10,20-20 -"))
    assert end is not None
    assert end.shares[0] == 120 - 110 + 100
