#include "model/table/tablemodels.h"

#include <algorithm>

namespace tacklebox {

namespace {

/// How many items two lists have in common at their beginnings, and at their ends apart from that.
template <class Old, class New, class Same>
std::pair<int, int> common(const Old& old, const New& now, int oldSize, int newSize, Same same) {
    const int most = std::min(oldSize, newSize);
    int front = 0, back = 0;
    while (front < most && same(old[std::size_t(front)], now[std::size_t(front)]))
        ++front;
    while (back < most - front &&
           same(old[std::size_t(oldSize - 1 - back)], now[std::size_t(newSize - 1 - back)]))
        ++back;
    return {front, back};
}

} // namespace

// ---- cards ----

CardsModel::CardsModel(Table* table, Place place, QObject* parent)
    : QAbstractListModel(parent), m_table(table), m_place(place) {
    follow();
    connect(table, &Table::happened, this, &CardsModel::follow);
    connect(table, &Table::facingChanged, this, &CardsModel::follow);
}

int CardsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_faces.size();
}

QVariant CardsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Face face = m_faces[index.row()];
    switch (role) {
    case Qt::DisplayRole: return m_table->cardWords(face);
    case FaceRole: return int(face);
    case IndexRole: return index.row();
    case HiddenRole: return face == kHidden;
    default: return {};
    }
}

QHash<int, QByteArray> CardsModel::roleNames() const {
    return {{Qt::DisplayRole, "words"}, {FaceRole, "face"}, {IndexRole, "index"}, {HiddenRole, "hidden"}};
}

void CardsModel::follow() {
    FaceList faces;
    for (const PlaceCards& place : m_table->places())
        if (place.place == m_place) faces = place.faces;
    const auto [front, back] = common(m_faces.begin(), faces.begin(), m_faces.size(), faces.size(),
                                      [](Face a, Face b) { return a == b; });
    // Between what stays in front and behind: cards that turn over, then cards that go or come.
    const int gone = m_faces.size() - front - back, come = faces.size() - front - back;
    const int turned = std::min(gone, come);
    for (int i = front; i < front + turned; ++i)
        m_faces[i] = faces[i];
    if (turned > 0) emit dataChanged(index(front), index(front + turned - 1));
    const int row = front + turned;
    if (gone > turned) {
        beginRemoveRows({}, row, front + gone - 1);
        m_faces = faces;
        endRemoveRows();
    } else if (come > turned) {
        beginInsertRows({}, row, front + come - 1);
        m_faces = faces;
        endInsertRows();
    }
}

// ---- choices ----

ChoicesModel::ChoicesModel(Table* table, QObject* parent)
    : QAbstractListModel(parent), m_table(table), m_choices(table->choices()) {
    connect(table, &Table::dueChanged, this, &ChoicesModel::follow);
    connect(table, &Table::facingChanged, this, &ChoicesModel::follow);
}

int ChoicesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_choices.size());
}

QVariant ChoicesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const TableChoice& choice = m_choices[std::size_t(index.row())];
    if (role == Qt::DisplayRole) return choice.words;
    if (role == ChoiceRole) return choice.id;
    return {};
}

QHash<int, QByteArray> ChoicesModel::roleNames() const {
    return {{Qt::DisplayRole, "words"}, {ChoiceRole, "choice"}};
}

void ChoicesModel::follow() {
    const std::vector<TableChoice>& now = m_table->choices();
    const auto same = [](const TableChoice& a, const TableChoice& b) { return a.words == b.words; };
    const int oldSize = int(m_choices.size()), newSize = int(now.size());
    const auto [front, back] = common(m_choices, now, oldSize, newSize, same);
    const auto sameIds = [](const TableChoice& a, const TableChoice& b) {
        return a.id == b.id && a.words == b.words;
    };
    if (oldSize == newSize && std::equal(now.begin(), now.end(), m_choices.begin(), sameIds)) return;
    // A move that is still there keeps its row, so that a reader's place in the list is not lost.
    const int gone = oldSize - front - back, come = newSize - front - back;
    if (gone > 0) {
        beginRemoveRows({}, front, front + gone - 1);
        m_choices.erase(m_choices.begin() + front, m_choices.begin() + front + gone);
        endRemoveRows();
    }
    if (come > 0) {
        beginInsertRows({}, front, front + come - 1);
        m_choices.insert(m_choices.begin() + front, now.begin() + front, now.begin() + front + come);
        endInsertRows();
    }
    m_choices = now;
    if (newSize > 0) emit dataChanged(index(0), index(newSize - 1), {ChoiceRole});
}

} // namespace tacklebox

#include "moc_tablemodels.cpp"
