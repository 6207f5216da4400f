// Playing a chapter: its positions, and whether a move fits the chapter.
#pragma once

#include "model/lessons/lesson.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tacklebox {

/// The match before step `step`, with all earlier steps made as scripted. Throws WireError if that is
/// impossible. Sets `since`, unless null, to the index of the first event of the learner's last move, or 0.
std::unique_ptr<AnyMatch> matchBefore(const LessonChapter& chapter, std::size_t step, int* since = nullptr);

/// The comment for a step in this position, possibly one of its alternatives. `since` as in matchBefore().
const Comment& commentAt(const LessonStep& step, const AnyMatch& match, int since);

/// True if the chapter from `step` on can be played from this position and all its comments would be true.
bool fits(const AnyMatch& match, const LessonChapter& chapter, std::size_t step);

/// All errors of a lesson, each with its chapter and step: illegal moves after any welcomed move, false
/// claims, missing translations, and comments that are never shown. Empty for a valid lesson.
std::vector<std::string> validationErrors(const Lesson& lesson);

} // namespace tacklebox
