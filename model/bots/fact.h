// What has been heard of a hand, as data for a board of known cards, for hints, and for bots' reasons.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/seats.h"

#include <cstdint>

namespace tacklebox {

enum class FactKind : std::uint8_t {
    Holds,     ///< surely holds `count` of it
    HoldsSome, ///< holds at least one of it
    Lacks,     ///< holds none of it, but for what came unseen since: at most `count` cards
};

/// How one came to know.
enum class Source : std::uint8_t {
    Asked,  ///< he asked for it, so he held some
    Denied, ///< he said that he had none
    Moved,  ///< the card was seen going to or from him
    Shown,  ///< he showed it, or it was looked at
    Counted ///< it follows from counting what else there is
};

/// One thing that is known of one hand. What it is about is either a card (`card`), or a kind of card that
/// the game asks for (`topic`: a fish, a number, a rank, a suit ..., as the game numbers them itself).
struct Fact {
    Seat seat = kNoSeat;
    FactKind kind = FactKind::Holds;
    Source source = Source::Moved;
    Face card = kNoFace; ///< kNoFace where the fact is about a topic
    std::uint8_t topic = kNoTopic;
    std::uint8_t count = 1;
    /// Turns begun since it was last heard; where there are none, rounds or swims.
    std::uint16_t turnsAgo = 0;

    static constexpr std::uint8_t kNoTopic = 255;

    bool operator==(const Fact&) const = default;
};

} // namespace tacklebox
