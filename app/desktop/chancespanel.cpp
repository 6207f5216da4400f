#include "app/desktop/chancespanel.h"

#include "model/table/replay.h"
#include "views/charts/chancechart.h"
#include "views/panels/timeline.h"
#include "views/theme/boxes.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace tacklebox {

ChancesPanel::ChancesPanel(QWidget* parent)
    : QWidget(parent), m_words(new QLabel), m_progress(new QProgressBar), m_button(new QPushButton),
      m_chart(new ChanceChart(tr("Chance of winning the match"))) {
    m_words->setWordWrap(true);
    m_words->setObjectName(QStringLiteral("worthWords"));
    m_progress->setRange(0, 100);
    m_progress->setAccessibleName(tr("Analysing the match"));
    m_button->setObjectName(QStringLiteral("worthWay"));
    m_button->setAutoDefault(false);
    m_chart->setObjectName(QStringLiteral("worthChart"));
    columnOf({m_words, m_progress, {m_button, 0, Qt::AlignLeft}, m_chart, kRoom}, this);
    connect(m_chart, &ChanceChart::chosen, this, &ChancesPanel::chosen);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_desk && m_desk->isWorking())
            stop();
        else
            begin();
    });
    showText({});
}

ChancesPanel::~ChancesPanel() = default;

void ChancesPanel::setTable(Table* table) {
    if (m_table == table) return;
    if (m_desk) m_desk->cancel();
    m_table = table;
    m_replay = Replay::of(table);
    m_shown = kNoSeat;
    updateFromTable();
}

Seat ChancesPanel::seat() const {
    if (!m_replay || !m_replay->finished()) return kNoSeat;
    const Seat viewer = m_table->viewer();
    return viewer < m_table->seats() ? viewer : kNoSeat;
}

void ChancesPanel::updateFromTable() {
    if (!m_table) return showText({});
    if (seat() == kNoSeat) {
        if (m_desk) m_desk->cancel();
        m_shown = kNoSeat;
        return showText(m_replay->finished() ? tr("View from a seat to see its chances.")
                                             : tr("Chances are shown once the match is over."));
    }
    if (seat() == m_shown)
        m_chart->setCurrentEvent(m_table->events());
    else if (isVisible())
        begin();
}

void ChancesPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    updateFromTable();
}

void ChancesPanel::begin() {
    constexpr int kPointPlayouts = 120;
    m_shown = seat();
    if (m_shown == kNoSeat) return updateFromTable();
    if (!m_desk)
        m_desk = std::make_unique<ReviewDesk>(
            [this](double share) { m_progress->setValue(int(std::lround(100 * share))); },
            [this](const std::optional<DealReview>& review) { show(review); });
    m_progress->setValue(0);
    showText(tr("Replaying every position many times, with hands that fit what this seat had seen."));
    m_progress->show();
    m_button->setText(tr("Cancel"));
    m_button->show();
    m_desk->start(m_table->record(), m_table->names(),
                  {.seat = m_shown,
                   .levels = knownLevelsOf(m_table->plan().seats),
                   .lastDeal = int(m_table->deals().size()),
                   .decisionPlayouts = 0,
                   .pointPlayouts = kPointPlayouts});
}

void ChancesPanel::stop() {
    m_desk->cancel();
    showText(tr("The line isn't finished."));
    m_button->setText(tr("Draw the line"));
    m_button->show();
}

void ChancesPanel::showText(const QString& words) {
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
    m_progress->hide();
    m_button->hide();
    m_chart->hide();
}

void ChancesPanel::show(const std::optional<DealReview>& review) {
    if (!m_table || !review || review->line.empty()) return showText(tr("This match can't be analysed."));
    QList<ChanceChart::Point> points;
    for (const ValuePoint& point : review->line)
        points.append({point.chance.percent, point.event,
                       positionTitle(*m_replay, m_replay->positionOf(point.event - 1)), false});
    showText({});
    m_chart->setPoints(points, 100.0 / m_table->seats(), review->summary);
    m_chart->setCurrentEvent(m_table->events());
    m_chart->show();
}

} // namespace tacklebox

#include "moc_chancespanel.cpp"
