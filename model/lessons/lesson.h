// A first deal as data: laid-out cards, what the others do, what the person is asked to do, and what the
// coach says of it. docs/lessons.md tells how to write one; script.h plays it.
#pragma once

#include "model/engine/places.h"
#include "model/host/anygame.h"
#include "model/json/json.h"
#include "model/wire/session.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tacklebox {

/// The version of the lessons' format that this program reads.
inline constexpr int kLessonFormat = 1;
/// Who learns sits here.
inline constexpr Seat kLearner = 0;
/// The languages in which every sentence of a lesson is written.
inline constexpr std::array<std::string_view, 2> kLessonLanguages{"en", "de"};

/// A sentence or two, by language.
struct LessonText {
    std::map<std::string, std::string, std::less<>> byLanguage;

    /// In that language; English where it has none.
    std::string in(std::string_view language) const;
    bool empty() const { return byLanguage.empty(); }
};

/// The game of a file, by its "game", once its "format" is that one. `what`: "The lesson" has that format.
/// Throws WireError (as `fields` do) for another format and for a game that there is not.
const AnyGame* gameOfFile(Fields& fields, const std::string& what, int format);
/// The face of the deck that has this name; kNoFace where none has.
Face faceNamed(const AnyGame& game, const Options& options, std::string_view name);

/// What a bubble points at.
struct Anchor {
    enum class Kind : std::uint8_t {
        Nothing,
        Cards,  ///< `faces` in `place`
        Place,  ///< all of `place`
        Player, ///< who sits in `seat`
        Ribbon, ///< the question and its buttons
    };
    Kind kind = Kind::Nothing;
    Place place = handOf(kLearner);
    std::vector<Face> faces;
    Seat seat = kNoSeat;
};

/// What the coach says at one moment.
struct Comment {
    LessonText head; ///< a few words
    LessonText text; ///< one to three sentences
    Anchor at;
    Anchor beside;           ///< what is spoken of too: it stays to be seen
    std::vector<Face> shows; ///< cards that are pictured with the words
    Json holds;              ///< what has to be true of the position for that (claim.h); a list
};

/// What is said instead where these claims hold: after another of the welcomed moves.
struct OtherComment {
    Json when; ///< a list of claims
    Comment comment;
};

struct LessonStep {
    enum class Kind : std::uint8_t {
        Say, ///< `comment` alone
        Do,  ///< the person is asked for one of `moves`, the first of which is shown where he wants to see it
        Move, ///< `seat` makes moves[0]; where that is the person's, the table makes it for him
    };
    Kind kind = Kind::Say;
    Comment comment;
    std::vector<OtherComment> others; ///< the first that fits is said instead of `comment`
    Seat seat = kNoSeat;
    AnyMoves moves;
};

/// One idea, with cards laid out for it.
struct LessonChapter {
    LessonText title;
    NewMatch opening;
    std::vector<LessonStep> steps;
    bool live = false; ///< after its steps it is played on against the clock, to the end of the game
};

struct Lesson {
    const AnyGame* game = nullptr;
    int minutes = 0;               ///< that it takes
    std::vector<std::string> crew; ///< the faces at the table by seat, "" for the person
    std::vector<LessonChapter> chapters;

    int seats() const { return int(crew.size()); }
};

/// Reads a lesson. Throws WireError (BadRecord) with the chapter and the step, and what is wrong there.
Lesson readLesson(const Json& json);
/// The cards of a chapter as they lie before its first step. Throws WireError where they cannot be dealt so.
std::unique_ptr<AnyMatch> beginChapter(const LessonChapter& chapter);

} // namespace tacklebox
