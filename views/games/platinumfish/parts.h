// Constants and helpers for the files of this presenter.
#pragma once

#include "model/games/platinumfish/tabletraits.h"
#include "model/games/platinumfish/words.h"
#include "views/games/common/moveoptions.h"
#include "views/games/common/rectangles.h"
#include "views/games/common/seatpictures.h"
#include "views/games/common/standardpack.h"
#include "views/games/common/tableframe.h"
#include "views/games/platinumfish/presenter.h"

#include <algorithm>
#include <bit>

namespace tacklebox::platinumfishview {

using namespace platinumfish;
using namespace rectangles;
using packs::Rank;

inline constexpr PileId kDeck{PileKind::Deck}, kDiscard{PileKind::Discard};

/// The place beside the dice where the options open: the ranks that may be taken.
inline constexpr PileId kRolled{PileKind::Chosen};

constexpr PileId pairsOf(Seat seat) {
    return {PileKind::Matches, seat};
}

// Ids of notes.
inline constexpr int kSteps = 3, kFirstStep = 1, kFirstDie = 10, kFirstRank = 20, kFirstRankWord = 30,
                     kSumNote = 40;

inline RankSet ranksHeld(const FaceList& hand) {
    RankSet ranks = 0;
    for (const Face face : hand)
        if (face < packs::kStandardFaces) ranks = RankSet(ranks | rankBit(packs::rankOf(face)));
    return ranks;
}

inline std::vector<Rank> listOf(RankSet ranks) {
    std::vector<Rank> list;
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        if (hasRank(ranks, rank)) list.push_back(rank);
    return list;
}

/// Returns true if the top of the discard pile pairs with a card of that hand (P-06).
inline bool topMatches(const Observation& view, Seat seat) {
    return seat < view.match.seats && !view.discard.empty() &&
           hasRank(ranksHeld(view.hands[seat]), packs::rankOf(view.discard[0]));
}

} // namespace tacklebox::platinumfishview
