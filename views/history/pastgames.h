// The list of games, finished and unfinished: those of the store that are wanted, read where they are looked
// at.
#pragma once

#include "model/store/past.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QHash>
#include <QTimer>

#include <array>

namespace tacklebox {

class Store;

/// Knows the numbers of all rows, and the lines of a few pages of them.
class PastGames : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Game, Played, Players, Result, Scores, Helped, Length, Columns };

    /// The store outlives the list.
    explicit PastGames(Store& store, QObject* parent = nullptr);

    /// Reads everything anew.
    void refresh();
    /// Empty: any.
    void setGame(const QString& game);
    void setPerson(const QString& name);
    void setState(PastSelection::State state);
    /// Words that must all occur in what a row shows. Where there are thousands of rows the list grows while
    /// they are looked through.
    void setText(const QString& text);
    /// True while rows are still looked through.
    bool searches() const { return m_search.isActive(); }
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// All that are kept, wanted or not.
    const PastSummary& summary() const { return m_summary; }
    /// The persons who have played, by name.
    QStringList persons() const;
    /// The games that were played, by id, in the program's order; unknown ones last.
    QStringList games() const;

    /// The match of that row; one with number 0 if it is gone meanwhile.
    MatchLine match(int row) const;
    /// The seat that is called "you" in a line: his who played it against bots, as long as all games were
    /// played under one name. Where several play at this computer everybody has his name: kNoSeat.
    Seat you(const MatchLine& match) const;
    /// The row of match number `match`; -1 if it is not in the list.
    int rowOf(qint64 match) const { return int(m_rows.indexOf(match)); }
    /// A match's record turned out to be broken; why, in a sentence.
    void setFault(int row, const QString& fault);
    /// What keeps the match from being watched, as far as that is known; empty if nothing.
    QString fault(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  signals:
    /// More rows, or the last ones, were found for the words of setText().
    void found();

  private:
    struct Row {
        MatchLine match;
        QString fault;                      ///< that its line tells
        std::array<QString, Columns> words; ///< made when they are first needed
    };
    using Page = QList<Row>;

    void select();
    /// Lines as linesOf() has them; of unfinished matches with who plays them and how far they are.
    QList<MatchLine> lines(const QList<qint64>& matches) const;
    /// Looks through some more rows for the words.
    void search();
    Row& row(int row) const;
    QString faultOf(const Row& row) const;
    const QString& words(Row& row, Column column) const;
    bool hasWords(const MatchLine& match) const;

    Store& m_store;
    PastSummary m_summary;
    QHash<qint64, MatchLine> m_unfinished;
    PastSelection m_selection;
    QStringList m_words;
    QList<qint64> m_selected; ///< by the store
    QList<qint64> m_rows;     ///< those of them that have the words
    qsizetype m_searched = 0; ///< of m_selected
    QTimer m_search;
    QHash<qint64, QString> m_faults; ///< of records
    mutable QCache<int, Page> m_pages;
};

} // namespace tacklebox
