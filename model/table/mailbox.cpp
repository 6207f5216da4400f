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
    const std::lock_guard lock(m_mutex); // it is done, for who clears the queue
}

void JobQueue::clear() {
    std::deque<Job> dropped; // what jobs own ends outside the lock
    const std::lock_guard lock(m_mutex);
    dropped.swap(m_jobs);
}

void Mailbox::post(JobQueue::Job job) {
    m_jobs.put(std::move(job));
    // The event is Qt's own: whoever filters all events of the application may look at it, and the thread
    // sanitizer would take one that is made here for one that two threads use.
    QMetaObject::invokeMethod(this, "doNext", Qt::QueuedConnection);
}

} // namespace tacklebox

#include "moc_mailbox.cpp"
