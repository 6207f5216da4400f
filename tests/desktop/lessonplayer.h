// Plays lessons in a window by the coach's instructions alone: presses the keys or clicks the targets that
// the coach names.
#pragma once

#include "app/desktop/lessonguide.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/table/gameclock.h"
#include "model/table/lessontable.h"
#include "tests/views/tableperson.h"
#include "views/panels/coach.h"
#include "views/panels/promptbar.h"
#include "views/scene/input/optionitem.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/theme/keybutton.h"

#include <QDeadlineTimer>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

namespace tacklebox::testing {

inline constexpr int kPatience = 30'000,
                     kMostPresses = 60; ///< milliseconds; key presses until a target is reached

class LessonPlayer {
  public:
    LessonPlayer(MainWindow& window, InputMethod inputMethod)
        : m_page(window.tablePage()), m_view(m_page.view()), m_person(m_view), m_inputMethod(inputMethod) {}

    Coach& coach() const { return m_page.coach(); }
    LessonTable* lesson() const { return LessonTable::of(m_page.table()); }
    bool isAtTheEnd() const { return coach().speaks() && coach().words().dotCount == 0; }

    /// Plays the lesson to its last page. Returns an error, or an empty string.
    QString toTheEnd() {
        for (int pages = 0; pages < 200; ++pages) {
            if (!QTest::qWaitFor([&] { return isTold() || !lesson(); }, kPatience))
                return QStringLiteral("nothing is said");
            if (!lesson() && !coach().speaks()) playLive();
            if (!m_error.isEmpty()) return m_error;
            if (isAtTheEnd()) return {};
            if (!lesson()) { // between two games
                readOn();
                continue;
            }
            if (lesson()->state() == LessonTable::State::OtherWay) return QStringLiteral("led to: ") + m_told;
            const CoachWords words = coach().words();
            m_told = words.head + u' ' + words.how;
            const auto before = std::pair(lesson()->chapter(), lesson()->stepIndex());
            words.how.isEmpty() ? readOn() : obey(words.how);
            if (!m_error.isEmpty()) return m_error + QStringLiteral(" at: ") + m_told;
            const auto hasGoneOn = [&] {
                return !lesson() || std::pair(lesson()->chapter(), lesson()->stepIndex()) != before ||
                       lesson()->state() == LessonTable::State::OtherWay || isAtTheEnd();
            };
            if (!QTest::qWaitFor(hasGoneOn, kPatience)) return QStringLiteral("nothing came of: ") + m_told;
        }
        return QStringLiteral("no end");
    }
    /// Whether the coach shows the text of the current step, for this input method.
    bool isTold() const {
        if (!lesson() || !coach().speaks()) return false;
        const LessonStep* step = lesson()->now();
        if (!step) return isAtTheEnd() || lesson()->state() == LessonTable::State::OtherWay;
        const CoachWords& words = coach().words();
        const bool asks = step->kind == LessonStep::Kind::Do;
        return words.head.toStdString() == lesson()->comment().head.in("en") && words.how.isEmpty() != asks &&
               m_page.view().director().settled();
    }
    /// Presses the coach's gold button or its key.
    void readOn() {
        if (m_inputMethod == InputMethod::Mouse) return clickButton(coach(), coach().words().onward);
        const QString key = coach().words().onwardKey;
        key == QStringLiteral("Space") ? QTest::keyClick(&m_view, Qt::Key_Space) : fail("no Space", key);
    }

