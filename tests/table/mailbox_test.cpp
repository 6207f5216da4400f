// Passing jobs between threads: in order, each once, on the mailbox's thread, and never after it is
// destroyed.
#include "model/table/mailbox.h"
#include "tests/support/qttest.h"

#include <algorithm>
#include <memory>
#include <thread>
#include <vector>

using namespace tacklebox;

class MailboxTest : public QObject {
    Q_OBJECT

  private slots:
    void runsPostedJobsInOrderOnItsThread() {
        constexpr int kThreads = 4, kJobs = 500;
        Mailbox mailbox;
        std::vector<std::vector<int>> done(kThreads); // unguarded: only this thread runs jobs
        int total = 0, elsewhere = 0;
        std::vector<std::thread> threads;
        for (int thread = 0; thread < kThreads; ++thread)
            threads.emplace_back([&, thread] {
                for (int job = 0; job < kJobs; ++job)
                    mailbox.post([&, thread, number = std::make_shared<int>(job)] {
                        // The other thread has written *number.
                        done[std::size_t(thread)].push_back(*number);
                        elsewhere += QThread::currentThread() != qApp->thread();
                        ++total;
                    });
            });
        QTRY_COMPARE(total, kThreads * kJobs);
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(elsewhere, 0);
        for (const std::vector<int>& numbers : done) {
            QCOMPARE(int(numbers.size()), kJobs);
            QVERIFY(std::is_sorted(numbers.begin(), numbers.end()));
        }
    }

    void runsEachJobOnce() {
        constexpr int kThreads = 4, kJobs = 2000;
        JobQueue queue;
        std::vector<int> done(kJobs); // each job writes its own element
        for (int job = 0; job < kJobs; ++job)
            queue.put([&done, job] { ++done[std::size_t(job)]; });
        std::vector<std::thread> threads;
        for (int thread = 0; thread < kThreads; ++thread)
            threads.emplace_back([&] {
                for (int job = 0; job < kJobs; ++job) // too many in total: doNext() ignores an empty queue
                    queue.doNext();
            });
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(std::count(done.begin(), done.end(), 1), std::ptrdiff_t(kJobs));
    }

    void runsNothingInsidePost() {
        Mailbox mailbox;
        int done = 0;
        mailbox.post([&] {
            mailbox.post([&] { ++done; });
            QCOMPARE(done, 0);
        });
        QCOMPARE(done, 0);
        QTRY_COMPARE(done, 1);
    }

    void clearedJobsReleaseWhatTheyOwn() {
        Mailbox mailbox;
        const auto owned = std::make_shared<int>(0);
        for (int job = 0; job < 3; ++job)
            mailbox.post([owned] { ++*owned; });
        mailbox.clear();
        QCOMPARE(owned.use_count(), 1l);
        bool later = false;
        mailbox.post([&] { later = true; }); // queued behind the dropped jobs' wake-ups
        QTRY_VERIFY(later);
        QCOMPARE(*owned, 0);
    }

    void goneMailboxesDropTheirJobs() {
        const auto owned = std::make_shared<int>(0);
        {
            Mailbox mailbox;
            mailbox.post([owned] { ++*owned; });
        }
        QCoreApplication::processEvents();
        QCOMPARE(owned.use_count(), 1l);
        QCOMPARE(*owned, 0);
    }
};

TACKLEBOX_QTEST(MailboxTest)
#include "mailbox_test.moc"
