// Histories behind positions of Twisted Fish. What is hidden in them is by which way each unseen card came;
// everything else follows from the stream and the rules.
#pragma once

#include "model/games/twistedfish/twistedfish.h"
#include "tests/support/history.h"

#include <optional>
#include <vector>

namespace tacklebox::testing::twisted {

/// What a seat saw, from the first deal on.
using Seen = std::vector<SeenEvent<TwistedFish>>;

/// How the cards went that a seat did not see going.
struct Way {
    std::vector<Card> arrivals; ///< dealt to the other seats, seat by seat; then all drawn since, in order
    Card pulled = kNoCard;      ///< by the Game Warden
    Card netted = kNoCard;      ///< given to the Net by choice
};

/// The history that leads to `world` if the cards went that way. If that cannot be, it returns anything.
History<TwistedFish> historyWith(const Seen& seen, Seat seat, const twistedfish::State& world,
                                 const Way& way);

/// Nothing, or what of `world` that no view shows is otherwise at the end of a legal history.
std::string historyFault(const History<TwistedFish>& history, const twistedfish::State& world);

/// Looks for a way to `world` from the rules alone, with so many steps at most. It may give up where there is
/// one: finding nothing proves nothing.
std::optional<Way> searchWay(const Seen& seen, Seat seat, const twistedfish::State& world, int mostSteps);

} // namespace tacklebox::testing::twisted
