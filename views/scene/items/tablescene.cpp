#include "views/scene/items/tablesceneprivate.h"

#include <QPainter>

#include <algorithm>

namespace tacklebox {

TableScene::Private::Private(TableScene* s, FaceStore& faces)
    : scene(s), paintContext(faces), frameClock(s), animator(frameClock), backgroundAnimator(frameClock),
      panels(*s, paintContext, backgroundAnimator, shown), zones(*s, paintContext, animator, shown),
      overlays(s), transients(*s), line(*s, animator, transients, shown),
      bubbles(*s, paintContext, frameClock, backgroundAnimator, shown, transients, overlays),
      refusal(*s, paintContext, backgroundAnimator, overlays),
      carried(*s, paintContext, animator, shown, zones),
      flights(paintContext, animator, transients, shown, zones, carried) {}

void TableScene::Private::finish() {
    animator.finish();
    transients.clear();
    bubbles.clear();
}

void TableScene::Private::refreshFaces() {
    zones.refreshFaces();
    panels.refreshFaces();
    transients.refreshFaces();
    carried.refreshFace();
    bubbles.refreshFaces();
}

void TableScene::Private::invalidateAll() {
    for (auto& [id, note] : notes)
        note->invalidate();
    panels.invalidateAll();
    zones.invalidateAll();
}

void TableScene::Private::showNotes() {
    std::map<int, std::unique_ptr<NoteItem>> kept;
    for (const NotePicture& note : shown.picture().notes) {
        const auto box = shown.layout().notes.find(note.id);
        if (box == shown.layout().notes.end() || box->second.isEmpty()) continue;
        auto& old = notes[note.id];
        if (!old) {
            old = std::make_unique<NoteItem>(paintContext);
            old->setZValue(layer::kNotes);
            scene->addItem(old.get());
        }
        old->set(note, box->second);
        old->setPos(0, 0); // after carryNotes()
        kept[note.id] = std::move(old);
    }
    for (auto& [id, note] : notes)
        if (note) animator.stop(note.get());
    notes = std::move(kept);
}

TableScene::TableScene(FaceStore& faces, QObject* parent)
    : QGraphicsScene(parent), m(std::make_unique<Private>(this, faces)) {
    setItemIndexMethod(NoIndex);
    connect(&m->frameClock, &FrameClock::tick, this, [this](qint64 now) {
        m->animator.tick(now);
        m->backgroundAnimator.tick(now);
    });
    connect(&faces, &FaceStore::ready, this, [this] { m->refreshFaces(); });
    connect(&m->background, &BackgroundPixmap::settled, this, [this] { update(); });
}

TableScene::~TableScene() {
    m->overlays.disconnect(); // what follows is no news
    m->animator.clear();
    m->backgroundAnimator.clear();
    m->refusal.end();
    m->bubbles.clear();
    m->transients.clear();
    m->carried.putBack();
    setDropTarget({});
    m->line.clear();
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
    const bool otherBackground =
        !m->hasTable || layout.water != m->shown.layout().water || layout.rail != m->shown.layout().rail ||
        layout.skyBottom != m->shown.layout().skyBottom || layout.coves != m->shown.layout().coves ||
        layout.background != m->shown.layout().background || layout.unit != m->shown.layout().unit;
    m->hasTable = true;
    m->paintContext.setScale(layout.unit, m->paintContext.ratio);
    m->shown.show(picture, layout, m->paintContext.text.line());
    if (otherBackground) {
        m->background.change();
        m->invalidateAll();
        update();
    }
    m->panels.show();
    m->showNotes();
    m->zones.show(presenter, flights, slide, slideAfter);
    m->carried.updateFromPicture();
    m->panels.highlight(m->highlights);
    m->zones.highlight(m->highlights);
    m->bubbles.makeWay();
    m->line.layEnds();
    m->flights.send(flights);
    emit pictureChanged();
}

void TableScene::showAsked(const TablePicture& picture) {
    m->shown.takeAsked(picture);
    m->panels.show();
    m->line.layEnds();
}

void TableScene::setRaceAt(qreal at) {
    if (!m->shown.setRaceAt(at, m->paintContext.text.line())) return;
    m->zones.followRace();
}

void TableScene::clearTable() {
    m->finish();
    m->refusal.end();
    setDropTarget({});
    m->carried.putBack();
    m->line.clear();
    m->zones.clear();
    m->panels.clear();
    m->notes.clear();
    m->shown.clear();
    m->highlights = {};
    m->hasTable = false;
    m->background.clear();
    update();
    emit pictureChanged();
}

const TablePicture& TableScene::picture() const {
    return m->shown.picture();
}

const TableLayout& TableScene::layout() const {
    return m->shown.layout();
}

const LaidOutTable& TableScene::laidOut() const {
    return m->shown;
}

SeatPanels& TableScene::seats() const {
    return m->panels;
}

ZoneItems& TableScene::zones() const {
    return m->zones;
}

FishingLine& TableScene::fishingLine() const {
    return m->line;
}

SpeechBubbles& TableScene::bubbles() const {
    return m->bubbles;
}

CarriedCard& TableScene::carried() const {
    return m->carried;
}

Overlays& TableScene::overlays() const {
    return m->overlays;
}

ErrorCallout& TableScene::errorCallout() const {
    return m->refusal;
}

QRectF TableScene::cardRect(CardRef spot) const {
    return m->shown.cardRect(spot.place, spot.index);
}

QRectF TableScene::zoneRect(PileId place) const {
    return m->shown.zoneRect(place);
}

QRectF TableScene::seatRect(Seat seat) const {
    return m->shown.seatRect(seat);
}

QRectF TableScene::openRect() const {
    return m->shown.openRect(sceneRect());
}

std::vector<TableScene::ZoneWords> TableScene::zoneWords() const {
    std::vector<ZoneWords> all;
    for (const ZonePicture& picture : m->shown.picture().zones) {
        const ZoneGeometry* zone = m->shown.zone(picture.place);
        if (!zone) continue;
        if (!zone->title.isEmpty()) all.push_back({picture.title, zone->title});
        if (!zone->caption.isEmpty()) all.push_back({picture.caption, zone->caption});
        if (const QRectF empty = m->zones.emptyWordsBox(picture.place); !empty.isEmpty())
            all.push_back({picture.emptyWords, empty});
        for (const ZoneText& heading : zone->headings)
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
        const bool isWords = note.kind == Kind::Step || note.kind == Kind::Caption || note.kind == Kind::Sum;
        const bool isRead = note.kind == Kind::Die || (isWords && !note.text.isEmpty());
        const auto at = layout().notes.find(note.id);
        if (isRead && at != layout().notes.end()) written.push_back(at->second);
    }
    return written;
}

QRectF TableScene::restOf(PileId place) const {
    QRectF box = zoneRect(place);
    if (box.isEmpty()) box = seatRect(place.seat);
    if (box.isEmpty() && place.seat < kMostSeats) box = zoneRect(handOf(place.seat));
    if (box.isEmpty()) box = m->shown.layout().bubbles.isEmpty() ? sceneRect() : m->shown.layout().bubbles;
    const qreal high =
        std::min(std::max(40.0, m->shown.layout().handHeight * 0.5), std::max(20.0, box.height()));
    const QSizeF card(cardWidth(high), high);
    return {box.center() - QPointF(card.width() / 2, card.height() / 2), card};
}

std::optional<Seat> TableScene::seatAt(QPointF point, qreal grownBy) const {
    for (const qreal grown : {0.0, grownBy}) // a seat directly under the point comes first
        for (const SeatPicture& seat : m->shown.picture().seats) {
            const QRectF rect = seatRect(seat.seat);
            if (!rect.isEmpty() && rect.adjusted(-grown, -grown, grown, grown).contains(point))
                return seat.seat;
        }
    return std::nullopt;
}

std::optional<PileId> TableScene::placeAt(QPointF point, qreal grownBy) const {
    for (const qreal grown : {0.0, grownBy})
        for (const ZonePicture& zone : m->shown.picture().zones) {
            const QRectF rect = zoneRect(zone.place);
            if (!rect.isEmpty() && rect.adjusted(-grown, -grown, grown, grown).contains(point))
                return zone.place;
        }
    return std::nullopt;
}

FrameClock& TableScene::frameClock() const {
    return m->frameClock;
}

void TableScene::setRatio(qreal ratio) {
    if (ratio == m->paintContext.ratio) return;
    m->background.clear();
    m->paintContext.setScale(m->paintContext.unit, ratio);
    m->invalidateAll();
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
    return m->animator.idle() && m->transients.isEmpty() && !m->carried.isHeld() && m->zones.agree();
}

int TableScene::arriving(PileId place) const {
    return m->flights.arriving(place);
}

void TableScene::send(const Flight& flight) {
    m->flights.send({flight});
}

void TableScene::setReduced(bool on) {
    m->reduced = on;
}

void TableScene::shake(CardRef spot, int delay) {
    if (!m->reduced) m->zones.shake(spot, delay);
}

void TableScene::setHighlights(const Highlights& highlights) {
    if (highlights == m->highlights) return;
    m->highlights = highlights;
    m->panels.highlight(highlights);
    m->zones.highlight(highlights);
}

const Highlights& TableScene::highlights() const {
    return m->highlights;
}

void TableScene::refuse(const QString& words, QRectF card, QRectF target, int millis) {
    m->refusal.show(words, card, target, openRect(), millis);
}

void TableScene::setDropTarget(QRectF target) {
    if (target == m->carried.dropTarget()) return;
    const bool atSeat = m->panels.setDropTarget(target); // a panel lights itself
    m->carried.setDropTarget(target, !atSeat);
}

void TableScene::drawBackground(QPainter* painter, const QRectF& rect) {
    const QSizeF size = sceneRect().size();
    painter->setClipRect(rect, Qt::IntersectClip);
    m->background.paint(*painter, sceneRect().topLeft(), size, m->paintContext.ratio, m->shown.layout());
}

} // namespace tacklebox

#include "moc_tablescene.cpp"
