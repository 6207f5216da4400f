// Public knowledge about a hand, for the marks of the memory aid.
#pragma once

#include "model/bots/fact.h"

namespace tacklebox {

/// Public knowledge about a card, or a kind of card, in a hand. The first two are past actions.
enum class HandMark : std::uint8_t {
    Asked,  ///< the player has asked for it
    Gave,   ///< the player has given it to another
    Has,    ///< certainly has some
    HasNot, ///< certainly has none
    Closed, ///< may not catch any more of it
};

/// The last public act of a player about a card or topic, as in a Fact.
struct HandAct {
    Seat seat = kNoSeat;
    HandMark mark = HandMark::Asked; ///< Asked or Gave
    Face card = kNoFace;
    std::uint8_t topic = Fact::kNoTopic;

    bool isAbout(const HandAct& other) const { return card == other.card && topic == other.topic; }
    bool operator==(const HandAct&) const = default;
};

} // namespace tacklebox
