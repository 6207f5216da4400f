// How lists show sentences: wrapped, with room around them, and a clear mark on the current one. A line that
// has more to say (an accessible description) has a small question mark at its end; headings are bold by
// Qt::FontRole.
#pragma once

#include <QHash>
#include <QStyledItemDelegate>

class QListView;

namespace tacklebox {

class WrappedLines : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// Becomes the delegate of `list` and sets it up for wrapped lines.
    explicit WrappedLines(QListView* list);
    /// Lines with a true value in that role are paler.
    void setPaleRole(int role) { m_paleRole = role; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    static QFont fontOf(const QStyleOptionViewItem& option, const QModelIndex& index);
    static int markWidth(const QStyleOptionViewItem& option, const QModelIndex& index);

    QListView* m_list;
    int m_paleRole = 0;
    mutable QHash<QString, int> m_heights; ///< of sentences, at m_width and m_font
    mutable int m_width = 0;
    mutable QString m_font;
};

} // namespace tacklebox
