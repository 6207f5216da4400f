// What a seat saw of WTF, move by move, and what that tells of the cards.
#pragma once

#include "tests/bots/whatthefish_history.h"

#include <map>

namespace tacklebox::testing {

/// A move and all that a seat saw of it.
struct Scene {
    SeenMove<whatthefish::Move> made;
    std::vector<const SeenFish*> events;
    whatthefish::View before; ///< of the seat
    bool pass() const { return made.move.kind == whatthefish::MoveKind::Pass; }
    bool shuffles() const {
        for (const SeenFish* event : events)
            if (std::holds_alternative<SeenShuffle>(event->content())) return true;
        return false;
    }
};

struct Scenes {
    std::vector<const SeenFish*> opening; ///< all before the first move, from the SeenDeal on
    std::vector<Scene> scenes;
};
/// Points into `seen`.
Scenes scenesOf(const SeenStream& seen);

/// Unseen draws whose faces the viewer knows: who saw his own flush undone knows what lies on top of the draw
/// pile, and in which order others draw it.
using KnownDraws = std::map<const SeenFish*, Face>;
KnownDraws drawsKnown(const std::vector<Scene>& scenes);

/// What was shown, peeked at or said with event `at` of the scene must fit the hand; each list of cards is
/// looked at where it ends.
bool handsFit(const Scene& scene, int at, const Hidden& hidden);

/// The face of the FISH given in the scene, kHidden if it was not seen.
Face giftSeen(const Scene& scene);

// ---- flushes that Ben Franklin undid ----

bool flushedFranklin(const Scene& flush);
/// Franklin lay open when the flush reshuffled, if it did.
bool shuffledFranklin(const Scene& flush);
int drawnBeforeShuffle(const Scene& flush);
/// The draw pile may have been `draw` (top last) before the flush, by the faces that the viewer saw drawn.
bool drawsAsSeen(const Scene& flush, const Faces& draw);

struct Reshuffle {
    int size = 0;
    Faces drawn; ///< from its top, in order; unseen ones in any
};
/// The reshuffle of a flush, what was drawn from it as seen or as `franklin` told when he undid it.
Reshuffle reshuffleOf(const Scene& flush, const Scene& franklin);

} // namespace tacklebox::testing
