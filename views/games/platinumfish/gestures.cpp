#include "views/games/common/gesturelist.h"
#include "views/games/platinumfish/parts.h"

namespace tacklebox {

using namespace platinumfishview;

namespace {

QString ranksName(Rank rank) {
    return inWords(packs::ranksWords(rank));
}

} // namespace

std::vector<Gesture> PlatinumFishPresenter::gestures() const {
    const Seat mine = game().viewer();
    if (game().choices().empty() || mine >= game().seats()) return {};
    const Observation view = game().observation();
    const RankSet held = ranksHeld(view.hands[mine]);
    const auto ofRank = [mine](Rank rank) { return ofGroup(handOf(mine), rank); };
    const auto option = [held](Rank rank) { return rankOption(rank, ranksName(rank), hasRank(held, rank)); };
    // The number of cards of each rank on the discard pile that can be paired. A single one needs no option.
    std::array<int, packs::kRanks> matchesOf{};
    int takes = 0;
    bool discardPairs = false;
    const bool alone = game().choices().size() == 1;
    for (const TableChoice& choice : game().choices()) {
        const Move move = game().moveOf(choice);
        takes += move.kind == MoveKind::Take;
        discardPairs = discardPairs || move.kind == MoveKind::TakeDiscard;
        if (move.kind == MoveKind::MatchDiscard) ++matchesOf[packs::rankOf(move.card)];
    }

    GestureList gestures;
    for (const TableChoice& choice : game().choices()) {
        const Move move = game().moveOf(choice);
        switch (move.kind) {
        case MoveKind::Draw:
            gestures.add(choice.id, {}, atZone(kDeck)).button =
                Button{tr("Draw"), tr("F", "key: draw from the deck"), !discardPairs,
                       tr("Draw from the deck. If the card pairs, you go again.")};
            break;
        case MoveKind::TakeDiscard: {
            const Rank rank = packs::rankOf(view.discard[0]);
            gestures.add(choice.id, {}, atZone(kDiscard)).button =
                Button{tr("Take the %1", "a rank, from the discard pile").arg(rankLabel(rank)),
                       tr("T", "key: take the discard"), true, tr("It pairs with the one in your hand.")};
            gestures.addObvious(choice.id, ofRank(rank), atZone(kDiscard));
            break;
        }
        case MoveKind::Shuffle:
            gestures.addButton(choice.id, tr("Shuffle!"), tr("X", "key: call for a shuffle"),
                               tr("The deck was searched: you may have it shuffled."));
            break;
        case MoveKind::Take: {
            if (takes == 1) gestures.add(choice.id, {}, atZone(kDeck));
            Gesture& take = gestures.add(choice.id, {}, atZone(kRolled), option(move.rank));
            take.button = Button{hasRank(held, move.rank)
                                     ? tr("Take %1 (pair)", "a rank, from the deck").arg(rankLabel(move.rank))
                                     : tr("Take %1", "a rank, from the deck").arg(rankLabel(move.rank)),
                                 rankOption(move.rank, {}).key, takes == 1,
                                 tr("The copy nearest the top of the deck.")};
            break;
        }
        case MoveKind::Ask:
            gestures.add(choice.id, {}, atSeat(move.target), option(move.rank));
            if (hasRank(held, move.rank)) gestures.add(choice.id, ofRank(move.rank), atSeat(move.target));
            break;
        case MoveKind::Decline:
            gestures.addButton(choice.id, tr("Ask nobody"), tr("N", "key: ask nobody"), tr("Your turn ends."),
                               alone);
            break;
        case MoveKind::MatchDiscard: {
            const Rank rank = packs::rankOf(move.card);
            const MoveOption card =
                faceOption(move.card, inWords(packs::cardWords(move.card)),
                           rankLabel(rank) + suitSign(packs::suitOf(move.card)), hasRank(held, rank));
            gestures.add(choice.id, {}, atZone(kDiscard), card);
            Gesture& byCard = gestures.add(choice.id, ofRank(rank), atZone(kDiscard));
            if (matchesOf[rank] > 1)
                byCard.option = card;
            else
                byCard.obvious = true;
            break;
        }
        case MoveKind::Done:
            gestures.addButton(choice.id, tr("Leave the rest"), tr("N", "key: leave the discard pile"),
                               tr("Pair nothing more from the discard pile."), alone);
            break;
        }
    }
    return gestures.take();
}

QString PlatinumFishPresenter::refusalText(const MoveSource& source, const MoveTarget& target) const {
    const Observation view = game().observation();
    Rank rank = kNoRank;
    if (source.face < packs::kStandardFaces)
        rank = packs::rankOf(source.face);
    else if (source.kind == MoveSource::Kind::OfGroup && source.group >= 0 && source.group < packs::kRanks)
        rank = Rank(source.group);
    if (target.kind == MoveTarget::Kind::Player)
        return game().refusalText(
            {.kind = MoveKind::Ask, .target = target.seat, .rank = rank == kNoRank ? packs::kAce : rank});
    if (target.kind != MoveTarget::Kind::Zone) return {};
    if (target.place == kDeck || target.place == kRolled) { // moves there need no card
        const bool takes = view.status.phase == Phase::Take && rank != kNoRank;
        QString why = takes ? game().refusalText({.kind = MoveKind::Take, .rank = rank})
                            : game().refusalText({.kind = MoveKind::Draw});
        if (!why.isEmpty() || rank == kNoRank) return why;
        return takes ? tr("Choose the %1 among the ranks, and the pair is laid for you.", "a rank")
                           .arg(rankLabel(rank))
                     : tr("You don't need a card to draw: click the deck or press %1.", "a key")
                           .arg(tr("F", "key: draw from the deck"));
    }
    if (target.place == kDiscard) {
        QString why = view.status.phase == Phase::Refill && !view.discard.empty()
                          ? game().refusalText({.kind = MoveKind::MatchDiscard, .card = view.discard[0]})
                          : game().refusalText({.kind = MoveKind::TakeDiscard});
        if (!why.isEmpty() || rank == kNoRank || view.discard.empty()) return why;
        if (view.status.phase == Phase::Refill)
            return tr("There is no %1 on the discard pile.", "a rank").arg(rankLabel(rank));
        return tr("Only the %1 pairs with the discard pile.", "a rank")
            .arg(rankLabel(packs::rankOf(view.discard[0])));
    }
    if (target.place.kind == PileKind::Matches)
        return tr("Pairs are laid for you as soon as you hold two of a rank.");
    return {};
}

} // namespace tacklebox
