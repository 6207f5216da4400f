// How a move is made by hand, in the words of what the person uses.
#pragma once

#include "views/scene/items/tablescene.h"
#include "views/scene/picture/presenter.h"

#include <QString>

namespace tacklebox {

/// What a person has last pressed something with.
enum class Hands : quint8 { Mouse, Touch, Keys };

/// One sentence that tells how that choice of the table is made, of what is lit at the table; empty where no
/// gesture makes it. `held`: the cards that are taken already; where these are what is to be taken, it tells
/// what comes next alone.
QString handWords(Presenter& presenter, int choice, Hands hands, const std::vector<Spot>& held = {});
/// The same for whoever has pressed nothing yet: by mouse and by keys.
QString handWordsOfAll(Presenter& presenter, int choice, const std::vector<Spot>& held = {});
/// Whether that choice can be made with these cards.
bool isTakenFor(Presenter& presenter, int choice, const std::vector<Spot>& held);
/// The gesture that it tells of; null where there is none. `gestures` are the presenter's. With keys it is a
/// button where there is one, which takes one key; else cards come first, as they are what is to be learnt.
const Gesture* taughtGesture(const std::vector<Gesture>& gestures, int choice, Hands hands);

} // namespace tacklebox
