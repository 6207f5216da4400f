#include "app/desktop/lessonguide.h"

#include "app/desktop/tablepage.h"
#include "model/lessons/script.h"
#include "views/games/games.h"
#include "views/panels/coach.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"

#include <QAccessible>
#include <QApplication>
#include <QFile>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QShortcut>

#include <algorithm>

namespace tacklebox {

namespace {

/// So many parts of what another way led to are told.
constexpr int kPartsTold = 3;
/// The rate of the clock where a lesson ends against it.
constexpr double kLessonClock = 0.5;
QString fileOf(const QString& game) {
    return QStringLiteral(":/lessons/%1.json").arg(game);
}

} // namespace

LessonGuide::LessonGuide(TablePage& page, LessonProgress& progress, QString language, Sit sit,
                         QObject* parent)
    : QObject(parent), m_page(page), m_progress(progress), m_language(std::move(language)),
      m_sit(std::move(sit)), m_coach(page.coach()) {
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &LessonGuide::refresh);
    const auto soon = [this] {
        if (isOn()) m_soon.start(0);
    };
    connect(&page.view(), &TableView::caughtUp, this, soon);
    connect(&page.view(), &TableView::ribbonMoved, this, soon);
    connect(&page.view().tableScene(), &TableScene::pictureChanged, this, soon);
    connect(&page.view().input(), &TableInput::highlightsChanged, this, soon);
    connect(&page.view().input(), &TableInput::buttonsChanged, this, soon);
    connect(&m_coach, &Coach::mainWanted, this, &LessonGuide::goOn);
    connect(&m_coach, &Coach::secondWanted, this, [this] {
        if (isOn() && m_finished) emit puzzlesWanted(m_game);
    });
    connect(&m_coach, &Coach::backWanted, this, &LessonGuide::goBack);
    connect(&m_coach, &Coach::leaveWanted, this, [this] {
        if (isOn()) emit leaveWanted();
    });
    page.view().installEventFilter(this);
    auto* show = new QShortcut(Qt::Key_F4, &page); // wherever the keyboard is
    connect(show, &QShortcut::activated, this, [this] {
        if (asks() && m_page.table() == m_table) goOn();
    });
    connect(this, &QObject::destroyed, show, &QObject::deleteLater);
    qApp->installEventFilter(this); // also before a lesson begins: how it was called for is how it goes on
}

LessonGuide::~LessonGuide() {
    qApp->removeEventFilter(this);
}

bool LessonGuide::has(const QString& game) {
    return QFile::exists(fileOf(game));
}

bool LessonGuide::begin(const QString& game, bool anew, QString* fault) {
    QFile file(fileOf(game));
    if (!file.open(QIODevice::ReadOnly)) {
        if (fault) *fault = tr("There is no lesson for this game.");
        return false;
    }
    try {
        const QByteArray bytes = file.readAll();
        auto lesson = std::make_unique<Lesson>(
            readLesson(parseJson(std::string_view(bytes.constData(), std::size_t(bytes.size())))));
        int chapter = anew ? 0 : m_progress.chapter(game);
        if (chapter >= int(lesson->chapters.size())) chapter = 0;
        end();
        m_game = game;
        m_lesson.swap(lesson);
        open(chapter, 0); // the table of the lesson before goes with this, then the lesson itself
    } catch (const WireError& error) {
        if (fault) *fault = QString::fromStdString(error.text());
        return false;
    }
    return true;
}

void LessonGuide::end() {
    for (Table* table : {static_cast<Table*>(m_table.data()), m_live.data()})
        if (table) table->disconnect(this);
    m_table = nullptr;
    m_live = nullptr;
    m_finished = false;
    m_coach.setThere(false);
    m_page.view().input().setAsked(std::nullopt);
    if (m_page.isOfLesson()) m_page.leave(); // it is of this lesson
}

Table* LessonGuide::table() const {
    return m_live ? m_live.data() : m_table.data();
}

void LessonGuide::open(int chapter, int step) {
    QString fault;
    auto table = LessonTable::open(*m_lesson, chapter, step, &fault);
    if (!table) throw WireError(ErrorCode::BadRecord, fault.toStdString());
    m_finished = false;
    m_spoken.clear();
    m_live = nullptr;
    m_table = table.get();
    m_progress.setChapter(m_game, chapter);
    m_coach.setThere(true);
    m_coach.setLeave(tr("Leave the lesson"), tr("Esc", "the key"));
    m_sit(std::move(table), std::nullopt);
    connect(m_table, &LessonTable::standChanged, this, [this] { m_soon.start(0); });
    m_soon.start(0);
}

