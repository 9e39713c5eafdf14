"""What may be set right in time: a call, a reply, a false claim, what was left out (Laws 47-56)."""

from __future__ import annotations

from juegos.naipes.piquet.game import State
from juegos.naipes.piquet.state import counted
from tests.juegos.naipes.deals import CENT, GAME, dealt, fired, last, run
from tests.juegos.naipes.test_game import CALLS, ELDER, EXCHANGE, PLAY, YOUNGER, deal

START = dealt(GAME, ELDER, YOUNGER)
READY = last(GAME, START, *EXCHANGE)


def totals(state: State) -> tuple[int, int]:
    return counted(deal(state), GAME.table_rules).total


def test_elder_corrects_a_smaller_call_before_the_reply() -> None:
    """He calls four cards and holds five: he may call five, once, or let it stand (Law 50)."""
    state = last(GAME, READY, "punto 4")
    assert GAME.turn(state) == 1
    assert GAME.moves(state) == ("corrige 5", "sigue")
    steps = run(GAME, state, "corrige 5")
    assert fired(steps) == ["corrige"]
    assert deal(steps[-1].state).calls[0].number == 5
    assert GAME.turn(steps[-1].state) == 0
    assert deal(last(GAME, state, "sigue")).calls[0].number == 4


def test_elder_corrects_a_set_before_the_reply() -> None:
    """Three tens called of four: the quatorze may be called in their place."""
    elder = "TS TH TD TC JS JH JD 9S 8S 9C 8C 7C"
    younger = "AS AH AD KS QH KD 9H 8H 9D 8D 7S QC"
    state = last(GAME, dealt(GAME, elder, younger), "descarta 7C", "AC", "deja", "descarta 7S")
    state = last(GAME, state, "7H", "calla", "calla", "declara TH TD TC")
    assert GAME.moves(state) == ("corrige JS JH JD", "corrige TS TH TD TC", "sigue")
    assert fired(run(GAME, state, "corrige TS TH TD TC")) == ["corrige"]


def test_at_au_cent_a_smaller_call_and_a_reply_bind() -> None:
    """Neither is asked whether he would correct himself: its own laws say that he must abide."""
    state = last(CENT, dealt(CENT, ELDER, YOUNGER), *EXCHANGE, "declara AH KH QH JH")
    assert GAME.turn(state) == 0
    state = last(CENT, state, "igual" if "igual" in CENT.moves(state) else "buena", "calla")
    state = last(CENT, state, "declara JS JH JC", "buena")
    assert deal(state).phase == "lead"


def test_younger_corrects_a_reply_before_the_elder_goes_on() -> None:
    """Three knaves allowed, four tens in hand: he may still say that they are not good (Law 51)."""
    state = last(GAME, READY, *CALLS[:8], "buena")
    assert GAME.turn(state) == 0
    assert GAME.moves(state) == ("corrige", "sigue")
    mended, value = run(GAME, state, "corrige"), run(GAME, state, "sigue")
    assert fired(mended) == ["corrige-respuesta"]
    assert totals(mended[-1].state) == (9, 0)
    assert fired(value) == ["grupo"]
    assert totals(value[-1].state) == (12, 0)
    assert "suma TS TH TD TC" in GAME.moves(last(GAME, mended[-1].state, "AH"))


FALSE = ("punto 5", "buena", "declara AS KS JS 9S 8S", "calla", "calla", "AH")


def test_elder_takes_back_a_call_till_the_younger_plays() -> None:
    """Having led, and the younger having reckoned, the elder may still take it back (Law 52)."""
    state = last(GAME, READY, *FALSE, "basta", "basta")
    assert GAME.turn(state) == 1
    assert GAME.moves(state) == ("retira punto", "sigue")
    back = run(GAME, state, "retira punto")
    assert fired(back) == ["retira", "retira"]  # and his points are taken off
    assert totals(back[-1].state) == (1, 0)
    assert "suma AD QD JD TD 7D" in GAME.moves(back[-1].state)
    process = run(GAME, last(GAME, state, "sigue"), PLAY)
    assert "falsa" in fired(process)


CLAIM = ("calla", "calla", "calla", "AH", "suma QS TS 7S", "basta", "basta")


