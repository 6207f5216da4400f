// Table model of stored games, finished and unfinished, filtered and sorted.
#pragma once

#include "model/store/past.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QHash>
#include <QTimer>

#include <array>

namespace tacklebox {

class Store;

/// Holds the ids of all rows, and reads rows in pages as needed.
class PastGames : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Game, Played, Players, Result, Scores, Helped, Length, Columns };

    /// `store` must outlive this object.
    explicit PastGames(Store& store, QObject* parent = nullptr);

    /// Reads all games again.
    void refresh();
    /// Filters. An empty string matches all.
    void setGame(const QString& game);
    void setPerson(const QString& name);
    void setState(PastSelection::State state);
    /// Lists only rows that contain each word of `text`. Long lists are searched in steps, which
    /// add rows until searches() is false.
    void setText(const QString& text);
    /// True while a search is running.
    bool searches() const { return m_search.isActive(); }
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// Counts all stored games, whether listed or not.
    const PastSummary& summary() const { return m_summary; }
    /// Names of all human players, sorted.
    QStringList people() const;
    /// Ids of all games played, in the program's order; unknown ones last.
    QStringList games() const;

    /// Returns the match in a row. Its id is 0 if it is no longer stored.
    MatchSummary match(int row) const;
    /// The seat to call "you": the only human player of the match, if all stored games have the same one.
    /// Otherwise kNoSeat, since several players share this computer.
    Seat you(const MatchSummary& match) const;
    /// Returns the row of a match, or -1.
    int rowOf(qint64 match) const { return int(m_rows.indexOf(match)); }
    /// Marks the match as damaged. `error` is a sentence.
    void setError(int row, const QString& error);
    /// Returns the known reason why the match cannot be rewatched, or an empty string.
    QString error(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  signals:
    /// The search has added rows or ended.
    void found();

  private:
    struct Row {
        MatchSummary match;
        QString error;                      ///< from the match line, not from its record
        std::array<QString, Columns> words; ///< cached texts
    };
    using Page = QList<Row>;

    void select();
    /// Returns the lines of `matches`. Unfinished ones include players and progress.
    QList<MatchSummary> lines(const QList<qint64>& matches) const;
    /// Searches the next rows for the words of setText().
    void search();
    Row& row(int row) const;
    QString errorOf(const Row& row) const;
    const QString& words(Row& row, Column column) const;
    bool hasWords(const MatchSummary& match) const;

    Store& m_store;
    PastSummary m_summary;
    QHash<qint64, MatchSummary> m_unfinished;
    PastSelection m_selection;
    QStringList m_words;
    QList<qint64> m_selected; ///< all rows of the store's selection
    QList<qint64> m_rows;     ///< those of m_selected that contain the words
    qsizetype m_searched = 0; ///< number of searched rows of m_selected
    QTimer m_search;
    QHash<qint64, QString> m_errors; ///< found in records
    mutable QCache<int, Page> m_pages;
};

} // namespace tacklebox
