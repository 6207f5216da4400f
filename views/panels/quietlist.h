// Lists that lines come to by themselves, while a person is elsewhere.
#pragma once

#include <QAbstractItemView>
#include <QAccessible>

namespace tacklebox {

/// A list or tree that tells screen readers of its current line only while it has the focus. Qt's own (6.4)
/// sends them there whenever the current line changes, also of a list that is closed.
template <class View>
class QuietList : public View {
  public:
    using View::View;

  protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        if (this->hasFocus() || !QAccessible::isActive()) return View::currentChanged(current, previous);
        if (current.isValid() && this->hasAutoScroll() && this->isVisible()) this->scrollTo(current);
        this->viewport()->update();
    }
};

} // namespace tacklebox
