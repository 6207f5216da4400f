#include "views/scene/items/zoneitems.h"

#include "views/scene/items/animator.h"
#include "views/scene/picture/showntable.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

/// Returns true if a HeapItem draws the zone, rather than an item for each card.
bool heaped(Arrangement arrangement) {
    return isPile(arrangement) || arrangement == Arrangement::Backs || arrangement == Arrangement::Coins;
}

} // namespace

ZoneItems::ZoneItems(QGraphicsScene& scene, Brushes& brushes, Animator& animator, const ShownTable& table)
    : m_scene(scene), m_brushes(brushes), m_animator(animator), m_table(table) {}

void ZoneItems::show(const Presenter& presenter, const std::vector<Flight>& flights, int slide,
                     int slideAfter) {
    std::map<PileId, std::vector<int>, PileOrder> arriving;
    for (const Flight& flight : flights)
        arriving[flight.to.place].push_back(flight.to.index);
    std::map<PileId, Zone, PileOrder> kept;
    qreal z = layer::kCards;
    for (const ZonePicture& picture : m_table.picture().zones) {
        if (!m_table.zone(picture.place)) continue;
        auto old = m_zones.extract(picture.place);
        Zone& zone = old ? kept.insert(std::move(old)).position->second : kept[picture.place];
        showGround(zone, picture, slide, slideAfter);
        const std::vector<int>& fresh = arriving[picture.place];
        if (heaped(picture.arrangement))
            showHeap(presenter, zone, picture, fresh, z++);
        else
            showCards(presenter, zone, picture, fresh, slide, slideAfter, z);
    }
    for (auto& [place, zone] : m_zones)
        stopAll(zone);
    m_zones = std::move(kept);
}

void ZoneItems::showGround(Zone& zone, const ZonePicture& picture, int slide, int slideAfter) {
    const bool closesLater =
        zone.ground && picture.arrangement == Arrangement::Hand && slide > 0 && slideAfter > 0;
    if (!zone.ground) {
        zone.ground = std::make_unique<ZoneItem>(m_brushes);
        zone.ground->setZValue(layer::kZones);
        m_scene.addItem(zone.ground.get());
    }
    ZoneItem* below = zone.ground.get();
    const TableLayout::ZoneBox& box = m_table.layout().zones.at(picture.place);
    const ZoneGeometry& geometry = *m_table.zone(picture.place);
    m_animator.stop(below);
    if (closesLater) // headings move together with their cards
        m_animator.run(below, slideAfter + slide / 2, 1, {},
                       [below, picture, box, geometry] { below->set(picture, box, geometry); });
    else
        below->set(picture, box, geometry);
}

void ZoneItems::showHeap(const Presenter& presenter, Zone& zone, const ZonePicture& picture,
                         const std::vector<int>& fresh, qreal z) {
    stopAll(zone);
    zone.cards.clear();
    if (!zone.heap) {
        zone.heap = std::make_unique<HeapItem>(m_brushes);
        m_scene.addItem(zone.heap.get());
    }
    zone.heap->setZValue(z);
    const ZoneGeometry& geometry = *m_table.zone(picture.place);
    const int seen =
        isPile(picture.arrangement)
            ? std::min<int>(int(picture.cards.size()), std::max(1, geometry.drawn) + int(fresh.size()))
            : geometry.drawn;
    std::vector<CardArt> cardArt;
    cardArt.reserve(std::size_t(std::max(0, seen)));
    for (int i = 0; i < seen; ++i)
        cardArt.push_back(presenter.art(picture.cards[std::size_t(i)].face));
    zone.heap->set(picture, geometry, std::move(cardArt));
    zone.heap->setArriving(int(fresh.size()));
}

