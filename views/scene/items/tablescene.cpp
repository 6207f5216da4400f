#include "views/scene/items/tablesceneprivate.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

TableScene::Private::Private(TableScene* s, FaceStore& faces)
    : scene(s), brushes(faces), ticker(s), animator(ticker), aside(ticker) {}

void TableScene::Private::finish() {
    animator.finish();
    passing.clear();
    scene->endSpeech();
    scene->endRemark();
}

TableScene::Private::Zone* TableScene::Private::zoneOf(Place place) {
    const auto found = zones.find(place);
    return found == zones.end() ? nullptr : &found->second;
}

CardItem* TableScene::Private::cardOf(Spot spot) {
    Zone* zone = zoneOf(spot.place);
    if (!zone || spot.index < 0 || spot.index >= int(zone->cards.size())) return nullptr;
    return zone->cards[std::size_t(spot.index)].get();
}

void TableScene::Private::refreshFaces() {
    for (auto& [place, zone] : zones) {
        if (zone.heap) zone.heap->refresh();
        for (auto& card : zone.cards)
            card->refresh();
    }
    for (auto& [seat, panel] : panels)
        panel->refresh();
    for (auto& item : passing)
        if (auto* card = dynamic_cast<CardItem*>(item.get())) card->refresh();
    if (carried) carried->refresh();
    if (spoken) spoken->refresh();
}

void TableScene::Private::forgetDrawings() {
    for (auto& [seat, panel] : panels)
        panel->forget();
    for (auto& [id, note] : notes)
        note->forget();
    for (auto& [place, zone] : zones) {
        if (zone.ground) zone.ground->forget();
        if (zone.heap) zone.heap->forget();
    }
}

TableScene::TableScene(FaceStore& faces, QObject* parent)
    : QGraphicsScene(parent), m(std::make_unique<Private>(this, faces)) {
    setItemIndexMethod(NoIndex);
    connect(&m->ticker, &Ticker::tick, this, [this](qint64 now) {
        m->animator.tick(now);
        m->aside.tick(now);
    });
    connect(&faces, &FaceStore::ready, this, [this] { m->refreshFaces(); });
    connect(&m->ground, &GroundPicture::settled, this, [this] { update(); });
}

TableScene::~TableScene() {
    m->animator.clear();
    m->aside.clear();
    m->refusal.reset();
    m->refusedPlace.reset();
    m->spoken.reset();
    m->remark.reset();
    m->dropTargetItem.reset();
    m->drops.clear();
    m->trail.reset();
    m->passing.clear();
    m->carried.reset();
    m->lineItem.reset();
    m->zones.clear();
    m->panels.clear();
    m->notes.clear();
}

void TableScene::show(const Presenter& presenter, const TablePicture& picture, const TableLayout& layout) {
    m->finish();
    show(presenter, picture, layout, {}, 0);
}

void TableScene::show(const Presenter& presenter, const TablePicture& picture, const TableLayout& layout,
                      const std::vector<Flight>& flights, int slide, int slideAfter) {
    const bool otherGround = !m->any || layout.water != m->layout.water || layout.rail != m->layout.rail ||
                             layout.skyBottom != m->layout.skyBottom || layout.coves != m->layout.coves ||
                             layout.ground != m->layout.ground || layout.unit != m->layout.unit;
    m->any = true;
    const ZonePicture* lane = laneOf(picture);
    const ZonePicture* lastLane = laneOf(m->picture);
    if (!lane || !lastLane || !(lane->race == lastLane->race)) m->raceAt.reset();
    m->picture = picture;
    m->layout = layout;
    m->brushes.setScale(layout.unit, m->brushes.ratio);
    if (otherGround) {
        m->ground.change();
        m->forgetDrawings();
        update();
    }
    m->showPanels();
    m->showNotes();
    m->showZones(presenter, flights, slide, slideAfter);
    m->findCarried();
    m->highlight();
    m->clearRace();
    m->clearRemark();
    m->layLine();
    m->fly(flights);
    emit pictureChanged();
}

void TableScene::showAsked(const TablePicture& picture) {
    const auto take = [](SeatPicture& seat, const SeatPicture& from) {
        if (seat.seat != from.seat) return;
        seat.asked = from.asked;
        seat.note = from.note;
        seat.accessibleText = from.accessibleText;
    };
    for (std::size_t i = 0; i < m->picture.seats.size() && i < picture.seats.size(); ++i)
        take(m->picture.seats[i], picture.seats[i]);
    take(m->picture.own, picture.own);
    m->showPanels();
    m->layLine();
}

void TableScene::setRaceAt(qreal at) {
    const ZonePicture* lane = laneOf(m->picture);
    Private::Zone* zone = lane ? m->zoneOf(lane->place) : nullptr;
    if (!zone || m->raceAt == at) return;
    m->raceAt = at;
    zone->geometry = m->geometry(*lane, m->layout.zones[lane->place]);
    for (std::size_t i = 0; i < zone->cards.size(); ++i) {
        CardItem& card = *zone->cards[i];
        if (card.rest == zone->geometry.cards[i]) continue;
        card.rest = zone->geometry.cards[i];
        if (!m->animator.moves(&card)) card.setPos(card.home());
    }
}

std::optional<qreal> TableScene::raceAt() const {
    const ZonePicture* lane = laneOf(m->picture);
    if (!lane || lane->cards.empty()) return std::nullopt;
    return m->raceAt.value_or(lane->race.at);
}

