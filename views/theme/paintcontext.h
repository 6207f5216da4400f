// Shared paint resources of the items on the table: strokes, text and card faces.
#pragma once

#include "views/theme/colours.h"
#include "views/theme/facestore.h"
#include "views/theme/shapes.h"
#include "views/theme/textcache.h"

#include <QHash>
#include <QPixmap>

namespace tacklebox {

/// Draws the ring of the keyboard focus around `rect`: paper between two lines of ink, visible on any
/// background. It is not gold, because gold marks the player on turn and playable cards. `scale`: of its
/// strokes.
void drawFocusRing(QPainter& painter, QRectF rect, qreal radius, qreal scale);

/// The background of captions on the scenery, their text, and highlighted parts of their text. In a theme
/// without washes these are opaque and in the theme's colours.
QColor captionBackground(qreal share = 0.65);
QColor captionInk();
QColor captionAct();
/// Fills the background of a caption. Adds an outline in a theme without washes.
void fillCaption(QPainter& painter, QRectF rect, qreal radius, qreal share = 0.65);

/// Paint resources that all items share.
class PaintContext {
  public:
    explicit PaintContext(FaceStore& store) : faces(store) {}

    FaceStore& faces;
    TextCache text;
    qreal unit = 1, ratio = 1;

    /// Card frames, painted once for each size.
    enum class Frame : quint8 { Playable, Hovered, Focus, Marked, Hinted, Rime, Dashed, Shadow };
    /// The scale of frames and rings: in a small window they are as thick as at scale 1.
    qreal frameScale() const;
    /// How far a frame extends beyond the card on each side.
    qreal reach() const { return kReach * frameScale(); }
    /// The radius of a card's corners, as a share of its width.
    static constexpr qreal kCornerShare = 17.0 / 250;
    void frame(QPainter& painter, QRectF card, Frame frame);
    void setScale(qreal newUnit, qreal newRatio);
    /// The size in physical pixels of a card of that logical size.
    QSize physical(QSizeF size) const;

  private:
    static constexpr qreal kReach = 10; ///< at scale 1

    QHash<QString, QPixmap> m_frames;
};

} // namespace tacklebox
