// Notices whether a finger or a mouse is in use.
#pragma once

#include <QObject>

namespace tacklebox::theme {

/// Watches all presses of the application that it is given, and tells theme::useTouch() of them. What is
/// pressed stays where it is until the press is over.
class TouchWatch : public QObject {
    Q_OBJECT

  public:
    TouchWatch(QObject& application, QObject* parent);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tacklebox::theme
