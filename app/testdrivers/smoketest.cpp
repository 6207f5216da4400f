#include "app/testdrivers/smoketest.h"

#include "app/desktop/commandline.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "app/testdrivers/autopilot.h"
#include "views/dialogs/lastplans.h"
#include "views/scene/motion/director.h"
#include "views/settings/settings.h"
#include "views/theme/facestore.h"

#include <QApplication>
#include <QAudioDevice>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QImage>
#include <QMediaDevices>
#include <QRandomGenerator>
#include <QScreen>
#include <QSet>
#include <QStyle>
#include <QSvgRenderer>
#include <QTextStream>
#include <QThread>
#include <QTimer>
#include <QWindow>

#include <climits>
#include <cstdio>
#include <functional>

namespace tacklebox {

namespace {

constexpr int kPatienceMillis = 20000;
/// The number of decisions before the middle screenshot, and more than any deal needs.
constexpr int kMiddle = 4, kEnough = 5000;

/// Processes events until `done` returns true. Returns false after kPatienceMillis.
bool waitUntil(const std::function<bool()>& done) {
    QElapsedTimer timer;
    timer.start();
    while (!done()) {
        if (timer.elapsed() > kPatienceMillis) return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QThread::msleep(1);
    }
    return true;
}

/// The number of colours in a coarse sample of the picture. A blank window has one.
int colours(const QImage& picture) {
    QSet<QRgb> found;
    for (int y = 0; y < picture.height(); y += 7)
        for (int x = 0; x < picture.width(); x += 7)
            found.insert(picture.pixel(x, y) & 0xf0f0f0);
    return int(found.size());
}

bool settled(const TablePage& page, const FaceStore& faces) {
    return page.caughtUp() && faces.idle();
}

struct Findings {
    QStringList lines;
    bool well = true;

    void note(const QString& line) { lines << line; }
    void check(bool good, const QString& what) {
        lines << (good ? QStringLiteral("ok      ") : QStringLiteral("MISSING ")) + what;
        well = well && good;
    }
};

void tryTable(MainWindow& window, const QString& game, Findings& findings) {
    TablePlan plan = firstPlan(game);
    plan.seed = 7;
    QString error;
    if (!window.openTable(plan, &error)) {
        findings.check(false, game + QStringLiteral(": ") + error);
        return;
    }
    TablePage& page = window.tablePage();
    Table& table = *page.table();
    const bool painted = waitUntil([&] { return settled(page, window.faces()); });
    const int seen = colours(page.grab().toImage());
    Autopilot pilot(table, 7, 5);
    const bool played =
        waitUntil([&] { return pilot.moves() >= 5 || table.waitingFor() == WaitingFor::Over; });
    pilot.stop();
    const bool shownAll = waitUntil([&] { return settled(page, window.faces()); });
    findings.check(painted && seen > 20, QStringLiteral("%1: painted, %2 colours").arg(game).arg(seen));
    findings.check(played && shownAll, QStringLiteral("%1: %2 moves of a person, %3 events")
                                           .arg(game)
                                           .arg(pilot.moves())
                                           .arg(table.events()));
}

/// Milliseconds since this process started; nullopt if the system doesn't tell.
std::optional<qint64> millisSinceStart() {
    QFile stat(QStringLiteral("/proc/self/stat")), uptime(QStringLiteral("/proc/uptime"));
    if (!stat.open(QIODevice::ReadOnly) || !uptime.open(QIODevice::ReadOnly)) return std::nullopt;
    const QByteArray all = stat.readAll();
    const QList<QByteArray> fields = all.mid(all.lastIndexOf(')') + 2).split(' ');
    constexpr int kStartTime = 19, kTicksPerSecond = 100; // field 22 of proc(5), counted from the state
    if (fields.size() <= kStartTime) return std::nullopt;
    const double now = uptime.readAll().split(' ').front().toDouble();
    return qint64(now * 1000 - fields[kStartTime].toDouble() * 1000 / kTicksPerSecond);
}

/// The proportional set size of this process, which divides shared pages among their users.
std::optional<double> megabytes() {
    QFile rollup(QStringLiteral("/proc/self/smaps_rollup"));
    if (!rollup.open(QIODevice::ReadOnly)) return std::nullopt;
    for (const QByteArray& line : rollup.readAll().split('\n'))
        if (line.startsWith("Pss:")) return line.mid(4).simplified().split(' ').front().toDouble() / 1024;
    return std::nullopt;
}

} // namespace

FirstFrame::FirstFrame(QWidget& window) : m_window(window) {
    window.installEventFilter(this);
    for (QWidget* child : window.findChildren<QWidget*>())
        child->installEventFilter(this);
}

bool FirstFrame::eventFilter(QObject*, QEvent* event) {
    if (m_painting || event->type() != QEvent::Paint || !m_window.windowHandle() ||
        !m_window.windowHandle()->isExposed())
        return false;
    m_painting = true;
    // The painted frame reaches the screen before the next event.
    QTimer::singleShot(0, this, [this] {
        m_millis = millisSinceStart();
        m_shown = true;
    });
    return false;
}

int measure(MainWindow& window, const FirstFrame& first) {
    waitUntil([&] { return first.shown() && settled(window.tablePage(), window.faces()); });
    FirstFrame last(window); // of everything visible now
    window.update();
    waitUntil([&] { return last.shown(); });
    QTextStream out(stdout);
    // Memory that only the start needs is freed after a moment.
    QElapsedTimer moment;
    moment.start();
    waitUntil([&] { return moment.elapsed() > 1500; });
    const auto memory = megabytes();
    if (first.millis() && last.millis() && memory)
        out << "first frame after " << *first.millis() << " ms, whole after " << *last.millis()
            << " ms, memory " << QString::number(*memory, 'f', 1) << " MB\n";
    else
        out << "this system does not tell\n";
    return 0;
}

int smokeTest(MainWindow& window, const QString& file) {
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly | QIODevice::Text)) return 3;
    window.setPace(Pace::Off);
    Findings findings;
    findings.note(QStringLiteral("Tacklebox %1, Qt %2, platform %3, style %4")
                      .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion()),
                           QGuiApplication::platformName(),
                           QString::fromLatin1(QApplication::style()->metaObject()->className())));
    findings.check(QFontDatabase::families().contains(QStringLiteral("League Spartan")) ||
                       QFontDatabase::families().contains(QStringLiteral("League Spartan ExtraBold")),
                   QStringLiteral("the font of the titles"));
    for (const char* language : {"de"})
        findings.check(
            QFile::exists(QStringLiteral(":/translations/tacklebox_%1.qm").arg(QLatin1String(language))),
            QStringLiteral("language %1").arg(QLatin1String(language)));
    for (const QString& game : gameIds()) {
        findings.check(QSvgRenderer(QStringLiteral(":/cards/backs/%1.svg").arg(game)).isValid(),
                       QStringLiteral("%1: card back").arg(game));
        findings.check(QFile::exists(QStringLiteral(":/rules/en/%1.html").arg(game)),
                       QStringLiteral("%1: rules").arg(game));
    }
    findings.check(QFile::exists(QStringLiteral(":/sounds/splash-1.wav")), QStringLiteral("sounds"));
    findings.note(QStringLiteral("sound outputs: %1").arg(QMediaDevices::audioOutputs().size()));
    for (const QString& game : gameIds())
        tryTable(window, game, findings);
    window.showLobby();
    QTextStream(&out) << findings.lines.join(QLatin1Char('\n')) << '\n'
                      << (findings.well ? "well" : "not well") << '\n';
    return out.flush() ? (findings.well ? 0 : 2) : 3;
}

