// A file with all games of a person, for backups and other computers.
//
// It is a database with the schema of the store (database.h), containing finished and unfinished matches. So
// any version of the program that can read another's store can also read its file.
#pragma once

#include "model/store/database.h"
#include "model/store/salvage.h"
#include "model/store/storedmatch.h"

#include <QCoreApplication>
#include <QHash>
#include <QMap>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <optional>

namespace tacklebox {

/// The suffix of such files, including the dot.
extern const char* const kGamesFileSuffix;

/// Writes all matches of the database `store` to `file`, replacing it. On failure returns false with a
/// sentence in *error and leaves `file` unchanged.
bool exportGames(const QString& store, const QString& file, QString* error);

/// The numbers of games after an import.
struct ImportedGames {
    int added = 0;
    int continued = 0; ///< existed, and the file had more moves
    int known = 0;     ///< existed with at least as many moves
    int truncated = 0; ///< of those added: without unreadable moves at the end
    int lost = 0;      ///< unreadable

    int changed() const { return added + continued; }
    bool operator==(const ImportedGames&) const = default;
};

/// Imports a file of games into a store in small steps. The file may be old, damaged or malicious: salvage()
/// reads it row by row, and the readable games go through a temporary database.
class GamesImport {
    Q_DECLARE_TR_FUNCTIONS(GamesImport)

  public:
    /// Returns null if no games can be read from `file`, with a sentence in *error, or if `goOn` returned
    /// false, with *error unchanged. May take minutes. Thread-safe.
    static std::unique_ptr<GamesImport> open(const QString& file, QString* error,
                                             const SalvageProgress& goOn = {});

    int games() const { return int(m_matches.size()); }
    int done() const { return m_next; }
    bool atEnd() const { return m_next == games(); }
    const ImportedGames& result() const { return m_result; }

    /// Imports some matches into `into` in one transaction. A match with the same game, start time and
    /// opening is not duplicated. If the file has more moves, it replaces the stored match, unless
    /// `isPlayed(run)` is true because a program is playing it. If both were continued differently, both are
    /// kept. On error throws DatabaseError and imports nothing; the call can be repeated.
    void takeSome(Database& into, const std::function<bool(const QString& run)>& isPlayed);

  private:
    struct Line {
        qint64 id = 0, sequence = 0;
        QString key, played;
    };
    using IsPlayed = std::function<bool(const QString& run)>;

    GamesImport() = default;
    static QList<Line> linesOf(Database& database);
    /// The readable games. Only for the importing thread.
    Database& from();
    QString databaseOfGames() const { return m_folder.filePath(QStringLiteral("games.db")); }
    void readStore(Database& into);
    /// The sequence number for a match in the store, after all matches last played before it on any computer.
    qint64 sequenceFor(const Line& line) const;
    void take(const Line& line, Database& into, const IsPlayed& isPlayed, ImportedGames* result);
    /// The id of the stored match to replace, or 0 for a new one; nullopt if the match is not imported.
    std::optional<qint64> placeFor(const StoredMatch& match, const QString& key, Database& into,
                                   const IsPlayed& isPlayed) const;

    QTemporaryDir m_folder;
    std::unique_ptr<Database> m_from;
    QList<Line> m_matches; ///< first played first
    int m_next = 0;
    qint64 m_lastSequence = 0; ///< of the previous match
    ImportedGames m_result;

    // State of the store when the first match was imported.
    bool m_storeRead = false;
    QMultiHash<QString, qint64> m_known;      ///< stored matches by key
    QMap<QString, qint64> m_sequenceByPlayed; ///< highest sequence number of the matches played up to a time
};

} // namespace tacklebox
