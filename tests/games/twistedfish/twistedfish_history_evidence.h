// What a seat saw of a game of Twisted Fish, as what it says of the hands.
#pragma once

#include "tests/games/twistedfish/twistedfish_history.h"

namespace tacklebox::testing::twisted {

/// Something that changed hands, or something that hands must fit.
struct HandEvidence {
    enum class Kind {
        Drew,      ///< `seat` drew `card` (kHidden: unseen, and none of `cards`)
        Went,      ///< `card` from `from` to `to`; hidden only for the Net: one of `cards`
        Pulled,    ///< the Warden put `card` of `seat` into the pond
        Lacked,    ///< `seat` held none of `cards`
        Held,      ///< `seat` held some of `cards`
        Saw,       ///< `seat` held `card`
        Stop,      ///< the game waited for `seat` to stop a Zinger, or did not
        Miss,      ///< the game waited for `seat` after a miss, or did not
        NoFishing, ///< as both of these
        Give,      ///< the game waited for `seat` to choose a card of `cards`, or did not
        Drawn,     ///< the game waited for `seat` after a draw, or did not
    } kind;
    Seat seat = kNoSeat;
    Face card = kHidden;
    CardSet cards{};
    Place from{}, to{};
    bool waited = false;
    int pond = 0; ///< its size then
};

/// The evidence of a stream in order. `netEndsTurn`: as the option says.
std::vector<HandEvidence> evidenceOf(const Seen& seen, Seat viewer, bool netEndsTurn);

} // namespace tacklebox::testing::twisted
