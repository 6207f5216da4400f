// Presses, keys and moves of the pointer anywhere in the program.
#pragma once

#include <QObject>

class QEvent;

namespace tacklebox::theme {

/// The only event filter of the application. It also calls theme::useTouch(), after the release, so that a
/// pressed button does not move.
class InputWatch : public QObject {
    Q_OBJECT

  public:
    static InputWatch& instance();

  signals:
    /// `watched` is about to receive a key, a press, a move, a touch or a turn of the wheel; a key that may
    /// be a shortcut comes as ShortcutOverride first, and often only so. If a slot sets `taken`, it receives
    /// nothing.
    void input(QObject* watched, QEvent* event, bool& taken);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    InputWatch();
};

} // namespace tacklebox::theme
