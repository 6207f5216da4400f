// What a source and a target mean, and what is done with them.
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

TableInput::Private::Hit TableInput::Private::hitAt(QPointF point) const {
    Hit hit;
    hit.option = options.at(point);
    if (hit.option >= 0 || options.onChart(point)) return hit;
    hit.spot = scene.cardAt(point);
    if (hit.spot) {
        const ZonePicture* zone = scene.picture().zone(hit.spot->place);
        if (!zone || zone->arrangement == Arrangement::Backs) hit.spot.reset();
    }
    hit.seat = scene.seatAt(point);
    hit.place = scene.placeAt(point);
    if (hit.spot && !hit.place) hit.place = hit.spot->place;
    return hit;
}

// ---- what it means ----

bool TableInput::Private::fromSource(const Gesture& gesture, const Held& card) const {
    if (gesture.source.place != card.spot.place) return false;
    switch (gesture.source.kind) {
    case MoveSource::Kind::Nothing: return false;
    case MoveSource::Kind::OneCard: return gesture.source.face == card.face;
    case MoveSource::Kind::OfGroup: return gesture.source.group == card.group;
    case MoveSource::Kind::Selection:
        return std::find(gesture.source.cards.begin(), gesture.source.cards.end(), card.face) !=
               gesture.source.cards.end();
    }
    return false;
}

bool TableInput::Private::canBeSource(const Held& card) const {
    return std::any_of(gestures.begin(), gestures.end(),
                       [&](const Gesture& gesture) { return fromSource(gesture, card); });
}

bool TableInput::Private::selectable(const Held& card) const {
    return std::any_of(gestures.begin(), gestures.end(), [&](const Gesture& gesture) {
        return gesture.source.kind == MoveSource::Kind::Selection && fromSource(gesture, card);
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
        if (cards.empty() ? gesture.source.kind == MoveSource::Kind::Nothing
            : gesture.source.kind == MoveSource::Kind::Selection
                ? gesture.source.place == cards.front().spot.place && gesture.source.cards == faceList
                : cards.size() == 1 && fromSource(gesture, cards.front()))
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
            return gesture.button && gesture.target.kind == MoveTarget::Kind::Nowhere;
        });
    return found;
}

std::vector<Gesture> TableInput::Private::withTarget(const std::vector<Gesture>& all,
                                                     const MoveTarget& target) {
    std::vector<Gesture> found;
    for (const Gesture& gesture : all)
        if (gesture.target == target) found.push_back(gesture);
    return found;
}

MoveSource TableInput::Private::sourceOf(const std::vector<Held>& cards) const {
    MoveSource source;
    if (cards.empty()) return source;
    const Held& first = cards.front();
    source.place = first.spot.place;
    if (cards.size() > 1 || selectable(first)) {
        source.kind = MoveSource::Kind::Selection;
        for (const Held& card : cards)
            source.cards.push_back(card.face);
        std::sort(source.cards.begin(), source.cards.end());
    } else {
        source.kind = MoveSource::Kind::OneCard;
        source.face = first.face;
        source.group = first.group;
    }
    return source;
}

bool TableInput::Private::oneOpponent() const {
    return scene.picture().seats.size() == 1;
}

std::vector<Gesture> TableInput::Private::behindButton(const Gesture& gesture) const {
    std::vector<Gesture> found;
    for (const Gesture& other : gestures)
        if (other.button && other.button->words == gesture.button->words &&
            (other.option || other.target.kind == MoveTarget::Kind::Player))
            found.push_back(other);
    return found;
}

void TableInput::Private::explain(const MoveSource& source, const MoveTarget& target) {
    if (!presenter) return;
    QString why = presenter->whyNot(source, target);
    if (why.isEmpty()) {
        const bool asks = source.kind == MoveSource::Kind::Nothing &&
                          target.kind == MoveTarget::Kind::Player &&
                          std::any_of(gestures.begin(), gestures.end(),
                                      [&](const Gesture& gesture) { return gesture.target == target; });
        why = asks ? TableInput::tr("First choose a card.")
              : target.kind == MoveTarget::Kind::Nowhere
                  ? TableInput::tr("Nothing can be done with that now.")
              : source.kind == MoveSource::Kind::Nothing ? TableInput::tr("Nothing can be done there now.")
                                                         : TableInput::tr("That does not belong there.");
    }
    emit q.hint(why);
    if (!dragging) emit q.refused(); // a card in the hand may still go somewhere else
}

// ---- what is done ----

