// What a seat of Go Fish knows of the others' hands.
#pragma once

#include "model/bots/knowledge.h"
#include "model/games/gofish/bot/handhistory.h"
#include "model/games/gofish/bot/publichand.h"
#include "model/games/gofish/gofish.h"

#include <span>

namespace tacklebox {

namespace gofish {

/// A card that came into a hand unseen: that hand, and what the card cannot be as its rank was lacked since
/// (or would have been shown).
struct Slot {
    Seat seat;
    RankSet barred;
};
/// Several slots, by their number.
using Slots = std::uint64_t;

/// One at least of these slots had a card of the rank, as its holder asked for it.
struct Need {
    Rank rank;
    Slots slots;
};

} // namespace gofish

/// Keeps two accounts: what the whole table knows of every hand, for people; and all that the hidden cards
/// can be, from which worlds are sampled. Every card that came unseen is a slot. A card that was seen later
/// was in one of the slots of the hand that it came from; of every other slot it is known which ranks its
/// hand has lacked since.
template <>
class Knowledge<GoFish> {
  public:
    using View = gofish::View;

    explicit Knowledge(Seat viewer) : m_viewer(viewer) {}
    void see(const SeenEvent<GoFish>& event);
    const View& view() const { return m_view; }
    std::vector<Fact> facts() const;

    Seat viewer() const { return m_viewer; }
    int seats() const { return m_view.match.seats; }
    /// Turns begun in this game.
    int turns() const { return m_turns; }
    /// What the table knows of each hand, the viewer's own too.
    const gofish::PublicHands& publicHands() const { return m_public; }

    // ---- for sampling ----

    /// In the order in which the cards came; fewer than 64.
    std::span<const gofish::Slot> slots() const { return m_slots; }
    /// The slots in which that card was before it was seen; none if it was not.
    gofish::Slots slotsBefore(Face face) const { return m_slotsBefore[face]; }
    std::span<const gofish::Need> needs() const { return m_needs; }
    /// Nothing of the viewer's own hand.
    const gofish::HandHistory& history(Seat seat) const { return m_histories[seat]; }
    /// The cards whose faces the viewer knows, in its own hand, in others' and in books.
    CardSet known(Seat seat) const { return m_known[seat]; }
    CardSet laid() const { return m_laid; }
    /// The cards that the viewer has never seen: in slots, in the Pond, or out of the game.
    CardSet neverSeen() const { return m_neverSeen; }
    /// F-11: as the State has them.
    int quietTurns() const { return m_quietTurns; }
    bool cardMoved() const { return m_cardMoved; }

  private:
    void saw(const SeenDeal<GoFish>& deal);
    void saw(const SeenMove<gofish::Move>& made);
    void saw(const Moved& moved);
    void saw(const Said& said);
    void saw(const SeenStatus<gofish::Status>& status);
    template <class Other>
    void saw(const Other&) {}

    gofish::HandEntry asks(Seat seat, packs::Rank rank) const;
    void addToHistory(Seat seat, const gofish::HandEntry& entry);
    void addSlot(Seat seat, gofish::RankSet barred);
    gofish::Slots slotsFor(Seat seat, packs::Rank rank) const;
    void fromPond(const Moved& moved);
    void fromHand(const Moved& moved);
    void booked(const Moved& moved);
    void lacks(Seat seat, packs::Rank rank, Source source);

    Seat m_viewer;
    View m_view;
    gofish::PublicHands m_public;
    std::vector<gofish::Slot> m_slots;
    std::array<gofish::Slots, packs::kStandardFaces> m_slotsBefore{};
    std::vector<gofish::Need> m_needs;
    std::array<gofish::HandHistory, gofish::kMostPlayers> m_histories;
    std::array<CardSet, gofish::kMostPlayers> m_known{};
    CardSet m_laid, m_neverSeen;
    int m_turns = 0;
    gofish::Move m_asked;                   ///< the last ask,
    Seat m_asker = kNoSeat;                 ///< and whose it was
    bool m_gives = false;                   ///< the first of the cards asked for has been given,
    gofish::Slots m_giftFrom = 0;           ///< and from these slots the unseen of them come
    bool m_fishing = false;                 ///< the next card from the Pond is fished
    Seat m_justDrew = kNoSeat;              ///< who drew, if that was the last event,
    packs::Rank m_barred = gofish::kNoRank; ///< and what it cannot be
    int m_toDeal = 0;                       ///< cards still to be dealt
    int m_quietTurns = 0;
    bool m_cardMoved = false;
};

static_assert(KnowledgeOf<GoFish>);

} // namespace tacklebox
