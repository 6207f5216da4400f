#include "views/panels/scorespanel.h"

#include "views/games/games.h"
#include "views/panels/playerwords.h"
#include "views/theme/boxes.h"
#include "views/theme/numbers.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace tacklebox {

ScoreSheet::ScoreSheet(QWidget* parent) : QTableWidget(parent) {
    setAccessibleName(tr("Scores"));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setHorizontalScrollMode(ScrollPerPixel);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(24);
    verticalHeader()->hide();
}

void ScoreSheet::show(const Table* table, int deals, const std::vector<int>& soFar) {
    clear();
    setRowCount(0);
    setColumnCount(0);
    if (!table) return;
    const std::vector<Scored> played = table->deals();
    const MatchScore& score = table->score();
    const Seat you = table->names().you;
    const int shown = qMin(deals, int(played.size())), now = soFar.empty() ? 0 : 1;
    setRowCount(table->seats());
    setColumnCount(2 + now + shown);
    QStringList heads{tr("Player"), tr("Total")};
    if (now) heads.append(tr("So far", "what has been laid in the deal that is being played; a column"));
    for (int i = 0; i < shown; ++i)
        heads.append(dealTitle(table->plan().game, QString::number(int(played.size()) - i)));
    setHorizontalHeaderLabels(heads);

    for (int column = 0; column < columnCount(); ++column)
        horizontalHeaderItem(column)->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) |
                                                       Qt::AlignVCenter);

    const auto cell = [this](int row, int column, const QString& text, bool bold) {
        auto* item = new QTableWidgetItem(text);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setTextAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                           : Qt::AlignRight | Qt::AlignVCenter);
        if (bold) {
            QFont strong = font();
            strong.setBold(true);
            item->setFont(strong);
        }
        setItem(row, column, item);
        return item;
    };
    for (int seat = 0; seat < table->seats(); ++seat) {
        const bool won = score.over && score.winners.has(Seat(seat));
        const QString name = seatTitle(table->plan(), Seat(seat), you);
        auto* item = cell(seat, 0, won ? tr("%1 ★", "the winner").arg(name) : name, won);
        item->setToolTip(name);
        if (won) item->setData(Qt::AccessibleTextRole, tr("%1, winner").arg(name));
        cell(seat, 1, theme::numberText(score.scores[std::size_t(seat)]), true);
        if (now) cell(seat, 2, theme::numberText(soFar[std::size_t(seat)]), false);
        for (int i = 0; i < shown; ++i)
            cell(seat, 2 + now + i,
                 theme::numberText(played[played.size() - 1 - std::size_t(i)].points[std::size_t(seat)]),
                 false);
    }
    fitColumns();
}

void ScoreSheet::fitColumns() {
    resizeColumnsToContents();
    const int high = QFontMetrics(font()).height() + 8;
    for (int row = 0; row < rowCount(); ++row)
        setRowHeight(row, qMax(24, high));
    if (columnCount() > 0) {
        horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
        horizontalHeader()->setStretchLastSection(false);
        setColumnWidth(0, qMin(columnWidth(0), QFontMetrics(font()).averageCharWidth() * 24));
    }
    m_names = columnCount() > 0 ? columnWidth(0) : 0;
    updateGeometry();
    stretchNames();
}

void ScoreSheet::stretchNames() {
    if (columnCount() == 0) return;
    int others = 0;
    for (int column = 1; column < columnCount(); ++column)
        others += columnWidth(column);
    setColumnWidth(0, qMax(m_names, viewport()->width() - others)); // the names take the rest
}

void ScoreSheet::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    stretchNames();
}

QSize ScoreSheet::sizeHint() const {
    int width = 2 * frameWidth() + 2, height = 2 * frameWidth() + horizontalHeader()->sizeHint().height() + 2;
    for (int column = 0; column < columnCount(); ++column)
        width += column == 0 ? m_names : columnWidth(column);
    for (int row = 0; row < rowCount(); ++row)
        height += rowHeight(row);
    return {width, height};
}

QSize ScoreSheet::minimumSizeHint() const {
    return {qMin(sizeHint().width(), 120),
            qMin(sizeHint().height(), 3 * (QFontMetrics(font()).height() + 8))};
}

void ScoreSheet::changeEvent(QEvent* event) {
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitColumns();
}

void ScoreSheet::keyPressEvent(QKeyEvent* event) {
    event->text().isEmpty() ? QTableWidget::keyPressEvent(event) : event->ignore();
}

ScoresPanel::ScoresPanel(QWidget* parent)
    : QWidget(parent), m_target(new QLabel(this)), m_deal(new QLabel(this)), m_sheet(new ScoreSheet(this)) {
    setWindowTitle(tr("Scores"));
    setAccessibleName(tr("Scores"));
    setFocusProxy(m_sheet);
    for (QLabel* label : {m_target, m_deal}) {
        label->setWordWrap(true);
        label->setContentsMargins(6, 2, 6, 2);
    }
    auto* layout = columnOf({m_target, {m_sheet, 1}, m_deal}, this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    refresh();
}

void ScoresPanel::setTable(Table* table) {
    observe(this, table);
    if (table) {
        const auto refreshWhenSeen = [this] {
            if (m_table->isAllShown()) refresh();
        };
        connect(table, &Table::happened, this, refreshWhenSeen);
        connect(table, &Table::allShown, this, refreshWhenSeen);
        connect(table, &Table::seatsChanged, this, &ScoresPanel::refresh);
        connect(table, &QObject::destroyed, this, &ScoresPanel::refresh);
    }
    refresh();
}

namespace {
/// How the last deal ended, and when points are added.
QString dealWords(const Table& table, int deals) {
    if (table.score().over) return table.endingWords(deals - 1);
    const bool isGame = table.game().dealIsGame;
    const QString points = isGame ? ScoresPanel::tr("Points are added when the game ends.")
                                  : ScoresPanel::tr("Points are added when the round ends.");
    if (deals == 0) return points;
    return points + u' ' +
           (isGame ? ScoresPanel::tr("Last game: %1") : ScoresPanel::tr("Last round: %1"))
               .arg(table.endingWords(deals - 1));
}
} // namespace

void ScoresPanel::refresh() {
    m_target->setText(m_table ? targetWords(m_table->plan()) : QString());
    const int deals = m_table ? int(m_table->deals().size()) : 0;
    m_deal->setText(m_table ? dealWords(*m_table, deals) : QString());
    // The table may be ahead of what is shown.
    if (!m_table || m_table->isAllShown())
        m_soFar = m_table ? m_table->laidPointsSoFar() : std::vector<int>();
    // Called after each move: rebuild the sheet only if its content changes.
    QString now;
    if (m_table) {
        now = QString::number(deals) + (m_table->score().over ? u'!' : u' ');
        for (int seat = 0; seat < m_table->seats(); ++seat)
            now += QStringLiteral("%1|%2|")
                       .arg(m_table->score().scores[std::size_t(seat)])
                       .arg(m_table->plan().seats[seat].name);
        for (const int points : m_soFar)
            now += QStringLiteral("%1 ").arg(points);
    }
    if (now == m_shown) return;
    m_shown = now;
    m_sheet->show(m_table, 1000, m_soFar);
}

} // namespace tacklebox

#include "moc_scorespanel.cpp"
