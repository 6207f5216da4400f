// Fast playouts of Platinum Fish: cards are ranks, and all players follow simple rules.
#pragma once

#include "model/games/platinumfish/bot/informationstate.h"

namespace tacklebox::platinumfish {

using SeatTypes = std::array<OpponentType, kMostPlayers>;

/// A state reduced to ranks.
class Playout {
  public:
    /// Requires a full state in which somebody may move. The dice of each later turn depend only on `chance`
    /// and the number of the turn, so that moves are compared with the same luck.
    Playout(const State& determinization, std::uint64_t chance, const SeatTypes& types);

    int seats() const { return m_seats; }
    int points(Seat seat) const { return m_points[seat]; }
    bool over() const { return m_deckSize == 0; }
    RankSet hand(Seat seat) const { return m_hands[seat]; }

    /// Makes a legal move of `seat` and plays to the next decision.
    void play(Seat seat, const Move& move);
    /// Plays to the end of the game.
    void finish();

  private:
    enum class Next : std::uint8_t { Draw, Take, Ask, Refill };

    void step();
    void draw();
    void takeDiscard();
    void take(packs::Rank rank);
    void ask(Seat target, packs::Rank rank);
    void endTurn();
    bool newHand(Seat seat);
    void matchDiscards(Seat seat);
    void finishRefill(Seat seat);
    void shuffle();
    int die() { return 1 + m_random.below(6); }
    packs::Rank rankToTake();
    void askAnything();
    void askAsOneDoes();
    void match(Seat seat, packs::Rank rank);
    packs::Rank drawTop();
    void removeFromDeck(packs::Rank rank);
    void removeFromPile(packs::Rank rank);

    std::uint64_t m_chance;
    std::uint64_t m_turnNumber = 0;
    Random m_random; ///< of the current turn
    SeatTypes m_types;
    int m_seats = 0;
    bool m_topOnly = false;
    Seat m_turn = 0;
    Next m_next = Next::Draw;
    Seat m_refillSeat = kNoSeat;
    RankSet m_choices = 0;
    std::array<RankSet, kMostPlayers> m_hands{}, m_lacks{};
    std::array<std::int16_t, kMostPlayers> m_points{};
    int m_deckSize = 0, m_pileSize = 0;
    RankSet m_deckRanks = 0, m_pileRanks = 0;
    std::array<std::uint8_t, packs::kRanks> m_inDeck{}, m_inPile{};
    std::array<packs::Rank, kDeckSize> m_deck, m_pile; ///< the last element is the top
};

} // namespace tacklebox::platinumfish
