// A chapter being played: how far it has come, and whether what was done belongs to it.
#pragma once

#include "model/lessons/lesson.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tacklebox {

/// The match before step `step` of a chapter, where each step was done as the script has it. Throws WireError
/// where it cannot be. `since`, if given, becomes the number of the event with which the learner's last move
/// began, 0 where he has made none.
std::unique_ptr<AnyMatch> matchBefore(const LessonChapter& chapter, std::size_t step, int* since = nullptr);

/// What is said at that step in this position: one of its other comments if that fits. `since` as above.
const Comment& commentAt(const LessonStep& step, const AnyMatch& match, int since);

/// True if the rest of the chapter, from `step` on, can be played from this position, and all that is said in
/// it would be true.
bool fits(const AnyMatch& match, const LessonChapter& chapter, std::size_t step);

/// What is wrong with a lesson that could be read, each with its chapter and step: a move that the rules do
/// not allow in whichever of the welcomed ways it is reached, a claim that does not hold, a sentence without
/// one of the languages, or one that is said in none of the ways. Empty if all is well.
std::vector<std::string> faultsOf(const Lesson& lesson);

} // namespace tacklebox