void LessonGuide::goLive() {
    TablePlan plan;
    plan.tempo = Tempo::Live;
    plan.seats = m_table->plan().seats;
    QString fault;
    auto table = Table::openRecord(m_table->record(), plan, &fault);
    if (!table) return showEnd(); // as far as could be shown
    m_table->disconnect(this);
    m_coach.setThere(false);
    m_page.view().input().setAsked(std::nullopt);
    m_live = table.get();
    connect(m_live, &Table::dueChanged, this, [this] { m_soon.start(0); });
    connect(m_live, &Table::allShown, this, [this] { m_soon.start(0); });
    m_sit(std::move(table), kLessonClock);
}

void LessonGuide::goOn() {
    if (!isOn() || !m_coach.speaks()) return;
    if (m_finished) return emit playWanted(m_game);
    switch (m_table->stand()) {
    case LessonTable::Stand::Says: m_table->said(); break;
    case LessonTable::Stand::Asks: m_table->showMe(); break;
    case LessonTable::Stand::OtherWay: open(m_table->chapter(), m_table->at()); break;
    case LessonTable::Stand::Goes:
    case LessonTable::Stand::Done: break;
    }
    m_soon.start(0);
}

void LessonGuide::goBack() {
    if (!isOn()) return;
    const int chapter = m_live ? int(m_lesson->chapters.size()) - 1 : m_table->chapter();
    const auto& steps = m_lesson->chapters[std::size_t(chapter)].steps;
    int step = m_live ? int(steps.size()) - 1 : std::min(m_table->at(), int(steps.size())) - 1;
    while (step >= 0 && steps[std::size_t(step)].kind == LessonStep::Kind::Move)
        --step;
    if (step >= 0)
        open(chapter, step);
    else
        open(std::max(0, chapter - 1), 0);
}

void LessonGuide::refresh() {
    if (!isOn() || m_page.table() != table()) return;
    if (m_live) return followLive();
    if (!m_page.caughtUp() || !m_table->isAllShown() || m_table->paused())
        return m_coach.keepQuiet(); // nothing is said of what is not seen yet
    switch (m_table->stand()) {
    case LessonTable::Stand::Says:
    case LessonTable::Stand::Asks: return showComment();
    case LessonTable::Stand::OtherWay: return showOtherWay();
    case LessonTable::Stand::Goes: return m_coach.keepQuiet();
    case LessonTable::Stand::Done: break;
    }
    if (m_table->chapterPlan().live) {
        goLive();
    } else if (m_table->chapter() + 1 < int(m_lesson->chapters.size())) {
        open(m_table->chapter() + 1, 0);
    } else {
        showEnd();
    }
}

void LessonGuide::followLive() {
    const bool over = m_live->due() == Due::Over || m_live->due() == Due::NextDeal;
    if (over && m_page.caughtUp() && m_live->isAllShown()) showEnd();
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
    const QStringList other = m_table->otherWay(kPartsTold);
    if (!other.isEmpty()) words.text = tr("That works too. %1").arg(other.join(u' ')) + u'\n' + words.text;
    const int choice = wantedChoice();
    m_page.view().input().setAsked(choice);
    if (asks && m_page.view().presenter()) words.how = handWords(*m_page.view().presenter(), choice, hands());
    words.onward = asks ? tr("Show me") : tr("Next");
    // Space always reads on and F4 always shows, so that nobody who reads on makes a move by that.
    words.onwardKey = asks ? tr("F4", "the key") : tr("Space", "the key");
    words.mayBack = m_table->chapter() > 0 || commentNumber(m_table->at()) > 0;
    words.at = commentNumber(m_table->at());
    words.of = comments();
    if (lights.raised.empty() || !asks) {
        // Choices that are open are to be seen.
        words.dims = lights.raised.empty() && !m_page.view().input().options().open();
        return say(words, litBy(comment.at, choice));
    }
    // A card is held: what is asked for stays to be read, and nothing lies over what is to be pressed next.
    words.text.clear();
    words.onward.clear();
    words.onwardKey.clear();
    words.mayBack = words.dims = false;
    show(words, {});
    if (m_coach.covers()) m_coach.keepQuiet();
}

int LessonGuide::wantedChoice() const {
    Presenter* presenter = m_page.view().presenter();
    const AnyMove* wanted = m_table->wantedMove();
    if (!wanted || !presenter) return -1;
    const std::vector<Gesture> gestures = presenter->gestures();
    const auto makes = [&](const Gesture& gesture) {
        return gesture.choice >= 0 && presenter->moveOf(gesture.choice) == *wanted;
    };
    const auto found = std::ranges::find_if(gestures, makes);
    return found == gestures.end() ? -1 : found->choice;
}

