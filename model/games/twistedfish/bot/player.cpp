#include "model/bots/player.h"
#include "model/bots/logodds.h"

#include "model/bots/sequentialhalving.h"
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
    bool mayHoldBack(const Decision& decision) const {
        const Status& status = m_known.view().status;
        return status.phase == Phase::Turn && status.turn != self() && !decision.thinking.mustMove;
    }
    bool forced(const Decision& decision) override {
        return decision.legal.size() == 1 && !mayHoldBack(decision);
    }
    std::optional<Move> evaluate(const Decision& decision) override {
        m_expected.reset();
        m_worlds.reset();
        if (m_skill.odds.deals > 0) m_worlds.emplace(m_known, decision.deadline);
        if (decision.deadline.cancelled()) return std::nullopt;
        if (m_worlds && !m_worlds->found()) m_worlds.reset();
        m_odds = currentOdds();
        rank(decision.legal);
        if (mayHoldBack(decision) && m_ranked.front().evaluated.worth < 0) return std::nullopt;
        return m_ranked.front().move;
    }
    bool worthSearching(const Move&) const override {
        return m_worlds && m_skill.search.playouts > 0 && !obvious(m_ranked.front().evaluated.motive);
    }
    /// Plays the hand on after the best of the moves, and after none if he may hold back.
    std::optional<Move> search(const Decision& decision) override {
        Budget budget(decision.thinking, m_skill.search.playouts, decision.deadline);
        std::vector<CandidateMove<Move>> candidates;
        for (const Ranked& ranked : m_ranked)
            if (int(candidates.size()) < m_skill.search.candidates)
                candidates.push_back(
                    {.move = ranked.move, .heuristic = ranked.evaluated.worth * m_skill.heuristic});
        if (mayHoldBack(decision)) candidates.push_back({});
        Playout playout(m_known, m_odds);
        const auto draw = [&](State& world) {
            m_worlds->sample(m_random, world);
            playout.setStyles(m_worlds->deals().styles());
        };
        const CandidateMove<Move>& best =
            candidates[sequentialHalving(playout, candidates, draw, budget, m_random)];
        if (best.count > 0) m_expected = pointsToExpect(best.meanPoints());
        return best.move;
    }
    Rationale explain(const Decision& decision, const Move& move) override {
        Rationale why = reason(move);
        const bool tells = m_worlds && decision.thinking.effort >= kLeastEffortToTell;
        if (why.likely)
            why.likely = tells ? likelyAfresh(move) : std::nullopt; // who forgets cannot tell truly
        why.expected = m_expected;
        if (move.kind == MoveKind::Ask && liesInBasket(move.card)) {
            why.motive = std::uint8_t(Motive::AskInVain);
            why.likely.reset();
            why.clue.reset();
        }
        return why;
    }

    /// The points that play-outs come to, corrected by how the others play. All ask there by what everybody
    /// has heard; this player knows more, and misses less of what there is to win: above all among those who
    /// ask at random, and while many cards are left to draw. Fitted to 16,000 choices of Sharks in companies
    /// of every kind. No move depends on it.
    double pointsToExpect(double playedOut) const {
        constexpr double kMissesLess = 2.5; // a logarithm, if all ask at random and all cards are in the pond
        const View& view = m_known.view();
        double atRandom = 0;
        for (Seat seat = 0; seat < view.match.seats; ++seat)
            if (seat != self()) atRandom += m_known.styles()[seat].mean(asksAtRandom);
        atRandom /= view.match.seats - 1;
        const double undrawn = double(view.pond.size()) / kDeckSize, most = mostPoints();
        return most - (most - playedOut) * std::exp(-kMissesLess * atRandom * atRandom * undrawn);
    }
    static bool asksAtRandom(std::size_t style) {
        return style == std::size_t(AskStyle::AnyAsk) || style == std::size_t(AskStyle::AnyOther);
    }
    /// The points of this player with all baskets that nobody else has laid.
    int mostPoints() const {
        int points = m_known.view().match.scores[self()];
        for (Fish fish = 0; fish < kFishes; ++fish)
            points += valueOf(fish) * kColours;
        for (const Basket& basket : m_known.view().baskets)
            if (basket.owner != self()) points -= valueOf(basket.fish) * kColours;
        return points;
    }

    struct Ranked {
        Move move;
        Evaluated evaluated;
    };

    bool liesInBasket(Card card) const {
        return std::ranges::any_of(m_known.view().baskets,
                                   [card](const Basket& basket) { return basket.cards().has(card); });
    }
    static bool obvious(Motive motive) { return motive == Motive::LayBasket || motive == Motive::TakeKnown; }

    /// From worlds, where there are any.
    Odds currentOdds() {
        if (!m_worlds) return rememberedOdds(m_known, m_skill.memory);
        const auto [deals, steps] = m_skill.odds;
        const Odds counted = countedOdds(m_known, *m_worlds, m_random, deals, steps);
        if (m_skill.plainDeals == 0) return counted;
        return steadied(counted, deals, rememberedOdds(m_known, m_skill.memory), m_skill.plainDeals);
    }

    /// How likely a chosen move is in new worlds: those in which it was chosen speak too well of it. They lie
    /// far apart, as worlds that are much alike would be too sure.
    std::optional<double> likelyAfresh(const Move& move) {
        const auto [deals, steps] = m_skill.rationale;
        const Odds afresh = countedOdds(m_known, *m_worlds, m_random, deals, steps);
        const std::optional<double> likely =
            Evaluation(m_known, afresh, m_skill.weights).evaluate(move).likely;
        return likely && move.kind == MoveKind::Ask ? asHeld(asUnasked(*likely, move), move) : likely;
    }
    /// Worlds weigh each ask by itself, not that who holds some of a fish would ask for it in time. Who has
    /// asked, but never for this one, has less of it, unless he asks at random. Fitted to 4,000 asks of a
    /// Pike among players of all kinds.
    double asUnasked(double likely, const Move& ask) const {
        constexpr double kLess = 0.4; // a logarithm
        bool asked = false, forThis = false;
        for (const Note& note : m_known.notes()) {
            if (note.kind != NoteKind::Asked || note.seat != ask.target || note.askKind == AskKind::Sure)
                continue;
            asked = true;
            forThis |= note.fish == fishOf(ask.card);
        }
        if (!asked || forThis) return likely;
        const double atRandom = m_known.styles()[ask.target][std::size_t(AskStyle::AnyAsk)];
        return withLogOddsMoved(likely, -kLess * (1 - atRandom));
    }
    /// Nor do worlds weigh that whoever else collects a fish would ask for what another has of it: the more
    /// of it the player holds, the fewer of it lie together elsewhere. Fitted to 7,300 asks of a Pike.
    double asHeld(double likely, const Move& ask) const {
        constexpr double kByHeld[] = {0, 0, 0.24, -0.07, -0.18, -0.18}; // logarithms
        return withLogOddsMoved(likely, kByHeld[(m_known.hand() & kCardsOf[fishOf(ask.card)]).size()]);
    }
    /// All moves, the best at a glance first. Levels that forget do not ask where a card cannot be while
    /// another may be there, nor pass the same card to and fro.
    void rank(std::span<const Move> legal) {
        const Evaluation evaluation(m_known, m_odds, m_skill.weights);
        m_ranked.clear();
        for (const Move& move : legal) {
            m_ranked.push_back({move, evaluation.evaluate(move)});
            m_ranked.back().evaluated.worth += 0.01 * m_random.unit();
        }
        if (m_skill.odds.deals == 0) {
            putRepeatedAsksLate();
            putVainAsksLast();
        }
        std::ranges::stable_sort(
            m_ranked, [](const Ranked& a, const Ranked& b) { return a.evaluated.worth > b.evaluated.worth; });
    }
    /// Puts asks for a card that has gone to and fro behind all that may hit, unless the basket is sure then.
    void putRepeatedAsksLate() {
        constexpr double kBehind = 500; // more than a sure hit is worth
        for (Ranked& ranked : m_ranked) {
            const Move& move = ranked.move;
            if (move.kind == MoveKind::Ask && m_known.hasGoneToAndFro(move.card, move.target) &&
                !isBasketSure(fishOf(move.card)))
                ranked.evaluated.worth -= kBehind;
        }
    }
    /// True if this player knows of a holder for every card that they lack of the fish.
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
            if (asks(ranked) && vain(ranked)) ranked.evaluated.worth -= kFarBehind;
    }
    Rationale reason(const Move& move) const {
        for (const Ranked& ranked : m_ranked) {
            if (!(ranked.move == move)) continue;
            const Evaluated& evaluated = ranked.evaluated;
            return {std::uint8_t(evaluated.motive), evaluated.likely, {}, clue(ranked)};
        }
        return {};
    }
    /// What is known of the one asked that says most about the card.
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
    std::optional<WorldSampler<TwistedFish>>
        m_worlds; ///< none for who goes by memory, or where none was found
    Odds m_odds;
    std::vector<Ranked> m_ranked;
    std::optional<double> m_expected; ///< in points, by the search
};

} // namespace

template <>
std::unique_ptr<Bot<TwistedFish>> makePlayer<TwistedFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