void TableScene::clearTable() {
    m->finish();
    endRefusal();
    setDropTarget({});
    m->dropCarried();
    m->cast.reset();
    m->lineItem.reset();
    m->moods = {};
    m->thinker = kNoSeat;
    m->raceAt.reset();
    m->zones.clear();
    m->panels.clear();
    m->notes.clear();
    m->picture = {};
    m->layout = {};
    m->highlights = {};
    m->any = false;
    m->ground.clear();
    update();
    emit pictureChanged();
}

const TablePicture& TableScene::picture() const {
    return m->picture;
}

const TableLayout& TableScene::layout() const {
    return m->layout;
}

QRectF TableScene::cardRect(Spot spot) const {
    const auto zone = m->zones.find(spot.place);
    if (zone == m->zones.end() || spot.index < 0 || spot.index >= int(zone->second.geometry.cards.size()))
        return {};
    return zone->second.geometry.cards[std::size_t(spot.index)];
}

QRectF TableScene::zoneRect(Place place) const {
    const auto box = m->layout.zones.find(place);
    return box == m->layout.zones.end() ? QRectF() : box->second.rect;
}

std::vector<TableScene::ZoneWords> TableScene::zoneWords() const {
    std::vector<ZoneWords> all;
    for (const ZonePicture& picture : m->picture.zones) {
        const auto zone = m->zones.find(picture.place);
        if (zone == m->zones.end()) continue;
        const ZoneGeometry& at = zone->second.geometry;
        if (!at.title.isEmpty()) all.push_back({picture.title, at.title});
        if (!at.caption.isEmpty()) all.push_back({picture.caption, at.caption});
        if (const QRectF empty = zone->second.ground->emptyWordsBox(); !empty.isEmpty())
            all.push_back({picture.emptyWords, empty});
        for (const ZoneText& heading : at.headings)
            if (heading.group >= 0 && heading.group < int(picture.groups.size()))
                all.push_back({picture.groups[std::size_t(heading.group)].title, heading.rect});
    }
    return all;
}

std::vector<QRectF> TableScene::written() const {
    std::vector<QRectF> written;
    for (const ZoneWords& words : zoneWords())
        written.push_back(words.rect);
    using Kind = NotePicture::Kind;
    for (const NotePicture& note : picture().notes) {
        const bool isWords = note.kind == Kind::Text || note.kind == Kind::Step ||
                             note.kind == Kind::Caption || note.kind == Kind::Sum;
        const auto at = layout().notes.find(note.id);
        if (isWords && !note.text.isEmpty() && at != layout().notes.end()) written.push_back(at->second);
    }
    return written;
}

QRectF TableScene::seatRect(Seat seat) const {
    return seat < kMostSeats ? m->layout.seats[seat] : QRectF();
}

qreal TableScene::textBottom(Seat seat) const {
    const auto panel = m->panels.find(seat);
    return panel == m->panels.end() ? layout().tags[seat].bottom() : panel->second->textBottom();
}

QRectF TableScene::openRect() const {
    QRectF rect = sceneRect();
    if (!m->layout.ribbon.isEmpty()) rect.setBottom(m->layout.ribbon.top());
    return rect;
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
            const int index = zone.heap->cardAt(point);
            if (index >= 0 && zone.heap->zValue() > highest) {
                highest = zone.heap->zValue();
                best = Spot{place, index};
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

Ticker& TableScene::ticker() const {
    return m->ticker;
}

void TableScene::setRatio(qreal ratio) {
    if (ratio == m->brushes.ratio) return;
    m->ground.clear();
    m->brushes.setScale(m->brushes.unit, ratio);
    m->forgetDrawings();
    m->refreshFaces();
    update();
}

bool TableScene::moving() const {
    return !m->animator.idle();
}

void TableScene::land() {
    m->finish();
}

bool TableScene::settled() const {
    if (!m->animator.idle() || !m->passing.empty() || m->carried) return false;
    for (const ZonePicture& zone : m->picture.zones) {
        const auto box = m->layout.zones.find(zone.place);
        const bool drawn = box != m->layout.zones.end() && !box->second.rect.isEmpty();
        const auto found = m->zones.find(zone.place);
        if (drawn != (found != m->zones.end())) return false;
        if (!drawn) continue;
        const Private::Zone& here = found->second;
        const ZoneGeometry geometry = m->geometry(zone, box->second);
        if (geometry.cards != here.geometry.cards || geometry.badge != here.geometry.badge) return false;
        if (heaped(zone.arrangement)) {
            if (!here.heap || !here.cards.empty() || here.heap->arriving() != 0 || !here.heap->isVisible() ||
                here.heap->pos() != QPointF(0, 0) || here.heap->geometry().cards.size() != zone.cards.size())
                return false;
            continue;
        }
        if (here.heap || here.cards.size() != zone.cards.size()) return false;
        for (std::size_t i = 0; i < zone.cards.size(); ++i) {
            const CardItem& card = *here.cards[i];
            if (!card.isVisible() || !(card.picture == zone.cards[i]) || card.rest != geometry.cards[i] ||
                card.pos() != card.home() || card.size() != geometry.cards[i].size() ||
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
    painter->setClipRect(rect, Qt::IntersectClip);
    m->ground.paint(*painter, sceneRect().topLeft(), size, m->brushes.ratio, m->layout);
}

} // namespace tacklebox

#include "moc_tablescene.cpp"
