#include "model/games/twistedfish/bot/dealsampler.h"

#include "model/engine/diagnostics.h"
#include "model/games/twistedfish/conditions.h"

#include <algorithm>
#include <utility>

namespace tacklebox::twistedfish {

namespace {

/// True if there is something to lay or to play after a draw, given that `zingers` are playable. See
/// canDoSomethingAfterDraw().
bool canDoSomething(CardSet hand, CardSet zingers) {
    const FishCounts count = countFish(hand);
    if (!count.five.empty() || hand.intersects(zingers - CardSet::of(kDeadScubaDiver))) return true;
    return hand.has(kDeadScubaDiver) && !count.four.empty();
}

bool canAskAgain(CardSet hand) {
    return hand.has(kTwoFistedFisherman) && hand.intersects(kAllFish);
}

} // namespace

DealSampler::DealSampler(const InformationState<TwistedFish>& known) : m_known(known) {
    m_types.fill(OpponentType::Keen);
    m_pulled = known.pull().card;
    m_pullHidden = known.pull().any() && m_pulled == kNoCard;
    m_transfers.assign(known.transfers().begin(), known.transfers().end());
    std::stable_sort(m_transfers.begin(), m_transfers.end(),
                     [](const CardTransfer& a, const CardTransfer& b) { return a.card < b.card; });
    for (std::size_t i = 0, card = 0; card <= kDeckSize; ++card) {
        while (i < m_transfers.size() && m_transfers[i].card < card)
            ++i;
        m_firstTransfer[card] = std::uint16_t(i);
    }
    makeGroups();
    makeChecks();
    makeTables();
}

// ---- groups ----

void DealSampler::makeGroup(const Group& group, int count) {
    m_places.insert(m_places.end(), std::size_t(count), std::uint8_t(m_groups.size()));
    m_groups.push_back(group);
}

void DealSampler::makeGroups() {
    m_groups = {{}, {.seat = m_known.viewer()}};
    CardSet certain = m_known.fixed();
    const Observation& observation = m_known.observation();
    const Pull& pull = m_known.pull();
    for (const Entry& entry : m_known.entries()) {
        const bool late = pull.any() && entry.when > pull.when;
        const bool sampled = entry.shown == kNoCard || late;
        if (entry.shown != kNoCard) {
            (sampled ? m_shownIn[entry.shown] : m_groupOf[entry.shown]) = std::uint8_t(m_groups.size());
            if (!sampled) certain.add(entry.shown);
        }
        makeGroup({entry.seat, entry.when, entry.never, entry.shown, false, late}, sampled ? entry.count : 0);
    }
    makeGroup({.when = kNoMoment, .pond = true, .late = pull.any()}, observation.pond.size());
    for (int card = 0; card < kDeckSize; ++card)
        if (!certain.has(Card(card))) m_items.push_back(Card(card));
    if (pull.any()) m_items.push_back(kReturned);
    // Cards that a hand-made start position leaves out of the game.
    makeGroup({.when = kNoMoment}, std::max(0, int(m_items.size()) - int(m_places.size())));
    for (const Card card : m_known.fixed() - m_known.laidOut())
        m_groupOf[card] = kOwnDeal;
}

/// The holder of the card before the events at `when`, if it came by `group`.
Seat DealSampler::holderAt(Card card, const Group& group, Moment when) const {
    Seat seat = group.when < when ? group.seat : kNoSeat;
    Moment since = group.when < when ? group.when : 0;
    for (const CardTransfer& transfer : transfersOf(card)) {
        if (transfer.when >= when) break;
        seat = transfer.to;
        since = transfer.when;
    }
    const Catch& netted = m_known.netCatch();
    if (card == m_netted && netted.when < when && netted.when > since) {
        seat = netted.to;
        since = netted.when;
    }
    const Pull& pull = m_known.pull();
    if (card != m_pulled || pull.when >= when || pull.when < since) return seat;
    const Group& back = m_groups[m_groupOf[kReturned]];
    return back.when < when ? back.seat : kNoSeat;
}

/// Weight and violations of facts about a single card, if it came by `group`.
DealSampler::Fit DealSampler::fitAt(Card card, const Group& group) const {
    Fit fit;
    const bool pulled = card == m_pulled;
    const auto holder = [&](Moment when) { return holderAt(card, group, when); };
    fit.violations += group.never.has(card);
    fit.violations += group.shown != kNoCard && group.shown != card;
    if (const int shownIn = m_shownIn[card])
        fit.violations +=
            &group != &m_groups[std::size_t(shownIn)] && !(pulled && m_groupOf[kReturned] == shownIn);
    for (const CardTransfer& transfer : transfersOf(card))
        fit.violations += holder(transfer.when) != transfer.from;
    for (const std::uint16_t at : m_notesOf[card]) {
        const Note& note = m_known.notes()[at];
        const bool held = holder(note.when) == note.seat;
        if (note.kind == NoteKind::Asked)
            fit.owned += held ? 1ull << (8 * note.seat) : 0;
        else if (note.kind == NoteKind::Gave)
            fit.weight += held ? kGaveWithNoFishing : 0;
        else
            fit.violations += held != (note.kind == NoteKind::Holds);
    }
    if (pulled) fit.violations += holder(m_known.pull().when) != m_known.pull().from;
    if (card == m_netted) fit.violations += holder(m_known.netCatch().when) != m_known.netCatch().from;
    return fit;
}

/// Adds the weights that depend on the types.
float DealSampler::weightOf(const Fit& fit) const {
    float weight = fit.weight;
    std::uint64_t owned = fit.owned;
    for (Seat seat = 0; owned; ++seat, owned >>= 8)
        weight += float(owned & 0xff) * ownAskWeight(m_types[seat]);
    return weight;
}

DealSampler::Fit DealSampler::fitOfReturned() const {
    const Group& back = groupOf(kReturned);
    const bool fits =
        back.late && !back.never.has(m_pulled) && (back.shown == kNoCard || back.shown == m_pulled);
    return {0, fits ? 0 : 1, 0};
}

DealSampler::Fit DealSampler::fitOf(Card item) const {
    if (item == kReturned) return fitOfReturned();
    if (special(item)) return fitAt(item, groupOf(item));
    return m_fitAt[item * m_groups.size() + m_groupOf[item]];
}

// ---- facts about whole hands ----

void DealSampler::addCheck(const Note& note) {
    m_checks.push_back({note, {}, 0, false});
}

void DealSampler::makeChecks() {
    const auto notes = m_known.notes();
    const auto leaves = [&](Seat seat, CardSet cards, Moment after, Moment before) {
        const auto between = [&](Moment when) { return when >= after && when < before; };
        if (m_known.pull().from == seat && between(m_known.pull().when)) return true;
        if (m_known.netCatch().from == seat && between(m_known.netCatch().when)) return true;
        return std::ranges::any_of(m_known.transfers(), [&](const CardTransfer& transfer) {
            return transfer.from == seat && cards.has(transfer.card) && between(transfer.when);
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
        case NoteKind::Gave:
            for (const Card card : note.cards)
                m_notesOf[card].push_back(std::uint16_t(i));
            break;
        case NoteKind::Asked: {
            if (note.card != kNoCard) m_notesOf[note.card].push_back(std::uint16_t(i));
            // A hand that had the fish still has it if none has left.
            Moment& last = lastAsked[note.seat][note.fish];
            if (last == 0 || leaves(note.seat, kCardsOf[note.fish], last, note.when)) {
                addCheck(note);
                last = note.when;
            }
            break;
        }
        case NoteKind::NothingAfterDraw: {
            // A hand without five of a kind had none before, unless cards have left.
            int& last = lastNothing[note.seat];
            if (last >= 0 && m_checks[std::size_t(last)].note.cards == note.cards &&
                !leaves(note.seat, kAllFish | kAllZingers, m_checks[std::size_t(last)].note.when,
                        note.when)) {
                m_checks[std::size_t(last)].note = note;
                break;
            }
            last = int(m_checks.size());
            addCheck(note);
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
    if (const int tooMany = int(m_checks.size()) - kMostChecks; tooMany > 0) {
        logInternalError("a hand of Twisted Fish is so long that a bot forgets what it heard first");
        m_checks.erase(m_checks.begin(), m_checks.begin() + tooMany);
    }
    m_words = (m_checks.size() + 63) / 64;
}

DealSampler::Fit DealSampler::weigh(const Note& note, CardSet hand) const {
    const auto violations = [](bool is) { return Fit{0, is ? 1 : 0, 0}; };
    const int count = note.fish == kNoFish ? 0 : countOf(note.fish, hand);
    switch (note.kind) {
    case NoteKind::Asked: return weighAsk(note, hand);
    case NoteKind::Gave: break;
    case NoteKind::GaveTheOnly: return violations(count != 1);
    case NoteKind::GaveOneOfMany: return violations(count < 2);
    case NoteKind::NothingAfterDraw: return violations(canDoSomething(hand, note.cards));
    case NoteKind::SomethingAfterDraw: return violations(!canDoSomething(hand, note.cards));
    case NoteKind::NoSecondAsk: return violations(canAskAgain(hand));
    case NoteKind::SecondAsk: return violations(!canAskAgain(hand));
    case NoteKind::StopOrSecondAsk: return violations(!hand.has(kDivineIntervention) && !canAskAgain(hand));
    case NoteKind::Lacks: return violations(hand.intersects(note.cards));
    case NoteKind::Holds: return violations(!hand.contains(note.cards));
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

void DealSampler::makeTables() {
    m_checksOf.resize(m_groups.size());
    for (std::size_t check = 0; check < m_checks.size(); ++check) {
        const Note& note = m_checks[check].note;
        if (note.kind == NoteKind::Asked) m_asks.add(int(check));
        if (note.kind == NoteKind::NoSecondAsk) m_secondAsked.add(int(check));
        for (std::size_t group = 0; group < m_groups.size(); ++group)
            if (m_groups[group].seat == note.seat && m_groups[group].when < note.when)
                m_checksOf[group].add(int(check));
        for (const Card card : concerned(note)) {
            const auto transfers = transfersOf(card);
            if (transfers.empty() || note.when <= transfers.front().when)
                m_until[card].add(int(check));
            else if (holderAt(card, m_groups[kNowhere], note.when) == note.seat)
                m_since[card].add(int(check));
            const Moment pull = m_known.pull().when;
            if (note.when > pull && std::ranges::none_of(transfers, [&](const CardTransfer& transfer) {
                    return transfer.when > pull && transfer.when < note.when;
                }))
                m_afterPull[card].add(int(check));
        }
    }
    m_fitAt.resize(kDeckSize * m_groups.size());
    const Card pulled = std::exchange(m_pulled, kNoCard);
    CardSet sampledCards;
    for (const Card item : m_items)
        sampledCards.add(item);
    for (Card card = 0; card < kDeckSize; ++card)
        for (std::size_t group = 0; group < m_groups.size(); ++group)
            if (sampledCards.has(card) || group == m_groupOf[card])
                m_fitAt[card * m_groups.size() + group] = fitAt(card, m_groups[group]);
    m_pulled = pulled;
    for (const Card item : m_items) {
        int fitting = 0;
        for (std::size_t group = 0; item != kReturned && group < m_groups.size(); ++group)
            fitting += m_fitAt[item * m_groups.size() + group].violations == 0;
        if (fitting != 1 || m_known.pull().any() || m_known.netCatch().any()) m_moving.push_back(item);
    }
}

/// Sets the bits of checks at which the item was in the hand.
void DealSampler::presenceOf(Card item, Words& present) const {
    if (item == kReturned || special(item)) return presenceOfSpecial(item, present);
    const Bits &ofGroup = m_checksOf[m_groupOf[item]], &until = m_until[item], &since = m_since[item];
    for (std::size_t word = 0; word < m_words; ++word)
        present[word] = (ofGroup.words[word] & until.words[word]) | since.words[word];
}

void DealSampler::presenceOfSpecial(Card item, Words& present) const {
    std::fill_n(present.begin(), m_words, 0);
    if (item == kReturned) return;
    if (item == m_netted || groupOf(item).when > m_known.pull().when) {
        for (std::size_t check = 0; check < m_checks.size(); ++check)
            if (holderAt(item, groupOf(item), m_checks[check].note.when) == m_checks[check].note.seat)
                present[check / 64] |= 1ull << (check % 64);
        return;
    }
    const Bits &came = m_checksOf[m_groupOf[item]], &returned = m_checksOf[m_groupOf[kReturned]];
    for (std::size_t word = 0; word < m_words; ++word) {
        const std::uint64_t otherwise =
            (came.words[word] & m_until[item].words[word]) | m_since[item].words[word];
        const std::uint64_t after = m_afterPull[item].words[word];
        present[word] = (otherwise & ~after) | (returned.words[word] & after);
    }
}

// ---- state of the chain ----

void DealSampler::commitSeat(Card item) {
    if (item != kReturned) m_seatNow[item] = holderAt(item, groupOf(item), Moment(m_known.now() + 1));
}

bool DealSampler::inPond(Card card) const {
    if (m_seatNow[card] != kNoSeat || m_known.onTable().has(card)) return false;
    return card == m_pulled ? groupOf(kReturned).pond : groupOf(card).pond;
}

std::vector<Card> DealSampler::arrivals() const {
    std::vector<Card> arrivals;
    for (std::size_t group = kFirstEntry; group < kFirstEntry + m_known.entries().size(); ++group)
        for (Card item = 0; item < kItems; ++item) {
            const Card card = item == kReturned ? m_pulled : item;
            if (card != kNoCard && m_groupOf[item] == group) arrivals.push_back(card);
        }
    return arrivals;
}

} // namespace tacklebox::twistedfish
