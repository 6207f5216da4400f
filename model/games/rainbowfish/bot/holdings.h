// How long hidden cards were in a hand.
#pragma once

#include "model/games/rainbowfish/bot/course.h"

#include <algorithm>

namespace tacklebox::rainbowfish {

/// A card that came unseen: when, and when it left again, as places in the course.
struct Stay {
    int slot;
    int from;
    int until;
};
inline constexpr int kToTheEnd = 1 << 16;

/// All of them, as the faces in the slots have it; a face seen to come before is the first to leave again.
inline std::vector<Stay> staysOf(std::span<const Heard> course, const Face* faces) {
    std::vector<Stay> stays;
    Tally known;
    for (int at = 0; at < int(course.size()); ++at) {
        const Heard& heard = course[std::size_t(at)];
        if (heard.kind == HeardKind::Arrives) stays.push_back({heard.what, at, kToTheEnd});
        if (heard.kind == HeardKind::Takes) known.add(Tally::one(heard.what));
        if (heard.kind != HeardKind::Gives) continue;
        if (known.has(heard.what)) {
            known.take(Tally::one(heard.what));
            continue;
        }
        const auto was = std::ranges::find_if(stays, [&](const Stay& stay) {
            return stay.until == kToTheEnd && faces[stay.slot] == heard.what;
        });
        if (was != stays.end()) was->until = at;
    }
    return stays;
}

/// The face can have been in that hand all the time between.
inline bool couldStay(std::span<const Heard> course, Face face, int from, int until) {
    if (course[std::size_t(from)].about.meets(Tally::one(face))) return false;
    until = std::min(until, int(course.size()));
    for (int at = from + 1; at < until; ++at)
        if (course[std::size_t(at)].kind == HeardKind::Lacks &&
            course[std::size_t(at)].about.meets(Tally::one(face)))
            return false;
    return true;
}

} // namespace tacklebox::rainbowfish
