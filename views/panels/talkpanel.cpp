#include "views/panels/talkpanel.h"

#include "model/table/replay.h"
#include "views/panels/wrappedlines.h"

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

namespace tacklebox {

void TalkLines::setTable(Table* table) {
    if (m_table) m_table->disconnect(this);
    m_table = table;
    m_replay = Replay::of(table);
    m_limit = std::numeric_limits<int>::max();
    if (table) {
        // Another seat is told other things.
        if (m_replay) connect(table, &Table::facingChanged, this, &TalkLines::readAnew);
        connect(table, &Table::happened, this, &TalkLines::readOn);
        connect(table, &Table::seatsChanged, this, &TalkLines::readAnew); // sentences have names in them
        connect(table, &Table::tableRulesChanged, this, &TalkLines::tellReasons);
        connect(table, &Table::dueChanged, this, [this] {
            if (m_table->due() == Due::NextDeal || m_table->due() == Due::Over) tellReasons();
        });
    }
    readAnew();
}

void TalkLines::showUpTo(int number) {
    m_limit = number;
    if (!m_replay) return readOn();
    const int before = std::exchange(m_toldRow, lastTold());
    if (before != m_toldRow)
        emit dataChanged(index(qMin(before, m_toldRow) + 1), index(qMax(before, m_toldRow)),
                         {kToComeRole, Qt::AccessibleTextRole});
}

int TalkLines::told() const {
    return m_table ? qMin(m_limit, m_table->events()) : 0;
}

void TalkLines::readOn() {
    if (!m_table) return;
    const int end = m_replay ? m_replay->allEvents() : told();
    std::vector<Line> more;
    for (; m_read < end; ++m_read)
        if (QString sentence = m_replay ? m_replay->line(m_read) : m_table->sentence(m_read);
            !sentence.isEmpty())
            more.push_back({m_read, std::move(sentence)});
    if (more.empty()) return;
    beginInsertRows({}, int(m_lines.size()), int(m_lines.size() + more.size()) - 1);
    m_lines.insert(m_lines.end(), more.begin(), more.end());
    endInsertRows();
}

void TalkLines::readAnew() {
    beginResetModel();
    m_lines.clear();
    m_read = 0;
    m_toldRow = -1;
    endResetModel();
    readOn();
    m_toldRow = lastTold();
}

void TalkLines::tellReasons() {
    if (m_lines.empty()) return;
    emit dataChanged(index(0), index(int(m_lines.size()) - 1),
                     {kReasonRole, Qt::ToolTipRole, Qt::AccessibleDescriptionRole});
}

int TalkLines::lastWithReason() const {
    int row = int(m_lines.size()) - 1;
    while (row >= 0 && m_table && m_table->reasonFor(m_lines[std::size_t(row)].event).isEmpty())
        --row;
    return m_table ? row : -1;
}

int TalkLines::lastTold() const {
    const int end = told();
    int row = int(m_lines.size()) - 1;
    while (row >= 0 && m_lines[std::size_t(row)].event >= end)
        --row;
    return row;
}

int TalkLines::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant TalkLines::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= int(m_lines.size())) return {};
    const Line& line = m_lines[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole: return line.words;
    case Qt::AccessibleTextRole:
        return line.event < told() ? line.words
                                   : tr("%1 (to come)", "a line of the talk of a replay").arg(line.words);
    case kToComeRole: return line.event >= told();
    case kReasonRole:
    case Qt::AccessibleDescriptionRole: return m_table ? m_table->reasonFor(line.event) : QString();
    case Qt::ToolTipRole: { // rich text, as only that is wrapped
        const QString reason = m_table ? m_table->reasonFor(line.event) : QString();
        return reason.isEmpty() ? QVariant() : QStringLiteral("<p>%1</p>").arg(reason.toHtmlEscaped());
    }
    default: return {};
    }
}

