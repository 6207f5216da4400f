// The policy of WTF bots, based on one seat's observation. Fast enough for thousands of playouts.
#pragma once

#include "model/games/whatthefish/bot/odds.h"

namespace tacklebox::whatthefish {

/// The inputs of the policy: the seat's hand, visible cards, and sizes of other hands.
struct PolicyInput {
    Seat seat = kNoSeat;
    const Status* status = nullptr;
    CardSet hand;
    CardSet open;    ///< all visible cards; empty for levels that do not count cards
    CardSet discard; ///< the discard pile, for The Elvis Effect
    std::array<std::uint8_t, kMostPlayers> cards{}; ///< number in each hand
    std::array<CardSet, kMostPlayers> known{};      ///< certain cards of other hands, as far as remembered
    std::uint8_t drawPile = 0;
    std::uint8_t flushes = 0; ///< own flushes since the last dive

    int seats() const { return status->seats; }
    const Swim& swim() const { return status->swim; }
    /// The other seats that may stop the fish, or dive, if this one passes.
    SeatSet othersToAct() const;
};

/// Statistics of the unseen cards.
struct Unseen {
    CardSet cards;
    double kills;       ///< share of KILLs
    double protections; ///< share of PROTECTIONs

    explicit Unseen(const PolicyInput& input);
};

/// Parameters of a player. The defaults are Pike's.
struct PolicyOptions {
    /// Leaves a fish to the others if they stop it with at least this probability.
    double trustInOthers = 0.95;
    /// Value of keeping a PROTECTION for later, for each point of it, as a win probability. 1 or more: always
    /// plays the lowest sum that is enough.
    double protectionThrift = 0.002;
    /// The same for KILLs in games of two. With more players, always plays the lowest sum, because the others
    /// gain from it as well.
    double killThrift = 0.005;
    /// Flushes and plays WTF cards during others' swims for its own gain, not only to stop the fish.
    bool opportunistic = true;
    /// Maximum number of cards in one play, except as a last resort.
    int mostCardsAtOnce = kNoLimit;
    /// Tries to get new cards if its own are useless.
    bool seeksNewCards = true;
    /// Keeps high FISH for later.
    bool lowFishFirst = false;
};

/// Probability that another seat that may act has enough KILLs to endanger the fish.
double oddsOthersStopIt(const PolicyInput& input);

/// Returns a move by rules, without search. Legal in every position in which the seat may act. Flushes at
/// most six times between two dives and then passes, so that games end.
Move policyMove(const PolicyInput& input, const PolicyOptions& options);

} // namespace tacklebox::whatthefish
