// The ends of a round and of a match: ranking, order of appearance and texts.
#include "tests/support/part.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "tests/views/faketable.h"
#include "views/dialogs/catchpanel.h"
#include "views/dialogs/dealsummary.h"
#include "views/dialogs/matchend.h"
#include "views/dialogs/podium.h"
#include "views/dialogs/resultlist.h"
#include "views/history/matchnews.h"
#include "views/theme/facestore.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QScrollBar>

#include <map>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

Scored dealOf(const std::vector<int>& points, const std::vector<int>& totals) {
    Scored deal{};
    deal.seats = std::uint8_t(points.size());
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
        deal.points[seat] = std::int16_t(points[seat]);
        deal.totals[seat] = std::int16_t(totals[seat]);
    }
    return deal;
}

/// A window in which a match ends; the test advances the clock of its podium.
struct Ended {
    explicit Ended(QSize size, int bots, const std::vector<int>& totals, SeatSet winners,
                   const MotionSettings& motion = {}, const QStringList& names = {})
        : table([&] {
              TablePlan plan = FakeTable::planFor(QStringLiteral("rainbow-fish"), 1, bots);
              for (int seat = 0; seat < int(names.size()); ++seat)
                  plan.seats[seat].name = names[seat];
              return plan;
          }()),
          end(faces, &window) {
        window.resize(size);
        window.show();
        end.setMotion(motion);
        end.setClock([this] { return now; });
        end.setTable(&table);
        QObject::connect(&clock(), &QAbstractAnimation::stateChanged, &end,
                         [this](QAbstractAnimation::State state) {
                             if (state == QAbstractAnimation::Running) clock().pause();
                         });
        table.score(dealOf(totals, totals), true, winners);
        end.show();
    }
    QVariantAnimation& clock() { return end.podium().clock(); }
    QWidget* focused() { return window.focusWidget(); }
    KeyButton* button(const char* name) { return part<KeyButton>(end, name); }
    /// The picture at the final position of that seat's face.
    QImage seenAt(Seat seat) {
        QRect middle = end.podium().faceRect(seat).toRect();
        const int rim = middle.width() / 3; // inside the porthole
        return end.podium().grab(middle.adjusted(rim, rim, -rim, -rim)).toImage();
    }

    FaceStore faces;
    FakeTable table;
    QWidget window;
    MatchEnd end;
    qint64 now = 0;
};

} // namespace

class FinaleTest : public QObject {
    Q_OBJECT

    QTranslator m_english;

  private slots:
    void initTestCase() {
        QVERIFY(m_english.load(QStringLiteral(":/translations/tacklebox_en"))); // plural forms
        QCoreApplication::installTranslator(&m_english);
    }
    void cleanupTestCase() { QCoreApplication::removeTranslator(&m_english); }

    void placesAreShared() {
        FakeTable table("rainbow-fish", 1, 4);
        table.score(dealOf({3, 9, 5, 9, 5}, {3, 9, 5, 9, 5}), true, SeatSet::of(1) | SeatSet::of(3));
        const QList<Result> results = resultsOf(table);
        QList<int> seats, places;
        for (const Result& result : results) {
            seats << result.seat;
            places << result.place;
            QCOMPARE(result.won, result.place == 1);
            QVERIFY(!result.laid && !result.left); // all points are from sets
        }
        QCOMPARE(seats, (QList<int>{1, 3, 2, 4, 0}));
        QCOMPARE(places, (QList<int>{1, 1, 3, 3, 5}));
        QCOMPARE(winnersTitle(results), QStringLiteral("Ben and Dan share the win"));
        QCOMPARE(moodOf(results[0]), Mood::Delighted);
        QCOMPARE(moodOf(results[3]), Mood::Stung);
        QVERIFY(results[4].person);
        QCOMPARE(moodOf(results[4]), Mood::Calm); // nobody laughs at a person
    }

    void pointsAreFromSetsAndCardsLeftInHand() {
        FakeTable table("twisted-fish", 1, 1);
        table.lay({150, 90});
        table.score(dealOf({150, 65}, {150, 65}));
        table.lay({100, 60});
        table.score(dealOf({70, 60}, {220, 125}), true, SeatSet::of(0));
        const QList<Result> results = resultsOf(table);
        QCOMPARE(results[0].laid.value_or(-1), 250);
        QCOMPARE(results[0].left.value_or(-1), 30);
        QCOMPARE(results[1].left.value_or(-1), 25);
        QCOMPARE(winnersTitle(results), QStringLiteral("You win the match!"));
        QCOMPARE(
            spokenRow(results[0], QStringLiteral("twisted-fish")),
            QStringLiteral("1. You, 220 points: Round 1: 150, Round 2: 70, laid: 250, left in hand: −30"));
        Result lost = results[1];
        lost.total = -20;
        QVERIFY(spokenRow(lost, QStringLiteral("twisted-fish"))
                    .startsWith(QStringLiteral("2. Ben, minus 20 points: ")));
        const QList<Result> last = resultsOfDeal(table, 1);
        QCOMPARE(last[0].laid.value_or(-1), 100);
        QCOMPARE(spokenRow(last[1], QStringLiteral("twisted-fish")),
                 QStringLiteral("2. Ben, 125 points: this round: 60, laid: 60, left in hand: 0"));
    }

