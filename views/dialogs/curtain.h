// The curtain between two players at one screen (ux.md 1.10). Nothing of any hand is in the window while it
// hangs: it is painted first, then what lies behind is hidden, and only then hands change.
#pragma once

#include "model/table/gameclock.h"
#include "model/table/table.h"

#include <QPointer>
#include <QWidget>

class QCheckBox;
class QLabel;
class QScrollArea;

namespace tacklebox {

class KeyButton;

class Curtain : public QWidget {
    Q_OBJECT

  public:
    static constexpr int kHoldMillis = 600;
    static constexpr int kIdleMillis = 60000;

    /// Covers its parent, and hides the parent's other children while it hangs.
    explicit Curtain(QWidget* window);

    /// The table it guards; null for none. With less than two persons it never hangs.
    void setTable(Table* table);
    /// False while cards still move: the curtain then waits, so that the end of a turn is seen by all. It
    /// does not wait where a hand would show meanwhile.
    void setCalm(bool calm);
    /// One press shows the hand instead of a hold, for switches and for hands that cannot hold.
    void setOnePress(bool on);
    /// The tick "Sound off while passing", as it was set before.
    void setSoundOff(bool off);
    bool hangs() const { return m_hangs; }
    /// The clock of these times; a test moves it by hand.
    GameClock& clock() { return m_clock; }

  public slots:
    /// Covers the hands now: the program has lost the focus, nobody was there for a minute, or somebody asked
    /// for it. Does nothing while no hand is open.
    void coverNow();

  signals:
    /// It hangs, or is drawn aside.
    void hung(bool hangs);
    /// Esc was pressed while it hung.
    void pauseWanted();
    /// The tick "Sound off while passing" was set so.
    void soundOffChanged(bool off);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void follow();
    void hang();
    void drawAside();
    void fill();
    void place();
    void beginHold();
    void endHold();
    void holdOn();
    /// Somebody is there: kIdleMillis begin anew.
    void beginIdle();
    void endIdle();
    void reveal();
    bool guards() const;

    QPointer<Table> m_table;
    bool m_hangs = false, m_calm = true, m_onePress = false;
    Seat m_for = kNoSeat;
    QLabel *m_pass, *m_name, *m_recapTitle, *m_recap, *m_advice;
    QScrollArea* m_recapArea;
    QWidget* m_column;
    KeyButton *m_show, *m_takeBack;
    QCheckBox* m_soundOff;
    GameClock m_clock;
    bool m_idling = false;  ///< coverNow() is on its way
    bool m_holding = false; ///< since m_heldFrom
    qint64 m_heldFrom = 0;
    QList<QPointer<QWidget>> m_behind;
    QPointer<QWidget> m_focusBefore;
};

} // namespace tacklebox