void TableInput::Private::choose(const Held& card) {
    chosenOption.reset();
    chosenTarget.reset();
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
    chosenTarget.reset();
    chosenOption.reset();
    openButton.clear();
    confirming = -1;
    options.setFocused(-1);
}

bool TableInput::Private::aimAt(const MoveTarget& target, qint64 pressedAt) {
    std::vector<Gesture> now = withTarget(candidates(), target);
    if (chosenOption) {
        std::vector<Gesture> fitting;
        for (const Gesture& gesture : now)
            if (gesture.option && gesture.option->kind == chosenOption->kind &&
                gesture.option->id == chosenOption->id)
                fitting.push_back(gesture);
        if (!fitting.empty()) now = std::move(fitting);
    }
    if (now.empty()) return false;
    const auto plain =
        std::find_if(now.begin(), now.end(), [](const Gesture& gesture) { return !gesture.option; });
    if (plain != now.end() || now.size() == 1) {
        make(plain != now.end() ? *plain : now.front(), pressedAt);
        return true;
    }
    chosenTarget = target;
    update();
    // The keys go on at the options of this target.
    for (size_t i = 0; i < options.items().size(); ++i)
        if (options.items()[i]->gesture().target == target) {
            options.setFocused(int(i));
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
    if (confirmAsks && gesture.target.kind == MoveTarget::Kind::Player && confirming != gesture.choice) {
        confirming = gesture.choice;
        QString words;
        for (const TableChoice& choice : presenter->table().choices())
            if (choice.id == gesture.choice) words = choice.words;
        emit q.hint(TableInput::tr("Once more to do it: %1").arg(words));
        return;
    }
    if (gesture.target.kind == MoveTarget::Kind::Player) lastAsked = gesture.target.seat;
    const int choice = gesture.choice;
    letGo();
    shutLook();
    options.close();
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

void TableInput::Private::clickAt(const Hit& hit, qint64 pressedAt) {
    if (hit.option >= 0) {
        make(options.items()[size_t(hit.option)]->gesture(), pressedAt);
        return;
    }
    if (hit.seat && aimAt(atSeat(*hit.seat), pressedAt)) return;
    const std::optional<Held> card = hit.spot ? heldAt(*hit.spot) : std::nullopt;
    const bool inHand = card && !held.empty() && held.front().spot.place == card->spot.place;
    if (!held.empty() && hit.place && !inHand && aimAt(atPlace(*hit.place), pressedAt)) return;
    if (card && (canBeSource(*card) || inHand)) {
        if (!canBeSource(*card)) {
            explain(sourceOf({*card}), {});
            return;
        }
        walked = true;
        if (highlights.focusedCard != card->spot) {
            q.focusCard(card->spot);
        }
        // A finger has no double click: the second tap on a chosen card does the obvious thing with it.
        if (byFinger && held.size() == 1 && held.front().spot == card->spot && obvious(*card, pressedAt))
            return;
        choose(*card);
        return;
    }
    if (hit.place) {
        // A click on a pile needs no source: what was chosen is let go for it.
        const std::vector<Held> before = std::exchange(held, {});
        if (!withTarget(candidates(), atPlace(*hit.place)).empty()) {
            chosenOption.reset();
            aimAt(atPlace(*hit.place), pressedAt);
            return;
        }
        held = before;
    }
    if (hit.seat) return explain(sourceOf(held), atSeat(*hit.seat));
    if (card && isMine(card->spot.place)) return explain(sourceOf({*card}), {});
    if (hit.place && (!held.empty() || !isMine(*hit.place)))
        return explain(sourceOf(held), atPlace(*hit.place));
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
        if (gesture.source.kind == MoveSource::Kind::Selection) continue;
        if (!gesture.button) continue;
        const bool further = gesture.option || gesture.target.kind == MoveTarget::Kind::Player;
        const bool listed = further && std::any_of(list.begin(), list.end(), [&](const Gesture& other) {
                                return other.button->words == gesture.button->words;
                            });
        if (!listed) list.push_back(gesture);
    }
    for (const Gesture& gesture : now) {
        if (gesture.source.kind != MoveSource::Kind::Selection) continue;
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
        play.source = m->sourceOf(m->held);
        play.button =
            Button{tr("Play"), tr("Enter", "the key"), false, m->presenter->whyNot(play.source, {})};
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
        if (m->options.open()) {
            m->options.setFocused(0);
            emit focusMoved();
        }
        return;
    }
    m->make(gesture);
}

} // namespace tacklebox
