// What lies over the table while everything stands still: a veil, one word, one button.
#pragma once

#include <QWidget>

class QLabel;

namespace tacklebox {

class KeyButton;

class PauseVeil : public QWidget {
    Q_OBJECT

  public:
    /// Covers `table`, whatever its size, while it is shown.
    explicit PauseVeil(QWidget* table);
    KeyButton* button() const { return m_goOn; }

  signals:
    /// The game is to go on.
    void goOnWanted();

  protected:
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void setWords();

    QLabel* m_word;
    KeyButton* m_goOn;
};

} // namespace tacklebox
