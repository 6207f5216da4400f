#include "app/desktop/sessionend.h"

#include <QGuiApplication>
#include <QSessionManager>
#include <QSocketNotifier>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace tacklebox {

#ifdef Q_OS_UNIX

namespace {

constexpr int kSignals[] = {SIGTERM, SIGHUP, SIGINT};

/// What a handler may do is little (signal-safety(7)): it writes a byte into this pipe, which the event loop
/// reads.
int s_pipe[2] = {-1, -1};

void hear(int) {
    const int before = errno;
    const char byte = 1;
    if (write(s_pipe[1], &byte, 1) < 0) { // full: enough have been written
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
        // What the one who started the program has chosen to ignore stays ignored, as nohup(1) does with
        // SIGHUP.
        if (sigaction(number, nullptr, &now) == 0 && now.sa_handler != SIG_IGN)
            sigaction(number, &action, nullptr);
    }
}

} // namespace

#endif

SessionEnd::SessionEnd(QObject* parent) : QObject(parent) {
#ifdef Q_OS_UNIX
    if (pipe(s_pipe) == 0) {
        for (const int end : s_pipe) {
            fcntl(end, F_SETFD, FD_CLOEXEC);
            fcntl(end, F_SETFL, O_NONBLOCK);
        }
        m_heard = new QSocketNotifier(s_pipe[0], QSocketNotifier::Read, this);
        connect(m_heard, &QSocketNotifier::activated, this, [this] {
            char bytes[16];
            while (read(s_pipe[0], bytes, sizeof bytes) > 0) {
            }
            emit asked();
        });
        handle(hear);
    }
#endif
    if (qGuiApp)
        connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &SessionEnd::mayEnd,
                Qt::DirectConnection);
}

SessionEnd::~SessionEnd() {
#ifdef Q_OS_UNIX
    if (!m_heard) return;
    handle(SIG_DFL);
    for (int& end : s_pipe) {
        close(end);
        end = -1;
    }
#endif
}

} // namespace tacklebox
