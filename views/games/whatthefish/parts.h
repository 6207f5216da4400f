// Constants and helpers for the files of this presenter.
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

// Ids of notes.
inline constexpr int kBarNote = 1, kArithmeticNote = 2, kSwimsNote = 3, kAttackNote = 4, kAwaitNote = 5,
                     kPanNote = 6, kSeaNote = 7;

/// The index of the option `wins` in Options.
inline constexpr int kWins = 0;

/// Returns a sentence about the result if all pass now; empty if nobody may pass.
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
