#include "views/games/gofish/parts.h"

namespace tacklebox {

using namespace gofishview;

QString GoFishPresenter::playWords(PileId place, Face face) const {
    const Seat mine = game().viewer();
    if (!isKnown(face) || place != handOf(mine)) return {};
    const Rank rank = packs::rankOf(face);
    const std::vector<Move> moves = legalMoves();
    if (std::none_of(moves.begin(), moves.end(), [rank](const Move& move) { return move.rank == rank; }))
        return game().refusalText({.target = opponentsOf(mine, game().seats()).front(), .rank = rank});
    const FaceList hand = game().observation().hands[mine];
    const auto held = std::count_if(hand.begin(), hand.end(), [rank](Face other) {
        return isKnown(other) && packs::rankOf(other) == rank;
    });
    return tr("Now: ask for %1; %n more make(s) a book.", nullptr, packs::kSuits - int(held))
        .arg(ranks(rank));
}

} // namespace tacklebox
