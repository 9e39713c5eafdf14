"""core.game and core.tokens: choosing readings, sharing a stake, reading word by word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos.core.errors import BadNotation, UnknownName
from juegos.core.game import choose, shares
from juegos.core.source import crux
from juegos.core.tokens import Tokens
from tests.help.toy_games import RULE

CRUCES = (
    crux("j.uno", "ldj:1r", "First?", ("a", "this", "ldj"), ("b", "that", "ldj")),
    crux("j.dos", "ldj:1r", "Second?", ("c", "this", "ldj"), ("d", "that", "ldj")),
)


def test_readings_not_given_are_the_default() -> None:
    """All cruces are answered, in the order of the game, whatever the order given."""
    assert choose("j", CRUCES, {}) == {"uno": "a", "dos": "c"}
    assert list(choose("j", CRUCES, {"dos": "d", "uno": "b"}).items()) == [
        ("uno", "b"),
        ("dos", "d"),
    ]


@pytest.mark.parametrize(
    ("given_", "message"),
    [
        ({"tres": "a"}, "j has no crux 'tres'; there are: uno, dos"),
        ({"uno": "c"}, "j.uno has no reading 'c'; there are: a, b"),
        ({"j.uno": "a"}, "j has no crux 'j.uno'; there are: uno, dos"),
        ({"uno": ""}, "j.uno has no reading ''; there are: a, b"),
    ],
)
def test_unknown_reading_is_refused_with_those_there_are(
    given_: dict[str, str], message: str
) -> None:
    """The message names what is wrong and lists what would be right."""
    with pytest.raises(UnknownName) as caught:
        choose("j", CRUCES, given_)
    assert str(caught.value) == message


def test_shares_of_two() -> None:
    """The winner takes one stake from the other; where nobody wins nothing changes hands."""
    results = [[int(share) for share in shares(w, RULE).shares] for w in (0, 1, None)]
    assert results == [[1, -1], [-1, 1], [0, 0]]
    assert shares(0, RULE).why is RULE


@given(st.lists(st.from_regex(r"[a-z]{1,4}", fullmatch=True), min_size=1, max_size=5))
def test_tokens_read_word_by_word(words: list[str]) -> None:
    """Words parted by single blanks are read in order, and then the text is at its end."""
    tokens = Tokens(" ".join(words))
    assert [tokens.one_of(words) for _ in words] == words
    tokens.finish()
    with pytest.raises(BadNotation):
        tokens.one_of(words)


@pytest.mark.parametrize(
    ("text", "at"),
    [("b", 0), ("", 0), (" a", 0), ("a  a", 2), ("a x", 2), ("a a a", 4), ("a a ", 4)],
)
def test_wrong_word_is_refused_with_its_place(text: str, at: int) -> None:
    """``at`` is where the first word that does not fit begins: a blank too many is one, too."""
    tokens = Tokens(text)
    with pytest.raises(BadNotation) as caught:  # noqa: PT012  which of the three raises is the point
        tokens.one_of("a")
        tokens.one_of("a")
        tokens.finish()
    assert caught.value.at == at
