#include "model/games/whatthefish/bot/judgement.h"

#include <optional>

namespace tacklebox::whatthefish {

SeatSet Sight::othersToAct() const {
    SeatSet others = status->waiting.without(seat);
    if (swim().any()) others.remove(swim().seat);
    return others;
}

Unseen::Unseen(const Sight& sight) {
    cards = CardSet::range(0, kDeckSize) - sight.hand - sight.open;
    for (const CardSet& known : sight.known)
        cards -= known;
    const double all = std::max(1, cards.size());
    kills = (cards & kKills).size() / all;
    protections = (cards & kProtections).size() / all;
}

namespace {

/// How likely the unseen part of that hand holds KILLs, with those known, of more than `bar`.
double oddsOfKills(const Sight& sight, const Unseen& unseen, Seat seat, int bar) {
    const CardSet known = sight.known[seat];
    return oddsOfMore(sight.cards[seat] - known.size(), unseen.kills, bar - sumOf(known & kKills));
}

} // namespace

double oddsOthersStopIt(const Sight& sight) {
    const Unseen unseen(sight);
    double none = 1;
    for (const Seat seat : sight.othersToAct())
        none *= 1 - oddsOfKills(sight, unseen, seat, sight.swim().bar - sight.swim().attack);
    return 1 - none;
}

namespace {

Move aimedAt(MoveKind kind, Seat target) {
    return {kind, target};
}

/// Hope has to end somewhere.
constexpr int kFlushes = 6;

/// One decision.
class Judge {
  public:
    Judge(const Sight& sight, const Manner& manner) : m_sight(sight), m_manner(manner) {}

    Move decide() {
        switch (m_sight.status->phase) {
        case Phase::Tax: return moveWith(MoveKind::Give, lowestOf(fish()));
        case Phase::Flush: return {MoveKind::Flush};
        default: break;
        }
        if (!swim().any()) return openWater();
        if (swim().seat == m_sight.seat) return swim().endangered() ? save() : pass();
        if (!swim().endangered()) return attack();
        if (m_manner.seizes)
            if (const auto move = seize()) return *move;
        return pass();
    }

  private:
    const Swim& swim() const { return m_sight.swim(); }
    CardSet fish() const { return m_sight.hand & kFish; }
    CardSet kills() const { return m_sight.hand & kKills; }
    CardSet protections() const { return m_sight.hand & kProtections; }
    static Move pass() { return {MoveKind::Pass}; }
    bool holds(Face face) const { return m_sight.hand.intersects(cardsLike(face)); }
    bool mayFlush() const {
        return fish().empty() && m_sight.flushes < kFlushes &&
               (m_sight.drawPile > 0 || !m_sight.hand.empty() || !m_sight.discard.empty());
    }
    /// The fullest other hand; kNoSeat if all are empty.
    Seat fullest(SeatSet among) const {
        Seat best = kNoSeat;
        int most = 0;
        for (const Seat seat : among) {
            if (seat == m_sight.seat || m_sight.cards[seat] <= most) continue;
            best = seat;
            most = m_sight.cards[seat];
        }
        return best;
    }
    Seat fullest() const { return fullest(SeatSet::all(m_sight.seats())); }

    Move openWater() {
        if (!fish().empty()) {
            if (!m_manner.seizes && holds(kElvisEffect) && bestDead() > highestValue(fish())) return elvis();
            return dive();
        }
        if (holds(kElvisEffect) && bestDead() > 0) return elvis();
        if (const Seat seat = fullest(); holds(kWtfTax) && seat != kNoSeat)
            return aimedAt(MoveKind::WtfTax, seat);
        return mayFlush() ? Move{MoveKind::Flush} : pass();
    }

    Move dive() const {
        return moveWith(MoveKind::Dive, m_manner.lowFishFirst ? lowestOf(fish()) : highestOf(fish()));
    }
    /// The highest FISH in the discard pile.
    int bestDead() const { return highestValue(m_sight.discard & kFish); }
    Move elvis() const { return moveWith(MoveKind::ElvisEffect, highestOf(m_sight.discard & kFish)); }

    Move save() {
        if (const CardSet set = protection(); !set.empty()) return moveWith(MoveKind::Protect, set);
        if (holds(kBenFranklin) && m_sight.status->last.kind == MoveKind::Kill && m_sight.status->last.any())
            return {MoveKind::BenFranklin};
        if (!m_manner.hopes) return {MoveKind::BellyUp};
        if (mayFlush()) return {MoveKind::Flush};
        const Seat seat = fullest();
        if (seat != kNoSeat) {
            if (holds(kMuggerCroc)) return aimedAt(MoveKind::MuggerCroc, seat);
            if (holds(kCommunistManifesto) && m_sight.seats() == 2)
                return {MoveKind::CommunistManifesto, seat, m_sight.seat};
            if (holds(kSnapperSnatch) && m_sight.cards[seat] >= 2)
                return aimedAt(MoveKind::SnapperSnatch, seat);
        }
        if (m_manner.seizes && holds(kElvisEffect) && bestDead() > 0) return elvis();
        return {MoveKind::BellyUp};
    }

    /// The cheapest cards that sum to more. Before all is lost everybody adds up all that he holds.
    CardSet cheapestOf(CardSet cards, int bar, bool last) const {
        const CardSet few = cheapestAbove(cards, bar, m_manner.mostAdded);
        return few.empty() && last && m_manner.mostAdded < kAnyNumber ? cheapestAbove(cards, bar) : few;
    }

