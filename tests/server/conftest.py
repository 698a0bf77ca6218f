from __future__ import annotations

import pytest

from tests.server.serving import served


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("data")) as address:
        yield address
