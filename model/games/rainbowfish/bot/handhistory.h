// What a seat has heard of another's hand, step by step, in a form in which a guess at the hidden cards can
// be checked against all of it quickly.
#pragma once

#include "model/engine/seats.h"
#include "model/games/rainbowfish/bot/tally.h"

#include <span>
#include <vector>

namespace tacklebox::rainbowfish {

enum class HeardKind : std::uint8_t {
    Arrives, ///< a card came unseen, and not one of `about`; `what` is its slot
    Takes,   ///< a card of the face `what` came, seen
    Gives,   ///< a card of the face `what` left, seen
    Lacks,   ///< none of `about` then
    Holds,   ///< at least one of `about` then
    Asks,    ///< the same, as he asked for the number `what`; how that number and others stood is in `hot`
             ///< and `cold`
    NoSet,   ///< no four of a number then: the turn passed without a last chance to lay
    SomeSet, ///< four of some number then: there was such a chance
    MayStop, ///< one of several hands held a War Machine then; `what` is the number of that occasion
};

struct Heard {
    HeardKind kind;
    std::uint8_t what = 0;
    Tally about;
    std::uint16_t event = 0; ///< by which event of the deal it was heard
    /// Asks: the numbers, a bit each, that another was known to hold, and those that all others were known to
    /// lack.
    std::uint16_t hot = 0, cold = 0;
};

/// A hidden card: where it came to, and what it cannot be on its own account (fished and not shown, it is
/// not what was asked for).
struct Slot {
    Seat seat = kNoSeat; ///< kNoSeat: in a set that lay there from the beginning; if nothing is barred, out
                         ///< of the game
    Tally barred;
};

/// All that was heard of one hand in a deal, in order.
using Course = std::vector<Heard>;

/// The faces in the slots, by slot.
using Faces = std::vector<Face>;

/// Goes through a course with the given faces in the slots.
struct Replay {
    Tally hand;         ///< what is held in the end
    int faults = 0;     ///< how many statements do not hold
    int firstFault = 0; ///< where in the course
    int lastFault = 0;
    std::uint32_t mayStop = 0; ///< the occasions of MayStop at which a War Machine was there
};

/// Stops at the first fault when `strict`.
template <bool strict>
Replay replay(std::span<const Heard> course, const Face* faces) {
    Replay run;
    int at = -1;
    for (const Heard& heard : course) {
        ++at;
        bool fault = false;
        switch (heard.kind) {
        case HeardKind::Arrives:
            fault = heard.about.meets(Tally::one(faces[heard.what]));
            run.hand.add(Tally::one(faces[heard.what]));
            break;
        case HeardKind::Takes: run.hand.add(Tally::one(heard.what)); break;
        case HeardKind::Gives:
            fault = !run.hand.has(heard.what);
            if (!fault) run.hand.take(Tally::one(heard.what));
            break;
        case HeardKind::Lacks: fault = run.hand.meets(heard.about); break;
        case HeardKind::Asks:
        case HeardKind::Holds: fault = !run.hand.meets(heard.about); break;
        case HeardKind::NoSet: fault = run.hand.anySet(); break;
        case HeardKind::SomeSet: fault = !run.hand.anySet(); break;
        case HeardKind::MayStop:
            if (run.hand.meets(kMaskOfWarMachines)) run.mayStop |= 1u << heard.what;
            break;
        }
        if (!fault) continue;
        if (run.faults++ == 0) run.firstFault = at;
        run.lastFault = at;
        if (strict) return run;
    }
    return run;
}

} // namespace tacklebox::rainbowfish
