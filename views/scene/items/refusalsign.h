// Why something cannot be done, written on the table: words beside a card, and a dark place where it may not
// be dropped.
#pragma once

#include "views/scene/items/passingitems.h"

#include <memory>

class QGraphicsScene;

namespace tacklebox {

class Animator;

/// One such sign at most; it holds up nothing. All rectangles are in scene coordinates.
class RefusalSign {
  public:
    /// All outlive this. `animator` is that of motion for which nothing waits.
    RefusalSign(QGraphicsScene& scene, Brushes& brushes, Animator& animator);

    /// Writes the words beside `card`, inside `bounds`, instead of those that stand there; without words
    /// there is no sign. `place` is darkened if it is not empty. The sign goes after `millis`, or with end()
    /// if that is negative.
    void show(const QString& words, QRectF card, QRectF place, QRectF bounds, int millis);
    /// The sign goes now.
    void end();
    /// What it says; empty if there is none.
    QString words() const;
    /// The words move inside those bounds.
    void setBounds(QRectF bounds);

  private:
    QGraphicsScene& m_scene;
    Brushes& m_brushes;
    Animator& m_animator;
    std::unique_ptr<RefusalItem> m_words;
    std::unique_ptr<RefusedPlaceItem> m_place; ///< null where none is meant
};

} // namespace tacklebox
