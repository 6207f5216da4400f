// A row of buttons below the scrolling part of the lobby.
#pragma once

#include "views/theme/nightbar.h"

namespace tacklebox {

class ButtonRow;
class KeyButton;
struct LobbyScale;

/// Keeps the important buttons visible if the lobby has to scroll.
class LobbyFoot : public NightBar {
    Q_OBJECT

  public:
    explicit LobbyFoot(QWidget* parent = nullptr);

    /// Takes the buttons in this order.
    void take(const QList<KeyButton*>& buttons);
    /// Lays the buttons out for that width and returns the height needed. Uses a smaller font rather than
    /// another row.
    int layoutForWidth(int width, const LobbyScale& scale);

  private:
    ButtonRow* m_row;
    QList<QWidget*> m_buttons;
};

} // namespace tacklebox
