#pragma once

#include "views/theme/keymap.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QPersistentModelIndex>

namespace tacklebox {

/// A list or tree view that gets rows while the user is elsewhere. It is silent for screen readers unless the
/// focus is in its panel. Qt 6.4 sends them to the current row at each change, even of a closed view, and
/// reports it as focused. So this view has no current row without focus, but remembers it as marked().
template <class View>
class UnannouncedList : public View {
  public:
    explicit UnannouncedList(QWidget* parent) : View(parent) {
        // Queued, since the focus also changes while the panel around it is being destroyed.
        QObject::connect(
            qApp, &QApplication::focusChanged, this, [this] { followFocus(); }, Qt::QueuedConnection);
    }

    /// The current row, or the one to restore when the focus returns; invalid if there is none.
    QModelIndex marked() const {
        const QModelIndex current = this->currentIndex();
        return current.isValid() ? current : QModelIndex(m_marked);
    }

  protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        if (this->hasFocus()) {
            m_marked = current;
            return View::currentChanged(current, previous);
        }
        if (current.isValid()) {
            m_marked = current;
            if (this->hasAutoScroll() && this->isVisible()) this->scrollTo(current);
            followFocus();
        }
        this->viewport()->update();
    }

    void focusInEvent(QFocusEvent* event) override {
        // Before the view looks for a first row. A click must not scroll: the user means the row under the
        // pointer.
        const bool scrolls = this->hasAutoScroll();
        if (event->reason() == Qt::MouseFocusReason) this->setAutoScroll(false);
        restore();
        View::focusInEvent(event);
        this->setAutoScroll(scrolls);
    }

    /// Letters are keys of the page, not a search.
    void keyPressEvent(QKeyEvent* event) override {
        const QString key = keys::meantKey(*event);
        !key.isEmpty() && key[0].isLetterOrNumber() ? event->ignore() : View::keyPressEvent(event);
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
