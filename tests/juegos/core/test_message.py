"""A message is its English text, and can be said in another language whenever that is wanted."""

from __future__ import annotations

import copy
import json
import pickle
from gettext import NullTranslations

import pytest

from juegos.core.errors import BadNotation, at_line
from juegos.core.languages import install
from juegos.core.message import (
    Message,
    _,
    _n,
    as_message,
    either,
    join_sentences,
    joined,
    translated,
)
from juegos.serve import handle


class Backwards(NullTranslations):
    """A language in which the words of a sentence stand backwards, its blanks as they are."""

    def gettext(self, message: str) -> str:
        """Return the sentence of a message."""
        return " ".join(reversed(message.split(" ")))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return the sentence for a count, which makes a difference from three on."""
        return self.gettext(msgid1 if n < 3 else msgid2)


BACKWARDS = Backwards()
WINS = _("{total} is azar: {hand} wins.", total=_("eleven").capitalize(), hand="A")


def test_message_is_its_english_text() -> None:
    """A message equals its text, hashes alike and is written as JSON like any text."""
    assert WINS == "Eleven is azar: A wins."
    assert {WINS: 1}["Eleven is azar: A wins."] == 1
    assert json.dumps([WINS]) == '["Eleven is azar: A wins."]'
    assert str(WINS) == f"{WINS}" == "Eleven is azar: A wins."


def test_message_is_told_with_its_fields() -> None:
    """Another language has the sentence and the messages in its fields, a capital at its head."""
    assert WINS.localize(BACKWARDS) == "wins. A azar: is Eleven"
    assert _("fifteen men").capitalize().localize(BACKWARDS) == "Men fifteen"
    assert _("{all} is", all=joined([_("a b"), "c d"])).fields["all"] == "a b, c d"


def test_capital_is_kept_in_english_alone_of_its_first_letter() -> None:
    """What a sentence begins with is made great, the rest is left as it is."""
    assert _("the soçobra of A").capitalize() == "The soçobra of A"


@pytest.mark.parametrize(
    "again",
    [copy.deepcopy, copy.copy, lambda one: pickle.loads(pickle.dumps(one))],  # noqa: S301  our own
)
def test_message_outlives_being_copied(again: object) -> None:
    """A copy of a message is a message that is told as before."""
    assert callable(again)
    for message in (WINS, _n("{count} man", "{count} men", 3)):
        copied = again(message)
        assert isinstance(copied, Message)
        assert copied == message
        assert copied.localize(BACKWARDS) == message.localize(BACKWARDS)


@pytest.mark.parametrize(
    ("count", "english", "other"),
    [(0, "0 men", "man 0"), (1, "1 man", "man 1"), (2, "2 men", "man 2"), (3, "3 men", "men 3")],
)
def test_a_language_has_its_own_plural(count: int, english: str, other: str) -> None:
    """English parts one from many; another language parts counts as its catalogue says."""
    message = _n("{count} man", "{count} men", count)
    assert message == english
    assert message.localize(BACKWARDS) == other


@pytest.mark.parametrize(
    ("value", "french"), [(0.3, "trou"), (-1.99, "trou"), (1.0, "trou"), (2.0, "trous")]
)
def test_a_number_with_decimals_is_singular_below_two_in_french(value: float, french: str) -> None:
    """French says 0,30 trou, English 0.30 holes."""

    class French(NullTranslations):
        def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
            return "trous" if n > 1 else "trou"

    message = _n("hole", "holes", value)
    assert message == "holes"
    assert message.localize(French()) == french


@pytest.mark.parametrize("given", ["{hand}", "{0}", "{", "}}", "'", '"', "%s", "{a.__class__}"])
def test_what_a_field_holds_is_put_in_once(given: str) -> None:
    """Braces, quotes and the like in what somebody wrote are text, not blanks."""
    assert _("{text!r} is no card", text=given) == f"{given!r} is no card"
    assert _("card: {text}", text=given).localize(BACKWARDS) == f"{given} card:"
    both = join_sentences(_("So: {text}", text=given), given)
    assert both == f"So: {given} {given}"
    assert both.localize(BACKWARDS) == f"{given} {given} So:"
    assert _("{hand} casts.").with_fields(hand=given) == f"{given} casts."


def test_a_sentence_without_fields_may_hold_braces() -> None:
    """An example of JSON in a message is no blank."""
    assert _('like {"do": "list"}') == 'like {"do": "list"}'
    assert _('like {"do": "list"}').localize(BACKWARDS) == '"list"} {"do": like'


def test_a_sentence_can_be_filled_later() -> None:
    """What is written before its fields are known is told with them."""
    casts = _("{hand} throws first.")
    assert casts == "{hand} throws first."
    assert casts.with_fields(hand="A", other="B") == "A throws first."
    assert casts.with_fields(hand="A").localize(BACKWARDS) == "first. throws A"


def test_parts_are_told_one_by_one() -> None:
    """Sentences that stand one after another, and what there is to choose from."""
    two = join_sentences(_("A wins."), _("B loses."))
    assert two == "A wins. B loses."
    assert [
        part.localize(BACKWARDS) for part in two.fields.values() if isinstance(part, Message)
    ] == [
        "wins. A",
        "loses. B",
    ]
    assert join_sentences(WINS) is WINS
    assert either(["'A'", "'B'", "'-'"]) == "'A' or 'B' or '-'"
    assert as_message(WINS) is WINS
    assert as_message("so it is").localize(BACKWARDS) == "is it so"


def test_told_goes_through_what_a_reply_holds() -> None:
    """Messages in lists and objects are told; names, numbers and other texts are left."""
    reply = {"so it": [_("so it"), 3, None], "at": ({"text": _("is it")}, "as is")}
    assert translated(reply, BACKWARDS) == {
        "so it": ["it so", 3, None],
        "at": [{"text": "it is"}, "as is"],
    }


def test_a_translation_with_wrong_fields_counts_as_none() -> None:
    """Who asks gets the English sentence where a translation names what the sentence has not."""

    class Wrong(NullTranslations):
        def gettext(self, message: str) -> str:
            return "{nobody} " + message

    assert WINS.localize(Wrong()) == WINS


def test_an_error_is_told_too() -> None:
    """The message of an error, headed by its line, is cut and escaped as in English."""
    with pytest.raises(BadNotation) as caught, at_line(3):
        raise BadNotation(_("{text!r} is no throw", text="x" * 200))
    text = f"'{'x' * 79}…'"
    assert str(caught.value) == f"line 3: {text} is no throw"
    assert caught.value.localize(BACKWARDS) == f"throw no is {text} 3: line"


def test_an_unknown_language_is_refused() -> None:
    """A request in a language of which no catalogue is there is told which there are."""
    for lang in ("tlh", 3, None, ["en"]):
        error = handle({"do": "start", "slug": "azar", "lang": lang})["error"]
        assert error["kind"] == "BadRequest"
        assert f"there is no language {lang!r}; there are: en" in error["message"]


def test_english_is_a_language() -> None:
    """A request may ask for English, which it gets anyway."""
    request = {"do": "start", "slug": "azar"}
    assert handle({**request, "lang": "en"}) == handle(request)


def test_a_language_is_brought_as_a_catalogue() -> None:
    """Bytes that are no catalogue are refused, and the language is unknown as before."""
    with pytest.raises(OSError, match="magic"):
        install("yy", b"no catalogue")
    assert "error" in handle({"do": "list", "lang": "yy"})
