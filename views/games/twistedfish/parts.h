// Constants and helpers for the files of this presenter.
#pragma once

#include "model/games/twistedfish/tabletraits.h"
#include "model/games/twistedfish/words.h"
#include "views/games/common/gesturelist.h"
#include "views/games/common/moveoptions.h"
#include "views/games/common/pondlayout.h"
#include "views/games/common/seatpictures.h"
#include "views/games/twistedfish/cards.h"
#include "views/games/twistedfish/presenter.h"

#include <algorithm>
#include <cmath>

namespace tacklebox::twistedfishview {

using namespace twistedfish;

inline constexpr PileId kPond{PileKind::Pond};

inline constexpr PileId kDiscard{PileKind::Discard};

constexpr PileId basketsOf(Seat seat) {
    return {PileKind::Baskets, seat};
}

/// Each kind of fish forms a group. The Zingers come last, each a group by itself.
inline int groupOf(Face face) {
    if (face >= kDeckSize) return 0;
    return isFish(face) ? fishOf(face) : kFishes + face - kFishCards;
}

inline bool holds(const FaceList& hand, Face face) {
    return std::find(hand.begin(), hand.end(), face) != hand.end();
}

inline int countOf(const FaceList& hand, Fish fish) {
    return int(std::count_if(hand.begin(), hand.end(), [fish](Face face) {
        return face < kDeckSize && isFish(face) && fishOf(face) == fish;
    }));
}

/// Converts a colour of the engine.
inline OptionColour optionColour(int colour) {
    constexpr OptionColour kColour[kColours] = {OptionColour::Red, OptionColour::Green, OptionColour::Blue,
                                                OptionColour::Yellow, OptionColour::Purple};
    return kColour[colour];
}

} // namespace tacklebox::twistedfishview
