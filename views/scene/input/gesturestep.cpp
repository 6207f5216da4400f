// TableInput: the state of a gesture in words: its chosen parts, and the next choice.
#include "model/table/words.h"
#include "views/scene/input/tableinputprivate.h"
#include "views/theme/keymap.h"

#include <algorithm>

namespace tacklebox {

namespace {

QString whichOf(MoveOption::Kind kind) {
    switch (kind) {
    case MoveOption::Kind::Colour: return TableInput::tr("Which colour?");
    case MoveOption::Kind::Rank: return TableInput::tr("Which rank?");
    case MoveOption::Kind::Fish: return TableInput::tr("Which fish?");
    case MoveOption::Kind::OneFace: return TableInput::tr("Which card?");
    case MoveOption::Kind::Player: return TableInput::tr("To whom?", "a card goes to a player");
    case MoveOption::Kind::Words: break;
    }
    return TableInput::tr("Which of these?");
}

/// Returns "Green eel: 1 Ada or 2 Ben, then a colour." `players` are names with their keys.
QString whomThen(MoveOption::Kind kind, const QString& chosen, const QString& players) {
    switch (kind) {
    case MoveOption::Kind::Colour:
        return TableInput::tr("%1: %2, then a colour.", "what is chosen, players with their keys")
            .arg(chosen, players);
    case MoveOption::Kind::Rank:
        return TableInput::tr("%1: %2, then a rank.", "what is chosen, players with their keys")
            .arg(chosen, players);
    case MoveOption::Kind::Player:
        return TableInput::tr("%1: from %2, and to whom?", "what is chosen, players with their keys")
            .arg(chosen, players);
    case MoveOption::Kind::Fish:
    case MoveOption::Kind::OneFace:
    case MoveOption::Kind::Words: break;
    }
    return TableInput::tr("%1: %2, then a card.", "what is chosen, players with their keys")
        .arg(chosen, players);
}

/// Returns the TableChoice::asked that all these gestures share; else an empty string.
QString askedBy(const std::vector<Gesture>& gestures, const Table& table) {
    QString asked;
    for (const Gesture& gesture : gestures) {
        const auto& choices = table.choices();
        const auto choice = std::ranges::find(choices, gesture.choice, &TableChoice::id);
        if (choice == choices.end() || choice->asked.isEmpty()) return {};
        if (!asked.isEmpty() && asked != choice->asked) return {};
        asked = choice->asked;
    }
    return asked;
}

/// Returns the button that makes the only remaining move and has a key; else null.
const Gesture* buttonFor(const std::vector<Gesture>& left, const std::vector<Gesture>& buttons) {
    if (left.size() != 1 || left.front().target.kind != MoveTarget::Kind::Zone) return nullptr;
    const auto found = std::ranges::find_if(buttons, [&left](const Gesture& gesture) {
        return gesture.button && !gesture.button->key.isEmpty() && gesture.choice == left.front().choice;
    });
    return found == buttons.end() ? nullptr : &*found;
}

} // namespace

GestureStep TableInput::step() const {
    if (m->presenter && m->awaited) return {.question = m->manualQuestion(), .chosen = {}};
    const bool begun = !m->held.empty() || m->chosenTarget || m->chosenOption || !m->openButton.isEmpty();
    if (!m->presenter || !begun) return {};
    std::vector<Gesture> left = m->candidates();
    const auto sameOption = [](const MoveOption& a, const MoveOption& b) {
        return a.kind == b.kind && a.id == b.id;
    };
    std::erase_if(left, [&](const Gesture& gesture) {
        return (m->chosenTarget && gesture.target != *m->chosenTarget) ||
               (m->chosenOption && !(gesture.option && sameOption(*gesture.option, *m->chosenOption)));
    });
    std::vector<Seat> seats;
    std::vector<MoveOption> options;
    std::vector<MoveTarget> lit;
    for (const Gesture& gesture : left) {
        if (gesture.target.kind == MoveTarget::Kind::Zone) addOnce(lit, gesture.target);
        if (gesture.target.kind == MoveTarget::Kind::Player) addOnce(seats, gesture.target.seat);
        if (gesture.option && std::ranges::none_of(options, [&](const MoveOption& option) {
                return sameOption(option, *gesture.option);
            }))
            options.push_back(*gesture.option);
    }
    const auto playersIn = [this, &seats] {
        QStringList players;
        for (const SeatPicture& there : m->scene.picture().seats)
            if (std::ranges::count(seats, there.seat) > 0)
                players << tr("%1 %2", "the key of a player, and the name").arg(there.number).arg(there.name);
        const QString last = players.takeLast();
        return players.isEmpty() ? last
                                 : tr("%1 or %2", "players").arg(players.join(tr(", ", "players")), last);
    };
    const auto namesOf = [this](const std::vector<MoveTarget>& places) {
        QStringList names;
        for (const MoveTarget& place : places)
            if (const ZonePicture* zone = m->scene.picture().zone(place.place)) names << zone->name;
        return names.join(QStringLiteral(", "));
    };

    QString chosen = m->openButton;
    if (!m->held.empty()) chosen = m->presenter->table().cardWords(m->held.front().face);
    if (m->chosenOption)
        chosen = m->chosenOption->words;
    else if (const QString asked = askedBy(left, m->presenter->table()); !m->held.empty() && !asked.isEmpty())
        chosen = asked;
    chosen = capitalized(asLabel(chosen));

    GestureStep step;
    const std::vector<Gesture> answers = buttons();
    const bool which = options.size() > 1;
    if (m->chosenTarget && m->chosenTarget->kind == MoveTarget::Kind::Player) {
        const QString name = m->presenter->table().plan().seats[m->chosenTarget->seat].name;
        if (which) step.question = whichOf(options.front().kind);
        step.chosen = chosen.isEmpty() ? name : tr("%1, %2.", "what is chosen, a player").arg(chosen, name);
    } else if (seats.size() > 1 && which && !chosen.isEmpty()) {
        step.question = whomThen(options.front().kind, chosen, playersIn());
    } else if (seats.size() == 1 && !which && lit.empty() && !chosen.isEmpty()) {
        step.question =
            tr("%1: only %2.", "what is chosen, the one player with the key").arg(chosen, playersIn());
    } else if (!seats.empty() && !which && !chosen.isEmpty()) {
        step.question = tr("%1: %2?", "what is chosen, players with their keys").arg(chosen, playersIn());
    } else if (which) {
        step.question = whichOf(options.front().kind);
        if (!chosen.isEmpty()) step.chosen = tr("%1.", "what is chosen").arg(chosen);
    } else if (const Gesture* button = buttonFor(left, answers); button && keys::isOn(button->button->key)) {
        step.chosen = tr("%1 goes here: %2. Or press %3: %4.",
                         "a card that is gripped, a place, a key and what it does")
                          .arg(chosen, namesOf(lit), button->button->key, button->button->words);
    } else if (lit.size() > 1) {
        step.chosen = tr("%1 goes here: %2.", "a card that is gripped, places").arg(chosen, namesOf(lit));
    } else if (!lit.empty()) {
        step.chosen =
            tr("%1: %2, or Enter again.", "a card that is gripped, places").arg(chosen, namesOf(lit));
    }
    return step;
}

} // namespace tacklebox
