#include "model/bots/player.h"
#include "model/bots/logodds.h"

#include "model/bots/sequentialhalving.h"
#include "model/games/twistedfish/bot/bot.h"
#include "model/games/twistedfish/bot/levels.h"
#include "model/games/twistedfish/bot/playout.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace twistedfish;

namespace {

class Player : public PlayerSkeleton<TwistedFish> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : PlayerSkeleton(seat, seed), m_skill(skillOf(level)) {}

  private:
    bool canPass(const Decision& decision) const {
        const Status& status = m_known.observation().status;
        return status.phase == Phase::Turn && status.turn != self() && !decision.thinking.mustMove;
    }
    bool forced(const Decision& decision) override {
        return decision.legal.size() == 1 && !canPass(decision);
    }
    std::optional<Move> evaluate(const Decision& decision) override {
        m_expected.reset();
        m_determinizer.reset();
        if (m_skill.odds.deals > 0) m_determinizer.emplace(m_known, decision.deadline);
        if (decision.deadline.cancelled()) return std::nullopt;
        if (m_determinizer && !m_determinizer->found()) m_determinizer.reset();
        m_odds = currentOdds();
        rank(decision.legal);
        if (canPass(decision) && m_ranked.front().evaluated.value < 0) return std::nullopt;
        return m_ranked.front().move;
    }
    bool worthSearching(const Move&) const override {
        return m_determinizer && m_skill.search.playouts > 0 && !obvious(m_ranked.front().evaluated.motive);
    }
    /// Plays the round out after the best moves, and after a pass if that is allowed.
    std::optional<Move> search(const Decision& decision) override {
        Budget budget(decision.thinking, m_skill.search.playouts, decision.deadline);
        std::vector<CandidateMove<Move>> candidates;
        for (const Ranked& ranked : m_ranked)
            if (int(candidates.size()) < m_skill.search.candidates)
                candidates.push_back(
                    {.move = ranked.move, .heuristic = ranked.evaluated.value * m_skill.heuristic});
        if (canPass(decision)) candidates.push_back({});
        Playout playout(m_known, m_odds);
        const auto draw = [&](State& determinization) {
            m_determinizer->sample(m_random, determinization);
            playout.setTypes(m_determinizer->deals().types());
        };
        const CandidateMove<Move>& best =
            candidates[sequentialHalving(playout, candidates, draw, budget, m_random)];
        if (best.count > 0) m_expected = pointsToExpect(best.meanPoints());
        return best.move;
    }
    Rationale explain(const Decision& decision, const Move& move) override {
        Rationale why = reason(move);
        const bool statesOdds = m_determinizer && decision.thinking.effort >= kLeastEffortForOdds;
        if (why.likely) why.likely = statesOdds ? likelyAfresh(move) : std::nullopt;
        why.expected = m_expected;
        if (move.kind == MoveKind::Ask && liesInBasket(move.card)) {
            why.motive = std::uint8_t(Motive::AskInVain);
            why.likely.reset();
            why.clue.reset();
        }
        return why;
    }

    /// Corrects the points of playouts for the others' types. In playouts all players ask by public
    /// knowledge. This player knows more and wins more of the remaining points, above all against random
    /// players and with many cards left to draw. Fitted to 16,000 choices of Sharks at mixed tables. No move
    /// depends on it.
    double pointsToExpect(double playedOut) const {
        constexpr double kMissesLess = 2.5; // log; if all ask at random and all cards are in the pond
        const Observation& observation = m_known.observation();
        double atRandom = 0;
        for (Seat seat = 0; seat < observation.match.seats; ++seat)
            if (seat != self()) atRandom += m_known.types()[seat].mean(asksAtRandom);
        atRandom /= observation.match.seats - 1;
        const double undrawn = double(observation.pond.size()) / kDeckSize, most = mostPoints();
        return most - (most - playedOut) * std::exp(-kMissesLess * atRandom * atRandom * undrawn);
    }
    static bool asksAtRandom(std::size_t type) {
        return type == std::size_t(OpponentType::AnyAsk) || type == std::size_t(OpponentType::AnyOther);
    }
    /// The player's points with all baskets that nobody else has laid.
    int mostPoints() const {
        int points = m_known.observation().match.scores[self()];
        for (Fish fish = 0; fish < kFishes; ++fish)
            points += valueOf(fish) * kColours;
        for (const Basket& basket : m_known.observation().baskets)
            if (basket.owner != self()) points -= valueOf(basket.fish) * kColours;
        return points;
    }

    struct Ranked {
        Move move;
        Evaluated evaluated;
    };

    bool liesInBasket(Card card) const {
        return std::ranges::any_of(m_known.observation().baskets,
                                   [card](const Basket& basket) { return basket.cards().has(card); });
    }
    static bool obvious(Motive motive) { return motive == Motive::LayBasket || motive == Motive::TakeKnown; }

    /// From determinizations if possible, else from memory.
    Odds currentOdds() {
        if (!m_determinizer) return rememberedOdds(m_known, m_skill.memory);
        const auto [deals, steps] = m_skill.odds;
        const Odds counted = sampledOdds(m_known, *m_determinizer, m_random, deals, steps);
        if (m_skill.priorWeight == 0) return counted;
        return shrunkToPrior(counted, deals, rememberedOdds(m_known, m_skill.memory), m_skill.priorWeight);
    }

