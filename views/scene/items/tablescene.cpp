#include "views/scene/items/tablescene.h"

#include "views/scene/items/carditem.h"
#include "views/scene/items/noteitem.h"
#include "views/scene/items/panelitem.h"
#include "views/scene/items/passingitems.h"
#include "views/scene/items/ticker.h"
#include "views/scene/items/zoneitem.h"
#include "views/theme/felt.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

namespace tacklebox {

namespace {

// What lies above what.
constexpr qreal kPanels = 0, kZones = 10, kNotes = 20, kCards = 100, kFlying = 10000, kEffects = 12000,
                kCarried = 13000;
constexpr qreal kCarriedScale = 1.06;
constexpr int kForgottenMillis = 500; ///< a card left on the table that no event takes goes home after that

qreal eased(QEasingCurve::Type type, qreal t) {
    return QEasingCurve(type).valueForProgress(t);
}

QPointF between(QPointF a, QPointF b, qreal t) {
    return a + (b - a) * t;
}

bool heaped(Spread spread) {
    return spread == Spread::Pile || spread == Spread::Backs;
}

} // namespace

struct TableScene::Private {
    /// Something that moves: called with 0..1 between `start` and `start + millis`, then `done`.
    struct Actor {
        const void* who; ///< a later actor of the same one replaces this
        qint64 start;
        int millis;
        std::function<void(qreal)> step;
        std::function<void()> done;
    };
    struct Zone {
        std::unique_ptr<ZoneItem> ground;
        std::unique_ptr<HeapItem> heap;               ///< Pile and Backs
        std::vector<std::unique_ptr<CardItem>> cards; ///< all others
        ZoneLie lie;
    };

    TableScene* scene;
    Brushes brushes;
    Ticker ticker;
    TablePicture picture;
    TableLayout layout;
    Lights lights;
    bool any = false; ///< a table is shown
    QPixmap felt;
    std::map<Place, Zone, PlaceOrder> zones;
    std::map<int, std::unique_ptr<PanelItem>> panels;
    std::map<int, std::unique_ptr<NoteItem>> notes;
    std::vector<Actor> actors;
    std::vector<std::unique_ptr<QGraphicsItem>> passing; ///< flights, bubbles, rings
    std::unique_ptr<CardItem> carried;
    QPointF grip;
    Spot carriedFrom;
    Face carriedFace = kHidden;
    bool left = false; ///< nobody holds the carried card any more, and it is not gliding home

    Private(TableScene* s, FaceStore& faces) : scene(s), brushes(faces), ticker(s) {}

    // ---- motion ----

    void act(const void* who, int delay, int millis, std::function<void(qreal)> step,
             std::function<void()> done = {}) {
        stop(who);
        const qint64 now = ticker.now();
        actors.push_back({who, now + delay, std::max(1, millis), std::move(step), std::move(done)});
        ticker.wantUntil(now + delay + std::max(1, millis));
    }
    void stop(const void* who) {
        std::erase_if(actors, [who](const Actor& actor) { return actor.who == who; });
    }
    void tick(qint64 now) {
        std::vector<std::function<void()>> ended;
        for (std::size_t i = 0; i < actors.size();) {
            Actor& actor = actors[i];
            if (now < actor.start) {
                ++i;
                continue;
            }
            const qreal t = std::min(1.0, qreal(now - actor.start) / actor.millis);
            if (actor.step) actor.step(t);
            if (t < 1) {
                ++i;
                continue;
            }
            if (actor.done) ended.push_back(std::move(actor.done));
            actors.erase(actors.begin() + std::ptrdiff_t(i));
        }
        for (const auto& done : ended)
            done();
    }
    /// Ends all motion as if its time were over.
    void finish() {
        while (!actors.empty()) {
            std::vector<Actor> all = std::move(actors);
            actors.clear();
            for (const Actor& actor : all) {
                if (actor.step) actor.step(1);
                if (actor.done) actor.done();
            }
        }
        passing.clear();
    }
    void pass(std::unique_ptr<QGraphicsItem> item) {
        scene->addItem(item.get());
        passing.push_back(std::move(item));
    }
    void gone(QGraphicsItem* item) {
        std::erase_if(passing, [item](const auto& other) { return other.get() == item; });
    }

    // ---- looking things up ----

