#include "views/panels/logpanel.h"

#include "model/table/replay.h"
#include "views/panels/unannouncedlist.h"
#include "views/panels/wrappedlines.h"
#include "views/theme/boxes.h"
#include "views/theme/keymap.h"
#include "views/theme/wrappedtext.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tacklebox {

void LogModel::setTable(Table* table) {
    if (m_table) m_table->disconnect(this);
    m_table = table;
    m_replay = Replay::of(table);
    m_limit = std::numeric_limits<int>::max();
    m_chosen.clear();
    if (table) {
        // Lines depend on the viewer.
        if (m_replay) connect(table, &Table::viewerChanged, this, &LogModel::reload);
        connect(table, &Table::happened, this, &LogModel::readNewEvents);
        connect(table, &Table::seatsChanged, this, &LogModel::reload); // sentences contain names
        connect(table, &Table::tableRulesChanged, this, &LogModel::notifyReasons);
        connect(table, &Table::waitingForChanged, this, [this] {
            if (m_table->waitingFor() == WaitingFor::NextDeal || m_table->waitingFor() == WaitingFor::Over)
                notifyReasons();
        });
    }
    reload();
}

void LogModel::showUpTo(int number) {
    m_limit = number;
    if (!m_replay) return readNewEvents();
    updateRows();
    const int before = std::exchange(m_lastShownRow, lastShownRow());
    if (before != m_lastShownRow && !m_rows.empty())
        emit dataChanged(index(0), index(int(m_rows.size()) - 1), {kToComeRole, Qt::AccessibleTextRole});
}

int LogModel::shownUpTo() const {
    return m_table ? qMin(m_limit, m_table->events()) : 0;
}

void LogModel::readNewEvents() {
    if (!m_table) return;
    const int end = m_replay ? m_replay->allEvents() : shownUpTo();
    if (end <= m_read) return;
    m_read = end;
    m_narrator->processBefore(end);
    // The last turn may have grown.
    const int from = m_turns.empty() ? 0 : m_turns.back().lines.front().event;
    if (!m_turns.empty()) m_turns.pop_back();
    for (TableNarrator::Line& line : m_narrator->linesFrom(from)) {
        if (m_turns.empty() || line.newTurn) m_turns.emplace_back();
        m_turns.back().lines.push_back(std::move(line));
        m_turns.back().summary = m_narrator->summary(m_turns.back().lines);
    }
    updateRows();
}

void LogModel::reload() {
    beginResetModel();
    m_turns.clear();
    m_rows.clear();
    m_narrator.reset();
    if (m_table) m_narrator.emplace(*m_table, TableNarrator::Begins::WithTheMatch);
    m_read = 0;
    m_lastShownRow = -1;
    endResetModel();
    readNewEvents();
    m_lastShownRow = lastShownRow();
}

bool LogModel::isOpen(std::size_t turn) const {
    const auto chosen = m_chosen.find(m_turns[turn].lines.front().event);
    if (chosen != m_chosen.end()) return chosen->second;
    // By default only the current turn is open.
    const auto begun = [this](std::size_t at) { return m_turns[at].lines.front().event < shownUpTo(); };
    return begun(turn) && (turn + 1 == m_turns.size() || !begun(turn + 1));
}

/// Updates m_rows; inserts and removes only the rows that differ.
void LogModel::updateRows() {
    std::vector<Row> rows;
    for (std::size_t turn = 0; turn < m_turns.size(); ++turn) {
        const int steps = int(m_turns[turn].lines.size());
        const bool single = m_turns[turn].summary.isEmpty();
        if (!single) rows.push_back({turn, -1});
        if (single || isOpen(turn))
            for (int step = 0; step < steps; ++step)
                rows.push_back({turn, step});
    }
    const auto differ = std::mismatch(m_rows.begin(), m_rows.end(), rows.begin(), rows.end());
    const int same = int(differ.first - m_rows.begin());
    int after = 0;
    while (same + after < int(std::min(m_rows.size(), rows.size())) &&
           m_rows[m_rows.size() - std::size_t(after) - 1] == rows[rows.size() - std::size_t(after) - 1])
        ++after;
    if (const int gone = int(m_rows.size()) - same - after; gone > 0) {
        beginRemoveRows({}, same, same + gone - 1);
        m_rows.erase(m_rows.begin() + same, m_rows.begin() + same + gone);
        endRemoveRows();
    }
    if (const int come = int(rows.size()) - same - after; come > 0) {
        beginInsertRows({}, same, same + come - 1);
        m_rows = std::move(rows);
        endInsertRows();
    }
    if (m_replay) return;
    // The newest turn has grown, and the previous one is closed.
    int first = int(m_rows.size()) - 1;
    while (first > 0 && m_rows[std::size_t(first)].turn + 2 > m_turns.size())
        --first;
    if (first >= 0) emit dataChanged(index(first), index(int(m_rows.size()) - 1));
}

