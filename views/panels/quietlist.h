// Lists that lines come to by themselves, while a person is elsewhere.
#pragma once

#include "views/theme/meantkey.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QPersistentModelIndex>

namespace tacklebox {

/// A list or tree that is quiet for screen readers while the focus is not in its panel. Qt's own (6.4) sends
/// them to its current line whenever that changes, also when it is closed, and says of the line that it has
/// the focus. So there is no current line then; which it will be again is marked.
template <class Observation>
class QuietList : public Observation {
  public:
    explicit QuietList(QWidget* parent) : Observation(parent) {
        // Later, since the focus also changes while the panel around it is deleted.
        QObject::connect(
            qApp, &QApplication::focusChanged, this, [this] { followFocus(); }, Qt::QueuedConnection);
    }

    /// The current line, or the one that it will be when the focus comes back; invalid without any.
    QModelIndex marked() const {
        const QModelIndex current = this->currentIndex();
        return current.isValid() ? current : QModelIndex(m_marked);
    }

  protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        if (this->hasFocus()) {
            m_marked = current;
            return Observation::currentChanged(current, previous);
        }
        if (current.isValid()) {
            m_marked = current;
            if (this->hasAutoScroll() && this->isVisible()) this->scrollTo(current);
            followFocus();
        }
        this->viewport()->update();
    }

    void focusInEvent(QFocusEvent* event) override {
        // Before the view looks for a line to begin with. Whoever clicks means what is under the mouse:
        // nothing may scroll away from there.
        const bool scrolls = this->hasAutoScroll();
        if (event->reason() == Qt::MouseFocusReason) this->setAutoScroll(false);
        restore();
        Observation::focusInEvent(event);
        this->setAutoScroll(scrolls);
    }

    /// Letters are the page's, which tells with them how the table stands, and not those of a search.
    void keyPressEvent(QKeyEvent* event) override {
        const QString key = meantKey(*event);
        !key.isEmpty() && key[0].isLetterOrNumber() ? event->ignore() : Observation::keyPressEvent(event);
    }

  private:
    bool isFocusNear() const {
        const QWidget* focused = QApplication::focusWidget();
        return focused && (focused == this || this->parentWidget()->isAncestorOf(focused));
    }

    void followFocus() {
        if (isFocusNear())
            restore();
        else if (this->currentIndex().isValid())
            this->selectionModel()->setCurrentIndex({}, QItemSelectionModel::NoUpdate);
    }

    void restore() {
        if (!this->currentIndex().isValid() && m_marked.isValid())
            this->selectionModel()->setCurrentIndex(m_marked, QItemSelectionModel::NoUpdate);
    }

    QPersistentModelIndex m_marked;
};

} // namespace tacklebox
