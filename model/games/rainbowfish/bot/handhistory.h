// What a seat has heard of another's hand, step by step. Given a guess at the hidden cards, replay() quickly
// tells which of these statements would not hold with it.
#pragma once

#include "model/engine/seats.h"
#include "model/games/rainbowfish/bot/tally.h"

#include <span>
#include <vector>

namespace tacklebox::rainbowfish {

enum class HandEntryKind : std::uint8_t {
    Arrives, ///< a card came unseen, and not one of `about`; `what` is its slot
    Takes,   ///< a card of the face `what` came, seen
    Gives,   ///< a card of the face `what` left, seen
    Lacks,   ///< the hand held none of `about` then
    Holds,   ///< the hand held at least one of `about` then
    Asks,    ///< the same, as its player asked for the number `what`; `hot` and `cold` say how numbers stood
    NoSet,   ///< the hand held no four of a number then: the turn passed without a last chance to lay
    SomeSet, ///< the hand held four of some number then: there was such a chance
    MayStop, ///< this or another of several hands held a War Machine then; `what` numbers that occasion
};

struct HandEntry {
    HandEntryKind kind;
    std::uint8_t what = 0;
    Tally about;
    std::uint16_t event = 0; ///< by which event of the deal it was heard
    /// Asks: the numbers, a bit each, that another was known to hold, and those that all others were known to
    /// lack.
    std::uint16_t hot = 0, cold = 0;
    std::uint8_t hole = 0;   ///< Asks: how many cards the Hole had for each seat, rounded up
    std::uint8_t others = 0; ///< Asks: how many cards the largest hand had that could be aimed at
};

/// A hidden card: the hand into which it came, and the faces that it cannot have, whatever else is there (one
/// that was fished and not shown is not what was asked for).
struct Slot {
    Seat seat = kNoSeat; ///< kNoSeat: in a set that lay there from the beginning or, if nothing is barred,
                         ///< out of the game
    Tally barred;
};

/// All that was heard of one hand in a deal, in order.
using HandHistory = std::vector<HandEntry>;

/// The faces in the slots, by slot.
using Faces = std::vector<Face>;

/// Occasions of MayStop in a deal, at most: each is a card that a War Machine may stop.
inline constexpr int kMostStops = (kDrawTwos | cardsOfFace(kWildDrawFour)).size();
static_assert(kMostStops < 32, "Replay::mayStop has a bit for each");

/// Goes through a history with the given faces in the slots.
struct Replay {
    Tally hand;         ///< what is held in the end
    int faults = 0;     ///< how many statements do not hold
    int firstFault = 0; ///< where in the history
    int lastFault = 0;
    std::uint32_t mayStop = 0; ///< the occasions of MayStop at which a War Machine was there
};

/// Stops at the first fault when `strict`.
template <bool strict>
Replay replay(std::span<const HandEntry> history, const Face* faces) {
    Replay run;
    Tally hand; // by itself it stays in registers
    int at = -1;
    for (const HandEntry& entry : history) {
        ++at;
        bool fault = false;
        switch (entry.kind) {
        case HandEntryKind::Arrives: {
            const Tally came = Tally::one(faces[entry.what]);
            fault = entry.about.meets(came);
            hand.add(came);
            break;
        }
        case HandEntryKind::Takes: hand.add(Tally::one(entry.what)); break;
        case HandEntryKind::Gives:
            fault = !hand.has(entry.what);
            if (!fault) hand.take(Tally::one(entry.what));
            break;
        case HandEntryKind::Lacks: fault = hand.meets(entry.about); break;
        case HandEntryKind::Asks:
        case HandEntryKind::Holds: fault = !hand.meets(entry.about); break;
        case HandEntryKind::NoSet: fault = hand.anySet(); break;
        case HandEntryKind::SomeSet: fault = !hand.anySet(); break;
        case HandEntryKind::MayStop:
            if (hand.meets(kMaskOfWarMachines)) run.mayStop |= 1u << entry.what;
            break;
        }
        if (!fault) continue;
        if (run.faults++ == 0) run.firstFault = at;
        run.lastFault = at;
        if (strict) break;
    }
    run.hand = hand;
    return run;
}

} // namespace tacklebox::rainbowfish
