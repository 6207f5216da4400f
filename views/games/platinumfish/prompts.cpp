// What the table says to the person at the screen.
#include "views/games/platinumfish/parts.h"

namespace tacklebox {

using namespace platinumfishview;

Prompt PlatinumFishPresenter::drawPrompt(const View& view, bool again) const {
    if (topMatches(view, view.viewer)) {
        const QString take =
            again ? tr("You go on: take the %1 that pairs with yours, or draw from the deck.", "a rank")
                  : tr("Your turn. Take the %1 that pairs with yours, or draw from the deck.", "a rank");
        const bool isLast = view.hands[view.viewer].size() == 1; // P-17: with a new hand the turn is over
        return {take.arg(rankLabel(packs::rankOf(view.discard[0]))),
                isLast ? tr("A pair takes your last card: then you get a new hand, and the turn ends.")
                       : tr("After a pair you draw again."),
                true};
    }
    return {again ? tr("You go on: draw again from the deck.") : tr("Your turn. Draw from the deck."),
            tr("Without a pair you roll the dice and search."), true};
}

bool PlatinumFishPresenter::drawsAgain(Seat turn) const {
    return goesOnAfter(turn, [](const Move& move) {
        return move.kind == MoveKind::Draw || move.kind == MoveKind::TakeDiscard;
    });
}

Prompt PlatinumFishPresenter::shufflePrompt(Seat turn, Seat may) const {
    return {say({turn}, {QT_TRANSLATE_NOOP("Words", "%1 is to draw."),
                         QT_TRANSLATE_NOOP("Words", "You are to draw.")}),
            tr("First %1 may call for a shuffle.").arg(nameOf(game(), may)), false};
}

Prompt PlatinumFishPresenter::prompt() const {
    const View view = game().view();
    const Status& status = view.status;
    const Seat mine = game().facing();
    const bool mayShuffle = !game().choices().empty() && status.phase == Phase::Draw && status.turn != mine;
    if (auto others = promptForOthers(game())) {
        if (others->waits && status.phase == Phase::Draw && others->thinker != kNoSeat &&
            others->thinker != status.turn) { // it is not his turn
            const Prompt shuffle = shufflePrompt(status.turn, others->thinker);
            others->words = shuffle.words;
            others->more = shuffle.more;
        } else if (others->thinker != kNoSeat && status.phase == Phase::Draw && drawsAgain(status.turn)) {
            others->more = tr("%1 goes on and draws again.").arg(nameOf(game(), status.turn));
        }
        if (mayShuffle) others->more = tr("The deck was searched: you may call for a shuffle.");
        return *others;
    }
    switch (status.phase) {
    case Phase::Draw:
        if (mayShuffle)
            return {tr("%1 is to draw. Call for a shuffle?").arg(nameOf(game(), status.turn)),
                    tr("The deck was searched: you may have it shuffled once."), true};
        if (status.turn != mine) break;
        return drawPrompt(view, drawsAgain(mine));
    case Phase::Take: {
        QStringList ranks;
        for (const Rank rank : listOf(status.choices))
            ranks << rankLabel(rank);
        const QString last = ranks.takeLast();
        const QString list =
            ranks.isEmpty() ? last : tr("%1 or %2", "ranks").arg(ranks.join(tr(", ", "between ranks")), last);
        return {tr("Take one from the deck: %1.", "ranks").arg(list), // what was rolled has just been told
                tr("All see the card. It is laid if it pairs, else it stays in your hand."), true};
    }
    case Phase::Ask:
        return {tr("The deck has nothing of what you rolled. Ask anyone for any rank."),
                tr("Choose a player and a rank, or ask nobody."), true};
    case Phase::Refill:
        return {tr("A new hand: pair it with the discard pile."), tr("Take what pairs, or leave the rest."),
                true};
    case Phase::Wait:
    case Phase::Over: break;
    }
    return {tr("One moment ..."), {}, false};
}

} // namespace tacklebox
