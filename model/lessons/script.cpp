#include "model/lessons/script.h"

#include "model/engine/sentence.h"
#include "model/lessons/claim.h"

namespace tacklebox {

namespace {

/// Makes the move of a step; what the rules say against it, or nothing.
std::string make(AnyMatch& match, const LessonStep& step, const AnyMove& move) {
    if (match.over()) return "The match is over.";
    if (!match.waiting().has(step.seat))
        return "It is not for seat " + std::to_string(step.seat) + " to move.";
    const Refusal refusal = match.move(step.seat, move);
    match.drawDueChance();
    return refusal ? sentence(match.game().refusalWords(refusal, Names{})) : std::string();
}

/// Plays steps of a chapter in every welcomed way and collects what is wrong.
class Player {
  public:
    Player(const LessonChapter& chapter, std::vector<std::string>* faults)
        : m_chapter(chapter), m_faults(faults) {}

    /// False if something was wrong; then the rest was not played.
    bool play(const AnyMatch& match, std::size_t from, int since, std::size_t main) {
        auto now = match.copy();
        for (std::size_t number = from; number < m_chapter.steps.size(); ++number) {
            const LessonStep& step = m_chapter.steps[number];
            if (!isTrue(step.comment, *now, since, number)) return false;
            if (step.kind == LessonStep::Kind::Say) continue;
            if (step.kind == LessonStep::Kind::Do) {
                for (std::size_t other = 1; number >= main && other < step.moves.size(); ++other)
                    if (!playsOtherWay(*now, number, other)) return false;
                since = now->events();
            }
            if (const std::string fault = make(*now, step, step.moves.front()); !fault.empty())
                return fails(number, fault);
        }
        return true;
    }

  private:
    bool playsOtherWay(const AnyMatch& match, std::size_t number, std::size_t other) {
        const LessonStep& step = m_chapter.steps[number];
        auto copy = match.copy();
        const int since = copy->events();
        if (const std::string fault = make(*copy, step, step.moves[other]); !fault.empty())
            return fails(number, fault);
        // Of the ways from there on the first: that each step has several is enough.
        return play(*copy, number + 1, since, m_chapter.steps.size());
    }

    bool isTrue(const Comment& comment, const AnyMatch& match, int since, std::size_t number) {
        for (const Json& claim : comment.holds)
            if (const std::string fault = faultOfClaim(claim, match, kLearner, since); !fault.empty())
                return fails(number, fault);
        return true;
    }

    bool fails(std::size_t number, const std::string& fault) {
        if (m_faults) m_faults->push_back("step " + std::to_string(number + 1) + ": " + fault);
        return false;
    }

    const LessonChapter& m_chapter;
    std::vector<std::string>* m_faults;
};

void checkText(const LessonText& text, const std::string& where, std::vector<std::string>& faults) {
    for (const std::string_view language : kLessonLanguages)
        if (!text.byLanguage.contains(language))
            faults.push_back(where + ": no words in " + std::string(language));
}

} // namespace

std::unique_ptr<AnyMatch> matchBefore(const LessonChapter& chapter, std::size_t step) {
    auto match = beginChapter(chapter);
    for (std::size_t number = 0; number < step && number < chapter.steps.size(); ++number) {
        const LessonStep& done = chapter.steps[number];
        if (done.kind == LessonStep::Kind::Say) continue;
        if (const std::string fault = make(*match, done, done.moves.front()); !fault.empty())
            throw WireError(ErrorCode::BadRecord, "Step " + std::to_string(number + 1) + ": " + fault);
    }
    return match;
}

bool fits(const AnyMatch& match, const LessonChapter& chapter, std::size_t step) {
    return Player(chapter, nullptr).play(match, step, match.events(), chapter.steps.size());
}

std::vector<std::string> faultsOf(const Lesson& lesson) {
    std::vector<std::string> faults;
    for (std::size_t number = 0; number < lesson.chapters.size(); ++number) {
        const LessonChapter& chapter = lesson.chapters[number];
        const std::string where = "chapter " + std::to_string(number + 1);
        checkText(chapter.title, where, faults);
        for (std::size_t i = 0; i < chapter.steps.size(); ++i) {
            const LessonStep& step = chapter.steps[i];
            if (step.kind == LessonStep::Kind::Move) continue;
            checkText(step.comment.head, where + ", step " + std::to_string(i + 1), faults);
            checkText(step.comment.text, where + ", step " + std::to_string(i + 1), faults);
        }
        std::vector<std::string> found;
        Player(chapter, &found).play(*beginChapter(chapter), 0, 0, 0);
        for (const std::string& fault : found)
            faults.push_back(where + ", " + fault);
    }
    return faults;
}

} // namespace tacklebox
