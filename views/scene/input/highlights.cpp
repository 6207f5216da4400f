// What is lit, in bloom and looked at: it follows what the hands at the table hold.
#include "views/scene/input/tableinputprivate.h"

#include <algorithm>

namespace tacklebox {

void TableInput::Private::update() {
    const std::vector<Gesture> now = candidates();
    Lights next = lights;
    next.raised.clear();
    next.playable.clear();
    next.seats.clear();
    next.places.clear();
    for (const Held& card : held)
        next.raised.push_back(card.spot);
    for (const Gesture& gesture : now) {
        if (gesture.aim.kind == Aim::Kind::Player &&
            std::find(next.seats.begin(), next.seats.end(), gesture.aim.seat) == next.seats.end())
            next.seats.push_back(gesture.aim.seat);
        if (gesture.aim.kind == Aim::Kind::Zone &&
            std::find(next.places.begin(), next.places.end(), gesture.aim.place) == next.places.end())
            next.places.push_back(gesture.aim.place);
    }
    if (!dragging) {
        std::vector<Held> gripped; // each grip once; gestures may be many
        for (const ZonePicture& zone : scene.picture().zones) {
            if (std::none_of(gestures.begin(), gestures.end(), [&](const Gesture& gesture) {
                    return gesture.grip.kind != Grip::Kind::Nothing && gesture.grip.place == zone.place;
                }))
                continue;
            for (int index = 0; index < int(zone.cards.size()); ++index) {
                const CardPicture& card = zone.cards[size_t(index)];
                const Held as{{zone.place, index}, card.face, card.group};
                if (grippable(as)) next.playable.push_back(as.spot);
            }
        }
    }
    lightHint(next);
    const bool changed = next != lights;
    lights = std::move(next);
    bloom(now);
    for (PetalItem* petal : petals.items())
        petal->setHinted(hinted >= 0 && petal->gesture().choice == hinted);
    showLights();
    const bool on = dragging || aimed.has_value() || (!held.empty() && petals.open());
    if (on != handIsOn && presenter) {
        handIsOn = on;
        presenter->table().handOnTable(on);
    }
    if (changed) emit q.lightsChanged();
    emit q.buttonsChanged();
}

void TableInput::Private::lightHint(Lights& next) const {
    next.hintedCards.clear();
    next.hintedSeats.clear();
    next.hintedPlaces.clear();
    if (hinted < 0) return;
    for (const Gesture& gesture : gestures) {
        if (gesture.choice != hinted) continue;
        if (gesture.aim.kind == Aim::Kind::Player) next.hintedSeats.push_back(gesture.aim.seat);
        if (gesture.aim.kind == Aim::Kind::Zone) next.hintedPlaces.push_back(gesture.aim.place);
        const ZonePicture* zone =
            gesture.grip.kind == Grip::Kind::Nothing ? nullptr : scene.picture().zone(gesture.grip.place);
        for (int index = 0; zone && index < int(zone->cards.size()); ++index) {
            const Spot spot{zone->place, index};
            const CardPicture& card = zone->cards[size_t(index)];
            if (grips(gesture, {spot, card.face, card.group})) next.hintedCards.push_back(spot);
        }
    }
}

void TableInput::setHinted(int choice) {
    m->hinted = choice;
    m->update();
}

QString TableInput::hintedButton() const {
    if (m->hinted < 0) return {};
    for (const Gesture& gesture : m->gestures)
        if (gesture.choice == m->hinted && gesture.button) return gesture.button->words;
    return {};
}

void TableInput::Private::bloom(const std::vector<Gesture>& now) {
    if (!presenter) return petals.close();
    std::vector<PetalBunch> bunches;
    const TableLayout& layout = scene.layout();
    const QRectF bounds = scene.sceneRect();
    std::vector<Aim> aims;
    for (const Gesture& gesture : now)
        if (gesture.petal && std::find(aims.begin(), aims.end(), gesture.aim) == aims.end())
            aims.push_back(gesture.aim);
    const QRectF middle = layout.bubbles.isEmpty() ? bounds : layout.bubbles;
    for (const Aim& aim : aims) {
        PetalBunch bunch;
        for (const Gesture& gesture : now)
            if (gesture.aim == aim && gesture.petal) bunch.gestures.push_back(gesture);
        bunch.chart = bunch.gestures.size() > 5;
        bunch.atSeat = aim.kind == Aim::Kind::Player && !bunch.chart;
        if (bunch.chart && aim.kind != Aim::Kind::Nowhere && aimed != aim)
            continue; // opens when it is aimed at
        if (aimed && *aimed != aim && (bunch.chart || (aimed && aimingAt(now, *aimed).size() > 5))) continue;
        std::stable_sort(bunch.gestures.begin(), bunch.gestures.end(),
                         [](const Gesture& a, const Gesture& b) {
                             return a.petal->kind != b.petal->kind ? a.petal->kind < b.petal->kind
                                                                   : a.petal->id < b.petal->id;
                         });
        bunch.at = aim.kind == Aim::Kind::Player                 ? scene.seatRect(aim.seat)
                   : aim.kind == Aim::Kind::Zone && !bunch.chart ? scene.zoneRect(aim.place)
                                                                 : middle;
        if (bunch.chart) {
            bunch.at = bounds.intersected(middle).isEmpty() ? bounds : middle;
            for (const SeatPicture& seat : scene.picture().seats)
                if (aim.kind == Aim::Kind::Player && seat.seat == aim.seat) bunch.title = seat.name;
        }
        if (bunch.at.isEmpty()) bunch.at = middle;
        bunches.push_back(std::move(bunch));
    }
    bunches.empty() ? petals.close() : petals.bloom(bunches, *presenter, layout.unit, bounds);
}

void TableInput::Private::showLights() {
    Lights shown = lights;
    if (!focusShown || !viewFocused || petals.focused() >= 0) {
        shown.focusedCard.reset();
        shown.focusedSeat.reset();
        shown.focusedPlace.reset();
    }
    scene.setLights(shown);
}

void TableInput::Private::setHovered(std::optional<Spot> spot) {
    if (lights.hovered == spot) return;
    lights.hovered = spot;
    showLights();
}

void TableInput::Private::openLook(std::optional<Spot> spot) {
    const CardPicture* card = spot ? cardAt(*spot) : nullptr;
    const ZonePicture* zone = spot ? scene.picture().zone(spot->place) : nullptr;
    if (!card || !zone || !presenter || card->face >= kNoFace) return;
    lookedAt = spot;
    look->open(presenter->art(card->face), presenter->ears(*zone, spot->index), scene.cardRect(*spot),
               scene.sceneRect(), scene.layout().unit);
}

void TableInput::Private::shutLook() {
    lookedAt.reset();
    if (look) look->shut();
}

QString TableInput::gripWords() const {
    if (m->held.empty() || !m->presenter) return {};
    bool seats = false, petals = false, places = false;
    for (const Gesture& gesture : m->candidates()) {
        seats = seats || gesture.aim.kind == Aim::Kind::Player;
        petals = petals || (gesture.aim.kind == Aim::Kind::Player && gesture.petal);
        places = places || gesture.aim.kind == Aim::Kind::Zone;
    }
    QString card = m->presenter->table().cardWords(m->held.front().face);
    if (!card.isEmpty()) card[0] = card[0].toUpper();
    if (petals)
        return tr("%1: now choose one of the buttons at a player.", "a card that is gripped").arg(card);
    if (seats) return tr("%1: now choose a player.", "a card that is gripped").arg(card);
    if (places) return tr("%1: now choose one of the lit places.", "a card that is gripped").arg(card);
    return {};
}

} // namespace tacklebox
