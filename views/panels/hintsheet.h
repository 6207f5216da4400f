// A sheet of paper over the table for words that the ribbon has no room for.
#pragma once

#include <QLabel>

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

  signals:
    /// It lies there now; nowhere if that is null.
    void lies(const QRect& there);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    qreal m_letters = 16;
    QRect m_row;
};

} // namespace tacklebox
