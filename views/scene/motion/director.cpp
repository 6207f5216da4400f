#include "views/scene/motion/directorprivate.h"

#include <QGraphicsView>

#include <algorithm>
#include <map>

namespace tacklebox {

using namespace motiontimes;

namespace {

/// The least view that a table is laid out for.
constexpr QSizeF kLeastSize{640, 420};

template <class T>
const T* as(const std::optional<TableEvent>& event) {
    return event ? std::get_if<T>(&event->what) : nullptr;
}

} // namespace

TableLayout Director::Private::layoutOf(const TablePicture& picture) const {
    const QSizeF whole = size.expandedTo(kLeastSize);
    TableLayout layout = presenter->layout(
        QSizeF(whole.width(), whole.height() - ribbonHeight).expandedTo(kLeastSize), picture);
    if (ribbonHeight > 0) addRibbon(layout, whole, ribbonHeight);
    return layout;
}

void Director::Private::showAtOnce() {
    const TablePicture picture = presenter->picture();
    scene.show(*presenter, picture, layoutOf(picture));
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
        if (const MoveEvent* move = as<MoveEvent>(event))
            millis += bubbleOf(*event, move->seat) ? kBubbleIn + kBubbleDwell : 0;
        else if (as<Said>(event))
            millis += kBubbleIn + kBubbleDwell;
        else if (as<Rolled>(event))
            millis += kDice + kDiceHold;
        else if (as<Peeked>(event) || as<Shown>(event))
            millis += kShowHold + 2 * kGive;
        else if (as<ShuffleEvent>(event))
            millis += kShuffle;
        else if (as<Scored>(event))
            millis += kScore;
    }
    return scaled(millis);
}

bool Director::Private::bubbleOf(const TableEvent& event, Seat seat) const {
    return !event.sentence.isEmpty() && seat != presenter->table().facing();
}

void Director::Private::happened(int last) {
    if (!ready()) return;
    batches.push_back(last);
    sendUntakenCardHome();
    if (!playing) next();
}

void Director::Private::sendUntakenCardHome() {
    const auto left = scene.leftCard();
    if (!left) return;
    Table& table = presenter->table();
    for (int number = presenter->shownUpTo(); number < table.events(); ++number) {
        const std::optional<TableEvent> event = table.event(number);
        if (const Moved* moved = as<Moved>(event);
            moved && moved->from == left->place && moved->face == left->face)
            return;
    }
    scene.letGo(motion.reduced ? 0 : std::max(1, scaled(180)));
}

void Director::Private::tick(qint64 now) {
    cues.give(now);
    if (!playing || now < until) return;
    cues.giveAll();
    playing = false;
    tellShown();
    next();
}

void Director::Private::tellShown() {
    if (presenter) presenter->table().shown(presenter->shownUpTo());
}

void Director::Private::next() {
    if (busy) { // from within a signal of our own
        again = true;
        return;
    }
    busy = true;
    do {
        again = false;
        while (ready() && !playing && presenter->shownUpTo() < presenter->table().events()) {
            const int waiting = backlogBeyondBatch();
            if (running || motion.pace == Pace::Off || unseen() || waiting > kSkipBacklog) {
                catchUp();
            } else {
                scene.ticker().setRate(waiting > kDoubleBacklog ? 2 : 1);
                playGroup();
            }
        }
        if (ready() && !playing) rest();
    } while (again && !playing);
    busy = false;
}

int Director::Private::backlogBeyondBatch() {
    while (!batches.empty() && batches.front() <= presenter->shownUpTo())
        batches.pop_front();
    return batches.size() < 2 ? 0 : estimate(batches.front(), presenter->table().events());
}

