#include "views/games/platinumfish/parts.h"

namespace tacklebox {

using namespace platinumfishview;

namespace {

/// "6, J or K"
QString choiceOf(QStringList ranks) {
    const QString last = ranks.takeLast();
    return ranks.isEmpty() ? last
                           : PlatinumFishPresenter::tr("%1 or %2", "ranks")
                                 .arg(ranks.join(PlatinumFishPresenter::tr(", ", "between ranks")), last);
}

} // namespace

Prompt PlatinumFishPresenter::drawPrompt(const Observation& view, bool again) const {
    if (topMatches(view, view.viewer)) {
        const QString take = again ? tr("Draw again, or take the %1 that pairs with yours.", "a rank")
                                   : tr("Your turn. Draw, or take the %1 that pairs with yours.", "a rank");
        const bool isLast = view.hands[view.viewer].size() == 1; // P-17: with a new hand the turn is over
        return {take.arg(rankLabel(packs::rankOf(view.discard[0]))),
                isLast ? tr("That pair uses your last card: you get a new hand, and your turn ends.")
                       : tr("After a pair you draw again."),
                true};
    }
    const bool shuffled =
        hasMovedThisTurn(view.viewer, [](const Move& move) { return move.kind == MoveKind::Shuffle; });
    return {again      ? tr("Draw again.")
            : shuffled ? tr("Now draw.")
                       : tr("Your turn."),
            tr("Draw from the deck. Without a pair you roll the dice."), true};
}

bool PlatinumFishPresenter::drawsAgain(Seat turn) const {
    return hasMovedThisTurn(turn, [](const Move& move) {
        return move.kind == MoveKind::Draw || move.kind == MoveKind::TakeDiscard;
    });
}

Prompt PlatinumFishPresenter::shufflePrompt(Seat turn, Seat may) const {
    return {say({turn},
                {QT_TRANSLATE_NOOP("Words", "%1 draws next."), QT_TRANSLATE_NOOP("Words", "You draw next.")}),
            tr("%1 may call for a shuffle first.").arg(nameOf(game(), may)), false};
}

Prompt PlatinumFishPresenter::prompt() const {
    const Observation view = game().observation();
    const Status& status = view.status;
    const Seat mine = game().viewer();
    const bool mayShuffle = !game().choices().empty() && status.phase == Phase::Draw && status.turn != mine;
    if (auto others = promptForOthers(game())) {
        if (others->waitsForThinker && status.phase == Phase::Draw && others->thinker != kNoSeat &&
            others->thinker != status.turn) { // it is not their turn
            const Prompt shuffle = shufflePrompt(status.turn, others->thinker);
            others->words = shuffle.words;
            others->more = shuffle.more;
        } else if (others->thinker != kNoSeat && status.phase == Phase::Draw && drawsAgain(status.turn)) {
            others->more = tr("%1 draws again.").arg(nameOf(game(), status.turn));
        }
        if (mayShuffle) others->more = tr("The deck was searched: you may call for a shuffle.");
        return *others;
    }
    switch (status.phase) {
    case Phase::Draw:
        if (mayShuffle)
            return {tr("%1 draws next. Call for a shuffle?").arg(nameOf(game(), status.turn)),
                    tr("The deck was searched: you may have it shuffled once."), true};
        if (status.turn != mine) break;
        return drawPrompt(view, drawsAgain(mine));
    case Phase::Take: {
        const FaceList& hand = view.hands[mine];
        QStringList ranks, pairs;
        for (const Rank rank : listOf(status.choices)) {
            ranks << rankLabel(rank);
            if (std::any_of(hand.begin(), hand.end(),
                            [rank](Face face) { return face != kHidden && packs::rankOf(face) == rank; }))
                pairs << rankLabel(rank);
        }
        const QString take = tr("Take one: %1.", "ranks").arg(choiceOf(ranks)); // after the roll
        const QString help = tr("Without a pair it stays in your hand.");
        if (pairs.isEmpty()) return {take, help, true};
        return {tr("%1 would make a pair. %2", "ranks, and the question").arg(choiceOf(pairs), take), help,
                true};
    }
    case Phase::Ask:
        return {tr("The deck has none of these. Ask anyone for a card, or nobody."),
                tr("Choose a player and a rank."), true};
    case Phase::Refill: {
        QStringList ranks;
        for (const Move& move : legalMoves())
            if (move.kind == MoveKind::MatchDiscard) ranks << rankLabel(packs::rankOf(move.card));
        ranks.removeDuplicates();
        if (ranks.isEmpty()) return {tr("You have a new hand."), {}, true};
        return {tr("Your %1 pairs with a discard.", "ranks").arg(choiceOf(ranks)),
                tr("Choose a card to take its pair, or leave the rest."), true};
    }
    case Phase::Wait:
    case Phase::Over: break;
    }
    return {tr("One moment ..."), {}, false};
}

} // namespace tacklebox
