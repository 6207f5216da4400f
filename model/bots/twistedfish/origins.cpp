#include "model/bots/twistedfish/origins.h"

#include "model/games/twistedfish/conditions.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace tacklebox::twistedfish {

namespace {

constexpr int kNowhere = 0, kOwnDeal = 1, kFirstEntry = 2;
constexpr float kHighWall = 12;
/// Higher than anything that may seem likely beyond it.
constexpr float kHighestWall = 60;

/// As the State decides it: something to lay or to play after a draw; `zingers` could be played if held.
bool canDoSomething(CardSet hand, CardSet zingers) {
    const FishCounts count = countFish(hand);
    if (!count.five.empty() || hand.intersects(zingers - CardSet::of(kDeadScubaDiver))) return true;
    return hand.has(kDeadScubaDiver) && !count.four.empty();
}

bool canAskAgain(CardSet hand) {
    return hand.has(kTwoFistedFisherman) && hand.intersects(kAllFish);
}

} // namespace

Origins::Origins(const Knowledge<TwistedFish>& known, const AskWeights& weights)
    : m_known(known), m_weights(weights) {
    m_pulled = known.pull().card;
    m_pullHidden = known.pull().any() && m_pulled == kNoCard;
    m_passages.assign(known.passages().begin(), known.passages().end());
    std::stable_sort(m_passages.begin(), m_passages.end(),
                     [](const Passage& a, const Passage& b) { return a.card < b.card; });
    for (std::size_t i = 0, card = 0; card <= kDeckSize; ++card) {
        while (i < m_passages.size() && m_passages[i].card < card)
            ++i;
        m_firstPassage[card] = std::uint16_t(i);
    }
    makeGroups();
    makeChecks();
    makeTables();
}

// ---- the ways by which cards came ----

void Origins::makeGroup(const Group& group, int count) {
    m_places.insert(m_places.end(), std::size_t(count), std::uint8_t(m_groups.size()));
    m_groups.push_back(group);
}

void Origins::makeGroups() {
    m_groups = {{}, {.seat = m_known.viewer()}};
    CardSet certain = m_known.fixed();
    const View& view = m_known.view();
    const Pull& pull = m_known.pull();
    for (const Entry& entry : m_known.entries()) {
        const bool late = pull.any() && entry.when > pull.when;
        const bool walks = entry.shown == kNoCard || late;
        if (entry.shown != kNoCard) {
            (walks ? m_shownIn[entry.shown] : m_groupOf[entry.shown]) = std::uint8_t(m_groups.size());
            if (!walks) certain.add(entry.shown);
        }
        makeGroup({entry.seat, entry.when, entry.never, entry.shown, false, late}, walks ? entry.count : 0);
    }
    makeGroup({.when = kNoMoment, .pond = true, .late = pull.any()}, view.pond.size());
    for (int card = 0; card < kDeckSize; ++card)
        if (!certain.has(Card(card))) m_items.push_back(Card(card));
    if (pull.any()) m_items.push_back(kReturned);
    // What a laid-out position leaves out of the game.
    makeGroup({.when = kNoMoment}, std::max(0, int(m_items.size()) - int(m_places.size())));
    for (const Card card : m_known.fixed() - m_known.laidOut())
        m_groupOf[card] = kOwnDeal;
}

/// Where the card that came by `group` was just before anything happened at `when`.
Seat Origins::holderAt(Card card, const Group& group, Moment when) const {
    Seat seat = group.when < when ? group.seat : kNoSeat;
    Moment since = group.when < when ? group.when : 0;
    for (const Passage& passage : passagesOf(card)) {
        if (passage.when >= when) break;
        seat = passage.to;
        since = passage.when;
    }
    const Catch& netted = m_known.netted();
    if (card == m_netted && netted.when < when && netted.when > since) {
        seat = netted.to;
        since = netted.when;
    }
    const Pull& pull = m_known.pull();
    if (card != m_pulled || pull.when >= when || pull.when < since) return seat;
    const Group& back = m_groups[m_groupOf[kReturned]];
    return back.when < when ? back.seat : kNoSeat;
}

