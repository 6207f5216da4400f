// The coach's bubble does not cover what it speaks of.
#include "app/desktop/language.h"
#include "tests/desktop/lessonwindow.h"
#include "tests/support/blankface.h"
#include "tests/support/environment.h"
#include "tests/support/ownfolders.h"
#include "tests/support/qttest.h"
#include "views/games/games.h"
#include "views/panels/coachbackdrop.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/fishingline.h"
#include "views/scene/items/overlays.h"
#include "views/scene/items/tablescene.h"
#include "views/theme/facestore.h"
#include "views/theme/theme.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>

#include <array>
#include <functional>
#include <map>
#include <utility>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr int kFewestPages = 8; ///< of a lesson

/// Opens a lesson without painting it; bubbles are laid out.
void openUnpainted(MainWindow& window, const QString& game) {
    openLesson(window, game);
    window.setUpdatesEnabled(false);
}

/// Calls `look` at each page of the lesson, after all motion has ended. Returns the number of pages.
int onEachPage(MainWindow& window, const std::function<void()>& look) {
    const Coach& coach = window.tablePage().coach();
    int pages = 0;
    while (lessonAt(window) && pages < 100) {
        if (!QTest::qWaitFor([&] { return coach.speaks() || !lessonAt(window); }, kTimeoutMillis)) break;
        if (!lessonAt(window)) break;
        ++pages;
        for (int turns = 0; turns < 3; ++turns) // includes the row of answers
            QCoreApplication::processEvents();
        look();
        if (coach.words().dotCount == 0) break;
        window.lessons().goOn();
        QCoreApplication::processEvents();
    }
    return pages;
}

} // namespace

class LessonBubbleTest : public QObject {
    Q_OBJECT

    Language m_language{*qApp};

