"""What every test file may use."""

import pytest
from hypothesis import settings

# A machine shared with a browser is slow at times; how long an example takes proves nothing.
settings.register_profile("tests", deadline=None)
settings.load_profile("tests")

pytest_plugins = ("tests.support.browser", "tests.support.pwa")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that use the browser are marked as such and share the event loop of its fixtures."""
    for item in items:
        used = set(getattr(item, "fixturenames", ()))
        if "chromium" in used:
            item.add_marker(pytest.mark.browser)
        if used & {"chromium", "start_server"}:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
