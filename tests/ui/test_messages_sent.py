"""What Flet does with each message must not grow with what the app knows."""

from flet.messaging.protocol import Message, MessageAction

from app import assembly


class Told:
    def __repr__(self) -> str:
        raise AssertionError("written out")


def test_a_message_is_not_written_out() -> None:
    assert assembly.session
    assert "Message" in f"{Message(MessageAction.PATCH_CONTROL, Told())}"
