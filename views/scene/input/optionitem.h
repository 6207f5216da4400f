// One option of a move as a small button on the table.
#pragma once

#include "views/scene/picture/gesture.h"
#include "views/theme/facestore.h"

#include <QFont>
#include <QGraphicsObject>
#include <QPointer>

#include <optional>

namespace tacklebox {

/// Options lie above all cards, also above the one in somebody's hand.
inline constexpr qreal kAboveCards = 1e6;

/// The letters of a button or title of that height.
QFont optionFont(qreal height);
/// It is told apart by its words, so its button is as wide as they are.
bool isWordy(const MoveOption& option);
/// What stands on its button.
QString textOf(const MoveOption& option);
/// The key that chooses an option: its own, or for a colour its letter in the player's language. May be
/// empty.
QString keyOf(const MoveOption& option);

/// One option. Its rectangle is its own boundary, at its position in scene coordinates.
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
