#include "views/dialogs/holdbutton.h"

#include "model/table/gameclock.h"
#include "views/theme/keymap.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace tacklebox {

namespace {

constexpr int kTickMillis = 16; ///< interval of progress updates

} // namespace

HoldButton::HoldButton(GameClock& clock, QWidget* parent)
    : KeyButton(QString(), {}, parent), m_clock(clock) {}

void HoldButton::beginHold() {
    if (m_holding) return;
    if (m_onePress) {
        emit held();
        return;
    }
    m_holding = true;
    m_heldFrom = m_clock.now();
    m_clock.callAt(this, m_heldFrom + kTickMillis, [this] { holdOn(); });
}

void HoldButton::endHold() {
    if (m_holding) m_clock.cancel(this);
    m_holding = false;
    setHeld(0);
    setDown(false);
}

void HoldButton::holdOn() {
    if (!m_holding) return;
    const qint64 now = m_clock.now(), passed = now - m_heldFrom;
    setHeld(qMin(1.0, qreal(passed) / kHoldMillis));
    if (passed >= kHoldMillis)
        emit held();
    else
        m_clock.callAt(this, qMin(now + kTickMillis, m_heldFrom + kHoldMillis), [this] { holdOn(); });
}

bool HoldButton::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        if (static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) beginHold();
        return true;
    case QEvent::MouseButtonDblClick: return true;
    case QEvent::MouseButtonRelease: endHold(); return true;
    case QEvent::Leave:
    case QEvent::FocusOut: endHold(); break;
    case QEvent::MouseMove:
        if (!rect().contains(static_cast<QMouseEvent*>(event)->pos())) endHold();
        return true;
    default: break;
    }
    return KeyButton::event(event);
}

void HoldButton::keyPressEvent(QKeyEvent* event) {
    if (!keys::isPress(*event)) return KeyButton::keyPressEvent(event);
    if (!event->isAutoRepeat()) beginHold();
    event->accept();
}

void HoldButton::keyReleaseEvent(QKeyEvent* event) {
    if (!keys::isPress(*event)) return KeyButton::keyReleaseEvent(event);
    if (!event->isAutoRepeat()) endHold();
    event->accept();
}

} // namespace tacklebox

#include "moc_holdbutton.cpp"
