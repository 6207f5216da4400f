// What a grip and an aim mean, and what is done with them.
#include "views/scene/input/tableinputprivate.h"

#include "model/table/gameclock.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace tacklebox {

// ---- what there is ----

bool TableInput::Private::live() const {
    return presenter && presenter->table().plan().tempo == Tempo::Live;
}

qint64 TableInput::Private::now() const {
    return presenter ? presenter->table().clock().now() : -1;
}

void TableInput::Private::followQuestion() {
    std::vector<int> choices;
    if (presenter && presenter->table().due() == Due::Person)
        for (const TableChoice& choice : presenter->table().choices())
            choices.push_back(choice.id);
    std::sort(choices.begin(), choices.end());
    // A choice that is gone makes no new question of the others.
    if (!std::includes(question.begin(), question.end(), choices.begin(), choices.end())) askedAt = millis();
    question = std::move(choices);
}

bool TableInput::Private::tooSoon() const {
    if (question.empty() || (live() && !bySpace)) return false;
    return millis() - askedAt < kMomentMillis;
}

const CardPicture* TableInput::Private::cardAt(const Spot& spot) const {
    const ZonePicture* zone = scene.picture().zone(spot.place);
    if (!zone || spot.index < 0 || spot.index >= int(zone->cards.size())) return nullptr;
    return &zone->cards[size_t(spot.index)];
}

std::optional<TableInput::Private::Held> TableInput::Private::heldAt(const Spot& spot) const {
    const CardPicture* card = cardAt(spot);
    if (!card) return std::nullopt;
    return Held{spot, card->face, card->group};
}

bool TableInput::Private::relocate(Held& card, const std::vector<Spot>& taken) const {
    const auto fits = [&](const Spot& spot) {
        const CardPicture* there = cardAt(spot);
        return there && there->face == card.face &&
               std::find(taken.begin(), taken.end(), spot) == taken.end();
    };
    if (fits(card.spot)) return true;
    const ZonePicture* zone = scene.picture().zone(card.spot.place);
    for (int index = 0; zone && index < int(zone->cards.size()); ++index) {
        const Spot spot{card.spot.place, index};
        if (!fits(spot)) continue;
        card.spot = spot;
        card.group = cardAt(spot)->group;
        return true;
    }
    return false;
}

bool TableInput::Private::isMine(Place place) const {
    return presenter && place.seat != kNoSeat && place.seat == presenter->table().facing();
}

TableInput::Private::Target TableInput::Private::targetAt(QPointF point) const {
    Target target;
    target.petal = petals.at(point);
    if (target.petal >= 0 || petals.onChart(point)) return target;
    target.spot = scene.cardAt(point);
    if (target.spot) {
        const ZonePicture* zone = scene.picture().zone(target.spot->place);
        if (!zone || zone->spread == Spread::Backs) target.spot.reset();
    }
    target.seat = scene.seatAt(point);
    target.place = scene.placeAt(point);
    if (target.spot && !target.place) target.place = target.spot->place;
    return target;
}

// ---- what it means ----

bool TableInput::Private::grips(const Gesture& gesture, const Held& card) const {
    if (gesture.grip.place != card.spot.place) return false;
    switch (gesture.grip.kind) {
    case Grip::Kind::Nothing: return false;
    case Grip::Kind::OneCard: return gesture.grip.face == card.face;
    case Grip::Kind::OfGroup: return gesture.grip.group == card.group;
    case Grip::Kind::Selection:
        return std::find(gesture.grip.cards.begin(), gesture.grip.cards.end(), card.face) !=
               gesture.grip.cards.end();
    }
    return false;
}

bool TableInput::Private::grippable(const Held& card) const {
    return std::any_of(gestures.begin(), gestures.end(),
                       [&](const Gesture& gesture) { return grips(gesture, card); });
}

bool TableInput::Private::selectable(const Held& card) const {
    return std::any_of(gestures.begin(), gestures.end(), [&](const Gesture& gesture) {
        return gesture.grip.kind == Grip::Kind::Selection && grips(gesture, card);
    });
}

std::vector<Gesture> TableInput::Private::candidatesOf(const std::vector<Held>& cards) const {
    std::vector<Face> faceList;
    faceList.reserve(cards.size());
    for (const Held& card : cards)
        faceList.push_back(card.face);
    std::sort(faceList.begin(), faceList.end());
    std::vector<Gesture> found;
    for (const Gesture& gesture : gestures) {
        if (cards.empty() ? gesture.grip.kind == Grip::Kind::Nothing
            : gesture.grip.kind == Grip::Kind::Selection
                ? gesture.grip.place == cards.front().spot.place && gesture.grip.cards == faceList
                : cards.size() == 1 && grips(gesture, cards.front()))
            found.push_back(gesture);
    }
    return found;
}

std::vector<Gesture> TableInput::Private::candidates() const {
    if (!openButton.isEmpty()) {
        std::vector<Gesture> found;
        for (const Gesture& gesture : gestures)
            if (gesture.button && gesture.button->words == openButton) found.push_back(gesture);
        return found;
    }
    std::vector<Gesture> found = candidatesOf(held);
    // Behind a button lies what the button opens, unless there is also a place for it.
    if (held.empty())
        std::erase_if(found, [](const Gesture& gesture) {
            return gesture.button && gesture.aim.kind == Aim::Kind::Nowhere;
        });
    return found;
}

