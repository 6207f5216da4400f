// Constants and helpers for the files of this presenter.
#pragma once

#include "model/games/greatlakes/words.h"
#include "views/games/common/rectangles.h"
#include "views/games/common/seatpictures.h"
#include "views/games/common/standardpack.h"
#include "views/games/common/tableframe.h"
#include "views/games/greatlakes/presenter.h"

#include <algorithm>

namespace tacklebox::greatlakesview {

using namespace greatlakes;
using namespace rectangles;
using packs::Suit;

inline constexpr PileId kLake{PileKind::Lake};

struct Suits {
    Q_DECLARE_TR_FUNCTIONS(Suits)
};

constexpr PileId chosenOf(Seat seat) {
    return {PileKind::Chosen, seat};
}

constexpr PileId keptOf(Seat seat) {
    return {PileKind::Kept, seat};
}

constexpr PileId caughtOf(Seat seat) {
    return {PileKind::Caught, seat};
}

// Ids of notes: four badges for each seat, then the lines of the table.
inline constexpr int kRoundNote = 100, kScoreNote = 101;

constexpr int badgeNote(Seat seat, Suit suit) {
    return seat * packs::kSuits + suit;
}

inline bool hasFished(const Observation& view, Seat seat, Suit suit) {
    const SuitList& fished = view.fished[seat];
    return std::find(fished.begin(), fished.end(), suit) != fished.end();
}

inline int inLake(const Observation& view, Suit suit) {
    return int(std::count_if(view.lake.begin(), view.lake.end(),
                             [suit](Face face) { return packs::suitOf(face) == suit; }));
}

inline QString suitName(Suit suit) {
    return inWords(packs::suitWords(suit));
}

/// "1 spade", "4 spades".
inline QString suitCount(Suit suit, int count) {
    switch (suit) {
    case 0: return Suits::tr("%n spade(s)", nullptr, count);
    case 1: return Suits::tr("%n heart(s)", nullptr, count);
    case 2: return Suits::tr("%n diamond(s)", nullptr, count);
    default: return Suits::tr("%n club(s)", nullptr, count);
    }
}

} // namespace tacklebox::greatlakesview
