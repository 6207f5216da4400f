#include "views/scene/items/zoneitems.h"

#include "views/scene/items/animator.h"
#include "views/scene/picture/laidouttable.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

/// Returns true if a PileItem draws the zone, rather than an item for each card.
bool isPileItem(Arrangement arrangement) {
    return isPile(arrangement) || arrangement == Arrangement::Backs || arrangement == Arrangement::Coins;
}

} // namespace

ZoneItems::ZoneItems(QGraphicsScene& scene, PaintContext& paintContext, Animator& animator,
                     const LaidOutTable& table)
    : m_scene(scene), m_paintContext(paintContext), m_animator(animator), m_table(table) {}

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
        showBackground(zone, picture, slide, slideAfter);
        const std::vector<int>& fresh = arriving[picture.place];
        if (isPileItem(picture.arrangement))
            showPile(presenter, zone, picture, fresh, z++);
        else
            showCards(presenter, zone, picture, fresh, slide, slideAfter, z);
    }
    for (auto& [place, zone] : m_zones)
        stopAll(zone);
    m_zones = std::move(kept);
}

void ZoneItems::showBackground(Zone& zone, const ZonePicture& picture, int slide, int slideAfter) {
    const bool closesLater =
        zone.area && picture.arrangement == Arrangement::Hand && slide > 0 && slideAfter > 0;
    if (!zone.area) {
        zone.area = std::make_unique<ZoneItem>(m_paintContext);
        zone.area->setZValue(layer::kZones);
        m_scene.addItem(zone.area.get());
    }
    ZoneItem* below = zone.area.get();
    const TableLayout::ZoneBox& box = m_table.layout().zones.at(picture.place);
    const ZoneGeometry& geometry = *m_table.zone(picture.place);
    m_animator.stop(below);
    if (closesLater) // headings move together with their cards
        m_animator.run(below, slideAfter + slide / 2, 1, {},
                       [below, picture, box, geometry] { below->set(picture, box, geometry); });
    else
        below->set(picture, box, geometry);
}

void ZoneItems::showPile(const Presenter& presenter, Zone& zone, const ZonePicture& picture,
                         const std::vector<int>& fresh, qreal z) {
    stopAll(zone);
    zone.cards.clear();
    if (!zone.pile) {
        zone.pile = std::make_unique<PileItem>(m_paintContext);
        m_scene.addItem(zone.pile.get());
    }
    zone.pile->setZValue(z);
    const ZoneGeometry& geometry = *m_table.zone(picture.place);
    const int seen =
        isPile(picture.arrangement)
            ? std::min<int>(int(picture.cards.size()), std::max(1, geometry.drawn) + int(fresh.size()))
            : geometry.drawn;
    std::vector<CardArt> cardArt;
    cardArt.reserve(std::size_t(std::max(0, seen)));
    for (int i = 0; i < seen; ++i)
        cardArt.push_back(presenter.art(picture.cards[std::size_t(i)].face));
    zone.pile->set(picture, geometry, std::move(cardArt));
    zone.pile->setArriving(int(fresh.size()));
}

