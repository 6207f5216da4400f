#include "model/table/botdesk.h"

namespace tacklebox {

BotThread::BotThread() : m_worker(new QObject) {
    m_worker->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("bots"));
    m_thread.start();
}

BotThread::~BotThread() {
    m_closed->store(true);
    m_thread.quit();
    m_thread.wait();
}

void BotThread::post(std::function<void()> job) {
    QMetaObject::invokeMethod(
        m_worker,
        [closed = m_closed, job = std::move(job)] {
            if (!*closed) job();
        },
        Qt::QueuedConnection);
}

void BotThread::answer(std::function<void()> tell) {
    QMetaObject::invokeMethod(this, std::move(tell), Qt::QueuedConnection);
}

} // namespace tacklebox