  private:
    void fail(const char* what, const QString& which) {
        m_error = QString::fromLatin1(what) + QStringLiteral(": ") + which;
    }
    /// Lets a live game run without acting.
    void playLive() {
        if (!m_page.table()) return fail("the lesson was left at", m_told);
        Table& table = *m_page.table();
        table.skipCount();
        table.clock().setManual();
        const QDeadlineTimer patience(kPatience); // bots think in other threads
        while (!coach().speaks() && !patience.hasExpired()) {
            table.clock().advance(50);
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        }
        if (!QTest::qWaitFor([&] { return coach().speaks(); }, kPatience)) fail("no page after it", {});
    }
    bool isLit(const QRectF& rect) const {
        return std::ranges::any_of(coach().lit(),
                                   [&](const QRectF& lit) { return lit.contains(rect.center()); });
    }
    std::vector<CardRef> litCards() const {
        std::vector<CardRef> spots;
        const TableScene& scene = m_view.tableScene();
        for (const ZonePicture& zone : scene.picture().zones)
            for (int index = 0; index < int(zone.cards.size()); ++index)
                if (zone.place.seat == kLearner && isLit(scene.cardRect({zone.place, index})))
                    spots.push_back({zone.place, index});
        return spots;
    }
    void press(int key, bool (LessonPlayer::*there)() const, const char* what) {
        for (int presses = 0; presses < kMostPresses; ++presses) {
            if ((this->*there)()) return;
            QWidget* focus = QApplication::focusWidget(); // Tab cycles through the window
            QTest::keyClick(focus && key == Qt::Key_Tab ? focus : &m_view, Qt::Key(key));
        }
        fail("never reached", QString::fromLatin1(what));
    }
    bool isAtLitCard() const {
        const auto& at = m_view.input().highlights().focusedCard;
        return at && isLit(m_view.tableScene().cardRect(*at)) &&
               std::ranges::find(m_taken, *at) == m_taken.end();
    }
    bool isAtLitPlace() const {
        const auto& at = m_view.input().highlights().focusedPlace;
        return at && std::ranges::any_of(coach().lit(), [&](const QRectF& lit) {
                   return m_view.tableScene().zoneRect(*at).intersects(lit);
               });
    }
    bool isAtOption() const {
        const auto& items = m_view.input().options().items();
        const int at = m_view.input().options().focused();
        return at >= 0 && at < int(items.size()) &&
               items[std::size_t(at)]->gesture().option->words == m_option;
    }
    /// Row by row, in alternating directions.
    void reachOption() {
        int key = Qt::Key_Right;
        for (int presses = 0; presses < kMostPresses && !isAtOption(); ++presses) {
            const int before = m_view.input().options().focused();
            QTest::keyClick(&m_view, Qt::Key(key));
            if (m_view.input().options().focused() != before) continue;
            QTest::keyClick(&m_view, Qt::Key_Down);
            key = key == Qt::Key_Right ? Qt::Key_Left : Qt::Key_Right;
        }
        if (!isAtOption()) fail("never reached", m_option);
    }
    void takeLitCard() {
        QTest::keyClick(&m_view, Qt::Key_Home);
        press(Qt::Key_Right, &LessonPlayer::isAtLitCard, "the lit card");
        m_taken.push_back(m_view.input().highlights().focusedCard.value_or(CardRef{}));
        QTest::keyClick(&m_view, Qt::Key_Return);
    }
    void type(const QString& key) {
        if (key == QStringLiteral("Space")) return QTest::keyClick(&m_view, Qt::Key_Space);
        QTest::keyClick(&m_view, key.at(0).toLatin1());
    }

