// What the items on the table draw with: colours, strokes, letters and the faces of cards.
#pragma once

#include "views/theme/colours.h"
#include "views/theme/facestore.h"
#include "views/theme/textcache.h"

#include <QHash>
#include <QPixmap>

namespace tacklebox {

/// A rounded rectangle, only its line.
void strokeRounded(QPainter& painter, QRectF rect, qreal radius, QColor colour, qreal width);
/// A rounded rectangle, filled.
void fillRounded(QPainter& painter, QRectF rect, qreal radius, QColor colour);
/// The ring of the keyboard's focus around `rect`: paper between two lines of ink, so that it shows on any
/// ground. Not gold, which says whose turn it is and what can be played.
void drawFocusRing(QPainter& painter, QRectF rect, qreal radius);

/// The ground under words that lie on the scenery, those words, and those of them that mean something now:
/// night and foam, or, where the theme has no washes, its own black and white.
QColor captionGround(qreal share = 0.65);
QColor captionInk();
QColor captionAct();
/// Such a ground; outlined where the theme outlines every part.
void fillCaption(QPainter& painter, QRectF rect, qreal radius, qreal share = 0.65);

/// What all items draw with.
class Brushes {
  public:
    explicit Brushes(FaceStore& store) : faces(store) {}

    FaceStore& faces;
    TextCache text;
    qreal unit = 1, ratio = 1;

    /// Frames of cards, drawn once for each size.
    enum class Frame : quint8 { Playable, Hovered, Focus, Marked, Hinted, Rime, Dashed, Shadow };
    /// How far a frame reaches over the card on each side.
    static constexpr qreal kReach = 10;
    /// The radius of a card's corners, as a share of its width.
    static constexpr qreal kCornerShare = 17.0 / 250;
    void frame(QPainter& painter, QRectF card, Frame frame);
    void setScale(qreal newUnit, qreal newRatio);
    /// The physical size of a card of that logical size.
    QSize physical(QSizeF size) const;

  private:
    QHash<QString, QPixmap> m_frames;
};

} // namespace tacklebox
