// How work goes from one thread to another.
#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <mutex>

namespace tacklebox {

/// Jobs put in by any thread and taken out by any other, in their order. What a thread has done before it put
/// a job in is done for the one that takes it out: the lock says so to the compiler and to the thread
/// sanitizer, which sees nothing of what orders Qt's own events, as Qt is not built with it.
class JobQueue {
  public:
    using Job = std::function<void()>;

    JobQueue() = default;
    ~JobQueue() { clear(); }
    JobQueue(const JobQueue&) = delete;
    JobQueue& operator=(const JobQueue&) = delete;

    void put(Job job);
    /// Takes the first job out and does it; nothing if there is none.
    void doNext();
    /// Drops all jobs that nobody has taken out.
    void clear();

  private:
    std::mutex m_mutex;
    std::deque<Job> m_jobs;
};

/// Does what is posted to it on the thread in which it lives, one job at a time, from its event loop. With it
/// go the jobs that have not begun.
class Mailbox : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// From any thread.
    void post(JobQueue::Job job);
    /// Drops all jobs that have not begun. From any thread.
    void clear() { m_jobs.clear(); }

  private:
    /// Does the job that has waited longest, if one still waits.
    Q_INVOKABLE void doNext() { m_jobs.doNext(); }

    JobQueue m_jobs;
};

} // namespace tacklebox