void Director::Private::catchUp() {
    const bool any = presenter->shownUpTo() < presenter->table().events();
    while (presenter && presenter->shownUpTo() < presenter->table().events()) {
        const int number = presenter->shownUpTo();
        if (const auto event = presenter->table().event(number)) {
            const bool turns = line && (as<MoveEvent>(event) || as<Moved>(event));
            followLine(*event, turns ? presenter->staging().piece : SetPiece::None);
        }
        presenter->advance();
        emit self.showing(number);
    }
    if (!presenter) return;
    scene.land();
    if (scene.leftCard()) scene.letGo(0);
    showAtOnce();
    scene.setLine(line, 0, 0);
    scene.land();
    batches.clear();
    behind |= any;
    tellShown();
}

void Director::Private::followLine(const TableEvent& event, SetPiece piece) {
    const bool turned = piece == SetPiece::Reverse, sunk = piece == SetPiece::Skip;
    if (turned || sunk) { // the line hangs there until the card lies on the table
        if (!line || !std::holds_alternative<Moved>(event.what)) return;
        if (turned)
            std::swap(line->from, line->to);
        else
            line.reset();
        return;
    }
    if (const MoveEvent* move = std::get_if<MoveEvent>(&event.what)) {
        if (move->act == Act::Asks && move->target != kNoSeat && move->target != move->seat)
            line = CastLine{move->seat, move->target};
        else if (move->act != Act::Answers)
            line.reset();
        return;
    }
    const Moved* moved = std::get_if<Moved>(&event.what);
    const bool answered = moved && line && moved->to == handOf(line->from);
    if (answered || std::holds_alternative<Said>(event.what) ||
        std::holds_alternative<DealEvent>(event.what) || std::holds_alternative<Scored>(event.what) ||
        std::holds_alternative<Over>(event.what))
        line.reset();
}

void Director::Private::moveLine(const std::vector<Flight>& flights, const Piece& piece) {
    if (line == scene.line()) return;
    if (!motion.reduced && piece.staging.piece == SetPiece::Reverse && line && scene.line())
        return scene.turnLine(piece.seen, scaled(kSwing));
    if (!motion.reduced && piece.staging.piece == SetPiece::Skip && scene.line())
        return scene.sinkLine(piece.seen, scaled(kSwing));
    if (line || motion.reduced) {
        scene.setLine(line, 0, motion.reduced ? 0 : scaled(kCast));
        return;
    }
    int delay = 0, millis = scaled(kLineHome); // without a card, or with those that it brings
    for (const Flight& flight : flights)
        if (flight.hold > 0) {
            delay = flight.delay + flight.millis + flight.hold;
            millis = flight.onward;
        }
    scene.setLine(std::nullopt, delay, std::max(1, millis));
}

void Director::Private::rest() {
    if (scene.moving() && !scene.holding()) {
        wait(16);
        return;
    }
    scene.ticker().setRate(1);
    if (!behind) return;
    behind = false;
    tellShown();
    if (!presenter || presenter->shownUpTo() != presenter->table().events()) return;
    Q_ASSERT(presenter->agrees());
    Q_ASSERT(scene.holding() || scene.settled());
    emit self.caughtUp();
}

void Director::Private::wait(int millis) {
    playing = true;
    until = scene.ticker().now() + millis;
    scene.ticker().wantUntil(until);
}

int Director::Private::groupEnd(const Staging& staging) const {
    Table& table = presenter->table();
    const int first = presenter->shownUpTo(), last = table.events();
    if (staging.until > first) return std::min(staging.until, last);
    const std::optional<TableEvent> event = table.event(first);
    int end = first + 1;
    if (const Moved* moved = as<Moved>(event)) {
        for (int number = end; number < last; ++number) {
            const std::optional<TableEvent> other = table.event(number);
            const Moved* also = as<Moved>(other);
            if (also && also->from.kind == moved->from.kind && also->to.kind == moved->to.kind)
                end = number + 1;
            else if (other)
                break;
        }
    } else if (as<Shown>(event)) { // what is shown at one moment is looked at together
        for (int number = end; number < last; ++number) {
            const std::optional<TableEvent> other = table.event(number);
            if (as<Shown>(other))
                end = number + 1;
            else if (other && !as<StatusEvent>(other))
                break;
        }
    } else if (!event || as<StatusEvent>(event)) {
        while (end < last) {
            const std::optional<TableEvent> other = table.event(end);
            if (other && !as<StatusEvent>(other)) break;
            ++end;
        }
    }
    return end;
}

