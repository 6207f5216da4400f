#include "views/panels/wrappedlines.h"

#include "views/theme/theme.h"

#include <QListView>
#include <QPainter>

namespace tacklebox {

namespace {
constexpr int kPadX = 8, kPadY = 4;
constexpr int kFlags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter;
} // namespace

WrappedLines::WrappedLines(QListView* list) : QStyledItemDelegate(list), m_list(list) {
    list->setItemDelegate(this);
    list->setWordWrap(true);
    list->setUniformItemSizes(false);
    list->setResizeMode(QListView::Adjust);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
}

QFont WrappedLines::fontOf(const QStyleOptionViewItem& option, const QModelIndex& index) {
    QFont font = option.font;
    const QVariant wanted = index.data(Qt::FontRole);
    if (wanted.isValid()) font.setBold(wanted.value<QFont>().bold());
    return font;
}

int WrappedLines::markWidth(const QStyleOptionViewItem& option, const QModelIndex& index) {
    const bool more = !index.data(Qt::AccessibleDescriptionRole).toString().isEmpty();
    return more ? QFontMetrics(option.font).height() + 4 : 0;
}

void WrappedLines::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    painter->save();
    const bool chosen = option.state & QStyle::State_Selected;
    const bool focused = chosen && m_list->hasFocus();
    const QPalette& colours = option.palette;
    if (focused)
        painter->fillRect(option.rect, colours.highlight());
    else if (chosen)
        painter->fillRect(option.rect, theme::mixed(colours.color(QPalette::Base),
                                                    colours.color(QPalette::Highlight), 0.25));
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect,
                          theme::mixed(colours.color(QPalette::Base), colours.color(QPalette::Text), 0.06));
    QColor ink = focused ? colours.color(QPalette::HighlightedText) : colours.color(QPalette::Text);
    if (!focused && m_paleRole && index.data(m_paleRole).toBool())
        ink = theme::mixed(colours.color(QPalette::Base), ink, 0.6); // 4.5:1 on both palettes
    painter->setPen(ink);
    painter->setFont(fontOf(option, index));
    const int mark = markWidth(option, index);
    const QRect words = option.rect.adjusted(kPadX, kPadY, -kPadX, -kPadY);
    painter->drawText(words.adjusted(0, 0, -mark, 0), kFlags, index.data(Qt::DisplayRole).toString());
    if (mark) {
        const int side = mark - 4;
        const QRectF circle(words.right() - side + 0.5, words.center().y() - side / 2 + 0.5, side - 1,
                            side - 1);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->drawEllipse(circle);
        painter->drawText(circle, Qt::AlignCenter, QStringLiteral("?"));
        painter->setRenderHint(QPainter::Antialiasing, false);
    }
    if (focused) {
        painter->setPen(QPen(colours.color(QPalette::HighlightedText), 1, Qt::DotLine));
        painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
    }
    painter->restore();
}

QSize WrappedLines::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int width = qMax(60, m_list->viewport()->width());
    const QString font = option.font.key();
    if (width != m_width || font != m_font) {
        m_heights.clear();
        m_width = width;
        m_font = font;
    }
    const QString words = index.data(Qt::DisplayRole).toString();
    const QFont letters = fontOf(option, index);
    const int mark = markWidth(option, index);
    const QString key = words + QChar(letters.bold() ? 1 : 2) + QChar(mark > 0 ? 1 : 2);
    auto known = m_heights.constFind(key);
    if (known == m_heights.constEnd()) {
        const QRect box(0, 0, width - 2 * kPadX - mark, 10000);
        const int height =
            QFontMetrics(letters).boundingRect(box, kFlags & ~Qt::AlignVCenter, words).height();
        known = m_heights.insert(key, qMax(24, height + 2 * kPadY)); // 24 px: WCAG 2.5.8
    }
    return {width, *known};
}

} // namespace tacklebox

#include "moc_wrappedlines.cpp"
