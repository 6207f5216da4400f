// What a dialog has beside its sheet: a veil over the window behind it, and the disc that closes it.
#pragma once

#include <QAbstractButton>
#include <QWidget>

namespace tacklebox {

/// Dims what is behind a dialog.
class DimVeil : public QWidget {
  public:
    explicit DimVeil(QWidget* window);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void cover();
};

/// The round button in the band that closes the sheet, as Esc does.
class CloseDisc : public QAbstractButton {
  public:
    explicit CloseDisc(QWidget* parent);

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace tacklebox
