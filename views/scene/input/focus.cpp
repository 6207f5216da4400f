// TableInput: the stops of the keyboard focus, and how Tab and the arrow keys move it.
#include "views/scene/input/tableinputprivate.h"

#include <QKeyEvent>

#include <algorithm>

namespace tacklebox {

namespace {

/// Returns true if the cards of the zone can be focused one by one.
bool single(const ZonePicture& zone) {
    return zone.arrangement != Arrangement::Backs && !isPile(zone.arrangement) && !zone.cards.empty();
}

} // namespace

// ---- stops of the focus ----

std::vector<TableInput::Private::Stop> TableInput::Private::stops() const {
    std::vector<Stop> all;
    if (options.isOpen()) all.push_back({Stop::Kind::Options, {}});
    const TablePicture& picture = scene.picture();
    if (!picture.seats.empty()) all.push_back({Stop::Kind::Seats, {}});
    const auto isStop = [&](const ZonePicture& zone) {
        const bool used = std::ranges::any_of(gestures, [&](const Gesture& gesture) {
            return (gesture.source.kind != MoveSource::Kind::Nothing && gesture.source.place == zone.place) ||
                   (gesture.target.kind == MoveTarget::Kind::Zone && gesture.target.place == zone.place);
        });
        if (scene.zoneRect(zone.place).isEmpty()) return false;
        return used || (!zone.cards.empty() && (zone.place.seat == kNoSeat || isMine(zone.place)));
    };
    const auto add = [&](auto belongs) {
        for (const ZonePicture& zone : picture.zones)
            if (belongs(zone) && isStop(zone)) all.push_back({Stop::Kind::Zone, zone.place});
    };
    add([&](const ZonePicture& zone) { return zone.place.seat != kNoSeat && !isMine(zone.place); });
    add([&](const ZonePicture& zone) { return zone.place.seat == kNoSeat; });
    add([&](const ZonePicture& zone) { return isMine(zone.place) && zone.place.kind != PileKind::Hand; });
    add([&](const ZonePicture& zone) { return isMine(zone.place) && zone.place.kind == PileKind::Hand; });
    return all;
}

int TableInput::Private::currentStop(const std::vector<Stop>& all) const {
    for (size_t i = 0; i < all.size(); ++i) {
        switch (all[i].kind) {
        case Stop::Kind::Options:
            if (options.focused() >= 0) return int(i);
            break;
        case Stop::Kind::Seats:
            if (options.focused() < 0 && highlights.focusedSeat) return int(i);
            break;
        case Stop::Kind::Zone:
            if (options.focused() < 0 &&
                ((highlights.focusedCard && highlights.focusedCard->place == all[i].place) ||
                 (highlights.focusedPlace && *highlights.focusedPlace == all[i].place)))
                return int(i);
            break;
        }
    }
    return -1;
}

void TableInput::Private::focusNothing() {
    highlights.focusedCard.reset();
    highlights.focusedSeat.reset();
    highlights.focusedPlace.reset();
    focusFace.reset();
    options.setFocused(-1);
}

void TableInput::Private::focusHasMoved() {
    showHighlights();
    emit q.focusMoved();
}

void TableInput::Private::enterStop(const Stop& stop, bool fromEnd) {
    switch (stop.kind) {
    case Stop::Kind::Options: q.focusOption(fromEnd ? int(options.items().size()) - 1 : 0); return;
    case Stop::Kind::Seats: {
        const auto& seats = scene.picture().seats;
        q.focusSeat(fromEnd ? seats.back().seat : seats.front().seat);
        return;
    }
    case Stop::Kind::Zone: {
        const ZonePicture* zone = scene.picture().zone(stop.place);
        if (!zone || !single(*zone)) return q.focusPlace(stop.place);
        // Continue at a chosen card.
        if (!held.empty() && held.front().spot.place == stop.place) return q.focusCard(held.front().spot);
        q.focusCard({stop.place, 0});
        return;
    }
    }
}

void TableInput::Private::focusDefault() {
    options.setFocused(-1);
    if (highlights.focusedCard || highlights.focusedSeat || highlights.focusedPlace) return;
    for (const ZonePicture& zone : scene.picture().zones)
        if (isMine(zone.place) && zone.place.kind == PileKind::Hand && single(zone)) {
            highlights.focusedCard = CardRef{zone.place, 0};
            focusFace = zone.cards.front().face;
            return;
        }
}

void TableInput::Private::keepFocus() {
    if (highlights.focusedCard) {
        CardRef& spot = *highlights.focusedCard;
        const ZonePicture* zone = scene.picture().zone(spot.place);
        if (!zone || !single(*zone)) {
            highlights.focusedCard.reset();
            focusChosen = false;
            // An empty hand gets no focus; its next card will.
            const bool hand = zone && zone->arrangement == Arrangement::Hand;
            if (zone && !hand && zone->arrangement != Arrangement::Backs)
                highlights.focusedPlace = spot.place;
        } else {
            Held card{spot, focusFace.value_or(kNoFace), -1};
            if (relocate(card, {})) {
                spot = card.spot;
            } else {
                spot.index = std::clamp(spot.index, 0, int(zone->cards.size()) - 1);
                focusFace = cardAt(spot)->face;
                focusChosen = false;
            }
        }
    }
    if (highlights.focusedSeat &&
        std::ranges::count(scene.picture().seats, *highlights.focusedSeat, &SeatPicture::seat) == 0)
        highlights.focusedSeat.reset();
    if (highlights.focusedPlace && !scene.picture().zone(*highlights.focusedPlace))
        highlights.focusedPlace.reset();
    if (highlights.hovered && !cardAt(*highlights.hovered)) highlights.hovered.reset();
    if (!highlights.focusedCard && !highlights.focusedSeat && !highlights.focusedPlace &&
        options.focused() < 0)
        focusDefault();
}

const Highlights& TableInput::highlights() const {
    return m->highlights;
}

const OptionMenu& TableInput::options() const {
    return m->options;
}

void TableInput::focusCard(CardRef spot) {
    const CardPicture* card = m->cardAt(spot);
    if (!card) return;
    m->focusNothing();
    m->highlights.focusedCard = spot;
    m->focusFace = card->face;
    m->focusHasMoved();
}

void TableInput::focusSeat(Seat seat) {
    m->focusNothing();
    m->highlights.focusedSeat = seat;
    m->focusHasMoved();
}

void TableInput::focusPlace(PileId place) {
    m->focusNothing();
    m->highlights.focusedPlace = place;
    m->focusHasMoved();
}

void TableInput::focusOption(int index) {
    if (index < 0 || index >= int(m->options.items().size())) return;
    m->options.setFocused(index); // keep the focused card for when the options close
    m->focusHasMoved();
}

void TableInput::focusIn(Qt::FocusReason reason) {
    m->viewFocused = true;
    m->focusShown = reason != Qt::MouseFocusReason && reason != Qt::PopupFocusReason;
    const std::vector<Private::Stop> all = m->stops();
    if (!all.empty() && reason == Qt::TabFocusReason)
        m->enterStop(all.front(), false);
    else if (!all.empty() && reason == Qt::BacktabFocusReason)
        m->enterStop(all.back(), true);
    else
        m->keepFocus();
    m->showHighlights();
}

void TableInput::focusOut() {
    m->viewFocused = false;
    loseRelease(); // to another window or a menu; elsewhere Esc would not cancel the drag
    m->showHighlights();
}

bool TableInput::tab(bool next) {
    m->focusShown = true;
    const std::vector<Private::Stop> all = m->stops();
    const int current = m->currentStop(all);
    const int wanted = current < 0 ? (next ? 0 : int(all.size()) - 1) : current + (next ? 1 : -1);
    if (wanted < 0 || wanted >= int(all.size())) return false;
    m->enterStop(all[size_t(wanted)], !next);
    return true;
}

// ---- moving the focus ----

bool TableInput::Private::moveFocus(int key) {
    const int step = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const bool ends = key == Qt::Key_Home || key == Qt::Key_End;
    const auto moved = [&](int at, qsizetype count) {
        return ends ? (key == Qt::Key_Home ? 0 : int(count) - 1) : std::clamp(at + step, 0, int(count) - 1);
    };
    if (options.focused() >= 0) {
        chosenOption.reset();
        q.focusOption(ends ? moved(0, qsizetype(options.items().size()))
                           : options.neighbour(options.focused(), sideways ? step : 0, sideways ? 0 : step));
        return true;
    }
    if (highlights.focusedSeat && key == Qt::Key_Down) { // from the players down to the hand
        focusNothing();
        focusDefault();
        focusChosen = highlights.focusedCard.has_value();
        focusHasMoved();
        return true;
    }
    if (highlights.focusedSeat) {
        const auto& seats = scene.picture().seats;
        const auto at = std::ranges::find(seats, *highlights.focusedSeat, &SeatPicture::seat) - seats.begin();
        if (!seats.empty()) q.focusSeat(seats[size_t(moved(int(at), std::ssize(seats)))].seat);
        return true;
    }
    if (highlights.focusedPlace) {
        std::vector<Stop> all = stops();
        std::erase_if(all, [](const Stop& stop) { return stop.kind != Stop::Kind::Zone; });
        if (all.empty()) return true;
        const int at = currentStop(all);
        const int to = moved(at, std::ssize(all));
        if (to != at) enterStop(all[size_t(to)], step < 0);
        return true;
    }
    if (!highlights.focusedCard) {
        focusDefault();
        if (highlights.focusedCard) {
            focusChosen = true;
            focusHasMoved();
        }
        return true;
    }
    const CardRef spot = *highlights.focusedCard;
    const ZonePicture* zone = scene.picture().zone(spot.place);
    if (!zone || zone->cards.empty()) return true;
    const auto& cards = zone->cards;
    const int last = int(cards.size()) - 1;
    int to = spot.index;
    if (ends || sideways) {
        to = moved(spot.index, std::ssize(cards));
    } else {
        // The first card of the next group, or of the one before.
        const int group = cards[size_t(spot.index)].group;
        while (to >= 0 && to <= last && cards[size_t(to)].group == group)
            to += step;
        if (to < 0 || to > last) to = spot.index;
        while (step < 0 && to > 0 && cards[size_t(to - 1)].group == cards[size_t(to)].group)
            --to;
    }
    if (to != spot.index) {
        chosenOption.reset();
        confirming = -1;
    }
    focusChosen = true;
    q.focusCard({spot.place, to});
    return true;
}

std::optional<TableInput::Private::Held> TableInput::Private::focusedHeld() const {
    if (!highlights.focusedCard || options.focused() >= 0) return std::nullopt;
    return heldAt(*highlights.focusedCard);
}

} // namespace tacklebox
