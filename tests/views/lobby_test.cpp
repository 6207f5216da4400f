// The lobby by mouse, keys and screen reader, at every size.
#include "tests/support/part.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/lobby/lobby.h"
#include "views/lobby/lobbyroom.h"
#include "views/lobby/poster.h"
#include "views/lobby/regulars.h"
#include "views/lobby/wallnote.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

const QDateTime kNow(QDate(2026, 11, 25), QTime(21, 40));

/// An unfinished match, `hours` old.
MatchSummary leftBehind(qint64 id, const QString& game, const QList<int>& scores, int hours) {
    MatchSummary match;
    match.id = id;
    match.game = game;
    match.seats = usualSeats(int(scores.size()));
    match.begun = match.played = kNow.addSecs(-hours * 3600);
    match.progress = {2, scores};
    return match;
}

MatchSummary finished(qint64 id, const QString& game, const QList<int>& scores, int days) {
    MatchSummary match = leftBehind(id, game, scores, 24 * days);
    match.finished = true;
    const int best = *std::max_element(scores.begin(), scores.end());
    for (const int score : scores)
        match.result.seats.append({score, score == best, 1});
    return match;
}

/// That many unfinished matches with ids from 100, and a few finished ones.
ShelfFacts factsWith(int unfinished, bool past = true) {
    const QList<GameInfo>& games = gameInfos();
    ShelfFacts facts;
    facts.now = kNow;
    for (int i = 0; i < unfinished; ++i) {
        const GameInfo& game = games[i % games.size()];
        QList<int> scores(game.mostSeats, 25);
        scores[i % game.mostSeats] = 175;
        facts.unfinished.append(leftBehind(100 + i, game.id, scores, 1 + 20 * i));
    }
    for (int i = 0; past && i < games.size(); i += 2) {
        facts.lately.append(finished(10 + i, games[i].id, {405, 385, 10}, 1 + i));
        facts.last.insert(games[i].id, facts.lately.last());
    }
    for (const GameInfo& game : games)
        facts.today.insert(game.id, {});
    return facts;
}

struct InFront {
    explicit InFront(const ShelfFacts& facts, QSize size = {1280, 766}) {
        lobby.setFacts(facts);
        lobby.resize(size);
        lobby.show();
    }
    bool activate() {
        lobby.activateWindow();
        if (!QTest::qWaitForWindowActive(&lobby)) return false;
        lobby.setFocus();
        return true;
    }
    void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    QString focused() {
        return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString();
    }
    SavedGameCard& card(int number) {
        return *part<SavedGameCard>(lobby, qPrintable(QStringLiteral("kept%1").arg(number)));
    }

    Lobby lobby;
};

} // namespace