TablePicture Director::Private::beforeItIsTold(TablePicture after, const TablePicture& before) const {
    const auto sameSeat = [](const SeatPicture& a, const SeatPicture& b) { return a.seat == b.seat; };
    if (std::equal(after.seats.begin(), after.seats.end(), before.seats.begin(), before.seats.end(),
                   sameSeat))
        after.seats = before.seats;
    const auto sameNote = [](const NotePicture& a, const NotePicture& b) { return a.id == b.id; };
    if (std::equal(after.notes.begin(), after.notes.end(), before.notes.begin(), before.notes.end(),
                   sameNote))
        for (std::size_t i = 0; i < after.notes.size(); ++i) // what nobody waits for any more is not awaited
            if (after.notes[i].kind != NotePicture::Kind::Caption || !after.notes[i].text.isEmpty())
                after.notes[i] = before.notes[i];
    for (ZonePicture& zone : after.zones)
        if (const ZonePicture* old = before.zone(zone.place)) {
            zone.caption = old->caption;
            zone.title = old->title;
            if (zone.arrangement == Arrangement::Lane) {
                // What is answered has its headings when it lies there.
                for (std::size_t i = 0; i < zone.groups.size(); ++i)
                    if (zone.groups[i].answered && (i >= old->groups.size() || !old->groups[i].answered))
                        zone.groups[i].title.clear(), zone.groups[i].note.clear();
            } else if (zone.groups.size() == old->groups.size()) {
                zone.groups = old->groups;
            }
        }
    return after;
}

void Director::Private::showTold() {
    if (!ready()) return;
    const TablePicture picture = presenter->picture();
    if (picture != scene.picture()) scene.show(*presenter, picture, layoutOf(picture), {}, 0);
}

