// Steps of the chain.
#include "model/games/twistedfish/bot/dealsampler.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>

namespace tacklebox::twistedfish {

void DealSampler::setPenalty(float penalty) {
    if (penalty == m_penalty) return;
    m_penalty = penalty;
    m_acceptViolation = std::exp(-double(penalty));
}

void DealSampler::advance(Random& random, int steps) {
    takeSteps(random, steps);
    saveSnapshot();
}

void DealSampler::saveSnapshot() {
    m_lastValid = {m_groupOf, m_pulled, m_netted};
}

/// Takes `steps` steps, and more while there are violations. If they remain, restores the last valid state.
void DealSampler::takeSteps(Random& random, int steps) {
    constexpr int kMostMore = 20'000;
    for (int i = 0; i < steps; ++i)
        step(random);
    for (int i = 0; i < kMostMore && m_violations > 0; ++i) {
        setPenalty(i < kMostMore / 10 ? kHighPenalty : kHighestPenalty);
        step(random);
    }
    if (m_penalty != kHighPenalty) setPenalty(kHighPenalty);
    if (m_violations == 0) return;
    m_groupOf = m_lastValid.groupOf;
    m_pulled = m_lastValid.pulled;
    m_netted = m_lastValid.netted;
    recount();
}

void DealSampler::step(Random& random) {
    constexpr int kStepsToAType = 32;
    if (random.below(kStepsToAType) == 0) drawType(random);
    if (m_moving.size() < 2) return;
    const bool netFree = m_netted != kNoCard && !m_repairing, pullFree = m_pullHidden && !m_repairing;
    if (pullFree || netFree) {
        const int kind = random.below(16);
        if (kind == 0 && pullFree) return pullAnother(random);
        if (kind <= 2 && pullFree) return pullDrawn(random);
        if (kind == 3 && netFree) return netAnother(random);
    }
    const auto any = [&] { return m_moving[std::size_t(random.below(int(m_moving.size())))]; };
    const Card one = any();
    Card other = any();
    for (int again = 0; again < 4 && m_groupOf[one] == m_groupOf[other]; ++again)
        other = any();
    swap(one, other, random);
}

/// Redraws the type of one other player, by the likelihood of their asks with the current cards.
void DealSampler::drawType(Random& random) {
    const Seat seat = Seat(random.below(m_known.observation().match.seats));
    if (seat == m_known.viewer()) return;
    int owned = 0;
    for (const Card item : m_items)
        owned += int(m_fit[item].owned >> (8 * seat) & 0xff);
    std::array<double, kOpponentTypes> chances;
    for (std::size_t type = 0; type < kOpponentTypes; ++type)
        chances[type] =
            std::log(m_known.types()[seat][type]) + double(owned) * ownAskWeight(OpponentType(type));
    const auto askedBy = [&](const Check& check) {
        return check.note.kind == NoteKind::Asked && check.note.seat == seat;
    };
    for (const Check& check : m_checks) {
        if (!askedBy(check)) continue;
        const int count = (check.hand & kCardsOf[check.note.fish]).size();
        for (std::size_t type = 0; type < kOpponentTypes; ++type)
            chances[type] += askWeight(OpponentType(type), check.note.askKind, check.note.fish, count);
    }
    const double most = *std::ranges::max_element(chances);
    double all = 0;
    for (double& chance : chances)
        all += chance = std::exp(chance - most);
    double point = random.unit() * all;
    std::size_t type = 0;
    while (type + 1 < kOpponentTypes && (point -= chances[type]) >= 0)
        ++type;
    if (m_types[seat] == OpponentType(type)) return;
    m_types[seat] = OpponentType(type);
    for (Check& check : m_checks)
        if (askedBy(check)) check.weight = weigh(check.note, check.hand).weight;
}

/// The cards that may repair a violated check.
CardSet DealSampler::helpful(const Check& check) {
    const Note& note = check.note;
    if (note.fish != kNoFish) return kCardsOf[note.fish];
    CardSet cards = kAllFish | kAllZingers;
    if (note.kind != NoteKind::SomethingAfterDraw) return cards;
    cards = note.cards;
    for (const CardSet& ofFish : kCardsOf)
        if ((check.hand & ofFish).size() >= kColours - 2) cards |= ofFish;
    return cards - check.hand;
}

/// Swaps a card involved in a violation with another that may repair it.
void DealSampler::repair(Random& random) {
    std::vector<Card> items;
    std::vector<const Check*> checks;
    for (const Card item : m_items)
        if (m_fit[item].violations > 0) items.push_back(item);
    for (const Check& check : m_checks)
        if (check.violations) checks.push_back(&check);
    const auto anyOf = [&](const auto& is) {
        Card chosen = kNoCard;
        int count = 0;
        for (const Card item : m_moving)
            if (is(item) && random.below(++count) == 0) chosen = item;
        return chosen;
    };
    if (items.empty() && checks.empty()) return;
    const int pick = random.below(int(items.size() + checks.size()));
    Card one, other;
    if (pick < int(items.size())) {
        one = items[std::size_t(pick)];
        other = anyOf([&](Card item) {
            return one == kReturned || special(one) ||
                   m_fitAt[one * m_groups.size() + m_groupOf[item]].violations == 0;
        });
    } else {
        const Check& check = *checks[std::size_t(pick) - items.size()];
        const Note& note = check.note;
        const CardSet help = helpful(check);
        const auto held = [&](Card item) {
            return groupOf(item).seat == note.seat && groupOf(item).when < note.when;
        };
        one = anyOf([&](Card item) { return help.has(item); });
        other = anyOf([&](Card item) { return one != kNoCard && held(item) != held(one); });
    }
    if (one != kNoCard && other != kNoCard) swap(one, other, random);
}

void DealSampler::swap(Card one, Card other, Random& random) {
    const std::uint8_t groupOne = m_groupOf[one], groupOther = m_groupOf[other];
    if (groupOne == groupOther) return;
    const auto plain = [&](Card item) { return item != kReturned && !special(item); };
    const bool bothPlain = plain(one) && plain(other);
    if (bothPlain && m_violations == 0 &&
        m_fitAt[one * m_groups.size() + groupOther].violations +
                m_fitAt[other * m_groups.size() + groupOne].violations >
            0) {
        // Rejects early, as accept() nearly always would.
        if (!metropolisAccepts(m_acceptViolation, random)) return;
    }
    m_groupOf[one] = groupOther;
    m_groupOf[other] = groupOne;
    List<Card, 4> touched;
    touched.add(one);
    touched.add(other);
    if ((one == kReturned || other == kReturned) && m_pulled != one && m_pulled != other)
        touched.add(m_pulled);
    if ((one == m_pulled || other == m_pulled) && one != kReturned && other != kReturned)
        touched.add(kReturned);
    if (accept({touched.begin(), std::size_t(touched.size())}, random)) return;
    m_groupOf[one] = groupOne;
    m_groupOf[other] = groupOther;
}

void DealSampler::pullAnother(Random& random) {
    const Card before = m_pulled, now = Card(random.below(kDeckSize));
    if (now == before) return;
    m_pulled = now;
    const Card touched[] = {before, now, kReturned};
    if (!accept(touched, random)) m_pulled = before;
}

/// Changes the explanation of a card that came out of the pond after the pull: it had been there all the
/// time, or it was the pulled card. A third card fills its place in the hand, or makes room there.
void DealSampler::pullDrawn(Random& random) {
    const Card before = m_pulled, now = Card(random.below(kDeckSize));
    const Card third = m_items[std::size_t(random.below(int(m_items.size())))];
    if (now == before || third == now || third == before || third == kReturned) return;
    const bool wasPulled = random.below(2) == 0;
    const auto groups = m_groupOf;
    const auto move = [&](Card item, Card to) { m_groupOf[item] = groups[to]; };
    if (wasPulled) {
        if (!groupOf(now).late || std::ranges::find(m_items, now) == m_items.end()) return;
        if (m_fitAt[third * m_groups.size() + groups[kReturned]].violations > 0) return;
        move(now, third);
        move(third, kReturned);
        move(kReturned, now);
    } else {
        if (!groupOf(third).late || std::ranges::find(m_items, before) == m_items.end()) return;
        if (m_fitAt[before * m_groups.size() + groups[kReturned]].violations > 0) return;
        move(before, kReturned);
        move(third, before);
        move(kReturned, third);
    }
    m_pulled = now;
    const Card touched[] = {before, now, third, kReturned};
    if (accept(touched, random)) return;
    m_pulled = before;
    m_groupOf = groups;
}

void DealSampler::netAnother(Random& random) {
    const Card before = m_netted, now = cardOf(m_known.netCatch().fish, random.below(kColours));
    if (now == before) return;
    m_netted = now;
    const Card touched[] = {before, now, kReturned};
    if (!accept(std::span(touched).first(m_known.pull().any() ? 3 : 2), random)) m_netted = before;
}

/// The hand of a check after the proposal.
CardSet DealSampler::Moving::after(int check, CardSet hand) const {
    const std::size_t word = std::size_t(check) / 64, bit = std::size_t(check) % 64;
    std::uint64_t low = hand.low(), high = hand.high();
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i] == kReturned) continue;
        const std::uint64_t differs = (before[i][word] ^ now[i][word]) >> bit & 1;
        const CardSet card = CardSet::of(items[i]);
        low ^= card.low() & (0 - differs);
        high ^= card.high() & (0 - differs);
    }
    return {low, high};
}

