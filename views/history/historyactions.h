// What can be done with all that is kept: past games saved as a table or forgotten, all games taken along in
// one file.
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
    /// Asks and warns in front of `window`, which it belongs to.
    HistoryActions(Store& store, QWidget* window);

    /// Asks for a file and writes all finished matches into it (Store::table()). False if that was not done.
    bool saveTable();
    /// The same with a file that is known. Where it cannot be written a message says so.
    bool saveTableTo(const QString& file);
    /// Asks whether all finished matches are to go, with what would be lost; "Cancel" is the answer that a
    /// slip of the hand gives.
    void askToForget();
    /// Asks for a file and writes all games into it, finished and unfinished ones (gamesfile.h).
    void exportGames();
    /// The same with a file that is known; a message says what came of it. False if it was not written.
    bool exportGamesTo(const QString& file);
    /// Asks for a file and takes over the games in it.
    void importGames();
    /// The same with a file that is known, with a bar where it takes long; a message says what came of it.
    void importGamesFrom(const QString& file);
    /// A message in front of the window.
    void warn(const QString& words) { say(QMessageBox::Warning, words); }

  signals:
    void forgotten();
    /// Games have come in.
    void imported();

  private:
    /// Reads a file of games on a thread of its own, with a bar where it takes long. Nothing with a sentence
    /// in *fault if there are no games to be had from it, or with none if the user stops it.
    std::unique_ptr<GamesImport> read(const QString& file, QString* fault);
    void say(QMessageBox::Icon icon, const QString& words);

    Store& m_store;
    QWidget* m_window;
    bool m_importing = false;
};

} // namespace tacklebox
