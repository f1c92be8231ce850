"""What every test file may use."""

import pytest

pytest_plugins = ("tests.support.browser",)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that use the browser are marked as such and share the event loop of its fixtures."""
    for item in items:
        used = set(getattr(item, "fixturenames", ()))
        if "chromium" in used:
            item.add_marker(pytest.mark.browser)
        if used & {"chromium", "start_server"}:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