/// What is known of a card by itself, if it came by `group`.
Origins::Worth Origins::worthAt(Card card, const Group& group) const {
    Worth worth;
    const bool pulled = card == m_pulled;
    const auto holder = [&](Moment when) { return holderAt(card, group, when); };
    worth.broken += group.never.has(card);
    worth.broken += group.shown != kNoCard && group.shown != card;
    if (const int shownIn = m_shownIn[card])
        worth.broken +=
            &group != &m_groups[std::size_t(shownIn)] && !(pulled && m_groupOf[kReturned] == shownIn);
    for (const Passage& passage : passagesOf(card))
        worth.broken += holder(passage.when) != passage.from;
    for (const std::uint16_t at : m_notesOf[card]) {
        const Note& note = m_known.notes()[at];
        const bool held = holder(note.when) == note.seat;
        if (note.kind == NoteKind::Asked)
            worth.weight = held ? m_weights.own : worth.weight;
        else
            worth.broken += held != (note.kind == NoteKind::Holds);
    }
    if (pulled) worth.broken += holder(m_known.pull().when) != m_known.pull().from;
    if (card == m_netted) worth.broken += holder(m_known.netted().when) != m_known.netted().from;
    return worth;
}

Origins::Worth Origins::worthOfReturned() const {
    const Group& back = groupOf(kReturned);
    const bool fits =
        back.late && !back.never.has(m_pulled) && (back.shown == kNoCard || back.shown == m_pulled);
    return {0, fits ? 0 : 1};
}

Origins::Worth Origins::worthOf(Card item) const {
    if (item == kReturned) return worthOfReturned();
    if (special(item)) return worthAt(item, groupOf(item));
    return m_worthAt[item * m_groups.size() + m_groupOf[item]];
}

// ---- what is known of whole hands ----

void Origins::addCheck(const Note& note) {
    if (int(m_checks.size()) < kMostChecks) m_checks.push_back({note, {}, 0, false});
}

void Origins::makeChecks() {
    const auto notes = m_known.notes();
    const auto leaves = [&](Seat seat, CardSet cards, Moment after, Moment before) {
        const auto between = [&](Moment when) { return when >= after && when < before; };
        if (m_known.pull().from == seat && between(m_known.pull().when)) return true;
        if (m_known.netted().from == seat && between(m_known.netted().when)) return true;
        return std::ranges::any_of(m_known.passages(), [&](const Passage& passage) {
            return passage.from == seat && cards.has(passage.card) && between(passage.when);
        });
    };
    std::array<std::array<Moment, kFishes>, kMostPlayers> lastAsked{};
    std::array<int, kMostPlayers> lastNothing{};
    lastNothing.fill(-1);
    for (std::size_t i = 0; i < notes.size(); ++i) {
        const Note& note = notes[i];
        switch (note.kind) {
        case NoteKind::Holds:
        case NoteKind::Lacks:
            for (const Card card : note.cards)
                m_notesOf[card].push_back(std::uint16_t(i));
            break;
        case NoteKind::Asked: {
            if (note.card != kNoCard) m_notesOf[note.card].push_back(std::uint16_t(i));
            // Who held some of a fish holds them still while none has gone.
            Moment& last = lastAsked[note.seat][note.fish];
            if (last == 0 || leaves(note.seat, kCardsOf[note.fish], last, note.when)) {
                addCheck(note);
                last = note.when;
            }
            break;
        }
        case NoteKind::NothingAfterDraw: {
            // Who holds no five of a kind held none before, unless cards have gone.
            int& last = lastNothing[note.seat];
            if (last >= 0 && m_checks[std::size_t(last)].note.cards == note.cards &&
                !leaves(note.seat, kAllFish | kAllZingers, m_checks[std::size_t(last)].note.when,
                        note.when)) {
                m_checks[std::size_t(last)].note = note;
                break;
            }
            last = int(m_checks.size());
            addCheck(note);
            if (last == kMostChecks) last = -1;
            break;
        }
        case NoteKind::GaveTheOnly:
        case NoteKind::GaveOneOfMany:
        case NoteKind::SomethingAfterDraw:
        case NoteKind::NoSecondAsk:
        case NoteKind::SecondAsk:
        case NoteKind::StopOrSecondAsk: addCheck(note); break;
        }
    }
    for (const Note& note : m_known.present())
        addCheck(note);
    m_words = (m_checks.size() + 63) / 64;
}

