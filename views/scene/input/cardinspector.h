#pragma once

#include "views/scene/items/overlays.h"
#include "views/theme/facestore.h"

#include <QFont>
#include <QGraphicsObject>
#include <QPointer>

namespace tacklebox {

/// The texts of the card inspector about a card.
struct CardWords {
    QString title;  ///< "The Net"
    QString facts;  ///< value, and known facts about the group (Presenter::accessibleText()); may be empty
    QString effect; ///< Table::effectWords(); may be empty
    QString now;    ///< Presenter::playWords(); may be empty
    bool hasRules = true; ///< ends with the line that leads to the rules

    /// Returns all texts as sentences, for screen readers.
    QString joined() const;

    bool operator==(const CardWords&) const = default;
};

/// The card inspector: tells beside a card what it is, what it does and what it would do now, with a line
/// that leads to its rules. Shows the face only if the card is small on the table. For a coin it shows the
/// sets below it.
class CardInspector : public QGraphicsObject {
    Q_OBJECT

  public:
    /// `overlays` finds its place and must outlive this object.
    explicit CardInspector(Overlays& overlays);

    void setFaces(FaceStore* faces);
    /// Opens beside `card`, the rectangle of a card on the table, inside `bounds`. Shows `art` if the card on
    /// the table is much smaller than that.
    void open(const CardArt& art, const CardWords& words, QRectF card, QRectF bounds, qreal unit);
    /// The same for the sets below `coin`, a rectangle: a row for each set, with all its cards.
    void openSets(const std::vector<std::vector<CardArt>>& sets, const CardWords& words, QRectF coin,
                  QRectF bounds, qreal unit);
    void shut();
    bool isOpen() const { return isVisible(); }
    const CardWords& words() const { return m_words; }
    /// Returns the number of shown cards.
    int faces() const { return int(m_layout.faces.size()); }
    /// Returns true if the point is on the line that leads to the rules.
    bool onRulesLine(QPointF point) const;
    QRectF rect() const { return m_rect; }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    /// A text and its rectangle, from the upper left corner of the box.
    struct Line {
        QString words;
        QFont font;
        QRectF rect;
    };
    /// A shown card and its rectangle.
    struct ShownFace {
        CardArt art;
        QRectF rect;
    };
    /// The content of the box, wrapped to a width.
    struct Layout {
        QSizeF size;
        QRectF rules, now; ///< `now`: background of CardWords::now
        std::vector<ShownFace> faces;
        std::vector<Line> lines;
        qreal fontScale = 1;
    };
    /// Scale of everything; never below 1.
    qreal large() const;
    QFont textFont(qreal size = 1, bool bold = false) const;
    /// Lays out the content. A single face is beside the first texts, rows of cards are above them.
    Layout layOut(qreal textWidth, QSizeF face) const;
    void layRows(Layout& layout, qreal width, QSizeF face) const;
    /// Chooses the best layout and place, and shows the box.
    void place(QSizeF face, QRectF card, QRectF bounds);
    /// Moves to the place that Overlays has found.
    void moveToPlace();

    Overlays& m_overlays;
    QPointer<FaceStore> m_faces;
    std::vector<std::vector<CardArt>> m_sets; ///< a single card is a set of one
    bool m_ofCoin = false;
    CardWords m_words;
    QRectF m_rect;
    Layout m_layout;
    std::vector<Layout> m_layouts;     ///< of the requested options
    qreal m_unit = 1, m_fontScale = 1; ///< m_fontScale: scale of the font
};

} // namespace tacklebox
