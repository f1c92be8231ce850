"""A frozen state, replaced whole."""

from app.stores.store import Store


class Number(Store[int]):
    def put(self, number: int) -> None:
        self._set(number)


def test_listeners_hear_of_another_state_and_of_nothing_else() -> None:
    store, heard = Number(1), list[int]()
    stop = store.subscribe(lambda: heard.append(store.state))
    store.put(1)
    store.put(2)
    store.put(2)
    assert heard == [2]
    stop()
    store.put(3)
    assert heard == [2]
    assert store.state == 3
