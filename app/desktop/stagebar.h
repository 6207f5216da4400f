// The bar at the top of the window: menus on the left, the title of the match in the middle, buttons on the
// right. The buttons are speed, sound and pause, in a lesson also skip and leave. On systems with a global
// menu bar it has only the title and the buttons.
#pragma once

#include "views/settings/settings.h"

#include <QMenuBar>

class QMainWindow;
class QMenu;

namespace tacklebox {

class BarButtons;

class StageBar : public QMenuBar {
    Q_OBJECT

  public:
    explicit StageBar(QWidget* parent = nullptr);

    /// Returns where the menus of that window belong: the system's menu bar, if it is shared by all windows
    /// (macOS and some desktops of Linux), else `bar`.
    static QMenuBar* menusOf(QMainWindow& window, StageBar& bar);

    /// Sets the title in the middle; empty for none.
    void setTitle(const QString& title);
    const QString& title() const { return m_title; }
    /// The part of the title that had room at the last paint. The last parts are missing if the font is
    /// large.
    const QString& shownTitle() const { return m_shown; }
    /// Shows the current speed and sound settings.
    void showSettings(const Settings& settings);
    /// Shows or hides the pause button, and sets its state.
    void setPlaying(bool playing, bool paused);
    /// Sets the texts of the buttons that leave a lesson and skip its part; an empty text hides the button.
    void setLeaveActions(const QString& leave, const QString& skip);
    /// Sets the menu that opens below the speed button.
    void setPaces(QMenu* paces);

  signals:
    void soundWanted(bool on);
    void pauseWanted();
    void leaveWanted();
    void skipWanted();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void fit();
    void giveRoom();

    QString m_title, m_shown;
    BarButtons* m_buttons;
};

} // namespace tacklebox
