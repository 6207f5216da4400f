#include "model/games/whatthefish/bot/levels.h"
#include "model/games/whatthefish/bot/motive.h"
#include "model/games/whatthefish/bot/search.h"

#include <cmath>

namespace tacklebox {

using namespace whatthefish;

namespace {

/// By how much fish get free more often than in play-outs, in log odds, among players of each way. With every
/// swim they have fewer of the cards that help, as those are played first, than sampled worlds show; and they
/// save and stop fish somewhat more or less often than they do in play-outs.
struct Leaning {
    double always, eachSwim;
};
using Leanings = std::array<Leaning, kWays>;

const Leanings& leaningsOf(bool own, int seats) {
    static constexpr Leanings kOwn{
        {{0, 0.35}, {0.55, 0.07}, {-0.2, 0.08}, {-0.1, 0.08}, {0.2, 0.1}, {0.2, 0.1}}};
    static constexpr Leanings kOwnOfTwo{{{0.6, 0}, {0.3, 0.05}, {0, 0.1}, {0.35, 0.1}, {0, 0.1}, {0, 0.1}}};
    static constexpr Leanings kTheirs{
        {{0.1, 0.2}, {-0.15, 0.35}, {0, -0.05}, {0.15, -0.05}, {0, 0.18}, {0, 0.18}}};
    static constexpr Leanings kTheirsOfTwo{
        {{-0.15, 0}, {0.1, 0.3}, {-0.1, 0.05}, {0, 0.05}, {-0.4, 0.35}, {-0.4, 0.35}}};
    if (seats == 2) return own ? kOwnOfTwo : kTheirsOfTwo;
    return own ? kOwn : kTheirs;
}

/// Judges, or searches, by what its seat has seen and as much of it as its level makes use of.
class Player : public Bot<WhatTheFish> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : m_skill(skillOf(level)), m_seat(seat), m_random(seed), m_knowledge(seat) {}

    void see(const SeenEvent<WhatTheFish>& event) override {
        if (m_skill.tries > 0) learnFrom(event);
        m_knowledge.see(event);
    }

    std::optional<Choice<WhatTheFish>> choose(std::span<const Move> legal, Thinking thinking) override {
        if (legal.size() == 1) return Choice<WhatTheFish>{legal.front(), {}};
        const Sight sight = look();
        Trial trial{judge(sight, m_skill.manner)};
        if (m_skill.tries == 0) return Choice<WhatTheFish>{trial.move, reason(trial, sight)};

        const Deadline deadline = thinking.deadline();
        Worlds<WhatTheFish> worlds(m_knowledge, tempersOf(m_ways));
        TryOut tryOut(worlds, m_seat, m_ways, m_random);
        if (m_skill.search > 0) {
            std::vector<Trial> all = trials(legal, sight);
            Budget budget(thinking, m_skill.search, deadline);
            if (all.size() > 1) tryOut.compare(all, budget);
            if (budget.cancelled()) return std::nullopt;
            trial = {all.front().move};
        }
        // What was found best by its play-outs looks better there than it is: the odds told are of others.
        Budget budget(thinking, m_skill.tries, deadline);
        tryOut.repeat(trial, budget);
        if (budget.cancelled()) return std::nullopt;
        return Choice<WhatTheFish>{trial.move, reason(trial, sight)};
    }

  private:
    /// What a decision tells of how its seat plays.
    void learnFrom(const SeenEvent<WhatTheFish>& event) {
        constexpr double kFadesWithAGame = 0.03;
        if (std::holds_alternative<SeenDeal<WhatTheFish>>(event.content())) m_ways.fade(kFadesWithAGame);
        const auto* made = std::get_if<SeenMove<Move>>(&event.content());
        if (made && made->seat != m_seat)
            learn(m_ways, m_knowledge, made->seat, made->move, m_random, m_decider);
    }

    // ---- what it sees and remembers ----

