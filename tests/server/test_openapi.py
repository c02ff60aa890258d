"""Everything that can be asked over HTTP, asked at random: no answer is undocumented, and nothing breaks the server."""

from itertools import count

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
# The usual refusals of what the schema forbids, and 413: a list that is too long may be too many bytes to be read.
REFUSALS = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]
CONFIG = SchemathesisConfig.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}})
EXAMPLES = 6  # for each thing that can be asked, right and wrong


@pytest.fixture(scope="module")
def tables(server):
    """Tables to ask about, each with the token of a seat: open, begun, and over."""
    waiting, first = server.new("Ayşe", "free", draw=False, public=True)
    begun, second = server.new("Ayşe", "Ben", game="dice", draw=False, public=True)
    return [(waiting, first[0]), (begun, second[0]), (begun, second[1])]


def test_no_answer_breaks_the_server_and_none_is_undocumented(server, tables):
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json", config=CONFIG)
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 20
    turn = count()
    for operation in operations:
        for mode in GenerationMode:
            try:
                ask(operation, mode, tables, turn)
            except Unsatisfiable:  # nothing can be wrong about what takes nothing
                assert mode is GenerationMode.NEGATIVE
    assert server.get("/healthz").status_code == 200


def ask(operation, mode, tables, turn):
    """One thing that can be asked, with what the schema allows or with what it forbids; often at a real table."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def with_any(case):
        i = next(turn)
        if i % 3 and mode is GenerationMode.POSITIVE and "/games/{game}" in operation.path:
            case.path_parameters["game"], token = tables[i % len(tables)]
            if i % 2:
                case.headers["Authorization"] = f"Bearer {token}"
        if mode is GenerationMode.POSITIVE and "wait" in case.query:
            case.query["wait"] = 0  # not so patient
        case.call_and_validate(checks=CHECKS)

    with_any()
