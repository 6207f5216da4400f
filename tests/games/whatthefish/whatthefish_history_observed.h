// What a seat saw of WTF, move by move, and what that tells of the cards.
#pragma once

#include "tests/games/whatthefish/whatthefish_history.h"

#include <map>

namespace tacklebox::testing {

/// A move and all that a seat saw of it.
struct ObservedMove {
    SeenMove<whatthefish::Move> made;
    std::vector<const SeenFish*> events;
    whatthefish::View before; ///< of the seat
    bool pass() const { return made.move.kind == whatthefish::MoveKind::Pass; }
    Faces pile; ///< what the draw pile had last been made anew of; empty if it never was
    const SeenFish* shuffle = nullptr; ///< the event that made it anew with this move, if any
    Faces reshuffled;                  ///< of these cards

    /// What the pile was last made of when that event of the move was told.
    const Faces& pileAt(const SeenFish* event) const {
        return shuffle && event > shuffle ? reshuffled : pile;
    }
};

struct ObservedMoves {
    std::vector<const SeenFish*> opening; ///< all before the first move, from the SeenDeal on
    std::vector<ObservedMove> moves;
};
/// Points into `seen`.
ObservedMoves observedMovesOf(const SeenStream& seen);

/// Unseen draws whose faces the viewer knows: who saw his own flush undone knows what lies on top of the draw
/// pile, and in which order others draw it.
using KnownDraws = std::map<const SeenFish*, Face>;
KnownDraws drawsKnown(const std::vector<ObservedMove>& moves);

/// What was shown, peeked at or said with event `at` of the move must fit the hand; each list of cards is
/// looked at where it ends.
bool handsFit(const ObservedMove& observed, int at, const Hidden& hidden);

/// The face of the FISH given in the move, kHidden if it was not seen.
Face giftSeen(const ObservedMove& observed);

// ---- flushes that Ben Franklin undid ----

bool flushedFranklin(const ObservedMove& flush);
/// Franklin lay open when the flush reshuffled, if it did.
bool shuffledFranklin(const ObservedMove& flush);
int drawnBeforeShuffle(const ObservedMove& flush);
/// The draw pile may have been `draw` (top last) before the flush, by the faces that the viewer saw drawn.
bool drawsAsSeen(const ObservedMove& flush, const Faces& draw);

struct Reshuffle {
    int size = 0;
    Faces drawn; ///< from its top, in order; unseen ones in any
};
/// The reshuffle of a flush, what was drawn from it as seen or as `franklin` told when he undid it.
Reshuffle reshuffleOf(const ObservedMove& flush, const ObservedMove& franklin);

} // namespace tacklebox::testing
