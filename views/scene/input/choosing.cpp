// TableInput: choosing cards and targets, making moves, and the buttons of the prompt bar.
#include "views/scene/input/tableinputprivate.h"
#include "views/theme/keymap.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace tacklebox {

void TableInput::Private::choose(const Held& card) {
    resetChoice();
    if (isHeld(card))
        std::erase_if(held, [&](const Held& other) { return other.spot == card.spot; });
    else
        hold(card);
    if (presenter && !held.empty() && selectable(held.front())) {
        const QString words = presenter->selectionWords(q.selection());
        if (!words.isEmpty()) emit q.messageWanted(words);
    }
    update();
}

void TableInput::Private::hold(const Held& card) {
    const bool together = !held.empty() && held.front().spot.place == card.spot.place && selectable(card) &&
                          std::ranges::all_of(held, [this](const Held& other) { return selectable(other); });
    if (!together) held.clear();
    held.push_back(card);
}

void TableInput::Private::resetChoice() {
    chosenOption.reset();
    chosenTarget.reset();
    openButton.clear();
    confirming = -1;
}

void TableInput::Private::letGo() {
    held.clear();
    resetChoice();
    options.setFocused(-1);
}

bool TableInput::Private::chooseTarget(const MoveTarget& target, qint64 pressedAt) {
    std::vector<Gesture> now = withTarget(candidates(), target);
    const auto fits = [this](const Gesture& gesture) { return hasChosenOption(gesture); };
    if (std::ranges::any_of(now, fits)) std::erase_if(now, std::not_fn(fits));
    if (now.empty()) return false;
    const auto plain = std::ranges::find_if(now, std::logical_not<>(), &Gesture::option);
    if (plain != now.end() || now.size() == 1) {
        make(plain != now.end() ? *plain : now.front(), pressedAt);
        return true;
    }
    chosenTarget = target;
    update();
    // Keys continue at the options of this target.
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
        if (gesture.button && !gesture.button->why.isEmpty()) emit q.messageWanted(gesture.button->why);
        emit q.refused();
        return;
    }
    if (byKey && tooSoon() && gesture.choice != kManualAction) return;
    if (confirmAsks && gesture.target.kind == MoveTarget::Kind::Player && confirming != gesture.choice) {
        confirming = gesture.choice;
        QString words;
        for (const TableChoice& choice : presenter->table().choices())
            if (choice.id == gesture.choice) words = choice.words;
        emit q.messageWanted(TableInput::tr("Press again to confirm: %1").arg(words));
        return;
    }
    if (gesture.target.kind == MoveTarget::Kind::Player) lastAsked = gesture.target.seat;
    scene.errorCallout().end();
    const int choice = gesture.choice;
    letGo();
    shutInspector();
    options.close();
    if (choice == kHideCards)
        emit q.hideCardsWanted();
    else if (choice == kManualAction)
        emit q.acted();
    else
        emit q.chosen(choice, pressedAt >= 0 ? pressedAt : now());
    q.refresh();
}

bool TableInput::Private::obvious(const Held& card, qint64 pressedAt) {
    const std::vector<Gesture> now = candidatesOf(isHeld(card) ? held : std::vector{card});
    const auto found = std::ranges::find_if(now, &Gesture::obvious);
    if (found == now.end() && now.size() != 1) return false;
    make(found != now.end() ? *found : now.front(), pressedAt);
    return true;
}

bool TableInput::Private::pressedCoin(const Hit& hit) {
    const ZonePicture* zone = hit.spot ? scene.picture().zone(hit.spot->place) : nullptr;
    if (!zone || zone->arrangement != Arrangement::Coins || !held.empty() || chosenOption) return false;
    if (!withTarget(candidates(), atPlace(hit.spot->place)).empty()) return false;
    if (hit.seat && !withTarget(candidates(), atSeat(*hit.seat)).empty()) return false;
    openInspector(hit.spot);
    if (inspector->isOpen()) emit q.cardInspected(inspector->words().joined());
    return inspector->isOpen();
}

