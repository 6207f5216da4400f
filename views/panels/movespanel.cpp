#include "views/panels/movespanel.h"

#include "model/table/gameclock.h"
#include "views/panels/unannouncedlist.h"
#include "views/panels/wrappedlines.h"
#include "views/theme/boxes.h"

#include <QCoreApplication>
#include <QFont>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace tacklebox {

void MoveLines::setChoices(const std::vector<TableChoice>& choices) {
    m_all = choices;
    applyFilter();
}

void MoveLines::setFilter(const QString& words) {
    m_wanted = words.split(u' ', Qt::SkipEmptyParts);
    applyFilter();
}

void MoveLines::applyFilter() {
    std::vector<TableChoice> now;
    for (const TableChoice& choice : m_all)
        if (std::all_of(m_wanted.cbegin(), m_wanted.cend(), [&choice](const QString& word) {
                return choice.words.contains(word, Qt::CaseInsensitive);
            }))
            now.push_back(choice);

    // Lines are compared by text, since ids may change.
    const auto has = [](const std::vector<TableChoice>& list, const QString& words) {
        return std::any_of(list.begin(), list.end(), [&](const TableChoice& c) { return c.words == words; });
    };
    for (int row = int(m_shown.size()) - 1; row >= 0; --row) {
        if (has(now, m_shown[std::size_t(row)].words)) continue;
        beginRemoveRows({}, row, row);
        m_shown.erase(m_shown.begin() + row);
        endRemoveRows();
    }
    // The remaining lines must be in the order of `now`; otherwise reset the model.
    std::vector<QString> order;
    for (const TableChoice& choice : now)
        if (has(m_shown, choice.words)) order.push_back(choice.words);
    if (order.size() != m_shown.size() ||
        !std::equal(order.begin(), order.end(), m_shown.begin(),
                    [](const QString& words, const TableChoice& c) { return words == c.words; })) {
        beginResetModel();
        m_shown = std::move(now);
        endResetModel();
        return;
    }
    for (std::size_t row = 0; row < now.size(); ++row) {
        if (row < m_shown.size() && m_shown[row].words == now[row].words) {
            m_shown[row].id = now[row].id;
            continue;
        }
        beginInsertRows({}, int(row), int(row));
        m_shown.insert(m_shown.begin() + std::ptrdiff_t(row), now[row]);
        endInsertRows();
    }
}

void MoveLines::setHinted(int choice) {
    if (choice == m_hinted) return;
    m_hinted = choice;
    if (!m_shown.empty()) emit dataChanged(index(0), index(int(m_shown.size()) - 1));
}

int MoveLines::rowOf(int choice) const {
    const auto at = std::ranges::find(m_shown, choice, &TableChoice::id);
    return at == m_shown.end() ? -1 : int(at - m_shown.begin());
}

int MoveLines::choice(int row) const {
    return row >= 0 && row < int(m_shown.size()) ? m_shown[std::size_t(row)].id : -1;
}

int MoveLines::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant MoveLines::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= int(m_shown.size())) return {};
    const TableChoice& shown = m_shown[std::size_t(index.row())];
    const bool hinted = shown.id == m_hinted;
    if (role == Qt::AccessibleTextRole && hinted) return MovesPanel::tr("Hint: %1").arg(shown.words);
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return shown.words;
    if (role == Qt::FontRole && hinted) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

MovesPanel::MovesPanel(QWidget* parent)
    : QWidget(parent), m_lines(new MoveLines(this)), m_filter(new QLineEdit(this)),
      m_list(new UnannouncedList<QListView>(this)), m_count(new QLabel(this)) {
    setWindowTitle(tr("Moves you can make"));
    setAccessibleName(tr("Moves you can make"));
    m_filter->setPlaceholderText(tr("Type to find a move"));
    m_filter->setAccessibleName(tr("Find a move"));
    m_filter->setAccessibleDescription(tr("Type part of a move. Enter plays the selected one."));
    m_filter->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Moves you can make"));
    m_list->setAccessibleDescription(tr("Enter plays the selected move. Type to find one."));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_lines);
    new WrappedLines(m_list);
    m_count->setMargin(4);
    m_count->setWordWrap(true);
    setFocusProxy(m_list);
    auto* layout = columnOf({m_filter, {m_list, 1}, m_count}, this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);

    m_filter->installEventFilter(this);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    connect(m_filter, &QLineEdit::textChanged, this, &MovesPanel::refilter);
    showCount();
}

void MovesPanel::setTable(Table* table) {
    observe(this, table);
    if (table) {
        connect(table, &Table::waitingForChanged, this, &MovesPanel::readChoices);
        connect(table, &Table::viewerChanged, this, &MovesPanel::readChoices);
        connect(table, &Table::happened, this, &MovesPanel::readChoices);
        connect(table, &Table::allShown, this, &MovesPanel::readChoices);
        connect(table, &Table::hintChanged, this, &MovesPanel::showHinted);
        connect(table, &QObject::destroyed, this, &MovesPanel::readChoices);
    }
    m_filter->clear();
    readChoices();
}

