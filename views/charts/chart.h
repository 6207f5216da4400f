// What all charts share: a heading, a legend, a frame with scales, values that can be walked through by key,
// and words for those who do not see it.
#pragma once

#include "views/charts/axis.h"

#include <QWidget>

class QPainter;

namespace tacklebox {

class Chart : public QWidget {
    Q_OBJECT

  public:
    explicit Chart(const QString& heading, QWidget* parent = nullptr);

    QString heading() const { return m_heading; }
    /// What is said in place of a chart without values.
    void setNothing(const QString& words);

    virtual int count() const = 0;
    /// Value number `number` in words: "Game 12: 40".
    virtual QString wordsOf(int number) const = 0;
    /// The chart in a sentence or two, as its accessible description has it.
    virtual QString summary() const = 0;
    /// The value that is looked at, by key or with the pointer; -1: none.
    int current() const { return m_current; }
    void setCurrent(int number);

    /// Draws the chart into `box`. Nothing is drawn beyond it, however small it is; what does not fit is left
    /// out.
    void draw(QPainter& painter, const QRectF& box) const;

    QSize minimumSizeHint() const override;

  signals:
    void currentChanged(int number);

  protected:
    enum class Symbol { Bar, Mark, Filled, Hollow, Dashes, Line };
    struct LegendEntry {
        Symbol symbol;
        QString words;
    };

    /// For a chart whose values have so much room in width.
    virtual QList<LegendEntry> legend(qreal width) const = 0;
    /// The chart itself, below heading and legend.
    virtual void drawValues(QPainter& painter, const QRectF& box) const = 0;
    /// The value at that place of a chart drawn into `box`; -1 if there is none.
    virtual int valueAt(const QRectF& box, const QPointF& place) const = 0;
    /// Lines of text that the values want below heading and legend.
    virtual qreal linesWanted() const = 0;

    /// To be called when the values have changed.
    void valuesChanged();
    qreal line() const;     ///< the height of a line of text
    QColor colour() const;  ///< of the values: at least 3:1 on the ground, light or dark
    QColor faint() const;   ///< of grid lines
    QColor letters() const; ///< of words
    QColor ground() const;  ///< below everything
    void drawSymbol(QPainter& painter, Symbol symbol, const QPointF& middle) const;

    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    /// Where the values are drawn when the chart is drawn into `box`.
    QRectF valuesBox(const QRectF& box) const;
    qreal legendHeight(qreal width) const;
    /// Draws the legend, or only measures it where `painter` is null; its height.
    qreal layLegend(QPainter* painter, const QRectF& box) const;

    QString m_heading, m_nothing;
    int m_current = -1;
};

} // namespace tacklebox
