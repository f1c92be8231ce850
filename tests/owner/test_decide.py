"""What a command makes of a record, where match_owner's tests do not show it."""

from app.domain.commits import DealDeleted, Joined, SeatsChanged, StoppedChanged
from app.domain.deal import Deal
from app.domain.draft import PLAY, Edit, Insert, Target
from app.domain.log import Record, replay
from app.domain.match import Player
from app.domain.steps import CountSet, TotalSet, WentOut
from app.domain.tally import tally
from app.owner.commands import (
    Act,
    AnnulDeal,
    Command,
    MakeCommit,
    PutBack,
    RedoTop,
    Refusal,
    SaveDeal,
    TakeStep,
    UndoTop,
    base_of,
)
from app.owner.decide import Standing, decide
from tests.support.memory import setup_of


class Table:
    """A record to which one thing after another is done."""

    def __init__(self, players: int = 3) -> None:
        self.record = Record("m", setup_of("nines", players=players))
        self.count = 0

    def do(self, act: Act, target: Target = PLAY) -> Refusal | None:
        self.count += 1
        match = replay(self.record)
        standing = Standing(self.record, match, tally(match))
        command = Command(f"c{self.count}", base_of(self.record, target), act)
        decided = decide(standing, command)
        if isinstance(decided, Refusal):
            return decided
        self.record = decided
        return None

    def play(self, target: Target = PLAY, points: int = 10) -> str:
        """A hand of three from the first step to the save, and its id."""
        for step in (WentOut(0), TotalSet(1, points), TotalSet(2, points)):
            assert self.do(TakeStep(target, step), target) is None
        assert self.do(SaveDeal(target), target) is None
        return self.record.position

    @property
    def deals(self) -> tuple[Deal, ...]:
        return replay(self.record).deals


def test_a_correction_keeps_the_id_and_the_place_of_its_deal() -> None:
    table = Table()
    first, second = table.play(), table.play()
    table.play(Edit(first), points=20)
    assert [deal.id for deal in table.deals] == [first, second]
    assert table.deals[0].left[1] != table.deals[1].left[1]


def test_a_forgotten_deal_stands_before_the_one_it_was_made_for() -> None:
    table = Table()
    first = table.play()
    forgotten = table.play(Insert(first))
    assert [deal.id for deal in table.deals] == [forgotten, first]


def test_an_annulled_deal_counts_nothing_and_the_same_one_deals_again() -> None:
    table = Table()
    table.do(TakeStep(PLAY, WentOut(1)))
    assert table.do(AnnulDeal()) is None
    deal = table.deals[0]
    assert deal.annulled
    assert deal.out == 1
    sheet = tally(replay(table.record))
    assert sheet.totals == (0, 0, 0)
    assert sheet.coming.dealer == 0
    assert table.do(UndoTop(PLAY, table.record.position)) is None
    assert table.record.draft().steps == (WentOut(1),)


def test_a_deal_of_the_sheet_is_annulled_and_counts_again_once_it_is_corrected() -> None:
    table = Table()
    first, second = table.play(), table.play()
    assert table.do(AnnulDeal(Edit(first)), Edit(first)) is None
    assert [deal.annulled for deal in table.deals] == [True, False]
    assert [deal.id for deal in table.deals] == [first, second]
    assert table.do(AnnulDeal(Edit(first)), Edit(first)) is Refusal.NOT_POSSIBLE
    assert table.do(SaveDeal(Edit(first)), Edit(first)) is None
    assert [deal.annulled for deal in table.deals] == [False, False]
    assert table.do(AnnulDeal(Insert(first)), Insert(first)) is Refusal.NOT_POSSIBLE
    assert table.do(AnnulDeal(Edit("x")), Edit("x")) is Refusal.NOT_POSSIBLE


def test_a_correction_is_thrown_away_at_once() -> None:
    table = Table()
    target = Edit(table.play())
    assert table.do(PutBack(target), target) is Refusal.NOTHING_TO_UNDO
    for points in (20, 30):
        assert table.do(TakeStep(target, TotalSet(1, points)), target) is None
    assert table.do(PutBack(target)) is Refusal.STALE
    assert table.do(PutBack(target), target) is None
    draft = table.record.draft(target)
    assert (draft.taken, len(draft.undone)) == ((), 2)
    assert table.do(TakeStep(PLAY, WentOut(0))) is None
    assert table.do(PutBack(PLAY)) is Refusal.NOTHING_TO_UNDO


def test_nothing_to_undo_or_redo() -> None:
    table = Table()
    assert table.do(UndoTop(PLAY, "x")) is Refusal.NOTHING_TO_UNDO
    assert table.do(RedoTop(PLAY, "x")) is Refusal.NOTHING_TO_REDO


def test_redo_does_again_what_it_names() -> None:
    table = Table()
    saved = table.play()
    assert table.do(UndoTop(PLAY, saved)) is None
    assert table.do(RedoTop(PLAY, "x")) is Refusal.STALE
    assert table.do(RedoTop(PLAY, saved)) is None
    assert table.deals[0].id == saved


def test_people_join_and_leave_between_hands() -> None:
    table = Table()
    joins = MakeCommit(SeatsChanged((0, 3, 1, 2), (Joined(Player("Rita"), 5),)))
    table.do(TakeStep(PLAY, WentOut(0)))
    assert table.do(joins) is Refusal.NOT_POSSIBLE
    table.do(UndoTop(PLAY, "c1"))
    assert table.do(joins) is None
    assert replay(table.record).seated == (0, 3, 1, 2)


def test_a_stopped_match_takes_no_hand_until_it_is_taken_up_again() -> None:
    table = Table()
    assert table.do(MakeCommit(StoppedChanged(True))) is None
    assert table.do(TakeStep(PLAY, WentOut(0))) is Refusal.MATCH_OVER
    assert table.do(AnnulDeal()) is Refusal.MATCH_OVER
    assert table.do(MakeCommit(StoppedChanged(False))) is None
    table.play()


def test_a_deal_is_deleted_and_comes_back_with_undo() -> None:
    table = Table()
    first = table.play()
    assert table.do(MakeCommit(DealDeleted("x"))) is Refusal.NOT_POSSIBLE
    assert table.do(MakeCommit(DealDeleted(first))) is None
    assert table.deals == ()
    table.do(UndoTop(PLAY, table.record.position))
    assert table.deals[0].id == first


def test_a_step_of_another_game_is_refused() -> None:
    assert Table().do(TakeStep(PLAY, CountSet(1, 3))) is Refusal.NOT_POSSIBLE
