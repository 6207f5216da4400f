#include "views/panels/pilespanel.h"

#include "views/panels/unannouncedlist.h"

#include "model/table/words.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tacklebox {

namespace {

/// Rows are at least 24 pixels high, as targets (WCAG 2.5.8).
class TargetRows : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int high = qMax(24, option.fontMetrics.height() + 6);
        return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, high});
    }
};

} // namespace

QString pileTitle(const Table& table, PileId place) {
    return inWords(pileWords(place, table.names()));
}

PilesPanel::PilesPanel(QWidget* parent) : QWidget(parent), m_tree(new UnannouncedList<QTreeWidget>(this)) {
    setWindowTitle(tr("Table in words"));
    setAccessibleName(tr("Table in words"));
    setFocusProxy(m_tree);
    m_tree->setAccessibleName(tr("Table in words"));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setHeaderHidden(true);
    m_tree->setColumnCount(1);
    m_tree->setUniformRowHeights(true);
    m_tree->setItemDelegate(new TargetRows(m_tree));
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tree);
    m_refreshTimer.setSingleShot(true);
    m_refreshTimer.setInterval(0);
    connect(&m_refreshTimer, &QTimer::timeout, this, &PilesPanel::refresh);
}

void PilesPanel::setTable(Table* table) {
    observe(this, table);
    m_tree->clear();
    if (table) {
        const auto refreshWhenSeen = [this] {
            if (m_table->isAllShown()) m_refreshTimer.start();
        };
        connect(table, &Table::happened, this, refreshWhenSeen);
        connect(table, &Table::allShown, this, refreshWhenSeen);
        connect(table, &Table::seatsChanged, &m_refreshTimer, qOverload<>(&QTimer::start));
        // Remove private cards of the previous player at once, not with the next refresh.
        connect(table, &Table::viewerChanged, this, [this] {
            m_tree->clear();
            m_refreshTimer.start();
        });
        connect(table, &QObject::destroyed, m_tree, &QTreeWidget::clear);
    }
    refresh();
}

void PilesPanel::showEvent(QShowEvent* event) {
    refresh();
    QWidget::showEvent(event);
}

QTreeWidget* PilesPanel::tree() const {
    return m_tree;
}

void PilesPanel::refresh() {
    m_refreshTimer.stop();
    if (!m_table || !isVisible()) return; // showEvent() catches up
    const std::vector<PileCards> piles = m_table->piles();
    while (m_tree->topLevelItemCount() > int(piles.size()))
        delete m_tree->takeTopLevelItem(m_tree->topLevelItemCount() - 1);
    for (int i = 0; i < int(piles.size()); ++i) {
        QTreeWidgetItem* item = m_tree->topLevelItem(i);
        if (!item) {
            item = new QTreeWidgetItem(m_tree);
            const PileId pile = piles[std::size_t(i)].pile;
            item->setExpanded(pile.kind == PileKind::Hand && pile.seat == m_table->viewer());
        }
        showPile(item, piles[std::size_t(i)]);
    }
    if (!m_tree->marked().isValid()) m_tree->setCurrentItem(m_tree->topLevelItem(0));
}

void PilesPanel::showPile(QTreeWidgetItem* item, const PileCards& cards) const {
    const int all = int(cards.faces.size());
    const QString title = pileTitle(*m_table, cards.pile);
    item->setText(0, all == 0   ? tr("%1: empty").arg(title)
                     : all == 1 ? tr("%1: one card").arg(title)
                                : tr("%1: %n cards", nullptr, all).arg(title));
    QStringList lines;
    int hidden = 0;
    for (const Face face : cards.faces) {
        if (face == kHidden) {
            ++hidden;
            continue;
        }
        lines.append(capitalized(m_table->cardWords(face)));
    }
    if (hidden > 0 && hidden < all)
        lines.append(hidden == 1 ? tr("one hidden card") : tr("%n hidden cards", nullptr, hidden));
    while (item->childCount() > lines.size())
        delete item->takeChild(item->childCount() - 1);
    for (int i = 0; i < lines.size(); ++i) {
        QTreeWidgetItem* line = i < item->childCount() ? item->child(i) : new QTreeWidgetItem(item);
        if (line->text(0) != lines[i]) line->setText(0, lines[i]);
    }
}

} // namespace tacklebox

#include "moc_pilespanel.cpp"
