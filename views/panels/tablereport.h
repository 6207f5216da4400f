// Sentences about the table on request, for screen readers.
#pragma once

#include "views/scene/picture/presenter.h"

namespace tacklebox {

/// The table as shown: prompt, own cards, other players and what is known about them, then the middle. One
/// paragraph.
QString tableState(Presenter& presenter);
/// The cards of the viewer, if any; in the first deal of a match after its target.
QString dealState(Presenter& presenter);
/// The last turn, or a sentence that there was none.
QString lastTurn(Presenter& presenter);
/// The last ask of each player in this round and its outcome, or a sentence that there was none.
QString lastAsks(Presenter& presenter);

} // namespace tacklebox
