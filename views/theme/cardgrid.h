// Cards of equal width side by side, in as many columns as there is room for.
#pragma once

#include <QWidget>

namespace tacklebox {

class CardGrid : public QWidget {
    Q_OBJECT

  public:
    /// No card is narrower than `least` units of scale 1, as long as one has room; none wider than the grid
    /// has with `most` columns.
    CardGrid(int least, int most, QWidget* parent = nullptr);

    /// In this order, which is also that of the focus. Hidden ones take no room.
    void setCards(const QList<QWidget*>& cards);

    /// Units of scale 1 between two columns; cards without a frame of their own want more than the usual.
    void setColumnGap(int units);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    int arrange(int width, bool move) const;
    int columnsIn(int width) const;
    int rowGap() const;
    int columnGap() const;

    int m_least, m_most, m_columnGap;
    QList<QWidget*> m_cards;
};

} // namespace tacklebox
