// A sheet of paper over the table for words that the ribbon has no room for.
#pragma once

#include "views/scene/input/freeplace.h"

#include <QLabel>

#include <vector>

namespace tacklebox {

/// Lies on top of the ribbon's upper edge and takes as much of the table as its words need, no more. Clicks
/// go through to the table.
class HintSheet : public QLabel {
    Q_OBJECT

  public:
    explicit HintSheet(QWidget* parent = nullptr);

    /// Shows these words, in letters of so many pixels, above all but a pause; hides with none.
    void setWords(const QString& words, qreal letters);
    /// It ends at the upper edge of `row` (of its parent), as far to the left, and is no wider.
    void placeAbove(const QRect& row);
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
    /// Where it lies if it is so large.
    QPoint placeFor(QSize size) const;

    qreal m_letters = 16;
    QRect m_row;
    std::vector<QRectF> m_boxes;
    std::vector<Obstacle> m_seen;
};

} // namespace tacklebox
