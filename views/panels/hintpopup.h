#pragma once

#include "views/scene/picture/placement.h"

#include <QLabel>

#include <vector>

namespace tacklebox {

/// A popup of paper over the table for text that does not fit in the prompt bar. It is at the bar's upper
/// edge, no larger than its text. Clicks pass through to the table.
class HintPopup : public QLabel {
    Q_OBJECT

  public:
    explicit HintPopup(QWidget* parent = nullptr);

    /// Shows `words` with a font of `fontSize` pixels, above all but the pause overlay; hides if empty. If
    /// `least` is smaller than `fontSize`, the popup may use the whole width of the table and a font of at
    /// least `least` and 75% in order to cover less.
    void setWords(const QString& words, qreal fontSize, qreal least = 0);
    /// Places the popup above `row`, which is in the parent's coordinates. `table` is the widest room that it
    /// may use; null: `row`.
    void placeAbove(const QRect& row, const QRect& table = {});
    /// Hides the popup while it overlaps an enlarged card at `inspector`; null: none.
    void giveWayTo(const QRectF& inspector);
    bool givesWay() const { return m_inspector.intersects(QRectF(geometry())); }
    /// Sets obstacles in the parent's coordinates. The popup moves to where it covers least, either directly
    /// above the row or above `boxes`, which show card counts.
    void keepOff(const std::vector<QRectF>& boxes, const std::vector<Obstacle>& obstacles);

  signals:
    /// The geometry has changed; null: hidden.
    void moved(const QRect& there);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// The best place for that size within the width of `room`.
    Placement placeFor(QSize size, const QRect& room) const;
    void arrange();

    qreal m_fontSize = 16, m_least = 16; ///< preferred and minimum font size in pixels
    qreal m_drawn = 16;                  ///< current font size
    QRect m_row, m_table;
    QRectF m_inspector;
    std::vector<QRectF> m_boxes;
    std::vector<Obstacle> m_obstacles; ///< with the boxes
};

} // namespace tacklebox
