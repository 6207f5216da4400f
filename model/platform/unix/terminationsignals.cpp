#include "model/platform/terminationsignals.h"

#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace tacklebox::platform {

namespace {

constexpr int kSignals[] = {SIGTERM, SIGHUP, SIGINT};

/// A signal handler may call few functions (signal-safety(7)). So ours only writes a byte into this pipe,
/// which the event loop reads.
int s_pipe[2] = {-1, -1};

void onSignal(int) {
    const int savedErrno = errno;
    const char byte = 1;
    if (write(s_pipe[1], &byte, 1) < 0) { // the pipe is full, so the event loop will notice
    }
    errno = savedErrno;
}

void install(void (*handler)(int)) {
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int signal : kSignals) {
        struct sigaction current = {};
        // Keep signals ignored that were ignored at the start, such as SIGHUP under nohup(1).
        if (sigaction(signal, nullptr, &current) == 0 && current.sa_handler != SIG_IGN)
            sigaction(signal, &action, nullptr);
    }
}

} // namespace

TerminationSignals::TerminationSignals() {
    if (pipe(s_pipe) != 0) return;
    for (const int pipeEnd : s_pipe) {
        fcntl(pipeEnd, F_SETFD, FD_CLOEXEC);
        fcntl(pipeEnd, F_SETFL, O_NONBLOCK);
    }
    m_descriptor = s_pipe[0];
    install(onSignal);
}

TerminationSignals::~TerminationSignals() {
    if (m_descriptor < 0) return;
    install(SIG_DFL);
    for (int& pipeEnd : s_pipe) {
        close(pipeEnd);
        pipeEnd = -1;
    }
}

void TerminationSignals::clear() {
    char bytes[16];
    while (read(m_descriptor, bytes, sizeof bytes) > 0) {
    }
}

void setTerminationHandler(void (*handler)(int signal)) {
    for (const int signal : kSignals)
        std::signal(signal, handler);
    std::signal(SIGPIPE, SIG_IGN);
}

} // namespace tacklebox::platform
