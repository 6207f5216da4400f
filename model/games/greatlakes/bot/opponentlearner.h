// What the cards that are played tell about the playing styles of their players.
//
// Styles are weighed by Bayes' rule (model/bots/opponentmodel.h). The likelihood of a choice depends on the
// rest of its hand, which is hidden: while a game goes on it is a mean over hands drawn at random (Monte
// Carlo marginalisation); when the game is over all hands are known, and the choices are weighed once more
// from what was believed before it. The other way round, choices tell of hidden cards: by Luce's choice axiom
// (Luce 1959) a card is left lying with the share of the attraction that the others of the hand have.
#pragma once

#include "model/games/greatlakes/bot/playstyles.h"

#include <vector>

namespace tacklebox::greatlakes {

/// How much each card attracts a player of whose hand nothing else is known, by playing style: e to its
/// logit.
using Attractions = std::array<std::array<float, kDeckSize>, kStyles>;

/// What lies hidden from somebody: which cards, and how many of them each hand holds.
struct Hidden {
    CardSet cards;
    std::array<int, kMostPlayers> held{};
};

/// Gathers the public decisions of a match, and takes from them how each seat plays. While a game goes on,
/// the rest of a hand that chose is imagined; when it is over, all hands are known, and it is read again.
class OpponentLearner {
  public:
    /// What a seat knew, style by style, when it chose: the cards that it remembered.
    using Recalled = std::array<CardBits, kStyles>;

    /// A new game begins: the last one is read again, all its cards being known.
    void beginGame(int seats);
    /// A round was revealed. `game` is as all knew it before: its hands are empty. `hidden` are the cards
    /// among which the rest of the hands is.
    void choose(const CompactState& game, const Recalled& recalled, const Cards& cards, CardSet hidden);
    /// A keeper decided. `game` is as all knew it; the cards of his hand are some of `hidden`.
    void keep(const CompactState& game, const Recalled& recalled, Seat seat, Card kept, bool fished,
              CardSet hidden);

    /// How each seat plays, as far as one can tell by now.
    const Opponents& styles() const { return m_opponents; }
    /// How they played in the games before this one.
    const Opponents& stylesBefore() const { return m_before; }

    /// How much less likely each hidden card is now in that hand, as its player let it lie round after round;
    /// of no total.
    std::array<float, kDeckSize> letLie(const Hidden& hidden, Seat seat,
                                        const OpponentModel<kStyles>& player) const;

    /// How much each of the cards attracts the seat in a position.
    static Attractions attractions(const CompactState& game, const Recalled& recalled, Seat seat,
                                   CardSet cards);

  private:
    struct Round {
        CompactState before; ///< hands empty
        Recalled recalled;
        Cards cards;
        std::array<Attractions, kMostPlayers> attractions;
    };
    struct Kept {
        Seat seat;
        Opponents::Shares likelihoods;
    };

    /// What attracted the seat in that round but for the hidden cards: what it chose then and later.
    float ownAttraction(std::size_t round, Seat seat, std::size_t style) const;
    /// How likely each style was to choose that card from that hand.
    static Opponents::Shares likelihoods(const Round& round, Seat seat, CardBits hand);
    Opponents::Shares imagined(const Round& round, Seat seat, CardSet hidden) const;
    void learnAgain();

    int m_seats = 0;
    Opponents m_before{kPriorStyles}; ///< as the games before showed them
    Opponents m_opponents{kPriorStyles};
    std::vector<Round> m_rounds;
    std::vector<Kept> m_kept;
};

} // namespace tacklebox::greatlakes
