// A table as Qt item models: the cards of a place, and what the person at the screen may do. They follow the
// table they are made for and may not outlive it.
#pragma once

#include "model/table/table.h"

#include <QAbstractListModel>

namespace tacklebox {

/// The cards of one place as facing() may see them now, piles top first.
class CardsModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { FaceRole = Qt::UserRole + 1, IndexRole, HiddenRole };

    CardsModel(Table* table, Place place, QObject* parent = nullptr);
    Place place() const { return m_place; }
    int rowCount(const QModelIndex& parent = {}) const override;
    /// DisplayRole: the card in words; FaceRole: its Face as a number; IndexRole: its row; HiddenRole:
    /// whether it lies face down.
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QHash<int, QByteArray> roleNames() const override;

  private:
    void follow();

    Table* m_table;
    Place m_place;
    FaceList m_faces;
};

/// What the person at the screen may do, in words.
class ChoicesModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { ChoiceRole = Qt::UserRole + 1 };

    explicit ChoicesModel(Table* table, QObject* parent = nullptr);
    int rowCount(const QModelIndex& parent = {}) const override;
    /// DisplayRole: the move in words; ChoiceRole: the id for Table::play().
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QHash<int, QByteArray> roleNames() const override;

  private:
    void follow();

    Table* m_table;
    std::vector<TableChoice> m_choices;
};

} // namespace tacklebox
