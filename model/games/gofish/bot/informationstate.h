// The information state of a seat of Go Fish.
#pragma once

#include "model/bots/informationstate.h"
#include "model/games/gofish/bot/handhistory.h"
#include "model/games/gofish/bot/publichand.h"
#include "model/games/gofish/gofish.h"

#include <span>

namespace tacklebox {

namespace gofish {

/// A card that entered a hand unseen. `barred`: ranks it cannot have, because the hand has lacked them since
/// (or the card would have been shown).
struct Slot {
    Seat seat;
    RankSet barred;
};
/// A bit set of slot numbers.
using Slots = std::uint64_t;

/// At least one of these slots had a card of the rank, since its holder asked for it.
struct Need {
    Rank rank;
    Slots slots;
};

} // namespace gofish

/// Keeps two records: the public knowledge of each hand, for facts; and the constraints on hidden cards, for
/// determinizations. Each card drawn unseen is a slot. A card seen later was in one of the slots of the hand
/// that it left; each slot bars the ranks that its hand has lacked since.
template <>
class InformationState<GoFish> {
  public:
    using Observation = gofish::Observation;

    explicit InformationState(Seat viewer) : m_viewer(viewer) {}
    void see(const SeenEvent<GoFish>& event);
    const Observation& observation() const { return m_observation; }
    std::vector<Fact> facts() const;

    Seat viewer() const { return m_viewer; }
    int seats() const { return m_observation.match.seats; }
    /// Number of turns begun in this game.
    int turns() const { return m_turns; }
    /// Public knowledge of each hand, including the viewer's own.
    const gofish::PublicHands& publicHands() const { return m_public; }

    // ---- Constraints for the sampler ----

    /// In order of arrival; fewer than 64.
    std::span<const gofish::Slot> slots() const { return m_slots; }
    /// Slots that may have held the card before it was seen; empty if never hidden.
    gofish::Slots slotsBefore(Face face) const { return m_slotsBefore[face]; }
    std::span<const gofish::Need> needs() const { return m_needs; }
    /// The viewer's own history is empty.
    const gofish::HandHistory& history(Seat seat) const { return m_histories[seat]; }
    /// Cards known to be in that hand.
    CardSet known(Seat seat) const { return m_known[seat]; }
    CardSet laid() const { return m_laid; }
    /// Cards never seen by the viewer: in slots, in the pond, or out of the game.
    CardSet neverSeen() const { return m_neverSeen; }
    /// F-11: as in State.
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
    Observation m_observation;
    gofish::PublicHands m_public;
    std::vector<gofish::Slot> m_slots;
    std::array<gofish::Slots, packs::kStandardFaces> m_slotsBefore{};
    std::vector<gofish::Need> m_needs;
    std::array<gofish::HandHistory, gofish::kMostPlayers> m_histories;
    std::array<CardSet, gofish::kMostPlayers> m_known{};
    CardSet m_laid, m_neverSeen;
    int m_turns = 0;
    gofish::Move m_asked;                   ///< the last ask
    Seat m_asker = kNoSeat;                 ///< its seat
    bool m_gives = false;                   ///< the first of the cards asked for has been given
    gofish::Slots m_giftFrom = 0;           ///< slots that the given hidden cards may come from
    bool m_fishing = false;                 ///< the next card from the pond is fished
    Seat m_justDrew = kNoSeat;              ///< the seat that drew, if that was the last event
    packs::Rank m_barred = gofish::kNoRank; ///< rank that the card just drawn cannot have
    int m_toDeal = 0;                       ///< cards still to be dealt
    int m_quietTurns = 0;
    bool m_cardMoved = false;
};

static_assert(InformationStateOf<GoFish>);

} // namespace tacklebox
