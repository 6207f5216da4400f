// Compares the pages in the standard theme with the pictures in the folder `golden`. After an intended change
// run with TACKLEBOX_GOLDEN=renew, and look at the new pictures before you commit them.
#include "app/desktop/tablepage.h"
#include "tests/desktop/goldenpicture.h"
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "tests/views/driventable.h"
#include "tests/views/faketable.h"
#include "views/dialogs/curtain.h"
#include "views/dialogs/lastplans.h"
#include "views/dialogs/matchend.h"
#include "views/dialogs/newtabledialog.h"
#include "views/games/games.h"
#include "views/lobby/lobby.h"
#include "views/panels/promptbar.h"
#include "views/scene/items/backgroundpixmap.h"
#include "views/scene/motion/director.h"
#include "views/theme/facestore.h"
#include "views/theme/theme.h"

#include <QDeadlineTimer>
#include <QPainter>
#include <QTimer>
#include <QTranslator>
#include <QVBoxLayout>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr QSize kPage(1280, 766);
constexpr quint64 kSeed = 7;
constexpr int kMostLooks = 20;
constexpr int kMovesBefore = 60; ///< random moves before the picture of a table

Settings still() {
    Settings settings;
    settings.motion = {Pace::Off, true};
    settings.botTalk = false;
    return settings;
}

TablePlan planOf(const QString& game) {
    TablePlan plan = firstPlan(game);
    plan.seed = kSeed;
    plan.dealer = 1;
    return plan;
}

/// A table in the middle of a match, seen by seat 0, whose turn it is.
std::unique_ptr<Table> tableOf(const QString& game) {
    TablePlan plan = planOf(game);
    const AnyGame* played = gameNamed(game.toStdString());
    AnySetup setup;
    setup.options = plan.options;
    setup.seats = int(plan.seats.size());
    setup.seed = kSeed;
    setup.dealer = 1;
    setup.layout = played->drawnLayout(setup.seed, setup.options, setup.seats);
    auto table = std::make_unique<DrivenTable>(std::move(plan), played->begin(setup), Seat(0));
    table->playAtRandom(kMovesBefore, 0, Random(kSeed));
    return table;
}

/// A page that repaints some time after a theme change, as pages do whose pictures are rendered after a
/// resize.
class LatePage : public QWidget {
  public:
    static constexpr int kMillis = BackgroundPixmap::kLiveMillis;

    LatePage() {
        resize(80, 80);
        m_settle.setSingleShot(true);
        m_settle.setInterval(kMillis);
        connect(&m_settle, &QTimer::timeout, this, [this] {
            m_shown = theme::choice().scenery;
            update();
        });
    }

  protected:
    void changeEvent(QEvent* event) override {
        if (event->type() == QEvent::StyleChange) m_settle.start();
    }
    void paintEvent(QPaintEvent*) override {
        QPainter(this).fillRect(rect(), m_shown == theme::Scenery::HighContrast ? Qt::white : Qt::blue);
    }

  private:
    QTimer m_settle;
    theme::Scenery m_shown = theme::choice().scenery;
};

} // namespace

class GoldenTest : public QObject {
    Q_OBJECT

    QTranslator m_english;

    /// The page after it has settled: it stays the same for longer than any delayed repaint takes.
    static QImage seen(QWidget& page, const FaceStore* faces = nullptr) {
        constexpr int kCalmMillis = 2 * BackgroundPixmap::kLiveMillis, kMostMillis = 20'000;
        QImage now = page.grab().toImage();
        const auto looksOtherwise = [&] {
            const QImage last = std::exchange(now, page.grab().toImage());
            return last != now;
        };
        const QDeadlineTimer most(kMostMillis);
        while ((until(looksOtherwise, kCalmMillis) || (faces && !faces->idle())) && !most.hasExpired()) {
        }
        return now;
    }

    /// Compares the page with its picture.
    static void hold(QWidget& page, const QString& name, const FaceStore* faces = nullptr) {
        QImage now = goldenOf(seen(page, faces));
        const QString folder = QFINDTESTDATA("golden");
        QVERIFY(!folder.isEmpty());
        const QString file = folder + QLatin1Char('/') + name + QStringLiteral(".png");
        if (qgetenv("TACKLEBOX_GOLDEN") == "renew") {
            QVERIFY(now.save(file));
            return;
        }
        const QImage kept(file);
        QVERIFY2(kept.size() == now.size(), qPrintable(file));
        const QImage wanted = kept.convertToFormat(QImage::Format_RGB888);
        GoldenDistance off = goldenDistance(wanted, now);
        // Card faces are rendered in another thread: on a busy machine one may be late although two frames
        // were equal.
        for (int look = 1; look < kMostLooks && !off.near(); ++look) {
            now = goldenOf(seen(page, faces));
            off = goldenDistance(wanted, now);
        }
        const QString seenNow = QDir::tempPath() + QStringLiteral("/golden-") + name + QStringLiteral(".png");
        if (!off.near()) now.save(seenNow);
        QVERIFY2(off.near(), qPrintable(QStringLiteral("%1: mean %2, worst %3 near %4, %5; as it is now: %6")
                                            .arg(file)
                                            .arg(off.mean)
                                            .arg(off.worst)
                                            .arg(off.at.x())
                                            .arg(off.at.y())
                                            .arg(seenNow)));
    }

