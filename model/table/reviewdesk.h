// Reviews of deals, made on a thread of their own while the window goes on.
#pragma once

#include "model/table/botdesk.h"
#include "model/table/dealreview.h"

#include <QByteArray>

#include <deque>
#include <functional>
#include <memory>

namespace tacklebox {

/// Reviews that have been made, so that who comes back to one need not wait for it again.
class FoundReviews {
  public:
    /// The review that came of that, in the language that is spoken; null if it is not kept.
    const DealReview* find(const QByteArray& record, const Names& names, const ReviewRequest& request) const;
    /// Keeps it, and forgets the oldest where there are many.
    void add(const QByteArray& record, const Names& names, const ReviewRequest& request,
             const DealReview& review);

  private:
    struct Found {
        QByteArray record;
        Names names;
        ReviewRequest request; ///< without what it tells while it is made
        quint64 language;      ///< languageNumber()
        DealReview review;
    };
    std::deque<Found> m_found; ///< the oldest first
};

/// Makes one review at a time; a new one ends the one before.
class ReviewDesk {
  public:
    /// A share that is done, 0..1.
    using Progress = std::function<void(double)>;
    /// What came of it; nothing if the record cannot be read.
    using Answer = std::function<void(const std::optional<DealReview>&)>;

    /// Both are called on the thread of the desk's owner, never after cancel() or the desk's end, nor from
    /// within start(). What is in `found`, which outlives the desk, is not thought through again, and what
    /// the desk finds comes to it.
    ReviewDesk(Progress progress, Answer answer, FoundReviews* found = nullptr);
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
    FoundReviews* m_found;                          ///< may be null
    std::shared_ptr<std::atomic<bool>> m_cancelled; ///< of the review under way
    BotThread m_thread;                             ///< the last member: it ends before what its jobs use
};

/// The record up to its step number `steps`, to try another way from there. Where the match is not over,
/// chance goes other ways from then on than it will in the match: nobody is to look ahead. Empty if it cannot
/// be read.
QByteArray beginningOf(const QByteArray& record, int steps);

} // namespace tacklebox
