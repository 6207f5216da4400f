// Constants and helpers for the files of this presenter.
#pragma once

#include "model/games/rainbowfish/tabletraits.h"
#include "model/games/rainbowfish/words.h"
#include "views/games/common/gesturelist.h"
#include "views/games/common/moveoptions.h"
#include "views/games/common/pondlayout.h"
#include "views/games/common/seatpictures.h"
#include "views/games/rainbowfish/cards.h"
#include "views/games/rainbowfish/presenter.h"

#include <algorithm>
#include <cmath>

namespace tacklebox::rainbowfishview {

using namespace rainbowfish;

inline constexpr PileId kHole{PileKind::Hole};

inline constexpr PileId kDiscard{PileKind::Discard};

constexpr PileId setsOf(Seat seat) {
    return {PileKind::Sets, seat};
}

/// Each number forms a group, then each kind of special card.
inline int groupOf(Face face) {
    if (face >= kColorDeckFaces) return 0;
    if (isNumber(face)) return numberOf(face);
    if (isSkip(face)) return kNumbers;
    if (isReverse(face)) return kNumbers + 1;
    if (isDrawTwo(face)) return kNumbers + 2;
    return kNumbers + 3 + (face - kWild);
}

} // namespace tacklebox::rainbowfishview
