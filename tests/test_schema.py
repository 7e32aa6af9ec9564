"""Whatever is asked over HTTP, the server answers as its OpenAPI document says, and never fails."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import msgspec
import pytest
from hypothesis import strategies as some
from schemathesis import Case, GenerationMode
from schemathesis.openapi import from_dict
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from dragonden.server.api import Problem

from .local_server import Person, ServerThread, run_server

EXAMPLES = 15  # for each operation, good and bad
WHERE = ["", "/x", "/{table}", "/{table}/seats", "/{table}/bots", "/{table}/free"]
WHERE += ["/{table}/rematch", "/{table}/record", "/{table}/replay", "/{table}/socket"]

with tempfile.TemporaryDirectory() as folder, run_server(Path(folder)) as told:
    DOCUMENT = from_dict(told.new_person().get("/api/schema/openapi.json"))
OPERATIONS = [found.ok() for found in DOCUMENT.get_all_operations()]

json = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(),
    lambda inner: some.lists(inner) | some.dictionaries(some.text(), inner),
)
word = some.text(some.characters(codec="latin-1", exclude_categories=["Cc"]), max_size=30)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with run_server(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def anna(server: ServerThread) -> Person:
    return server.new_person()


@pytest.fixture(scope="module")
def stranger(server: ServerThread) -> Person:
    return server.new_person()


@pytest.fixture(scope="module")
def table(anna: Person) -> str:
    return anna.create("dragomino", "me", "open", "open")


@pytest.mark.parametrize("mode", GenerationMode, ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_answers_are_as_described(
    server: ServerThread, anna: Person, table: str, operation: Any, mode: GenerationMode
) -> None:
    @hypothesis.settings(max_examples=EXAMPLES)
    @hypothesis.given(operation.as_strategy(generation_mode=mode), some.booleans())
    def ask(case: Case, at_the_table: bool) -> None:
        if at_the_table and "id" in case.path_parameters:
            case.path_parameters["id"] = table
        # The document cannot say which games and levels there are, or what a name needs; and with
        # a table that there is, what was wrong may have become right.
        unsure = [negative_data_rejection] if at_the_table else []
        case.call_and_validate(
            base_url=server.url,
            cookies=dict(anna.http.cookies) if at_the_table else {},
            excluded_checks=[positive_data_acceptance, *unsure],
        )

    try:
        ask()
    except hypothesis.errors.Unsatisfiable:
        assert mode == GenerationMode.NEGATIVE, "what takes no facts cannot get wrong ones"


@hypothesis.settings(max_examples=100)
@hypothesis.given(
    some.sampled_from(WHERE),
    some.binary(max_size=200) | json.map(lambda value: msgspec.json.encode(value)),
    some.dictionaries(
        some.sampled_from(["Content-Type", "Cookie", "Accept-Language", "Accept", "Range", "Host"]),
        word,
    ),
    some.dictionaries(some.sampled_from(["language", "seat", "x"]), some.text(max_size=9)),
)
def test_any_request_at_all_gets_a_sentence(
    stranger: Person, table: str, where: str, body: bytes, headers: Any, query: Any
) -> None:
    answer = stranger.http.post(
        f"/api/tables{where.format(table=table)}",
        content=body,
        headers={name: value.strip().encode("latin-1") for name, value in headers.items()},
        params=query,
    )
    assert 400 <= answer.status_code < 500, answer.text
    assert msgspec.json.decode(answer.content, type=Problem).reason