  private slots:
    void aStoppedNetLeavesNoLine() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        openUnpainted(window, QStringLiteral("twisted-fish"));
        const Coach& coach = window.tablePage().coach();
        const TableScene& scene = window.tablePage().view().tableScene();
        for (;;) {
            QVERIFY(coachShowsStep(window));
            QVERIFY(coach.words().dotCount > 0);
            if (coach.words().head == QStringLiteral("The Net is cast at you!")) break;
            window.lessons().goOn();
        }
        QVERIFY(scene.fishingLine().line());
        window.lessons().goOn();
        QTRY_COMPARE(coach.words().head, QStringLiteral("Stopped."));
        QVERIFY(!scene.fishingLine().line());
        window.closeWithoutAsking();
    }
    /// While the player holds a card, the short bubble covers no opponent who can be asked.
    void theShortBubbleHidesNoTarget() {
        int seen = 0;
        for (const QString& game : {QStringLiteral("rainbow-fish"), QStringLiteral("twisted-fish")})
            for (const QSize size : {QSize(960, 600), QSize(1280, 800), QSize(2560, 1440)}) {
                MainWindow window(m_language, MainWindow::Memory::Kept);
                window.resize(size);
                openUnpainted(window, game);
                const Coach& coach = window.tablePage().coach();
                TableView& view = window.tablePage().view();
                while (lessonAt(window)->state() != LessonState::Asks) {
                    QVERIFY(coachShowsStep(window));
                    window.lessons().goOn();
                    QCoreApplication::processEvents();
                }
                QVERIFY(coachShowsStep(window));
                QTest::keyClick(&view, Qt::Key_Home);
                QTest::keyClick(&view, Qt::Key_Return);
                QTRY_VERIFY(!view.input().highlights().raised.empty());
                QCoreApplication::processEvents();
                QTRY_VERIFY(!coach.speaks() || coach.words().text.isEmpty());
                for (const Seat seat : view.input().highlights().seats) {
                    const QRectF face = view.tableScene().layout().portraits[seat];
                    const QRectF tag = view.tableScene().layout().tags[seat];
                    QVERIFY(!face.isEmpty());
                    QVERIFY2(!coach.speaks() || !QRectF(coach.geometry()).intersects(face | tag),
                             qPrintable(QStringLiteral("%1 at %2").arg(game).arg(size.width())));
                    seen += coach.speaks();
                }
                window.closeWithoutAsking();
            }
        QVERIFY(seen > 6);
    }
    /// The chart of choices ends above a hint popup.
    void aChartEndsAboveAHint() {
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.resize(1280, 800);
        openUnpainted(window, QStringLiteral("platinum-fish"));
        const Coach& coach = window.tablePage().coach();
        TableView& view = window.tablePage().view();
        for (;;) {
            QVERIFY(coachShowsStep(window));
            QVERIFY(coach.words().dotCount > 0);
            if (coach.words().head == QStringLiteral("Nothing to find.")) break;
            window.lessons().goOn();
        }
        QTest::keyClick(&view, Qt::Key_1); // choose a player for any rank
        const auto lowest = [&] {
            qreal bottom = 0;
            for (const QRectF& rect : view.input().options().rects())
                bottom = std::max(bottom, rect.bottom());
            return bottom;
        };
        QTRY_VERIFY(view.input().options().items().size() > 10);
        const qreal before = lowest(), top = before - 20;
        Overlays& overlays = view.tableScene().overlays();
        const QRectF text(300, top, 400, view.tableScene().openRect().bottom() - top);
        overlays.show(Overlay::EventLine, {.box = {{{text.size(), text}}}});
        QVERIFY(view.input().options().items().size() > 10);
        QVERIFY2(lowest() <= top, qPrintable(QStringLiteral("%1, not %2").arg(lowest()).arg(top)));
        overlays.hide(Overlay::EventLine);
        QCOMPARE(lowest(), before);
        window.closeWithoutAsking();
    }
    /// The first page of this lesson speaks of hearts in the lake.
    void theBubbleDoesNotCoverTheLake() {
        for (const char* language : {"en", "de"})
            for (const QSize size : {QSize(960, 600), QSize(1280, 800), QSize(2560, 1440)}) {
                m_language.use(QLatin1String(language));
                MainWindow window(m_language, MainWindow::Memory::Kept);
                m_language.use(QLatin1String(language)); // whatever language was saved
                window.resize(size);
                openUnpainted(window, QStringLiteral("great-lakes"));
                const Coach& coach = window.tablePage().coach();
                QTRY_VERIFY(coach.speaks());
                untilIdle();
                const TableScene& scene = window.tablePage().view().tableScene();
                const QRectF lake = scene.zoneRect(lessonAt(window)->comment().beside.pile);
                QVERIFY(!lake.isEmpty());
                const QString at = QStringLiteral("%1 at %2").arg(QLatin1String(language)).arg(size.width());
                QVERIFY2(!QRectF(coach.geometry()).intersects(lake), qPrintable(at));
                window.closeWithoutAsking();
            }
        m_language.use(QStringLiteral("en"));
    }
    /// The coach's portrait covers no note at the table.
    void thePortraitHidesNoNote_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        for (const char* game : {"great-lakes", "platinum-fish"})
            for (const QSize size : {QSize(1280, 800), QSize(960, 600)})
                QTest::addRow("%s %d", game, size.width()) << QString::fromLatin1(game) << size;
    }
    void thePortraitHidesNoNote() {
        QFETCH(const QString, game);
        QFETCH(const QSize, size);
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.resize(size);
        openUnpainted(window, game);
        const Coach& coach = window.tablePage().coach();
        const TableScene& scene = window.tablePage().view().tableScene();
        QStringList hidden;
        const int pages = onEachPage(window, [&] {
            if (coach.words().dotCount == 0) return;
            for (const NotePicture& note : scene.picture().notes) {
                if (note.kind != NotePicture::Kind::Step && note.kind != NotePicture::Kind::Caption) continue;
                const QRectF at = scene.layout().notes.at(note.id);
                if (coach.portrait().intersects(at))
                    hidden << QStringLiteral("Hal: ") + note.text + u' ' + coach.words().head;
            }
        });
        QVERIFY(pages > kFewestPages);
        QCOMPARE(hidden, QStringList());
        window.closeWithoutAsking();
    }
    /// At the usual size, the bubble covers no card that its text names.
    void namedCardsAreNotCovered_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const char* language : moreAsShipped<QList<const char*>>({"en", "de"}, {"de"}))
            for (const QSize size : moreAsShipped<QList<QSize>>({{960, 600}, {1280, 800}}, {{960, 600}}))
                QTest::addRow("%d %s", size.width(), language) << size << QString::fromLatin1(language);
    }
    void namedCardsAreNotCovered() {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        m_language.use(language);
        MainWindow window(m_language, MainWindow::Memory::Kept);
        m_language.use(language); // whatever language was saved
        window.resize(size);
        const auto restore = qScopeGuard([this] { m_language.use(QStringLiteral("en")); });
        const Coach& coach = window.tablePage().coach();
        QStringList covered;
        int named = 0;
        for (const QString& game : kFinishedGames) {
            openUnpainted(window, game);
            const int pages = onEachPage(window, [&] {
                const Coach::Around& around = coach.around();
                named += int(around.cards.size());
                for (const QRectF& rect : around.cards)
                    if (rect.intersects(coach.geometry()) || rect.intersects(coach.portrait()))
                        covered << game + u' ' + coach.words().head;
            });
            QVERIFY2(pages > kFewestPages, qPrintable(game));
            window.closeWithoutAsking();
        }
        QVERIFY(named > 10);
        QVERIFY2(covered.isEmpty(), qPrintable(covered.join(u'\n')));
    }
    /// The tail ends at the target. There is none if text is in between or the target is below the table.
    void theTailEndsAtItsTarget() {
        FaceStore faces(blankFace);
        QWidget table;
        table.resize(800, 500);
        CoachBackdrop backdrop(faces, &table);
        backdrop.resize(table.size());
        CoachBackdrop::Content content;
        content.bubble = QRectF(300, 100, 200, 100);
        content.bottom = 400;
        content.dims = false;
        const auto hasTail = [&] {
            backdrop.show(content);
            QImage image(table.size(), QImage::Format_RGB32);
            image.fill(Qt::black);
            backdrop.render(&image, {}, {}, QWidget::RenderFlags());
            const QRgb paper = theme::currentTheme().paper.rgb();
            for (int y = 215; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixel(x, y) == paper) return true;
            return false;
        };
        content.lit = {QRectF(350, 300, 100, 50)};
        QVERIFY(hasTail());
        content.said = {QRectF(340, 240, 120, 20)};
        QVERIFY(!hasTail());
        content.said.clear();
        content.lit = {QRectF(350, 420, 100, 50)};
        QVERIFY(!hasTail());
    }
    /// "Skip this part" and "Leave the lesson" stay fully visible in one place outside the table, also with
    /// large text.
    void skipAndLeaveStayVisible_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("fontScale");
        for (const char* language : {"en", "de"})
            for (const double fontScale : {1.0, 1.4, 2.0})
                QTest::addRow("%s %g", language, fontScale) << QString::fromLatin1(language) << fontScale;
    }
    void skipAndLeaveStayVisible() {
        QFETCH(const QString, language);
        QFETCH(const double, fontScale);
        MainWindow window(m_language, MainWindow::Memory::Kept);
        m_language.use(language); // whatever language was saved
        const auto restore = qScopeGuard([this] {
            theme::use({});
            m_language.use(QStringLiteral("en"));
        });
        window.resize(960, 600);
        openUnpainted(window, QStringLiteral("twisted-fish"));
        theme::use({.text = fontScale});
        const QWidget& view = window.tablePage().view();
        QStringList wrong;
        std::map<QString, QRect> before;
        const int pages = onEachPage(window, [&] {
            if (window.tablePage().coach().words().dotCount == 0) return;
            for (const QString& name : {QStringLiteral("skipPart"), QStringLiteral("leaveLesson")}) {
                const auto* button = window.findChild<QAbstractButton*>(name);
                const QRect at(button->mapTo(&window, QPoint()), button->size());
                const QRect table(view.mapTo(&window, QPoint()), view.size());
                if (!button->isVisible() || at.intersects(table) ||
                    button->visibleRegion().boundingRect() != button->rect() ||
                    button->width() < button->sizeHint().width())
                    wrong << name + u' ' + window.tablePage().coach().words().head;
                if (before.contains(name) && before[name] != at) wrong << name + QStringLiteral(" moves");
                before[name] = at;
            }
        });
        QVERIFY(pages > kFewestPages);
        QCOMPARE(wrong, QStringList());
        const auto* menus = window.findChild<QMenuBar*>();
        for (const QAction* action : menus->actions())
            QVERIFY(!menus->actionGeometry(const_cast<QAction*>(action)).isEmpty());
        window.closeWithoutAsking();
    }
    /// While the table has a free place for the bubble, the coach covers no face and no label of a player.
    void noPlayerIsHidden_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const QString& game : kFinishedGames) {
            QTest::addRow("%s 960 de", qPrintable(game)) << game << QSize(960, 600) << QStringLiteral("de");
            if (kIsRelease)
                QTest::addRow("%s 1280 en", qPrintable(game))
                    << game << QSize(1280, 800) << QStringLiteral("en");
        }
    }
    void noPlayerIsHidden() {
        QFETCH(const QString, game);
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        MainWindow window(m_language, MainWindow::Memory::Kept);
        m_language.use(language); // whatever language was saved
        const auto restore = qScopeGuard([this] { m_language.use(QStringLiteral("en")); });
        window.resize(size);
        openUnpainted(window, game);
        const Coach& coach = window.tablePage().coach();
        const TableScene& scene = window.tablePage().view().tableScene();
        QStringList hidden;
        const int pages = onEachPage(window, [&] {
            const QRectF bubble = coach.geometry();
            const Coach::Around& around = coach.around();
            std::vector<QRectF> players, kept;
            for (const Obstacle& obstacle : scene.overlays().obstacles())
                if (obstacle.touch > 0) kept.push_back(obstacle.rect);
            for (const SeatPicture& seat : scene.picture().seats) {
                players.push_back(scene.layout().portraits[seat.seat]);
                players.push_back(scene.layout().tags[seat.seat]);
            }
            const auto covers = [](const QRectF& at, const std::vector<QRectF>& rects) {
                return std::ranges::any_of(rects, [&](const QRectF& rect) { return rect.intersects(at); });
            };
            if (!covers(bubble, players) && !covers(coach.portraitWithTag(), players)) return;
            for (QRectF at(QPointF(20, 20), bubble.size()); at.bottom() < around.bottom - 20;
                 at.translate(0, 8))
                for (at.moveLeft(20); at.right() < coach.parentWidget()->width() - 20; at.translate(8, 0)) {
                    const QRectF wide = at.adjusted(-15, -15, 15, 15);
                    if (std::ranges::any_of(std::array{&around.lit, &around.taken, &around.named,
                                                       &around.cards, &std::as_const(kept)},
                                            [&](const auto* rects) { return covers(wide, *rects); }))
                        continue;
                    hidden << coach.words().head;
                    return;
                }
        });
        QVERIFY(pages > kFewestPages);
        QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join(u'\n')));
        window.closeWithoutAsking();
    }
    /// The bubble covers no card of a swim.
    void noSwimIsCovered_data() {
        QTest::addColumn<QString>("game");
        for (const QString& game : kFinishedGames)
            QTest::newRow(qPrintable(game)) << game;
    }
    void noSwimIsCovered() {
        QFETCH(const QString, game);
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.resize(1280, 800);
        openUnpainted(window, game);
        const Coach& coach = window.tablePage().coach();
        const TableScene& scene = window.tablePage().view().tableScene();
        QStringList hidden;
        const int pages = onEachPage(window, [&] {
            for (const ZonePicture& zone : scene.picture().zones)
                for (int card = 0; isContested(zone.place.kind) && card < int(zone.cards.size()); ++card)
                    if (scene.cardRect({zone.place, card}).intersects(coach.geometry()))
                        hidden << coach.words().head + QStringLiteral(" a card");
        });
        QVERIFY(pages > kFewestPages);
        QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join(u'\n')));
        window.closeWithoutAsking();
    }
    /// At any text size the bubble covers nothing that is lit, must be pressed or is named in it.
    void targetsAreNotCovered_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addRow("960 de") << QSize(960, 600) << QStringLiteral("de");
        if (!kIsRelease) return;
        QTest::addRow("1280 en") << QSize(1280, 800) << QStringLiteral("en");
        QTest::addRow("1920 de") << QSize(1920, 1080) << QStringLiteral("de");
    }
    void targetsAreNotCovered() {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        m_language.use(language);
        MainWindow window(m_language, MainWindow::Memory::Kept);
        m_language.use(language); // whatever language was saved
        window.resize(size);
        const auto restore = qScopeGuard([this] {
            theme::use({});
            m_language.use(QStringLiteral("en"));
        });
        const Coach& coach = window.tablePage().coach();
        QStringList covered;
        for (const QString& game : kFinishedGames) {
            openUnpainted(window, game);
            theme::use({.text = 2}); // the window has set its own theme
            const int pages = onEachPage(window, [&] {
                const auto report = [&](const char* what) {
                    covered << game + u' ' + coach.words().head + u' ' + QLatin1String(what);
                };
                const QRectF words = coach.geometry();
                const Coach::Around& around = coach.around();
                for (const auto* kept : {&around.lit, &around.taken, &around.named})
                    for (const QRectF& rect : *kept)
                        if (words.intersects(rect)) report("the words on what is meant");
                if (!coach.parentWidget()->rect().contains(coach.geometry()) ||
                    words.bottom() > around.lowest)
                    report("the words beyond their room");
                for (const auto* label : coach.findChildren<QLabel*>())
                    if (label->isVisible() && label->height() < label->heightForWidth(label->width()))
                        report("words cut");
            });
            QVERIFY2(pages > kFewestPages, qPrintable(game));
            window.closeWithoutAsking();
        }
        QVERIFY2(covered.isEmpty(), qPrintable(covered.join(u'\n')));
    }
};

TACKLEBOX_QTEST(LessonBubbleTest)
#include "lessonbubble_test.moc"
