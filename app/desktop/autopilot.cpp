#include "app/desktop/autopilot.h"

#include <QMetaObject>

namespace tacklebox {

Autopilot::Autopilot(Table& table, quint64 seed, int most, QObject* parent)
    : QObject(parent), m_table(table), m_random(seed), m_most(most) {
    connect(&table, &Table::dueChanged, this, &Autopilot::plan);
    plan();
}

void Autopilot::go(int most) {
    m_running = true;
    m_most = m_moves + most;
    plan();
}

void Autopilot::plan() {
    if (m_planned) return;
    m_planned = true;
    // Not at once: whoever has changed what is due has not finished yet.
    QMetaObject::invokeMethod(this, &Autopilot::step, Qt::QueuedConnection);
}

void Autopilot::step() {
    m_planned = false;
    if (!m_running) return;
    switch (m_table.due()) {
    case Due::Person: {
        const auto& choices = m_table.choices();
        if (choices.empty() || m_moves >= m_most) return;
        ++m_moves;
        m_table.play(choices[std::size_t(m_random.below(int(choices.size())))].id);
        break;
    }
    case Due::HideCards: m_table.cover(); break;
    case Due::HandOver: m_table.reveal(m_table.dueSeat()); break;
    case Due::NextDeal: m_table.carryOn(); break;
    case Due::Bot:
    case Due::Over: break;
    }
}

} // namespace tacklebox

#include "moc_autopilot.cpp"
