"""The rules a table agreed on."""

import pytest

from app.domain.match import Rules


def test_rules_are_a_mapping_in_one_order() -> None:
    rules = Rules.of({"tie": "share", "limit": 50})
    assert list(rules) == ["limit", "tie"]
    assert (len(rules), rules["tie"], rules.number("limit")) == (2, "share", 50)
    assert rules == Rules.of({"limit": 50, "tie": "share"})
    with pytest.raises(KeyError):
        rules["joker"]
    with pytest.raises(ValueError, match="share"):
        rules.number("tie")