void Director::Private::playGroup() {
    Table& table = presenter->table();
    haste = 1;
    spoke = false;
    Piece piece{.staging = presenter->staging()};
    const int first = presenter->shownUpTo(), last = groupEnd(piece.staging);
    std::vector<TableEvent> events;
    for (int number = first; number < last; ++number)
        if (auto event = table.event(number)) events.push_back(std::move(*event));

    const TablePicture before = scene.picture();
    std::vector<Flight> flights = departures(events, before);
    while (presenter->shownUpTo() < last)
        presenter->advance();
    behind = true;
    const TablePicture after = presenter->picture();
    const TableLayout layout = layoutOf(after);
    arrivals(flights, events, after);
    std::vector<Moved> moves;
    for (const TableEvent& event : events)
        if (const Moved* moved = std::get_if<Moved>(&event.what)) moves.push_back(*moved);
    Passage passage = passageOf(moves, after);
    if (const ZonePicture* lane = laneOf(before);
        lane && !moves.empty() && moves.front().from == lane->place && !layout.pan.isEmpty())
        passage = endOfRace(first, last);
    if (!moves.empty()) {
        const std::pair now(piece.staging.piece, passage);
        likeInARow = now == like ? likeInARow + 1 : 1;
        like = now;
        if (likeInARow >= kLikeInARow) haste = kLikeShare;
    }
    int blocking = arrange(piece, flights, moves, before, after, layout);
    if (blocking < 0) blocking = timing(flights, moves, passage, after, layout);
    const std::vector<std::pair<Spot, CardArt>> turned = turning(before, after, flights);
    int slide = motion.reduced ? 0 : scaled(kSlide), slideAfter = 0;
    if (passage == Passage::Hook && !motion.reduced) { // what hangs on the fish goes with it
        slide = flights.back().onward;
        slideAfter = toldAt(flights.back()) + flights.back().hold;
    }
    const bool same = flights.empty() && after == before;
    const bool toldLater = !flights.empty() || !turned.empty();
    if (!same)
        scene.show(*presenter, toldLater ? beforeItIsTold(after, before) : after, layout, flights, slide,
                   slideAfter);
    if (!flights.empty()) {
        if (piece.staging.piece != SetPiece::Reveal && piece.staging.piece != SetPiece::Stop)
            ripples(passage, flights, moves.front().from, blocking);
        blocking = std::max(blocking, slide);
    }
    if (piece.any()) blocking = decorate(piece, flights, moves, blocking);

    int allTurned = 0;
    if (!turned.empty() && !motion.reduced) {
        int delay = 0;
        for (const auto& [spot, art] : turned) {
            scene.flip(spot, art, delay, std::max(1, scaled(kFlip)));
            allTurned = delay + scaled(kFlip);
            delay += scaled(kFlipStagger);
        }
        blocking = std::max(blocking, delay + scaled(kFlip) + scaled(kRevealHold));
    } else if (!turned.empty()) {
        for (const auto& [spot, art] : turned)
            scene.outline(scene.cardRect(spot), kOutline);
        blocking = std::max(blocking, scaled(kFlip + kRevealHold));
    }
    narrator->hearBefore(last);
    remarks->hearBefore(last);
    if (piece.any()) scene.endRemark();
    int shown = 0;
    std::size_t flown = 0;
    const auto isShown = [](const TableEvent& event) { return std::holds_alternative<Shown>(event.what); };
    const int allShown = int(std::count_if(events.begin(), events.end(), isShown));
    std::map<int, int> told; // by the event's number
    for (const TableEvent& event : events) {
        followLine(event, piece.staging.piece);
        Length length;
        if (isShown(event) && piece.staging.piece == SetPiece::Reveal && !flights.empty())
            length.told = piece.seen;
        else if (!isShown(event))
            length = effects(event);
        else if (turned.empty()) // else it was turned up where it lies
            length = show(std::get<Shown>(event.what), shown++, allShown);
        if (std::holds_alternative<Moved>(event.what))
            length.told = std::max(length.told, toldAt(flights[flown++]));
        told[event.number] = std::max(length.told, allTurned);
        blocking = std::max({blocking, length.blocking, told[event.number]});
    }
    const bool casts = line && line != scene.line() && piece.staging.piece != SetPiece::Reverse;
    moveLine(flights, piece);
    const qint64 now = scene.ticker().now();
    if (casts) cues.add(now, [this, from = line->from] { emit self.lineCast(from); });
    // How a race ends is seen when the fish is there, before the other cards are cleared away.
    const bool ends = passage == Passage::Pan || passage == Passage::Escape;
    if (passage == Passage::Escape)
        cues.add(now + toldAt(flights.front()), [this, seat = racer(before)] {
            scene.say(seat, Director::tr("Free!"), scaled(kBubbleIn + kFreeHold + kBubbleOut),
                      !motion.reduced);
            if (!motion.reduced)
                scene.ripple(scene.layout().sea.adjusted(0, 20, 0, -20), kGold, 0,
                             std::max(1, scaled(kRipple)));
        });
    if (ends) showMoods(events, passage, piece, moves, before, now + toldAt(flights.front()));
    for (int number = first; number < last; ++number)
        cues.add(now + told[number], [this, number] { emit self.showing(number); });
    if (!ends)
        showMoods(events, passage, piece, moves, before, now + (told.empty() ? 0 : told.rbegin()->second));
    if (casts) // it hangs there
        cues.add(now + (motion.reduced ? 0 : scaled(kCast)),
                 [this, to = line->to] { emit self.lineHangs(to); });
    if (toldLater) cues.add(now + blocking, [this] { showTold(); });
    if (voices && !spoke && !ends) { // a set piece is seen to its end first
        const int at = piece.any() ? blocking : told.empty() ? 0 : told.rbegin()->second;
        cues.add(now + at, [this, first, last] { remarkOn(first, last); });
    }
    if (blocking > 0) {
        wait(blocking);
        cues.give(now);
    } else {
        cues.giveAll();
        tellShown();
    }
}