void ZoneItems::showCards(const Presenter& presenter, Zone& zone, const ZonePicture& picture,
                          const std::vector<int>& fresh, int slide, int slideAfter, qreal& z) {
    if (zone.heap) m_animator.stop(zone.heap.get());
    zone.heap.reset();
    std::vector<std::unique_ptr<CardItem>> old = std::move(zone.cards);
    zone.cards.clear();
    const std::size_t n = picture.cards.size();
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
            zone.cards[i] = take(picture.cards[i].face, false);
            was[i] = zone.cards[i] != nullptr;
        }
    for (std::size_t i = 0; i < n; ++i) {
        auto& item = zone.cards[i];
        if (!item) item = take(0, true); // the item of a card that has left
        if (!item) {
            item = std::make_unique<CardItem>(m_brushes);
            m_scene.addItem(item.get());
        }
        item->spot = {picture.place, int(i)};
        if (!(item->picture == picture.cards[i])) {
            item->picture = picture.cards[i];
            item->update();
        }
        item->rest = m_table.cardRect(picture.place, int(i));
        item->dress(presenter.art(picture.cards[i].face), item->rest.size());
        item->setZValue(z++);
        item->setTransform(QTransform());
        item->raised = item->playable = item->hovered = item->focused = false;
        item->setVisible(!isFresh(i));
        CardItem* card = item.get();
        m_animator.stop(card);
        if (was[i] && slide > 0 && card->pos() != card->home()) {
            const QPointF from = card->pos();
            const auto curve = slideAfter > 0 ? QEasingCurve::InOutCubic : QEasingCurve::OutQuad;
            m_animator.run(card, slideAfter, slide, [card, from, curve](qreal t) {
                card->setPos(between(from, card->home(), eased(curve, t)));
            });
        } else {
            card->setPos(card->home());
        }
    }
    for (auto& item : old)
        if (item) m_animator.stop(item.get());
}

void ZoneItems::stopAll(Zone& zone) {
    if (zone.ground) m_animator.stop(zone.ground.get());
    for (auto& card : zone.cards)
        if (card) m_animator.stop(card.get());
    if (zone.heap) {
        m_animator.stop(zone.heap.get());
        zone.heap->setPos(0, 0);
    }
}

void ZoneItems::followRace() {
    const ZonePicture* lane = laneOf(m_table.picture());
    const Zone* zone = lane ? zoneOf(lane->place) : nullptr;
    if (!zone) return;
    for (const auto& card : zone->cards) {
        const QRectF rest = m_table.cardRect(lane->place, card->spot.index);
        if (card->rest == rest) continue;
        card->rest = rest;
        if (!m_animator.moves(card.get())) card->setPos(card->home());
    }
}

