// Passing work between threads.
#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <mutex>

namespace tacklebox {

/// A thread-safe queue of jobs, run in order. Everything done before put() is visible to the thread that runs
/// the job. The lock guarantees this and makes it visible to the thread sanitizer, which cannot see the
/// ordering of Qt's events.
class JobQueue {
  public:
    using Job = std::function<void()>;

    JobQueue() = default;
    ~JobQueue() { clear(); }
    JobQueue(const JobQueue&) = delete;
    JobQueue& operator=(const JobQueue&) = delete;

    void put(Job job);
    /// Removes and runs the first job, if any.
    void doNext();
    /// Discards all waiting jobs.
    void clear();

  private:
    std::mutex m_mutex;
    std::deque<Job> m_jobs;
};

/// Runs posted jobs on the thread in which it lives, one at a time from the event loop. Its destructor
/// discards waiting jobs.
class Mailbox : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Thread-safe.
    void post(JobQueue::Job job);
    /// Discards all waiting jobs. Thread-safe.
    void clear() { m_jobs.clear(); }

  private:
    /// Runs the oldest waiting job, if any.
    Q_INVOKABLE void doNext() { m_jobs.doNext(); }

    JobQueue m_jobs;
};

} // namespace tacklebox