    void aRowIsASentenceForScreenReaders() {
        Ended match({1280, 680}, 2, {5, 9, 7}, SeatSet::of(1), {.pace = Pace::Off});
        auto* list = match.end.findChild<ResultList*>();
        QVERIFY(list->isVisible());
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(list);
        QVERIFY(heard);
        QCOMPARE(heard->text(QAccessible::Name), QStringLiteral("Results"));
        QCOMPARE(heard->childCount(), 3);
        QStringList rows;
        for (int row = 0; row < 3; ++row)
            rows << heard->child(row)->text(QAccessible::Name);
        QCOMPARE(rows, (QStringList{QStringLiteral("1. Ben, 9 points"), QStringLiteral("2. Cleo, 7 points"),
                                    QStringLiteral("3. You, 5 points")}));
        QCOMPARE(match.end.accessibleDescription(), QStringLiteral("Ben wins the match"));
        QVERIFY(match.focused() == match.button("again"));
    }

    void theLastPlaceAppearsFirst_data() {
        QTest::addColumn<bool>("reduced");
        QTest::newRow("flying") << false;
        QTest::newRow("reduced motion") << true;
    }

    void theLastPlaceAppearsFirst() {
        QFETCH(bool, reduced);
        Ended match({1280, 680}, 3, {2, 9, 7, 5}, SeatSet::of(1), {.reduced = reduced});
        QVERIFY(match.end.isAwaited() && match.end.podium().plays());
        QSignalSpy shown(&match.end, &MatchEnd::winnerShown);
        std::map<Seat, QList<QImage>> seen;
        QList<int> times;
        for (int millis = 0; match.end.podium().plays(); millis += 50) {
            const bool before = millis < match.end.podium().winnerAt();
            QCOMPARE(shown.size(), before ? 0 : 1);
            auto* title = part<QLabel>(match.end, "title");
            QCOMPARE(title->isVisible(), !before);
            QVERIFY(!match.button("again")->isVisible());
            times << millis;
            for (const Seat seat : {Seat(1), Seat(2), Seat(3)})
                seen[seat] << match.seenAt(seat);
            match.clock().setCurrentTime(millis + 50);
        }
        QCOMPARE(shown.size(), 1);
        QVERIFY(match.button("again")->isVisible() && match.focused() == match.button("again"));
        // When each of them has reached the final position.
        std::map<Seat, int> stands;
        for (auto& [seat, images] : seen) {
            const QImage last = match.seenAt(seat);
            int at = int(images.size());
            while (at > 0 && images[at - 1] == last)
                --at;
            QVERIFY(at > 0 && at < images.size());
            stands[seat] = times[at];
        }
        QVERIFY(stands[3] < stands[2]);
        QVERIFY(stands[2] + 600 <= stands[1]); // the winner after a pause
        QVERIFY(match.end.podium().faceRect(0).isEmpty());
    }

    void aPressEndsItAndDoesNothingElse_data() {
        QTest::addColumn<int>("key");
        QTest::newRow("space") << int(Qt::Key_Space);
        QTest::newRow("return") << int(Qt::Key_Return);
        QTest::newRow("letter") << int(Qt::Key_X);
        QTest::newRow("click") << 0;
    }

    void aPressEndsItAndDoesNothingElse() {
        QFETCH(int, key);
        Ended match({1280, 680}, 2, {5, 9, 7}, SeatSet::of(1));
        QSignalSpy shown(&match.end, &MatchEnd::winnerShown), again(&match.end, &MatchEnd::againWanted);
        match.clock().setCurrentTime(500);
        QVERIFY(match.focused() == &match.end);
        QCOMPARE(shown.size(), 0);
        if (key)
            QTest::keyClick(&match.end, Qt::Key(key));
        else // at the position of the button
            QTest::mouseClick(&match.end, Qt::LeftButton, {},
                              match.button("again")->mapTo(&match.end, QPoint(20, 12)));
        QVERIFY(!match.end.podium().plays());
        QCOMPARE(shown.size(), 1);
        KeyButton* button = match.button("again");
        QVERIFY(button->isVisible() && match.focused() == button);
        QTest::keyClick(button, Qt::Key_Space); // a hurried key press
        QCOMPARE(again.size(), 0);
        match.now += TableOverlay::kGraceMillis;
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(again.size(), 1);
        QCOMPARE(shown.size(), 1);
    }