QListView* MovesPanel::list() const {
    return m_list;
}

void MovesPanel::readChoices() {
    const QString before = m_list->marked().data().toString();
    const int row = m_list->marked().row();
    std::vector<TableChoice> offered = m_table ? m_table->choices() : std::vector<TableChoice>();
    std::erase_if(offered, [this](const TableChoice& choice) { return !m_table->isOffered(choice.id); });
    if (offered.empty() && m_lines->all() == 0) return; // after most events: avoid messages to screen readers
    m_lines->setChoices(offered);
    // Select the line with the same text, or the nearest one.
    int now = -1;
    for (int i = 0; i < m_lines->rowCount(); ++i)
        if (m_lines->index(i).data().toString() == before) now = i;
    if (now < 0 && m_lines->rowCount() > 0) now = qBound(0, row, m_lines->rowCount() - 1);
    const QModelIndex index = m_lines->index(now);
    m_list->setCurrentIndex(index);
    if (index.isValid()) m_list->scrollTo(index);
    if (!before.isEmpty() && index.data().toString() != before) m_changed.begin();
    showCount();
}

void MovesPanel::showHinted() {
    const int choice = m_table && m_table->hint() ? m_table->hint()->choice : -1;
    m_lines->setHinted(choice);
    if (choice < 0) return;
    m_filter->clear();
    const QModelIndex line = m_lines->index(m_lines->rowOf(choice));
    m_list->setCurrentIndex(line);
    m_list->scrollTo(line);
}

void MovesPanel::refilter() {
    m_lines->setFilter(m_filter->text());
    if (!m_list->marked().isValid() || !m_filter->text().isEmpty())
        m_list->setCurrentIndex(m_lines->index(0));
    showCount();
}

void MovesPanel::showCount() {
    const int shown = m_lines->rowCount(), all = m_lines->all();
    const QString words = all == 0       ? tr("You have nothing to do right now.")
                          : shown == all ? (all == 1 ? tr("One move") : tr("%n moves", nullptr, all))
                          : shown == 0   ? tr("No moves match.")
                                         : tr("%1 of %n moves", nullptr, all).arg(shown);
    if (words != m_count->text()) m_count->setText(words);
}

void MovesPanel::playCurrent() {
    if (m_changed.runs()) {
        emit messageWanted(tr("The moves have just changed. Look again, then press Enter."));
        return;
    }
    play(m_lines->choice(m_list->marked().row()));
}

void MovesPanel::play(int choice) {
    if (!m_table || choice < 0) return;
    const QPointer<MovesPanel> here(this);
    const qint64 pressedAt = m_table->clock().now();
    emit aboutToPlay(choice);
    if (!here || !m_table) return;
    if (m_table->play(choice, pressedAt) && here) m_filter->clear();
}

bool MovesPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && (watched == m_list || watched == m_filter)) {
        auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!key->isAutoRepeat()) playCurrent();
            return true;
        case Qt::Key_Escape:
            if (m_filter->text().isEmpty()) break; // Esc belongs to the window
            m_filter->clear();
            return true;
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            if (watched == m_filter) { // arrow keys move in the list while the user types
                QKeyEvent copy(QEvent::KeyPress, key->key(), key->modifiers());
                QCoreApplication::sendEvent(m_list, &copy);
                return true;
            }
            break;
        default:
            if (watched == m_list && !key->text().isEmpty() && key->text().at(0).isPrint() &&
                key->key() != Qt::Key_Space &&
                !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
                m_filter->setFocus(Qt::OtherFocusReason);
                m_filter->setText(m_filter->text() + key->text());
                return true;
            }
            if (watched == m_list && key->key() == Qt::Key_Backspace && !m_filter->text().isEmpty()) {
                m_filter->setFocus(Qt::OtherFocusReason);
                m_filter->backspace();
                return true;
            }
        }
    }
    if (watched == m_list->viewport()) {
        if (event->type() == QEvent::MouseButtonPress) {
            const auto* mouse = static_cast<QMouseEvent*>(event);
            m_pressed = m_lines->choice(m_list->indexAt(mouse->pos()).row());
            m_changed.end(); // the user has chosen the line
        } else if (event->type() == QEvent::MouseButtonDblClick) {
            const auto* mouse = static_cast<QMouseEvent*>(event);
            const int choice = m_lines->choice(m_list->indexAt(mouse->pos()).row());
            if (choice >= 0 && choice == m_pressed) play(choice);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_movespanel.cpp"
