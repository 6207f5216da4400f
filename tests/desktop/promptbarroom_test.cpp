// At every question of random games in a small window with large text, the prompt bar, its answers and the
// card inspector are fully readable.
#include "app/desktop/tablepage.h"
#include "tests/desktop/randomtable.h"
#include "tests/support/environment.h"
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/panels/eventline.h"
#include "views/panels/promptbar.h"
#include "views/panels/promptlabel.h"
#include "views/scene/input/cardinspector.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/tableview.h"
#include "views/theme/keybutton.h"

#include <algorithm>
#include <set>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr int kMoves = 150;
constexpr int kLeastQuestions = 20;
/// Without the menu bar.
constexpr QSize kSmall(960, 552), kUsual(1280, 740);

/// Describes a part of the prompt bar that is cut, covered or too small; empty if all is well.
QString wrongPromptBar(const PromptBar& promptBar) {
    const auto* words = promptBar.findChild<PromptLabel*>();
    const auto placed = [&](const QWidget& widget) {
        return QRect(widget.mapTo(&promptBar, QPoint(0, 0)), widget.size());
    };
    if (!words->readsWell())
        return QStringLiteral("the words have %1 x %2").arg(words->width()).arg(words->height());
    for (const KeyButton* button : promptBar.findChildren<KeyButton*>()) {
        if (!button->isVisible()) continue;
        const QRect at = placed(*button);
        if (!promptBar.rect().contains(at))
            return QStringLiteral("%1 leaves it").arg(button->accessibleName());
        if (at.intersects(placed(*words)))
            return QStringLiteral("%1 lies on the words").arg(button->accessibleName());
        const QRect seen = button->visibleRegion().boundingRect();
        if (seen.size() != button->size()) return QStringLiteral("%1 is cut").arg(button->accessibleName());
        if (button->width() < button->sizeHint().width())
            return QStringLiteral("%1 is too narrow").arg(button->accessibleName());
    }
    return {};
}

/// Describes a part of the card inspector that is cut or covered; empty if all is well.
QString wrongLook(TablePage& page, int number) {
    auto* view = page.findChild<TableView*>();
    const auto* eventLine = page.findChild<EventLine*>();
    TableScene& scene = view->tableScene();
    const PileId hand = handOf(0);
    const ZonePicture* zone = scene.picture().zone(hand);
    if (!zone || zone->cards.empty()) return {};
    view->input().inspect(CardRef{hand, number % int(zone->cards.size())});
    const auto shut = qScopeGuard([&] { view->input().cancel(); });
    for (QGraphicsItem* item : scene.items())
        if (const auto* look = dynamic_cast<CardInspector*>(item); look && look->isOpen()) {
            if (!scene.openRect().contains(look->rect()))
                return QStringLiteral("a close look leaves the open table, %1").arg(look->rect().bottom());
            if (eventLine->isVisible() && QRectF(eventLine->geometry()).intersects(look->rect()))
                return QStringLiteral("a close look is covered by what has happened, %1 to %2 on %3 to %4")
                    .arg(look->rect().top())
                    .arg(look->rect().bottom())
                    .arg(eventLine->geometry().top())
                    .arg(eventLine->geometry().bottom());
            return {};
        }
    return QStringLiteral("no close look");
}

/// The event line is visible beside or above each question, however long. With text of double size the
/// question may need a separate popup. The line covers no box of a lake.
QString wrongEventLine(TablePage& page, const PromptBar& promptBar) {
    const auto* eventLine = page.findChild<EventLine*>();
    const std::vector<QRectF>& coves = page.findChild<TableView*>()->tableScene().layout().coves;
    if (!eventLine->isVisible())
        return promptBar.hintRect().isEmpty() && coves.empty() ? QStringLiteral("what has happened is hidden")
                                                               : QString();
    if (std::ranges::any_of(
            coves, [&](const QRectF& cove) { return cove.intersects(QRectF(eventLine->geometry())); }))
        return QStringLiteral("what has happened lies on a box of the lake");
    if (eventLine->geometry().intersects(promptBar.geometry()))
        return QStringLiteral("the event line covers the prompt bar");
    if (!eventLine->parentWidget()->rect().contains(eventLine->geometry()))
        return QStringLiteral("what has happened leaves the table");
    return {};
}

} // namespace