    Zone* zoneOf(Place place) {
        const auto found = zones.find(place);
        return found == zones.end() ? nullptr : &found->second;
    }
    CardItem* cardOf(Spot spot) {
        Zone* zone = zoneOf(spot.place);
        if (!zone || spot.index < 0 || spot.index >= int(zone->cards.size())) return nullptr;
        return zone->cards[std::size_t(spot.index)].get();
    }
    bool insidePanel(QRectF rect) const {
        return std::any_of(layout.seats.begin(), layout.seats.end(), [&](const QRectF& panel) {
            return !panel.isEmpty() && panel.adjusted(-2, -2, 2, 2).contains(rect);
        });
    }
    QRectF whole() const {
        const auto views = scene->sceneRect();
        return views;
    }

    // ---- building ----

    void showPanels() {
        std::map<int, std::unique_ptr<PanelItem>> kept;
        int number = 0;
        for (const SeatPicture& seat : picture.seats) {
            ++number;
            if (seat.seat >= kMostSeats || layout.seats[seat.seat].isEmpty()) continue;
            auto& old = panels[seat.seat];
            if (!old) {
                old = std::make_unique<PanelItem>(brushes);
                old->setZValue(kPanels);
                scene->addItem(old.get());
            }
            const QRectF rect = layout.seats[seat.seat];
            std::vector<QRectF> inside;
            for (const ZonePicture& zone : picture.zones) {
                const auto box = layout.zones.find(zone.place);
                if (box != layout.zones.end() && !box->second.rect.isEmpty() &&
                    rect.intersects(box->second.rect))
                    inside.push_back(box->second.rect);
            }
            for (const NotePicture& note : picture.notes) {
                const auto box = layout.notes.find(note.id);
                if (box != layout.notes.end() && rect.intersects(box->second)) inside.push_back(box->second);
            }
            old->set(seat, number, rect, std::move(inside));
            kept[seat.seat] = std::move(old);
        }
        panels = std::move(kept); // panels never move
    }

    void showNotes() {
        std::map<int, std::unique_ptr<NoteItem>> kept;
        for (const NotePicture& note : picture.notes) {
            const auto box = layout.notes.find(note.id);
            if (box == layout.notes.end() || box->second.isEmpty()) continue;
            auto& old = notes[note.id];
            if (!old) {
                old = std::make_unique<NoteItem>(brushes);
                old->setZValue(kNotes);
                scene->addItem(old.get());
            }
            old->set(note, box->second);
            kept[note.id] = std::move(old);
        }
        for (auto& [id, note] : notes)
            if (note) stop(note.get());
        notes = std::move(kept);
    }

    /// Shows the zones anew; cards named in `arriving` are not taken from those that were there.
    void showZones(const Presenter& presenter, const std::vector<Flight>& flights, int slide) {
        std::map<Place, std::vector<int>, PlaceOrder> arriving;
        for (const Flight& flight : flights)
            arriving[flight.to.place].push_back(flight.to.index);
        std::map<Place, Zone, PlaceOrder> kept;
        qreal z = kCards;
        for (const ZonePicture& picture1 : picture.zones) {
            const auto box = layout.zones.find(picture1.place);
            if (box == layout.zones.end() || box->second.rect.isEmpty()) continue;
            Zone zone;
            if (auto old = zones.find(picture1.place); old != zones.end()) zone = std::move(old->second);
            zone.lie = lie(picture1, box->second);
            if (!zone.ground) {
                zone.ground = std::make_unique<ZoneItem>(brushes);
                zone.ground->setZValue(kZones);
                scene->addItem(zone.ground.get());
            }
            const bool plate =
                !heaped(picture1.spread) && picture1.spread != Spread::Hand &&
                !insidePanel(box->second.rect) && !overWater(box->second.rect) &&
                (!picture1.cards.empty() || !picture1.title.isEmpty() || !picture1.emptyWords.isEmpty());
            zone.ground->set(picture1, box->second, zone.lie, plate);
            const std::vector<int>& fresh = arriving[picture1.place];
            if (heaped(picture1.spread)) {
                stopAll(zone);
                zone.cards.clear();
                if (!zone.heap) {
                    zone.heap = std::make_unique<HeapItem>(brushes);
                    scene->addItem(zone.heap.get());
                }
                zone.heap->setZValue(z++);
                const int seen = picture1.spread == Spread::Pile
                                     ? std::min<int>(int(picture1.cards.size()), 1 + int(fresh.size()))
                                     : zone.lie.drawn;
                std::vector<CardArt> arts;
                arts.reserve(std::size_t(std::max(0, seen)));
                for (int i = 0; i < seen; ++i)
                    arts.push_back(presenter.art(picture1.cards[std::size_t(i)].face));
                zone.heap->set(picture1, zone.lie, std::move(arts));
                zone.heap->setArriving(int(fresh.size()));
            } else {
                if (zone.heap) stop(zone.heap.get());
                zone.heap.reset();
                showCards(presenter, zone, picture1, fresh, slide, z);
            }
            kept[picture1.place] = std::move(zone);
        }
        for (auto& [place, zone] : zones)
            stopAll(zone);
        zones = std::move(kept);
    }

