#pragma once

#include "views/scene/picture/gesture.h"
#include "views/theme/facestore.h"

#include <QFont>
#include <QGraphicsObject>
#include <QPointer>

#include <optional>

namespace tacklebox {

/// Options are above all cards, including a carried one.
inline constexpr qreal kAboveCards = 1e6;

/// Returns the font for a button or title of that height.
QFont optionFont(qreal height);
/// Returns true if words identify the option. Its button is as wide as they are.
bool isWordy(const MoveOption& option);
/// Returns the text on its button.
QString textOf(const MoveOption& option);

/// A small button on the table for one option of a move. `rect` is in scene coordinates.
class OptionItem : public QGraphicsObject {
    Q_OBJECT

  public:
    OptionItem(const Gesture& gesture, const QRectF& rect, FaceStore* faces, std::optional<CardArt> art);

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

} // namespace tacklebox
