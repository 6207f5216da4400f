// All games of a person in one file, to take them to another computer or to keep them safe.
//
// The file is a database as the store has it (database.h), with finished matches and those under way, so that
// every version of the program that can read the store of another can read its file of games too.
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

/// How a file of games is named; with the dot.
extern const char* const kGamesFileSuffix;

/// Writes all matches of the database at `store` into `file`, which is replaced where it exists. False with a
/// sentence in *fault if that cannot be done; then `file` is as it was.
bool exportGames(const QString& store, const QString& file, QString* fault);

/// What became of the games of a file.
struct ImportedGames {
    int added = 0;
    int continued = 0; ///< were there, and have been played further in the file
    int known = 0;     ///< were there, as far or further
    int cut = 0;       ///< of those added: with moves missing at the end, which could not be read
    int lost = 0;      ///< cannot be read at all

    int changed() const { return added + continued; }
    bool operator==(const ImportedGames&) const = default;
};

/// A file of games that is read, bit by bit, into a store. It may be of an older version, damaged, or made to
/// harm: it is only read, row by row (salvage()), and what can be read goes through a database of our own.
class GamesImport {
    Q_DECLARE_TR_FUNCTIONS(GamesImport)

  public:
    /// Returns null if no games can be read from `file`, with the reason as a sentence in *fault, or if
    /// `goOn` returned false; *fault is then unchanged. May take minutes; any thread may call it.
    static std::unique_ptr<GamesImport> open(const QString& file, QString* fault,
                                             const SalvageProgress& goOn = {});

    int games() const { return int(m_matches.size()); }
    int done() const { return m_next; }
    bool atEnd() const { return m_next == games(); }
    const ImportedGames& result() const { return m_result; }

    /// Takes some more matches over into `into`, in one transaction. A match that is there already, known by
    /// its game, the moment when it was begun and its opening, is not taken twice; where it has been played
    /// further in the file it goes on there, unless `isPlayed(run)` says that a program has it at its table;
    /// where both have been played on differently both stay. Throws DatabaseError; then nothing of this call
    /// has been taken over, and it can be called again.
    void takeSome(Database& into, const std::function<bool(const QString& run)>& isPlayed);

  private:
    struct Line {
        qint64 id = 0, sequence = 0;
        QString key, played;
    };
    using IsPlayed = std::function<bool(const QString& run)>;

    GamesImport() = default;
    static QList<Line> linesOf(Database& database);
    /// The games as they were read, by the thread that takes them over.
    Database& from();
    QString databaseOfGames() const { return m_folder.filePath(QStringLiteral("games.db")); }
    void readStore(Database& into);
    /// Its place among the matches of the store: behind what was played before it, on whichever computer.
    qint64 sequenceFor(const Line& line) const;
    void take(const Line& line, Database& into, const IsPlayed& isPlayed, ImportedGames* result);
    /// The match of the store that `match` is to take the place of, or 0; nothing if it is not to be taken.
    std::optional<qint64> placeFor(const StoredMatch& match, const QString& key, Database& into,
                                   const IsPlayed& isPlayed) const;

    QTemporaryDir m_folder;
    std::unique_ptr<Database> m_from;
    QList<Line> m_matches; ///< the one that came first in front
    int m_next = 0;
    qint64 m_lastSequence = 0; ///< given to the one before
    ImportedGames m_result;

    // Of the store, as it was when the first match was taken over.
    bool m_storeRead = false;
    QMultiHash<QString, qint64> m_known;      ///< matches by their keys
    QMap<QString, qint64> m_sequenceByPlayed; ///< the latest sequence of those that were played until then
};

} // namespace tacklebox
