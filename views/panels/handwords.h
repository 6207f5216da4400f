// Instructions for making a move, for each input method.
#pragma once

#include "views/scene/items/tablescene.h"
#include "views/scene/picture/presenter.h"

#include <QString>

namespace tacklebox {

/// The input method that the user used last.
enum class InputMethod : quint8 { Mouse, Touch, Keys };

/// Returns a sentence that tells how to make `choice` with the lit parts of the table; empty if no gesture
/// makes it. `held` are the cards taken so far; if they start the gesture, the sentence tells only the rest.
QString handWords(Presenter& presenter, int choice, InputMethod inputMethod,
                  const std::vector<CardRef>& held = {});
/// As handWords(), for a user who has not pressed anything yet: by mouse and by keys.
QString handWordsOfAll(Presenter& presenter, int choice, const std::vector<CardRef>& held = {});
/// True if the held cards start a gesture for `choice`.
bool isTakenFor(Presenter& presenter, int choice, const std::vector<CardRef>& held);
/// Returns the gesture that handWords() explains, from the presenter's `gestures`; null if there is none.
/// With keys it prefers a button, which takes one key; otherwise cards, since players should learn to use
/// those.
const Gesture* taughtGesture(const std::vector<Gesture>& gestures, int choice, InputMethod inputMethod);

} // namespace tacklebox
