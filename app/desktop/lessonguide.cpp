#include "app/desktop/lessonguide.h"

#include "app/desktop/tablepage.h"
#include "model/lessons/script.h"
#include "views/games/games.h"
#include "views/panels/coach.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"
#include "views/theme/inputwatch.h"
#include "views/theme/keymap.h"

#include <QApplication>
#include <QFile>
#include <QKeyEvent>
#include <QShortcut>

#include <algorithm>
#include <iterator>

namespace tacklebox {

namespace {

/// The number of games if a lesson ends against the clock: the first may be over before the learner has
/// acted.
constexpr int kLiveGames = 2;
/// The rate of the clock in the live part of a lesson.
constexpr double kLessonClock = 0.5;
constexpr int kGlideLookMillis = 60; ///< interval for checking whether cards have come to rest
QString fileOf(const QString& game) {
    return QStringLiteral(":/lessons/%1.json").arg(game);
}

} // namespace

LessonGuide::LessonGuide(TablePage& page, LessonProgress& progress, QString language, Sit sit,
                         QObject* parent)
    : QObject(parent), m_page(page), m_progress(progress), m_language(std::move(language)),
      m_sit(std::move(sit)), m_coach(page.coach()) {
    m_refreshTimer.setSingleShot(true);
    connect(&m_refreshTimer, &QTimer::timeout, this, &LessonGuide::refresh);
    const auto soon = [this] {
        if (isActive()) m_refreshTimer.start(0);
    };
    connect(&page.view(), &TableView::caughtUp, this, soon);
    connect(&page.view(), &TableView::promptBarMoved, this, soon);
    connect(&page.view().tableScene(), &TableScene::pictureChanged, this, soon);
    connect(&page.view().input(), &TableInput::highlightsChanged, this, soon);
    connect(&page.view().input(), &TableInput::buttonsChanged, this, soon);
    connect(&page.view().input(), &TableInput::refused, this, [this] {
        if (asks() && m_coach.speaks()) m_page.announce(m_coach.words().how); // the move to make
    });
    connect(&m_coach, &Coach::mainWanted, this, &LessonGuide::goOn);
    connect(&m_coach, &Coach::secondWanted, this, [this] {
        if (isActive() && m_finished) emit puzzlesWanted(m_game);
    });
    connect(&m_coach, &Coach::backWanted, this, &LessonGuide::goBack);
    connect(&page, &TablePage::leaveLessonWanted, this, &LessonGuide::leave);
    page.view().installEventFilter(this);
    // Works wherever the focus is.
    auto* show = new QShortcut(keys::sequencesOf(keys::Command::ShowMove).value(0), &page);
    connect(show, &QShortcut::activated, this, [this] {
        if (asks() && m_page.table() == m_table) goOn();
    });
    connect(this, &QObject::destroyed, show, &QObject::deleteLater);
    auto* skip = new QShortcut(keys::sequencesOf(keys::Command::SkipPart).value(0), &page);
    connect(skip, &QShortcut::activated, this, [this] {
        if (isActive() && m_page.table() == m_table) skipPart();
    });
    connect(this, &QObject::destroyed, skip, &QObject::deleteLater);
    // Also before a lesson, to know the input method when it begins.
    connect(&theme::InputWatch::instance(), &theme::InputWatch::input, this,
            [this](const QObject*, QEvent* event) { followInputMethod(event); });
}

bool LessonGuide::has(const QString& game) {
    return QFile::exists(fileOf(game));
}

bool LessonGuide::begin(const QString& game, bool anew, QString* error) {
    QFile file(fileOf(game));
    if (!file.open(QIODevice::ReadOnly)) {
        if (error) *error = tr("There is no lesson for this game.");
        return false;
    }
    try {
        const QByteArray bytes = file.readAll();
        auto lesson = std::make_unique<Lesson>(
            readLesson(parseJson(std::string_view(bytes.constData(), std::size_t(bytes.size())))));
        LessonPlace place = anew ? LessonPlace() : m_progress.left(game).value_or(LessonPlace());
        if (place.chapter >= int(lesson->chapters.size())) place = {};
        if (place.step >= int(lesson->chapters[std::size_t(place.chapter)].steps.size())) place.step = 0;
        end();
        if (anew || game != m_game) m_skipped.clear();
        m_game = game;
        m_lesson.swap(lesson);
        m_progress.setDeclined(game, false);
        open(place.chapter,
             place.step); // closes the previous lesson's table before that lesson is destroyed
    } catch (const WireError& exception) {
        if (error) *error = QString::fromStdString(exception.text());
        return false;
    }
    return true;
}

void LessonGuide::end() {
    for (Table* table : {static_cast<Table*>(m_table.data()), m_live.data()})
        if (table) table->disconnect(this);
    m_table = nullptr;
    m_live = nullptr;
    m_finished = m_betweenGames = false;
    m_coach.stopSpeaking();
    cancelLeave();
    m_page.view().input().setAsked(std::nullopt);
    m_page.view().setFocusSilent(false);
    if (m_page.isOfLesson()) m_page.leave();
}

Table* LessonGuide::table() const {
    return m_live ? m_live.data() : m_table.data();
}

void LessonGuide::open(int chapter, int step) {
    QString error;
    auto table = LessonTable::open(*m_lesson, chapter, step, &error);
    if (!table) throw WireError(ErrorCode::BadRecord, error.toStdString());
    m_finished = m_betweenGames = false;
    if (step < int(m_lesson->chapters[std::size_t(chapter)].steps.size())) m_skipped.erase(chapter);
    m_spoken.clear();
    m_saidAt = {};
    m_live = nullptr;
    m_table = table.get();
    m_progress.setLeft(m_game, LessonPlace{chapter, step});
    m_coach.stopSpeaking();
    cancelLeave();
    m_page.view().setFocusSilent(true); // announce the part and its first page before the hand
    m_sit(std::move(table), std::nullopt);
    connect(m_table, &LessonTable::standChanged, this, [this] { m_refreshTimer.start(0); });
    m_refreshTimer.start(0);
}

void LessonGuide::goLive() {
    TablePlan plan;
    plan.tempo = Tempo::Live;
    plan.seats = m_table->plan().seats;
    QString error;
    auto table = Table::openRecord(m_table->record(), plan, &error);
    if (!table) return showEnd(); // the lesson can't be played any further
    m_table->disconnect(this);
    m_coach.stopSpeaking();
    m_page.view().input().setAsked(std::nullopt);
    m_page.view().setFocusSilent(false);
    m_live = table.get();
    m_betweenGames = false;
    cancelLeave();
    connect(m_live, &Table::waitingForChanged, this, [this] { m_refreshTimer.start(0); });
    connect(m_live, &Table::allShown, this, [this] { m_refreshTimer.start(0); });
    m_sit(std::move(table), kLessonClock);
}

void LessonGuide::goOn() {
    if (!isActive() || !m_coach.speaks() || !isUpToDate()) return;
    m_page.view().setFocusSilent(false);
    if (m_finished) return emit playWanted(m_game);
    if (m_live) return goOnLive();
    switch (m_table->state()) {
    case LessonTable::State::Says:
    case LessonTable::State::TakenUp: m_table->said(); break;
    case LessonTable::State::Asks: m_table->showMe(); break;
    case LessonTable::State::OtherWay: open(m_table->chapter(), m_table->stepIndex()); break;
    case LessonTable::State::Goes:
    case LessonTable::State::Done: break;
    }
    m_refreshTimer.start(0);
}

void LessonGuide::skipPart() {
    if (!m_table || m_finished || m_live || m_table->paused()) return;
    const int chapter = m_table->chapter();
    m_skipped.insert(chapter);
    if (chapter + 1 < int(m_lesson->chapters.size()))
        open(chapter + 1, 0);
    else
        open(chapter, int(m_table->chapterPlan().steps.size()));
}

void LessonGuide::goBack() {
    if (!isActive()) return;
    const int chapter = m_live ? int(m_lesson->chapters.size()) - 1 : m_table->chapter();
    const auto& steps = m_lesson->chapters[std::size_t(chapter)].steps;
    int step = m_live ? int(steps.size()) - 1 : std::min(m_table->stepIndex(), int(steps.size())) - 1;
    if (m_skipped.contains(chapter)) return open(chapter, 0); // from the last page into the skipped part
    while (step >= 0 && steps[std::size_t(step)].kind == LessonStep::Kind::Move)
        --step;
    if (step >= 0)
        open(chapter, step);
    else
        open(std::max(0, chapter - 1), 0);
}

void LessonGuide::refresh() {
    if (!isActive() || m_page.table() != table()) return;
    if (m_live) return followLive();
    if (!m_page.caughtUp() || !m_table->isAllShown() || m_table->paused()) {
        // A card that was put back sends no signal when it comes to rest, so poll.
        if (m_table->isAllShown() && !m_table->paused()) m_refreshTimer.start(kGlideLookMillis);
        return m_coach.stopSpeaking(); // do not explain things that are not visible yet
    }
    switch (m_table->state()) {
    case LessonTable::State::Says:
    case LessonTable::State::Asks:
        m_progress.setLeft(m_game, LessonPlace{m_table->chapter(), m_table->stepIndex()});
        return showComment();
    case LessonTable::State::TakenUp: return showUnexpectedMove();
    case LessonTable::State::OtherWay: return showOtherWay();
    case LessonTable::State::Goes: return m_coach.stopSpeaking();
    case LessonTable::State::Done: break;
    }
    if (m_table->chapterPlan().live && !m_skipped.contains(m_table->chapter())) {
        goLive();
    } else if (m_table->chapter() + 1 < int(m_lesson->chapters.size())) {
        open(m_table->chapter() + 1, 0);
    } else {
        showEnd();
    }
}

void LessonGuide::followLive() {
    const bool over =
        m_live->waitingFor() == WaitingFor::Over || m_live->waitingFor() == WaitingFor::NextDeal;
    if (!over || !m_page.caughtUp() || !m_live->isAllShown()) return;
    const bool again =
        m_live->waitingFor() == WaitingFor::NextDeal && int(m_live->deals().size()) < kLiveGames;
    again ? showBetweenGames() : showEnd();
}

void LessonGuide::goOnLive() {
    if (!m_betweenGames) return;
    m_betweenGames = false;
    m_coach.stopSpeaking();
    cancelLeave();
    m_live->continueMatch();
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

void LessonGuide::say(const CoachWords& words, const std::vector<QRectF>& lit) {
    show(words, lit);
    const QString spoken = words.spoken();
    if (spoken == m_spoken) return;
    m_spoken = spoken;
    m_page.announce(spoken);
}

void LessonGuide::show(const CoachWords& words, const std::vector<QRectF>& lit) {
    m_saidAt = now();
    const QRectF row = promptBar();
    const qreal bottom = row.isEmpty() ? m_page.view().height() : row.top();
    // Keep the prompt bar free if it is highlighted, or if the table is not dimmed.
    const bool isNeeded = row.isEmpty() || !words.dims || std::ranges::any_of(lit, [&](const QRectF& light) {
                              return light.intersects(row);
                          });
    const QString spoken = words.head + u' ' + words.text + u' ' + words.how;
    std::vector<QRectF> named = namedIn(spoken);
    std::ranges::copy(contested(), std::back_inserter(named));
    m_coach.say(words, {.lit = lit,
                        .taken = protectedRects(),
                        .named = named,
                        .cards = cardsNamedIn(spoken),
                        .said = m_page.view().tableScene().written(),
                        .bottom = bottom,
                        .lowest = isNeeded ? bottom : row.bottom()});
}

bool LessonGuide::takesKey(int key) {
    if (m_live && !m_finished && !m_betweenGames) return false; // a game is being played
    if (key == Qt::Key_Escape) {
        if (table()->paused()) return false;
        if (!m_page.view().input().cancel()) confirmLeave();
        return true;
    }
    if (key != Qt::Key_Space && key != Qt::Key_Tab) return false;
    // Before a page appears, Space may speed up animations, but must not press a button that the page is
    // about.
    if (!m_coach.speaks())
        return key == Qt::Key_Space && table()->isAllShown() && !table()->paused() &&
               m_page.view().input().highlights().raised.empty();
    if (asks()) {
        const std::vector<Gesture> buttons = m_page.view().input().buttons();
        const bool isTaken = std::ranges::any_of(buttons, [](const Gesture& gesture) {
            return gesture.choice >= 0 && gesture.button && gesture.button->isDefault;
        });
        if (key == Qt::Key_Tab || isTaken) return false; // the table handles it
        sayAgain();
        return true;
    }
    if (key == Qt::Key_Tab) return m_coach.takeFocus(); // nothing at the table needs the focus
    goOn();
    return true;
}

/// Leaves only if Esc is pressed twice. In the live part Esc pauses, and a player who presses it just as that
/// part ends should not leave by accident.
void LessonGuide::confirmLeave() {
    if (m_leaves) {
        m_leaves = false;
        return emit leaveWanted();
    }
    m_leaves = true;
    updateLeaveActions();
    m_page.announce(tr("Press Esc again to leave the lesson. Any other key continues it."));
}

void LessonGuide::cancelLeave() {
    m_leaves = false;
    updateLeaveActions();
}

void LessonGuide::updateLeaveActions() {
    const bool played = m_live && !m_finished && !m_betweenGames; // then Esc pauses
    const bool leaves = isActive() && !played;
    emit leaveActionsChanged(!leaves    ? QString()
                             : m_leaves ? tr("Press again to leave")
                                        : tr("Leave the lesson"),
                             leaves && !m_live && !m_finished ? tr("Skip this part") : QString());
}

void LessonGuide::leave() {
    if (isActive()) emit leaveWanted();
}

bool LessonGuide::asks() const {
    return m_table && !m_finished && m_table->state() == LessonTable::State::Asks;
}

void LessonGuide::sayAgain() {
    if (isActive() && m_coach.speaks()) m_page.announce(m_coach.words().spoken());
}

bool LessonGuide::eventFilter(QObject* watched, QEvent* event) {
    // Check the event type first: while the page is destroyed, the watched object sends other events.
    if (event->type() == QEvent::KeyPress && watched == &m_page.view() && isActive() &&
        m_page.table() == table() && !static_cast<QKeyEvent*>(event)->isAutoRepeat() &&
        takesKey(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QObject::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_lessonguide.cpp"
