// The close look: a card drawn large beside itself, with its words and a line that leads to its rules.
#pragma once

#include "views/theme/facestore.h"

#include <QGraphicsObject>
#include <QPointer>

namespace tacklebox {

class CloseLook : public QGraphicsObject {
    Q_OBJECT

  public:
    CloseLook();

    void setFaces(FaceStore* faces);
    /// Shows `art` and `words` (Presenter::accessibleText) near the card at `card`, never over it, inside
    /// `bounds`.
    void open(const CardArt& art, const QString& words, QRectF card, QRectF bounds, qreal unit);
    void shut();
    bool isOpen() const { return isVisible(); }
    /// The point is on the line "What does this do?".
    bool onRulesLine(QPointF point) const;
    QRectF rect() const { return m_rect; }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    QPointer<FaceStore> m_faces;
    CardArt m_art;
    QString m_words;
    QRectF m_rect, m_card, m_text, m_line;
    qreal m_unit = 1;
};

} // namespace tacklebox
