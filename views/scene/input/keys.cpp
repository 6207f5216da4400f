// The keys of the table, and the focus that they move (ux.md 1.2, 1.3).
#include "views/scene/input/tableinputprivate.h"

#include <QKeyEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <array>

namespace tacklebox {

namespace {

/// Cards of this zone can be walked through one by one.
bool single(const ZonePicture& zone) {
    return zone.spread != Spread::Backs && zone.spread != Spread::Pile && !zone.cards.empty();
}

} // namespace

// ---- where the focus may be ----

std::vector<TableInput::Private::Stop> TableInput::Private::stops() const {
    std::vector<Stop> all;
    if (petals.open()) all.push_back({Stop::Kind::Petals, {}});
    const TablePicture& picture = scene.picture();
    if (!picture.seats.empty()) all.push_back({Stop::Kind::Seats, {}});
    const auto worth = [&](const ZonePicture& zone) {
        const bool used = std::any_of(gestures.begin(), gestures.end(), [&](const Gesture& gesture) {
            return (gesture.grip.kind != Grip::Kind::Nothing && gesture.grip.place == zone.place) ||
                   (gesture.aim.kind == Aim::Kind::Zone && gesture.aim.place == zone.place);
        });
        if (scene.zoneRect(zone.place).isEmpty()) return false;
        return used || (!zone.cards.empty() && (zone.place.seat == kNoSeat || isMine(zone.place)));
    };
    const auto add = [&](auto belongs) {
        for (const ZonePicture& zone : picture.zones)
            if (belongs(zone) && worth(zone)) all.push_back({Stop::Kind::Zone, zone.place});
    };
    add([&](const ZonePicture& zone) { return zone.place.seat != kNoSeat && !isMine(zone.place); });
    add([&](const ZonePicture& zone) { return zone.place.seat == kNoSeat; });
    add([&](const ZonePicture& zone) { return isMine(zone.place) && zone.place.kind != PlaceKind::Hand; });
    add([&](const ZonePicture& zone) { return isMine(zone.place) && zone.place.kind == PlaceKind::Hand; });
    return all;
}

int TableInput::Private::currentStop(const std::vector<Stop>& all) const {
    for (size_t i = 0; i < all.size(); ++i) {
        switch (all[i].kind) {
        case Stop::Kind::Petals:
            if (petals.focused() >= 0) return int(i);
            break;
        case Stop::Kind::Seats:
            if (petals.focused() < 0 && lights.focusedSeat) return int(i);
            break;
        case Stop::Kind::Zone:
            if (petals.focused() < 0 && ((lights.focusedCard && lights.focusedCard->place == all[i].place) ||
                                         (lights.focusedPlace && *lights.focusedPlace == all[i].place)))
                return int(i);
            break;
        }
    }
    return -1;
}

void TableInput::Private::focusNothing() {
    lights.focusedCard.reset();
    lights.focusedSeat.reset();
    lights.focusedPlace.reset();
    focusFace.reset();
    petals.setFocused(-1);
}

void TableInput::Private::enterStop(const Stop& stop, bool fromEnd) {
    switch (stop.kind) {
    case Stop::Kind::Petals: q.focusPetal(fromEnd ? int(petals.items().size()) - 1 : 0); return;
    case Stop::Kind::Seats: {
        const auto& seats = scene.picture().seats;
        q.focusSeat(fromEnd ? seats.back().seat : seats.front().seat);
        return;
    }
    case Stop::Kind::Zone: {
        const ZonePicture* zone = scene.picture().zone(stop.place);
        if (!zone || !single(*zone)) return q.focusPlace(stop.place);
        // What is chosen there is where the keys go on.
        if (!held.empty() && held.front().spot.place == stop.place) return q.focusCard(held.front().spot);
        q.focusCard({stop.place, 0});
        return;
    }
    }
}

void TableInput::Private::focusDefault() {
    petals.setFocused(-1);
    if (lights.focusedCard || lights.focusedSeat || lights.focusedPlace) return;
    for (const ZonePicture& zone : scene.picture().zones)
        if (isMine(zone.place) && zone.place.kind == PlaceKind::Hand && single(zone)) {
            lights.focusedCard = Spot{zone.place, 0};
            focusFace = zone.cards.front().face;
            return;
        }
}

void TableInput::Private::keepFocus() {
    if (lights.focusedCard) {
        Spot& spot = *lights.focusedCard;
        const ZonePicture* zone = scene.picture().zone(spot.place);
        if (!zone || !single(*zone)) {
            lights.focusedCard.reset();
            walked = false;
            if (zone && zone->spread != Spread::Backs) lights.focusedPlace = spot.place;
        } else {
            Held card{spot, focusFace.value_or(kNoFace), -1};
            if (relocate(card, {})) {
                spot = card.spot;
            } else {
                spot.index = std::clamp(spot.index, 0, int(zone->cards.size()) - 1);
                focusFace = cardAt(spot)->face;
                walked = false;
            }
        }
    }
    if (lights.focusedSeat &&
        std::none_of(scene.picture().seats.begin(), scene.picture().seats.end(),
                     [this](const SeatPicture& seat) { return seat.seat == *lights.focusedSeat; }))
        lights.focusedSeat.reset();
    if (lights.focusedPlace && !scene.picture().zone(*lights.focusedPlace)) lights.focusedPlace.reset();
    if (lights.hovered && !cardAt(*lights.hovered)) lights.hovered.reset();
    if (!lights.focusedCard && !lights.focusedSeat && !lights.focusedPlace && petals.focused() < 0)
        focusDefault();
}

const Lights& TableInput::lights() const {
    return m->lights;
}

const Petals& TableInput::petals() const {
    return m->petals;
}

void TableInput::focusCard(Spot spot) {
    const CardPicture* card = m->cardAt(spot);
    if (!card) return;
    m->focusNothing();
    m->lights.focusedCard = spot;
    m->focusFace = card->face;
    m->showLights();
    emit focusMoved();
}

void TableInput::focusSeat(Seat seat) {
    m->focusNothing();
    m->lights.focusedSeat = seat;
    m->showLights();
    emit focusMoved();
}

void TableInput::focusPlace(Place place) {
    m->focusNothing();
    m->lights.focusedPlace = place;
    m->showLights();
    emit focusMoved();
}

void TableInput::focusPetal(int index) {
    if (index < 0 || index >= int(m->petals.items().size())) return;
    m->petals.setFocused(index); // the card from which they bloom keeps its place for when they close
    m->showLights();
    emit focusMoved();
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
    m->showLights();
}

void TableInput::focusOut() {
    m->viewFocused = false;
    m->showLights();
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

// ---- walking ----

bool TableInput::Private::walk(int key) {
    const int step = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const bool ends = key == Qt::Key_Home || key == Qt::Key_End;
    if (petals.focused() >= 0) {
        const int count = int(petals.items().size());
        const int to = ends ? (key == Qt::Key_Home ? 0 : count - 1)
                            : petals.neighbour(petals.focused(), sideways ? step : 0, sideways ? 0 : step);
        armed.reset();
        q.focusPetal(to);
        return true;
    }
    if (lights.focusedSeat) {
        const auto& seats = scene.picture().seats;
        int at = 0;
        for (size_t i = 0; i < seats.size(); ++i)
            if (seats[i].seat == *lights.focusedSeat) at = int(i);
        at = ends ? (key == Qt::Key_Home ? 0 : int(seats.size()) - 1)
                  : std::clamp(at + step, 0, int(seats.size()) - 1);
        if (!seats.empty()) q.focusSeat(seats[size_t(at)].seat);
        return true;
    }
    if (lights.focusedPlace) {
        std::vector<Stop> all = stops();
        std::erase_if(all, [](const Stop& stop) { return stop.kind != Stop::Kind::Zone; });
        if (all.empty()) return true;
        const int at = currentStop(all);
        const int last = int(all.size()) - 1;
        const int to = ends ? (key == Qt::Key_Home ? 0 : last) : std::clamp(at + step, 0, last);
        if (to != at) enterStop(all[size_t(to)], step < 0);
        return true;
    }
    if (!lights.focusedCard) {
        focusDefault();
        if (lights.focusedCard) {
            walked = true;
            showLights();
            emit q.focusMoved();
        }
        return true;
    }
    const Spot spot = *lights.focusedCard;
    const ZonePicture* zone = scene.picture().zone(spot.place);
    if (!zone || zone->cards.empty()) return true;
    const auto& cards = zone->cards;
    const int last = int(cards.size()) - 1;
    int to = spot.index;
    if (ends) {
        to = key == Qt::Key_Home ? 0 : last;
    } else if (sideways) {
        to = std::clamp(spot.index + step, 0, last);
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
        armed.reset();
        confirming = -1;
    }
    walked = true;
    q.focusCard({spot.place, to});
    return true;
}

std::optional<TableInput::Private::Held> TableInput::Private::focusedHeld() const {
    if (!lights.focusedCard || petals.focused() >= 0) return std::nullopt;
    return heldAt(*lights.focusedCard);
}

// ---- digits and letters ----

bool TableInput::Private::digitOrPetal(const QString& text) {
    if (text.isEmpty()) return false;
    const bool digit = text.size() == 1 && text[0].isDigit();
    const std::optional<Held> focus =
        held.empty() && openButton.isEmpty() && walked ? focusedHeld() : std::nullopt;
    const bool implicit = focus && grippable(*focus);
    // What the keys speak of: what is gripped, or else the card in focus.
    std::vector<Gesture> now = candidates();
    if (implicit) {
        const std::vector<Gesture> of = candidatesOf({*focus});
        now.insert(now.begin(), of.begin(), of.end());
    }
    const auto keyed = [&](const Gesture& gesture) {
        return gesture.petal && keyOf(*gesture.petal).compare(text, Qt::CaseInsensitive) == 0;
    };
    const auto take = [&](const Gesture& gesture) { // the card in focus becomes the one that is gripped
        if (implicit && gesture.grip.kind != Grip::Kind::Nothing && held.empty()) {
            held = {*focus};
            update();
        }
    };
    std::vector<Gesture> petalled;
    for (const Gesture& gesture : now)
        if (keyed(gesture) && (!aimed || gesture.aim == *aimed)) petalled.push_back(gesture);

    // 1. The petals of an aim that is already chosen.
    if (aimed && !petalled.empty()) {
        make(petalled.front());
        return true;
    }
    // 2. A player's number.
    const auto& seats = scene.picture().seats;
    const int number = digit ? text[0].digitValue() : 0;
    const Seat seat = number >= 1 && number <= int(seats.size()) ? seats[size_t(number - 1)].seat : kNoSeat;
    if (seat != kNoSeat) {
        const std::vector<Gesture> there = aimingAt(now, atSeat(seat));
        if (armed) // the petal is chosen: its player follows
            for (const Gesture& gesture : there)
                if (gesture.petal && gesture.petal->kind == armed->kind && gesture.petal->id == armed->id) {
                    make(gesture);
                    return true;
                }
        const auto ofGrip = std::find_if(there.begin(), there.end(), [](const Gesture& gesture) {
            return gesture.grip.kind != Grip::Kind::Nothing;
        });
        if (ofGrip != there.end() || (!there.empty() && petalled.empty())) {
            take(ofGrip != there.end() ? *ofGrip : there.front());
            armed.reset();
            return aimAt(atSeat(seat), this->now());
        }
    }
    // 3. A petal before its player.
    if (!petalled.empty()) {
        const Gesture& first = petalled.front();
        take(first);
        const bool alone = std::all_of(petalled.begin(), petalled.end(), [&](const Gesture& gesture) {
            return gesture.aim == first.aim && gesture.grip == first.grip;
        });
        const bool selected =
            !held.empty() || !openButton.isEmpty() || first.grip.kind == Grip::Kind::Nothing;
        if (alone && selected && petalled.size() == 1) {
            make(first);
            return true;
        }
        armed = *first.petal;
        int at = -1;
        for (size_t i = 0; i < petals.items().size(); ++i) {
            const Gesture& gesture = petals.items()[i]->gesture();
            if (!keyed(gesture)) continue;
            if (at < 0 || gesture.aim.seat == lastAsked) at = int(i);
        }
        if (at >= 0) {
            q.focusPetal(at);
        }
        emit q.hint(TableInput::tr("%1: now press the number of a player.").arg(armed->words));
        return true;
    }
    // 4. The number of a player who cannot be aimed at now: only shown.
    if (seat != kNoSeat) {
        if (!held.empty())
            explain(gripOf(held), atSeat(seat));
        else
            q.focusSeat(seat);
        return true;
    }
    return false;
}

bool TableInput::Private::pressKeyOfButton(const QString& text, int key) {
    for (const Gesture& gesture : q.buttons()) {
        if (!gesture.button) continue;
        if (key == Qt::Key_Space
                ? gesture.button->harmless
                : !text.isEmpty() && gesture.button->key.compare(text, Qt::CaseInsensitive) == 0) {
            if (gesture.choice < 0)
                make(gesture);
            else
                q.pressButton(gesture.choice);
            return true;
        }
    }
    return false;
}

bool TableInput::Private::spaceKey() {
    if (pressKeyOfButton({}, Qt::Key_Space)) return true;
    if (q.buttons().empty()) return false;
    // It is no answer here, and must not be tried as one of the window's keys either.
    if (tooSoon()) return true;
    emit q.hint(presenter->table().paused()
                    ? TableInput::tr("The game is paused: Esc goes on.")
                    : TableInput::tr("Each answer here gives something up: press the key of one."));
    emit q.refused();
    return true;
}

bool TableInput::Private::enterKey() {
    if (petals.focused() >= 0) {
        const Gesture gesture = petals.items()[size_t(petals.focused())]->gesture();
        // A colour chosen by its letter, and nobody named: the one who was asked last.
        if (armed && gesture.aim.kind == Aim::Kind::Player && lastAsked != kNoSeat &&
            gesture.aim.seat != lastAsked && aimAt(atSeat(lastAsked), now()))
            return true;
        if (armed && gesture.aim.kind == Aim::Kind::Player && lastAsked == kNoSeat && !oneOpponent()) {
            emit q.hint(TableInput::tr("Press the number of a player."));
            return true;
        }
        make(gesture);
        return true;
    }
    if (lights.focusedSeat) {
        q.activateSeat(*lights.focusedSeat);
        return true;
    }
    if (lights.focusedPlace) {
        q.activatePlace(*lights.focusedPlace);
        return true;
    }
    const std::optional<Held> card = focusedHeld();
    if (!card) return true;
    walked = true;
    const bool isHeld =
        std::any_of(held.begin(), held.end(), [&](const Held& other) { return other.spot == card->spot; });
    if (!isHeld) {
        const bool joins = !held.empty() && selectable(*card) && held.front().spot.place == card->spot.place;
        const std::vector<Gesture> now = candidatesOf({*card});
        const auto plain =
            std::find_if(now.begin(), now.end(), [](const Gesture& gesture) { return gesture.obvious; });
        if (!joins && plain != now.end())
            make(*plain);
        else
            q.activate(card->spot); // chooses it, or aims at where it lies
        return true;
    }
    // It is chosen already: do with it what is left to do.
    const std::vector<Gesture> now = candidates();
    const auto plain =
        std::find_if(now.begin(), now.end(), [](const Gesture& gesture) { return gesture.obvious; });
    if (plain != now.end() || now.size() == 1) {
        make(plain != now.end() ? *plain : now.front());
        return true;
    }
    if (now.empty()) {
        explain(gripOf(held), {});
        return true;
    }
    if (lastAsked != kNoSeat && aimAt(atSeat(lastAsked), this->now())) return true;
    if (oneOpponent() && aimAt(atSeat(scene.picture().seats.front().seat), this->now())) return true;
    if (petals.open())
        q.focusPetal(0);
    else
        emit q.hint(TableInput::tr("Press the number of a player, or drop the card."));
    return true;
}

bool TableInput::key(QKeyEvent* event) {
    if (!m->presenter) return false;
    const int key = event->key();
    // Takes a card into a selection, or out of it, whatever else Enter would do with it.
    const bool marks =
        key == Qt::Key_Insert || (key == Qt::Key_Space && event->modifiers() == Qt::ControlModifier);
    if (!marks && event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const bool walks = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up ||
                       key == Qt::Key_Down || key == Qt::Key_Home || key == Qt::Key_End;
    if (event->isAutoRepeat() && !walks) return true; // a held key is one key
    if (key == Qt::Key_Escape) return cancel();
    if (m->dragging) return true; // the card in the hand is dropped or taken back first
    if (!m->focusShown) {
        m->focusShown = true;
        m->showLights();
    }
    const QScopedValueRollback<bool> byKey(m->byKey, true);
    const QScopedValueRollback<bool> bySpace(m->bySpace, key == Qt::Key_Space);
    const QString text = event->text().trimmed();
    const bool letter = text.size() == 1 && text[0].isLetter();
    const bool wasOpen = m->look->isOpen();
    const std::optional<Spot> looked = m->lookedAt;
    if (key == Qt::Key_Question || text == QLatin1String("?")) {
        const std::optional<Spot> spot = looked ? looked : m->lights.focusedCard;
        if (spot) askRules(*spot);
        return true;
    }
    m->shutLook();
    if (walks) return m->walk(key);
    if (marks) {
        if (m->lights.focusedCard && m->petals.focused() < 0) activate(*m->lights.focusedCard);
        return true;
    }
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return m->enterKey();
    case Qt::Key_Space: return m->spaceKey();
    case Qt::Key_Backspace:
    case Qt::Key_Delete: {
        const std::optional<Private::Held> card = m->focusedHeld();
        if (card && std::any_of(m->held.begin(), m->held.end(),
                                [&](const Private::Held& other) { return other.spot == card->spot; }))
            m->choose(*card);
        return true;
    }
    default: break;
    }
    if (text.isEmpty() || (letter && !m->letterKeys)) return false;
    // What is gripped or aimed speaks first, then the buttons, then the card that is only in focus.
    const bool gripped = !m->held.empty() || m->aimed || !m->openButton.isEmpty();
    if (gripped && m->digitOrPetal(text)) return true;
    if (m->pressKeyOfButton(text, key)) return true;
    if (!gripped && m->digitOrPetal(text)) return true;
    if (text.compare(tr("I", "key: inspect, look closer"), Qt::CaseInsensitive) == 0) {
        if (!wasOpen && m->lights.focusedCard) m->openLook(m->lights.focusedCard);
        return true;
    }
    if (text.compare(tr("H", "key: hold the bots"), Qt::CaseInsensitive) == 0) {
        emit holdWanted();
        return true;
    }
    if (text.compare(tr("S", "key: say the status"), Qt::CaseInsensitive) == 0) {
        const Prompt prompt = m->presenter->prompt();
        emit hint(prompt.more.isEmpty() ? prompt.words
                                        : tr("%1 %2", "two sentences").arg(prompt.words, prompt.more));
        return true;
    }
    return false;
}

// ---- for accessible actions ----

void TableInput::activate(Spot spot) {
    if (!m->cardAt(spot)) return;
    Private::Target target;
    target.spot = spot;
    target.place = spot.place;
    m->clickAt(target, m->now());
}

void TableInput::activateSeat(Seat seat) {
    Private::Target target;
    target.seat = seat;
    m->clickAt(target, m->now());
}

void TableInput::activatePlace(Place place) {
    const ZonePicture* zone = m->scene.picture().zone(place);
    if (!zone) return;
    Private::Target target;
    target.place = place;
    if (zone->spread == Spread::Pile && !zone->cards.empty()) target.spot = Spot{place, 0};
    m->clickAt(target, m->now());
}

void TableInput::activatePetal(int index) {
    if (index < 0 || index >= int(m->petals.items().size())) return;
    const Gesture gesture = m->petals.items()[size_t(index)]->gesture();
    m->make(gesture);
}

} // namespace tacklebox
