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

/// A round button with a cross in a corner, for the mouse; a key has the same effect.
class CloseDisc : public QAbstractButton {
  public:
    enum class Kind : quint8 { Closes, Deletes };
    explicit CloseDisc(QWidget* parent, Kind kind = Kind::Closes);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Kind m_kind;
};

} // namespace tacklebox
