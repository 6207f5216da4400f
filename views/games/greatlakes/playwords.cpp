#include "views/games/common/gesturelist.h"
#include "views/games/greatlakes/parts.h"

namespace tacklebox {

using namespace greatlakesview;

QString GreatLakesPresenter::playWords(PileId place, Face face) const {
    const Seat mine = game().viewer();
    if (face >= packs::kStandardFaces || (place != handOf(mine) && place != keptOf(mine))) return {};
    const Observation now = game().observation();
    const Suit suit = packs::suitOf(face);
    const int catches = inLake(now, suit) + 1;
    for (const Move& move : legalMoves()) {
        if (move.kind == MoveKind::FishOut && place == keptOf(mine))
            return tr("Now: fish out for %n point(s), or put it back.", nullptr, catches);
        if (move.kind != MoveKind::Choose || move.card != face) continue;
        if (hasFished(now, mine, suit))
            return tr("Now: it scores nothing, because this suit is closed to you.");
        return tr("Now: as the highest of its suit, it can score at least %n point(s).", nullptr, catches);
    }
    return refusalText(oneCard(place, face), {});
}

} // namespace tacklebox