Origins::Worth Origins::weigh(const Note& note, CardSet hand) const {
    const auto broken = [](bool is) { return Worth{0, is ? 1 : 0}; };
    const int count = note.fish == kNoFish ? 0 : (hand & kCardsOf[note.fish]).size();
    switch (note.kind) {
    case NoteKind::Asked: return {m_weights.byCount[std::size_t(count)], count == 0};
    case NoteKind::GaveTheOnly: return broken(count != 1);
    case NoteKind::GaveOneOfMany: return broken(count < 2);
    case NoteKind::NothingAfterDraw: return broken(canDoSomething(hand, note.cards));
    case NoteKind::SomethingAfterDraw: return broken(!canDoSomething(hand, note.cards));
    case NoteKind::NoSecondAsk: return broken(canAskAgain(hand));
    case NoteKind::SecondAsk: return broken(!canAskAgain(hand));
    case NoteKind::StopOrSecondAsk: return broken(!hand.has(kDivineIntervention) && !canAskAgain(hand));
    case NoteKind::Lacks: return broken(hand.intersects(note.cards));
    case NoteKind::Holds: return broken(!hand.contains(note.cards));
    }
    return {};
}

namespace {

/// The cards on which a check depends.
CardSet concerned(const Note& note) {
    switch (note.kind) {
    case NoteKind::Asked:
    case NoteKind::GaveTheOnly:
    case NoteKind::GaveOneOfMany: return kCardsOf[note.fish];
    case NoteKind::Lacks:
    case NoteKind::Holds: return note.cards;
    default: return kAllFish | kAllZingers;
    }
}

} // namespace

void Origins::makeTables() {
    m_checksOf.resize(m_groups.size());
    for (std::size_t check = 0; check < m_checks.size(); ++check) {
        const Note& note = m_checks[check].note;
        for (std::size_t group = 0; group < m_groups.size(); ++group)
            if (m_groups[group].seat == note.seat && m_groups[group].when < note.when)
                m_checksOf[group].add(int(check));
        for (const Card card : concerned(note)) {
            const auto passages = passagesOf(card);
            if (passages.empty() || note.when <= passages.front().when)
                m_until[card].add(int(check));
            else if (holderAt(card, m_groups[kNowhere], note.when) == note.seat)
                m_since[card].add(int(check));
        }
    }
    m_worthAt.resize(kDeckSize * m_groups.size());
    const Card pulled = std::exchange(m_pulled, kNoCard);
    CardSet walking;
    for (const Card item : m_items)
        walking.add(item);
    for (Card card = 0; card < kDeckSize; ++card)
        for (std::size_t group = 0; group < m_groups.size(); ++group)
            if (walking.has(card) || group == m_groupOf[card])
                m_worthAt[card * m_groups.size() + group] = worthAt(card, m_groups[group]);
    m_pulled = pulled;
    for (const Card item : m_items) {
        int fitting = 0;
        for (std::size_t group = 0; item != kReturned && group < m_groups.size(); ++group)
            fitting += m_worthAt[item * m_groups.size() + group].broken == 0;
        if (fitting != 1 || m_known.pull().any() || m_known.netted().any()) m_moving.push_back(item);
    }
}