Director::Director(TableScene& scene, QObject* parent)
    : QObject(parent), m(std::make_unique<Private>(scene, *this)) {
    connect(&scene.ticker(), &Ticker::tick, this, [this](qint64 now) { m->tick(now); });
}

Director::~Director() = default;

void Director::setPresenter(Presenter* presenter) {
    if (m->presenter) disconnect(&m->presenter->table(), nullptr, this, nullptr);
    m->scene.land();
    m->scene.letGo(0);
    m->presenter = presenter;
    m->narrator.reset();
    m->remarks.reset();
    m->scene.endRemark();
    if (presenter) {
        m->narrator.emplace(presenter->table());
        const Table* table = &presenter->table();
        m->remarks.emplace(*table, [table](Seat seat) { return !table->plan().seats[seat].person; });
    }
    m->playing = m->behind = false;
    m->line.reset();
    m->cues.drop();
    m->batches.clear();
    m->likeInARow = 0;
    m->haste = 1;
    m->scene.ticker().setRate(1);
    if (!presenter) {
        m->scene.clearTable();
        return;
    }
    Table& table = presenter->table();
    connect(&table, &Table::happened, this, [this](int, int last) { m->happened(last); });
    connect(&table, &Table::facingChanged, this, [this] {
        // Nothing of the other hand may be seen from this moment on.
        m->scene.land();
        m->scene.letGo(0);
        m->presenter->restart(m->presenter->shownUpTo());
        if (m->ready()) m->showAtOnce();
        if (m->playing) m->wait(0);
    });
    const auto follow = [this] { // what a picture shows besides events: names, who thinks
        if (!m->ready() || m->playing || m->busy) return;
        const TablePicture picture = m->presenter->picture();
        if (picture == m->scene.picture()) return;
        m->scene.show(*m->presenter, picture, m->layoutOf(picture), {}, 0);
    };
    connect(&table, &Table::seatsChanged, this, follow);
    connect(&table, &Table::dueChanged, this, follow);
    connect(&table, &Table::thinking, this, follow);
    connect(&table, &Table::tableRulesChanged, this, follow);
    presenter->restart(table.events());
    if (m->ready()) m->showAtOnce();
    m->tellShown();
}

void Director::setMotion(const MotionSettings& motion) {
    m->motion = motion;
    m->scene.setReduced(motion.reduced);
}

void Director::setSize(QSizeF size, qreal ratio) {
    m->size = size;
    m->scene.setRatio(ratio);
    reconcile();
}

void Director::setRibbonHeight(qreal height) {
    if (height == m->ribbonHeight) return;
    m->ribbonHeight = height;
    reconcile();
}

void Director::hurry() {
    if (!m->ready()) return;
    m->playing = false;
    m->scene.land();
    m->cues.giveAll();
    if (m->ready()) m->catchUp();
    m->next();
}

void Director::setVoices(bool on) {
    m->voices = on;
    if (!on) m->scene.endRemark();
}

void Director::setRunning(bool on) {
    m->running = on;
}

bool Director::running() const {
    return m->running;
}

int Director::backlogMillis() const {
    if (!m->ready()) return 0;
    const qint64 rest = m->playing ? m->until - m->scene.ticker().now() : 0;
    return int(std::max<qint64>(0, rest)) +
           m->estimate(m->presenter->shownUpTo(), m->presenter->table().events());
}

bool Director::idle() const {
    return !m->playing && !m->scene.moving() &&
           (!m->presenter || m->presenter->shownUpTo() == m->presenter->table().events());
}

void Director::reconcile() {
    if (!m->ready()) return;
    m->scene.land();
    m->showAtOnce();
    if (m->playing) m->wait(0);
}

bool Director::settled() const {
    return m->ready() && m->presenter->agrees() && m->scene.settled() &&
           m->scene.picture() == m->presenter->picture();
}

} // namespace tacklebox

#include "moc_director.cpp"
