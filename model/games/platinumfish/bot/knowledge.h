// What a seat of Platinum Fish knows of the other hands and of the deck.
//
// A hand never keeps two cards of a rank, and but for a new hand, dealt face down after the last one ran out,
// every card comes into a hand or leaves it face up. So what is hidden of a hand is a small set of different
// ranks that only ever shrinks: whatever it lacks once it lacks until the next new hand.
#pragma once

#include "model/bots/knowledge.h"
#include "model/games/platinumfish/bot/playstyles.h"
#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox {

namespace platinumfish {

inline constexpr int kCopies = kDeckSize / packs::kRanks; ///< eight of each rank

/// What is known of one hand that is not the viewer's own.
struct KnownHand {
    List<Face, kDeckSize> shown;             ///< cards that came face up and are still there
    int hidden = 0;                          ///< cards of its last new hand that are still there
    RankSet lacks = 0;                       ///< no hidden card is of one of these
    RankSet some = 0;                        ///< if any: at least one hidden card is of one of these
    std::array<Face, packs::kRanks> least{}; ///< no hidden card of a rank comes earlier in deck order (P-04)
    std::array<std::uint16_t, packs::kRanks> evidence{}; ///< the turn in which the rank was last heard of
    std::array<Source, packs::kRanks> how{};             ///< and how
    /// How much likelier a hidden card is to be of a rank than counting says, going by what its player did:
    /// he draws from the deck, so he hardly holds what lies on the discard pile.
    std::array<float, packs::kRanks> leaning{};

    RankSet shownRanks() const;
    int size() const { return shown.size() + hidden; }
};

/// A search of the deck, for what it tells of the deck that is left.
struct Search {
    packs::Rank rank;
    std::uint8_t copiesGone = 1; ///< cards of the rank that left the deck since, the one taken included
    std::uint8_t drawn = 0;      ///< cards that left the top of the deck since
    bool inOrder = true;         ///< the deck has not been shuffled since
};

/// The deck once had a card of a rank; it may have come into one of these new hands since.
struct Presence {
    bool known = false;
    SeatSet mayHold;
};

/// How many cards of each face, and of each rank, the viewer does not know the place of. (A rank has fewer
/// than its faces where some were laid before the viewer's first event.)
struct UnseenCards {
    std::array<std::int8_t, packs::kStandardFaces> ofFace{};
    std::array<std::int8_t, packs::kRanks> ofRank{};
};

} // namespace platinumfish

/// The fold over a seat's events; see model/bots/knowledge.h.
template <>
class Knowledge<PlatinumFish> {
  public:
    using RankSet = platinumfish::RankSet;

    explicit Knowledge(Seat viewer) : m_viewer(viewer) {}
    void see(const SeenEvent<PlatinumFish>& event);
    const platinumfish::View& view() const { return m_view; }
    std::vector<Fact> facts() const;

    Seat viewer() const { return m_viewer; }
    int seats() const { return m_view.match.seats; }
    /// The turns begun so far.
    int turn() const { return m_turn; }
    /// The hand of another seat.
    const platinumfish::KnownHand& hand(Seat seat) const { return m_hands[seat]; }
    /// Ranks of which at least one hidden card of `seat` must be; none if nothing like that is known.
    RankSet someOf(Seat seat) const;
    /// How the others play, by what all have seen them do.
    const platinumfish::Opponents& styles() const { return m_styles; }
    /// The ranks of the viewer's own hand.
    RankSet ownRanks() const;

    /// The cards whose place the viewer does not know: hidden in a hand, or in the deck. Counted at each
    /// call.
    platinumfish::UnseenCards unseen() const;
    /// Cards of a rank laid before this deal's first event, of which the viewer knows the rank alone.
    int laidUnseen(packs::Rank rank) const { return m_laidUnseen[rank]; }
    /// Copies of a face that were laid before the viewer's eyes.
    int laidOf(Face face) const { return m_laidFaces[face]; }
    /// All matches in the order laid.
    const platinumfish::LaidMatches& laid() const { return m_laid; }

    /// Ranks that the deck surely has none of.
    RankSet goneFromDeck() const { return m_gone; }
    const platinumfish::Presence& presence(packs::Rank rank) const { return m_presence[rank]; }
    /// In the take of another: the deck has at least one of these; else none.
    RankSet oneOfInDeck() const;
    const List<platinumfish::Search, platinumfish::kDeckSize>& searches() const { return m_searches; }
    /// Whose opponents may still call for a shuffle (P-12).
    Seat searcher() const { return m_searcher; }
    /// Whose new hand it is in the phases Refill and Wait.
    Seat refilling() const { return m_fresh; }
    /// The ranks on the discard pile that a new hand may be matched with now (P-18).
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
    void deckGave(const Moved& moved);
    void handGave(const Moved& moved);
    void handGot(const Moved& moved);
    void revealed(Seat seat, packs::Rank rank);
    void newHandIsDealt(bool mayMatch);
    void lacks(Seat seat, packs::Rank rank, Source how);
    void emptied(Seat seat);
    void learn(Seat seat, packs::Rank rank, const platinumfish::StyleLikelihood& likelihood);
    void learnFromDraw(Seat seat);
    void learnFromTake();
    void addFacts(Seat seat, RankSet sure, RankSet possible, const platinumfish::UnseenCards& unseen,
                  std::vector<Fact>& facts) const;

    Seat m_viewer;
    platinumfish::View m_view;
    platinumfish::Opponents m_styles{platinumfish::kPriorStyles};
    std::array<platinumfish::KnownHand, platinumfish::kMostPlayers> m_hands{};
    std::array<std::uint8_t, packs::kStandardFaces> m_laidFaces{};
    std::array<std::uint8_t, packs::kRanks> m_laidUnseen{};
    platinumfish::LaidMatches m_laid;
    RankSet m_gone = 0;
    std::array<platinumfish::Presence, packs::kRanks> m_presence{};
    List<platinumfish::Search, platinumfish::kDeckSize> m_searches;
    Seat m_searcher = kNoSeat;
    Seat m_fresh = kNoSeat;      ///< who was dealt the last new hand
    bool m_freshIsOpen = false;  ///< it is not clear yet whether he can match it from the discard pile
    bool m_tookUnlearnt = false; ///< what the last take tells of its player has not been looked at yet
    bool m_playing = false;      ///< the start is over
    bool m_halfHidden = false;   ///< the first half of the match under way came from a hidden place
    SeenMove<platinumfish::Move> m_made{kNoSeat, {}};
    int m_turn = 0;
};

static_assert(KnowledgeOf<PlatinumFish>);

} // namespace tacklebox