int LogModel::open(int row, bool open) {
    const std::size_t turn = m_rows[std::size_t(row)].turn;
    if (!m_turns[turn].summary.isEmpty() && isOpen(turn) != open) {
        m_chosen[m_turns[turn].lines.front().event] = open;
        updateRows();
        m_lastShownRow = lastShownRow();
    }
    const int headRow = int(std::ranges::find(m_rows, turn, &Row::turn) - m_rows.begin());
    emit dataChanged(index(headRow), index(headRow));
    return headRow;
}

void LogModel::notifyReasons() {
    if (m_rows.empty()) return;
    emit dataChanged(index(0), index(int(m_rows.size()) - 1),
                     {kReasonRole, Qt::ToolTipRole, Qt::AccessibleDescriptionRole});
}

const TableNarrator::Line& LogModel::lineOf(int row) const {
    const Row& at = m_rows[std::size_t(row)];
    return m_turns[at.turn].lines[std::size_t(std::max(0, at.step))];
}

/// The reason of the first move in the row that has one.
QString LogModel::reasonOf(int row) const {
    if (!m_table) return {};
    const Turn& turn = m_turns[m_rows[std::size_t(row)].turn];
    const int last = hasSteps(row) ? turn.lines.back().last : lineOf(row).last;
    for (int event = eventOf(row); event <= last; ++event)
        if (QString reason = m_table->reasonFor(event); !reason.isEmpty()) return reason;
    return {};
}

int LogModel::lastWithReason() const {
    int row = int(m_rows.size()) - 1;
    while (row >= 0 && reasonOf(row).isEmpty())
        --row;
    return row;
}

int LogModel::lastShownRow() const {
    const int end = shownUpTo();
    int row = int(m_rows.size()) - 1;
    while (row >= 0 && eventOf(row) >= end)
        --row;
    return row;
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= int(m_rows.size())) return {};
    const int row = index.row();
    const Turn& turn = m_turns[m_rows[std::size_t(row)].turn];
    const QString words = hasSteps(row) ? turn.summary : lineOf(row).words;
    switch (role) {
    case Qt::DisplayRole:
        if (hasSteps(row))
            return (isOpen(row) ? QStringLiteral("\u25be ") : QStringLiteral("\u25b8 ")) + words;
        return turn.summary.isEmpty() ? words : QStringLiteral("\u2003") + words;
    case Qt::AccessibleTextRole: {
        QString text = words;
        if (hasSteps(row))
            text = isOpen(row) ? tr("%1 Expanded.", "a turn in the talk, with its steps below").arg(words)
                               : tr("%1 %n steps.", "a turn in the talk", int(turn.lines.size())).arg(words);
        return eventOf(row) < shownUpTo() ? text
                                          : tr("%1 (later)", "a line of the talk of a replay").arg(text);
    }
    case kToComeRole: return eventOf(row) >= shownUpTo();
    case kReasonRole:
    case Qt::AccessibleDescriptionRole: return reasonOf(row);
    case Qt::ToolTipRole: {
        constexpr int kMostChars = 60; // per line: Qt does not wrap plain text in tool tips
        const QString reason = reasonOf(row);
        if (reason.isEmpty()) return {};
        return theme::brokenInLines(reason, [](const QString& line) { return line.size() <= kMostChars; });
    }
    default: return {};
    }
}

LogPanel::LogPanel(QWidget* parent)
    : QWidget(parent), m_lines(new LogModel(this)), m_list(new UnannouncedList<QListView>(this)),
      m_why(new QLabel(this)) {
    setWindowTitle(tr("Log"));
    setAccessibleName(tr("Log"));
    m_list->setAccessibleName(tr("Log"));
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_why->setObjectName(QStringLiteral("why"));
    m_why->setWordWrap(true);
    m_why->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_why->setMargin(6);
    m_why->setFrameShape(QFrame::StyledPanel);
    m_why->hide();
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_lines);
    (new WrappedLines(m_list))->setPaleRole(LogModel::kToComeRole);
    m_list->installEventFilter(this);
    setFocusProxy(m_list);
    setTable(nullptr);
    auto* layout = columnOf({{m_list, 1}, m_why}, this);
    layout->setContentsMargins(0, 0, 0, 0);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &LogPanel::showReason);
    connect(m_list, &QListView::clicked, this, &LogPanel::choose);
    connect(m_lines, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex&, const QModelIndex&, const QList<int>& roles) {
                if (!roles.contains(LogModel::kReasonRole)) return;
                m_list->doItemsLayout(); // the question mark changes the wrapping
                showReason();
            });
    connect(m_lines, &QAbstractItemModel::modelReset, this, &LogPanel::showReason);
    connect(m_list, &QWidget::customContextMenuRequested, this, &LogPanel::openMenu);
    // Keep the newest row visible, unless the user has scrolled up. Changes by the layout do not count.
    const QScrollBar* const bar = m_list->verticalScrollBar();
    const auto look = [this, bar] { m_atEnd = bar->sliderPosition() >= bar->maximum() - 4; };
    connect(bar, &QScrollBar::actionTriggered, this, look);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, look, Qt::QueuedConnection);
    const auto follow = [this] {
        if (m_atEnd && !m_replays) m_list->scrollToBottom();
    };
    connect(bar, &QScrollBar::rangeChanged, this, follow, Qt::QueuedConnection);
    connect(m_lines, &QAbstractItemModel::rowsInserted, this, follow, Qt::QueuedConnection);
    connect(m_lines, &QAbstractItemModel::rowsRemoved, this, follow, Qt::QueuedConnection);
    connect(m_lines, &QAbstractItemModel::modelReset, this, [this] {
        m_atEnd = true;
        if (!m_replays) m_list->scrollToBottom();
    });
}

