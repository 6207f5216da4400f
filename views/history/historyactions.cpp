#include "views/history/historyactions.h"

#include "model/store/gamesfile.h"
#include "model/store/store.h"
#include "model/table/privatefiles.h"
#include "views/history/savefile.h"
#include "views/theme/stagedialog.h"

#include <QDir>
#include <QEventLoop>
#include <QGuiApplication>
#include <QLocale>
#include <QProgressDialog>
#include <QPushButton>
#include <QScopeGuard>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <utility>

namespace tacklebox {

namespace {

constexpr int kUnnoticedMillis = 500; ///< delay before the progress bar appears
constexpr int kLookMillis = 100;      ///< interval of progress updates

SaveRequest tableRequest() {
    return {HistoryActions::tr("Save all past games as a spreadsheet"),
            HistoryActions::tr("tacklebox-games.csv", "a file's name"),
            HistoryActions::tr("Spreadsheets (*.csv)"), QStringLiteral(".csv")};
}

} // namespace

HistoryActions::HistoryActions(Store& store, QWidget* window)
    : QObject(window), m_store(store), m_window(window) {}

void HistoryActions::saveTable() {
    askForFileToSave(tableRequest(), m_window, [this](const QString& file) { saveTableTo(file); });
}

bool HistoryActions::saveTableTo(const QString& file) {
    const QByteArray table = m_store.historyCsv();
    if (table.isEmpty()) { // even without games it has a header line
        warn(Store::tr("Your games can't be read right now, so there's nothing to export."));
        return false;
    }
    const QString error = replacePrivately(file, table);
    if (error.isEmpty()) return true;
    warn(tr("Can't write \"%1\": %2. Nothing is lost; try another folder.")
             .arg(QDir::toNativeSeparators(file), error));
    return false;
}

void HistoryActions::confirmDelete() {
    const PastSummary past = m_store.summary();
    if (past.finished == 0) return;
    const auto day = [](const QDateTime& time) {
        return QLocale().toString(time.toLocalTime().date(), QLocale::ShortFormat);
    };
    auto* box =
        new StageMessageBox(QMessageBox::Warning, tr("Delete past games?"),
                            tr("Delete all statistics and past games?"), QMessageBox::Cancel, m_window);
    box->setObjectName(QStringLiteral("forgetBox"));
    box->setInformativeText(
        tr("This permanently deletes %n finished game(s) and their statistics.", nullptr, past.finished) +
        u' ' + tr("The oldest is from %1, the newest from %2.").arg(day(past.oldest), day(past.newest)) +
        u' ' + tr("Unfinished games and saved files stay."));
    QPushButton* forget = box->addButton(tr("Delete all"), QMessageBox::DestructiveRole);
    forget->setObjectName(QStringLiteral("forgetAll"));
    QPushButton* save = box->addButton(tr("Save as spreadsheet first ..."), QMessageBox::ActionRole);
    save->setObjectName(QStringLiteral("saveFirst"));
    box->button(QMessageBox::Cancel)->setText(tr("Cancel"));
    box->setDefaultButton(QMessageBox::Cancel);
    box->setEscapeButton(QMessageBox::Cancel);
    connect(forget, &QPushButton::clicked, this, [this] {
        if (m_store.removeHistory()) emit deleted();
    });
    connect(save, &QPushButton::clicked, this, [this] {
        askForFileToSave(tableRequest(), m_window, [this](const QString& file) {
            if (saveTableTo(file)) confirmDelete();
        });
    });
    openDialog(box);
}

void HistoryActions::exportGames() {
    const QString suffix = QLatin1String(kGamesFileSuffix);
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    askForFileToSave({tr("Export all games"), QStringLiteral("tacklebox-%1").arg(day) + suffix,
                      tr("Game files (*%1)").arg(suffix), suffix},
                     m_window, [this](const QString& file) { exportGamesTo(file); });
}

bool HistoryActions::exportGamesTo(const QString& file) {
    const PastSummary all = m_store.summary();
    const int games = all.finished + all.unfinished;
    if (games == 0) {
        showMessage(QMessageBox::Information, tr("There are no games to export yet."));
        return false;
    }
    QString error;
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const bool written = m_store.exportGames(file, &error);
    QGuiApplication::restoreOverrideCursor();
    if (!written) {
        warn(error);
        return false;
    }
    showMessage(QMessageBox::Information,
                tr("Exported %n game(s) to \"%1\", finished and unfinished. Use \"Import "
                   "games\" to open them on another computer.",
                   nullptr, games)
                    .arg(QDir::toNativeSeparators(file)));
    return true;
}

void HistoryActions::importGames() {
    askForFileToOpen(tr("Import games"),
                     tr("Game files (*%1 *.db);;All files (*)").arg(QLatin1String(kGamesFileSuffix)),
                     m_window, [this](const QString& file) { importGamesFrom(file); });
}

std::unique_ptr<GamesImport> HistoryActions::read(const QString& file, QString* error) {
    std::unique_ptr<GamesImport> import;
    std::atomic<bool> stopped = false;
    std::atomic<int> done = 0; // percent
    const auto goOn = [&](int percent) {
        done = percent;
        return !stopped;
    };
    const std::unique_ptr<QThread> reader(QThread::create([&] {
        import = GamesImport::open(file, error, goOn);
        done = 100; // the thread sanitizer does not see QThread::wait()
    }));
    QProgressDialog progress(tr("Reading the file ..."), tr("Stop"), 0, 100, m_window);
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(kUnnoticedMillis);
    QTimer looks;
    connect(&looks, &QTimer::timeout, &progress, [&] { progress.setValue(std::min(done.load(), 99)); });
    connect(&progress, &QProgressDialog::canceled, &progress, [&] { stopped = true; });
    QEventLoop loop;
    connect(reader.get(), &QThread::finished, &loop, &QEventLoop::quit);
    looks.start(kLookMillis);
    reader->start();
    loop.exec();
    stopped = true; // the application may be quitting
    reader->wait();
    (void)done.load();
    return import;
}

void HistoryActions::importGamesFrom(const QString& file) {
    if (std::exchange(m_importing, true)) return;
    const auto ended = qScopeGuard([this] { m_importing = false; });
    QString error;
    const auto import = read(file, &error);
    if (!import) {
        if (!error.isEmpty()) warn(error);
        return;
    }
    bool kept = true;
    {
        QProgressDialog progress(tr("Importing games ..."), tr("Stop"), 0, import->games(), m_window);
        progress.setWindowModality(Qt::WindowModal);
        progress.setMinimumDuration(kUnnoticedMillis);
        while (kept && !import->atEnd() && !progress.wasCanceled()) {
            kept = m_store.importSome(*import);
            progress.setValue(import->done());
        }
    }
    const ImportedGames& result = import->result();
    if (result.changed() > 0) emit imported();
    QStringList told;
    if (result.added > 0) told += tr("Imported %n game(s).", nullptr, result.added);
    if (result.continued > 0)
        told += tr("Updated %n game(s) that had been played further there.", nullptr, result.continued);
    if (result.known > 0) told += tr("Skipped %n game(s) you already have.", nullptr, result.known);
    if (result.truncated > 0)
        told += tr("The last moves of %n game(s) can't be read.", nullptr, result.truncated);
    if (result.lost > 0) told += tr("%n game(s) can't be read.", nullptr, result.lost);
    if (!import->atEnd())
        told += tr("The import stopped early. You can import the same file again to get the rest.");
    showMessage(kept && result.truncated + result.lost == 0 ? QMessageBox::Information : QMessageBox::Warning,
                told.join(u' '));
}

void HistoryActions::showMessage(QMessageBox::Icon icon, const QString& words) {
    auto* box = new StageMessageBox(icon, QStringLiteral("Tacklebox"), words, QMessageBox::Ok, m_window);
    box->setObjectName(QStringLiteral("keepingSays"));
    openDialog(box);
}

} // namespace tacklebox

#include "moc_historyactions.cpp"
