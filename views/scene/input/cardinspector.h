// The card inspector: beside a card what it is, what it does and what it would do now, with a line that leads
// to its rules. Its face only where that is small on the table. Of a coin: the sets that lie under it.
#pragma once

#include "views/scene/input/freeplace.h"
#include "views/theme/facestore.h"

#include <QFont>
#include <QGraphicsObject>
#include <QPointer>

namespace tacklebox {

/// What the card inspector says of a card.
struct CardWords {
    QString title;  ///< "The Net"
    QString facts;  ///< what it is worth and what is known of its group (Presenter::accessibleText()); may be
                    ///< empty
    QString effect; ///< Table::effectWords(); may be empty
    QString now;    ///< Presenter::playWords(); may be empty

    /// All of it in sentences, for those who hear it.
    QString joined() const;

    bool operator==(const CardWords&) const = default;
};

class CardInspector : public QGraphicsObject {
    Q_OBJECT

  public:
    CardInspector();

    void setFaces(FaceStore* faces);
    /// Shows `words`, and `art` where `card`, the card on the table, is much smaller than that would be;
    /// beside it, inside `bounds`, and on none of `obstacles` where there is room.
    void open(const CardArt& art, const CardWords& words, QRectF card, QRectF bounds,
              const std::vector<Obstacle>& obstacles, qreal unit);
    /// The same of sets that lie under the coin `coin`, with all their cards: a row for each set.
    void openSets(const std::vector<std::vector<CardArt>>& sets, const CardWords& words, QRectF coin,
                  QRectF bounds, const std::vector<Obstacle>& obstacles, qreal unit);
    void shut();
    bool isOpen() const { return isVisible(); }
    const CardWords& words() const { return m_words; }
    bool hasFace() const { return !m_setting.faces.empty(); }
    /// How many cards it shows.
    int faces() const { return int(m_setting.faces.size()); }
    /// The point is on the line that leads to the rules.
    bool onRulesLine(QPointF point) const;
    QRectF rect() const { return m_rect; }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    /// A text and where it stands, from the upper left corner of the box.
    struct Line {
        QString words;
        QFont font;
        QRectF rect;
    };
    /// A card that is shown, and where.
    struct ShownFace {
        CardArt art;
        QRectF rect;
    };
    /// Everything that stands in the box, set in lines as wide as that.
    struct Setting {
        QSizeF size;
        QRectF rules, now; ///< `now`: the ground behind what it would do now
        std::vector<ShownFace> faces;
        std::vector<Line> lines;
    };
    /// By how much all is larger than at unit 1; it is never smaller.
    qreal large() const;
    QFont textFont(qreal size = 1, bool bold = false) const;
    /// A single face stands beside the first words, rows of them stand above.
    Setting set(qreal textWidth, QSizeF face) const;
    void layRows(Setting& setting, qreal width, QSizeF face) const;
    /// Takes the setting that lies best, and shows it.
    void place(QSizeF face, QRectF card, QRectF bounds, const std::vector<Obstacle>& obstacles);

    QPointer<FaceStore> m_faces;
    std::vector<std::vector<CardArt>> m_sets; ///< or one card alone
    bool m_ofCoin = false;
    CardWords m_words;
    QRectF m_rect;
    Setting m_setting;
    qreal m_unit = 1, m_letters = 1; ///< m_letters: of their usual size
};

} // namespace tacklebox
