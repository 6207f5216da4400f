#include "model/games/whatthefish/bot/policy.h"

#include <optional>

namespace tacklebox::whatthefish {

SeatSet PolicyInput::othersToAct() const {
    SeatSet others = status->playersToAct.without(seat);
    if (swim().any()) others.remove(swim().seat);
    return others;
}

Unseen::Unseen(const PolicyInput& input) {
    cards = CardSet::range(0, kDeckSize) - input.hand - input.open;
    for (const CardSet& known : input.known)
        cards -= known;
    const double all = std::max(1, cards.size());
    kills = (cards & kKills).size() / all;
    protections = (cards & kProtections).size() / all;
}

namespace {

/// Probability that the hand's KILLs, known and unseen, sum to more than `bar`.
double oddsOfKills(const PolicyInput& input, const Unseen& unseen, Seat seat, int bar) {
    const CardSet known = input.known[seat];
    return oddsOfMore(input.cards[seat] - known.size(), unseen.kills, bar - sumOf(known & kKills));
}

} // namespace

double oddsOthersStopIt(const PolicyInput& input) {
    const Unseen unseen(input);
    double none = 1;
    for (const Seat seat : input.othersToAct())
        none *= 1 - oddsOfKills(input, unseen, seat, input.swim().bar - input.swim().attack);
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
    PolicyMove(const PolicyInput& input, const PolicyOptions& options) : m_input(input), m_options(options) {}

    Move decide() {
        switch (m_input.status->phase) {
        case Phase::Tax: return moveWith(MoveKind::Give, lowestOf(fish()));
        case Phase::Flush: return {MoveKind::Flush};
        default: break;
        }
        if (!swim().any()) return openWater();
        if (swim().seat == m_input.seat) return swim().endangered() ? save() : pass();
        if (!swim().endangered()) return attack();
        if (m_options.opportunistic)
            if (const auto move = opportunity()) return *move;
        return pass();
    }

  private:
    const Swim& swim() const { return m_input.swim(); }
    CardSet fish() const { return m_input.hand & kFish; }
    CardSet kills() const { return m_input.hand & kKills; }
    CardSet protections() const { return m_input.hand & kProtections; }
    static Move pass() { return {MoveKind::Pass}; }
    bool holds(Face face) const { return m_input.hand.intersects(cardsWithFace(face)); }
    bool mayFlush() const {
        return fish().empty() && m_input.flushes < kFlushes &&
               (m_input.drawPile > 0 || !m_input.hand.empty() || !m_input.discard.empty());
    }
    /// The other seat with most cards; kNoSeat if all hands are empty.
    Seat fullest(SeatSet among) const {
        Seat best = kNoSeat;
        int most = 0;
        for (const Seat seat : among) {
            if (seat == m_input.seat || m_input.cards[seat] <= most) continue;
            best = seat;
            most = m_input.cards[seat];
        }
        return best;
    }
    Seat fullest() const { return fullest(SeatSet::all(m_input.seats())); }

    Move openWater() {
        if (!fish().empty()) {
            if (!m_options.opportunistic && holds(kElvisEffect) && bestDead() > highestValue(fish()))
                return elvis();
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
    int bestDead() const { return highestValue(m_input.discard & kFish); }
    Move elvis() const { return moveWith(MoveKind::ElvisEffect, highestOf(m_input.discard & kFish)); }

    Move save() {
        if (const CardSet set = protection(); !set.empty()) return moveWith(MoveKind::Protect, set);
        if (holds(kBenFranklin) && m_input.status->last.kind == MoveKind::Kill && m_input.status->last.any())
            return {MoveKind::BenFranklin};
        if (!m_options.seeksNewCards) return {MoveKind::BellyUp};
        if (mayFlush()) return {MoveKind::Flush};
        const Seat seat = fullest();
        if (seat != kNoSeat) {
            if (holds(kMuggerCroc)) return aimedAt(MoveKind::MuggerCroc, seat);
            if (holds(kCommunistManifesto) && m_input.seats() == 2)
                return {MoveKind::CommunistManifesto, seat, m_input.seat};
            if (holds(kSnapperSnatch) && m_input.cards[seat] >= 2)
                return aimedAt(MoveKind::SnapperSnatch, seat);
        }
        if (m_options.opportunistic && holds(kElvisEffect) && bestDead() > 0) return elvis();
        return {MoveKind::BellyUp};
    }

    /// The cheapest cards with a sum above `bar`. As a last resort, without the level's limit.
    CardSet cheapestOf(CardSet cards, int bar, bool last) const {
        const CardSet few = cheapestAbove(cards, bar, m_options.mostCardsAtOnce);
        return few.empty() && last && m_options.mostCardsAtOnce < kNoLimit ? cheapestAbove(cards, bar) : few;
    }

    /// The PROTECTIONs with the best probability that the fish gets free, less their later value.
    CardSet protection() const {
        const CardSet cheapest = cheapestOf(protections(), swim().attack, true);
        if (cheapest.empty() || m_options.protectionThrift >= 1) return cheapest;
        const Unseen unseen(m_input);
        CardSet best;
        double bestValue = -100;
        const int most = sumOf(protections());
        for (int bar = sumOf(cheapest); bar <= most; ++bar) {
            const CardSet set = cheapestAbove(protections(), bar - 1);
            bar = sumOf(set);
            double free = 1;
            for (Seat seat = 0; seat < m_input.seats(); ++seat)
                if (seat != m_input.seat) free *= 1 - oddsOfKills(m_input, unseen, seat, bar);
            const double value = free - m_options.protectionThrift * bar;
            if (value <= bestValue) continue;
            bestValue = value;
            best = set;
        }
        return best;
    }

    Move attack() {
        const int bar = swim().bar - swim().attack;
        const bool last = m_input.othersToAct().empty();
        if (m_options.opportunistic)
            if (const auto move = opportunity()) return *move;
        const CardSet set = strike(bar, last);
        if (!last && oddsOthersStopIt(m_input) >= m_options.trustInOthers) return pass();
        if (!set.empty()) return moveWith(MoveKind::Kill, set);
        return last ? lastResort(bar) : pass();
    }

    /// The KILLs with the best probability that the owner has no answer, less their later value.
    CardSet strike(int bar, bool last) const {
        const CardSet cheapest = cheapestOf(kills(), bar, last);
        if (cheapest.empty() || m_options.killThrift >= 1 || m_input.seats() > 2) return cheapest;
        const Unseen unseen(m_input);
        const Seat owner = swim().seat;
        const int known = sumOf(m_input.known[owner] & kProtections);
        const int unknown = m_input.cards[owner] - m_input.known[owner].size();
        CardSet best;
        double bestValue = -100;
        const int most = sumOf(kills());
        for (int sum = sumOf(cheapest); sum <= most; ++sum) {
            const CardSet set = cheapestAbove(kills(), sum - 1);
            sum = sumOf(set);
            const double dies = 1 - oddsOfMore(unknown, unseen.protections, swim().attack + sum - known);
            const double value = dies - m_options.killThrift * sum;
            if (value <= bestValue) continue;
            bestValue = value;
            best = set;
        }
        return best;
    }

    /// A useful action during another's swim.
    std::optional<Move> opportunity() {
        const Seat owner = swim().seat;
        if (holds(kElvisEffect) && bestDead() > highestValue(fish())) return elvis();
        if (mayFlush()) return Move{MoveKind::Flush};
        if (owner != m_input.seat && holds(kMuggerCroc) && m_input.cards[owner] > 0)
            return aimedAt(MoveKind::MuggerCroc, owner);
        if (owner != m_input.seat && holds(kCommunistManifesto) && m_input.cards[owner] > 0)
            return manifesto(owner);
        return std::nullopt;
    }

    /// For the last seat that can stop the fish.
    Move lastResort(int bar) {
        const LastAction& last = m_input.status->last;
        if (holds(kBenFranklin) && last.any() && last.seat == swim().seat &&
            (last.kind == MoveKind::Dive || last.kind == MoveKind::Protect))
            return {MoveKind::BenFranklin};
        if (holds(kBeaverBuddha)) return {MoveKind::BeaverBuddha};
        if (!m_options.seeksNewCards) return pass();
        const Seat seat = fullest();
        if (holds(kMuggerCroc) && seat != kNoSeat) return aimedAt(MoveKind::MuggerCroc, seat);
        if (mayFlush()) return {MoveKind::Flush};
        if (holds(kCommunistManifesto) && seat != kNoSeat &&
            (m_options.opportunistic || m_input.seats() == 2))
            return manifesto(seat);
        if (holds(kSnapperSnatch) && seat != kNoSeat) return aimedAt(MoveKind::SnapperSnatch, seat);
        if (m_input.seats() == 2) return pass();
        // With more players, any action gives the others another chance to act.
        if (m_options.opportunistic && holds(kWtfTax) && seat != kNoSeat)
            return aimedAt(MoveKind::WtfTax, seat);
        if (m_options.opportunistic && holds(kMrsCrabite) && seat != kNoSeat)
            return aimedAt(MoveKind::MrsCrabite, seat);
        if (!kills().empty() && bar > 0) return moveWith(MoveKind::Kill, kills());
        return pass();
    }

    Move manifesto(Seat from) {
        if (m_input.seats() == 2) return {MoveKind::CommunistManifesto, from, m_input.seat};
        Seat to = 0;
        while (to == m_input.seat || to == from)
            ++to;
        return {MoveKind::CommunistManifesto, from, to};
    }

    const PolicyInput& m_input;
    const PolicyOptions& m_options;
};

} // namespace

Move policyMove(const PolicyInput& input, const PolicyOptions& options) {
    return PolicyMove(input, options).decide();
}

} // namespace tacklebox::whatthefish