/// True if a check without weight is violated by `hand`, after `moved` entered or left it.
bool DealSampler::violatedAfter(const Check& check, CardSet hand, CardSet moved) const {
    const Note& note = check.note;
    if (note.kind != NoteKind::NothingAfterDraw || check.violations) return weigh(note, hand).violations > 0;
    // There was nothing to do before, so only new cards or the Diver can change that.
    if (hand.intersects(note.cards - CardSet::of(kDeadScubaDiver))) return true;
    if (hand.has(kDeadScubaDiver)) return weigh(note, hand).violations > 0;
    for (const Card card : (moved & hand) & kAllFish)
        if (hand.contains(kCardsOf[fishOf(card)])) return true;
    return false;
}

/// Metropolis acceptance of a change made to `touched`.
bool DealSampler::accept(std::span<const Card> touched, Random& random) {
    Moving moving;
    moving.items = touched;
    float gain = 0;
    int violations = 0;
    Words differs;
    std::fill_n(differs.begin(), m_words, 0);
    CardSet moved;
    for (std::size_t i = 0; i < touched.size(); ++i) {
        const Card item = touched[i];
        presenceOf(item, moving.now[i]);
        moving.fit[i] = fitOf(item);
        gain += weightOf(moving.fit[i]) - weightOf(m_fit[item]);
        violations += moving.fit[i].violations - m_fit[item].violations;
        for (std::size_t word = 0; word < m_words; ++word) {
            moving.before[i][word] = m_present[item][word];
            differs[word] |= moving.now[i][word] ^ moving.before[i][word];
        }
        if (item != kReturned) moved.add(item);
    }
    int changes = 0;
    const auto forEach = [&](std::size_t word, std::uint64_t bits, auto visit) {
        for (; bits; bits &= bits - 1)
            if (!visit(int(word) * 64 + std::countr_zero(bits))) return false;
        return true;
    };
    const auto logOdds = [&] { return double(gain) - double(m_penalty) * violations; };
    for (std::size_t word = 0; word < m_words; ++word)
        forEach(word, differs[word] & m_asks.words[word], [&](int at) {
            const Check& check = m_checks[std::size_t(at)];
            const Fit fit = weighAsk(check.note, moving.after(at, check.hand));
            gain += fit.weight - check.weight;
            violations += fit.violations - int(check.violations);
            m_changed[std::size_t(changes++)] = {std::uint16_t(at), fit.weight, fit.violations > 0};
            return true;
        });
    // Without violations, the remaining checks can only lower the odds, so reject as early as possible.
    std::optional<double> drawn;
    const auto refused = [&] {
        const double odds = logOdds();
        if (!(odds < 0)) return false;
        if (!drawn) drawn = random.unit();
        return !(*drawn < std::exp(odds));
    };
    const bool onlyWorse = m_violations == 0;
    if (onlyWorse && violations > 0 && refused()) return false;
    for (std::size_t word = 0; word < m_words; ++word) {
        std::uint64_t twoFisted = m_present[kTwoFistedFisherman][word];
        for (std::size_t i = 0; i < touched.size(); ++i)
            if (touched[i] == kTwoFistedFisherman) twoFisted |= moving.now[i][word];
        const std::uint64_t idle = m_asks.words[word] | (m_secondAsked.words[word] & ~twoFisted);
        if (!forEach(word, differs[word] & ~idle, [&](int at) {
                const Check& check = m_checks[std::size_t(at)];
                const bool violated = violatedAfter(check, moving.after(at, check.hand), moved);
                if (violated == check.violations) return true;
                violations += violated ? 1 : -1;
                m_changed[std::size_t(changes++)] = {std::uint16_t(at), 0, violated};
                return !(onlyWorse && refused());
            }))
            return false;
    }
    if (logOdds() < 0 && refused()) return false;
    m_violations += violations;
    for (std::size_t word = 0; word < m_words; ++word)
        forEach(word, differs[word], [&](int at) {
            CardSet& hand = m_checks[std::size_t(at)].hand;
            hand = moving.after(at, hand);
            return true;
        });
    for (int i = 0; i < changes; ++i) {
        Check& check = m_checks[m_changed[std::size_t(i)].check];
        check.weight = m_changed[std::size_t(i)].weight;
        check.violations = m_changed[std::size_t(i)].violations;
    }
    for (std::size_t i = 0; i < touched.size(); ++i) {
        std::copy_n(moving.now[i].begin(), m_words, m_present[touched[i]].begin());
        m_fit[touched[i]] = moving.fit[i];
        commitSeat(touched[i]);
    }
    return true;
}

} // namespace tacklebox::twistedfish
