// The table in sentences that a person asks for with a key: how it stands, what the last turn was, who asked
// whom.
#pragma once

#include "views/scene/picture/presenter.h"

namespace tacklebox {

/// How the table stands as far as it is shown: what is to be done, the own cards, the others with what all
/// know of them, then the places in the middle. One paragraph.
QString tableState(Presenter& presenter);
/// The cards in the player's own hand; empty for one who has none.
QString ownHand(Presenter& presenter);
/// The last turn again; a sentence that there was none yet.
QString lastTurn(Presenter& presenter);
/// The last ask of each player in this deal, with what came of it; a sentence where nobody has asked, or
/// where the game has no asks.
QString lastAsks(Presenter& presenter);

} // namespace tacklebox
