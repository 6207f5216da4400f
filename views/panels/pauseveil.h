// What lies over the table while everything stands still: the table in the dark, a round sign, one big word,
// a line, and three buttons.
#pragma once

#include <QWidget>

class QLabel;

namespace tacklebox {

class ButtonRow;
class KeyButton;

class PauseVeil : public QWidget {
    Q_OBJECT

  public:
    /// Covers `table`, whatever its size, while it is shown.
    explicit PauseVeil(QWidget* table);
    KeyButton* button() const { return m_goOn; }
    /// A clock stands still too, and is counted in when the game goes on.
    void setClockStands(bool stands);

  signals:
    /// The game is to go on.
    void goOnWanted();
    /// The rules are to be read meanwhile.
    void rulesWanted();
    /// To the lobby; the game waits.
    void lobbyWanted();
    /// A key was pressed that does nothing in a pause.
    void refused();

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// To the veil's next button: what lies under it is not reached.
    bool focusNextPrevChild(bool next) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void setWords();
    void place();

    QLabel *m_word, *m_line;
    ButtonRow* m_row;
    KeyButton *m_goOn, *m_rules, *m_lobby;
    QRect m_sign;
    bool m_clockStands = false;
};

} // namespace tacklebox
