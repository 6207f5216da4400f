#include "model/table/reviewdesk.h"

#include "model/table/words.h"
#include "model/wire/session.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace tacklebox {

namespace {

std::optional<DealReview> reviewRecord(const QByteArray& record, const Names& names,
                                       const ReviewRequest& request) {
    try {
        const Json json = parseJson(std::string_view(record.constData(), std::size_t(record.size())));
        return reviewOf(loadSession(json)->match(), names, request);
    } catch (const WireError&) {
        return std::nullopt;
    }
}

bool isSame(const Names& a, const Names& b) {
    return a.bySeat == b.bySeat && a.you == b.you;
}

bool isSame(const ReviewRequest& a, const ReviewRequest& b) {
    return a.seat == b.seat && a.levels == b.levels && a.firstDeal == b.firstDeal &&
           a.lastDeal == b.lastDeal && a.decisionPlayouts == b.decisionPlayouts &&
           a.pointPlayouts == b.pointPlayouts;
}

} // namespace

const DealReview* ReviewCache::find(const QByteArray& record, const Names& names,
                                    const ReviewRequest& request) const {
    const quint64 language = languageNumber();
    for (const Entry& entry : m_entries)
        if (entry.language == language && isSame(entry.request, request) && isSame(entry.names, names) &&
            entry.record == record)
            return &entry.review;
    return nullptr;
}

void ReviewCache::add(const QByteArray& record, const Names& names, const ReviewRequest& request,
                      const DealReview& review) {
    constexpr std::size_t kMost = 12; // deals of a long match
    ReviewRequest asked = request;
    asked.progress = nullptr;
    asked.cancelled = nullptr;
    m_entries.push_back({record, names, std::move(asked), languageNumber(), review});
    if (m_entries.size() > kMost) m_entries.pop_front();
}

ReviewDesk::ReviewDesk(Progress progress, Answer answer, ReviewCache* cache)
    : m_progress(std::move(progress)), m_answer(std::move(answer)), m_cache(cache) {}

ReviewDesk::~ReviewDesk() {
    cancel();
}

void ReviewDesk::start(const QByteArray& record, const Names& names, const ReviewRequest& request) {
    cancel();
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    std::optional<DealReview> before;
    if (const DealReview* known = m_cache ? m_cache->find(record, names, request) : nullptr) before = *known;
    m_thread.post([this, record, names, asked = request, before, cancelled = m_cancelled] {
        ReviewRequest own = asked;
        constexpr double kStep = 0.01; // limits the number of progress reports
        double reported = 0;
        own.cancelled = cancelled.get();
        own.progress = [&, cancelled](double share) {
            if (share < reported + kStep) return;
            reported = share;
            m_thread.postToOwner([this, share, cancelled] {
                if (!*cancelled) m_progress(share);
            });
        };
        if (*cancelled) return;
        const auto review = before ? before : reviewRecord(record, names, own);
        m_thread.postToOwner([=, this, isNew = !before] {
            if (*cancelled) return;
            m_cancelled.reset();
            if (m_cache && isNew && review) m_cache->add(record, names, asked, *review);
            m_answer(review);
        });
    });
}

void ReviewDesk::cancel() {
    if (m_cancelled) *m_cancelled = true;
    m_cancelled.reset();
}

QByteArray beginningOf(const QByteArray& record, int steps) {
    try {
        Json json = parseJson(std::string_view(record.constData(), std::size_t(record.size())));
        const std::unique_ptr<Session> session = loadSession(json);
        Json& list = json["steps"];
        while (int(list.size()) > std::max(0, steps))
            list.erase(list.size() - 1);
        if (!session->over())
            json["seed"] = std::to_string(Random::forStep(session->seed(), std::uint64_t(steps)).next());
        return QByteArray::fromStdString(json.dump());
    } catch (const WireError&) {
        return {};
    }
}

} // namespace tacklebox
