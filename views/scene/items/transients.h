// The items that come and go over the table: cards that fly, rings, dice, and the props of set pieces.
#pragma once

#include <QGraphicsItem>

#include <memory>
#include <vector>

class QGraphicsScene;

namespace tacklebox {

/// Keeps such items while they are seen. What moves them is an Animator's matter: who removes one has ended
/// its motion.
class Transients {
  public:
    /// `scene` shows them, and outlives this.
    explicit Transients(QGraphicsScene& scene) : m_scene(scene) {}

    /// Shows an item, which may be in the scene already, and keeps it until it is removed.
    void add(std::unique_ptr<QGraphicsItem> item);
    /// Deletes the item; one that is not kept here is left alone.
    void remove(const QGraphicsItem* item);
    /// Deletes all.
    void clear() { m_items.clear(); }
    bool isEmpty() const { return m_items.empty(); }
    /// Cards whose faces have been rendered meanwhile are drawn with them.
    void refreshFaces();
    /// Where a set piece has its words, which come first, and the cards that are seen with them (scene
    /// coordinates); nothing where no words of one stand.
    std::vector<QRectF> setPiece() const;

  private:
    QGraphicsScene& m_scene;
    std::vector<std::unique_ptr<QGraphicsItem>> m_items;
};

} // namespace tacklebox
