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
            return tr("Now: fish out for %n point(s), or stock the lake with it.", nullptr, catches);
        if (move.kind != MoveKind::Choose || move.card != face) continue;
        if (hasFished(now, mine, suit))
            return tr("Now: it brings no point, for you have fished this suit out already.");
        return tr("Now: if it is the highest of its suit, it can bring at least %n point(s).", nullptr,
                  catches);
    }
    return whyNot(oneCard(place, face), {});
}

} // namespace tacklebox
