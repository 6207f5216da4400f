#include "views/panels/wrappedlines.h"

#include "views/theme/parts.h"
#include "views/theme/theme.h"

#include <QListView>
#include <QPainter>

namespace tacklebox {

namespace {
constexpr int kPadX = 10, kPadY = 7;
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
    const theme::Theme& colours = theme::currentTheme();
    const qreal unit = theme::unitOf(*m_list);
    const bool chosen = option.state & QStyle::State_Selected;
    const bool focused = chosen && m_list->hasFocus(), over = option.state & QStyle::State_MouseOver;
    const QRectF row = QRectF(option.rect).adjusted(1, 1, -1, -1);
    const bool lit = chosen || (over && colours.shadows);
    painter->setRenderHint(QPainter::Antialiasing);
    if (lit || index.row() % 2 == 1) {
        painter->setPen(focused || (chosen && !colours.shadows) ? QPen(colours.ink, 2 * unit)
                                                                : QPen(Qt::NoPen));
        painter->setBrush(focused || (chosen && !colours.shadows) ? colours.row
                          : lit ? theme::mixed(colours.paper, colours.row, chosen ? 0.6 : 0.3)
                                : colours.paperSecond);
        painter->drawRoundedRect(row, 7 * unit, 7 * unit);
    }
    painter->setRenderHint(QPainter::Antialiasing, false);
    QColor ink = focused || (chosen && !colours.shadows) ? colours.onRow : colours.ink;
    if (!lit && m_paleRole && index.data(m_paleRole).toBool()) ink = colours.muted;
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
    const QFont lineFont = fontOf(option, index);
    const int mark = markWidth(option, index);
    const QString key = words + QChar(lineFont.bold() ? 1 : 2) + QChar(mark > 0 ? 1 : 2);
    auto known = m_heights.constFind(key);
    if (known == m_heights.constEnd()) {
        const QRect box(0, 0, width - 2 * kPadX - mark, 10000);
        const int height =
            QFontMetrics(lineFont).boundingRect(box, kFlags & ~Qt::AlignVCenter, words).height();
        known = m_heights.insert(key, qMax(34, height + 2 * kPadY)); // WCAG 2.5.8 requires 24 px
    }
    return {width, *known};
}

} // namespace tacklebox

#include "moc_wrappedlines.cpp"