class LobbyTest : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { theme::use({}); }

    void twoPressesFromTheStartToATable() {
        InFront at(factsWith(0));
        QSignalSpy play(&at.lobby, &Lobby::playWanted);
        QTest::mouseClick(part<Poster>(at.lobby, "rainbow-fish"), Qt::LeftButton);
        QCOMPARE(play.size(), 1);
        QCOMPARE(play[0][0].toString(), QStringLiteral("rainbow-fish"));
        QVERIFY(at.activate());
        part<Poster>(at.lobby, "twisted-fish")->setFocus();
        at.press(Qt::Key_Right);
        at.press(Qt::Key_Return);
        QCOMPARE(play.size(), 2);
        QCOMPARE(play[1][0].toString(), QStringLiteral("what-the-fish"));
        QCOMPARE(at.lobby.currentGame(), QStringLiteral("what-the-fish"));
    }

    /// During a resize the background is a scaled picture; afterwards it looks as if freshly painted.
    void theRoomIsRepaintedAfterAResize() {
        const QSize end(1200, 716);
        InFront dragged(factsWith(0)), fresh(factsWith(0), end);
        dragged.lobby.grab();
        for (const QSize more : {QSize(3, 5), QSize(1, 2), QSize(0, 0)}) { // in quick succession
            dragged.lobby.resize(end + more);
            dragged.lobby.grab();
        }
        const auto wallOf = [&end](Lobby& lobby) { // without the gold button, whose focus ring differs
            return lobby.grab(QRect(0, 0, end.width(), end.height() * 3 / 4)).toImage();
        };
        QTRY_COMPARE(wallOf(dragged.lobby), wallOf(fresh.lobby));
    }

    void theFirstPosterIsGoFish() {
        Lobby lobby;
        QCOMPARE(lobby.findChildren<Poster*>().front()->game(), QStringLiteral("go-fish"));
        QCOMPARE(lobby.currentGame(), QStringLiteral("go-fish"));
        QCOMPARE(lobby.findChildren<Poster*>().size(), gameInfos().size());
    }

    void theGoldButtonResumesTheLastGame() {
        InFront at(factsWith(0, false));
        auto* gold = part<KeyButton>(at.lobby, "resume");
        QSignalSpy play(&at.lobby, &Lobby::playWanted), kept(&at.lobby, &Lobby::resumeMatchWanted),
            back(&at.lobby, &Lobby::resumeWanted);
        QVERIFY(gold->isVisible() && gold->hasDefaultLook());
        QCOMPARE(gold->accessibleName(), QStringLiteral("Deal the cards"));
        gold->click();
        QCOMPARE(play.last()[0].toString(), QStringLiteral("go-fish"));
        at.lobby.setFacts(factsWith(0)); // finished matches
        gold->click();
        QCOMPARE(play.last()[0].toString(), gameInfos()[0].id);
        ShelfFacts facts = factsWith(3);
        facts.unfinished[0].playedBy = PlayedBy::OtherProgram;
        facts.unfinished[1].damage = Damage{3, 9};
        at.lobby.setFacts(facts);
        QVERIFY2(gold->accessibleName().contains(gameInfos()[2].shortTitle),
                 qPrintable(gold->accessibleName()));
        gold->click();
        QCOMPARE(kept.size(), 1);
        QCOMPARE(kept[0][0].toLongLong(), 102);
        at.lobby.setResumable(QStringLiteral("Twisted Fish"));
        gold->click();
        QCOMPARE(back.size(), 1);
        QCOMPARE(kept.size(), 1);
        at.lobby.setResumable({});
        gold->click();
        QCOMPARE(kept.size(), 2);
    }

    void enterResumesIfNothingElseHasTheFocus() {
        InFront at(factsWith(1));
        QSignalSpy kept(&at.lobby, &Lobby::resumeMatchWanted), play(&at.lobby, &Lobby::playWanted),
            statistics(&at.lobby, &Lobby::statisticsWanted);
        QVERIFY(at.activate());
        auto* gold = part<KeyButton>(at.lobby, "resume");
        QCOMPARE(at.focused(), QStringLiteral("resume"));
        QVERIFY(!gold->key().isEmpty()); // the button shows its key
        at.press(Qt::Key_Return);
        QCOMPARE(kept.size(), 1);
        QTest::keyClick(&at.lobby, Qt::Key_Enter);
        QCOMPARE(kept.size(), 2);
        part<KeyButton>(at.lobby, "statistics")->setFocus();
        QVERIFY(gold->key().isEmpty());
        at.press(Qt::Key_Return);
        QCOMPARE(statistics.size(), 1);
        QCOMPARE(kept.size() + play.size(), 2);
    }

    void theFocusGoesByArrowsAndByTab() {
        InFront at(factsWith(5));
        QVERIFY(at.activate());
        QStringList tabOrder;
        for (int i = 0; i < 14; ++i, at.press(Qt::Key_Tab))
            tabOrder << at.focused();
        QCOMPARE(tabOrder, (QStringList{"resume", "kept0", "kept1", "kept2", "all", "go-fish", "new-go-fish",
                                        "rules-go-fish", "dayDeal", "friend", "history", "statistics",
                                        "puzzles", "learn"}));
        // From poster to poster, down to the counter, back up and to the wall.
        part<Poster>(at.lobby, "go-fish")->setFocus();
        at.press(Qt::Key_Right);
        at.press(Qt::Key_Right);
        QCOMPARE(at.focused(), QStringLiteral("what-the-fish"));
        at.press(Qt::Key_Down);
        QCOMPARE(at.focused(), QStringLiteral("kept0"));
        at.press(Qt::Key_Right);
        QCOMPARE(at.focused(), QStringLiteral("kept1"));
        at.press(Qt::Key_Up);
        QCOMPARE(at.focused(), QStringLiteral("what-the-fish")); // still the selected one
        at.press(Qt::Key_Tab);
        QCOMPARE(at.focused(), QStringLiteral("new-what-the-fish"));
        // The two buttons of a poster are side by side below it.
        at.press(Qt::Key_Right);
        QCOMPARE(at.focused(), QStringLiteral("rules-what-the-fish"));
        at.press(Qt::Key_Left);
        QCOMPARE(at.focused(), QStringLiteral("new-what-the-fish"));
        at.press(Qt::Key_Up);
        QCOMPARE(at.focused(), QStringLiteral("what-the-fish"));
        at.press(Qt::Key_Tab);
        at.press(Qt::Key_Down);
        QCOMPARE(at.focused(), QStringLiteral("kept0"));
        at.press(Qt::Key_Up);
        at.press(Qt::Key_Tab);
        at.press(Qt::Key_Left);
        QCOMPARE(at.focused(), QStringLiteral("twisted-fish"));
        at.press(Qt::Key_Up);
        QCOMPARE(at.focused(), QStringLiteral("dayDeal"));
        at.press(Qt::Key_Right);
        QCOMPARE(at.focused(), QStringLiteral("friend"));
        at.press(Qt::Key_Down);
        at.press(Qt::Key_End);
        if (kGames == kFinishedGames) QCOMPARE(at.focused(), QStringLiteral("great-lakes"));
        at.press(Qt::Key_Home);
        QCOMPARE(at.focused(), QStringLiteral("go-fish"));
    }

    /// Also if not everything is visible and a poster has the focus first.
    void tabLeadsBackToTheTable() {
        for (const QSize size : {QSize(1280, 766), QSize(960, 480)}) {
            InFront at(factsWith(0), size);
            at.lobby.setResumable(QStringLiteral("Twisted Fish"));
            QVERIFY(at.activate());
            QStringList tabOrder;
            for (int i = 0; i < 12; ++i, at.press(Qt::Key_Tab))
                tabOrder << at.focused();
            QVERIFY2(tabOrder.contains(QStringLiteral("resume")), qPrintable(tabOrder.join(u' ')));
        }
    }

    void everyGameHasNewTableAndRules() {
        InFront at(factsWith(0));
        QSignalSpy fresh(&at.lobby, &Lobby::newTableWanted), rules(&at.lobby, &Lobby::rulesWanted);
        for (const GameInfo& game : gameInfos()) {
            auto* first = part<KeyButton>(at.lobby, qPrintable(QStringLiteral("new-") + game.id));
            auto* second = part<KeyButton>(at.lobby, qPrintable(QStringLiteral("rules-") + game.id));
            QVERIFY(first->accessibleName().contains(game.title) &&
                    second->accessibleName().contains(game.title));
            QTest::mouseClick(first, Qt::LeftButton);
            QTest::mouseClick(second, Qt::LeftButton);
            QCOMPARE(fresh.last()[0].toString(), game.id);
            QCOMPARE(rules.last()[0].toString(), game.id);
        }
    }

    void postersShowUnfinishedGamesAndTheLastResult() {
        ShelfFacts facts;
        facts.now = kNow;
        facts.unfinished = {leftBehind(7, QStringLiteral("twisted-fish"), {75, 25, 40}, 3)};
        facts.lately = {finished(5, QStringLiteral("great-lakes"), {405, 385, 9}, 1),
                        finished(4, QStringLiteral("twisted-fish"), {10, 385, 9}, 2)};
        for (const MatchSummary& match : facts.lately)
            facts.last.insert(match.game, match);
        InFront at(facts);
        const auto* twisted = part<Poster>(at.lobby, "twisted-fish");
        QCOMPARE(twisted->accessibleName(), QStringLiteral("Play Twisted Fish"));
        QVERIFY2(twisted->accessibleDescription().startsWith(QStringLiteral(
                     "Unfinished: Round 2, you lead, 75 to 40. Last match: lost on Monday, 10 to 385.")),
                 qPrintable(twisted->accessibleDescription()));
        QCOMPARE(twisted->status(), QStringLiteral("You lead, 75 to 40"));
        QCOMPARE(part<Poster>(at.lobby, "great-lakes")->status(),
                 QStringLiteral("Won yesterday, 405 to 385"));
        QCOMPARE(part<Poster>(at.lobby, "go-fish")->status(), QStringLiteral("Not played yet"));
    }

    /// Cards of unfinished games with equal titles name the opponents.
    void twoGamesOfAKindNameTheOpponents() {
        ShelfFacts facts = factsWith(0);
        facts.unfinished = {leftBehind(7, QStringLiteral("go-fish"), {5, 0, 0}, 1),
                            leftBehind(8, QStringLiteral("go-fish"), {5, 0, 0, 0}, 2),
                            leftBehind(9, QStringLiteral("twisted-fish"), {5, 0, 0}, 3)};
        const auto names = [](const MatchSummary& match) {
            return QStringLiteral("with %1, %2").arg(match.seats[1].name, match.seats[2].name);
        };
        InFront at(facts);
        QCOMPARE(at.card(0).game().others, names(facts.unfinished[0]));
        QVERIFY(at.card(1).game().others.startsWith(names(facts.unfinished[1]) + u','));
        QVERIFY(at.card(2).game().others.isEmpty());
    }

    void cardsOnTheCounterResumeAndAbandon() {
        InFront at(factsWith(11), {960, 580});
        QCOMPARE(at.lobby.unfinished().size(), 11);
        QSignalSpy on(&at.lobby, &Lobby::resumeMatchWanted), up(&at.lobby, &Lobby::giveUpWanted),
            all(&at.lobby, &Lobby::allUnfinishedWanted);
        QVERIFY(at.activate());
        // The accessible names are complete.
        QCOMPARE(at.card(0).accessibleName(), QStringLiteral("Resume Twisted Fish"));
        for (const char* words :
             {"Twisted Fish, unfinished: Round 2, you lead, 175 to 25", "Ada, Ben", "today, 20:40", "Delete"})
            QVERIFY2(at.card(0).accessibleDescription().contains(QLatin1String(words)),
                     qPrintable(at.card(0).accessibleDescription()));
        QTest::mouseClick(&at.card(1), Qt::LeftButton);
        QCOMPARE(on.last()[0].toLongLong(), 101);
        at.card(2).setFocus();
        at.press(Qt::Key_Return);
        QCOMPARE(on.last()[0].toLongLong(), 102);
        at.press(Qt::Key_Delete);
        QCOMPARE(up.last()[0].toLongLong(), 102);
        QVERIFY(at.card(0).cross().width() >= 24 && !at.card(0).cross().accessibleName().isEmpty());
        QTest::mouseClick(&at.card(0).cross(), Qt::LeftButton);
        QCOMPARE(up.last()[0].toLongLong(), 100);
        auto* more = part<KeyButton>(at.lobby, "all");
        QVERIFY(more->isVisible() && more->accessibleName().contains(QStringLiteral("11")));
        more->click();
        QCOMPARE(all.size(), 1);
        // A game that another window plays is listed, but disabled.
        ShelfFacts facts = factsWith(2);
        facts.unfinished[0].playedBy = PlayedBy::OtherProgram;
        at.lobby.setFacts(facts);
        QVERIFY(!more->isVisible() && !at.card(2).isVisible());
        QVERIFY(at.focused() != QStringLiteral("kept2"));
        const auto before = on.size() + up.size();
        at.card(0).setFocus();
        at.press(Qt::Key_Return);
        at.press(Qt::Key_Delete);
        QTest::mouseClick(&at.card(0), Qt::LeftButton);
        QVERIFY(!at.card(0).cross().isVisible());
        QCOMPARE(on.size() + up.size(), before);
        QVERIFY2(at.card(0).accessibleDescription().contains(QStringLiteral("another window")),
                 qPrintable(at.card(0).accessibleDescription()));
    }

    void todaysDealBelongsToTheChosenGame() {
        ShelfFacts facts = factsWith(0);
        facts.today[QStringLiteral("great-lakes")] = {
            DayDeal::State::Played, finished(3, QStringLiteral("great-lakes"), {12, 30, 4}, 0)};
        facts.today[QStringLiteral("twisted-fish")] = {
            DayDeal::State::Begun, leftBehind(9, QStringLiteral("twisted-fish"), {5, 0, 0}, 1)};
        InFront at(facts);
        QVERIFY(at.activate());
        auto* note = part<WallNote>(at.lobby, "dayDeal");
        QSignalSpy deal(&at.lobby, &Lobby::dayDealWanted), page(&at.lobby, &Lobby::dayDealsWanted),
            code(&at.lobby, &Lobby::dealCodeWanted);
        QCOMPARE(note->accessibleName(), QStringLiteral("Today's deal: Go Fish"));
        QVERIFY2(note->line().contains(QStringLiteral("Not played yet")), qPrintable(note->line()));
        note->click();
        QCOMPARE(deal.last()[0].toString(), QStringLiteral("go-fish"));
        part<Poster>(at.lobby, "great-lakes")->setFocus();
        QCOMPARE(note->line(), QStringLiteral("Played and lost, 12 to 30"));
        note->click(); // shows the results; does not deal the cards again
        QCOMPARE(page.size(), 1);
        QCOMPARE(page[0][0].toString(), QStringLiteral("great-lakes"));
        QCOMPARE(deal.size(), 1);
        part<Poster>(at.lobby, "twisted-fish")->setFocus();
        note->click(); // the window resumes it
        QCOMPARE(deal.last()[0].toString(), QStringLiteral("twisted-fish"));
        part<WallNote>(at.lobby, "friend")->click();
        QCOMPARE(code.size(), 1);
    }

    void theDayChangesAtMidnight() {
        ShelfFacts facts = factsWith(0);
        facts.now = QDateTime(kNow.date(), QTime(23, 59, 59, 990));
        InFront at(facts);
        QSignalSpy passed(&at.lobby, &Lobby::dayPassed), deal(&at.lobby, &Lobby::dayDealWanted);
        QTRY_COMPARE(passed.size(), 1);
        // A click before the timer has noticed midnight opens the deal of the new day.
        const QDate today = QDate::currentDate();
        QDate shown;
        connect(&at.lobby, &Lobby::dayPassed, &at.lobby, [&] {
            facts.now = QDateTime(today, QTime(0, 1));
            at.lobby.setFacts(facts);
            shown = part<WallNote>(at.lobby, "dayDeal")->day();
        });
        part<WallNote>(at.lobby, "dayDeal")->click();
        QCOMPARE(passed.size(), 2);
        QCOMPARE(shown, today);
        QCOMPARE(deal.last()[1].toDate(), today);
        part<WallNote>(at.lobby, "dayDeal")->click(); // the new day is known
        QCOMPARE(passed.size(), 2);
    }

    void todaysDealIsRecognisableOnTheCounter() {
        ShelfFacts facts = factsWith(0);
        facts.unfinished = {leftBehind(8, QStringLiteral("go-fish"), {5, 0, 0}, 1),
                            leftBehind(9, QStringLiteral("go-fish"), {5, 0, 0}, 1)};
        facts.today[QStringLiteral("go-fish")] = {DayDeal::State::Begun, facts.unfinished[1]};
        InFront at(facts);
        QCOMPARE(at.card(0).accessibleName(), QStringLiteral("Resume Go Fish"));
        QCOMPARE(at.card(1).accessibleName(), QStringLiteral("Resume Go Fish (today's deal)"));
    }

    void theMatchAtTheTableIsNamed() {
        ShelfFacts facts;
        facts.now = kNow;
        facts.here = leftBehind(7, QStringLiteral("twisted-fish"), {75, 25, 40}, 0);
        facts.here->playedBy = PlayedBy::ThisProgram;
        facts.unfinished = {leftBehind(8, QStringLiteral("great-lakes"), {1, 2, 3}, 1)};
        facts.unfinished[0].playedBy = PlayedBy::OtherProgram;
        InFront at(facts);
        QCOMPARE(part<Poster>(at.lobby, "twisted-fish")->status(), QStringLiteral("You lead, 75 to 40"));
        QVERIFY(part<Poster>(at.lobby, "great-lakes")->status().endsWith(QStringLiteral("leads, 3 to 2")));
        QVERIFY(at.lobby.hasPlayed(QStringLiteral("twisted-fish")));
        facts.unfinished.clear();
        at.lobby.setFacts(facts);
        QCOMPARE(part<Poster>(at.lobby, "great-lakes")->status(), QStringLiteral("Not played yet"));
    }

    void aNewcomerGetsOneInvitation() {
        InFront at(factsWith(0, false));
        const auto seen = [&at](const char* name) { return part<QWidget>(at.lobby, name)->isVisible(); };
        for (const char* name : {"lessonStrip", "dayDeal", "friend"})
            QVERIFY2(!seen(name), name);
        QVERIFY(seen("resume"));
        QCOMPARE(part<Regulars>(at.lobby, "regulars")->text(),
                 QStringLiteral("New here? Start with Go Fish."));
        QVERIFY(at.activate());
        part<Poster>(at.lobby, "go-fish")->setFocus();
        at.press(Qt::Key_Up);
        QCOMPARE(at.focused(), QStringLiteral("history"));
        at.press(Qt::Key_Right);
        at.press(Qt::Key_Right);
        QCOMPARE(at.focused(), QStringLiteral("puzzles"));
        at.lobby.setLessons({QStringLiteral("go-fish")});
        QVERIFY(seen("dayDeal") && seen("friend"));
        at.lobby.setLessons({});
        at.lobby.setFacts(factsWith(1)); // a game has been played
        QVERIFY(seen("dayDeal") && seen("friend"));
    }

    void learnedGamesHaveABadge() {
        InFront at(factsWith(0));
        at.lobby.setLessons({QStringLiteral("go-fish")});
        QVERIFY(part<Poster>(at.lobby, "go-fish")->learned());
        QVERIFY(part<Poster>(at.lobby, "go-fish")->accessibleDescription().contains("Lesson done."));
        QVERIFY(!part<Poster>(at.lobby, "great-lakes")->learned());
        QVERIFY(!part<Poster>(at.lobby, "great-lakes")->accessibleDescription().contains("Lesson done."));
    }

    void leadsToPastGamesStatisticsAndSettings() {
        InFront at(factsWith(1));
        QSignalSpy history(&at.lobby, &Lobby::historyWanted), puzzles(&at.lobby, &Lobby::puzzlesWanted),
            statistics(&at.lobby, &Lobby::statisticsWanted), settings(&at.lobby, &Lobby::settingsWanted),
            lesson(&at.lobby, &Lobby::lessonWanted);
        for (const char* name : {"history", "statistics", "puzzles", "settings", "learn"})
            part<KeyButton>(at.lobby, name)->click();
        QCOMPARE(history.size() + statistics.size() + puzzles.size() + settings.size() + lesson.size(), 5);
        QCOMPARE(lesson[0][0].toString(), QStringLiteral("go-fish"));
    }

    void anUnfinishedLessonIsOffered() {
        InFront at(factsWith(4)); // games have been played
        const auto* strip = part<QWidget>(at.lobby, "lessonStrip");
        QVERIFY(!strip->isVisible());
        at.lobby.setLeftLesson(QStringLiteral("rainbow-fish"), 3);
        QVERIFY(strip->isVisible());
        QCOMPARE(part<QLabel>(at.lobby, "offer")->text(),
                 QStringLiteral("Your Rainbow Fish lesson is waiting at part 3."));
        QSignalSpy lesson(&at.lobby, &Lobby::lessonWanted);
        part<KeyButton>(at.lobby, "showLesson")->click();
        QCOMPARE(lesson.size(), 1);
        QCOMPARE(lesson[0][0].toString(), QStringLiteral("rainbow-fish"));
        at.lobby.setLeftLesson({}, 0);
        QVERIFY(!strip->isVisible());
    }

    /// Arrow keys reach the selected poster from anywhere on the counter.
    void arrowKeysReachTheShelf() {
        InFront at(factsWith(0));
        QVERIFY(at.activate());
        at.lobby.chooseGame(QStringLiteral("great-lakes"));
        QCOMPARE(at.focused(), QStringLiteral("resume"));
        at.press(Qt::Key_Right);
        QCOMPARE(at.focused(), QStringLiteral("great-lakes"));
    }

    void eachVisitHasANewSentence() {
        InFront at(factsWith(4));
        auto* regulars = part<Regulars>(at.lobby, "regulars");
        QSet<QString> said;
        for (int visit = 0; visit < 3; ++visit) {
            QVERIFY(!regulars->text().isEmpty());
            said << regulars->text();
            at.lobby.hide();
            at.lobby.show();
        }
        QCOMPARE(said.size(), 3);
        const QString now = regulars->text();
        at.lobby.setFacts(factsWith(4)); // the same facts change nothing while visible
        QCOMPARE(regulars->text(), now);
    }

    // Large text makes the lobby scroll: it starts at the top, and the focused poster is fully visible.
    void theLobbyOpensAtItsTop() {
        const auto restore = qScopeGuard([] { theme::use({}); });
        theme::use({.text = 2});
        Lobby lobby;
        lobby.setFacts(factsWith(1));
        lobby.resize(1280, 766);
        lobby.show();
        lobby.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&lobby));
        const auto* bar = lobby.findChild<QScrollArea*>()->verticalScrollBar();
        QVERIFY(bar->maximum() > 0);
        const auto posters = lobby.findChildren<Poster*>();
        posters.front()->setFocus(Qt::ActiveWindowFocusReason);
        QVERIFY(posters.front()->hasFocus());
        QCOMPARE(bar->value(), 0);
        QTest::keyClick(posters.front(), Qt::Key_Right);
        QVERIFY(!posters.front()->hasFocus());
        QVERIFY(bar->value() > 0);
    }

    void nothingIsCutOrOverlapsAtAnySize_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::addColumn<int>("kept");
        QTest::addColumn<bool>("german");
        for (const QSize size : {QSize(800, 466), QSize(960, 566), QSize(1280, 766), QSize(1920, 1046),
                                 QSize(2560, 1406), QSize(3840, 2126), QSize(1024, 1300), QSize(2560, 1046)})
            for (const int percent : {100, 200})
                for (const int kept : {0, 1, 3, 8})
                    for (const bool german : {false, true})
                        QTest::addRow("%dx%d, %d %%, %d unfinished%s", size.width(), size.height(), percent,
                                      kept, german ? ", German" : "")
                            << size << percent << kept << german;
    }
    void nothingIsCutOrOverlapsAtAnySize() {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        QFETCH(int, kept);
        QFETCH(bool, german);
        QTranslator words;
        if (german && !words.load(QStringLiteral(":/translations/tacklebox_de.qm"))) QFAIL("no German");
        struct Installed {
            explicit Installed(QTranslator& translator) : own(translator) {}
            ~Installed() { QCoreApplication::removeTranslator(&own); }
            QTranslator& own;
        } installed(words);
        if (german) QCoreApplication::installTranslator(&words);
        theme::use({.text = percent / 100.0});
        Lobby lobby;
        lobby.setFacts(factsWith(kept));
        lobby.setResumable(QStringLiteral("What the Fish!"));
        lobby.resize(size);
        lobby.show();
        auto* area = lobby.findChild<QScrollArea*>();
        const QWidget* room = area->widget();
        QVERIFY(room->width() <= area->viewport()->width());
        QVERIFY(room->height() >= area->viewport()->height());
        // From 960 x 600 nothing scrolls at the usual text size, unless drafts need a second row.
        if (percent == 100 && size.width() >= 960 && kGames == kFinishedGames)
            QVERIFY2(room->height() == size.height(), qPrintable(QString::number(room->height())));
        QList<QWidget*> parts;
        for (QObject* child : room->children())
            if (auto* widget = qobject_cast<QWidget*>(child); widget && widget->isVisible()) parts << widget;
        // The main buttons are always visible without scrolling.
        int inRoom = 0;
        for (const char* name : {"resume", "history", "statistics", "puzzles", "learn", "settings"}) {
            const auto* button = lobby.findChild<KeyButton*>(QString::fromLatin1(name));
            const QRect at(button->mapTo(&lobby, QPoint(0, 0)), button->size());
            QVERIFY2(lobby.rect().contains(at) && button->visibleRegion().boundingRect() == button->rect(),
                     name);
            QVERIFY2(at.width() >= button->sizeHint().width() && at.height() >= button->sizeHint().height(),
                     name);
            inRoom += button->parentWidget() == room;
        }
        QCOMPARE(inRoom, room->height() > area->viewport()->height() ? 0 : inRoom);
        // Also the titles of the first row, except in windows below the minimum size.
        if (size.width() >= 960) {
            const QWidget* first = lobby.findChildren<Poster*>().front();
            QVERIFY2(first->geometry().bottom() <= area->viewport()->height(),
                     qPrintable(QStringLiteral("a tag ends at %1 of %2")
                                    .arg(first->geometry().bottom())
                                    .arg(area->viewport()->height())));
        }
        QCOMPARE(parts.size(),
                 3 * gameInfos().size() + 3 + inRoom + (kept > 0) + std::min(kept, 3) + (kept > 3));
        for (int i = 0; i < parts.size(); ++i) {
            QVERIFY2(room->rect().contains(parts[i]->geometry()), qPrintable(parts[i]->objectName()));
            if (const auto* button = qobject_cast<KeyButton*>(parts[i]))
                QVERIFY2(button->width() >= button->sizeHint().width() &&
                             button->height() >= button->sizeHint().height(),
                         qPrintable(button->objectName()));
            for (int j = i + 1; j < parts.size(); ++j)
                QVERIFY2(
                    !parts[i]->geometry().intersects(parts[j]->geometry()),
                    qPrintable(parts[i]->objectName() + QStringLiteral(" and ") + parts[j]->objectName()));
        }
    }

    /// The key cap appears with the focus.
    void theMainButtonIsFullyVisibleWithItsKey_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        for (const QSize size : {QSize(800, 466), QSize(960, 566), QSize(1280, 766), QSize(2560, 1046)})
            for (const int percent : {100, 200})
                QTest::addRow("%dx%d, %d %%", size.width(), size.height(), percent) << size << percent;
    }
    void theMainButtonIsFullyVisibleWithItsKey() {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        theme::use({.text = percent / 100.0});
        for (const int kept : {0, 3}) {
            InFront at(factsWith(kept), size);
            at.lobby.setResumable(QStringLiteral("What the Fish!"));
            QVERIFY(at.activate());
            auto* main = at.lobby.findChild<KeyButton*>(QStringLiteral("resume"));
            at.lobby.findChild<KeyButton*>(QStringLiteral("history"))->setFocus();
            QCOMPARE(main->key(), QString());
            const QRect before = main->geometry();
            main->setFocus();
            QVERIFY(!main->key().isEmpty());
            QCOMPARE(main->geometry(), before); // the row keeps its layout
            QVERIFY2(main->width() >= main->sizeHint().width(),
                     qPrintable(QStringLiteral("%1 of %2").arg(main->width()).arg(main->sizeHint().width())));
            QCOMPARE(main->visibleRegion().boundingRect(), main->rect());
        }
    }

    /// New matches have the longest texts.
    void threeTablesThatHaveBegunFitInTheSmallestWindow() {
        QTranslator german;
        QVERIFY(german.load(QStringLiteral(":/translations/tacklebox_de.qm")));
        QCoreApplication::installTranslator(&german);
        const auto english = qScopeGuard([&german] { QCoreApplication::removeTranslator(&german); });
        ShelfFacts facts = factsWith(3);
        for (MatchSummary& match : facts.unfinished)
            match.progress = {1, QList<int>(match.progress.scores.size(), 0)};
        for (const GameInfo& game : gameInfos())
            facts.last.insert(game.id, finished(90, game.id, {0, 11, 3}, 0));
        InFront at(facts, {960, 566});
        if (kGames == kFinishedGames) QCOMPARE(at.lobby.findChild<QScrollArea*>()->widget()->height(), 566);
        const auto* fresh = part<KeyButton>(at.lobby, "new-go-fish");
        const auto* rules = part<KeyButton>(at.lobby, "rules-go-fish");
        if (kGames == kFinishedGames) QCOMPARE(fresh->y(), rules->y());
    }

    void theRoomFollowsTheChosenScenery() {
        InFront at(factsWith(2), {960, 566});
        const auto restore = qScopeGuard([] { theme::use({}); });
        QSet<QRgb> walls;
        for (const theme::Scenery scenery :
             {theme::Scenery::Standard, theme::Scenery::Off, theme::Scenery::HighContrast}) {
            theme::use({.scenery = scenery});
            walls << at.lobby.grab().toImage().pixel(4, 140);
        }
        QCOMPARE(walls.size(), 3);
        QVERIFY(walls.contains(qRgb(0, 0, 0)));
    }

    /// Without its cached picture the room paints parts the same way; painting the whole room caches a
    /// picture again.
    void theRoomReleasesItsPicture() {
        LobbyRoom room;
        room.resize(960, 600);
        room.set({.size = room.size(),
                  .unit = 0.83,
                  .sign = {330, 20, 300, 70},
                  .boards = {410.5},
                  .counter = 520},
                 theme::Scenery::Standard, false);
        const auto painted = [&room](const QRect& part) {
            QImage image(part.size(), QImage::Format_RGB32);
            room.render(&image, {}, part);
            return image;
        };
        const QImage whole = painted(room.rect());
        QVERIFY(room.hasCachedPicture());
        QTRY_VERIFY(!room.hasCachedPicture());
        for (const QRect& part :
             {QRect(300, 0, 200, 180), QRect(101, 383, 153, 97), QRect(700, 500, 260, 100)}) {
            const QImage again = painted(part);
            int most = 0; // gradients are rounded differently
            for (int y = 0; y < part.height(); ++y)
                for (int x = 0; x < part.width(); ++x) {
                    const QColor here(again.pixel(x, y)), then(whole.pixel(part.topLeft() + QPoint(x, y)));
                    most = std::max({most, std::abs(here.red() - then.red()),
                                     std::abs(here.green() - then.green()),
                                     std::abs(here.blue() - then.blue())});
                }
            QVERIFY2(most <= 1, qPrintable(QString::number(most)));
            QVERIFY(!room.hasCachedPicture());
        }
        QCOMPARE(painted(QRect(0, 0, 960, 400)), whole.copy(0, 0, 960, 400));
        QVERIFY(room.hasCachedPicture());
    }
};

TACKLEBOX_QTEST(LobbyTest)
#include "lobby_test.moc"
