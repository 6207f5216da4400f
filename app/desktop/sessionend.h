// Requests of the system to end the program.
#pragma once

#include "model/platform/terminationsignals.h"

#include <QObject>

namespace tacklebox {

/// Lets the program save its data when the system ends it. Requires the application object. Only one instance
/// may exist at a time.
class SessionEnd : public QObject {
    Q_OBJECT

  public:
    explicit SessionEnd(QObject* parent = nullptr);

  signals:
    /// SIGTERM, SIGHUP or SIGINT has arrived: close everything and leave the event loop. Emitted from the
    /// event loop, also for a signal that arrived before it started. Never emitted on Windows, which has no
    /// such signals.
    void asked();
    /// The session is about to end, on systems whose session manager tells (X11, Windows, macOS). Save
    /// everything before returning. The user may still cancel.
    void mayEnd();

  private:
    platform::TerminationSignals m_signals;
};

} // namespace tacklebox
