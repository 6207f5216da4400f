// Histories behind positions of Rainbow Fish. What is hidden in them is how the cards came that went unseen
// to hands; everything else follows from the stream and the rules.
#pragma once

#include "model/games/rainbowfish/rainbowfish.h"
#include "tests/support/history.h"

#include <span>

namespace tacklebox::testing {

/// What a seat saw, from the first deal on.
using SeenStream = std::vector<SeenEvent<RainbowFish>>;

/// The history that leads to `world` if the cards that came to other hands than the seat's own, unseen by it,
/// had these faces: first those of hands given at the opening, seat by seat, then those drawn, in order. If
/// that cannot be, it returns anything.
History<RainbowFish> historyWith(const SeenStream& seen, Seat seat, const rainbowfish::State& world,
                                 std::span<const Face> arrivals);

/// Such faces, found by a search that starts from the world and the rules alone. It can give up in rare cases
/// and returns anything then.
std::vector<Face> arrivalsFound(const SeenStream& seen, Seat seat, const rainbowfish::State& world);

} // namespace tacklebox::testing
