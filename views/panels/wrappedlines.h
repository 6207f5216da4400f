#pragma once

#include <QHash>
#include <QStyledItemDelegate>

class QListView;

namespace tacklebox {

/// A delegate for lists of sentences: wraps them and highlights the current row. A row with an accessible
/// description ends with a small question mark. Qt::FontRole makes headings bold.
class WrappedLines : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// Becomes the delegate of `list` and sets it up for wrapped lines.
    explicit WrappedLines(QListView* list);
    /// Rows with a true value in that role are muted.
    void setPaleRole(int role) { m_paleRole = role; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    static QFont fontOf(const QStyleOptionViewItem& option, const QModelIndex& index);
    static int markWidth(const QStyleOptionViewItem& option, const QModelIndex& index);

    QListView* m_list;
    int m_paleRole = 0;
    mutable QHash<QString, int> m_heights; ///< of sentences, for m_width and m_font
    mutable int m_width = 0;
    mutable QString m_font;
};

} // namespace tacklebox
