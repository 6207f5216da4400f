// The parts of a dialog besides its sheet: a dimmer over the window behind it, and a button that closes it.
#pragma once

#include <QAbstractButton>
#include <QWidget>

namespace tacklebox {

/// Dims the window behind a dialog.
class ModalDimmer : public QWidget {
  public:
    explicit ModalDimmer(QWidget* window);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void cover();
};

/// The round button in the band that closes the dialog, as Esc does.
class CloseDisc : public QAbstractButton {
  public:
    explicit CloseDisc(QWidget* parent);

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace tacklebox
