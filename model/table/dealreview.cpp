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
constexpr double kLeastMentioned = 1;

bool isCancelled(const std::atomic<bool>* cancelled) {
    return cancelled && cancelled->load(std::memory_order_relaxed);
}

Estimate differenceOf(const Estimate& now, const Estimate& before) {
    return {now.percent - before.percent, std::hypot(now.error, before.error)};
}

/// Replays a match and judges the decisions and positions of one seat by the events it saw.
class Reviewer {
  public:
    Reviewer(const AnyMatch& match, const ReviewRequest& request)
        : m_match(match), m_request(request), m_replay(match.before(0)),
          m_judge(match.game().makeJudge(request.seat, match.setup().options, kSeed, request.levels)) {
        m_review.seat = request.seat;
    }

    /// Returns false when cancelled.
    bool run() {
        countWork();
        m_replay = m_match.before(0);
        processEvents();
        if (!evaluatePoint()) return false;
        for (int step = 0; step < m_match.steps(); ++step) {
            const AnyStep made = m_match.step(step);
            if (isDecision(made) && !evaluateDecision(step, made)) return false;
            m_replay->replay(made);
            if (processEvents() && !evaluatePoint()) return false;
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
               (m_replay->legalMoves(step.seat).size() > 1 || m_replay->canPass(step.seat));
    }
    /// Passes new events of the seat to the judge. Returns true if there were any.
    bool processEvents() {
        const int before = m_eventsSeen;
        for (; m_nextEvent < m_replay->events(); ++m_nextEvent) {
            const AnySeen* event = m_replay->seen(m_request.seat, m_nextEvent);
            if (!event) continue;
            ++m_eventsSeen;
            const EventContent content = event->content();
            m_deal += std::holds_alternative<DealBegun>(content);
            if (std::holds_alternative<DealBegun>(content)) m_scored = false;
            if (std::holds_alternative<Scored>(content)) m_scored = true;
            if (!m_countingWork) m_judge->see(*event);
        }
        return m_eventsSeen > before;
    }
    /// Positions are evaluated when a player may move and when a deal has been scored.
    bool isValuePoint() const {
        return inRange() && (m_scored || (!m_replay->chanceIsDue() && !m_replay->over()));
    }

    /// Counts the work in advance and distributes the playouts.
    void countWork() {
        // Playouts of all decisions and points of a deal, which take at most about 10 s.
        constexpr int kMostForDecisions = 60'000, kMostForPoints = 30'000;
        constexpr int kFewestForDecision = 400, kFewestForPoint = 40;
        const int deals = m_request.lastDeal - m_request.firstDeal + 1;
        int decisions = 0, points = 0;
        m_countingWork = true;
        processEvents();
        points += isValuePoint();
        for (int step = 0; step < m_match.steps() && m_deal <= m_request.lastDeal; ++step) {
            const AnyStep made = m_match.step(step);
            decisions += isDecision(made);
            m_replay->replay(made);
            if (processEvents()) points += isValuePoint();
        }
        const auto playoutsEach = [deals](int wanted, int mostPerDeal, int fewest, int count) {
            return std::min(wanted, std::max(fewest, mostPerDeal * deals / std::max(1, count)));
        };
        m_decisionPlayouts =
            playoutsEach(m_request.decisionPlayouts, kMostForDecisions, kFewestForDecision, decisions);
        m_pointPlayouts = playoutsEach(m_request.pointPlayouts, kMostForPoints, kFewestForPoint, points);
        m_allPlayouts = decisions * m_decisionPlayouts + points * m_pointPlayouts;
        m_countingWork = false;
        m_nextEvent = m_eventsSeen = 0;
        m_deal = -1;
        m_scored = false;
    }
    void reportProgress(int playouts) {
        m_donePlayouts += playouts;
        if (m_request.progress && m_allPlayouts > 0)
            m_request.progress(std::min(1.0, double(m_donePlayouts) / m_allPlayouts));
    }

    /// Adds the position to the line if it is a value point. Returns false when cancelled.
    bool evaluatePoint() {
        if (!isValuePoint()) return true;
        const auto chance =
            m_judge->position({.playouts = m_pointPlayouts, .cancelled = m_request.cancelled});
        if (isCancelled(m_request.cancelled)) return false;
        // The end of a deal or match may add several points; the last one counts.
        if (chance) m_review.line.push_back({m_replay->events(), *chance});
        reportProgress(m_pointPlayouts);
        return true;
    }
    /// Judges the decision before the move `made` is replayed. Returns false when cancelled.
    bool evaluateDecision(int step, const AnyStep& made) {
        std::vector<AnyMove> moves = m_judge->candidates(m_replay->legalMoves(made.seat));
        if (m_replay->canPass(made.seat)) moves.emplace_back();
        auto found = std::find(moves.begin(), moves.end(), made.move);
        if (found == moves.end()) found = moves.insert(moves.end(), made.move);
        const auto madeIndex = std::size_t(found - moves.begin());
        const auto values = m_judge->values(
            moves,
            {.playouts = m_decisionPlayouts, .required = int(madeIndex), .cancelled = m_request.cancelled});
        if (isCancelled(m_request.cancelled)) return false;
        reportProgress(m_decisionPlayouts);
        if (!values) return true;
        JudgedDecision decision{.step = step, .event = m_replay->events(), .deal = m_deal};
        const std::size_t favourite = values->favourite();
        decision.made = {moves[madeIndex], values->value(madeIndex)};
        decision.better = {moves[favourite], values->value(favourite)};
        decision.cost = values->cost(madeIndex);
        for (std::size_t move = 0; move < moves.size(); ++move)
            decision.moves.push_back({moves[move], values->value(move)});
        std::stable_sort(
            decision.moves.begin(), decision.moves.end(),
            [](const WeighedMove& a, const WeighedMove& b) { return a.chance.percent > b.chance.percent; });
        m_review.decisions.push_back(std::move(decision));
        return true;
    }

    /// Luck is what changes between the value of the move made and the seat's next decision or the end of the
    /// deal. The luck of the whole review is the change that the costs of the decisions do not explain.
    void resolveLuck() {
        std::vector<JudgedDecision>& decisions = m_review.decisions;
        for (std::size_t i = 0; i < decisions.size(); ++i) {
            JudgedDecision& decision = decisions[i];
            const bool hasNext = i + 1 < decisions.size() && decisions[i + 1].deal == decision.deal;
            const int until = hasNext ? decisions[i + 1].event : std::numeric_limits<int>::max();
            const ValuePoint* last = nullptr;
            for (const ValuePoint& point : m_review.line)
                if (point.event > decision.event && point.event <= until) last = &point;
            if (last) decision.luck = differenceOf(last->chance, decision.made.chance);
            if (decision.cost.isSure()) m_review.choices += decision.cost.percent;
        }
        if (m_review.line.empty()) return;
        m_review.luck =
            m_review.line.back().chance.percent - m_review.line.front().chance.percent + m_review.choices;
    }

    const AnyMatch& m_match;
    const ReviewRequest& m_request;
    std::unique_ptr<AnyMatch> m_replay;
    std::unique_ptr<AnyJudge> m_judge;
    DealReview m_review;
    int m_nextEvent = 0;  ///< index of the next event of the match
    int m_eventsSeen = 0; ///< events of the seat
    int m_deal = -1;
    bool m_scored = false;                           ///< the deal has been scored
    bool m_countingWork = false;                     ///< in countWork(): the judge gets no events
    int m_decisionPlayouts = 0, m_pointPlayouts = 0; ///< for each of them
    int m_allPlayouts = 0, m_donePlayouts = 0;
};

// ---- sentences ----

Phrase percentWords(double percent) {
    return Phrase::number(int(std::lround(percent)));
}

Phrase moveWordsOf(const AnyGame& game, const AnyMove& move, const Names& names) {
    if (!move.any()) return QT_TRANSLATE_NOOP("Words", "Pass");
    return game.moveWords(move, names);
}

/// The better move's rationale, from a bot that would make it; empty if no bot would.
QString whyOf(const AnyMatch& match, const JudgedDecision& decision, Seat seat, const Names& names,
              const std::atomic<bool>* cancelled) {
    constexpr int kEffort = 60;
    if (!decision.better.move.any()) return {};
    const auto position = match.before(decision.step);
    for (const Level level : {Level::Pike, Level::Shark}) {
        const auto bot = match.game().makeBot(level, seat, kSeed);
        position->showEvents(*bot, seat, 0, position->events());
        const auto choice = position->ask(*bot, seat, {.effort = kEffort, .cancelled = cancelled});
        if (!choice || !(choice->move == decision.better.move)) continue;
        Rationale rationale = choice->rationale;
        rationale.expected.reset(); // the judge states the value of the move
        return asSentence(match.game().rationaleWords(rationale, seat, choice->move, names));
    }
    return {};
}

QString luckWords(const JudgedDecision& decision) {
    const double percent = std::abs(decision.luck.percent);
    if (percent < kLeastMentioned || !Estimate{percent, decision.luck.error}.isSure()) return {};
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
    mistake.made = asSentence(names.phrase(review.seat, QT_TRANSLATE_NOOP("Words", "%1 played: %2."),
                                           QT_TRANSLATE_NOOP("Words", "You played: %2."),
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
    constexpr int kMostCosts = 100;
    constexpr double kAlmostNone = 1, kAlmostCertain = 99;
    if (review.line.empty()) return {};
    const auto alwaysHolds = [&](const auto& condition) {
        return std::ranges::all_of(review.line,
                                   [&](const ValuePoint& point) { return condition(point.chance.percent); });
    };
    if (alwaysHolds([](double percent) { return percent < kAlmostNone; }))
        return asSentence(names.phrase(
            review.seat,
            QT_TRANSLATE_NOOP("Words", "%1 had almost no chance of winning the match, whatever the choices."),
            QT_TRANSLATE_NOOP("Words", "You had almost no chance of winning the match, whatever you did.")));
    if (alwaysHolds([](double percent) { return percent > kAlmostCertain; }))
        return asSentence(names.phrase(
            review.seat,
            QT_TRANSLATE_NOOP("Words", "%1 had practically won the match already, whatever the choices."),
            QT_TRANSLATE_NOOP("Words", "You had practically won the match already, whatever you did.")));
    const int choices = int(std::lround(review.choices)), luck = int(std::lround(review.luck));
    QString change = inWords(Phrase(
        QT_TRANSLATE_NOOP("Words", "The chance of winning the match went from %1% to %2%."),
        {percentWords(review.line.front().chance.percent), percentWords(review.line.back().chance.percent)}));
    if (choices >= kMostCosts) return change;
    const Phrase parts[] = {Phrase::number(choices), Phrase::number(std::abs(luck))};
    Phrase causes;
    if (choices == 0)
        causes = names.phrase(review.seat, QT_TRANSLATE_NOOP("Words", "%1 made no clear mistakes."),
                              QT_TRANSLATE_NOOP("Words", "You made no clear mistakes."));
    else if (luck < 0)
        causes = names.phrase(review.seat,
                              QT_TRANSLATE_NOOP("Words", "%1's choices cost about %2%; bad luck cost %3%."),
                              QT_TRANSLATE_NOOP("Words", "Your choices cost about %2%; bad luck cost %3%."),
                              {parts[0], parts[1]});
    else
        causes = names.phrase(review.seat,
                              QT_TRANSLATE_NOOP("Words", "%1's choices cost about %2%; luck gave back %3%."),
                              QT_TRANSLATE_NOOP("Words", "Your choices cost about %2%; luck gave back %3%."),
                              {parts[0], parts[1]});
    return change + u' ' + asSentence(causes);
}

} // namespace

std::optional<DealReview> reviewOf(const AnyMatch& match, const Names& names, const ReviewRequest& request) {
    Reviewer reviewer(match, request);
    if (!reviewer.run()) return std::nullopt;
    DealReview review = reviewer.take();
    std::vector<std::size_t> costliest;
    for (std::size_t number = 0; number < review.decisions.size(); ++number) {
        const Estimate& cost = review.decisions[number].cost;
        if (cost.isSure() && cost.percent >= kLeastMentioned) costliest.push_back(number);
    }
    std::stable_sort(costliest.begin(), costliest.end(), [&](std::size_t a, std::size_t b) {
        return review.decisions[a].cost.percent > review.decisions[b].cost.percent;
    });
    costliest.resize(std::min(costliest.size(), kMostMistakes));
    for (const std::size_t number : costliest)
        review.mistakes.push_back(mistakeOf(match, review, number, names, request.cancelled));
    if (isCancelled(request.cancelled)) return std::nullopt;
    review.summary = summaryOf(review, names);
    return review;
}

} // namespace tacklebox
