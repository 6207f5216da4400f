#pragma once

#include <QProgressBar>

namespace tacklebox {

/// The remaining time of a live window. For screen readers it is static text, "Time until the fish is
/// free: 3.4 s", since they would announce each percentage of a progress bar.
class LiveBar : public QProgressBar {
    Q_OBJECT

  public:
    explicit LiveBar(QWidget* parent = nullptr);
};

} // namespace tacklebox
