#include "views/scene/motion/director.h"

#include "views/scene/items/tablescene.h"
#include "views/scene/items/ticker.h"

#include <QGraphicsView>

#include <algorithm>
#include <array>
#include <deque>

namespace tacklebox {

namespace {

// Milliseconds at pace 1 (ux.md 2.1).
constexpr int kSlide = 140, kBubbleIn = 120, kBubbleDwell = 600, kBubbleOut = 90;
constexpr int kDealFlight = 240, kDealStagger = 45, kDealStaggers = 1200;
constexpr int kGive = 280, kGiveStagger = 60, kFish = 220;
constexpr int kGather = 220, kGatherStagger = 40, kRipple = 300;
constexpr int kFlip = 160, kFlipStagger = 40, kRevealHold = 500;
constexpr int kShowHold = 700, kDice = 600, kDiceHold = 250, kShuffle = 360, kScore = 400;
constexpr int kFade = 120, kOutline = 600;
constexpr int kMostStaggers = 1000; ///< all delays of one group together
constexpr int kDoubleBacklog = 1200, kSkipBacklog = 3000;

/// The least view that a table is laid out for.
constexpr QSizeF kLeastSize{640, 420};

bool isPile(PlaceKind kind) {
    return kind == PlaceKind::Pond || kind == PlaceKind::Draw || kind == PlaceKind::Deck ||
           kind == PlaceKind::Hole;
}

bool isLaid(PlaceKind kind) {
    return kind == PlaceKind::Baskets || kind == PlaceKind::Sets || kind == PlaceKind::Matches ||
           kind == PlaceKind::Caught;
}

/// A card of that height in the middle of `box`.
QRectF cardIn(QRectF box, qreal height) {
    const QSizeF card(height * 5 / 7, height);
    return {box.center() - QPointF(card.width() / 2, card.height() / 2), card};
}

template <class T>
const T* as(const std::optional<TableEvent>& event) {
    return event ? std::get_if<T>(&event->what) : nullptr;
}

} // namespace

struct Director::Private {
    TableScene& scene;
    Director& self;
    Presenter* presenter = nullptr;
    MotionSettings motion;
    QSizeF size;
    bool playing = false; ///< a group of events is being shown
    bool behind = false;  ///< something was shown since the last caughtUp()
    bool busy = false, again = false;
    qint64 until = 0;        ///< when the next group may begin
    std::deque<int> batches; ///< ends of what happened together and is not shown yet

    Private(TableScene& s, Director& d) : scene(s), self(d) {}

    bool ready() const { return presenter && !size.isEmpty(); }
    TableLayout layoutOf(const TablePicture& picture) const {
        return presenter->layout(size.expandedTo(kLeastSize), picture);
    }
    void showAtOnce() {
        const TablePicture picture = presenter->picture();
        scene.show(*presenter, picture, layoutOf(picture));
    }
    int scaled(int millis) const { return int(millis * factor(motion.pace) / motion.speed); }

    /// Nobody would see motion.
    bool unseen() const {
        const QList<QGraphicsView*> views = scene.views();
        return !views.isEmpty() && std::none_of(views.begin(), views.end(), [](const QGraphicsView* view) {
            return view->isVisible() && !view->window()->isMinimized();
        });
    }

    /// Roughly how long the events from `first` to before `last` take.
    int estimate(int first, int last) const {
        int millis = 0;
        bool flying = false;
        for (int number = first; number < last; ++number) {
            const std::optional<TableEvent> event = presenter->table().event(number);
            if (as<Moved>(event)) {
                millis += flying ? kGatherStagger : kGive;
                flying = true;
                continue;
            }
            if (!event || as<StatusTold>(event)) continue;
            flying = false;
            if (const MoveTold* move = as<MoveTold>(event))
                millis += bubbleOf(*event, move->seat) ? kBubbleIn + kBubbleDwell : 0;
            else if (as<Said>(event))
                millis += kBubbleIn + kBubbleDwell;
            else if (as<Rolled>(event))
                millis += kDice + kDiceHold;
            else if (as<Peeked>(event) || as<Shown>(event))
                millis += kShowHold + 2 * kGive;
            else if (as<ShuffleTold>(event))
                millis += kShuffle;
            else if (as<Scored>(event))
                millis += kScore;
        }
        return scaled(millis);
    }

