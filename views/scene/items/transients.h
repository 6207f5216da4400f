#pragma once

#include <QGraphicsItem>

#include <memory>
#include <vector>

class QGraphicsScene;

namespace tacklebox {

/// Keeps the temporary items over the table: flying cards, rings, dice and props of effects. An Animator
/// moves them; end the motion of an item before you remove it.
class Transients {
  public:
    /// `scene` shows the items and must outlive this object.
    explicit Transients(QGraphicsScene& scene) : m_scene(scene) {}

    /// Shows an item, which may be in the scene already, and keeps it until it is removed.
    void add(std::unique_ptr<QGraphicsItem> item);
    /// Deletes the item. Ignores items that are not kept here.
    void remove(const QGraphicsItem* item);
    /// Deletes all items.
    void clear() { m_items.clear(); }
    bool isEmpty() const { return m_items.empty(); }
    /// Redraws cards whose faces have been rendered.
    void refreshFaces();
    /// Returns the rectangles of an effect in scene coordinates: first its words, then the visible cards.
    /// Returns nothing if no effect shows words.
    std::vector<QRectF> effectRects() const;

  private:
    QGraphicsScene& m_scene;
    std::vector<std::unique_ptr<QGraphicsItem>> m_items;
};

} // namespace tacklebox
