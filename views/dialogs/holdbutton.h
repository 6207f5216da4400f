// A button that acts after being held for kHoldMillis, so that a stray click does nothing.
#pragma once

#include "views/theme/keybutton.h"

namespace tacklebox {

class GameClock;

class HoldButton : public KeyButton {
    Q_OBJECT

  public:
    static constexpr int kHoldMillis = 600;

    /// `clock` must outlive this object.
    HoldButton(GameClock& clock, QWidget* parent);

    /// One press is enough, for switches and players who cannot hold a button.
    void setOnePress(bool on) { m_onePress = on; }
    bool onePress() const { return m_onePress; }
    /// Starts and ends a hold, as mouse and keys do.
    void beginHold();
    void endHold();

  signals:
    /// The hold is complete.
    void held();

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;

  private:
    void holdOn();

    GameClock& m_clock;
    bool m_onePress = false;
    bool m_holding = false; ///< since m_heldFrom
    qint64 m_heldFrom = 0;
};

} // namespace tacklebox
