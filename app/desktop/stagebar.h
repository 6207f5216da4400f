// The bar at the top of the window. It has the menus at the left, the title of the match in the middle, and
// buttons at the right: skip and leave in a lesson, speed, sound, pause. On systems with a global menu bar it
// keeps the title and the buttons.
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

    /// Where the menus of that window go: to the system's menu bar, where it has one for all windows (macOS
    /// and some desktops of Linux), or to `bar`, which is always drawn in the window.
    static QMenuBar* menusOf(QMainWindow& window, StageBar& bar);

    /// What stands in the middle; empty for nothing.
    void setTitle(const QString& title);
    const QString& title() const { return m_title; }
    /// What of it there was room for when it was last painted: without its last parts where letters are
    /// large.
    const QString& shownTitle() const { return m_shown; }
    /// Shows pace and sounds as they are set.
    void follow(const Settings& settings);
    /// Whether something is played that can be stopped, and whether it stands.
    void setPlaying(bool playing, bool paused);
    /// The words of the buttons that end a lesson and that skip its part; empty: no such button.
    void setWaysOut(const QString& leave, const QString& skip);
    /// The menu that opens below the button of the speed.
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
