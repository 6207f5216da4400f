// What is hidden while something covers the window: nothing of it can be focused, read out or grabbed.
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

namespace tacklebox {

class HiddenWidgets {
  public:
    /// Hides all of the window but `cover`, and but `seen` where it is not null, which stays in sight without
    /// the widgets that lie over it. What announces things to screen readers stays, too.
    void hideAllBut(QWidget* cover, QWidget* seen, QWidget* window);
    /// What was hidden is shown again.
    void showAgain();

  private:
    QList<QPointer<QWidget>> m_hidden;
};

} // namespace tacklebox