std::vector<Gesture> TableInput::Private::aimingAt(const std::vector<Gesture>& all, const Aim& aim) {
    std::vector<Gesture> found;
    for (const Gesture& gesture : all)
        if (gesture.aim == aim) found.push_back(gesture);
    return found;
}

Grip TableInput::Private::gripOf(const std::vector<Held>& cards) const {
    Grip grip;
    if (cards.empty()) return grip;
    const Held& first = cards.front();
    grip.place = first.spot.place;
    if (cards.size() > 1 || selectable(first)) {
        grip.kind = Grip::Kind::Selection;
        for (const Held& card : cards)
            grip.cards.push_back(card.face);
        std::sort(grip.cards.begin(), grip.cards.end());
    } else {
        grip.kind = Grip::Kind::OneCard;
        grip.face = first.face;
        grip.group = first.group;
    }
    return grip;
}

bool TableInput::Private::oneOpponent() const {
    return scene.picture().seats.size() == 1;
}

std::vector<Gesture> TableInput::Private::behindButton(const Gesture& gesture) const {
    std::vector<Gesture> found;
    for (const Gesture& other : gestures)
        if (other.button && other.button->words == gesture.button->words &&
            (other.petal || other.aim.kind == Aim::Kind::Player))
            found.push_back(other);
    return found;
}

void TableInput::Private::explain(const Grip& grip, const Aim& aim) {
    if (!presenter) return;
    QString why = presenter->whyNot(grip, aim);
    if (why.isEmpty()) {
        const bool asks = grip.kind == Grip::Kind::Nothing && aim.kind == Aim::Kind::Player &&
                          std::any_of(gestures.begin(), gestures.end(),
                                      [&](const Gesture& gesture) { return gesture.aim == aim; });
        why = asks                               ? TableInput::tr("First choose a card.")
              : aim.kind == Aim::Kind::Nowhere   ? TableInput::tr("Nothing can be done with that now.")
              : grip.kind == Grip::Kind::Nothing ? TableInput::tr("Nothing can be done there now.")
                                                 : TableInput::tr("That does not belong there.");
    }
    emit q.hint(why);
    if (!dragging) emit q.refused(); // a card in the hand may still go somewhere else
}

// ---- what is done ----

void TableInput::Private::choose(const Held& card) {
    armed.reset();
    aimed.reset();
    openButton.clear();
    confirming = -1;
    const auto same =
        std::find_if(held.begin(), held.end(), [&](const Held& other) { return other.spot == card.spot; });
    if (same != held.end()) {
        held.erase(same);
    } else {
        const bool together =
            !held.empty() && held.front().spot.place == card.spot.place && selectable(card) &&
            std::all_of(held.begin(), held.end(), [&](const Held& other) { return selectable(other); });
        if (!together) held.clear();
        held.push_back(card);
    }
    if (presenter && !held.empty() && selectable(held.front())) {
        const QString words = presenter->selectionWords(q.selection());
        if (!words.isEmpty()) emit q.hint(words);
    }
    update();
}

void TableInput::Private::letGo() {
    held.clear();
    aimed.reset();
    armed.reset();
    openButton.clear();
    confirming = -1;
    petals.setFocused(-1);
}

bool TableInput::Private::aimAt(const Aim& aim, qint64 pressedAt) {
    std::vector<Gesture> now = aimingAt(candidates(), aim);
    if (armed) {
        std::vector<Gesture> fitting;
        for (const Gesture& gesture : now)
            if (gesture.petal && gesture.petal->kind == armed->kind && gesture.petal->id == armed->id)
                fitting.push_back(gesture);
        if (!fitting.empty()) now = std::move(fitting);
    }
    if (now.empty()) return false;
    const auto plain =
        std::find_if(now.begin(), now.end(), [](const Gesture& gesture) { return !gesture.petal; });
    if (plain != now.end() || now.size() == 1) {
        make(plain != now.end() ? *plain : now.front(), pressedAt);
        return true;
    }
    aimed = aim;
    update();
    // The keys go on at the petals of this aim.
    for (size_t i = 0; i < petals.items().size(); ++i)
        if (petals.items()[i]->gesture().aim == aim) {
            petals.setFocused(int(i));
            break;
        }
    emit q.focusMoved();
    return true;
}

void TableInput::Private::make(const Gesture& gesture, qint64 pressedAt) {
    if (gesture.choice < 0) {
        if (gesture.button && !gesture.button->why.isEmpty()) emit q.hint(gesture.button->why);
        emit q.refused();
        return;
    }
    if (byKey && tooSoon()) return;
    if (confirmAsks && gesture.aim.kind == Aim::Kind::Player && confirming != gesture.choice) {
        confirming = gesture.choice;
        QString words;
        for (const TableChoice& choice : presenter->table().choices())
            if (choice.id == gesture.choice) words = choice.words;
        emit q.hint(TableInput::tr("Once more to do it: %1").arg(words));
        return;
    }
    if (gesture.aim.kind == Aim::Kind::Player) lastAsked = gesture.aim.seat;
    const int choice = gesture.choice;
    letGo();
    shutLook();
    petals.close();
    emit q.chosen(choice, pressedAt >= 0 ? pressedAt : now());
    q.refresh();
}