    Sight look() const {
        const View& view = m_knowledge.view();
        const Story& story = m_knowledge.stories().front(); // what lies open is the same in all
        Sight sight;
        sight.seat = m_seat;
        sight.status = &view.status;
        for (const Tag tag : story.now.hands[m_seat])
            sight.hand.add(story.card(tag));
        for (const Tag tag : story.now.discard)
            sight.discard.add(story.card(tag));
        if (m_skill.countsCards) {
            sight.open = sight.discard;
            for (const Tag tag : story.now.played)
                sight.open.add(story.card(tag));
            for (const Frozen& frozen : story.now.frozen)
                sight.open.add(story.card(frozen.card));
        }
        for (Seat seat = 0; seat < view.match.seats; ++seat) {
            sight.cards[seat] = std::uint8_t(view.hands[seat].size());
            if (seat != m_seat) sight.known[seat] = remembered(seat);
        }
        sight.drawPile = std::uint8_t(view.piles.draw.size());
        sight.flushes = story.now.flushes[m_seat];
        return sight;
    }

    /// The cards that a hand surely holds, so far as it was not too long ago that one heard of them.
    CardSet remembered(Seat seat) const {
        CardSet known = CardSet::range(0, kDeckSize);
        for (const Story& story : m_knowledge.stories()) {
            CardSet here;
            for (const Tag tag : story.now.hands[seat])
                if (story.known(tag) && story.dives - story.heard[tag].dives <= m_skill.remembers)
                    here.add(story.card(tag));
            known = known & here;
        }
        return known;
    }

    // ---- why ----

    Rationale reason(const Trial& trial, const Sight& sight) const {
        const Motive motive = motiveOf(trial.move, sight);
        Rationale why{.motive = std::uint8_t(motive), .clue = clue(motive, trial.move, sight)};
        if (trial.played == 0) return why;
        why.expected = trial.share(trial.won);
        // When nobody else can act, a pass lets the fish go for certain.
        const bool certain = leavesToOthers(motive) && sight.othersToAct().empty();
        switch (certain ? Aim::None : aimOf(motive)) {
        case Aim::None: break;
        case Aim::Free: why.likely = freedom(trial, sight); break;
        case Aim::Stop: why.likely = 1 - freedom(trial, sight); break;
        case Aim::Fish: why.likely = trial.share(trial.fishHeld); break;
        }
        return why;
    }

    /// The share of play-outs in which the fish goes free, set right by how often fish did.
    double freedom(const Trial& trial, const Sight& sight) const {
        const bool own = !sight.swim().any() || sight.swim().seat == m_seat;
        const Leanings& leanings = leaningsOf(own, sight.seats());
        const int swims = std::min<int>(3, sight.status->swims);
        double leaning = 0;
        for (Seat seat = 0; seat < sight.seats(); ++seat)
            if (seat != m_seat)
                leaning += m_ways[seat].mean([&](std::size_t way) {
                    return leanings[way].always + leanings[way].eachSwim * swims;
                }) / (sight.seats() - 1);
        const double free = (trial.freed + 0.5) / (trial.played + 1.0);
        // Between two everything hangs on one hand, and on what is thought of its player.
        constexpr double kOfTwo = 0.85;
        const double firmness = own && sight.seats() == 2 ? kOfTwo : 1;
        return 1 / (1 + std::exp(-firmness * (std::log(free / (1 - free)) + leaning)));
    }

    /// Of the cards known in other hands the one that matters most here.
    std::optional<Fact> clue(Motive motive, const Move& move, const Sight& sight) const {
        CardKind wanted = CardKind::Kill;
        SeatSet whose = SeatSet::all(sight.seats()).without(m_seat);
        switch (motive) {
        case Motive::SwimFree:
        case Motive::SaveFish:
        case Motive::LeaveToOthers:
        case Motive::NoAttack: break;
        case Motive::StopFish:
            wanted = CardKind::Protection;
            whose = SeatSet::of(sight.swim().seat);
            break;
        case Motive::WantFish:
            wanted = CardKind::Fish;
            whose = SeatSet::of(move.target);
            break;
        default: return std::nullopt;
        }
        std::optional<Fact> best;
        for (const Fact& fact : m_knowledge.facts()) {
            if (fact.kind != FactKind::Holds || !whose.has(fact.seat) || kindOf(fact.card) != wanted)
                continue;
            if (fact.turnsAgo > m_skill.remembers || (best && fact.card <= best->card)) continue;
            best = fact;
        }
        return best;
    }

    Skill m_skill;
    Seat m_seat;
    Random m_random;
    Knowledge<WhatTheFish> m_knowledge;
    Ways m_ways{kUnknownPlayer};
    Decider m_decider;
};

} // namespace

template <>
std::unique_ptr<Bot<WhatTheFish>> makePlayer<WhatTheFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
