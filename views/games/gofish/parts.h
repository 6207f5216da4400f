// Constants and helpers for the files of this presenter.
#pragma once

#include "model/games/gofish/tabletraits.h"
#include "model/games/gofish/words.h"
#include "views/games/common/gesturelist.h"
#include "views/games/common/pondlayout.h"
#include "views/games/common/seatpictures.h"
#include "views/games/common/standardpack.h"
#include "views/games/gofish/presenter.h"

#include <algorithm>
#include <cmath>

namespace tacklebox::gofishview {

using namespace gofish;

inline constexpr PileId kPond{PileKind::Pond};

/// The id of the first rank's bud; the others follow.
inline constexpr int kBudNote = 1;

constexpr PileId booksOf(Seat seat) {
    return {PileKind::Books, seat};
}

/// Cards of a rank form a group.
inline int groupOf(Face face) {
    return isKnown(face) ? packs::rankOf(face) : 0;
}

/// "sevens".
inline QString ranks(Rank rank) {
    return inWords(packs::ranksWords(rank));
}

} // namespace tacklebox::gofishview
