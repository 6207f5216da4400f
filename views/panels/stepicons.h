// The signs of a player's buttons, drawn as shapes so that they are sharp at every size.
#pragma once

#include <QIcon>

namespace tacklebox {

enum class StepSign : quint8 { ToStart, Back, Play, Pause, On, ToEnd };

/// In the colour of button texts; `onGold` for a filled KeyButton.
QIcon stepIcon(StepSign sign, bool onGold = false);

} // namespace tacklebox