    /// Nothing may move what is about to go.
    void stopAll(Zone& zone) {
        for (auto& card : zone.cards)
            if (card) stop(card.get());
        if (zone.heap) {
            stop(zone.heap.get());
            zone.heap->setPos(0, 0);
        }
    }

    /// How the cards of a zone lie; in the water they keep away from its edge.
    ZoneLie lie(const ZonePicture& zone, TableLayout::ZoneBox box) const {
        if (!heaped(zone.spread) && overWater(box.rect)) {
            const qreal unit = layout.unit;
            box.rect.adjust(12 * unit, 8 * unit, -12 * unit, -6 * unit);
        }
        return lieOf(zone, box, layout.unit, brushes.letters.line());
    }

    bool overWater(QRectF rect) const {
        return !layout.water.isEmpty() && layout.water.adjusted(-8, -8, 8, 8).contains(rect);
    }

    void showCards(const Presenter& presenter, Zone& zone, const ZonePicture& picture1,
                   const std::vector<int>& fresh, int slide, qreal& z) {
        std::vector<std::unique_ptr<CardItem>> old = std::move(zone.cards);
        zone.cards.clear();
        const std::size_t n = picture1.cards.size();
        zone.cards.resize(n);
        const auto take = [&](Face face, bool anyFace) -> std::unique_ptr<CardItem> {
            for (auto& item : old)
                if (item && (anyFace || item->picture.face == face)) return std::move(item);
            return nullptr;
        };
        const auto isFresh = [&](std::size_t i) {
            return std::find(fresh.begin(), fresh.end(), int(i)) != fresh.end();
        };
        std::vector<bool> was(n, false);
        for (std::size_t i = 0; i < n; ++i)
            if (!isFresh(i)) {
                zone.cards[i] = take(picture1.cards[i].face, false);
                was[i] = zone.cards[i] != nullptr;
            }
        for (std::size_t i = 0; i < n; ++i) {
            auto& item = zone.cards[i];
            if (!item) item = take(0, true); // of one that has left
            if (!item) {
                item = std::make_unique<CardItem>(brushes);
                scene->addItem(item.get());
            }
            item->spot = {picture1.place, int(i)};
            if (!(item->picture == picture1.cards[i])) {
                item->picture = picture1.cards[i];
                item->update();
            }
            item->rest = zone.lie.cards[i];
            item->dress(presenter.art(picture1.cards[i].face), item->rest.size());
            item->setZValue(z++);
            item->setTransform(QTransform());
            item->raised = item->playable = item->hovered = item->focused = false;
            item->setVisible(!isFresh(i));
            CardItem* card = item.get();
            stop(card);
            if (was[i] && slide > 0 && card->pos() != card->home()) {
                const QPointF from = card->pos();
                act(card, 0, slide, [card, from](qreal t) {
                    card->setPos(between(from, card->home(), eased(QEasingCurve::OutQuad, t)));
                });
            } else {
                card->setPos(card->home());
            }
        }
        for (auto& item : old)
            if (item) stop(item.get());
    }

