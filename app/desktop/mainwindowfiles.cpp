// Files of games: opening, dropping and saving them.
#include "app/desktop/mainwindow.h"

#include "app/desktop/replaypage.h"
#include "app/desktop/tablepage.h"
#include "model/store/gamesfile.h"
#include "model/table/replay.h"
#include "model/wire/recordfile.h"
#include "views/history/historyactions.h"
#include "views/history/savefile.h"
#include "views/theme/stagedialog.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>

namespace tacklebox {

namespace {

/// Reads a record file. Returns nullopt and sets *error if it can't be read.
std::optional<QByteArray> contentOf(const QString& file, QString* error) {
    const FileContent content = readRecordFile(QFileInfo(file).filesystemFilePath());
    const QString name = QFileInfo(file).fileName();
    switch (content.error) {
    case FileError::None: return QByteArray::fromStdString(content.text);
    case FileError::Missing: *error = MainWindow::tr("The file \"%1\" doesn't exist.").arg(name); break;
    case FileError::Forbidden:
        *error = MainWindow::tr("You don't have permission to read \"%1\".").arg(name);
        break;
    case FileError::Folder:
        *error = MainWindow::tr("\"%1\" is a folder, not a recorded game.").arg(name);
        break;
    case FileError::NoFile:
        *error = MainWindow::tr("\"%1\" is a pipe or a device, not a recorded game.").arg(name);
        break;
    case FileError::Empty:
        *error = MainWindow::tr("\"%1\" is empty, so it isn't a recorded game.").arg(name);
        break;
    case FileError::TooLarge:
        *error = MainWindow::tr("\"%1\" is too large to be a recorded game.").arg(name);
        break;
    case FileError::Unreadable:
        *error = MainWindow::tr("Can't read \"%1\": %2").arg(name, QString::fromStdString(content.reason));
        break;
    }
    return std::nullopt;
}

/// Adds the name of the file to the error message of a record.
QString errorInFile(const QString& file, const QString& error) {
    return MainWindow::tr("\"%1\": %2", "a file's name and what is wrong with it")
        .arg(QFileInfo(file).fileName(), error);
}

} // namespace

bool MainWindow::openFile(const QString& file, const std::optional<QList<SeatPlan>>& seats, QString* error) {
    const std::optional<QByteArray> record = contentOf(file, error);
    if (!record) return false;
    TablePlan plan;
    if (seats) plan.seats = *seats;
    auto table = Table::openRecord(*record, plan, error);
    if (!table) {
        *error = errorInFile(file, *error);
        return false;
    }
    // A finished match can only be watched.
    if (!seats && table->waitingFor() == WaitingFor::Over) return openReplay(*record, {}, error);
    leaveFor(std::move(table));
    return true;
}

void MainWindow::openFileAsking(const QString& file) {
    if (file.endsWith(QLatin1String(kGamesFileSuffix))) return m_historyActions->importGamesFrom(file);
    QString error;
    if (const std::optional<QByteArray> record = contentOf(file, &error)) {
        auto replay = Replay::open(*record, {}, 0, &error);
        if (!replay) {
            error = errorInFile(file, error);
        } else if (Replay::of(replay.get())->finished()) {
            showReplay(std::move(replay));
        } else {
            auto* box = new StageMessageBox(
                QMessageBox::Question, QStringLiteral("Tacklebox"),
                tr("This game of %1 isn't finished. Continue playing, or watch it from the start?")
                    .arg(replay->title()),
                QMessageBox::Cancel, this);
            connect(box->addButton(tr("&Continue playing"), QMessageBox::AcceptRole), &QPushButton::clicked,
                    this, [this, file] {
                        QString failure;
                        if (!openFile(file, std::nullopt, &failure)) showMessage(failure);
                    });
            connect(box->addButton(tr("&Watch it"), QMessageBox::ActionRole), &QPushButton::clicked, this,
                    [this, replay = std::move(replay)]() mutable { showReplay(std::move(replay)); });
            openDialog(box);
        }
    }
    if (!error.isEmpty()) showMessage(error);
}

void MainWindow::openFileByDialog() {
    askForFileToOpen(tr("Open a recorded game"), tr("Recorded games (*.tacklebox *.json);;All files (*)"),
                     this, [this](const QString& file) { openFileAsking(file); });
}

void MainWindow::saveFileByDialog() {
    const Table* table = m_stack->currentWidget() == m_replayPage ? m_replayPage->table() : m_page->table();
    if (!table) return;
    m_page->pauseClock();
    askForFileToSave({tr("Save this game"), table->plan().game + QStringLiteral(".tacklebox"),
                      tr("Recorded games (*.tacklebox)"), QStringLiteral(".tacklebox")},
                     this, [this, record = table->record()](const QString& file) {
                         QString error;
                         if (!writeRecord(file, record, &error))
                             showMessage(tr("Can't save the game there: %1").arg(error));
                     });
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    openFileAsking(event->mimeData()->urls().front().toLocalFile());
}

} // namespace tacklebox
