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
    bool places = false;
    for (const Gesture& gesture : left) {
        const bool player = gesture.target.kind == MoveTarget::Kind::Player;
        places = places || gesture.target.kind == MoveTarget::Kind::Zone;
        if (player && std::find(seats.begin(), seats.end(), gesture.target.seat) == seats.end())
            seats.push_back(gesture.target.seat);
        if (gesture.option && std::none_of(options.begin(), options.end(), [&](const MoveOption& option) {
                return sameOption(option, *gesture.option);
            }))
            options.push_back(*gesture.option);
    }
    const bool whom = !m->chosenTarget && seats.size() > 1, which = options.size() > 1;

    GestureStep step;
    if (whom)
        step.question = which ? whomAndWhichOf(options.front().kind) : tr("Whom?");
    else if (which)
        step.question = whichOf(options.front().kind);

    QString chosen = m->openButton;
    if (!m->held.empty()) chosen = m->presenter->table().cardWords(m->held.front().face);
    if (m->chosenOption) chosen = m->chosenOption->words;
    chosen = capital(chosen);
    if (m->chosenTarget && m->chosenTarget->kind == MoveTarget::Kind::Player) {
        const QString name = m->presenter->table().plan().seats[m->chosenTarget->seat].name;
        step.chosen = chosen.isEmpty()
                          ? tr("Choose one of the buttons at %1.", "a player").arg(name)
                          : tr("%1: now choose one of the buttons at %2.", "what is gripped, a player")
                                .arg(chosen, name);
    } else if (chosen.isEmpty()) {
        step.chosen = tr("Choose one of the buttons.");
    } else if (!seats.empty() && which) {
        step.chosen =
            tr("%1: now choose one of the buttons at a player.", "a card that is gripped").arg(chosen);
    } else if (!seats.empty()) {
        step.chosen = tr("%1: now choose a player.", "a card that is gripped").arg(chosen);
    } else if (which) {
        step.chosen = tr("%1: now choose one of the buttons.", "what is gripped").arg(chosen);
    } else if (places) {
        step.chosen = tr("%1: now choose one of the lit places.", "a card that is gripped").arg(chosen);
    }
    return step;
}

} // namespace tacklebox
