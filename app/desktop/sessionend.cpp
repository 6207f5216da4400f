#include "app/desktop/sessionend.h"

#include <QGuiApplication>
#include <QSessionManager>
#include <QSocketNotifier>

namespace tacklebox {

SessionEnd::SessionEnd(QObject* parent) : QObject(parent) {
    if (m_signals.descriptor() >= 0) {
        auto* heard = new QSocketNotifier(m_signals.descriptor(), QSocketNotifier::Read, this);
        connect(heard, &QSocketNotifier::activated, this, [this] {
            m_signals.clear();
            emit asked();
        });
    }
    if (qGuiApp)
        connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &SessionEnd::mayEnd,
                Qt::DirectConnection);
}

} // namespace tacklebox

#include "moc_sessionend.cpp"
