"""How values are written as plain JSON and strictly read back: small shapes made of smaller."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")

Json = Any


class BadShape(ValueError):
    """A document does not have the shape it should have; the text says where and what."""


@dataclass(frozen=True, slots=True)
class Shape(Generic[T]):
    """`read` gives back what `write` was given, and raises BadShape for anything else."""

    write: Callable[[T], Json]
    read: Callable[[Json], T]


def _exactly(kind: type[T]) -> Shape[T]:
    def read(found: Json) -> T:
        # True is a whole number to Python, but not here.
        if type(found) is not kind:
            raise BadShape(f"{kind.__name__} expected, {_short(found)} found")
        return found

    return Shape(lambda value: value, read)


NUMBER = _exactly(int)
TEXT = _exactly(str)
FLAG = _exactly(bool)


def maybe(inner: Shape[T]) -> Shape[T | None]:
    """The value, or null for None."""

    def write(value: T | None) -> Json:
        return None if value is None else inner.write(value)

    def read(found: Json) -> T | None:
        return None if found is None else inner.read(found)

    return Shape(write, read)


def many(inner: Shape[T]) -> Shape[tuple[T, ...]]:
    """A list."""

    def write(values: tuple[T, ...]) -> Json:
        return [inner.write(value) for value in values]

    def read(found: Json) -> tuple[T, ...]:
        return tuple(inner.read(item) for item in _list(found))

    return Shape(write, read)


def pair(first: Shape[A], second: Shape[B]) -> Shape[tuple[A, B]]:
    """A list of two."""

    def write(values: tuple[A, B]) -> Json:
        return [first.write(values[0]), second.write(values[1])]

    def read(found: Json) -> tuple[A, B]:
        items = _list(found)
        if len(items) != 2:
            raise BadShape(f"two items expected, {len(items)} found")
        return first.read(items[0]), second.read(items[1])

    return Shape(write, read)


def record(kind: type[T], **fields: Shape[Any]) -> Shape[T]:
    """An object with just these keys; each is a field of the class too."""

    def write(value: T) -> Json:
        return {name: shape.write(getattr(value, name)) for name, shape in fields.items()}

    def read(found: Json) -> T:
        return kind(**read_fields(_object(found), fields))

    return Shape(write, read)


def tagged(tag: str, kinds: Mapping[str, tuple[type[Any], dict[str, Shape[Any]]]]) -> Shape[Any]:
    """One of several classes, told apart by what stands under the key `tag`."""
    names = {kind: (name, fields) for name, (kind, fields) in kinds.items()}

    def write(value: Any) -> Json:
        name, fields = names[type(value)]
        written = {key: shape.write(getattr(value, key)) for key, shape in fields.items()}
        return {tag: name, **written}

    def read(found: Json) -> Any:
        name = _object(found).get(tag)
        if not isinstance(name, str) or name not in kinds:
            raise BadShape(f"no such {tag}: {_short(name)}")
        kind, fields = kinds[name]
        return kind(**read_fields(found, fields, besides=1))

    return Shape(write, read)


def read_fields(
    found: Mapping[str, Json], fields: Mapping[str, Shape[Any]], besides: int = 0
) -> dict[str, Any]:
    """The values under these keys. Raises BadShape if one is missing, or if there are more than
    `besides` others.
    """
    if len(found) != len(fields) + besides:
        raise BadShape(f"keys {_short(sorted(found))} instead of {sorted(fields)}")
    values = {}
    name = ""
    try:
        for name, shape in fields.items():
            values[name] = shape.read(found[name])
    except KeyError:
        raise BadShape(f"no {name}") from None
    except BadShape as error:
        raise BadShape(f"{name}: {error}") from None
    return values


def _list(found: Json) -> list[Json]:
    if not isinstance(found, list):
        raise BadShape(f"list expected, {_short(found)} found")
    return found


def _object(found: Json) -> dict[str, Json]:
    if not isinstance(found, dict):
        raise BadShape(f"object expected, {_short(found)} found")
    return found


def _short(found: object) -> str:
    return repr(found)[:60]
