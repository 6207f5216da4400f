// Lessons from the poster to the last page by keys alone, with nothing but what the coach says: whatever key
// he names does what he says it does.
#include "app/desktop/language.h"
#include "app/desktop/lessonguide.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/table/gameclock.h"
#include "model/table/lessontable.h"
#include "tests/support/ownfolders.h"
#include "tests/support/part.h"
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "tests/views/tableperson.h"
#include "views/dialogs/firsttimedialog.h"
#include "views/lobby/poster.h"
#include "views/panels/coach.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"

#include <QDeadlineTimer>
#include <QPushButton>
#include <QRegularExpression>
#include <QTimer>
#include <QtTest>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr int kPatience = 30'000,
              kMostPresses = 60; ///< milliseconds; times that a key is pressed to get somewhere

/// Somebody who does what he is told, at the table of a window.
class Pupil {
  public:
    explicit Pupil(MainWindow& window)
        : m_page(window.tablePage()), m_view(m_page.view()), m_person(m_view) {}

    Coach& coach() const { return m_page.coach(); }
    LessonTable* lesson() const { return LessonTable::of(m_page.table()); }
    bool isAtTheEnd() const { return coach().speaks() && coach().words().of == 0; }

    /// Goes through the lesson to its last page; what is wrong, or nothing.
    QString toTheEnd() {
        for (int pages = 0; pages < 200; ++pages) {
            if (!QTest::qWaitFor([&] { return isTold() || !lesson(); }, kPatience))
                return QStringLiteral("nothing is said");
            if (!lesson() && !coach().speaks()) playLive();
            if (!m_fault.isEmpty()) return m_fault;
            if (isAtTheEnd()) return {};
            if (lesson()->stand() == LessonTable::Stand::OtherWay) return QStringLiteral("led to: ") + m_told;
            const CoachWords words = coach().words();
            m_told = words.head + u' ' + words.how;
            const auto before = std::pair(lesson()->chapter(), lesson()->at());
            words.how.isEmpty() ? readOn() : obey(words.how);
            if (!m_fault.isEmpty()) return m_fault + QStringLiteral(" at: ") + m_told;
            const auto hasGoneOn = [&] {
                return !lesson() || std::pair(lesson()->chapter(), lesson()->at()) != before ||
                       lesson()->stand() == LessonTable::Stand::OtherWay || isAtTheEnd();
            };
            if (!QTest::qWaitFor(hasGoneOn, kPatience)) return QStringLiteral("nothing came of: ") + m_told;
        }
        return QStringLiteral("no end");
    }
    /// What the coach says is of the step at which the lesson stands, and in the words of these hands.
    bool isTold() const {
        if (!lesson() || !coach().speaks()) return false;
        const LessonStep* step = lesson()->now();
        if (!step) return isAtTheEnd() || lesson()->stand() == LessonTable::Stand::OtherWay;
        const CoachWords& words = coach().words();
        const bool asks = step->kind == LessonStep::Kind::Do;
        return words.head.toStdString() == lesson()->comment().head.in("en") && words.how.isEmpty() != asks &&
               m_page.view().director().settled();
    }
    /// The gold button of the coach, or the key on it.
    void readOn() {
        const QString key = coach().words().onwardKey;
        key == QStringLiteral("Space") ? QTest::keyClick(&m_view, Qt::Key_Space) : fail("no Space", key);
    }

