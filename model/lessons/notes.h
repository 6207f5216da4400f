// What the quiet coach says in the first full deal, as data: of which events, or before which decisions, and
// in which words. docs/lessons.md tells how to write it; notewatch.h says when it is due.
#pragma once

#include "model/lessons/lesson.h"

#include <string>
#include <vector>

namespace tacklebox {

/// The version of the format of notes that this program reads.
inline constexpr int kNotesFormat = 1;

/// An event that has to have happened.
struct NotePattern {
    Json event;            ///< its fields (notepattern.h), its kind among them
    bool directly = false; ///< the one before it in the list is the event just before it
    Json past =
        Json::array(); ///< of a move: the kinds of moves that may lie between it and the next in the list

    /// True for an event that is passed over on the way back to this one.
    bool passes(const Json& told) const;
};

/// One sentence, said once.
struct Note { // NOLINT(bugprone-exception-escape): as any value with JSON in it that is copied
    std::string id;
    std::vector<std::string> rules; ///< the rulings that have what it says
    std::vector<NotePattern> after; ///< the last of them has just been seen; empty: `may` is set
    Json may;                       ///< the pattern of a move that is legal for the person now
    Json when;                      ///< claims about the view without which it is not said (claim.h); a list
    Json holds;                     ///< claims that are true whenever it is said; a list, which tests hold
    LessonText text;                ///< with places for what fills the patterns: "{other}", "{card}"

    bool ofDecision() const { return after.empty(); }
};

struct Notes {
    const AnyGame* game = nullptr;
    std::vector<Note> notes; ///< the most important first
    Json rare =
        Json::array(); ///< deals for two players (as `deal` of the protocol) from which what is rare comes up
};

/// Throws WireError (BadRecord) with the note and what is wrong with it.
Notes readNotes(const Json& json);

/// The names of the places in a text: "other" and "card" of "{other} gives you {card}.". Throws WireError
/// (BadRecord) where a brace is not closed.
std::vector<std::string> placesIn(const std::string& text);

} // namespace tacklebox
