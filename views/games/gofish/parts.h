// What the files of this presenter share: places and notes of its table, and small questions to a view.
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

/// The bud of the first rank; the others follow.
inline constexpr int kBudNote = 1;

constexpr PileId booksOf(Seat seat) {
    return {PileKind::Books, seat};
}

/// Cards of a rank lie together.
inline int groupOf(Face face) {
    return isKnown(face) ? packs::rankOf(face) : 0;
}

/// "sevens".
inline QString ranks(Rank rank) {
    return inWords(packs::ranksWords(rank));
}

} // namespace tacklebox::gofishview
