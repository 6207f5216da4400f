// A sheet of paper over the table for words that the ribbon has no room for.
#pragma once

#include "views/scene/input/freeplace.h"

#include <QLabel>

#include <utility>
#include <vector>

namespace tacklebox {

/// Lies on top of the ribbon's upper edge and takes as much of the table as its words need, no more. Clicks
/// go through to the table.
class HintSheet : public QLabel {
    Q_OBJECT

  public:
    explicit HintSheet(QWidget* parent = nullptr);

    /// Shows these words, in letters of so many pixels, above all but a pause; hides with none. Where it
    /// would cover much it is as wide as the table and has smaller letters, three quarters as large or
    /// `least`.
    void setWords(const QString& words, qreal letters, qreal least = 0);
    /// It ends at the upper edge of `row` (of its parent), and is no wider, or not than `table`.
    void placeAbove(const QRect& row, const QRect& table = {});
    /// A card is looked at closely there (null: none is): where they meet that alone is seen.
    void giveWayTo(const QRectF& inspector);
    bool givesWay() const { return m_inspector.intersects(QRectF(geometry())); }
    /// It lies where it covers least of that, above the row or above `boxes`, in which cards are counted; all
    /// in coordinates of its parent.
    void keepOff(const std::vector<QRectF>& boxes, const std::vector<Obstacle>& seen);

  signals:
    /// It lies there now; nowhere if that is null.
    void lies(const QRect& there);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// Where it lies best if it is so large, no farther to the sides than `room`; and how much it covers
    /// there.
    std::pair<QPoint, qreal> placeFor(QSize size, const QRect& room) const;
    void lay();

    qreal m_letters = 16, m_least = 16; ///< what is wished, and how small they may be
    qreal m_drawn = 16;                 ///< what they are
    QRect m_row, m_table;
    QRectF m_inspector;
    std::vector<QRectF> m_boxes;
    std::vector<Obstacle> m_seen;
};

} // namespace tacklebox
