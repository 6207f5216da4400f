#pragma once

#include <QWidget>

class QLabel;
class QSpacerItem;

namespace tacklebox {

class ButtonRow;
class KeyButton;

/// The pause overlay: darkens the table and shows a sign, a heading, a line and three buttons.
class PauseOverlay : public QWidget {
    Q_OBJECT

  public:
    /// Stays over the whole of `table` while it is visible.
    explicit PauseOverlay(QWidget* table);
    KeyButton* button() const { return m_goOn; }
    /// Sets whether a clock is stopped, which restarts after a count.
    void setClockStopped(bool stands);

  signals:
    /// Resume the game.
    void resumeWanted();
    /// Open the rules.
    void rulesWanted();
    /// Go to the lobby; the game waits.
    void lobbyWanted();
    /// A key without an effect during the pause was pressed.
    void refused();

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// Tab stays within the overlay.
    bool focusNextPrevChild(bool next) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void place();

    QSpacerItem* m_sign; ///< the room for the sign
    QLabel *m_word, *m_line;
    ButtonRow* m_row;
    KeyButton *m_goOn, *m_rules, *m_lobby;
};

} // namespace tacklebox