    void fly(const std::vector<Flight>& flights) {
        qreal z = kFlying + qreal(flights.size());
        for (const Flight& flight : flights) {
            const bool known = scene->cardRect(flight.to).isValid();
            const QRectF end = known ? scene->cardRect(flight.to) : flight.toRect;
            if (flight.from.isEmpty() || end.isEmpty()) {
                landOne(flight.to);
                continue;
            }
            auto item = std::make_unique<CardItem>(brushes);
            CardItem* card = item.get();
            // It flies in the size in which it lands, so that one pixmap serves all the way.
            const QSizeF size = end.size();
            card->carried = true;
            card->dress(flight.before, size);
            card->setZValue(z--);
            card->setPos(flight.from.center() - QPointF(size.width() / 2, size.height() / 2));
            const CardArt middleArt = flight.stopArt.file.isEmpty() ? flight.after : flight.stopArt;
            const bool turns = !(flight.before == middleArt), turnsBack = !(middleArt == flight.after);
            card->setVisible(flight.delay == 0);
            pass(std::move(item));
            if (flight.fades) {
                card->carried = false;
                card->dress(flight.after, size);
                card->setPos(end.topLeft());
                card->setOpacity(0);
                act(
                    card, flight.delay, flight.millis,
                    [card](qreal t) {
                        card->setVisible(true);
                        card->setOpacity(t);
                    },
                    [this, card, to = flight.to] {
                        landOne(to);
                        gone(card);
                    });
                continue;
            }
            const bool stops = flight.hold > 0 && !flight.stop.isEmpty();
            const qreal whole1 = flight.millis * (stops ? 2.0 : 1.0) + (stops ? flight.hold : 0);
            const qreal first = stops ? flight.millis / whole1 : 1.0;
            const qreal second = stops ? (flight.millis + flight.hold) / whole1 : 1.0;
            const QPointF a = flight.from.center(), c = end.center();
            const QPointF b = stops ? flight.stop.center() : c;
            const qreal growth = flight.from.width() > 0 ? flight.from.width() / size.width() : 1;
            const qreal atStop = stops ? flight.stop.width() / size.width() : 1;
            const Flight plan = flight;
            act(
                card, flight.delay, int(whole1),
                [=](qreal t) {
                    if (!card->isVisible()) card->setVisible(true);
                    QPointF middle;
                    qreal scale = 1, leg = 1;
                    if (t <= first) {
                        leg = t / first;
                        const qreal e = eased(plan.easing, leg);
                        middle = between(a, b, e);
                        scale = growth + ((stops ? atStop : 1.0) - growth) * e;
                    } else if (t < second) {
                        middle = b;
                        scale = atStop;
                    } else {
                        const qreal e = eased(plan.easing, (t - second) / (1 - second));
                        middle = between(b, c, e);
                        scale = atStop + (1 - atStop) * e;
                    }
                    qreal narrow = 1;
                    if (turns) { // turns early on the way, the face changes at the edge
                        const qreal f = std::clamp(leg / 0.6, 0.0, 1.0);
                        narrow = std::max(0.04, std::abs(std::cos(f * M_PI)));
                        card->dress(f < 0.5 ? plan.before : middleArt, size);
                    }
                    if (turnsBack && t >= second) {
                        const qreal f = std::clamp((t - second) / (1 - second) / 0.6, 0.0, 1.0);
                        narrow = std::max(0.04, std::abs(std::cos(f * M_PI)));
                        card->dress(f < 0.5 ? middleArt : plan.after, size);
                    }
                    if (std::abs(scale - 1) < 0.01) scale = 1;
                    const QPointF corner = middle - QPointF(size.width() / 2, size.height() / 2);
                    card->setPos(std::round(corner.x()), std::round(corner.y()));
                    if (scale != 1 || narrow != 1) {
                        QTransform turned;
                        turned.translate(size.width() / 2, size.height() / 2);
                        turned.scale(scale * narrow, scale);
                        turned.translate(-size.width() / 2, -size.height() / 2);
                        card->setTransform(turned);
                    } else if (!card->transform().isIdentity()) {
                        card->setTransform(QTransform());
                    }
                },
                [this, card, to = flight.to] {
                    landOne(to);
                    gone(card);
                });
        }
    }

    void landOne(Spot to) {
        Zone* zone = zoneOf(to.place);
        if (!zone) return;
        if (zone->heap) zone->heap->setArriving(std::max(0, zone->heap->arriving() - 1));
        if (CardItem* card = cardOf(to)) card->setVisible(!isCarried(card));
    }

    // ---- lights ----

    bool isCarried(const CardItem* card) const { return carried && card->spot == carriedFrom; }

    void light() {
        const auto has = [](const auto& list, const auto& what) {
            return std::find(list.begin(), list.end(), what) != list.end();
        };
        for (auto& [place, zone] : zones) {
            zone.ground->setLit(has(lights.places, place), lights.focusedPlace == place && !zone.heap,
                                has(lights.hintedPlaces, place) && !zone.heap);
            if (zone.heap) {
                const Spot top{place, 0};
                const bool focused = lights.focusedPlace == place || lights.focusedCard == top;
                zone.heap->setLights(has(lights.playable, top), has(lights.raised, top),
                                     lights.hovered == top, focused,
                                     has(lights.hintedCards, top) || has(lights.hintedPlaces, place));
            }
            for (auto& card : zone.cards) {
                const bool raised = has(lights.raised, card->spot),
                           playable = has(lights.playable, card->spot);
                const bool hovered = lights.hovered == card->spot, focused = lights.focusedCard == card->spot;
                if (raised != card->raised) {
                    card->raised = raised;
                    const auto moving = [&](const Actor& actor) { return actor.who == card.get(); };
                    if (std::none_of(actors.begin(), actors.end(), moving)) card->setPos(card->home());
                }
                const bool hinted = has(lights.hintedCards, card->spot);
                if (playable != card->playable || hovered != card->hovered || focused != card->focused ||
                    hinted != card->hinted) {
                    card->playable = playable;
                    card->hovered = hovered;
                    card->focused = focused;
                    card->hinted = hinted;
                    card->update();
                }
            }
        }
        for (auto& [seat, panel] : panels)
            panel->setLit(has(lights.seats, Seat(seat)), lights.focusedSeat == Seat(seat),
                          has(lights.hintedSeats, Seat(seat)));
    }

