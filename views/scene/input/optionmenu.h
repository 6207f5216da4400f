// Petals: the small buttons that open at a seat, at a zone or in the middle of the table where a move needs
// one more choice. Up to five stand at the place they belong to; more make a chart over the middle.
#pragma once

#include "views/scene/picture/presenter.h"
#include "views/theme/facestore.h"

#include <QGraphicsObject>
#include <QGraphicsScene>
#include <QPointer>

#include <optional>
#include <vector>

namespace tacklebox {

/// Draws the shape that means a colour in every deck: red triangle, yellow disc, green square, blue drop,
/// purple star, filled with it and outlined in ink. `colour` as in Petal::id; anything else draws nothing.
void drawColourShape(QPainter& painter, const QRectF& box, int colour);
/// Draws a suit: 0 spades, 1 hearts, 2 diamonds, 3 clubs.
void drawSuitShape(QPainter& painter, const QRectF& box, int suit);
/// The key that chooses a petal: its own, or for a colour its letter in the player's language. May be empty.
QString keyOf(const Petal& petal);

/// One petal. Its rectangle is its own boundary, at its position in scene coordinates.
class PetalItem : public QGraphicsObject {
    Q_OBJECT

  public:
    PetalItem(const Gesture& gesture, const QRectF& rect, FaceStore* faces, std::optional<CardArt> art);

    const Gesture& gesture() const { return m_gesture; }
    QRectF rect() const { return m_rect; }
    void setFocused(bool focused);
    void setHovered(bool hovered);
    void setHinted(bool hinted);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    Gesture m_gesture;
    QRectF m_rect;
    QPointer<FaceStore> m_faces;
    std::optional<CardArt> m_art;
    bool m_focused = false, m_hovered = false, m_hinted = false;
};

/// Petals that belong to one aim.
struct PetalBunch {
    std::vector<Gesture> gestures; ///< each with a petal
    QRectF at;                     ///< the seat's panel, the zone, or where the middle of the table is free
    bool atSeat = false;           ///< below the panel's edge, not in its middle
    bool chart = false;            ///< a panel under the petals, with `title`
    QString title;
};

/// All petals that are open.
class Petals : public QObject {
    Q_OBJECT

  public:
    Petals(QGraphicsScene& scene, QObject* parent);
    ~Petals() override;

    void setFaces(FaceStore* faces) { m_faces = faces; }
    /// Opens these and closes all others. `unit` and `bounds` as in TableLayout and the view; petals are
    /// never smaller than 28 pixels and never outside the bounds. The focus stays on a petal that is still
    /// there.
    void bloom(const std::vector<PetalBunch>& bunches, const Presenter& presenter, qreal unit, QRectF bounds);
    void close();

    const std::vector<PetalItem*>& items() const { return m_items; }
    bool open() const { return !m_items.empty(); }
    /// The petal under a point, -1 for none.
    int at(QPointF point) const;
    /// True on the ground of a chart: a click there must not reach the cards below.
    bool onChart(QPointF point) const;
    int focused() const { return m_focused; }
    /// -1 takes the focus away.
    void setFocused(int index);
    void setHovered(int index);
    /// Keys: the next petal in that direction (dx, dy are -1, 0 or 1), or the same where there is none.
    int neighbour(int index, int dx, int dy) const;

  signals:
    /// Petals have opened or closed.
    void changed();

  private:
    void clear();

    QGraphicsScene& m_scene;
    QPointer<FaceStore> m_faces;
    std::vector<PetalItem*> m_items;
    std::vector<QPointer<QGraphicsObject>> m_grounds;
    std::vector<QRectF> m_charts;
    std::vector<PetalBunch> m_shown;
    QRectF m_bounds;
    int m_focused = -1, m_hovered = -1;
};

} // namespace tacklebox
