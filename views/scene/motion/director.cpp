// Director: the queue of events. It decides which wait, and which are shown at once.
#include "model/table/lessontable.h"
#include "views/scene/items/carriedcard.h"
#include "views/scene/motion/directorprivate.h"

#include <QGraphicsView>

#include <algorithm>

namespace tacklebox {

using namespace motiontimes;

namespace {

/// The smallest view for which tables are laid out.
constexpr QSizeF kLeastSize{640, 420};

} // namespace

TableLayout Director::Private::layoutOf(const TablePicture& picture) const {
    const QSizeF whole = size.expandedTo(kLeastSize);
    TableLayout layout = presenter->layout(
        QSizeF(whole.width(), whole.height() - promptBarHeight).expandedTo(kLeastSize), picture);
    if (promptBarHeight > 0) addPromptBar(layout, whole, promptBarHeight);
    return layout;
}

std::optional<ManualAction> Director::Private::nextAction() const {
    Table& table = presenter->table();
    const int next = presenter->shownUpTo();
    if (actsForViewer || next == acted || pacing.motion.pace >= Pace::Fast || clockRuns() ||
        table.windowLeft() || table.isReplay() || LessonTable::of(&table))
        return {};
    const std::optional<TableEvent> event = table.event(next);
    if (const Rolled* rolled = as<Rolled>(event); rolled && rolled->seat == table.viewer())
        return ManualAction{.kind = ManualAction::Kind::Roll};
    const Moved* moved = as<Moved>(event);
    if (!moved || moved->to != handOf(table.viewer()) || !isDrawnFrom(moved->from.kind) ||
        !isWater(moved->from.kind))
        return {};
    for (int number = next - 1; number >= 0; --number) {
        const std::optional<TableEvent> before = table.event(number);
        if (as<DealEvent>(before)) break;
        const MoveEvent* move = as<MoveEvent>(before);
        if (!move) continue;
        if (move->seat == table.viewer() && move->act != Act::Asks) break; // they have just chosen to draw
        return ManualAction{.kind = ManualAction::Kind::Fish, .pile = moved->from};
    }
    return {};
}

void Director::Private::setAwaited(std::optional<ManualAction> action) {
    if (action == awaited) return;
    awaited = action;
    if (awaited) showPicture();
    emit self.awaitedActionChanged();
}

TablePicture Director::Private::currentPicture() const {
    TablePicture picture = presenter->picture();
    if (!awaited || awaited->kind != ManualAction::Kind::Roll) return picture;
    const std::optional<TableEvent> event = presenter->table().event(presenter->shownUpTo());
    const Rolled* rolled = as<Rolled>(event);
    std::erase_if(picture.notes, [this](const NotePicture& note) { return presenter->isOfRoll(note); });
    const std::vector<int> notes = presenter->diceNotes();
    for (std::size_t k = 0; rolled && k < notes.size() && (k == 0 || rolled->dice[k] > 0); ++k)
        picture.notes.push_back(
            {.id = notes[k], .kind = NotePicture::Kind::Die, .value = int(k) + 1, .active = true});
    return picture;
}

void Director::Private::showAtOnce() {
    const TablePicture picture = awaitsVisibility ? withoutHands(presenter->picture()) : currentPicture();
    scene.show(*presenter, picture, layoutOf(picture));
}

void Director::Private::showAgain() {
    showAtOnce();
    if (!playing) showOpenAsk();
}

bool Director::Private::unseen() const {
    const QList<QGraphicsView*> views = scene.views();
    return !views.isEmpty() && std::none_of(views.begin(), views.end(), [](const QGraphicsView* view) {
        return view->isVisible() && !view->window()->isMinimized();
    });
}

int Director::Private::estimate(int first, int last) const {
    int millis = 0;
    bool flying = false;
    for (int number = first; number < last; ++number) {
        const std::optional<TableEvent> event = presenter->table().event(number);
        if (as<Moved>(event)) {
            millis += flying ? kGatherStagger : kGive;
            flying = true;
            continue;
        }
        if (!event || as<StatusEvent>(event)) continue;
        flying = false;
        if (as<MoveEvent>(event))
            millis += presenter->table().sentence(number).isEmpty() ? 0 : kBubbleIn + kBubbleDwell;
        else if (as<Said>(event))
            millis += kBubbleIn + kBubbleDwell;
        else if (as<Rolled>(event))
            millis += kDice + kDiceHold;
        else if (as<Peeked>(event) || as<Shown>(event))
            millis += kShowHold + 2 * kGive;
        else if (as<ShuffleEvent>(event))
            millis += kShuffle;
        else if (as<Scored>(event))
            millis += kScore + kScoreHold;
    }
    return scaled(millis);
}

void Director::Private::happened(int last) {
    if (!ready()) return;
    batches.push_back(last);
    sendUntakenCardHome();
    if (!playing) next();
}

void Director::Private::sendUntakenCardHome() {
    const auto left = scene.carried().left();
    if (!left) return;
    Table& table = presenter->table();
    for (int number = presenter->shownUpTo(); number < table.events(); ++number) {
        const std::optional<TableEvent> event = table.event(number);
        if (const Moved* moved = as<Moved>(event);
            moved && moved->from == left->place && moved->face == left->face)
            return;
    }
    scene.carried().letGo(pacing.reduced() ? 0 : std::max(1, scaled(180)));
}

void Director::Private::tick(qint64 now) {
    callbacks.give(now);
    if (!playing || now < until) return;
    callbacks.giveAll();
    playing = reading = false;
    reportShown();
    next();
}

void Director::Private::reportShown() {
    if (presenter && !awaitsVisibility) presenter->table().shown(presenter->shownUpTo());
}

void Director::Private::next() {
    if (awaitsVisibility) return;
    if (busy) { // called from one of our own signals
        again = true;
        return;
    }
    busy = true;
    do {
        again = false;
        while (ready() && !playing && presenter->shownUpTo() < presenter->table().events()) {
            const int waiting = backlogBeyondBatch(), much = clockRuns() ? 1 : kWithoutClock;
            if (skipping || pacing.off() || unseen() || waiting > much * kSkipBacklog) {
                catchUp(Until::End);
                continue;
            }
            setAwaited(nextAction());
            if (awaited) break;
            const bool hasActed = presenter->shownUpTo() == acted;
            if (const int reads = hasActed ? 0 : std::max(remarkToBeRead(), stillRead()); reads > 0) {
                wait(reads);
                reading = true;
            } else {
                scene.frameClock().setRate(waiting > much * kDoubleBacklog ? 2 : 1);
                playGroup();
            }
        }
        if (ready() && !playing) rest();
    } while (again && !playing);
    busy = false;
}

bool Director::Private::clockRuns() const {
    return presenter->table().plan().tempo == Tempo::Live;
}

int Director::Private::remarkToBeRead() const {
    constexpr int kMost = 2200; // milliseconds
    const TableScene::RemarkLeft remark = scene.bubbles().remarkLeft();
    Table& table = presenter->table();
    if (remark.millis <= 0 || clockRuns()) return 0;
    bool ends = presenter->effectSpec().kind != EffectKind::None;
    for (int number = presenter->shownUpTo(); !ends && number < table.events(); ++number) {
        const std::optional<TableEvent> event = table.event(number);
        if (!event || as<StatusEvent>(event)) continue;
        const MoveEvent* move = as<MoveEvent>(event);
        const Said* said = as<Said>(event);
        const Moved* moved = as<Moved>(event);
        if (moved && luckyCatchEnd(table, number) > 0) { // it is announced together with the card
            ends = moved->to.seat == remark.seat;
            break;
        }
        if (move)
            ends = scene.bubbles().wouldEndRemark(speechOf(number, move->seat, BubbleTone::Plain, true));
        ends = ends || (move && move->seat == remark.seat) || (said && said->seat == remark.seat) ||
               as<Rolled>(event) || as<Scored>(event);
        break;
    }
    return ends ? std::min(remark.millis, kMost) : 0;
}

int Director::Private::stillRead() const {
    return clockRuns() ? 0 : int(std::max<qint64>(0, readUntil - scene.frameClock().now()));
}

int Director::Private::backlogBeyondBatch() {
    while (!batches.empty() && batches.front() <= presenter->shownUpTo())
        batches.pop_front();
    return batches.size() < 2 ? 0 : estimate(batches.front(), presenter->table().events());
}

void Director::Private::catchUp(Until end) {
    const bool any = presenter->shownUpTo() < presenter->table().events();
    setAwaited({});
    while (presenter && presenter->shownUpTo() < presenter->table().events()) {
        if (end == Until::Action && nextAction()) break;
        const int number = presenter->shownUpTo();
        line.followNext(*presenter);
        presenter->advance();
        emit self.showing(number);
    }
    if (!presenter) return;
    scene.land();
    if (scene.carried().left()) scene.carried().letGo(0);
    showAtOnce();
    line.showAtOnce();
    scene.land();
    showOpenAsk();
    batches.clear();
    unreported |= any;
    reportShown();
}

void Director::Private::skip(Until end) {
    self.begin();
    if (!ready()) return;
    playing = reading = false;
    readUntil = 0;
    scene.land();
    callbacks.giveAll();
    if (ready()) catchUp(end);
    next();
}

void Director::Private::rest() {
    if (scene.moving() && !scene.carried().isHeld()) {
        wait(16);
        return;
    }
    scene.frameClock().setRate(1);
    if (!unreported) return;
    unreported = false;
    reportShown();
    if (!presenter || presenter->shownUpTo() != presenter->table().events()) return;
    Q_ASSERT(presenter->agrees());
    Q_ASSERT(scene.carried().isHeld() || scene.settled());
    emit self.caughtUp();
}

void Director::Private::wait(int millis) {
    playing = true;
    until = scene.frameClock().now() + millis;
    scene.frameClock().wantUntil(until);
}

Director::Director(TableScene& scene, QObject* parent)
    : QObject(parent), m(std::make_unique<Private>(scene, *this)) {
    connect(&scene.frameClock(), &FrameClock::tick, this, [this](qint64 now) { m->tick(now); });
}

Director::~Director() = default;

void Director::setPresenter(Presenter* presenter, Opening opening) {
    if (m->presenter) disconnect(&m->presenter->table(), nullptr, this, nullptr);
    m->scene.land();
    m->scene.carried().letGo(0);
    m->presenter = presenter;
    m->narrator.reset();
    m->remarks.reset();
    m->effects.reset();
    m->effectPlayer.reset();
    m->planner.reset();
    m->scene.bubbles().endRemark();
    if (presenter) {
        m->narrator.emplace(presenter->table());
        m->remarks.emplace(presenter->table());
        m->planner.emplace(m->scene, *presenter, m->pacing);
        m->effectPlayer.emplace(m->scene, *presenter, m->pacing, *m->planner);
        m->effects.emplace(m->scene, *presenter, m->pacing);
    }
    m->awaitsVisibility = m->playing = m->reading = m->unreported = false;
    m->acted = -1;
    m->diceCarriedBy = {};
    m->setAwaited({});
    m->readUntil = 0;
    m->line.clear();
    m->callbacks.drop();
    m->batches.clear();
    m->repeats = 0;
    m->pacing.durationFactor = 1;
    m->scene.frameClock().setRate(1);
    if (!presenter) {
        m->scene.clearTable();
        return;
    }
    Table& table = presenter->table();
    connect(&table, &Table::happened, this, [this](int, int last) { m->happened(last); });
    connect(&table, &Table::viewerChanged, this, [this] {
        // From now on nothing of the other hand may be visible.
        m->scene.land();
        m->scene.carried().letGo(0);
        m->presenter->restart(m->presenter->shownUpTo());
        if (m->ready()) m->showAgain();
        if (m->playing) m->wait(0);
        if (m->awaited) m->next(); // another viewer has nothing to do
    });
    const auto follow = [this] { // for changes without events: names, who thinks
        if (!m->ready() || m->playing || m->busy || m->awaitsVisibility) return;
        m->showPicture();
    };
    connect(&table, &Table::seatsChanged, this, follow);
    connect(&table, &Table::waitingForChanged, this, follow);
    connect(&table, &Table::thinking, this, follow);
    connect(&table, &Table::tableRulesChanged, this, follow);
    presenter->restart(table.events());
    const bool moves = !m->pacing.off() && !table.isReplay();
    if (opening == Opening::Dealt && moves && table.events() > 0 && as<DealEvent>(table.event(0))) {
        presenter->restart(1); // after the deal; the hands stay hidden until begin()
        m->awaitsVisibility = true;
    } else {
        m->line.restore(*presenter);
    }
    if (m->ready()) m->showAgain();
    m->reportShown();
}

void Director::begin() {
    if (!m->awaitsVisibility || !m->ready()) return;
    m->awaitsVisibility = false;
    m->batches.push_back(m->presenter->table().events());
    m->unreported = true;
    emit showing(0);
    if (m->presenter) m->dealHands();
    if (!m->playing) m->next();
}

bool Director::awaitsBegin() const {
    return m->awaitsVisibility;
}

void Director::setMotion(const MotionSettings& motion) {
    m->pacing.motion = motion;
    m->scene.setReduced(motion.reduced);
    if (m->awaited) m->next();
}

void Director::setActsForViewer(bool on) {
    m->actsForViewer = on;
    if (m->awaited) m->next();
}

const std::optional<ManualAction>& Director::awaitedAction() const {
    return m->awaited;
}

void Director::act() {
    if (!m->awaited || !m->ready() || m->presenter->table().paused()) return;
    m->acted = m->presenter->shownUpTo();
    m->next();
}

void Director::setSize(QSizeF size, qreal ratio) {
    m->size = size;
    m->scene.setRatio(ratio);
    reconcile();
}

void Director::setPromptBarHeight(qreal height) {
    if (height == m->promptBarHeight) return;
    m->promptBarHeight = height;
    reconcile();
}

void Director::carryDice(QPointF by) {
    if (!m->awaited) return;
    m->diceCarriedBy = by;
    m->scene.carryNotes(m->presenter->diceNotes(), by);
}

void Director::skipMotion() {
    m->skip(Private::Until::End);
}

void Director::hurry() {
    m->skip(Private::Until::Action);
}

void Director::readFor(int millis) {
    const qint64 now = m->scene.frameClock().now();
    m->readUntil = now + millis;
    if (m->reading && m->playing) m->until = std::min(m->until, m->readUntil);
}

void Director::setVoices(bool on) {
    m->voices = on;
    if (!on) m->scene.bubbles().endRemark();
}

void Director::setSkipping(bool on) {
    m->skipping = on;
}

bool Director::skipping() const {
    return m->skipping;
}

int Director::backlogMillis() const {
    if (!m->ready()) return 0;
    const qint64 rest = m->playing ? m->until - m->scene.frameClock().now() : 0;
    return int(std::max<qint64>(0, rest)) +
           m->estimate(m->presenter->shownUpTo(), m->presenter->table().events());
}

bool Director::idle() const {
    return !m->playing && !m->awaitsVisibility && !m->scene.moving() &&
           (!m->presenter || m->presenter->shownUpTo() == m->presenter->table().events());
}

void Director::reconcile() {
    if (!m->ready()) return;
    m->scene.land();
    m->showAgain();
    if (m->playing) m->wait(0);
}

bool Director::settled() const {
    return m->ready() && m->presenter->agrees() && m->scene.settled() &&
           m->scene.picture() == m->presenter->picture();
}

} // namespace tacklebox

#include "moc_director.cpp"