class PromptBarRoomTest : public QObject {
    Q_OBJECT

  private slots:
    void questionAndAnswersHaveRoom_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        using Window = std::pair<const char*, QSize>;
        std::vector<Window> windows{{"de", kSmall}, {"de", kUsual}, {"en", kSmall}};
        windows.resize(moreAsShipped(windows.size(), std::size_t(1)));
        for (const QString& game : kGames)
            for (const auto& [language, size] : windows)
                QTest::addRow("%s, %s, %d", qPrintable(game), language, size.width())
                    << game << QString::fromLatin1(language) << size;
    }
    void questionAndAnswersHaveRoom() {
        QFETCH(QString, game);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        PageOfSize laid(size, language, 2);
        TablePage& page = laid.page;
        std::set<QString> wrong;
        int questions = 0;
        const quint64 seeds = language == u"de" ? 2 : 1; // German is longer
        for (quint64 seed = 1; seed <= seeds || (questions <= kLeastQuestions && seed < 9); ++seed) {
            auto owned = drivenTableOf(game, seed, SeatsTaken::All);
            DrivenTable& table = *owned;
            page.sit(std::move(owned));
            const auto* promptBar = page.findChild<PromptBar*>();
            Random random(seed);
            for (int made = 0, shown = table.events(); made < kMoves && !table.over(); ++made) {
                if (table.waitingFor() == WaitingFor::Person) { // earlier events are shown at once
                    emit table.happened(shown, table.events());
                    emit table.waitingForChanged();
                    shown = table.events();
                    untilIdle();
                    const_cast<PromptBar*>(promptBar)->refresh();
                    ++questions;
                    QString error = wrongPromptBar(*promptBar);
                    if (error.isEmpty() && questions % 2 == 0) error = wrongLook(page, questions / 2);
                    if (error.isEmpty() && size == kUsual) error = wrongEventLine(page, *promptBar);
                    QStringList buttons;
                    for (const KeyButton* button : promptBar->findChildren<KeyButton*>())
                        if (button->isVisible()) buttons << button->accessibleName();
                    if (!error.isEmpty())
                        wrong.insert(QStringLiteral("%1: %2 [%3]")
                                         .arg(error, promptBar->findChild<PromptLabel*>()->text(),
                                              buttons.join(QStringLiteral(", "))));
                }
                table.moveAtRandom(0, made, random);
            }
            page.leave();
        }
        QVERIFY(questions > kLeastQuestions);
        for (const QString& error : wrong)
            qWarning("%s", qPrintable(error));
        QVERIFY2(wrong.empty(), wrong.empty() ? "" : qPrintable(*wrong.begin()));
    }

    /// Without room beside the prompt bar, the event line and a hint are one above the other.
    void aHintDoesNotCutTheEventLine() {
        PageOfSize laid(QSize(770, 740), QStringLiteral("en"));
        TablePage& page = laid.page;
        auto owned = drivenTableOf(QStringLiteral("go-fish"), 1, SeatsTaken::All);
        DrivenTable& table = *owned;
        page.sit(std::move(owned));
        auto* promptBar = page.findChild<PromptBar*>();
        const auto* eventLine = page.findChild<EventLine*>();
        Random random(1);
        for (int made = 0; table.waitingFor() != WaitingFor::Person; ++made)
            table.moveAtRandom(0, made, random);
        emit table.happened(0, table.events());
        emit table.waitingForChanged();
        untilIdle();
        const QRect before = eventLine->geometry();
        QVERIFY(eventLine->isVisible() && !eventLine->geometry().intersects(promptBar->geometry()));
        promptBar->keepHint(QStringLiteral("Ask Ben for sevens. ").repeated(12));
        untilIdle();
        QVERIFY(promptBar->hintRect().intersects(before));
        QVERIFY(eventLine->isVisible());
        QVERIFY(!eventLine->geometry().intersects(promptBar->hintRect()));
        QVERIFY(eventLine->parentWidget()->rect().contains(eventLine->geometry()));
        promptBar->keepHint({});
        untilIdle();
        QCOMPARE(eventLine->geometry(), before);
    }
};

TACKLEBOX_QTEST(PromptBarRoomTest)
#include "promptbarroom_test.moc"
