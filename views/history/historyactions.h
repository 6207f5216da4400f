// Saves, deletes, exports and imports stored games, with their dialogs.
#pragma once

#include "model/store/storedmatch.h"

#include <QMessageBox>
#include <QObject>

#include <memory>

class QWidget;

namespace tacklebox {

class GamesImport;
class Store;

class HistoryActions : public QObject {
    Q_OBJECT

  public:
    /// The parent `window` shows all questions and messages.
    HistoryActions(Store& store, QWidget* window);

    /// Asks for a file and writes all finished matches as CSV (Store::historyCsv()).
    void saveTable();
    /// Writes to `file`. Shows a message on error.
    bool saveTableTo(const QString& file);
    /// Confirms and deletes all finished matches. The default answer is "Cancel".
    void confirmDelete();
    /// Asks for a file and exports all games, finished and unfinished (gamesfile.h).
    void exportGames();
    /// Exports to `file` and shows the result. False if nothing was written.
    bool exportGamesTo(const QString& file);
    /// Asks for a file and imports its games.
    void importGames();
    /// Imports from `file`, with a progress bar if it takes long, and shows the result.
    void importGamesFrom(const QString& file);
    void warn(const QString& words) { showMessage(QMessageBox::Warning, words); }

  signals:
    void deleted();
    /// The import has changed the stored games.
    void imported();

  private:
    /// Reads a file of games on another thread, with a progress bar if it takes long. Returns null on error
    /// with a sentence in *error, and null without one if the user cancels.
    std::unique_ptr<GamesImport> read(const QString& file, QString* error);
    void showMessage(QMessageBox::Icon icon, const QString& words);

    Store& m_store;
    QWidget* m_window;
    bool m_importing = false;
};

} // namespace tacklebox