int saveScreenshots(MainWindow& window, const QString& folder) {
    const QDir dir(folder);
    if (!dir.mkpath(QStringLiteral("."))) return 3;
    bool written = true;
    const auto save = [&](const QString& name) {
        // The first grab requests the card faces, and a later one contains them.
        for (int look = 0; look < 3; ++look) {
            window.grab();
            waitUntil([&] { return window.faces().idle(); });
            QCoreApplication::processEvents();
        }
        written = window.grab().save(dir.filePath(name + QStringLiteral(".png"))) && written;
    };
    window.setPace(Pace::Off);
    window.showLobby();
    save(QStringLiteral("lobby"));
    for (const QString& game : gameIds()) {
        TablePlan plan = firstPlan(game);
        plan.seed = 7;
        QString error;
        if (!window.openTable(plan, &error)) return 3;
        TablePage& page = window.tablePage();
        Table& table = *page.table();
        const auto ready = [&] { return settled(page, window.faces()); };
        waitUntil(ready);
        save(game + QStringLiteral("-start"));
        Autopilot pilot(table, 7, kMiddle);
        waitUntil([&] {
            return (pilot.moves() >= kMiddle && table.waitingFor() == WaitingFor::Person) ||
                   table.waitingFor() == WaitingFor::NextDeal || table.waitingFor() == WaitingFor::Over;
        });
        waitUntil(ready);
        save(game + QStringLiteral("-middle"));
        const auto ended = [&] { return !table.deals().empty() || table.waitingFor() == WaitingFor::Over; };
        // Keep the summary of the deal on screen: the pilot must not continue.
        QObject::connect(&table, &Table::waitingForChanged, &pilot, [&] {
            if (ended()) pilot.stop();
        });
        pilot.go(kEnough);
        waitUntil(ended);
        pilot.stop();
        waitUntil(ready);
        save(game + QStringLiteral("-end"));
    }
    return written ? 0 : 3;
}

void demonstrate(MainWindow& window) {
    Table* table = window.tablePage().table();
    if (!table) {
        // By then any message box in front of the window is open.
        QTimer::singleShot(0, &window, [] {
            std::puts("shown nothing");
            std::fflush(stdout);
        });
        return;
    }
    const auto tell = [&window, table] {
        std::printf("shown %lld %d\n", static_cast<long long>(window.matchId()), table->steps());
        std::fflush(stdout);
    };
    QObject::connect(table, &Table::happened, &window, tell);
    tell();
    window.tablePage().view().director().setActsForViewer(true); // the pilot presses no key
    new Autopilot(*table, QRandomGenerator::global()->generate64(), INT_MAX, table);
}

} // namespace tacklebox

#include "moc_smoketest.cpp"