Origins::Bits Origins::presenceOf(Card item) const {
    Bits present;
    if (item == kReturned) return present;
    if (special(item)) {
        for (std::size_t check = 0; check < m_checks.size(); ++check)
            if (holderAt(item, groupOf(item), m_checks[check].note.when) == m_checks[check].note.seat)
                present.add(int(check));
        return present;
    }
    for (std::size_t word = 0; word < m_words; ++word)
        present.words[word] =
            (m_checksOf[m_groupOf[item]].words[word] & m_until[item].words[word]) | m_since[item].words[word];
    return present;
}

// ---- where the walk begins ----

/// The card that can only have been the one that the Warden pulled, or kNoCard.
Card Origins::surelyPulled() const {
    CardSet walking;
    for (const Card item : m_items)
        if (item != kReturned) walking.add(item);
    for (Card card = 0; card < kDeckSize; ++card) {
        bool canElse = false;
        for (std::size_t group = 0; group < m_groups.size(); ++group)
            if (walking.has(card) || group == m_groupOf[card])
                canElse = canElse || m_worthAt[card * m_groups.size() + group].broken == 0;
        if (!canElse) return card;
    }
    return kNoCard;
}

/// Where the pulled card can have come from and where it can have come out of the pond again, as far as it
/// alone tells.
Origins::PulledWay Origins::waysOfPulled() {
    PulledWay ways;
    const bool walks = std::ranges::find(m_items, m_pulled) != m_items.end();
    for (std::size_t again = 0; again < m_groups.size(); ++again) {
        m_groupOf[kReturned] = std::uint8_t(again);
        if (worthOfReturned().broken > 0) continue;
        for (std::size_t group = 0; group < m_groups.size(); ++group) {
            if (!walks && group != m_groupOf[m_pulled]) continue;
            if (worthAt(m_pulled, m_groups[group]).broken > 0) continue;
            ways.came.add(int(group));
            ways.returned.add(int(again));
        }
    }
    return ways;
}