    /// Re-estimates the probability on fresh samples, as the ones used for selection are biased upwards. Many
    /// steps lie between the samples, as similar ones would give overconfident odds.
    std::optional<double> likelyAfresh(const Move& move) {
        const auto [deals, steps] = m_skill.rationale;
        const Odds afresh = sampledOdds(m_known, *m_determinizer, m_random, deals, steps);
        const std::optional<double> likely =
            Evaluation(m_known, afresh, m_skill.weights).evaluate(move).likely;
        return likely && move.kind == MoveKind::Ask ? asHeld(asUnasked(*likely, move), move) : likely;
    }
    /// The chain weighs each ask on its own. But a player with some of a fish would ask for it in time. So a
    /// target that has asked, but never for this fish, has less of it, unless it asks at random. Fitted to
    /// 4,000 asks of a Pike at mixed tables.
    double asUnasked(double likely, const Move& ask) const {
        constexpr double kLess = 0.4; // log
        bool asked = false, forThis = false;
        for (const Note& note : m_known.notes()) {
            if (note.kind != NoteKind::Asked || note.seat != ask.target || note.askKind == AskKind::Sure)
                continue;
            asked = true;
            forThis |= note.fish == fishOf(ask.card);
        }
        if (!asked || forThis) return likely;
        const double atRandom = m_known.types()[ask.target][std::size_t(OpponentType::AnyAsk)];
        return shiftLogOdds(likely, -kLess * (1 - atRandom));
    }
    /// The chain also ignores that others who collect a fish would ask for it. The more of it the player
    /// holds, the less of it lies together elsewhere. Fitted to 7,300 asks of a Pike.
    double asHeld(double likely, const Move& ask) const {
        constexpr double kByHeld[] = {0, 0, 0.24, -0.07, -0.18, -0.18}; // logs
        return shiftLogOdds(likely, kByHeld[(m_known.hand() & kCardsOf[fishOf(ask.card)]).size()]);
    }
    /// Sorts all moves by value. Levels that forget put asks that cannot hit last if another ask may hit, and
    /// do not pass a card to and fro.
    void rank(std::span<const Move> legal) {
        const Evaluation evaluation(m_known, m_odds, m_skill.weights);
        m_ranked.clear();
        for (const Move& move : legal) {
            m_ranked.push_back({move, evaluation.evaluate(move)});
            m_ranked.back().evaluated.value += 0.01 * m_random.unit();
        }
        if (m_skill.odds.deals == 0) {
            putRepeatedAsksLate();
            putVainAsksLast();
        }
        std::ranges::stable_sort(
            m_ranked, [](const Ranked& a, const Ranked& b) { return a.evaluated.value > b.evaluated.value; });
    }
    /// Puts asks for a card that has gone to and fro behind all that may hit, unless the basket is sure.
    void putRepeatedAsksLate() {
        constexpr double kBehind = 500; // more than the value of a sure hit
        for (Ranked& ranked : m_ranked) {
            const Move& move = ranked.move;
            if (move.kind == MoveKind::Ask && m_known.hasGoneToAndFro(move.card, move.target) &&
                !isBasketSure(fishOf(move.card)))
                ranked.evaluated.value -= kBehind;
        }
    }
    /// True if this player knows a holder of every missing card of the fish.
    bool isBasketSure(Fish fish) const {
        for (const Card card : kCardsOf[fish] - m_known.hand())
            if (std::ranges::none_of(m_odds.held, [card](const auto& held) { return held[card] >= 1; }))
                return false;
        return true;
    }
    void putVainAsksLast() {
        constexpr double kFarBehind = 1000;
        const auto asks = [](const Ranked& ranked) { return ranked.move.kind == MoveKind::Ask; };
        const auto vain = [&](const Ranked& ranked) {
            return m_odds.held[ranked.move.target][ranked.move.card] <= 0;
        };
        if (std::ranges::none_of(m_ranked, [&](const auto& one) { return asks(one) && !vain(one); })) return;
        for (Ranked& ranked : m_ranked)
            if (asks(ranked) && vain(ranked)) ranked.evaluated.value -= kFarBehind;
    }
    Rationale reason(const Move& move) const {
        for (const Ranked& ranked : m_ranked) {
            if (!(ranked.move == move)) continue;
            const Evaluated& evaluated = ranked.evaluated;
            return {std::uint8_t(evaluated.motive), evaluated.likely, {}, clue(ranked)};
        }
        return {};
    }
    /// The strongest fact about the target and the card.
    std::optional<Fact> clue(const Ranked& ranked) const {
        const Move& move = ranked.move;
        const bool asks =
            move.kind == MoveKind::Ask || move.kind == MoveKind::TheNet || move.kind == MoveKind::TheLure;
        if (!asks) return std::nullopt;
        const Fish fish = move.card == kNoFace ? move.fish : fishOf(move.card);
        std::optional<Fact> clue;
        for (const Fact& fact : m_known.facts()) {
            if (fact.seat != move.target) continue;
            if (fact.kind == FactKind::Holds && fact.card == move.card) return fact;
            if (fact.kind == FactKind::HoldsSome && fact.topic == fish) clue = fact;
        }
        return clue;
    }

    Skill m_skill;
    std::optional<Determinizer<TwistedFish>>
        m_determinizer; ///< for levels that use determinizations, if a deal was found
    Odds m_odds;
    std::vector<Ranked> m_ranked;
    std::optional<double> m_expected; ///< in points, from the search
};

} // namespace

template <>
std::unique_ptr<Bot<TwistedFish>> makePlayer<TwistedFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
