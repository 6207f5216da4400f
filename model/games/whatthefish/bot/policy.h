// The policy of WTF bots, based on one seat's observation. Fast enough for thousands of playouts.
#pragma once

#include "model/games/whatthefish/bot/odds.h"

namespace tacklebox::whatthefish {

/// The inputs of the policy: the seat's hand, visible cards, and sizes of other hands.
struct PolicyInput {
    Seat seat = kNoSeat;
    const Status* status = nullptr;
    CardSet hand;
    CardSet open;                                   ///< all visible cards; empty for levels that do not count
    CardSet discard;                                ///< the discard pile, for The Elvis Effect
    std::array<std::uint8_t, kMostPlayers> cards{}; ///< number in each hand
    std::array<CardSet, kMostPlayers> known{};      ///< remembered certain cards of other hands
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
    double trust = 0.95;
    /// Later value of a point of PROTECTION, as a probability of winning. From 1 on, the player spends as
    /// little as possible.
    double thrift = 0.002;
    /// The same for a point of KILL. Only with two players: with more, spending also helps the others.
    double thriftOfKills = 0.005;
    /// Flushes, brings back FISH, and robs during others' swims.
    bool seizes = true;
    /// Maximum number of cards in one play, except as a last resort.
    int mostAdded = kAnyNumber;
    /// Tries for new cards if its own are useless.
    bool hopes = true;
    /// Keeps high FISH for later.
    bool lowFishFirst = false;
};

/// Probability that another seat that may act has enough KILLs to endanger the fish.
double oddsOthersStopIt(const PolicyInput& input);

/// Returns a move by rules, without search. Legal in every position in which the seat may act. Flushes at
/// most six times between two dives and otherwise passes, so games end.
Move policyMove(const PolicyInput& input, const PolicyOptions& options);

} // namespace tacklebox::whatthefish
