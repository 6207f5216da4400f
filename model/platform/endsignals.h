// The signals by which a system asks a program to end.
#pragma once

namespace tacklebox::platform {

/// SIGTERM, SIGHUP and SIGINT, as far as whoever started the program has not chosen to ignore them, for a
/// program that waits for events. One at a time may live. Windows has no such signals.
class EndSignals {
  public:
    EndSignals();
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

    /// A file descriptor that can be read from when a signal has come; -1 where there are none.
    int descriptor() const { return m_descriptor; }
    /// To be called when there is something to read: it is read, and the next signal is waited for.
    void clear();

  private:
    int m_descriptor = -1;
};

/// For a program that waits for no events: `take` is called, as a signal's handler, when somebody asks it to
/// end (SIGINT and SIGTERM, and SIGHUP where there is such a signal). From then on writing to a program that
/// has ended fails, instead of ending this one.
void takeEndSignals(void (*take)(int number));

} // namespace tacklebox::platform
