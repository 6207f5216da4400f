// What a picture shows, as items: panels, notes, zones and their cards.
#include "views/scene/items/tablesceneprivate.h"

#include <algorithm>

namespace tacklebox {

void TableScene::Private::showPanels() {
    std::map<int, std::unique_ptr<PanelItem>> kept;
    int number = 0;
    const auto show = [&](const SeatPicture& seat, int key) {
        if (seat.seat >= kMostSeats) return;
        const PanelItem::Parts parts{shown.layout().seats[seat.seat], shown.layout().portraits[seat.seat],
                                     shown.layout().tags[seat.seat], shown.layout().chips[seat.seat]};
        if (parts.whole.isEmpty() && parts.portrait.isEmpty()) return;
        auto& old = panels[seat.seat];
        if (!old) {
            old = std::make_unique<PanelItem>(brushes);
            old->setZValue(layer::kPanels);
            scene->addItem(old.get());
        }
        old->set(seat, key, parts);
        old->setMood(moods[seat.seat]);
        kept[seat.seat] = std::move(old);
    };
    for (const SeatPicture& seat : shown.picture().seats)
        show(seat, ++number);
    show(shown.picture().own, 0);
    panels = std::move(kept); // panels never move
}

void TableScene::Private::showNotes() {
    std::map<int, std::unique_ptr<NoteItem>> kept;
    for (const NotePicture& note : shown.picture().notes) {
        const auto box = shown.layout().notes.find(note.id);
        if (box == shown.layout().notes.end() || box->second.isEmpty()) continue;
        auto& old = notes[note.id];
        if (!old) {
            old = std::make_unique<NoteItem>(brushes);
            old->setZValue(layer::kNotes);
            scene->addItem(old.get());
        }
        old->set(note, box->second);
        kept[note.id] = std::move(old);
    }
    for (auto& [id, note] : notes)
        if (note) animator.stop(note.get());
    notes = std::move(kept);
}

void TableScene::Private::showZones(const Presenter& presenter, const std::vector<Flight>& flights, int slide,
                                    int slideAfter) {
    std::map<Place, std::vector<int>, PlaceOrder> arriving;
    for (const Flight& flight : flights)
        arriving[flight.to.place].push_back(flight.to.index);
    const std::vector<int> none;
    std::map<Place, Zone, PlaceOrder> kept;
    qreal z = layer::kCards;
    for (const ZonePicture& picture1 : shown.picture().zones) {
        const auto box = shown.layout().zones.find(picture1.place);
        if (box == shown.layout().zones.end() || box->second.rect.isEmpty()) continue;
        auto old = zones.extract(picture1.place);
        Zone& zone = old ? kept.insert(std::move(old)).position->second : kept[picture1.place];
        const ZoneGeometry& geometry = *shown.zone(picture1.place);
        const bool closesLater =
            zone.ground && picture1.arrangement == Arrangement::Hand && slide > 0 && slideAfter > 0;
        if (!zone.ground) {
            zone.ground = std::make_unique<ZoneItem>(brushes);
            zone.ground->setZValue(layer::kZones);
            scene->addItem(zone.ground.get());
        }
        ZoneItem* below = zone.ground.get();
        animator.stop(below);
        if (closesLater) // headings go where their cards go, and when
            animator.run(below, slideAfter + slide / 2, 1, {},
                         [below, picture1, place = box->second, laid = geometry] {
                             below->set(picture1, place, laid);
                         });
        else
            below->set(picture1, box->second, geometry);
        const auto arrives = arriving.find(picture1.place);
        const std::vector<int>& fresh = arrives == arriving.end() ? none : arrives->second;
        if (heaped(picture1.arrangement)) {
            stopAll(zone);
            zone.cards.clear();
            if (!zone.heap) {
                zone.heap = std::make_unique<HeapItem>(brushes);
                scene->addItem(zone.heap.get());
            }
            zone.heap->setZValue(z++);
            const int seen = isPile(picture1.arrangement)
                                 ? std::min<int>(int(picture1.cards.size()),
                                                 std::max(1, geometry.drawn) + int(fresh.size()))
                                 : geometry.drawn;
            std::vector<CardArt> cardArt;
            cardArt.reserve(std::size_t(std::max(0, seen)));
            for (int i = 0; i < seen; ++i)
                cardArt.push_back(presenter.art(picture1.cards[std::size_t(i)].face));
            zone.heap->set(picture1, geometry, std::move(cardArt));
            zone.heap->setArriving(int(fresh.size()));
        } else {
            if (zone.heap) animator.stop(zone.heap.get());
            zone.heap.reset();
            showCards(presenter, zone, picture1, fresh, slide, slideAfter, z);
        }
    }
    for (auto& [place, zone] : zones)
        stopAll(zone);
    zones = std::move(kept);
}

void TableScene::Private::stopAll(Zone& zone) {
    if (zone.ground) animator.stop(zone.ground.get());
    for (auto& card : zone.cards)
        if (card) animator.stop(card.get());
    if (zone.heap) {
        animator.stop(zone.heap.get());
        zone.heap->setPos(0, 0);
    }
}

void TableScene::Private::showCards(const Presenter& presenter, Zone& zone, const ZonePicture& picture1,
                                    const std::vector<int>& fresh, int slide, int slideAfter, qreal& z) {
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
        item->rest = shown.cardRect(picture1.place, int(i));
        item->dress(presenter.art(picture1.cards[i].face), item->rest.size());
        item->setZValue(z++);
        item->setTransform(QTransform());
        item->raised = item->playable = item->hovered = item->focused = false;
        item->setVisible(!isFresh(i));
        CardItem* card = item.get();
        animator.stop(card);
        if (was[i] && slide > 0 && card->pos() != card->home()) {
            const QPointF from = card->pos();
            const auto curve = slideAfter > 0 ? QEasingCurve::InOutCubic : QEasingCurve::OutQuad;
            animator.run(card, slideAfter, slide, [card, from, curve](qreal t) {
                card->setPos(between(from, card->home(), eased(curve, t)));
            });
        } else {
            card->setPos(card->home());
        }
    }
    for (auto& item : old)
        if (item) animator.stop(item.get());
}

} // namespace tacklebox
