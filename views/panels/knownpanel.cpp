#include "views/panels/knownpanel.h"

#include "views/panels/playerwords.h"
#include "views/panels/unannouncedlist.h"
#include "views/panels/wrappedlines.h"
#include "views/theme/boxes.h"

#include <QComboBox>
#include <QFont>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

namespace tacklebox {

void KnownLines::setLines(const Table* table, const std::vector<HandFact>& facts) {
    std::vector<Line> now;
    const Seat you = table ? table->viewer() : kNoSeat;
    const int seats = table ? table->seats() : 0;
    for (int place = 1; place <= seats; ++place) { // clockwise, starting left of the viewer
        const Seat seat = Seat(((you == kNoSeat ? seats - 1 : int(you)) + place) % seats);
        bool headed = false;
        for (const HandFact& fact : facts) {
            if (fact.seat != seat) continue;
            if (!headed) now.push_back({seatTitle(table->plan(), seat, table->names().you), true});
            headed = true;
            now.push_back({fact.words, false});
        }
    }
    if (now == m_lines) return;
    beginResetModel();
    m_lines = std::move(now);
    endResetModel();
}

int KnownLines::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant KnownLines::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= int(m_lines.size())) return {};
    const Line& line = m_lines[std::size_t(index.row())];
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return line.words;
    if (role == Qt::FontRole && line.heading) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

KnownPanel::KnownPanel(QWidget* parent)
    : QWidget(parent), m_lines(new KnownLines(this)), m_mode(new QComboBox(this)),
      m_list(new UnannouncedList<QListView>(this)), m_none(new QLabel(this)) {
    setWindowTitle(tr("Known cards"));
    setAccessibleName(tr("Known cards"));
    m_mode->setObjectName(QStringLiteral("knownMode"));
    m_mode->setAccessibleName(tr("What the known cards panel shows"));
    m_mode->addItem(tr("Off", "the board of known cards"), int(KnownCards::Off));
    m_mode->addItem(tr("Recent only"), int(KnownCards::LastTurns));
    m_mode->addItem(tr("Everything"), int(KnownCards::All));
    // Otherwise its longest choice would widen all tabs.
    m_mode->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setAccessibleName(tr("Known cards"));
    m_list->setAccessibleDescription(tr("What everyone at the table knows about the hands"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_lines);
    new WrappedLines(m_list);
    m_none->setObjectName(QStringLiteral("noneKnown"));
    m_none->setWordWrap(true);
    m_none->setContentsMargins(6, 4, 6, 4);
    setFocusProxy(m_list);
    auto* layout = columnOf({m_mode, m_none, {m_list, 1}}, this);
    layout->setContentsMargins(4, 4, 4, 0);
    layout->setSpacing(4);

    connect(m_mode, &QComboBox::activated, this,
            [this] { emit chosen(KnownCards(m_mode->currentData().toInt())); });
    m_refreshTimer.setSingleShot(true);
    m_refreshTimer.setInterval(0);
    connect(&m_refreshTimer, &QTimer::timeout, this, &KnownPanel::refresh);
    refresh();
}

void KnownPanel::setTable(Table* table) {
    observe(this, table);
    m_limit = std::numeric_limits<int>::max();
    if (table) {
        const auto soon = [this] { m_refreshTimer.start(); };
        connect(table, &Table::happened, this, soon);
        connect(table, &Table::seatsChanged, this, soon);
        connect(table, &Table::viewerChanged, this, soon); // changes the order of seats
        connect(table, &Table::tableRulesChanged, this, soon);
        connect(table, &QObject::destroyed, this, soon);
    }
    refresh();
}

void KnownPanel::showUpTo(int number) {
    m_limit = number;
    m_refreshTimer.start();
}

void KnownPanel::showEvent(QShowEvent* event) {
    refresh();
    QWidget::showEvent(event);
}

void KnownPanel::refresh() {
    m_refreshTimer.stop();
    const KnownCards mode = m_table ? m_table->tableRules().knownCards : KnownCards::Off;
    m_mode->setCurrentIndex(m_mode->findData(int(mode)));
    if (!isVisible()) return; // showEvent() catches up
    std::vector<HandFact> facts;
    if (m_table && mode != KnownCards::Off) facts = m_table->publicFacts(qMin(m_limit, m_table->events()));
    if (mode == KnownCards::LastTurns)
        std::erase_if(facts, [](const HandFact& fact) { return !fact.recent; });
    m_lines->setLines(m_table, facts);
    m_none->setText(mode == KnownCards::Off         ? tr("Known cards are off.")
                    : mode == KnownCards::LastTurns ? tr("Nothing new is known about any hand.")
                                                    : tr("Nothing is known about any hand yet."));
    m_none->setVisible(facts.empty());
}

} // namespace tacklebox

#include "moc_knownpanel.cpp"
