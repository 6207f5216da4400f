#include "model/platform/endsignals.h"

#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace tacklebox::platform {

namespace {

constexpr int kSignals[] = {SIGTERM, SIGHUP, SIGINT};

/// Handlers may do little (signal-safety(7)), so ours writes a byte into this pipe for the event loop.
int s_pipe[2] = {-1, -1};

void hear(int) {
    const int before = errno;
    const char byte = 1;
    if (write(s_pipe[1], &byte, 1) < 0) { // the pipe is full, which is enough
    }
    errno = before;
}

void handle(void (*handler)(int)) {
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int number : kSignals) {
        struct sigaction now = {};
        // Keep signals ignored that were ignored at the start, such as SIGHUP under nohup(1).
        if (sigaction(number, nullptr, &now) == 0 && now.sa_handler != SIG_IGN)
            sigaction(number, &action, nullptr);
    }
}

} // namespace

EndSignals::EndSignals() {
    if (pipe(s_pipe) != 0) return;
    for (const int end : s_pipe) {
        fcntl(end, F_SETFD, FD_CLOEXEC);
        fcntl(end, F_SETFL, O_NONBLOCK);
    }
    m_descriptor = s_pipe[0];
    handle(hear);
}

EndSignals::~EndSignals() {
    if (m_descriptor < 0) return;
    handle(SIG_DFL);
    for (int& end : s_pipe) {
        close(end);
        end = -1;
    }
}

void EndSignals::clear() {
    char bytes[16];
    while (read(m_descriptor, bytes, sizeof bytes) > 0) {
    }
}

void takeEndSignals(void (*take)(int number)) {
    for (const int number : kSignals)
        std::signal(number, take);
    std::signal(SIGPIPE, SIG_IGN);
}

} // namespace tacklebox::platform
