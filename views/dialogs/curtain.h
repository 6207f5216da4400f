// The curtain between two players at one screen: a short red one over the rail, below the table that all may
// see. Nothing of any hand is in the window while it hangs: it comes down over everything first, then what
// nobody may see is hidden, only then hands change, and last it is drawn up to its rod.
#pragma once

#include "model/table/gameclock.h"
#include "model/table/table.h"
#include "views/dialogs/hiddenwidgets.h"

#include <QPixmap>
#include <QPointer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QScrollArea;

namespace tacklebox {

class FaceStore;
class HoldButton;
class KeyButton;
class RecapLines;

class Curtain : public QWidget {
    Q_OBJECT

  public:
    static constexpr int kIdleMillis = 60000;

    /// Covers its parent, and hides the parent's other children while it hangs. `faces` outlives it.
    Curtain(FaceStore& faces, QWidget* window);

    /// What lies behind it and may be seen: the view of a table, somewhere in the window. It stays in sight
    /// above the rod, without the widgets that lie over it. Null: nothing may.
    void setPublicView(QWidget* view) { m_view = view; }
    /// Where the rod hangs, from the window's top; 0 for its usual place.
    void setRod(int y);
    /// The table it guards; null for none. With less than two persons it never hangs.
    void setTable(Table* table);
    /// False while cards still move: the curtain then waits, so that the end of a turn is seen by all. It
    /// does not wait where a hand would show meanwhile.
    void setCalm(bool calm);
    /// One press shows the hand instead of a hold, for switches and for hands that cannot hold.
    void setOnePress(bool on);
    /// After a turn, hands are covered when nobody has touched anything for so many milliseconds; 0: when the
    /// player says so.
    void setHideAfter(int millis);
    /// The tick "Sound off while passing", as it was set before.
    void setSoundOff(bool off);
    /// Letters alone are keys here.
    void setSingleKeys(bool on) { m_singleKeys = on; }
    bool hangs() const { return m_hangs; }
    /// Where the sheet of paper lies on it.
    QRect sheet() const { return m_sheet; }
    /// The clock of these times; a test moves it by hand.
    GameClock& clock() { return m_clock; }

  public slots:
    /// Covers the hands now: their player is done, the program has lost the focus, or nobody was there for a
    /// while. Does nothing while no hand is open.
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
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void changeEvent(QEvent* event) override;

  private:
    void follow();
    void hang();
    void drawAside();
    void fill();
    /// What happened, but for that sentence, and who comes next.
    void fillRecap(const QString& why);
    /// Takes the colours of the theme.
    void dress();
    void place();
    /// The height of the sheet in that width, `most` if that can be, and its parts put there if `move`.
    int arrange(int width, int most, bool move);
    /// The same of the buttons but m_show, in the middle of a room from its top on.
    int arrangeButtons(QRect room, bool move);
    /// The height of the question about reaction cards in that room, and its widgets put there if `move`.
    int arrangeOrders(QRect room, bool move);
    /// Where m_show stands, whatever else is on the sheet.
    QRect showRect() const;
    /// Asks once what to do with reaction cards while others play.
    void fillOrders();
    /// The answer holds for all reaction cards of the one who is due.
    void keepOrders();
    /// One of them is wider than that.
    bool hasWideButtons(int room) const;
    /// What hangs on the cloth beside the sheet.
    void placeBeside();
    /// Letters and colours for a window of this size; `share` of their usual size.
    void setLetters(qreal share);
    int rod() const;
    qreal unit() const;
    /// Somebody is there: the time until hands are covered begins anew.
    void beginIdle();
    int idleMillis() const;
    void endIdle();
    void reveal();
    bool guards() const;
    /// The persons who are asked in their turn whether they act, he who is due first; nobody where that is
    /// not so.
    QList<Seat> mayPass() const;
    /// The player whose request to undo is still to be answered here; kNoSeat if nobody asks.
    Seat whoAsksForUndo() const;
    /// Those seats pass until somebody acts.
    void pass(const QList<Seat>& seats);

    FaceStore& m_faces;
    QPointer<Table> m_table;
    QPointer<QWidget> m_view;
    bool m_hangs = false, m_calm = true, m_singleKeys = true;
    bool m_whole = true;   ///< it covers the table too
    bool m_beside = false; ///< the recap stands beside words and buttons, not between them
    qreal m_faceShare = 1; ///< of the face's usual size
    int m_rod = 0;
    Seat m_for = kNoSeat;
    int m_keptAt = -1; ///< the events of the table when an undo was declined
    QString m_portrait;
    QLabel *m_name, *m_why, *m_recapTitle;
    RecapLines* m_recap;
    QScrollArea* m_recapArea;
    HoldButton* m_show;
    KeyButton *m_pass, *m_passAll, *m_takeBack, *m_keep, *m_pause;
    QCheckBox* m_soundOff;
    QLabel* m_ordersQuestion;
    QComboBox* m_ordersAnswer;
    QLabel* m_toCome;             ///< on a chip on the cloth
    QRect m_sheet, m_face, m_box; ///< of paper; of the portrait and the recap on it
    QPixmap m_cloth;
    int m_clothRod = -1;
    GameClock m_clock;
    bool m_idling = false; ///< coverNow() is on its way ...
    int m_idlesFor = 0;    ///< ... after so many milliseconds
    int m_hideAfter = 0;
    HiddenWidgets m_behind;
    QPointer<QWidget> m_focusBefore;
};

} // namespace tacklebox
