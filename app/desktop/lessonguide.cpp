#include "app/desktop/lessonguide.h"

#include "app/desktop/tablepage.h"
#include "model/lessons/script.h"
#include "views/games/games.h"
#include "views/panels/coach.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"

#include <QApplication>
#include <QFile>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointingDevice>

#include <algorithm>

namespace tacklebox {

namespace {

/// So many sentences of another way are told.
constexpr int kSentences = 3;
/// A place that takes more of the table than this is not lit whole.
constexpr qreal kLargePart = 0.15;
/// A player's tag hangs so far below the face, as a part of that; and what counts as most of a thing.
constexpr qreal kTagPart = 0.16, kMostOf = 0.8;

/// All cards of the place; where there are none, or they lie as one, the place itself.
QRectF rectOfPlace(const TableScene& scene, Place place) {
    const ZonePicture* zone = scene.picture().zone(place);
    QRectF cards;
    if (zone && !isPile(zone->arrangement))
        for (int index = 0; index < int(zone->cards.size()); ++index)
            cards = cards.united(scene.cardRect({place, index}));
    return cards.isEmpty() ? scene.zoneRect(place) : cards;
}

/// Where a card is to be brought: the place, or of one that takes much of the table what lies in it or its
/// middle.
QRectF rectOfTarget(const TableScene& scene, Place place) {
    const QRectF zone = scene.zoneRect(place), table = scene.sceneRect();
    if (zone.width() * zone.height() < kLargePart * table.width() * table.height()) return zone;
    const ZonePicture* picture = scene.picture().zone(place);
    if (picture && !picture->cards.empty()) return rectOfPlace(scene, place);
    QRectF middle(0, 0, zone.height() * 0.45, zone.height() * 0.62);
    middle.moveCenter(zone.center());
    return middle;
}

/// The player's face, with the tag that hangs over its lower edge.
QRectF rectOfPlayer(const TableScene& scene, Seat seat) {
    const QRectF face = scene.layout().portraits[seat];
    return face.isEmpty() ? scene.seatRect(seat) : face.adjusted(0, 0, 0, face.height() * kTagPart);
}

/// Adds that to what is lit; where most of it is lit, or most of another lies in it, both become one.
void addLight(std::vector<QRectF>& lit, const QRectF& rect) {
    const auto area = [](const QRectF& of) { return of.width() * of.height(); };
    for (QRectF& other : lit) {
        if (area(other.intersected(rect)) < kMostOf * std::min(area(other), area(rect))) continue;
        other = other.united(rect);
        return;
    }
    lit.push_back(rect);
}

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
    if (m_table) m_table->disconnect(this);
    m_table = nullptr;
    m_finished = false;
    m_coach.setThere(false);
    m_page.view().input().setAsked(std::nullopt);
    if (LessonTable::of(m_page.table())) m_page.leave(); // it is of this lesson
}

void LessonGuide::open(int chapter, int step) {
    QString fault;
    auto table = LessonTable::open(*m_lesson, chapter, step, &fault);
    if (!table) throw WireError(ErrorCode::BadRecord, fault.toStdString());
    m_finished = false;
    m_spoken.clear();
    m_table = table.get();
    m_progress.setChapter(m_game, chapter);
    m_coach.setThere(true);
    m_coach.setLeave(tr("Leave the lesson"), tr("Esc", "the key"));
    m_sit(std::move(table));
    connect(m_table, &LessonTable::standChanged, this, [this] { m_soon.start(0); });
    m_soon.start(0);
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
    const auto& steps = m_table->chapterPlan().steps;
    int step = std::min(m_table->at(), int(steps.size())) - 1;
    while (step >= 0 && steps[std::size_t(step)].kind == LessonStep::Kind::Move)
        --step;
    if (step >= 0)
        open(m_table->chapter(), step);
    else
        open(std::max(0, m_table->chapter() - 1), 0);
}

void LessonGuide::refresh() {
    if (!isOn() || m_page.table() != m_table) return;
    const TableInput& input = m_page.view().input();
    if (!m_page.caughtUp() || !m_table->isAllShown() || m_table->paused() ||
        (input.options().open() && !input.highlights().raised.empty())) // they lie where his bubble would
        return m_coach.keepQuiet(); // nothing is said of what is not seen yet
    switch (m_table->stand()) {
    case LessonTable::Stand::Says:
    case LessonTable::Stand::Asks: return showComment();
    case LessonTable::Stand::OtherWay: return showOtherWay();
    case LessonTable::Stand::Goes: return m_coach.keepQuiet();
    case LessonTable::Stand::Done: break;
    }
    if (m_table->chapterPlan().live) {
        const QByteArray record = m_table->record();
        m_progress.setLearned(m_game);
        m_progress.setChapter(m_game, 0);
        emit liveWanted(record);
    } else if (m_table->chapter() + 1 < int(m_lesson->chapters.size())) {
        open(m_table->chapter() + 1, 0);
    } else {
        showEnd();
    }
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
    const QStringList other = m_table->otherWay().mid(0, kSentences);
    if (!other.isEmpty()) words.text = tr("That works too: %1").arg(other.join(u' ')) + u'\n' + words.text;
    const int choice = wantedChoice();
    m_page.view().input().setAsked(choice);
    if (asks && m_page.view().presenter()) words.how = handWords(*m_page.view().presenter(), choice, m_hands);
    words.onward = asks ? tr("Show me") : tr("Next");
    const std::vector<Gesture> buttons = m_page.view().input().buttons();
    const bool spaceIsTaken = std::ranges::any_of(buttons, [](const Gesture& gesture) {
        return gesture.choice >= 0 && gesture.button && gesture.button->harmless;
    });
    if (!asks || !spaceIsTaken) words.onwardKey = tr("Space", "the key");
    words.mayBack = m_table->chapter() > 0 || commentNumber(m_table->at()) > 0;
    words.at = commentNumber(m_table->at());
    words.of = comments();
    words.dims = lights.raised.empty();
    say(words, litBy(comment.at, choice));
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
    const QStringList other = m_table->otherWay().mid(0, kSentences);
    m_page.view().input().setAsked(std::nullopt);
    CoachWords words;
    words.line = title();
    words.head = tr("That works too.");
    words.text = QStringList(other).join(u' ');
    if (!words.text.isEmpty()) words.text += u' ';
    words.text += tr("The lesson lays the cards once more as they were.");
    words.onward = tr("Back to the lesson");
    words.onwardKey = tr("Space", "the key");
    words.at = commentNumber(m_table->at());
    words.of = comments();
    words.dims = false;
    say(words, {});
}

void LessonGuide::showEnd() {
    m_finished = true;
    m_progress.setLearned(m_game);
    m_progress.setChapter(m_game, 0);
    CoachWords words;
    words.head = tr("Now you can play.");
    words.text = tr("The rest is in the rules, on F1. The lesson is in the Help menu, to be taken again.");
    words.onward = tr("Play against minnows");
    words.onwardKey = tr("Space", "the key");
    words.second = tr("A puzzle of this game");
    say(words, {});
}

void LessonGuide::say(const CoachWords& words, const std::vector<QRectF>& lit) {
    const QRectF row = ribbon();
    m_coach.say(words, lit, seenToo(), row.isEmpty() ? m_page.view().height() : row.top());
    const QString spoken = words.spoken();
    if (spoken == m_spoken) return;
    m_spoken = spoken;
    m_page.announce(spoken);
}

std::vector<QRectF> LessonGuide::seenToo() const {
    const TableScene& scene = m_page.view().tableScene();
    std::vector<QRectF> seen;
    for (const SeatPicture& seat : scene.picture().seats)
        seen.push_back(rectOfPlayer(scene, seat.seat));
    for (const ZonePicture& zone : scene.picture().zones)
        if (!zone.cards.empty()) seen.push_back(rectOfPlace(scene, zone.place));
    return seen;
}

QRectF LessonGuide::ribbon() const {
    return m_page.view().tableScene().layout().ribbon;
}

std::vector<QRectF> LessonGuide::litBy(const Anchor& anchor, int choice) const {
    const TableScene& scene = m_page.view().tableScene();
    const TablePicture& picture = scene.picture();
    std::vector<QRectF> lit;
    const auto add = [&](const QRectF& rect) {
        if (!rect.isEmpty()) addLight(lit, rect);
    };
    const auto addCards = [&](Place place, const auto& isMeant) {
        const ZonePicture* zone = picture.zone(place);
        if (!zone) return;
        for (int index = 0; index < int(zone->cards.size()); ++index) {
            if (!isMeant(zone->cards[std::size_t(index)])) continue;
            isPile(zone->arrangement) ? add(scene.zoneRect(place)) : add(scene.cardRect({place, index}));
        }
    };
    switch (anchor.kind) {
    case Anchor::Kind::Nothing: break;
    case Anchor::Kind::Cards:
        addCards(anchor.place, [&](const CardPicture& card) {
            return std::ranges::find(anchor.faces, card.face) != anchor.faces.end();
        });
        break;
    case Anchor::Kind::Place: add(rectOfPlace(scene, anchor.place)); break;
    case Anchor::Kind::Player: add(rectOfPlayer(scene, anchor.seat)); break;
    case Anchor::Kind::Ribbon: add(m_page.ribbonRect()); break;
    }
    Presenter* presenter = m_page.view().presenter();
    if (choice < 0 || !presenter) return lit;
    const std::vector<Gesture> gestures = presenter->gestures();
    const Gesture* gesture = taughtGesture(gestures, choice, m_hands);
    if (!gesture) return lit;
    const MoveSource& source = gesture->source;
    const bool cardIsMeant = anchor.kind == Anchor::Kind::Cards && anchor.place == source.place;
    if (source.kind == MoveSource::Kind::OneCard && !cardIsMeant)
        addCards(source.place, [&](const CardPicture& card) { return card.face == source.face; });
    if (source.kind == MoveSource::Kind::OfGroup && !cardIsMeant)
        addCards(source.place, [&](const CardPicture& card) { return card.group == source.group; });
    if (source.kind == MoveSource::Kind::Selection && !cardIsMeant)
        addCards(source.place, [&](const CardPicture& card) {
            return std::ranges::find(source.cards, card.face) != source.cards.end();
        });
    if (gesture->target.kind == MoveTarget::Kind::Player) add(rectOfPlayer(scene, gesture->target.seat));
    if (gesture->target.kind == MoveTarget::Kind::Zone) add(rectOfTarget(scene, gesture->target.place));
    if (gesture->button) add(m_page.ribbonRect());
    return lit;
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

QString LessonGuide::title() const {
    return tr("Lesson %1 of %2: %3")
        .arg(QString::number(m_table->chapter() + 1), QString::number(m_lesson->chapters.size()),
             text(m_table->chapterPlan().title));
}

void LessonGuide::takeHands(QEvent* event) {
    Hands hands = m_hands;
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
    if (key == Qt::Key_Escape) {
        if (m_table->paused()) return false;
        if (!m_page.view().input().cancel()) emit leaveWanted();
        return true;
    }
    if (key != Qt::Key_Space || !m_coach.speaks() || m_coach.words().onwardKey.isEmpty()) return false;
    goOn();
    return true;
}

bool LessonGuide::eventFilter(QObject* watched, QEvent* event) {
    takeHands(event);
    // The kind of the event first: what is watched sends others while the page ends.
    if (event->type() == QEvent::KeyPress && watched == &m_page.view() && isOn() &&
        m_page.table() == m_table && !static_cast<QKeyEvent*>(event)->isAutoRepeat() &&
        takesKey(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QObject::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_lessonguide.cpp"
