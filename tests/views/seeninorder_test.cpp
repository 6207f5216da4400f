// Pictures while events are shown one by one: nothing appears, leaves or counts before its own event.
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "tests/views/stagedtable.h"

#include <functional>

using namespace tacklebox;
using namespace tacklebox::testing;
using testing::Staged;

namespace {

/// Plays a match of `game` by random moves of people, then shows it from the start, event by event: calls
/// `seen` before each event and `after` once the presenter has processed it.
void playAlong(TablePlan plan, const std::function<void(Presenter&, const std::optional<TableEvent>&)>& seen,
               const std::function<void(Presenter&)>& after) {
    auto table = openQuick(plan);
    QVERIFY(table);
    Random random(*plan.seed);
    for (int moves = 0; moves < 700; ++moves) {
        untilWaitingFor(*table, 1000);
        if (table->waitingFor() == WaitingFor::HandOver) table->reveal(table->seatToAct());
        if (table->waitingFor() != WaitingFor::Person || !playAny(*table, random)) break;
    }
    if (table->waitingFor() == WaitingFor::HandOver) table->reveal(table->seatToAct());
    const auto presenter = makePresenter(*table);
    presenter->restart(0);
    while (presenter->shownUpTo() < table->events()) {
        seen(*presenter, table->event(presenter->shownUpTo()));
        presenter->advance();
        after(*presenter);
    }
}

TablePlan planFor(const QString& game, quint64 seed) {
    TablePlan plan = planOf(game, 4, 0, seed);
    if (game == QLatin1String("rainbow-fish"))
        plan.options.value[0] = 1 + int(seed % 2); // with all special cards
    return plan;
}

int cardsOf(const TablePicture& picture, PileId place, Face face) {
    const ZonePicture* zone = picture.zone(place);
    return !zone ? 0
                 : int(std::count_if(zone->cards.begin(), zone->cards.end(),
                                     [face](const CardPicture& card) { return card.face == face; }));
}

std::vector<SeatPicture> panelsOf(const TablePicture& picture) {
    std::vector<SeatPicture> panels = picture.seats;
    if (picture.own.seat != kNoSeat) panels.push_back(picture.own);
    return panels;
}

} // namespace

class SeenInOrderTest : public QObject {
    Q_OBJECT

  private slots:
    // Cards undone by Ben Franklin stay visible until they leave.
    void aCardIsVisibleUntilItLeaves() {
        int gone = 0;
        for (quint64 seed = 1; seed <= 40; ++seed)
            playAlong(
                planFor(QStringLiteral("what-the-fish"), seed),
                [&](Presenter& presenter, const std::optional<TableEvent>& event) {
                    const auto* moved = event ? std::get_if<Moved>(&event->what) : nullptr;
                    if (!moved || moved->from.kind != PileKind::Swim) return;
                    ++gone;
                    QVERIFY(cardsOf(presenter.picture(), moved->from, moved->face) > 0);
                },
                [](Presenter&) {});
        QVERIFY(gone > 100);
    }

    // Without a clock passes move the fish, until the next card is played; it does not jump to the sea and
    // back.
    void aFishDoesNotMoveAheadOfItsAnswer() {
        int answers = 0;
        for (quint64 seed = 1; seed <= 40; ++seed) {
            std::optional<RacePicture> answered;
            playAlong(
                planFor(QStringLiteral("what-the-fish"), seed),
                [&](Presenter& presenter, const std::optional<TableEvent>& event) {
                    const auto* moved = event ? std::get_if<Moved>(&event->what) : nullptr;
                    if (!event || !std::holds_alternative<StatusEvent>(event->what)) {
                        if (answered && !moved) answered.reset();
                        return;
                    }
                    if (answered) answered = presenter.picture().zone({PileKind::Swim})->race;
                },
                [&](Presenter& presenter) {
                    const int number = presenter.shownUpTo() - 1;
                    const auto event = presenter.table().event(number);
                    if (!event) return;
                    const auto* moved = std::get_if<Moved>(&event->what);
                    const TablePicture picture = presenter.picture();
                    const ZonePicture& lane = *picture.zone({PileKind::Swim});
                    if (moved) {
                        if (moved->to.kind == PileKind::Swim && moved->from.kind == PileKind::Hand &&
                            lane.cards.size() > 1)
                            answered = lane.race;
                        else
                            answered.reset();
                    } else if (std::holds_alternative<StatusEvent>(event->what) && answered) {
                        ++answers;
                        QCOMPARE(lane.race.at, answered->at);
                        answered.reset();
                    }
                });
        }
        QVERIFY(answers > 50);
    }

    // Points appear with their cards, and are in the total only once.
    void pointsAppearWithTheirCards() {
        int specials = 0, counted = 0;
        for (quint64 seed = 1; seed <= 12; ++seed) {
            std::vector<SeatPicture> before;
            playAlong(
                planFor(QStringLiteral("rainbow-fish"), seed),
                [&](Presenter& presenter, const std::optional<TableEvent>& event) {
                    before.clear();
                    if (!event || !std::holds_alternative<MoveEvent>(event->what)) return;
                    before = panelsOf(presenter.picture());
                },
                [&](Presenter& presenter) {
                    const std::vector<SeatPicture> now = panelsOf(presenter.picture());
                    for (std::size_t k = 0; k < before.size(); ++k)
                        QCOMPARE(now[k].score, before[k].score);
                    specials += !before.empty();
                    const auto event = presenter.table().event(presenter.shownUpTo() - 1);
                    if (!event || !std::holds_alternative<Scored>(event->what)) return;
                    ++counted;
                    for (const SeatPicture& panel : now)
                        QVERIFY2(!panel.score.contains(u'+'), qPrintable(panel.score));
                });
        }
        QVERIFY2(specials > 100, qPrintable(QString::number(specials)));
        QVERIFY(counted > 0);
    }

    // The asked player has a ring and a chip during the asker's turn.
    void theAskedPlayerIsMarkedDuringTheTurn() {
        int worn = 0;
        for (const char* game : {"rainbow-fish", "go-fish", "twisted-fish", "platinum-fish"})
            playAlong(
                planFor(QLatin1String(game), 3), [](Presenter&, const std::optional<TableEvent>&) {},
                [&](Presenter& presenter) {
                    const TablePicture picture = presenter.picture();
                    const std::vector<SeatPicture> panels = panelsOf(picture);
                    const auto turn = std::find_if(panels.begin(), panels.end(),
                                                   [](const SeatPicture& panel) { return panel.inTurn; });
                    for (const SeatPicture& panel : panels) {
                        if (!panel.asked || !panel.note.endsWith(u'?')) continue;
                        ++worn;
                        QVERIFY(turn != panels.end());
                        QVERIFY2(panel.note.startsWith(turn->name), qPrintable(panel.note));
                    }
                });
        QVERIFY(worn > 100);
    }
};

TACKLEBOX_QTEST(SeenInOrderTest)
#include "seeninorder_test.moc"
