// The coach's texts in a lesson.
#include "app/desktop/lessonguide.h"
#include "app/desktop/tablepage.h"
#include "model/lessons/script.h"
#include "views/games/games.h"
#include "views/panels/coach.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/theme/keymap.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QPointingDevice>

#include <algorithm>

namespace tacklebox {

namespace {

/// The maximum number of sentences about the result of an unexpected move.
constexpr int kPartsTold = 3;

/// True for any press but Esc, modifier keys, and Insert, which screen readers use.
bool isOtherPress(const QEvent& event) {
    if (event.type() == QEvent::MouseButtonPress || event.type() == QEvent::TouchBegin) return true;
    if (event.type() != QEvent::KeyPress && event.type() != QEvent::ShortcutOverride) return false;
    const int key = static_cast<const QKeyEvent&>(event).key();
    return key != Qt::Key_Escape && key != Qt::Key_Insert &&
           (key < Qt::Key_Shift || key > Qt::Key_ScrollLock);
}

} // namespace

InputMethod LessonGuide::inputMethod() const {
    return m_inputMethod.value_or(QAccessible::isActive() ? InputMethod::Keys : InputMethod::Mouse);
}

void LessonGuide::followInputMethod(QEvent* event) {
    std::optional<InputMethod> inputMethod = m_inputMethod;
    if (m_leaves && isOtherPress(*event)) cancelLeave();
    // A key that is a shortcut arrives only as ShortcutOverride.
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
        inputMethod = InputMethod::Keys;
    } else if (event->type() == QEvent::TouchBegin) {
        inputMethod = InputMethod::Touch;
    } else if (event->type() == QEvent::MouseButtonPress) {
        const QPointingDevice* device = static_cast<QMouseEvent*>(event)->pointingDevice();
        const bool finger = device && device->type() == QInputDevice::DeviceType::TouchScreen;
        inputMethod = finger ? InputMethod::Touch : InputMethod::Mouse;
    }
    if (inputMethod == m_inputMethod) return;
    m_inputMethod = inputMethod;
    if (isActive()) m_refreshTimer.start(0);
}

QString LessonGuide::howTo(int choice, const std::vector<CardRef>& held) const {
    Presenter* presenter = m_page.view().presenter();
    if (!presenter) return {};
    return m_inputMethod || QAccessible::isActive() ? handWords(*presenter, choice, inputMethod(), held)
                                                    : handWordsOfAll(*presenter, choice, held);
}

void LessonGuide::showComment() {
    const LessonStep& step = *m_table->now();
    const bool asks = step.kind == LessonStep::Kind::Do;
    const Highlights& lights = m_page.view().input().highlights();
    CoachWords words;
    words.line = title();
    const Comment& comment = m_table->comment();
    words.head = text(comment.head);
    words.text = text(comment.text);
    if (Presenter* presenter = m_page.view().presenter())
        for (const Face face : comment.shows)
            words.cards.push_back(presenter->art(face));
    if (m_table->wentAnotherWay()) {
        QStringList other = m_table->otherWay(kPartsTold);
        other.prepend(tr("That works too."));
        words.text = other.join(u' ') + u'\n' + words.text;
    }
    const int choice = wantedChoice();
    m_page.view().input().setAsked(choice);
    if (asks) words.how = howTo(choice);
    words.onward = asks ? tr("Show me") : tr("Next");
    // Space always continues and F4 always shows the move, so that pressing Space again makes no move.
    words.onwardKey = keys::nameOf(asks ? keys::Command::ShowMove : keys::Command::NextPage);
    words.aside = Coach::tr("%1: %2.", "a key and what it does")
                      .arg(keys::nameOf(keys::Command::SkipPart), tr("Skip this part"));
    words.mayBack = m_table->chapter() > 0 || commentNumber(m_table->stepIndex()) > 0;
    words.dot = commentNumber(m_table->stepIndex());
    words.dotCount = comments();
    if (lights.raised.empty() || !asks) {
        m_heldTold.clear();
        // Open options must be visible.
        words.dims = lights.raised.empty() && !m_page.view().input().options().isOpen();
        return say(words, highlightRects(comment.at, choice));
    }
    // A card is held: keep the instruction on screen, and cover nothing that must be pressed next.
    words.how = howTo(choice, lights.raised);
    const bool isOther = !isTakenFor(*m_page.view().presenter(), choice, lights.raised);
    if (isOther) words.head = tr("Not that one.");
    words.text.clear();
    words.cards.clear();
    words.onward.clear();
    words.onwardKey.clear();
    words.mayBack = words.dims = false;
    show(words, {});
    if (m_coach.covers()) m_coach.stopSpeaking();
    if (lights.raised == m_heldTold) return;
    m_heldTold = lights.raised;
    m_page.announce(isOther ? words.head + u' ' + words.how : words.how);
}

