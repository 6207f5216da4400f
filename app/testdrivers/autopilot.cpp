#include "app/testdrivers/autopilot.h"

#include <QMetaObject>

namespace tacklebox {

Autopilot::Autopilot(Table& table, quint64 seed, int most, QObject* parent)
    : QObject(parent), m_table(table), m_random(seed), m_most(most) {
    connect(&table, &Table::waitingForChanged, this, &Autopilot::plan);
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
    // Queued, because the caller has not finished changing the table yet.
    QMetaObject::invokeMethod(this, &Autopilot::step, Qt::QueuedConnection);
}

void Autopilot::step() {
    m_planned = false;
    if (!m_running) return;
    switch (m_table.waitingFor()) {
    case WaitingFor::Person: {
        const auto& choices = m_table.choices();
        if (choices.empty() || m_moves >= m_most) return;
        ++m_moves;
        m_table.play(choices[std::size_t(m_random.below(int(choices.size())))].id);
        break;
    }
    case WaitingFor::HideCards: m_table.cover(); break;
    case WaitingFor::HandOver: m_table.reveal(m_table.seatToAct()); break;
    case WaitingFor::NextDeal: m_table.continueMatch(); break;
    case WaitingFor::Bot:
    case WaitingFor::Over: break;
    }
}

} // namespace tacklebox

#include "moc_autopilot.cpp"
