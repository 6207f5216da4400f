// What the cards that are played tell about the ways of those who play them.
#pragma once

#include "model/games/greatlakes/bot/manners.h"

#include <vector>

namespace tacklebox::greatlakes {

/// How much each card attracts a player of whose hand nothing else is known, by way of playing: e to its
/// leaning.
using Attractions = std::array<std::array<float, kDeckSize>, kWays>;

/// What lies hidden from somebody: which cards, and how many of them each hand holds.
struct Hidden {
    CardSet cards;
    std::array<int, kMostPlayers> held{};
};

/// Gathers the public decisions of a match, and takes from them how each seat plays. While a game goes on,
/// the rest of a hand that chose is imagined; when it is over, all hands are known, and it is read again.
class Readings {
  public:
    /// What a seat knew, way by way, when it chose: the cards that it remembered.
    using Recalled = std::array<CardBits, kWays>;

    /// A new game begins: the last one is read again, all its cards being known.
    void beginGame(int seats);
    /// A round was revealed. `game` is as all knew it before: its hands are empty. `hidden` are the cards
    /// among which the rest of the hands is.
    void choose(const Outline& game, const Recalled& recalled, const Cards& cards, CardSet hidden);
    /// A keeper decided. `game` is as all knew it; his hand is among the hidden cards.
    void keep(const Outline& game, const Recalled& recalled, Seat seat, Card kept, bool fished,
              CardSet hidden);

    /// How each seat plays, as far as one can tell by now.
    const Ways& ways() const { return m_ways; }

    /// How much less likely each hidden card is now in that hand, as its player let it lie round after round;
    /// of no total.
    std::array<float, kDeckSize> letLie(const Hidden& hidden, Seat seat,
                                        const OpponentModel<kWays>& player) const;

    /// How much each of the cards attracts the seat in a position.
    static Attractions attractions(const Outline& game, const Recalled& recalled, Seat seat, CardSet cards);

  private:
    struct Round {
        Outline before; ///< hands empty
        Recalled recalled;
        Cards cards;
        std::array<Attractions, kMostPlayers> attractions;
    };
    struct Kept {
        Seat seat;
        Ways::Shares likelihoods;
    };

    /// What attracted the seat in that round but for the hidden cards: what it chose then and later.
    float ownAttraction(std::size_t round, Seat seat, std::size_t way) const;
    /// How likely each way was to choose that card from that hand.
    static Ways::Shares likelihoods(const Round& round, Seat seat, CardBits hand);
    Ways::Shares imagined(const Round& round, Seat seat, CardSet hidden) const;
    void readAgain();

    int m_seats = 0;
    Ways m_before{kUnknownPlayer}; ///< as the games before showed them
    Ways m_ways{kUnknownPlayer};
    std::vector<Round> m_rounds;
    std::vector<Kept> m_kept;
};

} // namespace tacklebox::greatlakes
