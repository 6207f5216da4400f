// The list of past games, and what of it is wanted.
#pragma once

#include "model/store/storedmatch.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSortFilterProxyModel>

#include <array>

namespace tacklebox {

class PastGames : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Game, Played, Players, Result, Scores, Helped, Length, Columns };
    enum Role { SortRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setMatches(const QList<MatchLine>& matches);
    const MatchLine& match(int row) const { return m_matches[row]; }
    /// A match's record turned out to be broken; why, in a sentence.
    void setFault(int row, const QString& fault);
    /// What keeps the match from being watched, as far as that is known; empty if nothing.
    QString fault(int row) const;
    /// The persons who have played, by name.
    QStringList persons() const;
    /// The games that were played, by id, in the program's order; unknown ones last.
    QStringList games() const;
    /// Everything that the row shows, in lower case.
    QString text(int row) const { return shown(row).text; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    /// A row in words, made when it is first needed.
    struct Shown {
        std::array<QString, Columns> words;
        QString text;
    };
    const Shown& shown(int row) const;
    QString words(int row, Column column) const;
    QVariant sortKey(int row, Column column) const;

    QList<MatchLine> m_matches;
    QHash<qint64, QString> m_faults;
    mutable QList<Shown> m_shown;
};

/// Sorted, and only what is wanted.
class WantedGames : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    explicit WantedGames(PastGames& games, QObject* parent = nullptr);

    /// Empty: any.
    void setGame(const QString& game);
    void setPerson(const QString& name);
    /// Words that must all occur in what a row shows.
    void setText(const QString& text);
    bool filters() const { return !m_game.isEmpty() || !m_person.isEmpty() || !m_words.isEmpty(); }
    /// The row of the list behind that row here.
    int rowBehind(const QModelIndex& index) const { return mapToSource(index).row(); }

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    PastGames& m_games;
    QString m_game, m_person;
    QStringList m_words;
};

} // namespace tacklebox
