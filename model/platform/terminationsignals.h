// Signals that ask the program to end.
#pragma once

namespace tacklebox::platform {

/// Receives SIGTERM, SIGHUP and SIGINT in an event loop, except signals that were ignored when the program
/// started. Only one instance may exist at a time. Does nothing on Windows.
class TerminationSignals {
  public:
    TerminationSignals();
    ~TerminationSignals();
    TerminationSignals(const TerminationSignals&) = delete;
    TerminationSignals& operator=(const TerminationSignals&) = delete;

    /// A file descriptor that becomes readable after a signal; -1 if there is none.
    int descriptor() const { return m_descriptor; }
    /// Call when the descriptor is readable; waits for the next signal again.
    void clear();

  private:
    int m_descriptor = -1;
};

/// For programs without an event loop: installs the handler of SIGINT and SIGTERM, and of SIGHUP where it
/// exists. Also ignores SIGPIPE, so that writing to a closed pipe fails instead of ending the program.
void setTerminationHandler(void (*handler)(int signal));

} // namespace tacklebox::platform
