// The notes of the coach in the first full deal, as data: the events or decisions that trigger them, and
// their texts. docs/lessons.md explains how to write them; notematcher.h finds the due ones.
#pragma once

#include "model/lessons/lesson.h"

#include <string>
#include <vector>

namespace tacklebox {

/// The supported version of the note format.
inline constexpr int kNotesFormat = 1;

/// An event that must have happened.
struct NotePattern {
    Json event;                ///< its fields (notepattern.h), including its kind
    bool directly = false;     ///< the previous pattern matches the immediately preceding event
    Json past = Json::array(); ///< for a move: the kinds of moves allowed between it and the next pattern

    /// True if `between` may occur between this event and the next pattern's: other kinds of events, and
    /// moves in `past`.
    bool maySkip(const Json& between) const;
};

/// A sentence that is shown once.
struct Note { // NOLINT(bugprone-exception-escape): copying JSON may throw
    std::string id;
    std::vector<std::string> rules; ///< the rulings behind the text
    std::vector<NotePattern> after; ///< the last one matches the latest event; empty if `may` is set
    Json may;                       ///< pattern of a legal move of the person
    Json when;                      ///< claims about the observation that must hold (claim.h); a list
    Json holds;                     ///< claims that hold whenever the note is due; a list, checked by tests
    LessonText text;                ///< with placeholders for variables: "{other}", "{card}"

    bool isForDecision() const { return after.empty(); }
};

struct Notes {
    const AnyGame* game = nullptr;
    std::vector<Note> notes;   ///< most important first
    Json rare = Json::array(); ///< two-player deals (in the form of `deal`) that trigger rare notes
};

/// Reads notes. Throws WireError (BadRecord) with the note and the error.
Notes readNotes(const Json& json);

/// The names of the placeholders: "other" and "card" of "{other} gives you {card}.". Throws WireError
/// (BadRecord) for an unclosed brace.
std::vector<std::string> placeholdersIn(const std::string& text);

} // namespace tacklebox
