#include "model/table/dealreview.h"

#include "model/table/words.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tacklebox {

namespace {

/// Fixed, so that a match always has the same review.
constexpr std::uint64_t kSeed = 0x726576696577;
constexpr std::size_t kMostMistakes = 3;
/// Smaller differences, in percent, are not mentioned.
constexpr double kWorthTelling = 1;

bool isOver(const std::atomic<bool>* cancelled) {
    return cancelled && cancelled->load(std::memory_order_relaxed);
}

Estimate differenceOf(const Estimate& now, const Estimate& before) {
    return {now.percent - before.percent, std::hypot(now.error, before.error)};
}

/// Follows a match as one seat saw it.
class Review {
  public:
    Review(const AnyMatch& match, const ReviewRequest& request)
        : m_match(match), m_request(request), m_again(match.before(0)),
          m_judge(match.game().makeJudge(request.seat, match.setup().options, kSeed, request.levels)) {
        m_review.seat = request.seat;
    }

    /// Returns false when cancelled.
    bool run() {
        countWork();
        m_again = m_match.before(0);
        hear();
        if (!lookAt()) return false;
        for (int step = 0; step < m_match.steps(); ++step) {
            const AnyStep made = m_match.step(step);
            if (isDecision(made) && !decide(step, made)) return false;
            m_again->replay(made);
            if (hear() && !lookAt()) return false;
            if (m_deal > m_request.lastDeal) break;
        }
        resolveLuck();
        return true;
    }
    DealReview take() { return std::move(m_review); }

  private:
    bool inRange() const { return m_deal >= m_request.firstDeal && m_deal <= m_request.lastDeal; }
    bool isDecision(const AnyStep& step) const {
        return step.isMove() && step.seat == m_request.seat && inRange() && m_request.decisionPlayouts > 0 &&
               (m_again->legalMoves(step.seat).size() > 1 || m_again->canPass(step.seat));
    }
    /// Passes new events of the seat to the judge. Returns true if there were any.
    bool hear() {
        const int before = m_seen;
        for (; m_told < m_again->events(); ++m_told) {
            const AnySeen* event = m_again->seen(m_request.seat, m_told);
            if (!event) continue;
            ++m_seen;
            const EventContent content = event->content();
            m_deal += std::holds_alternative<DealBegun>(content);
            if (std::holds_alternative<DealBegun>(content)) m_counted = false;
            if (std::holds_alternative<Scored>(content)) m_counted = true;
            if (!m_counting) m_judge->see(*event);
        }
        return m_seen > before;
    }
    /// Positions are evaluated when a player may move and when a deal has been scored.
    bool isPoint() const { return inRange() && (m_counted || (!m_again->chanceIsDue() && !m_again->over())); }

    /// Counts the work in advance and distributes the playouts.
    void countWork() {
        constexpr int kMostForDecisions = 60'000,
                      kMostForPoints = 30'000; // playouts per deal, at most about 10 s
        constexpr int kFewestForDecision = 400, kFewestForPoint = 40;
        const int deals = m_request.lastDeal - m_request.firstDeal + 1;
        int decisions = 0, points = 0;
        m_counting = true;
        hear();
        points += isPoint();
        for (int step = 0; step < m_match.steps() && m_deal <= m_request.lastDeal; ++step) {
            const AnyStep made = m_match.step(step);
            decisions += isDecision(made);
            m_again->replay(made);
            if (hear()) points += isPoint();
        }
        const auto shared = [deals](int wanted, int most, int fewest, int among) {
            return std::min(wanted, std::max(fewest, most * deals / std::max(1, among)));
        };
        m_forDecision = shared(m_request.decisionPlayouts, kMostForDecisions, kFewestForDecision, decisions);
        m_forPoint = shared(m_request.pointPlayouts, kMostForPoints, kFewestForPoint, points);
        m_work = decisions * m_forDecision + points * m_forPoint;
        m_counting = false;
        m_told = m_seen = 0;
        m_deal = -1;
        m_counted = false;
    }
    void done(int work) {
        m_done += work;
        if (m_request.progress && m_work > 0) m_request.progress(std::min(1.0, double(m_done) / m_work));
    }