    /// The PROTECTIONs that make it likeliest that the fish swims free, less what they would be worth later.
    CardSet protection() const {
        const CardSet cheapest = cheapestOf(protections(), swim().attack, true);
        if (cheapest.empty() || m_manner.thrift >= 1) return cheapest;
        const Unseen unseen(m_sight);
        CardSet best;
        double bestWorth = -100;
        const int most = sumOf(protections());
        for (int bar = sumOf(cheapest); bar <= most; ++bar) {
            const CardSet set = cheapestAbove(protections(), bar - 1);
            bar = sumOf(set);
            double free = 1;
            for (Seat seat = 0; seat < m_sight.seats(); ++seat)
                if (seat != m_sight.seat) free *= 1 - oddsOfKills(m_sight, unseen, seat, bar);
            const double worth = free - m_manner.thrift * bar;
            if (worth <= bestWorth) continue;
            bestWorth = worth;
            best = set;
        }
        return best;
    }

    Move attack() {
        const int bar = swim().bar - swim().attack;
        const bool last = m_sight.othersToAct().empty();
        if (m_manner.seizes)
            if (const auto move = seize()) return *move;
        const CardSet set = strike(bar, last);
        if (!last && oddsOthersStopIt(m_sight) >= m_manner.trust) return pass();
        if (!set.empty()) return moveWith(MoveKind::Kill, set);
        return last ? lastResort(bar) : pass();
    }

    /// The KILLs that make it likeliest that the owner has no answer, less what they would be worth later.
    CardSet strike(int bar, bool last) const {
        const CardSet cheapest = cheapestOf(kills(), bar, last);
        if (cheapest.empty() || m_manner.thriftOfKills >= 1 || m_sight.seats() > 2) return cheapest;
        const Unseen unseen(m_sight);
        const Seat owner = swim().seat;
        const int known = sumOf(m_sight.known[owner] & kProtections);
        const int unknown = m_sight.cards[owner] - m_sight.known[owner].size();
        CardSet best;
        double bestWorth = -100;
        const int most = sumOf(kills());
        for (int sum = sumOf(cheapest); sum <= most; ++sum) {
            const CardSet set = cheapestAbove(kills(), sum - 1);
            sum = sumOf(set);
            const double dies = 1 - oddsOfMore(unknown, unseen.protections, swim().attack + sum - known);
            const double worth = dies - m_manner.thriftOfKills * sum;
            if (worth <= bestWorth) continue;
            bestWorth = worth;
            best = set;
        }
        return best;
    }

    /// What is worth doing while others are busy with a fish.
    std::optional<Move> seize() {
        const Seat owner = swim().seat;
        if (holds(kElvisEffect) && bestDead() > highestValue(fish())) return elvis();
        if (mayFlush()) return Move{MoveKind::Flush};
        if (owner != m_sight.seat && holds(kMuggerCroc) && m_sight.cards[owner] > 0)
            return aimedAt(MoveKind::MuggerCroc, owner);
        if (owner != m_sight.seat && holds(kCommunistManifesto) && m_sight.cards[owner] > 0)
            return manifesto(owner);
        return std::nullopt;
    }

    /// Nobody else will stop the fish.
    Move lastResort(int bar) {
        const LastAction& last = m_sight.status->last;
        if (holds(kBenFranklin) && last.any() && last.seat == swim().seat &&
            (last.kind == MoveKind::Dive || last.kind == MoveKind::Protect))
            return {MoveKind::BenFranklin};
        if (holds(kBeaverBuddha)) return {MoveKind::BeaverBuddha};
        if (!m_manner.hopes) return pass();
        const Seat seat = fullest();
        if (holds(kMuggerCroc) && seat != kNoSeat) return aimedAt(MoveKind::MuggerCroc, seat);
        if (mayFlush()) return {MoveKind::Flush};
        if (holds(kCommunistManifesto) && seat != kNoSeat && (m_manner.seizes || m_sight.seats() == 2))
            return manifesto(seat);
        if (holds(kSnapperSnatch) && seat != kNoSeat) return aimedAt(MoveKind::SnapperSnatch, seat);
        if (m_sight.seats() == 2) return pass();
        // With others at the table whatever is done gives them another chance to think it over.
        if (m_manner.seizes && holds(kWtfTax) && seat != kNoSeat) return aimedAt(MoveKind::WtfTax, seat);
        if (m_manner.seizes && holds(kMrsCrabite) && seat != kNoSeat)
            return aimedAt(MoveKind::MrsCrabite, seat);
        if (!kills().empty() && bar > 0) return moveWith(MoveKind::Kill, kills());
        return pass();
    }

    Move manifesto(Seat from) {
        if (m_sight.seats() == 2) return {MoveKind::CommunistManifesto, from, m_sight.seat};
        Seat to = 0;
        while (to == m_sight.seat || to == from)
            ++to;
        return {MoveKind::CommunistManifesto, from, to};
    }

    const Sight& m_sight;
    const Manner& m_manner;
};

} // namespace

Move judge(const Sight& sight, const Manner& manner) {
    return Judge(sight, manner).decide();
}

} // namespace tacklebox::whatthefish