void LogPanel::setTable(Table* table) {
    m_replays = Replay::of(table) != nullptr;
    m_list->setAccessibleDescription(
        m_replays ? tr("Everything that happened; later moves are paler. Enter goes there.")
                  : tr("What happened at the table, newest last. Enter gives a bot's reason, Right shows the "
                       "steps of a turn, Left hides them."));
    m_lines->setTable(table);
}

QListView* LogPanel::list() const {
    return m_list;
}

void LogPanel::markLastShown() {
    const QModelIndex line = m_lines->index(m_lines->lastShownRow());
    const bool inSight = m_list->viewport()->rect().contains(m_list->visualRect(line));
    m_list->setCurrentIndex(line);
    if (!line.isValid()) return m_list->scrollToTop();
    if (!inSight) return m_list->scrollTo(line, QAbstractItemView::PositionAtCenter);
    // Keep some rows before and after it visible.
    constexpr int kLinesAround = 3;
    m_list->scrollTo(m_lines->index(qMax(line.row() - kLinesAround, 0)));
    m_list->scrollTo(m_lines->index(qMin(line.row() + kLinesAround, m_lines->rowCount() - 1)));
}

void LogPanel::choose(const QModelIndex& line) {
    if (m_replays && line.isValid())
        emit lineChosen(m_lines->eventOf(line.row()));
    else if (line.isValid() && m_lines->hasSteps(line.row()))
        open(!m_lines->isOpen(line.row()));
}

void LogPanel::open(bool open) {
    const QModelIndex line = m_list->marked();
    if (line.isValid()) m_list->setCurrentIndex(m_lines->index(m_lines->open(line.row(), open)));
}

void LogPanel::showUpTo(int number) {
    m_lines->showUpTo(number);
}

int LogPanel::rowOf(int number) const {
    int row = m_lines->rowCount() - 1;
    while (row > 0 && m_lines->eventOf(row) > number)
        --row;
    return row;
}

bool LogPanel::isMarked(int number) const {
    const QModelIndex marked = m_list->marked();
    return marked.isValid() && marked.row() == rowOf(number);
}

void LogPanel::mark(int number) {
    const int row = rowOf(number);
    if (row < 0) return;
    m_list->setCurrentIndex(m_lines->index(row));
    m_list->scrollTo(m_lines->index(row));
}

void LogPanel::showLastReason() {
    const int row = m_lines->lastWithReason();
    m_list->setFocus(Qt::OtherFocusReason);
    if (row < 0) return;
    m_list->setCurrentIndex(m_lines->index(row));
    m_list->scrollTo(m_lines->index(row));
}

void LogPanel::showReason() {
    const QString reason = m_list->marked().data(LogModel::kReasonRole).toString();
    m_why->setText(reason);
    m_why->setVisible(!reason.isEmpty());
}

void LogPanel::askReason() {
    const QModelIndex line = m_list->marked();
    if (!line.isValid()) return;
    const QString reason = line.data(LogModel::kReasonRole).toString();
    emit reasonAsked(reason.isEmpty() ? tr("There's no reason for this move.") : reason);
}

void LogPanel::openMenu(const QPoint& at) {
    const QModelIndex line = m_list->indexAt(at);
    if (!line.isValid()) return;
    m_list->setCurrentIndex(line);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* why = menu->addAction(tr("&Why?"), this, &LogPanel::askReason);
    why->setEnabled(!line.data(LogModel::kReasonRole).toString().isEmpty());
    menu->addAction(tr("&Copy"), this,
                    [words = line.data().toString()] { QGuiApplication::clipboard()->setText(words); });
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

void LogPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_atEnd && !m_replays) m_list->scrollToBottom();
}

bool LogPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::ContextMenu &&
        static_cast<QContextMenuEvent*>(event)->reason() == QContextMenuEvent::Keyboard) {
        openMenu(m_list->visualRect(m_list->marked()).center());
        return true;
    }
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        if (static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
            QGuiApplication::clipboard()->setText(m_list->marked().data().toString());
            return true;
        }
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (!m_replays && (key == Qt::Key_Right || key == Qt::Key_Left)) {
            open(key == Qt::Key_Right);
            return true;
        }
        const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (enter && m_replays) {
            choose(m_list->marked());
            return true;
        }
        if (enter || keys::meantKey(*static_cast<QKeyEvent*>(event)) == u'?') {
            askReason();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_logpanel.cpp"
