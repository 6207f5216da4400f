// TableInput: sources of moves, and the meaning of a source with a target.
#include "views/scene/input/tableinputprivate.h"

#include "model/table/gameclock.h"
#include "views/scene/items/zoneitems.h"

#include <algorithm>

namespace tacklebox {

// ---- the table ----

bool TableInput::Private::live() const {
    return presenter && presenter->table().plan().tempo == Tempo::Live;
}

qint64 TableInput::Private::now() const {
    return presenter ? presenter->table().clock().now() : -1;
}

void TableInput::Private::followQuestion() {
    std::vector<int> choices;
    if (presenter && presenter->table().waitingFor() == WaitingFor::Person)
        for (const TableChoice& choice : presenter->table().choices())
            choices.push_back(choice.id);
    if (presenter && presenter->table().waitingFor() == WaitingFor::HideCards) choices.push_back(kHideCards);
    // The user can read a question only when its choices are offered.
    std::erase_if(choices, [this](int choice) { return !presenter->table().isOffered(choice); });
    std::sort(choices.begin(), choices.end());
    // If choices only disappear, it is the same question.
    if (!std::includes(question.begin(), question.end(), choices.begin(), choices.end())) inputGuard.begin();
    question = std::move(choices);
}

bool TableInput::Private::tooSoon() const {
    return !question.empty() && (!live() || bySpace) && inputGuard.runs();
}

const CardPicture* TableInput::Private::cardAt(const CardRef& spot) const {
    const ZonePicture* zone = scene.picture().zone(spot.place);
    if (!zone || spot.index < 0 || spot.index >= int(zone->cards.size())) return nullptr;
    return &zone->cards[size_t(spot.index)];
}

std::optional<TableInput::Private::Held> TableInput::Private::heldAt(const CardRef& spot) const {
    const CardPicture* card = cardAt(spot);
    if (!card) return std::nullopt;
    return Held{spot, card->face, card->group};
}

bool TableInput::Private::relocate(Held& card, const std::vector<CardRef>& taken) const {
    const auto fits = [&](const CardRef& spot) {
        const CardPicture* there = cardAt(spot);
        return there && there->face == card.face && std::ranges::count(taken, spot) == 0;
    };
    if (fits(card.spot)) return true;
    const ZonePicture* zone = scene.picture().zone(card.spot.place);
    for (int index = 0; zone && index < int(zone->cards.size()); ++index) {
        const CardRef spot{card.spot.place, index};
        if (!fits(spot)) continue;
        card.spot = spot;
        card.group = cardAt(spot)->group;
        return true;
    }
    return false;
}

bool TableInput::Private::isMine(PileId place) const {
    return presenter && place.seat != kNoSeat && place.seat == presenter->table().viewer();
}

TableInput::Private::Hit TableInput::Private::hitAt(QPointF point) const {
    Hit hit;
    hit.option = options.at(point);
    if (hit.option >= 0 || options.onChart(point)) return hit;
    hit.spot = scene.zones().cardAt(point);
    if (hit.spot) {
        const ZonePicture* zone = scene.picture().zone(hit.spot->place);
        if (!zone || zone->arrangement == Arrangement::Backs) hit.spot.reset();
    }
    hit.seat = scene.seatAt(point);
    hit.place = scene.placeAt(point);
    if (hit.spot && !hit.place) hit.place = hit.spot->place;
    return hit;
}

// ---- what is awaited ----

std::vector<Gesture> TableInput::Private::manualGestures() const {
    const int choice = kManualAction;
    if (awaited->kind == ManualAction::Kind::Roll)
        return {{.choice = choice, .button = Button{.words = TableInput::tr("Roll"), .isDefault = true}}};
    const MoveSource top{.kind = MoveSource::Kind::OneCard, .place = awaited->pile, .face = kHidden};
    const Button fish{.words = TableInput::tr("Go fish"),
                      .key = TableInput::tr("F", "key for going fishing"),
                      .isDefault = true};
    return {{.choice = choice, .target = atPlace(awaited->pile), .button = fish},
            {.choice = choice, .source = top, .target = atPlace(handOf(presenter->table().viewer()))}};
}

QString TableInput::Private::manualQuestion() const {
    if (awaited->kind == ManualAction::Kind::Roll)
        return TableInput::tr("Roll the dice: click the table or press Space.");
    return awaited->pile.kind == PileKind::Hole ? TableInput::tr("Go fish! Click the hole or press F.")
                                                : TableInput::tr("Go fish! Click the pond or press F.");
}

bool TableInput::Private::isAwaitedAt(const Hit& hit) const {
    if (!awaited) return false;
    if (awaited->kind == ManualAction::Kind::Fish) return hit.place == awaited->pile;
    return !hit.seat && !(hit.place && isMine(*hit.place));
}

const Gesture* TableInput::Private::drawFrom(PileId pile) const {
    const CardPicture* top = cardAt({pile, 0});
    if (!top || top->face != kHidden || pile.seat != kNoSeat) return nullptr;
    const auto found = std::ranges::find_if(gestures, [&](const Gesture& gesture) {
        return gesture.source.kind == MoveSource::Kind::Nothing && gesture.target == atPlace(pile) &&
               !gesture.option;
    });
    return found != gestures.end() ? &*found : nullptr;
}

// ---- gestures ----

bool TableInput::Private::fromSource(const Gesture& gesture, const Held& card) const {
    if (gesture.source.place != card.spot.place) return false;
    switch (gesture.source.kind) {
    case MoveSource::Kind::Nothing: return false;
    case MoveSource::Kind::OneCard: return gesture.source.face == card.face;
    case MoveSource::Kind::OfGroup: return gesture.source.group == card.group;
    case MoveSource::Kind::Selection: return std::ranges::count(gesture.source.cards, card.face) > 0;
    }
    return false;
}

bool TableInput::Private::canBeSource(const Held& card) const {
    return std::ranges::any_of(gestures, [&](const Gesture& gesture) { return fromSource(gesture, card); });
}

bool TableInput::Private::selectable(const Held& card) const {
    return std::ranges::any_of(gestures, [&](const Gesture& gesture) {
        return gesture.source.kind == MoveSource::Kind::Selection && fromSource(gesture, card);
    });
}

std::vector<Face> TableInput::Private::facesOf(const std::vector<Held>& cards) {
    std::vector<Face> faces;
    for (const Held& card : cards)
        faces.push_back(card.face);
    std::ranges::sort(faces);
    return faces;
}

std::vector<Gesture> TableInput::Private::candidatesOf(const std::vector<Held>& cards) const {
    const std::vector<Face> faceList = facesOf(cards);
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
    if (const Gesture* draw = dragging() && !held.empty() ? drawFrom(held.front().spot.place) : nullptr)
        return {{.choice = draw->choice, .target = atPlace(handOf(presenter->table().viewer()))}};
    std::vector<Gesture> found = candidatesOf(held);
    // Moves behind a button are made through it, unless they also have a target.
    if (held.empty())
        std::erase_if(found, [](const Gesture& gesture) {
            return gesture.button && gesture.target.kind == MoveTarget::Kind::Nowhere;
        });
    return found;
}

std::optional<Gesture> TableInput::Private::onlyMove(const std::vector<Gesture>& now) {
    if (now.empty() || std::ranges::any_of(now, [&now](const Gesture& gesture) {
            return gesture.option || gesture.choice != now.front().choice;
        }))
        return std::nullopt;
    return now.front();
}

std::optional<Gesture> TableInput::Private::playedAnywhere(const Hit& hit) const {
    if (held.empty() || !presenter) return std::nullopt;
    const auto only = onlyMove(candidates());
    const MoveTarget target = hit.seat ? atSeat(*hit.seat) : hit.place ? atPlace(*hit.place) : MoveTarget{};
    if (drawFrom(held.front().spot.place)) return only;
    return only && presenter->refusalText(sourceOf(held), target).isEmpty() ? only : std::nullopt;
}

QString TableInput::Private::whereItBelongs() const {
    QStringList places;
    bool players = false;
    for (const Gesture& gesture : candidates()) {
        players = players || gesture.target.kind == MoveTarget::Kind::Player;
        if (gesture.target.kind != MoveTarget::Kind::Zone) continue;
        const ZonePicture* zone = scene.picture().zone(gesture.target.place);
        if (zone && !places.contains(zone->name)) places << zone->name;
    }
    if (places.isEmpty()) return players ? TableInput::tr("Drop it on a player.") : QString();
    const QString all = places.join(QStringLiteral(", "));
    return players ? TableInput::tr("Drop it on a player, or here: %1.", "places").arg(all)
                   : TableInput::tr("Drop it here: %1.", "places").arg(all);
}

std::vector<Gesture> TableInput::Private::withTarget(std::vector<Gesture> all, const MoveTarget& target) {
    std::erase_if(all, [&target](const Gesture& gesture) { return gesture.target != target; });
    return all;
}

MoveSource TableInput::Private::sourceOf(const std::vector<Held>& cards) const {
    MoveSource source;
    if (cards.empty()) return source;
    const Held& first = cards.front();
    source.place = first.spot.place;
    if (cards.size() > 1 || selectable(first)) {
        source.kind = MoveSource::Kind::Selection;
        source.cards = facesOf(cards);
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

QRectF TableInput::Private::rectOf(const MoveTarget& target) const {
    switch (target.kind) {
    case MoveTarget::Kind::Player: return scene.seatRect(target.seat);
    case MoveTarget::Kind::Zone: return scene.zoneRect(target.place);
    default: return {};
    }
}

void TableInput::Private::explain(const MoveSource& source, const MoveTarget& target,
                                  std::optional<CardRef> card) {
    if (!presenter) return;
    QString why = awaited ? manualQuestion() : presenter->refusalText(source, target);
    if (why.isEmpty()) {
        const bool asks = source.kind == MoveSource::Kind::Nothing &&
                          target.kind == MoveTarget::Kind::Player &&
                          std::ranges::count(gestures, target, &Gesture::target) > 0;
        why = asks                                       ? TableInput::tr("Choose a card first.")
              : target.kind == MoveTarget::Kind::Nowhere ? TableInput::tr("You can't use that now.")
              : source.kind == MoveSource::Kind::Nothing ? TableInput::tr("You can't do anything there now.")
                                                         : whereItBelongs();
        if (why.isEmpty()) why = TableInput::tr("You can't play that now.");
    }
    if (!card && !held.empty()) card = held.front().spot;
    const QRectF there = rectOf(target);
    QRectF here = card ? scene.cardRect(*card) : there;
    if (dragging()) here.moveCenter(scene.carried().middle());
    scene.refuse(why, here, there,
                 dragging() ? -1 : kReasonMillis + kReasonMillisPerLetter * int(why.size()));
    emit q.messageWanted(why);
    if (!dragging() && card) scene.shake(*card, scene.carried().isHeld() ? kGlideMillis : 0);
    if (!dragging()) emit q.refused(); // a carried card may still go elsewhere
}

} // namespace tacklebox
