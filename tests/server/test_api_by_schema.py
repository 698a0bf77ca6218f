"""Schemathesis tries whatever the OpenAPI document allows, and what it does not."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks
from schemathesis.config import SchemathesisConfig

from boltbucket.server.http.openapi import document
from tests.server.serving import PATIENCE, served

load_all_checks()
CONFIG = SchemathesisConfig()
SCHEMA = schemathesis.openapi.from_dict(document(), config=CONFIG)


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with served(tmp_path_factory.mktemp("api"), tables=100_000) as server:
        yield server.url


@SCHEMA.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_makes_the_server_stumble(case, address):
    response = case.call(base_url=address, timeout=PATIENCE)

    assert response.status_code < 500 or response.status_code == 503
    if response.status_code >= 400:
        problem = response.json()
        assert set(problem) == {"code", "params"}
    case.validate_response(
        response,
        checks=[
            schemathesis.checks.not_a_server_error,
            schemathesis.specs.openapi.checks.content_type_conformance,
            schemathesis.specs.openapi.checks.response_schema_conformance,
            schemathesis.specs.openapi.checks.status_code_conformance,
        ],
    )
