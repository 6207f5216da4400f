#pragma once

#include "views/scene/input/freeplace.h"

#include <QLabel>

#include <utility>
#include <vector>

namespace tacklebox {

/// A sheet of paper over the table for text that does not fit in the prompt bar. It is at the bar's upper
/// edge, no larger than its text. Clicks pass through to the table.
class HintSheet : public QLabel {
    Q_OBJECT

  public:
    explicit HintSheet(QWidget* parent = nullptr);

    /// Shows `words` with a font of `letters` pixels, above all but the pause overlay; hides if empty. If
    /// `least` is smaller than `letters`, the sheet may use the whole width of the table and a font of at
    /// least `least` and 75% in order to cover less.
    void setWords(const QString& words, qreal letters, qreal least = 0);
    /// Places the sheet above `row`, which is in the parent's coordinates. `table` is the widest room that it
    /// may use; null: `row`.
    void placeAbove(const QRect& row, const QRect& table = {});
    /// Hides the sheet while it overlaps an enlarged card at `inspector`; null: none.
    void giveWayTo(const QRectF& inspector);
    bool givesWay() const { return m_inspector.intersects(QRectF(geometry())); }
    /// Sets obstacles in the parent's coordinates. The sheet moves to where it covers least, either directly
    /// above the row or above `boxes`, which show card counts.
    void keepOff(const std::vector<QRectF>& boxes, const std::vector<Obstacle>& seen);

  signals:
    /// The geometry has changed; null: hidden.
    void lies(const QRect& there);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// The best position for that size within the width of `room`, and the area that it covers.
    std::pair<QPoint, qreal> placeFor(QSize size, const QRect& room) const;
    void lay();

    qreal m_letters = 16, m_least = 16; ///< preferred and minimum font size in pixels
    qreal m_drawn = 16;                 ///< current font size
    QRect m_row, m_table;
    QRectF m_inspector;
    std::vector<QRectF> m_boxes;
    std::vector<Obstacle> m_seen;
};

} // namespace tacklebox
