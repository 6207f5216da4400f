// TableInput: the keys of the table, and the actions of screen readers.
#include "views/scene/input/tableinputprivate.h"
#include "views/theme/keymap.h"

#include <QKeyEvent>
#include <QScopedValueRollback>

#include <algorithm>

namespace tacklebox {

// ---- digits and letters ----

bool TableInput::Private::digitOrOption(const QString& text) {
    if (text.isEmpty()) return false;
    const bool digit = text.size() == 1 && text[0].isDigit();
    const std::optional<Held> focus =
        held.empty() && openButton.isEmpty() && focusChosen ? focusedHeld() : std::nullopt;
    const bool implicit = focus && canBeSource(*focus);
    // Keys apply to the held cards, or else to the focused card.
    std::vector<Gesture> now = candidates();
    if (implicit) {
        const std::vector<Gesture> of = candidatesOf({*focus});
        now.insert(now.begin(), of.begin(), of.end());
    }
    const auto keyed = [&](const Gesture& gesture) { return gesture.option && gesture.option->key == text; };
    const auto take = [&](const Gesture& gesture) { // hold the focused card
        if (implicit && gesture.source.kind != MoveSource::Kind::Nothing && held.empty()) {
            held = {*focus};
            update();
        }
    };
    std::vector<Gesture> withOption;
    for (const Gesture& gesture : now)
        if (keyed(gesture) && (!chosenTarget || gesture.target == *chosenTarget))
            withOption.push_back(gesture);

    // 1. The options of a target that is already chosen.
    if (chosenTarget && !withOption.empty()) {
        make(withOption.front());
        return true;
    }
    // 2. A player's number.
    const auto& seats = scene.picture().seats;
    const int number = digit ? text[0].digitValue() : 0;
    const auto numbered = std::ranges::find(seats, number, &SeatPicture::number);
    const Seat seat = number == 0 || numbered == seats.end() ? kNoSeat : numbered->seat;
    if (seat != kNoSeat) {
        const std::vector<Gesture> there = withTarget(now, atSeat(seat));
        // The option was chosen before its player.
        for (const Gesture& gesture : there)
            if (hasChosenOption(gesture)) {
                make(gesture);
                return true;
            }
        // An ask without a card that a lesson wants comes before the focused card.
        const bool isAskedFor =
            held.empty() && std::ranges::any_of(there, [&](const Gesture& gesture) {
                return asked && gesture.choice == *asked && gesture.source.kind == MoveSource::Kind::Nothing;
            });
        if (isAskedFor) {
            chosenOption.reset();
            return chooseTarget(atSeat(seat), this->now());
        }
        const auto ofSource = std::ranges::find_if(
            there, [](const Gesture& gesture) { return gesture.source.kind != MoveSource::Kind::Nothing; });
        if (ofSource != there.end() || (!there.empty() && withOption.empty())) {
            take(ofSource != there.end() ? *ofSource : there.front());
            chosenOption.reset();
            return chooseTarget(atSeat(seat), this->now());
        }
    }
    // 3. An option before its player.
    if (!withOption.empty()) {
        const Gesture& first = withOption.front();
        take(first);
        const bool alone = std::ranges::all_of(withOption, [&](const Gesture& gesture) {
            return gesture.target == first.target && gesture.source == first.source;
        });
        const bool selected =
            !held.empty() || !openButton.isEmpty() || first.source.kind == MoveSource::Kind::Nothing;
        if (alone && selected && withOption.size() == 1) {
            make(first);
            return true;
        }
        chosenOption = *first.option;
        int at = -1;
        for (size_t i = 0; i < options.items().size(); ++i) {
            const Gesture& gesture = options.items()[i]->gesture();
            if (!keyed(gesture)) continue;
            if (at < 0 || gesture.target.seat == lastAsked) at = int(i);
        }
        if (at >= 0) {
            q.focusOption(at);
        }
        emit q.buttonsChanged(); // the prompt bar asks for the player
        return true;
    }
    // 4. The number of a player who cannot be a target now: explain it, or only focus the player.
    if (seat != kNoSeat) {
        if (!held.empty())
            explain(sourceOf(held), atSeat(seat));
        else
            q.focusSeat(seat);
        return true;
    }
    return false;
}

bool TableInput::Private::pressKeyOfButton(const QString& key) {
    for (const Gesture& gesture : q.buttons()) {
        if (key.isEmpty() ? !gesture.button->isDefault : gesture.button->key != key) continue;
        gesture.choice < 0 ? make(gesture) : q.pressButton(gesture.choice);
        return true;
    }
    return false;
}

bool TableInput::Private::spaceKey() {
    if (pressKeyOfButton({})) return true;
    if (q.buttons().empty()) return false;
    // Space answers nothing here, and must not act as one of the window's keys either.
    if (tooSoon()) return true;
    emit q.messageWanted(TableInput::tr("Press the key of an answer."));
    emit q.refused();
    return true;
}

bool TableInput::Private::enterKey() {
    if (options.focused() >= 0) {
        const Gesture gesture = options.items()[size_t(options.focused())]->gesture();
        // A colour was chosen by its letter, without a player: take the player who was asked last.
        if (chosenOption && gesture.target.kind == MoveTarget::Kind::Player && lastAsked != kNoSeat &&
            gesture.target.seat != lastAsked && chooseTarget(atSeat(lastAsked), now()))
            return true;
        if (chosenOption && gesture.target.kind == MoveTarget::Kind::Player && lastAsked == kNoSeat &&
            !oneOpponent()) {
            emit q.messageWanted(TableInput::tr("Press a player's number."));
            return true;
        }
        make(gesture);
        return true;
    }
    if (highlights.focusedSeat) {
        q.activateSeat(*highlights.focusedSeat);
        return true;
    }
    if (highlights.focusedPlace) {
        q.activatePile(*highlights.focusedPlace);
        return true;
    }
    const std::optional<Held> card = focusedHeld();
    if (!card) return true;
    focusChosen = true;
    if (!isHeld(*card)) {
        const bool joins = !held.empty() && selectable(*card) && held.front().spot.place == card->spot.place;
        const std::vector<Gesture> now = candidatesOf({*card});
        const auto plain = std::ranges::find_if(now, &Gesture::obvious);
        if (!joins && plain != now.end())
            make(*plain);
        else
            q.activate(card->spot); // chooses the card, or targets its pile
        return true;
    }
    // The card is already chosen: make the remaining move.
    const std::vector<Gesture> now = candidates();
    const auto plain = std::ranges::find_if(now, &Gesture::obvious);
    if (plain != now.end() || now.size() == 1) {
        make(plain != now.end() ? *plain : now.front());
        return true;
    }
    if (now.empty()) {
        explain(sourceOf(held), {});
        return true;
    }
    if (lastAsked != kNoSeat && chooseTarget(atSeat(lastAsked), this->now())) return true;
    if (oneOpponent() && chooseTarget(atSeat(scene.picture().seats.front().seat), this->now())) return true;
    if (options.isOpen())
        q.focusOption(0);
    else
        emit q.messageWanted(TableInput::tr("Press a player's number, or drop the card."));
    return true;
}

bool TableInput::key(QKeyEvent* event) {
    if (!m->presenter) return false;
    using enum keys::Command;
    const keys::Command command = keys::commandOf(*event, keys::Context::Table);
    if (command != MarkCard &&
        event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (event->isAutoRepeat() && command != MoveFocus) return true; // ignore repeats of a held key
    if (command == Back) return cancel();
    if (m->dragging()) return true; // first drop the card or cancel the drag
    if (!m->focusShown) {
        m->focusShown = true;
        m->showHighlights();
    }
    const QScopedValueRollback<bool> byKey(m->byKey, true);
    const QScopedValueRollback<bool> bySpace(m->bySpace, command == PressDefault);
    const QString text = keys::meantKey(*event);
    const bool wasOpen = m->inspector->isOpen();
    if (command == CardRules) {
        const std::optional<CardRef> spot = m->inspected ? m->inspected : m->highlights.focusedCard;
        if (const CardPicture* card = spot ? m->cardAt(*spot) : nullptr) askRules(card->face);
        return true;
    }
    m->shutInspector();
    if (command == MoveFocus) return m->moveFocus(event->key());
    const bool digit = text.size() == 1 && text[0].isDigit();
    if (m->presenter->table().paused() &&
        (digit || command == MarkCard || command == UseCard || command == PressDefault)) {
        emit messageWanted(pausedWords());
        emit refused();
        return true;
    }
    switch (command) {
    case MarkCard:
        if (m->highlights.focusedCard && m->options.focused() < 0) activate(*m->highlights.focusedCard);
        return true;
    case UseCard: return m->enterKey();
    case PressDefault: return m->spaceKey();
    case UnmarkCard:
        if (const auto card = m->focusedHeld(); card && m->isHeld(*card)) m->choose(*card);
        return true;
    default: break;
    }
    if (text.isEmpty() || !keys::isOn(text)) return false;
    // First the held cards or the chosen target, then the buttons, then the focused card.
    const bool begun = !m->held.empty() || m->chosenTarget || !m->openButton.isEmpty();
    if ((begun && m->digitOrOption(text)) || m->pressKeyOfButton(text) || (!begun && m->digitOrOption(text)))
        return true;
    if (command == Inspect) {
        if (!wasOpen && m->highlights.focusedCard) m->openInspector(m->highlights.focusedCard);
        if (!wasOpen && m->highlights.focusedSeat) m->openSeat(*m->highlights.focusedSeat);
        if (m->inspector && m->inspector->isOpen()) emit cardInspected(m->inspector->words().joined());
        return true;
    }
    if (command == Hold) emit holdWanted();
    return command == Hold || pressReportKey(*event);
}

bool TableInput::pressReportKey(const QKeyEvent& event) {
    switch (keys::commandOf(event, keys::Context::Table)) {
    case keys::Command::TableState: emit stateWanted(); return true;
    case keys::Command::LastTurn: emit lastTurnWanted(); return true;
    case keys::Command::LastAsks: emit lastAsksWanted(); return true;
    default: return false;
    }
}

QString TableInput::pausedWords() {
    return tr("Paused. Press Esc to resume.");
}

// ---- for accessible actions ----

void TableInput::activate(CardRef spot) {
    if (m->cardAt(spot)) m->clickAt({.spot = spot, .place = spot.place}, m->now());
}

void TableInput::activateSeat(Seat seat) {
    m->clickAt({.seat = seat}, m->now());
}

void TableInput::activatePile(PileId place) {
    const ZonePicture* zone = m->scene.picture().zone(place);
    if (!zone) return;
    Private::Hit hit{.place = place};
    if (isPile(zone->arrangement) && !zone->cards.empty()) hit.spot = CardRef{place, 0};
    m->clickAt(hit, m->now());
}

void TableInput::activateOption(int index) {
    if (index < 0 || index >= int(m->options.items().size())) return;
    const Gesture gesture = m->options.items()[size_t(index)]->gesture();
    m->make(gesture);
}

} // namespace tacklebox
