#include "model/games/whatthefish/bot/policy.h"

#include <optional>

namespace tacklebox::whatthefish {

SeatSet Observation::othersToAct() const {
    SeatSet others = status->waiting.without(seat);
    if (swim().any()) others.remove(swim().seat);
    return others;
}

Unseen::Unseen(const Observation& observation) {
    cards = CardSet::range(0, kDeckSize) - observation.hand - observation.open;
    for (const CardSet& known : observation.known)
        cards -= known;
    const double all = std::max(1, cards.size());
    kills = (cards & kKills).size() / all;
    protections = (cards & kProtections).size() / all;
}

namespace {

/// Probability that the hand's KILLs, known and unseen, sum to more than `bar`.
double oddsOfKills(const Observation& observation, const Unseen& unseen, Seat seat, int bar) {
    const CardSet known = observation.known[seat];
    return oddsOfMore(observation.cards[seat] - known.size(), unseen.kills, bar - sumOf(known & kKills));
}

} // namespace

double oddsOthersStopIt(const Observation& observation) {
    const Unseen unseen(observation);
    double none = 1;
    for (const Seat seat : observation.othersToAct())
        none *=
            1 - oddsOfKills(observation, unseen, seat, observation.swim().bar - observation.swim().attack);
    return 1 - none;
}

namespace {

Move aimedAt(MoveKind kind, Seat target) {
    return {kind, target};
}

/// Maximum number of flushes between two dives.
constexpr int kFlushes = 6;

/// Makes one decision.
class PolicyMove {
  public:
    PolicyMove(const Observation& observation, const PolicyOptions& options)
        : m_observation(observation), m_options(options) {}

    Move decide() {
        switch (m_observation.status->phase) {
        case Phase::Tax: return moveWith(MoveKind::Give, lowestOf(fish()));
        case Phase::Flush: return {MoveKind::Flush};
        default: break;
        }
        if (!swim().any()) return openWater();
        if (swim().seat == m_observation.seat) return swim().endangered() ? save() : pass();
        if (!swim().endangered()) return attack();
        if (m_options.seizes)
            if (const auto move = seize()) return *move;
        return pass();
    }

  private:
    const Swim& swim() const { return m_observation.swim(); }
    CardSet fish() const { return m_observation.hand & kFish; }
    CardSet kills() const { return m_observation.hand & kKills; }
    CardSet protections() const { return m_observation.hand & kProtections; }
    static Move pass() { return {MoveKind::Pass}; }
    bool holds(Face face) const { return m_observation.hand.intersects(cardsLike(face)); }
    bool mayFlush() const {
        return fish().empty() && m_observation.flushes < kFlushes &&
               (m_observation.drawPile > 0 || !m_observation.hand.empty() || !m_observation.discard.empty());
    }
    /// The other seat with most cards; kNoSeat if all hands are empty.
    Seat fullest(SeatSet among) const {
        Seat best = kNoSeat;
        int most = 0;
        for (const Seat seat : among) {
            if (seat == m_observation.seat || m_observation.cards[seat] <= most) continue;
            best = seat;
            most = m_observation.cards[seat];
        }
        return best;
    }
    Seat fullest() const { return fullest(SeatSet::all(m_observation.seats())); }

    Move openWater() {
        if (!fish().empty()) {
            if (!m_options.seizes && holds(kElvisEffect) && bestDead() > highestValue(fish())) return elvis();
            return dive();
        }
        if (holds(kElvisEffect) && bestDead() > 0) return elvis();
        if (const Seat seat = fullest(); holds(kWtfTax) && seat != kNoSeat)
            return aimedAt(MoveKind::WtfTax, seat);
        return mayFlush() ? Move{MoveKind::Flush} : pass();
    }

    Move dive() const {
        return moveWith(MoveKind::Dive, m_options.lowFishFirst ? lowestOf(fish()) : highestOf(fish()));
    }
    /// Value of the highest FISH in the discard pile.
    int bestDead() const { return highestValue(m_observation.discard & kFish); }
    Move elvis() const { return moveWith(MoveKind::ElvisEffect, highestOf(m_observation.discard & kFish)); }

    Move save() {
        if (const CardSet set = protection(); !set.empty()) return moveWith(MoveKind::Protect, set);
        if (holds(kBenFranklin) && m_observation.status->last.kind == MoveKind::Kill &&
            m_observation.status->last.any())
            return {MoveKind::BenFranklin};
        if (!m_options.hopes) return {MoveKind::BellyUp};
        if (mayFlush()) return {MoveKind::Flush};
        const Seat seat = fullest();
        if (seat != kNoSeat) {
            if (holds(kMuggerCroc)) return aimedAt(MoveKind::MuggerCroc, seat);
            if (holds(kCommunistManifesto) && m_observation.seats() == 2)
                return {MoveKind::CommunistManifesto, seat, m_observation.seat};
            if (holds(kSnapperSnatch) && m_observation.cards[seat] >= 2)
                return aimedAt(MoveKind::SnapperSnatch, seat);
        }
        if (m_options.seizes && holds(kElvisEffect) && bestDead() > 0) return elvis();
        return {MoveKind::BellyUp};
    }

