// TableInput: everything that follows from the held cards: highlights, options and the card inspector.
#include "model/table/words.h"
#include "views/scene/input/tableinputprivate.h"
#include "views/scene/items/overlays.h"
#include "views/scene/picture/laidouttable.h"

#include <algorithm>

namespace tacklebox {

void TableInput::Private::update() {
    const std::vector<Gesture> now = candidates();
    Highlights next = highlights;
    next.raised.clear();
    next.playable.clear();
    next.seats.clear();
    next.places.clear();
    for (const Held& card : held)
        next.raised.push_back(card.spot);
    for (const Gesture& gesture : now) {
        if (gesture.target.kind == MoveTarget::Kind::Player) addOnce(next.seats, gesture.target.seat);
        if (gesture.target.kind == MoveTarget::Kind::Zone) addOnce(next.places, gesture.target.place);
    }
    if (!dragging()) {
        for (const ZonePicture& zone : scene.picture().zones) {
            if (std::ranges::none_of(gestures, [&](const Gesture& gesture) {
                    return gesture.source.kind != MoveSource::Kind::Nothing &&
                           gesture.source.place == zone.place;
                }))
                continue;
            for (int index = 0; index < int(zone.cards.size()); ++index) {
                const CardPicture& card = zone.cards[size_t(index)];
                const Held as{{zone.place, index}, card.face, card.group};
                if (canBeSource(as)) next.playable.push_back(as.spot);
            }
        }
    }
    highlightHint(next);
    const bool changed = next != highlights;
    highlights = std::move(next);
    showOptions(now);
    if (dragging()) showDrops(now);
    for (OptionItem* option : options.items())
        option->setHinted(hinted >= 0 && option->gesture().choice == hinted);
    showHighlights();
    const bool on = dragging() || chosenTarget.has_value() || (!held.empty() && options.isOpen());
    if (on != handIsOn && presenter) {
        handIsOn = on;
        presenter->table().handOnTable(on);
    }
    if (changed) emit q.highlightsChanged();
    emit q.buttonsChanged();
}

void TableInput::Private::showDrops(const std::vector<Gesture>& now) {
    std::vector<MoveTarget> targets;
    for (const Gesture& gesture : now)
        if (gesture.target.kind != MoveTarget::Kind::Nowhere) addOnce(targets, gesture.target);
    std::vector<TableScene::Drop> drops;
    for (const MoveTarget& target : targets) {
        const std::vector<Gesture> there = withTarget(now, target);
        const bool asks = std::ranges::any_of(there, [](const Gesture& gesture) {
            return gesture.target.kind == MoveTarget::Kind::Player && gesture.option &&
                   gesture.option->kind != MoveOption::Kind::Player &&
                   gesture.option->kind != MoveOption::Kind::Words;
        });
        TableScene::Drop drop{rectOf(target), {}, {}, {}};
        for (const OptionItem* option : options.items())
            if (option->gesture().target == target) drop.options |= option->mapRectToScene(option->rect());
        if (asks) { // the rest of the ask is chosen there
            for (const SeatPicture& seat : scene.picture().seats)
                if (seat.seat == target.seat) {
                    drop.words = TableInput::tr("Ask %1", "a card is carried: what it may be dropped for")
                                     .arg(seat.name);
                    drop.wordsUnderCard =
                        TableInput::tr("Drop: ask %1", "a card is over that player").arg(seat.name);
                }
        } else if (there.size() == 1 && presenter) {
            for (const TableChoice& choice : presenter->table().choices())
                if (choice.id == there.front().choice) drop.words = drop.wordsUnderCard = choice.words;
        }
        drops.push_back(drop);
    }
    scene.carried().showDrops(drops);
}

void TableInput::Private::highlightHint(Highlights& next) const {
    next.hintedCards.clear();
    next.hintedSeats.clear();
    next.hintedPlaces.clear();
    if (hinted < 0) return;
    for (const Gesture& gesture : gestures) {
        if (gesture.choice != hinted) continue;
        if (gesture.target.kind == MoveTarget::Kind::Player) next.hintedSeats.push_back(gesture.target.seat);
        if (gesture.target.kind == MoveTarget::Kind::Zone) next.hintedPlaces.push_back(gesture.target.place);
        const ZonePicture* zone = gesture.source.kind == MoveSource::Kind::Nothing
                                      ? nullptr
                                      : scene.picture().zone(gesture.source.place);
        for (int index = 0; zone && index < int(zone->cards.size()); ++index) {
            const CardRef spot{zone->place, index};
            const CardPicture& card = zone->cards[size_t(index)];
            if (fromSource(gesture, {spot, card.face, card.group})) next.hintedCards.push_back(spot);
        }
    }
}

void TableInput::setHinted(int choice) {
    m->hinted = choice;
    m->update();
}

QString TableInput::refusal() const {
    return m->scene.errorCallout().words();
}

QString TableInput::hintedButton() const {
    if (m->hinted < 0) return {};
    for (const Gesture& gesture : m->gestures)
        if (gesture.choice == m->hinted && gesture.button) return gesture.button->words;
    return {};
}

void TableInput::Private::showOptions(const std::vector<Gesture>& now) {
    if (!presenter) return options.close();
    std::vector<OptionGroup> groups;
    const TableLayout& layout = scene.layout();
    const QRectF bounds = scene.openRect();
    std::vector<MoveTarget> targets;
    for (const Gesture& gesture : now)
        if (gesture.option) addOnce(targets, gesture.target);
    const QRectF middle = layout.bubbles.isEmpty() ? bounds : layout.bubbles;
    for (const MoveTarget& target : targets) {
        OptionGroup group;
        for (const Gesture& gesture : now)
            if (gesture.target == target && gesture.option) group.gestures.push_back(gesture);
        group.chart = group.gestures.size() > kMostAtPlayer;
        group.atSeat = target.kind == MoveTarget::Kind::Player;
        if (group.chart && target.kind != MoveTarget::Kind::Nowhere && chosenTarget != target)
            continue; // opens when the target is chosen
        if (chosenTarget && *chosenTarget != target &&
            (group.chart || (chosenTarget && withTarget(now, *chosenTarget).size() > kMostAtPlayer)))
            continue;
        std::ranges::stable_sort(group.gestures, {}, [](const Gesture& gesture) {
            return std::pair(gesture.option->kind, gesture.option->id);
        });
        group.at = target.kind == MoveTarget::Kind::Player                 ? scene.seatRect(target.seat)
                   : target.kind == MoveTarget::Kind::Zone && !group.chart ? scene.zoneRect(target.place)
                                                                           : middle;
        if (group.atSeat && !layout.portraits[target.seat].isEmpty())
            group.anchor = {group.at.center().x(), scene.laidOut().textBottom(target.seat)};
        if (group.chart && group.atSeat)
            for (const SeatPicture& seat : scene.picture().seats)
                if (seat.seat == target.seat) group.title = seat.name;
        if (group.chart && !group.atSeat) group.at = bounds.intersected(middle).isEmpty() ? bounds : middle;
        if (group.at.isEmpty()) group.at = middle;
        groups.push_back(std::move(group));
    }
    QRectF room = bounds;
    const bool hasChart = std::ranges::any_of(groups, &OptionGroup::chart);
    for (const QRectF& text : scene.overlays().textRects()) // the chart ends above it
        if (hasChart && room.contains(text) && text.top() > bounds.top() + bounds.height() / 3)
            room.setBottom(text.top());
    groups.empty() ? options.close() : options.show(groups, *presenter, layout.unit, room);
    scene.overlays().setButtons(options.rects());
}

void TableInput::Private::showHighlights() {
    Highlights shown = highlights;
    if (!focusShown || !viewFocused || options.focused() >= 0) {
        shown.focusedCard.reset();
        shown.focusedSeat.reset();
        shown.focusedPlace.reset();
    }
    scene.setHighlights(shown);
}

void TableInput::Private::setHovered(std::optional<CardRef> spot) {
    if (highlights.hovered == spot) return;
    highlights.hovered = spot;
    showHighlights();
}

void TableInput::Private::openInspector(std::optional<CardRef> spot) {
    const CardPicture* card = spot ? cardAt(*spot) : nullptr;
    const ZonePicture* zone = spot ? scene.picture().zone(spot->place) : nullptr;
    if (!card || !zone || !presenter || card->face >= kNoFace) return;
    inspected = spot;
    inspectedSeat = kNoSeat;
    inspectedFace = card->face;
    if (zone->arrangement == Arrangement::Coins) return openSets(*zone, *spot);
    inspector->open(presenter->art(card->face), wordsOf(*zone, spot->index), scene.cardRect(*spot),
                    scene.openRect(), scene.layout().unit);
}

void TableInput::Private::openSeat(Seat seat) {
    const auto& seats = scene.picture().seats;
    const auto found = std::ranges::find(seats, seat, &SeatPicture::seat);
    if (found == seats.end()) return;
    inspectedSeat = seat;
    const CardWords words{found->tip.section(u'\n', 0, 0), found->tip.section(u'\n', 1), {}, {}, false};
    inspector->open(portraitArt(found->portrait), words, scene.seatRect(seat), scene.openRect(),
                    scene.layout().unit);
}

void TableInput::Private::openSets(const ZonePicture& zone, CardRef spot) {
    // The last coin may represent several sets: take all cards at its place.
    const QRectF coin = scene.cardRect(spot);
    std::vector<std::vector<CardArt>> sets;
    QStringList names, cards;
    int group = -1;
    for (int i = 0; i < int(zone.cards.size()); ++i) {
        const CardPicture& card = zone.cards[std::size_t(i)];
        if (scene.cardRect({spot.place, i}) != coin || card.face >= kNoFace) continue;
        if (sets.empty() || card.group != group) {
            sets.emplace_back();
            group = card.group;
            if (group >= 0 && group < int(zone.groups.size())) names << zone.groups[std::size_t(group)].name;
        }
        sets.back().push_back(presenter->art(card.face));
        cards << presenter->table().cardWords(card.face);
    }
    const QString comma = TableInput::tr(", ", "between cards of a list");
    const CardWords words{names.join(comma), capitalized(cards.join(comma)), {}, {}};
    inspector->openSets(sets, words, coin, scene.openRect(), scene.layout().unit);
}

CardWords TableInput::Private::wordsOf(const ZonePicture& zone, int index) const {
    const Face face = zone.cards[size_t(index)].face;
    CardWords words{capitalized(presenter->table().cardWords(face)), presenter->accessibleText(zone, index),
                    presenter->table().effectWords(face), presenter->playWords(zone, index)};
    // The title is shown above: do not repeat it.
    for (const QString& name : {words.title, asLabel(words.title)})
        if (words.facts.startsWith(name, Qt::CaseInsensitive)) words.facts.remove(0, name.size());
    while (!words.facts.isEmpty() && QStringLiteral(".,: ").contains(words.facts.front()))
        words.facts.remove(0, 1);
    words.facts = capitalized(words.facts);
    return words;
}

void TableInput::Private::followInspected() {
    if (inspectedSeat != kNoSeat) return openSeat(inspectedSeat);
    if (!inspector || !inspector->isOpen() || !inspected) return;
    const CardPicture* card = cardAt(*inspected);
    card && card->face == inspectedFace ? openInspector(inspected) : shutInspector();
}

void TableInput::Private::shutInspector() {
    inspected.reset();
    inspectedSeat = kNoSeat;
    if (inspector) inspector->shut();
}

} // namespace tacklebox