CoachWords LessonGuide::wordsOfOtherWay() const {
    CoachWords words;
    words.line = title();
    words.head = tr("You chose another move."); // neutral, because the move may have been poor
    words.text = m_table->otherWay(kPartsTold).join(u' ');
    if (!words.text.isEmpty()) words.text += u'\n';
    words.onwardKey = keys::nameOf(keys::Command::NextPage);
    words.dot = commentNumber(m_table->stepIndex());
    words.dotCount = comments();
    words.dims = false;
    return words;
}

void LessonGuide::showUnexpectedMove() {
    m_page.view().input().setAsked(std::nullopt);
    CoachWords words = wordsOfOtherWay();
    words.text += tr("Now it's the others' turn. Then we continue.");
    words.onward = tr("Next");
    say(words, {});
}

void LessonGuide::showOtherWay() {
    m_page.view().input().setAsked(std::nullopt);
    CoachWords words = wordsOfOtherWay();
    if (m_table->isTakenUp()) words.head = tr("The others have played.");
    words.text += tr("The cards go back, and you try again.");
    words.onward = tr("Back to the lesson");
    say(words, {});
    m_table->otherWayShown();
}

void LessonGuide::showBetweenGames() {
    m_betweenGames = true;
    CoachWords words;
    words.head = tr("That was one game.");
    words.text = m_live->endingWords(int(m_live->deals().size()) - 1) + u' ' +
                 tr("After \"Go!\", watch who dives. Every attack or protection restarts the clock.");
    words.onward = tr("Deal the next game");
    words.onwardKey = keys::nameOf(keys::Command::NextPage);
    words.dotCount = 2;
    words.mayBack = true;
    cancelLeave();
    say(words, {});
}

void LessonGuide::showEnd() {
    m_finished = true;
    m_progress.setLearned(m_game);
    m_progress.setLeft(m_game, std::nullopt);
    cancelLeave();
    CoachWords words;
    words.head = tr("Now you can play.");
    words.mayBack = m_skipped.contains(int(m_lesson->chapters.size()) - 1);
    words.text = tr(
        "Minnows are the easiest opponents. F1 shows the full rules; the Help menu has this lesson again.");
    if (m_live) {
        const int deals = int(m_live->deals().size());
        words.text = m_live->endingWords(deals - 1) + u' ' + tr("\"Back\" plays this again.") + u'\n' +
                     tr("Against minnows you play round the table, without a clock.") + u' ' + words.text;
        words.mayBack = true;
    }
    if (const QString skipped = wordsOfSkipped(); !skipped.isEmpty()) words.text.prepend(skipped + u'\n');
    words.onward = tr("Play against minnows");
    words.onwardKey = keys::nameOf(keys::Command::NextPage);
    words.second = tr("Try a puzzle");
    say(words, {});
}

QString LessonGuide::wordsOfSkipped() const {
    QStringList titles;
    for (const int chapter : m_skipped)
        titles << text(m_lesson->chapters[std::size_t(chapter)].title);
    if (titles.isEmpty()) return {};
    return tr("You skipped: %1.", "parts of a lesson").arg(titles.join(QStringLiteral("; ")));
}

int LessonGuide::commentNumber(int step) const {
    const auto& steps = m_table->chapterPlan().steps;
    int number = 0;
    for (int i = 0; i < step && i < int(steps.size()); ++i)
        number += steps[std::size_t(i)].kind != LessonStep::Kind::Move;
    return number;
}

int LessonGuide::comments() const {
    return commentNumber(int(m_table->chapterPlan().steps.size()));
}

QString LessonGuide::text(const LessonText& words) const {
    return QString::fromStdString(words.in(m_language.toStdString()));
}

/// True if the learner's hand differs from the one at the end of the previous chapter.
bool LessonGuide::hasNewHand(int chapter) const {
    const auto handOfLearner = [](const AnyMatch& match) {
        const AnyObservation view = match.observation(kLearner);
        const FaceList& hand = match.game().handOf(view, kLearner);
        std::vector<Face> faces(hand.begin(), hand.end());
        std::ranges::sort(faces);
        return faces;
    };
    const LessonChapter& before = m_lesson->chapters[std::size_t(chapter) - 1];
    return handOfLearner(*matchBefore(before, before.steps.size())) !=
           handOfLearner(*beginChapter(m_lesson->chapters[std::size_t(chapter)]));
}

QString LessonGuide::title() const {
    const bool isLaidAnew =
        m_table->chapter() > 0 && commentNumber(m_table->stepIndex()) == 0 && hasNewHand(m_table->chapter());
    return (isLaidAnew ? tr("Part %1 of %2: %3 (new cards)") : tr("Part %1 of %2: %3"))
        .arg(QString::number(m_table->chapter() + 1), QString::number(m_lesson->chapters.size()),
             text(m_table->chapterPlan().title));
}

} // namespace tacklebox
