// The system asks the program to end: signals, and the end of a person's session.
#pragma once

#include "model/platform/endsignals.h"

#include <QObject>

namespace tacklebox {

/// Ends the program well where the system would end it without a word. One at a time may live, beside the
/// application.
class SessionEnd : public QObject {
    Q_OBJECT

  public:
    explicit SessionEnd(QObject* parent = nullptr);

  signals:
    /// SIGTERM, SIGHUP or SIGINT has come: close everything and leave the event loop. Emitted from the event
    /// loop; a signal that came before there was one is not lost. Not on Windows, which has no such signals.
    void asked();
    /// The session is about to end, on every system whose session manager tells (X11, Windows, macOS): keep
    /// everything before you return. The person may still stay.
    void mayEnd();

  private:
    platform::EndSignals m_signals;
};

} // namespace tacklebox