    void refreshFaces() {
        for (auto& [place, zone] : zones) {
            if (zone.heap) zone.heap->refresh();
            for (auto& card : zone.cards)
                card->refresh();
        }
        for (auto& item : passing)
            if (auto* card = dynamic_cast<CardItem*>(item.get())) card->refresh();
        if (carried) carried->refresh();
    }

    void dropCarried() {
        if (!carried) return;
        stop(carried.get());
        const Spot home = carriedFrom;
        carried.reset();
        left = false;
        if (CardItem* card = cardOf(home)) card->setVisible(true);
        if (Zone* zone = zoneOf(home.place); zone && zone->heap) zone->heap->update();
    }

    /// After a new picture: the carried card is still in its place, or it has left it.
    void findCarried() {
        if (!carried) return;
        const ZonePicture* zone = picture.zone(carriedFrom.place);
        int index = -1;
        if (zone) {
            for (int i = 0; i < int(zone->cards.size()); ++i) {
                if (zone->cards[std::size_t(i)].face != carriedFace) continue;
                if (index < 0 || std::abs(i - carriedFrom.index) < std::abs(index - carriedFrom.index))
                    index = i;
            }
        }
        if (index < 0) {
            dropCarried();
            return;
        }
        carriedFrom.index = index;
        if (CardItem* card = cardOf(carriedFrom)) card->setVisible(false);
    }
};

TableScene::TableScene(FaceStore& faces, QObject* parent)
    : QGraphicsScene(parent), m(std::make_unique<Private>(this, faces)) {
    setItemIndexMethod(NoIndex);
    connect(&m->ticker, &Ticker::tick, this, [this](qint64 now) { m->tick(now); });
    connect(&faces, &FaceStore::ready, this, [this] { m->refreshFaces(); });
}

TableScene::~TableScene() {
    m->actors.clear();
    m->passing.clear();
    m->carried.reset();
    m->zones.clear();
    m->panels.clear();
    m->notes.clear();
}

void TableScene::show(const Presenter& presenter, const TablePicture& picture, const TableLayout& layout) {
    m->finish();
    show(presenter, picture, layout, {}, 0);
}

void TableScene::show(const Presenter& presenter, const TablePicture& picture, const TableLayout& layout,
                      const std::vector<Flight>& flights, int slide) {
    const bool otherGround = !m->any || layout.water != m->layout.water ||
                             layout.ground != m->layout.ground || layout.unit != m->layout.unit;
    m->any = true;
    m->picture = picture;
    m->layout = layout;
    m->brushes.setScale(layout.unit, m->brushes.ratio);
    if (otherGround) {
        m->felt = QPixmap();
        for (auto& [seat, panel] : m->panels)
            panel->forget();
        update();
    }
    m->showPanels();
    m->showNotes();
    m->showZones(presenter, flights, slide);
    m->findCarried();
    m->light();
    m->fly(flights);
    emit pictureChanged();
}

void TableScene::clearTable() {
    m->finish();
    m->dropCarried();
    m->zones.clear();
    m->panels.clear();
    m->notes.clear();
    m->picture = {};
    m->layout = {};
    m->lights = {};
    m->any = false;
    m->felt = QPixmap();
    update();
    emit pictureChanged();
}

const TablePicture& TableScene::picture() const {
    return m->picture;
}

const TableLayout& TableScene::layout() const {
    return m->layout;
}

// ---- where things are ----

QRectF TableScene::cardRect(Spot spot) const {
    const auto zone = m->zones.find(spot.place);
    if (zone == m->zones.end() || spot.index < 0 || spot.index >= int(zone->second.lie.cards.size()))
        return {};
    return zone->second.lie.cards[std::size_t(spot.index)];
}

QRectF TableScene::zoneRect(Place place) const {
    const auto box = m->layout.zones.find(place);
    return box == m->layout.zones.end() ? QRectF() : box->second.rect;
}

QRectF TableScene::seatRect(Seat seat) const {
    return seat < kMostSeats ? m->layout.seats[seat] : QRectF();
}

QRectF TableScene::restOf(Place place) const {
    QRectF box = zoneRect(place);
    if (box.isEmpty()) box = seatRect(place.seat);
    if (box.isEmpty() && place.seat < kMostSeats) box = zoneRect(handOf(place.seat));
    if (box.isEmpty()) box = m->layout.bubbles.isEmpty() ? sceneRect() : m->layout.bubbles;
    const qreal high = std::min(std::max(40.0, m->layout.handHeight * 0.5), std::max(20.0, box.height()));
    const QSizeF card(cardWidth(high), high);
    return {box.center() - QPointF(card.width() / 2, card.height() / 2), card};
}

std::optional<Spot> TableScene::cardAt(QPointF point) const {
    std::optional<Spot> best;
    qreal highest = -1;
    for (const auto& [place, zone] : m->zones) {
        if (zone.heap) {
            if (zone.lie.drawn > 0 && zone.lie.cards[0].contains(point) && zone.heap->zValue() > highest) {
                highest = zone.heap->zValue();
                best = Spot{place, 0};
            }
            continue;
        }
        for (const auto& card : zone.cards) {
            QRectF rect = card->rest;
            if (card->raised) rect.setTop(card->home().y()); // the strip below it stays its own
            if (rect.contains(point) && card->zValue() > highest) {
                highest = card->zValue();
                best = card->spot;
            }
        }
    }
    return best;
}

std::optional<Seat> TableScene::seatAt(QPointF point, qreal grownBy) const {
    for (const qreal grown : {0.0, grownBy}) // one that is really under it comes first
        for (const SeatPicture& seat : m->picture.seats) {
            const QRectF rect = seatRect(seat.seat);
            if (!rect.isEmpty() && rect.adjusted(-grown, -grown, grown, grown).contains(point))
                return seat.seat;
        }
    return std::nullopt;
}

std::optional<Place> TableScene::placeAt(QPointF point, qreal grownBy) const {
    for (const qreal grown : {0.0, grownBy})
        for (const ZonePicture& zone : m->picture.zones) {
            const QRectF rect = zoneRect(zone.place);
            if (!rect.isEmpty() && rect.adjusted(-grown, -grown, grown, grown).contains(point))
                return zone.place;
        }
    return std::nullopt;
}

// ---- lights ----

void TableScene::setLights(const Lights& lights) {
    if (lights == m->lights) return;
    m->lights = lights;
    m->light();
}

const Lights& TableScene::lights() const {
    return m->lights;
}

// ---- a card in somebody's hand ----

void TableScene::lift(Spot spot, QPointF grip, QPointF point) {
    m->dropCarried();
    const QRectF rect = cardRect(spot);
    const ZonePicture* zone = m->picture.zone(spot.place);
    if (rect.isEmpty() || !zone) return;
    CardArt art;
    if (const CardItem* card = m->cardOf(spot))
        art = card->art;
    else if (const auto found = m->zones.find(spot.place);
             found->second.heap && spot.index < int(found->second.heap->arts().size()))
        art = found->second.heap->arts()[std::size_t(spot.index)];
    else
        return;
    m->carried = std::make_unique<CardItem>(m->brushes);
    m->carried->carried = true;
    m->carried->dress(art,
                      {std::round(rect.width() * kCarriedScale), std::round(rect.height() * kCarriedScale)});
    m->carried->setZValue(kCarried);
    addItem(m->carried.get());
    m->grip = grip * kCarriedScale;
    m->carriedFrom = spot;
    m->carriedFace = zone->cards[std::size_t(spot.index)].face;
    m->left = false;
    if (CardItem* card = m->cardOf(spot)) card->setVisible(false);
    carry(point);
}

void TableScene::carry(QPointF point) {
    if (!m->carried || m->left) return;
    const QPointF corner = point - m->grip;
    m->carried->setPos(std::round(corner.x()), std::round(corner.y()));
}

QPointF TableScene::carried() const {
    if (!m->carried) return {};
    const QSizeF size = m->carried->size();
    return m->carried->pos() + QPointF(size.width() / 2, size.height() / 2);
}

std::optional<TableScene::LeftCard> TableScene::leftCard() const {
    if (!m->carried || !m->left) return std::nullopt;
    return LeftCard{m->carriedFrom.place, m->carriedFace, QRectF(m->carried->pos(), m->carried->size())};
}

void TableScene::takeLeftCard() {
    if (m->left) m->dropCarried();
}

bool TableScene::holding() const {
    return m->carried != nullptr;
}

void TableScene::letGo(int millis) {
    if (!m->carried) return;
    if (millis == 0) {
        m->dropCarried();
        return;
    }
    if (millis < 0) {
        m->left = true;
        m->act(m->carried.get(), kForgottenMillis, 1, {}, [this] { letGo(180); });
        return;
    }
    m->left = false;
    CardItem* card = m->carried.get();
    const QPointF from = card->pos();
    QEasingCurve curve(QEasingCurve::OutBack);
    curve.setOvershoot(0.8);
    m->act(
        card, 0, millis,
        [this, card, from, curve](qreal t) {
            const CardItem* home = m->cardOf(m->carriedFrom);
            const QPointF end = home ? home->home() : cardRect(m->carriedFrom).topLeft();
            const QPointF at = between(from, end, curve.valueForProgress(t));
            card->setPos(std::round(at.x()), std::round(at.y()));
        },
        [this] { m->dropCarried(); });
}

// ---- motion ----

Ticker& TableScene::ticker() const {
    return m->ticker;
}

void TableScene::setRatio(qreal ratio) {
    if (ratio == m->brushes.ratio) return;
    m->felt = QPixmap();
    m->brushes.setScale(m->brushes.unit, ratio);
    for (auto& [seat, panel] : m->panels)
        panel->forget();
    m->refreshFaces();
    update();
}

bool TableScene::moving() const {
    return !m->actors.empty();
}

void TableScene::land() {
    m->finish();
}

void TableScene::send(const Flight& flight) {
    m->fly({flight});
}

void TableScene::say(Seat seat, const QString& words, int millis, bool slides) {
    if (words.isEmpty() || millis <= 0) return;
    QRectF near = seatRect(seat);
    const bool below = !near.isEmpty();
    QPointF tip(near.center().x(), near.bottom() - 6);
    if (!below) {
        near = zoneRect(handOf(seat));
        if (near.isEmpty()) near = m->layout.bubbles;
        tip = QPointF(near.center().x(), near.top() + 4);
    }
    auto item = std::make_unique<BubbleItem>(m->brushes, words, tip, below, sceneRect());
    BubbleItem* bubble = item.get();
    bubble->setZValue(kEffects);
    bubble->setOpacity(0);
    m->pass(std::move(item));
    const qreal in = std::min(0.4, 120.0 / millis), out = std::min(0.4, 90.0 / millis);
    m->act(
        bubble, 0, millis,
        [=](qreal t) {
            const qreal shown = t < in ? t / in : t > 1 - out ? (1 - t) / out : 1;
            bubble->setOpacity(shown);
            bubble->setPos(0, slides && t < in
                                  ? std::round((1 - eased(QEasingCurve::OutQuad, shown)) * (below ? -8 : 8))
                                  : 0);
        },
        [this, bubble] { m->gone(bubble); });
}

void TableScene::tumble(Seat seat, int first, int second, int millis) {
    std::vector<NoteItem*> dice;
    for (auto& [id, note] : m->notes)
        if (note->note().kind == NotePicture::Kind::Die) dice.push_back(note.get());
    const int values[2] = {first, second};
    const int count = second > 0 ? 2 : 1;
    const bool drawn = int(dice.size()) >= count;
    if (!drawn) { // a table without dice of its own: they fall near the one who rolls
        dice.clear();
        QRectF near = seatRect(seat).isEmpty() ? m->layout.bubbles : seatRect(seat);
        if (near.isEmpty()) near = sceneRect();
        const qreal side = std::round(56 * m->layout.unit);
        for (int k = 0; k < count; ++k) {
            auto item = std::make_unique<NoteItem>(m->brushes);
            const QPointF middle = near.center() + QPointF((k - (count - 1) / 2.0) * side * 1.3, 0);
            NotePicture note;
            note.kind = NotePicture::Kind::Die;
            note.value = values[k];
            item->set(note, QRectF(middle - QPointF(side / 2, side / 2), QSizeF(side, side)));
            item->setZValue(kEffects);
            dice.push_back(item.get());
            m->pass(std::move(item));
        }
    }
    for (int k = 0; k < count; ++k) {
        NoteItem* die = dice[std::size_t(k)];
        m->act(
            die, 0, millis,
            [die, k](qreal t) { // eight faces, slower and slower
                const int step = std::min(8, int(8.9 * (1 - (1 - t) * (1 - t))));
                const int face = step >= 8 ? 0 : 1 + (step * 5 + k * 3 + die->note().value) % 6;
                die->tumble(face, step >= 8 ? 0 : 14.0 * std::sin(step * 2.1 + k));
            },
            [this, die, drawn] {
                if (drawn)
                    die->tumble(0, 0);
                else
                    m->gone(die);
            });
    }
}

void TableScene::ripple(QRectF around, int delay, int millis) {
    if (around.isEmpty() || millis <= 0) return;
    auto item = std::make_unique<RingItem>(around, kGold);
    RingItem* ring = item.get();
    ring->setZValue(kEffects - 1);
    ring->setVisible(false);
    m->pass(std::move(item));
    m->act(
        ring, delay, millis,
        [ring](qreal t) {
            ring->setVisible(true);
            ring->set(t, 26 * eased(QEasingCurve::OutQuad, t));
        },
        [this, ring] { m->gone(ring); });
}

void TableScene::outline(QRectF rect, int millis) {
    if (rect.isEmpty() || millis <= 0) return;
    auto item = std::make_unique<RingItem>(rect, kGold);
    RingItem* ring = item.get();
    ring->setZValue(kEffects - 1);
    m->pass(std::move(item));
    m->act(
        ring, 0, millis, [ring](qreal t) { ring->set(t, 2); }, [this, ring] { m->gone(ring); });
}

void TableScene::wiggle(Place place, int millis) {
    Private::Zone* zone = m->zoneOf(place);
    if (!zone || !zone->heap || millis <= 0) return;
    HeapItem* heap = zone->heap.get();
    m->act(
        heap, 0, millis,
        [heap](qreal t) { heap->setPos(std::round(5 * std::sin(t * 6 * M_PI) * (1 - t)), 0); },
        [heap] { heap->setPos(0, 0); });
}

void TableScene::flip(Spot spot, const CardArt& before, int delay, int millis) {
    CardItem* card = m->cardOf(spot);
    if (!card || millis <= 0) return;
    const CardArt after = card->art;
    const QSizeF size = card->size();
    card->dress(before, size);
    m->act(card, delay, millis, [card, before, after, size](qreal t) {
        card->dress(t < 0.5 ? before : after, size);
        const qreal narrow = std::max(0.04, std::abs(std::cos(t * M_PI)));
        QTransform turned;
        turned.translate(size.width() / 2, 0);
        turned.scale(narrow, 1);
        turned.translate(-size.width() / 2, 0);
        card->setTransform(t < 1 ? turned : QTransform());
        card->setPos(card->home());
    });
}

bool TableScene::settled() const {
    if (!m->actors.empty() || !m->passing.empty() || m->carried) return false;
    for (const ZonePicture& zone : m->picture.zones) {
        const auto box = m->layout.zones.find(zone.place);
        const bool drawn = box != m->layout.zones.end() && !box->second.rect.isEmpty();
        const auto found = m->zones.find(zone.place);
        if (drawn != (found != m->zones.end())) return false;
        if (!drawn) continue;
        const Private::Zone& here = found->second;
        const ZoneLie lie = m->lie(zone, box->second);
        if (lie.cards != here.lie.cards || lie.badge != here.lie.badge) return false;
        if (heaped(zone.spread)) {
            if (!here.heap || !here.cards.empty() || here.heap->arriving() != 0 || !here.heap->isVisible() ||
                here.heap->pos() != QPointF(0, 0) || here.heap->lie().cards.size() != zone.cards.size())
                return false;
            continue;
        }
        if (here.heap || here.cards.size() != zone.cards.size()) return false;
        for (std::size_t i = 0; i < zone.cards.size(); ++i) {
            const CardItem& card = *here.cards[i];
            if (!card.isVisible() || !(card.picture == zone.cards[i]) || card.rest != lie.cards[i] ||
                card.pos() != card.home() || card.size() != lie.cards[i].size() ||
                !card.transform().isIdentity() || !(card.spot == Spot{zone.place, int(i)}))
                return false;
        }
    }
    return m->zones.size() ==
           std::size_t(std::count_if(m->picture.zones.begin(), m->picture.zones.end(),
                                     [&](const ZonePicture& zone) { return m->zones.contains(zone.place); }));
}

void TableScene::drawBackground(QPainter* painter, const QRectF& rect) {
    const QSizeF size = sceneRect().size();
    const QSize physical = m->brushes.physical(size);
    if (m->felt.isNull() || std::abs(m->felt.width() - physical.width()) > 1 ||
        std::abs(m->felt.height() - physical.height()) > 1)
        m->felt = feltOf(size, m->brushes.ratio, m->layout.unit, m->layout.ground, m->layout.water);
    painter->setClipRect(rect, Qt::IntersectClip);
    blit(*painter, sceneRect().topLeft(), m->felt, size);
}

} // namespace tacklebox
