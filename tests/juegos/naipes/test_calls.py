"""What is said of a call, what may be named, replied and reckoned after it (Laws 46 to 56)."""

from __future__ import annotations

from juegos.material import cards
from juegos.naipes.piquet.game import State
from tests.juegos.naipes.deals import GAME, dealt, fired, last, run
from tests.juegos.naipes.test_corrections import ACES, CASE_IV, KNAVES, READY
from tests.juegos.naipes.test_game import BLANK, CALLS, deal

# A quart to a king and a point of forty-seven; the younger has better of each, and an equal quart.
SPADES = "KS QS JS TS 7S KC QC TC 9C 7H 7D 8D"
HEARTS = "AH KH QH JH TH 8H AD KD QD JD 9D AC"
QUARTS = last(GAME, dealt(GAME, SPADES, HEARTS), "descarta 8D", "8C", "deja", "descarta AC", "JC")
POINT = ("punto 5", "cuanto", "declara KS QS JS TS 7S", "no")
QUART = (*POINT, "secuencia 4", "cuanto", "declara KS QS JS TS")


def call_text(state: State, move: str) -> str:
    (step,) = run(GAME, state, move)
    return str(step.events[0].text)


def test_a_call_is_a_number_and_then_what_it_makes() -> None:
    """Of a point its cards and what they make, of a sequence its length and its highest card."""
    assert call_text(QUARTS, "punto 5") == "The elder: “5 cards”."
    asked = last(GAME, QUARTS, *POINT[:2])
    assert call_text(asked, POINT[2]) == "The elder: “Making 47”."
    state = last(GAME, QUARTS, *POINT)
    assert call_text(state, "secuencia 4") == "The elder: “Quart”."
    state = last(GAME, state, *QUART[4:6])
    assert call_text(state, QUART[6]) == "The elder: “Quart to a king”."


def test_the_elder_names_as_many_cards_as_he_called() -> None:
    """Who has called four cards of five names any four of a suit, held or in part put out."""
    state = last(GAME, READY, "punto 4", "sigue", "buena")
    assert GAME.moves(state) == (
        "declara AH KH JH 8H",
        "declara AH KH QH 8H",
        "declara AH KH QH JH",
        "declara AH QH JH 8H",
        "declara AS JS 9S 8S",
        "declara JC 9C 8C 7C",
        "declara KH QH JH 8H",
    )


def test_what_may_be_named_is_offered_once() -> None:
    """A suit that is held whole, and one of which a card was put out: each stands there once."""
    state = last(GAME, READY, "punto 5", "buena")
    assert GAME.moves(state) == ("declara AH KH QH JH 8H", "declara AS KS JS 9S 8S")
    state = last(GAME, QUARTS, "punto 5", "buena")
    assert GAME.moves(state) == ("declara KC QC TC 9C 8C", "declara KS QS JS TS 7S")


def test_sets_are_never_equal() -> None:
    """To three knaves the younger says that they are good, or that he has better."""
    assert GAME.moves(last(GAME, READY, *CALLS[:8])) == ("buena", "no")


def test_who_asks_counts_a_better_point_of_that_number() -> None:
    """He holds six hearts too, but asked what five cards make: five diamonds count (Law 46)."""
    state = last(GAME, QUARTS, *POINT[:3])
    assert GAME.moves(state) == ("buena", "no")
    state = last(GAME, state, "no", "calla", "7D", "deja")
    moves = GAME.moves(state)
    assert "suma AD KD QD JD 9D" in moves
    assert {len(move.split()) - 1 for move in moves} == {5}


def test_who_asks_counts_as_many_cards_though_the_elder_says_no_more() -> None:
    """Five were called, and whoever asks what they make holds five: he shows no fewer, no more."""
    state = last(GAME, QUARTS, *POINT[:2], "calla", "calla", "7D", "deja")
    moves = GAME.moves(state)
    assert "suma AD KD QD JD 9D" in moves
    assert {len(move.split()) - 1 for move in moves} == {5}


def test_who_asks_how_high_a_sequence_is_may_count_a_longer_one() -> None:
    """The law bars a greater number of cards for point alone (Law 46)."""
    state = last(GAME, QUARTS, *QUART, "no", "7D", "deja")
    while deal(state).kind == 0:
        state = last(GAME, state, GAME.moves(state)[0])
    assert "suma AD KD QD JD" in GAME.moves(state)
    first = run(GAME, state, "suma AH KH QH JH TH")
    assert fired(first)[:2] == ["cuenta-del-menor", "secuencia"]
    # of the next one it is not told again that he counts
    assert fired(run(GAME, first[-1].state, "suma AD KD QD JD")) == ["secuencia"]


def test_only_what_is_equal_is_shown_as_equal() -> None:
    """It is the equal quart, not a better one; of a younger who says “not good”, nothing."""
    state = last(GAME, QUARTS, *QUART)
    assert GAME.moves(state) == ("buena", "igual", "no")
    assert deal(last(GAME, state, "no")).calls[1].shown == 0
    state = last(GAME, state, "igual")
    assert deal(state).calls[1].shown == cards.read("KH QH JH TH")
    mended = deal(last(GAME, state, "corrige")).calls[1]
    assert (mended.reply, mended.shown) == ("no", 0)


def test_no_kind_is_on_once_a_card_is_to_be_led() -> None:
    """The calls are over: the place among the kinds is the first, as when the cards are played."""
    state = last(GAME, READY, "calla", "calla", "calla")
    assert (deal(state).phase, deal(state).kind) == ("lead", 0)


