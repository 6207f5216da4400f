#include "model/table/countin.h"

namespace tacklebox {

void CountIn::start(int millis) {
    constexpr int kSteps = 3;
    go(Step::Ready, millis / kSteps);
}

void CountIn::stop() {
    m_clock.cancel(this);
    if (m_step == Step::None) return;
    m_step = Step::None;
    emit changed();
}

void CountIn::go(Step step, qint64 each) {
    m_step = step;
    m_clock.callAt(this, m_clock.now() + each, [this, step, each] {
        if (step != Step::Go) return go(Step(int(step) + 1), each);
        stop();
        emit over();
    });
    emit changed();
}

} // namespace tacklebox

#include "moc_countin.cpp"
