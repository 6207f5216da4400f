// What the files of this presenter share: places and notes of its table, and small questions to a view.
#pragma once

#include "model/games/whatthefish/words.h"
#include "views/games/common/moveoptions.h"
#include "views/games/common/rectangles.h"
#include "views/games/common/seatpictures.h"
#include "views/games/common/tableframe.h"
#include "views/games/whatthefish/cards.h"
#include "views/games/whatthefish/presenter.h"

#include <algorithm>

namespace tacklebox::whatthefishview {

using namespace whatthefish;
using namespace rectangles;

inline constexpr PileId kSwimming{PileKind::Swim}, kDiscard{PileKind::Discard}, kDraw{PileKind::Draw},
    kFrozen{PileKind::Frozen};

// Notes by their number.
inline constexpr int kBarNote = 1, kArithmeticNote = 2, kSwimsNote = 3, kAttackNote = 4, kAwaitNote = 5,
                     kPanNote = 6, kSeaNote = 7;

/// The option `wins`, by its index in Options.
inline constexpr int kWins = 0;

/// What comes of it if all pass now, in a sentence to the player at the screen; empty where nobody may pass.
QString whenAllPass(const GameTable<WhatTheFish>& game);

inline int sumOf(const std::vector<Face>& faces) {
    int sum = 0;
    for (const Face face : faces)
        if (face < kMuggerCroc) sum += valueOf(face);
    return sum;
}

inline int sumOf(const NamedCards& cards) {
    return sumOf(std::vector<Face>(cards.begin(), cards.end()));
}

/// "4 + 9"
inline QString sumWords(const std::vector<Face>& faces) {
    QStringList values;
    for (const Face face : faces)
        values << QString::number(valueOf(face));
    return values.join(QStringLiteral(" + "));
}

} // namespace tacklebox::whatthefishview
