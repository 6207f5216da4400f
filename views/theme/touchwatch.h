// Detects whether touch or a mouse is in use.
#pragma once

#include <QObject>

namespace tacklebox::theme {

/// Watches all presses in the application and calls theme::useTouch(). It does so after the release, so that
/// a pressed button does not move.
class TouchWatch : public QObject {
    Q_OBJECT

  public:
    TouchWatch(QObject& application, QObject* parent);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tacklebox::theme