void ZoneItems::showCards(const Presenter& presenter, Zone& zone, const ZonePicture& picture,
                          const std::vector<int>& fresh, int slide, int slideAfter, qreal& z) {
    if (zone.pile) m_animator.stop(zone.pile.get());
    zone.pile.reset();
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
            item = std::make_unique<CardItem>(m_paintContext);
            m_scene.addItem(item.get());
        }
        item->spot = {picture.place, int(i)};
        if (!(item->picture == picture.cards[i])) {
            item->picture = picture.cards[i];
            item->update();
        }
        item->rest = m_table.cardRect(picture.place, int(i));
        item->setArt(presenter.art(picture.cards[i].face), item->rest.size());
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
    if (zone.area) m_animator.stop(zone.area.get());
    for (auto& card : zone.cards)
        if (card) m_animator.stop(card.get());
    if (zone.pile) {
        m_animator.stop(zone.pile.get());
        zone.pile->setPos(0, 0);
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
        zone.area->setLit(has(highlights.places, place), highlights.focusedPlace == place && !zone.pile,
                          has(highlights.hintedPlaces, place) && !zone.pile);
        if (zone.pile) {
            const CardRef top{place, 0};
            const bool here = highlights.focusedCard && highlights.focusedCard->place == place;
            const int focused = here                               ? highlights.focusedCard->index
                                : highlights.focusedPlace == place ? 0
                                                                   : -1;
            zone.pile->setHighlights(has(highlights.playable, top), has(highlights.raised, top),
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
        if (zone.pile) zone.pile->refresh();
        for (auto& card : zone.cards)
            card->refresh();
    }
}

void ZoneItems::invalidateAll() {
    for (auto& [place, zone] : m_zones) {
        if (zone.area) zone.area->invalidate();
        if (zone.pile) zone.pile->invalidate();
    }
}

const ZoneItems::Zone* ZoneItems::zoneOf(PileId place) const {
    const auto found = m_zones.find(place);
    return found == m_zones.end() ? nullptr : &found->second;
}

CardItem* ZoneItems::cardOf(CardRef spot) const {
    const Zone* zone = zoneOf(spot.place);
    if (!zone || spot.index < 0 || spot.index >= int(zone->cards.size())) return nullptr;
    return zone->cards[std::size_t(spot.index)].get();
}

const CardArt* ZoneItems::artOf(CardRef spot) const {
    if (const CardItem* card = cardOf(spot)) return &card->art;
    const Zone* zone = zoneOf(spot.place);
    if (!zone || !zone->pile || spot.index < 0 || spot.index >= int(zone->pile->cardArt().size()))
        return nullptr;
    return &zone->pile->cardArt()[std::size_t(spot.index)];
}

std::optional<CardRef> ZoneItems::cardAt(QPointF point) const {
    std::optional<CardRef> best;
    qreal highest = -1;
    for (const auto& [place, zone] : m_zones) {
        if (zone.pile) {
            const int index = zone.pile->cardAt(point);
            if (index >= 0 && zone.pile->zValue() > highest) {
                highest = zone.pile->zValue();
                best = CardRef{place, index};
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
    return zone ? zone->area->emptyWordsBox() : QRectF();
}

bool ZoneItems::agree() const {
    if (m_zones.size() != m_table.zones().size()) return false;
    for (const ZonePicture& picture : m_table.picture().zones) {
        const ZoneGeometry* geometry = m_table.zone(picture.place);
        const Zone* zone = zoneOf(picture.place);
        if (!geometry != !zone) return false;
        if (!zone) continue;
        const ZoneGeometry anew = m_table.laidOut(picture, m_paintContext.text.line());
        if (anew.cards != geometry->cards || anew.badge != geometry->badge) return false;
        if (isPileItem(picture.arrangement)) {
            if (!zone->pile || !zone->cards.empty() || zone->pile->arriving() != 0 ||
                !zone->pile->isVisible() || zone->pile->pos() != QPointF(0, 0) ||
                zone->pile->geometry().cards.size() != picture.cards.size())
                return false;
            continue;
        }
        if (zone->pile || zone->cards.size() != picture.cards.size()) return false;
        for (std::size_t i = 0; i < picture.cards.size(); ++i) {
            const CardItem& card = *zone->cards[i];
            if (!card.isVisible() || !(card.picture == picture.cards[i]) || card.rest != geometry->cards[i] ||
                card.pos() != card.home() || card.size() != geometry->cards[i].size() ||
                !card.transform().isIdentity() || !(card.spot == CardRef{picture.place, int(i)}))
                return false;
        }
    }
    return true;
}

void ZoneItems::land(CardRef spot, bool isHidden) {
    const Zone* zone = zoneOf(spot.place);
    if (!zone) return;
    if (zone->pile) zone->pile->setArriving(std::max(0, zone->pile->arriving() - 1));
    if (CardItem* card = cardOf(spot)) card->setVisible(!isHidden);
}

void ZoneItems::wiggle(PileId place, int millis) {
    const Zone* zone = zoneOf(place);
    if (!zone || !zone->pile || millis <= 0) return;
    PileItem* pile = zone->pile.get();
    m_animator.run(
        pile, 0, millis,
        [pile](qreal t) { pile->setPos(std::round(5 * std::sin(t * 6 * M_PI) * (1 - t)), 0); },
        [pile] { pile->setPos(0, 0); });
}

void ZoneItems::shake(CardRef spot, int delay) {
    CardItem* card = cardOf(spot);
    if (!card) return;
    m_animator.run(card, delay, 260, [card, reach = 7 * m_table.layout().unit](qreal t) {
        card->setPos(card->home() + QPointF(std::round(reach * (1 - t) * std::sin(t * 6 * M_PI)), 0));
    });
}

void ZoneItems::flip(CardRef spot, const CardArt& before, int delay, int millis) {
    CardItem* card = cardOf(spot);
    if (!card || millis <= 0) return;
    const CardArt after = card->art;
    const QSizeF size = card->size();
    m_paintContext.faces.ensure(after, m_paintContext.physical(size));
    card->setArt(before, size);
    m_animator.run(card, delay, millis, [card, before, after, size](qreal t) {
        card->setArt(t < 0.5 ? before : after, size);
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
