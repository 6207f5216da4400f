// A grid of cards of equal width, with as many columns as there is room for.
#pragma once

#include "views/theme/widgetrects.h"

#include <QWidget>

namespace tacklebox {

class CardGrid : public QWidget {
    Q_OBJECT

  public:
    /// Cards are at least `least` units of scale 1 wide, if the grid has room for one. There are at most
    /// `most` columns.
    CardGrid(int least, int most, QWidget* parent = nullptr);

    /// Sets the cards, in the order of the focus. Hidden cards take no room.
    void setCards(const QList<QWidget*>& cards);

    /// Sets the gap between two columns, in units of scale 1.
    void setColumnGap(int units);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    WidgetRects rectsFor(int width) const;
    int columnsIn(int width) const;
    int rowGap() const;
    int columnGap() const;

    int m_least, m_most, m_columnGap;
    QList<QWidget*> m_cards;
};

} // namespace tacklebox