void TableInput::Private::clickAt(const Hit& hit, qint64 pressedAt) {
    if (hit.option >= 0) {
        make(options.items()[size_t(hit.option)]->gesture(), pressedAt);
        return;
    }
    if (isAwaitedAt(hit)) return make(gestures.front(), pressedAt);
    if (pressedCoin(hit)) return;
    if (hit.seat && chooseTarget(atSeat(*hit.seat), pressedAt)) return;
    const std::optional<Held> card = hit.spot ? heldAt(*hit.spot) : std::nullopt;
    const bool inHand = card && !held.empty() && held.front().spot.place == card->spot.place;
    if (!held.empty() && hit.place && !inHand && chooseTarget(atPlace(*hit.place), pressedAt)) return;
    if (card && (canBeSource(*card) || inHand)) {
        if (!canBeSource(*card)) {
            explain(sourceOf({*card}), {}, card->spot);
            return;
        }
        focusChosen = true;
        if (highlights.focusedCard != card->spot) {
            q.focusCard(card->spot);
        }
        // Not in a lesson, which explains each click. And not just after a new question: the click was meant
        // for the previous one.
        if (held.empty() && !asked && !inputGuard.runs())
            if (const auto only = onlyMove(candidatesOf({*card})); only && only->atOnce)
                return make(*only, pressedAt);
        // Touch has no double click: a second tap on a chosen card makes its obvious move.
        if (byFinger && held.size() == 1 && held.front().spot == card->spot && obvious(*card, pressedAt))
            return;
        choose(*card);
        return;
    }
    if (hit.place) {
        // A click on a pile may need no source. Then release the chosen cards.
        const std::vector<Held> before = std::exchange(held, {});
        if (!withTarget(candidates(), atPlace(*hit.place)).empty()) {
            chosenOption.reset();
            chooseTarget(atPlace(*hit.place), pressedAt);
            return;
        }
        held = before;
    }
    const bool elsewhere = !inHand && (hit.seat || hit.place);
    if (const auto only = elsewhere ? playedAnywhere(hit) : std::nullopt) return make(*only, pressedAt);
    if (hit.seat) return explain(sourceOf(held), atSeat(*hit.seat));
    if (card && isMine(card->spot.place)) return explain(sourceOf({*card}), {}, card->spot);
    if (hit.place && (!held.empty() || !isMine(*hit.place)))
        return explain(sourceOf(held), atPlace(*hit.place));
    q.cancel();
}

// ---- buttons ----

std::vector<Face> TableInput::selection() const {
    return Private::facesOf(m->held);
}

std::vector<Gesture> TableInput::buttons() const {
    std::vector<Gesture> list;
    const std::vector<Gesture> now = m->candidatesOf(m->held);
    bool several = !m->held.empty() && m->selectable(m->held.front()), playable = false;
    for (const Gesture& gesture : m->gestures) {
        if (gesture.source.kind == MoveSource::Kind::Selection) continue;
        if (!gesture.button) continue;
        const bool further = gesture.option || gesture.target.kind == MoveTarget::Kind::Player;
        const bool listed = further && std::ranges::any_of(list, [&](const Gesture& other) {
                                return other.button->words == gesture.button->words;
                            });
        if (listed) continue;
        list.push_back(gesture);
        if (m->asked && gesture.choice != *m->asked) list.back().button->isDefault = false;
    }
    for (const Gesture& gesture : now) {
        if (gesture.source.kind != MoveSource::Kind::Selection) continue;
        Gesture play = gesture;
        if (!play.button) play.button = Button{tr("Play"), keys::nameOf(keys::Command::UseCard), false, {}};
        // The button of a selection comes first and is the default: Space must not throw the selection away.
        for (Gesture& other : list)
            other.button->isDefault = false;
        play.button->isDefault = true;
        list.insert(list.begin(), play);
        playable = true;
    }
    if (several && !playable && m->presenter) {
        Gesture play;
        play.choice = -1;
        play.source = m->sourceOf(m->held);
        play.button = Button{tr("Play"), keys::nameOf(keys::Command::UseCard), false,
                             m->presenter->refusalText(play.source, {})};
        list.push_back(play);
    }
    return list;
}

void TableInput::setAsked(std::optional<int> choice) {
    if (m->asked == choice) return;
    m->asked = choice;
    emit buttonsChanged();
}

void TableInput::pressButton(int choice) {
    const std::vector<Gesture> list = buttons();
    const auto found = std::ranges::find(list, choice, &Gesture::choice);
    if (found == list.end()) return;
    const Gesture& gesture = *found;
    const QScopedValueRollback<bool> key(m->byKey, true);
    const std::vector<Gesture> behind = m->behindButton(gesture);
    if (gesture.choice >= 0 && behind.size() > 1) {
        m->letGo();
        m->openButton = gesture.button->words;
        m->update();
        if (m->options.isOpen()) {
            m->options.setFocused(0);
            emit focusMoved();
        }
        return;
    }
    m->make(gesture);
}

} // namespace tacklebox
