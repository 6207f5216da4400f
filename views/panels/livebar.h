// The clock of a live window.
#pragma once

#include <QProgressBar>

namespace tacklebox {

/// What is left of a time. To screen readers it is a text with a name, "3.4 s": of a bar that runs down they
/// would say each percentage, in the middle of what happens.
class LiveBar : public QProgressBar {
    Q_OBJECT

  public:
    explicit LiveBar(QWidget* parent = nullptr);
};

} // namespace tacklebox
