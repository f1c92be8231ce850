"""A window on a match, driven as people at the table drive it: each verb is done when the screen
shows it. Taps are counted.
"""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from playwright.async_api import Page, expect

from app.data.stored import StoredMatch
from app.domain.draft import Draft
from app.domain.log import replay
from app.domain.sheet import Sheet
from app.domain.tally import tally
from app.ui import ids
from tests.support.screen import at
from tests.support.stored import stored_match

SAID = """prefix => [...document.querySelectorAll(`[flt-semantics-identifier^="${prefix}"]`)]
  .map((node) => [node, ...node.querySelectorAll("*")]
    .map((part) => [...part.attributes].filter((a) => a.name.startsWith("aria-"))
      .map((a) => a.name + a.value).join() + (part.value ?? "")).join() + node.textContent)
  .join("\\n")"""
"""What the nodes say whose identifier begins with a prefix: names, states, texts."""

STILL = """async (one) => {
  const place = () => {
    const node = document.querySelector(`[flt-semantics-identifier="${one}"]`);
    if (!node || node.getAttribute("aria-disabled") === "true") return "";
    return JSON.stringify(node.getBoundingClientRect());
  };
  const before = place();
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  return before !== "" && place() === before;
}"""
"""Whether a control can be pressed and stays where it is: what is typed moves what lies below."""
TURNED = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
"""Until a field that was clicked has turned to the keyboard: it does with a frame. No finger is
quicker; what is typed before that the browser shows, but the app never hears of it.
"""


