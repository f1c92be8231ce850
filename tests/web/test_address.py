"""Sockets, and the addresses that are given to others."""

import errno

import pytest

from app.web.address import base_address, is_loopback, listen, scannable


def test_a_taken_port_is_known_at_once() -> None:
    with listen("127.0.0.1", 0) as first, pytest.raises(OSError, match="in use") as problem:
        listen("127.0.0.1", first.getsockname()[1])
    assert problem.value.errno == errno.EADDRINUSE


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_loopback_is_for_this_machine(host: str) -> None:
    with listen(host, 0) as listener:
        assert is_loopback(listener)


def test_all_addresses_are_for_the_network_under_one_it_knows() -> None:
    with listen("0.0.0.0", 0) as listener:
        assert not is_loopback(listener)
        address = base_address(listener, secure=True)
        assert address.startswith("https://")
        assert "0.0.0.0" not in address
        assert address.endswith(f":{listener.getsockname()[1]}")


def test_an_address_can_be_scanned() -> None:
    assert scannable("http://192.168.1.20:8550/join/abcdefgh234567").count("\n") > 10
