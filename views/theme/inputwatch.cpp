#include "views/theme/inputwatch.h"

#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QPointer>
#include <QPointingDevice>
#include <QTimer>

namespace tacklebox::theme {

InputWatch::InputWatch() : QObject(qApp) {
    qApp->installEventFilter(this);
}

InputWatch& InputWatch::instance() {
    static QPointer<InputWatch> watch;
    if (!watch) watch = new InputWatch;
    return *watch;
}

bool InputWatch::eventFilter(QObject* watched, QEvent* event) {
    bool taken = false;
    switch (event->type()) {
    case QEvent::MouseButtonRelease: {
        // Touches that no widget accepts arrive as mouse events from the touch screen.
        const QPointingDevice* device = static_cast<QMouseEvent*>(event)->pointingDevice();
        const bool finger = device && device->type() == QInputDevice::DeviceType::TouchScreen;
        if (finger != touch()) QTimer::singleShot(0, this, [finger] { useTouch(finger); });
        break;
    }
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::TouchBegin:
    case QEvent::Wheel: emit input(watched, event, taken); break;
    default: break;
    }
    return taken;
}

} // namespace tacklebox::theme

#include "moc_inputwatch.cpp"