void ZoneItems::highlight(const Highlights& highlights) {
    const auto has = [](const auto& list, const auto& what) {
        return std::find(list.begin(), list.end(), what) != list.end();
    };
    for (auto& [place, zone] : m_zones) {
        zone.ground->setLit(has(highlights.places, place), highlights.focusedPlace == place && !zone.heap,
                            has(highlights.hintedPlaces, place) && !zone.heap);
        if (zone.heap) {
            const Spot top{place, 0};
            const bool here = highlights.focusedCard && highlights.focusedCard->place == place;
            const int focused = here                               ? highlights.focusedCard->index
                                : highlights.focusedPlace == place ? 0
                                                                   : -1;
            zone.heap->setHighlights(has(highlights.playable, top), has(highlights.raised, top),
                                     highlights.hovered == top, focused,
                                     has(highlights.hintedCards, top) || has(highlights.hintedPlaces, place));
        }
        for (auto& card : zone.cards) {
            const bool raised = has(highlights.raised, card->spot),
                       playable = has(highlights.playable, card->spot);
            const bool hovered = highlights.hovered == card->spot,
                       focused = highlights.focusedCard == card->spot;
            if (raised != card->raised) {
                card->raised = raised;
                if (!m_animator.moves(card.get())) card->setPos(card->home());
            }
            const bool hinted = has(highlights.hintedCards, card->spot);
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
}

void ZoneItems::refreshFaces() {
    for (auto& [place, zone] : m_zones) {
        if (zone.heap) zone.heap->refresh();
        for (auto& card : zone.cards)
            card->refresh();
    }
}

void ZoneItems::forgetDrawings() {
    for (auto& [place, zone] : m_zones) {
        if (zone.ground) zone.ground->forget();
        if (zone.heap) zone.heap->forget();
    }
}

const ZoneItems::Zone* ZoneItems::zoneOf(PileId place) const {
    const auto found = m_zones.find(place);
    return found == m_zones.end() ? nullptr : &found->second;
}

CardItem* ZoneItems::cardOf(Spot spot) const {
    const Zone* zone = zoneOf(spot.place);
    if (!zone || spot.index < 0 || spot.index >= int(zone->cards.size())) return nullptr;
    return zone->cards[std::size_t(spot.index)].get();
}

const CardArt* ZoneItems::artOf(Spot spot) const {
    if (const CardItem* card = cardOf(spot)) return &card->art;
    const Zone* zone = zoneOf(spot.place);
    if (!zone || !zone->heap || spot.index < 0 || spot.index >= int(zone->heap->cardArt().size()))
        return nullptr;
    return &zone->heap->cardArt()[std::size_t(spot.index)];
}

std::optional<Spot> ZoneItems::cardAt(QPointF point) const {
    std::optional<Spot> best;
    qreal highest = -1;
    for (const auto& [place, zone] : m_zones) {
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
            if (card->raised) rect.setTop(card->home().y()); // the strip below it still belongs to it
            if (rect.contains(point) && card->zValue() > highest) {
                highest = card->zValue();
                best = card->spot;
            }
        }
    }
    return best;
}

QRectF ZoneItems::emptyWordsBox(PileId place) const {
    const Zone* zone = zoneOf(place);
    return zone ? zone->ground->emptyWordsBox() : QRectF();
}

bool ZoneItems::agree() const {
    if (m_zones.size() != m_table.zones().size()) return false;
    for (const ZonePicture& picture : m_table.picture().zones) {
        const ZoneGeometry* geometry = m_table.zone(picture.place);
        const Zone* zone = zoneOf(picture.place);
        if (!geometry != !zone) return false;
        if (!zone) continue;
        const ZoneGeometry anew = m_table.laidOut(picture, m_brushes.text.line());
        if (anew.cards != geometry->cards || anew.badge != geometry->badge) return false;
        if (heaped(picture.arrangement)) {
            if (!zone->heap || !zone->cards.empty() || zone->heap->arriving() != 0 ||
                !zone->heap->isVisible() || zone->heap->pos() != QPointF(0, 0) ||
                zone->heap->geometry().cards.size() != picture.cards.size())
                return false;
            continue;
        }
        if (zone->heap || zone->cards.size() != picture.cards.size()) return false;
        for (std::size_t i = 0; i < picture.cards.size(); ++i) {
            const CardItem& card = *zone->cards[i];
            if (!card.isVisible() || !(card.picture == picture.cards[i]) || card.rest != geometry->cards[i] ||
                card.pos() != card.home() || card.size() != geometry->cards[i].size() ||
                !card.transform().isIdentity() || !(card.spot == Spot{picture.place, int(i)}))
                return false;
        }
    }
    return true;
}

void ZoneItems::land(Spot spot, bool isHidden) {
    const Zone* zone = zoneOf(spot.place);
    if (!zone) return;
    if (zone->heap) zone->heap->setArriving(std::max(0, zone->heap->arriving() - 1));
    if (CardItem* card = cardOf(spot)) card->setVisible(!isHidden);
}

void ZoneItems::wiggle(PileId place, int millis) {
    const Zone* zone = zoneOf(place);
    if (!zone || !zone->heap || millis <= 0) return;
    HeapItem* heap = zone->heap.get();
    m_animator.run(
        heap, 0, millis,
        [heap](qreal t) { heap->setPos(std::round(5 * std::sin(t * 6 * M_PI) * (1 - t)), 0); },
        [heap] { heap->setPos(0, 0); });
}

void ZoneItems::shake(Spot spot, int delay) {
    CardItem* card = cardOf(spot);
    if (!card) return;
    m_animator.run(card, delay, 260, [card, far = 7 * m_table.layout().unit](qreal t) {
        card->setPos(card->home() + QPointF(std::round(far * (1 - t) * std::sin(t * 6 * M_PI)), 0));
    });
}

void ZoneItems::flip(Spot spot, const CardArt& before, int delay, int millis) {
    CardItem* card = cardOf(spot);
    if (!card || millis <= 0) return;
    const CardArt after = card->art;
    const QSizeF size = card->size();
    m_brushes.faces.ensure(after, m_brushes.physical(size));
    card->dress(before, size);
    m_animator.run(card, delay, millis, [card, before, after, size](qreal t) {
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

} // namespace tacklebox