  private:
    void fail(const char* what, const QString& which) {
        m_fault = QString::fromLatin1(what) + QStringLiteral(": ") + which;
    }
    /// The game against the clock, in which he does nothing.
    void playLive() {
        Table& table = *m_page.table();
        table.skipCount();
        table.clock().setManual();
        const QDeadlineTimer patience(kPatience); // bots think in threads of their own
        while (table.due() != Due::Over && !patience.hasExpired()) {
            table.clock().advance(50);
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        }
        if (!QTest::qWaitFor([&] { return coach().speaks(); }, kPatience)) fail("no page after it", {});
    }
    bool isLit(const QRectF& rect) const {
        return std::ranges::any_of(coach().lit(),
                                   [&](const QRectF& lit) { return lit.contains(rect.center()); });
    }
    std::vector<Spot> litCards() const {
        std::vector<Spot> spots;
        const TableScene& scene = m_view.tableScene();
        for (const ZonePicture& zone : scene.picture().zones)
            for (int index = 0; index < int(zone.cards.size()); ++index)
                if (zone.place.seat == kLearner && isLit(scene.cardRect({zone.place, index})))
                    spots.push_back({zone.place, index});
        return spots;
    }
    void press(int key, bool (Pupil::*there)() const, const char* what) {
        for (int presses = 0; presses < kMostPresses; ++presses) {
            if ((this->*there)()) return;
            QWidget* focus = QApplication::focusWidget(); // Tab goes round the window
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
    /// Row by row, forth and back.
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
        press(Qt::Key_Right, &Pupil::isAtLitCard, "the lit card");
        m_taken.push_back(m_view.input().highlights().focusedCard.value_or(Spot{}));
        QTest::keyClick(&m_view, Qt::Key_Return);
    }
    void type(const QString& key) {
        if (key == QStringLiteral("Space")) return QTest::keyClick(&m_view, Qt::Key_Space);
        QTest::keyClick(&m_view, key.at(0).toLatin1());
    }

    void obey(const QString& how) {
        m_taken.clear();
        QTest::keyClick(&m_view, Qt::Key_Right); // he looks at his cards first
        obeyByKeys(how);
    }
    void obeyByKeys(const QString& how) {
        using Expression = QRegularExpression;
        static const Expression anyLit(QStringLiteral("^Go to (?:the|a) lit card"));
        if (how.startsWith(QStringLiteral("Go to each lit card")))
            for (std::size_t left = litCards().size(); left > 0 && m_fault.isEmpty(); --left)
                takeLitCard();
        else if (how.contains(anyLit))
            takeLitCard();
        if (how.contains(QStringLiteral("o to the lit place with Tab"))) {
            press(Qt::Key_Tab, &Pupil::isAtLitPlace, "the lit place");
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
    test::Person m_person;
    QString m_told, m_fault, m_option;
    std::vector<Spot> m_taken;
};

} // namespace

class LessonHandsTest : public QObject {
    Q_OBJECT

    Language m_language{*qApp};

    /// From the poster.
    void begin(MainWindow& window, const QString& game) {
        useWindow(window);
        window.setPace(Pace::Off);
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<FirstTimeDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            auto* button = part<QPushButton>(*dialog, "showMe");
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Return);
        });
        timer.start(10);
        auto* poster = window.findChild<Poster*>(game);
        QVERIFY(poster);
        poster->setFocus();
        QTest::keyClick(poster, Qt::Key_Return);
    }

  private slots:
    void everyLessonIsGoneThrough_data() {
        QTest::addColumn<QString>("game");
        for (const char* game :
             {"twisted-fish", "what-the-fish", "platinum-fish", "rainbow-fish", "great-lakes", "go-fish"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void everyLessonIsGoneThrough() {
        QFETCH(const QString, game);
        const OwnFolders folders;
        MainWindow window(m_language, MainWindow::Memory::Kept);
        begin(window, game);
        QVERIFY(window.lessons().isOn());
        Pupil pupil(window);
        QCOMPARE(pupil.toTheEnd(), QString());
        QVERIFY(window.lessonProgress().learned(game));
        QCOMPARE(pupil.coach().words().head, QStringLiteral("Now you can play."));
        QCOMPARE(window.lessons().hands(), Hands::Keys);
        pupil.readOn();
        QVERIFY(!window.lessons().isOn());
        const Table* table = window.tablePage().table();
        QVERIFY(table && !LessonTable::of(window.tablePage().table()));
        QCOMPARE(table->plan().game, game);
        window.leaveAtOnce();
    }
};

TACKLEBOX_QTEST(LessonHandsTest)
#include "lessonhands_test.moc"
