"""What every test file may use."""

import pytest

pytest_plugins = ("tests.support.browser",)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that use the browser are marked as such and share its event loop."""
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
