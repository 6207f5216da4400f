// A simulated person at a table: finds things by their accessible names, and moves mouse, keys and fingers
// through the window.
#pragma once

#include "views/scene/input/tableinput.h"
#include "views/scene/tableview.h"

#include <QAccessible>
#include <QApplication>
#include <QTest>
#include <QWindow>

#include <functional>

namespace tacklebox::testing {

class Person {
  public:
    /// The clock advances a second at each reading, so that no key is too early
    /// (TableInput::kInputGuardMillis).
    explicit Person(TableView& view) : m_view(view) {
        view.input().setClock([millis = qint64(0)]() mutable { return millis += 1000; });
    }

    using Fits = std::function<bool(QAccessibleInterface&)>;
    /// The first matching element of the table; cards and options come before their containers.
    QAccessibleInterface* find(const Fits& fits) const {
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&m_view);
        for (int i = 0; table && i < table->childCount(); ++i)
            if (QAccessibleInterface* found = findIn(table->child(i), fits)) return found;
        return nullptr;
    }
    /// By name or its beginning.
    QAccessibleInterface* find(const QString& name) const {
        return find(
            [&](QAccessibleInterface& thing) { return thing.text(QAccessible::Name).startsWith(name); });
    }

    /// An uncovered point of the element, in the window: cards of a hand overlap to the right.
    QPoint at(QAccessibleInterface* thing) const {
        if (!thing) return {-1, -1};
        const QRect rect = thing->rect();
        const bool card = thing->role() == QAccessible::Button && rect.height() > rect.width() &&
                          thing->parent() &&
                          (thing->parent()->role() == QAccessible::List ||
                           thing->parent()->role() == QAccessible::Grouping);
        // with two rows the lower part is covered
        const QPoint global =
            card ? QPoint(rect.left() + std::min(14, rect.width() / 2), rect.top() + rect.height() / 5)
                 : rect.center();
        return m_view.window()->mapFromGlobal(global);
    }
    QPoint at(const QString& name) const { return at(find(name)); }
    QPoint scene(QPointF point) const {
        return m_view.viewport()->mapTo(m_view.window(), m_view.mapFromScene(point));
    }

    QWindow* window() const { return m_view.window()->windowHandle(); }

    // ---- mouse ----
    void click(QPoint point) const {
        hoverTo(point);
        QTest::mouseClick(window(), Qt::LeftButton, {}, point);
        apart();
    }
    void doubleClick(QPoint point) const {
        QTest::mouseDClick(window(), Qt::LeftButton, {}, point); // a click and its second
        apart();
    }
    void press(QPoint point) const { QTest::mousePress(window(), Qt::LeftButton, {}, point); }
    /// Moves with the button down, in steps: a single jump is no drag.
    void pull(QPoint from, QPoint to) const {
        for (int step = 1; step <= 8; ++step)
            QTest::mouseMove(window(), from + (to - from) * step / 8);
    }
    void release(QPoint point) const {
        QTest::mouseRelease(window(), Qt::LeftButton, {}, point);
        apart();
    }
    void drag(QPoint from, QPoint to) const {
        press(from);
        pull(from, to);
        release(to);
    }
    void hoverTo(QPoint point) const { QTest::mouseMove(window(), point); }

    // ---- a finger ----
    void tap(QPoint point) const {
        QTest::touchEvent(window(), finger()).press(0, point, window());
        QTest::touchEvent(window(), finger()).release(0, point, window());
        apart();
    }
    void slide(QPoint from, QPoint to) const {
        QTest::touchEvent(window(), finger()).press(0, from, window());
        for (int step = 1; step <= 8; ++step)
            QTest::touchEvent(window(), finger()).move(0, from + (to - from) * step / 8, window());
        QTest::touchEvent(window(), finger()).release(0, to, window());
        apart();
    }

    // ---- keys ----
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(window(), key, modifiers);
    }
    void type(const char* letters) const {
        for (; *letters; ++letters)
            QTest::keyClick(window(), *letters);
    }

  private:
    static QPointingDevice* finger() {
        static QPointingDevice* device = QTest::createTouchDevice();
        return device;
    }
    /// Keeps two clicks of a test from being one double click.
    static void apart() {
        QTest::lastMouseTimestamp += QApplication::doubleClickInterval() + 1;
        QCoreApplication::processEvents();
    }
    static QAccessibleInterface* findIn(QAccessibleInterface* thing, const Fits& fits) {
        for (int i = 0; i < thing->childCount(); ++i)
            if (QAccessibleInterface* found = findIn(thing->child(i), fits)) return found;
        return fits(*thing) ? thing : nullptr;
    }

    TableView& m_view;
};

} // namespace tacklebox::testing
