#include "views/panels/talkpanel.h"

#include "views/panels/wrappedlines.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QListView>
#include <QScrollBar>
#include <QVBoxLayout>

namespace tacklebox {

void TalkLines::setTable(Table* table) {
    if (m_table) m_table->disconnect(this);
    m_table = table;
    m_limit = std::numeric_limits<int>::max();
    if (table) {
        connect(table, &Table::happened, this, &TalkLines::readOn);
        connect(table, &Table::seatsChanged, this, &TalkLines::readAnew); // sentences have names in them
    }
    readAnew();
}

void TalkLines::showUpTo(int number) {
    m_limit = number;
    readOn();
}

void TalkLines::readOn() {
    if (!m_table) return;
    const int end = qMin(m_limit, m_table->events());
    QStringList more;
    for (; m_read < end; ++m_read)
        if (const QString sentence = m_table->sentence(m_read); !sentence.isEmpty()) more.append(sentence);
    if (more.isEmpty()) return;
    beginInsertRows({}, int(m_lines.size()), int(m_lines.size() + more.size()) - 1);
    m_lines += more;
    endInsertRows();
}

void TalkLines::readAnew() {
    beginResetModel();
    m_lines.clear();
    m_read = 0;
    endResetModel();
    readOn();
}

int TalkLines::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant TalkLines::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= m_lines.size()) return {};
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return m_lines[index.row()];
    return {};
}

TalkPanel::TalkPanel(QWidget* parent)
    : QWidget(parent), m_lines(new TalkLines(this)), m_list(new QListView(this)) {
    setWindowTitle(tr("Table talk"));
    setAccessibleName(tr("Table talk"));
    m_list->setAccessibleName(tr("Table talk"));
    m_list->setAccessibleDescription(tr("What happened at the table, the newest last"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_lines);
    new WrappedLines(m_list);
    m_list->installEventFilter(this);
    setFocusProxy(m_list);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list);

    // The newest line stays in sight, unless somebody has scrolled up to read.
    connect(m_lines, &QAbstractItemModel::rowsAboutToBeInserted, this, [this] {
        const QScrollBar* bar = m_list->verticalScrollBar();
        m_atEnd = bar->value() >= bar->maximum() - 4;
    });
    const auto follow = [this] {
        if (m_atEnd) m_list->scrollToBottom();
    };
    connect(m_lines, &QAbstractItemModel::rowsInserted, this, follow, Qt::QueuedConnection);
    connect(m_lines, &QAbstractItemModel::modelReset, this, [this] {
        m_atEnd = true;
        m_list->scrollToBottom();
    });
}

void TalkPanel::setTable(Table* table) {
    m_lines->setTable(table);
}

void TalkPanel::showUpTo(int number) {
    m_lines->showUpTo(number);
}

void TalkPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_atEnd) m_list->scrollToBottom();
}

bool TalkPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        if (static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
            QGuiApplication::clipboard()->setText(m_list->currentIndex().data().toString());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tacklebox