class Table:
    """One browser window; `data` is the folder of the server it looks at."""

    def __init__(self, page: Page, data: Path) -> None:
        self.page = page
        self.data = data
        self.taps = 0

    # What is on the screen

    async def there(self, identifier: str) -> None:
        """Waits until the control is on the screen."""
        await at(self.page, identifier).wait_for(state="attached")

    async def gone(self, identifier: str) -> None:
        await at(self.page, identifier).wait_for(state="detached")

    async def focused(self, identifier: str) -> None:
        """Waits until the control has the focus of the keyboard."""
        await self.page.wait_for_function(
            "(one) => document.activeElement?.closest('[flt-semantics-identifier]')"
            "?.getAttribute('flt-semantics-identifier') === one",
            arg=identifier,
        )

    async def still(self, identifier: str) -> None:
        """Waits until the control can be pressed and has stood in its place for some frames."""
        await self.page.wait_for_function(STILL, arg=identifier)

    async def is_off(self, identifier: str) -> bool:
        """Whether the control cannot be pressed now."""
        return await at(self.page, identifier).get_attribute("aria-disabled") == "true"

    async def said(self, prefix: str) -> str:
        """All that the controls say whose identifier begins with `prefix`."""
        return str(await self.page.evaluate(SAID, prefix))

    # What is stored

    @property
    def match_id(self) -> str:
        """Of the match on the screen."""
        return self.page.url.split("/match/")[1].split("/")[0]

    @property
    def stored(self) -> StoredMatch:
        """The match on the screen, as the disk has it."""
        return stored_match(self.data, self.match_id)

    @property
    def draft(self) -> Draft:
        return self.stored.record.draft()

    @property
    def sheet(self) -> Sheet:
        return tally(replay(self.stored.record))

    # What people do

    async def tap(self, identifier: str, *, shows: str | None = None) -> None:
        """Taps, and waits until the control `shows` is on the screen."""
        await at(self.page, identifier).click()
        self.taps += 1
        if shows is not None:
            await self.there(shows)

    async def change(self, identifier: str, prefix: str) -> None:
        """Taps, and waits until something is different about the controls named by `prefix`."""
        await self.changes(prefix, lambda: self.tap(identifier))

    async def changes(self, prefix: str, act: Callable[[], Awaitable[None]]) -> None:
        """Does `act`, and waits until something is different about those controls."""
        before = await self.said(prefix)
        await act()
        await self.page.wait_for_function(
            f"([prefix, before]) => ({SAID})(prefix) !== before", arg=[prefix, before]
        )

    async def choose(self, identifier: str) -> None:
        """Taps one of a set, and waits until it is the chosen one."""
        await self.tap(identifier)
        await self.page.wait_for_function(
            f"(one) => /aria-(current|selected|checked)true/.test(({SAID})(one))", arg=identifier
        )

    async def fill(self, identifier: str, text: str) -> None:
        """Types into an empty field."""
        field = at(self.page, identifier).locator("input, textarea")
        await field.click()
        await self.page.evaluate(TURNED)
        await self.page.keyboard.type(text)
        if await field.input_value() != text:
            # Typed before the field had turned to the keyboard.
            await field.fill(text)
        await expect(field).to_have_value(text)

    async def begin(
        self,
        game: str,
        *names: str,
        seated: int = 0,
        dealer: int = 0,
        rules: Sequence[tuple[str, object]] = (),
    ) -> None:
        """From the matches to the table of a new match; `names` are new to the roster, and come
        after so many that are seated already.
        """
        await self.tap(ids.HOME_NEW, shows=ids.NEW_START)
        await self.choose(ids.new_game(game))
        for seat, name in enumerate(names, seated):
            await self.fill(ids.NEW_NAME, name)
            await self.tap(ids.NEW_ADD, shows=ids.new_seat(seat))
        await self.choose(ids.new_seat_dealer(dealer))
        for rule, value in rules:
            await self.choose(ids.new_rule(rule, value))
        await self.tap(ids.NEW_START, shows=ids.TABLE_OVER)

    async def pass_(self, seat: int, times: int = 1) -> None:
        for _ in range(times):
            await self.change(ids.table_seat(seat), ids.table_seat(seat))

    async def take_back(self) -> None:
        """Taps the undo of the word about what was done. While a screen slides in the word is
        there already, but takes no taps.
        """
        undo = self.page.get_by_role("button", name="Undo", exact=True)
        await undo.and_(self.page.locator("[flt-tappable]")).click()

    async def hand_over(self) -> None:
        await self.tap(ids.TABLE_OVER, shows=ids.out(0))

    async def who(self, seat: int | None) -> None:
        """Who went out; None: blocked."""
        await self.tap(ids.OUT_BLOCKED if seat is None else ids.out(seat), shows=ids.ENTRY_ERASE)

    async def cards(self, ranks: str) -> None:
        """One key after another: "9 Q 10"."""
        for rank in ranks.split():
            await self.change(ids.entry_key(rank), ids.entry_key(rank))

    async def total(self, points: int) -> None:
        """Types a total instead of cards."""
        await self.tap(ids.ENTRY_TOTAL, shows=ids.entry_count(0))
        for digit in str(points):
            await self.change(ids.entry_count(int(digit)), "entry.seat.")

    async def type_cards(self, text: str) -> None:
        """Types the cards of a hand, and takes them as they were understood."""
        if not await at(self.page, ids.ENTRY_TAKE).count():
            await self.tap(ids.ENTRY_TEXT, shows=ids.ENTRY_TAKE)
        await self.fill(ids.ENTRY_TEXT, text)
        await self.still(ids.ENTRY_TAKE)
        await self.change(ids.ENTRY_TAKE, "entry.seat.")

    async def keys(self) -> None:
        """Back from typed cards or a total to the keys of the ranks."""
        await self.tap(ids.ENTRY_CARDS, shows=ids.entry_key("9"))

    async def counts(self, *numbers: int) -> None:
        for number in numbers:
            await self.change(ids.entry_count(number), "entry.seat.")

    async def next(self) -> None:
        await self.change(ids.ENTRY_NEXT, "entry.seat.")

    async def save(self) -> None:
        """Puts the hand on the sheet."""
        await self.tap(ids.ENTRY_SAVE, shows=ids.RESULT_NEXT)

    async def next_hand(self) -> None:
        await self.tap(ids.RESULT_NEXT, shows=ids.TABLE_OVER)

    async def hand(self, out: int | None, *left: str) -> None:
        """A hand of cards from the table to the result; `left` in the order of entering."""
        await self.hand_over()
        await self.who(out)
        for place, ranks in enumerate(left):
            if place:
                await self.next()
            await self.cards(ranks)
        await self.save()

    async def back(self, shows: str) -> None:
        await self.tap(ids.BACK, shows=shows)
