// Rectangles of widgets as a value, for layouts that try several variants and apply one.
#pragma once

#include <QList>
#include <QWidget>

#include <utility>

namespace tacklebox {

struct WidgetRects {
    QList<std::pair<QWidget*, QRect>> rects;
    int end = 0; ///< the edge that the next part starts from

    void add(QWidget* widget, const QRect& rect) { rects.append({widget, rect}); }
    void add(QWidget* widget, QPoint at, QSize size) { add(widget, {at, size}); }
    /// Moves the widgets to their rectangles, relative to `origin`.
    void apply(QPoint origin = {}) const {
        for (const auto& [widget, rect] : rects)
            widget->setGeometry(rect.translated(origin));
    }
};

} // namespace tacklebox
