#include "model/table/reviewdesk.h"

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

} // namespace

ReviewDesk::ReviewDesk(Progress progress, Answer answer)
    : m_progress(std::move(progress)), m_answer(std::move(answer)) {}

ReviewDesk::~ReviewDesk() {
    cancel();
}

void ReviewDesk::start(const QByteArray& record, const Names& names, const ReviewRequest& request) {
    cancel();
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_thread.post([this, record, names, asked = request, cancelled = m_cancelled] {
        ReviewRequest own = asked;
        constexpr double kStep = 0.01; // not every play-out is told
        double told = 0;
        own.cancelled = cancelled.get();
        own.progress = [&, cancelled](double share) {
            if (share < told + kStep) return;
            told = share;
            m_thread.answer([this, share, cancelled] {
                if (!*cancelled) m_progress(share);
            });
        };
        if (*cancelled) return;
        const auto review = reviewRecord(record, names, own);
        m_thread.answer([this, review, cancelled] {
            if (*cancelled) return;
            m_cancelled.reset();
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
