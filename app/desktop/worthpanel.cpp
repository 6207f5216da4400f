#include "app/desktop/worthpanel.h"

#include "model/table/replay.h"
#include "views/charts/worthchart.h"
#include "views/panels/timeline.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace tacklebox {

WorthPanel::WorthPanel(QWidget* parent)
    : QWidget(parent), m_words(new QLabel), m_progress(new QProgressBar), m_way(new QPushButton),
      m_chart(new WorthChart(tr("Chance of winning the match"))) {
    m_words->setWordWrap(true);
    m_words->setObjectName(QStringLiteral("worthWords"));
    m_progress->setRange(0, 100);
    m_progress->setAccessibleName(tr("Analysing the match"));
    m_way->setObjectName(QStringLiteral("worthWay"));
    m_way->setAutoDefault(false);
    m_chart->setObjectName(QStringLiteral("worthChart"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_words);
    column->addWidget(m_progress);
    column->addWidget(m_way, 0, Qt::AlignLeft);
    column->addWidget(m_chart);
    column->addStretch(1);
    connect(m_chart, &WorthChart::chosen, this, &WorthPanel::chosen);
    connect(m_way, &QPushButton::clicked, this, [this] {
        if (m_desk && m_desk->works())
            stop();
        else
            begin();
    });
    say({});
}

WorthPanel::~WorthPanel() = default;

void WorthPanel::setTable(Table* table) {
    if (m_table == table) return;
    if (m_desk) m_desk->cancel();
    m_table = table;
    m_replay = Replay::of(table);
    m_shown = kNoSeat;
    follow();
}

Seat WorthPanel::seat() const {
    if (!m_replay || !m_replay->finished()) return kNoSeat;
    const Seat viewer = m_table->viewer();
    return viewer < m_table->seats() ? viewer : kNoSeat;
}

void WorthPanel::follow() {
    if (!m_table) return say({});
    if (seat() == kNoSeat) {
        if (m_desk) m_desk->cancel();
        m_shown = kNoSeat;
        return say(m_replay->finished() ? tr("View from a seat to see its chances.")
                                        : tr("Chances are shown once the match is over."));
    }
    if (seat() == m_shown)
        m_chart->setHere(m_table->events());
    else if (isVisible())
        begin();
}

void WorthPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    follow();
}

void WorthPanel::begin() {
    constexpr int kPointPlayouts = 120;
    m_shown = seat();
    if (m_shown == kNoSeat) return follow();
    if (!m_desk)
        m_desk = std::make_unique<ReviewDesk>(
            [this](double share) { m_progress->setValue(int(std::lround(100 * share))); },
            [this](const std::optional<DealReview>& review) { show(review); });
    m_progress->setValue(0);
    say(tr("Replaying every position many times, with hands that fit what this seat had seen."));
    m_progress->show();
    m_way->setText(tr("Cancel"));
    m_way->show();
    m_desk->start(m_table->record(), m_table->names(),
                  {.seat = m_shown,
                   .levels = knownLevelsOf(m_table->plan().seats),
                   .lastDeal = int(m_table->deals().size()),
                   .decisionPlayouts = 0,
                   .pointPlayouts = kPointPlayouts});
}

void WorthPanel::stop() {
    m_desk->cancel();
    say(tr("The line isn't finished."));
    m_way->setText(tr("Draw the line"));
    m_way->show();
}

void WorthPanel::say(const QString& words) {
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
    m_progress->hide();
    m_way->hide();
    m_chart->hide();
}

void WorthPanel::show(const std::optional<DealReview>& review) {
    if (!m_table || !review || review->line.empty()) return say(tr("This match can't be analysed."));
    QList<WorthChart::Point> points;
    for (const ValuePoint& point : review->line)
        points.append({point.chance.percent, point.event,
                       positionTitle(*m_replay, m_replay->positionOf(point.event - 1)), false});
    say({});
    m_chart->setPoints(points, 100.0 / m_table->seats(), review->summary);
    m_chart->setHere(m_table->events());
    m_chart->show();
}

} // namespace tacklebox

#include "moc_worthpanel.cpp"
