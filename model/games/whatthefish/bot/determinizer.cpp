#include "model/games/whatthefish/bot/determinizer.h"

#include "model/bots/metropolis.h"

#include <numeric>

namespace tacklebox {

using namespace whatthefish;

namespace {

template <int N>
void place(const Pile<N>& tags, const std::array<Card, kDeckSize>& cards, Pile<N>& pile) {
    pile.clear();
    for (const Tag tag : tags)
        pile.add(cards[tag]);
}

/// Replaces every tag by its card.
void place(const Position& tags, int seats, const std::array<Card, kDeckSize>& cards, Position& position) {
    for (int seat = 0; seat < seats; ++seat) {
        CardSet hand;
        for (const Tag tag : tags.hands[seat])
            hand.add(cards[tag]);
        position.hands[seat] = hand;
    }
    place(tags.draw, cards, position.draw);
    place(tags.discard, cards, position.discard);
    position.played.clear();
    for (const Tag tag : tags.played)
        position.played.add(cards[tag]);
    position.frozen.clear();
    for (Frozen frozen : tags.frozen) {
        frozen.card = cards[frozen.card];
        position.frozen.add(frozen);
    }
    position.swim = tags.swim;
    position.swims = tags.swims;
    position.flushes = tags.flushes;
}

} // namespace

Determinizer<WhatTheFish>::Determinizer(const InformationState<WhatTheFish>& informationState,
                                        const SeatHandDoubts& handDoubts)
    : m_handDoubts(handDoubts) {
    const Observation& observation = informationState.observation();
    m_open.match = observation.match;
    m_open.options = standardOptions(WhatTheFish::kOptions);
    m_open.status = observation.status;
    double sum = 0;
    m_plans.reserve(informationState.hypotheses().size());
    for (const Hypothesis& hypothesis : informationState.hypotheses()) {
        Plan& plan = m_plans.emplace_back();
        plan.upTo = sum += hypothesis.weight;
        plan.hypothesis = hypothesis;
        plan.known = {};
        for (Tag tag = 0; tag < kDeckSize; ++tag) {
            if (hypothesis.known(tag)) {
                plan.known[tag] = hypothesis.card(tag);
                continue;
            }
            plan.unseen |= hypothesis.may[tag];
            plan.unknown.add(tag);
            auto sort = std::find_if(plan.sorts.begin(), plan.sorts.end(),
                                     [&](const Sort& other) { return other.cards == hypothesis.may[tag]; });
            if (sort == plan.sorts.end()) sort = plan.sorts.insert(sort, Sort{hypothesis.may[tag], {}});
            sort->tags.add(tag);
        }
        for (Hint hint : hypothesis.hints) {
            CardSet unknown;
            for (const Tag tag : hint.tags) {
                if (!hypothesis.known(tag))
                    unknown.add(tag);
                else if (hint.kind.has(hypothesis.card(tag)))
                    hint.bound -= valueOf(faceOf(hypothesis.card(tag)));
            }
            hint.tags = unknown;
            if (!unknown.empty() && hint.bound >= 0) plan.hints.add(hint);
        }
        m_hinted = m_hinted || !plan.hints.empty();
        std::stable_sort(plan.sorts.begin(), plan.sorts.end(),
                         [](const Sort& a, const Sort& b) { return a.cards.size() < b.cards.size(); });
    }
}

/// Deals the most restricted tags first. If the sets of possible cards are nested, all deals are equally
/// likely. Returns false if the cards run out.
bool Determinizer<WhatTheFish>::deal(const Plan& plan, Random& random, Dealt& cards) {
    CardSet left = plan.unseen;
    for (const Sort& sort : plan.sorts) {
        List<Card, kDeckSize> free;
        for (const Card card : sort.cards& left)
            free.add(card);
        if (free.size() < sort.tags.size()) return false;
        int last = free.size();
        for (const Tag tag : sort.tags) {
            const int pick = random.below(last);
            const Card card = free[pick];
            free[pick] = free[--last];
            cards[tag] = card;
            left.remove(card);
        }
    }
    return true;
}

double Determinizer<WhatTheFish>::belief(const Plan& plan, const Dealt& cards) const {
    SeatHandDoubts left = m_handDoubts;
    SeatSet doubted;
    for (const Hint& hint : plan.hints) {
        int sum = 0;
        for (const Tag tag : hint.tags)
            if (hint.kind.has(cards[tag])) sum += valueOf(faceOf(cards[tag]));
        if (sum <= hint.bound) continue;
        doubted.add(hint.seat);
        for (std::size_t handDoubt = 0; handDoubt < kHandDoubts; ++handDoubt)
            left[hint.seat][handDoubt] *= hint.doubt[handDoubt];
    }
    double belief = 1;
    for (const Seat seat : doubted)
        belief *= std::accumulate(left[seat].begin(), left[seat].end(), 0.0);
    return belief;
}

/// Draws a hypothesis by weight, and a deal of it.
void Determinizer<WhatTheFish>::dealAnew(Random& random, Dealing& dealing) const {
    do {
        const double pick = random.unit() * m_plans.back().upTo;
        std::size_t at = 0;
        while (at + 1 < m_plans.size() && m_plans[at].upTo <= pick)
            ++at;
        dealing.plan = &m_plans[at];
        dealing.cards = dealing.plan->known;
    } while (!deal(*dealing.plan, random, dealing.cards));
    dealing.belief = belief(*dealing.plan, dealing.cards);
}

/// Proposes to exchange two unknown cards.
void Determinizer<WhatTheFish>::exchange(Random& random) {
    const Plan& plan = *m_last.plan;
    if (plan.unknown.size() < 2) return;
    const Tag one = plan.unknown[random.below(plan.unknown.size())];
    const Tag other = plan.unknown[random.below(plan.unknown.size())];
    if (!plan.hypothesis.may[one].has(m_last.cards[other]) ||
        !plan.hypothesis.may[other].has(m_last.cards[one]))
        return;
    std::swap(m_last.cards[one], m_last.cards[other]);
    const double believed = belief(plan, m_last.cards);
    if (metropolisAccepts(believed / m_last.belief, random))
        m_last.belief = believed;
    else
        std::swap(m_last.cards[one], m_last.cards[other]);
}

/// Without doubts, samples are independent. Otherwise proposes a fresh deal (independence sampling; Hastings
/// 1970), then exchanges of cards.
void Determinizer<WhatTheFish>::sample(Random& random, State& determinization) {
    constexpr int kFirst = 30, kExchangesAtFirst = 400, kExchanges = 30;
    Dealing fresh;
    dealAnew(random, fresh);
    if (!m_hinted) return layOut(*fresh.plan, fresh.cards, determinization);
    int exchanges = kExchanges;
    if (!m_last.plan) {
        m_last = fresh;
        exchanges = kExchangesAtFirst;
        for (int i = 0; i < kFirst; ++i) {
            dealAnew(random, fresh);
            if (fresh.belief > m_last.belief) m_last = fresh;
        }
    } else if (metropolisAccepts(fresh.belief / m_last.belief, random)) {
        m_last = fresh;
    }
    for (int i = 0; i < exchanges; ++i)
        exchange(random);
    layOut(*m_last.plan, m_last.cards, determinization);
}

void Determinizer<WhatTheFish>::layOut(const Plan& plan, const Dealt& cards, State& determinization) const {
    determinization.match = m_open.match;
    determinization.options = m_open.options;
    determinization.status = m_open.status;
    determinization.pendingChance = {};
    const int seats = determinization.match.seats;
    place(plan.hypothesis.now, seats, cards, determinization.now);
    for (int seat = seats; seat < kMostPlayers; ++seat)
        determinization.now.hands[seat] = determinization.before.hands[seat] = {};
    if (!determinization.status.last.any()) {
        determinization.before = determinization.now;
        return;
    }
    Dealt then = cards;
    for (const Tag tag : plan.hypothesis.shuffled)
        then[tag] = plan.hypothesis.was[tag];
    place(plan.hypothesis.before, seats, then, determinization.before);
}

} // namespace tacklebox
