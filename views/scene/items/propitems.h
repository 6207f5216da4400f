// Props of effects: drawings that come and go over the table. Each is painted only once, and then moved.
#pragma once

#include "views/scene/items/cacheditem.h"

#include <functional>
#include <memory>

namespace tacklebox {

/// A drawing. Its position is its centre.
class PropItem : public CachedItem {
  public:
    /// `draw` paints a rectangle of that size around the origin when the item is first seen.
    PropItem(PaintContext& paintContext, QSizeF size, std::function<void(QPainter&)> draw);

    QSizeF size() const { return m_size; }

  private:
    void draw(QPainter& painter) override { m_draw(painter); }

    QSizeF m_size;
    std::function<void(QPainter&)> m_draw;
};

/// Covers the whole scene with a colour.
class DimmerItem : public QGraphicsItem {
  public:
    DimmerItem(QRectF scene, QColor colour) : m_scene(scene), m_colour(colour) {}
    /// Sets the opacity from 0 to 1, as a share of the colour's. It changes in coarse steps, because each one
    /// repaints the whole table.
    void setDark(qreal share);
    QRectF boundingRect() const override { return m_scene; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    QRectF m_scene;
    QColor m_colour;
    int m_step = 0;
};

/// A gold coin with a number that counts up.
class CoinItem : public CachedItem {
  public:
    CoinItem(PaintContext& paintContext, int points);
    /// Shows that share of its points.
    void count(qreal share);
    int shown() const { return m_shown; }

  private:
    void draw(QPainter& painter) override;

    int m_points, m_shown = -1;
};

namespace props {

/// Large words on paper, with a line of smaller ones below; at most `most` wide.
std::unique_ptr<PropItem> caption(PaintContext& paintContext, const QString& title, const QString& line,
                                  qreal most);
/// A few words on a dark chip, such as the owner of a card.
std::unique_ptr<PropItem> chip(PaintContext& paintContext, const QString& words, qreal most);
/// Points of a player: gold if won, red if lost.
std::unique_ptr<PropItem> points(PaintContext& paintContext, int points);
/// A rainbow over something of that width. If `only` is valid, all bands have that colour.
std::unique_ptr<PropItem> bow(PaintContext& paintContext, qreal wide, QColor only);
/// A raindrop.
std::unique_ptr<PropItem> drop(PaintContext& paintContext);
/// A beam of light from the upper edge onto something `wide`, whose foot is `high` below that edge.
std::unique_ptr<PropItem> beam(PaintContext& paintContext, qreal wide, qreal high);
/// An anchor.
std::unique_ptr<PropItem> anchor(PaintContext& paintContext);
/// A face-down card of a pile that fans out.
std::unique_ptr<PropItem> back(PaintContext& paintContext, const CardArt& art, QSizeF size);

} // namespace props

} // namespace tacklebox
