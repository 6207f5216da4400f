#pragma once

#include "model/table/gameclock.h"
#include "model/table/table.h"
#include "views/dialogs/hiddenwidgets.h"
#include "views/scene/picture/tableobserver.h"
#include "views/theme/widgetrects.h"

#include <QPixmap>
#include <QPointer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QScrollArea;

namespace tacklebox {

class ButtonRow;
class FaceStore;
class HoldButton;
class KeyButton;
class RecapLines;

/// The curtain between two players at one screen. It hangs below the public table, and no hand is visible
/// while it hangs. To hide a hand it covers the whole window first. Then the viewer changes, the widgets
/// behind are hidden, and the curtain shrinks to its rod.
class Curtain : public QWidget, public TableObserver {
    Q_OBJECT

  public:
    static constexpr int kIdleMillis = 60000;

    /// Covers its parent, and hides the parent's other children while it hangs. `faces` must outlive it.
    Curtain(FaceStore& faces, QWidget* window);

    /// Sets the table view that stays visible above the rod, without the widgets on top of it. It is
    /// somewhere in the window. Null: the curtain covers everything.
    void setPublicView(QWidget* view) { m_view = view; }
    /// Sets the y of the rod in the window; 0 for the default.
    void setRod(int y);
    /// Sets the table to guard; may be null. The curtain only hangs with two people or more.
    void setTable(Table* table) override;
    /// False while cards are moving: the curtain waits until everyone has seen the end of the turn.
    /// coverNow() does not wait.
    void setCalm(bool calm);
    /// One press shows the hand instead of a hold, for switches and players who cannot hold a button.
    void setOnePress(bool on);
    /// After a turn, covers the hand after `millis` without input. 0: after kIdleMillis, as at other times.
    void setHideAfter(int millis);
    /// Sets the checkbox "Mute while passing".
    void setMuteWhilePassing(bool mute);
    bool isMuteWhilePassing() const;
    bool hangs() const { return m_hangs; }
    /// The rectangle of the paper sheet.
    QRect sheet() const { return m_sheet; }
    /// The clock of holding and idling; tests set its time.
    GameClock& clock() { return m_clock; }

  public slots:
    /// Covers an open hand now: its player has finished, the program lost the focus, or nobody is there. Does
    /// nothing without an open hand.
    void coverNow();

  signals:
    /// The curtain was lowered or raised.
    void visibilityChanged(bool hangs);
    /// Esc was pressed while it hung.
    void pauseWanted();
    /// The user toggled "Mute while passing".
    void muteWhilePassingChanged(bool mute);

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
    void updateFromTable();
    void hang();
    void openCurtain();
    void fill();
    /// Sets the recap of events, except for the sentence `why`, and the list of next players.
    void fillRecap(const QString& why);
    /// Applies the colours of the theme.
    void applyTheme();
    void place();
    /// Widgets, portrait and recap on a sheet, relative to its top left corner; `end` is its height.
    struct SheetLayout : WidgetRects {
        QRect face, box;
    };
    /// Returns the layout of a sheet of `width`, if possible at most `most` high. If `wide`, the recap is
    /// beside text and buttons instead of between them. `faceShare`: factor on the size of the portrait.
    SheetLayout sheetLayout(int width, int most, bool wide, qreal faceShare);
    /// Chooses fonts for the buttons except m_show. Returns the height of their row at that width.
    int fitButtons(int room);
    /// The rectangle of m_show, which does not depend on the other parts.
    QRect showRect() const;
    /// Shows the question about reaction cards, once per player.
    void fillOrders();
    /// Applies the answer to all reaction cards of m_for.
    void applyOrders();
    /// Lays out the widgets on the cloth, beside the sheet.
    void placeBeside();
    /// Sets fonts for this window size, scaled by `share`.
    void setFontScale(qreal share);
    int rod() const;
    qreal unit() const;
    /// Restarts the timeout that covers the hand.
    void beginIdle();
    int idleMillis() const;
    void endIdle();
    void reveal();
    bool guards() const;
    /// The people who may pass without looking at their cards, the next to act first; empty if they may not.
    QList<Seat> mayPass() const;
    /// The player who asks to undo and has no answer yet; kNoSeat: none.
    Seat whoAsksForUndo() const;
    /// Lets these seats pass until somebody acts.
    void pass(const QList<Seat>& seats);

    FaceStore& m_faces;
    QPointer<QWidget> m_view;
    bool m_hangs = false, m_calm = true;
    bool m_whole = true; ///< covers the table, too
    int m_rod = 0;
    Seat m_for = kNoSeat;
    int m_declinedAt = -1; ///< number of events at which an undo was declined
    QString m_portrait;
    QLabel *m_name, *m_why, *m_recapTitle;
    RecapLines* m_recap;
    QScrollArea* m_recapArea;
    HoldButton* m_show;
    ButtonRow* m_buttons; ///< with the next four
    KeyButton *m_pass, *m_passAll, *m_takeBack, *m_keep, *m_pause;
    QCheckBox* m_muteWhilePassing;
    QLabel* m_ordersQuestion;
    QComboBox* m_ordersAnswer;
    QLabel* m_toCome;             ///< drawn as a chip on the cloth
    QRect m_sheet, m_face, m_box; ///< the paper; portrait and recap on it
    QPixmap m_cloth;
    int m_clothRod = -1;
    GameClock m_clock;
    bool m_idling = false; ///< coverNow() is scheduled ...
    int m_idlesFor = 0;    ///< ... after this many milliseconds
    int m_hideAfter = 0;
    HiddenWidgets m_behind;
    QPointer<QWidget> m_focusBefore;
};

} // namespace tacklebox
