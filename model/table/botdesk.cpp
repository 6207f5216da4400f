#include "model/table/botdesk.h"

namespace tacklebox {

BotThread::BotThread() {
    m_jobs.moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("bots"));
    m_thread.start();
}

BotThread::~BotThread() {
    m_jobs.clear();
    m_thread.quit();
    m_thread.wait();
}

} // namespace tacklebox
