// Reviews of deals, made on a separate thread.
#pragma once

#include "model/table/botworker.h"
#include "model/table/dealreview.h"

#include <QByteArray>

#include <deque>
#include <functional>
#include <memory>

namespace tacklebox {

/// A cache of finished reviews.
class ReviewCache {
  public:
    /// The review for these arguments in the current language; null if it is not cached.
    const DealReview* find(const QByteArray& record, const Names& names, const ReviewRequest& request) const;
    /// Adds a review and removes the oldest if there are too many.
    void add(const QByteArray& record, const Names& names, const ReviewRequest& request,
             const DealReview& review);

  private:
    struct Entry {
        QByteArray record;
        Names names;
        ReviewRequest request; ///< without its callbacks
        quint64 language;      ///< languageNumber()
        DealReview review;
    };
    std::deque<Entry> m_entries; ///< oldest first
};

/// Makes one review at a time; a new one cancels the previous one.
class ReviewDesk {
  public:
    /// The completed share, 0..1.
    using Progress = std::function<void(double)>;
    /// The review; nullopt if the record is unreadable.
    using Answer = std::function<void(const std::optional<DealReview>&)>;

    /// Both are called on the owner's thread, never after cancel() or destruction, nor within start(). Uses
    /// and fills `cache`, which must outlive this object.
    ReviewDesk(Progress progress, Answer answer, ReviewCache* cache = nullptr);
    ~ReviewDesk();
    ReviewDesk(const ReviewDesk&) = delete;
    ReviewDesk& operator=(const ReviewDesk&) = delete;

    /// Reviews the match of a record. Ignores the request's progress and cancelled.
    void start(const QByteArray& record, const Names& names, const ReviewRequest& request);
    void cancel();
    bool isWorking() const { return m_cancelled != nullptr; }

  private:
    Progress m_progress;
    Answer m_answer;
    ReviewCache* m_cache;                           ///< may be null
    std::shared_ptr<std::atomic<bool>> m_cancelled; ///< of the current review
    BotThread m_thread;                             ///< last member, because its jobs use the others
};

/// The record up to step `steps`, for branching off. In an unfinished match, later chance steps get other
/// outcomes than in the match, so that nobody can look ahead. Empty if the record is unreadable.
QByteArray beginningOf(const QByteArray& record, int steps);

} // namespace tacklebox
