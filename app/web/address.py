"""Where the server is to be found: its socket, its address for others, the code to scan."""

import io
import ipaddress
import os
import socket
import sys

import segno


def listen(host: str, port: int) -> socket.socket:
    """A socket that already takes connections, so that a taken port is known at once.

    Raises OSError: the port is taken or may not be used, or the host is not one of this machine.
    """
    family, kind, protocol, _, where = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            # Elsewhere the option means that two servers may share a port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(where)
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener


def is_loopback(listener: socket.socket) -> bool:
    """Whether only this machine itself can reach it."""
    return ipaddress.ip_address(_bound(listener)).is_loopback


def base_address(listener: socket.socket, *, secure: bool) -> str:
    """The address to give to others, like "http://192.168.1.20:8550"."""
    bound = ipaddress.ip_address(_bound(listener))
    host = _network_address(listener.family) if bound.is_unspecified else str(bound)
    port = listener.getsockname()[1]
    scheme = "https" if secure else "http"
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


def scannable(address: str) -> str:
    """`address` as a QR code of block characters; empty where they cannot be printed."""
    drawn = io.StringIO()
    segno.make_qr(address, error="l").terminal(drawn, border=2, compact=True)
    code = drawn.getvalue()
    try:
        code.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return code


def _bound(listener: socket.socket) -> str:
    return str(listener.getsockname()[0]).partition("%")[0]


def _network_address(family: int) -> str:
    """Which of this machine's addresses its network knows; no packet is sent to find out."""
    elsewhere = "2001:db8::1" if family == socket.AF_INET6 else "192.0.2.1"
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((elsewhere, 9))
        except OSError:
            return "::1" if family == socket.AF_INET6 else "127.0.0.1"
        return str(probe.getsockname()[0])