void LessonGuide::showOtherWay() {
    m_page.view().input().setAsked(std::nullopt);
    CoachWords words;
    words.line = title();
    words.head = tr("You went another way."); // which may have been a poor one
    words.text = m_table->otherWay(kPartsTold).join(u' ');
    if (!words.text.isEmpty()) words.text += u'\n';
    words.text += tr("The cards will lie as they did before, and you try it once more.");
    words.onward = tr("Back to the lesson");
    words.onwardKey = tr("Space", "the key");
    words.at = commentNumber(m_table->at());
    words.of = comments();
    words.dims = false;
    say(words, {});
    m_table->toldOtherWay();
}

void LessonGuide::showEnd() {
    m_finished = true;
    m_progress.setLearned(m_game);
    m_progress.setChapter(m_game, 0);
    CoachWords words;
    words.head = tr("Now you can play.");
    words.text = tr("The rest is in the rules, on F1. The lesson is in the Help menu, to be taken again.");
    if (m_live) {
        const int deals = int(m_live->deals().size());
        words.text =
            m_live->endingWords(deals - 1) + u' ' + tr("\"Back\" plays this once more.") + u'\n' + words.text;
        words.mayBack = true;
        m_coach.setThere(true);
    }
    words.onward = tr("Play against minnows");
    words.onwardKey = tr("Space", "the key");
    words.second = tr("A puzzle of this game");
    say(words, {});
}

void LessonGuide::say(const CoachWords& words, const std::vector<QRectF>& lit) {
    show(words, lit);
    const QString spoken = words.spoken();
    if (spoken == m_spoken) return;
    m_spoken = spoken;
    m_page.announce(spoken);
}

void LessonGuide::show(const CoachWords& words, const std::vector<QRectF>& lit) {
    const QRectF row = ribbon();
    m_coach.say(words, {.lit = lit,
                        .taken = pressedNext(),
                        .seen = seenToo(),
                        .bottom = row.isEmpty() ? m_page.view().height() : row.top()});
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

Hands LessonGuide::hands() const {
    return m_hands.value_or(QAccessible::isActive() ? Hands::Keys : Hands::Mouse);
}

QString LessonGuide::title() const {
    const bool isLaidAnew = m_table->chapter() > 0 && commentNumber(m_table->at()) == 0;
    return (isLaidAnew ? tr("Lesson %1 of %2: %3 (new cards)") : tr("Lesson %1 of %2: %3"))
        .arg(QString::number(m_table->chapter() + 1), QString::number(m_lesson->chapters.size()),
             text(m_table->chapterPlan().title));
}

void LessonGuide::takeHands(QEvent* event) {
    std::optional<Hands> hands = m_hands;
    if (event->type() == QEvent::KeyPress) {
        hands = Hands::Keys;
    } else if (event->type() == QEvent::TouchBegin) {
        hands = Hands::Touch;
    } else if (event->type() == QEvent::MouseButtonPress) {
        const QPointingDevice* device = static_cast<QMouseEvent*>(event)->pointingDevice();
        const bool finger = device && device->type() == QInputDevice::DeviceType::TouchScreen;
        hands = finger ? Hands::Touch : Hands::Mouse;
    }
    if (hands == m_hands) return;
    m_hands = hands;
    if (isOn()) m_soon.start(0);
}

bool LessonGuide::takesKey(int key) {
    if (m_live && !m_finished) return false; // it is played
    if (key == Qt::Key_Escape) {
        if (table()->paused()) return false;
        if (!m_page.view().input().cancel()) emit leaveWanted();
        return true;
    }
    if (!m_coach.speaks() || (key != Qt::Key_Space && key != Qt::Key_Tab)) return false;
    if (asks()) {
        const std::vector<Gesture> buttons = m_page.view().input().buttons();
        const bool isTaken = std::ranges::any_of(buttons, [](const Gesture& gesture) {
            return gesture.choice >= 0 && gesture.button && gesture.button->harmless;
        });
        if (key == Qt::Key_Tab || isTaken) return false; // it is the table's
        sayAgain();
        return true;
    }
    if (key == Qt::Key_Tab) return m_coach.takeFocus(); // there is nothing to do at the table
    goOn();
    return true;
}

bool LessonGuide::asks() const {
    return m_table && !m_finished && m_table->stand() == LessonTable::Stand::Asks;
}

void LessonGuide::sayAgain() {
    if (isOn() && m_coach.speaks()) m_page.announce(m_coach.words().spoken());
}

bool LessonGuide::eventFilter(QObject* watched, QEvent* event) {
    takeHands(event);
    // The kind of the event first: what is watched sends others while the page ends.
    if (event->type() == QEvent::KeyPress && watched == &m_page.view() && isOn() &&
        m_page.table() == table() && !static_cast<QKeyEvent*>(event)->isAutoRepeat() &&
        takesKey(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QObject::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_lessonguide.cpp"