    bool lookAt() {
        if (!isPoint()) return true;
        const auto chance = m_judge->position({.playouts = m_forPoint, .cancelled = m_request.cancelled});
        if (isOver(m_request.cancelled)) return false;
        // If the end of a deal or match takes several steps, the last point counts.
        if (chance) m_review.line.push_back({m_again->events(), *chance});
        done(m_forPoint);
        return true;
    }
    bool decide(int step, const AnyStep& made) {
        std::vector<AnyMove> moves = m_judge->candidates(m_again->legalMoves(made.seat));
        if (m_again->canPass(made.seat)) moves.emplace_back();
        auto at = std::find(moves.begin(), moves.end(), made.move);
        if (at == moves.end()) at = moves.insert(moves.end(), made.move);
        const auto wished = std::size_t(at - moves.begin());
        const auto values = m_judge->values(
            moves, {.playouts = m_forDecision, .wished = int(wished), .cancelled = m_request.cancelled});
        if (isOver(m_request.cancelled)) return false;
        done(m_forDecision);
        if (!values) return true;
        JudgedDecision decision{.step = step, .event = m_again->events(), .deal = m_deal};
        const std::size_t favourite = values->favourite();
        decision.made = {moves[wished], values->value(wished)};
        decision.better = {moves[favourite], values->value(favourite)};
        decision.cost = values->cost(wished);
        for (std::size_t move = 0; move < moves.size(); ++move)
            decision.moves.push_back({moves[move], values->value(move)});
        std::stable_sort(
            decision.moves.begin(), decision.moves.end(),
            [](const WeighedMove& a, const WeighedMove& b) { return a.chance.percent > b.chance.percent; });
        m_review.decisions.push_back(std::move(decision));
        return true;
    }

    /// Luck is the change that is not a decision's cost, up to the next decision or the end of the deal.
    void resolveLuck() {
        std::vector<JudgedDecision>& decisions = m_review.decisions;
        for (std::size_t i = 0; i < decisions.size(); ++i) {
            JudgedDecision& one = decisions[i];
            const bool goesOn = i + 1 < decisions.size() && decisions[i + 1].deal == one.deal;
            const int until = goesOn ? decisions[i + 1].event : std::numeric_limits<int>::max();
            const ValuePoint* last = nullptr;
            for (const ValuePoint& point : m_review.line)
                if (point.event > one.event && point.event <= until) last = &point;
            if (last) one.luck = differenceOf(last->chance, one.made.chance);
            if (one.cost.isSure()) m_review.choices += one.cost.percent;
        }
        if (m_review.line.empty()) return;
        m_review.luck =
            m_review.line.back().chance.percent - m_review.line.front().chance.percent + m_review.choices;
    }

