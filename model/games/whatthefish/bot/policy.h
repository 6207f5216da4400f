// The policy of a WTF player, who goes by what one seat sees: quick enough for play-outs by the thousand.
#pragma once

#include "model/games/whatthefish/bot/odds.h"

namespace tacklebox::whatthefish {

/// What a seat may use: its own hand, what lies open, and how many cards the others hold.
struct Observation {
    Seat seat = kNoSeat;
    const Status* status = nullptr;
    CardSet hand;
    CardSet open;    ///< everything that lies open; empty for who does not count cards
    CardSet discard; ///< of it, what Elvis may take
    std::array<std::uint8_t, kMostPlayers> cards{}; ///< in each hand
    std::array<CardSet, kMostPlayers> known{};      ///< what others surely hold, so far as one remembers
    std::uint8_t drawPile = 0;
    std::uint8_t flushes = 0; ///< its own since the last dive

    int seats() const { return status->seats; }
    const Swim& swim() const { return status->swim; }
    /// The seats that may still stop the fish, or dive, if this one passes.
    SeatSet othersToAct() const;
};

/// What unseen cards are, on average.
struct Unseen {
    CardSet cards;
    double kills;       ///< the share of KILLs among them
    double protections; ///< and of PROTECTIONs

    explicit Unseen(const Observation& observation);
};

/// How somebody plays; the standard values are Pike's.
struct PolicyOptions {
    /// Leaves a fish to those asked later if one of them can stop it alone at least this likely.
    double trust = 0.95;
    /// What a point of PROTECTION is worth later, in chances to win; from 1 on it spends as little as will
    /// do.
    double thrift = 0.002;
    /// The same for a point of KILL. Only between two: among more, whatever is spent helps the others too.
    double thriftOfKills = 0.005;
    /// Flushes, brings back FISH, and robs while others are busy with a fish.
    bool seizes = true;
    /// So many cards it adds up to one play, but before all is lost.
    int mostAdded = kAnyNumber;
    /// Looks for help in new cards where those that it holds are of no use.
    bool hopes = true;
    /// Keeps its high FISH for later.
    bool lowFishFirst = false;
};

/// The odds that one of the others who may still act holds KILLs enough to put the fish in danger.
double oddsOthersStopIt(const Observation& observation);

/// A whole policy: a move that is legal in every position where its seat may act, by rules, without search.
/// What it cannot use it leaves: it passes, and flushes at most six times between two dives, so no game
/// goes on for ever.
Move policyMove(const Observation& observation, const PolicyOptions& options);

} // namespace tacklebox::whatthefish