def test_younger_takes_back_a_claim_and_the_elder_may_lead_anew() -> None:
    """Before his first card; the elder takes up the ace and leads another card (Law 52)."""
    state = last(GAME, READY, *CLAIM)
    assert totals(state) == (1, 3)
    assert GAME.moves(state) == ("TH", "retira punto")
    back = run(GAME, state, "retira punto")
    assert totals(back[-1].state) == (1, 0)
    assert GAME.moves(back[-1].state) == ("recoge", "sigue")
    again = run(GAME, back[-1].state, "recoge")
    assert fired(again) == ["recoge", "recoge"]
    assert totals(again[-1].state) == (0, 0)
    led = last(GAME, again[-1].state, "KD")
    # he reckons what he holds, and is offered no false point again
    assert "suma AD QD JD TD 7D" in GAME.moves(led)
    assert "suma QS TS 7S" not in GAME.moves(led)
    stands = last(GAME, back[-1].state, "sigue")
    assert deal(stands).phase == "count"
    assert totals(stands) == (1, 0)


def test_false_claim_of_the_younger_found_out() -> None:
    """He reckons nothing, and the elder what he has that no true claim bars (Law 54)."""
    steps = run(GAME, last(GAME, READY, *CLAIM), PLAY)
    assert "falsa" in fired(steps)
    # five for the elder’s point, nine in play, and the cards
    assert steps[-1].state.scores == ((0, 5 + 9 + 10),)


def test_carte_blanche_stays_with_who_is_barred() -> None:
    """Ten were scored before any card was taken in: a false claim does not cost them."""
    blank = "AS TS 9S 8S AH TH 9H 8H AD 9D 8D 7D"
    plain = "KS QS JS 7S KH QH JH 7H KD QD JD TD"
    state = last(GAME, dealt(GAME, blank, plain), "blanca 1", "descarta 7S 7H TD")
    state = last(GAME, state, "descarta AS", "AC", "deja", "TC 9C 8C")
    state = last(GAME, state, "calla", "calla", "declara AS AH AD AC")
    assert deal(state).phase == "reply"
    state = last(GAME, state, "buena", "TS", "deja")
    while deal(state).phase != "play":
        state = last(GAME, state, "sigue" if "sigue" in GAME.moves(state) else "basta")
    while state.deal is not None and len(state.deal.plays):
        state = last(GAME, state, GAME.moves(state)[0])
    (score,) = state.scores
    assert score[1] == 10


# A point headed by an ace and two tierces major in other suits (Case IV); the younger has knaves.
ACES = "AS JS TS 8S 7S AH KH QH AD KD QD 8C"
KNAVES = "JH JD JC KS 9S TH 9H TD 9D AC KC QC"
CASE_IV = (
    *("descarta 8C", "7C", "deja", "descarta TD", "9C", "punto 5", "buena"),
    *("declara AS JS TS 8S 7S", "secuencia 3", "cuanto", "declara AH KH QH"),
)


def silent_aces() -> State:
    state = last(GAME, dealt(GAME, ACES, KNAVES), *CASE_IV, "buena")
    return last(GAME, state, "suma AD KD QD", "calla", "AS", "deja")


def test_three_aces_called_by_implication_bar_three_knaves() -> None:
    """A says nothing about aces; B cannot reckon knaves, and A may yet reckon aces (Case IV)."""
    state = silent_aces()
    assert deal(state).phase == "right"
    assert GAME.moves(state) == ("sigue", "suma AS AH AD")
    before = totals(state)[0]
    steps = run(GAME, state, "suma AS AH AD")
    assert fired(steps) == ["omitido", "grupo"]
    assert totals(steps[-1].state) == (before + 3, 0)
    # B plays a card: now it is too late
    after = last(GAME, state, "sigue", "9S")
    assert not [move for move in GAME.moves(after) if "suma" in move]


def test_a_repique_stays_with_more_in_hand() -> None:
    """What is declared late is counted; the repique that stood already is told no second time."""
    state = GAME.read(
        "A 3 7-0,26-12,22-0,3-29 - | QH, 8S, AD, TD, JC, JH, 7S, 7H, 9H, QC, AC, TC, KD, AH, KC, "
        "7D, QS, 9D, TH, AS, QD, 8C, 9S, JD, descarta AS 9H KD QD, KH, TS, 9C, 8H, deja, descarta "
        "9S TD TC, JS, KS, 8D, punto 7, buena, declara AH KH QH TH 9H 8H 7H, secuencia 4, buena, "
        "declara TH 9H 8H 7H, basta, declara KH KD KC, no, TS, mira, 7C, suma JS JH JD JC, retira "
        "secuencia, suma JD TD 9D 8D 7D, basta, retira punto, suma AC QC JC 8C"
    )
    events = GAME.play(state, GAME.read_move(state, "suma QC JC TC")).events
    assert [(event.rule.id, event.amount) for event in events] == [("piquet.secuencia", 3)]