/// Gives every card a place that fits it by itself, as far as that goes; false if it does not go all the way.
/// `pulled` and `netted`: the cards that the Warden pulled and the Net won, where that was unseen; kNoCard:
/// whichever turn out to be it.
bool Origins::assign(Card pulled, Card netted, Random& random) {
    if (m_pullHidden) m_pulled = pulled;
    m_netted = netted;
    const PulledWay ways = m_pulled != kNoCard ? waysOfPulled() : PulledWay{};
    const auto fits = [&](Card item, std::size_t group) {
        if (m_pulled != kNoCard && item == m_pulled) return ways.came.has(int(group));
        if (m_pulled != kNoCard && item == kReturned) return ways.returned.has(int(group));
        if (item == kReturned) return m_groups[group].late && m_groups[group].shown == kNoCard;
        if (item == m_netted) return worthAt(item, m_groups[group]).broken == 0;
        return m_worthAt[item * m_groups.size() + group].broken == 0;
    };
    std::vector<int> room(m_groups.size());
    for (const std::uint8_t group : m_places)
        ++room[group];
    std::vector<std::vector<Card>> members(m_groups.size());
    std::vector<bool> tried;
    // Makes room in one of the groups that fit the item, if need be by moving others on.
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
    const bool allFit = left.empty() && (m_pulled == kNoCard || ways.came.any());
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

void Origins::chooseSpecials(Random& random) {
    const Pull& pull = m_known.pull();
    const Catch& netted = m_known.netted();
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

void Origins::recount() {
    m_broken = 0;
    for (Check& check : m_checks)
        check.hand = {};
    for (Card item = 0; item < kItems; ++item) {
        if (item == kReturned && !m_known.pull().any()) continue;
        m_present[item] = presenceOf(item);
        m_worth[item] = worthOf(item);
        m_broken += m_worth[item].broken;
        for (std::size_t check = 0; check < m_checks.size(); ++check)
            if (m_present[item].has(int(check))) m_checks[check].hand.add(item);
        settleSeat(item);
    }
    for (Check& check : m_checks) {
        const Worth worth = weigh(check.note, check.hand);
        check.weight = worth.weight;
        check.broken = worth.broken > 0;
        m_broken += worth.broken;
    }
}

void Origins::settleSeat(Card item) {
    if (item != kReturned) m_seatNow[item] = holderAt(item, groupOf(item), Moment(m_known.now() + 1));
}

bool Origins::inPond(Card card) const {
    if (m_seatNow[card] != kNoSeat || m_known.onTable().has(card)) return false;
    return card == m_pulled ? groupOf(kReturned).pond : groupOf(card).pond;
}

std::vector<Card> Origins::arrivals() const {
    std::vector<Card> arrivals;
    for (std::size_t group = kFirstEntry; group < kFirstEntry + m_known.entries().size(); ++group)
        for (Card item = 0; item < kItems; ++item) {
            const Card card = item == kReturned ? m_pulled : item;
            if (card != kNoCard && m_groupOf[item] == group) arrivals.push_back(card);
        }
    return arrivals;
}

void Origins::setWall(float wall) {
    m_wall = wall;
    m_overWall = std::exp(-double(wall));
}

bool Origins::settle(Random& random) {
    constexpr float kWalls[] = {4, 6, 8, kHighWall, kHighestWall};
    constexpr float kWallsAgain[] = {6, kHighestWall};
    constexpr int kRounds = 3;
    const int items = int(m_items.size());
    assign(m_pullHidden ? surelyPulled() : kNoCard, kNoCard, random);
    if (descend(kWalls, 80 * items, random)) return true;
    // Few cards may fit as those pulled and netted, so each is held for a while, and what is broken is
    // mended.
    std::vector<Card> pulled, netted = {kNoCard};
    for (Card card = 0; card < kDeckSize; ++card)
        pulled.push_back(card);
    if (const Catch& net = m_known.netted(); net.any()) {
        netted.clear();
        for (const Card card : kCardsOf[net.fish])
            netted.push_back(card);
    }
    for (int round = 1; round <= kRounds; ++round) {
        random.shuffle(pulled);
        for (const Card card : pulled) {
            for (const Card caught : netted) {
                m_mending = true;
                if (assign(card, caught, random) && descend(kWallsAgain, 20 * round * items, random))
                    return true;
            }
        }
    }
    m_mending = false;
    return false;
}

/// Walks with so many steps at each of the walls, until nothing is broken.
bool Origins::descend(std::span<const float> walls, int steps, Random& random) {
    for (const float wall : walls) {
        setWall(wall);
        for (int i = 0; i < steps && m_broken > 0; ++i)
            m_mending&& random.below(2) == 0 ? mend(random) : step(random);
    }
    setWall(kHighWall);
    m_settled = m_broken == 0;
    if (!m_settled) return false;
    m_mending = false;
    stroll(random, 20 * int(m_items.size()));
    m_settled = m_broken == 0;
    return m_settled;
}

void Origins::walk(Random& random, int steps) {
    if (!m_settled && !settle(random)) return;
    stroll(random, steps);
    if (m_broken > 0) settle(random);
}

/// Takes so many steps, and more where something is broken then; but some day it gives up.
void Origins::stroll(Random& random, int steps) {
    constexpr int kMostMore = 100'000;
    for (int i = 0; i < steps; ++i)
        step(random);
    for (int i = 0; i < kMostMore && m_broken > 0; ++i) {
        setWall(i < kMostMore / 10 ? kHighWall : kHighestWall);
        step(random);
    }
    if (m_wall != kHighWall) setWall(kHighWall);
}

// ---- steps ----

void Origins::step(Random& random) {
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
        gain += now[i].worth.weight - m_worth[item].weight;
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
