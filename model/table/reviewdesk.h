// Reviews of deals, made on a thread of their own while the window goes on.
#pragma once

#include "model/table/botdesk.h"
#include "model/table/dealreview.h"

#include <QByteArray>

#include <functional>
#include <memory>

namespace tacklebox {

/// Makes one review at a time; a new one ends the one before.
class ReviewDesk {
  public:
    /// A share that is done, 0..1.
    using Progress = std::function<void(double)>;
    /// What came of it; nothing if the record cannot be read.
    using Answer = std::function<void(const std::optional<DealReview>&)>;

    /// Both are called on the thread of the desk's owner, never after cancel() or the desk's end.
    ReviewDesk(Progress progress, Answer answer);
    ~ReviewDesk();
    ReviewDesk(const ReviewDesk&) = delete;
    ReviewDesk& operator=(const ReviewDesk&) = delete;

    /// Reviews the match of a record. The request's progress and cancelled are the desk's own.
    void start(const QByteArray& record, const Names& names, const ReviewRequest& request);
    void cancel();
    bool works() const { return m_cancelled != nullptr; }

  private:
    Progress m_progress;
    Answer m_answer;
    std::shared_ptr<std::atomic<bool>> m_cancelled; ///< of the review under way
    BotThread m_thread;                             ///< the last member: it ends before what its jobs use
};

/// The record up to its step number `steps`, to try another way from there. Where the match is not over,
/// chance goes other ways from then on than it will in the match: nobody is to look ahead. Empty if it cannot
/// be read.
QByteArray beginningOf(const QByteArray& record, int steps);

} // namespace tacklebox
