// What is lit: the items follow what the input says.
#include "views/scene/items/tablesceneprivate.h"

#include <algorithm>

namespace tacklebox {

void TableScene::Private::highlight() {
    const auto has = [](const auto& list, const auto& what) {
        return std::find(list.begin(), list.end(), what) != list.end();
    };
    for (auto& [place, zone] : zones) {
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
                if (!animator.moves(card.get())) card->setPos(card->home());
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
    for (auto& [seat, panel] : panels)
        panel->setLit(has(highlights.seats, Seat(seat)), highlights.focusedSeat == Seat(seat),
                      has(highlights.hintedSeats, Seat(seat)));
}

void TableScene::setHighlights(const Highlights& highlights) {
    if (highlights == m->highlights) return;
    m->highlights = highlights;
    m->highlight();
}

const Highlights& TableScene::highlights() const {
    return m->highlights;
}

} // namespace tacklebox
