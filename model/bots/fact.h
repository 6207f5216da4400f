// Facts about a hand, derived from the events: for the memory aid, hints and reasons of bots.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/seats.h"

#include <cstdint>

namespace tacklebox {

enum class FactKind : std::uint8_t {
    Holds,     ///< certainly holds `count` of it
    HoldsSome, ///< holds at least one of it
    Lacks,     ///< holds none of it, except among at most `count` cards that arrived unseen since
};

/// The evidence for a fact.
enum class Source : std::uint8_t {
    Asked,  ///< the player asked for it, so held some
    Denied, ///< the player denied having any
    Moved,  ///< the card was seen moving to or from the player
    Shown,  ///< the card was shown or looked at
    Counted ///< it follows from counting the other cards
};

/// A fact about one hand. It concerns a single card (`card`) or a kind of card (`topic`: a fish, number,
/// rank, suit ..., as each game numbers them).
struct Fact {
    Seat seat = kNoSeat;
    FactKind kind = FactKind::Holds;
    Source source = Source::Moved;
    Face card = kNoFace; ///< kNoFace for a fact about a topic
    std::uint8_t topic = kNoTopic;
    std::uint8_t count = 1;
    /// Turns since the evidence; rounds or swims in games without turns.
    std::uint16_t turnsAgo = 0;

    static constexpr std::uint8_t kNoTopic = 255;

    bool operator==(const Fact&) const = default;
};

} // namespace tacklebox
