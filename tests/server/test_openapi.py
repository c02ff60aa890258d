"""Everything that can be asked over HTTP, asked at random: no answer is undocumented, and nothing breaks the server."""

from itertools import count

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
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
EXAMPLES = 10  # for each thing that can be asked


@pytest.fixture(scope="module")
def tables(server):
    """Tables to ask about, each with the token of a seat: open, begun, and over."""
    waiting, first = server.new("Ayşe", "free", draw=False, public=True)
    begun, second = server.new("Ayşe", "Ben", game="dice", draw=False, public=True)
    return [(waiting, first[0]), (begun, second[0]), (begun, second[1])]


@pytest.fixture
def api(server, tables):
    return schemathesis.openapi.from_url(f"{server.url}/openapi.json")


schema = schemathesis.pytest.from_fixture("api")
turn = count()


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_answer_breaks_the_server_and_none_is_undocumented(case, tables):
    i = next(turn)
    if i % 3 and "game" in case.path_parameters and "reference" not in case.path:
        case.path_parameters["game"], token = tables[i % len(tables)]
        if i % 2:
            case.headers["Authorization"] = f"Bearer {token}"
    case.call_and_validate(checks=CHECKS)
