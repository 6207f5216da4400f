#include "model/bots/player.h"

#include "model/bots/logodds.h"
#include "model/games/whatthefish/bot/bot.h"
#include "model/games/whatthefish/bot/levels.h"
#include "model/games/whatthefish/bot/search.h"
#include "model/games/whatthefish/bot/words.h"

#include <cmath>

namespace tacklebox {

using namespace whatthefish;

namespace {

/// Log-odds by which fish get free more often than in playouts, by the others' types. With each swim, hands
/// have fewer useful cards than determinizations suggest, as players play those first. Players also save and
/// stop fish more or less often than in playouts.
struct Correction {
    double always, eachSwim;
};
using Corrections = std::array<Correction, kOpponentTypes>;

const Corrections& correctionsOf(bool own, int seats) {
    static constexpr Corrections kOwn{
        {{0, 0.35}, {0.55, 0.07}, {-0.2, 0.08}, {-0.1, 0.08}, {0.2, 0.1}, {0.2, 0.1}}};
    static constexpr Corrections kOwnOfTwo{
        {{0.6, 0}, {0.3, 0.05}, {0, 0.1}, {0.35, 0.1}, {0, 0.1}, {0, 0.1}}};
    static constexpr Corrections kTheirs{
        {{0.1, 0.2}, {-0.15, 0.35}, {0, -0.05}, {0.15, -0.05}, {0, 0.18}, {0, 0.18}}};
    static constexpr Corrections kTheirsOfTwo{
        {{-0.15, 0}, {0.1, 0.3}, {-0.1, 0.05}, {0, 0.05}, {-0.4, 0.35}, {-0.4, 0.35}}};
    if (seats == 2) return own ? kOwnOfTwo : kTheirsOfTwo;
    return own ? kOwn : kTheirs;
}

/// A bot that uses the part of its observations that its level allows.
class Player : public PlayerSkeleton<WhatTheFish> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : PlayerSkeleton(seat, seed), m_skill(skillOf(level)), m_seat(seat) {}

  private:
    bool statesOdds() const { return m_skill.rationale.playouts > 0; }
    void observe(const SeenEvent<WhatTheFish>& event) override {
        if (statesOdds()) learnFrom(event);
    }
    std::optional<Move> evaluate(const Decision&) override {
        m_input = look();
        return policyMove(m_input, m_skill.policy);
    }
    bool worthSearching(const Move&) const override { return m_skill.search.playouts > 0; }
    std::optional<Move> search(const Decision& decision) override {
        std::vector<PlayedOutMove> all = candidates(decision.legal, m_input);
        sampleDeterminizations();
        Budget budget(decision.thinking, m_skill.search.playouts, decision.deadline);
        if (all.size() > 1) m_search->rank(all, budget);
        return all.front().move;
    }
    /// Uses fresh playouts, as those of the selection are biased upwards.
    Rationale explain(const Decision& decision, const Move& move) override {
        PlayedOutMove candidate{move};
        if (statesOdds()) {
            if (m_skill.search.playouts == 0) sampleDeterminizations();
            Budget budget(decision.thinking, m_skill.rationale.playouts, decision.deadline);
            m_search->evaluate(candidate, budget);
        }
        return reason(candidate, m_input);
    }
    void sampleDeterminizations() {
        m_search.reset();
        m_determinizer.emplace(m_known, handDoubtsOf(m_opponents));
        m_search.emplace(*m_determinizer, m_seat, m_opponents, m_random);
    }

    /// Learns the types of other players from their moves.
    void learnFrom(const SeenEvent<WhatTheFish>& event) {
        constexpr double kFadesWithAGame = 0.03;
        if (std::holds_alternative<SeenDeal<WhatTheFish>>(event.content())) m_opponents.fade(kFadesWithAGame);
        const auto* made = std::get_if<SeenMove<Move>>(&event.content());
        if (made && made->seat != m_seat)
            learn(m_opponents, m_known, made->seat, made->move, m_random, m_decider);
    }

    // ---- observation and memory ----

    PolicyInput look() const {
        const Observation& observation = m_known.observation();
        const Hypothesis& hypothesis = m_known.hypotheses().front(); // visible cards are equal in all
        PolicyInput input;
        input.seat = m_seat;
        input.status = &observation.status;
        for (const Tag tag : hypothesis.now.hands[m_seat])
            input.hand.add(hypothesis.card(tag));
        for (const Tag tag : hypothesis.now.discard)
            input.discard.add(hypothesis.card(tag));
        if (m_skill.countsCards) {
            input.open = input.discard;
            for (const Tag tag : hypothesis.now.played)
                input.open.add(hypothesis.card(tag));
            for (const Frozen& frozen : hypothesis.now.frozen)
                input.open.add(hypothesis.card(frozen.card));
        }
        for (Seat seat = 0; seat < observation.match.seats; ++seat) {
            input.cards[seat] = std::uint8_t(observation.hands[seat].size());
            if (seat != m_seat) input.known[seat] = remembered(seat);
        }
        input.drawPile = std::uint8_t(observation.piles.draw.size());
        input.flushes = hypothesis.now.flushes[m_seat];
        return input;
    }

