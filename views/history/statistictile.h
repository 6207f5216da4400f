// A tile with one figure: title above, value in large type, explanation below.
#pragma once

#include "views/history/report.h"

#include <QWidget>

namespace tacklebox {

class StatisticTile : public QWidget {
    Q_OBJECT

  public:
    explicit StatisticTile(QWidget* parent = nullptr);

    void show(const Figure& figure);
    const Figure& figure() const { return m_figure; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    /// Fits the text, and at least one line of explanation so that a row of tiles has one height.
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QFont valueFont() const;
    QFont titleFont() const;
    int pad() const;

    Figure m_figure;
};

} // namespace tacklebox
