// The buttons of the lobby in a row of their own, below what scrolls.
#pragma once

#include "views/theme/nightbar.h"

namespace tacklebox {

class ButtonRow;
class KeyButton;
struct LobbyScale;

/// Holds them where not all of the lobby has room: what is always wanted stays in sight.
class LobbyFoot : public NightBar {
    Q_OBJECT

  public:
    explicit LobbyFoot(QWidget* parent = nullptr);

    /// Takes these in their order.
    void take(const QList<KeyButton*>& buttons);
    /// The height for that width; their letters give way before they need another row.
    int layFor(int width, const LobbyScale& scale);

  private:
    ButtonRow* m_row;
    QList<QWidget*> m_buttons;
};

} // namespace tacklebox