    // ---- the mouse ----
    void clickButton(const QWidget& in, const QString& words) {
        for (KeyButton* button : in.findChildren<KeyButton*>())
            if (button->isVisible() && button->accessibleName() == words)
                return m_person.click(button->mapTo(button->window(), button->rect().center()));
        fail("no button", words);
    }
    /// A point of that card that no other card covers.
    QPoint uncovered(const CardRef& spot) const {
        const QRectF card = m_view.tableScene().cardRect(spot);
        return m_person.scene(card.topLeft() + QPointF(std::min(12.0, card.width() / 2), card.height() / 5));
    }
    void clickLitCards(bool all) {
        const std::vector<CardRef> spots = litCards();
        if (spots.empty()) return fail("no lit card", {});
        for (std::size_t i = 0; i < (all ? spots.size() : 1); ++i)
            m_person.click(uncovered(spots[i]));
    }
    Seat seatOf(const QString& name) const {
        for (const SeatPicture& seat : m_view.tableScene().picture().seats)
            if (seat.name == name) return seat.seat;
        return kNoSeat;
    }
    void clickPlayer(const QString& name) {
        const Seat seat = seatOf(name);
        if (seat == kNoSeat) return fail("no player", name);
        const QRectF face = m_view.tableScene().layout().portraits[seat];
        m_person.click(m_person.scene((face.isEmpty() ? m_view.tableScene().seatRect(seat) : face).center()));
    }
    /// `beside`: the name of the player whose option it is; empty for any.
    void clickOption(const QString& words, const QString& beside) {
        const auto isIt = [&](const OptionItem* item) {
            const Gesture& gesture = item->gesture();
            return gesture.option && gesture.option->words == words &&
                   (beside.isEmpty() || gesture.target.seat == seatOf(beside));
        };
        const auto& items = m_view.input().options().items();
        const auto found = std::ranges::find_if(items, isIt);
        if (found == items.end()) return fail("no choice", words + u' ' + beside);
        const std::vector<QRectF> rects = m_view.input().options().rects();
        m_person.click(m_person.scene(rects[std::size_t(found - items.begin())].center()));
    }
    /// The centre of the largest lit place that is not a card of the hand.
    QPoint litPlace() {
        const std::vector<CardRef> cards = litCards();
        QRectF best;
        for (const QRectF& lit : coach().lit()) {
            const bool isCard = std::ranges::any_of(cards, [&](const CardRef& spot) {
                return lit.contains(m_view.tableScene().cardRect(spot).center());
            });
            if (!isCard && lit.width() * lit.height() > best.width() * best.height()) best = lit;
        }
        if (best.isEmpty()) fail("no lit place", {});
        return m_person.scene(best.center());
    }
    void obeyByMouse(const QString& how) {
        using Expression = QRegularExpression;
        static const Expression beside(QStringLiteral("then \"(.+)\" beside (.+)\\.$")),
            player(QStringLiteral("^Click (?:a|the) lit card, then ([^\":]+); or drag it there\\.$")),
            option(QStringLiteral("then: (.+)\\.$")), button(QStringLiteral("\"(.+)\"\\.$")),
            whom(QStringLiteral("^Click (\\w+)(?:, then: .+)?\\.$"));
        const bool isCard = how.contains(QStringLiteral("lit card"));
        if (how.startsWith(QStringLiteral("Drag"))) {
            const std::vector<CardRef> cards = litCards();
            if (cards.empty()) return fail("no lit card", how);
            return m_person.drag(uncovered(cards.front()), litPlace());
        }
        if (how.startsWith(QStringLiteral("Double-click"))) {
            const std::vector<CardRef> cards = litCards();
            return cards.empty() ? fail("no lit card", how) : m_person.doubleClick(uncovered(cards.front()));
        }
        if (isCard) clickLitCards(how.startsWith(QStringLiteral("Click each")));
        if (how.startsWith(QStringLiteral("Click the lit place"))) m_person.click(litPlace());
        if (const auto match = beside.match(how); match.hasMatch())
            return clickOption(match.captured(1), match.captured(2));
        if (const auto match = player.match(how); match.hasMatch()) return clickPlayer(match.captured(1));
        if (const auto match = whom.match(how); match.hasMatch() && !isCard) clickPlayer(match.captured(1));
        if (const auto match = option.match(how); match.hasMatch()) return clickOption(match.captured(1), {});
        if (const auto match = button.match(how); match.hasMatch())
            clickButton(*m_page.findChild<PromptBar*>(), match.captured(1));
    }

    void obey(const QString& how) {
        m_taken.clear();
        if (m_inputMethod == InputMethod::Mouse) return obeyByMouse(how);
        QTest::keyClick(&m_view, Qt::Key_Right); // looks at the hand first
        obeyByKeys(how);
    }
    void obeyByKeys(const QString& how) {
        using Expression = QRegularExpression;
        static const Expression anyLit(QStringLiteral("Go to (?:the|a) lit card"));
        if (how.contains(QStringLiteral("lit card")) && !how.startsWith(QStringLiteral("Choose ")))
            return fail("which card is lit", how); // a listener cannot see which card is lit
        if (how.contains(QStringLiteral("Go to each lit card")))
            for (std::size_t left = litCards().size(); left > 0 && m_error.isEmpty(); --left)
                takeLitCard();
        else if (how.contains(anyLit))
            takeLitCard();
        if (how.contains(QStringLiteral("o to the lit place with Tab"))) {
            press(Qt::Key_Tab, &LessonPlayer::isAtLitPlace, "the lit place");
            QTest::keyClick(&m_view, Qt::Key_Return);
        }
        static const Expression pressed(QStringLiteral("(?:[Pp]ress|then) (\\S+) for"));
        for (const auto& match : pressed.globalMatch(how))
            type(match.captured(1));
        static const Expression chosen(QStringLiteral("then choose: (.+)\\.$"));
        if (const auto match = chosen.match(how); match.hasMatch()) {
            m_option = match.captured(1);
            reachOption();
            QTest::keyClick(&m_view, Qt::Key_Return);
        }
    }
    TablePage& m_page;
    TableView& m_view;
    testing::Person m_person;
    InputMethod m_inputMethod;
    QString m_told, m_error, m_option;
    std::vector<CardRef> m_taken;
};

} // namespace tacklebox::testing
