#include "views/theme/touchwatch.h"

#include "views/theme/theme.h"

#include <QMouseEvent>
#include <QPointingDevice>
#include <QTimer>

namespace tacklebox::theme {

TouchWatch::TouchWatch(QObject& application, QObject* parent) : QObject(parent) {
    application.installEventFilter(this);
}

bool TouchWatch::eventFilter(QObject* watched, QEvent* event) {
    // Touches that no widget accepts arrive as mouse events from the touch screen.
    if (event->type() == QEvent::MouseButtonRelease) {
        const QPointingDevice* device = static_cast<QMouseEvent*>(event)->pointingDevice();
        const bool finger = device && device->type() == QInputDevice::DeviceType::TouchScreen;
        if (finger != touch()) QTimer::singleShot(0, this, [finger] { useTouch(finger); });
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tacklebox::theme

#include "moc_touchwatch.cpp"