    void theCeremonyIsShownOnce() {
        Ended match({1280, 680}, 2, {5, 9, 7}, SeatSet::of(1));
        match.clock().setCurrentTime(match.clock().duration());
        QSignalSpy shown(&match.end, &MatchEnd::winnerShown);
        match.end.hide(); // as after watching the replay
        match.end.show();
        QVERIFY(!match.end.podium().plays());
        QVERIFY(match.button("again")->isVisible() && match.focused() == match.button("again"));
        QCOMPARE(shown.size(), 0);
    }

    void leavingEarlyAnnouncesNothing() {
        Ended match({1280, 680}, 2, {5, 9, 7}, SeatSet::of(1));
        QSignalSpy shown(&match.end, &MatchEnd::winnerShown);
        match.end.setTable(nullptr);
        QVERIFY(!match.end.isVisible() && !match.end.podium().plays());
        QCOMPARE(shown.size(), 0);
    }

    void everythingFits_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("sharing");
        QTest::addColumn<int>("percent"); // of the text size
        for (const QSize size : {QSize(640, 440), QSize(960, 460), QSize(1280, 660), QSize(2560, 1300)})
            for (const int players : {2, 3, 8})
                for (const int sharing : {1, 2, 8})
                    if (sharing <= players)
                        for (const int percent : {100, 200})
                            if (percent == 100 || size.width() >= 960)
                                QTest::addRow("%dx%d, %d players, %d in front, text %d %%", size.width(),
                                              size.height(), players, sharing, percent)
                                    << size << players << sharing << percent;
    }

    void everythingFits() {
        QFETCH(QSize, size);
        QFETCH(int, players);
        QFETCH(int, sharing);
        QFETCH(int, percent);
        useTextSize(percent);
        const auto restore = qScopeGuard([] { useTextSize(100); });
        std::vector<int> totals;
        SeatSet winners;
        QStringList names;
        for (int seat = 0; seat < players; ++seat) {
            totals.push_back(seat < sharing ? 400 : 400 - 30 * seat);
            if (seat < sharing) winners = winners | SeatSet::of(Seat(seat));
            names << QStringLiteral("Maximiliane Constanze of Lake %1").arg(seat);
        }
        Ended match(size, players - 1, totals, winners, {.pace = Pace::Off}, names);
        auto* title = part<QLabel>(match.end, "title");
        auto* list = match.end.findChild<ResultList*>();
        const QRect all = match.end.rect();
        const auto on = [&](QWidget* part) { return QRect(part->mapTo(&match.end, QPoint()), part->size()); };
        const QRect board = on(list->parentWidget());
        QVERIFY(all.contains(board));
        QVERIFY(board.contains(on(list)));
        QVERIFY(list->width() >= list->leastWidth());
        QVERIFY2(
            list->verticalScrollBar()->maximum() == 0,
            qPrintable(QStringLiteral("every row is seen: %1 of %2 high, board %3, head %4, row %5")
                           .arg(list->height())
                           .arg(list->heightFor(true))
                           .arg(board.height())
                           .arg(list->parentWidget()->findChild<QLabel*>(QStringLiteral("head"))->height())
                           .arg(match.button("again")->parentWidget()->height())));
        QVERIFY(all.contains(on(title)));
        const auto* head = list->parentWidget()->findChild<QLabel*>(QStringLiteral("head"));
        if (title->isVisible())
            QVERIFY(!on(title).intersects(board));
        else // the board covers it and has the same text
            QCOMPARE(head->text(), title->text());
        QVERIFY(head->heightForWidth(head->width()) <= head->height());
        if (percent == 100 && size.width() >= 960) QVERIFY(title->isVisible());
        for (const char* name : {"again", "watch", "lobby"}) {
            const QRect button = on(match.button(name));
            QVERIFY(all.contains(button) && !button.intersects(board));
            QVERIFY(button.width() >= match.button(name)->sizeHint().width());
        }
        for (Seat seat = 0; seat < players; ++seat) {
            const QRectF face = match.end.podium().faceRect(seat);
            if (face.isEmpty()) continue;
            QVERIFY(QRectF(all).contains(face));
            QVERIFY(face.width() >= 24);
            QVERIFY(face.top() >= title->geometry().bottom() - face.height() * 0.1);
            for (Seat other = 0; other < seat; ++other)
                QVERIFY(!match.end.podium().faceRect(other).intersects(face));
            if (title->isVisible()) QVERIFY(!face.intersects(board));
        }
    }

    // The board of the previous match may have the same size and one card less.
    void textOfACatchIsBesideItsCards() {
        FaceStore faces(blankFace);
        CatchPanel panel(faces);
        KeyMoments moments;
        moments.best = KeyMoment{.deal = 1, .move = 8, .leadAfter = 1};
        moments.best->headline = QStringLiteral("Gus scores");
        moments.best->sentences = {QStringLiteral("Gus's fish swims free.")};
        const QLabel* headline = panel.findChild<QLabel*>(QStringLiteral("catchHeadline"));
        QVERIFY(headline);
        QList<int> lefts;
        for (const std::vector<Face>& cards :
             {std::vector<Face>{1}, std::vector<Face>{1, 2}, std::vector<Face>{}, std::vector<Face>{1}}) {
            moments.best->faces = cards;
            panel.set(moments, QStringLiteral("what-the-fish"), [](Face) { return CardArt(); });
            panel.setSizes(1, 16);
            panel.setDetail(CatchPanel::Detail::All);
            panel.setGeometry(0, 0, 460, 300);
            panel.show();
            lefts << headline->x();
        }
        QVERIFY(lefts[1] > lefts[0] + 40);
        QCOMPARE(lefts[2], 0);
        QCOMPARE(lefts[3], lefts[0]);
    }

    // A match that has been played: its best catch, shown by button and by key, fits at every size.
    void theBestCatchIsShown_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("bots");
        QTest::addColumn<int>("percent");
        for (const QSize size : {QSize(800, 460), QSize(960, 560), QSize(1280, 760), QSize(2560, 1400)})
            for (const int bots : {1, 4})
                for (const int percent : {100, 200})
                    QTest::addRow("%dx%d, %d bots, text %d %%", size.width(), size.height(), bots, percent)
                        << size << bots << percent;
    }

    void theBestCatchIsShown() {
        QFETCH(QSize, size);
        QFETCH(int, bots);
        QFETCH(int, percent);
        const auto table = openQuick(planOf(QStringLiteral("go-fish"), 1, bots, 4));
        QVERIFY(table && playOut(*table, 4));
        useTextSize(percent);
        const auto restore = qScopeGuard([] { useTextSize(100); });
        FaceStore faces;
        QWidget window;
        window.resize(size);
        window.show();
        MatchEnd end(faces, &window);
        qint64 now = 0;
        end.setClock([&now] { return now; });
        end.setMotion({.pace = Pace::Off});
        end.setTable(table.get());
        end.setTexts({.news = QStringLiteral("Go Fish: 3 of 7 matches won.")});
        end.show();
        now += TableOverlay::kGraceMillis;
        CatchPanel& panel = end.catchPanel();
        QVERIFY(panel.any());
        QCOMPARE(panel.moments().best->event, keyMomentsOf(*table).best->event);
        QVERIFY(end.accessibleDescription().contains(panel.spoken()));
        static const QRegularExpression twoEnds(QStringLiteral("[.!?][.!?]"));
        QVERIFY2(!end.accessibleDescription().contains(twoEnds), qPrintable(end.accessibleDescription()));
        const QString title = winnersTitle(resultsOf(*table)),
                      again = part<KeyButton>(end, "again")->toolTip();
        QVERIFY(end.accessibleDescription().startsWith(title + (title.endsWith(u'!') ? " " : ". ")));
        const Seat next = leftOf(table->score().dealer, table->seats()); // a person without a name
        const QString dealer = next == 0 ? QStringLiteral("you deal")
                                         : QStringLiteral("dealer: %1").arg(table->plan().seats[next].name);
        QVERIFY2(again.contains(dealer), qPrintable(again));
        auto* list = end.findChild<ResultList*>();
        QCOMPARE(list->verticalScrollBar()->maximum(), 0);
        for (QWidget* part : panel.findChildren<QWidget*>()) {
            if (!part->isVisible()) continue;
            QVERIFY2(panel.rect().contains(part->geometry()), qPrintable(part->objectName()));
            if (auto* label = qobject_cast<QLabel*>(part))
                QVERIFY2(label->heightForWidth(label->width()) <= label->height(), qPrintable(label->text()));
        }
        if (panel.isVisible()) {
            QVERIFY(panel.parentWidget()->rect().contains(panel.geometry()));
            QVERIFY(!panel.geometry().intersects(list->geometry()));
        }
        QCOMPARE(part<KeyButton>(end, "watch")->isVisible(), !panel.isVisible());
        if (size.width() >= 960 && percent == 100) QVERIFY(panel.isVisible());

        QSignalSpy seen(&end, &MatchEnd::seeWanted), fresh(&end, &MatchEnd::newTableWanted),
            lobby(&end, &MatchEnd::lobbyWanted), said(&end, &MatchEnd::said);
        if (panel.isVisible()) {
            QTest::keyClick(end.focusWidget(), Qt::Key_W);
            QCOMPARE(seen.size(), 1);
            QCOMPARE(seen[0][0].toInt(), keyMomentsOf(*table).best->event);
        }
        QTest::keyClick(end.focusWidget(), Qt::Key_C);
        QCOMPARE(QGuiApplication::clipboard()->text(), table->dealCode());
        QCOMPARE(said.size(), 1);
        QVERIFY(said[0][0].toString().contains(table->dealCode()));
        QTest::keyClick(end.focusWidget(), Qt::Key_N);
        QCOMPARE(fresh.size(), 1);
        const auto on = qScopeGuard([] { keys::setLetters(true); });
        keys::setLetters(false);
        QTest::keyClick(end.focusWidget(), Qt::Key_N);
        QCOMPARE(fresh.size(), 1);
        QTest::keyClick(end.focusWidget(), Qt::Key_Escape);
        QCOMPARE(lobby.size(), 1);
    }

    void changesByAMatch() {
        QList<PersonalResult> results;
        const auto add = [&](bool won, int score, const QString& name = QStringLiteral("Ana")) {
            PersonalResult result;
            result.match = results.size() + 1;
            result.game = QStringLiteral("go-fish");
            result.name = name;
            result.seats = 3;
            result.won = won;
            result.score = score;
            results << result;
            return newsOfMatch(results, result.match, QStringLiteral("Go Fish"));
        };
        QCOMPARE(add(true, 6), QStringLiteral("Your first match of Go Fish, and you won!"));
        QCOMPARE(add(false, 2), QStringLiteral("Go Fish: 1 of 2 matches won."));
        QCOMPARE(add(true, 5), QStringLiteral("Go Fish: 2 of 3 matches won."));
        QCOMPARE(add(true, 5),
                 QStringLiteral("2 wins in a row, your longest streak yet. Go Fish: 3 of 4 matches won."));
        QCOMPARE(
            add(true, 8),
            QStringLiteral("8 points, your best match so far. 3 wins in a row, your longest streak yet."));
        QCOMPARE(add(false, 0),
                 QStringLiteral("That ends your streak of 3 wins. Go Fish: 4 of 6 matches won."));
        QCOMPARE(add(false, 0, QStringLiteral("Ben")),
                 QStringLiteral("Your first match of Go Fish. Your record starts here."));
        QVERIFY(newsOfMatch(results, 99, {}).isEmpty());
        results.append(results.last()); // two people in one match
        QVERIFY(newsOfMatch(results, results.last().match, {}).isEmpty());
    }

    void theSummaryCountsUpAndAPressEndsThat() {
        FakeTable table("twisted-fish", 1, 2);
        table.score(dealOf({50, 20, -25}, {50, 20, -25}));
        QWidget window;
        window.resize(1280, 680);
        window.show();
        FaceStore faces;
        DealSummary summary(faces, &window);
        qint64 now = 0;
        summary.setClock([&now] { return now; });
        connect(&summary.clock(), &QAbstractAnimation::stateChanged, this,
                [&](QAbstractAnimation::State state) {
                    if (state == QAbstractAnimation::Running) summary.clock().pause();
                });
        summary.setTable(&table);
        QSignalSpy continued(&summary, &DealSummary::continueWanted);
        summary.show();
        auto* list = summary.findChild<ResultList*>();
        const QImage nothing = list->grab().toImage();
        summary.clock().setCurrentTime(200);
        const QImage half = list->grab().toImage();
        now += TableOverlay::kGraceMillis;
        auto* next = part<KeyButton>(summary, "nextDeal");
        QVERIFY(window.focusWidget() == next);
        QTest::keyClick(next, Qt::Key_Space);
        QCOMPARE(continued.size(), 0);
        QCOMPARE(summary.clock().state(), QAbstractAnimation::Stopped);
        const QImage counted = list->grab().toImage();
        QVERIFY(nothing != half && half != counted);
        QTest::keyClick(next, Qt::Key_Space);
        QCOMPARE(continued.size(), 1);
    }
};

TACKLEBOX_QTEST(FinaleTest)
#include "finale_test.moc"
