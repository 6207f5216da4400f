// Information state of a seat of Platinum Fish.
//
// A hand never keeps two cards of a rank, and cards enter and leave it face up, except for a new hand, which
// is dealt face down. So the hidden cards of a hand have distinct ranks, and their set only shrinks: if they
// lack a rank, they lack it until the next new hand.
#pragma once

#include "model/bots/informationstate.h"
#include "model/games/platinumfish/bot/opponenttypes.h"
#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox {

namespace platinumfish {

inline constexpr int kCopies = kDeckSize / packs::kRanks; ///< eight of each rank

/// Knowledge of another seat's hand.
struct KnownHand {
    List<Face, kDeckSize> shown;             ///< cards that arrived face up and are still held
    int hidden = 0;                          ///< number of cards still held from the last new hand
    RankSet lacks = 0;                       ///< ranks that no hidden card has
    RankSet oneOf = 0;                       ///< if not 0: at least one hidden card has one of these ranks
    std::array<Face, packs::kRanks> least{}; ///< lowest possible hidden face of each rank (P-04)
    std::array<std::uint16_t, packs::kRanks> evidence{}; ///< turn of the last fact about the rank
    std::array<Source, packs::kRanks> source{};          ///< source of that fact
    /// Likelihood ratio for a hidden card of the rank, given the player's choices. For example, a player who
    /// draws from the deck is unlikely to hold the rank on top of the discard pile.
    std::array<float, packs::kRanks> likelihoodRatio{};

    RankSet shownRanks() const;
    int size() const { return shown.size() + hidden; }
};

/// A search of the deck, which gives information about its order.
struct Search {
    packs::Rank rank;
    std::uint8_t copiesGone = 1; ///< cards of the rank that have left the deck, including the one taken
    std::uint8_t drawn = 0;      ///< cards drawn from the top of the deck after the search
    bool inOrder = true;         ///< the deck has not been shuffled after the search
};

/// If `known`, a card of the rank was in the deck, and is still there or in a new hand dealt since.
struct Presence {
    bool known = false;
    SeatSet mayHold; ///< seats of those new hands
};

/// Number of cards of each face and rank whose place is unknown to the viewer. A rank may have fewer than
/// its faces together, because cards laid before the viewer's first event have unknown faces.
struct UnseenCards {
    std::array<std::int8_t, packs::kStandardFaces> ofFace{};
    std::array<std::int8_t, packs::kRanks> ofRank{};
};

} // namespace platinumfish

/// See model/bots/informationstate.h.
template <>
class InformationState<PlatinumFish> {
  public:
    using RankSet = platinumfish::RankSet;

    explicit InformationState(Seat viewer) : m_viewer(viewer) {}
    void see(const SeenEvent<PlatinumFish>& event);
    const platinumfish::Observation& observation() const { return m_observation; }
    std::vector<Fact> facts() const;

    Seat viewer() const { return m_viewer; }
    int seats() const { return m_observation.match.seats; }
    /// Number of turns begun.
    int turn() const { return m_turn; }
    /// Knowledge of another seat's hand.
    const platinumfish::KnownHand& hand(Seat seat) const { return m_hands[seat]; }
    /// Ranks of which at least one is among the hidden cards of `seat`; 0 if nothing is known.
    RankSet ranksWithOneInHand(Seat seat) const;
    /// Posterior of the others' types.
    const platinumfish::Opponents& types() const { return m_types; }
    RankSet ownRanks() const;

    /// Cards whose place is unknown to the viewer: hidden in a hand or in the deck. Computed at each call.
    platinumfish::UnseenCards unseen() const;
    /// Number of cards of the rank laid before this deal's first event, with unknown faces.
    int laidUnseen(packs::Rank rank) const { return m_laidUnseen[rank]; }
    /// Number of copies of the face laid after that event.
    int laidOf(Face face) const { return m_laidFaces[face]; }
    /// All pairs in the order laid.
    const platinumfish::LaidMatches& laid() const { return m_laid; }

    /// Ranks certainly not in the deck.
    RankSet goneFromDeck() const { return m_gone; }
    const platinumfish::Presence& presence(packs::Rank rank) const { return m_presence[rank]; }
    /// While another player takes: ranks of which at least one is in the deck. Otherwise 0.
    RankSet ranksWithOneInDeck() const;
    const List<platinumfish::Search, platinumfish::kDeckSize>& searches() const { return m_searches; }
    /// Seat whose opponents may still call for a shuffle (P-12).
    Seat searcher() const { return m_searcher; }
    /// Seat of the new hand, in the phases Refill and Wait.
    Seat refilling() const { return m_fresh; }
    /// Ranks of the discard pile that may be matched with a new hand now (P-18).
    RankSet discardRanks() const;

  private:
    void saw(const SeenDeal<PlatinumFish>& deal);
    void saw(const SeenMove<platinumfish::Move>& made);
    void saw(const Moved& moved);
    void saw(const SeenStatus<platinumfish::Status>& status);
    void saw(const Said& said);
    void saw(const Rolled& rolled);
    void saw(const SeenShuffle&);
    template <class Other>
    void saw(const Other&) {}

    bool isOther(Seat seat) const { return seat != m_viewer; }
    void onLeftDeck(const Moved& moved);
    void onLeftHand(const Moved& moved);
    void onReachedHand(const Moved& moved);
    void revealed(Seat seat, packs::Rank rank);
    void newHandIsDealt(bool mayMatch);
    void lacks(Seat seat, packs::Rank rank, Source source);
    void emptied(Seat seat);
    void learn(Seat seat, packs::Rank rank, const platinumfish::TypeLikelihood& likelihood);
    void learnFromDraw(Seat seat);
    void learnFromTake();
    void addFacts(Seat seat, RankSet sure, RankSet possible, const platinumfish::UnseenCards& unseen,
                  std::vector<Fact>& facts) const;

    Seat m_viewer;
    platinumfish::Observation m_observation;
    platinumfish::Opponents m_types{platinumfish::kPriorTypes};
    std::array<platinumfish::KnownHand, platinumfish::kMostPlayers> m_hands{};
    std::array<std::uint8_t, packs::kStandardFaces> m_laidFaces{};
    std::array<std::uint8_t, packs::kRanks> m_laidUnseen{};
    platinumfish::LaidMatches m_laid;
    RankSet m_gone = 0;
    std::array<platinumfish::Presence, packs::kRanks> m_presence{};
    List<platinumfish::Search, platinumfish::kDeckSize> m_searches;
    Seat m_searcher = kNoSeat;
    Seat m_fresh = kNoSeat;           ///< seat of the last new hand
    bool m_newHandUnresolved = false; ///< not yet known whether that hand matches the discard pile
    bool m_takePending = false;       ///< nothing has been inferred from the last take yet
    bool m_playing = false;           ///< the first hands have been dealt
    bool m_halfHidden = false;        ///< the first card of the pair being laid was hidden
    SeenMove<platinumfish::Move> m_made{kNoSeat, {}};
    int m_turn = 0;
};

static_assert(InformationStateOf<PlatinumFish>);

} // namespace tacklebox