    const AnyMatch& m_match;
    const ReviewRequest& m_request;
    std::unique_ptr<AnyMatch> m_again;
    std::unique_ptr<AnyJudge> m_judge;
    DealReview m_review;
    int m_told = 0, m_seen = 0, m_deal = -1;
    bool m_counted = false;                ///< the deal has been scored
    bool m_counting = false;               ///< only counting the work, without the judge
    int m_forDecision = 0, m_forPoint = 0; ///< playouts
    int m_work = 0, m_done = 0;
};

// ---- sentences ----

Phrase percentWords(double percent) {
    return Phrase::number(int(std::lround(percent)));
}

Phrase moveWordsOf(const AnyGame& game, const AnyMove& move, const Names& names) {
    if (!move.any()) return QT_TRANSLATE_NOOP("Words", "Pass");
    return game.moveWords(move, names);
}

/// The reason of a bot that would make the better move; empty if no level would.
QString whyOf(const AnyMatch& match, const JudgedDecision& decision, Seat seat, const Names& names,
              const std::atomic<bool>* cancelled) {
    constexpr int kEffort = 60;
    if (!decision.better.move.any()) return {};
    const auto before = match.before(decision.step);
    for (const Level level : {Level::Pike, Level::Shark}) {
        const auto bot = match.game().makeBot(level, seat, kSeed);
        before->tell(*bot, seat, 0, before->events());
        const auto choice = before->ask(*bot, seat, {.effort = kEffort, .cancelled = cancelled});
        if (!choice || !(choice->move == decision.better.move)) continue;
        Rationale why = choice->rationale;
        why.expected.reset(); // the judge states the value of the move
        return asSentence(match.game().rationaleWords(why, seat, choice->move, names));
    }
    return {};
}

QString luckWords(const JudgedDecision& decision) {
    const double percent = std::abs(decision.luck.percent);
    if (percent < kWorthTelling || !Estimate{percent, decision.luck.error}.isSure()) return {};
    return inWords(
        decision.luck.percent < 0
            ? Phrase(QT_TRANSLATE_NOOP("Words", "Bad luck then cost another %1%."), {percentWords(percent)})
            : Phrase(QT_TRANSLATE_NOOP("Words", "Luck then gave back %1%."), {percentWords(percent)}));
}

Mistake mistakeOf(const AnyMatch& match, const DealReview& review, std::size_t number, const Names& names,
                  const std::atomic<bool>* cancelled) {
    const AnyGame& game = match.game();
    const JudgedDecision& decision = review.decisions[number];
    Mistake mistake{.decision = number};
    mistake.made = asSentence(names.say(
        {review.seat},
        {QT_TRANSLATE_NOOP("Words", "%1 played: %2."), QT_TRANSLATE_NOOP("Words", "You played: %2.")},
        {moveWordsOf(game, decision.made.move, names)}));
    // Both values come from the same determinizations. Round them so that they differ by the stated cost.
    const double made = std::round(decision.made.chance.percent);
    const double better = std::min(100.0, made + std::round(decision.cost.percent));
    mistake.better = asSentence(
        Phrase(QT_TRANSLATE_NOOP("Words", "Better: %1. It wins the match %2% of the time instead of %3%."),
               {moveWordsOf(game, decision.better.move, names), percentWords(better), percentWords(made)}));
    mistake.why = whyOf(match, decision, review.seat, names, cancelled);
    mistake.luck = luckWords(decision);
    return mistake;
}

/// Omits the sum of costs if it exceeds 100 %, which is possible if opponents did not exploit mistakes.
QString summaryOf(const DealReview& review, const Names& names) {
    constexpr int kMostToAdd = 100;
    constexpr double kHardlyAny = 1, kAsGoodAsWon = 99;
    if (review.line.empty()) return {};
    const auto allOfIt = [&](const auto& is) {
        return std::ranges::all_of(review.line,
                                   [&](const ValuePoint& point) { return is(point.chance.percent); });
    };
    if (allOfIt([](double percent) { return percent < kHardlyAny; }))
        return asSentence(names.say(
            {review.seat},
            {QT_TRANSLATE_NOOP(
                 "Words",
                 "%1 had almost no chance of winning the match in this round, whatever the choices."),
             QT_TRANSLATE_NOOP(
                 "Words",
                 "You had almost no chance of winning the match in this round, whatever you did.")}));
    if (allOfIt([](double percent) { return percent > kAsGoodAsWon; }))
        return asSentence(names.say(
            {review.seat},
            {QT_TRANSLATE_NOOP(
                 "Words", "%1 had practically won the match already, whatever the choices in this round."),
             QT_TRANSLATE_NOOP(
                 "Words", "You had practically won the match already, whatever you did in this round.")}));
    const int choices = int(std::lround(review.choices)), luck = int(std::lround(review.luck));
    QString change = inWords(Phrase(
        QT_TRANSLATE_NOOP("Words", "The chance of winning the match went from %1% to %2%."),
        {percentWords(review.line.front().chance.percent), percentWords(review.line.back().chance.percent)}));
    if (choices >= kMostToAdd) return change;
    const Phrase parts[] = {Phrase::number(choices), Phrase::number(std::abs(luck))};
    Phrase both;
    if (choices == 0)
        both = names.say({review.seat}, {QT_TRANSLATE_NOOP("Words", "%1 made no clear mistakes."),
                                         QT_TRANSLATE_NOOP("Words", "You made no clear mistakes.")});
    else if (luck < 0)
        both = names.say({review.seat},
                         {QT_TRANSLATE_NOOP("Words", "%1's choices cost about %2%; bad luck cost %3%."),
                          QT_TRANSLATE_NOOP("Words", "Your choices cost about %2%; bad luck cost %3%.")},
                         {parts[0], parts[1]});
    else
        both = names.say({review.seat},
                         {QT_TRANSLATE_NOOP("Words", "%1's choices cost about %2%; luck gave back %3%."),
                          QT_TRANSLATE_NOOP("Words", "Your choices cost about %2%; luck gave back %3%.")},
                         {parts[0], parts[1]});
    return change + u' ' + asSentence(both);
}

} // namespace

std::optional<DealReview> reviewOf(const AnyMatch& match, const Names& names, const ReviewRequest& request) {
    Review walk(match, request);
    if (!walk.run()) return std::nullopt;
    DealReview review = walk.take();
    std::vector<std::size_t> costliest;
    for (std::size_t number = 0; number < review.decisions.size(); ++number) {
        const Estimate& cost = review.decisions[number].cost;
        if (cost.isSure() && cost.percent >= kWorthTelling) costliest.push_back(number);
    }
    std::stable_sort(costliest.begin(), costliest.end(), [&](std::size_t a, std::size_t b) {
        return review.decisions[a].cost.percent > review.decisions[b].cost.percent;
    });
    costliest.resize(std::min(costliest.size(), kMostMistakes));
    for (const std::size_t number : costliest)
        review.mistakes.push_back(mistakeOf(match, review, number, names, request.cancelled));
    if (isOver(request.cancelled)) return std::nullopt;
    review.summary = summaryOf(review, names);
    return review;
}

} // namespace tacklebox
