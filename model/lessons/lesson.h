// Lessons as data: the cards, the moves of the others, the moves asked of the person, and the coach's
// comments. docs/lessons.md explains how to write one; script.h plays it.
#pragma once

#include "model/engine/piles.h"
#include "model/host/anygame.h"
#include "model/json/json.h"
#include "model/wire/session.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tacklebox {

/// The supported version of the lesson format.
inline constexpr int kLessonFormat = 1;
/// The learner's seat.
inline constexpr Seat kLearner = 0;
/// The languages of every text of a lesson.
inline constexpr std::array<std::string_view, 2> kLessonLanguages{"en", "de"};

/// A short text in several languages.
struct LessonText {
    std::map<std::string, std::string, std::less<>> byLanguage;

    /// The text in a language; English if it is missing.
    std::string in(std::string_view language) const;
    bool empty() const { return byLanguage.empty(); }
};

/// The game named by the "game" field of a file. `what` names the file in errors ("The lesson"). Throws
/// WireError for an unknown game or another "format" than `format`.
const AnyGame* gameOfFile(Fields& fields, const std::string& what, int format);
/// The face with that name in the deck; kNoFace if there is none.
Face faceNamed(const AnyGame& game, const Options& options, std::string_view name);

/// The target of a speech bubble.
struct Anchor {
    enum class Kind : std::uint8_t {
        Nothing,
        Cards,     ///< `faces` in `pile`
        Pile,      ///< all of `pile`
        Player,    ///< the player in `seat`
        PromptBar, ///< the prompt bar with its buttons
    };
    Kind kind = Kind::Nothing;
    PileId pile = handOf(kLearner);
    std::vector<Face> faces;
    Seat seat = kNoSeat;
};

/// The coach's words at one moment.
struct Comment {
    LessonText head; ///< a few words
    LessonText text; ///< one to three sentences
    Anchor at;
    Anchor beside;           ///< also mentioned, so it must stay visible
    std::vector<Face> shows; ///< cards pictured beside the text
    Json holds;              ///< a list of claims (claim.h) that the text makes
};

/// An alternative comment, used if its claims hold, for another of the welcomed moves.
struct OtherComment {
    Json when; ///< a list of claims
    Comment comment;
};

struct LessonStep {
    enum class Kind : std::uint8_t {
        Say,  ///< shows `comment` only
        Do,   ///< asks the person for one of `moves`; shows the first on request
        Move, ///< `seat` makes moves[0], even if it is the person's seat
    };
    Kind kind = Kind::Say;
    Comment comment;
    std::vector<OtherComment> others; ///< the first whose claims hold replaces `comment`
    Seat seat = kNoSeat;
    AnyMoves moves;
};

/// One idea of a lesson, with its own deal.
struct LessonChapter {
    LessonText title;
    NewMatch opening;
    std::vector<LessonStep> steps;
    bool live = false; ///< after its steps, the game continues live to its end
};

struct Lesson {
    const AnyGame* game = nullptr;
    int minutes = 0;               ///< estimated duration
    std::vector<std::string> crew; ///< faces of the players by seat; "" for the person
    std::vector<LessonChapter> chapters;

    int seats() const { return int(crew.size()); }
};

/// Reads a lesson. Throws WireError (BadRecord) with the chapter, the step and the error.
Lesson readLesson(const Json& json);
/// The deal of a chapter before its first step. Throws WireError if it is invalid.
std::unique_ptr<AnyMatch> beginChapter(const LessonChapter& chapter);

} // namespace tacklebox