bool TableInput::Private::obvious(const Held& card, qint64 pressedAt) {
    std::vector<Held> cards{card};
    if (std::any_of(held.begin(), held.end(), [&](const Held& other) { return other.spot == card.spot; }))
        cards = held;
    const std::vector<Gesture> now = candidatesOf(cards);
    const auto found =
        std::find_if(now.begin(), now.end(), [](const Gesture& gesture) { return gesture.obvious; });
    if (found == now.end() && now.size() != 1) return false;
    make(found != now.end() ? *found : now.front(), pressedAt);
    return true;
}

void TableInput::Private::clickAt(const Target& target, qint64 pressedAt) {
    if (target.petal >= 0) {
        make(petals.items()[size_t(target.petal)]->gesture(), pressedAt);
        return;
    }
    if (target.seat && aimAt(atSeat(*target.seat), pressedAt)) return;
    const std::optional<Held> card = target.spot ? heldAt(*target.spot) : std::nullopt;
    const bool inHand = card && !held.empty() && held.front().spot.place == card->spot.place;
    if (!held.empty() && target.place && !inHand && aimAt(atPlace(*target.place), pressedAt)) return;
    if (card && (grippable(*card) || inHand)) {
        if (!grippable(*card)) {
            explain(gripOf({*card}), {});
            return;
        }
        walked = true;
        if (lights.focusedCard != card->spot) {
            q.focusCard(card->spot);
        }
        // A finger has no double click: the second tap on a chosen card does the obvious thing with it.
        if (byFinger && held.size() == 1 && held.front().spot == card->spot && obvious(*card, pressedAt))
            return;
        choose(*card);
        return;
    }
    if (target.place) {
        // A click on a pile needs no grip: what was chosen is let go for it.
        const std::vector<Held> before = std::exchange(held, {});
        if (!aimingAt(candidates(), atPlace(*target.place)).empty()) {
            armed.reset();
            aimAt(atPlace(*target.place), pressedAt);
            return;
        }
        held = before;
    }
    if (target.seat) return explain(gripOf(held), atSeat(*target.seat));
    if (card && isMine(card->spot.place)) return explain(gripOf({*card}), {});
    if (target.place && (!held.empty() || !isMine(*target.place)))
        return explain(gripOf(held), atPlace(*target.place));
    q.cancel();
}

// ---- buttons ----

std::vector<Face> TableInput::selection() const {
    std::vector<Face> faces;
    for (const Private::Held& card : m->held)
        faces.push_back(card.face);
    std::sort(faces.begin(), faces.end());
    return faces;
}

std::vector<Gesture> TableInput::buttons() const {
    std::vector<Gesture> list;
    const std::vector<Gesture> now = m->candidatesOf(m->held);
    bool several = !m->held.empty() && m->selectable(m->held.front()), playable = false;
    for (const Gesture& gesture : m->gestures) {
        if (gesture.grip.kind == Grip::Kind::Selection) continue;
        if (!gesture.button) continue;
        const bool further = gesture.petal || gesture.aim.kind == Aim::Kind::Player;
        const bool listed = further && std::any_of(list.begin(), list.end(), [&](const Gesture& other) {
                                return other.button->words == gesture.button->words;
                            });
        if (!listed) list.push_back(gesture);
    }
    for (const Gesture& gesture : now) {
        if (gesture.grip.kind != Grip::Kind::Selection) continue;
        Gesture play = gesture;
        if (!play.button) play.button = Button{tr("Play"), tr("Enter", "the key"), false, {}};
        // What was just put together comes first, and Space plays it: it must not throw it away.
        for (Gesture& other : list)
            other.button->harmless = false;
        play.button->harmless = true;
        list.insert(list.begin(), play);
        playable = true;
    }
    if (several && !playable && m->presenter) {
        Gesture play;
        play.choice = -1;
        play.grip = m->gripOf(m->held);
        play.button = Button{tr("Play"), tr("Enter", "the key"), false, m->presenter->whyNot(play.grip, {})};
        list.push_back(play);
    }
    return list;
}

void TableInput::pressButton(int choice) {
    const std::vector<Gesture> list = buttons();
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const Gesture& gesture) { return gesture.choice == choice; });
    if (found == list.end()) return;
    const Gesture& gesture = *found;
    const QScopedValueRollback<bool> key(m->byKey, true);
    const std::vector<Gesture> behind = m->behindButton(gesture);
    if (gesture.choice >= 0 && behind.size() > 1) {
        m->letGo();
        m->openButton = gesture.button->words;
        m->update();
        if (m->petals.open()) {
            m->petals.setFocused(0);
            emit focusMoved();
        }
        return;
    }
    m->make(gesture);
}

} // namespace tacklebox
