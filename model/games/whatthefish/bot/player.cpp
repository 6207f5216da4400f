#include "model/bots/player.h"

#include "model/bots/logodds.h"
#include "model/games/whatthefish/bot/levels.h"
#include "model/games/whatthefish/bot/motive.h"
#include "model/games/whatthefish/bot/search.h"

#include <cmath>

namespace tacklebox {

using namespace whatthefish;

namespace {

/// By how much fish get free more often than in play-outs, in log odds, among players of each style. With
/// every swim they have fewer of the cards that help, as those are played first, than sampled worlds show;
/// and they save and stop fish somewhat more or less often than they do in play-outs.
struct Correction {
    double always, eachSwim;
};
using Corrections = std::array<Correction, kStyles>;

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

/// Goes by what its seat has seen, and by as much of it as its level makes use of.
class Player : public PlayerSkeleton<WhatTheFish> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : PlayerSkeleton(seat, seed), m_skill(skillOf(level)), m_seat(seat) {}

  private:
    bool tells() const { return m_skill.rationale.playouts > 0; }
    void observe(const SeenEvent<WhatTheFish>& event) override {
        if (tells()) learnFrom(event);
    }
    std::optional<Move> evaluate(const Decision&) override {
        m_observation = look();
        return policyMove(m_observation, m_skill.weights);
    }
    bool worthSearching(const Move&) const override { return m_skill.search.playouts > 0; }
    std::optional<Move> search(const Decision& decision) override {
        std::vector<PlayedOutMove> all = candidates(decision.legal, m_observation);
        sampleWorlds();
        Budget budget(decision.thinking, m_skill.search.playouts, decision.deadline);
        if (all.size() > 1) m_search->halve(all, budget);
        return all.front().move;
    }
    /// What was found best by its play-outs looks better there than it is: the odds told are of others.
    Rationale explain(const Decision& decision, const Move& move) override {
        PlayedOutMove candidate{move};
        if (tells()) {
            if (m_skill.search.playouts == 0) sampleWorlds();
            Budget budget(decision.thinking, m_skill.rationale.playouts, decision.deadline);
            m_search->repeat(candidate, budget);
        }
        return reason(candidate, m_observation);
    }
    void sampleWorlds() {
        m_search.reset();
        m_worlds.emplace(m_known, tempersOf(m_opponents));
        m_search.emplace(*m_worlds, m_seat, m_opponents, m_random);
    }

    /// What a decision tells of how its seat plays.
    void learnFrom(const SeenEvent<WhatTheFish>& event) {
        constexpr double kFadesWithAGame = 0.03;
        if (std::holds_alternative<SeenDeal<WhatTheFish>>(event.content())) m_opponents.fade(kFadesWithAGame);
        const auto* made = std::get_if<SeenMove<Move>>(&event.content());
        if (made && made->seat != m_seat)
            learn(m_opponents, m_known, made->seat, made->move, m_random, m_decider);
    }

    // ---- what it sees and remembers ----

    Observation look() const {
        const View& view = m_known.view();
        const Hypothesis& hypothesis = m_known.hypotheses().front(); // what lies open is the same in all
        Observation observation;
        observation.seat = m_seat;
        observation.status = &view.status;
        for (const Tag tag : hypothesis.now.hands[m_seat])
            observation.hand.add(hypothesis.card(tag));
        for (const Tag tag : hypothesis.now.discard)
            observation.discard.add(hypothesis.card(tag));
        if (m_skill.countsCards) {
            observation.open = observation.discard;
            for (const Tag tag : hypothesis.now.played)
                observation.open.add(hypothesis.card(tag));
            for (const Frozen& frozen : hypothesis.now.frozen)
                observation.open.add(hypothesis.card(frozen.card));
        }
        for (Seat seat = 0; seat < view.match.seats; ++seat) {
            observation.cards[seat] = std::uint8_t(view.hands[seat].size());
            if (seat != m_seat) observation.known[seat] = remembered(seat);
        }
        observation.drawPile = std::uint8_t(view.piles.draw.size());
        observation.flushes = hypothesis.now.flushes[m_seat];
        return observation;
    }

