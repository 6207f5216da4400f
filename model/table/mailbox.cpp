#include "model/table/mailbox.h"

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
    const std::lock_guard lock(m_mutex); // synchronizes with clear()
}

void JobQueue::clear() {
    std::deque<Job> dropped; // destroyed outside the lock
    const std::lock_guard lock(m_mutex);
    dropped.swap(m_jobs);
}

void Mailbox::post(JobQueue::Job job) {
    m_jobs.put(std::move(job));
    // No event of our own: the thread sanitizer would report a false race if an event filter of the
    // application reads it.
    QMetaObject::invokeMethod(this, "doNext", Qt::QueuedConnection);
}

} // namespace tacklebox

#include "moc_mailbox.cpp"
