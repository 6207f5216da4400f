// A button that is pressed and held for a while before it does anything, so that no stray click does.
#pragma once

#include "views/theme/keybutton.h"

namespace tacklebox {

class GameClock;

class HoldButton : public KeyButton {
    Q_OBJECT

  public:
    static constexpr int kHoldMillis = 600;

    /// Its times are those of `clock`, which must outlive it.
    HoldButton(GameClock& clock, QWidget* parent);

    /// One press is enough, for switches and for hands that cannot hold.
    void setOnePress(bool on) { m_onePress = on; }
    bool onePress() const { return m_onePress; }
    /// As if it were pressed and let go by mouse or key.
    void beginHold();
    void endHold();

  signals:
    /// It has been held for long enough.
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
