// Icons of playback buttons, drawn as shapes to be sharp at every size.
#pragma once

#include <QIcon>

namespace tacklebox {

enum class StepSign : quint8 { ToStart, Back, Play, Pause, On, ToEnd };

/// In the colour of button text; `onGold` for a filled KeyButton.
QIcon stepIcon(StepSign sign, bool onGold = false);

} // namespace tacklebox
