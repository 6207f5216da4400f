#pragma once

#include "views/scene/items/passingitems.h"

#include <memory>

class QGraphicsScene;

namespace tacklebox {

class Animator;
class Overlays;

/// Shows why something is impossible: words beside a card, and a mark on the place where it may not be
/// dropped. There is at most one, and nothing waits for it. All rectangles are in scene coordinates.
class ErrorCallout {
  public:
    /// All arguments must outlive this object. Nothing waits for motions of `animator`.
    ErrorCallout(QGraphicsScene& scene, PaintContext& paintContext, Animator& animator, Overlays& overlays);

    /// Replaces the current words by `words`, beside `card` and inside `bounds`; empty words only remove
    /// them. `place` is marked unless it is empty. The sign disappears after `millis`; if that is negative,
    /// at end().
    void show(const QString& words, QRectF card, QRectF place, QRectF bounds, int millis);
    /// Removes the sign now.
    void end();
    /// Returns the current words; empty: none.
    QString words() const;
    bool isShown() const { return !words().isEmpty(); }

  private:
    QGraphicsScene& m_scene;
    PaintContext& m_paintContext;
    Animator& m_animator;
    Overlays& m_overlays;
    std::unique_ptr<RefusalItem> m_words;
    std::unique_ptr<RefusedPlaceItem> m_place; ///< null: no place is marked
};

} // namespace tacklebox
