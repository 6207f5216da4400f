// The first deal: an initial assignment, then annealing until there are no violations.
#include "model/games/twistedfish/bot/dealsampler.h"

#include <algorithm>

namespace tacklebox::twistedfish {

/// Returns the only possible card of the Warden's pull, or kNoCard.
Card DealSampler::surelyPulled() const {
    CardSet sampledCards;
    for (const Card item : m_items)
        if (item != kReturned) sampledCards.add(item);
    for (Card card = 0; card < kDeckSize; ++card) {
        bool canElse = false;
        for (std::size_t group = 0; group < m_groups.size(); ++group)
            if (sampledCards.has(card) || group == m_groupOf[card])
                canElse = canElse || m_fitAt[card * m_groups.size() + group].violations == 0;
        if (!canElse) return card;
    }
    return kNoCard;
}

/// The possible groups of the pulled card and of its return, by facts about that card alone.
DealSampler::PulledPlaces DealSampler::placesOfPulled() {
    PulledPlaces places;
    const bool sampled = std::ranges::find(m_items, m_pulled) != m_items.end();
    for (std::size_t again = 0; again < m_groups.size(); ++again) {
        m_groupOf[kReturned] = std::uint8_t(again);
        if (fitOfReturned().violations > 0) continue;
        for (std::size_t group = 0; group < m_groups.size(); ++group) {
            if (!sampled && group != m_groupOf[m_pulled]) continue;
            if (fitAt(m_pulled, m_groups[group]).violations > 0) continue;
            places.came.add(int(group));
            places.returned.add(int(again));
        }
    }
    return places;
}

/// Gives each item a group that fits facts about that card alone. Returns false if some item has none.
/// `pulled` and `netted` are the hidden cards of the Warden and the Net; kNoCard: chosen after the
/// assignment.
bool DealSampler::assign(Card pulled, Card netted, Random& random) {
    if (m_pullHidden) m_pulled = pulled;
    m_netted = netted;
    const PulledPlaces places = m_pulled != kNoCard ? placesOfPulled() : PulledPlaces{};
    const auto fits = [&](Card item, std::size_t group) {
        if (m_pulled != kNoCard && item == m_pulled) return places.came.has(int(group));
        if (m_pulled != kNoCard && item == kReturned) return places.returned.has(int(group));
        if (item == kReturned) return m_groups[group].late && m_groups[group].shown == kNoCard;
        if (item == m_netted) return fitAt(item, m_groups[group]).violations == 0;
        return m_fitAt[item * m_groups.size() + group].violations == 0;
    };
    std::vector<int> room(m_groups.size());
    for (const std::uint8_t group : m_places)
        ++room[group];
    std::vector<std::vector<Card>> members(m_groups.size());
    std::vector<bool> tried;
    // Puts the item into a fitting group, moving other items on if necessary (an augmenting path).
    const auto place = [&](const auto& again, Card item) -> bool {
        for (const std::uint8_t group : m_places) {
            if (tried[group] || !fits(item, group)) continue;
            tried[group] = true;
            auto& there = members[group];
            if (int(there.size()) < room[group]) {
                there.push_back(item);
                return true;
            }
            for (Card& other : there) {
                if (!again(again, other)) continue;
                other = item;
                return true;
            }
        }
        return false;
    };
    std::vector<Card> items = m_items, left;
    random.shuffle(items);
    random.shuffle(m_places);
    for (const Card item : items) {
        tried.assign(m_groups.size(), false);
        if (!place(place, item)) left.push_back(item);
    }
    const bool allFit = left.empty() && (m_pulled == kNoCard || places.came.any());
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        for (const Card item : members[group])
            m_groupOf[item] = std::uint8_t(group);
        for (int empty = room[group] - int(members[group].size()); empty > 0; --empty) {
            m_groupOf[left.back()] = std::uint8_t(group);
            left.pop_back();
        }
    }
    chooseSpecials(random);
    recount();
    return allFit;
}

void DealSampler::chooseSpecials(Random& random) {
    const Pull& pull = m_known.pull();
    const Catch& netted = m_known.netCatch();
    const auto choose = [&](Seat seat, Moment when, CardSet among) {
        CardSet held;
        for (const Card card : among)
            if (holderAt(card, groupOf(card), when) == seat) held.add(card);
        if (held.empty()) held = among;
        return held.nth(random.below(held.size()));
    };
    if (netted.any() && m_netted == kNoCard)
        m_netted = choose(netted.from, netted.when, kCardsOf[netted.fish]);
    if (m_pullHidden && m_pulled == kNoCard) m_pulled = choose(pull.from, pull.when, kAllFish | kAllZingers);
}

