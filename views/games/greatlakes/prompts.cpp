#include "views/games/greatlakes/parts.h"

namespace tacklebox {

using namespace greatlakesview;

Prompt GreatLakesPresenter::prompt() const {
    const Observation view = game().observation();
    const Status& status = view.status;
    const bool bySomebodyElse = game().waitingFor() != tacklebox::WaitingFor::Person;
    if (bySomebodyElse &&
        (status.phase != Phase::Choose || game().waitingFor() != tacklebox::WaitingFor::Bot))
        if (const auto others = promptForOthers(game())) return *others;
    const Seat seat = actor();
    if (status.phase == Phase::Choose) {
        if (game().viewer() < game().seats() && status.playersToAct.has(seat))
            return {tr("Choose a card."),
                    tr("The highest card of each suit stays with its player; the others go into the lake."),
                    true};
        std::vector<Phrase> waiting;
        for (const Seat other : status.playersToAct)
            waiting.push_back(names().title(other));
        const Seat viewer = game().viewer();
        const bool last = viewer < game().seats() && view.hands[viewer].empty();
        return {tr("Still to choose: %1.", "one or several names").arg(inWords(Phrase::listed(waiting))),
                last ? tr("Your last card was played for you.") : QString(), false};
    }
    const Seat keeper = status.turn;
    const Suit suit = packs::suitOf(view.kept[keeper]);
    if (game().choices().empty() || seat != keeper)
        return {say({keeper},
                    {QT_TRANSLATE_NOOP("Words", "%1 keeps %2: fish out, or put it back?"),
                     QT_TRANSLATE_NOOP("Words", "you keep %2: fish out, or put it back?")},
                    {packs::cardWords(view.kept[keeper])}),
                {},
                false};
    const QString more = tr("You can fish out each suit once per game.");
    const QString fish =
        tr("Fish out %1 for %n point(s), or put your card back?", "a suit", inLake(view, suit) + 1)
            .arg(suitName(suit));
    if (seat == game().viewer()) return {fish, more, true};
    return {tr("%1: %2", "a player, and the question").arg(nameOf(game(), keeper), fish), more, true};
}

} // namespace tacklebox
