#include "views/panels/liveclock.h"

#include "model/table/table.h"
#include "views/games/games.h"
#include "views/panels/livebar.h"
#include "views/theme/boxes.h"

#include <QComboBox>
#include <QHBoxLayout>

namespace tacklebox {

namespace {

constexpr double kRates[] = {0.25, 0.5, 0.75, 1.0, 1.5, 2.0};
constexpr int kTickMillis = 100;

} // namespace

LiveClock::LiveClock(QWidget* parent)
    : QWidget(parent), m_window(new LiveBar(this)), m_rate(new QComboBox(this)) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_window->setObjectName(QStringLiteral("liveWindow"));
    m_window->setTextVisible(true);
    m_rate->setObjectName(QStringLiteral("clockRate"));
    m_rate->setAccessibleName(tr("Clock speed"));
    m_rate->setToolTip(tr("Clock speed"));
    for (const double rate : kRates)
        m_rate->addItem(tr("%1×", "speed of the clock").arg(locale().toString(rate)), rate);
    m_rate->setFocusPolicy(Qt::TabFocus);
    auto* both = rowOf({m_window, m_rate}, this);
    both->setContentsMargins(0, 0, 0, 0);
    m_tick.setInterval(kTickMillis);
    connect(&m_tick, &QTimer::timeout, this, &LiveClock::showTime);
    connect(m_rate, &QComboBox::activated, this, [this](int row) {
        if (!m_table) return;
        TableRules tableRules = m_table->tableRules();
        tableRules.clockRate = kRates[row];
        m_table->setTableRules(tableRules);
    });
}

void LiveClock::setTable(Table* table) {
    m_table = table;
    const GameInfo* game = table ? gameInfo(table->plan().game) : nullptr;
    if (game && game->windowWords) m_window->setAccessibleName(game->windowWords->clock());
}

bool LiveClock::isLive() const {
    return m_table && m_table->plan().tempo == Tempo::Live;
}

void LiveClock::updateFromTable() {
    if (!m_table) return;
    int nearest = 0;
    for (int row = 0; row < m_rate->count(); ++row)
        if (qAbs(kRates[row] - m_table->tableRules().clockRate) <
            qAbs(kRates[nearest] - m_table->tableRules().clockRate))
            nearest = row;
    m_rate->setCurrentIndex(nearest);
}

void LiveClock::showTime() {
    const std::optional<int> left = isLive() ? m_table->windowLeft() : std::nullopt;
    if (left) {
        m_window->setRange(0, qMax(1, m_table->windowLength()));
        m_window->setValue(qBound(0, *left, m_window->maximum()));
        m_window->setFormat(
            tr("%1 s", "seconds that are left").arg(locale().toString(*left / 1000.0, 'f', 1)));
    } else {
        m_window->setRange(0, 1);
        m_window->setValue(0);
        m_window->setFormat(isLive() && m_table->tableRules().windowMillis == 0 ? tr("no limit") : QString());
    }
    const bool runs = left && !m_table->paused();
    if (runs && !m_tick.isActive()) m_tick.start();
    if (!runs) m_tick.stop(); // no timer while the clock is stopped
}

void LiveClock::setRateShown(bool shown) {
    m_rate->setVisible(shown);
}

bool LiveClock::rateIsShown() const {
    return !m_rate->isHidden();
}

void LiveClock::fitFont(const QFont& font) {
    m_window->setMinimumWidth(QFontMetrics(font).horizontalAdvance(QStringLiteral("00000000")));
}

} // namespace tacklebox

#include "moc_liveclock.cpp"