    /// A move is said in a bubble where somebody else makes it; what one does oneself one knows.
    bool bubbleOf(const TableEvent& event, Seat seat) const {
        return !event.sentence.isEmpty() && seat != presenter->table().facing();
    }

    // ---- playing ----

    void happened(int last) {
        if (!ready()) return;
        batches.push_back(last);
        minded();
        if (!playing) next();
    }

    /// A card that was dropped and stays: it goes home, unless an event that is still to come takes it away.
    void minded() {
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

    void tick(qint64 now) {
        if (!playing || now < until) return;
        playing = false;
        tellShown();
        next();
    }

    /// Tells the table how far everything is shown; it may go on at once.
    void tellShown() {
        if (presenter) presenter->table().shown(presenter->shownUpTo());
    }

    void next() {
        if (busy) { // from within a signal of our own
            again = true;
            return;
        }
        busy = true;
        do {
            again = false;
            while (ready() && !playing && presenter->shownUpTo() < presenter->table().events()) {
                const int waiting = backlogBeyondBatch();
                if (motion.pace == Pace::Off || unseen() || waiting > kSkipBacklog) {
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

    int backlogBeyondBatch() {
        while (!batches.empty() && batches.front() <= presenter->shownUpTo())
            batches.pop_front();
        return batches.size() < 2 ? 0 : estimate(batches.front(), presenter->table().events());
    }

    /// Everything up to the last event, without motion.
    void catchUp() {
        const bool any = presenter->shownUpTo() < presenter->table().events();
        while (presenter && presenter->shownUpTo() < presenter->table().events()) {
            const int number = presenter->shownUpTo();
            presenter->advance();
            emit self.showing(number);
        }
        if (!presenter) return;
        scene.land();
        if (scene.leftCard()) scene.letGo(0);
        showAtOnce();
        batches.clear();
        behind |= any;
        tellShown();
    }

    /// All events are shown: waits until the last motion has ended, then says so.
    void rest() {
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

    void wait(int millis) {
        playing = true;
        until = scene.ticker().now() + millis;
        scene.ticker().wantUntil(until);
    }

    /// The events from shownUpTo() that are shown together: up to which number.
    int groupEnd() const {
        Table& table = presenter->table();
        const int first = presenter->shownUpTo(), last = table.events();
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
                else if (other && !as<StatusTold>(other))
                    break;
            }
        } else if (!event || as<StatusTold>(event)) {
            while (end < last) {
                const std::optional<TableEvent> other = table.event(end);
                if (other && !as<StatusTold>(other)) break;
                ++end;
            }
        }
        return end;
    }

    void playGroup() {
        Table& table = presenter->table();
        const int first = presenter->shownUpTo(), last = groupEnd();
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
        int blocking = timing(flights, events, after, layout);
        const std::vector<std::pair<Spot, CardArt>> turned = turning(before, after, flights);
        const int slide = motion.reduced ? 0 : scaled(kSlide);
        const bool same = flights.empty() && after == before;
        if (!same) scene.show(*presenter, after, layout, flights, slide);
        if (!flights.empty()) blocking = std::max(blocking, slide);

        if (!turned.empty() && !motion.reduced) {
            int delay = 0;
            for (const auto& [spot, art] : turned) {
                scene.flip(spot, art, delay, std::max(1, scaled(kFlip)));
                delay += scaled(kFlipStagger);
            }
            blocking = std::max(blocking, delay + scaled(kFlip) + scaled(kRevealHold));
        } else if (!turned.empty()) {
            for (const auto& [spot, art] : turned)
                scene.outline(scene.cardRect(spot), kOutline);
            blocking = std::max(blocking, scaled(kFlip + kRevealHold));
        }
        int shown = 0;
        const auto isShown = [](const TableEvent& event) {
            return std::holds_alternative<Shown>(event.what);
        };
        const int allShown = int(std::count_if(events.begin(), events.end(), isShown));
        for (const TableEvent& event : events) {
            if (!isShown(event))
                blocking = std::max(blocking, effects(event));
            else if (turned.empty()) // else it was turned up where it lies
                blocking = std::max(blocking, show(std::get<Shown>(event.what), shown++, allShown));
        }
        for (int number = first; number < last && presenter; ++number)
            emit self.showing(number);
        if (blocking > 0)
            wait(blocking);
        else
            tellShown();
    }

    /// For each Moved of the group a flight that knows where its card lies now.
    std::vector<Flight> departures(const std::vector<TableEvent>& events, const TablePicture& before) {
        std::vector<Flight> flights;
        std::map<Place, std::vector<int>, PlaceOrder> used;
        for (const TableEvent& event : events) {
            const Moved* moved = std::get_if<Moved>(&event.what);
            if (!moved) continue;
            Flight flight;
            flight.before = presenter->art(moved->face);
            if (const auto left = scene.leftCard();
                left && left->place == moved->from && left->face == moved->face) {
                flight.from = left->rect;
                scene.takeLeftCard();
            }
            if (const ZonePicture* zone = before.zone(moved->from)) {
                const int index = pick(*zone, moved->face, used[moved->from]);
                if (index >= 0) {
                    used[moved->from].push_back(index);
                    flight.before = presenter->art(zone->cards[std::size_t(index)].face);
                    if (flight.from.isEmpty()) flight.from = scene.cardRect({moved->from, index});
                }
            }
            if (flight.from.isEmpty()) flight.from = scene.restOf(moved->from);
            flights.push_back(std::move(flight));
        }
        return flights;
    }

    /// Which card of the zone that is: one with that face, else a hidden one, else none.
    static int pick(const ZonePicture& zone, Face face, const std::vector<int>& used) {
        const auto find = [&](Face wanted) {
            for (int i = 0; i < int(zone.cards.size()); ++i)
                if (zone.cards[std::size_t(i)].face == wanted && !zone.cards[std::size_t(i)].dashed &&
                    std::find(used.begin(), used.end(), i) == used.end())
                    return i;
            return -1;
        };
        const int known = face == kHidden ? -1 : find(face);
        return known >= 0 ? known : find(kHidden);
    }

    void arrivals(std::vector<Flight>& flights, const std::vector<TableEvent>& events,
                  const TablePicture& after) {
        std::map<Place, std::vector<int>, PlaceOrder> used;
        std::size_t k = 0;
        for (const TableEvent& event : events) {
            const Moved* moved = std::get_if<Moved>(&event.what);
            if (!moved) continue;
            Flight& flight = flights[k++];
            flight.after = presenter->art(moved->face);
            if (const ZonePicture* zone = after.zone(moved->to)) {
                const int index = pick(*zone, moved->face, used[moved->to]);
                if (index >= 0) {
                    used[moved->to].push_back(index);
                    flight.to = {moved->to, index};
                    flight.after = presenter->art(zone->cards[std::size_t(index)].face);
                }
            }
            if (flight.to.index < 0) flight.to.place = moved->to;
            flight.toRect = scene.restOf(moved->to);
        }
    }

    /// Sets delays and durations; how long the group holds up the next one.
    int timing(std::vector<Flight>& flights, const std::vector<TableEvent>& events, const TablePicture& after,
               const TableLayout& layout) {
        if (flights.empty()) return 0;
        std::vector<Moved> moves;
        for (const TableEvent& event : events)
            if (const Moved* moved = std::get_if<Moved>(&event.what)) moves.push_back(*moved);
        const int n = int(flights.size());
        const Moved& one = moves.front();
        if (motion.reduced) {
            for (Flight& flight : flights) {
                flight.fades = true;
                flight.millis = kFade;
            }
            return scaled(kGive);
        }
        bool manyHands = false;
        for (const Moved& moved : moves)
            manyHands |= !(moved.to == one.to);
        const bool fromPile = isPile(one.from.kind), toHand = one.to.kind == PlaceKind::Hand;
        const bool deal = fromPile && toHand && (manyHands || n > 4);
        int stagger = kGiveStagger, total = 0;
        if (deal)
            stagger = std::min(kDealStagger, kDealStaggers / n);
        else if (isLaid(one.to.kind))
            stagger = kGatherStagger;
        if (!deal) stagger = std::min(stagger, kMostStaggers / n);
        QRectF centre = layout.bubbles;
        if (centre.isEmpty()) centre = scene.sceneRect();
        int delay = 0;
        for (int k = 0; k < n; ++k) {
            Flight& flight = flights[std::size_t(k)];
            const Moved& moved = moves[std::size_t(k)];
            const QPointF way = flight.toRect.center() - flight.from.center();
            const int free = std::clamp(int(140 + 0.22 * std::hypot(way.x(), way.y())), 180, 380);
            int millis = free;
            if (deal)
                millis = kDealFlight, flight.easing = QEasingCurve::OutQuad;
            else if (one.from.kind == PlaceKind::Hand && toHand)
                millis = kGive, flight.easing = QEasingCurve::InOutQuad;
            else if (fromPile && toHand)
                millis = kFish;
            else if (isLaid(one.to.kind))
                millis = kGather;
            else if (one.to.kind == PlaceKind::Swim)
                millis = kDealFlight, flight.easing = QEasingCurve::InQuad;
            flight.delay = scaled(delay);
            flight.millis = std::max(1, scaled(millis));
            int busyMillis = flight.millis;
            // What was fished and must be shown rests face up in the middle before it joins a hand.
            const ZonePicture* hand = after.zone(moved.to);
            if (!deal && fromPile && toHand && moved.face != kHidden && hand &&
                hand->spread == Spread::Backs) {
                const qreal high = std::floor(std::max(layout.handHeight * 0.8, 60.0));
                flight.stop = cardIn(centre, high);
                flight.hold = scaled(kShowHold);
                flight.stopArt = presenter->art(moved.face);
                busyMillis = 2 * flight.millis + flight.hold;
            }
            total = std::max(total, flight.delay + busyMillis);
            delay += stagger;
        }
        return total;
    }

    /// Cards that lie where they lay and show their faces now: their spots and how they looked.
    std::vector<std::pair<Spot, CardArt>> turning(const TablePicture& before, const TablePicture& after,
                                                  const std::vector<Flight>& flights) const {
        std::vector<std::pair<Spot, CardArt>> turned;
        for (const ZonePicture& zone : after.zones) {
            if (zone.spread == Spread::Pile || zone.spread == Spread::Backs || zone.spread == Spread::Hand)
                continue;
            const ZonePicture* old = before.zone(zone.place);
            if (!old || old->cards.size() != zone.cards.size()) continue;
            for (int i = 0; i < int(zone.cards.size()); ++i) {
                if (old->cards[std::size_t(i)].face != kHidden || zone.cards[std::size_t(i)].face == kHidden)
                    continue;
                const Spot spot{zone.place, i};
                if (std::none_of(flights.begin(), flights.end(),
                                 [&](const Flight& flight) { return flight.to == spot; }))
                    turned.emplace_back(spot, presenter->art(kHidden));
            }
        }
        return turned;
    }

    /// What an event does besides moving cards; how long it holds up the next group.
    int effects(const TableEvent& event) {
        const bool slides = !motion.reduced;
        const int bubble = scaled(kBubbleIn + kBubbleDwell + kBubbleOut);
        if (const MoveTold* move = std::get_if<MoveTold>(&event.what)) {
            if (!bubbleOf(event, move->seat)) return 0;
            scene.say(move->seat, event.sentence, bubble, slides);
            return scaled(kBubbleIn + kBubbleDwell);
        }
        if (const Said* said = std::get_if<Said>(&event.what)) {
            scene.say(said->seat, event.sentence, bubble, slides);
            return scaled(kBubbleIn + kBubbleDwell);
        }
        if (const Rolled* rolled = std::get_if<Rolled>(&event.what)) {
            if (slides)
                scene.tumble(rolled->seat, rolled->dice[0], rolled->dice[1], std::max(1, scaled(kDice)));
            return scaled(slides ? kDice + kDiceHold : kDice);
        }
        if (const ShuffleTold* shuffle = std::get_if<ShuffleTold>(&event.what)) {
            if (slides) scene.wiggle({shuffle->pile, kNoSeat}, std::max(1, scaled(kShuffle)));
            return scaled(kShuffle);
        }
        if (const Scored* scored = std::get_if<Scored>(&event.what)) {
            for (Seat seat = 0; seat < scored->seats; ++seat) {
                if (slides)
                    scene.ripple(scene.seatRect(seat), 0, std::max(1, scaled(kRipple)));
                else
                    scene.outline(scene.seatRect(seat), kOutline);
            }
            return scaled(kScore);
        }
        if (const Peeked* peeked = std::get_if<Peeked>(&event.what))
            return present(handOf(peeked->owner), handOf(peeked->by), peeked->face);
        if (const Moved* moved = std::get_if<Moved>(&event.what); moved && isLaid(moved->to.kind)) {
            if (slides)
                scene.ripple(scene.zoneRect(moved->to), scaled(kGather), std::max(1, scaled(kRipple)));
            return 0;
        }
        return 0;
    }

    /// Card `number` of `all` that are shown together, side by side.
    int show(const Shown& shown, int number, int all) {
        return present(handOf(shown.seat), handOf(shown.seat), shown.face, number - (all - 1) / 2.0);
    }

    /// A card is shown without moving: it comes to the middle (`aside`: so many steps beside it), rests
    /// there, and goes on to `to`.
    int present(Place from, Place to, Face face, qreal aside = 0) {
        if (motion.reduced) {
            scene.outline(scene.restOf(from), kOutline);
            return scaled(kShowHold);
        }
        const TableLayout& layout = scene.layout();
        Flight flight;
        flight.before = flight.after = presenter->art(kHidden);
        flight.stopArt = presenter->art(face);
        flight.from = scene.restOf(from);
        flight.to = {to, -1};
        flight.toRect = scene.restOf(to);
        const qreal high = std::floor(std::max(layout.handHeight * 0.8, 60.0));
        flight.stop = cardIn(layout.bubbles.isEmpty() ? scene.sceneRect() : layout.bubbles, high);
        flight.stop.translate(std::round(aside * flight.stop.width() * 0.5), 0);
        flight.millis = std::max(1, scaled(kGive));
        flight.hold = scaled(kShowHold);
        scene.send(flight);
        return 2 * flight.millis + flight.hold;
    }
};

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
    m->playing = m->behind = false;
    m->batches.clear();
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
    connect(&table, &Table::mannersChanged, this, follow);
    presenter->restart(table.events());
    if (m->ready()) m->showAtOnce();
    m->tellShown();
}

void Director::setMotion(const MotionSettings& motion) {
    m->motion = motion;
}

void Director::setSize(QSizeF size, qreal ratio) {
    m->size = size;
    m->scene.setRatio(ratio);
    reconcile();
}

void Director::hurry() {
    if (!m->ready()) return;
    m->playing = false;
    m->scene.land();
    m->catchUp();
    m->next();
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
