// Hides the widgets behind a cover, so that nothing there can be focused, read out or grabbed.
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

namespace tacklebox {

class HiddenWidgets {
  public:
    /// Hides the widgets in `window`, except `cover`, announcers for screen readers, and `seen` (may be
    /// null). `seen` stays visible without the widgets on top of it.
    void hideAllBut(QWidget* cover, QWidget* seen, QWidget* window);
    /// Shows the hidden widgets again.
    void showAgain();

  private:
    QList<QPointer<QWidget>> m_hidden;
};

} // namespace tacklebox
