#include "model/lessons/script.h"

#include "model/engine/sentence.h"
#include "model/lessons/claim.h"

#include <algorithm>
#include <set>

namespace tacklebox {

namespace {

/// Makes the move of a step. Returns the refusal as a sentence, or an empty text.
std::string make(AnyMatch& match, const LessonStep& step, const AnyMove& move) {
    if (match.over()) return "The match is over.";
    if (!match.playersToAct().has(step.seat))
        return "It is not for seat " + std::to_string(step.seat) + " to move.";
    const Refusal refusal = match.move(step.seat, move);
    match.drawDueChance();
    return refusal ? sentence(match.game().refusalWords(refusal, Names{})) : std::string();
}

/// Plays a chapter with every welcomed move and collects its errors.
class Player {
  public:
    Player(const LessonChapter& chapter, std::vector<std::string>* errors)
        : m_chapter(chapter), m_errors(errors) {}

    /// Returns false at the first error, without playing the rest.
    bool play(const AnyMatch& match, std::size_t from, int since, std::size_t main) {
        auto now = match.copy();
        for (std::size_t number = from; number < m_chapter.steps.size(); ++number) {
            const LessonStep& step = m_chapter.steps[number];
            const Comment& said = commentAt(step, *now, since);
            if (!isTrue(said, *now, since, number)) return false;
            m_said.insert(&said);
            if (step.kind == LessonStep::Kind::Say) continue;
            if (step.kind == LessonStep::Kind::Do) {
                for (std::size_t other = 1; number >= main && other < step.moves.size(); ++other)
                    if (!playsOtherWay(*now, number, other)) return false;
                since = now->events();
            }
            if (const std::string error = make(*now, step, step.moves.front()); !error.empty())
                return fails(number, error);
        }
        return true;
    }

    /// True if one of the variations showed this comment.
    bool hasSaid(const Comment& comment) const { return m_said.contains(&comment); }

  private:
    bool playsOtherWay(const AnyMatch& match, std::size_t number, std::size_t other) {
        const LessonStep& step = m_chapter.steps[number];
        auto copy = match.copy();
        const int since = copy->events();
        if (const std::string error = make(*copy, step, step.moves[other]); !error.empty())
            return fails(number, error);
        // Continue with the main moves only: trying one alternative at a time is enough.
        return play(*copy, number + 1, since, m_chapter.steps.size());
    }

    bool isTrue(const Comment& comment, const AnyMatch& match, int since, std::size_t number) {
        for (const Json& claim : comment.holds)
            if (const std::string error = claimError(claim, match, kLearner, since); !error.empty())
                return fails(number, error);
        return true;
    }

    bool fails(std::size_t number, const std::string& error) {
        if (m_errors) m_errors->push_back("step " + std::to_string(number + 1) + ": " + error);
        return false;
    }

    const LessonChapter& m_chapter;
    std::vector<std::string>* m_errors;
    std::set<const Comment*> m_said;
};

void checkText(const LessonText& text, const std::string& where, std::vector<std::string>& errors) {
    for (const std::string_view language : kLessonLanguages)
        if (!text.byLanguage.contains(language))
            errors.push_back(where + ": no words in " + std::string(language));
}

void checkTexts(const Comment& comment, const std::string& where, std::vector<std::string>& errors) {
    checkText(comment.head, where, errors);
    checkText(comment.text, where, errors);
}

} // namespace

const Comment& commentAt(const LessonStep& step, const AnyMatch& match, int since) {
    const auto holds = [&](const Json& claim) { return claimError(claim, match, kLearner, since).empty(); };
    for (const OtherComment& other : step.others)
        if (std::ranges::all_of(other.when, holds)) return other.comment;
    return step.comment;
}

std::unique_ptr<AnyMatch> matchBefore(const LessonChapter& chapter, std::size_t step, int* since) {
    auto match = beginChapter(chapter);
    if (since) *since = 0;
    for (std::size_t number = 0; number < step && number < chapter.steps.size(); ++number) {
        const LessonStep& done = chapter.steps[number];
        if (done.kind == LessonStep::Kind::Say) continue;
        if (since && done.kind == LessonStep::Kind::Do) *since = match->events();
        if (const std::string error = make(*match, done, done.moves.front()); !error.empty())
            throw WireError(ErrorCode::BadRecord, "Step " + std::to_string(number + 1) + ": " + error);
    }
    return match;
}

bool fits(const AnyMatch& match, const LessonChapter& chapter, std::size_t step) {
    return Player(chapter, nullptr).play(match, step, match.events(), chapter.steps.size());
}

std::vector<std::string> validationErrors(const Lesson& lesson) {
    std::vector<std::string> errors;
    for (std::size_t number = 0; number < lesson.chapters.size(); ++number) {
        const LessonChapter& chapter = lesson.chapters[number];
        const std::string where = "chapter " + std::to_string(number + 1);
        checkText(chapter.title, where, errors);
        std::vector<std::string> found;
        Player player(chapter, &found);
        player.play(*beginChapter(chapter), 0, 0, 0);
        for (std::size_t i = 0; i < chapter.steps.size(); ++i) {
            const LessonStep& step = chapter.steps[i];
            if (step.kind == LessonStep::Kind::Move) continue;
            std::string whereStep = where;
            whereStep.append(", step ").append(std::to_string(i + 1));
            checkTexts(step.comment, whereStep, errors);
            for (const OtherComment& other : step.others) {
                checkTexts(other.comment, whereStep, errors);
                if (found.empty() && !player.hasSaid(other.comment))
                    errors.push_back(whereStep + ": \"" + other.comment.head.in("en") + "\" is never said");
            }
            if (found.empty() && !player.hasSaid(step.comment))
                errors.push_back(whereStep + ": \"" + step.comment.head.in("en") + "\" is never said");
        }
        for (const std::string& error : found)
            errors.push_back(std::string(where).append(", ").append(error));
    }
    return errors;
}

} // namespace tacklebox