    /// Certain cards of a hand, if the information is recent enough for the level.
    CardSet remembered(Seat seat) const {
        CardSet known = CardSet::range(0, kDeckSize);
        for (const Hypothesis& hypothesis : m_known.hypotheses()) {
            CardSet here;
            for (const Tag tag : hypothesis.now.hands[seat])
                if (hypothesis.known(tag) &&
                    hypothesis.dives - hypothesis.evidence[tag].dives <= m_skill.memory)
                    here.add(hypothesis.card(tag));
            known = known & here;
        }
        return known;
    }

    // ---- reasons ----

    Rationale reason(const PlayedOutMove& candidate, const PolicyInput& input) const {
        const Motive motive = motiveOf(candidate.move, input);
        Rationale why{.motive = std::uint8_t(motive), .clue = clue(motive, candidate.move, input)};
        if (candidate.played == 0) return why;
        why.expected = chanceToWin(candidate, input.seats());
        // If nobody else can act, a pass certainly frees the fish.
        const bool certain = leavesToOthers(motive) && input.othersToAct().empty();
        switch (certain ? Aim::None : aimOf(motive)) {
        case Aim::None: break;
        case Aim::Free: why.likely = freedom(candidate, input); break;
        case Aim::Stop: why.likely = 1 - freedom(candidate, input); break;
        case Aim::Fish: why.likely = candidate.rate(candidate.fishHeld); break;
        }
        return why;
    }

    /// Share of playouts in which the fish gets free, with the correction.
    double freedom(const PlayedOutMove& candidate, const PolicyInput& input) const {
        const bool own = !input.swim().any() || input.swim().seat == m_seat;
        const Corrections& corrections = correctionsOf(own, input.seats());
        const int swims = std::min<int>(3, input.status->swims);
        const double correction = meanOfOthers(input.seats(), [&](std::size_t type) {
            return corrections[type].always + corrections[type].eachSwim * swims;
        });
        const double free = (candidate.freed + 0.5) / (candidate.played + 1.0);
        // With two players all depends on one hand and the estimate of its player.
        constexpr double kOfTwo = 0.85;
        const double firmness = own && input.seats() == 2 ? kOfTwo : 1;
        return 1 / (1 + std::exp(-firmness * (std::log(free / (1 - free)) + correction)));
    }

    /// Share of playouts won, corrected for the others' types. Fitted to 20,000 estimates of Pikes at mixed
    /// tables. Sharks are mistaken for several types, and still win more often.
    double chanceToWin(const PlayedOutMove& candidate, int seats) const {
        static constexpr std::array<double, kOpponentTypes> kOfTwo{0.2, 0.1, 0.1, 0.1, 0.6, -0.7};
        static constexpr std::array<double, kOpponentTypes> kOfMore{0.3, -0.25, 0.15, -0.15, 0.3, -0.7};
        const auto& byType = seats == 2 ? kOfTwo : kOfMore;
        const double won = (candidate.won + 0.5) / (candidate.played + 1.0);
        return shiftLogOdds(won, meanOfOthers(seats, [&](std::size_t type) { return byType[type]; }));
    }
    /// Mean of `value(style)` over the other seats and their types.
    template <class Value>
    double meanOfOthers(int seats, Value value) const {
        double sum = 0;
        for (Seat seat = 0; seat < seats; ++seat)
            if (seat != m_seat) sum += m_opponents[seat].mean(value);
        return sum / (seats - 1);
    }

    /// The most relevant known card of another hand.
    std::optional<Fact> clue(Motive motive, const Move& move, const PolicyInput& input) const {
        CardKind wanted = CardKind::Kill;
        SeatSet whose = SeatSet::all(input.seats()).without(m_seat);
        switch (motive) {
        case Motive::SwimFree:
        case Motive::SaveFish:
        case Motive::LeaveToOthers:
        case Motive::NoAttack: break;
        case Motive::StopFish:
            wanted = CardKind::Protection;
            whose = SeatSet::of(input.swim().seat);
            break;
        case Motive::WantFish:
            wanted = CardKind::Fish;
            whose = SeatSet::of(move.target);
            break;
        default: return std::nullopt;
        }
        std::optional<Fact> best;
        for (const Fact& fact : m_known.facts()) {
            if (fact.kind != FactKind::Holds || !whose.has(fact.seat) || kindOf(fact.card) != wanted)
                continue;
            if (fact.turnsAgo > m_skill.memory || (best && fact.card <= best->card)) continue;
            best = fact;
        }
        return best;
    }

    Skill m_skill;
    Seat m_seat;
    PolicyInput m_input;
    std::optional<Determinizer<WhatTheFish>> m_determinizer; ///< for the current decision
    std::optional<PlayoutSearch> m_search;                   ///< in m_determinizer
    Opponents m_opponents{kPriorTypes};
    TypePolicy m_decider;
};

} // namespace

template <>
std::unique_ptr<Bot<WhatTheFish>> makePlayer<WhatTheFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
