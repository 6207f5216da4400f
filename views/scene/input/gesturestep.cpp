// The step that a gesture has come to: what is chosen, and what is still to be chosen, in words.
#include "views/scene/input/tableinputprivate.h"

#include <algorithm>

namespace tacklebox {

namespace {

QString capital(QString words) {
    if (!words.isEmpty()) words[0] = words[0].toUpper();
    return words;
}

QString whichOf(MoveOption::Kind kind) {
    switch (kind) {
    case MoveOption::Kind::Colour: return TableInput::tr("Which colour?");
    case MoveOption::Kind::Rank: return TableInput::tr("Which rank?");
    case MoveOption::Kind::Number: return TableInput::tr("Which number?");
    case MoveOption::Kind::Fish: return TableInput::tr("Which fish?");
    case MoveOption::Kind::OneFace: return TableInput::tr("Which card?");
    case MoveOption::Kind::Suit: return TableInput::tr("Which suit?");
    case MoveOption::Kind::Player: return TableInput::tr("To whom?", "a card goes to a player");
    case MoveOption::Kind::Words: break;
    }
    return TableInput::tr("Which of these?");
}

QString whomAndWhichOf(MoveOption::Kind kind) {
    switch (kind) {
    case MoveOption::Kind::Colour: return TableInput::tr("Whom, and which colour?");
    case MoveOption::Kind::Rank: return TableInput::tr("Whom, and which rank?");
    case MoveOption::Kind::Number: return TableInput::tr("Whom, and which number?");
    case MoveOption::Kind::Fish: return TableInput::tr("Whom, and which fish?");
    case MoveOption::Kind::OneFace: return TableInput::tr("Whom, and which card?");
    case MoveOption::Kind::Suit: return TableInput::tr("Whom, and which suit?");
    case MoveOption::Kind::Player:
        return TableInput::tr("From whom, and to whom?", "a card goes to a player");
    case MoveOption::Kind::Words: break;
    }
    return TableInput::tr("Whom, and which of these?");
}

/// What all of these gestures ask for, where it is more than the card that is held; else empty.
QString askedBy(const std::vector<Gesture>& gestures, const Table& table) {
    QString asked;
    for (const Gesture& gesture : gestures) {
        const auto& choices = table.choices();
        const auto choice = std::find_if(choices.begin(), choices.end(), [&gesture](const TableChoice& one) {
            return one.id == gesture.choice;
        });
        if (choice == choices.end() || choice->asked.isEmpty()) return {};
        if (!asked.isEmpty() && asked != choice->asked) return {};
        asked = choice->asked;
    }
    return asked;
}

/// The button that does what is left to be done, where that is one thing and a letter does it; null if none.
const Gesture* buttonFor(const std::vector<Gesture>& left, const std::vector<Gesture>& buttons) {
    if (left.size() != 1 || left.front().target.kind != MoveTarget::Kind::Zone) return nullptr;
    const auto found = std::find_if(buttons.begin(), buttons.end(), [&left](const Gesture& gesture) {
        return gesture.button && !gesture.button->key.isEmpty() && gesture.choice == left.front().choice;
    });
    return found == buttons.end() ? nullptr : &*found;
}

} // namespace

GestureStep TableInput::step() const {
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
        const bool player = gesture.target.kind == MoveTarget::Kind::Player;
        if (gesture.target.kind == MoveTarget::Kind::Zone &&
            std::find(lit.begin(), lit.end(), gesture.target) == lit.end())
            lit.push_back(gesture.target);
        if (player && std::find(seats.begin(), seats.end(), gesture.target.seat) == seats.end())
            seats.push_back(gesture.target.seat);
        if (gesture.option && std::none_of(options.begin(), options.end(), [&](const MoveOption& option) {
                return sameOption(option, *gesture.option);
            }))
            options.push_back(*gesture.option);
    }
    const bool whom = !m->chosenTarget && seats.size() > 1, which = options.size() > 1;

    // A chart of many cards opens when its player has been chosen (showOptions()).
    const bool charts = std::any_of(seats.begin(), seats.end(), [&left](Seat seat) {
        const auto atSeat = std::count_if(left.begin(), left.end(), [seat](const Gesture& gesture) {
            return gesture.option && gesture.target.kind == MoveTarget::Kind::Player &&
                   gesture.target.seat == seat;
        });
        return std::size_t(atSeat) > TableInput::kMostAtPlayer;
    });

    const auto namesOf = [this](const std::vector<MoveTarget>& places) {
        QStringList names;
        for (const MoveTarget& place : places)
            if (const ZonePicture* zone = m->scene.picture().zone(place.place)) names << zone->name;
        return names.join(QStringLiteral(", "));
    };

    GestureStep step;
    if (whom) step.whom = seats;
    if (whom)
        step.question = which ? whomAndWhichOf(options.front().kind) : tr("Whom?");
    else if (which)
        step.question = whichOf(options.front().kind);

    const std::vector<Gesture> answers = buttons();
    QString chosen = m->openButton;
    if (!m->held.empty()) chosen = m->presenter->table().cardWords(m->held.front().face);
    if (m->chosenOption)
        chosen = m->chosenOption->words;
    else if (const QString asked = askedBy(left, m->presenter->table()); !m->held.empty() && !asked.isEmpty())
        chosen = asked;
    chosen = capital(chosen);
    if (m->chosenTarget && m->chosenTarget->kind == MoveTarget::Kind::Player) {
        const QString name = m->presenter->table().plan().seats[m->chosenTarget->seat].name;
        step.chosen = chosen.isEmpty()
                          ? tr("Choose one of the buttons at %1.", "a player").arg(name)
                          : tr("%1: now choose one of the buttons at %2.", "what is gripped, a player")
                                .arg(chosen, name);
    } else if (chosen.isEmpty()) {
        step.chosen = tr("Choose one of the buttons.");
    } else if (!seats.empty() && which && !charts) {
        step.chosen =
            tr("%1: now choose one of the buttons at a player.", "a card that is gripped").arg(chosen);
    } else if (seats.size() == 1 && lit.empty()) {
        step.chosen = tr("%1: now click %2.", "a card that is gripped, a player")
                          .arg(chosen, m->presenter->table().plan().seats[seats.front()].name);
    } else if (!seats.empty() && !Private::onlyMove(left)) {
        step.chosen = tr("%1: now choose a player.", "a card that is gripped").arg(chosen);
    } else if (which) {
        step.chosen = tr("%1: now choose one of the buttons.", "what is gripped").arg(chosen);
    } else if (const Gesture* button = buttonFor(left, answers); button && m->letterKeys) {
        step.chosen = tr("%1 goes here: %2. Or press %3: %4.",
                         "a card that is gripped, a place, a key and what it does")
                          .arg(chosen, namesOf(lit), button->button->key, button->button->words);
    } else if (!lit.empty()) {
        step.chosen = tr("%1 goes here: %2.", "a card that is gripped, places").arg(chosen, namesOf(lit));
    }
    return step;
}

} // namespace tacklebox
