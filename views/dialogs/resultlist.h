#pragma once

#include "views/dialogs/results.h"

#include <QListWidget>

namespace tacklebox {

class FaceStore;

/// List of players with their points, at the end of a round or match. A row has place, portrait, name, bar,
/// points by round and category, and total; for screen readers it is a sentence. Rounds that do not fit share
/// a column. Long names wrap. Too many rows scroll.
class ResultList : public QListWidget {
    Q_OBJECT

  public:
    /// `faces` must outlive this object.
    explicit ResultList(FaceStore& faces, QWidget* parent = nullptr);
    ~ResultList() override;

    /// Sets the results. At most the last `deals` deals get their own column.
    void set(const QList<Result>& results, int deals, const QString& game);
    const QList<Result>& results() const { return m_results; }
    /// Sets the font size in pixels, which also scales the rest.
    void setFontSize(qreal pixels);
    /// Sets how much of the last round's points to count, 0 to 1.
    void setCounted(qreal share);
    /// The height that shows all rows. `narrowRows`: without bars.
    int heightFor(bool narrowRows) const;
    /// The minimum width at which no number is cut, with some room for names.
    int leastWidth() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// Enter was pressed on a row: announce it again.
    void said(const QString& row);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    /// Enter announces the row again. Letters are left to the parent.
    void keyPressEvent(QKeyEvent* event) override;

  private:
    friend class ResultDelegate;
    class Head;

    struct Column {
        QString head;
        int from = 0, to = 0; ///< sums the rounds from `from` to before `to`
        enum class Category : quint8 { Deals, Laid, Left, Usual, Special, Total } category = Category::Deals;
        int width = 0;
    };
    void arrange();
    std::vector<Column> columnsFor(int dealsApart) const;
    int widthOf(const std::vector<Column>& columns) const;
    /// The value of a column, with the last round counted as far as setCounted() says.
    int valueOf(const Column& column, const Result& result) const;
    QString textOf(const Column& column, const Result& result) const;
    QFont fontOf(qreal share, bool bold) const;
    int rowHeight() const;
    void paintHead(QPainter& painter) const;
    void paintRow(QPainter& painter, const QRect& row, int number, bool inFocus) const;
    void paintName(QPainter& painter, const QRectF& box, const Result& result) const;

    FaceStore& m_faces;
    Head* m_head;
    QList<Result> m_results;
    std::vector<Column> m_columns;
    int m_deals = 0;
    QString m_game;
    qreal m_pixels = 15, m_counted = 1;
    bool m_narrow = false; ///< rows without bars
};

} // namespace tacklebox
