"""Whatever the document lets somebody send, and whatever it does not: the site answers as it says.

schemathesis makes the requests from the document. Some of them go to a table that is there, with
a key that opens a seat, and some play what may be played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS
from schemathesis.specs.openapi.checks import positive_data_acceptance

from parterre.server.routes import ROUTES
from server.site import GREEDY, PERSON, Process, Seated, lay

EXAMPLES = 25
KEY = ("Authorization", "authorization")
NAMES = sorted(route.handler_name for route in ROUTES if "reasons" in route.opt)
# What has the right shape is not yet what the rules allow, so it need not be accepted.
CHECKED = [each for each in CHECKS.get_all() if each is not positive_data_acceptance]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A site of its own, which lets one visitor ask for as much as its settings can say."""
    found = Process(tmp_path_factory.mktemp("any request") / "data").ready()
    yield found
    assert found.end() == 0
    assert "Traceback" not in found.log.read_text()


@pytest.fixture(scope="module")
def api(site: Process) -> Any:
    """The document as it serves it."""
    return schemathesis.openapi.from_url(f"{site.address}/api/openapi.json")


@pytest.fixture(scope="module")
def people(site: Process) -> list[Seated]:
    """Somebody at a table with a friend, at one with a bot, and at one that is over."""
    over = lay(site.address, site.http, PERSON, PERSON, game="topiary")
    while (turn := over[1].look()["turn"]) != "over":
        over[turn].first()
    others = [lay(site.address, site.http, PERSON, other)[1] for other in (PERSON, GREEDY)]
    return [*others, over[1]]


@pytest.mark.parametrize("name", NAMES)
def test_any_request(api: Any, people: list[Seated], name: str) -> None:
    operation = api.find_operation_by_id(name)
    valid = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    others = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=valid, seated=st.sampled_from([*people, None]), fair=st.booleans())
    def as_it_should_be(case: Any, seated: Seated | None, fair: bool) -> None:
        if seated is not None:
            sit_down(case, seated, fair)
        case.call_and_validate(checks=CHECKED)

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=others)
    def as_it_should_not_be(case: Any) -> None:
        case.call_and_validate(checks=CHECKED)

    as_it_should_be()
    # Where nothing is sent, nothing can be wrong with it.
    if list(operation.iter_parameters()) or operation.body:
        as_it_should_not_be()


def sit_down(case: Any, seated: Seated, fair: bool) -> None:
    """Send a request to a table that is there, and with what may be played."""
    if "id" not in (case.path_parameters or {}):
        return
    case.path_parameters["id"] = seated.table
    others = {name: value for name, value in (case.headers or {}).items() if name not in KEY}
    case.headers = {**others, **seated.headers}
    if fair and isinstance(case.body, dict) and "n" in case.body:
        told = seated.look()
        case.body = {**case.body, "n": told["n"]}
        if "action" in case.body and told["choices"]:
            case.body["action"] = told["choices"][0]["action"]
