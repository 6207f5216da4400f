#include "model/games/gofish/bot/informationstate.h"

#include <algorithm>

namespace tacklebox {

using namespace gofish;
using Known = InformationState<GoFish>;

namespace {

RankSet allBut(Rank rank) {
    return RankSet::all(packs::kRanks).without(rank);
}

} // namespace

void Known::see(const SeenEvent<GoFish>& event) {
    GoFish::applyEvent(m_observation, event);
    std::visit([&](const auto& content) { saw(content); }, event.content());
    if (!std::holds_alternative<Moved>(event.content())) m_justDrew = kNoSeat;
}

std::vector<Fact> Known::facts() const {
    std::vector<Fact> facts;
    for (Seat seat = 0; seat < seats(); ++seat)
        for (Rank rank = 0; rank < packs::kRanks; ++rank)
            if (seat != m_viewer && m_public[seat].hasFact(rank) && !m_observation.hands[seat].empty())
                facts.push_back(m_public[seat].fact(rank, seat, m_turns));
    return facts;
}

void Known::saw(const SeenDeal<GoFish>& deal) {
    *this = Known(m_viewer);
    m_observation = deal.observation;
    for (Face face = 0; face < packs::kStandardFaces; ++face)
        m_neverSeen.add(face);
    for (const Book& book : m_observation.books)
        m_laid |= cardsOfRank(book.rank);
    m_neverSeen -= m_laid;
    for (Seat seat = 0; seat < seats(); ++seat)
        for (const Face face : m_observation.hands[seat]) {
            if (face == kHidden) {
                addSlot(seat, {});
                continue;
            }
            m_known[seat].add(face);
            m_neverSeen.remove(face);
            addToHistory(seat, {HandEntryKind::Takes, packs::rankOf(face)});
        }
    const bool hasHands =
        std::ranges::any_of(m_observation.hands, [](const auto& hand) { return !hand.empty(); });
    m_toDeal = hasHands ? 0 : std::min(handSize(seats()) * seats(), m_observation.pond.size());
}

void Known::saw(const SeenMove<Move>& made) {
    m_asked = made.move;
    m_asker = made.seat;
    m_gives = m_fishing = false;
    const Rank rank = made.move.rank;
    addToHistory(made.seat, asks(made.seat, rank));
    m_public[made.seat].asked(rank, m_turns);
    if (made.seat == m_viewer || m_known[made.seat].intersects(cardsOfRank(rank))) return;
    const Slots slots = slotsFor(made.seat, rank);
    // Skip a constraint that an earlier one implies.
    for (const Need& need : m_needs)
        if (need.rank == rank && (need.slots & ~slots) == 0) return;
    m_needs.push_back({rank, slots});
}

void Known::saw(const Said& said) {
    if (said.saying != Saying::GoFishing) return;
    lacks(said.seat, m_asked.rank, Source::Denied);
    m_fishing = true;
}

void Known::saw(const SeenStatus<Status>& status) {
    m_fishing = false;
    if (status.now.phase != Phase::Turn || status.now.playersToAct.empty()) return;
    ++m_turns;
    // A player skipped right after the deal has had no turn.
    const bool passedOver = m_asker == kNoSeat && m_observation.pond.empty();
    m_quietTurns = m_cardMoved || passedOver ? 0 : m_quietTurns + 1;
    m_cardMoved = false;
}

void Known::saw(const Moved& moved) {
    if (m_toDeal == 0 && moved.to.kind != PileKind::Books) m_cardMoved = true;
    if (moved.to.kind == PileKind::Books) {
        booked(moved);
    } else if (moved.from.kind == PileKind::Hand) {
        fromHand(moved);
    } else {
        fromPond(moved);
    }
}

void Known::fromPond(const Moved& moved) {
    const Seat seat = moved.to.seat;
    const bool fished = m_fishing && seat == m_asker;
    const Rank barred = fished && m_observation.options.value[kLucky] ? m_asked.rank : kNoRank;
    m_fishing = false;
    m_justDrew = m_toDeal > 0 ? kNoSeat : seat;
    m_barred = barred;
    if (m_toDeal > 0) --m_toDeal;
    const bool shown = fished && moved.face != kHidden && packs::rankOf(moved.face) == barred;
    if (shown)
        m_public[seat].tookFaceUp(barred, m_turns);
    else
        m_public[seat].drewHidden(barred);
    if (moved.face == kHidden) {
        RankSet ranks;
        if (barred != kNoRank) ranks.add(barred);
        addSlot(seat, ranks);
        return;
    }
    m_known[seat].add(moved.face);
    m_neverSeen.remove(moved.face);
    addToHistory(seat, {HandEntryKind::Takes, packs::rankOf(moved.face)});
    if (shown) m_justDrew = kNoSeat; // the card is known: a book reveals nothing about it
}

/// Takes in a card given. The first one of an ask implies that the giver lacks the rank afterwards.
void Known::fromHand(const Moved& moved) {
    const Seat from = moved.from.seat, to = moved.to.seat;
    const Rank rank = packs::rankOf(moved.face);
    if (!m_gives) {
        m_giftFrom = slotsFor(from, rank);
        lacks(from, rank, Source::Moved);
    }
    m_gives = true;
    if (m_neverSeen.has(moved.face)) m_slotsBefore[moved.face] = m_giftFrom;
    m_neverSeen.remove(moved.face);
    m_known[from].remove(moved.face);
    m_known[to].add(moved.face);
    addToHistory(from, {HandEntryKind::Leaves, rank});
    addToHistory(to, {HandEntryKind::Takes, rank});
    m_public[to].tookFaceUp(rank, m_turns);
}

/// Takes in a card of a book. The whole book is handled on its first card.
void Known::booked(const Moved& moved) {
    const Seat seat = moved.from.seat;
    const Rank rank = packs::rankOf(moved.face);
    if (!m_laid.intersects(cardsOfRank(rank))) {
        const bool byLastDraw = m_justDrew == seat;
        for (Seat other = 0; other < seats(); ++other)
            m_public[other].booked(rank);
        if (byLastDraw) m_public[seat].bookedLastDrawn(m_barred);
        // The book was incomplete before that card, so the card has its rank.
        if (byLastDraw && seat != m_viewer) m_slots.back().barred = allBut(rank);
    }
    if (m_neverSeen.has(moved.face)) m_slotsBefore[moved.face] = slotsFor(seat, rank);
    m_neverSeen.remove(moved.face);
    m_known[seat].remove(moved.face);
    addToHistory(seat, {HandEntryKind::Leaves, rank});
    m_laid.add(moved.face);
}

void Known::lacks(Seat seat, Rank rank, Source source) {
    m_public[seat].lacked(rank, source, m_turns);
    for (Slot& slot : m_slots)
        if (slot.seat == seat) slot.barred.add(rank);
}

void Known::addSlot(Seat seat, RankSet barred) {
    addToHistory(seat, {HandEntryKind::Arrives, std::uint8_t(m_slots.size())});
    m_slots.push_back({seat, barred});
}

void Known::addToHistory(Seat seat, const HandEntry& entry) {
    if (seat != m_viewer) m_histories[seat].push_back(entry);
}

/// A history entry for an ask, with the public knowledge of all ranks.
HandEntry Known::asks(Seat seat, Rank rank) const {
    HandEntry entry{HandEntryKind::Asks, rank};
    for (Rank other = 0; other < packs::kRanks; ++other) {
        bool held = false, lacked = true;
        for (Seat one = 0; one < seats(); ++one) {
            if (one == seat || m_observation.hands[one].empty()) continue;
            const PublicHand& hand = m_public[one];
            held |= hand.atLeast(other) > 0;
            lacked &= hand.hadNone(other) && hand.atLeast(other) == 0 && hand.unseen(other) == 0;
        }
        if (held) entry.hot.add(other);
        if (lacked) entry.cold.add(other);
        if (m_public[seat].atLeast(other) > 0) entry.shared.add(other);
    }
    return entry;
}

/// Slots of a seat that can hold a card of the rank.
Slots Known::slotsFor(Seat seat, Rank rank) const {
    Slots slots = 0;
    for (std::size_t i = 0; i < m_slots.size(); ++i)
        if (m_slots[i].seat == seat && !m_slots[i].barred.has(rank)) slots |= Slots(1) << i;
    return slots;
}

} // namespace tacklebox
