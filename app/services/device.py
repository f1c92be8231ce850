"""What the device can do for the table, each thing only where it is to be had."""

from typing import Protocol


class Device(Protocol):
    """None of these ever raises: a phone that cannot is no reason to lose a tap."""

    async def keep_awake(self, on: bool) -> None:
        """Keep the screen on, or let it sleep again."""
        ...

    async def tick(self) -> None:
        """A light vibration: a tap was counted."""
        ...

    async def share(self, name: str, data: bytes, kind: str) -> bool:
        """Hand `data`, a file of the media type `kind`, to another app; False: that cannot be."""
        ...

    async def drawn(self) -> bool:
        """Returns once the client has drawn what it was sent before; False: that is not known."""
        ...


class BareDevice:
    """A device that can do nothing."""

    async def keep_awake(self, on: bool) -> None:
        return None

    async def tick(self) -> None:
        return None

    async def share(self, name: str, data: bytes, kind: str) -> bool:
        return False

    async def drawn(self) -> bool:
        return True