    /// The cards that a hand surely holds, so far as it was not too long ago that one heard of them.
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

    // ---- why ----

    Rationale reason(const PlayedOutMove& candidate, const Observation& observation) const {
        const Motive motive = motiveOf(candidate.move, observation);
        Rationale why{.motive = std::uint8_t(motive), .clue = clue(motive, candidate.move, observation)};
        if (candidate.played == 0) return why;
        why.expected = chanceToWin(candidate, observation.seats());
        // When nobody else can act, a pass lets the fish go for certain.
        const bool certain = leavesToOthers(motive) && observation.othersToAct().empty();
        switch (certain ? Aim::None : aimOf(motive)) {
        case Aim::None: break;
        case Aim::Free: why.likely = freedom(candidate, observation); break;
        case Aim::Stop: why.likely = 1 - freedom(candidate, observation); break;
        case Aim::Fish: why.likely = candidate.share(candidate.fishHeld); break;
        }
        return why;
    }

    /// The share of play-outs in which the fish goes free, set right by how often fish did.
    double freedom(const PlayedOutMove& candidate, const Observation& observation) const {
        const bool own = !observation.swim().any() || observation.swim().seat == m_seat;
        const Corrections& corrections = correctionsOf(own, observation.seats());
        const int swims = std::min<int>(3, observation.status->swims);
        const double correction = meanOfOthers(observation.seats(), [&](std::size_t style) {
            return corrections[style].always + corrections[style].eachSwim * swims;
        });
        const double free = (candidate.freed + 0.5) / (candidate.played + 1.0);
        // Between two everything hangs on one hand, and on what is thought of its player.
        constexpr double kOfTwo = 0.85;
        const double firmness = own && observation.seats() == 2 ? kOfTwo : 1;
        return 1 / (1 + std::exp(-firmness * (std::log(free / (1 - free)) + correction)));
    }

    /// The share of play-outs won, corrected by the others' styles: log-odds fitted to 20,000 claims of Pikes
    /// in companies of every kind. Sharks, who are taken for several styles, still win more than this says.
    double chanceToWin(const PlayedOutMove& candidate, int seats) const {
        static constexpr std::array<double, kStyles> kOfTwo{0.2, 0.1, 0.1, 0.1, 0.6, -0.7};
        static constexpr std::array<double, kStyles> kOfMore{0.3, -0.25, 0.15, -0.15, 0.3, -0.7};
        const auto& byStyle = seats == 2 ? kOfTwo : kOfMore;
        const double won = (candidate.won + 0.5) / (candidate.played + 1.0);
        return withLogOddsMoved(won, meanOfOthers(seats, [&](std::size_t style) { return byStyle[style]; }));
    }
    /// The mean of `value(style)` over the other seats and the styles in which they may play.
    template <class Value>
    double meanOfOthers(int seats, Value value) const {
        double sum = 0;
        for (Seat seat = 0; seat < seats; ++seat)
            if (seat != m_seat) sum += m_opponents[seat].mean(value);
        return sum / (seats - 1);
    }

    /// Of the cards known in other hands the one that matters most here.
    std::optional<Fact> clue(Motive motive, const Move& move, const Observation& observation) const {
        CardKind wanted = CardKind::Kill;
        SeatSet whose = SeatSet::all(observation.seats()).without(m_seat);
        switch (motive) {
        case Motive::SwimFree:
        case Motive::SaveFish:
        case Motive::LeaveToOthers:
        case Motive::NoAttack: break;
        case Motive::StopFish:
            wanted = CardKind::Protection;
            whose = SeatSet::of(observation.swim().seat);
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
    Observation m_observation;
    std::optional<WorldSampler<WhatTheFish>> m_worlds; ///< for the present decision
    std::optional<PlayoutSearch> m_search;             ///< in them
    Opponents m_opponents{kPriorStyles};
    StylePolicy m_decider;
};

} // namespace

template <>
std::unique_ptr<Bot<WhatTheFish>> makePlayer<WhatTheFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