    /// The cheapest cards with a sum above `bar`. As a last resort, without the level's limit.
    CardSet cheapestOf(CardSet cards, int bar, bool last) const {
        const CardSet few = cheapestAbove(cards, bar, m_options.mostAdded);
        return few.empty() && last && m_options.mostAdded < kAnyNumber ? cheapestAbove(cards, bar) : few;
    }

    /// The PROTECTIONs with the best probability that the fish gets free, less their later value.
    CardSet protection() const {
        const CardSet cheapest = cheapestOf(protections(), swim().attack, true);
        if (cheapest.empty() || m_options.thrift >= 1) return cheapest;
        const Unseen unseen(m_observation);
        CardSet best;
        double bestWorth = -100;
        const int most = sumOf(protections());
        for (int bar = sumOf(cheapest); bar <= most; ++bar) {
            const CardSet set = cheapestAbove(protections(), bar - 1);
            bar = sumOf(set);
            double free = 1;
            for (Seat seat = 0; seat < m_observation.seats(); ++seat)
                if (seat != m_observation.seat) free *= 1 - oddsOfKills(m_observation, unseen, seat, bar);
            const double worth = free - m_options.thrift * bar;
            if (worth <= bestWorth) continue;
            bestWorth = worth;
            best = set;
        }
        return best;
    }

    Move attack() {
        const int bar = swim().bar - swim().attack;
        const bool last = m_observation.othersToAct().empty();
        if (m_options.seizes)
            if (const auto move = seize()) return *move;
        const CardSet set = strike(bar, last);
        if (!last && oddsOthersStopIt(m_observation) >= m_options.trust) return pass();
        if (!set.empty()) return moveWith(MoveKind::Kill, set);
        return last ? lastResort(bar) : pass();
    }

    /// The KILLs with the best probability that the owner has no answer, less their later value.
    CardSet strike(int bar, bool last) const {
        const CardSet cheapest = cheapestOf(kills(), bar, last);
        if (cheapest.empty() || m_options.thriftOfKills >= 1 || m_observation.seats() > 2) return cheapest;
        const Unseen unseen(m_observation);
        const Seat owner = swim().seat;
        const int known = sumOf(m_observation.known[owner] & kProtections);
        const int unknown = m_observation.cards[owner] - m_observation.known[owner].size();
        CardSet best;
        double bestWorth = -100;
        const int most = sumOf(kills());
        for (int sum = sumOf(cheapest); sum <= most; ++sum) {
            const CardSet set = cheapestAbove(kills(), sum - 1);
            sum = sumOf(set);
            const double dies = 1 - oddsOfMore(unknown, unseen.protections, swim().attack + sum - known);
            const double worth = dies - m_options.thriftOfKills * sum;
            if (worth <= bestWorth) continue;
            bestWorth = worth;
            best = set;
        }
        return best;
    }

    /// A useful action during another's swim.
    std::optional<Move> seize() {
        const Seat owner = swim().seat;
        if (holds(kElvisEffect) && bestDead() > highestValue(fish())) return elvis();
        if (mayFlush()) return Move{MoveKind::Flush};
        if (owner != m_observation.seat && holds(kMuggerCroc) && m_observation.cards[owner] > 0)
            return aimedAt(MoveKind::MuggerCroc, owner);
        if (owner != m_observation.seat && holds(kCommunistManifesto) && m_observation.cards[owner] > 0)
            return manifesto(owner);
        return std::nullopt;
    }

    /// For the last seat that can stop the fish.
    Move lastResort(int bar) {
        const LastAction& last = m_observation.status->last;
        if (holds(kBenFranklin) && last.any() && last.seat == swim().seat &&
            (last.kind == MoveKind::Dive || last.kind == MoveKind::Protect))
            return {MoveKind::BenFranklin};
        if (holds(kBeaverBuddha)) return {MoveKind::BeaverBuddha};
        if (!m_options.hopes) return pass();
        const Seat seat = fullest();
        if (holds(kMuggerCroc) && seat != kNoSeat) return aimedAt(MoveKind::MuggerCroc, seat);
        if (mayFlush()) return {MoveKind::Flush};
        if (holds(kCommunistManifesto) && seat != kNoSeat && (m_options.seizes || m_observation.seats() == 2))
            return manifesto(seat);
        if (holds(kSnapperSnatch) && seat != kNoSeat) return aimedAt(MoveKind::SnapperSnatch, seat);
        if (m_observation.seats() == 2) return pass();
        // With more players, any action gives the others another chance to act.
        if (m_options.seizes && holds(kWtfTax) && seat != kNoSeat) return aimedAt(MoveKind::WtfTax, seat);
        if (m_options.seizes && holds(kMrsCrabite) && seat != kNoSeat)
            return aimedAt(MoveKind::MrsCrabite, seat);
        if (!kills().empty() && bar > 0) return moveWith(MoveKind::Kill, kills());
        return pass();
    }

    Move manifesto(Seat from) {
        if (m_observation.seats() == 2) return {MoveKind::CommunistManifesto, from, m_observation.seat};
        Seat to = 0;
        while (to == m_observation.seat || to == from)
            ++to;
        return {MoveKind::CommunistManifesto, from, to};
    }

    const Observation& m_observation;
    const PolicyOptions& m_options;
};

} // namespace

Move policyMove(const Observation& observation, const PolicyOptions& options) {
    return PolicyMove(observation, options).decide();
}

} // namespace tacklebox::whatthefish