TalkPanel::TalkPanel(QWidget* parent)
    : QWidget(parent), m_lines(new TalkLines(this)), m_list(new QListView(this)), m_why(new QLabel(this)) {
    setWindowTitle(tr("Table talk"));
    setAccessibleName(tr("Table talk"));
    m_list->setAccessibleName(tr("Table talk"));
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_why->setObjectName(QStringLiteral("why"));
    m_why->setWordWrap(true);
    m_why->setTextFormat(Qt::PlainText);
    m_why->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_why->setMargin(6);
    m_why->setFrameShape(QFrame::StyledPanel);
    m_why->hide();
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_lines);
    (new WrappedLines(m_list))->setPaleRole(TalkLines::kToComeRole);
    m_list->installEventFilter(this);
    setFocusProxy(m_list);
    setTable(nullptr);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_why);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &TalkPanel::showReason);
    connect(m_list, &QListView::clicked, this, &TalkPanel::choose);
    connect(m_lines, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex&, const QModelIndex&, const QList<int>& roles) {
                if (!roles.contains(TalkLines::kReasonRole)) return;
                m_list->doItemsLayout(); // a mark more or less changes how lines wrap
                showReason();
            });
    connect(m_lines, &QAbstractItemModel::modelReset, this, &TalkPanel::showReason);
    connect(m_list, &QWidget::customContextMenuRequested, this, &TalkPanel::openMenu);
    // The newest line stays in sight, unless somebody has scrolled up to read.
    connect(m_lines, &QAbstractItemModel::rowsAboutToBeInserted, this, [this] {
        const QScrollBar* bar = m_list->verticalScrollBar();
        m_atEnd = bar->value() >= bar->maximum() - 4;
    });
    const auto follow = [this] {
        if (m_atEnd && !m_replays) m_list->scrollToBottom();
    };
    connect(m_lines, &QAbstractItemModel::rowsInserted, this, follow, Qt::QueuedConnection);
    connect(m_lines, &QAbstractItemModel::modelReset, this, [this] {
        m_atEnd = true;
        if (!m_replays) m_list->scrollToBottom();
    });
}

void TalkPanel::setTable(Table* table) {
    m_replays = Replay::of(table) != nullptr;
    m_list->setAccessibleDescription(
        m_replays ? tr("All that happened, those lines paler that are still to come. Enter goes there.")
                  : tr("What happened at the table, the newest last. Enter says why a bot moved so, where it "
                       "tells."));
    m_lines->setTable(table);
}

void TalkPanel::markTold() {
    const QModelIndex line = m_lines->index(m_lines->lastTold());
    const bool inSight = m_list->viewport()->rect().contains(m_list->visualRect(line));
    m_list->setCurrentIndex(line);
    if (!line.isValid()) return m_list->scrollToTop();
    if (!inSight) return m_list->scrollTo(line, QAbstractItemView::PositionAtCenter);
    // Some of what was before and what is to come stays in sight too.
    constexpr int kAround = 3;
    m_list->scrollTo(m_lines->index(qMax(line.row() - kAround, 0)));
    m_list->scrollTo(m_lines->index(qMin(line.row() + kAround, m_lines->rowCount() - 1)));
}

void TalkPanel::choose(const QModelIndex& line) {
    if (m_replays && line.isValid()) emit lineChosen(m_lines->eventOf(line.row()));
}

void TalkPanel::showUpTo(int number) {
    m_lines->showUpTo(number);
}

void TalkPanel::mark(int number) {
    int row = m_lines->rowCount() - 1;
    while (row > 0 && m_lines->eventOf(row) > number)
        --row;
    if (row < 0) return;
    m_list->setCurrentIndex(m_lines->index(row));
    m_list->scrollTo(m_lines->index(row));
}

void TalkPanel::showLastReason() {
    const int row = m_lines->lastWithReason();
    m_list->setFocus(Qt::OtherFocusReason);
    if (row < 0) return;
    m_list->setCurrentIndex(m_lines->index(row));
    m_list->scrollTo(m_lines->index(row));
}

void TalkPanel::showReason() {
    const QString reason = m_list->currentIndex().data(TalkLines::kReasonRole).toString();
    m_why->setText(reason);
    m_why->setVisible(!reason.isEmpty());
}

void TalkPanel::askReason() {
    const QModelIndex line = m_list->currentIndex();
    if (!line.isValid()) return;
    const QString reason = line.data(TalkLines::kReasonRole).toString();
    emit reasonAsked(reason.isEmpty() ? tr("No reason is told for this.") : reason);
}

void TalkPanel::openMenu(const QPoint& at) {
    const QModelIndex line = m_list->indexAt(at);
    if (!line.isValid()) return;
    m_list->setCurrentIndex(line);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* why = menu->addAction(tr("&Why?"), this, &TalkPanel::askReason);
    why->setEnabled(!line.data(TalkLines::kReasonRole).toString().isEmpty());
    menu->addAction(tr("&Copy"), this,
                    [words = line.data().toString()] { QGuiApplication::clipboard()->setText(words); });
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

void TalkPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_atEnd && !m_replays) m_list->scrollToBottom();
}

bool TalkPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::ContextMenu &&
        static_cast<QContextMenuEvent*>(event)->reason() == QContextMenuEvent::Keyboard) {
        openMenu(m_list->visualRect(m_list->currentIndex()).center()); // of the marked line
        return true;
    }
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        if (static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
            QGuiApplication::clipboard()->setText(m_list->currentIndex().data().toString());
            return true;
        }
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (enter && m_replays) {
            choose(m_list->currentIndex());
            return true;
        }
        if (enter || key == Qt::Key_Question) {
            askReason();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tacklebox
