// The steps of the walk over all ways.
#include "model/games/twistedfish/bot/origins.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tacklebox::twistedfish {

void Origins::setWall(float wall) {
    m_wall = wall;
    m_overWall = std::exp(-double(wall));
}

void Origins::walk(Random& random, int steps) {
    stroll(random, steps);
    remember();
}

void Origins::remember() {
    m_sound = {m_groupOf, m_pulled, m_netted};
}

/// Takes so many steps, and more where something is broken then. If nothing helps it goes back.
void Origins::stroll(Random& random, int steps) {
    constexpr int kMostMore = 20'000;
    for (int i = 0; i < steps; ++i)
        step(random);
    for (int i = 0; i < kMostMore && m_broken > 0; ++i) {
        setWall(i < kMostMore / 10 ? kHighWall : kHighestWall);
        step(random);
    }
    if (m_wall != kHighWall) setWall(kHighWall);
    if (m_broken == 0) return;
    m_groupOf = m_sound.groupOf;
    m_pulled = m_sound.pulled;
    m_netted = m_sound.netted;
    recount();
}

void Origins::step(Random& random) {
    constexpr int kStepsToAWay = 32;
    if (random.below(kStepsToAWay) == 0) drawWay(random);
    if (m_moving.size() < 2) return;
    const bool netFree = m_netted != kNoCard && !m_mending, pullFree = m_pullHidden && !m_mending;
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

/// Draws the way of playing of one of the others by how likely it asks as he did, with the cards as they are
/// now.
void Origins::drawWay(Random& random) {
    const Seat seat = Seat(random.below(m_known.view().match.seats));
    if (seat == m_known.viewer()) return;
    int owned = 0;
    for (const Card item : m_items)
        owned += int(m_worth[item].owned >> (8 * seat) & 0xff);
    std::array<double, kWays> chances;
    for (std::size_t way = 0; way < kWays; ++way)
        chances[way] = std::log(m_known.ways()[seat][way]) + double(owned) * ownAskWeight(AskWay(way));
    const auto askedBy = [&](const Check& check) {
        return check.note.kind == NoteKind::Asked && check.note.seat == seat;
    };
    for (const Check& check : m_checks) {
        if (!askedBy(check)) continue;
        const int count = (check.hand & kCardsOf[check.note.fish]).size();
        for (std::size_t way = 0; way < kWays; ++way)
            chances[way] += askWeight(AskWay(way), check.note.looks, check.note.fish, count);
    }
    const double most = *std::ranges::max_element(chances);
    double all = 0;
    for (double& chance : chances)
        all += chance = std::exp(chance - most);
    double point = random.unit() * all;
    std::size_t way = 0;
    while (way + 1 < kWays && (point -= chances[way]) >= 0)
        ++way;
    if (m_ways[seat] == AskWay(way)) return;
    m_ways[seat] = AskWay(way);
    for (Check& check : m_checks)
        if (askedBy(check)) check.weight = weigh(check.note, check.hand).weight;
}

/// The cards that would help a hand to what a note says of it.
CardSet Origins::helpful(const Check& check) {
    const Note& note = check.note;
    if (note.fish != kNoFish) return kCardsOf[note.fish];
    CardSet cards = kAllFish | kAllZingers;
    if (note.kind != NoteKind::SomethingAfterDraw) return cards;
    cards = note.cards;
    for (const CardSet& ofFish : kCardsOf)
        if ((check.hand & ofFish).size() >= kColours - 2) cards |= ofFish;
    return cards - check.hand;
}

/// Swaps a card that something broken is about, with one in whose place it would not be.
void Origins::mend(Random& random) {
    std::vector<Card> items;
    std::vector<const Check*> checks;
    for (const Card item : m_items)
        if (m_worth[item].broken > 0) items.push_back(item);
    for (const Check& check : m_checks)
        if (check.broken) checks.push_back(&check);
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
                   m_worthAt[one * m_groups.size() + m_groupOf[item]].broken == 0;
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

void Origins::swap(Card one, Card other, Random& random) {
    const std::uint8_t groupOne = m_groupOf[one], groupOther = m_groupOf[other];
    if (groupOne == groupOther) return;
    const auto plain = [&](Card item) { return item != kReturned && !special(item); };
    const bool bothPlain = plain(one) && plain(other);
    if (bothPlain && m_broken == 0 &&
        m_worthAt[one * m_groups.size() + groupOther].broken +
                m_worthAt[other * m_groups.size() + groupOne].broken >
            0) {
        // Almost always a wall.
        if (random.unit() >= m_overWall) return;
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

void Origins::pullAnother(Random& random) {
    const Card before = m_pulled, now = Card(random.below(kDeckSize));
    if (now == before) return;
    m_pulled = now;
    const Card touched[] = {before, now, kReturned};
    if (!accept(touched, random)) m_pulled = before;
}

/// Between two ways to look at a card that came out of the pond after the pull: it had lain there all the
/// time, or it was the one that was pulled. A third card takes its place in the hand, or makes room there.
void Origins::pullDrawn(Random& random) {
    const Card before = m_pulled, now = Card(random.below(kDeckSize));
    const Card third = m_items[std::size_t(random.below(int(m_items.size())))];
    if (now == before || third == now || third == before || third == kReturned) return;
    const bool wasPulled = random.below(2) == 0;
    const auto groups = m_groupOf;
    const auto move = [&](Card item, Card to) { m_groupOf[item] = groups[to]; };
    if (wasPulled) {
        if (!groupOf(now).late || std::ranges::find(m_items, now) == m_items.end()) return;
        if (m_worthAt[third * m_groups.size() + groups[kReturned]].broken > 0) return;
        move(now, third);
        move(third, kReturned);
        move(kReturned, now);
    } else {
        if (!groupOf(third).late || std::ranges::find(m_items, before) == m_items.end()) return;
        if (m_worthAt[before * m_groups.size() + groups[kReturned]].broken > 0) return;
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

void Origins::netAnother(Random& random) {
    const Card before = m_netted, now = cardOf(m_known.netted().fish, random.below(kColours));
    if (now == before) return;
    m_netted = now;
    const Card touched[] = {before, now, kReturned};
    if (!accept(std::span(touched).first(m_known.pull().any() ? 3 : 2), random)) m_netted = before;
}

/// Takes the change that has been made to `touched`, or not, by how much likelier or less likely it is.
bool Origins::accept(std::span<const Card> touched, Random& random) {
    std::array<Touched, 4> now;
    float gain = 0;
    int broken = 0;
    Bits differs;
    for (std::size_t i = 0; i < touched.size(); ++i) {
        const Card item = touched[i];
        now[i] = {item, presenceOf(item), worthOf(item)};
        gain += weightOf(now[i].worth) - weightOf(m_worth[item]);
        broken += now[i].worth.broken - m_worth[item].broken;
        for (std::size_t word = 0; word < m_words; ++word)
            differs.words[word] |= now[i].present.words[word] ^ m_present[item].words[word];
    }
    int changes = 0;
    for (std::size_t word = 0; word < m_words; ++word) {
        for (std::uint64_t bits = differs.words[word]; bits; bits &= bits - 1) {
            const int at = int(word) * 64 + std::countr_zero(bits);
            const Check& check = m_checks[std::size_t(at)];
            CardSet hand = check.hand;
            for (std::size_t i = 0; i < touched.size(); ++i) {
                if (now[i].item == kReturned) continue;
                now[i].present.has(at) ? hand.add(now[i].item) : hand.remove(now[i].item);
            }
            const Worth worth = weigh(check.note, hand);
            gain += worth.weight - check.weight;
            broken += worth.broken - int(check.broken);
            m_changed[std::size_t(changes++)] = {std::uint16_t(at), hand, worth};
        }
    }
    const double logOdds = double(gain) - double(m_wall) * broken;
    if (logOdds < 0 && random.unit() >= std::exp(logOdds)) return false;
    m_broken += broken;
    for (int i = 0; i < changes; ++i) {
        Check& check = m_checks[m_changed[std::size_t(i)].check];
        check.hand = m_changed[std::size_t(i)].hand;
        check.weight = m_changed[std::size_t(i)].worth.weight;
        check.broken = m_changed[std::size_t(i)].worth.broken > 0;
    }
    for (std::size_t i = 0; i < touched.size(); ++i) {
        m_present[touched[i]] = now[i].present;
        m_worth[touched[i]] = now[i].worth;
        settleSeat(touched[i]);
    }
    return true;
}

} // namespace tacklebox::twistedfish
