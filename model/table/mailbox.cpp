#include "model/table/mailbox.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace tacklebox {

void JobQueue::put(Job job) {
    const std::lock_guard lock(m_mutex);
    m_jobs.push_back(std::move(job));
}

void JobQueue::doNext() {
    Job job;
    {
        const std::lock_guard lock(m_mutex);
        if (m_jobs.empty()) return;
        job = std::move(m_jobs.front());
        m_jobs.pop_front();
    }
    job();
    job = nullptr;
    const std::lock_guard lock(m_mutex); // it is done, for who clears the queue
}

void JobQueue::clear() {
    std::deque<Job> dropped; // what jobs own ends outside the lock
    const std::lock_guard lock(m_mutex);
    dropped.swap(m_jobs);
}

void Mailbox::post(JobQueue::Job job) {
    m_jobs.put(std::move(job));
    QCoreApplication::postEvent(this, new QEvent(QEvent::User));
}

void Mailbox::customEvent(QEvent*) {
    m_jobs.doNext();
}

} // namespace tacklebox