void DealSampler::recount() {
    m_violations = 0;
    for (Check& check : m_checks)
        check.hand = {};
    for (Card item = 0; item < kItems; ++item) {
        if (item == kReturned && !m_known.pull().any()) continue;
        presenceOf(item, m_present[item]);
        m_fit[item] = fitOf(item);
        m_violations += m_fit[item].violations;
        for (std::size_t check = 0; check < m_checks.size(); ++check)
            if (m_present[item][check / 64] >> (check % 64) & 1) m_checks[check].hand.add(item);
        commitSeat(item);
    }
    for (Check& check : m_checks) {
        const Fit fit = weigh(check.note, check.hand);
        check.weight = fit.weight;
        check.violations = fit.violations > 0;
        m_violations += fit.violations;
    }
}

bool DealSampler::setDeal(std::span<const Card> arrivals, Card pulled, Card netted) {
    m_pulled = pulled;
    m_netted = m_known.netCatch().any() ? netted : kNoCard;
    CardSet placed = m_known.fixed();
    const auto put = [&](Card card, std::size_t group) {
        const bool again = card == pulled && placed.has(card);
        m_groupOf[again ? kReturned : card] = std::uint8_t(group);
        placed.add(card);
    };
    std::size_t group = kFirstEntry, next = 0;
    if (m_known.pull().any()) m_groupOf[kReturned] = std::uint8_t(kFirstEntry + m_known.entries().size());
    for (const Entry& entry : m_known.entries()) {
        for (int i = 0; i < entry.count && next < arrivals.size(); ++i)
            put(arrivals[next++], group);
        ++group;
    }
    for (const Card item : m_items)
        if (item != kReturned && !placed.has(item)) put(item, group);
    recount();
    m_found = m_violations == 0;
    if (m_found) saveSnapshot();
    return m_found;
}

bool DealSampler::findDeal(Random& random, const Deadline& deadline) {
    static constexpr double kPenalties[] = {4, 6, 8, kHighPenalty, kHighestPenalty};
    static constexpr double kPenaltiesAgain[] = {6, kHighestPenalty};
    constexpr int kRounds = 3;
    StepLimit limit(kMostSteps, deadline);
    const auto annealed = [&](std::span<const double> penalties, int stepsEach) {
        const bool done = anneal({penalties, std::max(1, stepsEach)}, limit, random);
        m_stepsToFirstDeal = limit.taken();
        return done;
    };
    const int items = int(m_items.size());
    assign(m_pullHidden ? surelyPulled() : kNoCard, kNoCard, random);
    if (annealed(kPenalties, 80 * items)) return true;
    // Few cards may fit as pulled and netted ones. So this fixes each pair in turn and repairs violations.
    std::vector<Card> pulled, netted = {kNoCard};
    for (Card card = 0; card < kDeckSize; ++card)
        pulled.push_back(card);
    if (const Catch& net = m_known.netCatch(); net.any()) {
        netted.clear();
        for (const Card card : kCardsOf[net.fish])
            netted.push_back(card);
    }
    for (int round = 1; round <= kRounds; ++round) {
        random.shuffle(pulled);
        for (const Card card : pulled) {
            for (const Card caught : netted) {
                if (limit.exhausted() || limit.late()) return false;
                m_repairing = true;
                if (assign(card, caught, random) && annealed(kPenaltiesAgain, 20 * round * items))
                    return true;
            }
        }
    }
    return false;
}

/// Annealing without restarts: findDeal() restarts with other pulled and netted cards.
struct DealSampler::Annealing {
    DealSampler& sampler;

    int violations() const { return sampler.m_violations; }
    void setPenalty(double penalty) { sampler.setPenalty(float(penalty)); }
    void propose(Random& random) {
        const bool repairs = sampler.m_repairing && random.below(2) == 0;
        repairs ? sampler.repair(random) : sampler.step(random);
    }
    void restart(Random&) {}
};

/// Anneals, then advances the chain so that the deal is like any other.
bool DealSampler::anneal(const AnnealingSchedule& schedule, StepLimit& limit, Random& random) {
    Annealing annealing{*this};
    m_found = tacklebox::anneal(annealing, schedule, limit, random);
    setPenalty(kHighPenalty);
    if (!m_found) return false;
    m_repairing = false;
    saveSnapshot();
    advance(random, 20 * int(m_items.size()));
    return true;
}

} // namespace tacklebox::twistedfish
