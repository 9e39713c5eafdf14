"""What the published table says of its columns is true of every question and answer."""

from __future__ import annotations

import re

import pytest

from conf.claims import question_forms, questions
from conf.claims.question_forms import ALLOWED, FORMS, QUESTIONS
from conf.claims.worked_positions import Result, results
from conf.publish.positions import FIELDS
from juegos.core.game import choose
from juegos.tablas.trictrac.rules import THROW_CRUCES, usage


def test_every_question_is_described() -> None:
    """The questions, the chances and the forms are those that the code has and uses."""
    assert list(QUESTIONS) == list(questions.QUESTIONS)
    assert list(question_forms.CHANCES) == list(questions.CHANCES)
    assert {one.answer for one in QUESTIONS.values()} == set(FORMS)
    for name in (*QUESTIONS, *question_forms.CHANCES):
        assert re.search(rf"\b{name}: ", FIELDS["asks"] + FIELDS["of"]), name
    for name in QUESTIONS:
        assert re.search(rf"\b{name}[,:]", FIELDS["printed"]), name


@pytest.mark.parametrize("name", list(QUESTIONS))
def test_answers_have_the_form_that_is_described(name: str) -> None:
    """Every printed answer and each of ours, and what it is asked of, match the pattern."""
    some = [one for one in results() if one.check.asks == name]
    assert some
    for one in some:
        assert_form(one)


def assert_form(one: Result) -> None:
    """The answer of a result and ours are written as its question has it."""
    asks, of = one.check.asks, one.check.of
    assert re.fullmatch(question_forms.of_pattern(asks, of), of), one
    form = QUESTIONS[asks].answer
    for answer in (one.check.printed, one.ours):
        assert re.fullmatch(form.pattern, answer), one
    if form == ALLOWED:
        assert one.check.printed not in {"allowed", "not allowed"}


def test_the_scorer_plays_by_the_readings_that_are_named() -> None:
    """The usage of the questions is that of the default readings, each of which is named."""
    assert usage(choose("trictrac", THROW_CRUCES, {})) == questions.USUAL
    for crux in THROW_CRUCES:
        assert f"{crux.name}={crux.default}" in FIELDS["ours"]
