#include "views/games/platinumfish/parts.h"

namespace tacklebox {

using namespace platinumfishview;

QString PlatinumFishPresenter::playWords(PileId place, Face face) const {
    const Seat mine = game().viewer();
    if (face >= packs::kStandardFaces || place != handOf(mine)) return {};
    const Observation now = game().observation();
    const Rank rank = packs::rankOf(face);
    const QString ranks = inWords(packs::ranksWords(rank));
    for (const Move& move : legalMoves()) {
        const bool top = move.kind == MoveKind::TakeDiscard && packs::rankOf(now.discard[0]) == rank;
        if (top || (move.kind == MoveKind::MatchDiscard && packs::rankOf(move.card) == rank))
            return tr("Now: it makes a pair with a card of the discard pile.");
        if (move.kind == MoveKind::Take && move.rank == rank)
            return tr("Now: take one of the %1 from the deck to make a pair.").arg(ranks);
        if (move.kind == MoveKind::Ask && move.rank == rank)
            return tr("Now: ask a player for one of the %1.").arg(ranks);
    }
    return tr("It waits for another of the %1; pairs are laid for you.").arg(ranks);
}

} // namespace tacklebox