def test_a_sequence_as_high_as_the_call_counts_whatever_is_unseen() -> None:
    """The second tierce major is no better than the first: nobody speaks of the cards unseen."""
    state = last(GAME, dealt(GAME, ACES, KNAVES), *CASE_IV, "buena", "sigue")
    assert fired(run(GAME, state, "suma AD KD QD")) == ["secuencia"]


def test_what_the_elder_has_put_out_is_not_against_him() -> None:
    """He has put out the queen of clubs: no tierce can match his, and the quart counts (Law 49)."""
    elder = "KS QS JS TS AH KH QH 9H QD 9D QC 9C"
    younger = "AS 9S 8S JH TH 8H AD KD AC KC JC TC"
    state = last(GAME, dealt(GAME, elder, younger), "descarta QC", "7S", "deja", "descarta TC")
    state = last(GAME, state, "JD", "calla", "secuencia 3", "sigue", "buena", "declara AH KH QH")
    assert "suma KS QS JS TS" in GAME.moves(state)


# Forty-six in spades with a tierce major, forty-five in clubs with a tierce to a king; the younger
# has forty-six in hearts and a tierce to a knave.
BLACK = "AS KS QS 8S 7S KC QC JC 8C 7C 8D 9H"
RED = "AH JH TH 8H 7H JD TD 9D KD AC 9C 9S"
TIERCES = last(GAME, dealt(GAME, BLACK, RED), "descarta 9H", "AD", "deja", "descarta KD", "7D")


def test_an_equal_point_shows_the_sequence_in_it() -> None:
    """Its tierce major bars a tierce to a knave, and the elder may yet reckon it (Case IV)."""
    state = last(GAME, TIERCES, "punto 5", "cuanto", "declara AS KS QS 8S 7S", "igual", "calla")
    state = last(GAME, state, "AD", "deja")
    assert deal(state).phase == "right"
    assert GAME.moves(state) == ("sigue", "suma AS KS QS")


def test_a_point_that_is_not_good_shows_nothing() -> None:
    """The elder has said what it makes, not its cards: the tierce in it bars no other."""
    state = last(GAME, TIERCES, "punto 5", "cuanto", "declara KC QC JC 8C 7C", "no", "calla")
    state = last(GAME, state, "AD", "deja", "suma AH JH TH 8H 7H")
    assert GAME.moves(state) == ("basta", "suma JD TD 9D")


def test_cards_that_were_not_called_make_no_sequence() -> None:
    """A nine and an eight called bar no tierce, though the younger has shown a carte blanche."""
    elder = "AS QS JS 9S 8S KH JH TH QD 9D KC 8C"
    younger = "AH 9H 8H 7H AD TD 8D 7D AC TC 9C 7C"
    state = last(GAME, dealt(GAME, elder, younger), "blanca", "descarta JH", "JD", "deja")
    state = last(GAME, state, "descarta 7C", "QC", "punto 5", "buena", "declara AS QS JS 9S 8S")
    state = last(GAME, state, "calla", "KC", "deja")
    assert GAME.moves(state) == ("basta", "suma 9H 8H 7H")


def test_a_carte_blanche_calls_no_sequence() -> None:
    """It is shown as it was dealt, before the exchange: its tierces to a ten bar no other."""
    younger = "KS JS 7S KH JH 7H KD JD QC TC 9C 8C"
    state = last(GAME, dealt(GAME, BLANK, younger), "blanca 1", "descarta QC", "descarta 7D", "AC")
    state = last(GAME, state, "deja", "TD", "calla", "calla", "calla", "AS", "deja")
    while deal(state).kind == 0:
        state = last(GAME, state, "basta")
    assert GAME.moves(state) == ("basta", "suma TC 9C 8C")


def test_an_equal_sequence_is_not_reckoned_afterwards() -> None:
    """Tierce major against tierce major, and so it stands: neither counts, then or later."""
    state = last(GAME, dealt(GAME, ACES, KNAVES), *CASE_IV, "igual", "sigue", "calla", "AS", "deja")
    state = last(GAME, state, "basta")
    assert deal(state).phase == "play"


def test_a_point_is_called_first_or_lost() -> None:
    """The sequences that were good make points of three, but he said nothing of point (Law 46)."""
    begins = (*CASE_IV[:5], "calla", *CASE_IV[8:], "buena", "sigue", "suma AD KD QD", "calla")
    state = last(GAME, dealt(GAME, ACES, KNAVES), *begins, "AS", "deja", "basta", "basta")
    assert deal(state).phase == "play"


# A point with a tierce to a ten in it, and a quart to a ten; the younger has no sequence.
TENS = "AH QH TH 9H 8H TS 9S 8S 7S KD JC 7D"
NONE = "AS KS KH 7H AD QD 9D 8D AC KC 9C 7C"
LEFT_OUT = ("punto 5", "buena", "declara AH QH TH 9H 8H", "calla", "KD", "deja", "basta")


def left_out(out: str) -> State:
    state = last(GAME, dealt(GAME, TENS, NONE), out, "8C", "deja", "descarta 7C", "TC")
    return last(GAME, state, *LEFT_OUT)


def test_after_a_sequence_left_out_no_better_one_is_reckoned() -> None:
    """After the tierce in his point the others that are as good or less, not the quart (Law 56)."""
    state = left_out("descarta 7D")
    assert GAME.moves(state) == ("sigue", "suma TH 9H 8H")
    state = last(GAME, state, "suma TH 9H 8H")
    assert GAME.moves(state) == ("sigue", "suma 9S 8S 7S", "suma TS 9S 8S")


def test_what_was_left_out_must_be_held() -> None:
    """A point called falsely makes a tierce, but its eight was put out: it cannot be reckoned."""
    assert GAME.moves(left_out("descarta 8H")) == ("retira punto", "sigue")
