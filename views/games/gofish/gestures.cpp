#include "views/games/gofish/parts.h"

namespace tacklebox {

using namespace gofishview;

std::vector<Gesture> GoFishPresenter::gestures() const {
    const Seat asker = game().observation().viewer;
    GestureList gestures;
    for (const TableChoice& choice : game().choices()) {
        const Move move = game().moveOf(choice);
        gestures.add(choice.id, ofGroup(handOf(asker), move.rank), atSeat(move.target));
    }
    return gestures.take();
}

QString GoFishPresenter::refusalText(const MoveSource& source, const MoveTarget& target) const {
    const Observation now = game().observation();
    if (source.kind == MoveSource::Kind::Nothing) {
        if (target.kind == MoveTarget::Kind::Zone && target.place == kPond)
            return tr("You go fishing automatically when the player you ask has none.");
        if (target.kind == MoveTarget::Kind::Player) return tr("First choose a rank in your hand.");
        return {};
    }
    if (!(source.place == handOf(now.viewer))) return {};
    const int rank = source.kind == MoveSource::Kind::OneCard ? groupOf(source.face) : source.group;
    if (target.kind == MoveTarget::Kind::Player)
        return game().refusalText({.target = target.seat, .rank = Rank(rank)});
    if (target.kind == MoveTarget::Kind::Zone && target.place == booksOf(now.viewer))
        return tr("Books are laid for you as soon as you hold four of a rank.");
    return tr("To ask, drop a card on a player.");
}

} // namespace tacklebox
