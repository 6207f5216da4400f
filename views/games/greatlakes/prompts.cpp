// What the table says to the person at the screen.
#include "views/games/greatlakes/parts.h"

namespace tacklebox {

using namespace greatlakesview;

Prompt GreatLakesPresenter::prompt() const {
    const View view = game().view();
    const Status& status = view.status;
    const bool bySomebodyElse = game().due() != tacklebox::Due::Person;
    if (bySomebodyElse && (status.phase != Phase::Choose || game().due() != tacklebox::Due::Bot))
        if (const auto others = promptForOthers(game())) return *others;
    const Seat seat = actor();
    if (status.phase == Phase::Choose) {
        if (game().facing() < game().seats() && status.waiting.has(seat))
            return {tr("Choose a card for this round."),
                    tr("The highest card of each suit is kept; all others go into the lake."), true};
        std::vector<Phrase> waiting;
        for (const Seat other : status.waiting)
            waiting.push_back(names().title(other));
        const Seat facing = game().facing();
        const bool last = facing < game().seats() && view.hands[facing].empty();
        return {tr("Still to choose: %1.", "one or several names").arg(inWords(Phrase::listed(waiting))),
                last ? tr("Your last card is chosen: there was no other.") : QString(), false};
    }
    const Seat keeper = status.turn;
    const QString card = inWords(packs::cardWords(view.kept[keeper]));
    const Suit suit = packs::suitOf(view.kept[keeper]);
    if (game().choices().empty() || seat != keeper)
        return {say({keeper},
                    {QT_TRANSLATE_NOOP("Words", "%1 keeps %2: fish out, or stock?"),
                     QT_TRANSLATE_NOOP("Words", "you keep %2: fish out, or stock?")},
                    {packs::cardWords(view.kept[keeper])}),
                {},
                false};
    const QString more = tr("In the lake: %1. You can fish each suit out once per deal.", "4 spades")
                             .arg(suitCount(suit, inLake(view, suit)));
    if (seat == game().facing())
        return {tr("You keep %1. Fish the %2 out, or stock the lake with it?").arg(card, suitName(suit)),
                more, true};
    return {tr("%1, you keep %2. Fish the %3 out, or stock the lake with it?")
                .arg(nameOf(game(), keeper), card, suitName(suit)),
            more, true};
}

} // namespace tacklebox
