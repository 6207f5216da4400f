// Base class of charts: heading, legend, accessible description, and a current value, chosen by key or
// pointer.
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
    /// Sets the text shown while there are no values.
    void setNothing(const QString& words);

    virtual int count() const = 0;
    /// Returns value `number` as text: "Game 12: 40".
    virtual QString wordsOf(int number) const = 0;
    /// The chart in one or two sentences, for the accessible description.
    virtual QString summary() const = 0;
    /// The value under the pointer or chosen by key; -1: none.
    int current() const { return m_current; }
    void setCurrent(int number);

    /// Draws the chart within `box`. Parts without enough room are left out.
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

    /// The legend of a chart whose values are `width` pixels wide.
    virtual QList<LegendEntry> legend(qreal width) const = 0;
    /// Draws the values, below heading and legend.
    virtual void drawValues(QPainter& painter, const QRectF& box) const = 0;
    /// Returns the value at `place` of a chart drawn into `box`; -1: none.
    virtual int valueAt(const QRectF& box, const QPointF& place) const = 0;
    /// Height of the values without heading and legend, in lines of text.
    virtual qreal linesWanted() const = 0;

    /// Subclasses call this when the values have changed. Resets current().
    void valuesChanged();
    qreal line() const;        ///< height of a line of text
    QColor colour() const;     ///< for values: contrast of at least 3:1 on the background, light or dark
    QColor faint() const;      ///< for grid lines
    QColor textColour() const; ///< for text
    QColor background() const; ///< background
    void drawSymbol(QPainter& painter, Symbol symbol, const QPointF& middle) const;

    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    /// Returns the rectangle of the values in a chart drawn into `box`.
    QRectF valuesBox(const QRectF& box) const;
    qreal legendHeight(qreal width) const;
    /// Draws the legend and returns its height. Only measures if `painter` is null.
    qreal layLegend(QPainter* painter, const QRectF& box) const;

    QString m_heading, m_nothing;
    int m_current = -1;
};

} // namespace tacklebox
