#include "views/scene/items/tablesceneprivate.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

TableScene::Private::Private(TableScene* s, FaceStore& faces)
    : scene(s), brushes(faces), ticker(s), animator(ticker), aside(ticker), transients(*s),
      refusal(*s, brushes, aside), line(*s, animator, transients, shown),
      bubbles(*s, brushes, ticker, aside, shown, transients),
      carried(*s, brushes, animator, shown, [this](Spot spot) { return cardOf(spot); }) {}

void TableScene::Private::finish() {
    animator.finish();
    transients.clear();
    bubbles.clear();
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

const CardArt* TableScene::Private::artOf(Spot spot) {
    if (const CardItem* card = cardOf(spot)) return &card->art;
    const Zone* zone = zoneOf(spot.place);
    if (!zone || !zone->heap || spot.index < 0 || spot.index >= int(zone->heap->cardArt().size()))
        return nullptr;
    return &zone->heap->cardArt()[std::size_t(spot.index)];
}

void TableScene::Private::refreshFaces() {
    for (auto& [place, zone] : zones) {
        if (zone.heap) zone.heap->refresh();
        for (auto& card : zone.cards)
            card->refresh();
    }
    for (auto& [seat, panel] : panels)
        panel->refresh();
    transients.refreshFaces();
    carried.refreshFace();
    bubbles.refreshFaces();
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
    const bool otherGround =
        !m->any || layout.water != m->shown.layout().water || layout.rail != m->shown.layout().rail ||
        layout.skyBottom != m->shown.layout().skyBottom || layout.coves != m->shown.layout().coves ||
        layout.ground != m->shown.layout().ground || layout.unit != m->shown.layout().unit;
    m->any = true;
    m->brushes.setScale(layout.unit, m->brushes.ratio);
    m->shown.show(picture, layout, m->brushes.text.line());
    if (otherGround) {
        m->ground.change();
        m->forgetDrawings();
        update();
    }
    m->showPanels();
    m->showNotes();
    m->showZones(presenter, flights, slide, slideAfter);
    m->carried.follow();
    m->highlight();
    m->bubbles.makeWay();
    m->line.layEnds();
    m->fly(flights);
    emit pictureChanged();
}

void TableScene::showAsked(const TablePicture& picture) {
    m->shown.takeAsked(picture);
    m->showPanels();
    m->line.layEnds();
}

void TableScene::setRaceAt(qreal at) {
    if (!m->shown.setRaceAt(at, m->brushes.text.line())) return;
    for (const auto& card : m->zoneOf(laneOf(m->shown.picture())->place)->cards) {
        const QRectF rest = m->shown.cardRect(card->spot.place, card->spot.index);
        if (card->rest == rest) continue;
        card->rest = rest;
        if (!m->animator.moves(card.get())) card->setPos(card->home());
    }
}

std::optional<qreal> TableScene::raceAt() const {
    return m->shown.raceAt();
}

void TableScene::clearTable() {
    m->finish();
    endRefusal();
    setDropTarget({});
    m->carried.putBack();
    m->line.clear();
    m->moods = {};
    m->thinker = kNoSeat;
    m->zones.clear();
    m->panels.clear();
    m->notes.clear();
    m->shown.clear();
    m->highlights = {};
    m->any = false;
    m->ground.clear();
    update();
    emit pictureChanged();
}

const TablePicture& TableScene::picture() const {
    return m->shown.picture();
}

const TableLayout& TableScene::layout() const {
    return m->shown.layout();
}

QRectF TableScene::cardRect(Spot spot) const {
    return m->shown.cardRect(spot.place, spot.index);
}

QRectF TableScene::zoneRect(Place place) const {
    return m->shown.zoneRect(place);
}

QRectF TableScene::seatRect(Seat seat) const {
    return m->shown.seatRect(seat);
}

qreal TableScene::textBottom(Seat seat) const {
    return m->shown.textBottom(seat);
}

QRectF TableScene::openRect() const {
    return m->shown.openRect(sceneRect());
}

std::vector<TableScene::ZoneWords> TableScene::zoneWords() const {
    std::vector<ZoneWords> all;
    for (const ZonePicture& picture : m->shown.picture().zones) {
        const auto zone = m->zones.find(picture.place);
        if (zone == m->zones.end()) continue;
        const ZoneGeometry& at = *m->shown.zone(picture.place);
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

QRectF TableScene::restOf(Place place) const {
    QRectF box = zoneRect(place);
    if (box.isEmpty()) box = seatRect(place.seat);
    if (box.isEmpty() && place.seat < kMostSeats) box = zoneRect(handOf(place.seat));
    if (box.isEmpty()) box = m->shown.layout().bubbles.isEmpty() ? sceneRect() : m->shown.layout().bubbles;
    const qreal high =
        std::min(std::max(40.0, m->shown.layout().handHeight * 0.5), std::max(20.0, box.height()));
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
        for (const SeatPicture& seat : m->shown.picture().seats) {
            const QRectF rect = seatRect(seat.seat);
            if (!rect.isEmpty() && rect.adjusted(-grown, -grown, grown, grown).contains(point))
                return seat.seat;
        }
    return std::nullopt;
}

std::optional<Place> TableScene::placeAt(QPointF point, qreal grownBy) const {
    for (const qreal grown : {0.0, grownBy})
        for (const ZonePicture& zone : m->shown.picture().zones) {
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
    if (!m->animator.idle() || !m->transients.isEmpty() || m->carried.isHeld()) return false;
    for (const ZonePicture& zone : m->shown.picture().zones) {
        const auto box = m->shown.layout().zones.find(zone.place);
        const bool drawn = box != m->shown.layout().zones.end() && !box->second.rect.isEmpty();
        const auto found = m->zones.find(zone.place);
        if (drawn != (found != m->zones.end())) return false;
        if (!drawn) continue;
        const Private::Zone& here = found->second;
        const ZoneGeometry geometry = m->shown.laidOut(zone, m->brushes.text.line());
        const ZoneGeometry* shown = m->shown.zone(zone.place);
        if (!shown || geometry.cards != shown->cards || geometry.badge != shown->badge) return false;
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
           std::size_t(std::count_if(m->shown.picture().zones.begin(), m->shown.picture().zones.end(),
                                     [&](const ZonePicture& zone) { return m->zones.contains(zone.place); }));
}

void TableScene::setLine(std::optional<CastLine> line, int delay, int millis) {
    m->line.cast(line, delay, millis);
}

std::optional<CastLine> TableScene::line() const {
    return m->line.line();
}

void TableScene::turnLine(int delay, int millis) {
    m->line.turn(delay, millis);
}

void TableScene::sinkLine(int delay, int millis) {
    m->line.sink(delay, millis);
}

QPointF TableScene::lineEnd(Seat seat) const {
    return m->line.endAt(seat);
}

void TableScene::refuse(const QString& words, QRectF card, QRectF target, int millis) {
    m->refusal.show(words, card, target, openAboveSheet(), millis);
}

void TableScene::endRefusal() {
    m->refusal.end();
}

QString TableScene::refusal() const {
    return m->refusal.words();
}

void TableScene::lift(Spot spot, QPointF hotSpot, QPointF point) {
    m->carried.putBack();
    if (const CardArt* art = m->artOf(spot)) m->carried.lift(spot, *art, hotSpot, point);
}

void TableScene::carry(QPointF point) {
    m->carried.carry(point);
}

QPointF TableScene::carried() const {
    return m->carried.middle();
}

std::optional<TableScene::LeftCard> TableScene::leftCard() const {
    return m->carried.left();
}

void TableScene::takeLeftCard() {
    m->carried.takeLeft();
}

bool TableScene::holding() const {
    return m->carried.isHeld();
}

void TableScene::letGo(int millis) {
    m->carried.letGo(millis);
}

void TableScene::showDrops(const std::vector<Drop>& drops) {
    m->carried.showDrops(drops);
}

QStringList TableScene::dropWords() const {
    return m->carried.dropWords();
}

std::vector<QRectF> TableScene::dropSigns() const {
    return m->carried.dropSigns();
}

void TableScene::setDropTarget(QRectF target) {
    if (target == m->carried.dropTarget()) return;
    bool atSeat = false; // whose panel lights up itself
    for (auto& [seat, panel] : m->panels) {
        const bool aimed = !target.isEmpty() && panel->rect() == target;
        panel->setDropTarget(aimed);
        atSeat |= aimed;
    }
    m->carried.setDropTarget(target, !atSeat);
}

QRectF TableScene::dropTarget() const {
    return m->carried.dropTarget();
}

void TableScene::say(const Speech& speech) {
    m->bubbles.say(speech);
}

void TableScene::endSpeech() {
    m->bubbles.endSpeech();
}

TableScene::Speech TableScene::speech() const {
    return m->bubbles.speech();
}

QRectF TableScene::speechBox(const Speech& speech) {
    return m->bubbles.boxFor(speech);
}

bool TableScene::remark(Seat seat, const QString& words, int millis) {
    return m->bubbles.remark(seat, words, millis);
}

void TableScene::endRemark() {
    m->bubbles.endRemark();
}

QString TableScene::remark() const {
    return m->bubbles.remark();
}

TableScene::RemarkLeft TableScene::remarkLeft() const {
    return m->bubbles.remarkLeft();
}

bool TableScene::wouldEndRemark(const Speech& speech) {
    return m->bubbles.wouldEndRemark(speech);
}

void TableScene::setSheet(const QRectF& sheet) {
    if (sheet == m->bubbles.sheet()) return;
    m->bubbles.setSheet(sheet);
    m->refusal.setBounds(openAboveSheet());
}

void TableScene::drawBackground(QPainter* painter, const QRectF& rect) {
    const QSizeF size = sceneRect().size();
    painter->setClipRect(rect, Qt::IntersectClip);
    m->ground.paint(*painter, sceneRect().topLeft(), size, m->brushes.ratio, m->shown.layout());
}

} // namespace tacklebox

#include "moc_tablescene.cpp"
