// History of a hidden hand, as one seat has seen it. replay() checks an assignment of faces to the hidden
// cards against it.
#pragma once

#include "model/engine/seats.h"
#include "model/games/rainbowfish/bot/tally.h"

#include <span>
#include <vector>

namespace tacklebox::rainbowfish {

enum class HandEntryKind : std::uint8_t {
    Arrives, ///< a hidden card arrived, not one of `about`; `what` is its slot
    Takes,   ///< a visible card of face `what` arrived
    Gives,   ///< a visible card of face `what` left
    Lacks,   ///< the hand had none of `about`
    Holds,   ///< the hand had at least one of `about`
    Asks,    ///< like Holds, as the player asked for number `what`; with `hot` and `cold`
    NoSet,   ///< the hand had no set: the turn passed without a last chance to lay
    SomeSet, ///< the hand had a set: there was a last chance to lay
    MayStop, ///< one of several hands, perhaps this one, had a War Machine; `what` numbers the occasion
};

struct HandEntry {
    HandEntryKind kind;
    std::uint8_t what = 0;
    Tally about;
    std::uint16_t event = 0; ///< number of the event in the deal
    /// Asks: bit sets of the numbers that another hand was known to have, and that all other hands were known
    /// to lack.
    std::uint16_t hot = 0, cold = 0;
    std::uint8_t hole = 0;   ///< Asks: cards in the hole for each seat, rounded up
    std::uint8_t others = 0; ///< Asks: size of the largest other hand
};

/// A hidden card: the hand that received it, and the faces it cannot have (a fished card that was not shown
/// is not one of those asked for).
struct Slot {
    Seat seat = kNoSeat; ///< kNoSeat: in a set of the start position, or out of the game if nothing is barred
    Tally barred;
};

/// All entries of one hand in a deal, in order.
using HandHistory = std::vector<HandEntry>;

/// Faces by slot.
using Faces = std::vector<Face>;

/// Maximum number of MayStop occasions in a deal, one for each card that a War Machine may stop.
inline constexpr int kMostStops = (kDrawTwos | cardsOfFace(kWildDrawFour)).size();
static_assert(kMostStops < 32, "Replay::mayStop has a bit for each");

/// Result of replay().
struct Replay {
    Tally hand;             ///< the hand at the end
    int violations = 0;     ///< number of violated entries
    int firstViolation = 0; ///< index in the history
    int lastViolation = 0;
    std::uint32_t mayStop = 0; ///< bit set of MayStop occasions at which the hand had a War Machine
};

/// Replays a history with these faces in the slots. If `strict`, stops at the first violation.
template <bool strict>
Replay replay(std::span<const HandEntry> history, const Face* faces) {
    Replay run;
    Tally hand; // a local copy stays in registers
    int at = -1;
    for (const HandEntry& entry : history) {
        ++at;
        bool violated = false;
        switch (entry.kind) {
        case HandEntryKind::Arrives: {
            const Tally came = Tally::one(faces[entry.what]);
            violated = entry.about.meets(came);
            hand.add(came);
            break;
        }
        case HandEntryKind::Takes: hand.add(Tally::one(entry.what)); break;
        case HandEntryKind::Gives:
            violated = !hand.has(entry.what);
            if (!violated) hand.take(Tally::one(entry.what));
            break;
        case HandEntryKind::Lacks: violated = hand.meets(entry.about); break;
        case HandEntryKind::Asks:
        case HandEntryKind::Holds: violated = !hand.meets(entry.about); break;
        case HandEntryKind::NoSet: violated = hand.anySet(); break;
        case HandEntryKind::SomeSet: violated = !hand.anySet(); break;
        case HandEntryKind::MayStop:
            if (hand.meets(kMaskOfWarMachines)) run.mayStop |= 1u << entry.what;
            break;
        }
        if (!violated) continue;
        if (run.violations++ == 0) run.firstViolation = at;
        run.lastViolation = at;
        if (strict) break;
    }
    run.hand = hand;
    return run;
}

} // namespace tacklebox::rainbowfish
