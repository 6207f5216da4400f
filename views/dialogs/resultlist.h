// The players with their points, place by place: what the sheets at the end of a deal and of a match show.
#pragma once

#include "views/dialogs/results.h"

#include <QListWidget>

namespace tacklebox {

class FaceStore;

/// A list of rows: place, face, name, a bar, the points of deals and what they are made of, the sum. For
/// those who hear it each row is a sentence. Deals for which there is no room are added up in one column,
/// and names for which there is little go on in a second line; more rows than there is room for scroll.
class ResultList : public QListWidget {
    Q_OBJECT

  public:
    /// `faces` outlives the list.
    explicit ResultList(FaceStore& faces, QWidget* parent = nullptr);
    ~ResultList() override;

    /// Shows these; of the deals only the `deals` last ones, one by one.
    void set(const QList<Result>& results, int deals);
    const QList<Result>& results() const { return m_results; }
    /// The size of its letters in pixels; all else goes by it.
    void setLetters(qreal pixels);
    /// How much of the last deal is counted: 0 nothing, 1 all.
    void setCounted(qreal share);
    /// So high that every row is seen; narrow ones lose the bars under their names.
    int heightFor(bool narrowRows) const;
    /// So wide at the least that no number and no name is cut.
    int leastWidth() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// A row was asked for once more.
    void said(const QString& row);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    /// Enter tells the row again; letters are the sheet's.
    void keyPressEvent(QKeyEvent* event) override;

  private:
    friend class ResultDelegate;
    class Head;

    /// A column of numbers.
    struct Column {
        QString head;
        int from = 0, to = 0; ///< of deals, those from the first to before the second are added up
        enum class What : quint8 { Deals, Laid, Left, Usual, Special, Total } what = What::Deals;
        int width = 0;
    };
    void arrange();
    std::vector<Column> columnsFor(int dealsApart) const;
    int widthOf(const std::vector<Column>& columns) const;
    /// What stands there, and how much of it is counted yet.
    int valueOf(const Column& column, const Result& result) const;
    QString textOf(const Column& column, const Result& result) const;
    QFont letters(qreal share, bool bold) const;
    int rowHeight() const;
    void paintHead(QPainter& painter) const;
    void paintRow(QPainter& painter, const QRect& row, int number, bool inFocus) const;
    void paintName(QPainter& painter, const QRectF& box, const Result& result) const;

    FaceStore& m_faces;
    Head* m_head;
    QList<Result> m_results;
    std::vector<Column> m_columns;
    int m_deals = 0;
    qreal m_pixels = 15, m_counted = 1;
    bool m_narrow = false; ///< rows without bars
};

} // namespace tacklebox