  private slots:
    void initTestCase() {
        QVERIFY(m_english.load(QStringLiteral(":/translations/tacklebox_en"))); // plural forms
        QCoreApplication::installTranslator(&m_english);
        theme::use({});
        theme::useScale(1);
    }
    void cleanup() { theme::use({}); }
    void cleanupTestCase() { QCoreApplication::removeTranslator(&m_english); }

    void aShiftedPictureIsDetected() {
        QImage page(kPage, QImage::Format_RGB32), moved = page;
        page.fill(Qt::darkCyan);
        moved.fill(Qt::darkCyan);
        for (const auto& [image, left] : {std::pair(&page, 400), std::pair(&moved, 412)})
            for (int y = 300; y < 340; ++y)
                for (int x = left; x < left + 120; ++x)
                    image->setPixelColor(x, y, Qt::white);
        QVERIFY(goldenDistance(goldenOf(page), goldenOf(page)).near());
        QVERIFY(!goldenDistance(goldenOf(page), goldenOf(moved)).near());
    }

    void thePictureWaitsForItsTheme() {
        LatePage page;
        page.show();
        QCOMPARE(seen(page).pixelColor(40, 40), QColor(Qt::blue));
        theme::use({.scenery = theme::Scenery::HighContrast});
        QCOMPARE(seen(page).pixelColor(40, 40), QColor(Qt::white));
    }

    void theLobby() {
        if (kGames != kFinishedGames) QSKIP("the picture has no drafts");
        Lobby lobby;
        lobby.resize(kPage);
        ShelfFacts facts;
        facts.now = QDateTime(QDate(2026, 5, 2), QTime(16, 0));
        lobby.setFacts(facts);
        lobby.show();
        hold(lobby, QStringLiteral("lobby"));
    }

    void aTableOfEachGame_data() { rowsOfGames(kFinishedGames); }
    void aTableOfEachGame() {
        QFETCH(QString, game);
        FaceStore faces;
        TablePage page(faces);
        page.resize(kPage);
        page.useSettings(still());
        page.show();
        page.sit(tableOf(game));
        QTRY_VERIFY(page.caughtUp());
        const auto* promptBar = page.findChild<PromptBar*>();
        QTRY_VERIFY(!promptBar->words().isEmpty()); // the prompt appears after a delay
        hold(page, game, &faces);
    }

    void theCurtain() {
        TablePlan plan = planOf(kFinishedGames.back());
        plan.seats = {
            {QStringLiteral("Ana"), true}, {QStringLiteral("Ben"), true}, {QStringLiteral("Cleo"), true}};
        FaceStore faces;
        TablePage page(faces);
        page.resize(kPage);
        page.useSettings(still());
        page.show();
        QString error;
        auto table = Table::open(plan, &error);
        QVERIFY2(table, qPrintable(error));
        page.sit(std::move(table));
        const auto* curtain = page.findChild<Curtain*>();
        QTRY_VERIFY(curtain->hangs());
        hold(page, QStringLiteral("curtain"), &faces);
    }

    void theDialogOfANewTable() {
        NewTableDialog dialog(planOf(gameInfos().front().id), nullptr);
        dialog.show();
        hold(dialog, QStringLiteral("new-table"));
    }

    void theEndOfAMatch() {
        FakeTable table(FakeTable::planFor(gameInfos().front().id, 1, 3));
        Scored deal{};
        deal.points = {50, 20, 75, 0};
        deal.totals = {150, 220, 175, 40};
        QWidget window;
        window.resize(kPage);
        FaceStore faces;
        MatchEnd end(faces, &window);
        end.setMotion({Pace::Off, true});
        window.show();
        end.setTable(&table);
        table.score(deal, true, SeatSet::of(1));
        end.show();
        hold(window, QStringLiteral("match-end"), &faces);
    }
};

TACKLEBOX_QTEST(GoldenTest)

#include "golden_test.moc"
