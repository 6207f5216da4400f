#include "views/games/common/gesturelist.h"
#include "views/games/greatlakes/parts.h"

namespace tacklebox {

using namespace greatlakesview;

Seat GreatLakesPresenter::actor() const {
    return game().viewer() == kNoSeat ? game().seatToAct() : game().viewer();
}

QString GreatLakesPresenter::fishOutWords(const Observation& view, Seat seat) const {
    const Suit suit = packs::suitOf(view.kept[seat]);
    const int catches = inLake(view, suit) + 1;
    if (catches == 1) return tr("Fish out %1 (+1)", "a suit").arg(suitName(suit));
    return tr("Fish out %1 (+%2)", "4 spades, which are as many points")
        .arg(suitCount(suit, catches))
        .arg(catches);
}

std::vector<Gesture> GreatLakesPresenter::gestures() const {
    const Seat seat = actor();
    if (seat >= game().seats()) return {};
    GestureList gestures;
    const Observation view = game().observation();
    const MoveSource kept = oneCard(keptOf(seat), view.kept[seat]);
    for (const TableChoice& choice : game().choices()) {
        const Move move = game().moveOf(choice);
        switch (move.kind) {
        case MoveKind::Choose:
            gestures.addObvious(choice.id, oneCard(handOf(seat), move.card), atZone(chosenOf(seat)));
            break;
        case MoveKind::FishOut:
            gestures.add(choice.id, kept, atZone(caughtOf(seat))).button =
                Button{fishOutWords(view, seat), tr("F", "key: fish out"), false,
                       tr("Take that suit out of the lake; you can do so once per game for each suit.")};
            break;
        case MoveKind::Stock:
            gestures.add(choice.id, kept, atZone(kLake)).button = Button{
                tr("Put it back"), tr("K", "key: stock the lake"), false,
                tr("Put the card into the lake: no point, but you can still fish out the suit later.")};
            break;
        }
    }
    return gestures.take();
}

QString GreatLakesPresenter::refusalText(const MoveSource& source, const MoveTarget& target) const {
    const Seat seat = actor();
    if (source.kind != MoveSource::Kind::OneCard || seat >= game().seats()) return {};
    if (source.place == handOf(seat)) {
        QString refused = game().refusalText({MoveKind::Choose, source.face});
        if (!refused.isEmpty()) return refused;
        if (target.kind == MoveTarget::Kind::Zone && target.place == kLake)
            return tr("Everyone chooses first: drop a card on your choice.");
        if (target.kind == MoveTarget::Kind::Player) return tr("Nobody asks for cards in this game.");
        return {};
    }
    if (source.place == keptOf(seat)) {
        const bool stocks = target.kind == MoveTarget::Kind::Zone && target.place == kLake;
        return game().refusalText({stocks ? MoveKind::Stock : MoveKind::FishOut});
    }
    return {};
}

} // namespace tacklebox
